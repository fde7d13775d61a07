import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Storage } from '#server/files/storage.ts'
import { differences, type Digests, ofFile, ofTable } from './digest.ts'
import { restore, type Target } from './restore.ts'
import { digestOfTable } from './table-rows.ts'

/** A scratch installation: an empty, migrated database, and a folder for one file at a time. */
export type Scratch = Omit<Target, 'storage'> & { folder: string }

/**
 * Restores a backup into the scratch database and compares every table and every file with what was backed up. Throws an error that names
 * what differs. Files are compared and not stored: the scratch installation needs no room for all of them.
 */
export async function prove(path: string, backedUp: Digests, { folder, ...target }: Scratch): Promise<void> {
	const restored: Digests = new Map()
	await restore(path, {
		...target,
		storage: comparingStorage(folder, restored),
		onTable: async (tx, table) => {
			restored.set(ofTable(table), String(await digestOfTable(tx, table)))
		},
	})
	const names = differences(backedUp, restored)
	if (names.length > 0)
		throw new Error(`The restored copy differs from what was backed up, in ${names.slice(0, 5).join(', ')}`)
}

/** A file storage that stores nothing and notes what each file contains. */
function comparingStorage(uploadDir: string, digests: Digests): Storage {
	return {
		uploadDir,
		async put(key, source) {
			const hash = createHash('sha256')
			const bytes = source instanceof Uint8Array ? [source] : createReadStream(source.path)
			for await (const chunk of bytes) hash.update(chunk as Uint8Array)
			digests.set(ofFile(key), hash.digest('hex'))
		},
		get: () => Promise.resolve(null),
		sizeOf: () => Promise.resolve(null),
		remove: () => Promise.resolve(),
		async *list() {},
		healthy: () => Promise.resolve(),
	}
}
