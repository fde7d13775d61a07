import type { DraftIssue } from '#shared/import/draft.ts'
import type { Booking } from './booking.ts'

/** Why a booking is left out, said to staff; null for one that says enough to be one (kitinerary's rules). */
export function incompleteIssue({ list, fields, endpoints, title, reference }: Booking): DraftIssue | null {
	const missing = ESSENTIALS[list](fields, endpoints)
	if (missing.length === 0) return null
	const name = [title, reference && `(${reference})`].filter(Boolean).join(' ') || 'reservation'
	return {
		severity: 'warning',
		code: 'LEFT_OUT',
		path: '',
		message: `One ${name} was left out: the document does not say ${LIST_FORMAT.format(missing)}.`,
	}
}

const LIST_FORMAT = new Intl.ListFormat('en-GB')

type Essentials = (fields: Booking['fields'], endpoints: Booking['endpoints']) => string[]
const missingOf = (needs: [string, unknown][]) => needs.filter(([, value]) => !value).map(([name]) => name)

const ESSENTIALS: Record<Booking['list'], Essentials> = {
	flights: (fields, endpoints) =>
		missingOf([
			['where it leaves', fields.departureAirport],
			['where it arrives', fields.arrivalAirport],
			['the day', endpoints.departs],
		]),
	accommodations: (fields) =>
		missingOf([
			['where', fields.hotelName],
			['when', fields.checkIn ?? fields.checkOut],
		]),
	transfers: (fields) =>
		missingOf([
			['from where or to where', fields.fromLocation ?? fields.toLocation],
			['the day', fields.date],
		]),
	activities: (fields) =>
		missingOf([
			['what', fields.name],
			['the day', fields.date],
		]),
}
