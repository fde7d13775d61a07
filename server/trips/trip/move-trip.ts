import { sql } from 'kysely'
import type { TripMove } from '#shared/trips/trip-move.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { noteHistory } from '#server/db/history.ts'
import { isId } from '#server/db/id.ts'
import { Refusal } from '#server/http/refusal.ts'
import { countTripOfCustomer } from '../counters/counters.ts'
import { becomeCustomer } from './create-trip.ts'
import type { findTrip } from './find-trip.ts'
import { indexTrip } from '../list/trip-search.ts'

type Trip = Awaited<ReturnType<typeof findTrip>>
type Account = { id: string; name: string; email: string; companionOnly: boolean }

/** Who gets a trip. Anybody but another customer is 422, by the field `userId`. */
export async function findRecipient(tx: Db | Tx, trip: Trip, userId: unknown): Promise<Account> {
	const account = typeof userId === 'string' && isId(userId) ? await findAccount(tx, userId) : undefined
	if (account && account.id !== trip.userId) return account
	throw new Refusal(422, 'invalid', 'Choose another customer', { fields: { userId: 'Choose another customer' } })
}

const findAccount = (tx: Db | Tx, id: string): Promise<Account | undefined> =>
	tx
		.selectFrom('users')
		.select(['id', 'email', 'companionOnly', sql<string>`coalesce("fullName", username)`.as('name')])
		.where('id', '=', id)
		.where('role', '=', 'customer')
		.executeTakeFirst()

/** What moving a trip to another customer would do (CRM-326). */
export async function previewMove(db: Db, trip: Trip, to: Account): Promise<TripMove> {
	const from = await findAccount(db, trip.userId)
	const { rows } = await sql<Omit<TripMove, 'from' | 'to'>>`select
		(select count(*)::int from guests where "tripId" = ${trip.id}) as guests,
		(select count(*)::int from documents where "tripId" = ${trip.id}) as documents,
		(select count(*)::int from "sharedLinks" l where ${endingLink(trip)}) as links,
		(select count(*)::int from companions c where ${endingCompanion(trip, to.id)}) as companions,
		exists (select from threads where "tripId" = ${trip.id} and "userId" = ${trip.userId}) as "hasConversation",
		${trip.toldSince !== null} as "isTold"`.execute(db)
	return { ...rows[0]!, from: nameOf(from), to: nameOf(to) }
}

const nameOf = (account: Account | undefined) => (account ? `${account.name} (${account.email})` : 'A deleted account')

/** Links that the old customer made, and theirs alone: those of staff stay. */
const endingLink = (trip: Trip) =>
	sql`l."tripId" = ${trip.id} and l."createdBy" = ${trip.userId} and l."endedAt" is null`
/** Whom the old customer invited, and the new one, who sees everything as the lead. */
const endingCompanion = (trip: Trip, to: string) =>
	sql`c."tripId" = ${trip.id} and c."endedAt" is null and (c."invitedBy" = ${trip.userId} or c."userId" = ${to})`

/**
 * Gives a locked trip to another customer (CRM-326). The old one sees and hears nothing more of it: the links they made and the access of
 * companions they invited end, and what waits to be told of it is not sent. The new one is told once staff say that the trip is ready.
 */
export async function moveTrip(tx: Tx, trip: Trip, to: Account, staffId: string): Promise<void> {
	const from = await findAccount(tx, trip.userId)
	await tx
		.updateTable('trips')
		.set({ userId: to.id, toldSince: null, version: sql`version + 1`, updatedAt: sql<Date>`now()` })
		.where('id', '=', trip.id)
		.execute()
	await sql`update "sharedLinks" l set "endedAt" = now() where ${endingLink(trip)}`.execute(tx)
	await sql`update companions c set "endedAt" = now() where ${endingCompanion(trip, to.id)}`.execute(tx)
	await tx.deleteFrom('pendingNotices').where('tripId', '=', trip.id).execute()
	await sql`update changes set untold = ${MOVED} where "tripId" = ${trip.id} and "noticeId" is null and untold is null`.execute(
		tx,
	)
	await stopNotices(tx, trip)
	await countTripOfCustomer(tx, trip.userId, -1)
	await countTripOfCustomer(tx, to.id, 1)
	if (to.companionOnly) await becomeCustomer(tx, to.id)
	indexTrip(tx, trip.id)
	await noteHistory(tx, { tripId: trip.id }, staffId, {
		list: 'trip',
		recordId: trip.id,
		act: 'changed',
		title: trip.name,
		differences: [{ name: 'Customer', was: from?.name ?? null, now: to.name }],
		why: 'staff',
	})
}

const MOVED = 'Not told: the trip was moved to another customer'

/** Mails and pushes to the old customer that have not left yet. */
async function stopNotices(tx: Tx, { id, userId }: Trip) {
	await sql`
		with gone as (
			select d.id, d."mailId", d.channel from deliveries d join notices n on n.id = d."noticeId"
				where n."tripId" = ${id} and d."userId" = ${userId} and d.state = 'waiting'),
		unsent as (
			update mails set state = 'failed', answer = ${MOVED}, "dismissedAt" = now()
			where state = 'waiting' and id in (select "mailId" from gone))
		update deliveries set state = 'skipped', reason = ${MOVED}, at = now()
			where channel = 'push' and id in (select id from gone)`.execute(tx)
}
