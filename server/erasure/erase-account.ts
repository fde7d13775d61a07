import { sql } from 'kysely'
import { ERASED_CUSTOMER } from '#shared/customers/erasure.ts'
import { indexCustomer } from '#server/auth/customer-search.ts'
import { deleteNotes } from '#server/customers/notes/stored-notes.ts'
import type { Tx } from '#server/db/connect.ts'
import { countCustomer } from '#server/trips/counters/counters.ts'
import { indexTripsOf } from '#server/trips/list/trip-search.ts'

/** What opens an account or was made with it. */
const BELONGS_TO_ACCOUNT = [
	'sessions',
	'devices',
	'passkeys',
	'secondSteps',
	'recoveryCodes',
	'accountLinks',
	'addressChanges',
	'calendarFeeds',
	'threads',
	'threadReads',
	'noticeReaders',
	'deliveries',
	'reminderSettings',
	'turnedOffDevices',
	'receivedDocuments',
	'history',
	'tasks',
] as const

/**
 * Deletes a customer's account. Where trips stay as evidence, the account stays as their empty owner, which nobody can open, because it
 * has no password, no key and no mailbox.
 */
export async function eraseAccount(tx: Tx, userId: string): Promise<void> {
	await deleteNotes(tx, userId)
	for (const table of BELONGS_TO_ACCOUNT) await tx.deleteFrom(table).where('userId', '=', userId).execute()
	await tx.deleteFrom('ceremonies').where('userId', '=', userId).execute()
	const trip = await tx.selectFrom('trips').select('id').where('userId', '=', userId).limit(1).executeTakeFirst()
	if (!trip) {
		const { numDeletedRows } = await tx.deleteFrom('users').where('id', '=', userId).executeTakeFirst()
		if (numDeletedRows > 0n) await countCustomer(tx, -1)
		return
	}
	await tx
		.updateTable('users')
		.set({
			username: `erased-${userId.slice(-12)}`,
			// Reserved: no mail can reach it (RFC 2606).
			email: `${userId.slice(-12)}@erased.invalid`,
			fullName: ERASED_CUSTOMER,
			phone: null,
			bookingAgent: null,
			passwordHash: null,
			passwordSetBy: null,
			passkeyHandle: null,
			invitedAt: null,
			lastSignInAt: null,
			disabledAt: sql<Date>`now()`,
			version: sql<number>`version + 1`,
			updatedAt: sql<Date>`now()`,
		})
		.where('id', '=', userId)
		.execute()
	indexCustomer(tx, userId)
	await indexTripsOf(tx, userId)
}
