import { audit } from '#server/db/audit.ts'
import { isId } from '#server/db/id.ts'
import { sendFile } from '#server/files/serve-file.ts'
import { newKey } from '#server/files/storage.ts'
import { notFound } from '#server/http/refusal.ts'
import { get, post, type Route } from '#server/http/routes.ts'
import {
	findIssued,
	type IssuingServices,
	refuseEleventh,
	saveIssued,
} from '#server/issued-documents/issued-document-store.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { currentCertificate } from './current-certificate.ts'
import { certificatePdf } from './certificate-pdf.ts'
import { registerCertificate, certificatesOf } from './register.ts'

/** The ATOL certificate of a trip, and the register of all that were issued (DOC-49, DOC-50). */
export function atolRoutes(deps: IssuingServices): Route[] {
	const { db, storage, reader } = deps

	return [
		post('/api/admin/trips/:id/generate-atol-certificate', 'admin', async (c, user) => {
			const { trip, printed, form, fingerprint, hash, entry, snapshot } = await currentCertificate(
				deps,
				user,
				c.req.param('id'),
			)
			const before = await findIssued(db, trip.id, 'atol-certificate')
			if (before?.fingerprint === fingerprint.whole) {
				const documents = await reader.completeRecords(db, 'documents', trip.id)
				return c.json({ document: documents.find(({ id }) => id === before.documentId) })
			}
			await refuseEleventh(db, trip.id, 'atol-certificate')
			const bytes = await certificatePdf(deps, printed, entry, form)
			// The register has its own copy, because the document may be deleted or replaced.
			const storageKey = newKey('certificates', 'pdf')
			await storage.put(storageKey, bytes, 'application/pdf')
			let isFileSaved = false
			const newDocument = {
				tripId: trip.id,
				kind: 'atol-certificate' as const,
				displayName: `ATOL Certificate ${entry.reference}`,
				fingerprint,
				snapshot,
				bytes,
			}
			try {
				const document = await saveIssued(deps, { id: user.id, ip: c.var.ip }, newDocument, async (tx) => {
					const file = { storageKey, bytes: bytes.length }
					isFileSaved = await registerCertificate(tx, { tripId: trip.id, hash, entry, printed, userId: user.id, file })
				})
				return c.json({ document }, 201)
			} catch (error) {
				isFileSaved = false
				throw error
			} finally {
				if (!isFileSaved) await removeFiles(storage, [storageKey])
			}
		}),

		get('/api/admin/trips/:id/atol-certificates', 'admin', async (c) => {
			const { id } = await findTrip(db, c.req.param('id'))
			return c.json({ certificates: await certificatesOf(db, id) })
		}),

		// A certificate as it was issued, superseded or not. Travellers see the current one among their documents.
		get('/api/admin/atol-certificates/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const query = db
				.selectFrom('certificateFiles')
				.innerJoin('atolCertificates', 'atolCertificates.id', 'certificateFiles.certificateId')
				.select(['storageKey', 'reference'])
				.where('certificateId', '=', id)
			const certificate = isId(id) ? await query.executeTakeFirst() : undefined
			if (!certificate) throw notFound('Certificate')
			await audit(db, { id: user.id, ip: c.var.ip }, 'ATOL certificate opened', id)
			return sendFile(c, storage, {
				key: certificate.storageKey,
				contentType: 'application/pdf',
				disposition: 'inline',
				name: `ATOL Certificate ${certificate.reference}.pdf`,
			})
		}),
	]
}
