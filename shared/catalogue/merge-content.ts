import { below, isSame, partsOf } from './content-changes.ts'

/** A field that two people changed in different ways. A value that is not there is null. */
export type ContentConflict = { path: string; base: unknown; yours: unknown; theirs: unknown }

/** Whose value wins where both have changed the same, by its path. */
export type Choices = Readonly<Record<string, 'yours' | 'theirs'>>

/**
 * Merges two contents that were made from one (API-201). What only one of them changed is taken from it, down to single entries of lists:
 * two people in two rooms are no conflict. Where both changed the same, the merged content has `theirs`, and the conflict is listed
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
		const choice = Object.hasOwn(merge.choices, path) ? merge.choices[path] : null
		if (choice) return choice === 'yours' ? yours : theirs
		merge.conflicts.push({ path, base: base ?? null, yours: yours ?? null, theirs: theirs ?? null })
		return theirs
	}
	const values = parts.map(({ name, values }) => [name, merged(values, below(path, name), merge)] as const)
	if (Array.isArray(base)) return values.map(([, value]) => value)
	return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}
