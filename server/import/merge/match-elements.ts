import type { ImportedKind } from '#shared/import/draft.ts'
import { fold } from '#shared/fold.ts'
import type { Row } from '#server/trips/records/stored-record.ts'
import type { ElementValues } from './validate-values.ts'

/** One element of an order as it was last imported. `recordId` is null if staff left it out. */
export type BaseElement = { recordId: string | null; sourceId: string | null; stated: Row }

const day = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : '')
const words = (value: unknown) => fold(typeof value === 'string' ? value : '')
/** Sorts the words, so that 'DOE JOHN' equals 'John Doe'. */
const name = (value: unknown) => words(value).split(' ').toSorted().join(' ')
const key = (...parts: string[]) => (parts.some((part) => part === '') ? null : parts.join('|'))

/** The keys that identify an element, strongest first. A key decides only if it matches exactly one pair. */
const MATCH_KEYS: Record<ImportedKind, ((values: Row) => string | null)[]> = {
	guests: [(guest) => key(name(guest.fullName), day(guest.dateOfBirth)), (guest) => key(name(guest.fullName))],
	flights: [
		(flight) => key(words(flight.flightNumber), day(flight.departureTime), words(flight.departureAirport)),
		(flight) => key(words(flight.flightNumber), day(flight.departureTime)),
		(flight) => key(words(flight.departureAirport), words(flight.arrivalAirport), day(flight.departureTime)),
		(flight) => key(words(flight.flightNumber)),
	],
	accommodations: [(stay) => key(words(stay.hotelName), day(stay.checkIn)), (stay) => key(words(stay.hotelName))],
	transfers: [
		(transfer) => key(day(transfer.date), words(transfer.fromLocation), words(transfer.toLocation)),
		(transfer) => key(words(transfer.fromLocation), words(transfer.toLocation)),
	],
	activities: [(activity) => key(words(activity.name), day(activity.date)), (activity) => key(words(activity.name))],
}

/**
 * Pairs each incoming element with a previous one, at most once: by the source's own id, otherwise by the match keys.
 * Returns the index of the partner, or null, for each.
 */
export function matchElements(
	list: ImportedKind,
	incoming: readonly Pick<ElementValues, 'sourceId' | 'stated'>[],
	previous: readonly Pick<ElementValues, 'sourceId' | 'stated'>[],
): (number | null)[] {
	const partners: (number | null)[] = incoming.map(() => null)
	const taken = new Set<number>()
	const bySource = ({ sourceId }: { sourceId: string | null }) => sourceId
	const keys = MATCH_KEYS[list].map(
		(keyOf) =>
			({ stated }: { stated: Row }) =>
				keyOf(stated),
	)
	for (const keyOf of [bySource, ...keys]) {
		// Each key is built once: the lists are as long as a document makes them.
		const left = placesByKey(incoming, keyOf, (place) => partners[place] === null)
		const right = placesByKey(previous, keyOf, (place) => !taken.has(place))
		for (const [key, places] of left) {
			const candidates = right.get(key) ?? []
			// Several elements with the same key are paired in their order, but only if there are equally many on both sides.
			if (candidates.length === 0 || (places.length > 1 && places.length !== candidates.length)) continue
			for (const [index, place] of places.entries()) {
				partners[place] = candidates[index]!
				taken.add(candidates[index]!)
			}
		}
	}
	return partners
}

function placesByKey<T>(all: readonly T[], keyOf: (one: T) => string | null, isFree: (place: number) => boolean) {
	const places = new Map<string, number[]>()
	for (const [place, one] of all.entries()) {
		const key = isFree(place) ? keyOf(one) : null
		if (key === null) continue
		const same = places.get(key)
		if (same) same.push(place)
		else places.set(key, [place])
	}
	return places
}
