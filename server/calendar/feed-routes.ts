import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { User } from '#shared/customers/user.ts'
import { seenBy } from '#shared/trips/sight/seen-by.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { answerCalendar } from '#server/http/calendar-file.ts'
import { notFound } from '#server/http/refusal.ts'
import { del, get, post, type Route } from '#server/http/routes.ts'
import { consumeRateLimit, networkOf } from '#server/http/limits/rate-limit.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { tripSeenBy } from '#server/trips/trip/seen-rows.ts'
import type { InstalledAgency } from '#server/agency/agency-store.ts'
import { helpOf } from './help.ts'
import { toFeed } from './to-calendar.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()
/**
 * Calendar providers fetch the feeds of all their users from a few addresses, so only wrong tokens count against an address: nobody but a
 * guesser sends many. A right token may be fetched this often from anywhere; calendar programs poll every few hours.
 */
const MAX_WRONG_TOKENS = 60
const MAX_FETCHES = 60
const WINDOW_SECONDS = 600

type Deps = { db: Db; reader: TripReader; publicUrl: string; agency: InstalledAgency }

/**
 * A secret URL that a person's calendar program fetches without a cookie. Programs and their servers learn the secret, so the feed
 * contains less than the download: no reference numbers. A new URL replaces the previous one.
 */
export function feedRoutes({ db, reader, publicUrl, agency }: Deps): Route[] {
	return [
		get('/api/portal/calendar-feed', 'signedIn', async (c, user) => {
			const feed = await db
				.selectFrom('calendarFeeds')
				.select('createdAt')
				.where('userId', '=', user.id)
				.executeTakeFirst()
			return c.json({ feed: feed ? { createdAt: feed.createdAt.toISOString() } : null })
		}),

		post('/api/portal/calendar-feed', 'signedIn', async (c, user) => {
			const token = randomBytes(24).toString('base64url')
			const tokenHash = hashOf(token)
			await transaction(db, async (tx) => {
				await tx
					.insertInto('calendarFeeds')
					.values({ userId: user.id, tokenHash })
					.onConflict((conflict) => conflict.column('userId').doUpdateSet({ tokenHash, createdAt: sql<Date>`now()` }))
					.execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'calendar feed opened', user.id)
			})
			return c.json({ feed: { url: `${publicUrl}/api/calendars/${token}.ics` } }, 201)
		}),

		del('/api/portal/calendar-feed', 'signedIn', async (c, user) => {
			await transaction(db, async (tx) => {
				await tx.deleteFrom('calendarFeeds').where('userId', '=', user.id).execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'calendar feed closed', user.id)
			})
			return c.body(null, 204)
		}),

		get('/api/calendars/:fileName', 'public', async (c) => {
			const token = /^([\w-]{32})\.ics$/.exec(c.req.param('fileName'))?.[1]
			const owner = token ? await ownerOf(db, token) : undefined
			if (!owner) {
				await consumeRateLimit(db, `calendar-feed:${networkOf(c.var.ip)}`, MAX_WRONG_TOKENS, WINDOW_SECONDS)
				throw notFound('Calendar')
			}
			await consumeRateLimit(db, `calendar-feed-of:${owner.id}`, MAX_FETCHES, WINDOW_SECONDS)
			const calendar = toFeed(agency.name, await tripsFrom(db, reader, owner), await helpOf(db, publicUrl, agency))
			return answerCalendar(c, calendar)
		}),
	]
}

const ownerOf = (db: Db, token: string) =>
	db
		.selectFrom('calendarFeeds')
		.innerJoin('users', 'users.id', 'calendarFeeds.userId')
		.select(['users.id', 'users.role'])
		.where('tokenHash', '=', hashOf(token))
		.where('disabledAt', 'is', null)
		.executeTakeFirst()

/** The owner's trips and those they are a companion on, including those that ended in the last thirty days. */
async function tripsFrom(db: Db, reader: TripReader, owner: Pick<User, 'id' | 'role'>) {
	const user = { ...owner, staffRole: null, consultantsSee: 'own_trips' } as const
	const rows = await db
		.selectFrom('trips')
		.select('id')
		.where(tripSeenBy({ id: owner.id, role: 'customer' }))
		.where('endDate', '>=', sql<string>`current_date - 30`)
		.orderBy('startDate')
		.orderBy('id')
		.execute()
	return Promise.all(
		rows.map(async ({ id }) => {
			const { trip, viewer } = await reader.tripWithViewer(db, user, id)
			return seenBy(viewer, trip)
		}),
	)
}
