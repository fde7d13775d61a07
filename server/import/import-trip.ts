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
import type { ImportPlan } from './merge/plan-import.ts'
import type { Reading } from './read/read-booking.ts'
import { teachLayout } from './taught/teach.ts'
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
		return await idempotent(c, parts.db, { ...idempotencyScope(parts, user, body), admit }, async (tx) => {
			const { imported } = await commitImport(tx, parts, actor, stored!, NO_DECISIONS, { mustBeCertain: true })
			return importAnswer(imported)
		})
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
	const committed: { reading: Reading; plan: ImportPlan }[] = []
	const actor = { user, ip: c.var.ip }
	const admit = async () => {
		if (decisions.documents.length === 0) return
		const { reading } = await findPreview(db, sealer, user, previewId)
		documents = await fetchDocuments(parts, reading, decisions.documents)
	}
	const commit = async (): Promise<Response> =>
		idempotent(c, db, { ...idempotencyScope(parts, user, body), admit }, async (tx) => {
			const stored = await takePreview(tx, sealer, user, previewId)
			const options = { mustBeCertain: false, documents }
			const { imported, plan } = await commitImport(tx, parts, actor, stored, decisions, options)
			committed.push({ reading: stored.reading, plan })
			return importAnswer(imported)
		})
	const response = await commit().catch(async (error: unknown) => {
		await deleteFetchedDocuments(storage, documents)
		throw error
	})
	// A repeated request got the first answer.
	if (committed.length === 0) await deleteFetchedDocuments(storage, documents)
	// A transaction may run again. Its last run counts.
	const last = committed.at(-1)
	if (last) await teachLayout(db, actor, last.reading, last.plan, decisions)
	return response
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
