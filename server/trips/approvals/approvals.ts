import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { seesIdentityData, type Viewer } from '#shared/customers/identity-sight.ts'
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
 * Approves every guest of a locked trip and the trip itself, and records who approved what and when. Returns null, without a change,
 * when everything is approved already.
 */
export async function approveGuests(
	tx: Tx,
	sealer: Sealer,
	trip: Trip,
	guests: readonly Guest[],
	userId: string,
): Promise<{ approvalId: string; fingerprint: string } | null> {
	const isApproved = trip.guestDetailsApprovalStatus === 'approved'
	if (isApproved && guests.every(({ approvalStatus }) => approvalStatus === 'approved')) return null
	await tx
		.updateTable('guests')
		.set({ approvalStatus: 'approved', version: sql`version + 1`, updatedAt: sql<Date>`now()` })
		.where('tripId', '=', trip.id)
		.where('approvalStatus', '<>', 'approved')
		.execute()
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
	return keepApproval(tx, sealer, trip.id, guests, userId)
}

async function keepApproval(tx: Tx, sealer: Sealer, tripId: string, guests: readonly Guest[], approvedBy: string) {
	const approvalId = newId()
	// Salted: without a salt, passport numbers could be found by trying each one against the fingerprint.
	const salt = randomBytes(16).toString('base64url')
	const text = approvedShape.toText({ salt, guests: guests.map(asApproved) })
	const fingerprint = fingerprintOf(text)
	const sealed = sealApproval(sealer, approvalId, text, await personKeysFor(tx, sealer, tripId, guests))
	await tx.insertInto('approvals').values({ id: approvalId, tripId, approvedBy, sealed, fingerprint }).execute()
	return { approvalId, fingerprint }
}

type Reading = { db: Db; sealer: Sealer; reader: TripReader }

/** The latest approval of a trip, compared with its guests now, as this person sees it (API-132); null when there is none. */
export async function approvalSeenBy(
	{ db, sealer, reader }: Reading,
	viewer: Viewer,
	trip: { id: string; userId: string; consultantId: string | null },
): Promise<Approval | null> {
	const guests = (await reader.completeRecords(db, 'guests', trip.id)) as Guest[]
	const approval = await lastApproval(db, sealer, trip.id, guests)
	return approval && !seesIdentityData(viewer, trip) ? approvalWithoutIdentityData(approval) : approval
}

async function lastApproval(
	db: Db | Tx,
	sealer: Sealer,
	tripId: string,
	guests: readonly Guest[],
): Promise<Approval | null> {
	const row = await db
		.selectFrom('approvals')
		.leftJoin('users', 'users.id', 'approvals.approvedBy')
		.select(['approvals.id', 'approvedAt', 'sealed', 'fingerprint', 'users.username', 'users.fullName'])
		.where('tripId', '=', tripId)
		.orderBy('approvals.id', 'desc')
		.executeTakeFirst()
	if (!row) return null
	const opened = openedApproval(sealer, row, await personKeysOfTrip(db, tripId))
	const approved = opened?.guests ?? null
	// What was approved of an erased guest is gone, so nothing can differ from it.
	const compared = guests.filter(({ id }) => !opened?.erased.includes(id))
	return {
		id: row.id,
		approvedAt: row.approvedAt.toISOString(),
		approvedBy: row.fullName ?? row.username,
		fingerprint: row.fingerprint,
		guests: approved,
		changes: approved ? changesSince(approved, compared.map(asApproved)) : [],
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
