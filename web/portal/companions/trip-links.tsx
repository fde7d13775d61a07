import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const SharedLinks = lazyPart(() => import('#web/trips/shared-links/shared-links.tsx'))

/** For the lead: the links that show a part of the trip without an account (PORTAL-133). */
export function TripLinks({ trip }: { trip: WholePortalTrip }) {
	return (
		<section aria-labelledby="links" className="mt-8 rounded-lg border border-line p-4 md:p-6">
			<h2 id="links" className="font-display text-2xl">
				Links to this trip
			</h2>
			<p className="mt-1 max-w-prose text-ink-soft">
				For family, or for a driver: a page that opens without an account and shows only what you choose.
			</p>
			<SharedLinks trip={trip} by="portal" />
		</section>
	)
}
