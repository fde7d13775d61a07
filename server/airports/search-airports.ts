import { fold } from '#shared/fold.ts'
import { AIRPORT_ZONES } from '#shared/places/airports.ts'
import type { OfferedName } from '#shared/trips/offered-name.ts'
import { type Airport, allAirports } from './airports.ts'
import { USUAL_NAMES } from './usual-names.ts'

/** As many as fit below a field. Further words find the others. */
const MAX_NAMES = 7
const GENERIC = /\b(?:international|intl|airport)\b/gi

type Searched = OfferedName & { text: string; folded: string; isFrequent: boolean }

/**
 * The airports of which each of these words begins a word of their code, name, town or country, with or without accents (CRM-336): the one
 * with this code first, then those that our travellers use. No words find nothing.
 */
export function searchAirports(search: string): OfferedName[] {
	const typed = fold(search)
	const words = typed.split(' ').filter(Boolean)
	if (words.length === 0) return []
	return searched()
		.filter(({ text }) => words.every((word) => text.includes(` ${word}`)))
		.toSorted((a, b) => rankOf(a, typed) - rankOf(b, typed) || a.name.localeCompare(b.name))
		.slice(0, MAX_NAMES)
		.map(({ code, name, detail }) => ({ code, name, detail }))
}

const rankOf = ({ code, folded, isFrequent }: Searched, typed: string): number =>
	(code.toLowerCase() === typed ? 0 : 4) + (isFrequent ? 0 : 2) + (folded.startsWith(typed) ? 0 : 1)

let known: Searched[] | undefined

/** Computed at the first use: most requests search for no airport. */
function searched(): Searched[] {
	if (known) return known
	const airports = allAirports()
	const countries = new Intl.DisplayNames('en-GB', { type: 'region' })
	const inTown = Map.groupBy(airports, townKey)
	known = airports.map((airport) => {
		const { code, name, city, country } = airport
		const usual = nameOf(airport, inTown.get(townKey(airport))?.length ?? 1)
		const place = [city, countries.of(country)].filter(Boolean).join(', ')
		return {
			code,
			name: `${usual} (${code})`,
			detail: place,
			text: ` ${fold(`${code} ${usual} ${name} ${place}`)}`,
			folded: fold(usual),
			isFrequent: AIRPORT_ZONES.has(code),
		}
	})
	return known
}

const townKey = ({ city, country }: Airport) => `${country} ${fold(city)}`

/** 'Malé' for the only airport of a town, 'London Heathrow' for one of several. */
function nameOf({ code, name, city }: Airport, inTown: number): string {
	const own = name.replaceAll(GENERIC, '').replaceAll(/\s+/g, ' ').trim() || name
	const usual = USUAL_NAMES.get(code)
	if (usual) return usual
	if (city === '') return own
	if (inTown === 1) return city
	return fold(own).includes(fold(city)) ? own : `${city} ${own}`
}
