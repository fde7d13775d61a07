import { journeyOf } from '#shared/journey/journey.ts'
import type { Moment } from '#shared/journey/moment.ts'
import { instantOf } from '#shared/places/zoned-time.ts'
import type { BookedLists } from '#shared/trips/kinds/booked-records.ts'
import { BOOKED_KIND_LIST, BOOKED_KINDS, type BookedKind } from '#shared/trips/kinds/registry.ts'
import type { Tx } from '#server/db/connect.ts'
import { placesOfTrip } from '#server/places/places-of-trip.ts'
import type { Row } from '../records/stored-record.ts'

/** The agency's zone, where no place of a trip is known. */
const HOME = 'Europe/London'

type Trip = { id: string; destination: string | null; startDate: string; endDate: string }

/**
 * The instants (milliseconds UTC) of what a record stands for, by the journey of its trip (PORTAL-122): of a flight both ends, of a stay check-in and check-out.
 * `versions` are the record before and after a change; for each, the rest of the trip is as it is stored.
 */
export async function instantsOfRecord(
	tx: Tx,
	trip: Trip,
	list: BookedKind,
	versions: readonly Row[],
): Promise<number[]> {
	const stored = await readBooked(tx, trip.id)
	return versions.flatMap((record) => {
		const others = stored[list].filter(({ id }) => id !== record.id)
		const lists: BookedLists = { ...stored, [list]: [...others, record] }
		return momentsOf(trip, lists).flatMap(({ part, order }) => (part.id === record.id ? [order] : []))
	})
}

/** The midnights at which a trip begins: with the dates it had, and with those it has, where its first moment takes place. */
export async function instantsOfTrip(tx: Tx, trip: Trip, versions: readonly { startDate: string }[]) {
	const moments = momentsOf(trip, await readBooked(tx, trip.id))
	const zone = moments.find((one) => one.zone !== null)?.zone ?? HOME
	return versions.map(({ startDate }) => instantOf(zone, `${startDate}T00:00:00`))
}

const momentsOf = (trip: Trip, lists: BookedLists): Moment[] =>
	journeyOf({ ...lists, ...trip, status: '' }, placesOfTrip({ ...lists, destination: trip.destination }), {
		withCancelled: true,
	}).moments

async function readBooked(tx: Tx, tripId: string): Promise<BookedLists> {
	const lists: [string, unknown[]][] = []
	for (const list of BOOKED_KIND_LIST)
		lists.push([
			list,
			await tx.selectFrom(BOOKED_KINDS[list].names.table).selectAll().where('tripId', '=', tripId).execute(),
		])
	return Object.fromEntries(lists) as BookedLists
}
