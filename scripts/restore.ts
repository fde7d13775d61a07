import { restore } from '#server/backup/restore.ts'
import { runBackupCommand } from './backup-command.ts'

const HELP = `npm run restore -- FILE

Restores a backup made with npm run backup into a new DATA_DIR, or into an empty database and an empty file storage, before the
product is started there for the first time. Set SECRET_KEY (or put the file secret.key into DATA_DIR) to the key with which the
backup was made.

A backup of an earlier release is brought up to date.

A backup that is incomplete, modified or made with a different key is rejected before anything changes. Either everything is
restored or nothing. Then run npm start. Everyone signs in again.`

await runBackupCommand(HELP, async (path, stores) => {
	const { rows, tables, files } = await restore(path, stores)
	return `Restored ${rows} rows of ${tables} tables and ${files} files.`
})
