import type { EnquiryKind } from '#shared/enquiries/enquiry.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'

/** The property that an enquiry is about. `sleeps` is the number of guests a villa sleeps; null for hotels. */
export type EnquirySubject = { kind: EnquiryKind; name: string; sleeps: number | null }

/** Creates the function that sends one enquiry. The time spent on the form is measured once, so that a repeated request has the same body. */
export function createEnquirySender({ kind, name }: EnquirySubject, startedAt: number) {
	let filledInMs: number | undefined
	const send = createIdempotentSender()
	return (form: FormData) => {
		filledInMs ??= Math.round(performance.now() - startedAt)
		const { guests, ...fields } = Object.fromEntries(form)
		const property = kind === 'hotel' ? { hotelName: name } : { villaName: name }
		const body = { ...fields, ...property, guests: Number(guests), filledInMs }
		return send(kind === 'hotel' ? '/api/hotel-enquiries' : '/api/enquiries', body)
	}
}
