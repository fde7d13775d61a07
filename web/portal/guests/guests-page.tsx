import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { formatDay } from '#shared/dates.ts'
import { href, PAGES } from '#shared/paths.ts'
import { versionsOf } from '#shared/portal/guest-approval.ts'
import type { Contact } from '#shared/portal/contact.ts'
import { usePageId } from '#web/framework/use-page-id.ts'
import { query } from '#web/data/query.ts'
import { useSettings } from '#web/data/settings.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ApprovalBadge } from './approval-badge.tsx'
import { GuestList } from './guest-list.tsx'
import { ContactCard } from '../app/contact-strip.tsx'
import { PortalPage } from '../app/portal-page.tsx'
import { TripNotFound } from '../trip/trip-not-found.tsx'

/** Below the first view. */
const TripCompanions = lazyPart(async () => ({
	default: (await import('../companions/trip-companions.tsx')).TripCompanions,
}))
const TripLinks = lazyPart(async () => ({ default: (await import('../companions/trip-links.tsx')).TripLinks }))
const ApprovalRecord = lazyPart(async () => ({ default: (await import('./approval-record.tsx')).ApprovalRecord }))
const OwnAccess = lazyPart(() => import('../companions/own-access.tsx'))

/** The review of the details that will be printed on tickets (PORTAL-32). */
export default function GuestsPage() {
	const id = usePageId(PAGES.portalGuests)
	const { agency } = useSettings()
	const { data, error, refetch } = useQuery(query('/api/portal/trips/:id', { id }))
	const trip = data?.trip
	return (
		<PortalPage forceOpaque tripId={trip?.id} tripName={trip?.name}>
			<title>{`${trip ? `Guest Details - ${trip.name}` : 'Your Holidays'} | ${agency.name}`}</title>
			{trip ? <Review trip={trip} contact={data?.contact} /> : null}
			{!trip && error ? <TripNotFound error={error} onRetry={() => void refetch()} /> : null}
			{!trip && !error ? (
				<output className="grid min-h-dvh place-items-center">
					<Spinner />
					<span className="sr-only">Loading guest details…</span>
				</output>
			) : null}
		</PortalPage>
	)
}

function Review({ trip, contact }: { trip: WholePortalTrip; contact: Contact | undefined }) {
	const { viewer } = trip
	const own = viewer?.kind === 'companion' ? trip.guests.find(({ id }) => id === viewer.guestId) : undefined
	return (
		<div className="mx-auto max-w-5xl px-4 pt-6 pb-20 md:px-8 md:pt-10">
			<Link
				href={href(PAGES.portalTrip, { id: trip.id })}
				className="-ml-1 inline-flex min-h-11 items-center gap-2 text-sea hover:text-sea-deep"
			>
				<ArrowLeft aria-hidden="true" className="size-5" />
				Back to Trip Details
			</Link>
			<h1 className="mt-2 font-display text-4xl wrap-anywhere md:text-5xl">Review Guest Details - {trip.name}</h1>
			<p className="mt-3 max-w-prose text-ink-soft">
				Please confirm that the details of every guest are correct and match their passports. You may edit them where
				something needs to be changed.
			</p>
			<p className="mt-5 flex items-center gap-3">
				<span className="font-medium">Overall Status</span>
				<ApprovalBadge status={trip.guestDetailsApprovalStatus} />
			</p>
			<TripSummary trip={trip} />
			<ContactCard contact={contact} />
			<GuestList trip={trip} />
			{own ? <OwnAccess trip={trip} guest={own} /> : null}
			{trip.viewer?.kind === 'lead' ? (
				<>
					<TripCompanions trip={trip} />
					{trip.status === 'cancelled' ? null : <TripLinks trip={trip} />}
				</>
			) : null}
			<ApprovalRecord key={stateOf(trip)} tripId={trip.id} />
		</div>
	)
}

const stateOf = ({ guestDetailsApprovalStatus, guests }: WholePortalTrip) =>
	JSON.stringify([guestDetailsApprovalStatus, versionsOf(guests)])

function TripSummary({ trip }: { trip: WholePortalTrip }) {
	const day = (value: string) => formatDay(value, 'MMM d, yyyy')
	const facts = [
		['Trip', trip.name],
		['Destination', trip.destination],
		['Dates', `${day(trip.startDate)} - ${day(trip.endDate)}`],
	].filter(([, value]) => value)
	return (
		<section className="my-6 rounded-lg bg-sunk p-4 md:p-6" aria-labelledby="trip-summary">
			<h2 id="trip-summary" className="font-display text-2xl">
				Trip Summary
			</h2>
			<dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
				{facts.map(([label, value]) => (
					<div key={label}>
						<dt className="text-sm text-ink-soft">{label}</dt>
						<dd className="wrap-anywhere">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}
