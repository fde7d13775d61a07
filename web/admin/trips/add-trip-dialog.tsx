import { useState } from 'react'
import { withInitials } from '#shared/initial-values.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { newTripSchema } from '#shared/trips/trip-schema.ts'
import { FieldsForm } from '#web/trips/forms/fields-form.tsx'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { CustomerField } from '../customers/customer-picker.tsx'
import { useCreateTrip } from './use-create-trip.ts'

type Props = {
	dialog: DialogState<true>
	/** The customer filter of the list, which preselects the customer of the new trip. */
	customerId: string
}

/** Creates a trip by hand and opens it, so that staff can add its records (CRM-25). */
export default function AddTripDialog({ dialog, customerId }: Props) {
	return (
		<FormDialog isOpen={dialog.isOpen} onClose={dialog.close} title="Add Trip">
			{(askToClose) => <AddTripForm customerId={customerId} onAdded={dialog.close} onCancel={askToClose} />}
		</FormDialog>
	)
}

function AddTripForm({
	customerId,
	onAdded,
	onCancel,
}: {
	customerId: string
	onAdded: () => void
	onCancel: () => void
}) {
	const [userId, setUserId] = useState(customerId)
	const createTrip = useCreateTrip({ success: 'Trip added successfully', failure: 'Failed to add trip' })

	const add = async (values: object) => {
		await createTrip('/api/admin/trips', values)
		onAdded()
	}
	return (
		<FieldsForm
			fields={tripFields}
			schema={newTripSchema}
			initialValues={withInitials(tripFields, {})}
			action="Add Trip"
			onSave={add}
			onCancel={onCancel}
			extraValues={{ userId }}
		>
			{(errors) => (
				<CustomerField
					value={userId}
					emptyLabel="Choose…"
					error={errors.userId}
					onChange={setUserId}
					className="md:col-span-2"
				/>
			)}
		</FieldsForm>
	)
}
