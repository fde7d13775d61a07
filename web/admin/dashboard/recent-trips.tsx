import { useQuery } from '@tanstack/react-query'
import type { ListedTrip } from '#shared/trips/whole-trip.ts'
import { query } from '#web/data/query.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { Table } from '#web/ui/table/table.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'

/** CRM-13 */
const RECENT = 10

const COLUMNS: readonly Column<ListedTrip>[] = [
	{ header: 'Trip Name', cell: (trip) => trip.name },
	{ header: 'Destination', cell: (trip) => trip.destination ?? 'Not specified' },
	{ header: 'Start Date', cell: (trip) => staffDate(trip.startDate), className: 'whitespace-nowrap' },
	{ header: 'End Date', cell: (trip) => staffDate(trip.endDate), className: 'whitespace-nowrap' },
]

export function RecentTrips() {
	const { openTrip } = useAdminLocation()
	const { data, error, refetch } = useQuery(query('/api/admin/trips', { limit: RECENT }))
	if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows />
	return (
		<Table
			label="Recent Trips"
			columns={COLUMNS}
			rows={data.trips}
			rowKey={(trip) => trip.id}
			onOpen={(trip) => openTrip(trip.id)}
			openLabel={(trip) => `Open ${trip.name}`}
			empty={<EmptyState title="No trips yet" />}
		/>
	)
}
