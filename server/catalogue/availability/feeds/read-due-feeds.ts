import type { Logger } from 'pino'
import { z } from 'zod'
import type { Agency } from '#shared/settings.ts'
import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import type { GuardedFetch } from '#server/guarded-fetch/guarded-fetch.ts'
import type { Jobs, JobType } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { WRITTEN } from '#server/catalogue/stored-item.ts'
import { villaRows } from '../villa-calendars.ts'
import { type FeedAnswer, fetchFeed } from './fetch-feed.ts'
import { staleFeedMail } from './stale-feed-mail.ts'
import { IS_STALE } from './stored-feeds.ts'
import { takeAnswer } from './take-answer.ts'

/** Runs every minute and reads the calendars that are due. */
export const readFeedsJob: JobType<Record<string, never>> = {
	name: 'read-villa-feeds',
	data: z.object({}),
	concurrency: 1,
}

/** In one run, and at the same time: every calendar of two thousand villas is read within its half hour. */
const MAX_FEEDS = 400
const AT_ONCE = 8

export type FeedDeps = {
	db: Db
	sealer: Sealer
	fetchCalendar: GuardedFetch
	jobs: Jobs
	mailer: Mailer
	agency: Agency
	publicUrl: string
	log: Pick<Logger, 'error'>
}

const feedRows = (db: Db) =>
	villaRows(db)
		.innerJoin('villaFeeds as f', 'f.itemId', 'i.id')
		.select(['f.id', 'f.sealed', 'f.etag', WRITTEN.as('villa')])

type FeedRow = Awaited<ReturnType<ReturnType<typeof feedRows>['execute']>>[number]

/** Reads the calendars of other platforms that are due, and tells staff once of each that is out of date (CRM-353). `now` is milliseconds UTC. */
export async function readDueFeeds(deps: FeedDeps, now = Date.now(), signal?: AbortSignal): Promise<void> {
	const due = await feedRows(deps.db)
		.where('f.nextAt', '<=', new Date(now))
		.orderBy('f.nextAt')
		.limit(MAX_FEEDS)
		.execute()
	for (let at = 0; at < due.length; at += AT_ONCE) {
		if (signal?.aborted) return
		await Promise.all(
			due.slice(at, at + AT_ONCE).map((feed) =>
				readStored(deps, feed, now).catch((err: unknown) => {
					deps.log.error({ err, feed: feed.id }, 'A calendar of another platform could not be read')
				}),
			),
		)
	}
	await tellOfStale(deps)
}

/** Reads one stored calendar now; does nothing if it was removed. */
export async function readFeedNow(deps: FeedDeps, id: string, now = Date.now()): Promise<void> {
	const feed = await feedRows(deps.db).where('f.id', '=', id).executeTakeFirst()
	if (feed) await readStored(deps, feed, now)
}

async function readStored({ db, sealer, fetchCalendar }: FeedDeps, feed: FeedRow, now: number) {
	const address = sealer.unseal(`villaFeeds:${feed.id}`, feed.sealed)
	const answer: FeedAnswer =
		address === null ? { kind: 'failed', problem: 'sealed' } : await fetchFeed(fetchCalendar, address, feed)
	await transaction(db, (tx) => takeAnswer(tx, feed.id, answer, now))
}

async function tellOfStale(deps: FeedDeps) {
	const stale = await villaRows(deps.db)
		.innerJoin('villaFeeds as f', 'f.itemId', 'i.id')
		.select(['f.id', 'f.name as platform', 'f.problem', 'f.goodAt'])
		.where(IS_STALE)
		.where('f.toldAt', 'is', null)
		.limit(MAX_FEEDS)
		.execute()
	for (const feed of stale)
		await transaction(deps.db, async (tx) => {
			const told = await tx
				.updateTable('villaFeeds')
				.set({ toldAt: new Date() })
				.where('id', '=', feed.id)
				.where('toldAt', 'is', null)
				.executeTakeFirst()
			if (told.numUpdatedRows > 0n) await queueMail(tx, deps, staleFeedMail(feed, deps))
		})
}
