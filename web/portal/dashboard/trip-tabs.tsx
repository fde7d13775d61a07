import { Luggage, Map as MapIcon } from 'lucide-react'
import type { PortalTrip } from '#shared/trips/whole-trip.ts'
import { splitByTime } from '#shared/portal/trips.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TripCard, TripCardSkeleton } from './trip-card.tsx'

const GRID = 'card-grid'

/** The upcoming and past trips (PORTAL-12). `trips` is undefined while loading. */
export function TripTabs({ trips, today }: { trips: readonly PortalTrip[] | undefined; today: string }) {
	if (!trips)
		return (
			<output className={GRID}>
				<span className="sr-only">Loading your trips…</span>
				<TripCardSkeleton />
				<TripCardSkeleton />
			</output>
		)
	const { upcoming, past } = splitByTime(trips, today)
	return (
		<Tabs
			label="Your trips"
			tabs={[
				{
					value: 'upcoming',
					label: 'Upcoming Trips',
					content: upcoming.length ? (
						<TripCards trips={upcoming} />
					) : (
						<EmptyState
							icon={<Luggage />}
							title="No upcoming trips"
							description="You don't have any trips planned at the moment"
						/>
					),
				},
				{
					value: 'past',
					label: 'Past Trips',
					content: past.length ? (
						<TripCards trips={past} />
					) : (
						<EmptyState icon={<MapIcon />} title="No past trips" description="You haven't traveled with us yet" />
					),
				},
			]}
		/>
	)
}

const TripCards = ({ trips }: { trips: readonly PortalTrip[] }) => (
	<ul className={GRID}>
		{trips.map((trip) => (
			<li key={trip.id}>
				<TripCard trip={trip} />
			</li>
		))}
	</ul>
)
