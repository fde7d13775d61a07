import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** How late a job may begin that is due, in any process (API-295). */
const POLL_MS = 1000

/**
 * Asks once a second which queues have jobs that are due, all in one query, and wakes their workers. A poll by each worker is two dozen queries a
 * second in a process that has nothing to do. A failed query is asked again a second later.
 */
export function pollForDueJobs(db: Db, report: (error: Error) => void) {
	const wakers = new Map<string, (() => void)[]>()
	let isStopped = false
	let timer: NodeJS.Timeout | undefined

	async function poll() {
		try {
			for (const queue of await queuesWithDueJobs(db, [...wakers.keys()])) wakers.get(queue)?.forEach((wake) => wake())
		} catch (error) {
			if (!isStopped) report(error as Error)
		}
		if (!isStopped) timer = setTimeout(() => void poll(), POLL_MS)
	}

	return {
		/** `wake` makes a worker of the queue look for a job. */
		add(queue: string, wake: () => void) {
			wakers.set(queue, [...(wakers.get(queue) ?? []), wake])
			timer ??= setTimeout(() => void poll(), POLL_MS)
		},
		stop() {
			isStopped = true
			clearTimeout(timer)
		},
	}
}

/** One probe of an index for each queue, however many jobs wait: the same condition as pg-boss has for fetching a job. */
async function queuesWithDueJobs(db: Db, queues: readonly string[]): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`
		select name from unnest(${queues}::text[]) as queues (name)
		where exists (
			select from pgboss.job
			where job.name = queues.name and job.state < 'active' and not job.blocked and job.start_after < now()
		)`.execute(db)
	return rows.map(({ name }) => name)
}
