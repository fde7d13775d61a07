import { ChevronRight, IdCard } from 'lucide-react'
import { Link } from 'wouter'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { href, PAGES } from '#shared/paths.ts'
import { isStillToCome } from '#shared/portal/trips.ts'
import { counted } from '#shared/trips/timeline/wording.ts'

/** Asks the traveller to approve the guest details of an upcoming trip (PORTAL-25). */
export function GuestDetailsPrompt({ trip, today }: { trip: WholePortalTrip; today: string }) {
	const isApproved = trip.guestDetailsApprovalStatus === 'approved'
	const waiting = trip.guests.filter(({ approvalStatus }) => approvalStatus !== 'approved')
	if (isApproved || trip.guests.length === 0 || !isStillToCome(trip, today)) return null
	// Staff may ask for a new approval although every guest was approved.
	const count = counted(waiting.length || trip.guests.length, 'guest')
	return (
		<Link
			href={href(PAGES.portalGuests, { id: trip.id })}
			className="flex min-h-14 items-center gap-4 rounded-lg bg-yellow-wash px-4 py-3 shadow-card text-yellow transition-shadow duration-150 hover:shadow-card md:px-6 print:hidden"
		>
			<IdCard aria-hidden="true" className="size-5 shrink-0" />
			<span className="min-w-0 grow">
				<span className="block font-medium">Names and passports of {count} are waiting for your approval</span>
				<span className="block max-sm:sr-only">Please check them carefully: tickets are issued exactly as shown.</span>
			</span>
			<ChevronRight aria-hidden="true" className="size-5 shrink-0" />
		</Link>
	)
}
