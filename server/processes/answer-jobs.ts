import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'

/** What a process sends: that it is ready, then one message per job. */
export type JobMessage = 'ready' | (({ answer: unknown } | { failure: string }) & { cpuMs: number; memoryMb: number })

/** Requests for pages go before this work, but not by far, so that jobs still meet their deadlines on a busy machine. */
const PRIORITY = 5

/**
 * The child's side of a process pool (process-pool.ts): answers one job at a time. Ends with its parent: an idle process by the closed
 * channel, a busy one by a watchdog thread, because a loop or native code may block this thread for good.
 */
export function answerJobs(answer: (job: never) => unknown): void {
	if (!process.send) throw new Error('Runs as a child process only')
	setPriority(PRIORITY)
	process.on('disconnect', () => process.exit(0))
	new Worker(WATCHDOG, { eval: true, workerData: process.ppid, resourceLimits: { maxOldGenerationSizeMb: 8 } })
		.on('error', () => process.exit(1))
		.unref()
	process.on('message', ({ job }: { job: never }) => {
		const before = process.cpuUsage()
		const send = (outcome: { answer: unknown } | { failure: string }) => {
			const { user, system } = process.cpuUsage(before)
			process.send?.({ ...outcome, cpuMs: (user + system) / 1000, memoryMb: process.memoryUsage.rss() / 2 ** 20 })
		}
		Promise.resolve(job)
			.then(answer)
			.then(
				(answer) => send({ answer }),
				(error: unknown) => send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
			)
	})
	process.send('ready' satisfies JobMessage)
}

const WATCHDOG = `
const parent = require('node:worker_threads').workerData
setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 1000)
`
