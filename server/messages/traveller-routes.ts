import { describeHours, readOfficeHours } from '#shared/messages/office-hours.ts'
import { type AnswerPromise, type Conversation, travellerMessageSchema } from '#shared/messages/thread.ts'
import { readAgency } from '#server/agency/agency-store.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import { check } from '#server/http/refusal.ts'
import { get, post, type Route } from '#server/http/routes.ts'
import { findTravellersTrip } from '#server/trips/trip/find-trip.ts'
import { type MessageDeps, receiveFromTraveller } from './from-traveller.ts'
import { attachFiles } from './message-files.ts'
import { markRead, messagesForTraveller, openThread } from './threads.ts'
import { aboutRecord, isUrgent } from './write-message.ts'

type Deps = MessageDeps & { db: Db }

/** How many messages a traveller may send in an hour. */
const MAX_AN_HOUR = 60

/** A traveller's conversation with the agency about one of their trips (PORTAL-100 to PORTAL-103). Staff have routes of their own. */
export function travellerMessageRoutes(deps: Deps): Route[] {
	const { db, agency } = deps

	const detailsOf = (tripId: string) =>
		db
			.selectFrom('trips')
			.leftJoin('users as consultant', 'consultant.id', 'trips.consultantId')
			.select(['trips.name', 'startDate', 'endDate', 'consultant.fullName as consultant'])
			.where('trips.id', '=', tripId)
			.executeTakeFirstOrThrow()

	async function conversationOf(tx: Db | Tx, tripId: string, userId: string): Promise<Conversation> {
		const { consultant, ...dates } = await detailsOf(tripId)
		const [thread, promise] = await Promise.all([threadOf(tx, tripId, userId), promiseFor(dates)])
		if (!thread) return { state: null, messages: [], unread: 0, promise, consultant }
		const messages = await messagesForTraveller(tx, thread.id)
		const read = await tx
			.selectFrom('threadReads')
			.select('readUpTo')
			.where('threadId', '=', thread.id)
			.where('userId', '=', userId)
			.executeTakeFirst()
		const unread = messages.filter(({ from, id }) => from === 'agency' && id > (read?.readUpTo ?? '')).length
		return { state: thread.state, messages, unread, promise, consultant }
	}

	async function promiseFor(trip: { startDate: string; endDate: string }): Promise<AnswerPromise> {
		const { officeHours, officeZone, officeNote } = await readAgency(db, agency)
		const hours = readOfficeHours(officeHours, officeZone)
		return {
			hours: describeHours(hours),
			note: officeNote,
			isUrgent: isUrgent(trip, new Date().toISOString().slice(0, 10)),
		}
	}

	return [
		get('/api/portal/trips/:id/messages', 'signedIn', async (c, user) => {
			const { trip } = await findTravellersTrip(db, user, c.req.param('id'))
			return c.json({ conversation: await conversationOf(db, trip.id, user.id) })
		}),

		post('/api/portal/trips/:id/messages', 'signedIn', async (c, user) => {
			const body = await readObject(c)
			const { text, about, files = [] } = check(travellerMessageSchema, body)
			const { trip, viewer } = await findTravellersTrip(db, user, c.req.param('id'))
			const admit = () => consumeRateLimit(db, `messages ${user.id}`, MAX_AN_HOUR, 3600)
			return idempotent(c, db, { scope: `message ${trip.id} ${user.id}`, body, admit }, async (tx) => {
				const thread = await openThread(tx, trip, user.id)
				const asked = await aboutRecord(tx, trip.id, viewer, about)
				const id = await receiveFromTraveller(tx, deps, thread, {
					author: { id: user.id, name: user.fullName ?? user.username },
					text,
					via: 'portal',
					about: asked,
					actor: { id: user.id, ip: c.var.ip },
				})
				await attachFiles(tx, files, { messageId: id, tripId: trip.id, userId: user.id })
				const message = (await messagesForTraveller(tx, thread.id)).find((one) => one.id === id)
				return { status: 201, body: { message } }
			})
		}),

		/** Notes that the traveller has read everything up to now. */
		post('/api/portal/trips/:id/messages/read', 'signedIn', async (c, user) => {
			const { trip } = await findTravellersTrip(db, user, c.req.param('id'))
			await transaction(db, async (tx) => {
				const thread = await threadOf(tx, trip.id, user.id)
				if (thread) await markRead(tx, thread.id, user.id)
			})
			return c.body(null, 204)
		}),
	]
}

const threadOf = (db: Db | Tx, tripId: string, userId: string) =>
	db
		.selectFrom('threads')
		.select(['id', 'state'])
		.where('tripId', '=', tripId)
		.where('userId', '=', userId)
		.executeTakeFirst()
