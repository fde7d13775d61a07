import { type Imported, NO_DECISIONS } from '#shared/import/preview.ts'
import { type IdempotentAnswer, idempotent } from '#server/http/idempotent.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AppContext, Caller } from '#server/http/routes.ts'
import type { StoredDocument } from '#server/trips/records/add-document.ts'
import { commitImport, ReviewRequired } from './commit/commit-import.ts'
import { deleteFetchedDocuments, fetchDocuments } from './fetch/fetch-documents.ts'
import type { ImportParts } from './import-parts.ts'
import { readDecisions, readLinkRequest } from './import-request.ts'
import { findPreview, takePreview } from './preview/previews.ts'
import type { StoredReading } from './preview/stored-reading.ts'
import type { ReadForStaff } from './read/staff-reader.ts'
import { createPreview } from './preview/create-preview.ts'

/** Imports a link at once if everything is certain, otherwise refuses with 409 and the preview. */
export async function importLink(
	parts: ImportParts,
	read: ReadForStaff,
	c: AppContext,
	user: Caller,
	body: Record<string, unknown>,
): Promise<Response> {
	const actor = { user, ip: c.var.ip }
	const { booking, target } = await readLinkRequest(parts.db, body)
	let stored: StoredReading | undefined
	const admit = async () => {
		stored = { reading: await read(actor, booking, target), ...target }
	}
	try {
		return await idempotent(c, parts.db, { ...idempotencyScope(parts, user, body), admit }, async (tx) =>
			importAnswer(await commitImport(tx, parts, actor, stored!, NO_DECISIONS, { mustBeCertain: true })),
		)
	} catch (error) {
		if (!(error instanceof ReviewRequired) || !stored) throw error
		const preview = await createPreview(parts, user, stored)
		const message = 'Some values are uncertain. Review them before the import'
		throw new Refusal(409, 'preview_needed', message, { more: { previewId: preview.id, preview } })
	}
}

/**
 * Imports what a preview showed, as staff decided, with the documents they ticked. Fetched files that end up in no trip
 * are deleted.
 */
export async function importPreview(
	parts: ImportParts,
	c: AppContext,
	user: Caller,
	body: Record<string, unknown> & { previewId: string },
): Promise<Response> {
	const { db, storage, sealer } = parts
	const { previewId } = body
	const decisions = readDecisions(body)
	let documents: StoredDocument[] = []
	let areAdded = false
	const admit = async () => {
		if (decisions.documents.length === 0) return
		const { reading } = await findPreview(db, sealer, user, previewId)
		documents = await fetchDocuments(parts, reading, decisions.documents)
	}
	const commit = async (): Promise<Response> =>
		idempotent(c, db, { ...idempotencyScope(parts, user, body), admit }, async (tx) => {
			const stored = await takePreview(tx, sealer, user, previewId)
			const options = { mustBeCertain: false, documents }
			const imported = await commitImport(tx, parts, { user, ip: c.var.ip }, stored, decisions, options)
			areAdded = true
			return importAnswer(imported)
		})
	try {
		const response = await commit()
		if (!areAdded) await deleteFetchedDocuments(storage, documents)
		return response
	} catch (error) {
		await deleteFetchedDocuments(storage, documents)
		throw error
	}
}

const idempotencyScope = ({ sealer }: ImportParts, user: Caller, body: unknown) => ({
	scope: `import ${user.id}`,
	body,
	sealer,
})

const importAnswer = (imported: Imported): IdempotentAnswer => ({
	status: imported.outcome === 'created' ? 201 : 200,
	body: imported,
})
