import { access, constants, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { utcTime } from '#shared/dates.ts'
import type { Db } from '#server/db/connect.ts'
import { type Check, error, type Problem, warning } from './check.ts'

const MAX_AGE_HOURS = 36
const MIN_FREE_BYTES = 1e9

/** Otherwise it would be found in the night. */
async function problemOf(dir: string): Promise<Problem | null> {
	try {
		const folder = await existingPartOf(dir)
		await access(folder, constants.W_OK | constants.X_OK)
		const { bavail, bsize } = await statfs(folder)
		const free = bavail * bsize
		if (free >= MIN_FREE_BYTES) return null
		return warning(`${(free / 1e9).toFixed(1)} GB are free in BACKUP_DIR`, 'Free up space, or lower BACKUP_DAYS.')
	} catch (thrown) {
		const { code, message } = thrown as NodeJS.ErrnoException
		return error(
			`BACKUP_DIR cannot be written to (${code ?? message})`,
			"Its owner must be the user that runs the product. With systemd, name it in the unit's ReadWritePaths.",
		)
	}
}

/** The backup makes the folders that are missing. */
const existingPartOf = (dir: string): Promise<string> =>
	access(dir).then(
		() => dir,
		(thrown: NodeJS.ErrnoException) => {
			if (thrown.code !== 'ENOENT') throw thrown
			return existingPartOf(dirname(dir))
		},
	)

export const backupsCheck: Check = {
	subject: 'Backups',
	ifItFails: 'Start the product: it creates the schema.',
	needsDatabase: true,
	async look({ db, env }) {
		const { dir } = env.backup
		const folder = dir ? await problemOf(dir) : null
		const last = await lastBackup(db, dir)
		if (!folder) return last
		// How the last one went often shows what the folder did to it.
		return typeof last === 'string' || last === NONE_YET ? folder : [folder, last]
	},
}

const NONE_YET = warning('No backup has been made yet', 'The first one begins when the product starts.')

/** How the last backup that has ended went. */
async function lastBackup(db: Db, dir: string | null): Promise<string | Problem> {
	const { rows } = await sql<{ startedAt: Date; isProved: boolean; message: string; isOld: boolean }>`
			select "startedAt", "isProved", message, "startedAt" < now() - make_interval(hours => ${MAX_AGE_HOURS}) as "isOld"
			from "backupRuns" where "finishedAt" is not null order by "startedAt" desc limit 1`.execute(db)
	const [last] = rows
	if (!last)
		return dir
			? NONE_YET
			: warning('Nothing is backed up every night', 'Set BACKUP_DIR, or run npm run backup from a timer of your own.')
	const time = utcTime(last.startedAt)
	if (!last.isProved)
		return error(`The backup of ${time} failed: ${last.message}`, 'See docs/self-hosting/backups-and-keys.md.')
	return last.isOld
		? error(`The last backup is of ${time}`, 'Check that the instance with BACKUP_DIR runs.')
		: `${time}: ${last.message}`
}
