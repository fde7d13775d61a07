import { X } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { document } from '#shared/trips/kinds/document.ts'
import { fileSize } from '#shared/trips/timeline/wording.ts'
import { documentUpload } from '#shared/uploads.ts'
import { DropZone } from '#web/trips/drop-zone.tsx'
import type { UploadOptions } from '#web/trips/upload-form.tsx'
import { acceptAttribute } from '#web/trips/validate-file.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FileInput } from '#web/ui/forms/file-input.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { acceptedDocuments } from './accepted-documents.ts'

export type ChosenDocument = { key: number; file: File; name: string; label: string }
export type SendOptions = UploadOptions & { onSent: (document: ChosenDocument) => void }

let nextKey = 0
const withNames = (files: readonly File[]): readonly ChosenDocument[] =>
	files.map((file) => ({ key: nextKey++, file, name: file.name, label: '' }))

type Props = {
	/** Accepted already. */
	dropped: readonly File[]
	/** How many more documents the trip can hold. */
	room: number
	/** A rejection keeps what was not sent. */
	onSend: (documents: readonly ChosenDocument[], options: SendOptions) => Promise<void>
	onBusy: (isBusy: boolean) => void
	onCancel: () => void
}

/** Takes PDFs, by choosing or by dropping them, and what travellers read in place of each file's name. Cancel stops a running upload. */
export function DocumentsForm({ dropped, room, onSend, onBusy, onCancel }: Props) {
	const [chosen, setChosen] = useState(() => withNames(dropped))
	const [sent, setSent] = useState<number | null>(null)
	const sending = useRef<AbortController>(null)
	const isBusy = sent !== null

	const add = (files: readonly File[]) =>
		setChosen([...chosen, ...withNames(acceptedDocuments(files, room - chosen.length))])
	const change = (key: number, values: Partial<ChosenDocument>) =>
		setChosen(chosen.map((one) => (one.key === key ? { ...one, ...values } : one)))
	const send = async () => {
		setSent(0)
		onBusy(true)
		sending.current = new AbortController()
		try {
			await onSend(chosen, {
				onProgress: setSent,
				signal: sending.current.signal,
				onSent: ({ key }) => setChosen((before) => before.filter((one) => one.key !== key)),
			})
		} catch {
			setSent(null)
		} finally {
			onBusy(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (chosen.length > 0 && !isBusy) void send()
	}
	return (
		<form onSubmit={submit}>
			<DropZone isOff={isBusy} onFiles={add}>
				<Field label="PDF file" required hint="Several files can be chosen at once, or dropped here.">
					{(control) => (
						<FileInput
							{...control}
							multiple
							accept={acceptAttribute(documentUpload)}
							disabled={isBusy}
							onChange={({ currentTarget }) => {
								add([...(currentTarget.files ?? [])])
								// The same file may be chosen again.
								currentTarget.value = ''
							}}
						/>
					)}
				</Field>
				<ul className="mt-4 grid gap-3">
					{chosen.map((one, index) => (
						<li key={one.key} className="rounded-md border border-line p-3">
							<p className="truncate text-sm text-ink-soft">{`${one.file.name}, ${fileSize(one.file.size)}`}</p>
							<div className="mt-2 flex items-start gap-2">
								<div className="grid min-w-0 grow gap-2 sm:grid-cols-[2fr_1fr]">
									<Input
										aria-label={`Name of ${one.file.name}`}
										value={one.name}
										maxLength={200}
										disabled={isBusy}
										autoComplete="off"
										onChange={({ currentTarget }) => change(one.key, { name: currentTarget.value })}
									/>
									<Input
										aria-label={`Label of ${one.file.name}`}
										value={one.label}
										placeholder={document.fields.label.label}
										maxLength={document.fields.label.max}
										disabled={isBusy}
										autoComplete="off"
										onChange={({ currentTarget }) => change(one.key, { label: currentTarget.value })}
									/>
								</div>
								{isBusy ? null : (
									<IconButton
										name={`Leave out ${one.file.name}`}
										onClick={() => setChosen(chosen.filter(({ key }) => key !== one.key))}
									>
										<X aria-hidden="true" />
									</IconButton>
								)}
							</div>
							{isBusy ? (
								<div className="mt-3">
									<Progress label={`Uploading ${one.file.name}`} value={index > 0 ? 0 : sent < 1 ? sent : undefined} />
								</div>
							) : null}
						</li>
					))}
				</ul>
			</DropZone>
			<DialogFooter>
				<Button onClick={() => (isBusy ? sending.current?.abort() : onCancel())}>Cancel</Button>
				<Button type="submit" variant="primary" disabled={chosen.length === 0} pending={isBusy}>
					{isBusy ? 'Uploading...' : 'Upload'}
				</Button>
			</DialogFooter>
		</form>
	)
}
