import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { today } from '../villa-calendars.ts'
import type { FeedAnswer } from './fetch-feed.ts'
import type { FeedNights } from './read-feed.ts'

const DAY_MS = 86_400_000
const EVERY_MINUTES = 30
/** Up to this much sooner or later, so that the platforms are not asked for all villas at once. */
const JITTER_MINUTES = 5

/** When a feed is read next. `now` is milliseconds UTC. */
export const nextReading = (now: number): Date =>
	new Date(now + (EVERY_MINUTES + (Math.random() * 2 - 1) * JITTER_MINUTES) * 60_000)

/**
 * Takes over what a platform answered. The nights are replaced as a set, and only after a whole good reading. A calendar that comes empty after
 * it was not is looked at for a day before it is believed (CRM-353). A feed that was removed meanwhile stays so.
 */
export async function takeAnswer(tx: Tx, feedId: string, answer: FeedAnswer, now: number): Promise<void> {
	const feed = await tx
		.selectFrom('villaFeeds')
		.select('emptySince')
		.where('id', '=', feedId)
		.forUpdate()
		.executeTakeFirst()
	if (!feed) return
	const set = (values: object) =>
		tx
			.updateTable('villaFeeds')
			.set({ nextAt: nextReading(now), ...values })
			.where('id', '=', feedId)
			.execute()
	if (answer.kind === 'failed') return void (await set({ problem: answer.problem }))
	const good = { goodAt: new Date(now), problem: null, toldAt: null }
	if (answer.kind === 'unchanged') return void (await set(good))
	const { nights, etag } = answer
	if (nights.length === 0 && (await hasNights(tx, feedId))) {
		const emptySince = feed.emptySince ?? new Date(now)
		// Without the ETag: the next answer must be a whole one.
		if (now - emptySince.getTime() < DAY_MS) return void (await set({ ...good, emptySince, etag: null }))
	}
	await replaceNights(tx, feedId, nights)
	await set({ ...good, emptySince: null, etag })
}

export async function replaceNights(tx: Tx, feedId: string, nights: readonly FeedNights[]): Promise<void> {
	await tx.deleteFrom('villaFeedPeriods').where('feedId', '=', feedId).execute()
	if (nights.length === 0) return
	await tx
		.insertInto('villaFeedPeriods')
		.values(nights.map((one) => ({ id: newId(), feedId, ...one })))
		.execute()
}

const hasNights = async (tx: Tx, feedId: string) =>
	(await tx
		.selectFrom('villaFeedPeriods')
		.select(sql`1`.as('one'))
		.where('feedId', '=', feedId)
		.where('to', '>', today())
		.limit(1)
		.executeTakeFirst()) !== undefined
