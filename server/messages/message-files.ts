import { randomUUID } from 'node:crypto'
import { open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { messageUpload } from '#shared/uploads.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { acceptImage } from '#server/files/images.ts'
import { kindOf } from '#server/files/save-upload.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import { Refusal } from '#server/http/refusal.ts'

/** A file as it is stored: a PDF as it came, a picture as the JPEG that we made of it. */
export type StoredFile = {
	storageKey: string
	contentType: 'application/pdf' | 'image/jpeg'
	name: string
	bytes: number
}

/** Pictures are for looking at on a screen, at twice these pixels at most. */
const PICTURE = { width: 1600, height: 1600 }

/**
 * Stores a file of a message by the rules of every upload (API-197): its kind by its bytes, PDFs as they are, pictures encoded again
 * in a process of their own. Refuses every other kind, and pictures that cannot be read.
 */
export async function storeMessageFile(
	storage: Storage,
	{ path, size, name }: { path: string; size: number; name: string },
): Promise<StoredFile> {
	const kind = kindOf(await firstBytes(path))
	if (!kind) throw new Refusal(415, 'media_type', messageUpload.wrongKind)
	if (kind === 'pdf') {
		const storageKey = newKey('documents', 'pdf')
		await storage.put(storageKey, { path }, 'application/pdf')
		return { storageKey, contentType: 'application/pdf', name: name || 'Document.pdf', bytes: size }
	}
	const picture = await acceptImage(path, PICTURE)
	const storageKey = newKey('pictures', 'jpg')
	await storage.put(storageKey, picture.bytes, 'image/jpeg')
	return { storageKey, contentType: 'image/jpeg', name: name || 'Picture.jpg', bytes: picture.bytes.length }
}

async function firstBytes(path: string): Promise<Buffer> {
	const file = await open(path)
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
		return buffer.subarray(0, bytesRead)
	} finally {
		await file.close()
	}
}

/** The same for bytes. Null for what the rules refuse. */
export async function storeBytes(
	storage: Storage,
	{ name, bytes }: { name: string; bytes: Uint8Array },
): Promise<StoredFile | null> {
	const path = join(storage.uploadDir, randomUUID())
	await writeFile(path, bytes, { mode: 0o600 })
	try {
		return await storeMessageFile(storage, { path, size: bytes.length, name })
	} catch (error) {
		if (error instanceof Refusal && (error.status === 415 || error.status === 422)) return null
		throw error
	} finally {
		await rm(path, { force: true })
	}
}

/** Sends uploaded files with a message. Refuses with 422 what its writer did not upload for this trip, or has sent already. */
export async function attachFiles(
	tx: Tx,
	ids: readonly string[],
	{ messageId, tripId, userId }: { messageId: string; tripId: string; userId: string },
): Promise<void> {
	if (ids.length === 0) return
	const attached = await tx
		.updateTable('messageFiles')
		.set({ messageId })
		.where('id', 'in', [...ids])
		.where('tripId', '=', tripId)
		.where('uploadedBy', '=', userId)
		.where('messageId', 'is', null)
		.where('incomingMailId', 'is', null)
		.returning('id')
		.execute()
	if (attached.length === new Set(ids).size) return
	const message = 'An attachment is no longer there. Please attach it again'
	throw new Refusal(422, 'invalid', message, { fields: { files: message } })
}

/** Deletes files that were uploaded and never sent. The sweep of files deletes their bytes. */
export async function sweepUnsentFiles(db: Db): Promise<void> {
	await db
		.deleteFrom('messageFiles')
		.where('messageId', 'is', null)
		.where('incomingMailId', 'is', null)
		.where('createdAt', '<', sql<Date>`now() - interval '1 day'`)
		.execute()
}
