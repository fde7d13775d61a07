import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import type { MessageFile } from '#shared/messages/thread.ts'
import { RequestError, sentenceOf } from '#web/data/request.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { AttachFiles } from '#web/trips/messages/attach-files.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { refreshThreads } from './refresh-threads.ts'

const KINDS = {
	answer: {
		label: 'Answer',
		hint: 'The traveller reads it in the portal, or by mail after two minutes.',
		button: 'Send Answer',
		done: 'Answer sent',
	},
	call: {
		label: 'Answered by telephone',
		hint: 'For colleagues. The question counts as answered.',
		button: 'Add Note',
		done: 'Call noted',
	},
	note: { label: 'Note for colleagues', hint: 'The traveller never sees it.', button: 'Add Note', done: 'Note added' },
}
type Kind = keyof typeof KINDS

type Props = {
	path: `/api/${string}`
	tripId: string
	/** The conversation as it was read: an answer to an older one is refused (CRM-169). Undefined for a first message. */
	version?: number | undefined
	onSent: () => void
	onClose: () => void
	settle: (() => Promise<void>) | null
}

/** Writes to a traveller, or a note for colleagues. */
export function AnswerForm({ path, tripId, version, onSent, onClose, settle }: Props) {
	const client = useQueryClient()
	const id = useId()
	const [kind, setKind] = useState<Kind>('answer')
	const [isSending, setIsSending] = useState(false)
	const [problem, setProblem] = useState<string>()
	const [files, setFiles] = useState<readonly MessageFile[]>([])
	const [sendOnce] = useState(() => createIdempotentSender())
	const { hint, button, done } = KINDS[kind]

	const submit = async (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const text = (event.currentTarget.elements.namedItem('text') as HTMLTextAreaElement).value.trim()
		if (text === '') return setProblem('Write a message first')
		setIsSending(true)
		try {
			await sendOnce(
				path,
				{ text, kind, ...(files.length > 0 ? { files: files.map((file) => file.id) } : {}) },
				{ version },
			)
			toast({ title: done })
			onSent()
		} catch (error) {
			const isStale = error instanceof RequestError && error.status === 412
			setProblem(
				isStale
					? 'There are newer messages, shown above. Read them before you send this.'
					: sentenceOf(error, 'Not sent. Please try again.'),
			)
			setIsSending(false)
		}
		await refreshThreads(client)
	}
	return (
		<form noValidate onSubmit={(event) => void submit(event)}>
			<div className="mb-4 grid gap-1.5">
				<label htmlFor={id} className="text-sm font-medium">
					What you write
				</label>
				<Select
					id={id}
					className="w-full sm:w-64"
					value={kind}
					onChange={({ currentTarget }) => setKind(currentTarget.value as Kind)}
				>
					{Object.entries(KINDS).map(([value, { label }]) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</Select>
			</div>
			<Field label="Text" hint={hint} {...(problem ? { error: problem } : {})}>
				{(control) => <Textarea {...control} name="text" rows={5} maxLength={10_000} />}
			</Field>
			<AttachFiles path={`/api/admin/trips/${tripId}/messages/upload`} files={files} onChange={setFiles} />
			<DialogFooter>
				<Button onClick={onClose}>Close</Button>
				{settle ? <Button onClick={() => void settle()}>No Answer Needed</Button> : null}
				<Button type="submit" variant="primary" pending={isSending}>
					{button}
				</Button>
			</DialogFooter>
		</form>
	)
}
