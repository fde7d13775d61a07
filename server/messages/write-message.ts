import { sql } from 'kysely'
import { aboutShape } from '#shared/messages/stored-conversation.ts'
import type { About } from '#shared/messages/thread.ts'
import { addOfficeMinutes, type OfficeHours } from '#shared/messages/office-hours.ts'
import { addDays } from '#shared/dates.ts'
import { KINDS } from '#shared/trips/kinds/registry.ts'
import type { TripViewer } from '#shared/trips/sight/trip-viewer.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import { Refusal } from '#server/http/refusal.ts'
import { recordsOfCompanion } from '#server/trips/companions/companion-rows.ts'
import { markRead, type StoredThread } from './threads.ts'

/** How long an answer may take in office hours, and around the clock while a trip is under way or begins within two days (CRM-166). */
const ANSWER_MINUTES = 240
const URGENT_MINUTES = 30
const URGENT_DAYS_BEFORE = 2

type Dated = { startDate: string; endDate: string }

/** Whether an answer cannot wait for the office. `today` is a day. */
export const isUrgent = ({ startDate, endDate }: Dated, today: string): boolean =>
	startDate <= addDays(today, URGENT_DAYS_BEFORE) && today <= endDate

const dueFrom = (hours: OfficeHours, trip: Dated, now: Date): Date =>
	isUrgent(trip, now.toISOString().slice(0, 10))
		? new Date(now.getTime() + URGENT_MINUTES * 60_000)
		: new Date(addOfficeMinutes(hours, now.getTime(), ANSWER_MINUTES))

type Written = { authorId: string; text: string; via: 'portal' | 'crm' | 'mail' | 'phone' }

/** A traveller's message: an answer is due from the first one that waits. Returns its id. */
export async function writeAsTraveller(
	tx: Tx,
	thread: StoredThread,
	message: Written & { about: About | null },
	asked: { hours: OfficeHours; trip: Dated },
): Promise<string> {
	const id = await insert(tx, thread, { ...message, side: 'traveller', isNote: false, toldAt: null })
	const isWaiting = thread.state === 'open' && thread.dueAt !== null
	await touch(tx, thread, {
		state: 'open',
		dueAt: isWaiting ? thread.dueAt : dueFrom(asked.hours, asked.trip, new Date()),
	})
	return id
}

/** What staff write. A note changes nothing for the traveller; an answer or a call settles the question, and its writer becomes the owner. */
export async function writeAsStaff(
	tx: Tx,
	thread: StoredThread,
	{ kind, ...message }: Written & { kind: 'answer' | 'note' | 'call' },
): Promise<string> {
	const isAnswer = kind === 'answer'
	const id = await insert(tx, thread, {
		...message,
		about: null,
		side: 'agency',
		isNote: !isAnswer,
		// Only an answer is mailed; what was said by telephone is known already.
		toldAt: isAnswer ? null : new Date(),
	})
	if (kind === 'note') await touch(tx, thread, {})
	else await touch(tx, thread, { state: 'answered', dueAt: null, ownerId: thread.ownerId ?? message.authorId })
	return id
}

type Inserted = Written & { about: About | null; side: 'traveller' | 'agency'; isNote: boolean; toldAt: Date | null }

async function insert(tx: Tx, thread: StoredThread, { about, ...message }: Inserted) {
	const id = newId()
	await tx
		.insertInto('messages')
		.values({
			...message,
			id,
			threadId: thread.id,
			mailId: null,
			about: about === null ? null : aboutShape.toText(about),
		})
		.execute()
	await markRead(tx, thread.id, message.authorId)
	return id
}

const touch = (tx: Tx, { id }: StoredThread, values: Partial<Pick<StoredThread, 'state' | 'dueAt' | 'ownerId'>>) =>
	tx
		.updateTable('threads')
		.set({ ...values, lastAt: sql<Date>`now()`, version: sql`version + 1` })
		.where('id', '=', id)
		.execute()

/** What a question is about, in words. Refuses with 422 a record of another trip, and one that the viewer does not see. */
export async function aboutRecord(
	db: Db | Tx,
	tripId: string,
	viewer: TripViewer,
	about: Pick<About, 'list' | 'id'> | null | undefined,
): Promise<About | null> {
	if (!about) return null
	const { list, id } = about
	const kind = KINDS[list]
	const isSeen = viewer.kind !== 'companion' || (await recordsOfCompanion(db, tripId, viewer.guestId)).has(id)
	const row =
		isId(id) && isSeen
			? await db
					.selectFrom(kind.names.table as 'flights')
					.selectAll()
					.where('id', '=', id)
					.where('tripId', '=', tripId)
					.executeTakeFirst()
			: undefined
	if (!row)
		throw new Refusal(422, 'invalid', 'This is no longer in the trip', {
			fields: { about: 'This is no longer in the trip' },
		})
	return { list, id, words: (kind.summary as (values: object) => string)(row) }
}
