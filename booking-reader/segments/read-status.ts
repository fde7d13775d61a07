import type { BOOKING_STATUSES } from '#shared/trips/booking-status.ts'
import type { GroupValues } from './values-of-group.ts'

/** Cancelled or pending, where a document says so; confirmed is what a booking is anyway. */
export function readStatus({ pair, put, heading }: GroupValues): void {
	const said = pair('status')
	put('status', said, said && statusIn(said.value))
	// 'FLIGHT 3 - RETURN   CANCELLED'
	if (!said && /\bcancell?ed\b/i.test(heading?.value ?? '')) put('status', heading, 'cancelled')
}

export function statusIn(text: string): (typeof BOOKING_STATUSES)[number] | null {
	if (/cancel/i.test(text)) return 'cancelled'
	if (/pending|request|provisional|hold|option|waitlist|unconfirmed|not confirmed/i.test(text)) return 'pending'
	return /confirm|booked|ticketed|\bok\b|\bhk\b/i.test(text) ? 'confirmed' : null
}
