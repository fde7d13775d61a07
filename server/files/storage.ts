import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Refusal } from '#server/http/refusal.ts'

/**
 * File storage: a folder or an S3-compatible service. The database knows who owns a file and what it is called. Every key comes from
 * `newKey`; any other throws. Full or read-only storage refuses with 507, unreachable storage with 503.
 */
export type Storage = {
	/** A local folder for uploads in progress: on the storage's own volume if it has one. */
	uploadDir: string
	/** Stores the bytes durably before it returns, whole or not at all. A file given by its path is moved. */
	put(key: string, source: FileSource, contentType: string): Promise<void>
	/** The bytes, or those of a range (inclusive), with the size of the whole file; null when there is no such file. */
	get(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | null>
	/** The size in bytes without opening the file; null when there is no such file. */
	sizeOf(key: string): Promise<number | null>
	/** Removes the file, if it exists. */
	remove(key: string): Promise<void>
	/** All files whose key begins with the prefix, in no particular order. */
	list(prefix?: string): AsyncIterable<{ key: string; modified: Date }>
	/** Throws when the storage cannot be reached or written to. */
	healthy(): Promise<void>
}

export type FileSource = { path: string } | Uint8Array
export type ByteRange = { start: number; end?: number }

/**
 * All bytes of a stream. `buffer` of node:stream/consumers goes by way of a Blob: for eighty files at once it takes nearly twice the time, and stops the
 * event loop three times as long.
 */
export async function bytesOf(stream: Readable): Promise<Buffer<ArrayBuffer>> {
	const chunks: Buffer[] = []
	for await (const chunk of stream) chunks.push(chunk as Buffer)
	return Buffer.concat(chunks)
}

const KEY_PATTERN =
	/^[a-z]{1,40}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg|eml|jpeg|png|webp|avif|mp4|webm|mov)$/

/**
 * The folders with the extensions of their files. A folder that is new must not share an extension with an older one: during a rolling restart,
 * the sweep of the release before would take such files for orphans.
 */
type Extensions = {
	documents: 'pdf'
	pictures: 'jpg'
	certificates: 'pdf'
	forms: 'pdf'
	mails: 'eml'
	catalogue: 'jpeg' | 'png' | 'webp' | 'avif'
	films: 'mp4' | 'webm' | 'mov'
}

/** A key that cannot be guessed and reveals nothing: `documents/0b5f….pdf`. */
export const newKey = <Folder extends keyof Extensions>(folder: Folder, extension: Extensions[Folder]) =>
	`${folder}/${randomUUID()}.${extension}`

export const isKey = (key: string) => KEY_PATTERN.test(key)

/** Returns the key, or throws unless `newKey` could have made it: names from outside never reach the file system. */
export function checkedKey(key: string) {
	if (!isKey(key)) throw new Error('Not a storage key')
	return key
}

export const storageFull = (cause: unknown) =>
	new Refusal(507, 'storage_full', 'The file storage is full. Free up space on the server, then try again', { cause })

/** Turns a full, read-only or unwritable disk into a refusal for staff. Any other error is returned unchanged. */
export function writeFailure(error: unknown) {
	const code = String((error as NodeJS.ErrnoException | null)?.code)
	if (code === 'ENOSPC' || code === 'EDQUOT') return storageFull(error)
	if (['EROFS', 'EACCES', 'EPERM'].includes(code))
		return new Refusal(
			507,
			'storage_read_only',
			'The file storage cannot be written to. Ask your administrator to check the server, then try again',
			{ cause: error },
		)
	return error
}
