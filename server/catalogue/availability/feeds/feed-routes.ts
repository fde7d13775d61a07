import { z } from 'zod'
import { FEED_PROBLEM_SENTENCES } from '#shared/catalogue/availability/villa-feed.ts'
import { line } from '#shared/schemas.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { del, post, type Route } from '#server/http/routes.ts'
import { WRITTEN } from '#server/catalogue/stored-item.ts'
import { findCalendar, villaRows } from '../villa-calendars.ts'
import { fetchFeed } from './fetch-feed.ts'
import { type FeedDeps, readFeedNow } from './read-due-feeds.ts'
import { nextReading, replaceNights } from './take-answer.ts'

const MAX_FEEDS = 10
/** Each makes this server call another one. */
const MAX_CALLS = 60
const WINDOW_SECONDS = 600

const addition = z.strictObject({
	name: line(60).min(1, 'Enter text'),
	address: z.string('Enter an address').trim().min(1, 'Enter an address').max(2048, 'At most 2048 characters'),
})

/** Calendars of other platforms that sell a villa too (CRM-352, API-258). One is added once it has been read. */
export function feedRoutes(deps: FeedDeps): Route[] {
	const { db, sealer, fetchCalendar } = deps
	return [
		post('/api/admin/villa-calendars/:id/feeds', 'admin', async (c, user) => {
			const itemId = c.req.param('id')
			const body = await readObject(c)
			const { feeds } = await findCalendar(db, itemId)
			const { name, address } = check(addition, body)
			if (feeds.length >= MAX_FEEDS) throw new Refusal(409, 'too_many', `At most ${MAX_FEEDS} calendars for one villa`)
			await consumeRateLimit(db, `villa-feed:${user.id}`, MAX_CALLS, WINDOW_SECONDS)
			const link = address.replace(/^webcal:/i, 'https:')
			const answer = await fetchFeed(fetchCalendar, link, { etag: null, villa: await contentOf(db, itemId) })
			if (answer.kind !== 'nights') {
				const sentence = FEED_PROBLEM_SENTENCES[answer.kind === 'failed' ? answer.problem : 'noCalendar']
				throw new Refusal(422, 'invalid', sentence, { fields: { address: sentence } })
			}
			return idempotent(c, db, { scope: `villa feed ${itemId} ${user.id}`, body }, async (tx) => {
				const id = newId()
				const now = Date.now()
				const { host } = new URL(link)
				const well = { problem: null, emptySince: null, toldAt: null }
				const read = { etag: answer.etag, goodAt: new Date(now), nextAt: nextReading(now) }
				const sealed = sealer.seal(`villaFeeds:${id}`, link)
				await tx
					.insertInto('villaFeeds')
					.values({ id, itemId, name, sealed, host, addedBy: user.id, ...read, ...well })
					.execute()
				await replaceNights(tx, id, answer.nights)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'villa feed added', itemId, { detail: { feed: id } })
				return { status: 201, body: { calendar: await findCalendar(tx, itemId) } }
			})
		}),

		post('/api/admin/villa-feeds/:id/read', 'admin', async (c, user) => {
			const { id, itemId } = await findFeed(db, c.req.param('id'))
			await consumeRateLimit(db, `villa-feed:${user.id}`, MAX_CALLS, WINDOW_SECONDS)
			await readFeedNow(deps, id)
			return c.json({ calendar: await findCalendar(db, itemId) })
		}),

		del('/api/admin/villa-feeds/:id', 'admin', async (c, user) => {
			const calendar = await transaction(db, async (tx) => {
				const { id, itemId } = await findFeed(tx, c.req.param('id'))
				await tx.deleteFrom('villaFeeds').where('id', '=', id).execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'villa feed removed', itemId, { detail: { feed: id } })
				return findCalendar(tx, itemId)
			})
			return c.json({ calendar })
		}),
	]
}

const contentOf = async (db: Db, itemId: string) =>
	(await villaRows(db).select(WRITTEN.as('content')).where('i.id', '=', itemId).executeTakeFirst())?.content

async function findFeed(db: Db | Tx, id: string) {
	const rows = db.selectFrom('villaFeeds').select(['id', 'itemId'])
	const feed = isId(id) ? await rows.where('id', '=', id).executeTakeFirst() : undefined
	if (!feed) throw notFound('Calendar')
	return feed
}
