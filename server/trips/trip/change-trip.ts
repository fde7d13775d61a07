import { sql } from 'kysely'
import { tripFields, type TripValues } from '#shared/trips/trip.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Cause } from '../changes/cause.ts'
import { noteTripChange } from '../changes/note-change.ts'
import { noteTripHistory } from '../changes/note-history.ts'
import type { findTrip } from './find-trip.ts'
import { countTrip } from '../counters/counters.ts'
import { indexTrip } from '../list/trip-search.ts'

const NAMES = Object.keys(tripFields) as (keyof TripValues)[]

/** Updates a locked trip with a complete set of validated values, on behalf of a member of staff. `cause` decides who is told. */
export async function changeTrip(
	tx: Tx,
	saved: Awaited<ReturnType<typeof findTrip>>,
	values: TripValues,
	staffId: string,
	cause: Cause,
): Promise<void> {
	const before = await tx.selectFrom('trips').select(NAMES).where('id', '=', saved.id).executeTakeFirstOrThrow()
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
	await noteTripHistory(tx, saved.id, before, values, cause)
	await noteTripChange(tx, saved, values, cause)
}
