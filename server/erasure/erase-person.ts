import { sql } from 'kysely'
import type { ErasureSubject } from '#shared/customers/erasure.ts'
import { versioned } from '#shared/stored-shape.ts'
import { type Actor, audit } from '#server/db/audit.ts'
import type { Tx } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import type { Sealer } from '#server/db/seal.ts'
import { Refusal } from '#server/http/refusal.ts'
import { destroyPersonKeys, personKeysOfTrip } from '#server/trips/person-keys/person-keys.ts'
import { refuseHeld } from '#server/trips/trip/trip-hold.ts'
import { eraseAccount } from './erase-account.ts'
import { emptyBinOf } from './empty-bin.ts'
import { eraseAnswers } from './erase-answers.ts'
import { deleteTrips, eraseGuests, forgetInHistories, stripTrips } from './erase-trips.ts'
import { type ErasurePlan, fingerprintOf, londonDay, planErasure } from './plan-erasure.ts'

type Erasing = {
	sealer: Sealer
	/** Staff; the id is null for the product itself. */
	actor: Actor
	/** What the preview said. Null: whatever is found. */
	fingerprint: string | null
}

/** What an erasure did, by ids only: a restore of an older backup repeats it. */
export type ErasedIds = { guests: string[]; trips: string[]; enquiries: string[]; mails: string[] }

export const erasedIdsShape = versioned<ErasedIds>({
	version: 1,
	read: ({ guests, trips, enquiries, mails }) => ({
		guests: idsIn(guests),
		trips: idsIn(trips),
		enquiries: idsIn(enquiries),
		mails: idsIn(mails),
	}),
})
const idsIn = (value: unknown) => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [])

/**
 * Erases a customer, or one guest, in the caller's transaction (CRM-135, CRM-136): destroys the keys of their identity data, so that old
 * backups cannot be read either, and removes or blanks the rest. Evidence stays. Returns the keys of files, to be removed after the
 * commit. Refuses with 409 while a trip is still to come or on hold, and where the preview said something else.
 */
export async function erasePerson(tx: Tx, subject: ErasureSubject, erasing: Erasing): Promise<{ files: string[] }> {
	await lock(tx, subject)
	const plan = await planErasure(tx, subject, await londonDay(tx))
	if (plan.upcoming.length > 0)
		throw new Refusal(409, 'trip_to_come', 'A trip is still to come. Cancel it first, or wait until it is over')
	if (erasing.fingerprint !== null && erasing.fingerprint !== fingerprintOf(plan))
		throw new Refusal(409, 'changed', 'Something has changed in the meantime. Please look at it again')
	await refuseHeld(tx, [
		...plan.deleted.map(({ id }) => id),
		...plan.stripped.map(({ id }) => id),
		...plan.guests.map(({ tripId }) => tripId),
	])
	const files = await carryOut(tx, plan, erasing.sealer)
	const ids = idsOf(plan)
	await tx
		.insertInto('erasures')
		.values({
			id: newId(),
			subjectKind: subject.kind,
			subjectId: subject.id,
			erasedBy: erasing.actor.id,
			ids: JSON.stringify(erasedIdsShape.write(ids)),
		})
		.execute()
	await audit(tx, erasing.actor, subject.kind === 'customer' ? 'customer erased' : 'guest erased', subject.id, {
		detail: Object.fromEntries(Object.entries(ids).map(([name, list]) => [name, list.length])),
	})
	return { files }
}

/** In the order in which everybody locks: the account, its trips, then their records. */
async function lock(tx: Tx, { kind, id }: ErasureSubject) {
	if (!isId(id)) return
	if (kind === 'customer') {
		await sql`select from users where id = ${id} for update`.execute(tx)
		await sql`select from trips where "userId" = ${id} order by id for update`.execute(tx)
	} else await sql`select from trips where id = (select "tripId" from guests where id = ${id}) for update`.execute(tx)
}

/** Does what the plan says, and returns the keys of files without a row. */
export async function carryOut(tx: Tx, plan: ErasurePlan, sealer: Sealer): Promise<string[]> {
	const trips = [...plan.deleted, ...plan.stripped]
	const binned = await emptyBinOf(tx, plan)
	const keys = [...plan.guests.map(({ id }) => id), ...binned.keyIds]
	for (const { id } of trips) keys.push(...(await personKeysOfTrip(tx, id)).map((key) => key.id))
	await destroyPersonKeys(tx, keys)
	const files = [...binned.files, ...(await deleteTrips(tx, plan.deleted)), ...(await stripTrips(tx, plan.stripped))]
	await eraseGuests(tx, plan.guests)
	await forgetInHistories(tx, plan.emails)
	const { enquiries, mails } = plan.traces
	if (enquiries.length > 0) await tx.deleteFrom('enquiries').where('id', 'in', enquiries).execute()
	if (mails.length > 0) await tx.deleteFrom('mails').where('id', 'in', mails).execute()
	await eraseAnswers(tx, sealer, { ...idsOf(plan), userId: plan.userId, emails: plan.emails })
	if (plan.userId) await eraseAccount(tx, plan.userId)
	return files
}

const idsOf = ({ deleted, stripped, guests, traces }: ErasurePlan): ErasedIds => ({
	guests: guests.map(({ id }) => id),
	trips: [...deleted, ...stripped].map(({ id }) => id),
	enquiries: traces.enquiries,
	mails: traces.mails,
})
