import { fold } from '#shared/fold.ts'
import type { Draft, DraftElement } from '#shared/import/draft.ts'
import { FIELD_MAPPINGS, valueOf } from './field-mappings.ts'
import { isItem, type Item, type Score } from './score.ts'

const PERSON = /^\/underName\/(name|email)$/

/** Scores the facts of the expected JSON-LD that map to fields of our records. */
export function compareFacts(draft: Draft, expected: unknown): Score {
	const scores = [expected]
		.flat()
		.filter(isItem)
		.map((item) => scoreFacts(draft, item))
	return {
		hits: scores.reduce((sum, { hits }) => sum + hits, 0),
		expected: scores.reduce((sum, score) => sum + score.expected, 0),
		found: scores.reduce((sum, score) => sum + score.expected, 0),
		missed: scores.flatMap(({ missed }) => missed),
	}
}

function scoreFacts(draft: Draft, item: Item): Score {
	const facts = flatten(item)
	const mappings = facts.flatMap(([path, value]) => {
		const mapping = FIELD_MAPPINGS[String(item['@type'])]?.find(([pattern]) => pattern.test(path))
		return mapping ? [{ path, value, list: mapping[1], test: mapping[2] }] : []
	})
	// A reservation with nothing but a status books nothing, so only its people count.
	if (mappings.every(({ path }) => path === '/reservationStatus')) mappings.length = 0
	const list = mappings[0]?.list
	const attempts = (list ? draft[list] : []).map((element) =>
		mappings.filter(({ test, value }) => !test(element, value, item)),
	)
	const best = attempts.toSorted((a, b) => a.length - b.length)[0] ?? mappings
	const people = facts.filter(([path]) => PERSON.test(path))
	const missingPeople = people.filter(([path, value]) => !draft.guests.some((guest) => isPerson(guest, path, value)))
	const missed = [
		...best.map(({ path, value }) => `${path}=${value}`),
		...missingPeople.map(([path, value]) => `${path}=${value}`),
	]
	const total = mappings.length + people.length
	return { hits: total - missed.length, expected: total, found: total, missed }
}

/** The expected names lack titles or have them attached. Our drafts separate them. */
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

function flatten(value: unknown, path = '', out: [string, string][] = []): [string, string][] {
	if (Array.isArray(value)) for (const part of value) flatten(part, path, out)
	else if (isItem(value)) for (const name of Object.keys(value)) flatten(value[name], `${path}/${name}`, out)
	else if (typeof value === 'number' || typeof value === 'boolean') out.push([path, String(value)])
	else if (typeof value === 'string' && value !== '') out.push([path, value])
	return out
}
