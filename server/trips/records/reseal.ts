import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'

/** The tables whose `sealed` is made with SECRET_KEY and lasts. */
export const SEALED_TABLES = ['guests', 'approvals', 'imports'] as const
const BATCH = 200

/**
 * Seals everything that is sealed with the current key: guests' papers, what was approved and what was imported of them, a batch at a
 * time. Afterwards the keys it replaced may be forgotten. Seals that don't open stay as they are. Returns how many were made anew.
 */
export async function resealAll(db: Db, sealer: Sealer): Promise<number> {
	let done = 0
	for (const table of SEALED_TABLES) done += await resealTable(db, sealer, table)
	return done
}

async function resealTable(db: Db, sealer: Sealer, table: (typeof SEALED_TABLES)[number]): Promise<number> {
	let done = 0
	let last = '00000000-0000-0000-0000-000000000000'
	for (;;) {
		const after = last
		// One batch after the other, each short enough for people to work beside it.
		const batch = await transaction(db, async (tx) => {
			const rows = await tx
				.selectFrom(table)
				.select(['id', 'sealed'])
				.where('id', '>', after)
				.where('sealed', 'is not', null)
				.orderBy('id')
				.limit(BATCH)
				.forUpdate()
				.execute()
			for (const { id, sealed } of rows) {
				if (sealed === null || sealer.isCurrent(sealed)) continue
				const place = `${table}:${id}`
				const text = sealer.unseal(place, sealed)
				if (text === null) continue
				await tx
					.updateTable(table)
					.set({ sealed: sealer.seal(place, text) })
					.where('id', '=', id)
					.execute()
				done++
			}
			return rows
		})
		if (batch.length < BATCH) return done
		last = batch.at(-1)!.id
	}
}
