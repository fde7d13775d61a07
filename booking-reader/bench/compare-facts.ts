import { fold } from '#shared/fold.ts'
import type { Draft, DraftElement } from '#shared/import/draft.ts'
import { HOMES, valueOf } from './homes.ts'
import { isItem, type Item, type Score } from './score.ts'

const PERSON = /^\/underName\/(name|email)$/

/** How many of the facts that the expected JSON-LD states, and that have a home in our model, were read as they are there. */
export function compareFacts(draft: Draft, expected: unknown): Score {
	const scores = [expected]
		.flat()
		.filter(isItem)
		.map((item) => factsOf(draft, item))
	return {
		hits: scores.reduce((sum, { hits }) => sum + hits, 0),
		expected: scores.reduce((sum, score) => sum + score.expected, 0),
		found: scores.reduce((sum, score) => sum + score.expected, 0),
		missed: scores.flatMap(({ missed }) => missed),
	}
}

function factsOf(draft: Draft, item: Item): Score {
	const facts = flat(item)
	const homes = facts.flatMap(([path, value]) => {
		const home = HOMES[String(item['@type'])]?.find(([pattern]) => pattern.test(path))
		return home ? [{ path, value, list: home[1], test: home[2] }] : []
	})
	// Of a reservation that books nothing, only its people are left.
	if (homes.every(({ path }) => path === '/reservationStatus')) homes.length = 0
	const list = homes[0]?.list
	const attempts = (list ? draft[list] : []).map((element) =>
		homes.filter(({ test, value }) => !test(element, value, item)),
	)
	const best = attempts.toSorted((a, b) => a.length - b.length)[0] ?? homes
	const people = facts.filter(([path]) => PERSON.test(path))
	const strangers = people.filter(([path, value]) => !draft.guests.some((guest) => isPerson(guest, path, value)))
	const missed = [
		...best.map(({ path, value }) => `${path}=${value}`),
		...strangers.map(([path, value]) => `${path}=${value}`),
	]
	const total = homes.length + people.length
	return { hits: total - missed.length, expected: total, found: total, missed }
}

/** Upstream drops titles or leaves them glued to the name; we keep them apart. */
function isPerson(guest: DraftElement, path: string, value: string) {
	if (path.endsWith('email')) return valueOf(guest, 'email') === value
	const words = (text: string) =>
		fold(text)
			.split(' ')
			.filter((word) => !/^(mr|mrs|miss|ms|dr)$/.test(word))
			.toSorted()
			.join(' ')
	const names = words(value.replace(/(?<=\p{Lu}{3})MR\b/u, '').replace('/', ' '))
	return words(valueOf(guest, 'fullName')) === names
}

function flat(value: unknown, path = '', out: [string, string][] = []): [string, string][] {
	if (Array.isArray(value)) for (const part of value) flat(part, path, out)
	else if (isItem(value)) for (const name of Object.keys(value)) flat(value[name], `${path}/${name}`, out)
	else if (typeof value === 'number' || typeof value === 'boolean') out.push([path, String(value)])
	else if (typeof value === 'string' && value !== '') out.push([path, value])
	return out
}
