import type { PortalTrip } from '#shared/trips/whole-trip.ts'
import { countdownTo, departureDay } from '#shared/portal/trips.ts'
import { TripLink } from '../app/trip-link.tsx'

/** Days until the departure, as a link to the trip (PORTAL-9). */
export function Countdown({ trip, today }: { trip: PortalTrip; today: string }) {
	const { days, label } = countdownTo(departureDay(trip, today), today)
	return (
		<TripLink trip={trip}>
			{days > 0 ? <span className="font-display text-6xl leading-none">{days} </span> : null}
			<span className="min-w-0">
				<span className={days > 0 ? 'block text-lg' : 'block font-display text-3xl'}>{label} </span>
				<span className="block truncate text-foam/85">{trip.name}</span>
			</span>
		</TripLink>
	)
}
