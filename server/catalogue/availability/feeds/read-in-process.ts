import { fileURLToPath } from 'node:url'
import { processPool } from '#server/processes/process-pool.ts'
import type { FeedJob, FeedNights } from './read-feed.ts'

/** In production the bundle next to this file, otherwise the source. */
const script = fileURLToPath(
	new URL(import.meta.url.endsWith('.js') ? './feed-worker.js' : './feed-worker.ts', import.meta.url),
)

const pool = processPool<FeedJob, FeedNights[] | null>({
	script,
	running: 1,
	waiting: 20,
	deadlineMs: 10_000,
	idleMs: 5_000,
	maxJobs: 1_000,
	maxMemoryMb: 300,
	replaceAfterFailure: true,
	nodeOptions: ['--max-old-space-size=200'],
})

/**
 * Reads a calendar of another platform in a process of its own: the nights that it takes, or null for a text that is no calendar. Throws
 * JobFailed or ProcessFailed for one that takes too long or too much memory.
 */
export const readInProcess = (job: FeedJob): Promise<FeedNights[] | null> => pool.run(job)
