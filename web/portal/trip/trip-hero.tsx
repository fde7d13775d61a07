import { ArrowLeft, CalendarDays, MapPin } from 'lucide-react'
import { Link } from 'wouter'
import type { Weather } from '#shared/portal/weather.ts'
import type { SentJourney } from '#shared/journey/sent-journey.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { PAGES } from '#shared/paths.ts'
import { daysOfTrip, isStillToCome } from '#shared/portal/trips.ts'
import { counted, tripDates } from '#shared/trips/timeline/wording.ts'
import { LocalClock, zoneOf } from './local-clock.tsx'
import { PageHero } from '../app/page-hero.tsx'
import { StatusBadge } from '../app/status-badge.tsx'
import { CalendarMenu } from '../calendar/calendar-menu.tsx'
import { TripPicture } from '../app/trip-picture.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const CompactWeather = lazyPart(async () => ({ default: (await import('../weather/weather.tsx')).CompactWeather }))

type Props = { trip: WholePortalTrip; journey: SentJourney | undefined; today: string; weather: Weather | undefined }

/** PORTAL-18 */
export function TripHero({ trip, journey, today, weather }: Props) {
	return (
		<PageHero picture={<TripPicture trip={trip} drawing={journey?.drawing ?? 'city'} use="header" />}>
			<div>
				<div className="mb-2 flex flex-wrap items-center gap-3 md:mb-3">
					<Link
						href={PAGES.portal}
						className="inline-flex min-h-11 items-center gap-2 rounded-full border border-foam/50 pr-5 pl-4 transition-colors duration-150 hover:bg-foam hover:text-night focus-visible:outline-foam print:hidden"
					>
						<ArrowLeft aria-hidden="true" className="size-5" />
						Back
					</Link>
					<StatusBadge status={trip.status} />
				</div>
				<h1 className="opening-title">{trip.name}</h1>
				<div className="mt-2 flex flex-col gap-x-6 gap-y-0.5 md:mt-3 md:flex-row md:gap-y-1 md:text-lg md:flex-wrap [&_p]:flex [&_p]:items-start [&_p]:gap-2.5 [&_svg]:mt-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
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
					{/* One row for both, to avoid a layout shift when the weather appears. */}
					{isStillToCome(trip, today) ? (
						<div className="flex gap-x-6 print:hidden">
							<LocalClock zone={zoneOf(journey)} />
							{weather ? <CompactWeather weather={weather} /> : null}
						</div>
					) : null}
				</div>
				<CalendarMenu trip={trip} />
			</div>
		</PageHero>
	)
}
