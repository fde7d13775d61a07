import type { DraftList } from '#shared/import/draft.ts'
import { fold } from '#shared/fold.ts'
import type { Row } from '#server/trips/records/stored-record.ts'
import type { ElementValues } from './validate-values.ts'

/** One part of an order as it was imported last. `recordId` is null where staff left it out. */
export type BaseElement = { recordId: string | null; sourceId: string | null; stated: Row }

const day = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : '')
const words = (value: unknown) => fold(typeof value === 'string' ? value : '')
/** 'DOE JOHN' is John Doe. */
const name = (value: unknown) => words(value).split(' ').toSorted().join(' ')
const key = (...parts: string[]) => (parts.some((part) => part === '') ? null : parts.join('|'))

/** What makes two descriptions one thing: the first that both have and share decides. A weaker one counts where only one pair shares it. */
const MATCH_KEYS: Record<DraftList, ((values: Row) => string | null)[]> = {
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
 * Pairs the parts of an order with what they were before, each at most once: by the source's own id, else by what they are. Returns for
 * each part the index of its partner, or null.
 */
export function matchElements(
	list: DraftList,
	incoming: readonly Pick<ElementValues, 'sourceId' | 'stated'>[],
	previous: readonly Pick<ElementValues, 'sourceId' | 'stated'>[],
): (number | null)[] {
	const partners: (number | null)[] = incoming.map(() => null)
	const taken = new Set<number>()
	const bySource = ({ sourceId }: { sourceId: string | null }) => sourceId
	const keys = MATCH_KEYS[list].map(
		(of) =>
			({ stated }: { stated: Row }) =>
				of(stated),
	)
	for (const of of [bySource, ...keys]) {
		const unmatched = incoming.map((_, index) => index).filter((index) => partners[index] === null)
		for (const index of unmatched) {
			const wantedKey = of(incoming[index]!)
			if (wantedKey === null) continue
			const sameKey = unmatched.filter((other) => partners[other] === null && of(incoming[other]!) === wantedKey)
			const found = previous.flatMap((one, place) => (!taken.has(place) && of(one) === wantedKey ? [place] : []))
			// Two that are alike on both sides are told apart by nothing but their order.
			if (found.length === 0 || (sameKey.length > 1 && sameKey.length !== found.length)) continue
			partners[index] = found[0]!
			taken.add(found[0]!)
		}
	}
	return partners
}
