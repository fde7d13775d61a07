import { type RawBuilder, sql } from 'kysely'
import { RETENTION_KINDS, type RetentionKind } from '#shared/retention/retention-kinds.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { deleteTrip } from '#server/trips/trip/delete-trip.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { indexTrip } from '#server/trips/list/trip-search.ts'
import { intervalOf, londonDay, MAX_COUNTED, type Removal, type RetentionDeps } from './removal.ts'

const BATCH = 100

type OfTrip = {
	kind: RetentionKind
	/** Whether trip `t` may have anything to remove. */
	has: RawBuilder<unknown>
	/** How many are due in these trips. */
	count: (deps: RetentionDeps, tripIds: readonly string[]) => Promise<number>
	/** Removes what the locked trip has. Returns how many, with the files to delete after the commit. */
	remove: (tx: Tx, deps: RetentionDeps, tripId: string) => Promise<{ removed: number; files?: readonly string[] }>
}

/**
 * Data that goes some time after the end of its trip, in one transaction for each trip, with an audit entry. The trip's end counts as it is
 * when the transaction runs, so that a trip that was prolonged loses nothing. Held trips are left out (API-162).
 */
export function ofEndedTrips({ kind, has, count, remove }: OfTrip): Removal {
	const isDue = (
		at: Date,
		period: Parameters<typeof intervalOf>[0],
	) => sql`t."endDate" + ${intervalOf(period)} < ${londonDay(at)}
		and not exists (select from "tripHolds" h where h."tripId" = t.id and (h.until is null or h.until >= ${londonDay(at)})) and ${has}`
	async function* batches(db: Db, condition: RawBuilder<unknown>) {
		for (let after: string | null = null; ; ) {
			const { rows }: { rows: { id: string }[] } = await sql<{ id: string }>`select t.id from trips t
				where ${condition} and (${after}::uuid is null or t.id > ${after}) order by t.id limit ${BATCH}`.execute(db)
			if (rows.length > 0) yield rows.map(({ id }) => id)
			if (rows.length < BATCH) return
			after = rows.at(-1)!.id
		}
	}
	return {
		async count(deps, { at, period }) {
			let found = 0
			for await (const ids of batches(deps.db, isDue(at, period))) {
				found += await count(deps, ids)
				if (found >= MAX_COUNTED) return MAX_COUNTED
			}
			return found
		},
		async remove(deps, { at, period }, signal) {
			const { db, log, storage } = deps
			const done = { removed: 0, failed: 0 }
			const removeOf = (id: string) =>
				transaction(db, async (tx) => {
					const { rows } =
						await sql`select from trips t where t.id = ${id} and ${isDue(at, period)} for update`.execute(tx)
					if (rows.length === 0) return null
					const result = await remove(tx, deps, id)
					if (result.removed > 0)
						await audit(tx, { id: null, ip: null }, 'expired data removed', id, {
							detail: { kind, [RETENTION_KINDS[kind].counted[1]]: result.removed },
						})
					return result
				})
			for await (const ids of batches(db, isDue(at, period)))
				for (const id of ids) {
					if (signal.aborted) return done
					try {
						const result = await removeOf(id)
						if (result?.files) await removeFiles(storage, result.files)
						done.removed += result?.removed ?? 0
					} catch (err) {
						// The other trips go on. The next night tries this one again.
						log.error({ err, kind, trip: id }, 'Expired data could not be removed')
						done.failed++
					}
				}
			return done
		},
	}
}

const countIn =
	(table: 'approvals' | 'imports' | 'documents', condition = sql`true`) =>
	async ({ db }: RetentionDeps, ids: readonly string[]) => {
		const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} r
		where r."tripId" = any(${ids}::uuid[]) and ${condition}`.execute(db)
		return rows[0]?.n ?? 0
	}

export const approvedCopies = ofEndedTrips({
	kind: 'approvedCopies',
	has: sql`exists (select from approvals r where r."tripId" = t.id)`,
	count: countIn('approvals'),
	async remove(tx, _, tripId) {
		const { numDeletedRows } = await tx.deleteFrom('approvals').where('tripId', '=', tripId).executeTakeFirst()
		return { removed: Number(numDeletedRows) }
	},
})

export const importedCopies = ofEndedTrips({
	kind: 'importedCopies',
	has: sql`exists (select from imports r where r."tripId" = t.id and r.sealed is not null)`,
	count: countIn('imports', sql`r.sealed is not null`),
	async remove(tx, _, tripId) {
		const { numUpdatedRows } = await tx
			.updateTable('imports')
			.set({ sealed: null })
			.where('tripId', '=', tripId)
			.where('sealed', 'is not', null)
			.executeTakeFirst()
		return { removed: Number(numUpdatedRows) }
	},
})

/** The documents that the product issued belong to the trip and stay with it. */
const isAttachment = sql`not exists (select from papers p where p."documentId" = r.id)`

export const attachments = ofEndedTrips({
	kind: 'attachments',
	has: sql`exists (select from documents r where r."tripId" = t.id and ${isAttachment})`,
	count: countIn('documents', isAttachment),
	async remove(tx, _, tripId) {
		const { rows } = await sql<{ storageKey: string }>`delete from documents r
			where r."tripId" = ${tripId} and ${isAttachment} returning "storageKey"`.execute(tx)
		indexTrip(tx, tripId)
		return { removed: rows.length, files: rows.map(({ storageKey }) => storageKey) }
	},
})

export const trips = ofEndedTrips({
	kind: 'trips',
	has: sql`true`,
	count: async (_, ids) => ids.length,
	remove: async (tx, _, tripId) => ({
		removed: 1,
		files: await deleteTrip(tx, await findTrip(tx, tripId, { lock: true })),
	}),
})
