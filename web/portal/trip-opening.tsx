import { ArrowLeft, CalendarDays, MapPin } from 'lucide-react'
import { Link } from 'wouter'
import type { PortalTrip } from '#shared/contract.ts'
import { PAGES } from '#shared/paths.ts'
import { daysOfTrip } from '#shared/portal/trips.ts'
import { counted, tripDates } from '#shared/portal/wording.ts'
import { Opening } from './opening.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TripPicture } from './trip-picture.tsx'

/** The trip's name, dates and place over its picture. */
export function TripOpening({ trip }: { trip: PortalTrip }) {
	return (
		<Opening picture={<TripPicture trip={trip} use="header" className="animate-fade-in" />} className={OPENING}>
			<div className="mx-auto flex w-full max-w-6xl flex-col justify-between gap-8 px-4 pt-21 pb-14 md:px-8 md:pb-16">
				<Link
					href={PAGES.portal}
					className="-ml-2 inline-flex min-h-11 items-center gap-2 self-start rounded-md px-2 hover:bg-night/50 focus-visible:outline-foam"
				>
					<ArrowLeft aria-hidden="true" className="size-5" />
					Back to Your Holidays
				</Link>
				<div>
					<StatusBadge status={trip.status} />
					<h1 className="mt-3 font-display text-4xl wrap-anywhere md:text-6xl">{trip.name}</h1>
					<div className="mt-3 flex flex-col gap-x-6 gap-y-1 text-lg md:flex-row [&_p]:flex [&_p]:items-start [&_p]:gap-2.5 [&_svg]:mt-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
						<p>
							<CalendarDays aria-hidden="true" />
							<span>
								{tripDates(trip)} <span className="text-foam/80">({counted(daysOfTrip(trip), 'day')})</span>
							</span>
						</p>
						{trip.destination ? (
							<p>
								<MapPin aria-hidden="true" />
								<span className="min-w-0 wrap-anywhere">{trip.destination}</span>
							</p>
						) : null}
					</div>
				</div>
			</div>
		</Opening>
	)
}

/** The opening's measure, awaited or there. */
export const OPENING = 'flex min-h-100 md:min-h-112'
