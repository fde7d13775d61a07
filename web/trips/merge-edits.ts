import { type Fields, isBlank } from '#shared/fields.ts'

type Row = Readonly<Record<string, unknown>>
export type Theirs = {
	name: string
	/** The field's label. */
	label: string
	before: unknown
	theirs: unknown
	mine: unknown
	/** I changed it too, and otherwise than they did: someone has to choose. */
	isContested: boolean
}

const same = (a: unknown, b: unknown) => (isBlank(a) && isBlank(b)) || String(a) === String(b)

/** What the other person changed since the edit began on `before`, beside what this form holds. */
export function theirChanges(fields: Fields, before: Row, theirs: Row, mine: Row): Theirs[] {
	return Object.entries(fields)
		.filter(([name]) => name in theirs && !same(before[name], theirs[name]))
		.map(([name, { label }]) => ({
			name,
			label,
			before: before[name],
			theirs: theirs[name],
			mine: mine[name],
			isContested: !same(mine[name], before[name]) && !same(mine[name], theirs[name]),
		}))
}

/** Both edits in one: what only one of us changed stands, and `keep` decides where both did. */
export function mergeEdits(mine: Row, changes: readonly Theirs[], keep: 'mine' | 'theirs'): Row {
	const taken = changes.filter(({ isContested }) => keep === 'theirs' || !isContested)
	return { ...mine, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])) }
}
