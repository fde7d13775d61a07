import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import {
	type Approval,
	type ApprovedGuest,
	approvalWithoutIdentityData,
	approvedGuest,
	approvedShape,
	asApproved,
	changesSince,
} from '#shared/trips/approved-guests.ts'
import { readList } from '#shared/stored-shape.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import type { TripViewer } from '#shared/trips/sight/trip-viewer.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import type { PersonKey, Sealer } from '#server/db/seal.ts'
import { personKeysFor, personKeysOfTrip } from '../person-keys/person-keys.ts'
import type { SealAgain } from '../person-keys/seal-for-persons.ts'
import { openApproval, sealApproval } from './sealed-approval.ts'
import { countTrip } from '../counters/counters.ts'
import type { TripReader } from '../trip/read-trips.ts'

type Trip = { id: string; guestDetailsApprovalStatus: string; status: string }

/**
 * Approves some guests of a locked trip, and the trip itself once all are approved. Records who approved what and when. Returns null,
 * without a change, when everything is approved already.
 */
export async function approveGuests(
	tx: Tx,
	sealer: Sealer,
	trip: Trip,
	{ covered, all }: { covered: readonly Guest[]; all: readonly Guest[] },
	userId: string,
): Promise<{ approvalId: string; fingerprint: string } | null> {
	const ids = covered.map(({ id }) => id)
	const isWhole = all.every(({ id, approvalStatus }) => approvalStatus === 'approved' || ids.includes(id))
	const isDone = covered.every(({ approvalStatus }) => approvalStatus === 'approved')
	if (isDone && (!isWhole || trip.guestDetailsApprovalStatus === 'approved')) return null
	await tx
		.updateTable('guests')
		.set({ approvalStatus: 'approved', version: sql`version + 1`, updatedAt: sql<Date>`now()` })
		.where('tripId', '=', trip.id)
		.where('id', 'in', ids)
		.where('approvalStatus', '<>', 'approved')
		.execute()
	if (isWhole) await approveTrip(tx, trip, userId)
	return keepApproval(tx, sealer, trip.id, covered, userId, covered.length === all.length ? null : ids)
}

async function approveTrip(tx: Tx, trip: Trip, userId: string) {
	await tx
		.updateTable('trips')
		.set({
			guestDetailsApprovalStatus: 'approved',
			approvedAt: sql<Date>`now()`,
			approvedBy: userId,
			version: sql`version + 1`,
			updatedAt: sql<Date>`now()`,
		})
		.where('id', '=', trip.id)
		.execute()
	await countTrip(tx, trip, { ...trip, guestDetailsApprovalStatus: 'approved' })
}

async function keepApproval(
	tx: Tx,
	sealer: Sealer,
	tripId: string,
	guests: readonly Guest[],
	approvedBy: string,
	guestIds: string[] | null,
) {
	const approvalId = newId()
	// Salted: without a salt, passport numbers could be found by trying each one against the fingerprint.
	const salt = randomBytes(16).toString('base64url')
	const text = approvedShape.toText({ salt, guests: guests.map(asApproved) })
	const fingerprint = fingerprintOf(text)
	const sealed = sealApproval(sealer, approvalId, text, await personKeysFor(tx, sealer, tripId, guests))
	await tx
		.insertInto('approvals')
		.values({ id: approvalId, tripId, approvedBy, sealed, fingerprint, guestIds })
		.execute()
	return { approvalId, fingerprint }
}

type Reading = { db: Db; sealer: Sealer; reader: TripReader }

/**
 * What was approved last of each guest of a trip, compared with the guests now, as this viewer sees it (API-132, PORTAL-94). Null when
 * nothing was approved.
 */
export async function approvalSeenBy(
	{ db, sealer, reader }: Reading,
	viewer: TripViewer,
	trip: { id: string },
): Promise<Approval | null> {
	const guests = (await reader.completeRecords(db, 'guests', trip.id)) as Guest[]
	const rows = await approvalRows(db, sealer, trip.id)
	if (viewer.kind === 'companion') return approvalOf(rows, guests, viewer.guestId)
	const approval = approvalOf(rows, guests, null)
	if (!approval || (viewer.kind === 'staff' && viewer.seesIdentityData)) return approval
	const hidden = guests.filter(({ isPrivate }) => viewer.kind === 'staff' || isPrivate).map(({ id }) => id)
	const removed = (approval.guests ?? []).filter(
		({ id }) => viewer.kind === 'staff' && !guests.some((now) => now.id === id),
	)
	return approvalWithoutIdentityData(approval, [...hidden, ...removed.map(({ id }) => id)])
}

type ApprovalRow = Pick<Approval, 'id' | 'approvedAt' | 'approvedBy' | 'fingerprint' | 'guests'> & {
	/** Null: it covered all guests of that time. */
	guestIds: string[] | null
	/** The guests of whom nothing is left to read. */
	erased: readonly string[]
}

/** The approvals that still count, newest first: back to the last one of all guests. */
async function approvalRows(db: Db | Tx, sealer: Sealer, tripId: string): Promise<ApprovalRow[]> {
	const rows = await db
		.selectFrom('approvals')
		.leftJoin('users', 'users.id', 'approvals.approvedBy')
		.select(['approvals.id', 'approvedAt', 'sealed', 'fingerprint', 'guestIds', 'users.username', 'users.fullName'])
		.where('tripId', '=', tripId)
		.where('approvals.id', '>=', (query) =>
			query
				.selectFrom('approvals as whole')
				.select(sql<string>`coalesce(max(whole.id::text)::uuid, '00000000-0000-0000-0000-000000000000')`.as('id'))
				.where('whole.tripId', '=', tripId)
				.where('whole.guestIds', 'is', null),
		)
		.orderBy('approvals.id', 'desc')
		.execute()
	const keys = await personKeysOfTrip(db, tripId)
	return rows.map((row) => {
		const opened = openedApproval(sealer, row, keys)
		return {
			id: row.id,
			approvedAt: row.approvedAt.toISOString(),
			approvedBy: row.fullName ?? row.username,
			fingerprint: row.fingerprint,
			guestIds: row.guestIds,
			guests: opened?.guests ?? null,
			erased: opened?.erased ?? [],
		}
	})
}

/** The newest approval, with the newest approved state of each guest; only of the guest `only`, unless that is null. */
function approvalOf(rows: readonly ApprovalRow[], guests: readonly Guest[], only: string | null): Approval | null {
	const covering = only === null ? rows : rows.filter(({ guestIds }) => guestIds === null || guestIds.includes(only))
	const [newest] = covering
	if (!newest) return null
	const { guestIds: _guestIds, erased: _erased, ...approval } = newest
	const isReadable = covering.every((row) => row.guests !== null)
	const approved = new Map<string, ApprovedGuest>()
	for (const row of covering)
		for (const one of row.guests ?? [])
			if ((only ?? one.id) === one.id && !approved.has(one.id)) approved.set(one.id, one)
	// Guests whom no approval covers yet were not added since: they are still awaited.
	const isWhole = covering.some(({ guestIds }) => guestIds === null)
	// What was approved of an erased guest is gone, so nothing can differ from it.
	const erased = covering.flatMap((row) => row.erased)
	const isCompared = ({ id }: Guest) =>
		!erased.includes(id) && (only === null ? isWhole || approved.has(id) : id === only)
	const now = guests.filter(isCompared).map(asApproved)
	const before = [...approved.values()]
	return {
		...approval,
		guests: isReadable ? before : null,
		changes: isReadable ? changesSince(before, now) : [],
	}
}

/** The approved guests, without those who were erased since. Null when the text does not open or is not the one that was approved. */
function openedApproval(
	sealer: Sealer,
	{ id, sealed, fingerprint }: { id: string; sealed: string; fingerprint: string },
	keys: readonly PersonKey[],
): { guests: ApprovedGuest[]; erased: string[] } | null {
	const opened = openApproval(sealer, id, sealed, keys)
	if (!opened) return null
	const { whole, erased } = opened
	if (whole === null) return { guests: readList(opened.guests, approvedGuest), erased }
	if (fingerprintOf(whole) !== fingerprint) return null
	const guests = approvedShape.fromText(whole)?.guests
	return guests ? { guests, erased } : null
}

/** For sealRowsForPersons: the copies in approvals. */
export const sealApprovalAgain =
	(sealer: Sealer): SealAgain =>
	async (tx, { id, tripId, sealed }) => {
		const text = openApproval(sealer, id, sealed, [])?.whole
		const guests = text ? approvedShape.fromText(text)?.guests : undefined
		if (!text || !guests || !tripId) return null
		return sealApproval(sealer, id, text, await personKeysFor(tx, sealer, tripId, guests))
	}

const fingerprintOf = (text: string) => createHash('sha256').update(text).digest('hex')
