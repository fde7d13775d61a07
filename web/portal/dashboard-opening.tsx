import type { PortalTrip } from '#shared/contract.ts'
import { isUnderWay } from '#shared/portal/trips.ts'
import { useAuth } from '#web/session.tsx'
import { Countdown } from './countdown.tsx'
import { Opening } from './opening.tsx'
import { TripPicture } from './trip-picture.tsx'
import { UnderWay } from './under-way.tsx'

type Props = {
	/** Undefined while they are awaited. */
	trips: readonly PortalTrip[] | undefined
	next: PortalTrip | undefined
	today: string
}

/** Whoever travels or is about to sees that first: the trip under way, and how long until the next. */
export function DashboardOpening({ trips, next, today }: Props) {
	const { user } = useAuth()
	const underWay = trips?.find((trip) => isUnderWay(trip, today))
	const shown = underWay ?? next ?? trips?.at(-1)
	return (
		<Opening
			picture={trips && <TripPicture trip={shown ?? NO_TRIP} use="header" className="animate-fade-in" />}
			className="flex min-h-112 md:min-h-120"
		>
			<div className="mx-auto flex w-full max-w-6xl flex-col justify-between gap-8 px-4 pt-24 pb-14 md:px-8 md:pt-30 md:pb-20">
				<div>
					<h1 className="font-display text-5xl md:text-7xl">Your Holidays</h1>
					<p className="mt-2 text-lg wrap-anywhere">Welcome back, {user?.username}</p>
				</div>
				<div className="grid gap-3 md:flex md:flex-wrap">
					{underWay ? <UnderWay trip={underWay} today={today} /> : null}
					{next ? <Countdown trip={next} today={today} /> : null}
				</div>
			</div>
		</Opening>
	)
}

/** For those who have no trip yet, a picture to dream of. */
const NO_TRIP = { id: '', destination: 'Tropical', thumbnailImage: null, headerImage: null }
