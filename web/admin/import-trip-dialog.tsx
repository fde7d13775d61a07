import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { WholeTrip } from '#shared/contract.ts'
import { send, sentenceOf } from '#web/request.ts'
import { FormDialog } from '#web/trips/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toasts.tsx'
import { CustomerField } from './customer-picker.tsx'
import { refreshLists } from './lists.ts'
import { usePlace } from './use-place.ts'

type Imported = {
	trip: WholeTrip
	summary: { guests: number; flights: number; accommodations: number }
	warnings: string[]
}
type Props = {
	dialog: DialogState<true>
	/** Whose trips are listed. */
	customerId: string
}

/** Makes a trip of what a booking form on another site holds, and opens it. */
export function ImportTripDialog({ dialog: { isOpen, close }, customerId }: Props) {
	const [isBusy, setIsBusy] = useState(false)
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			isBusy={isBusy}
			title="Import from Booking URL"
			description="Reads the guests, flights and hotels of an online booking form."
		>
			{(askToClose) => (
				<ImportForm customerId={customerId} onBusy={setIsBusy} onImported={close} onCancel={askToClose} />
			)}
		</FormDialog>
	)
}

type FormProps = {
	customerId: string
	onBusy: (isBusy: boolean) => void
	onImported: () => void
	onCancel: () => void
}

function ImportForm({ customerId, onBusy, onImported, onCancel }: FormProps) {
	const [bookingUrl, setBookingUrl] = useState('')
	const [userId, setUserId] = useState(customerId)
	const [isPending, setIsPending] = useState(false)
	const { openTrip } = usePlace()
	const client = useQueryClient()

	const importTrip = async () => {
		const answer = await send<Imported>('POST', '/api/admin/trips/import', { bookingUrl: bookingUrl.trim(), userId })
		await refreshLists(client)
		const { guests, flights, accommodations } = answer.summary
		toast({
			title: `Trip imported successfully with ${guests} guests, ${flights} flights, ${accommodations} accommodations`,
			description: answer.warnings.join(' ') || undefined,
		})
		openTrip(answer.trip.id, { instead: true })
		onImported()
	}
	const submit = async (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (!bookingUrl.trim() || !userId) {
			toast({
				title: 'Error',
				description: 'Please enter a booking URL and select a customer.',
				tone: 'destructive',
			})
			return
		}
		setIsPending(true)
		onBusy(true)
		try {
			await importTrip()
		} catch (error) {
			toast({ title: 'Error', description: sentenceOf(error, 'Failed to import booking'), tone: 'destructive' })
		} finally {
			setIsPending(false)
			onBusy(false)
		}
	}
	return (
		<form noValidate onSubmit={(event) => void submit(event)}>
			<div className="flex flex-col gap-4">
				<Field label="Booking form URL" required>
					{(control) => (
						<Input
							{...control}
							type="url"
							placeholder="https://"
							autoComplete="off"
							maxLength={2000}
							value={bookingUrl}
							onChange={(event) => setBookingUrl(event.currentTarget.value)}
						/>
					)}
				</Field>
				<CustomerField label="Assign to Customer" value={userId} none="Choose…" onChange={setUserId} />
			</div>
			<DialogFooter>
				<Button onClick={onCancel} disabled={isPending}>
					Cancel
				</Button>
				<Button type="submit" variant="primary" pending={isPending}>
					{isPending ? 'Importing...' : 'Import Trip'}
				</Button>
			</DialogFooter>
		</form>
	)
}
