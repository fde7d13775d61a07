import { type Fields, isBlank } from '#shared/fields.ts'

type Row = Readonly<Record<string, unknown>>
export type FieldChange = {
	name: string
	label: string
	before: unknown
	theirs: unknown
	mine: unknown
	/** Both changed the field, to different values: the user has to choose. */
	isConflict: boolean
}

const areEqual = (a: unknown, b: unknown) => (isBlank(a) && isBlank(b)) || String(a) === String(b)

/** Lists the fields that the other person changed since `before`, with the values of this form. */
export function theirChanges(fields: Fields, before: Row, theirs: Row, mine: Row): FieldChange[] {
	return Object.entries(fields)
		.filter(([name]) => name in theirs && !areEqual(before[name], theirs[name]))
		.map(([name, { label }]) => ({
			name,
			label,
			before: before[name],
			theirs: theirs[name],
			mine: mine[name],
			isConflict: !areEqual(mine[name], before[name]) && !areEqual(mine[name], theirs[name]),
		}))
}

/** Merges both edits. A field that only one side changed takes that value; `keep` decides where both changed it. */
export function mergeEdits(mine: Row, changes: readonly FieldChange[], keep: 'mine' | 'theirs'): Row {
	const accepted = changes.filter(({ isConflict }) => keep === 'theirs' || !isConflict)
	return { ...mine, ...Object.fromEntries(accepted.map(({ name, theirs }) => [name, theirs])) }
}
