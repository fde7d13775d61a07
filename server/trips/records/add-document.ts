import { MAX_DOCUMENTS } from '#shared/trips/kinds/document.ts'
import type { Tx } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Cause } from '../changes/cause.ts'
import { findTrip } from '../trip/find-trip.ts'
import { addRecord } from './record-actions.ts'
import type { TripRecords } from './trip-records.ts'

/** A PDF whose bytes are already in storage, with its display name. */
export type StoredDocument = {
	displayName: string
	label: string | null
	storageKey: string
	bytes: number
	sha256: string
}

/** Adds a PDF to a trip's documents and returns the document as shown. The eleventh is 409. */
export async function addDocument(
	tx: Tx,
	{ documents }: TripRecords,
	tripId: string,
	stored: StoredDocument,
	cause: Cause,
) {
	const { displayName, label, storageKey, bytes, sha256 } = stored
	// Counted under the trip's lock, so that two concurrent uploads can't both take the last place.
	const trip = await findTrip(tx, tripId, { lock: true })
	const { n } = await tx
		.selectFrom('documents')
		.select((x) => x.fn.countAll<number>().as('n'))
		.where('tripId', '=', trip.id)
		.executeTakeFirstOrThrow()
	if (n >= MAX_DOCUMENTS)
		throw new Refusal(409, 'too_many_documents', `A trip can hold ${MAX_DOCUMENTS} documents. Delete one first`)
	const fileName = storageKey.slice('documents/'.length)
	return addRecord(tx, documents, trip, { displayName, label }, cause, { fileName, storageKey, bytes, sha256 })
}
