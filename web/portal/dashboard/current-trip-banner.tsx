import type { PortalTrip } from '#shared/trips/whole-trip.ts'
import { daysOfTrip } from '#shared/portal/trips.ts'
import { TripLink } from '../app/trip-link.tsx'

/** The current trip and its day, as a link to the trip (PORTAL-10). */
export function CurrentTripBanner({ trip, today }: { trip: PortalTrip; today: string }) {
	const day = daysOfTrip({ startDate: trip.startDate, endDate: today })
	return (
		<TripLink trip={trip}>
			<span className="min-w-0">
				<span className="block">
					Day {day} of {daysOfTrip(trip)}{' '}
				</span>
				<span className="block truncate font-display text-3xl">{trip.name}</span>
			</span>
		</TripLink>
	)
}
