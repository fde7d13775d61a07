import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'

/** The tables with a lasting `sealed` column, encrypted with SECRET_KEY. */
export const SEALED_TABLES = [
	'personKeys',
	'guests',
	'approvals',
	'imports',
	'mails',
	'secondSteps',
	'pushKeys',
	'pushSubscriptions',
	'villaFeeds',
	'customerNotes',
] as const
const BATCH = 200

/**
 * Re-encrypts every seal with the current key, in batches: the keys of persons, what was sealed before persons had keys, the secrets of
 * mails that wait, and the keys of second steps. What a person's key seals stays as it is. Afterwards the previous keys can be removed.
 * Seals that don't open are left unchanged. Returns how many were re-encrypted.
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
		// In sequence, in batches short enough that users can keep working.
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
