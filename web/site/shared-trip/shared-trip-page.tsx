import type { ReactNode } from 'react'
import { formatDay } from '#shared/dates.ts'
import type { LinkScope } from '#shared/trips/sight/trip-viewer.ts'
import type { SharedPage } from '#shared/shared-links/shared-page.ts'
import { tripDates } from '#shared/trips/timeline/wording.ts'
import { useSettings } from '#web/data/settings.tsx'
import { Meta } from '#web/framework/meta.tsx'
import { Footer } from '#web/shell/footer.tsx'
import { phoneHref } from '#web/shell/header-links.ts'
import { SkipLink } from '#web/shell/page.tsx'
import { StaticHeader } from '#web/shell/static-header.tsx'
import { SharedJourney } from './shared-journey.tsx'
import { SharedTransfers } from './shared-transfers.tsx'

type Props = { shared: SharedPage | null }

/**
 * What a link without an account shows (PORTAL-130 to PORTAL-132); null for one that has ended. It works without scripts. Chat programs
 * fetch a page to preview it, so its title says nothing about the trip.
 */
export function SharedTripPage({ shared }: Props) {
	const { agency } = useSettings()
	return (
		<div className="flex min-h-dvh flex-col">
			<Meta title="Shared with you" description={`A page that a traveller of ${agency.name} shares.`} />
			<div className="contents print:hidden">
				<SkipLink />
				<StaticHeader />
			</div>
			<main
				id="content"
				tabIndex={-1}
				className="mx-auto w-full max-w-3xl grow px-5 pt-10 pb-20 md:px-8 md:pt-16 md:pb-28 print:p-0"
			>
				{shared ? <Shown shared={shared} /> : <Ended />}
			</main>
			<div className="print:hidden">
				<Footer />
			</div>
		</div>
	)
}

const Ended = () => (
	<>
		<h1 className="font-display text-4xl md:text-5xl">This link has ended</h1>
		<p className="mt-4 text-lg text-ink-soft">Please ask the person who sent it to you for a new one.</p>
	</>
)

function Shown({ shared }: { shared: SharedPage }) {
	const { trip, until } = shared
	const { scope } = trip.viewer
	return (
		<>
			{CONTENT[scope](shared)}
			<Contact isForDriver={scope === 'driver'} />
			<p className="mt-4 text-sm text-ink-soft">This page can be read until {formatDay(until, 'd MMM yyyy')}.</p>
		</>
	)
}

const CONTENT: Record<LinkScope, (shared: SharedPage) => ReactNode> = {
	family: ({ trip }) => (
		<>
			<Heading title={trip.name}>
				<p>{trip.destination}</p>
				<p>{tripDates(trip)}</p>
			</Heading>
			<SharedJourney trip={trip} />
		</>
	),
	driver: SharedTransfers,
	dates: ({ trip }) => (
		<Heading title={trip.destination || 'A journey'}>
			<p>{tripDates(trip)}</p>
		</Heading>
	),
}

const Heading = ({ title, children }: { title: string; children: ReactNode }) => (
	<header>
		<h1 className="font-display text-4xl wrap-anywhere md:text-6xl">{title}</h1>
		<div className="mt-4 text-xl text-ink-soft wrap-anywhere">{children}</div>
	</header>
)

function Contact({ isForDriver }: { isForDriver: boolean }) {
	const { agency } = useSettings()
	return (
		<p className="mt-12 border-t border-line pt-6 text-lg">
			{isForDriver ? 'Anything unclear, or no guests in sight? Call ' : 'Arranged by '}
			{agency.name},{' '}
			<a
				className="whitespace-nowrap text-sea underline decoration-1 underline-offset-4 hover:text-sea-deep"
				href={phoneHref(agency.phone)}
			>
				{agency.phone}
			</a>
		</p>
	)
}
