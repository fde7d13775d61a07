import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Imported, ImportPreview } from '#shared/import/preview.ts'
import { CustomerField } from '#web/admin/customers/customer-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { useAdminLocation } from '#web/admin/app/use-admin-location.ts'
import { useDroppedFiles } from '../source/use-dropped-files.ts'
import {
	type BookingInput,
	type ImportedTrip,
	type ImportTarget,
	requestPreview,
	type RereadBooking,
} from '../use-import.ts'
import { DocumentRow } from './document-row.tsx'
import { keyOf, MAX_SEVERAL, type QueuedDocument, useSeveral } from './use-several.ts'

type Props = {
	inputs: readonly BookingInput[]
	customerId: string
	trip: ImportedTrip | null
	/** The form is behind a review. */
	isHidden: boolean
	onBusy: (isBusy: boolean) => void
	/** Opens the review of one document. `onImported` is called when it is imported. */
	onPreview: (preview: ImportPreview, reread: RereadBooking, onImported: (imported: Imported) => void) => void
	/** Whether a document is left that is not imported. */
	onLeft: (isAnyLeft: boolean) => void
	onBack: () => void
	onDone: () => void
	onCancel: () => void
}

/** Several documents with their states (IMPORT-98): all are read, then one is reviewed after the other. */
export default function SeveralForm(props: Props) {
	const { inputs, customerId, trip, isHidden, onBusy, onPreview, onLeft, onBack, onDone, onCancel } = props
	const { openTrip } = useAdminLocation()
	const [userId, setUserId] = useState(customerId)
	const [isMissing, setIsMissing] = useState(false)
	const [isOneTrip, setIsOneTrip] = useState(true)
	const [tripId, setTripId] = useState(trip?.id ?? null)
	const { documents, isReading, read, stop, add, remove, markImported } = useSeveral(inputs)
	const form = useRef<HTMLFormElement>(null)
	const list = useRef<HTMLUListElement>(null)
	const isOver = useDroppedFiles((files) => isHidden || add(files.map((file) => ({ file }))))
	const of = (...states: QueuedDocument['state'][]) => documents.filter(({ state }) => states.includes(state))
	const left = of('waiting', 'reading', 'read', 'nothing', 'failed').length
	const imported = documents.length - left

	const reportLeft = useEffectEvent(onLeft)
	const reportBusy = useEffectEvent(onBusy)
	useEffect(() => reportLeft(left > 0), [left])
	useEffect(() => reportBusy(isReading), [isReading])
	// After each reading and each review the next one is at hand, and before the first one the list is.
	useEffect(() => {
		if (isHidden || isReading || form.current?.contains(document.activeElement)) return
		;(form.current?.querySelector<HTMLElement>('[data-next]') ?? list.current)?.focus()
	}, [isHidden, isReading])

	/** The first document makes the trip, and the others are compared with it. */
	const target: ImportTarget | null = tripId ? { tripId } : userId ? { userId } : null
	const withTarget = (run: (target: ImportTarget) => void) => {
		setIsMissing(!target)
		if (target) run(target)
		else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
	}
	const review = async (one: QueuedDocument, into: ImportTarget) => {
		const preview = one.readFor === keyOf(into) ? one.preview : (await read(into, [one]))[0]
		if (!preview) return
		onPreview(
			preview,
			() => requestPreview(one.input, into),
			(result) => {
				markImported(one.id, result)
				if (isOneTrip) setTripId(result.trip.id)
			},
		)
	}
	/** The focus goes to the next row, or to the list where none can be removed. */
	const removeAt = (place: number, id: number) => {
		remove(id)
		requestAnimationFrame(() => {
			const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
			const next = list.current?.children[Math.min(place, list.current.children.length - 1)]
			;(buttons.find((one) => next?.contains(one)) ?? list.current)?.focus()
		})
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		withTarget((into) => void read(into))
	}
	const open = (id: string) => {
		openTrip(id, { replace: true })
		onDone()
	}
	const isFirst = documents.find(({ state }) => state === 'read' || state === 'nothing')?.id
	return (
		<form ref={form} noValidate onSubmit={submit} className="relative">
			{isOver ? (
				<p className="pointer-events-none absolute -inset-x-2 -top-2 bottom-3 z-20 grid place-items-center rounded-lg border-2 border-dashed border-sea bg-sea-wash font-medium text-sea">
					Drop the files to add them
				</p>
			) : null}
			<div className="flex flex-col gap-4">
				<ul
					ref={list}
					tabIndex={-1}
					aria-label="Chosen bookings"
					className="divide-y divide-line rounded-lg border border-line"
				>
					{documents.map((one, place) => (
						<DocumentRow
							key={one.id}
							document={one}
							isNext={one.id === isFirst}
							isDisabled={isReading}
							onReview={() => withTarget((into) => void review(one, into))}
							onReadAgain={() => withTarget((into) => void read(into, [one]))}
							onRemove={() => removeAt(place, one.id)}
						/>
					))}
				</ul>
				<output className="text-sm text-ink-soft">{summaryOf(documents)}</output>
				{trip ? null : (
					<>
						<CustomerField
							label="Assign to Customer"
							value={userId}
							emptyLabel="Choose…"
							error={isMissing && !userId ? 'Please select a customer' : undefined}
							onChange={setUserId}
						/>
						<Checkbox
							label="All are parts of one trip"
							checked={isOneTrip}
							disabled={imported > 0}
							onChange={(event) => setIsOneTrip(event.currentTarget.checked)}
						/>
					</>
				)}
			</div>
			<DialogFooter>
				<Button variant="quiet" className="sm:mr-auto sm:-ml-5" disabled={isReading || imported > 0} onClick={onBack}>
					Back
				</Button>
				<Button onClick={isReading ? stop : onCancel}>
					{isReading ? 'Stop Reading' : left > 0 ? 'Cancel' : 'Close'}
				</Button>
				{of('waiting', 'reading').length > 0 ? (
					<Button type="submit" variant="primary" pending={isReading}>
						{isReading ? 'Reading...' : 'Read All'}
					</Button>
				) : tripId && imported > 0 && (isOneTrip || trip) ? (
					<Button variant="primary" data-next={left === 0 || undefined} onClick={() => open(tripId)}>
						Open the Trip
					</Button>
				) : null}
			</DialogFooter>
		</form>
	)
}

/** '3 bookings: 1 imported, 1 to review, 1 failed.' */
function summaryOf(documents: readonly QueuedDocument[]): string {
	const count = (states: readonly QueuedDocument['state'][]) =>
		documents.filter(({ state }) => states.includes(state)).length
	const parts = [
		[count(['imported']), 'imported'],
		[count(['read']), 'to review'],
		[count(['nothing']), 'with nothing found'],
		[count(['failed']), 'failed'],
		[count(['waiting', 'reading']), 'to read'],
	] as const
	if (documents.length === 0) return 'No booking is left. Go back to choose others, or drop them here.'
	const total = `${documents.length} ${documents.length === 1 ? 'booking' : 'bookings'}`
	const isFull = documents.length === MAX_SEVERAL ? ` At most ${MAX_SEVERAL} are read at a time.` : ''
	return `${total}: ${parts.flatMap(([number, what]) => (number > 0 ? `${number} ${what}` : [])).join(', ')}.${isFull}`
}
