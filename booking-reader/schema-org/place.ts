import { findDestination } from '#shared/places/destination-zone.ts'
import { airportByCode, findAirports, nearestZone, zoneOfCountry } from '#server/airports/airports.ts'
import { fold } from '#shared/fold.ts'
import { isObject } from './markup/raw-item.ts'
import { type Said, saying, typesOf, words, wordsOf } from './said.ts'

let names: Intl.DisplayNames | undefined
/** The names are loaded on first use, so that the reader's process starts faster. */
const countryNamed = (code: string) => (names ??= new Intl.DisplayNames('en-GB', { type: 'region' })).of(code)
/** Stations and airports are found by their names; anywhere else the driver wants the street. */
const KNOWN_BY_NAME = /^(Airport|.*(Station|Stop|Terminal))$/
/** As long as a field of ours may be. */
const LONGEST = 200

/** What to call a place: its name, and its address where the name alone does not find it. */
export function placeText(place: Said | null): string | null {
	const name = isObject(place?.value) ? words(place, 'name') : null
	const address = addressText(place)
	if (!place || !name || !address) return name ?? address
	if (typesOf(place).some((type) => KNOWN_BY_NAME.test(type))) return name
	const both = `${name}, ${address}`
	return both.length > LONGEST || fold(name).includes(fold(address)) ? name : both
}

/** '12 Avenue Princesse Alice, 98000 Monaco': street, postcode and town as they stand there, and the country in words. */
export function addressText(place: Said | null): string | null {
	if (!place) return null
	const address = isObject(place.value) ? saying(place, 'address') : place
	if (!address || !isObject(address.value)) return wordsOf(address)
	const [street, postcode, town, region] = ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion'].map(
		(name) => words(address, name),
	)
	const country = countryOf(address)
	const county = region && fold(region) !== fold(town ?? '') ? region : null
	const hasPostcodeLast = county !== null || ['GB', 'US', 'CA', 'AU', 'IE'].includes(country ?? '')
	const townLine = hasPostcodeLast
		? [town, [county, postcode].filter(Boolean).join(' ')]
		: [[postcode, town].filter(Boolean).join(' ')]
	const nation = country ? countryNamed(country) : words(address, 'addressCountry')
	const isCity = fold(nation ?? '') === fold(town ?? '')
	return [street, ...townLine, isCity ? null : nation].filter(Boolean).join(', ') || null
}

/** The zone its clocks keep: an airport's own, else by its coordinates, its country, or a name on our map. */
export function zoneOfPlace(place: Said | null): string | null {
	if (!place) return null
	const airport = airportByCode(codeOf(place) ?? '')
	if (airport) return airport.zone
	const address = saying(place, 'address')
	const country = countryOf(address)
	const at = isObject(saying(place, 'geo')?.value) ? saying(place, 'geo') : place
	const latitude = Number(words(at, 'latitude') ?? Number.NaN)
	const longitude = Number(words(at, 'longitude') ?? Number.NaN)
	const near =
		Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
			? nearestZone({ latitude, longitude }, country ?? undefined)
			: null
	const named = [words(address, 'addressLocality'), words(place, 'name'), addressText(place)]
	return (
		near ??
		(country && zoneOfCountry(country)) ??
		named.map((text) => findDestination(text)?.zone ?? zoneOfTown(text, country)).find(Boolean) ??
		null
	)
}

const STATION =
	/\b(hbf|hauptbahnhof|bahnhof|main|central|centraal|station|gare|stazione|estacion|termini|airport|bus|terminal)\b/gi

/** The zone that all airports of a town keep: 'Hamburg Hbf – Main Station' is in Hamburg. */
function zoneOfTown(text: string | null, country: string | null): string | null {
	const town = (text ?? '').split(/[,(–-]/)[0]?.replaceAll(STATION, ' ') ?? ''
	const airports = findAirports(town).filter(
		({ city, country: home }) => fold(city) === fold(town) && (country === null || country === home),
	)
	const zones = new Set(airports.map(({ zone }) => zone))
	return zones.size === 1 ? ([...zones][0] ?? null) : null
}

/** 'NCE' of an airport's iataCode, of 'iata:NCE', of 'Nice (NCE)', or of a name that is just that. */
export function codeOf(place: Said | null): string | null {
	const code = words(place, 'iataCode') ?? words(place, 'identifier')?.replace(/^iata:/i, '')
	if (code && /^[A-Z]{3}$/i.test(code)) return code.toUpperCase()
	const name = (isObject(place?.value) ? words(place, 'name') : wordsOf(place)) ?? ''
	if (/^[A-Z]{3}$/.test(name) && airportByCode(name)) return name
	return /[([]([A-Z]{3})[)\]]/.exec(name)?.[1] ?? null
}

export const isAirport = (place: Said | null) =>
	place !== null &&
	(typesOf(place).includes('Airport') || words(place, 'iataCode') !== null || AIRPORT.test(placeText(place) ?? ''))
const AIRPORT = /\b(airport|a[ée]roport|aeroporto|aeropuerto|flughafen)\b|\([A-Z]{3}\)/i

/** The ISO 3166-1 code of a country given by its code or its English name. */
function countryOf(address: Said | null): string | null {
	const said = words(address, 'addressCountry')
	if (!said) return null
	if (/^[A-Z]{2}$/i.test(said)) return said.toUpperCase()
	codes ??= new Map(
		alphabet.flatMap((a) => alphabet.map((b) => a + b)).map((code) => [fold(countryNamed(code) ?? ''), code]),
	)
	return codes.get(fold(said)) ?? null
}
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
let codes: Map<string, string> | undefined
