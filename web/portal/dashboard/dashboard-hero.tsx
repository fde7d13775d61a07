import type { PortalTrip } from '#shared/trips/whole-trip.ts'
import { isUnderWay } from '#shared/portal/trips.ts'
import { useAuth } from '#web/data/session.tsx'
import { useIsHydrating } from '#web/ui/rendered-at.ts'
import { Countdown } from './countdown.tsx'
import { PageHero } from '../app/page-hero.tsx'
import { defaultPicture } from '#shared/trips/trip-picture.ts'
import { TripPicture } from '../app/trip-picture.tsx'
import { CurrentTripBanner } from './current-trip-banner.tsx'

type Props = {
	/** Undefined while loading. */
	trips: readonly PortalTrip[] | undefined
	next: PortalTrip | undefined
	today: string
}

/** The dashboard's hero, with the current trip and the countdown to the next one. */
export function DashboardHero({ trips, next, today }: Props) {
	const { user } = useAuth()
	const isHydrating = useIsHydrating()
	const currentTrip = trips?.find((trip) => isUnderWay(trip, today))
	const shown = currentTrip ?? next ?? trips?.at(-1)
	return (
		<PageHero
			picture={
				trips && (
					<TripPicture
						trip={shown ?? PLACEHOLDER_TRIP}
						drawing={defaultPicture(shown ?? PLACEHOLDER_TRIP)}
						use="header"
					/>
				)
			}
		>
			<div>
				<h1 className="opening-title">Your Holidays</h1>
				<p className="mt-1 text-lg wrap-anywhere md:mt-2">Welcome back, {user?.username}</p>
				{/* Reserves the height of the links, to avoid a layout shift when they appear. */}
				<div className="mt-5 grid min-h-22 gap-3 md:mt-8 md:flex md:flex-wrap">
					{currentTrip && !isHydrating ? <CurrentTripBanner trip={currentTrip} today={today} /> : null}
					{next && !isHydrating ? <Countdown trip={next} today={today} /> : null}
				</div>
			</div>
		</PageHero>
	)
}

/** Selects the drawing for customers without trips. */
const PLACEHOLDER_TRIP = { id: '', destination: 'Tropical', thumbnailImage: null, headerImage: null }
