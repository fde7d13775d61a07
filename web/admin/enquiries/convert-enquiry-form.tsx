import type { Enquiry } from '#shared/enquiries/enquiry.ts'
import { tripFromEnquiry } from '#shared/enquiries/trip-from-enquiry.ts'
import { withInitials } from '#shared/fields.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { tripSchema } from '#shared/trips/trip-schema.ts'
import { FieldsForm } from '#web/trips/fields-form.tsx'
import { useCreateTrip } from '../trips/use-create-trip.ts'

type Props = { enquiry: Enquiry; onCreated: () => void; onCancel: () => void }

/** The trip that an enquiry is about to become, filled in as far as it says; opens it when it is made. */
export function ConvertEnquiryForm({ enquiry, onCreated, onCancel }: Props) {
	const createTrip = useCreateTrip({
		success: 'Customer and trip created successfully',
		failure: 'Failed to create trip',
	})

	const create = async (values: object) => {
		await createTrip(`/api/admin/enquiries/${enquiry.id}/trip`, values)
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
			/>
		</div>
	)
}

/** The button that led here is gone; the dialog itself stays open and would not move the focus. */
const focusFirst = (form: HTMLElement | null) => form?.querySelector('input')?.focus()
