import { fold } from '#shared/fold.ts'
import { findDestination } from '#shared/places/destination-zone.ts'
import { AREA_TOWNS, COORDINATES } from '#server/places/coordinates.ts'
import type { FoundPlace, Location } from './open-meteo.ts'

/** One part of a destination: 'Ravello' and 'Italy' of 'Ravello, Italy', where 'Italy' has no name of its own. */
type Part = {
	/** What it names besides countries and large areas; blank for 'Italy'. */
	name: string
	/** A town, island or region whose position we know. */
	known: Location | null
	/** The area it names, as the geocoder may write it, and the time zone there. */
	area: string
	zone: string | null
}

/** More parts than a destination has, unless someone pasted a text. Each costs a call. */
const MAX_SEARCHES = 3

/**
 * The place whose weather a destination means: the first town, island or region that it names. A country only says where to look for the
 * town, so a town that nobody finds has no weather, rather than the capital's (PORTAL-28). Null when nothing is found.
 */
export async function locateDestination(
	destination: string,
	search: (name: string) => Promise<FoundPlace[]>,
): Promise<Location | null> {
	const parts = partsOf(destination)
	const firstKnown = parts.findIndex(({ known }) => known !== null)
	const known = parts[firstKnown]?.known ?? null
	const unknown = parts.slice(0, firstKnown === -1 ? undefined : firstKnown).filter((part) => isTown(part, parts))
	const searched: FoundPlace[][] = []
	for (const part of unknown.slice(0, MAX_SEARCHES)) {
		const places = (await search(part.name)).filter((place) => isAround(place, part, parts))
		const exact = places.find((place) => fold(place.name) === fold(part.name))
		if (exact) return locationOf(exact)
		searched.push(places)
	}
	if (known) return known
	// 'St Anton, Austria' is Sankt Anton am Arlberg. Without a country this would be a guess.
	const [similar] = parts.length > 1 || parts.some(({ zone }) => zone !== null) ? searched.flat() : []
	if (similar) return locationOf(similar)
	return parts.every(({ name }) => name === '') ? townOfArea(destination) : null
}

/** The last of several parts is the country, even if we don't know it, unless another part names one. */
const isTown = (part: Part, parts: readonly Part[]) =>
	part.name !== '' && (parts.length === 1 || part !== parts.at(-1) || parts.some(({ zone }) => zone !== null))

const locationOf = ({ latitude, longitude, name }: FoundPlace): Location => ({ latitude, longitude, name })

/** Whether a place is in one of the areas that the destination names, if it names any. */
function isAround(place: FoundPlace, part: Part, parts: readonly Part[]): boolean {
	const wanted = parts.filter((other) => other !== part || other.zone !== null)
	const areas = place.areas.map(fold)
	return (
		wanted.length === 0 ||
		wanted.some(({ area, zone }) => areas.includes(fold(area)) || (zone !== null && zone === place.zone))
	)
}

const ABBREVIATIONS: Readonly<Record<string, string>> = {
	us: 'United States',
	usa: 'United States',
	uk: 'United Kingdom',
}

function partsOf(destination: string): Part[] {
	return destination
		.split(/[,;/()]|\s[-–—]\s/)
		.map((part) => part.trim())
		.filter((part) => part !== '')
		.map((text) => {
			const found = findDestination(text)
			const [latitude, longitude] = COORDINATES[found?.keyword ?? ''] ?? []
			const isKnown = found !== null && latitude !== undefined && longitude !== undefined
			return {
				name: isKnown ? text : withoutAreas(text),
				known: isKnown ? { latitude, longitude, name: found.name } : null,
				area: ABBREVIATIONS[fold(text)] ?? (isKnown ? text : (found?.name ?? text)),
				zone: found?.zone ?? null,
			}
		})
}

/** 'Méribel France' becomes 'Méribel', and 'France & Italy' nothing. */
function withoutAreas(text: string): string {
	const area = findDestination(text)
	if (area) return withoutAreas(text.replace(area.name, ' '))
	const rest = text.trim()
	return /^(\P{L}|and)*$/iu.test(rest) ? '' : rest
}

/** A destination that is only a country or a large area has the weather of a town there, under the town's name. */
function townOfArea(destination: string): Location | null {
	const [latitude, longitude, name] = AREA_TOWNS[findDestination(destination)?.keyword ?? ''] ?? []
	return latitude === undefined || longitude === undefined || name === undefined ? null : { latitude, longitude, name }
}
