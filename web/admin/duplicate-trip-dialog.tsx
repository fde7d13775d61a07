import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WholeTrip } from '#shared/contract.ts'
import { schemaOfFields } from '#shared/record.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { onceSender } from '#web/send-once.ts'
import { FieldsForm } from '#web/trips/fields-form.tsx'
import { FormDialog } from '#web/trips/form-dialog.tsx'
import { saying } from '#web/trips/saving.ts'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { refreshLists } from './lists.ts'
import { usePlace } from './use-place.ts'

const fields = { startDate: tripFields.startDate }
const schema = schemaOfFields(fields)

/** Asks from which day the trip is made again, makes it and opens it. */
export function DuplicateTripDialog({ dialog, trip }: { dialog: DialogState<true>; trip: WholeTrip }) {
	const { isOpen, close } = dialog
	const [sendOnce] = useState(onceSender)
	const { openTrip } = usePlace()
	const client = useQueryClient()

	const duplicate = async (values: object) => {
		let made = ''
		await saying({ done: 'Trip duplicated successfully', failed: 'Failed to duplicate trip' }, async () => {
			const answer = await sendOnce<{ trip: WholeTrip }>(`/api/admin/trips/${trip.id}/duplicate`, values)
			made = answer.trip.id
			await refreshLists(client)
		})
		openTrip(made, { instead: true })
		close()
	}
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			shape="small"
			title="Duplicate Trip"
			description="Flights, hotels, transfers and activities move with the start date. Guests come without their passports; booking references, documents and images stay behind."
		>
			{(askToClose) => (
				<FieldsForm
					fields={fields}
					schema={schema}
					start={{}}
					action="Duplicate Trip"
					onSave={duplicate}
					onCancel={askToClose}
				/>
			)}
		</FormDialog>
	)
}
