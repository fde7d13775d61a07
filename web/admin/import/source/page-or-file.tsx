import { CircleAlert, FileText } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FileInput } from '#web/ui/forms/file-input.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import type { PastedPage } from './use-booking-input.ts'

const ACCEPTED_TYPES =
	'.html,.htm,.json,.ics,.pdf,.eml,.txt,text/html,application/json,text/calendar,application/pdf,message/rfc822'

type Props = {
	file: File | null
	/** One or more files, or none any more. */
	onFiles: (files: readonly File[]) => void
	pasted: PastedPage
	onPasted: (change: Partial<PastedPage>) => void
	/** The error of the page or the file that was read. */
	error?: string | undefined
	/** Why a file was not taken. */
	fileError?: string | undefined
}

/** A booking without a link: a copied page, or a file, chosen or dropped. */
export function PageOrFile({ file, onFiles, pasted, onPasted, error, fileError }: Props) {
	const keepHtml = ({ clipboardData }: ClipboardEvent) => {
		const html = clipboardData.getData('text/html')
		const text = clipboardData.getData('text/plain').replaceAll('\r\n', '\n')
		onPasted({ clipboard: html ? { html, text } : null })
	}
	if (file)
		return (
			<div className="flex flex-col gap-1.5">
				<p className="text-sm font-medium">File</p>
				<div className="flex items-center gap-3 rounded-md bg-sea-wash py-1.5 pr-1.5 pl-4">
					<FileText aria-hidden="true" className="size-5 shrink-0 text-sea" />
					<p className="min-w-0 grow wrap-anywhere">{file.name}</p>
					<Button size="small" variant="quiet" data-file onClick={() => onFiles([])}>
						Remove
					</Button>
				</div>
				{(fileError ?? error) ? (
					<p className="flex items-start gap-1.5 text-sm text-danger">
						<CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
						{fileError ?? error}
					</p>
				) : null}
			</div>
		)
	return (
		<>
			<Field label="Page" hint="Open the booking, select all, copy, and paste it here." error={error}>
				{(control) => (
					<Textarea
						{...control}
						rows={5}
						className="max-h-60"
						value={pasted.text}
						onPaste={keepHtml}
						onChange={(event) => onPasted({ text: event.currentTarget.value })}
					/>
				)}
			</Field>
			<Field
				label="Or a file"
				hint="HTML, JSON, ICS, PDF or EML, at most 5 MB each. You can also drop one or more anywhere here."
				error={fileError}
			>
				{(control) => (
					<FileInput
						{...control}
						data-file
						accept={ACCEPTED_TYPES}
						multiple
						onChange={({ currentTarget: control }) => {
							const files = [...(control.files ?? [])]
							// A file that is refused is not shown as chosen.
							control.value = ''
							onFiles(files)
						}}
					/>
				)}
			</Field>
		</>
	)
}
