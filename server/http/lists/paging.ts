import { calendarDay, line } from '#shared/schemas.ts'
import type { Paged } from '#shared/contract.ts'
import { parseSort, type Sort } from '#shared/sorting.ts'
import { isId } from '#server/db/id.ts'
import { Refusal } from '../refusal.ts'
import type { AppContext } from '../routes.ts'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 500

export type Paging<Name extends string = string> = {
	limit: number
	/** The requested order; null for the newest first. */
	sort: Sort<Name> | null
	/** The row to continue after: its id and, in a sorted list, its sort key. Null starts from the beginning. */
	cursor: { id: string; key: string } | null
	/** The search words, or null. */
	search: string | null
}

/** `limit`, `cursor`, `sort` and `q` of a list (API-24). Refuses invalid values with 400. */
export function readPaging<Name extends string = never>(c: AppContext, sorts: readonly Name[] = []): Paging<Name> {
	const limit = Number(c.req.query('limit') ?? DEFAULT_LIMIT)
	if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
		throw new Refusal(400, 'malformed', `limit must be a whole number from 1 to ${MAX_LIMIT}`)
	const order = c.req.query('sort') || ''
	const sort = parseSort(order, sorts)
	if (order && !sort) throw new Refusal(400, 'malformed', `sort must be one of: ${sorts.join(', ')}`)
	const cursor = c.req.query('cursor') || null
	const words = readWords(c.req.query('q') ?? '')
	return {
		limit,
		sort,
		cursor: cursor === null ? null : readCursor(cursor),
		search: words || null,
	}
}

const WORDS = line(200)

function readWords(given: string) {
	const { success, data, error } = WORDS.safeParse(given)
	if (!success) throw new Refusal(400, 'malformed', `q: ${error.issues[0]?.message}`)
	return data
}

/** A sort expression in SQL that is never null, and its type. `null` sorts by the id, which grows with time. */
export type SortKey = { sql: string; holds: 'text' | 'day' | 'count' } | null

/**
 * The order and start of one page of a list, as SQL. `bound` binds a value and returns its placeholder. With `isBackwards` the page is in
 * the opposite order. Refuses an invalid cursor with 400.
 */
export function keyset<Name extends string>(
	{ sort, cursor }: Pick<Paging<Name>, 'sort' | 'cursor'>,
	id: string,
	keys: Readonly<Record<Name, SortKey>>,
	bound: (value: string) => string,
	{ isBackwards = false } = {},
): { key: string; after: string | null; orderBy: string } {
	const key = sort ? keys[sort.by] : null
	const isDescending = (sort ? sort.isDescending : true) !== isBackwards
	const [direction, beyond] = isDescending ? ['desc', '<'] : ['asc', '>']
	const by = key ? [key.sql, id] : [id]
	if (key && cursor && !HOLDS[key.holds](cursor.key)) throw invalidCursor()
	const from = cursor ? (key ? [cursor.key, cursor.id] : [cursor.id]).map(bound) : null
	return {
		key: key ? `(${key.sql})::text` : `''`,
		after: from && `(${by.join(', ')}) ${beyond} (${from.join(', ')})`,
		orderBy: by.map((name) => `${name} ${direction}`).join(', '),
	}
}

/** Cuts the extra row that shows there is a next page. Query `limit + 1` rows; in a sorted list each row carries its `sortKey`. */
export function page<R extends { id: string }>(
	rows: (R & { sortKey?: string })[],
	limit: number,
): { rows: Omit<R, 'sortKey'>[] } & Omit<Paged, 'total'> {
	const shown = rows.slice(0, limit)
	const last = rows.length > limit ? shown.at(-1) : undefined
	return { rows: shown.map(({ sortKey: _sortKey, ...row }) => row), nextCursor: last ? cursorOf(last) : null }
}

const HOLDS: Record<'text' | 'day' | 'count', (key: string) => boolean> = {
	text: (key) => !key.includes('\0') && key.isWellFormed(),
	day: (key) => calendarDay.safeParse(key).success,
	count: (key) => /^\d{1,9}$/.test(key),
}

const cursorOf = ({ id, sortKey }: { id: string; sortKey?: string }) =>
	sortKey ? `${id}.${Buffer.from(sortKey).toString('base64url')}` : id

function readCursor(cursor: string) {
	const [id = '', key = ''] = cursor.split('.')
	if (!isId(id)) throw invalidCursor()
	return { id, key: Buffer.from(key, 'base64url').toString() }
}

const invalidCursor = () => new Refusal(400, 'malformed', 'cursor is not valid')

/** The `where` of a query whose conditions may be missing; '' where all are. */
export function whereOf(terms: readonly (string | null | undefined | false)[]): string {
	const all = terms.filter(Boolean)
	return all.length > 0 ? `where ${all.join(' and ')}` : ''
}
