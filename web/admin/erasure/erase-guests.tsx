import { useQueryClient } from '@tanstack/react-query'
import { ERASED_GUEST } from '#shared/customers/erasure.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { useAuth } from '#web/data/session.tsx'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { refreshTrip } from '../app/refresh.ts'
import { Erasure } from './erasure.tsx'

/** For owners: erases one guest of a trip (CRM-136, CRM-184). Nothing where every guest is erased already. */
export function EraseGuests({ trip }: { trip: WholeTrip }) {
	const client = useQueryClient()
	const erasing = useDialog<Guest>()
	const isOwner = useAuth().user?.staffRole === 'owner'
	const guests = trip.guests.filter(({ fullName }) => fullName !== ERASED_GUEST)
	if (!isOwner || (guests.length === 0 && !erasing.subject)) return null
	return (
		<details className="mt-6">
			<summary className="min-h-9 cursor-pointer py-1.5 text-sm font-medium text-sea pointer-coarse:min-h-11">
				Erase one guest
			</summary>
			<ul className="mt-2 divide-y divide-line border-y border-line">
				{guests.map((guest) => (
					<li key={guest.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
						<span className="min-w-0 wrap-anywhere">{guest.fullName}</span>
						<Button size="small" onClick={() => erasing.show(guest)}>
							What would go
							<span className="sr-only"> with {guest.fullName}</span>
						</Button>
					</li>
				))}
			</ul>
			<FormDialog isOpen={erasing.isOpen} onClose={erasing.close} title={`Erase ${erasing.subject?.fullName ?? ''}`}>
				{() =>
					erasing.subject ? (
						<Erasure
							subject={{ kind: 'guest', id: erasing.subject.id }}
							refresh={() => refreshTrip(client, trip.id)}
							onErased={erasing.close}
						/>
					) : null
				}
			</FormDialog>
		</details>
	)
}
