import { sql } from 'kysely'
import { MAX_DAYS_AFTER, type SharedLink } from '#shared/shared-links/shared-link.ts'
import type { LinkScope } from '#shared/trips/sight/trip-viewer.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { hashOfSecret } from '#server/db/secret-token.ts'
import { notFound } from '#server/http/refusal.ts'

/** For how many days a link that has ended is stored. */
export const ENDED_DAYS = 30

/**
 * The last day on which a link `l` of a trip `t` works (PORTAL-131): the chosen one, by default the day after the trip, so that it follows
 * the trip when its dates change. A driver's ends with the last transfer. Without any transfer left it has none, and does not work.
 */
const UNTIL = sql<string | null>`case when l.scope = 'driver'
	then (select case when count(*) = 0 then null else least(l.until, max(d.date)) end from transfers d
		where d.id = any(l."transferIds") and d."tripId" = t.id and d.status <> 'cancelled')
	else least(coalesce(l.until, t."endDate" + 1), t."endDate" + ${sql.lit(MAX_DAYS_AFTER)}) end`
/** The day ends where it ends last: at noon UTC of the next one. */
const ENDS_AT = sql`((${UNTIL}) + 1)::timestamp at time zone 'UTC' + interval '12 hours'`
/** A cancelled trip is nobody's business any more, nor is what a disabled account shared. */
const WORKS = sql<boolean>`l."endedAt" is null and t.status <> 'cancelled' and now() < ${ENDS_AT}
	and not exists (select from users u where u.id = l."createdBy" and u."disabledAt" is not null)`
const FROM = sql`"sharedLinks" l join trips t on t.id = l."tripId"`

type Row = Omit<SharedLink, 'createdAt' | 'lastUsedAt'> & { createdAt: Date; lastUsedAt: Date | null }

/** The links of a trip that work, in the order in which they were made. */
export async function linksOf(db: Db | Tx, tripId: string): Promise<SharedLink[]> {
	const { rows } = await sql<Row>`select l.id, l.name, l.scope, l.sign, ${UNTIL} as until, l."createdAt", l."lastUsedAt"
		from ${FROM} where l."tripId" = ${tripId} and ${WORKS} order by l.id`.execute(db)
	return rows.map(({ createdAt, lastUsedAt, ...link }) => ({
		...link,
		createdAt: createdAt.toISOString(),
		lastUsedAt: lastUsedAt?.toISOString() ?? null,
	}))
}

/** A link that was not ended, by its id. 404 otherwise. */
export async function findLink(db: Db | Tx, id: string): Promise<{ id: string; tripId: string }> {
	const row = isId(id)
		? await db
				.selectFrom('sharedLinks')
				.select(['id', 'tripId'])
				.where('id', '=', id)
				.where('endedAt', 'is', null)
				.executeTakeFirst()
		: undefined
	if (!row) throw notFound('Link')
	return row
}

export type LinkOfSecret = {
	id: string
	tripId: string
	scope: LinkScope
	sign: string | null
	transferIds: string[]
	until: string
}

/** The link of a secret, or null: unknown, ended and expired are the same. Reading spends nothing. */
export async function linkOfSecret(db: Db, secret: string): Promise<LinkOfSecret | null> {
	const { rows } = await sql<LinkOfSecret>`select l.id, l."tripId", l.scope, l.sign, l."transferIds", ${UNTIL} as until
		from ${FROM} where l."tokenHash" = ${hashOfSecret(secret)} and ${WORKS}`.execute(db)
	return rows[0] ?? null
}

/** Notes that a link was opened, once a minute at most. */
export async function noteUse(db: Db, id: string): Promise<void> {
	await db
		.updateTable('sharedLinks')
		.set({ lastUsedAt: sql<Date>`now()` })
		.where('id', '=', id)
		.where(sql<boolean>`coalesce("lastUsedAt" < now() - interval '1 minute', true)`)
		.execute()
}

/** Deletes links that do not work and have not for a while. */
export async function sweepSharedLinks(db: Db): Promise<void> {
	await sql`delete from "sharedLinks" where id in (select l.id from ${FROM}
		where coalesce(l."endedAt", ${ENDS_AT}, l."createdAt") < now() - make_interval(days => ${ENDED_DAYS}) and not coalesce(${WORKS}, false))`.execute(
		db,
	)
}
