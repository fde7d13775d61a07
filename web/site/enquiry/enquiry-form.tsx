import { type FormEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { legalPath } from '#shared/paths.ts'
import { RequestError, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
// Loaded with the form: the first toast may report that the network is down.
import '#web/ui/toasts/toast-region.tsx'
import { readDraft, writeDraft } from './enquiry-draft.ts'
import { NotSent, type NotSentReason, reasonOf } from './not-sent.tsx'
import type { EnquirySubject } from './enquiry-subject.ts'
import { createEnquirySender } from './send-enquiry.ts'
import { StayFields } from './stay-fields.tsx'

type Props = {
	subject: EnquirySubject
	/** What was entered earlier, by field name. */
	values: Readonly<Record<string, string>>
	/** Focuses the first field, because the form replaces one that had the focus. */
	isFocused: boolean
	onSent: () => void
}

/** SITE-82 to SITE-87. Only the browser's own validation runs before sending. */
export function EnquiryForm({ subject, values, isFocused, onSent }: Props) {
	const [sending, setSending] = useState<AbortController | null>(null)
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
	const [notSent, setNotSent] = useState<NotSentReason | null>(null)
	const [sendEnquiry] = useState(() => createEnquirySender(subject, performance.now()))
	const form = useRef<HTMLFormElement>(null)
	const notice = useId()
	// Closing the dialog stops the request.
	useEffect(() => () => sending?.abort(), [sending])

	const submitForm = async (given: FormData) => {
		const controller = new AbortController()
		setSending(controller)
		setErrors({})
		setNotSent(null)
		try {
			await sendEnquiry(given, controller.signal)
			form.current?.reset()
			onSent()
			toast({ title: 'Enquiry Sent Successfully!', description: "We'll get back to you within 24 hours." })
		} catch (error) {
			if (controller.signal.aborted) {
				setNotSent('stopped')
				return
			}
			const description = sentenceOf(error, 'Please try again or contact us directly.')
			toast({ title: 'Error Sending Enquiry', description, tone: 'destructive' })
			const fields = error instanceof RequestError ? error.fields : {}
			flushSync(() => {
				setErrors(fields)
				setNotSent(reasonOf(error))
			})
			form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
		} finally {
			setSending(null)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (!sending) void submitForm(new FormData(event.currentTarget))
	}
	const saveDraft = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
		const { website: _website, ...entered } = Object.fromEntries(new FormData(currentTarget)) as Record<string, string>
		writeDraft(subject, { ...readDraft(subject), values: entered })
	}

	const isGeneral = subject.kind === 'general'
	return (
		<form ref={form} onSubmit={submit} onInput={saveDraft}>
			<div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
				<Field label="Name" error={errors.name} className="sm:col-span-2">
					{(control) => (
						<Input
							{...control}
							name="name"
							defaultValue={values.name}
							required
							maxLength={120}
							autoComplete="name"
							ref={isFocused ? focus : null}
						/>
					)}
				</Field>
				<Field label="Email" error={errors.email}>
					{(control) => (
						<Input {...control} name="email" type="email" defaultValue={values.email} required autoComplete="email" />
					)}
				</Field>
				<Field label="Phone" error={errors.phone}>
					{(control) => (
						<Input
							{...control}
							name="phone"
							type="tel"
							defaultValue={values.phone}
							required
							maxLength={60}
							autoComplete="tel"
						/>
					)}
				</Field>
				<StayFields
					values={values}
					errors={errors}
					isOptional={isGeneral}
					villa={subject.kind === 'villa' ? subject.villa : null}
				/>
				<GuestsField initial={values.guests ?? ''} sleeps={subject.sleeps} error={errors.guests} />
				<Field label="Message (optional)" error={errors.message} className="sm:col-span-2">
					{(control) => <Textarea {...control} name="message" defaultValue={values.message} maxLength={5000} />}
				</Field>
			</div>
			<Honeypot />
			<DialogFooter>
				{notSent ? <NotSent id={notice} reason={notSent} /> : null}
				<div className="mr-auto max-w-[36ch] self-center text-sm text-ink-soft">
					<p>We reply within 24 hours. There is no obligation.</p>
					<a
						href={legalPath('privacy')}
						target="_blank"
						className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-sea"
					>
						How we use your details<span className="sr-only"> (opens in a new tab)</span>
					</a>
				</div>
				{sending ? (
					<Button
						size="large"
						onClick={({ currentTarget }) => {
							// The button is about to be removed.
							currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
							sending.abort()
						}}
					>
						Stop
					</Button>
				) : null}
				<Button
					type="submit"
					variant="primary"
					size="large"
					pending={sending !== null}
					aria-describedby={notSent ? notice : undefined}
					className="max-sm:w-full"
				>
					{sending ? 'Sending...' : 'Send Enquiry'}
				</Button>
			</DialogFooter>
		</form>
	)
}

const focus = (input: HTMLInputElement | null) => input?.focus()

type GuestsProps = { initial: string; sleeps: number | null; error?: string }

function GuestsField({ initial, sleeps, error }: GuestsProps) {
	const [guests, setGuests] = useState(initial)
	const exceedsCapacity = sleeps !== null && Number(guests) > sleeps
	return (
		<Field
			label="Guests"
			hint={
				exceedsCapacity
					? `This villa sleeps ${sleeps}. Send your enquiry anyway: we may know of a second villa nearby.`
					: undefined
			}
			error={error}
			className="sm:col-span-2"
		>
			{(control) => (
				<Input
					{...control}
					name="guests"
					type="number"
					defaultValue={initial}
					min={1}
					required
					inputMode="numeric"
					className="sm:max-w-40"
					onChange={(event) => setGuests(event.target.value)}
				/>
			)}
		</Field>
	)
}

/** A field that only bots fill in (SITE-90). It is off-screen instead of hidden, because bots skip hidden fields. */
function Honeypot() {
	return (
		<div aria-hidden="true" className="absolute -left-[200vw]">
			<label>
				Website
				<input name="website" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	)
}
