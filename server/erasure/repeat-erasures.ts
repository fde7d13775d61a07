import type { Tx } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { Refusal } from '#server/http/refusal.ts'
import { destroyPersonKeys } from '#server/trips/person-keys/person-keys.ts'
import { carryOut, erasedIdsShape } from './erase-person.ts'
import { eraseGuests } from './erase-trips.ts'
import { planErasure } from './plan-erasure.ts'

/**
 * In a restored database: erases again who was erased after the backup was made (API-155). A trip that was to come at that time is over
 * or cancelled by now. Returns the keys of files without a row.
 */
export async function repeatErasures(tx: Tx, sealer: Sealer): Promise<string[]> {
	const files: string[] = []
	const erasures = await tx.selectFrom('erasures').selectAll().orderBy('id').execute()
	for (const { subjectKind, subjectId, ids, erasedAt } of erasures) {
		const erased = erasedIdsShape.read(ids)
		const subject = { kind: subjectKind, id: subjectId }
		const day = erasedAt.toISOString().slice(0, 10)
		const plan = await planErasure(tx, subject, day, { areTripsOver: true }).catch((error: unknown) => {
			// The backup is newer than the erasure, or older than the person.
			if (error instanceof Refusal && error.status === 404) return null
			throw error
		})
		if (plan) files.push(...(await carryOut(tx, plan, sealer)))
		if (!erased) continue
		const guests = erased.guests.length > 0 ? await guestsLeft(tx, erased.guests) : []
		await destroyPersonKeys(tx, erased.guests)
		await eraseGuests(tx, guests)
		for (const table of ['enquiries', 'mails'] as const)
			if (erased[table].length > 0) await tx.deleteFrom(table).where('id', 'in', erased[table]).execute()
	}
	return files
}

const guestsLeft = (tx: Tx, ids: string[]) =>
	tx.selectFrom('guests').select(['id', 'tripId']).where('id', 'in', ids).execute()
