import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from './storage.ts'

/** Runs work on a copy of a stored file, for programs that read files by their path. Throws when there is no such file. */
export async function withLocalCopy<T>(storage: Storage, key: string, work: (path: string) => Promise<T>): Promise<T> {
	const found = await storage.get(key)
	if (!found) throw new Error(`The stored file ${key} is missing`)
	const path = join(storage.uploadDir, randomUUID())
	try {
		await pipeline(found.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
		return await work(path)
	} finally {
		await rm(path, { force: true })
	}
}
