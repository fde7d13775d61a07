import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from './db/connect.ts'
import type { Sealer } from './db/seal.ts'
import { WrongSettings } from './env/wrong-settings.ts'
import { SEALED_TABLES } from './trips/records/reseal.ts'

const NAME = 'secret.key'

/**
 * The key that SECRET_KEY would give, made at the first start and kept under `dataDir` for its owner's eyes only. Two processes that
 * start together get the same one. Whoever loses the file loses what was sealed with it.
 */
export async function loadSecretKey(dataDir: string): Promise<string> {
	await mkdir(dataDir, { recursive: true, mode: 0o711 })
	const path = join(dataDir, NAME)
	const kept = await read(path)
	if (kept) return kept
	const draft = join(dataDir, `${NAME}.${randomUUID()}`)
	const file = await open(draft, 'w', 0o600)
	try {
		await file.writeFile(randomBytes(32).toString('base64'))
		await file.sync()
		// Unlike a renaming, a link never takes the place of what another process has put there meanwhile.
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
 * Refuses keys that the newest seals were not made with: travellers' papers would seem to be missing, and the next edit of a guest would
 * seal that in their place.
 */
export async function checkSecretKey(db: Db, sealer: Sealer): Promise<void> {
	for (const table of SEALED_TABLES) {
		// One connection.
		const newest = await db
			.selectFrom(table)
			.select('sealed')
			.where('sealed', 'is not', null)
			.orderBy('id', 'desc')
			.limit(1)
			.executeTakeFirst()
		if (newest?.sealed && !sealer.hasKey(newest.sealed)) throw new WrongSettings([['SECRET_KEY', OTHER_KEY]])
	}
}

const OTHER_KEY =
	"Not the one that the database's papers were sealed with. Bring that one back (DATA_DIR/secret.key, where none was set), or enter it in SECRET_KEY_PREVIOUS; with SECRET_KEY_LOST=1 the papers it sealed are given up"
