import { resolve } from 'node:path'
import { processPool } from '#server/processes/process-pool.ts'
import type { BackupJob, ProvedBackup } from './backup-worker.ts'

export const MAX_SECONDS = 12 * 3600

/**
 * Makes and proves a backup in a process of its own, since encrypting and comparing take a processor for minutes. Ends the process when
 * `signal` is aborted. Throws an error that says what failed.
 */
export async function backUpInProcess(job: BackupJob, signal: AbortSignal): Promise<ProvedBackup> {
	signal.throwIfAborted()
	const pool = processPool<BackupJob, { proved: ProvedBackup } | { failure: string }>({
		script: resolve('server/nightly-backup/backup-worker.ts'),
		running: 1,
		waiting: 0,
		deadlineMs: MAX_SECONDS * 1000,
		idleMs: 0,
		maxJobs: 1,
		maxMemoryMb: 1,
		replaceAfterFailure: true,
	})
	const end = () => void pool.close()
	signal.addEventListener('abort', end)
	try {
		const answer = await pool.run(job)
		if ('failure' in answer) throw new Error(answer.failure)
		return answer.proved
	} finally {
		signal.removeEventListener('abort', end)
		await pool.close()
	}
}
