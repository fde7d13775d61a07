import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from './storage.ts'

const BATCH = 500
/** More orphans than this without a single known file mean a wrong or an empty database, not that many crashes. */
const MAX_ORPHANS_WITHOUT_KNOWN = 20

/**
 * Removes what crashes left behind: stored files without a row, and unfinished uploads. Only files older than `olderThan` count, since
 * a new file's row may not be committed yet: pass an hour ago, for example. `knownKeys` returns those of the keys that have a row.
 * Returns how many were removed. Throws rather than empty a storage of which the database knows no file at all.
 */
export async function sweepFiles(
	storage: Storage,
	knownKeys: (keys: string[]) => Promise<Set<string>>,
	olderThan: Date,
) {
	const orphans: string[] = []
	let known = 0
	let batch: string[] = []
	const checkBatch = async () => {
		const found = await knownKeys(batch)
		known += found.size
		orphans.push(...batch.filter((key) => !found.has(key)))
		batch = []
	}
	for await (const { key, modified } of storage.list()) {
		if (modified < olderThan) batch.push(key)
		if (batch.length === BATCH) await checkBatch()
	}
	if (batch.length > 0) await checkBatch()
	if (known === 0 && orphans.length > MAX_ORPHANS_WITHOUT_KNOWN)
		throw new Error(
			`None of the ${orphans.length} stored files is in the database. Is it the right database? Nothing was removed`,
		)
	for (const key of orphans) await storage.remove(key)
	return { orphans: orphans.length, unfinished: await sweepUploadDir(storage.uploadDir, olderThan) }
}

async function sweepUploadDir(dir: string, olderThan: Date) {
	let removed = 0
	for (const name of await readdir(dir)) {
		const path = join(dir, name)
		const found = await stat(path).catch(() => null)
		if (!found || found.mtime >= olderThan) continue
		await rm(path, { force: true })
		removed++
	}
	return removed
}
