import { sql } from 'kysely'
import type { VillaFeed } from '#shared/catalogue/availability/villa-feed.ts'
import type { Db, Tx } from '#server/db/connect.ts'

/** In SQL: a feed that was last read whole more than a day ago. What it says is no longer known to be true (CRM-353). */
export const IS_STALE = sql<boolean>`(f."goodAt" < now() - interval '24 hours')`

/** The calendars of other platforms for a villa, the oldest first. `after` is a day. */
export async function listFeeds(db: Db | Tx, itemId: string, after: string): Promise<VillaFeed[]> {
	const rows = await db
		.selectFrom('villaFeeds as f')
		.select(['f.id', 'f.name', 'f.host', 'f.goodAt', 'f.problem', 'f.emptySince', IS_STALE.as('isStale')])
		.select((eb) =>
			eb
				.selectFrom('villaFeedPeriods as p')
				.whereRef('p.feedId', '=', 'f.id')
				.where('p.to', '>', after)
				.select(({ fn }) => fn.countAll<number>().as('count'))
				.as('periods'),
		)
		.where('f.itemId', '=', itemId)
		.orderBy('f.id')
		.execute()
	return rows.map(({ goodAt, emptySince, periods, ...feed }) => ({
		...feed,
		goodAt: goodAt.toISOString(),
		emptySince: emptySince?.toISOString() ?? null,
		periods: periods ?? 0,
	}))
}

/** Since when all feeds of a villa are known, and whether one of them is stale. Null without any. */
export async function feedsKnownSince(db: Db | Tx, itemId: string): Promise<{ since: Date; isStale: boolean } | null> {
	const { since, isStale } = await db
		.selectFrom('villaFeeds as f')
		.select([
			sql<Date | null>`min(f."goodAt")`.as('since'),
			sql<boolean>`coalesce(bool_or${IS_STALE}, false)`.as('isStale'),
		])
		.where('f.itemId', '=', itemId)
		.executeTakeFirstOrThrow()
	return since && { since, isStale }
}
