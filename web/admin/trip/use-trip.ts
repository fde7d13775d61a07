import { useQuery } from '@tanstack/react-query'
import { query } from '#web/data/query.ts'

/** One call reads all of a trip (CRM-33); '' reads none. */
export const useTrip = (id: string) =>
	useQuery({
		...query('/api/admin/trips/:id', { id }),
		enabled: id !== '',
		// The customer may have changed something. Each opening reads the trip again and shows the cached one until then (CRM-36).
		staleTime: 0,
	})
