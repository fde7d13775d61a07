import { sql } from 'kysely'
import type { Logger } from 'pino'
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { inSpan, type Start } from '#server/monitoring/traces/span.ts'
import { pollForDueJobs } from './due-jobs.ts'

/** A kind of background job: work that runs after the request that caused it was answered. */
export type JobType<Data extends object> = {
	name: string
	/** Ignores members that it does not know: during a rolling restart, jobs of a newer release may hold more. */
	data: z.ZodType<Data>
	/** How many jobs of this type one process runs at the same time. */
	concurrency: number
	/** How long one may take, by default an hour. At most a day. */
	maxSeconds?: number
}

/** Thrown by a worker to run the job again after `seconds`. Unlike any other error it does not count as a failure. */
export class RetryLater extends Error {
	readonly seconds: number
	constructor(seconds: number, reason: string) {
		super(reason)
		this.seconds = seconds
	}
}

/** Must be idempotent: after a crash the same job runs again. `signal` is aborted when the process is about to stop. */
type Work<Data> = (data: Data, signal: AbortSignal) => Promise<void>

export type Jobs = {
	/**
	 * Queues a job in the caller's transaction: it runs if and only if that commits. At most one job per `key` is queued or running;
	 * a second one with the same key is dropped.
	 */
	send<Data extends object>(tx: Tx, type: JobType<Data>, key: string, data: Data): Promise<void>
	/** Makes the job due now, and queues it if it is missing. */
	runNow<Data extends object>(type: JobType<Data>, key: string, data: Data): Promise<void>
	/** Starts workers in this process. A failed job is retried with growing delays for about a day. */
	work<Data extends object>(type: JobType<Data>, work: Work<Data>): Promise<void>
	/** Runs the job on a cron schedule (UTC), once per time however many processes run. */
	repeat<Data extends object>(type: JobType<Data>, cron: string, data: Data): Promise<void>
	/** How many jobs of each type are due, running, or failed of late, in all processes. Up to ten seconds old. */
	counts(): Promise<{ type: string; waiting: number; running: number; failed: number }[]>
	/**
	 * Fetches no more jobs and aborts the running ones. Jobs still running after `seconds` are left for another process to pick up.
	 * The connection pool stays open.
	 */
	stop(seconds?: number): Promise<void>
}

/** How often each worker looks for a job by itself, besides being woken by `pollForDueJobs`. */
const WORKER_POLL_SECONDS = 60
/** A crashed process's jobs are picked up again after both intervals have passed. */
const HEARTBEAT_SECONDS = 10
const SUPERVISION_SECONDS = 10
/** Looking for jobs that wait for other jobs, which we have none of. */
const FLOW_SECONDS = 3600
const LIMITS = {
	heartbeatSeconds: HEARTBEAT_SECONDS,
	expireInSeconds: 3600,
	retryLimit: 160,
	retryDelay: 2,
	retryBackoff: true,
	retryDelayMax: 600,
	deleteAfterSeconds: 24 * 3600,
} as const

type Deps = {
	db: Db
	types: readonly Pick<JobType<never>, 'name' | 'maxSeconds'>[]
	log: Pick<Logger, 'warn' | 'error'>
}

/**
 * Background jobs in the product's own database, in a separate schema that is created when missing. Several processes may start at
 * the same time. No job runs until `work` is called, so a test or a script can queue jobs only. Close the database after `stop`.
 */
export async function startJobs({ db, types, log }: Deps): Promise<Jobs> {
	// Reindexing and vacuum monitoring are the database operator's job, and not every database role may do them.
	const boss = new PgBoss({
		db: pooled(db),
		superviseIntervalSeconds: SUPERVISION_SECONDS,
		monitorIntervalSeconds: SUPERVISION_SECONDS,
		flowIntervalSeconds: FLOW_SECONDS,
		reindex: false,
		monitorVacuum: false,
	})
	const report = limitLogRate((err) => log.warn({ err }, 'Background jobs: an error in the queue'))
	boss.on('error', report)
	await boss.start()
	for (const { name, maxSeconds = LIMITS.expireInSeconds } of types) {
		// One after the other: concurrent creation may conflict in PostgreSQL's catalogue.
		await boss.createQueue(name, { policy: 'exclusive' })
		await boss.updateQueue(name, { ...LIMITS, expireInSeconds: maxSeconds })
	}
	const stopping = new AbortController()
	const dueJobs = pollForDueJobs(db, report)

	async function send<Data extends object>(
		tx: Db,
		type: JobType<Data>,
		key: string | null,
		data: Data,
		startAfter = 0,
	) {
		const options = { singletonKey: key ?? undefined, startAfter, db: fromKysely(tx) }
		await boss.send(type.name, type.data.parse(data), options)
	}

	async function attempt<Data extends object>(type: JobType<Data>, work: Work<Data>, job: JobWithMetadata) {
		const read = type.data.safeParse(job.data)
		if (!read.success) {
			// A newer release may have queued it. Failing leaves the job to be retried, by a process of that release.
			log.warn({ type: type.name, job: job.id }, 'A job of another release cannot be read')
			throw read.error
		}
		const { data } = read
		try {
			await work(data, AbortSignal.any([stopping.signal, ...(job.signal ? [job.signal] : [])]))
		} catch (error) {
			if (!(error instanceof RetryLater)) {
				log.error({ err: error, type: type.name, job: job.id }, 'A job failed')
				throw error
			}
			await transaction(db, async (tx) => {
				await boss.complete(type.name, job, undefined, { db: fromKysely(tx) })
				await send(tx, type, job.singletonKey, data, error.seconds)
			})
		}
	}

	return {
		send: (tx, type, key, data) => send(tx, type, key, data),
		async runNow(type, key, data) {
			await boss.upsert(type.name, type.data.parse(data), { singletonKey: key, startAfter: 0 })
		},
		async work(type, work) {
			await Promise.all(
				Array.from({ length: type.concurrency }, async () => {
					const options = { pollingIntervalSeconds: WORKER_POLL_SECONDS, includeMetadata: true } as const
					const worker = await boss.work<object, void, typeof options>(type.name, options, async ([job]) => {
						// More jobs may be queued: look again at once instead of waiting to be woken.
						boss.notifyWorker(worker)
						if (job)
							await inSpan(
								() => jobSpan(job),
								() => attempt(type, work, job),
							)
					})
					dueJobs.add(type.name, () => boss.notifyWorker(worker))
				}),
			)
		},
		async repeat(type, cron, data) {
			await boss.schedule(type.name, cron, type.data.parse(data), { singletonKey: type.name })
		},
		async counts() {
			const queues = await boss.getQueues(types.map(({ name }) => name))
			return queues.map(({ name, readyCount, activeCount, failedCount }) => ({
				type: name,
				waiting: readyCount,
				running: activeCount,
				failed: failedCount,
			}))
		},
		async stop(seconds = 2) {
			stopping.abort()
			dueJobs.stop()
			await boss.stop({ close: false, graceful: seconds > 0, timeout: seconds * 1000 })
		},
	}
}

/**
 * pg-boss sends some statements as one text from `begin` to `commit`. When such a text fails (several processes create the tables
 * at once and all but one give up), its connection would return to the pool inside an aborted transaction.
 */
const pooled = (db: Db): ReturnType<typeof fromKysely> => ({
	executeSql: (text, values) =>
		db.connection().execute(async (connection) => {
			try {
				return await fromKysely(connection).executeSql(text, values)
			} catch (error) {
				await sql`rollback`.execute(connection).catch(() => {})
				throw error
			}
		}),
})

const jobSpan = ({ name, id, retryCount }: JobWithMetadata): Start => ({
	kind: 'job',
	name: `job ${name}`,
	attributes: { 'messaging.destination.name': name, 'messaging.message.id': id, 'job.retries': retryCount },
})

/** Reports at most two errors a minute: every poll fails while the database is unreachable. */
function limitLogRate(report: (error: Error) => void) {
	let last = -Infinity
	return (error: Error) => {
		if (performance.now() - last < 30_000) return
		last = performance.now()
		report(error)
	}
}
