import { fold } from '#shared/fold.ts'
import { findDestination } from '#shared/places/destination-zone.ts'
import { AREA_TOWNS } from '#server/places/coordinates.ts'
import { isAround, locationOf, type Part, partsOf, theOneNamed } from './destination-parts.ts'
import type { FoundPlace, Location } from './open-meteo.ts'

type Search = (name: string) => Promise<FoundPlace[]>

/** More parts than a destination has, unless someone pasted a text. Each costs a call. */
const MAX_SEARCHES = 3

/**
 * The place whose weather a destination means: the first town, island or region that it names. A country only says where to look for the
 * town, so a town that nobody finds has no weather, rather than the capital's, and neither has one whose name means several (PORTAL-28).
 * Null when nothing is found.
 */
export async function locateDestination(destination: string, search: Search): Promise<Location | null> {
	const parts = partsOf(destination)
	const firstKnown = parts.findIndex(({ known }) => known !== null)
	const unknown = parts.slice(0, firstKnown === -1 ? undefined : firstKnown).filter((part) => isTown(part, parts))
	const searched: FoundPlace[][] = []
	for (const part of unknown.slice(0, MAX_SEARCHES)) {
		const places = (await search(part.name)).filter((place) => isAround(place, part, parts))
		const found = theOneNamed(part.name, places)
		if (found === 'several') return null
		if (found) return locationOf(found)
		searched.push(places)
	}
	const known = parts[firstKnown]
	if (known) return (await namesake(known, parts.slice(firstKnown + 1), search)) ?? known.known
	// 'St Anton, Austria' is Sankt Anton am Arlberg. Without a country this would be a guess.
	const [similar] = parts.length > 1 || parts.some(({ zone }) => zone !== null) ? searched.flat() : []
	if (similar) return locationOf(similar)
	return parts.every(({ name }) => name === '') ? townOfArea(destination) : null
}

/**
 * The town of an address in a zone (IANA), by the last part of it that is the name of exactly one town there. Null where that name means
 * several, and where there is none.
 */
export async function locateAddress(address: string, zone: string | null, search: Search): Promise<Location | null> {
	const parts = partsOf(address).map((part) => ({ ...part, name: withoutNumbers(part.name) }))
	const named = parts.filter(({ name }) => name !== '').toReversed()
	for (const part of named.slice(0, MAX_SEARCHES)) {
		const places = (await search(part.name)).filter((place) =>
			zone === null ? isAround(place, part, parts) : place.zone === zone,
		)
		const found = theOneNamed(part.name, places)
		if (found) return found === 'several' ? null : locationOf(found)
	}
	return null
}

/** '73550 Méribel' becomes 'Méribel'. */
const withoutNumbers = (name: string) => name.replaceAll(/\S*\d\S*/g, ' ').trim()

/** The last of several parts is the country, even if we don't know it, unless another part names one. */
const isTown = (part: Part, parts: readonly Part[]) =>
	part.name !== '' && (parts.length === 1 || part !== parts.at(-1) || parts.some(({ zone }) => zone !== null))

/** The town with the name of one that we know, in an area that we do not know: 'Paris, Texas'. */
async function namesake(known: Part, areas: readonly Part[], search: Search): Promise<Location | null> {
	const unknown = areas.filter(({ zone, name }) => zone === null && name !== '').map(({ area }) => fold(area))
	if (unknown.length === 0) return null
	const places = (await search(known.name)).filter((place) => place.areas.some((area) => unknown.includes(fold(area))))
	const found = theOneNamed(known.name, places)
	return found && found !== 'several' ? locationOf(found) : null
}

/** A destination that is only a country or a large area has the weather of a town there, under the town's name. */
function townOfArea(destination: string): Location | null {
	const [latitude, longitude, name] = AREA_TOWNS[findDestination(destination)?.keyword ?? ''] ?? []
	return latitude === undefined || longitude === undefined || name === undefined ? null : { latitude, longitude, name }
}
