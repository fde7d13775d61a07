import { findDestination } from '#shared/places/destination-zone.ts'
import { airportByCode, findAirports, nearestZone, zoneOfCountry } from '#server/airports/airports.ts'
import { fold } from '#shared/fold.ts'
import { isObject } from './markup/raw-item.ts'
import { type SourcedValue, property, typesOf, propertyText, singleLineText } from './sourced-value.ts'

let regionNames: Intl.DisplayNames | undefined
/** The names are loaded on first use, so that the reader's process starts faster. */
const countryNameFor = (code: string) => (regionNames ??= new Intl.DisplayNames('en-GB', { type: 'region' })).of(code)
/** Stations and airports can be found by name. For other places the driver needs the address. */
const KNOWN_BY_NAME = /^(Airport|.*(Station|Stop|Terminal))$/
/** The longest that a field of ours may be. */
const MAX_LENGTH = 200

/** A place's name, with its address unless the name is enough to find it. */
export function placeText(place: SourcedValue | null): string | null {
	const name = isObject(place?.value) ? propertyText(place, 'name') : null
	const address = addressText(place)
	if (!place || !name || !address) return name ?? address
	if (typesOf(place).some((type) => KNOWN_BY_NAME.test(type))) return name
	const both = `${name}, ${address}`
	return both.length > MAX_LENGTH || fold(name).includes(fold(address)) ? name : both
}

/** '12 Avenue Princesse Alice, 98000 Monaco': street, postcode and town as written, and the country's name. */
export function addressText(place: SourcedValue | null): string | null {
	if (!place) return null
	const address = isObject(place.value) ? property(place, 'address') : place
	if (!address || !isObject(address.value)) return singleLineText(address)
	const [street, postcode, town, region] = ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion'].map(
		(name) => propertyText(address, name),
	)
	const country = countryCode(address)
	const county = region && fold(region) !== fold(town ?? '') ? region : null
	const hasPostcodeLast = county !== null || ['GB', 'US', 'CA', 'AU', 'IE'].includes(country ?? '')
	const townLine = hasPostcodeLast
		? [town, [county, postcode].filter(Boolean).join(' ')]
		: [[postcode, town].filter(Boolean).join(' ')]
	const countryName = country ? countryNameFor(country) : propertyText(address, 'addressCountry')
	const isCity = fold(countryName ?? '') === fold(town ?? '')
	return [street, ...townLine, isCity ? null : countryName].filter(Boolean).join(', ') || null
}

/** The time zone of a place: an airport's own, otherwise by coordinates, country or a known name. */
export function zoneOfPlace(place: SourcedValue | null): string | null {
	if (!place) return null
	const airport = airportByCode(airportCodeOf(place) ?? '')
	if (airport) return airport.zone
	const address = property(place, 'address')
	const country = countryCode(address)
	const at = isObject(property(place, 'geo')?.value) ? property(place, 'geo') : place
	const latitude = Number(propertyText(at, 'latitude') ?? Number.NaN)
	const longitude = Number(propertyText(at, 'longitude') ?? Number.NaN)
	const near =
		Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
			? nearestZone({ latitude, longitude }, country ?? undefined)
			: null
	const named = [propertyText(address, 'addressLocality'), propertyText(place, 'name'), addressText(place)]
	return (
		near ??
		(country && zoneOfCountry(country)) ??
		named.map((text) => findDestination(text)?.zone ?? zoneOfTown(text, country)).find(Boolean) ??
		null
	)
}

const STATION =
	/\b(hbf|hauptbahnhof|bahnhof|main|central|centraal|station|gare|stazione|estacion|termini|airport|bus|terminal)\b/gi

/** The common time zone of a town's airports, which also covers 'Hamburg Hbf – Main Station'. */
function zoneOfTown(text: string | null, country: string | null): string | null {
	const town = (text ?? '').split(/[,(–-]/)[0]?.replaceAll(STATION, ' ') ?? ''
	const airports = findAirports(town).filter(
		({ city, country: home }) => fold(city) === fold(town) && (country === null || country === home),
	)
	const zones = new Set(airports.map(({ zone }) => zone))
	return zones.size === 1 ? ([...zones][0] ?? null) : null
}

/** 'NCE' from an airport's iataCode, from 'iata:NCE', from 'Nice (NCE)', or from a name that is a code. */
export function airportCodeOf(place: SourcedValue | null): string | null {
	const code = propertyText(place, 'iataCode') ?? propertyText(place, 'identifier')?.replace(/^iata:/i, '')
	if (code && /^[A-Z]{3}$/i.test(code)) return code.toUpperCase()
	const name = (isObject(place?.value) ? propertyText(place, 'name') : singleLineText(place)) ?? ''
	if (/^[A-Z]{3}$/.test(name) && airportByCode(name)) return name
	return /[([]([A-Z]{3})[)\]]/.exec(name)?.[1] ?? null
}

/** The ISO 3166-1 code of a country given by code or English name. */
function countryCode(address: SourcedValue | null): string | null {
	const stated = propertyText(address, 'addressCountry')
	if (!stated) return null
	if (/^[A-Z]{2}$/i.test(stated)) return stated.toUpperCase()
	codesByName ??= new Map(
		alphabet.flatMap((a) => alphabet.map((b) => a + b)).map((code) => [fold(countryNameFor(code) ?? ''), code]),
	)
	return codesByName.get(fold(stated)) ?? null
}
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
let codesByName: Map<string, string> | undefined
