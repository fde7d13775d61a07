import { useRef, useState } from 'react'
import type { Imported, ImportPreview } from '#shared/import/preview.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ImportForm } from './source/import-form.tsx'
import type { BookingInput, ImportedTrip, RereadBooking } from './use-import.ts'

const PreviewForm = prefetched(
	() => import('./review/preview-form.tsx'),
	() => <Skeleton className="h-96" />,
)

const TaughtLayouts = prefetched(
	() => import('./taught/taught-layouts.tsx'),
	() => <Skeleton className="h-96" />,
)

const SeveralForm = prefetched(
	() => import('./several/several-form.tsx'),
	() => <Skeleton className="h-96" />,
)

/** The booking that is under review. One of several says what happens when it is imported. */
type Review = { preview: ImportPreview; reread: RereadBooking; onImported?: (imported: Imported) => void }

type Props = {
	dialog: DialogState<true>
	/** The customer whose trips are listed. */
	customerId: string
	/** The trip into which staff import a booking from its page (IMPORT-81). */
	trip?: ImportedTrip
}

/**
 * Creates a trip from a booking and opens it. If something is missing or uncertain, the dialog shows a preview first. With `trip` the
 * booking becomes part of that trip, always after a review.
 */
export default function ImportTripDialog({ dialog: { isOpen, close }, customerId, trip }: Props) {
	const [isBusy, setIsBusy] = useState(false)
	const [review, setReview] = useState<Review | null>(null)
	const [several, setSeveral] = useState<{ inputs: readonly BookingInput[]; userId: string } | null>(null)
	const [showsTaught, setShowsTaught] = useState(false)
	const inputForm = useRef<HTMLDivElement>(null)
	if (!isOpen && review) setReview(null)
	if (!isOpen && several) setSeveral(null)
	if (!isOpen && showsTaught) setShowsTaught(false)
	const isInputHidden = review !== null || several !== null || showsTaught

	const back = () => {
		setReview(null)
		// The review of one of several leads back to their list.
		if (review && several) return
		setSeveral(null)
		setShowsTaught(false)
		requestAnimationFrame(() => inputForm.current?.querySelector<HTMLElement>('input, textarea, [data-file]')?.focus())
	}
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			isBusy={isBusy}
			shape={review ? 'wide' : 'medium'}
			title={trip ? 'Add from a Booking' : 'Import from Booking URL'}
			description={
				several && !review
					? 'All are read, then you review one after the other. Nothing is saved before.'
					: review
						? 'This is what was read. Nothing is saved yet.'
						: showsTaught
							? 'Corrections in a review teach where the documents of a sender state what.'
							: trip
								? `Reads a booking and compares it with ‘${trip.name}’. You decide what changes.`
								: 'Reads the guests, flights and hotels of an online booking form.'
			}
		>
			{(askToClose, markEdited, markSaved) => (
				<>
					{/* Stays mounted behind the other views, so that going back finds the link and the customer unchanged. */}
					<div ref={inputForm} hidden={isInputHidden}>
						<ImportForm
							customerId={customerId}
							trip={trip ?? null}
							isHidden={isInputHidden}
							onSeveral={(inputs, userId) => setSeveral({ inputs, userId })}
							onShowTaught={() => setShowsTaught(true)}
							onBusy={setIsBusy}
							onImported={close}
							onPreview={(preview, reread) => setReview({ preview, reread })}
							onCancel={askToClose}
						/>
					</div>
					{several ? (
						<div hidden={review !== null}>
							<SeveralForm
								inputs={several.inputs}
								customerId={several.userId}
								trip={trip ?? null}
								isHidden={review !== null}
								onBusy={setIsBusy}
								onPreview={(preview, reread, onImported) => setReview({ preview, reread, onImported })}
								onLeft={(isAnyLeft) => (isAnyLeft ? markEdited() : markSaved())}
								onBack={back}
								onDone={close}
								onCancel={askToClose}
							/>
						</div>
					) : null}
					{review ? (
						<PreviewForm
							preview={review.preview}
							reread={review.reread}
							opensTrip={!review.onImported}
							onBusy={setIsBusy}
							onImported={(imported) => {
								review.onImported?.(imported)
								if (review.onImported) back()
								else close()
							}}
							onBack={back}
							onCancel={askToClose}
						/>
					) : null}
					{showsTaught ? <TaughtLayouts onBack={back} /> : null}
				</>
			)}
		</FormDialog>
	)
}
