import { restore } from '#server/backup/restore.ts'
import { command } from './backup-command.ts'

const HELP = `npm run restore -- FILE

Brings back what npm run backup wrote, into a new DATA_DIR or an empty DATABASE_URL and an empty store, before the product is
started there for the first time. Set SECRET_KEY (or put the file secret.key into DATA_DIR) as it was when the backup was made.

A backup that is cut short, altered, or made with another key is refused before anything is touched. All of it is brought
back, or nothing. Then npm start; everyone signs in again.`

await command(HELP, async (path, stores) => {
	const { rows, tables, files } = await restore(path, stores)
	return `Restored ${rows} rows of ${tables} tables and ${files} files.`
})
