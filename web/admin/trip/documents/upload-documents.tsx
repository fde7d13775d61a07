import { useState } from 'react'
import { MAX_DOCUMENTS } from '#shared/trips/kinds/document.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { documentUpload } from '#shared/uploads.ts'
import { upload } from '#web/data/upload.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { type ChosenDocument, DocumentsForm, type SendOptions } from './documents-form.tsx'

type Props = {
	/** The subject are files that were dropped, or none. */
	dialog: DialogState<readonly File[]>
	trip: WholeTrip
	/** Reloads the trip. */
	onSaved: () => Promise<unknown>
}

/** Uploads documents one after another, each under the name that staff gave it, and closes when all are there (CRM-341). */
export function UploadDocuments({ dialog, trip, onSaved }: Props) {
	const [isBusy, setIsBusy] = useState(false)
	const sendAll = async (documents: readonly ChosenDocument[], { onSent, ...options }: SendOptions) => {
		const success =
			documents.length === 1 ? 'Document uploaded successfully' : `${documents.length} documents uploaded successfully`
		await withToast({ success, failure: 'Upload failed' }, async () => {
			for (const one of documents) {
				const body = new FormData()
				body.set('displayName', one.name)
				body.set('label', one.label)
				body.set(documentUpload.field, one.file)
				await upload(`/api/trips/${trip.id}/documents/upload`, body, options)
				onSent(one)
			}
			await onSaved()
		}).catch((error: unknown) => {
			// Some may be there already, also the one that was cancelled.
			void onSaved()
			throw error
		})
		dialog.close()
	}
	return (
		<FormDialog
			isOpen={dialog.isOpen}
			onClose={dialog.close}
			isBusy={isBusy}
			title="Upload Document"
			description={`Upload a document for this trip (max ${MAX_DOCUMENTS} documents, PDF only).`}
		>
			{(askToClose) => (
				<DocumentsForm
					dropped={dialog.subject ?? []}
					room={MAX_DOCUMENTS - trip.documents.length}
					onSend={sendAll}
					onBusy={setIsBusy}
					onCancel={askToClose}
				/>
			)}
		</FormDialog>
	)
}
