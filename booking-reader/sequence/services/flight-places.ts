import { type Airport, airportByCode, distinctiveWords } from '#server/airports/airports.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { findPlaceNames, type PlaceName } from '../../values/place-names.ts'
import { blankOut } from '../../values/text.ts'
import { ARRIVES, DEPARTS } from '../../values/time-words.ts'
import type { Entity } from '../entities.ts'
import type { Line } from '../lines.ts'

/**
 * `rank`: how surely a name without its code is an end of the flight, 0 for a code. `others`: the airports that the name may mean.
 */
export type Place = {
	code: string | null
	name: string
	rank: number
	others?: readonly Airport[]
	line: Line
	from: number
	length: number
}

export const airportOf = (place: Place | undefined): Airport | null => (place?.code ? airportByCode(place.code) : null)

/**
 * A route is stated once for the eye and once for the machine: 'Frankfurt – Singapur' above '(FRA)' and '(SIN)', or its town above its airport:
 * 'TOKYO JP' and 'HANEDA'.
 */
export function distinctPlaces(all: Place[]): Place[] {
	const places = all.flatMap((one, index) => {
		// An airport below its town is no further place.
		if (all.slice(0, index).some((town) => town.code !== one.code && airportFor(town, one))) return []
		const airport = all.slice(index + 1).flatMap((place) => airportFor(one, place) ?? [])[0]
		return airport ? { ...one, code: airport.code, name: airport.code, others: [airport] } : one
	})
	const codes = new Set(places.flatMap(({ code, rank }) => (code && rank === 0 ? [code] : [])))
	const isSame = (one: Place, other: Place) => (one.code ? other.code === one.code : other.name === one.name)
	const named = places.filter(
		(place, index) =>
			(place.rank === 0 || !place.others?.some(({ code }) => codes.has(code))) &&
			!places.some(
				(other, at) => isSame(place, other) && (other.rank < place.rank || (other.rank === place.rank && at < index)),
			),
	)
	const best = named.filter(({ rank }) => rank === 0)
	if (best.length >= 2) return best.slice(0, 3)
	for (const rank of [1, 2, 3]) {
		const enough = named.filter((one) => one.rank <= rank)
		if (enough.length >= 2 || rank === 3) return enough
	}
	return named
}

/** The airport that another line states of a town: 'HANEDA', 'KANSAI' close to Osaka, and 'BOLE INTL' below 'ADDIS ABABA', though Bole is a town as well. */
function airportFor(town: Place, place: Place): Airport | undefined {
	if (place.rank === 0 || town.rank === 0 || town.line === place.line) return undefined
	const [own, words] = [town, place].map(({ line, from, length }) =>
		distinctiveWords(line.text.slice(from, from + length)),
	)
	const isNamed = ({ name }: Airport) =>
		words!.every((word) => distinctiveWords(name).includes(word) && !own!.includes(word))
	const [one, other] = [airportOf(town), airportOf(place)]
	return (
		town.others?.find((airport) => airport.code === place.code || isNamed(airport)) ??
		(one && other && distanceKm(one, other) < ONE_TOWN ? other : undefined)
	)
}
const ONE_TOWN = 80

const before = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words})[.: ]*$`, 'iu')
const END_WORD = before(
	`from|ex|von|ab|de|desde|depuis|da|dal|van|vanuit|fra|från|departed|${DEPARTS}|d[’']|to|at|in|nach|à|a|ao|para(?: o)?|al|vers|naar|op|til|till|${ARRIVES}`,
)
/** What a cabin, a station or a hotel is called behind the name of a town. */
const NO_AIRPORT =
	/^[ -]{0,3}(?:class|lounge|suite|hotel|hbf|hauptbahnhof|bahnhof|centraal|central\w* station|station|centrale|termini|s\.? ?m\.? ?n|s(?:anta|\.) ?lucia|porta|puerta|sants|atocha|tiburtina|gare|montparnasse|lyon part|st\.? pancras|s(?=[,)]|$))(?!\p{L})/iu
/** Signs and words between the two ends of a route. */
const ROUTE =
	/^(?:\)? ?(?:\([^()]{0,40}\))? ?(?:-|–|—|→|➔|➝|>|->|\/|to|nach|para|naar|til|till|à) ?(?:\p{L}{2,20} ?\()?)$/iu
const TIME =
	/^[ ,:(]{0,3}(?:(?:at|um|om|kl\.?|à|às|a las|alle|ore)\s)?(?:T\d\s)?(?:\d{1,2} ?[:.h]\d\d|[012]\d[0-5]\d(?!\d))/iu
const TIMED = /(?:\d{1,2} ?[:.h]\d\d(?: ?[ap]m)?|\b[012]\d[0-5]\d)(?: ?\(?\+\d\)?)?[ ,:(]{0,3}$/iu

/** Whether a word for one end of a journey stands before a place. */
const isEndAt = (text: string, from: number) => END_WORD.test(text.slice(Math.max(0, from - 20), from))

/** A place by the code that a line states. */
export const statedPlace = (line: Line, { value, from, to }: Pick<Entity, 'value' | 'from' | 'to'>): Place => ({
	code: value,
	name: value,
	rank: 0,
	line,
	from,
	length: to - from,
})

/** 'Lechwe airstrip' has no code. */
const AIRSTRIP = /(?<!\p{L})\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,3} [Aa]ir(?:strip|field)(?!\p{L})/gu

/** Places that a line names without their codes: 'London Gatwick to Nice', 'Doha 0815', or an airport's name alone. */
export function findNamedPlaces(line: Line): Place[] {
	const { text } = line
	if (text.length > 600 || !/\p{Lu}/u.test(text)) return []
	const isFlight = line.entities.some(({ kind }) => kind === 'flight')
	const people = line.entities.filter(({ kind }) => kind === 'person' || kind === 'flight')
	const strips = [...text.matchAll(AIRSTRIP)].map(
		({ 0: name, index: from }): PlaceName => ({ name, from, to: from + name.length, airports: [], isExact: true }),
	)
	const names = [...findPlaceNames(blankOut(text, [...people, ...strips])), ...strips].toSorted(
		(a, b) => a.from - b.from,
	)
	const isOther = ({ to }: PlaceName) => NO_AIRPORT.test(text.slice(to, to + 20))
	return names
		.filter((one) => !isOther(one))
		.map((one): Place => {
			const index = names.indexOf(one)
			const before = text.slice(Math.max(0, one.from - 20), one.from)
			const isRoute = [names[index - 1], names[index + 1]].some(
				(other) => other && ROUTE.test(between(text, one, other)),
			)
			const isTimed = TIME.test(text.slice(one.to, one.to + 24)) || TIMED.test(before)
			const isAlone = isCell(text, one)
			const rank =
				isTimed || isRoute ? 1 : isAlone ? 2 : isEndAt(text, one.from) && isFlight ? 2 : isFlight && one.isExact ? 3 : 4
			const [only, more] = one.airports
			return {
				code: only && !more ? only.code : null,
				name: only && !more ? only.code : one.name,
				others: one.airports,
				rank,
				line,
				from: one.from,
				length: one.to - one.from,
			}
		})
		.filter(({ rank }) => rank < 4)
}

const between = (text: string, one: PlaceName, other: PlaceName) =>
	one.to <= other.from ? text.slice(one.to, other.from) : text.slice(other.to, one.from)

/** Whether a name is all that a column has, except for its country, its terminal and a time: 'ZURICH CH'. */
function isCell(text: string, { from, to }: PlaceName): boolean {
	const before =
		text
			.slice(0, from)
			.split(/\t|\s{2,}|[|·:]\s/)
			.at(-1) ?? ''
	const [after = ''] = text.slice(to).split(/\t|\s{2,}|\s[|·]\s/)
	return (
		!/\p{L}{2}/u.test(before.replace(/\b\p{Lu}{3}[ -]$/u, '')) &&
		/^(?:[,(/-].*|\s*(?:T\d|terminal|airport|flughafen|\d).*|\s*| (?-i:[A-Z]{2}))$/iu.test(after)
	)
}
