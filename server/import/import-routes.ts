import { z } from 'zod'
import { fieldAt } from '#shared/import/imported-records.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, notFound } from '#server/http/refusal.ts'
import { get, post, type Route } from '#server/http/routes.ts'
import { askAi } from './language-model/ask-ai.ts'
import type { ImportParts } from './import-parts.ts'
import { readPreviewRequest } from './import-request.ts'
import { noSuchValue } from './import-refusals.ts'
import { importLink, importPreview } from './import-trip.ts'
import { findPreview, openPreview, takePreview } from './preview/previews.ts'
import { MAX_SELECTION, readSelection } from './preview/read-selection.ts'
import { createStaffReader } from './read/staff-reader.ts'
import { receivedDocumentRoutes } from './received/received-routes.ts'
import { createPreview } from './preview/create-preview.ts'
import { layoutRoutes } from './taught/layout-routes.ts'

const selection = z.strictObject({ path: z.string().max(100), text: z.string().min(1).max(MAX_SELECTION) })

/** Imports of trips from booking forms (IMPORT-7), with a preview when something is not certain. */
export function importRoutes(parts: ImportParts): Route[] {
	const { db, storage, sealer } = parts
	const read = createStaffReader(parts)
	return [
		post('/api/admin/trips/import/preview', 'admin', async (c, user) => {
			const { booking, target } = await readPreviewRequest(c, db, storage.uploadDir)
			const reading = await read({ user, ip: c.var.ip }, booking, target)
			return c.json({ preview: await createPreview(parts, user, { reading, ...target }) }, 201)
		}),

		// HTML of our own making. The review shows it in a frame without scripts.
		get('/api/admin/trips/import/preview/:id/document', 'admin', async (c, user) => {
			const stored = await openPreview(db, sealer, user, c.req.param('id'))
			if (!stored) throw notFound('Preview')
			return c.json({ html: stored.reading.rendition })
		}),

		post('/api/admin/trips/import/preview/:id/value', 'admin', async (c, user) => {
			const { path, text } = check(selection, await readObject(c))
			const { reading } = await findPreview(db, sealer, user, c.req.param('id'))
			const field = fieldAt(path)
			const value = field ? readSelection(reading, path, field, text) : null
			if (value === null) throw noSuchValue(field?.label)
			return c.json({ value })
		}),

		// Replaces a preview by one with what the language model added.
		post('/api/admin/trips/import/preview/:id/ask-ai', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const stored = await askAi(parts, { user, ip: c.var.ip }, await findPreview(db, sealer, user, id))
			const preview = await createPreview(parts, user, stored)
			await transaction(db, (tx) => takePreview(tx, sealer, user, id))
			return c.json({ preview }, 201)
		}),

		post('/api/admin/trips/import', 'admin', async (c, user) => {
			const body = await readObject(c)
			const { previewId } = body
			const fromPreview = typeof previewId === 'string' && previewId !== ''
			return fromPreview
				? importPreview(parts, c, user, { ...body, previewId })
				: importLink(parts, read, c, user, body)
		}),

		...receivedDocumentRoutes(parts, read),
		...layoutRoutes(db),
	]
}
