import { backUp } from '#server/backup/backup.ts'
import { command } from './backup-command.ts'

const HELP = `npm run backup -- FILE

Writes the whole database and all uploaded files to FILE, which must not exist. The product may go on working.
Settings (DATABASE_URL, DATA_DIR, S3_…) are those of the product.

Keep SECRET_KEY, or the file secret.key in DATA_DIR, in another place than the backup. Without it the backup can neither be
restored nor can passports and birth dates in it be read; with both in one place, whoever finds them reads everything.
Documents and pictures are in it as they are: guard it as you guard them.

Left out: who is signed in (everyone signs in again), counts of attempts, and lists of background work. Mails that still wait
are in it and go out after a restore.`

await command(HELP, async (path, { db, storage, secrets: [secret] }) => {
	const { rows, tables, files, bytes } = await backUp(path, { db, storage, secret })
	const size = `${(bytes / 1_000_000).toFixed(1)} MB`
	return `${path}: ${rows} rows of ${tables} tables and ${files} files, ${size}. Keep SECRET_KEY apart from it.`
})
