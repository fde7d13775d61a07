import { useQuery } from '@tanstack/react-query'
import { query } from '#web/query.ts'
import type { ListedTrip, Stats } from '#shared/contract.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { Enquiries } from './enquiries.tsx'
import { LoadFailed } from './load-failed.tsx'
import { SectionHeader } from './section-header.tsx'
import { usePlace } from './use-place.ts'

/** Specification 2 section 9. */
const RECENT = 10

const CARDS: readonly (readonly [label: string, key: keyof Stats])[] = [
	['Total Customers', 'totalCustomers'],
	['Total Trips', 'totalTrips'],
	['Pending Approvals', 'pendingApprovals'],
	['Active Trips', 'activeTrips'],
]

const COLUMNS: readonly Column<ListedTrip>[] = [
	{ header: 'Trip Name', cell: (trip) => trip.name },
	{ header: 'Destination', cell: (trip) => trip.destination ?? 'Not specified' },
	{ header: 'Start Date', cell: (trip) => staffDate(trip.startDate), className: 'whitespace-nowrap' },
	{ header: 'End Date', cell: (trip) => staffDate(trip.endDate), className: 'whitespace-nowrap' },
]

export function Dashboard() {
	return (
		<>
			<SectionHeader title="Dashboard" />
			<StatCards />
			<RecentTrips />
			<Enquiries />
		</>
	)
}

function StatCards() {
	const { data, error, refetch } = useQuery(query('/api/admin/stats'))
	if (error && !data)
		return (
			<Card flush className="mb-6">
				<LoadFailed error={error} onRetry={refetch} />
			</Card>
		)
	return (
		<dl className="mb-6 grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4" aria-busy={!data}>
			{CARDS.map(([label, key]) => (
				<Card key={key} className="flex flex-col-reverse justify-between gap-1">
					<dt className="text-ink-soft">{label}</dt>
					<dd className="font-display text-4xl">{data ? data.stats[key] : <Skeleton className="h-[1.15em] w-16" />}</dd>
				</Card>
			))}
		</dl>
	)
}

function RecentTrips() {
	const { openTrip } = usePlace()
	const { data, error, refetch } = useQuery(query('/api/admin/trips', { limit: RECENT }))
	return (
		<Card flush>
			<h2 className="border-b border-line px-5 py-4 font-display text-2xl">Recent Trips</h2>
			{data ? (
				<Table
					label="Recent Trips"
					columns={COLUMNS}
					rows={data.trips}
					rowKey={(trip) => trip.id}
					onOpen={(trip) => openTrip(trip.id)}
					openLabel={(trip) => `Open ${trip.name}`}
					empty={<EmptyState title="No trips yet" />}
				/>
			) : error ? (
				<LoadFailed error={error} onRetry={refetch} />
			) : (
				<SkeletonRows />
			)}
		</Card>
	)
}
