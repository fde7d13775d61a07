import { AIRPORT_TABLE } from './airport-table.ts'
import { withEnglishCities } from './city-names.ts'
import { fold } from '#shared/fold.ts'
import { distanceKm, type Position } from '#shared/places/distance.ts'

/** An airport with scheduled flights. `country` is an ISO 3166-1 code, `zone` an IANA time zone, `city` '' when unknown. */
export type Airport = Position & { code: string; name: string; city: string; country: string; zone: string }
/** Finds an airport by its IATA code in any case; null when it has no scheduled flights. */
export const airportByCode = (code: string): Airport | null => byCode().get(code.trim().toUpperCase()) ?? null

/**
 * The airports that a text such as 'London Heathrow', 'Geneva' or 'Nice Côte d’Azur Airport' may mean: those that match every word. An
 * exact match is preferred to other airports in the same country, as DXB to DWC for 'Dubai International', but not to those in other
 * countries: 'London' is not only the one in Ontario. Cities have their names in other languages too: 'Mailand', 'Kaapstad'.
 */
export function findAirports(text: string): Airport[] {
	const named = text.replaceAll(TERMINAL, ' ')
	const english = withEnglishCities(named)
	const found = airportsOf(english)
	if (english === fold(named)) return found
	// 'Ralph Wien Memorial' is not in Vienna, and 'Firenze' not in South Carolina.
	const own = airportsOf(named)
	return found.length === 0 || (own.length === 1 && found.includes(own[0]!)) ? own : found
}

function airportsOf(text: string): Airport[] {
	const words = [...new Set(distinctiveWords(text))]
	const closedMatches = CLOSED_AIRPORTS.filter(({ name }) => words.includes(fold(name)))
	if (closedMatches.length > 0) return closedMatches
	const [first = [], ...others] = words.map((word) => byWord().get(word) ?? []).toSorted((a, b) => a.length - b.length)
	const found = others.reduce((left, more) => left.filter((airport) => more.includes(airport)), first)
	const exact = found.filter(({ name, country }) => {
		const own = distinctiveWords(name)
		return (
			words.every((word) => own.includes(word) || word === country.toLowerCase()) &&
			own.every((word) => words.includes(word))
		)
	})
	const isOneCountry = found.every((airport) => airport.country === exact[0]?.country)
	return isOneCountry ? exact : found
}

/** The zone of the nearest airport, optionally in `country`; null when none is within 300 km. */
export function nearestZone(position: Position, country?: string): string | null {
	let nearest: { zone: string | null; km: number } = { zone: null, km: 300 }
	for (const airport of byCode().values()) {
		if (country && airport.country !== country) continue
		const km = distanceKm(position, airport)
		if (km < nearest.km) nearest = { zone: airport.zone, km }
	}
	return nearest.zone
}

/** The zone of a country (ISO 3166-1 code) with a single zone, otherwise null. */
export function zoneOfCountry(country: string): string | null {
	const zones = zonesOf().get(country.toUpperCase())
	return zones?.size === 1 ? ([...zones][0] ?? null) : null
}

const TERMINAL = /\b(terminal|t)\s?\d\w?\b/gi
/** Words that do not distinguish airports. */
const GENERIC = new Set(
	'airport international intl int apt aeroport aeroporto aeropuerto flughafen luchthaven flygplats lufthavn airfield the of terminal'.split(
		' ',
	),
)

/** The words of a name that distinguish an airport from others, folded. */
export const distinctiveWords = (text: string): string[] =>
	fold(text)
		.split(' ')
		.filter((word) => word !== '' && !GENERIC.has(word))

/** Computes a value at its first use: most requests need no airports, and most documents contain airport codes. */
function lazy<T>(compute: () => T): () => T {
	let cached: { value: T } | undefined
	return () => (cached ??= { value: compute() }).value
}

const rows = lazy(() =>
	AIRPORT_TABLE.split('\n').map((row) => {
		const [code = '', name = '', city = '', country = '', latitude, longitude, zone = '', words = ''] = row.split('|')
		const airport = { code, name, city, country, latitude: Number(latitude), longitude: Number(longitude), zone }
		return { airport, words }
	}),
)

/** Closed airports that older tickets still mention. Found only by their codes and their own names. */
const CLOSED_AIRPORTS: readonly Airport[] = [
	{
		code: 'TXL',
		name: 'Tegel',
		city: 'Berlin',
		country: 'DE',
		latitude: 52.56,
		longitude: 13.288,
		zone: 'Europe/Berlin',
	},
	{
		code: 'SXF',
		name: 'Schönefeld',
		city: 'Berlin',
		country: 'DE',
		latitude: 52.379,
		longitude: 13.521,
		zone: 'Europe/Berlin',
	},
]

const byCode = lazy(
	() =>
		new Map([...CLOSED_AIRPORTS, ...rows().map(({ airport }) => airport)].map((airport) => [airport.code, airport])),
)

/** Every airport that is open. */
export const allAirports = (): Airport[] => rows().map(({ airport }) => airport)

const zonesOf = lazy(() => {
	const zones = new Map<string, Set<string>>()
	for (const { airport } of rows())
		zones.set(airport.country, (zones.get(airport.country) ?? new Set()).add(airport.zone))
	return zones
})

const byWord = lazy(() => {
	const named = new Map<string, Airport[]>()
	for (const { airport, words } of rows())
		for (const word of words.split(' ')) {
			const airports = named.get(word)
			if (airports) airports.push(airport)
			else named.set(word, [airport])
		}
	return named
})
