import { cleanText } from '../formats/html/parse-page.ts'
import type { Pair } from '../segments/blocks.ts'
import { isPlaceholder } from '../values/text.ts'
import { isObject, type JsonObject, type RawItem, withoutNamespace } from './markup/raw-item.ts'

/** A value in a structured document with its location: 'line 4, /@graph/0/underName/name'. */
export type SourcedValue = {
	value: unknown
	where: string
	/** The document's objects by @id, to resolve references. */
	byId: ReadonlyMap<string, JsonObject>
	/** Who says so, if not the document's own mark-up. */
	source?: RawItem['source']
}

/** The top-level items of a document as sourced values. */
export function sourcedRoots(items: readonly RawItem[]): SourcedValue[] {
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
	return items.map(({ item, ...from }) => ({ ...from, value: item, byId }))
}

/** All values of the first of these properties that has any. */
export function propertyValues(node: SourcedValue | null, ...names: string[]): SourcedValue[] {
	const holder = node && resolveReference(node)
	if (!holder || !isObject(holder.value)) return []
	for (const name of names) {
		if (!Object.hasOwn(holder.value, name)) continue
		const value = holder.value[name]
		const where = childPath(holder.where, name)
		const parts = Array.isArray(value)
			? value.map((part: unknown, index) => ({ ...holder, value: part, where: `${where}/${index}` }))
			: [{ ...holder, value, where }]
		const real = parts.map(resolveReference).filter((part) => !isEmptyValue(part.value))
		if (real.length > 0) return real
	}
	return []
}

/** The first value of the first of these properties that has any. */
export const property = (node: SourcedValue | null, ...names: string[]): SourcedValue | null =>
	propertyValues(node, ...names)[0] ?? null

/** The longest that a field of ours may be. */
const MAX_LENGTH = 5000

/** The text of a value in one line: a string, a number, or the name of an object. */
export const singleLineText = (source: SourcedValue | null): string | null =>
	multilineText(source)?.replaceAll('\n', ' ') ?? null

/** The same with its line breaks. */
export function multilineText(source: SourcedValue | null): string | null {
	const value = isObject(source?.value) ? (source.value['@value'] ?? source.value.name) : source?.value
	const first: unknown = Array.isArray(value) ? value[0] : value
	if (typeof first === 'number') return String(first)
	return typeof first !== 'string' || isPlaceholder(first) ? null : cleanText(first.slice(0, MAX_LENGTH))
}

/** The text of the first of these properties that has any. */
export const propertyText = (node: SourcedValue | null, ...names: string[]): string | null =>
	names.map((name) => singleLineText(property(node, name))).find((text) => text !== null) ?? null

/** The types of an object without namespace: 'Flight'. */
export function typesOf(source: SourcedValue): string[] {
	const types = isObject(source.value) ? source.value['@type'] : undefined
	return [types].flat().flatMap((type) => (typeof type === 'string' ? [withoutNamespace(type)] : []))
}

/**
 * What a reservation says, by the fields of the labelled readers. `from`, `to` and `arrives` tell copies of a journey apart, by the names of
 * places without their addresses.
 */
export type Said = Readonly<Record<string, Pair | null>>

/** What mark-up says of a field, as the readers of labelled values expect it. Null if it says nothing. */
export const pairOf = (source: SourcedValue | null, value: string | null, more: Partial<Pair> = {}): Pair | null =>
	source && value
		? { label: '', value, where: source.source?.where ?? source.where, raw: rawText(source), ...more }
		: null

/** The text of the first of these properties that has any. */
export const textPair = (node: SourcedValue | null, ...names: string[]): Pair | null =>
	pairOf(property(node, ...names), propertyText(node, ...names))

/** The source text, shortened. */
function rawText({ value }: SourcedValue): string {
	const raw = typeof value === 'string' ? value : JSON.stringify(value)
	return raw.length > 200 ? `${raw.slice(0, 199)}…` : raw
}

/** The path of a property or list item below a value. */
export const childPath = (where: string, name: string) =>
	`${where}${where === '' || where.includes('/') ? '' : ', '}/${name}`
const isEmptyValue = (value: unknown) =>
	value === null || value === undefined || (typeof value === 'string' && isPlaceholder(value))

/** Replaces an object that contains only an @id by the object with that @id. */
function resolveReference(source: SourcedValue): SourcedValue {
	const { value, byId } = source
	if (!isObject(value) || typeof value['@id'] !== 'string' || Object.keys(value).length !== 1) return source
	return { ...source, value: byId.get(value['@id']) ?? value }
}
