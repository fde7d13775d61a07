import type { WholeTrip } from '#shared/trips/whole-trip.ts'

/** Titles and short words in names say nothing about anybody. */
const SHORTEST = 3
/** £28,450, 1200 EUR, $90.50 */
const MONEY = /[£$€¥]\s?\d[\d.,]*|\b\d[\d.,]*\s?(?:GBP|EUR|USD|CHF|pounds?|euros?|dollars?)\b/gi
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g
/** Seven digits or more, as in telephone and passport numbers. */
const LONG_NUMBER = /\+?\d(?:[ \-/]?\d){6,}/g

/**
 * A text with placeholders such as 'NAME1' for what may not leave the product (DOC-31): names of people, prices, references, addresses and
 * numbers. `restore` puts the words back into an answer.
 */
export function withoutPrivateWords(
	text: string,
	trip: WholeTrip,
): { text: string; restore: (answer: string) => string } {
	const words: string[] = []
	const placeholder = (word: string) => {
		const known = words.indexOf(word)
		return `NAME${known >= 0 ? known + 1 : words.push(word)}`
	}
	const listed = privateWords(trip).map((word) => RegExp.escape(word))
	const asWords =
		listed.length > 0 ? [new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${listed.join('|')})(?![\p{L}\p{N}])`, 'giu')] : []
	const masked = [EMAIL, ...asWords, MONEY, LONG_NUMBER].reduce(
		(so, pattern) => so.replaceAll(pattern, placeholder),
		text,
	)
	return {
		text: masked,
		restore: (answer) => answer.replaceAll(/NAME(\d+)/gi, (found, n: string) => words[Number(n) - 1] ?? found),
	}
}

/** The people and the references of a trip, the longest first, so that a full name is replaced as a whole. */
function privateWords(trip: WholeTrip): string[] {
	const people = [trip.customerName, trip.bookingAgent, ...trip.guests.map(({ fullName }) => fullName)]
	const names = people.flatMap((name) => (name ? [name, ...name.split(/\s+/)] : []))
	const references = [
		trip.orderId,
		...trip.flights.map(({ pnr }) => pnr),
		...[...trip.accommodations, ...trip.transfers, ...trip.activities].map(
			({ confirmationNumber }) => confirmationNumber,
		),
	]
	const all = [...names, ...references].flatMap((word) => word?.trim() ?? [])
	return [...new Set(all)].filter((word) => word.length >= SHORTEST).toSorted((a, b) => b.length - a.length)
}
