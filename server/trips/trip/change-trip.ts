import { sql } from 'kysely'
import type { TripValues } from '#shared/trips/trip.ts'
import type { Tx } from '#server/db/connect.ts'
import { type Cause, noteTripChange } from '../changes/note-change.ts'
import type { findTrip } from './find-trip.ts'
import { countTrip } from '../counters/counters.ts'
import { indexTrip } from './trip-search.ts'

/** Updates a locked trip with a complete set of validated values, on behalf of a member of staff. `cause` decides who is told. */
export async function changeTrip(
	tx: Tx,
	saved: Awaited<ReturnType<typeof findTrip>>,
	values: TripValues,
	staffId: string,
	cause: Cause,
): Promise<void> {
	const approval = values.guestDetailsApprovalStatus
	const isDecided = approval !== saved.guestDetailsApprovalStatus
	await tx
		.updateTable('trips')
		.set({ ...values, version: sql`version + 1`, updatedAt: sql<Date>`now()` })
		.$if(isDecided, (update) =>
			update.set(
				approval === 'approved'
					? { approvedAt: sql<Date>`now()`, approvedBy: staffId }
					: { approvedAt: null, approvedBy: null },
			),
		)
		.where('id', '=', saved.id)
		.execute()
	await countTrip(tx, saved, values)
	indexTrip(tx, saved.id)
	await noteTripChange(tx, saved, values, cause)
}
