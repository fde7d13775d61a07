import type { Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { Refusal } from '#server/http/refusal.ts'

type Settled = { state: 'imported'; tripId: string } | { state: 'dismissed' }

/**
 * Settles a received document, once. Refuses with 409 one that was imported or dismissed already, also by somebody else in this moment.
 * Returns the key of the file of a dismissed one, of which only the hashes stay.
 */
export async function settleReceived(tx: Tx, id: string, settledBy: string, settled: Settled): Promise<string | null> {
	const open = isId(id)
		? await tx
				.selectFrom('receivedDocuments')
				.select('storageKey')
				.where('id', '=', id)
				.where('state', 'in', ['waiting', 'quarantined'])
				.forUpdate()
				.executeTakeFirst()
		: undefined
	if (!open) throw alreadySettled()
	const nothing = { fromAddress: null, subject: null, userId: null, proposedTripId: null, storageKey: null }
	await tx
		.updateTable('receivedDocuments')
		.set({ settledBy, ...settled, ...(settled.state === 'dismissed' ? nothing : {}) })
		.where('id', '=', id)
		.execute()
	return settled.state === 'dismissed' ? open.storageKey : null
}

export const alreadySettled = () =>
	new Refusal(409, 'already_settled', 'This document was already imported or dismissed. Please look at the list again')
