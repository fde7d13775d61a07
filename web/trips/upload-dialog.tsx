import { useState } from 'react'
import type { Upload } from '#shared/uploads.ts'
import { isCancelled } from '#web/data/request.ts'
import { upload } from '#web/data/upload.ts'
import { FormDialog } from './forms/form-dialog.tsx'
import { withToast } from './with-toast.ts'
import { UploadForm, type UploadOptions } from './upload-form.tsx'
import type { DialogState } from './use-dialog.ts'

type Props = {
	dialog: Pick<DialogState<unknown>, 'isOpen' | 'close'>
	title: string
	description: string
	/** Names the file field: 'PDF file'. */
	label: string
	rules: Upload
	/** Shows a preview of the chosen image with this aspect ratio: '800 / 450'. */
	previewRatio?: string
	path: `/api/${string}`
	extraFields?: Readonly<Record<string, string>>
	/** Toast title. */
	success: string
	/** Reloads the data on the screen. */
	onSaved: () => Promise<unknown>
}

/** Uploads one file. The dialog stays open during the upload, which Cancel stops, and closes when the new data shows (DOC-120). */
export function UploadDialog({ dialog, title, description, path, extraFields = {}, success, onSaved, ...form }: Props) {
	const [isBusy, setIsBusy] = useState(false)
	const { isOpen, close } = dialog

	const sendFile = async (file: File, options: UploadOptions) => {
		const body = new FormData()
		for (const [name, value] of Object.entries(extraFields)) body.set(name, value)
		body.set(form.rules.field, file)
		await withToast({ success, failure: 'Upload failed' }, async () => {
			await upload(path, body, options)
			await onSaved()
		}).catch((error: unknown) => {
			// The server may have stored the file before it learned of this.
			if (isCancelled(error)) void onSaved()
			throw error
		})
		close()
	}
	return (
		<FormDialog isOpen={isOpen} onClose={close} isBusy={isBusy} title={title} description={description}>
			{(askToClose) => <UploadForm {...form} onSend={sendFile} onBusy={setIsBusy} onCancel={askToClose} />}
		</FormDialog>
	)
}
