import { fileURLToPath } from 'node:url'
import { processPool } from '#server/processes/process-pool.ts'
import type { ParsedMail } from './parsed-mail.ts'

/** In production the bundle next to this file, otherwise the source. */
const script = fileURLToPath(
	new URL(import.meta.url.endsWith('.js') ? './mail-worker.js' : './mail-worker.ts', import.meta.url),
)

const pool = processPool<Uint8Array, ParsedMail>({
	script,
	running: 1,
	waiting: 20,
	deadlineMs: 10_000,
	idleMs: 60_000,
	maxJobs: 200,
	maxMemoryMb: 400,
	replaceAfterFailure: true,
	nodeOptions: ['--max-old-space-size=320', '--stack-size=3900'],
})

/**
 * Parses a mail in a process of its own, within ten seconds and a third of a gigabyte. Throws JobFailed or ProcessFailed for one that
 * cannot be read.
 */
export const parseInProcess = (mail: Uint8Array): Promise<ParsedMail> => pool.run(mail)
