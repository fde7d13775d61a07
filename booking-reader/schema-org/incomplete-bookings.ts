import type { DraftIssue } from '#shared/import/draft.ts'
import type { Booking } from './booking.ts'

/** The issue for a booking that lacks essential fields, so that it is left out, otherwise null (kitinerary's rules). */
export function incompleteIssue({ list, fields, endpoints, title, reference }: Booking): DraftIssue | null {
	const missing = ESSENTIALS[list](fields, endpoints)
	if (missing.length === 0) return null
	const name = [title, reference && `(${reference})`].filter(Boolean).join(' ') || 'reservation'
	return {
		severity: 'warning',
		code: 'LEFT_OUT',
		path: '',
		message: `One ${name} was left out. The document does not state ${LIST_FORMAT.format(missing)}.`,
	}
}

const LIST_FORMAT = new Intl.ListFormat('en-GB', { type: 'disjunction' })

type Essentials = (fields: Booking['fields'], endpoints: Booking['endpoints']) => string[]
const missingOf = (needs: [string, unknown][]) => needs.filter(([, value]) => !value).map(([name]) => name)

const ESSENTIALS: Record<Booking['list'], Essentials> = {
	flights: (fields, endpoints) =>
		missingOf([
			['the departure airport', fields.departureAirport],
			['the arrival airport', fields.arrivalAirport],
			['the date', endpoints.departs],
		]),
	accommodations: (fields) =>
		missingOf([
			['the hotel', fields.hotelName],
			['the dates', fields.checkIn ?? fields.checkOut],
		]),
	transfers: (fields) =>
		missingOf([
			['where it starts or ends', fields.fromLocation ?? fields.toLocation],
			['the date', fields.date],
		]),
	activities: (fields) =>
		missingOf([
			['the name', fields.name],
			['the date', fields.date],
		]),
}
