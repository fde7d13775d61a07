import type { Tx } from '#server/db/connect.ts'
import { countTrip, countTripOfCustomer } from '../counters/counters.ts'
import { filesOfTrips } from '../images/files-of-trips.ts'
import type { findTrip } from './find-trip.ts'

/** Deletes a locked trip with everything in it. Returns the storage keys of its files, to be removed after the commit. */
export async function deleteTrip(tx: Tx, trip: Awaited<ReturnType<typeof findTrip>>): Promise<string[]> {
	const keys = await filesOfTrips(tx, [trip.id])
	await tx.deleteFrom('trips').where('id', '=', trip.id).execute()
	await countTrip(tx, trip, null)
	await countTripOfCustomer(tx, trip.userId, -1)
	return keys
}
