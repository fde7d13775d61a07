import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { readDraft, writeDraft } from './enquiry-draft.ts'
import type { EnquirySubject } from './enquiry-subject.ts'

/** The call of each form (SITE-88, SITE-107), and the member of its body that names the subject. */
const CALLS = {
	villa: { path: '/api/enquiries', member: 'villaName' },
	hotel: { path: '/api/hotel-enquiries', member: 'hotelName' },
	general: { path: '/api/general-enquiries', member: 'subject' },
} as const

/**
 * Creates the function that sends one enquiry. The time spent on the form is measured once, so that a repeated request has the same body.
 * What was sent is stored with the draft. After a success the draft is removed.
 */
export function createEnquirySender(subject: EnquirySubject, startedAt: number) {
	const send = createIdempotentSender({
		read: () => readDraft(subject).sent ?? null,
		write: (sent) => writeDraft(subject, { ...readDraft(subject), sent }),
	})
	return async (form: FormData, signal?: AbortSignal) => {
		const filledInMs = readDraft(subject).filledInMs ?? Math.round(performance.now() - startedAt)
		writeDraft(subject, { ...readDraft(subject), filledInMs })
		const { guests, ...fields } = Object.fromEntries(form)
		const { path, member } = CALLS[subject.kind]
		const body = { ...fields, [member]: subject.name, guests: Number(guests), filledInMs }
		await send(path, body, { signal })
		writeDraft(subject, null)
	}
}
