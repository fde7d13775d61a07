import { sql } from 'kysely'
import { seesIdentityData } from '#shared/customers/identity-sight.ts'
import { identityFields } from '#shared/trips/kinds/record-kind.ts'
import { guest } from '#shared/trips/kinds/guest.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import type { Caller } from '#server/http/routes.ts'

/** Records that a member of staff saw the identity data of a trip: once a day for each person and trip (API-139). */
export async function noteReading(db: Db, caller: Caller, ip: string, trip: WholeTrip): Promise<void> {
	const names = identityFields(guest) as (keyof typeof guest.fields)[]
	const holdsAny = trip.guests.some((one) => names.some((name) => one[name] !== null))
	if (caller.role !== 'admin' || !holdsAny || !seesIdentityData(caller, trip)) return
	const known = await db
		.selectFrom('audit')
		.select('id')
		.where('objectId', '=', trip.id)
		.where('actorId', '=', caller.id)
		.where('action', '=', 'identity data read')
		.where('at', '>', sql<Date>`date_trunc('day', now(), 'Europe/London')`)
		.limit(1)
		.executeTakeFirst()
	if (!known) await audit(db, { id: caller.id, ip }, 'identity data read', trip.id)
}
