import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { FieldsForm } from '#web/trips/forms/fields-form.tsx'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { useCreateTrip } from './use-create-trip.ts'

const fields = { startDate: tripFields.startDate }
const schema = schemaOfFields(fields)

/** Copies the trip to another start date and opens the copy (CRM-65, CRM-66). */
export function DuplicateTripDialog({ dialog, trip }: { dialog: DialogState<true>; trip: WholeTrip }) {
	const { isOpen, close } = dialog
	const createTrip = useCreateTrip({ success: 'Trip duplicated successfully', failure: 'Failed to duplicate trip' })

	const duplicate = async (values: object) => {
		await createTrip(`/api/admin/trips/${trip.id}/duplicate`, values)
		close()
	}
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			shape="small"
			title="Duplicate Trip"
			description="Flights, hotels, transfers and activities move with the start date. Passports, booking references, documents and images are not copied."
		>
			{(askToClose) => (
				<FieldsForm
					fields={fields}
					schema={schema}
					initialValues={{}}
					action="Duplicate Trip"
					onSave={duplicate}
					onCancel={askToClose}
				/>
			)}
		</FormDialog>
	)
}
