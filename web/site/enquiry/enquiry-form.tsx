import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RequestError, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
// Loaded with the form: the first toast may report that the network is down.
import '#web/ui/toasts/toast-region.tsx'
import { createEnquirySender, type EnquirySubject } from './send-enquiry.ts'
import { StayFields } from './stay-fields.tsx'

type Props = { subject: EnquirySubject; onSent: () => void; onSending: (isSending: boolean) => void }

/** SITE-82 to SITE-87. Only the browser's own validation runs before sending. */
export function EnquiryForm({ subject, onSent, onSending }: Props) {
	const [isSending, setIsSending] = useState(false)
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
	const [sendEnquiry] = useState(() => createEnquirySender(subject, performance.now()))
	const form = useRef<HTMLFormElement>(null)

	const setSending = (sending: boolean) => {
		setIsSending(sending)
		onSending(sending)
	}
	const submitForm = async (given: FormData) => {
		setSending(true)
		setErrors({})
		try {
			await sendEnquiry(given)
			form.current?.reset()
			onSent()
			toast({ title: 'Enquiry Sent Successfully!', description: "We'll get back to you within 24 hours." })
		} catch (error) {
			const description = sentenceOf(error, 'Please try again or contact us directly.')
			toast({ title: 'Error Sending Enquiry', description, tone: 'destructive' })
			const fields = error instanceof RequestError ? error.fields : {}
			flushSync(() => setErrors(fields))
			form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
		} finally {
			setSending(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (!isSending) void submitForm(new FormData(event.currentTarget))
	}

	return (
		<form ref={form} onSubmit={submit}>
			<div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
				<Field label="Name" error={errors.name} className="sm:col-span-2">
					{(control) => <Input {...control} name="name" required maxLength={120} autoComplete="name" />}
				</Field>
				<Field label="Email" error={errors.email}>
					{(control) => <Input {...control} name="email" type="email" required autoComplete="email" />}
				</Field>
				<Field label="Phone" error={errors.phone}>
					{(control) => <Input {...control} name="phone" type="tel" required maxLength={60} autoComplete="tel" />}
				</Field>
				<StayFields errors={errors} />
				<GuestsField sleeps={subject.sleeps} error={errors.guests} />
				<Field label="Message (optional)" error={errors.message} className="sm:col-span-2">
					{(control) => <Textarea {...control} name="message" maxLength={5000} />}
				</Field>
			</div>
			<Honeypot />
			<DialogFooter>
				<p className="mr-auto max-w-[36ch] self-center text-sm text-ink-soft">
					We reply within 24 hours. There is no obligation.
				</p>
				<Button type="submit" variant="primary" size="large" pending={isSending} className="max-sm:w-full">
					{isSending ? 'Sending...' : 'Send Enquiry'}
				</Button>
			</DialogFooter>
		</form>
	)
}

function GuestsField({ sleeps, error }: { sleeps: number | null; error?: string }) {
	const [guests, setGuests] = useState('')
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
