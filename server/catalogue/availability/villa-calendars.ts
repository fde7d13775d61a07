import { sql } from 'kysely'
import { conflictsIn, type ListedCalendar, type VillaCalendar } from '#shared/catalogue/availability/period.ts'
import { addDays } from '#shared/dates.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { notFound } from '#server/http/refusal.ts'
import { IS_DECLINED, LAST_NO, WRITTEN } from '../stored-item.ts'
import { IS_STALE, listFeeds } from './feeds/stored-feeds.ts'
import { readPeriods } from './read-periods.ts'

/** The first day of calendars: that of the agency, which is in London. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date())

/** What staff still see of the past. */
const DAYS_BACK = 31

/** All villas with their names as staff know them. */
export const villaRows = (db: Db | Tx) =>
	db
		.selectFrom('catalogueItems as i')
		.leftJoin('catalogueVersions as v', (join) => join.onRef('v.itemId', '=', 'i.id').on('v.no', '=', LAST_NO))
		.leftJoin('villaCalendars as c', 'c.itemId', 'i.id')
		.where('i.kind', '=', 'villa')
		.where(sql<boolean>`not ${IS_DECLINED}`)
		.select(['i.id as itemId', 'i.number', 'c.completeUntil'])
		.select([
			sql<string>`coalesce(${WRITTEN} ->> 'name', '')`.as('name'),
			sql<string>`coalesce(${WRITTEN} ->> 'location', '')`.as('location'),
		])

const staleFeeds = sql<number>`(select count(*)::int from "villaFeeds" f where f."itemId" = i.id and ${IS_STALE})`.as(
	'staleFeeds',
)

/** Every villa with what its calendar says next, by name (CRM-217). */
export async function listCalendars(db: Db): Promise<ListedCalendar[]> {
	const [rows, periods] = await Promise.all([
		villaRows(db).orderBy('name').select(staleFeeds).execute(),
		readPeriods(db, today()),
	])
	return rows.map((villa) => {
		const own = periods.get(villa.itemId) ?? []
		const [next = null] = own
		return {
			...villa,
			conflicts: conflictsIn(own).length,
			next: next && { from: next.from, to: next.to, state: next.state },
		}
	})
}

/** The calendar of a villa, or 404 for anything else. */
export async function findCalendar(db: Db | Tx, itemId: string): Promise<VillaCalendar> {
	const villa = isId(itemId)
		? await villaRows(db).select('c.addressMadeAt').where('i.id', '=', itemId).executeTakeFirst()
		: undefined
	if (!villa) throw notFound('Villa')
	const periods = (await readPeriods(db, addDays(today(), -DAYS_BACK), [itemId])).get(itemId) ?? []
	return {
		...villa,
		addressMadeAt: villa.addressMadeAt?.toISOString() ?? null,
		periods,
		conflicts: conflictsIn(periods),
		feeds: await listFeeds(db, itemId, today()),
	}
}
