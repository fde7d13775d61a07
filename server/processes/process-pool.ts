import { type ChildProcess, fork } from 'node:child_process'
import { limitConcurrency } from '#server/http/limits/limit-concurrency.ts'
import { CPU_LIMIT_SIGNAL, type JobMessage, type JobRequest } from './answer-jobs.ts'

/** A job failed with its process: it crashed, took too long, or used too much memory. */
export class ProcessFailed extends Error {
	readonly reason: 'crashed' | 'slow' | 'memory'

	constructor(reason: ProcessFailed['reason'], detail: string) {
		super(detail)
		this.reason = reason
	}
}

/** The job's own code threw; the message is its stack. The process is still good. */
export class JobFailed extends Error {}

export type ProcessPool<Job, Answer> = {
	/** Runs a job. Throws JobFailed, ProcessFailed, or a Refusal (503) when too many jobs are waiting. */
	run: (job: Job) => Promise<Answer>
	/** Processor time of all finished jobs in milliseconds, for measurements. */
	cpuMs: () => number
	/** The ids of the live processes. */
	pids: () => number[]
	close: () => Promise<void>
}

type Options = {
	/** The module that a process runs. It calls `answerJobs`. */
	script: string
	/** How many processes run at a time, and how many jobs may wait for one. */
	running: number
	waiting: number
	/** For one job, once its process is ready. */
	deadlineMs: number
	/** The processor time that one job may use, give or take a second: without a limit unless given. */
	maxCpuMs?: number
	/** A process without a job ends after this time and frees its memory. */
	idleMs: number
	/** A process is replaced after this many jobs, after using this much memory, and after a failed job where `replaceAfterFailure`. */
	maxJobs: number
	maxMemoryMb: number
	replaceAfterFailure: boolean
	/** Options of Node for the process, such as V8's limits. */
	nodeOptions?: string[]
	/** The whole environment besides PATH: secrets of the server never reach a process that reads foreign files. */
	env?: Record<string, string>
}

type Pooled = {
	child: ChildProcess
	isReady: boolean
	jobs: number
	memoryMb: number
	stderr: string
	idle?: NodeJS.Timeout
}

/** Time to start Node and load the module. A slow start on a busy machine doesn't count towards the job's deadline. */
const START_MS = 20_000
const STDERR_LENGTH = 4_000

/**
 * A pool of child processes for work that may take the process down with it: native code, and files from other people. A crash costs
 * its job an error and nothing else. Processes stay warm between jobs.
 */
export function processPool<Job, Answer>(options: Options): ProcessPool<Job, Answer> {
	const limit = limitConcurrency(options)
	const all = new Set<Pooled>()
	const free: Pooled[] = []
	let cpuMs = 0

	function start(): Pooled {
		const child = fork(options.script, {
			execArgv: options.nodeOptions ?? [],
			env: { PATH: process.env.PATH, ...options.env },
			serialization: 'advanced',
			stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
		})
		const pooled: Pooled = { child, isReady: false, jobs: 0, memoryMb: 0, stderr: '' }
		child.stderr?.setEncoding('utf8').on('data', (text: string) => {
			pooled.stderr = (pooled.stderr + text).slice(-STDERR_LENGTH)
		})
		// The running job hears of a crash by itself; an idle process just leaves the pool.
		child.on('error', () => {})
		child.once('exit', () => forget(pooled))
		all.add(pooled)
		return pooled
	}

	function forget(pooled: Pooled) {
		clearTimeout(pooled.idle)
		all.delete(pooled)
		const index = free.indexOf(pooled)
		if (index >= 0) free.splice(index, 1)
	}

	function end(pooled: Pooled) {
		forget(pooled)
		const { child } = pooled
		if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return Promise.resolve()
		const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
		child.kill('SIGKILL')
		return ended
	}

	function release(pooled: Pooled) {
		keepsParentAlive(pooled, false)
		pooled.idle = setTimeout(() => void end(pooled), options.idleMs).unref()
		free.push(pooled)
	}

	const isSpent = ({ jobs, memoryMb }: Pooled) => jobs >= options.maxJobs || memoryMb >= options.maxMemoryMb

	return {
		run: (job) =>
			limit(async () => {
				const pooled = free.pop() ?? start()
				clearTimeout(pooled.idle)
				keepsParentAlive(pooled, true)
				try {
					const { answer, cpuMs: cost } = await answerOf(pooled, job, options)
					cpuMs += cost
					if (isSpent(pooled)) void end(pooled)
					else release(pooled)
					return answer as Answer
				} catch (error) {
					if (error instanceof JobFailed && !options.replaceAfterFailure) release(pooled)
					else await end(pooled)
					throw error
				}
			}),
		cpuMs: () => cpuMs,
		pids: () => Array.from(all, ({ child }) => child.pid ?? 0),
		close: async () => {
			await Promise.all(Array.from(all, end))
		},
	}
}

/** An idle process must not keep this one from exiting; a running job must. */
function keepsParentAlive({ child }: Pooled, isRunning: boolean) {
	const stderr = child.stderr as (NodeJS.ReadableStream & { ref(): void; unref(): void }) | null
	for (const handle of [child, child.channel, stderr]) handle?.[isRunning ? 'ref' : 'unref']()
}

type Limits = Pick<Options, 'deadlineMs' | 'maxCpuMs'>

function answerOf(pooled: Pooled, job: unknown, { deadlineMs, maxCpuMs = Infinity }: Limits) {
	const { child } = pooled
	return new Promise<{ answer: unknown; cpuMs: number }>((resolve, reject) => {
		let timer = setTimeout(tooSlow, START_MS, START_MS)
		function tooSlow(ms: number) {
			settle(() => reject(new ProcessFailed('slow', `No answer within ${ms / 1000} s`)))
		}
		function send() {
			clearTimeout(timer)
			timer = setTimeout(tooSlow, deadlineMs, deadlineMs)
			child.send(
				{ job, maxCpuMs } satisfies JobRequest,
				(error) => error && settle(() => reject(died(pooled, error.message))),
			)
		}
		const onMessage = (message: JobMessage) => {
			if (message === 'ready') {
				pooled.isReady = true
				send()
				return
			}
			pooled.jobs++
			pooled.memoryMb = message.memoryMb
			settle(() => {
				if ('failure' in message) reject(new JobFailed(message.failure))
				else resolve(message)
			})
		}
		// 'close' comes after the last of stderr, which says whether memory ran out.
		const onClose = (code: number | null, signal: string | null) =>
			settle(() => reject(died(pooled, `Ended with ${signal ?? code}`, signal)))
		const onError = (error: Error) => settle(() => reject(died(pooled, error.message)))
		function settle(finish: () => void) {
			clearTimeout(timer)
			child.off('message', onMessage).off('close', onClose).off('error', onError)
			finish()
		}
		child.on('message', onMessage).on('close', onClose).on('error', onError)
		if (pooled.isReady) send()
	})
}

function died({ stderr }: Pooled, how: string, signal: string | null = null) {
	if (signal === CPU_LIMIT_SIGNAL) return new ProcessFailed('slow', 'Used all its processor time')
	const isMemory = /heap out of memory|Allocation failed|std::bad_alloc/.test(stderr)
	return new ProcessFailed(isMemory ? 'memory' : 'crashed', `${how}${stderr ? `: ${stderr}` : ''}`)
}
