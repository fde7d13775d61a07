import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import type { SentJourney } from '#shared/journey/sent-journey.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { dayOf, viewerTime } from '#shared/dates.ts'
import { isStillToCome } from '#shared/portal/trips.ts'
import { withTripStatus } from '#shared/trips/kinds/booked-records.ts'
import { inTimeOrder } from '#shared/trips/timeline/time-order.ts'
import { query } from '#web/data/query.ts'
import { useAuth } from '#web/data/session.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { GuestDetailsPrompt } from './guest-details-prompt.tsx'
import { zoneOf } from './local-clock.tsx'
import { JourneyDays } from '../journey/journey-days.tsx'
import { NowAndNext } from '../journey/now-and-next.tsx'
import { PageHero } from '../app/page-hero.tsx'
import { PortalPage } from '../app/portal-page.tsx'
import { SectionNav } from './section-nav.tsx'
import { TripHero } from './trip-hero.tsx'
import { tripSections } from './trip-sections.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { useWeather } from '../weather/use-weather.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const CancelledNotice = lazyPart(async () => ({ default: (await import('./cancelled-notice.tsx')).CancelledNotice }))
const TripNotFound = lazyPart(async () => ({ default: (await import('./trip-not-found.tsx')).TripNotFound }))
const StaffNotice = lazyPart(async () => ({ default: (await import('./staff-notice.tsx')).StaffNotice }))
const LocalTimeCard = lazyPart(async () => ({ default: (await import('./local-time-card.tsx')).LocalTimeCard }))
const WeatherCard = lazyPart(async () => ({ default: (await import('../weather/weather.tsx')).WeatherCard }))
const TripNotices = lazyPart(() => import('../notices/trip-notices.tsx'))

/** Below the fold. */
const Messages = lazyPart(() => import('../messages/messages.tsx'))

/** PORTAL-18 to PORTAL-20 */
export default function TripPage() {
	const { id } = useParams<{ id: string }>()
	const { agency } = useSettings()
	const { isAdmin } = useAuth()
	const { data: read, error, refetch } = useQuery({ ...query('/api/portal/trips/:id', { id }), select: ordered })
	const { trip: data, journey } = read ?? {}
	const now = useNow()
	const today = dayOf(viewerTime(now))
	const isToCome = data !== undefined && isStillToCome(data, today)
	const weather = useWeather(id, isToCome)

	if (!data && error)
		return (
			<PortalPage forceOpaque>
				<title>{`Your Holidays | ${agency.name}`}</title>
				<TripNotFound error={error} onRetry={() => void refetch()} />
			</PortalPage>
		)
	if (!data)
		return (
			<PortalPage>
				<title>{`Your Holidays | ${agency.name}`}</title>
				<TripSkeleton />
			</PortalPage>
		)

	const sections = [
		...tripSections(data),
		...(isAdmin ? [] : [{ id: 'messages', title: 'Messages', content: <Messages tripId={data.id} /> }]),
	]
	return (
		<PortalPage tripId={data.id} tripName={data.name}>
			<title>{`${data.name} | ${agency.name}`}</title>
			<TripHero trip={data} journey={journey} today={today} weather={weather} />
			<div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-12 px-4 pb-20 md:px-8 md:pb-28 lg:grid-cols-[12rem_minmax(0,1fr)]">
				<div className="relative z-10 -mt-8 mb-3 grid min-h-14 grid-cols-[minmax(0,1fr)] content-start gap-3 lg:col-span-2 lg:mb-10">
					<GuestDetailsPrompt trip={data} today={today} />
					{data.status === 'cancelled' ? <CancelledNotice /> : null}
					{data.status !== 'cancelled' && journey ? (
						<NowAndNext trip={data} journey={journey} instant={now.getTime()} />
					) : null}
				</div>
				<SectionNav tripId={data.id} sections={sections} />
				<div className="grid min-w-0 gap-14 pt-6 lg:pt-0">
					{isAdmin ? <StaffNotice tripId={data.id} /> : null}
					<TripNotices tripId={data.id} />
					{journey && journey.days.length > 0 ? (
						<section id="journey" aria-labelledby="journey-title" tabIndex={-1} className="scroll-mt-10 outline-none">
							<h2 id="journey-title" className="mb-4 font-display text-3xl">
								Day by day
							</h2>
							<JourneyDays trip={data} journey={journey} instant={now.getTime()} />
						</section>
					) : null}
					{sections.map(({ id, title, content }) => (
						// Focusable, so that screen readers and the Tab key continue from the section that the navigation scrolls to.
						<section
							key={id}
							id={id}
							aria-labelledby={`${id}-title`}
							tabIndex={-1}
							className="scroll-mt-10 outline-none"
						>
							<h2 id={`${id}-title`} className="mb-4 font-display text-3xl">
								{title}
							</h2>
							{content}
						</section>
					))}
					{isToCome ? (
						<div className="grid items-start gap-4 sm:grid-cols-2">
							{weather ? <WeatherCard weather={weather} trip={data} /> : null}
							<LocalTimeCard destination={data.destination} zone={zoneOf(journey)} />
						</div>
					) : null}
				</div>
			</div>
		</PortalPage>
	)
}

const ordered = ({ trip, journey }: { trip: WholePortalTrip; journey?: SentJourney }) => ({
	trip: withTripStatus(inTimeOrder(trip)),
	journey,
})

const TripSkeleton = () => (
	<>
		<PageHero picture={null}>{null}</PageHero>
		<output className="mx-auto grid max-w-6xl gap-4 px-4 pb-20 md:px-8">
			<span className="sr-only">Loading your trip…</span>
			<Skeleton className="relative -mt-8 mb-4 h-20" />
			<Skeleton className="h-9 w-48" />
			<Skeleton className="h-28" />
			<Skeleton className="h-28" />
		</output>
	</>
)
