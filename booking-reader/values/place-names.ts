import { type Airport, distinctiveWords, findAirports } from '#server/airports/airports.ts'
import { withEnglishCities } from '#server/airports/city-names.ts'
import { USUAL_NAMES } from '#server/airports/usual-names.ts'
import { monthNamed, weekdaysNamed } from './month-names.ts'

/** A name in a text and the airports that it may mean. `isExact`: it is their city's or their own whole name. */
export type PlaceName = { name: string; from: number; to: number; airports: readonly Airport[]; isExact: boolean }

/** Words with a capital, and the small words between them: 'Rio de Janeiro', 'Paris-Charles de Gaulle', 'NYC-KENNEDY'. */
const NAME =
	/(?<![\p{L}\d])\p{Lu}[\p{L}’']*(?:(?: ?[-/] ?| )(?:(?:de|da|do|di|del|des|du|la|le|el|al|am|of) )?\p{Lu}[\p{L}’']*){0,7}/gu
const WORD = /[\p{L}’']+/gu
const MAX_WORDS = 5

/** The names of cities and airports in a text, in order, the longest ones first: 'Doha 0815 – Malé 1510'. Codes alone are none. */
export function findPlaceNames(text: string): PlaceName[] {
	const found: PlaceName[] = []
	for (const { 0: run, index } of text.matchAll(NAME)) {
		const words = [...run.matchAll(WORD)].map((word) => ({ from: word.index, to: word.index + word[0].length }))
		for (let first = 0; first < words.length; first++) {
			const from = words[first]!.from
			if (!/^\p{Lu}/u.test(run.slice(from))) continue
			const last = words
				.slice(first, first + MAX_WORDS)
				.findLastIndex(({ to }) => /\p{L}{3}/u.test(run.slice(from, to)) && meaningOf(run.slice(from, to)))
			if (last < 0) continue
			const name = run.slice(from, words[first + last]!.to)
			join(found, text, { name, from: index + from, to: index + from + name.length, ...meaningOf(name)! })
			first += last
		}
	}
	return found
}

/** 'Chicago (O’Hare)' and 'Paris, Charles de Gaulle' are one place. */
function join(found: PlaceName[], text: string, next: PlaceName) {
	const last = found.at(-1)
	const both = last?.airports.filter((airport) => next.airports.includes(airport)) ?? []
	if (!last || both.length === 0 || !/^(?: ?[(,/-] ?| )$/.test(text.slice(last.to, next.from))) return found.push(next)
	// 'Heathrow (London)'
	const to = text.slice(last.to, next.to).includes('(') && text[next.to] === ')' ? next.to + 1 : next.to
	return Object.assign(last, { name: text.slice(last.from, to), to, airports: both, isExact: true })
}

type Meaning = Pick<PlaceName, 'airports' | 'isExact'>
const KNOWN = new Map<string, Meaning | null>()
const MAX_KNOWN = 5000

/** Documents repeat their places, and most capitalised words are none. */
function meaningOf(name: string): Meaning | null {
	let known = KNOWN.get(name)
	if (known !== undefined) return known
	if (KNOWN.size >= MAX_KNOWN) KNOWN.clear()
	KNOWN.set(name, (known = lookUp(name)))
	return known
}

/** Names of these have words of every kind: 'Harbour Flight Centre Seaplane Terminal'. */
const NO_TOWN = /heliport|seaplane|air force|station|air base/i

function lookUp(name: string): Meaning | null {
	const words = distinctiveWords(withEnglishCities(name))
	if (words.length === 0 || /^\p{Lu}{3}$/u.test(name) || monthNamed(name) || weekdaysNamed(name).size > 0) return null
	const airports = findAirports(name)
	const isName = (other: string) => distinctiveWords(withEnglishCities(other)).join(' ') === words.join(' ')
	const exact = airports.filter(({ code, city, name: own }) => [city, own, USUAL_NAMES.get(code) ?? ''].some(isName))
	if (exact.length > 0) return { airports: exact, isExact: true }
	const [only, more] = airports
	// 'Schiphol' and 'Paris CDG' are parts of one name. 'Business' is a part of one too.
	const isPart =
		only &&
		!more &&
		!NO_TOWN.test(only.name) &&
		words.every((word) => word.length > 2 && distinctiveWords(`${only.name} ${only.city}`).includes(word))
	return isPart && (words.length > 1 || words[0]!.length > 4) ? { airports, isExact: false } : null
}
