import { isObject, type Members } from '#shared/stored-shape.ts'

/** One difference between two contents. A value that is not there is null. */
export type ContentChange = { path: string; before: unknown; after: unknown }

/** Whether two JSON values are equal by structure, in whatever order their members are. */
export function isSame(a: unknown, b: unknown): boolean {
	if (Array.isArray(a) && Array.isArray(b))
		return a.length === b.length && a.every((entry, index) => isSame(entry, b[index]))
	if (isObject(a) && isObject(b)) return namesIn(a, b).every((name) => isSame(a[name], b[name]))
	return a === b
}

/**
 * The differences of two contents, each at the smallest part that differs: 'suites.0.features.2'. A list that gained, lost or moved an
 * entry differs as a whole.
 */
export function changesBetween(before: unknown, after: unknown, path = ''): ContentChange[] {
	if (isSame(before, after)) return []
	const parts = partsOf([before, after])
	if (parts) return parts.flatMap(({ name, values: [old, now] }) => changesBetween(old, now, below(path, name)))
	return [{ path, before: before ?? null, after: after ?? null }]
}

export const below = (path: string, name: string): string => (path ? `${path}.${name}` : name)

type Part = { name: string; values: unknown[] }

/**
 * The members or entries that values have at the same place, or null where they can only be compared as a whole: texts, numbers, lists of
 * different lengths, and lists in which an entry has moved. The first value is the one that the others were made from.
 */
export function partsOf([base, ...others]: readonly unknown[]): Part[] | null {
	const all = [base, ...others]
	if (all.every(isObject)) return namesIn(...all).map((name) => ({ name, values: all.map((value) => value[name]) }))
	if (!Array.isArray(base) || !others.every((other) => Array.isArray(other))) return null
	if (others.some((other) => other.length !== base.length || hasMoved(base, other))) return null
	return base.map((entry, index) => ({ name: String(index), values: [entry, ...others.map((other) => other[index])] }))
}

/** Whether an entry of the list is now at another place. */
const hasMoved = (base: readonly unknown[], other: readonly unknown[]) =>
	other.some((entry, index) => !isSame(entry, base[index]) && base.some((old) => isSame(old, entry)))

const namesIn = (...all: readonly Members[]) => [...new Set(all.flatMap((members) => Object.keys(members)))]
