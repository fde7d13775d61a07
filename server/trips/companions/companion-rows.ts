import { sql } from 'kysely'
import { BOOKED_KINDS } from '#shared/trips/kinds/registry.ts'
import type { Db, Tx } from '#server/db/connect.ts'

/** Notes that a companion read their trip, once a minute: staff and the lead see when it was last (PORTAL-95). */
export async function noteVisit(db: Db, guestId: string): Promise<void> {
	await db
		.updateTable('companions')
		.set({ lastSeenAt: sql<Date>`now()` })
		.where('guestId', '=', guestId)
		.where('endedAt', 'is', null)
		.where(sql<boolean>`coalesce("lastSeenAt" < now() - interval '1 minute', true)`)
		.execute()
}

/** The guests of a trip who look at it with an account of their own, and so approve their own details. */
export async function guestsWithAccess(db: Db | Tx, tripId: string): Promise<Set<string>> {
	const rows = await db
		.selectFrom('companions')
		.select('guestId')
		.where('tripId', '=', tripId)
		.where('openedAt', 'is not', null)
		.where('endedAt', 'is', null)
		.execute()
	return new Set(rows.map(({ guestId }) => guestId))
}

/**
 * Cancels what is about to leave for a companion whose access to a trip ends, in the same transaction: nobody who was shut out is told
 * anything more (PORTAL-121). The mails are not shown among those that failed.
 */
export async function cancelNotices(tx: Tx, tripId: string, guestId: string): Promise<void> {
	await sql`
		with gone as (
			select d.id, d."mailId", d.channel from deliveries d
				join notices n on n.id = d."noticeId" and n."tripId" = ${tripId}
				join companions c on c."userId" = d."userId" and c."tripId" = n."tripId" and c."guestId" = ${guestId}
			where d.state = 'waiting'),
		unsent as (
			update mails set state = 'failed', answer = ${ACCESS_ENDED}, "dismissedAt" = now()
			where state = 'waiting' and id in (select "mailId" from gone))
		update deliveries set state = 'skipped', reason = ${ACCESS_ENDED}, at = now()
			where channel = 'push' and id in (select id from gone)`.execute(tx)
}
const ACCESS_ENDED = 'Not sent: their access has ended'

/** The ids of the records that a companion sees: what shared/trips/sight/seen-records.ts says, where only ids are known. */
export async function recordsOfCompanion(db: Db | Tx, tripId: string, guestId: string): Promise<Set<string>> {
	const seen = new Set<string>([guestId])
	for (const { names } of Object.values(BOOKED_KINDS)) {
		const rows = await db
			.selectFrom(names.table)
			.select('id')
			.where('tripId', '=', tripId)
			.where(sql<boolean>`("guestIds" is null or ${guestId}::uuid = any("guestIds"))`)
			.execute()
		for (const { id } of rows) seen.add(id)
	}
	const documents = await db
		.selectFrom('documents')
		.select('id')
		.where('tripId', '=', tripId)
		.where(sql<boolean>`(audience = 'everyone' or (audience = 'guests' and ${guestId}::uuid = any("guestIds")))`)
		.execute()
	for (const { id } of documents) seen.add(id)
	return seen
}
