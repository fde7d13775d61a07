import { CompiledQuery } from 'kysely'
import type { Enquiry, EnquiryState } from '#shared/enquiries/enquiry.ts'
import type { Db } from '#server/db/connect.ts'
import { identifier } from '#server/db/identifier.ts'
import { type Paging, whereOf } from '#server/http/lists/paging.ts'
import { type Bind, cappedTotal, countCapped, type Matches, type Total } from '#server/search/search-index.ts'
import { ENQUIRY_COLUMNS, type EnquiryRow, toEnquiry } from './stored-enquiry.ts'

/** Null where they are not filtered by it. */
type Wanted = { state: EnquiryState | null; userId: string | null; matches: Matches | null }
const COLUMNS = ENQUIRY_COLUMNS.map((name) => `e.${identifier(name)}`).join(', ')

/** The newest first, or with the sort 'due' the one whose answer is due first. Returns up to one row more than `limit`. */
export async function listEnquiries(
	db: Db,
	{ limit, sort, cursor }: Pick<Paging<'due'>, 'limit' | 'sort' | 'cursor'>,
	wanted: Wanted,
): Promise<Enquiry[]> {
	const values: unknown[] = []
	const bind: Bind = (value) => `$${values.push(value)}`
	const isOldestFirst = sort?.isDescending === false
	const after = cursor && `e.id ${isOldestFirst ? '>' : '<'} ${bind(cursor.id)}`
	const { rows } = await db.executeQuery<EnquiryRow>(
		CompiledQuery.raw(
			`select ${COLUMNS} from enquiries e ${whereOf([after, ...filters(wanted, bind)])}
			order by e.id ${isOldestFirst ? 'asc' : 'desc'} limit ${limit + 1}`,
			values,
		),
	)
	return rows.map(toEnquiry)
}

/** How many match, across all pages. */
export async function countEnquiries(db: Db, wanted: Wanted): Promise<Total> {
	if (wanted.matches && !wanted.state && !wanted.userId) return wanted.matches.total
	const values: unknown[] = []
	const where = whereOf(filters(wanted, (value) => `$${values.push(value)}`))
	const { rows } = await db.executeQuery<{ n: number }>(
		CompiledQuery.raw(countCapped(`select from enquiries e ${where}`), values),
	)
	return cappedTotal(rows[0]?.n ?? 0)
}

/** The state is part of the statement: the planner has to know whether it is rare. */
const filters = ({ state, userId, matches }: Wanted, bind: Bind) => [
	state && `e.state = '${state}'`,
	userId && ofCustomer(bind(userId)),
	matches?.condition('e.id', bind),
]

/** Enquiries from a customer's address, and those that became trips of theirs. */
const ofCustomer = (userId: string) => `e.id in (
	select x.id from enquiries x join users u on lower(x.email) = lower(u.email) where u.id = ${userId}
	union select x.id from enquiries x join trips t on t.id = x."tripId" where t."userId" = ${userId})`
