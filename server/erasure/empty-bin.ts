import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { personKeysOfTrip } from '#server/trips/person-keys/person-keys.ts'
import type { ErasurePlan } from './plan-erasure.ts'

/**
 * Removes from the bin what belongs to the person or mentions them, so that nobody can bring it back. Returns the keys of its files, and the
 * ids of the person keys that are to be destroyed.
 */
export async function emptyBinOf(
	tx: Tx,
	{ userId, emails, guests, deleted, stripped }: ErasurePlan,
): Promise<{ files: string[]; keyIds: string[] }> {
	const tripIds = [...deleted, ...stripped].map(({ id }) => id)
	const marks = [...emails.map((email) => email.toLowerCase()), ...guests.map(({ id }) => id)]
	const { rows } = await sql<{ files: string[]; list: string; recordId: string }>`delete from bin
		where "userId" = ${userId} or "tripId" = any(${tripIds}::uuid[])
			or exists (select from unnest(${marks}::text[]) mark where position(mark in lower("deletedRows"::text)) > 0)
		returning files, list, "recordId"`.execute(tx)
	const keyIds = rows.filter(({ list }) => list === 'guests').map(({ recordId }) => recordId)
	for (const { recordId } of rows.filter(({ list }) => list === 'trip'))
		keyIds.push(...(await personKeysOfTrip(tx, recordId)).map(({ id }) => id))
	return { files: rows.flatMap(({ files }) => files), keyIds }
}
