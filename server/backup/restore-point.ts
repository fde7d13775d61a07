import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect, type DatabaseConfig, type Db } from '#server/db/connect.ts'
import { makeFolder } from '#server/files/make-folder.ts'
import { backUp, backUpKeys, keysPathOf } from './backup.ts'
import { restore, type Target } from './restore.ts'

/** Where restore points are, how many stay, and what seals them. None are made where `count` is 0. */
export type RestorePoints = { dir: string; count: number; secret: string }

const NAME = /^before-upgrade-[\d-]+T[\d-]+Z\.backup$/

/**
 * Writes the database of an earlier release to a file before it is migrated (API-233). Files are left out: no migration changes them. Throws when it cannot be written, so that nothing is migrated.
 */
export async function makeRestorePoint(database: DatabaseConfig, { dir, count, secret }: RestorePoints): Promise<void> {
	if (count === 0) return
	const db = connect(database, { max: 1, noTimeouts: true })
	try {
		makeFolder(dir, 0o700)
		const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
		await backUp(join(dir, `before-upgrade-${time}.backup`), { db, storage: null, secret })
		for (const name of (await namesIn(dir)).slice(count)) await rm(join(dir, name))
	} catch (cause) {
		const { code, message } = cause as NodeJS.ErrnoException
		throw new Error(
			`Before an upgrade a restore point is written to ${dir}, which failed (${code ?? message}). Nothing was migrated`,
			{ cause },
		)
	} finally {
		await db.destroy()
	}
}

/** The newest restore point, or null. */
export async function newestRestorePoint(dir: string): Promise<string | null> {
	const [newest] = await namesIn(dir).catch(() => [])
	return newest ? join(dir, newest) : null
}

/** Newest first. */
const namesIn = async (dir: string) =>
	(await readdir(dir))
		.filter((name) => NAME.test(name))
		.toSorted()
		.toReversed()

type Installation = Pick<Target, 'db' | 'storage' | 'eraseAgain'> & { secrets: readonly [string, ...string[]] }

/**
 * Replaces what the database holds with a restore point and the schema of its release, all or nothing (API-234). Who was erased since stays
 * erased. Throws while anybody else uses the database. `db` is a connection without timeouts.
 */
export async function goBack(path: string, installation: Installation) {
	const { db, secrets } = installation
	await requireNobodyElse(db)
	const currentKeys = `${path}.keys`
	try {
		const hasKeys = await backUpKeys(currentKeys, { db, secret: secrets[0] })
		const keysPath = hasKeys ? currentKeys : keysPathOf(path)
		return await restore(path, { ...installation, keysPath, replaces: true })
	} finally {
		await rm(currentKeys, { force: true })
	}
}

async function requireNobodyElse(db: Db) {
	const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
		where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(db)
	const { count } = rows[0] ?? { count: 0 }
	if (count > 0) throw new Error(`${count} other connections use the database: stop all instances first`)
}
