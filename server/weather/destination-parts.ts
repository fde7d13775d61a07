import { fold } from '#shared/fold.ts'
import { findDestination } from '#shared/places/destination-zone.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { COORDINATES } from '#server/places/coordinates.ts'
import type { FoundPlace, Location } from './open-meteo.ts'

/** One part of a destination or an address: 'Ravello' and 'Italy' of 'Ravello, Italy', where 'Italy' has no name of its own. */
export type Part = {
	/** What it names besides countries and large areas; blank for 'Italy'. */
	name: string
	/** A town, island or region whose position we know. */
	known: Location | null
	/** The area it names, as the geocoder may write it, and the time zone there. */
	area: string
	zone: string | null
}

const ABBREVIATIONS: Readonly<Record<string, string>> = {
	us: 'United States',
	usa: 'United States',
	uk: 'United Kingdom',
}

/** The parts of a text that names a place, in order. */
export function partsOf(text: string): Part[] {
	return text
		.split(/[,;/()\n]|\s[-–—]\s/)
		.map((part) => part.trim())
		.filter((part) => part !== '')
		.map((part) => {
			const found = findDestination(part)
			const [latitude, longitude] = COORDINATES[found?.keyword ?? ''] ?? []
			const isKnown = found !== null && latitude !== undefined && longitude !== undefined
			return {
				name: isKnown ? part : withoutAreas(part),
				known: isKnown ? { latitude, longitude, name: found.name } : null,
				area: ABBREVIATIONS[fold(part)] ?? (isKnown ? part : (found?.name ?? part)),
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

/** Whether a place is in one of the areas that the other parts name, if they name any. */
export function isAround(place: FoundPlace, part: Part, parts: readonly Part[]): boolean {
	const wanted = parts.filter((other) => other !== part || other.zone !== null)
	const areas = place.areas.map(fold)
	return (
		wanted.length === 0 ||
		wanted.some(({ area, zone }) => areas.includes(fold(area)) || (zone !== null && zone === place.zone))
	)
}

/** Nearer places of one name are one town. */
const ONE_TOWN_KM = 25
/** A town with this many times the inhabitants of every other is the one that people mean; a place without a number is a hamlet. */
const FAR_LARGER = 20
const HAMLET = 100

/**
 * Of the places that have this very name, the one that it means: the only one, or by far the largest. Null where it may mean several
 * (PORTAL-28).
 */
export function theOneNamed(name: string, places: readonly FoundPlace[]): FoundPlace | 'several' | null {
	const named = places.filter((place) => fold(place.name) === fold(name))
	const [largest, ...others] = named.toSorted((a, b) => b.population - a.population)
	if (!largest) return null
	const isClear = others.every(
		(other) =>
			distanceKm(largest, other) < ONE_TOWN_KM || largest.population >= FAR_LARGER * Math.max(other.population, HAMLET),
	)
	return isClear ? largest : 'several'
}

export const locationOf = ({ latitude, longitude, name }: Location): Location => ({ latitude, longitude, name })
