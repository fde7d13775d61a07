import type { BOOKING_STATUSES } from '#shared/trips/booking-status.ts'
import type { GroupReader } from './group-reader.ts'

/** Adds the status if the document states one. Confirmed is the default. */
export function readStatus({ pair, put, heading }: GroupReader): void {
	const stated = pair('status')
	put('status', stated, stated && parseStatus(stated.value))
	// 'FLIGHT 3 - RETURN   CANCELLED'
	if (!stated && /\bcancell?ed\b/i.test(heading?.value ?? '')) put('status', heading, 'cancelled')
}

export function parseStatus(text: string): (typeof BOOKING_STATUSES)[number] | null {
	if (/cancel/i.test(text)) return 'cancelled'
	if (/pending|request|provisional|hold|option|waitlist|unconfirmed|not confirmed/i.test(text)) return 'pending'
	return /confirm|booked|ticketed|\bok\b|\bhk\b/i.test(text) ? 'confirmed' : null
}
