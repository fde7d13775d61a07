import { Paperclip, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { MessageFile } from '#shared/messages/thread.ts'
import { MAX_MESSAGE_FILES, messageUpload } from '#shared/uploads.ts'
import { sentenceOf } from '#web/data/request.ts'
import { upload } from '#web/data/upload.ts'
import { Progress } from '#web/ui/progress.tsx'
import { acceptAttribute, validateFile } from '../validate-file.ts'

type Props = {
	/** The call that takes a file. */
	path: `/api/${string}`
	files: readonly MessageFile[]
	onChange: (files: readonly MessageFile[]) => void
}

/** Attaches files to a message that is being written. Each is uploaded when it is chosen, and sent with the message (PORTAL-134). */
export function AttachFiles({ path, files, onChange }: Props) {
	const id = useId()
	const input = useRef<HTMLInputElement>(null)
	const [sending, setSending] = useState<{ name: string; share: number } | null>(null)
	const [problem, setProblem] = useState<string>()

	const attach = async (chosen: readonly File[]) => {
		setProblem(undefined)
		let attached = files
		for (const file of chosen) {
			const wrong = validateFile(file, messageUpload)
			if (wrong) return setProblem(`${file.name}: ${wrong.description}`)
			if (attached.length >= MAX_MESSAGE_FILES) return setProblem(`At most ${MAX_MESSAGE_FILES} attachments`)
			const form = new FormData()
			form.set(messageUpload.field, file)
			try {
				const onProgress = (share: number) => setSending({ name: file.name, share })
				onProgress(0)
				const answer = await upload<{ file: MessageFile }>(path, form, { onProgress })
				attached = [...attached, answer.file]
				onChange(attached)
			} catch (error) {
				setProblem(`${file.name}: ${sentenceOf(error, 'It was not attached. Please try again.')}`)
				return undefined
			} finally {
				setSending(null)
			}
		}
		return undefined
	}
	const detach = (gone: MessageFile) => {
		onChange(files.filter((file) => file !== gone))
		// The button that had the focus is gone.
		input.current?.focus()
	}
	return (
		<div className="mt-2 min-w-0">
			{files.length > 0 ? (
				<ul className="mb-1 grid gap-1">
					{files.map((file) => (
						<li key={file.id} className="flex items-center gap-2 rounded-md bg-sunk pl-3">
							<span className="min-w-0 grow py-2 wrap-anywhere">{file.name}</span>
							<button
								type="button"
								aria-label={`Detach ${file.name}`}
								onClick={() => detach(file)}
								className="grid size-11 shrink-0 place-items-center rounded-md hover:text-sea"
							>
								<X aria-hidden="true" className="size-4.5" />
							</button>
						</li>
					))}
				</ul>
			) : null}
			<label
				htmlFor={id}
				className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md pr-2 text-sea focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-sea hover:underline"
			>
				<Paperclip aria-hidden="true" className="size-4" />
				Attach a file
				<input
					ref={input}
					id={id}
					type="file"
					multiple
					accept={acceptAttribute(messageUpload)}
					disabled={sending !== null}
					className="sr-only"
					onChange={({ currentTarget }) => {
						const chosen = [...(currentTarget.files ?? [])]
						currentTarget.value = ''
						void attach(chosen)
					}}
				/>
			</label>
			{sending ? (
				<Progress label={`Uploading ${sending.name}`} value={sending.share < 1 ? sending.share : undefined} />
			) : null}
			{problem ? (
				<p role="alert" className="text-sm text-danger">
					{problem}
				</p>
			) : null}
		</div>
	)
}
