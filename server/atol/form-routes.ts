import { readFile } from 'node:fs/promises'
import { atolFormUpload, type SlotAssignments, guessAssignments, isFact, slotsOf } from '#shared/atol/atol-form.ts'
import { CERTIFICATE_TYPES, type CertificateType } from '#shared/atol/atol-type.ts'
import { isBlank } from '#shared/fields.ts'
import { readAgency, unconfirmCertificates } from '#server/agency/agency-store.ts'
import { audit } from '#server/db/audit.ts'
import { transaction } from '#server/db/transaction.ts'
import { requestStream } from '#server/files/request-stream.ts'
import { receiveUpload } from '#server/files/receive-upload.ts'
import { newKey } from '#server/files/storage.ts'
import { readObject } from '#server/http/body.ts'
import { notFound, Refusal } from '#server/http/refusal.ts'
import { del, get, post, put, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import type { IssuingServices } from '#server/issued-documents/issued-document-store.ts'
import { PdfFault } from '#server/pdf/pdf-maker.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { certificatePdf } from './certificate-pdf.ts'
import { findForm, toAtolForm, type StoredForm, toStoredForm } from './form-store.ts'
import { sampleCertificate } from './sample-certificate.ts'

/**
 * The CAA's own certificate forms, which replace our layout. Each change makes certificates specimens again, until an admin has checked
 * and confirmed them (DOC-47).
 */
export function formRoutes(deps: IssuingServices): Route[] {
	const { db, storage, pdf, agency } = deps

	async function fieldsOf(bytes: Uint8Array) {
		const fields = await pdf.readForm(bytes).catch((error: unknown) => {
			if (!(error instanceof PdfFault)) throw error
			throw new Refusal(422, 'damaged', 'The form is damaged and cannot be read', { cause: error })
		})
		if (fields.length > 0) return slotsOf(fields)
		throw new Refusal(
			422,
			'no_fields',
			'This PDF has no fields to fill in. The CAA sends ATOL holders one that has: ATOLOnline@caa.co.uk',
		)
	}

	return [
		get('/api/admin/atol-forms', 'admin', async (c) => {
			const forms = await db.selectFrom('atolForms').selectAll().orderBy('type').execute()
			return c.json({ forms: forms.map((row) => toAtolForm(toStoredForm(row))) })
		}),

		post('/api/admin/atol-forms/:type/upload', 'owner', async (c, user) => {
			const type = readType(c.req.param('type'))
			const upload = await receiveUpload(requestStream(c), { ...atolFormUpload, dir: storage.uploadDir })
			const storageKey = newKey('forms', 'pdf')
			try {
				const { clientName: fileName, path, sha256 } = upload.file
				const slots = await fieldsOf(await readFile(path))
				await storage.put(storageKey, { path }, 'application/pdf')
				const { form, replaced } = await transaction(db, async (tx) => {
					const replaced = await tx.deleteFrom('atolForms').where('type', '=', type).returning('storageKey').execute()
					const form = await tx
						.insertInto('atolForms')
						.values({
							type,
							fileName: fileName || 'Form.pdf',
							storageKey,
							sha256,
							slots: JSON.stringify(slots),
							filled: JSON.stringify(guessAssignments(slots)),
						})
						.returningAll()
						.executeTakeFirstOrThrow()
					await unconfirmCertificates(tx)
					await audit(tx, { id: user.id, ip: c.var.ip }, 'ATOL form uploaded', null, { detail: { type, sha256 } })
					return { form, replaced: replaced.map((row) => row.storageKey) }
				})
				await removeFiles(storage, replaced)
				return c.json({ form: toAtolForm(toStoredForm(form)) }, 201)
			} catch (error) {
				await removeFiles(storage, [storageKey])
				throw error
			} finally {
				await upload.discard()
			}
		}),

		put('/api/admin/atol-forms/:type', 'owner', async (c, user) => {
			const { filled } = await readObject(c)
			const type = readType(c.req.param('type'))
			const form = await transaction(db, async (tx) => {
				const current = await findForm(tx, type)
				if (!current) throw notFound('Form')
				refuseStale(c, current, toAtolForm(current))
				const changed = await tx
					.updateTable('atolForms')
					.set({
						filled: JSON.stringify(readAssignments(current, filled)),
						version: current.version + 1,
						updatedAt: new Date(),
					})
					.where('type', '=', type)
					.returningAll()
					.executeTakeFirstOrThrow()
				await unconfirmCertificates(tx)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'ATOL form assigned', null, { detail: { type } })
				return changed
			})
			return c.json({ form: toAtolForm(toStoredForm(form)) })
		}),

		del('/api/admin/atol-forms/:type', 'owner', async (c, user) => {
			const type = readType(c.req.param('type'))
			const removed = await transaction(db, async (tx) => {
				const rows = await tx.deleteFrom('atolForms').where('type', '=', type).returning('storageKey').execute()
				if (rows.length === 0) throw notFound('Form')
				await unconfirmCertificates(tx)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'ATOL form removed', null, { detail: { type } })
				return rows.map((row) => row.storageKey)
			})
			await removeFiles(storage, removed)
			return c.body(null, 204)
		}),

		// A certificate with invented travellers, which an admin checks before confirming the layout.
		get('/api/admin/atol-forms/:type/proof', 'admin', async (c) => {
			const type = readType(c.req.param('type'))
			const sample = sampleCertificate(type, await readAgency(db, agency))
			const bytes = await certificatePdf(deps, sample.printed, sample.numbered, await findForm(db, type))
			return c.body(bytes as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': 'application/pdf' })
		}),
	]
}

function readType(given: string): CertificateType {
	const type = CERTIFICATE_TYPES.find((type) => type === given)
	if (!type) throw notFound('Form')
	return type
}

/** The assignments in a request. Refuses slots that the form does not have, and unknown facts. */
function readAssignments({ slots }: StoredForm, given: unknown): SlotAssignments {
	const pairs = typeof given === 'object' && given !== null ? Object.entries(given) : []
	const filled: SlotAssignments = {}
	for (const [slot, fact] of pairs) {
		if (isBlank(fact)) continue
		const isKnown = slots.some(({ name }) => name === slot) && isFact(String(fact))
		if (!isKnown) {
			const message = 'The form has no such field, or there is no such fact'
			throw new Refusal(422, 'invalid', message, { fields: { filled: message } })
		}
		filled[slot] = fact as SlotAssignments[string]
	}
	return filled
}
