import type { ReadOptions } from '../../segments/group-reader.ts'

/**
 * An item of structured data as written in the page, and its location: 'line 42'. Repeated properties are arrays. `source`: who says so, if
 * not the document's own mark-up, and where, if the paths in the item mean nothing to people.
 */
export type RawItem = { item: JsonObject; where: string; source?: Source }
type Source = Pick<ReadOptions, 'layer' | 'certainty'> & { where: string }
export type JsonObject = { [name: string]: unknown }

export const isObject = (value: unknown): value is JsonObject =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

/** 'Flight' for 'https://schema.org/Flight'. Names of other vocabularies stay unchanged. */
export const withoutNamespace = (name: string): string =>
	name.trim().replace(/^(https?:\/\/(www\.)?schema\.org\/|schema:)/i, '')

/** Adds a value. A repeated property becomes an array; empty values are ignored. */
export function addValue(item: JsonObject, name: string, value: unknown): void {
	if (name === '' || value === '' || name === '__proto__') return
	const before = Object.hasOwn(item, name) ? item[name] : undefined
	if (before === undefined) item[name] = value
	else if (Array.isArray(before)) before.push(value)
	else item[name] = [before, value]
}
