import type { PortalTrip } from '#shared/trips/whole-trip.ts'
import { isUnderWay } from '#shared/portal/trips.ts'
import { useAuth } from '#web/data/session.tsx'
import { Countdown } from './countdown.tsx'
import { PageHero } from '../app/page-hero.tsx'
import { TripPicture } from '../app/trip-picture.tsx'
import { CurrentTripBanner } from './current-trip-banner.tsx'

type Props = {
	/** Undefined while they are awaited. */
	trips: readonly PortalTrip[] | undefined
	next: PortalTrip | undefined
	today: string
}

/** Whoever travels or is about to sees that first: the trip under way, and how long until the next. */
export function DashboardHero({ trips, next, today }: Props) {
	const { user } = useAuth()
	const underWay = trips?.find((trip) => isUnderWay(trip, today))
	const shown = underWay ?? next ?? trips?.at(-1)
	return (
		<PageHero picture={trips && <TripPicture trip={shown ?? NO_TRIP} use="header" className="animate-fade-in" />}>
			<div className="mt-auto pt-28">
				<h1 className="font-display text-5xl md:text-7xl">Your Holidays</h1>
				<p className="mt-1 text-lg wrap-anywhere md:mt-2">Welcome back, {user?.username}</p>
				{/* As high as what is going to stand here, so that nothing moves when it comes. */}
				<div className="mt-5 grid min-h-22 gap-3 md:mt-8 md:flex md:flex-wrap">
					{underWay ? <CurrentTripBanner trip={underWay} today={today} /> : null}
					{next ? <Countdown trip={next} today={today} /> : null}
				</div>
			</div>
		</PageHero>
	)
}

/** For those who have no trip yet, a picture to dream of. */
const NO_TRIP = { id: '', destination: 'Tropical', thumbnailImage: null, headerImage: null }
