import { CompiledQuery, sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { identifier } from '#server/db/identifier.ts'
import { searchTerms, searchWords } from './search-words.ts'

/** Which rows a search table indexes, and where their words come from. */
export type SearchIndex = {
	table: 'tripSearch' | 'customerSearch' | 'enquirySearch' | 'catalogueSearch'
	id: 'tripId' | 'userId' | 'enquiryId' | 'itemId'
	/** Reads the values whose words are indexed, and further columns of the table, for those of the ids that exist. */
	readValues: (tx: Tx, ids: readonly string[]) => Promise<Indexed[]>
	/** SQL that selects the `id`s above $1 of the rows whose words are missing or may be older than their values. */
	staleIds: string
}

type Indexed = { id: string; values: (string | null)[]; columns?: Record<string, string | null> }

/** Writes the words of these rows. Call it in the transaction that changed them. */
export async function indexRows(tx: Tx, { table, id, readValues }: SearchIndex, ids: readonly string[]): Promise<void> {
	const found = ids.length > 0 ? await readValues(tx, ids) : []
	// In the order of ids, so that two transactions cannot deadlock.
	for (const { columns = {}, ...row } of found.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
		const more = Object.keys(columns).map((name) => sql.ref(name))
		const names = sql.join([sql.ref(id), sql.ref('words'), ...more])
		const words = sql`array_to_tsvector(${searchWords(row.values)}::text[])`
		const changes = sql.join([sql.ref('words'), ...more].map((name) => sql`${name} = excluded.${name}`))
		await sql`insert into ${sql.table(table)} (${names}) values (${sql.join([row.id, words, ...Object.values(columns)])})
			on conflict (${sql.ref(id)}) do update set ${changes}, "indexedAt" = now()`.execute(tx)
	}
}

/** The most matches that are counted, and the most whose ids are read ahead of a list. */
const MAX_COUNT = 1000

/** A total as lists return it: exact, or the number up to which it was counted. */
export type Total = { total: number; isTotalCapped?: true }
export const cappedTotal = (n: number): Total =>
	n > MAX_COUNT ? { total: MAX_COUNT, isTotalCapped: true } : { total: n }
/** SQL that counts the rows of `select`, up to one more than `cappedTotal` tells apart. */
export const countCapped = (select: string) => `select count(*) as n from (${select} limit ${MAX_COUNT + 1}) counted`

/** Binds a value of a query and returns its placeholder. */
export type Bind = (value: string) => string
export type Matches = {
	total: Total
	/** SQL that is true for the matching rows. `id` is the SQL of the row's id. */
	condition: (id: string, bind: Bind) => string
}

/** A word is common when this share of the newest rows has it. The index would then collect every row that has it before it returns one. */
const SAMPLE = 100
const COMMON_SHARE = 0.2
/** A word is rare when no more of them have it. Among several words, the index would collect every row that has a common one, too. */
const RARE_SHARE = 0.01
/** So many of the newest rows contain more than `MAX_COUNT` matches of a common word. */
const NEWEST = Math.ceil((MAX_COUNT + 1) / COMMON_SHARE)

type Found = {
	/** Counted up to `MAX_COUNT` + 1. */
	n: number
	/** The matching ids as the text of an array, which is sent back as it is; null for more than `MAX_COUNT`, and for none. */
	ids: string | null
	/** Whether they were counted among the newest rows alone. */
	isCommon: boolean | null
}

/**
 * SQL that finds up to `MAX_COUNT` + 1 matching rows: of common words from the newest rows, one after another; by a rare word among
 * several, checking the others row by row; else by the index. The terms of the query are in $2.
 */
function selectMatches(table: string, column: string) {
	const limit = `limit ${MAX_COUNT + 1}`
	const newest = (count: number) =>
		`(select ${column} as id, words from ${table} order by ${column} desc limit ${count})`
	const matching = `words @@ $1::tsquery`
	const byIndex = `select ${column} as id, false as "isCommon" from ${table} where ${matching}`
	const rare = `(select string_agg(term, ' & ')::tsquery from unnest($2::text[]) term
		where cardinality($2::text[]) > 1 and (select count(*) from newest where words @@ term::tsquery) <= ${SAMPLE * RARE_SHARE})`
	const asOneRow = (found: string) =>
		`select count(*) as n, case when count(*) <= ${MAX_COUNT} then array_agg(id)::text end as ids, bool_or("isCommon") as "isCommon" from (${found}) found`
	return {
		byIndex: asOneRow(`${byIndex} ${limit}`),
		byShare: `with newest as materialized ${newest(SAMPLE)},
			sample as materialized (select (select count(*) >= ${SAMPLE * COMMON_SHARE} from newest where ${matching}) as "isCommon", ${rare} as rare)
			${asOneRow(`(select id, true as "isCommon" from ${newest(NEWEST)} many where ${matching} and (select "isCommon" from sample) ${limit})
			union all (select id, false from (select ${column} as id, words from ${table} where words @@ (select rare from sample) offset 0) few where ${matching} ${limit})
			union all (select id, false from (${byIndex}) others where (select not "isCommon" and rare is null from sample) ${limit})`)}`,
	}
}

/** What the sample called common may end after the newest rows: then the index counts. */
async function readMatches(db: Db, [table, column]: [string, string], terms: readonly string[]): Promise<Found> {
	const { byIndex, byShare } = selectMatches(table, column)
	const read = async (select: string, ...more: unknown[]) => {
		const { rows } = await db.executeQuery<Found>(CompiledQuery.raw(select, [terms.join(' & '), ...more]))
		return rows[0]!
	}
	const found = await read(byShare, terms)
	return found.isCommon && found.n <= MAX_COUNT ? read(byIndex) : found
}

/**
 * Finds the rows whose words match. The list then reads few matches by their ids, and checks row by row whether one of many matches. The
 * planner can't make this choice, because it plans a prepared statement without knowing the words.
 */
export async function findMatches(db: Db, index: SearchIndex, search: string): Promise<Matches> {
	const terms = searchTerms(search)
	if (terms.length === 0) return { total: { total: 0 }, condition: () => 'false' }
	const [table, column] = [identifier(index.table), identifier(index.id)]
	const { n, ids } = await readMatches(db, [table, column], terms)
	return {
		total: cappedTotal(n),
		condition: (id, bind) => {
			if (n === 0) return 'false'
			return ids !== null
				? `${id} = any(${bind(ids)}::uuid[])`
				: `exists (select from ${table} s where s.${column} = ${id} and s.words @@ ${bind(terms.join(' & '))}::tsquery offset 0)`
		},
	}
}

const BATCH = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Indexes what is missing or stale: rows that an older release wrote during a rolling restart, and everything after a restore. Returns how many. */
export async function refreshSearchIndex(db: Db, index: SearchIndex, signal?: AbortSignal): Promise<number> {
	let done = 0
	for (let last: string | undefined = FIRST_ID; last; ) {
		signal?.throwIfAborted()
		const query = CompiledQuery.raw(`${index.staleIds} order by 1 limit ${BATCH}`, [last])
		const { rows } = await db.executeQuery<{ id: string }>(query)
		const ids = rows.map(({ id }) => id)
		await transaction(db, (tx) => indexRows(tx, index, ids))
		done += ids.length
		last = ids.length === BATCH ? ids.at(-1) : undefined
	}
	return done
}
