import type { Certainty, ReadValue } from '#shared/import/draft.ts'
import { clean } from '../formats/html/parse-page.ts'
import { saysNothing } from '../values/words.ts'
import { isObject, type JsonObject, type RawItem, withoutNamespace } from './markup/raw-item.ts'

/** Something a structured document says, and where: 'line 4, /@graph/0/underName/name'. */
export type Said = {
	value: unknown
	where: string
	/** What the document's objects are called, for those that only point to another by its @id. */
	byId: ReadonlyMap<string, JsonObject>
}

/** The roots of a document, each with where it stands and the means to follow its pointers. */
export function saidIn(items: readonly RawItem[]): Said[] {
	const byId = new Map<string, JsonObject>()
	const open: unknown[] = items.map(({ item }) => item)
	const seen = new Set<unknown>()
	for (let at = 0; at < open.length; at++) {
		const value = open[at]
		if (typeof value !== 'object' || value === null || seen.has(value)) continue
		seen.add(value)
		for (const part of Object.values(value)) open.push(part)
		const id = isObject(value) ? value['@id'] : undefined
		if (isObject(value) && typeof id === 'string' && Object.keys(value).length > 1) byId.set(id, value)
	}
	return items.map(({ item, where }) => ({ value: item, where, byId }))
}

/** All that is said under the first of these names that says anything, in its order. */
export function sayings(of: Said | null, ...names: string[]): Said[] {
	const holder = of && pointed(of)
	if (!holder || !isObject(holder.value)) return []
	for (const name of names) {
		if (!Object.hasOwn(holder.value, name)) continue
		const value = holder.value[name]
		const where = below(holder.where, name)
		const parts = Array.isArray(value)
			? value.map((part: unknown, index) => ({ value: part, where: `${where}/${index}`, byId: holder.byId }))
			: [{ value, where, byId: holder.byId }]
		const real = parts.map(pointed).filter((part) => !isNothing(part.value))
		if (real.length > 0) return real
	}
	return []
}

/** The first thing said under the first of these names that says anything. */
export const saying = (of: Said | null, ...names: string[]): Said | null => sayings(of, ...names)[0] ?? null

/** As long as the longest fields of ours may be. */
const LONGEST = 5000

/** Its words in one line: a text, a number, or what an object is called. */
export const wordsOf = (said: Said | null): string | null => linesOf(said)?.replaceAll('\n', ' ') ?? null

/** The same with its lines as they are. */
export function linesOf(said: Said | null): string | null {
	const value = isObject(said?.value) ? (said.value['@value'] ?? said.value.name) : said?.value
	const one: unknown = Array.isArray(value) ? value[0] : value
	if (typeof one === 'number') return String(one)
	return typeof one !== 'string' || saysNothing(one) ? null : clean(one.slice(0, LONGEST))
}

/** The words under the first of these names that has some. */
export const words = (of: Said | null, ...names: string[]): string | null =>
	names.map((name) => wordsOf(saying(of, name))).find((text) => text !== null) ?? null

/** Its types without namespace: 'Flight'. */
export function typesOf(said: Said): string[] {
	const types = isObject(said.value) ? said.value['@type'] : undefined
	return [types].flat().flatMap((type) => (typeof type === 'string' ? [withoutNamespace(type)] : []))
}

/** A value for the draft, with where it stood. What is worked out rather than said is 'derived'. */
export const valueOf = (said: Said, value: string | number, certainty: Certainty = 'stated'): ReadValue => ({
	value,
	from: { layer: 'structured', where: said.where, raw: rawOf(said) },
	certainty,
})

/** What stood there, shortened. */
export function rawOf({ value }: Said): string {
	const raw = typeof value === 'string' ? value : JSON.stringify(value)
	return raw.length > 200 ? `${raw.slice(0, 199)}…` : raw
}

const below = (where: string, name: string) => `${where}${where === '' || where.includes('/') ? '' : ', '}/${name}`
const isNothing = (value: unknown) =>
	value === null || value === undefined || (typeof value === 'string' && saysNothing(value))

/** An object that has nothing but the @id of another is that other. */
function pointed(said: Said): Said {
	const { value, byId } = said
	if (!isObject(value) || typeof value['@id'] !== 'string' || Object.keys(value).length !== 1) return said
	return { ...said, value: byId.get(value['@id']) ?? value }
}
