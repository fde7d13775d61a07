import { type Fields, isBlank } from '#shared/fields.ts'

type Row = Readonly<Record<string, unknown>>
export type FieldChange = {
	name: string
	/** The field's label. */
	label: string
	before: unknown
	theirs: unknown
	mine: unknown
	/** I changed it too, and otherwise than they did: someone has to choose. */
	isConflict: boolean
}

const areEqual = (a: unknown, b: unknown) => (isBlank(a) && isBlank(b)) || String(a) === String(b)

/** What the other person changed since the edit began on `before`, beside what this form holds. */
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

/** Both edits in one: what only one of us changed stands, and `keep` decides where both did. */
export function mergeEdits(mine: Row, changes: readonly FieldChange[], keep: 'mine' | 'theirs'): Row {
	const accepted = changes.filter(({ isConflict }) => keep === 'theirs' || !isConflict)
	return { ...mine, ...Object.fromEntries(accepted.map(({ name, theirs }) => [name, theirs])) }
}
