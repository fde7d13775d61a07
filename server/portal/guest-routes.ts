import { z } from 'zod'
import type { Viewer } from '#shared/customers/identity-sight.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import { seenBy } from '#shared/trips/sight/seen-by.ts'
import { obstacleToApproval, versionsOf } from '#shared/portal/guest-approval.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { get, patch, post, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import { approvalSeenBy, approveGuests } from '#server/trips/approvals/approvals.ts'
import { findOwnTrip, findSeenTrip } from '#server/trips/trip/find-trip.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { changeRecord, refuseUnreadable } from '#server/trips/records/record-actions.ts'
import type { TripRecords } from '#server/trips/records/trip-records.ts'

/** The version of each guest that the traveller has seen. Not compared in a call without a body (API-58). */
const approvalBody = z.strictObject({ guests: z.record(z.string(), z.int()).optional() })

type Parts = { db: Db; sealer: Sealer; records: TripRecords; reader: TripReader }

/**
 * The traveller's review of guest details (PORTAL-32 to PORTAL-48), for the trip's owner only: staff never approve on their behalf. Both
 * may read the record of what was approved.
 */
export function guestRoutes({ db, sealer, records, reader }: Parts): Route[] {
	async function seenNow(tx: Tx, user: Viewer, id: string) {
		const { trip, viewer } = await reader.tripWithViewer(tx, user, id)
		return seenBy(viewer, trip)
	}

	return [
		patch('/api/portal/guests/:guestId', 'signedIn', async (c, user) => {
			const id = c.req.param('guestId')
			const given = await readObject(c)
			const guest = await transaction(db, async (tx) => {
				const changed = await changeRecord(
					tx,
					user,
					records.guests,
					(tx, tripId) => findOwnTrip(tx, user, tripId, { lock: true }),
					id,
					given,
					(current) => refuseStale(c, current, current),
					{ by: user.id, why: 'traveller' },
				)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'guest changed by traveller', id, {
					detail: { fields: Object.keys(given) },
				})
				return changed
			})
			return c.json({ guest })
		}),

		post('/api/portal/trips/:id/approve-guests', 'signedIn', async (c, user) => {
			const id = c.req.param('id')
			const seen = c.req.header('content-type') ? check(approvalBody, await readObject(c)).guests : undefined
			const approved = await transaction(db, async (tx) => {
				const trip = await findOwnTrip(tx, user, id, { lock: true })
				await refuseUnreadable(tx, records.guests, trip.id)
				const guests = (await reader.completeRecords(tx, 'guests', trip.id)) as Guest[]
				const obstacle = obstacleToApproval({ status: trip.status, guests })
				if (obstacle) throw new Refusal(409, 'not_approvable', obstacle)
				if (seen && !isSame(seen, versionsOf(guests)))
					throw new Refusal(412, 'stale', 'The details have changed in the meantime. Please review them again', {
						more: { current: await seenNow(tx, user, id) },
					})
				const kept = await approveGuests(tx, sealer, trip, guests, user.id)
				if (kept) await audit(tx, { id: user.id, ip: c.var.ip }, 'guest details approved', id, { detail: kept })
				return seenNow(tx, user, id)
			})
			return c.json({ trip: approved })
		}),

		get('/api/portal/trips/:id/approval', 'signedIn', async (c, user) => {
			const { trip } = await findSeenTrip(db, user, c.req.param('id'))
			return c.json({ approval: await approvalSeenBy({ db, sealer, reader }, user, trip) })
		}),
	]
}

const isSame = (a: Record<string, number>, b: Record<string, number>) =>
	Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([id, version]) => b[id] === version)
