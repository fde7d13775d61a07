import { sql } from 'kysely'
import { seesIdentityData, type Viewer } from '#shared/customers/identity-sight.ts'
import { guest } from '#shared/trips/kinds/guest.ts'
import { identityFields } from '#shared/trips/kinds/record-kind.ts'
import type { KnownDetails, KnownGuest } from '#shared/trips/known-guest.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { notFound } from '#server/http/refusal.ts'
import type { TripRecords } from '../records/trip-records.ts'
import type { findTrip } from '../trip/find-trip.ts'

type Trip = Awaited<ReturnType<typeof findTrip>>

const MAX_PEOPLE = 200

/** That a guest `g` is on another trip `t` of the customer of a trip. */
const isElsewhere = (trip: Trip) => sql`t."userId" = ${trip.userId} and t.id <> ${trip.id}`

/**
 * Who was a guest on other trips of this trip's customer, by name. Each person is there once, on the last trip that has identity data of
 * them, otherwise on the last one.
 */
export async function listKnownGuests(db: Db, trip: Trip): Promise<KnownGuest[]> {
	const { rows } = await sql<KnownGuest>`
		select distinct on (folded(g."fullName")) g.id as "guestId", g."fullName" as name,
			jsonb_build_object('id', t.id, 'name', t.name, 'startDate', t."startDate") as trip
		from guests g join trips t on t.id = g."tripId" where ${isElsewhere(trip)}
		order by folded(g."fullName"), (g.sealed is not null) desc, t."startDate" desc, t.id limit ${MAX_PEOPLE}`.execute(
		db,
	)
	return rows
}

/** What is known of one of them, as far as this person sees it on both trips (API-132). 404 for a guest of somebody else's trip. */
export async function readKnownGuest(
	db: Db | Tx,
	{ guests }: TripRecords,
	viewer: Viewer,
	trip: Trip,
	guestId: string,
): Promise<KnownDetails> {
	const found = isId(guestId)
		? await sql<KnownGuest & { consultantId: string | null }>`
			select g.id as "guestId", g."fullName" as name, t."consultantId",
				jsonb_build_object('id', t.id, 'name', t.name, 'startDate', t."startDate") as trip
			from guests g join trips t on t.id = g."tripId" where g.id = ${guestId} and ${isElsewhere(trip)}`.execute(db)
		: { rows: [] }
	const [known] = found.rows
	if (!known) throw notFound('Guest')
	const { consultantId, ...shown } = known
	const rows = await db
		.selectFrom('guests')
		.select([...guests.columns] as 'id'[])
		.where('id', '=', guestId)
		.execute()
	const [row] = await guests.withKeys(db, rows)
	const record = guests.shown(row!)
	const sees = seesIdentityData(viewer, trip) && seesIdentityData(viewer, { userId: trip.userId, consultantId })
	const sealed = identityFields(guest)
	const filled = Object.keys(guest.fields).filter((name) => typeof record[name] === 'string' && record[name] !== '')
	const isHidden = (name: string) => !sees && sealed.includes(name)
	return {
		...shown,
		values: Object.fromEntries(filled.filter((name) => !isHidden(name)).map((name) => [name, String(record[name])])),
		hidden: filled.filter(isHidden),
	}
}
