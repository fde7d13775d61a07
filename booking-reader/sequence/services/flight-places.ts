import { type Airport, airportByCode, findAirports } from '#server/airports/airports.ts'
import { fold } from '#shared/fold.ts'
import { readCabinClass } from '../../values/flights.ts'
import { readAirport, readRoute } from '../../values/places.ts'
import { sectionTypeOf } from '../../segments/section-types.ts'
import { isAnyLabel, type Line } from '../lines.ts'

/** `isWeak`: named without its code, so that it may be a word of something else. `others`: airports that the name may mean too. */
export type Place = {
	code: string | null
	name: string
	isWeak?: true
	others?: readonly Airport[]
	line: Line
	from: number
}

export const airportOf = (place: Place | undefined): Airport | null => (place?.code ? airportByCode(place.code) : null)

/** A route is stated once for the eye and once for the machine: 'Frankfurt – Singapur' above '(FRA)' and '(SIN)'. */
export function distinctPlaces(places: Place[]): Place[] {
	const coded = places.filter(({ code, isWeak }) => code && !isWeak)
	const codes = [...new Set(coded.map(({ code }) => code))]
	if (codes.length >= 2) return codes.slice(0, 3).map((code) => coded.find((one) => one.code === code)!)
	const named = places.filter(({ name }, index) => places.findIndex((other) => other.name === name) === index)
	return named.filter(({ isWeak }) => !isWeak || named.length <= 2)
}

const WITHOUT_WORDS = /^(?:from|von|de|da|van|fra|departs?|departure|abflug|salida|partenza)\s+(?=\p{Lu})/iu

/** Places that a line names without their codes: 'London Gatwick to Nice', or an airport's name alone. */
export function findNamedPlaces(line: Line): Place[] {
	const bare = line.entities.reduceRight((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, line.text)
	const text = (line.value === line.text ? bare : line.value).replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
	const spoken = SPOKEN_ROUTE.exec(line.text) ?? SPOKEN_ENDS.exec(line.text)
	if (spoken && line.entities.some(({ kind }) => kind === 'flight')) return placesNamed(spoken.slice(1, 3), line)
	const columns = text
		.split(/\s{2,}|\t/)
		.map((column) => column.replace(NUMBER, '').replace(/ T(?:\d|erminal ?\w)$/, ''))
	if (columns.length > 1) return columns.flatMap((column) => placesIn(column, line))
	return placesIn(text.replace(NUMBER, ''), line)
}

/** A flight's number in front of its places. */
const NUMBER = /^[A-Z\d]{2} ?\d{1,4}\s+(?=\p{L})/u

function placesIn(text: string, line: Line): Place[] {
	if (text.length < 3 || text.length > 80 || !/^\p{Lu}/u.test(text) || isAnyLabel(text)) return []
	if (readCabinClass(text) || sectionTypeOf(text)) return []
	const ends = readRoute(text.replace(WITHOUT_WORDS, ''))
	return placesNamed(ends ?? [text], line)
}

/** 'Fly Johannesburg to Skukuza on 4Z859' */
const SPOKEN_ROUTE =
	/(?<!\p{L})(?:[Ff]ly(?:ing)?|[Ff]lights?|[Ff]rom|[Ff]lug|[Ff]liegen|[Vv]on|[Vv]ols?|[Vv]uelos?|[Vv]ol[io]|[Vv]oos?|[Vv]luchten|[Vv]an|[Dd]e|[Dd]a) (?:[Ff]rom |[Vv]on |[Dd]e |[Dd]a |[Vv]an )?(\p{Lu}[\p{L}.’' -]{2,40}?) (?:to|nach|à|a|para|per|naar|til) (\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3})/u

/** 'BA560 from Heathrow at 10:55, landing in Rome Fiumicino at 14:30' */
const SPOKEN_ENDS =
	/(?<!\p{L})(?:[Ff]rom|[Vv]on|[Dd]e|[Dd]a|[Vv]an|[Vv]anuit) (\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3})(?!\p{L}).{0,60}?(?:landing (?:in|at)|arriv\p{L}* (?:in|at|à|a|en)|Ankunft in|aankomst (?:in|op)|llegada a|chegada a) (\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3})/u

function placesNamed(ends: readonly string[], line: Line): Place[] {
	// 'Sat' is no airport, and SAT is one.
	const mayBePlace = (end: string) => /\p{L}{4}|^\p{Lu}{3}$/u.test(end.trim())
	const named = ends.map((end) => {
		const found = mayBePlace(end) ? readAirport(end) : null
		return { end, found, others: found && !found.airport ? findAirports(end.replace(/\s*\(.*$/, '')) : [] }
	})
	const areNames = ends.length > 1 && ends.every((end) => /^\p{Lu}/u.test(end))
	const isKnown = ({ found, others }: (typeof named)[number]) => found?.airport || others.length > 0
	// A word alone is a place if it is an airport's whole name or city: 'Business' is neither.
	const isCity = ({ end, others }: (typeof named)[number]) =>
		others.length === 0 ||
		others.some(({ city, name }) => [city, name].some((one) => fold(one) === fold(bareCity(end))))
	if (!named.every((one) => isKnown(one) && isCity(one)) && !(areNames && named.some(({ found }) => found?.airport)))
		return []
	return named.map(({ end, found, others }) => ({
		code: found?.airport ? found.value : null,
		name: found?.airport ? found.value : end.trim(),
		line,
		from: line.text.indexOf(end),
		isWeak: true as const,
		...(others.length > 0 ? { others } : {}),
	}))
}
const bareCity = (text: string) => text.replace(/\s*[(,].*$/, '').trim()
