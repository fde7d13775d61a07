import { backUp, keysPathOf } from '#server/backup/backup.ts'
import { runBackupCommand } from './backup-command.ts'

const HELP = `npm run backup -- FILE [--keys FILE]

Writes the whole database and all uploaded files to FILE, which must not exist. The product may keep running.
Uses the product's settings (DATABASE_URL, DATA_DIR, S3_…).

FILE is encrypted. SECRET_KEY, or the file secret.key in DATA_DIR, opens it; where BACKUP_RECIPIENTS is set, an identity of one of them and
SECRET_KEY do. Store them separately from the backup: without them it cannot be restored, and with them anyone can read everything.

The keys of the persons are not in FILE but in person-keys.backup next to it (or where --keys says), which every backup replaces. A restore
needs it. Keep only the newest: whoever is erased is then unreadable in every older backup.

Not included: sessions (everyone signs in again), rate limits and the job queue. Mails that are still waiting are included and
are sent after a restore.`

await runBackupCommand(HELP, async (path, stores) => {
	const { keysPath = keysPathOf(path) } = stores
	const source = { ...stores, secret: stores.secrets[0] }
	const { rows, tables, files, bytes, missing } = await backUp(path, source, keysPath)
	if (missing.length > 0)
		console.error(`Warning: the storage lacks ${missing.length} files that the database names: ${missing.join(', ')}`)
	const size = `${(bytes / 1_000_000).toFixed(1)} MB`
	return `${path}: ${rows} rows of ${tables} tables and ${files} files, ${size}. Store its key separately. The keys of persons are in ${keysPath}.`
})
