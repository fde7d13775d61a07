import { sql } from 'kysely'
import type { Logger } from 'pino'
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'

/** A kind of work that is done after the request that caused it was answered. */
export type JobType<Data extends object> = {
	name: string
	data: z.ZodType<Data>
	/** How many of it one process does side by side. */
	atOnce: number
}

/** Thrown by a job's work: this did not go, try again after so many seconds. Unlike any other error it is no failure. */
export class Later extends Error {
	readonly seconds: number
	constructor(seconds: number, reason: string) {
		super(reason)
		this.seconds = seconds
	}
}

/** Has to be safe to repeat: after a crash the same job comes again. `signal` fires when the process is about to stop. */
type Work<Data> = (data: Data, signal: AbortSignal) => Promise<void>

export type Jobs = {
	/**
	 * Asks for work inside the caller's transaction: it happens if and only if that commits. One job waits or runs for each `key`;
	 * a second one with the same key is dropped.
	 */
	send<Data extends object>(tx: Tx, type: JobType<Data>, key: string, data: Data): Promise<void>
	/** Makes sure that the job is there and due at once. */
	hasten<Data extends object>(type: JobType<Data>, key: string, data: Data): Promise<void>
	/** Has this process take part in the work. What fails is repeated with growing pauses for about a day. */
	work<Data extends object>(type: JobType<Data>, work: Work<Data>): Promise<void>
	/** Does the work at the times of a cron expression (UTC), once however many processes run. */
	repeat<Data extends object>(type: JobType<Data>, cron: string, data: Data): Promise<void>
	/** Takes no more work, asks what runs to finish and after `seconds` leaves it to be taken up again elsewhere. The pool stays open. */
	stop(seconds?: number): Promise<void>
}

const SECONDS_BETWEEN_LOOKS = 1
/** What a process held when it died is taken up again after both have passed. */
const HEARTBEAT_SECONDS = 10
const SUPERVISION_SECONDS = 10
const LIMITS = {
	heartbeatSeconds: HEARTBEAT_SECONDS,
	expireInSeconds: 3600,
	retryLimit: 160,
	retryDelay: 2,
	retryBackoff: true,
	retryDelayMax: 600,
	deleteAfterSeconds: 24 * 3600,
} as const

type Deps = { db: Db; types: readonly { name: string }[]; log: Pick<Logger, 'warn' | 'error'> }

/**
 * Background work on the product's own database, in tables of its own that are made when they are missing. Several processes may
 * start together. Nothing is done before `work` is called, so a test or a script may just send. Close the database after `stop`.
 */
export async function startJobs({ db, types, log }: Deps): Promise<Jobs> {
	// Rebuilding indexes and watching vacuum are the database's business, and not every database allows them.
	const boss = new PgBoss({
		db: pooled(db),
		superviseIntervalSeconds: SUPERVISION_SECONDS,
		monitorIntervalSeconds: SUPERVISION_SECONDS,
		reindex: false,
		monitorVacuum: false,
	})
	boss.on(
		'error',
		atMostTwiceAMinute((err) => log.warn({ err }, 'Background work is disturbed')),
	)
	await boss.start()
	for (const { name } of types) {
		// Two at once may meet in the catalogue.
		await boss.createQueue(name, { policy: 'exclusive' })
		await boss.updateQueue(name, LIMITS)
	}
	const stopping = new AbortController()

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
		const data = type.data.parse(job.data)
		try {
			await work(data, AbortSignal.any([stopping.signal, ...(job.signal ? [job.signal] : [])]))
		} catch (error) {
			if (!(error instanceof Later)) {
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
		async hasten(type, key, data) {
			await boss.upsert(type.name, type.data.parse(data), { singletonKey: key, startAfter: 0 })
		},
		async work(type, work) {
			await Promise.all(
				Array.from({ length: type.atOnce }, async () => {
					const options = { pollingIntervalSeconds: SECONDS_BETWEEN_LOOKS, includeMetadata: true } as const
					const worker = await boss.work<object, void, typeof options>(type.name, options, async ([job]) => {
						// Where one was, there may be more: look again at once.
						boss.notifyWorker(worker)
						if (job) await attempt(type, work, job)
					})
				}),
			)
		},
		async repeat(type, cron, data) {
			await boss.schedule(type.name, cron, type.data.parse(data), { singletonKey: type.name })
		},
		async stop(seconds = 2) {
			stopping.abort()
			await boss.stop({ close: false, graceful: seconds > 0, timeout: seconds * 1000 })
		},
	}
}

/**
 * pg-boss sends some of its statements as one text from `begin` to `commit`. When such a text fails (several processes make the tables
 * at once and all but one give up), its connection would go back to the pool inside a broken transaction.
 */
const pooled = (db: Db): ReturnType<typeof fromKysely> => ({
	executeSql: (text, values) =>
		db.connection().execute(async (one) => {
			try {
				return await fromKysely(one).executeSql(text, values)
			} catch (error) {
				await sql`rollback`.execute(one).catch(() => {})
				throw error
			}
		}),
})

/** A database that is away is noticed at every look. */
function atMostTwiceAMinute(tell: (error: Error) => void) {
	let last = -Infinity
	return (error: Error) => {
		if (performance.now() - last < 30_000) return
		last = performance.now()
		tell(error)
	}
}
