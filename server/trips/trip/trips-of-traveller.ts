import { CompiledQuery } from 'kysely'
import type { Viewer } from '#shared/customers/identity-sight.ts'
import { type TripViewer, viewerOf } from '#shared/trips/sight/trip-viewer.ts'
import type { Trip } from '#shared/trips/whole-trip.ts'
import type { Db } from '#server/db/connect.ts'
import type { Row } from '../records/stored-record.ts'
import { FROM, IS_OPEN, shownTrip, TRIP } from './trip-rows.ts'

const FIRST_DEPARTURE =
	'(select min(f."departureTime") from flights f where f."tripId" = t.id and f.status <> \'cancelled\' and (d."guestId" is null or f."guestIds" is null or d."guestId" = any(f."guestIds")))'
const TRIPS_OF_TRAVELLER = `select ${TRIP}, d."guestId" as "companionGuest", g."approvalStatus" as "ownApproval", ${FIRST_DEPARTURE} as "firstDeparture"
	${FROM}
	left join companions d on d."tripId" = t.id and d."userId" = $1 and ${IS_OPEN('d')} and t."userId" <> $1
	left join guests g on g.id = d."guestId"
	where t.id in (select id from trips where "userId" = $1 union all select "tripId" from companions c where c."userId" = $1 and ${IS_OPEN('c')})
	order by t."startDate", t.id`

type SeenRow = { trip: Trip & { firstDeparture: string | null }; viewer: TripViewer }

/**
 * The trips that are a customer's own and those they are a companion on, earliest start first, each with the local time of the first
 * flight that they are on. Only `summarySeenBy` makes an answer of them.
 */
export async function tripsOf(db: Db, user: Viewer): Promise<SeenRow[]> {
	const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(TRIPS_OF_TRAVELLER, [user.id]))
	return rows.map(({ companionGuest, ownApproval, firstDeparture, ...row }) => {
		const trip = shownTrip(ownApproval === null ? row : { ...row, guestDetailsApprovalStatus: ownApproval })
		return {
			trip: { ...trip, firstDeparture: (firstDeparture as string | null) ?? null },
			viewer: viewerOf(user, trip, companionGuest as string | null),
		}
	})
}
