import { sql } from 'kysely'
import type { Period, PeriodState } from '#shared/catalogue/availability/period.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { IS_STALE } from './feeds/stored-feeds.ts'

type VillaPeriod = Period & { itemId: string }

/** The periods of villas that end after a day, by the id of the villa, in the order of their days. Without ids, of all villas. */
export async function readPeriods(db: Db | Tx, after: string, itemIds?: string[]): Promise<Map<string, Period[]>> {
	const found = await Promise.all([
		readEntered(db, after, itemIds),
		readStays(db, after, itemIds),
		readFeeds(db, after, itemIds),
	])
	const inOrder = found.flat().toSorted((a, b) => (a.from + a.id < b.from + b.id ? -1 : 1))
	const byItem = new Map<string, Period[]>()
	for (const { itemId, ...period } of inOrder) byItem.set(itemId, [...(byItem.get(itemId) ?? []), period])
	return byItem
}

const readEntered = (db: Db | Tx, after: string, itemIds?: string[]): Promise<VillaPeriod[]> =>
	db
		.selectFrom('villaPeriods as p')
		.select(['p.itemId', 'p.id', 'p.from', 'p.to', 'p.state', 'p.note as label'])
		.select([sql<Period['source']>`'staff'`.as('source'), sql<string | null>`null`.as('tripId')])
		.where('p.to', '>', after)
		.$if(itemIds !== undefined, (query) => query.where('p.itemId', 'in', itemIds ?? []))
		.execute()

/** The stays that staff took from the catalogue (CRM-228). A stay that is not confirmed yet is an option. */
const readStays = (db: Db | Tx, after: string, itemIds?: string[]): Promise<VillaPeriod[]> =>
	db
		.selectFrom('accommodations as s')
		.innerJoin('trips as t', 't.id', 's.tripId')
		.innerJoin('catalogueItems as i', 'i.id', 's.catalogueItemId')
		.select(['i.id as itemId', 's.id', 's.checkIn as from', 's.checkOut as to', 't.name as label', 't.id as tripId'])
		.select([
			sql<Period['source']>`'trip'`.as('source'),
			sql<PeriodState>`case s.status when 'confirmed' then 'booked' else 'held' end`.as('state'),
		])
		.where('i.kind', '=', 'villa')
		.where('s.status', '!=', 'cancelled')
		.where('t.status', '!=', 'cancelled')
		.where('s.checkOut', '>', after)
		.$if(itemIds !== undefined, (query) => query.where('i.id', 'in', itemIds ?? []))
		.execute()

/** What other platforms have sold (CRM-353). Nobody knows whether what is older than a day still holds. */
const readFeeds = (db: Db | Tx, after: string, itemIds?: string[]): Promise<VillaPeriod[]> =>
	db
		.selectFrom('villaFeedPeriods as p')
		.innerJoin('villaFeeds as f', 'f.id', 'p.feedId')
		.select(['f.itemId', 'p.id', 'p.from', 'p.to', 'f.name as label'])
		.select([
			sql<PeriodState>`case when ${IS_STALE} then 'on_request' else p.state end`.as('state'),
			sql<Period['source']>`'feed'`.as('source'),
			sql<string | null>`null`.as('tripId'),
		])
		.where('p.to', '>', after)
		.$if(itemIds !== undefined, (query) => query.where('f.itemId', 'in', itemIds ?? []))
		.execute()
