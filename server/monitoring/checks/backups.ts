import { sql } from 'kysely'
import { utcTime } from '#shared/dates.ts'
import { type Check, error, warning } from './check.ts'

const MAX_AGE_HOURS = 36

export const backupsCheck: Check = {
	subject: 'Backups',
	ifItFails: 'Start the product: it creates the schema.',
	async look({ db, env }) {
		const { rows } = await sql<{ startedAt: Date; isProved: boolean; message: string; isOld: boolean }>`
			select "startedAt", "isProved", message, "startedAt" < now() - make_interval(hours => ${MAX_AGE_HOURS}) as "isOld"
			from "backupRuns" where "finishedAt" is not null order by "startedAt" desc limit 1`.execute(db)
		const [last] = rows
		if (!last)
			return env.backup.dir
				? warning('No backup has been made yet', 'The first one begins when the product starts.')
				: warning('Nothing is backed up every night', 'Set BACKUP_DIR, or run npm run backup from a timer of your own.')
		const time = utcTime(last.startedAt)
		if (!last.isProved)
			return error(`The backup of ${time} failed: ${last.message}`, 'See docs/self-hosting/backups-and-keys.md.')
		return last.isOld
			? error(`The last backup is of ${time}`, 'Check that the instance with BACKUP_DIR runs.')
			: `${time}: ${last.message}`
	},
}
