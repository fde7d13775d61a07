import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 3_600_000
const NAME = /^nightly-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup(?:\.failed)?$/

/** The name of a nightly backup that begins at this time: 'nightly-2026-11-23T02-11-00Z.backup'. */
export const nameOfBackup = (at: Date) => `nightly-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

/** Gives a backup that could not be proved a name that nobody takes for a good one. */
export async function markFailed(path: string): Promise<void> {
	await rename(path, `${path}.failed`).catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'ENOENT') throw error
	})
}

/** Removes the nightly backups that are older than this many days, and no other file of the folder. */
export async function removeOldBackups(dir: string, days: number, now: Date): Promise<void> {
	for (const name of await readdir(dir)) {
		const [, day, ...time] = NAME.exec(name) ?? []
		if (day && Date.parse(`${day}T${time.join(':')}Z`) < now.getTime() - days * DAY_MS) await rm(join(dir, name))
	}
}
