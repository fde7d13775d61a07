import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { PortalTrip } from '#shared/trips/whole-trip.ts'
import { href, PAGES } from '#shared/paths.ts'

/** A panel over the hero's picture that links to a trip. */
export function TripLink({ trip, children }: { trip: Pick<PortalTrip, 'id'>; children: ReactNode }) {
	return (
		<Link
			href={href(PAGES.portalTrip, { id: trip.id })}
			className="flex min-h-22 min-w-0 items-center gap-4 rounded-lg border border-foam/25 bg-night/55 px-5 py-3 transition-colors duration-150 hover:bg-night/75 focus-visible:outline-foam md:min-w-80"
		>
			{children}
			<ChevronRight aria-hidden="true" className="ml-auto size-5 shrink-0" />
		</Link>
	)
}
