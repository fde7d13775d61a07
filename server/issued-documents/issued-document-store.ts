import { type DocumentSnapshot, partsShape, snapshotShape } from '#shared/issued-documents/document-snapshot.ts'
import { ISSUED_DOCUMENTS, type IssuedDocumentKind } from '#shared/issued-documents/issued-document.ts'
import { MAX_DOCUMENTS } from '#shared/trips/kinds/document.ts'
import type { InstalledAgency } from '#server/agency/agency-store.ts'
import { type Actor, audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { PdfMaker } from '#server/pdf/pdf-maker.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import type { Cause } from '#server/trips/changes/cause.ts'
import { noteIssuedState } from '#server/trips/records/issued-state.ts'
import { replaceDocument } from '#server/trips/records/replace-document.ts'
import type { Row } from '#server/trips/records/stored-record.ts'
import type { TripRecords } from '#server/trips/records/trip-records.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { type Fingerprint, sha256 } from './fingerprint.ts'

/** What it takes to issue a document. */
export type IssuingServices = {
	db: Db
	storage: Storage
	records: TripRecords
	reader: TripReader
	pdf: PdfMaker
	agency: InstalledAgency
}

/** The issued document of a kind, as the table `papers` stores it. */
export const findIssued = (db: Db | Tx, tripId: string, kind: IssuedDocumentKind) =>
	db.selectFrom('papers').selectAll().where('tripId', '=', tripId).where('kind', '=', kind).executeTakeFirst()

/** Refuses the eleventh document of a trip (409). A document that replaces one of its kind is not counted. */
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
	snapshot: DocumentSnapshot
	bytes: Uint8Array
}

/**
 * Saves an issued document as a document of its trip, in place of the one before: travellers see the current one only. When that one has
 * the same fingerprint, it stays. `also` runs in the same transaction. Returns the document.
 */
export async function saveIssued(
	{ db, storage, records }: Pick<IssuingServices, 'db' | 'storage' | 'records'>,
	actor: Actor,
	{ tripId, kind, displayName, fingerprint, snapshot, bytes }: NewDocument,
	also: (tx: Tx, documentId: string) => Promise<void> = async () => {},
): Promise<Row> {
	const storageKey = newKey('documents', 'pdf')
	const file = {
		fileName: storageKey.slice('documents/'.length),
		storageKey,
		bytes: bytes.length,
		sha256: sha256(bytes),
	}
	await storage.put(storageKey, bytes, 'application/pdf')
	const { document, unused } = await transaction(db, async (tx) => {
		const trip = await findTrip(tx, tripId, { lock: true })
		const before = await findIssued(tx, tripId, kind)
		// Issued by somebody else at the same time. It has the same content, and may have been read already.
		if (before?.fingerprint === fingerprint.whole) {
			const query = tx.selectFrom('documents').selectAll().where('id', '=', before.documentId)
			return { document: records.documents.shown(await query.executeTakeFirstOrThrow()), unused: [storageKey] }
		}
		await refuseEleventh(tx, tripId, kind)
		const values = { displayName, label: ISSUED_DOCUMENTS[kind].name }
		const cause: Cause = { by: actor.id, why: 'staff' }
		const { added, unused } = await replaceDocument(tx, records, trip, before?.documentId ?? null, values, cause, file)
		const documentId = String(added.id)
		await tx
			.insertInto('papers')
			.values({
				documentId,
				tripId,
				kind,
				fingerprint: fingerprint.whole,
				parts: partsShape.toText(fingerprint.parts),
				madeOf: snapshotShape.toText(snapshot),
			})
			.execute()
		await noteIssuedState(tx, tripId)
		await also(tx, documentId)
		await audit(tx, actor, `${ISSUED_DOCUMENTS[kind].name.toLowerCase()} issued`, documentId, {
			detail: { tripId, fingerprint: fingerprint.whole },
		})
		return { document: added, unused }
	}).catch(async (error: unknown) => {
		await removeFiles(storage, [storageKey])
		throw error
	})
	await removeFiles(storage, unused)
	return document
}
