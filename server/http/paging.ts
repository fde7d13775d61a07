import { line } from '#shared/fields.ts'
import type { Paged } from '#shared/contract.ts'
import { isId } from '#server/db/id.ts'
import { check, Refusal } from './refusal.ts'
import type { AppContext } from './routes.ts'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 500

export type Paging = {
	limit: number
	/** The id after which to go on, or null from the start. Lists are newest first, and ids grow with time. */
	cursor: string | null
	/** An SQL pattern that matches texts with the words asked for, or null. */
	matching: string | null
}

/** `limit`, `cursor` and `q` of a list (design/api.md). Refuses what isn't one with 400. */
export function readPaging(c: AppContext): Paging {
	const limit = Number(c.req.query('limit') ?? DEFAULT_LIMIT)
	if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
		throw new Refusal(400, 'malformed', `limit has to be a whole number from 1 to ${MAX_LIMIT}`)
	const cursor = c.req.query('cursor') || null
	if (cursor && !isId(cursor)) throw new Refusal(400, 'malformed', 'cursor is not one of ours')
	const words = check(line(200), c.req.query('q') ?? '')
	return { limit, cursor, matching: words ? `%${words.replace(/[\\%_]/g, '\\$&')}%` : null }
}

/** Cuts the row too many that tells there is more. Ask the database for `limit + 1`. */
export function page<R extends { id: string }>(rows: R[], limit: number): { rows: R[] } & Omit<Paged, 'total'> {
	const shown = rows.slice(0, limit)
	return { rows: shown, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
