import { AIRPORT_TABLE } from './airport-table.ts'
import { fold } from '#shared/fold.ts'

/** An airport with scheduled flights. `country` is its ISO 3166-1 code, `zone` its IANA time zone, `city` '' where nobody says. */
export type Airport = Position & { code: string; name: string; city: string; country: string; zone: string }
/** In degrees; south and west are negative. */
type Position = { latitude: number; longitude: number }

/** By its IATA code, in any case; null when no scheduled flights go there. */
export const airportOfCode = (code: string): Airport | null => byCode().get(code.trim().toUpperCase()) ?? null

/**
 * Those that a text such as 'London Heathrow', 'Geneva' or 'Nice Côte d’Azur Airport' may mean: every word of it is one of theirs.
 * One whose name is just that is preferred to its neighbours, 'Dubai International' to DWC, but not to those of other countries:
 * 'London' is not only the one in Ontario.
 */
export function airportsNamed(text: string): Airport[] {
	const words = [...new Set(telling(text.replaceAll(TERMINAL, ' ')))]
	const closed = CLOSED.filter(({ name }) => words.includes(fold(name)))
	if (closed.length > 0) return closed
	const [first = [], ...others] = words.map((word) => byWord().get(word) ?? []).toSorted((a, b) => a.length - b.length)
	const found = others.reduce((left, more) => left.filter((airport) => more.includes(airport)), first)
	const exact = found.filter(({ name, country }) => {
		const own = telling(name)
		return (
			words.every((word) => own.includes(word) || word === country.toLowerCase()) &&
			own.every((word) => words.includes(word))
		)
	})
	const isAtHome = found.every((airport) => airport.country === exact[0]?.country)
	return isAtHome ? exact : found
}

/** As the crow flies, in kilometres. */
export function distanceKm(a: Position, b: Position): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180
	const haversine = (angle: number) => Math.sin(angle / 2) ** 2
	const h =
		haversine(radians(b.latitude - a.latitude)) +
		Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * haversine(radians(b.longitude - a.longitude))
	return 2 * 6371 * Math.asin(Math.sqrt(Math.min(1, h)))
}

/** The zone of the nearest airport, of those in `country` if it is given; null when none is within 300 km. */
export function zoneNear(position: Position, country?: string): string | null {
	let nearest: { zone: string | null; km: number } = { zone: null, km: 300 }
	for (const airport of byCode().values()) {
		if (country && airport.country !== country) continue
		const km = distanceKm(position, airport)
		if (km < nearest.km) nearest = { zone: airport.zone, km }
	}
	return nearest.zone
}

/** The zone of a country (ISO 3166-1 code) that has only one; else null. */
export function zoneOfCountry(country: string): string | null {
	const zones = zonesOf().get(country.toUpperCase())
	return zones?.size === 1 ? ([...zones][0] ?? null) : null
}

const TERMINAL = /\b(terminal|t)\s?\d\w?\b/gi
/** Words that say nothing of which airport is meant. */
const GENERIC = new Set(
	'airport international intl int apt aeroport aeroporto aeropuerto flughafen airfield the of terminal'.split(' '),
)

/** The words of a name that tell an airport from others, folded. */
export const telling = (text: string): string[] =>
	fold(text)
		.split(' ')
		.filter((word) => word !== '' && !GENERIC.has(word))

/** Made when it is first asked for: most of what the server does needs no airports, and most documents have their codes. */
function once<T>(make: () => T): () => T {
	let made: { value: T } | undefined
	return () => (made ??= { value: make() }).value
}

const rows = once(() =>
	AIRPORT_TABLE.split('\n').map((row) => {
		const [code = '', name = '', city = '', country = '', latitude, longitude, zone = '', words = ''] = row.split('|')
		const airport = { code, name, city, country, latitude: Number(latitude), longitude: Number(longitude), zone }
		return { airport, words }
	}),
)

/** Where nobody flies any more, but tickets of before still say so. Found by their codes and by names of their own alone. */
const CLOSED: readonly Airport[] = [
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

const byCode = once(
	() => new Map([...CLOSED, ...rows().map(({ airport }) => airport)].map((airport) => [airport.code, airport])),
)

const zonesOf = once(() => {
	const zones = new Map<string, Set<string>>()
	for (const { airport } of rows())
		zones.set(airport.country, (zones.get(airport.country) ?? new Set()).add(airport.zone))
	return zones
})

const byWord = once(() => {
	const named = new Map<string, Airport[]>()
	for (const { airport, words } of rows())
		for (const word of words.split(' ')) {
			const airports = named.get(word)
			if (airports) airports.push(airport)
			else named.set(word, [airport])
		}
	return named
})
