import { sql } from 'kysely'
import { seesIdentityData } from '#shared/customers/identity-sight.ts'
import { documentUpload } from '#shared/uploads.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { requestStream } from '#server/files/request-stream.ts'
import { receiveUpload } from '#server/files/receive-upload.ts'
import { sendFile } from '#server/files/serve-file.ts'
import { isKey, newKey, type Storage } from '#server/files/storage.ts'
import { readObject } from '#server/http/body.ts'
import { notFound, Refusal } from '#server/http/refusal.ts'
import { del, get, patch, post, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import { addDocument } from '#server/trips/records/add-document.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { causedBy } from '#server/trips/changes/cause.ts'
import { findSeenTrip, findTrip } from '#server/trips/trip/find-trip.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { documentSeenBy } from '#server/trips/trip/seen-rows.ts'
import { changeRecord, removeRecord } from '#server/trips/records/record-actions.ts'
import { anyTrip } from '#server/trips/records/record-routes.ts'
import type { TripRecords } from '#server/trips/records/trip-records.ts'

/** The product's own documents name travellers, but show no identity data. Nobody knows what an attachment shows. */
const IS_ISSUED = sql<boolean>`exists (select from papers p where p."documentId" = documents.id)`

type Deps = { db: Db; storage: Storage; records: TripRecords; reader: TripReader }

/** A trip's documents: PDFs that staff upload and the traveller downloads (DOC-7, DOC-8). */
export function documentRoutes({ db, storage, records, reader }: Deps): Route[] {
	const stored = records.documents
	return [
		get('/api/trips/:id/documents', 'signedIn', async (c, user) => {
			const { trip, viewer } = await findSeenTrip(db, user, c.req.param('id'))
			return c.json({ documents: await reader.seenRecords(db, viewer, 'documents', trip.id) })
		}),

		post('/api/trips/:tripId/documents/upload', 'admin', async (c, user) => {
			const trip = await findTrip(db, c.req.param('tripId'))
			const upload = await receiveUpload(requestStream(c), { ...documentUpload, dir: storage.uploadDir })
			const storageKey = newKey('documents', 'pdf')
			try {
				await storage.put(storageKey, { path: upload.file.path }, 'application/pdf')
				const document = await transaction(db, async (tx) => {
					const made = await addDocument(
						tx,
						records,
						trip.id,
						{
							displayName: upload.fields.displayName?.trim() || upload.file.clientName || 'Document.pdf',
							label: upload.fields.label?.trim() || null,
							storageKey,
							bytes: upload.file.size,
							sha256: upload.file.sha256,
						},
						causedBy(user),
					)
					await audit(tx, { id: user.id, ip: c.var.ip }, 'document uploaded', String(made.id))
					return made
				})
				return c.json({ document }, 201)
			} catch (error) {
				await removeFiles(storage, [storageKey])
				throw error
			} finally {
				await upload.discard()
			}
		}),

		patch('/api/documents/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const given = await readObject(c)
			const document = await transaction(db, async (tx) => {
				const refuse = (current: { version: number }) => refuseStale(c, current, current)
				const changed = await changeRecord(tx, user, stored, anyTrip, id, given, refuse, causedBy(user))
				await audit(tx, { id: user.id, ip: c.var.ip }, 'document renamed', id)
				return changed
			})
			return c.json({ document })
		}),

		del('/api/documents/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			await transaction(db, async (tx) => {
				await removeRecord(tx, stored, anyTrip, id, causedBy(user))
				await audit(tx, { id: user.id, ip: c.var.ip }, 'document deleted', id)
			})
			return c.body(null, 204)
		}),

		// The name is a database key, never a path, and knowing it grants no access.
		get('/api/documents/:fileName', 'signedIn', async (c, user) => {
			const fileName = c.req.param('fileName')
			if (!isKey(`documents/${fileName}`)) throw notFound('Document')
			const document = await db
				.selectFrom('documents')
				.innerJoin('trips', 'trips.id', 'documents.tripId')
				.select(['documents.id', 'documents.storageKey', 'documents.displayName', 'trips.userId', 'trips.consultantId'])
				.select(IS_ISSUED.as('isIssued'))
				.where('documents.fileName', '=', fileName)
				.where(documentSeenBy(user))
				.executeTakeFirst()
			if (!document) throw notFound('Document')
			if (user.role === 'admin' && !document.isIssued && !seesIdentityData(user, document))
				throw new Refusal(
					403,
					'hidden',
					'You may not see the attachments of this trip, because they can show passports',
				)
			await audit(db, { id: user.id, ip: c.var.ip }, 'document downloaded', document.id)
			return sendFile(c, storage, {
				key: document.storageKey,
				contentType: 'application/pdf',
				disposition: 'attachment',
				name: /\.pdf$/i.test(document.displayName) ? document.displayName : `${document.displayName}.pdf`,
			})
		}),
	]
}
