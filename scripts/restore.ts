import { restore } from '#server/backup/restore.ts'
import { repeatErasures } from '#server/erasure/repeat-erasures.ts'
import { runBackupCommand } from './backup-command.ts'

const HELP = `npm run restore -- FILE [--identity FILE] [--keys FILE | --without-keys]

Restores a backup made with npm run backup into a new DATA_DIR, or into an empty database and an empty file storage, before the
product is started there for the first time. Set SECRET_KEY (or put the file secret.key into DATA_DIR) to the key with which the
backup was made. If the key was changed since, set SECRET_KEY to the present one and SECRET_KEY_PREVIOUS to the one of the backup. A
backup for BACKUP_RECIPIENTS also needs the identity of one of them: --identity names the file with it, as npm run backup-identity
or age-keygen wrote it.

The keys of the persons are read from person-keys.backup next to FILE, or from the file that --keys names. Use the newest one there is: it
opens older backups too, and erases again who was erased since. --without-keys restores without that file: passports and the other identity
data stay unreadable, and who was erased after the backup comes back.

A backup of an earlier release is brought up to date.

A backup that is incomplete, modified or made with a different key is rejected before anything changes. Either everything is
restored or nothing. Then run npm start. Everyone signs in again.`

await runBackupCommand(HELP, async (path, { withoutKeys, ...stores }) => {
	const { rows, tables, files } = await restore(path, {
		...stores,
		keysPath: withoutKeys ? null : stores.keysPath,
		eraseAgain: (tx) => repeatErasures(tx, stores.sealer),
	})
	return `Restored ${rows} rows of ${tables} tables and ${files} files.`
})
