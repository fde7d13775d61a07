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

/**
 * A trip that this person may see, and as what they see it: a customer's own, one that they are a companion on, any for staff. 404
 * otherwise.
 */
export async function findSeenTrip(
	db: Db | Tx,
	user: User & Viewer,
	id: string,
	{ lock = false } = {},
): Promise<{ trip: Awaited<ReturnType<typeof findTrip>>; viewer: TripViewer }> {
	const trip = await findTrip(db, id, { lock })
	const guestId =
		user.role === 'customer' && trip.userId !== user.id ? await companionGuest(db, user.id, trip.id) : null
	if (user.role === 'customer' && trip.userId !== user.id && guestId === null) throw notFound('Trip')
	return { trip, viewer: viewerOf(user, trip, guestId) }
}

/** A trip for what only travellers do. Staff get 404, like everybody who does not travel. */
export async function findTravellersTrip(...[db, user, id, options]: Parameters<typeof findSeenTrip>) {
	const { trip, viewer } = await findSeenTrip(db, user, id, options)
	if (viewer.kind === 'staff') throw notFound('Trip')
	return { trip, viewer }
}

/** The guest as whose companion this account sees a trip, or null. */
async function companionGuest(db: Db | Tx, userId: string, tripId: string): Promise<string | null> {
	const row = await db
		.selectFrom('companions')
		.select('guestId')
		.where('tripId', '=', tripId)
		.where('userId', '=', userId)
		.where('openedAt', 'is not', null)
		.where('endedAt', 'is', null)
		.executeTakeFirst()
	return row?.guestId ?? null
}
