import type { DraftIssue } from '#shared/import/draft.ts'
import type { Booking } from './to-bookings.ts'

/** What each kind needs at least, and the fields of which one states it (kitinerary's rules). */
const ESSENTIALS: Record<Booking['list'], readonly (readonly [name: string, ...fields: string[]])[]> = {
	flights: [
		['the departure airport', 'departureAirport'],
		['the arrival airport', 'arrivalAirport'],
		['the date', 'departureTime'],
	],
	accommodations: [
		['the hotel', 'hotelName'],
		['the dates', 'checkIn', 'checkOut'],
	],
	transfers: [
		['where it starts or ends', 'fromLocation', 'toLocation'],
		['the date', 'when'],
	],
	activities: [
		['the name', 'name'],
		['the date', 'when'],
	],
}

/** The issue for a booking that lacks essential values, so that it is left out, otherwise null. */
export function incompleteIssue({ list, said, isComplete, reference }: Booking): DraftIssue | null {
	const missing = ESSENTIALS[list].filter(([, ...fields]) => !fields.some((field) => said[field]))
	if (isComplete && missing.length === 0) return null
	const title = (said.flightNumber ?? said.hotelName ?? said.name ?? said.fromLocation)?.value ?? 'reservation'
	return {
		severity: 'warning',
		code: 'LEFT_OUT',
		path: '',
		message: `${[title, reference && `(${reference})`].filter(Boolean).join(' ')} was left out. The document does not state ${LIST_FORMAT.format(missing.map(([name]) => name))}.`,
	}
}

const LIST_FORMAT = new Intl.ListFormat('en-GB', { type: 'disjunction' })
