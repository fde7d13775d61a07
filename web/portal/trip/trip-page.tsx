import { useQuery } from '@tanstack/react-query'
import type { Reads } from '#shared/contract.ts'
import { PAGES } from '#shared/paths.ts'
import { isStillToCome } from '#shared/portal/trips.ts'
import { withTripStatus } from '#shared/trips/kinds/booked-records.ts'
import { inTimeOrder } from '#shared/trips/timeline/time-order.ts'
import { usePageId } from '#web/framework/use-page-id.ts'
import { query } from '#web/data/query.ts'
import { useAuth } from '#web/data/session.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { GuestDetailsPrompt } from './guest-details-prompt.tsx'
import { NowAndNext } from '../journey/now-and-next.tsx'
import { ContactCard, ContactStrip } from '../app/contact-strip.tsx'
import { PageHero } from '../app/page-hero.tsx'
import { PortalPage } from '../app/portal-page.tsx'
import { SectionNav } from './section-nav.tsx'
import { TripHero } from './trip-hero.tsx'
import { sectionTitles } from './section-titles.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNow, useToday } from '#web/ui/use-now.ts'
import { useWeather } from '../weather/use-weather.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const CancelledNotice = lazyPart(async () => ({ default: (await import('./cancelled-notice.tsx')).CancelledNotice }))
const TripNotFound = lazyPart(async () => ({ default: (await import('./trip-not-found.tsx')).TripNotFound }))
/** Below the fold. */
const TripDetails = lazyPart(
	() => import('./trip-details.tsx'),
	() => <div className="min-h-dvh" />,
)

/** PORTAL-18 to PORTAL-20 */
export default function TripPage() {
	const id = usePageId(PAGES.portalTrip)
	const { agency } = useSettings()
	const { isAdmin } = useAuth()
	const { data: read, error, refetch } = useQuery({ ...query('/api/portal/trips/:id', { id }), select: ordered })
	const { trip: data, journey, contact, takesFromCatalogue = false } = read ?? {}
	const now = useNow()
	const today = useToday()
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

	const sections = [...sectionTitles(data), ...(isAdmin ? [] : [{ id: 'messages', title: 'Messages' }])]
	const strip = <ContactStrip contact={contact} />
	return (
		<PortalPage tripId={data.id} tripName={data.name}>
			<title>{`${data.name} | ${agency.name}`}</title>
			<TripHero trip={data} journey={journey} today={today} weather={weather} />
			<div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-12 px-4 pb-20 md:px-8 md:pb-28 lg:grid-cols-[12rem_minmax(0,1fr)] print:block">
				<div className="relative z-10 -mt-8 mb-3 grid min-h-14 grid-cols-[minmax(0,1fr)] content-start gap-3 lg:col-span-2 lg:mb-10 print:mt-0 print:mb-4 print:block">
					<GuestDetailsPrompt trip={data} today={today} />
					{data.status === 'cancelled' ? <CancelledNotice /> : null}
					{data.status !== 'cancelled' && journey ? (
						<NowAndNext trip={data} journey={journey} instant={now.getTime()} contact={strip} />
					) : (
						<ContactCard contact={contact} />
					)}
				</div>
				<SectionNav tripId={data.id} sections={sections} />
				<TripDetails trip={data} instant={now.getTime()} {...{ journey, weather, isToCome, takesFromCatalogue }} />
			</div>
		</PortalPage>
	)
}

const ordered = ({ trip, ...others }: Reads['/api/portal/trips/:id']) => ({
	...others,
	trip: withTripStatus(inTimeOrder(trip)),
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
