import type { Tx } from '#server/db/connect.ts'
import type { Cause } from '../changes/cause.ts'
import { noteReplacement } from '../changes/note-change.ts'
import type { findTrip } from '../trip/find-trip.ts'
import { addRecord } from './record-actions.ts'
import type { Row } from './stored-record.ts'
import type { TripRecords } from './trip-records.ts'

/**
 * Adds a document in place of another one of a locked trip, or as a new one where there is none. Travellers are told of one replacement.
 * Returns the document, and the storage keys that are unused once the transaction is committed.
 */
export async function replaceDocument(
	tx: Tx,
	{ documents }: TripRecords,
	trip: Awaited<ReturnType<typeof findTrip>>,
	replacedId: string | null,
	values: Row,
	cause: Cause,
	file: Row,
): Promise<{ added: Row; unused: string[] }> {
	if (replacedId === null) return { added: await addRecord(tx, documents, trip, values, cause, file), unused: [] }
	const replaced = await tx.deleteFrom('documents').where('id', '=', replacedId).returning('storageKey').execute()
	const added = await addRecord(tx, documents, trip, values, 'untold', file)
	await noteReplacement(tx, trip, documents, replacedId, added, cause)
	return { added, unused: replaced.map(({ storageKey }) => storageKey) }
}
