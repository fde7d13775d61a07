import { useQuery } from '@tanstack/react-query'
import { leadGuestOf } from '#shared/companions/companion.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { query } from '#web/data/query.ts'
import { GuestAccess } from '#web/trips/guests/guest-access.tsx'

/** Which guests see the trip with accounts of their own (PORTAL-95). */
export function TripCompanions({ trip }: { trip: WholeTrip }) {
	const { data, refetch } = useQuery({ ...query('/api/admin/trips/:id/companions', { id: trip.id }), staleTime: 0 })
	if (!data || trip.guests.length === 0) return null
	const lead = leadGuestOf(trip.guests, trip.customerName)
	return (
		<section aria-label="Who sees this trip" className="mt-8">
			<h3 className="font-display text-xl">Who sees this trip</h3>
			<p className="mt-1 text-ink-soft">
				{trip.customerName} sees everything. Each adult guest can have access of their own to what they are on.
			</p>
			<div className="mt-3 divide-y divide-line border-y border-line">
				{trip.guests.map((guest) => (
					<GuestAccess
						key={guest.id}
						guest={guest}
						companion={data.companions.find(({ guestId }) => guestId === guest.id)}
						isLead={guest.id === lead?.id}
						tripPath={`/api/admin/trips/${trip.id}`}
						companionPath="/api/admin/companions"
						isStaff
						onChanged={refetch}
					/>
				))}
			</div>
		</section>
	)
}
