import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { countTrip } from '../counters/counters.ts'

type Trip = { id: string; guestDetailsApprovalStatus: string; status: string }

/** An approval covers only what was approved: an added or edited guest puts the trip back to pending (CRM-59). */
export async function reopenApproval(tx: Tx, trip: Trip) {
	if (trip.guestDetailsApprovalStatus === 'pending') return
	await tx
		.updateTable('trips')
		.set({
			guestDetailsApprovalStatus: 'pending',
			approvedAt: null,
			approvedBy: null,
			version: sql`version + 1`,
			updatedAt: sql<Date>`now()`,
		})
		.where('id', '=', trip.id)
		.execute()
	await countTrip(tx, trip, { ...trip, guestDetailsApprovalStatus: 'pending' })
}
