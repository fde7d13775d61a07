import { resolve } from 'node:path'
import { z } from 'zod'
import { folder, listOf, type SettingsReader } from './reader.ts'

export type BackupSettings = {
	/** Where nightly backups go, as an absolute path. Null: there are none. */
	dir: string | null
	/** How long each nightly backup stays. */
	days: number
	/** How many restore points stay. 0: none are made. */
	restorePoints: number
	/** The age recipients that backups are encrypted for. None: whoever has SECRET_KEY. */
	recipients: string[]
}

const recipient = z
	.string()
	.regex(
		/^age1(?:pq1)?[02-9ac-hj-np-z]{58,}$/,
		"Enter public keys of age, such as the one that 'npm run backup-identity' shows",
	)

const restorePoints = z
	.string()
	.regex(/^\d{1,2}$/, 'Enter a number from 0 to 99')
	.transform(Number)

const days = z
	.string()
	.regex(/^[1-9]\d{0,3}$/, 'Enter a number of days, 1 to 9999')
	.transform(Number)

export const readBackup = ({ read, optional }: SettingsReader): BackupSettings => ({
	dir: optional(
		'BACKUP_DIR',
		folder.transform((path) => resolve(path)),
	),
	days: read('BACKUP_DAYS', days, 35),
	restorePoints: read('RESTORE_POINTS', restorePoints, 3),
	recipients: read('BACKUP_RECIPIENTS', listOf(recipient), []),
})
