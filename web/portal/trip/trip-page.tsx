import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { dayOf, viewerTime } from '#shared/dates.ts'
import { isStillToCome } from '#shared/portal/trips.ts'
import { withTripStatus } from '#shared/trips/kinds/booked-records.ts'
import { inTimeOrder } from '#shared/trips/timeline/time-order.ts'
import { query } from '#web/data/query.ts'
import { useAuth } from '#web/data/session.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { CancelledNotice } from './cancelled-notice.tsx'
import { GuestDetailsPrompt } from './guest-details-prompt.tsx'
import { LocalTimeCard } from './local-clock.tsx'
import { NextUpCard } from './next-up-card.tsx'
import { PageHero } from '../app/page-hero.tsx'
import { PortalPage } from '../app/portal-page.tsx'
import { SectionNav } from './section-nav.tsx'
import { StaffNotice } from './staff-notice.tsx'
import { TripNotFound } from './trip-not-found.tsx'
import { TripHero } from './trip-hero.tsx'
import { tripSections } from './trip-sections.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { useWeather } from '../weather/use-weather.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const WeatherCard = lazyPart(async () => ({ default: (await import('../weather/weather.tsx')).WeatherCard }))
const TripNotices = lazyPart(() => import('../notices/trip-notices.tsx'))

/** Below the fold. */
const Messages = lazyPart(() => import('../messages/messages.tsx'))

/** PORTAL-18 to PORTAL-20 */
export default function TripPage() {
	const { id } = useParams<{ id: string }>()
	const { agency } = useSettings()
	const { isAdmin } = useAuth()
	const { data, error, refetch } = useQuery({ ...query('/api/portal/trips/:id', { id }), select: ordered })
	const now = viewerTime(useNow())
	const today = dayOf(now)
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
			<TripHero trip={data} today={today} weather={weather} />
			<div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-12 px-4 pb-20 md:px-8 md:pb-28 lg:grid-cols-[12rem_minmax(0,1fr)]">
				{data.status === 'cancelled' ? <CancelledNotice /> : <NextUpCard trip={data} now={now} />}
				<SectionNav tripId={data.id} sections={sections} />
				<div className="grid min-w-0 gap-14 pt-6 lg:pt-0">
					{isAdmin ? <StaffNotice tripId={data.id} /> : null}
					<GuestDetailsPrompt trip={data} today={today} />
					<TripNotices tripId={data.id} />
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
							<LocalTimeCard destination={data.destination} />
						</div>
					) : null}
				</div>
			</div>
		</PortalPage>
	)
}

const ordered = ({ trip }: { trip: WholePortalTrip }) => withTripStatus(inTimeOrder(trip))

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
