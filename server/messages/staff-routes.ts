import { sql } from 'kysely'
import {
	staffMessageSchema,
	type Thread,
	threadChangeSchema,
	THREAD_FILTERS,
	type ThreadFilter,
} from '#shared/messages/thread.ts'
import { type Actor, audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { contentDisposition } from '#server/files/file-name.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { get, patch, post, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { LISTED, type ListedRow, toListed } from './listed-threads.ts'
import { conversationText } from './conversation-text.ts'
import { attachFiles } from './message-files.ts'
import { findThread, markRead, messagesForExport, messagesForStaff, openThread } from './threads.ts'
import { writeAsStaff } from './write-message.ts'

/** Nobody answers more than these in a day; the most urgent come first. */
const MAX_LISTED = 100

/** Staff's side of the conversations with travellers (CRM-165 to CRM-169). */
export function staffMessageRoutes({ db }: { db: Db }): Route[] {
	async function threadFor(tx: Db | Tx, viewerId: string, id: string): Promise<Thread> {
		const { rows } = await sql<ListedRow>`${LISTED(viewerId)} where t.id = ${id}`.execute(tx)
		if (!rows[0]) throw notFound('Conversation')
		const { travellerEmail } = rows[0]
		return { ...toListed(rows[0]), travellerEmail, messages: await messagesForStaff(tx, id) }
	}

	return [
		get('/api/admin/threads', 'admin', async (c, user) => {
			const filter = readFilter(c.req.query('filter'))
			const isOpen = c.req.query('state') !== 'settled'
			const mine = sql`t."ownerId" = ${user.id}`
			const condition = { all: sql`true`, mine, nobody: sql`t."ownerId" is null` }[filter]
			const order = isOpen ? sql`t."dueAt" nulls last, t.id` : sql`t."lastAt" desc, t.id desc`
			const { rows } = await sql<ListedRow>`${LISTED(user.id)}
				where ${condition} and (t.state = 'open') = ${isOpen} order by ${order} limit ${MAX_LISTED}`.execute(db)
			const settled = await sql<{
				isThere: boolean
			}>`select exists (select from threads where state <> 'open') as "isThere"`.execute(db)
			return c.json({ threads: rows.map(toListed), hasSettled: settled.rows[0]?.isThere === true })
		}),

		get('/api/admin/threads/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			if (!isId(id)) throw notFound('Conversation')
			return c.json({ thread: await threadFor(db, user.id, id) })
		}),

		/** The conversation as a text file, for a dispute (CRM-181). */
		get('/api/admin/threads/:id/text', 'admin', async (c, user) => {
			const { id } = await findThread(db, c.req.param('id'))
			const thread = await threadFor(db, user.id, id)
			await audit(db, { id: user.id, ip: c.var.ip }, 'conversation exported', id)
			return c.body(conversationText({ ...thread, messages: await messagesForExport(db, id) }, new Date()), 200, {
				'Content-Type': 'text/plain; charset=utf-8',
				'Content-Disposition': contentDisposition('attachment', `Conversation ${thread.travellerName}`, 'txt'),
				'X-Content-Type-Options': 'nosniff',
			})
		}),

		/** The conversations of one trip. */
		get('/api/admin/trips/:id/threads', 'admin', async (c, user) => {
			const trip = await findTrip(db, c.req.param('id'))
			const { rows } = await sql<ListedRow>`${LISTED(user.id)} where t."tripId" = ${trip.id} order by t.id`.execute(db)
			return c.json({ threads: rows.map(toListed) })
		}),

		/** Writes to the trip's customer, who need not have written first. */
		post('/api/admin/trips/:id/threads', 'admin', async (c, user) => {
			const body = await readObject(c)
			const { text, kind = 'answer', files = [] } = check(staffMessageSchema, body)
			const trip = await findTrip(db, c.req.param('id'))
			return idempotent(c, db, { scope: `staff message ${trip.id} ${user.id}`, body }, async (tx) => {
				const thread = await openThread(tx, trip, trip.userId)
				const messageId = await writeAsStaff(tx, thread, { authorId: user.id, text, via: viaOf(kind), kind })
				await attachFiles(tx, files, { messageId, tripId: thread.tripId, userId: user.id })
				await auditWritten(tx, { id: user.id, ip: c.var.ip }, kind, thread.id)
				return { status: 201, body: { thread: await threadFor(tx, user.id, thread.id) } }
			})
		}),

		post('/api/admin/threads/:id/messages', 'admin', async (c, user) => {
			const body = await readObject(c)
			const { text, kind = 'answer', files = [] } = check(staffMessageSchema, body)
			const { id } = await findThread(db, c.req.param('id'))
			return idempotent(c, db, { scope: `staff message ${id} ${user.id}`, body }, async (tx) => {
				const thread = await findThread(tx, id, { lock: true })
				// Two colleagues must not answer the same question, and no answer may miss what the traveller has just added.
				refuseStale(c, thread, await threadFor(tx, user.id, id))
				const messageId = await writeAsStaff(tx, thread, { authorId: user.id, text, via: viaOf(kind), kind })
				await attachFiles(tx, files, { messageId, tripId: thread.tripId, userId: user.id })
				await auditWritten(tx, { id: user.id, ip: c.var.ip }, kind, id)
				return { status: 201, body: { thread: await threadFor(tx, user.id, id) } }
			})
		}),

		/** Hands a conversation to a colleague, or settles it without an answer. */
		patch('/api/admin/threads/:id', 'admin', async (c, user) => {
			const { ownerId, state } = check(threadChangeSchema, await readObject(c))
			const { id } = await findThread(db, c.req.param('id'))
			const changed = await transaction(db, async (tx) => {
				const thread = await findThread(tx, id, { lock: true })
				refuseStale(c, thread, await threadFor(tx, user.id, id))
				if (ownerId) await requireColleague(tx, ownerId)
				await tx
					.updateTable('threads')
					.set({
						...(ownerId !== undefined && { ownerId }),
						...(state === 'closed' && { state, dueAt: null }),
						...(state === 'open' && thread.state !== 'open' && { state, dueAt: sql<Date>`now()` }),
						version: sql`version + 1`,
					})
					.where('id', '=', id)
					.execute()
				if (ownerId !== undefined)
					await audit(tx, { id: user.id, ip: c.var.ip }, 'conversation handed over', id, { detail: { to: ownerId } })
				if (state !== undefined) {
					const actor = { id: user.id, ip: c.var.ip }
					await audit(tx, actor, state === 'closed' ? 'conversation closed' : 'conversation open', id)
				}
				return threadFor(tx, user.id, id)
			})
			return c.json({ thread: changed })
		}),

		/** Notes that this colleague has read everything up to now. The traveller sees that their messages were read. */
		post('/api/admin/threads/:id/read', 'admin', async (c, user) => {
			const { id } = await findThread(db, c.req.param('id'))
			await markRead(db, id, user.id)
			return c.body(null, 204)
		}),
	]
}

type Written = 'answer' | 'note' | 'call'

const viaOf = (kind: Written) => (kind === 'call' ? 'phone' : 'crm')

async function auditWritten(tx: Tx, actor: Actor, kind: Written, threadId: string) {
	if (kind === 'answer') await audit(tx, actor, 'message answered', threadId)
	else if (kind === 'note') await audit(tx, actor, 'message note added', threadId)
	else await audit(tx, actor, 'message answered by telephone', threadId)
}

function readFilter(given: string | undefined): ThreadFilter {
	const filter = THREAD_FILTERS.find((known) => known === (given || 'all'))
	if (!filter) throw new Refusal(400, 'malformed', `filter must be one of: ${THREAD_FILTERS.join(', ')}`)
	return filter
}

async function requireColleague(tx: Tx, id: string) {
	const colleague = await tx
		.selectFrom('users')
		.select('id')
		.where('id', '=', id)
		.where('role', '=', 'admin')
		.where('disabledAt', 'is', null)
		.executeTakeFirst()
	if (!colleague) throw new Refusal(422, 'invalid', 'Choose a colleague', { fields: { ownerId: 'Choose a colleague' } })
}
