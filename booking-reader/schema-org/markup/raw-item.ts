/** An item of structured data as the page has it, and where: 'line 42'. Arrays hold what is said several times. */
export type RawItem = { item: JsonObject; where: string }
export type JsonObject = { [name: string]: unknown }

export const isObject = (value: unknown): value is JsonObject =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

/** 'Flight' of 'https://schema.org/Flight'; names of other vocabularies stay as they are. */
export const withoutNamespace = (name: string): string =>
	name.trim().replace(/^(https?:\/\/(www\.)?schema\.org\/|schema:)/i, '')

/** Adds a value; a property that is said again becomes an array. Empty ones say nothing. */
export function addValue(item: JsonObject, name: string, value: unknown): void {
	if (name === '' || value === '' || name === '__proto__') return
	const before = Object.hasOwn(item, name) ? item[name] : undefined
	if (before === undefined) item[name] = value
	else if (Array.isArray(before)) before.push(value)
	else item[name] = [before, value]
}
