import { sql } from 'kysely'
import type { User } from '#shared/customers/user.ts'
import { type Actor, audit } from '#server/db/audit.ts'
import type { Tx } from '#server/db/connect.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { invitationRows } from './read-companions.ts'

/**
 * Accepts the invitation with this id that waits for an account, or all of them. Returns how many: of two attempts at one, the second
 * finds none. Guests whose details were approved for them are asked to look at them once more.
 */
export async function acceptInvitations(tx: Tx, user: Pick<User, 'id' | 'email'>, actor: Actor, id?: string) {
	let accepted = 0
	for (const row of await invitationRows(tx, user, id)) {
		// In the order in which every change of a trip locks it.
		await findTrip(tx, row.tripId, { lock: true })
		const opened = await tx
			.updateTable('companions')
			.set({ openedAt: sql<Date>`now()` })
			.where('id', '=', row.id)
			.where('openedAt', 'is', null)
			.where('endedAt', 'is', null)
			.returning('guestId')
			.executeTakeFirst()
		if (!opened) continue
		accepted++
		await audit(tx, actor, 'companion joined', opened.guestId, { detail: { trip: row.tripId } })
	}
	return accepted
}
