import { useState } from 'react'
import type { ImportPreview } from '#shared/import/preview.ts'
import { RECEIVED_BECAUSE, type ReceivedDocument } from '#shared/import/received-document.ts'
import { RequestError, send } from '#web/data/request.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type ImportTarget, previewIn, showFailure } from '../use-import.ts'
import { DestinationForm } from './destination-form.tsx'

const PreviewForm = prefetched(
	() => import('../review/preview-form.tsx'),
	() => <Skeleton className="h-96" />,
)

type Props = {
	dialog: DialogState<ReceivedDocument>
	document: ReceivedDocument
	/** It was imported, or somebody else settled it. */
	onSettled: () => unknown
}

/** Asks where a received document goes, then shows the review that every import has. */
export default function ReceivedDialog({ dialog: { isOpen, close }, document, onSettled }: Props) {
	const [isBusy, setIsBusy] = useState(false)
	const [review, setReview] = useState<{ preview: ImportPreview; target: ImportTarget } | null>(null)
	if (!isOpen && review) setReview(null)

	const read = async (target: ImportTarget): Promise<ImportPreview> => {
		const path = `/api/admin/received-documents/${document.id}/preview` as const
		return (await send<{ preview: ImportPreview }>('POST', path, target)).preview
	}
	const open = async (target: ImportTarget) => {
		setIsBusy(true)
		try {
			setReview({ preview: await read(target), target })
		} catch (error) {
			// Staff enter the booking themselves, next to the document.
			const empty = previewIn(error)
			if (empty) setReview({ preview: empty, target })
			else showFailure(error)
			if (error instanceof RequestError && error.code === 'already_settled') finish()
		} finally {
			setIsBusy(false)
		}
	}
	const finish = () => {
		void onSettled()
		close()
	}
	const sender = document.from ?? 'an unknown sender'
	const warning = document.state === 'quarantined' && document.reason ? RECEIVED_BECAUSE[document.reason] : undefined
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			isBusy={isBusy}
			shape={review ? 'wide' : 'medium'}
			title={document.subject || 'Without a subject'}
			description={review ? 'This is what was read. Nothing is saved yet.' : `A mail from ${sender}`}
		>
			{(askToClose) =>
				review ? (
					<PreviewForm
						preview={review.preview}
						reread={() => read(review.target)}
						onBusy={setIsBusy}
						onImported={finish}
						onBack={() => setReview(null)}
						onCancel={askToClose}
					/>
				) : (
					<DestinationForm
						document={document}
						warning={warning}
						isBusy={isBusy}
						onChosen={(target) => void open(target)}
						onCancel={askToClose}
					/>
				)
			}
		</FormDialog>
	)
}
