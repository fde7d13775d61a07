import { CompiledQuery, sql } from 'kysely'
import type { DeletedEntry } from '#shared/trips/deleted-entry.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { page, readPaging } from '#server/http/lists/paging.ts'
import { notFound } from '#server/http/refusal.ts'
import { get, post, type Route } from '#server/http/routes.ts'
import { cappedTotal, countCapped } from '#server/search/search-index.ts'
import type { TripRecords } from '../records/trip-records.ts'
import { lockBinEntry } from './bin.ts'
import { isKind, restoreRecord, restoreTrip } from './restore.ts'

/** What was deleted and can be brought back (CRM-324, API-253). */
export function binRoutes({ db, records }: { db: Db; records: TripRecords }): Route[] {
	return [
		get('/api/admin/bin', 'admin', async (c) => {
			const { limit, cursor } = readPaging(c)
			const { rows: found } = await sql<Omit<DeletedEntry, 'deletedAt'> & { deletedAt: Date }>`
				select b.id, b.list, b.title, b."tripId", t.name as "tripName", coalesce(o."fullName", o.username) as "customerName",
					coalesce(s."fullName", s.username) as "deletedBy", b."createdAt" as "deletedAt"
				from bin b left join trips t on t.id = b."tripId" join users o on o.id = coalesce(b."userId", t."userId")
				left join users s on s.id = b."deletedBy"
				where (${cursor?.id ?? null}::uuid is null or b.id < ${cursor?.id ?? null}) order by b.id desc limit ${limit + 1}`.execute(
				db,
			)
			const { rows, nextCursor } = page(found, limit)
			const entries = rows.map(({ deletedAt, ...entry }) => ({ ...entry, deletedAt: deletedAt.toISOString() }))
			const counted = await db.executeQuery<{ n: number }>(CompiledQuery.raw(countCapped('select from bin')))
			return c.json({ entries, ...cappedTotal(counted.rows[0]?.n ?? 0), nextCursor })
		}),

		post('/api/admin/bin/:id/restore', 'admin', async (c, user) => {
			const given = c.req.param('id')
			if (!isId(given)) throw notFound('Deleted record')
			const tripId = await transaction(db, async (tx) => {
				const { id, tripId: owner, list, recordId } = await lockBinEntry(tx, given)
				const entry = { id, list, recordId, tripId: owner }
				const actor = { id: user.id, ip: c.var.ip }
				if (owner === null) {
					await restoreTrip(tx, entry)
					await audit(tx, actor, 'trip brought back', recordId)
					return recordId
				}
				if (!isKind(list)) throw notFound('Deleted record')
				await restoreRecord(tx, records, user, { ...entry, tripId: owner })
				await audit(tx, actor, 'record brought back', recordId, { detail: { tripId: owner, list } })
				return owner
			})
			return c.json({ tripId })
		}),
	]
}
