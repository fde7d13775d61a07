import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backUp } from '#server/backup/backup.ts'
import { newIdentity, type Recipients } from '#server/backup/encryption.ts'
import { prove } from '#server/backup/prove.ts'
import { connect, type DatabaseConfig, type Db } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { makeSealer } from '#server/db/seal.ts'
import { repeatErasures } from '#server/erasure/repeat-erasures.ts'
import { makeFolder } from '#server/files/make-folder.ts'
import { openStorage, type StorageSettings } from '#server/files/open-storage.ts'
import { answerJobs } from '#server/processes/answer-jobs.ts'

/** What a process needs to make a backup and to prove it. It has no environment. */
export type BackupJob = Recipients &
	Pick<Required<Recipients>, 'recipients'> & {
		/** The file to write. */
		path: string
		database: DatabaseConfig
		storage: StorageSettings
		/** A folder for the scratch database. It is removed before and after. */
		scratch: string
	}

/** A proved backup. `missing`: how many files the database names and the storage does not have. */
export type ProvedBackup = { rows: number; tables: number; files: number; bytes: number; missing: number }

answerJobs(async (job: BackupJob): Promise<{ proved: ProvedBackup } | { failure: string }> => {
	const db = connect(job.database, { max: 1, noTimeouts: true })
	try {
		return { proved: await backUpAndProve(db, job) }
	} catch (error) {
		return { failure: error instanceof Error ? error.message : String(error) }
	} finally {
		await db.destroy()
	}
})

async function backUpAndProve(db: Db, { path, secret, recipients, storage, scratch }: BackupJob) {
	// This machine cannot open a backup for recipients: for the proof it is one of them.
	const own = recipients.length > 0 ? await newIdentity() : null
	const source = { db, storage: openStorage(storage), secret, recipients: own ? [...recipients, own.recipient] : [] }
	const { digests, missing, ...counts } = await backUp(path, source)
	await withScratchDatabase(scratch, (scratchDb, folder) =>
		prove(path, digests, {
			db: scratchDb,
			folder,
			secrets: [secret],
			identities: own ? [own.identity] : [],
			eraseAgain: (tx) =>
				repeatErasures(
					tx,
					makeSealer([secret], () => {}),
				),
		}),
	)
	return { ...counts, missing: missing.length }
}

/** A PostgreSQL of its own: it takes no right to create databases, and no load to the product's server. */
async function withScratchDatabase(dir: string, work: (db: Db, folder: string) => Promise<void>) {
	await rm(dir, { recursive: true, force: true })
	const folder = join(dir, 'file')
	makeFolder(folder, 0o711)
	const log = { info: () => {}, warn: () => {} }
	// What it stores is thrown away, so it need not survive a power failure.
	const server = await startEmbedded({ dir: join(dir, 'postgres'), log, settings: { fsync: 'off' } })
	const db = connect(server.connection, { max: 1, noTimeouts: true })
	try {
		await migrate(db)
		await work(db, folder)
	} finally {
		await db.destroy()
		await server.stop()
		await rm(dir, { recursive: true, force: true })
	}
}
