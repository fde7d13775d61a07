import { daysBetween } from '#shared/dates.ts'
import { fold } from '#shared/fold.ts'
import { type Draft, type DraftFields, type ImportedKind, IMPORTED_KINDS } from '#shared/import/draft.ts'

/** Flights, journeys and events that were moved are seldom moved by more days. */
const NEAR = 1
const MOMENTS: Record<Exclude<ImportedKind, 'guests'>, string> = {
	flights: 'departureTime',
	accommodations: 'checkIn',
	transfers: 'time',
	activities: 'time',
}

/**
 * Puts parts in doubt that may be two versions of one (IMPORT-106): the same flight, journey or event twice about the same day, and stays in
 * the same nights.
 */
export function checkVersions(draft: Draft): void {
	for (const list of IMPORTED_KINDS) {
		if (list === 'guests') continue
		const parts = draft[list].map(({ fields }) => fields)
		for (const [index, one] of parts.entries())
			if (parts.slice(0, index).some((other) => mayBeSame[list](one, other)))
				draft.issues.push({
					severity: 'warning',
					code: 'TWO_VERSIONS',
					path: `${list}/${index}/${MOMENTS[list]}`,
					message: 'This may be another version of a part above. Check that the document means both.',
				})
	}
}

type Comparison = (one: DraftFields, other: DraftFields) => boolean
const textOf = (fields: DraftFields, name: string) => fold(String(fields[name]?.value ?? ''))
const isSame = (one: DraftFields, other: DraftFields, ...names: string[]) =>
	names.every((name) => one[name] && textOf(one, name) === textOf(other, name))
const isNear = (one: DraftFields, other: DraftFields, name: string) => {
	const [a, b] = [one, other].map((fields) => String(fields[name]?.value ?? '').slice(0, 10))
	return !a || !b || Math.abs(daysBetween(a, b)) <= NEAR
}
/** Two rooms, or two cars, have something of their own. */
const isOwn = (one: DraftFields, other: DraftFields, ...names: string[]) =>
	names.some((name) => one[name] && other[name] && textOf(one, name) !== textOf(other, name))

const mayBeSame: Record<Exclude<ImportedKind, 'guests'>, Comparison> = {
	flights: (one, other) =>
		isNear(one, other, 'departureTime') &&
		(isSame(one, other, 'flightNumber') || isSame(one, other, 'departureAirport', 'arrivalAirport')) &&
		!isOwn(one, other, 'pnr'),
	accommodations: (one, other) =>
		String(one.checkIn?.value) < String(other.checkOut?.value) &&
		String(other.checkIn?.value) < String(one.checkOut?.value) &&
		!(isSame(one, other, 'hotelName') && isOwn(one, other, 'roomType', 'confirmationNumber')),
	transfers: (one, other) =>
		isNear(one, other, 'date') &&
		isSame(one, other, 'fromLocation', 'toLocation') &&
		!isOwn(one, other, 'confirmationNumber', 'vehicleClass'),
	activities: (one, other) => isNear(one, other, 'date') && isSame(one, other, 'name'),
}
