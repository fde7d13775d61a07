import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'

/** What a process sends: that it is ready, then one message per job. */
export type JobMessage = 'ready' | (({ answer: unknown } | { failure: string }) & { cpuMs: number; memoryMb: number })

/** What a process is sent: a job, and the processor time in milliseconds that it may use. */
export type JobRequest = { job: unknown; maxCpuMs: number }

/** Ends a process whose job has used its processor time. By default this signal ends a process without a core dump. */
export const CPU_LIMIT_SIGNAL = 'SIGVTALRM'

/** Requests for pages go before this work, but not by far, so that jobs still meet their deadlines on a busy machine. */
const PRIORITY = 5

/**
 * The child's side of a process pool (process-pool.ts): answers one job at a time. Ends with its parent: an idle process by the closed
 * channel, a busy one by a watchdog thread, because a loop or native code may block this thread for good. The watchdog also ends the process
 * when a job has used more processor time than it may, which it looks at once a second.
 */
export function answerJobs(answer: (job: never) => unknown): void {
	if (!process.send) throw new Error('Runs as a child process only')
	setPriority(PRIORITY)
	process.on('disconnect', () => process.exit(0))
	/** How much processor time the process may have used in all, in milliseconds. Shared with the watchdog. */
	const limit = new Float64Array(new SharedArrayBuffer(8)).fill(Infinity)
	const workerData = { parent: process.ppid, limit, signal: CPU_LIMIT_SIGNAL }
	new Worker(WATCHDOG, { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: 8 } })
		.on('error', () => process.exit(1))
		.unref()
	process.on('message', ({ job, maxCpuMs }: JobRequest) => {
		const before = cpuMs()
		limit[0] = before + maxCpuMs
		const send = (outcome: { answer: unknown } | { failure: string }) => {
			limit[0] = Infinity
			process.send?.({ ...outcome, cpuMs: cpuMs() - before, memoryMb: process.memoryUsage.rss() / 2 ** 20 })
		}
		Promise.resolve(job as never)
			.then(answer)
			.then(
				(answer) => send({ answer }),
				(error: unknown) => send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
			)
	})
	process.send('ready' satisfies JobMessage)
}

function cpuMs() {
	const { user, system } = process.cpuUsage()
	return (user + system) / 1000
}

const WATCHDOG = `
const { parent, limit, signal } = require('node:worker_threads').workerData
setInterval(() => {
	if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
	const { user, system } = process.cpuUsage()
	if ((user + system) / 1000 > limit[0]) process.kill(process.pid, signal)
}, 1000)
`
