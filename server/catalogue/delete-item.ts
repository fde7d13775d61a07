import { sql } from 'kysely'
import type { ItemKind } from '#shared/catalogue/content.ts'
import type { Tx } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import { indexItem } from './catalogue-search.ts'
import { hashOf, readContent } from './stored-content.ts'
import { findItem } from './stored-item.ts'

/**
 * Deletes an item that was never published, or answers 409 (CRM-351). Of one that a release brought, the row stays without content: it
 * says what was offered already.
 */
export async function deleteItem(tx: Tx, id: string): Promise<{ kind: ItemKind }> {
	const { kind, no, builtInKey, builtInHash, builtInOffer } = await findItem(tx, id, { lock: true })
	if (no !== null)
		throw new Refusal(409, 'was_public', 'This was public before, and its history stays. You can withdraw it')
	if (builtInKey === null) await tx.deleteFrom('catalogueItems').where('id', '=', id).execute()
	else {
		const offered = readContent(kind, builtInOffer)
		await tx.deleteFrom('villaCalendars').where('itemId', '=', id).execute()
		await tx.deleteFrom('villaPeriods').where('itemId', '=', id).execute()
		await tx.deleteFrom('villaFeeds').where('itemId', '=', id).execute()
		await tx.deleteFrom('catalogueSchedules').where('itemId', '=', id).execute()
		await tx
			.updateTable('catalogueItems')
			.set({
				...{ draft: null, draftAt: null, draftBy: null, draftVersion: sql<number>`"draftVersion" + 1` },
				...{ builtInOffer: null, builtInHash: offered ? hashOf(offered.content) : builtInHash },
			})
			.where('id', '=', id)
			.execute()
		indexItem(tx, id)
	}
	return { kind }
}
