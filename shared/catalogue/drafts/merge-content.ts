import { isObject } from '#shared/stored-shape.ts'
import { below, isSame, partsOf } from './content-changes.ts'

/** A field that two people changed in different ways. A value that is not there is null. */
export type ContentConflict = { path: string; base: unknown; yours: unknown; theirs: unknown }

/** Whose value wins where both have changed the same, by its path. */
export type Choices = Readonly<Record<string, 'yours' | 'theirs'>>

/**
 * Merges two contents that were made from one (API-201). What only one of them changed is taken from it, down to single entries of lists:
 * two people in two rooms are no conflict, and neither are two who add a room each. Where both changed the same, the merged content has `theirs`, and the conflict is listed
 * unless `choices` decides it.
 */
export function mergeContent(
	base: object,
	yours: object,
	theirs: object,
	choices: Choices = {},
): { content: Record<string, unknown>; conflicts: ContentConflict[] } {
	const conflicts: ContentConflict[] = []
	const content = merged([base, yours, theirs], '', { conflicts, choices }) as Record<string, unknown>
	return { content, conflicts }
}

type Merge = { conflicts: ContentConflict[]; choices: Choices }

function merged([base, yours, theirs]: readonly unknown[], path: string, merge: Merge): unknown {
	if (isSame(base, theirs) || isSame(yours, theirs)) return yours
	if (isSame(base, yours)) return theirs
	const parts = partsOf([base, yours, theirs])
	if (!parts) {
		const triples = entriesOf(base, yours, theirs)
		if (triples) return triples.map((triple, index) => merged(triple, below(path, String(index)), merge))
		const choice = Object.hasOwn(merge.choices, path) ? merge.choices[path] : null
		if (choice) return choice === 'yours' ? yours : theirs
		merge.conflicts.push({ path, base: base ?? null, yours: yours ?? null, theirs: theirs ?? null })
		return theirs
	}
	const values = parts.map(({ name, values }) => [name, merged(values, below(path, name), merge)] as const)
	if (Array.isArray(base)) return values.map(([, value]) => value)
	return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

type List = readonly unknown[]

/**
 * The entries of a merged list to which people added or from which they removed, each as its base, yours and theirs. What both added at
 * one place stays in both, theirs first. Null where only a person can tell: an entry was moved, one removed what the other changed, or both
 * added something of the same name.
 */
function entriesOf(base: unknown, yours: unknown, theirs: unknown): List[] | null {
	if (!Array.isArray(base) || !Array.isArray(yours) || !Array.isArray(theirs)) return null
	const [ours, others] = [aligned(base, yours), aligned(base, theirs)]
	if (!ours || !others) return null
	const merged: List[] = []
	for (let at = 0; at <= base.length; at++) {
		const [added, addedByThem] = [ours.before[at] ?? [], others.before[at] ?? []]
		const own = added.filter((entry) => !addedByThem.some((other) => isSame(entry, other)))
		if (own.some((entry) => addedByThem.some((other) => isAlike(entry, other)))) return null
		merged.push(...[...addedByThem, ...own].map((entry) => [entry, entry, entry]))
		if (at === base.length) break
		const [entry, mine, other]: unknown[] = [base[at], ours.after[at], others.after[at]]
		if (mine !== undefined && other !== undefined) merged.push([entry, mine, other])
		else if ([mine, other].some((one) => one !== undefined && !isSame(one, entry))) return null
	}
	return merged
}

/** What became of each entry of a list, and what was added before each and at the end. Null where an entry was moved. */
function aligned(base: List, list: List): { after: unknown[]; before: List[] } | null {
	const after: unknown[] = []
	const before: List[] = []
	let [from, to] = [0, 0]
	for (const [at, there] of [...longestCommon(base, list), [base.length, list.length] as const]) {
		const [gone, come] = [base.slice(from, at), list.slice(to, there)]
		// As many as before: they were rewritten, names and all.
		if (gone.length === come.length) after.push(...come)
		else if (gone.length > 0 && come.length > 0) return null
		else {
			after.push(...gone.map(() => undefined))
			before[at] = come
		}
		if (at < base.length) after.push(list[there])
		;[from, to] = [at + 1, there + 1]
	}
	const added = before.flat()
	const isMoved = base.some((entry, at) => after[at] === undefined && added.some((other) => isAlike(entry, other)))
	return isMoved ? null : { after, before }
}

/** The places of the longest run of entries that both lists have in the same order. */
function longestCommon(a: List, b: List): (readonly [number, number])[] {
	const rest: (readonly [number, number])[][][] = Array.from({ length: a.length + 1 }, () => [])
	const longestFrom = (i: number, j: number) => rest[i]?.[j] ?? []
	for (let i = a.length - 1; i >= 0; i--)
		for (let j = b.length - 1; j >= 0; j--) {
			const [down, right] = [longestFrom(i + 1, j), longestFrom(i, j + 1)]
			const longer = down.length >= right.length ? down : right
			rest[i]![j] = isAlike(a[i], b[j]) ? [[i, j], ...longestFrom(i + 1, j + 1)] : longer
		}
	return longestFrom(0, 0)
}

const NAMES = ['type', 'name', 'title', 'floor']

/** Whether two entries are the same one, which may have been edited: a room is known by its type, a picture by its name. */
const isAlike = (a: unknown, b: unknown) =>
	isSame(a, b) || (isObject(a) && isObject(b) && NAMES.some((name) => Boolean(a[name]) && a[name] === b[name]))
