import { X } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '#web/data/request.ts'
import { AttachFiles } from '#web/trips/messages/attach-files.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { askAbout } from './asked-about.ts'
import { useMessageDraft } from './message-draft.ts'

/** Writes to the agency. The message stays in the form, and on the device, until it has arrived (PORTAL-142). */
export function MessageForm({ tripId, onSent }: { tripId: string; onSent: () => void }) {
	const form = useRef<HTMLFormElement>(null)
	const { text, setText, files, setFiles, about, restored, isStored, sendOnce, clear } = useMessageDraft(tripId)
	const [isSending, setIsSending] = useState(false)
	const [problem, setProblem] = useState<string>()

	useEffect(() => {
		// What a stored message is about was not asked just now.
		if (about && about !== restored.current) form.current?.querySelector('textarea')?.focus()
	}, [about, restored])

	const submit = async (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const written = text.trim()
		if (written === '') {
			setProblem('Write a message first')
			return form.current?.querySelector('textarea')?.focus()
		}
		setProblem(undefined)
		setIsSending(true)
		try {
			await sendOnce(`/api/portal/trips/${tripId}/messages`, {
				text: written,
				...(files.length > 0 ? { files: files.map(({ id }) => id) } : {}),
				...(about ? { about: { list: about.list, id: about.id } } : {}),
			})
			clear()
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
				{(control) => (
					<Textarea
						{...control}
						name="text"
						rows={3}
						maxLength={10_000}
						value={text}
						onChange={({ currentTarget }) => setText(currentTarget.value)}
					/>
				)}
			</Field>
			<AttachFiles path={`/api/portal/trips/${tripId}/messages/upload`} files={files} onChange={setFiles} />
			<div className="mt-3 flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
				{isStored ? (
					<p className="text-sm text-ink-soft">Your message stays on this device until you send it.</p>
				) : null}
				<Button type="submit" variant="primary" pending={isSending}>
					{isSending ? 'Sending…' : 'Send to us'}
				</Button>
			</div>
		</form>
	)
}
