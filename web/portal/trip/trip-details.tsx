import type { ReactNode } from 'react'
import type { SentJourney } from '#shared/journey/sent-journey.ts'
import type { Weather } from '#shared/portal/weather.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { useAuth } from '#web/data/session.tsx'
import { JourneyDays } from '../journey/journey-days.tsx'
import { RouteMap } from '../journey/route-map.tsx'
import Messages from '../messages/messages.tsx'
import TripNotices from '../notices/trip-notices.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { WeatherCard } from '../weather/weather.tsx'
import { zoneOf } from './local-clock.tsx'
import { CountryCards } from './country-cards.tsx'
import { LocalTimeCard } from './local-time-card.tsx'
import { StaffNotice } from './staff-notice.tsx'
import { tripSections } from './trip-sections.tsx'
import { useTakenParts } from './cards/use-taken-parts.ts'

const StayWeatherCard = lazyPart(() => import('../weather/stay-weather.tsx'))

type Props = {
	trip: WholePortalTrip
	journey: SentJourney | undefined
	weather: Weather | undefined
	isToCome: boolean
	takesFromCatalogue: boolean
	/** Milliseconds since 1970. */
	instant: number
}

/** What a trip's page shows below its first view: the notices, the days, the sections and the destination. */
export default function TripDetails({ trip, journey, weather, isToCome, takesFromCatalogue, instant }: Props) {
	const { isAdmin } = useAuth()
	const taken = useTakenParts(trip.id, takesFromCatalogue)
	return (
		<div className="grid min-w-0 gap-14 pt-6 lg:pt-0 print:block print:*:mb-6">
			{isAdmin ? <StaffNotice tripId={trip.id} /> : null}
			<TripNotices tripId={trip.id} />
			{journey && journey.days.length > 0 ? (
				<Section id="journey" title="Day by day">
					<RouteMap trip={trip} />
					<JourneyDays trip={trip} journey={journey} instant={instant} />
				</Section>
			) : null}
			{tripSections(trip, taken).map(({ id, title, content }) => (
				<Section key={id} id={id} title={title}>
					{content}
				</Section>
			))}
			{isAdmin ? null : (
				<Section id="messages" title="Messages">
					<Messages tripId={trip.id} />
				</Section>
			)}
			{/* The cards differ much in height: rows would leave holes. */}
			{isToCome ? (
				<div className="-mb-4 gap-4 *:mb-4 *:break-inside-avoid sm:columns-2">
					{weather ? <WeatherCard weather={weather} trip={trip} /> : null}
					<StayWeatherCard tripId={trip.id} />
					<LocalTimeCard destination={trip.destination} zone={zoneOf(journey)} />
					<CountryCards tripId={trip.id} />
				</div>
			) : null}
		</div>
	)
}

type SectionProps = { id: string; title: string; children: ReactNode }

/** Focusable, so that screen readers and the Tab key continue from the section that the navigation scrolls to. */
const Section = ({ id, title, children }: SectionProps) => (
	<section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="scroll-mt-10 outline-none">
		<h2 id={`${id}-title`} className="mb-4 font-display text-3xl">
			{title}
		</h2>
		{children}
	</section>
)
