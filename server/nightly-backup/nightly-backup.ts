import { join } from 'node:path'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Agency } from '#shared/settings.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { makeFolder } from '#server/files/make-folder.ts'
import type { Jobs, JobType } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { markFailed, nameOfBackup, removeOldBackups } from './backup-files.ts'
import { backUpInProcess, MAX_SECONDS } from './backup-process.ts'
import type { BackupJob, ProvedBackup } from './backup-worker.ts'
import { failureMail } from './failure-mail.ts'

/** What to back up every night and where to. `days`: how long each backup stays. */
export type NightlyBackup = Omit<BackupJob, 'path'> & { dir: string; days: number }

export const nightlyBackupJob: JobType<Record<string, never>> = {
	name: 'nightly-backup',
	data: z.object({}),
	concurrency: 1,
	maxSeconds: MAX_SECONDS,
}

/** UTC, and before the nightly removal of what has passed its period. */
const NIGHTLY = '11 2 * * *'
/** A machine that is off at night makes its backup when it starts. */
const MAX_AGE_HOURS = 25
/** How long the list of runs goes back. */
const RUN_MONTHS = 24

type Deps = {
	db: Db
	jobs: Jobs
	mailer: Mailer
	agency: Agency
	publicUrl: string
	log: Pick<Logger, 'info' | 'error'>
}

/** Makes a backup every night in this process, and at once if the last proved one is more than a day old (API-232). */
export async function startNightlyBackup(deps: Deps, backup: NightlyBackup): Promise<void> {
	const { db, jobs } = deps
	await jobs.work(nightlyBackupJob, (_, signal) => makeNightlyBackup(deps, backup, signal))
	await jobs.repeat(nightlyBackupJob, NIGHTLY, {})
	const recent = await db
		.selectFrom('backupRuns')
		.select('id')
		.where('isProved', '=', true)
		.where('startedAt', '>', sql<Date>`now() - make_interval(hours => ${MAX_AGE_HOURS})`)
		.executeTakeFirst()
	if (!recent) await jobs.runNow(nightlyBackupJob, nightlyBackupJob.name, {})
}

/**
 * Backs up, restores the backup into a scratch database, compares both, and removes backups that are too old (API-232). What fails is
 * noted and mailed to the owners. Throws only when `signal` is aborted: then another process begins again.
 */
export async function makeNightlyBackup(deps: Deps, { dir, days, ...source }: NightlyBackup, signal: AbortSignal) {
	const startedAt = new Date()
	const run = { id: newId(), startedAt }
	await deps.db.insertInto('backupRuns').values(run).execute()
	const path = join(dir, nameOfBackup(startedAt))
	try {
		makeFolder(dir, 0o700)
		const proved = await backUpInProcess({ ...source, path }, signal)
		await removeOldBackups(dir, days, startedAt)
		await finish(deps, run.id, { isProved: true, message: inWords(proved, startedAt) })
		deps.log.info({ backup: path }, 'The nightly backup was made and proved')
	} catch (error) {
		await markFailed(path)
		if (signal.aborted) throw error
		deps.log.error({ err: error }, 'The nightly backup failed')
		const reason = error instanceof Error ? error.message : String(error)
		await transaction(deps.db, async (tx) => {
			await finish({ db: tx }, run.id, { isProved: false, message: reason })
			await mailOwners(tx, deps, { startedAt, reason })
		})
	}
}

async function finish({ db }: { db: Db | Tx }, id: string, outcome: { isProved: boolean; message: string }) {
	await db
		.updateTable('backupRuns')
		.set({ ...outcome, finishedAt: new Date() })
		.where('id', '=', id)
		.execute()
	await db
		.deleteFrom('backupRuns')
		.where('startedAt', '<', sql<Date>`now() - make_interval(months => ${RUN_MONTHS})`)
		.execute()
}

/** What a proved backup contains, as owners read it. */
function inWords({ rows, tables, files, bytes, missing }: ProvedBackup, startedAt: Date): string {
	const amount = `${rows.toLocaleString('en')} rows of ${tables} tables and ${files.toLocaleString('en')} files`
	const size = `${(bytes / 1e6).toFixed(1)} MB`
	const seconds = Math.round((Date.now() - startedAt.getTime()) / 1000)
	const lacking = missing > 0 ? ` ${missing} files that the database names are not in the file storage.` : ''
	return `${amount} in ${size}, restored and compared in ${seconds} s.${lacking}`
}

async function mailOwners(tx: Tx, deps: Deps, failed: { startedAt: Date; reason: string }) {
	const owners = await tx
		.selectFrom('users')
		.select('email')
		.where('role', '=', 'admin')
		.where(sql<boolean>`coalesce("staffRole", 'owner') = 'owner'`)
		.where('disabledAt', 'is', null)
		.execute()
	for (const { email } of owners)
		await queueMail(tx, deps, failureMail({ to: email, ...failed }, deps.agency, deps.publicUrl))
}
