import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { acceptImage } from '#server/files/images.ts'
import { kindOf } from '#server/files/save-upload.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import { Refusal } from '#server/http/refusal.ts'
import { messageUpload } from '#shared/uploads.ts'

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
	file: { path: string; head: Uint8Array; size: number; name: string },
): Promise<StoredFile> {
	const kind = kindOf(Buffer.from(file.head))
	if (!kind) throw new Refusal(415, 'media_type', messageUpload.wrongKind)
	if (kind === 'pdf') {
		const storageKey = newKey('documents', 'pdf')
		await storage.put(storageKey, { path: file.path }, 'application/pdf')
		return { storageKey, contentType: 'application/pdf', name: file.name || 'Document.pdf', bytes: file.size }
	}
	const picture = await acceptImage(file.path, PICTURE)
	const storageKey = newKey('pictures', 'jpg')
	await storage.put(storageKey, picture.bytes, 'image/jpeg')
	return { storageKey, contentType: 'image/jpeg', name: file.name || 'Picture.jpg', bytes: picture.bytes.length }
}

/** The same for bytes. Null for what the rules refuse. */
export async function storeBytes(
	storage: Storage,
	{ name, bytes }: { name: string; bytes: Uint8Array },
): Promise<StoredFile | null> {
	const path = join(storage.uploadDir, randomUUID())
	await writeFile(path, bytes, { mode: 0o600 })
	try {
		return await storeMessageFile(storage, { path, head: bytes.subarray(0, 16), size: bytes.length, name })
	} catch (error) {
		if (error instanceof Refusal && (error.status === 415 || error.status === 422)) return null
		throw error
	} finally {
		await rm(path, { force: true })
	}
}
