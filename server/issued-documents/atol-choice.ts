import { type AtolType, derivedAtolType } from '#shared/atol/atol-type.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import type { Db } from '#server/db/connect.ts'

/** The type of certificate that staff chose for the trip; null when its records decide. */
export async function chosenAtolType(db: Db, tripId: string): Promise<AtolType | null> {
	const row = await db.selectFrom('atolChoices').select('type').where('tripId', '=', tripId).executeTakeFirst()
	return row?.type ?? null
}

/** How a trip is protected. All issued documents say the same. */
export const atolTypeOf = async (db: Db, trip: WholeTrip): Promise<AtolType> =>
	(await chosenAtolType(db, trip.id)) ?? derivedAtolType(trip)
