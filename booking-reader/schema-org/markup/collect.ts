import { isObject, type RawItem } from './raw-item.ts'
import { type Said, saidIn, typesOf } from '../said.ts'

export type Collected = {
	/** Each with the package it is part of, which speaks for it where it is silent. */
	reservations: { reservation: Said; inPackage: Said | null }[]
	packages: Said[]
	/** Events that nobody says to have booked. */
	events: Said[]
	/** Trips and tourist trips: brochures, of which only the name and the description are of use. */
	trips: Said[]
	/** More was there than any trip has; the rest was left. */
	isCut: boolean
}

const MOST = 400
const DEEPEST = 64
/** What could be done, not what has been: a restaurant's page offers a reservation there. */
const NOT_BOOKED = new Set(['potentialAction', 'offers', 'makesOffer', '@context'])
/** Where a whole document lists what it is about; an event further down is somebody's programme. */
const LISTING = /^[^/]*(\/\d+)?(\/@graph(\/\d+)?)?$/

/** Finds what the items of a document book, in the document's order, however deep: in @graph, in packages, in lists. */
export function collect(items: readonly RawItem[]): Collected {
	const found: Collected = { reservations: [], packages: [], events: [], trips: [], isCut: false }
	const seen = new Set<unknown>()
	const open: { said: Said; inPackage: Said | null; depth: number }[] = saidIn(items)
		.map((said) => ({ said, inPackage: null, depth: 0 }))
		.toReversed()
	for (let next = open.pop(); next; next = open.pop()) {
		const { said, inPackage, depth } = next
		if (typeof said.value !== 'object' || said.value === null || seen.has(said.value)) continue
		seen.add(said.value)
		const types = isObject(said.value) ? typesOf(said) : []
		const isPackage = types.some((type) => type === 'ReservationPackage')
		if (isPackage) found.packages.push(said)
		else if (types.some((type) => type.endsWith('Reservation') || type === 'TouristAttractionVisit'))
			found.reservations.push({ reservation: said, inPackage })
		else if (types.some(isEvent) && LISTING.test(said.where)) found.events.push(said)
		else if (types.some((type) => type === 'Trip' || type === 'TouristTrip')) found.trips.push(said)
		if (found.reservations.length + found.events.length >= MOST) return { ...found, isCut: true }
		if (depth === DEEPEST) continue
		const parts = Object.entries(said.value)
			.filter(([name, value]) => !NOT_BOOKED.has(name) && typeof value === 'object')
			.map(([name, value]: [string, unknown]) => ({
				said: {
					...said,
					value,
					where: `${said.where}${said.where === '' || said.where.includes('/') ? '' : ', '}/${name}`,
				},
				inPackage: isPackage ? said : inPackage,
				depth: depth + 1,
			}))
		for (const part of parts.toReversed()) open.push(part)
	}
	return found
}

export const isEvent = (type: string) =>
	/Event$/.test(type) || ['Festival', 'Hackathon', 'CourseInstance'].includes(type)
