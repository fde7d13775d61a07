import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { ReceivedDocument } from '#shared/import/received-document.ts'
import { CustomerField } from '#web/admin/customers/customer-picker.tsx'
import { query } from '#web/data/query.ts'
import { staffDates } from '#web/trips/staff-date.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import type { ImportTarget } from '../use-import.ts'

type Props = {
	document: ReceivedDocument
	/** Why the sender is not trusted. */
	warning: string | undefined
	isBusy: boolean
	onChosen: (target: ImportTarget) => void
	onCancel: () => void
}

/** The customer and the trip that a received document belongs to. What was proposed is chosen already. */
export function DestinationForm({
	document: { userId: sender, proposed },
	warning,
	isBusy,
	onChosen,
	onCancel,
}: Props) {
	const [userId, setUserId] = useState(sender ?? '')
	const [tripId, setTripId] = useState(proposed?.tripId ?? '')
	const [isMissing, setIsMissing] = useState(false)
	const { data } = useQuery({ ...query('/api/admin/trips', { userId }), enabled: userId !== '' })
	const trips = data?.trips ?? []
	const isListed = trips.some(({ id }) => id === tripId)

	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (userId === '') setIsMissing(true)
		else onChosen(tripId ? { tripId } : { userId })
	}
	return (
		<form noValidate onSubmit={submit} className="flex flex-col gap-4">
			{warning ? (
				<p className="rounded-lg bg-yellow-wash px-4 py-3 md:px-5">{warning} Look closely at what it says.</p>
			) : null}
			<CustomerField
				label="Belongs to"
				value={userId}
				emptyLabel="Choose…"
				error={isMissing && userId === '' ? 'Please select a customer' : undefined}
				onChange={(chosen) => {
					setUserId(chosen)
					setTripId('')
				}}
			/>
			<Field label="Goes into">
				{(control) => (
					<Select
						{...control}
						value={tripId}
						disabled={userId === ''}
						onChange={(event) => setTripId(event.currentTarget.value)}
					>
						<option value="">A new trip</option>
						{proposed && tripId === proposed.tripId && !isListed ? (
							<option value={tripId}>{proposed.tripName}</option>
						) : null}
						{trips.map(({ id, name, startDate, endDate }) => (
							<option key={id} value={id}>
								{name}, {staffDates(startDate, endDate)}
							</option>
						))}
					</Select>
				)}
			</Field>
			<DialogFooter>
				<Button onClick={onCancel} disabled={isBusy}>
					Cancel
				</Button>
				<Button type="submit" variant="primary" pending={isBusy}>
					{isBusy ? 'Reading...' : 'Read It'}
				</Button>
			</DialogFooter>
		</form>
	)
}
