import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { copyOfTrip } from '#shared/trips/copy-of-trip.ts'
import { withoutCancelled } from '#shared/trips/kinds/booked-records.ts'
import { tripSchema } from '#shared/trips/trip-schema.ts'
import type { Tx } from '#server/db/connect.ts'
import { check } from '#server/http/refusal.ts'
import { createTrip } from './create-trip.ts'
import { findTrip } from './find-trip.ts'
import { addRecord } from '../records/record-actions.ts'
import type { TripRecords } from '../records/trip-records.ts'

/**
 * Duplicates a trip for the same customer and returns the new id. The copy is the given consultant's, and has of the original what they see.
 * shared/trips/copy-of-trip.ts decides what is copied.
 */
export async function duplicateTrip(
	tx: Tx,
	records: TripRecords,
	consultantId: string,
	original: WholeTrip,
	startDate: string,
): Promise<string> {
	const copy = copyOfTrip(original, startDate)
	const id = await createTrip(tx, { userId: original.userId, consultantId }, check(tripSchema, copy.values))
	const trip = await findTrip(tx, id)
	// In order, so that records at the same time keep the order in which they were added.
	const copied = withoutCancelled(original)
	const copies = new Map<string, string>()
	for (const [list, rows] of Object.entries(copy.records) as [keyof typeof copy.records, object[]][])
		for (const [index, row] of rows.entries()) {
			const added = await addRecord(tx, records[list], trip, namingCopies(copies, row), 'untold')
			copies.set(copied[list][index]!.id, String(added.id))
		}
	return id
}

type Row = { guestIds?: string[] | null; flightId?: string | null }

/** The record with the copies of the guests and of the flight that the original names. These are copied before it. */
const namingCopies = (copies: ReadonlyMap<string, string>, row: Row) => ({
	...row,
	...(row.guestIds ? { guestIds: row.guestIds.flatMap((id) => copies.get(id) ?? []) } : {}),
	...(row.flightId ? { flightId: copies.get(row.flightId) ?? null } : {}),
})
