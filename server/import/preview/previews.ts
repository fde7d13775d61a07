import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import type { Sealer } from '#server/db/seal.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Caller } from '#server/http/routes.ts'
import { readingShape, type StoredReading } from './stored-reading.ts'

export const PREVIEW_MINUTES = 30
const associatedDataFor = (id: string) => `importPreviews:${id}`

/** Stores an encrypted reading for half an hour. */
export async function savePreview(db: Db | Tx, sealer: Sealer, staff: Caller, stored: StoredReading) {
	const id = newId()
	const expiresAt = new Date(Date.now() + PREVIEW_MINUTES * 60_000)
	const sealed = sealer.seal(associatedDataFor(id), readingShape.toText(stored))
	await db.insertInto('importPreviews').values({ id, staffId: staff.id, sealed, expiresAt }).execute()
	return { id, expiresAt: expiresAt.toISOString() }
}

/** The reading behind a preview of this member of staff. Refuses with 409 if it has expired or was imported. */
export async function findPreview(db: Db | Tx, sealer: Sealer, staff: Caller, id: string): Promise<StoredReading> {
	return (await openPreview(db, sealer, staff, id)) ?? expired()
}

/** The reading behind a preview of this member of staff, or null. */
export async function openPreview(db: Db | Tx, sealer: Sealer, staff: Caller, id: string) {
	const row = isId(id)
		? await db
				.selectFrom('importPreviews')
				.select('sealed')
				.where('id', '=', id)
				.where('staffId', '=', staff.id)
				.where('expiresAt', '>', sql<Date>`now()`)
				.executeTakeFirst()
		: undefined
	return unsealReading(sealer, id, row)
}

/**
 * Deletes a preview of this member of staff and returns its reading. Refuses with 409 if it has expired or was
 * imported.
 */
export async function takePreview(tx: Tx, sealer: Sealer, staff: Caller, id: string): Promise<StoredReading> {
	const row = isId(id)
		? await tx
				.deleteFrom('importPreviews')
				.where('id', '=', id)
				.where('staffId', '=', staff.id)
				.where('expiresAt', '>', sql<Date>`now()`)
				.returning('sealed')
				.executeTakeFirst()
		: undefined
	return unsealReading(sealer, id, row) ?? expired()
}

const unsealReading = (sealer: Sealer, id: string, row: { sealed: string } | undefined): StoredReading | null =>
	readingShape.fromText(row ? sealer.unseal(associatedDataFor(id), row.sealed) : null)

function expired(): never {
	throw new Refusal(409, 'preview_expired', 'This preview has expired or was already imported. Read the booking again')
}

/** Deletes expired previews. */
export async function sweepPreviews(db: Db): Promise<void> {
	await db.deleteFrom('importPreviews').where('expiresAt', '<', sql<Date>`now()`).execute()
}
