import { isObject } from '#shared/stored-shape.ts'

/** The value at a path such as 'suites.2.features'; undefined where there is none. */
export const valueAt = (content: unknown, path: string): unknown =>
	path === '' ? content : path.split('.').reduce<unknown>(memberOf, content)

const memberOf = (value: unknown, name: string) =>
	isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>)[name] : undefined

/** A text or number of the content as text; '' for anything else, which an unfinished draft may have. */
export const asText = (value: unknown): string =>
	typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** A copy with another value at a path. What is not on the path stays the same object, so that its fields are not rendered again. */
export function withValue<T>(content: T, path: string, value: unknown): T {
	return replaced(content, path.split('.'), value) as T
}

function replaced(current: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
	if (name === undefined) return value
	if (Array.isArray(current)) {
		const entries: unknown[] = current
		return entries.map((entry, index) => (String(index) === name ? replaced(entry, rest, value) : entry))
	}
	const members = isObject(current) ? current : {}
	return { ...members, [name]: replaced(members[name], rest, value) }
}

/** A copy with the values that another content has at these paths. */
export const withValuesOf = <T>(content: T, other: unknown, paths: readonly string[]): T =>
	paths.reduce((copy, path) => withValue(copy, path, valueAt(other, path)), content)

/** A copy whose texts neither begin nor end with blanks, as the server stores them. */
export function trimmed<T>(value: T): T
export function trimmed(value: unknown): unknown {
	if (typeof value === 'string') return value.trim()
	if (Array.isArray(value)) return value.map((entry: unknown) => trimmed(entry))
	if (!isObject(value)) return value
	return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, trimmed(member)]))
}
