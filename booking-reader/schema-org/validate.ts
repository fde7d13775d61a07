import type { DraftIssue } from '#shared/import/draft.ts'
import type { Booking } from './booking.ts'

/** Why a booking is left out, said to staff; null for one that says enough to be one (kitinerary's rules). */
export function whyLeftOut({ list, fields, ends, title, reference }: Booking): DraftIssue | null {
	const missing = NEEDED[list](fields, ends)
	if (missing.length === 0) return null
	const name = [title, reference && `(${reference})`].filter(Boolean).join(' ') || 'reservation'
	return {
		severity: 'warning',
		code: 'LEFT_OUT',
		path: '',
		message: `One ${name} was left out: the document does not say ${LISTING.format(missing)}.`,
	}
}

const LISTING = new Intl.ListFormat('en-GB')

type Needs = (fields: Booking['fields'], ends: Booking['ends']) => string[]
const lacking = (needs: [string, unknown][]) => needs.filter(([, value]) => !value).map(([name]) => name)

const NEEDED: Record<Booking['list'], Needs> = {
	flights: (fields, ends) =>
		lacking([
			['where it leaves', fields.departureAirport],
			['where it arrives', fields.arrivalAirport],
			['the day', ends.departs],
		]),
	accommodations: (fields) =>
		lacking([
			['where', fields.hotelName],
			['when', fields.checkIn ?? fields.checkOut],
		]),
	transfers: (fields) =>
		lacking([
			['from where or to where', fields.fromLocation ?? fields.toLocation],
			['the day', fields.date],
		]),
	activities: (fields) =>
		lacking([
			['what', fields.name],
			['the day', fields.date],
		]),
}
