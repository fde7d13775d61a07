import { isObject, type RawItem } from './raw-item.ts'
import { childPath, type SourcedValue, sourcedRoots, typesOf } from '../sourced-value.ts'

export type CollectedItems = {
	/** Each with the package that contains it, whose data apply where the reservation has none. */
	reservations: { reservation: SourcedValue; parentPackage: SourcedValue | null }[]
	packages: SourcedValue[]
	/** Events that nobody has booked explicitly. */
	events: SourcedValue[]
	/** Trips and tourist trips. They are brochures, so only their name and description are used. */
	trips: SourcedValue[]
	/** There were more than any trip has, and the rest was ignored. */
	isCut: boolean
}

const MAX_FOUND = 400
const MAX_DEPTH = 64
/** Properties for what could be booked, such as a restaurant's potential reservation. */
const NOT_BOOKED = new Set(['potentialAction', 'offers', 'makesOffer', '@context'])
/** The top level of a document. An event further down belongs to somebody's programme. */
const TOP_LEVEL = /^[^/]*(\/\d+)?(\/@graph(\/\d+)?)?$/

/** Finds all reservations of a document in document order, at any depth: in @graph, in packages, in lists. */
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
