import type { User } from '#shared/customers/user.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { notFound } from '#server/http/refusal.ts'

/** Columns of a trip that its own rules need; a whole trip is read by server/trips/trip/read-trips.ts. */
const COLUMNS = ['id', 'userId', 'guestDetailsApprovalStatus', 'status', 'version'] as const

/** Any trip, for staff. 404 when there is none, also for an id that never could be one. */
export async function findTrip(db: Db | Tx, id: string, { lock = false } = {}) {
	const query = db.selectFrom('trips').select(COLUMNS).where('id', '=', id)
	const trip = isId(id) ? await (lock ? query.forUpdate() : query).executeTakeFirst() : undefined
	if (!trip) throw notFound('Trip')
	return trip
}

/** A customer's own trip; somebody else's is not found, like one that isn't there. Staff own none. */
export async function findOwnTrip(db: Db | Tx, user: User, id: string, { lock = false } = {}) {
	const query = db.selectFrom('trips').select(COLUMNS).where('id', '=', id).where('userId', '=', user.id)
	const trip = isId(id) ? await (lock ? query.forUpdate() : query).executeTakeFirst() : undefined
	if (!trip) throw notFound('Trip')
	return trip
}

/** A trip that this user may look at: a customer's own, staff any. */
export const findReadableTrip = (db: Db | Tx, user: User, id: string) =>
	user.role === 'admin' ? findTrip(db, id) : findOwnTrip(db, user, id)
