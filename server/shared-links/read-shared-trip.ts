import { tiedFlight } from '#shared/journey/tied-flight.ts'
import type { SharedPage } from '#shared/shared-links/shared-page.ts'
import { seenBy } from '#shared/trips/sight/seen-by.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import type { Db } from '#server/db/connect.ts'
import { isSecret } from '#server/db/secret-token.ts'
import { flightReports } from '#server/flight-status/flight-reports.ts'
import { consumeRateLimit, networkOf } from '#server/http/limits/rate-limit.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { linkOfSecret, noteUse } from './stored-links.ts'

/** Only wrong secrets count against a network: nobody but a guesser sends many. A right one may be opened this often. */
const MAX_WRONG = 60
const MAX_OPENED = 120
const WINDOW_SECONDS = 600

/** What the link with this secret shows; null for one that has ended, has expired or never was (PORTAL-132). Opening it spends nothing. */
export async function readSharedTrip(
	{ db, reader }: { db: Db; reader: TripReader },
	secret: string,
	{ ip, isUse }: { ip: string; isUse: boolean },
): Promise<SharedPage | null> {
	const link = isSecret(secret) ? await linkOfSecret(db, secret) : null
	if (!link) {
		await consumeRateLimit(db, `shared link:${networkOf(ip)}`, MAX_WRONG, WINDOW_SECONDS)
		return null
	}
	await consumeRateLimit(db, `shared link of:${link.id}`, MAX_OPENED, WINDOW_SECONDS)
	const { scope, sign, until, transferIds, tripId } = link
	const trip = await reader.completeTrip(db, { id: '', role: 'admin' }, tripId)
	const recordIds = scope === 'driver' ? idsForDriver(trip, transferIds) : []
	const reports = scope === 'driver' ? await flightReports(db, tripId) : []
	const reported = reports.filter(({ id }) => recordIds.includes(id)).map((one) => [one.id, one.reported] as const)
	if (isUse) await noteUse(db, link.id)
	return {
		sign,
		until,
		trip: seenBy({ kind: 'link', scope, recordIds }, trip),
		reported: Object.fromEntries(reported),
	}
}

/** A driver sees the flight of each of their transfers: it says when the guests come. */
const idsForDriver = (trip: WholeTrip, transferIds: readonly string[]): string[] =>
	trip.transfers
		.filter(({ id }) => transferIds.includes(id))
		.flatMap((transfer) => {
			const flight = tiedFlight(trip, trip.places, transfer)
			return flight ? [transfer.id, flight.id] : [transfer.id]
		})
