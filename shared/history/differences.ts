import { type Fields, isBlank } from '#shared/fields.ts'
import { isObject, readList, versioned } from '#shared/stored-shape.ts'

type Row = Readonly<Record<string, unknown>>
type Value = string | number | boolean | readonly string[] | null

/** A field before and after a write. Of a sealed one only that it changed is stored, not its values. */
export type Difference = { name: string; was: Value; now: Value } | { name: string; isHidden: true }

/**
 * The fields in which a record differs before and after a write, in the order of their declaration. `before` is null for a new record,
 * `after` for a deleted one. Fields that the product fills because of another one (`originOf`) are left out.
 */
export function differencesOf(fields: Fields, before: Row | null, after: Row | null): Difference[] {
	return Object.entries(fields).flatMap(([name, { sealed, originOf }]): Difference[] => {
		const [was, now] = [valueOf(before, name), valueOf(after, name)]
		if (originOf !== undefined || isSame(was, now)) return []
		return sealed ? [{ name, isHidden: true }] : [{ name, was, now }]
	})
}

/** How the differences of one write are stored. */
export const differencesShape = versioned<{ fields: Difference[] }>({
	version: 1,
	read: ({ fields }) => ({ fields: readList(fields, readDifference) }),
})

function readDifference(given: unknown): Difference | null {
	if (!isObject(given) || typeof given.name !== 'string') return null
	const { name } = given
	return given.isHidden === true
		? { name, isHidden: true }
		: { name, was: valueOf(given, 'was'), now: valueOf(given, 'now') }
}

const valueOf = (row: Row | null, name: string) => {
	const value = row?.[name]
	return isBlank(value) ? null : (value as Value)
}

/** Lists of guests are in order (shared/schemas.ts). */
const isSame = (a: Value, b: Value) => a === b || (Array.isArray(a) && Array.isArray(b) && String(a) === String(b))
