import { fold } from '#shared/fold.ts'
import { isDoubt } from '#shared/import/certainty.ts'
import { type Draft, type DraftElement, IMPORTED_KINDS } from '#shared/import/draft.ts'
import { FIELD_MAPPINGS, valueOf } from './field-mappings.ts'
import { type DraftScore, isItem, type Item, noScore } from './score.ts'

/** Fields that a document seldom states in words. */
const USUAL = new Set(['status', 'segmentType'])
const PERSON = /^\/underName\/(name|email)$/

/**
 * Scores the facts of the expected JSON-LD that map to fields of our records. With the `source`, it also counts values
 * that no fact confirms and that are not in the document.
 */
export function compareFacts(draft: Draft, expected: unknown, source?: string): DraftScore {
	const confirmed = new Set<string>()
	const items = [expected].flat().filter(isItem)
	const scores = items.map((item) => scoreFacts(draft, item, confirmed))
	const sum = (of: 'hits' | 'expected' | 'wrong' | 'wrongAndCertain') =>
		scores.reduce((total, score) => total + score[of], 0)
	return {
		...noScore(),
		hits: sum('hits'),
		expected: sum('expected'),
		wrong: sum('wrong'),
		wrongAndCertain: sum('wrongAndCertain'),
		missed: scores.flatMap(({ missed }) => missed),
		inventedValues: source === undefined ? [] : valuesNotIn(source, draft, confirmed),
	}
}

function scoreFacts(draft: Draft, item: Item, confirmed: Set<string>): DraftScore {
	const facts = flatten(item)
	const mappings = facts.flatMap(([path, value]) => {
		const mapping = FIELD_MAPPINGS[String(item['@type'])]?.find(([pattern]) => pattern.test(path))
		return mapping ? [{ path, value, list: mapping[1], field: mapping[2], test: mapping[3] }] : []
	})
	// A reservation with nothing but a status books nothing, so only its people count.
	if (mappings.every(({ path }) => path === '/reservationStatus')) mappings.length = 0
	const list = mappings[0]?.list
	const attempts = (list ? draft[list] : []).map((element, index) => ({
		element,
		at: `${list}/${index}`,
		failed: mappings.filter(({ test, value }) => !test(element, value, item)),
	}))
	const best = attempts.toSorted((a, b) => a.failed.length - b.failed.length)[0]
	const failed = best?.failed ?? mappings
	for (const one of mappings) if (best && !failed.includes(one)) confirmed.add(`${best.at}/${one.field}`)
	const wrong = failed.filter(({ field }) => best?.element.fields[field] !== undefined)
	const doubted = new Set(draft.issues.filter(isDoubt).map(({ path }) => path))
	const people = facts.filter(([path]) => PERSON.test(path))
	const missingPeople = people.filter(([path, value]) => !draft.guests.some((guest) => isPerson(guest, path, value)))
	const missed = [...failed, ...missingPeople.map(([path, value]) => ({ path, value }))]
	const total = mappings.length + people.length
	return {
		...noScore(),
		hits: total - missed.length,
		expected: total,
		wrong: wrong.length,
		wrongAndCertain: wrong.filter(({ field }) => best && !doubted.has(`${best.at}/${field}`)).length,
		missed: missed.map(({ path, value }) => `${path}=${value}`),
	}
}

/** Stated values that neither an expected fact nor the text of the document confirms. */
function valuesNotIn(source: string, draft: Draft, confirmed: ReadonlySet<string>): string[] {
	const words = ` ${fold(source)} `
	return IMPORTED_KINDS.flatMap((list) =>
		draft[list].flatMap(({ fields }, index) =>
			Object.entries(fields).flatMap(([name, { value, certainty, from }]) => {
				const at = `${list}/${index}/${name}`
				const isStated = certainty === 'stated' || certainty === 'read'
				if (!isStated || confirmed.has(at) || USUAL.has(name)) return []
				return words.includes(fold(String(value))) || words.includes(fold(from.raw)) ? [] : [`${at}: ‘${value}’`]
			}),
		),
	)
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
