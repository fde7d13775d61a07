import { useQuery } from '@tanstack/react-query'
import { leadGuestOf } from '#shared/companions/companion.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { query } from '#web/data/query.ts'
import { GuestAccess } from '#web/trips/guests/guest-access.tsx'

/** For the lead: which guests see the trip with accounts of their own (PORTAL-95). Nothing without a network. */
export function TripCompanions({ trip }: { trip: WholePortalTrip }) {
	const { data, refetch } = useQuery({ ...query('/api/portal/trips/:id/companions', { id: trip.id }), staleTime: 0 })
	if (!data || trip.guests.length === 0) return null
	const lead = leadGuestOf(trip.guests, trip.customerName)
	return (
		<section aria-labelledby="companions" className="mt-8 rounded-lg border border-line p-4 md:p-6">
			<h2 id="companions" className="font-display text-2xl">
				Who else sees this trip
			</h2>
			<p className="mt-1 max-w-prose text-ink-soft">
				Each adult can have their own access. They look after their own details, and approve them themselves.
			</p>
			<div className="mt-3 divide-y divide-line border-t border-line">
				{trip.guests.map((guest) => (
					<GuestAccess
						key={guest.id}
						guest={guest}
						companion={data.companions.find(({ guestId }) => guestId === guest.id)}
						isLead={guest.id === lead?.id}
						tripPath={`/api/portal/trips/${trip.id}`}
						companionPath="/api/portal/companions"
						isStaff={false}
						onChanged={refetch}
					/>
				))}
			</div>
		</section>
	)
}
