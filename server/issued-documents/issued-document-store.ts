import { MAX_DOCUMENTS } from '#shared/trips/kinds/document.ts'
import { type MadeOf, partsShape, snapshotShape } from '#shared/issued-documents/document-snapshot.ts'
import { type IssuedDocumentKind, ISSUED_DOCUMENTS } from '#shared/issued-documents/issued-document.ts'
import { audit, type Actor } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import { Refusal } from '#server/http/refusal.ts'
import { removeFiles } from '#server/trips/images/files-of-trips.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { addRecord } from '#server/trips/records/record-actions.ts'
import type { Row } from '#server/trips/records/stored-record.ts'
import type { TripRecords } from '#server/trips/records/trip-records.ts'
import { type Fingerprint, sha256 } from './fingerprint.ts'

/** The paper of this kind that is kept of the trip, with what it was made of. */
export async function findIssued(db: Db | Tx, tripId: string, kind: IssuedDocumentKind) {
	return db.selectFrom('papers').selectAll().where('tripId', '=', tripId).where('kind', '=', kind).executeTakeFirst()
}

/** Refuses an eleventh document (409); one that takes another's place is none. */
export async function refuseEleventh(db: Db | Tx, tripId: string, kind: IssuedDocumentKind) {
	const { n } = await db
		.selectFrom('documents')
		.leftJoin('papers', 'papers.documentId', 'documents.id')
		.select((x) => x.fn.countAll<number>().as('n'))
		.where('documents.tripId', '=', tripId)
		.where((x) => x.or([x('papers.kind', 'is', null), x('papers.kind', '<>', kind)]))
		.executeTakeFirstOrThrow()
	if (n >= MAX_DOCUMENTS)
		throw new Refusal(409, 'too_many_documents', `A trip can hold ${MAX_DOCUMENTS} documents. Delete one first`)
}

type NewDocument = {
	tripId: string
	kind: IssuedDocumentKind
	displayName: string
	fingerprint: Fingerprint
	madeOf: MadeOf
	bytes: Uint8Array
}

/**
 * Keeps a paper as a document of its trip, in the place of an earlier one of its kind: travellers see the current one only; one that
 * says the same stays. `also` runs in the same transaction, for what has to be written with it. Returns the document.
 */
export async function saveIssued(
	{ db, storage, records }: { db: Db; storage: Storage; records: TripRecords },
	actor: Actor,
	{ tripId, kind, displayName, fingerprint, madeOf, bytes }: NewDocument,
	also: (tx: Tx, documentId: string) => Promise<void> = async () => {},
): Promise<Row> {
	const storageKey = newKey('documents', 'pdf')
	const kept = { bytes: bytes.length, sha256: sha256(bytes) }
	await storage.put(storageKey, bytes, 'application/pdf')
	const { document, replaced } = await transaction(db, async (tx) => {
		const trip = await findTrip(tx, tripId, { lock: true })
		const before = await findIssued(tx, tripId, kind)
		// Made at the same time as ours: it says the same, and may have been read already.
		if (before?.fingerprint === fingerprint.whole) {
			const query = tx.selectFrom('documents').selectAll().where('id', '=', before.documentId)
			return { document: records.documents.shown(await query.executeTakeFirstOrThrow()), replaced: [storageKey] }
		}
		await refuseEleventh(tx, tripId, kind)
		const gone = before
			? await tx.deleteFrom('documents').where('id', '=', before.documentId).returning('storageKey').execute()
			: []
		const values = { displayName, label: ISSUED_DOCUMENTS[kind].name }
		const fileName = storageKey.slice('documents/'.length)
		const made = await addRecord(tx, records.documents, trip, values, { fileName, storageKey, ...kept })
		const documentId = String(made.id)
		await tx
			.insertInto('papers')
			.values({
				documentId,
				tripId,
				kind,
				fingerprint: fingerprint.whole,
				parts: partsShape.toText(fingerprint.parts),
				madeOf: snapshotShape.toText(madeOf),
			})
			.execute()
		await also(tx, documentId)
		await audit(tx, actor, `${ISSUED_DOCUMENTS[kind].name.toLowerCase()} issued`, documentId, {
			detail: { tripId, fingerprint: fingerprint.whole },
		})
		return { document: made, replaced: gone.map((row) => row.storageKey) }
	}).catch(async (error: unknown) => {
		await removeFiles(storage, [storageKey])
		throw error
	})
	await removeFiles(storage, replaced)
	return document
}
