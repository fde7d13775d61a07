import { X } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { MessageFile } from '#shared/messages/thread.ts'
import { sentenceOf } from '#web/data/request.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { AttachFiles } from '#web/trips/messages/attach-files.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { askAbout, useAskedAbout } from './asked-about.ts'

/** Writes to the agency. The text stays in the form until it has arrived. */
export function MessageForm({ tripId, onSent }: { tripId: string; onSent: () => void }) {
	const form = useRef<HTMLFormElement>(null)
	const about = useAskedAbout()
	const [sendOnce] = useState(() => createIdempotentSender())
	const [isSending, setIsSending] = useState(false)
	const [problem, setProblem] = useState<string>()
	const [files, setFiles] = useState<readonly MessageFile[]>([])

	useEffect(() => {
		if (about) form.current?.querySelector('textarea')?.focus()
	}, [about])

	const submit = async (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const field = event.currentTarget.elements.namedItem('text') as HTMLTextAreaElement
		const text = field.value.trim()
		if (text === '') {
			setProblem('Write a message first')
			return field.focus()
		}
		setProblem(undefined)
		setIsSending(true)
		try {
			await sendOnce(`/api/portal/trips/${tripId}/messages`, {
				text,
				...(files.length > 0 ? { files: files.map(({ id }) => id) } : {}),
				...(about ? { about: { list: about.list, id: about.id } } : {}),
			})
			field.value = ''
			setFiles([])
			askAbout(null)
			onSent()
		} catch (error) {
			setProblem(sentenceOf(error, 'Your message was not sent. Please try again.'))
		} finally {
			setIsSending(false)
		}
	}
	return (
		<form ref={form} noValidate onSubmit={(event) => void submit(event)} className="print:hidden">
			{about ? (
				<p className="mb-3 flex items-center justify-between gap-2 rounded-md bg-sunk py-1 pl-4">
					<span className="min-w-0 wrap-anywhere">About {about.words}</span>
					<button
						type="button"
						aria-label="Write about the whole trip instead"
						onClick={() => askAbout(null)}
						className="grid size-11 shrink-0 place-items-center rounded-md hover:text-sea"
					>
						<X aria-hidden="true" className="size-4.5" />
					</button>
				</p>
			) : null}
			<Field label="Write to us" {...(problem ? { error: problem } : {})}>
				{(control) => <Textarea {...control} name="text" rows={3} maxLength={10_000} />}
			</Field>
			<AttachFiles path={`/api/portal/trips/${tripId}/messages/upload`} files={files} onChange={setFiles} />
			<div className="mt-3 flex justify-end">
				<Button type="submit" variant="primary" pending={isSending}>
					{isSending ? 'Sending…' : 'Send to us'}
				</Button>
			</div>
		</form>
	)
}
