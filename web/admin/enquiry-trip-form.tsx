import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User, WholeTrip } from '#shared/contract.ts'
import type { Enquiry } from '#shared/enquiries/enquiry.ts'
import { tripOfEnquiry } from '#shared/enquiries/trip-of-enquiry.ts'
import { withInitials } from '#shared/record.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { tripSchema } from '#shared/trips/trip-schema.ts'
import { onceSender } from '#web/send-once.ts'
import { FieldsForm } from '#web/trips/fields-form.tsx'
import { saying } from '#web/trips/saving.ts'
import { refreshEnquiries, refreshLists } from './lists.ts'
import { usePlace } from './use-place.ts'

type Props = { enquiry: Enquiry; onMade: () => void; onCancel: () => void }

/** The trip that an enquiry is about to become, filled in as far as it says; opens it when it is made. */
export function EnquiryTripForm({ enquiry, onMade, onCancel }: Props) {
	const [sendOnce] = useState(onceSender)
	const { openTrip } = usePlace()
	const client = useQueryClient()

	const make = async (values: object) => {
		let made = ''
		await saying({ done: 'Customer and trip created successfully', failed: 'Failed to create trip' }, async () => {
			const path = `/api/admin/enquiries/${enquiry.id}/trip` as const
			const { trip } = await sendOnce<{ trip: WholeTrip; user: User }>(path, values)
			made = trip.id
			await Promise.all([refreshLists(client), refreshEnquiries(client)])
		})
		openTrip(made, { instead: true })
		onMade()
	}
	return (
		<div ref={focusFirst}>
			<FieldsForm
				fields={tripFields}
				schema={tripSchema}
				start={withInitials(tripFields, tripOfEnquiry(enquiry))}
				action="Create Customer and Trip"
				onSave={make}
				onCancel={onCancel}
			/>
		</div>
	)
}

/** The button that led here is gone; the dialog itself stays open and would not move the focus. */
const focusFirst = (form: HTMLElement | null) => form?.querySelector('input')?.focus()
