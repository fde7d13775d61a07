import { type SubmitEvent, useRef, useState } from 'react'
import type { Upload } from '#shared/uploads.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FileInput } from '#web/ui/forms/file-input.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { acceptAttribute, validateFile } from './validate-file.ts'
import { FilePreview } from './file-preview.tsx'

export type UploadOptions = { onProgress: (share: number) => void; signal: AbortSignal }

type Props = {
	/** Names the file field: 'PDF file'. */
	label: string
	rules: Upload
	/** Shows a preview of the chosen image with this aspect ratio: '800 / 450'. */
	previewRatio?: string
	/** A rejection keeps the form open. */
	onSend: (file: File, options: UploadOptions) => Promise<void>
	onBusy: (isBusy: boolean) => void
	onCancel: () => void
}

/** Takes one file, validates it before the upload, and shows the progress. During the upload Cancel stops it and leaves the file chosen. */
export function UploadForm({ label, rules, previewRatio, onSend, onBusy, onCancel }: Props) {
	const [file, setFile] = useState<File | null>(null)
	const [sent, setSent] = useState<number | null>(null)
	const sending = useRef<AbortController>(null)

	const choose = (input: HTMLInputElement) => {
		const chosen = input.files?.[0] ?? null
		const problem = chosen && validateFile(chosen, rules)
		if (problem) {
			input.value = ''
			toast({ ...problem, tone: 'destructive' })
		}
		setFile(problem ? null : chosen)
	}
	const send = async (chosen: File) => {
		setSent(0)
		onBusy(true)
		try {
			sending.current = new AbortController()
			await onSend(chosen, { onProgress: setSent, signal: sending.current.signal })
		} catch {
			setSent(null)
		} finally {
			onBusy(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (file) void send(file)
	}
	return (
		<form onSubmit={submit}>
			<Field label={label} required>
				{(control) => (
					<FileInput
						{...control}
						accept={acceptAttribute(rules)}
						disabled={sent !== null}
						onChange={(event) => choose(event.currentTarget)}
					/>
				)}
			</Field>
			{file && previewRatio ? (
				<FilePreview
					file={file}
					className="mt-4 w-full rounded-md bg-sunk object-cover"
					style={{ aspectRatio: previewRatio }}
				/>
			) : null}
			{sent === null ? null : (
				<div className="mt-4">
					<Progress label={`Uploading ${file?.name}`} value={sent < 1 ? sent : undefined} />
				</div>
			)}
			<DialogFooter>
				<Button onClick={() => (sent === null ? onCancel() : sending.current?.abort())}>Cancel</Button>
				<Button type="submit" variant="primary" disabled={!file} pending={sent !== null}>
					{sent === null ? 'Upload' : 'Uploading...'}
				</Button>
			</DialogFooter>
		</form>
	)
}
