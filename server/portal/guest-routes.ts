import { z } from 'zod'
import type { Viewer } from '#shared/customers/identity-sight.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import { seenBy } from '#shared/trips/sight/seen-by.ts'
import type { TripViewer } from '#shared/trips/sight/trip-viewer.ts'
import { obstacleToApproval, versionsOf } from '#shared/portal/guest-approval.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { get, patch, post, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import { noteForStaff } from '#server/staff-notices/note-for-staff.ts'
import { guestsWithAccess } from '#server/trips/companions/companion-rows.ts'
import { approvalSeenBy, approveGuests } from '#server/trips/approvals/approvals.ts'
import { findSeenTrip, findTravellersTrip, findTrip } from '#server/trips/trip/find-trip.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { changeRecord, refuseUnreadable } from '#server/trips/records/record-actions.ts'
import type { TripRecords } from '#server/trips/records/trip-records.ts'

/** The version of each guest that the traveller has seen. Not compared in a call without a body (API-58). */
const approvalBody = z.strictObject({ guests: z.record(z.string(), z.int()).optional() })

type Parts = { db: Db; sealer: Sealer; records: TripRecords; reader: TripReader }

/**
 * The travellers' review of guest details (PORTAL-32 to PORTAL-48, PORTAL-94): staff never approve on their behalf, but may read the
 * record of what was approved.
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
				const { tripId, isPrivate } = (await placeOfGuest(tx, id)) ?? {}
				const { trip, viewer } = await findTravellersTrip(tx, user, tripId ?? '', { lock: true }).catch(asGuest)
				const isOwn = viewer.kind === 'companion' && viewer.guestId === id
				if (viewer.kind === 'companion' && !isOwn) throw notFound('Guest')
				if (viewer.kind === 'lead' && isPrivate) throw refusePrivate()
				const changed = await changeRecord(
					tx,
					// A companion sees and changes all of their own details, as the lead does.
					isOwn ? { ...user, id: trip.userId } : user,
					records.guests,
					(tx, tripId) => findTrip(tx, tripId, { lock: true }),
					id,
					given,
					(current) => refuseStale(c, current, current),
					{ by: user.id, why: 'traveller' },
				)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'guest changed by traveller', id, {
					detail: { fields: Object.keys(given) },
				})
				await noteForStaff(tx, { kind: 'guests_changed', tripId: trip.id })
				return changed
			})
			return c.json({ guest })
		}),

		post('/api/portal/trips/:id/approve-guests', 'signedIn', async (c, user) => {
			const id = c.req.param('id')
			const seen = c.req.header('content-type') ? check(approvalBody, await readObject(c)).guests : undefined
			const approved = await transaction(db, async (tx) => {
				const { trip, viewer } = await findTravellersTrip(tx, user, id, { lock: true })
				await refuseUnreadable(tx, records.guests, trip.id)
				const all = (await reader.completeRecords(tx, 'guests', trip.id)) as Guest[]
				const covered = coveredBy(viewer, all, await guestsWithAccess(tx, trip.id))
				const obstacle = obstacleToApproval({ status: trip.status, guests: covered })
				if (obstacle)
					throw new Refusal(
						409,
						'not_approvable',
						covered.length < all.length && covered.length === 0 ? EACH : obstacle,
					)
				if (seen && !isSame(seen, covered, all))
					throw new Refusal(412, 'stale', 'The details have changed in the meantime. Please review them again', {
						more: { current: await seenNow(tx, user, id) },
					})
				const kept = await approveGuests(tx, sealer, trip, { covered, all }, user.id)
				if (kept) {
					await audit(tx, { id: user.id, ip: c.var.ip }, 'guest details approved', id, { detail: kept })
					await noteForStaff(tx, { kind: 'guests_approved', tripId: trip.id })
				}
				return seenNow(tx, user, id)
			})
			return c.json({ trip: approved })
		}),

		get('/api/portal/trips/:id/approval', 'signedIn', async (c, user) => {
			const { trip, viewer } = await findSeenTrip(db, user, c.req.param('id'))
			return c.json({ approval: await approvalSeenBy({ db, sealer, reader }, viewer, trip) })
		}),
	]
}

const EACH = 'Every guest of this trip approves their own details'

/** The guests whose details somebody approves: companions their own, the lead those of everybody else (PORTAL-94). */
const coveredBy = (viewer: TripViewer, all: readonly Guest[], withAccess: ReadonlySet<string>) =>
	viewer.kind === 'companion'
		? all.filter(({ id }) => id === viewer.guestId)
		: all.filter(({ id, isPrivate }) => !withAccess.has(id) && !isPrivate)

/** Whether these are the versions of the guests that are being approved. Guests whom others approve may be among what was seen. */
function isSame(seen: Record<string, number>, covered: readonly Guest[], all: readonly Guest[]) {
	const isKnown = Object.keys(seen).every((id) => all.some((guest) => guest.id === id))
	return isKnown && Object.entries(versionsOf(covered)).every(([id, version]) => seen[id] === version)
}

const placeOfGuest = async (tx: Tx, id: string) =>
	isId(id) ? tx.selectFrom('guests').select(['tripId', 'isPrivate']).where('id', '=', id).executeTakeFirst() : undefined

/** A guest of somebody else's trip answers exactly like one that does not exist. */
function asGuest(error: unknown): never {
	throw error instanceof Refusal && error.status === 404 ? notFound('Guest') : error
}

const refusePrivate = () => new Refusal(403, 'private', 'This guest looks after their own details')
