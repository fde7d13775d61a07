import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from './db/connect.ts'
import type { Sealer } from './db/seal.ts'
import { makeFolder } from './files/make-folder.ts'
import { InvalidSettings } from './env/invalid-settings.ts'
import { SEALED_TABLES } from './trips/records/reseal.ts'

const NAME = 'secret.key'

/**
 * The key used where SECRET_KEY is not set: created at the first start and stored under `dataDir`, readable by its owner only. Processes
 * that start together get the same key. Losing the file means losing everything sealed with it.
 */
export async function loadSecretKey(dataDir: string): Promise<string> {
	makeFolder(dataDir, 0o711)
	const path = join(dataDir, NAME)
	const kept = await read(path)
	if (kept) return kept
	const draft = join(dataDir, `${NAME}.${randomUUID()}`)
	const file = await open(draft, 'w', 0o600)
	try {
		await file.writeFile(randomBytes(32).toString('base64'))
		await file.sync()
		// Unlike rename, link never replaces a file that another process has created in the meantime.
		await link(draft, path).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== 'EEXIST') throw error
		})
	} finally {
		await file.close()
		await rm(draft, { force: true })
	}
	return readFile(path, 'utf8')
}

const read = (path: string) =>
	readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'ENOENT') throw error
		return null
	})

/**
 * Refuses keys that cannot open the newest seals: identity data would look missing, and the next edit of a guest would overwrite it
 * with nothing. Returns whether there is any.
 */
export async function checkSecretKey(db: Db, sealer: Sealer): Promise<boolean> {
	let isAny = false
	for (const table of SEALED_TABLES) {
		// In sequence, on one connection.
		const newest = await db
			.selectFrom(table)
			.select('sealed')
			.where('sealed', 'is not', null)
			.orderBy('id', 'desc')
			.limit(1)
			.executeTakeFirst()
		isAny ||= Boolean(newest?.sealed)
		if (newest?.sealed && !sealer.hasKey(newest.sealed))
			throw new InvalidSettings([
				[
					'SECRET_KEY',
					"Not the key that the database's identity data is encrypted with. Restore that key (DATA_DIR/secret.key, where none was set), or add it to SECRET_KEY_PREVIOUS. SECRET_KEY_LOST=1 gives up the data it encrypted",
				],
			])
	}
	return isAny
}
