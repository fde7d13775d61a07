import type { Draft } from '#shared/import/draft.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import type { ImportedOrder } from '../orders/orders.ts'

/**
 * Whether a document is one part of its trip, such as a hotel's confirmation (IMPORT-82). `order` is what the document was imported as
 * before. The document with the trip's own order number is the whole trip.
 */
export function isPartOfTrip({ order: { id } }: Draft, trip: WholeTrip, order: ImportedOrder | null): boolean {
	if (order?.tripId) return order.base?.isPart ?? false
	return id === undefined || trip.orderId !== String(id.value)
}

/**
 * A part's draft, without what is about the part only: its number, its status, its price, and what was derived for the trip, such as the
 * dates of a trip that has nothing but this hotel.
 */
export function partOfTrip({ order, trip, issues, ...draft }: Draft): Draft {
	const { id: _number, status: _status, ...ownOrder } = order
	const ownTrip = Object.fromEntries(Object.entries(trip).filter(([, { certainty }]) => certainty !== 'derived'))
	const isLeft = (path: string) => {
		const [part = '', name = ''] = path.split('/')
		return part === 'pricing' ? false : part !== 'trip' || Object.hasOwn(ownTrip, name)
	}
	return { ...draft, order: ownOrder, trip: ownTrip, pricing: {}, issues: issues.filter(({ path }) => isLeft(path)) }
}
