import type { Viewer } from '#shared/customers/identity-sight.ts'
import type { User } from '#shared/customers/user.ts'
import { type TripViewer, viewerOf } from '#shared/trips/sight/trip-viewer.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { notFound } from '#server/http/refusal.ts'

/** The columns that the rules of a trip need. server/trips/trip/read-trips.ts reads the whole trip. */
const COLUMNS = [
	'id',
	'userId',
	'consultantId',
	'guestDetailsApprovalStatus',
	'status',
	'version',
	'name',
	'destination',
	'startDate',
	'endDate',
	'toldSince',
] as const

/** Any trip, for staff. 404 when there is none, also for a malformed id. */
export async function findTrip(db: Db | Tx, id: string, { lock = false } = {}) {
	const query = db.selectFrom('trips').select(COLUMNS).where('id', '=', id)
	const trip = isId(id) ? await (lock ? query.forUpdate() : query).executeTakeFirst() : undefined
	if (!trip) throw notFound('Trip')
	return trip
}

/** A customer's own trip. Somebody else's answers 404, like one that does not exist. Staff own none. */
export async function findOwnTrip(db: Db | Tx, user: User, id: string, { lock = false } = {}) {
	const query = db.selectFrom('trips').select(COLUMNS).where('id', '=', id).where('userId', '=', user.id)
	const trip = isId(id) ? await (lock ? query.forUpdate() : query).executeTakeFirst() : undefined
	if (!trip) throw notFound('Trip')
	return trip
}

/** A trip that this person may see, and as what they see it: a customer's own, any for staff. 404 otherwise. */
export async function findSeenTrip(
	db: Db | Tx,
	user: User & Viewer,
	id: string,
): Promise<{ trip: Awaited<ReturnType<typeof findTrip>>; viewer: TripViewer }> {
	const trip = await (user.role === 'admin' ? findTrip(db, id) : findOwnTrip(db, user, id))
	return { trip, viewer: viewerOf(user, trip) }
}
