import { differencesShape } from '#shared/history/differences.ts'
import type { HistoryChange } from '#shared/history/history-entry.ts'
import type { Tx } from './connect.ts'
import { newId } from './id.ts'

type Owner = { tripId: string } | { userId: string }

/**
 * Writes what one write changed, in its own transaction. The audit says who did what and never changes; the history has the values, belongs
 * to its trip or customer, and is erased with it (decision 067). `by` is null for the product itself.
 */
export async function noteHistory(tx: Tx, owner: Owner, by: string | null, change: HistoryChange): Promise<void> {
	const { differences, ...rest } = change
	await tx
		.insertInto('history')
		.values({
			tripId: null,
			userId: null,
			...owner,
			...rest,
			id: newId(),
			actorId: by,
			differences: JSON.stringify(differencesShape.write({ fields: [...differences] })),
		})
		.execute()
}
