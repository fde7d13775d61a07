import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from './storage.ts'

const BATCH = 500
/** So many files with not one known mean a wrong or an empty database, not so many crashes. */
const SUSPICIOUS = 20

/**
 * Removes what a crash left behind: kept files that no row knows, and uploads that never arrived. `olderThan` spares the files whose
 * row is still on its way: an hour ago, say. `knownKeys` returns those of the keys that have a row. Returns how many went. Refuses
 * to empty a store of which the database knows nothing at all.
 */
export async function sweepFiles(
	storage: Storage,
	knownKeys: (keys: string[]) => Promise<Set<string>>,
	olderThan: Date,
) {
	const orphans: string[] = []
	let known = 0
	let batch: string[] = []
	const ask = async () => {
		const found = await knownKeys(batch)
		known += found.size
		orphans.push(...batch.filter((key) => !found.has(key)))
		batch = []
	}
	for await (const { key, modified } of storage.list()) {
		if (modified < olderThan) batch.push(key)
		if (batch.length === BATCH) await ask()
	}
	if (batch.length > 0) await ask()
	if (known === 0 && orphans.length > SUSPICIOUS)
		throw new Error(
			`None of ${orphans.length} stored files is in the database: is it the right one? Nothing was removed`,
		)
	for (const key of orphans) await storage.remove(key)
	return { orphans: orphans.length, unfinished: await sweepIncoming(storage.incoming, olderThan) }
}

async function sweepIncoming(dir: string, olderThan: Date) {
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
