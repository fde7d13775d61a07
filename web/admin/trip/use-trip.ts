import { useQuery } from '@tanstack/react-query'
import { query } from '#web/data/query.ts'

/**
 * One call reads all of a trip (CRM-33); '' reads none. The trip shows together with its notices, which stand above it: if they came later,
 * they would push the buttons of the trip away from under a pointer.
 */
export function useTrip(id: string) {
	// The customer may have changed something. Each opening reads both again and shows the cached ones until then (CRM-36).
	const options = { enabled: id !== '', staleTime: 0 }
	const { data, error, refetch } = useQuery({ ...query('/api/admin/trips/:id', { id }), ...options })
	const { isPending } = useQuery({ ...query('/api/admin/trips/:id/notices', { id }), ...options })
	return { data: isPending ? undefined : data, error, refetch }
}
