import { isObject, type RawItem } from './raw-item.ts'
import { childPath, type SourcedValue, sourcedRoots, typesOf } from '../sourced-value.ts'

export type CollectedItems = {
	/** Each with the package it is part of, which speaks for it where it is silent. */
	reservations: { reservation: SourcedValue; parentPackage: SourcedValue | null }[]
	packages: SourcedValue[]
	/** Events that nobody says to have booked. */
	events: SourcedValue[]
	/** Trips and tourist trips: brochures, of which only the name and the description are of use. */
	trips: SourcedValue[]
	/** More was there than any trip has; the rest was left. */
	isCut: boolean
}

const MAX_FOUND = 400
const MAX_DEPTH = 64
/** What could be done, not what has been: a restaurant's page offers a reservation there. */
const NOT_BOOKED = new Set(['potentialAction', 'offers', 'makesOffer', '@context'])
/** Where a whole document lists what it is about; an event further down is somebody's programme. */
const TOP_LEVEL = /^[^/]*(\/\d+)?(\/@graph(\/\d+)?)?$/

/** Finds what the items of a document book, in the document's order, however deep: in @graph, in packages, in lists. */
export function collectReservations(items: readonly RawItem[]): CollectedItems {
	const found: CollectedItems = { reservations: [], packages: [], events: [], trips: [], isCut: false }
	const seen = new Set<unknown>()
	const stack: { node: SourcedValue; parentPackage: SourcedValue | null; depth: number }[] = sourcedRoots(items)
		.map((node) => ({ node, parentPackage: null, depth: 0 }))
		.toReversed()
	for (let next = stack.pop(); next; next = stack.pop()) {
		const { node, parentPackage, depth } = next
		if (typeof node.value !== 'object' || node.value === null || seen.has(node.value)) continue
		seen.add(node.value)
		const types = isObject(node.value) ? typesOf(node) : []
		const isPackage = types.some((type) => type === 'ReservationPackage')
		if (isPackage) found.packages.push(node)
		else if (types.some((type) => type.endsWith('Reservation') || type === 'TouristAttractionVisit'))
			found.reservations.push({ reservation: node, parentPackage })
		else if (types.some(isEvent) && TOP_LEVEL.test(node.where)) found.events.push(node)
		else if (types.some((type) => type === 'Trip' || type === 'TouristTrip')) found.trips.push(node)
		if (found.reservations.length + found.events.length >= MAX_FOUND) return { ...found, isCut: true }
		if (depth === MAX_DEPTH) continue
		const parts = Object.entries(node.value)
			.filter(([name, value]) => !NOT_BOOKED.has(name) && typeof value === 'object')
			.map(([name, value]: [string, unknown]) => ({
				node: {
					...node,
					value,
					where: childPath(node.where, name),
				},
				parentPackage: isPackage ? node : parentPackage,
				depth: depth + 1,
			}))
		for (const part of parts.toReversed()) stack.push(part)
	}
	return found
}

export const isEvent = (type: string) =>
	/Event$/.test(type) || ['Festival', 'Hackathon', 'CourseInstance'].includes(type)
