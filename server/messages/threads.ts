import { sql } from 'kysely'
import { aboutShape } from '#shared/messages/stored-conversation.ts'
import type { ExportedMessage, Message, MessageFile, StaffMessage } from '#shared/messages/thread.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import { notFound } from '#server/http/refusal.ts'

export type StoredThread = {
	id: string
	tripId: string
	userId: string
	ownerId: string | null
	state: 'open' | 'answered' | 'closed'
	dueAt: Date | null
	version: number
}

const COLUMNS = ['id', 'tripId', 'userId', 'ownerId', 'state', 'dueAt', 'version'] as const

/** The traveller's thread of a trip, which is made with its first message. Locked. */
export async function openThread(tx: Tx, trip: { id: string; consultantId: string | null }, userId: string) {
	await tx
		.insertInto('threads')
		.values({ id: newId(), tripId: trip.id, userId, ownerId: trip.consultantId, dueAt: null })
		.onConflict((conflict) => conflict.columns(['tripId', 'userId']).doNothing())
		.execute()
	return tx
		.selectFrom('threads')
		.select(COLUMNS)
		.where('tripId', '=', trip.id)
		.where('userId', '=', userId)
		.forUpdate()
		.executeTakeFirstOrThrow()
}

export async function findThread(db: Db | Tx, id: string, { lock = false } = {}): Promise<StoredThread> {
	const query = db.selectFrom('threads').select(COLUMNS).where('id', '=', id)
	const thread = isId(id) ? await (lock ? query.forUpdate() : query).executeTakeFirst() : undefined
	if (!thread) throw notFound('Conversation')
	return thread
}

type Row = Awaited<ReturnType<typeof messageRows>>[number]

/** The messages of a thread, oldest first, with how far each side has read. */
function messageRows(db: Db | Tx, threadId: string) {
	return db
		.selectFrom('messages as m')
		.innerJoin('threads as t', 't.id', 'm.threadId')
		.leftJoin('users as u', 'u.id', 'm.authorId')
		.leftJoin('mails', 'mails.id', 'm.mailId')
		.select([
			'm.id',
			'm.side',
			'm.isNote',
			'm.via',
			'm.about',
			'm.text',
			'm.createdAt',
			'mails.state as mailState',
			'mails.answer as mailAnswer',
			sql<
				string | null
			>`(select i.id from "incomingMails" i where i."messageId" = m.id and i."storageKey" is not null)`.as(
				'originalId',
			),
			'u.fullName',
			'u.username',
			sql<
				MessageFile[]
			>`(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f."contentType", 'bytes', f.bytes)
				order by f.id), '[]') from "messageFiles" f where f."messageId" = m.id)`.as('files'),
			sql<boolean>`exists (select from "threadReads" r where r."threadId" = t.id and r."readUpTo" >= m.id
				and (r."userId" = t."userId") = (m.side = 'agency'))`.as('isSeen'),
		])
		.where('m.threadId', '=', threadId)
		.orderBy('m.id')
		.execute()
}

/** As its traveller reads it. A colleague without a full name stays unnamed: a username is for signing in. */
const toMessage = ({ id, side, fullName, username, about, text, files, isSeen, createdAt }: Row): Message => ({
	id,
	from: side,
	author: fullName || (side === 'traveller' ? username : null),
	about: aboutShape.read(about),
	text,
	files,
	isSeen,
	createdAt: createdAt.toISOString(),
})

/** What the traveller may read: no notes, and nothing of the mails. */
export const messagesForTraveller = async (db: Db | Tx, threadId: string): Promise<Message[]> =>
	(await messageRows(db, threadId)).filter(({ isNote }) => !isNote).map(toMessage)

/** The same, with how each message came. */
export const messagesForExport = async (db: Db | Tx, threadId: string): Promise<ExportedMessage[]> =>
	(await messageRows(db, threadId)).filter(({ isNote }) => !isNote).map((row) => ({ ...toMessage(row), via: row.via }))

/** Staff tell colleagues apart by the username where there is no full name. */
export const messagesForStaff = async (db: Db | Tx, threadId: string): Promise<StaffMessage[]> =>
	(await messageRows(db, threadId)).map((row) => ({
		...toMessage(row),
		author: row.fullName || row.username,
		isNote: row.isNote,
		via: row.via,
		originalId: row.originalId,
		mail: row.mailState === null ? null : { state: row.mailState, answer: row.mailAnswer },
	}))

/** Notes how far somebody has read. Never goes back. */
export async function markRead(tx: Db | Tx, threadId: string, userId: string): Promise<void> {
	await sql`insert into "threadReads" ("threadId", "userId", "readUpTo")
		select "threadId", ${userId}::uuid, max(id::text)::uuid from messages where "threadId" = ${threadId} group by "threadId"
		on conflict ("threadId", "userId") do update
		set "readUpTo" = greatest("threadReads"."readUpTo", excluded."readUpTo"), "at" = now()`.execute(tx)
}
