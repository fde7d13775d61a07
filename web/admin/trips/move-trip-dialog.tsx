import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRightLeft } from 'lucide-react'
import { useState } from 'react'
import type { TripMove } from '#shared/trips/trip-move.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { query } from '#web/data/query.ts'
import { send, sentenceOf } from '#web/data/request.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { refreshLists } from '../app/refresh.ts'
import { CustomerField } from '../customers/customer-picker.tsx'

type Props = { dialog: DialogState<true>; trip: WholeTrip }

/** Moves a trip to another customer, after a look at what that does (CRM-326). */
export default function MoveTripDialog({ dialog: { isOpen, close }, trip }: Props) {
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			title="Move to another customer"
			description={`${trip.name} belongs to ${trip.customerName}.`}
		>
			{(askToClose) => <MoveForm trip={trip} onMoved={close} onCancel={askToClose} />}
		</FormDialog>
	)
}

function MoveForm({ trip, onMoved, onCancel }: { trip: WholeTrip; onMoved: () => void; onCancel: () => void }) {
	const client = useQueryClient()
	const [userId, setUserId] = useState('')
	const [isMoving, setIsMoving] = useState(false)
	const { data, error } = useQuery({
		...query('/api/admin/trips/:id/move', { id: trip.id }, { userId }),
		enabled: userId !== '' && userId !== trip.userId,
		staleTime: 0,
	})
	const isSame = userId === trip.userId
	const preview = isSame ? undefined : data?.preview
	const move = async () => {
		setIsMoving(true)
		try {
			await withToast({ success: 'Trip moved', failure: 'Trip not moved' }, async () => {
				await send('POST', `/api/admin/trips/${trip.id}/move`, { userId }, { version: trip.version })
				await refreshLists(client)
			})
			onMoved()
		} catch {
			setIsMoving(false)
		}
	}
	return (
		<>
			<CustomerField
				label="New customer"
				value={userId}
				emptyLabel="Choose a customer"
				onChange={setUserId}
				error={isSame ? 'The trip belongs to this customer already' : undefined}
			/>
			{preview ? <Preview preview={preview} /> : null}
			{error && !isSame ? <p className="mt-4 text-red">{sentenceOf(error, 'Please try again.')}</p> : null}
			<DialogFooter>
				<Button onClick={onCancel}>Cancel</Button>
				<Button variant="primary" disabled={!preview} pending={isMoving} onClick={() => void move()}>
					<ArrowRightLeft aria-hidden="true" />
					Move trip
				</Button>
			</DialogFooter>
		</>
	)
}

const Preview = ({ preview }: { preview: TripMove }) => (
	<section aria-label="What moving does" className="mt-5 rounded-lg bg-amber-wash px-5 py-4">
		<ul className="flex list-disc flex-col gap-1 pl-5 wrap-anywhere">
			{consequences(preview).map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	</section>
)

function consequences({ from, to, guests, documents, links, companions, hasConversation, isTold }: TripMove): string[] {
	return [
		`${to} sees the trip in the portal, with the details of ${counted(guests, 'guest')} and ${counted(documents, 'document')}.`,
		`${from} sees nothing of it any more.`,
		...(links > 0 ? [`${counted(links, 'link')} that they made no longer open${links === 1 ? 's' : ''}.`] : []),
		...(companions > 0 ? [`The access of ${counted(companions, 'companion')} ends.`] : []),
		...(hasConversation ? ['Their conversation stays with the trip, for staff only.'] : []),
		...(isTold ? ['Nobody is told of changes until you say again that the trip is ready.'] : []),
	]
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
