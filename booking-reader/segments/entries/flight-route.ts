import { airportByCode } from '#server/airports/airports.ts'
import { readAirport, readRoute } from '../../values/places.ts'
import { splitFragments } from './parse-entry.ts'

const BRACKETED_CODE = /\([A-Z]{3}\)/g
const NAME_BEFORE = /(?:[\p{L}’'.-]+ ){0,4}[\p{L}’'.-]+ ?$/u
const MAX_NAME_LENGTH = 80
const CODES = /(?<![A-Z])([A-Z]{3})\s*(?:to|→|➜|➔|->|>|-|–|\/)\s*([A-Z]{3})(?![A-Z])/

/** Both airports of a flight, if they are certain: with codes, or with names that match one airport each. */
export function findRoute(text: string): [string, string] | null {
	const [from, to, more] = [...text.matchAll(BRACKETED_CODE)].flatMap(({ 0: code, index }) => {
		const name = NAME_BEFORE.exec(text.slice(Math.max(0, index - MAX_NAME_LENGTH), index))?.[0]
		return name ? `${name}${code}`.replace(/^(?:to|from|in|at) /i, '') : []
	})
	if (from && to && !more) return [from, to]
	const start = /\b[Ff]rom (\p{Lu}[\p{L} ]{2,30}?) (?:you|we|on|at|with)\b/u.exec(text)?.[1]
	if (from && !to && start) return [start, from]
	const [, one = '', other = ''] = CODES.exec(text) ?? []
	if (airportByCode(one) && airportByCode(other)) return [one, other]
	const alone = splitFragments(text).filter((fact) => /^[A-Z]{3}$/.test(fact) && airportByCode(fact))
	const [first, second, third] = alone
	if (first && second && !third) return [first, second]
	const named = splitFragments(text)
		.map(readRoute)
		.find((ends) => ends?.every((end) => readAirport(end)?.airport))
	return named ?? null
}
