import { useState } from 'react'
import type { Enquiry } from '#shared/enquiries/enquiry.ts'
import { tripFromEnquiry } from '#shared/enquiries/trip-from-enquiry.ts'
import { withInitials } from '#shared/fields.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { tripSchema } from '#shared/trips/trip-schema.ts'
import { FieldsForm } from '#web/trips/forms/fields-form.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { useCreateTrip } from '../trips/use-create-trip.ts'

type Props = { enquiry: Enquiry; onCreated: () => void; onCancel: () => void }

/** Creates a customer and a trip from an enquiry. The trip starts with the values of the enquiry (CRM-69, CRM-70). */
export function ConvertEnquiryForm({ enquiry, onCreated, onCancel }: Props) {
	const createTrip = useCreateTrip({
		success: 'Customer and trip created successfully',
		failure: 'Failed to create trip',
	})

	const [isInviting, setIsInviting] = useState(false)
	const create = async (values: object) => {
		await createTrip(`/api/admin/enquiries/${enquiry.id}/trip`, isInviting ? { ...values, invite: true } : values)
		onCreated()
	}
	return (
		<div ref={focusFirst}>
			<FieldsForm
				fields={tripFields}
				schema={tripSchema}
				initialValues={withInitials(tripFields, tripFromEnquiry(enquiry))}
				action="Create Customer and Trip"
				onSave={create}
				onCancel={onCancel}
			>
				{() => (
					<Checkbox
						label="Invite the customer by mail, so that they see the trip in the portal"
						checked={isInviting}
						onChange={() => setIsInviting(!isInviting)}
						className="md:col-span-2"
					/>
				)}
			</FieldsForm>
		</div>
	)
}

/** The button that opened the form is gone, and the dialog does not move the focus because it stays open. */
const focusFirst = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('input:not([type=checkbox])')?.focus()
