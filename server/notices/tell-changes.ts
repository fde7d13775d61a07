import { sql } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import type { JobType } from '#server/jobs/jobs.ts'
import { bodyOf, readOpenChanges, urgencyOf } from './open-changes.ts'
import { queueDuePushes } from './push/deliver-push.ts'
import { type NoticeServices, sendNotice } from './send-notice.ts'

/**
 * Runs every minute and looks at all trips. A job per trip would lose changes: a job with the key of one that is running is dropped, and a
 * change written in that moment would wait for ever.
 */
export const tellDueChanges: JobType<Record<string, never>> = {
	name: 'tell-changes',
	data: z.object({}),
	concurrency: 1,
}

/** Tells the travellers of every trip whose window has ended. */
export async function tellDue(
	{ db, log, ...services }: NoticeServices & { db: Db; log: Pick<Logger, 'error'> },
	signal?: AbortSignal,
): Promise<void> {
	await queueDuePushes(db, services.jobs)
	const due = await db
		.selectFrom('pendingNotices')
		.select('tripId')
		.where('dueAt', '<=', sql<Date>`now()`)
		.where('held', '=', false)
		.orderBy('dueAt')
		.execute()
	for (const { tripId } of due) {
		if (signal?.aborted) return
		await transaction(db, (tx) => tellChanges(tx, services, tripId)).catch((err: unknown) =>
			// The other trips are told all the same. This one is due again in a minute.
			log.error({ err, trip: tripId }, 'The changes of a trip could not be told'),
		)
	}
}

/**
 * Tells the changes of a trip, in one notice (PORTAL-81). Returns the notice's id, or null where there is nothing to tell: everything was
 * undone, or another instance has told it. Without `evenIfEarly` only what is due and not held. Deleting the row is what makes it happen
 * once: the second of two transactions waits for the lock of the trip and finds no row.
 */
export async function tellChanges(
	tx: Tx,
	services: NoticeServices,
	tripId: string,
	{ evenIfEarly = false } = {},
): Promise<string | null> {
	const trip = await tx
		.selectFrom('trips')
		.select(['id', 'userId', 'name'])
		.where('id', '=', tripId)
		.forUpdate()
		.executeTakeFirst()
	const pending = await tx
		.deleteFrom('pendingNotices')
		.where('tripId', '=', tripId)
		.$if(!evenIfEarly, (query) => query.where('dueAt', '<=', sql<Date>`now()`).where('held', '=', false))
		.returningAll()
		.executeTakeFirst()
	if (!trip || !pending) return null
	const open = await readOpenChanges(tx, tripId)
	if (open.undone.length > 0)
		await tx.updateTable('changes').set({ untold: 'undone' }).where('id', 'in', open.undone).execute()
	if (open.net.length === 0) return null
	const { word, choices, telephonedAt, telephonedBy } = pending
	const noticeId = await sendNotice(tx, services, trip, {
		kind: 'change',
		urgency: urgencyOf(open),
		body: bodyOf(open, choices),
		word,
		wasTelephoned: telephonedAt !== null,
		actsBefore: open.beginsAt,
		telephoned: { telephonedAt, telephonedBy },
	})
	const told = open.net.flatMap(({ changeIds }) => changeIds)
	await tx.updateTable('changes').set({ noticeId }).where('id', 'in', told).execute()
	return noticeId
}
