import { fold } from '#shared/fold.ts'
import type { DraftFields, ImportedKind } from '#shared/import/draft.ts'
import { personKey } from '../values/people.ts'

const text = (fields: DraftFields, name: string) => String(fields[name]?.value ?? '')
const day = (fields: DraftFields, name: string) => text(fields, name).slice(0, 10)
/** A key is complete or null. */
const key = (...parts: string[]) => (parts.every(Boolean) ? parts.join('|') : null)

/** The keys that identify an element across readers, strongest first (IMPORT-29). */
const NATURAL_KEYS: Record<ImportedKind, (fields: DraftFields) => (string | null)[]> = {
	guests: (fields) => [key(personKey(text(fields, 'fullName')))],
	flights: (fields) => [
		key(fold(text(fields, 'flightNumber')).replaceAll(' ', ''), day(fields, 'departureTime')),
		key(text(fields, 'departureAirport'), text(fields, 'arrivalAirport'), text(fields, 'departureTime')),
	],
	accommodations: (fields) => [
		key(fold(text(fields, 'hotelName')), day(fields, 'checkIn')),
		// One of two readings may lack the name of the hotel.
		key(day(fields, 'checkIn'), day(fields, 'checkOut')),
	],
	transfers: (fields) => [
		key(day(fields, 'date'), fold(text(fields, 'fromLocation')), fold(text(fields, 'toLocation'))),
		key(day(fields, 'date'), text(fields, 'time'), fold(text(fields, 'fromLocation'))),
	],
	activities: (fields) => [key(fold(text(fields, 'name')), day(fields, 'date'))],
}

/** Whether two elements of a list are one, read twice. */
export function isSameElement(list: ImportedKind, one: DraftFields, other: DraftFields): boolean {
	if (list === 'accommodations' && one.hotelName && other.hotelName)
		return NATURAL_KEYS[list](one)[0] === NATURAL_KEYS[list](other)[0]
	const keys = NATURAL_KEYS[list](other)
	return NATURAL_KEYS[list](one).some((own, index) => own !== null && own === keys[index])
}
