import type { Kysely } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import { isWithProductKey, type Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { personKeyFor } from './person-keys.ts'

type SealedRow = { id: string; tripId: string | null; sealed: string }
/** The same content sealed with persons' keys. Null leaves the row as it is. */
export type SealAgain = (tx: Tx, row: SealedRow) => Promise<string | null>

const BATCH = 100

/**
 * Seals rows that are still sealed with the product's key with persons' keys, in batches short enough that users can keep working. Rows
 * that don't open are left unchanged. Returns how many were changed.
 */
export async function sealRowsForPersons(
	db: Db,
	table: 'guests' | 'approvals' | 'imports',
	sealAgain: SealAgain,
): Promise<number> {
	let done = 0
	let last = '00000000-0000-0000-0000-000000000000'
	for (;;) {
		const after = last
		const batch = await transaction(db, async (tx) => {
			// The three tables have these columns in common, which Kysely cannot tell.
			const rows = await (tx as unknown as Kysely<Record<string, SealedRow>>)
				.selectFrom(table)
				.select(['id', 'tripId', 'sealed'])
				.where('id', '>', after)
				.where('sealed', 'like', 'v1.%')
				.orderBy('id')
				.limit(BATCH)
				.forUpdate()
				.execute()
			let changed = 0
			for (const row of rows) {
				const sealed = await sealAgain(tx, row)
				if (sealed === null || isWithProductKey(sealed)) continue
				await tx.updateTable(table).set({ sealed }).where('id', '=', row.id).execute()
				changed++
			}
			return { rows, changed }
		})
		done += batch.changed
		if (batch.rows.length < BATCH) return done
		last = batch.rows.at(-1)!.id
	}
}

/** Whether the seals of persons may be written yet: see personKeyFor. */
export async function arePersonKeysInUse(db: Db): Promise<boolean> {
	const row = await db.selectFrom('personKeySwitch').select('writesFrom').executeTakeFirst()
	return row !== undefined && row.writesFrom.getTime() <= Date.now()
}

/** Guests' identity data (sealRowsForPersons). */
export const sealGuest =
	(sealer: Sealer): SealAgain =>
	async (tx, { id, tripId, sealed }) => {
		const place = `guests:${id}`
		const text = sealer.unseal(place, sealed)
		const key = text !== null && tripId ? await personKeyFor(tx, sealer, { id, tripId }) : null
		return text !== null && key ? sealer.sealFor([key], place, text) : null
	}
