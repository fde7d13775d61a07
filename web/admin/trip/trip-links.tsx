import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const SharedLinks = lazyPart(() => import('#web/trips/shared-links/shared-links.tsx'))

/** The links that show a part of the trip without an account (PORTAL-133). */
export function TripLinks({ trip }: { trip: WholeTrip }) {
	return (
		<section aria-label="Links to this trip" className="mt-8">
			<h3 className="font-display text-xl">Links to this trip</h3>
			<p className="mt-1 text-ink-soft">
				For a driver, or for family: a page that opens without an account and shows only what the link is for.
			</p>
			<SharedLinks trip={trip} by="admin" />
		</section>
	)
}
