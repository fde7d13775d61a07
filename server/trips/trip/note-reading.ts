import { sql } from 'kysely'
import { seesIdentityData } from '#shared/customers/identity-sight.ts'
import { identityFields } from '#shared/trips/kinds/record-kind.ts'
import { guest } from '#shared/trips/kinds/guest.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import type { Caller } from '#server/http/routes.ts'

/** SQL that is true when today's reading of a trip by a member of staff is recorded. Days are London's. */
export const isReadingNoted = (trip: string, actor: string) => `exists (select from audit a
	where a."objectId" = ${trip} and a."actorId" = ${actor} and a.action = 'identity data read'
	and a.at > date_trunc('day', now(), 'Europe/London'))`

/**
 * Records that a member of staff saw the identity data of a trip: once a day for each person and trip (API-139). The query that read the
 * trip says whether that was done.
 */
export async function noteReading(
	db: Db,
	caller: Caller,
	ip: string,
	{ trip, isReadingNoted }: { trip: WholeTrip; isReadingNoted: boolean },
): Promise<void> {
	if (isReadingNoted || caller.role !== 'admin') return
	const names = identityFields(guest) as (keyof typeof guest.fields)[]
	const holdsAny = trip.guests.some((one) => names.some((name) => one[name] !== null))
	if (holdsAny && seesIdentityData(caller, trip)) await audit(db, { id: caller.id, ip }, 'identity data read', trip.id)
}

/** Records that a member of staff saw identity data of a trip, or notes about a customer: once a day for each person and object (API-139). */
export async function noteReadingOf(db: Db, actor: { id: string; ip: string }, objectId: string): Promise<void> {
	const { rows } = await sql<{ isNoted: boolean }>`select ${sql.raw(isReadingNoted('x.id', 'x.actor'))} as "isNoted"
		from (values (${objectId}::text, ${actor.id}::uuid)) x(id, actor)`.execute(db)
	if (!rows[0]?.isNoted) await audit(db, actor, 'identity data read', objectId)
}
