import { useQuery } from '@tanstack/react-query'
import type { TakenPart } from '#shared/portal/taken-part.ts'
import { query } from '#web/data/query.ts'

const NONE: readonly TakenPart[] = []

/** What the records of a trip show of the catalogue (PORTAL-153), if it is `wanted`. Nothing before it has been read, and without a network. */
export function useTakenParts(tripId: string, wanted: boolean): readonly TakenPart[] {
	const { data } = useQuery({ ...query('/api/portal/trips/:id/taken', { id: tripId }), enabled: wanted })
	return data?.taken ?? NONE
}
