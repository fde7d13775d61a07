import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Refusal } from '#server/http/refusal.ts'

/**
 * Where bytes are kept: a folder, or an S3-compatible service. Whose they are and what people call them is the database's business.
 * Every key is one of ours (`newKey`); any other throws. A store that is full refuses with 507, one out of reach with 503.
 */
export type Storage = {
	/** A folder of this machine where uploads land on their way in; on the store's own volume where it has one. */
	incoming: string
	/** Keeps the bytes for good before it returns, whole or not at all. A file given by its path is handed over: it is gone afterwards. */
	put(key: string, source: FileSource, contentType: string): Promise<void>
	/** The bytes, or those of a range (first and last byte counted in), with the size of the whole; null when there is no such file. */
	get(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | null>
	/** The size in bytes without opening anything; null when there is no such file. */
	sizeOf(key: string): Promise<number | null>
	/** Removes the file; one that is gone already is fine. */
	remove(key: string): Promise<void>
	/** All files whose key begins with the prefix, in no order. */
	list(prefix?: string): AsyncIterable<{ key: string; modified: Date }>
	/** Throws when the store cannot be reached or written to. */
	healthy(): Promise<void>
}

export type FileSource = { path: string } | Uint8Array
export type ByteRange = { start: number; end?: number }

const pattern = /^[a-z]{1,40}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg)$/

/** A key that nobody can guess and that says nothing: `documents/0b5f….pdf`. */
export const newKey = (folder: 'documents' | 'pictures' | 'certificates' | 'forms', extension: 'pdf' | 'jpg') =>
	`${folder}/${randomUUID()}.${extension}`

export const isKey = (key: string) => pattern.test(key)

/** Returns the key, or throws when it is not one that `newKey` made: names from outside never reach a disk. */
export function checkedKey(key: string) {
	if (!isKey(key)) throw new Error('Not a storage key')
	return key
}

export const storageFull = (cause: unknown) =>
	new Refusal(507, 'storage_full', 'There is no room to keep the file. Please tell the agency', { cause })

/** What a failed write means: no room on the disk or in the quota is a refusal, anything else stays what it was. */
export function writeFailure(error: unknown) {
	const code = (error as NodeJS.ErrnoException | null)?.code
	return code === 'ENOSPC' || code === 'EDQUOT' ? storageFull(error) : error
}
