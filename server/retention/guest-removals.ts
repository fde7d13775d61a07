import { sql } from 'kysely'
import { identityFields, valuesOf } from '#shared/trips/kinds/record-kind.ts'
import { guest } from '#shared/trips/kinds/guest.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { destroyPersonKeys } from '#server/trips/person-keys/person-keys.ts'
import type { Row, StoredRecord } from '#server/trips/records/stored-record.ts'
import { ofEndedTrips } from './trip-removals.ts'

const DIET = ['dietaryRequirements', 'specialRequests']

type Cleared = 'identityClearedAt' | 'dietClearedAt'

/**
 * Empties some of the guests' encrypted fields. Which fields a guest has is known only after decrypting, so a guest that was looked at is
 * marked, and looked at again after a change. What the traveller approved stays approved.
 */
function clearFields(kind: 'identityData' | 'dietAndRequests', names: readonly string[], mark: Cleared) {
	const isDue = sql`g.sealed is not null and (g.${sql.ref(mark)} is null or g."updatedAt" > g.${sql.ref(mark)})`
	const guestsOf = async (db: Db | Tx, guests: StoredRecord, tripIds: readonly string[]) => {
		const { rows } =
			await sql<Row>`select ${sql.join(guests.columns.map((name) => sql`g.${sql.ref(name)}`))} from guests g
			where g."tripId" = any(${tripIds}::uuid[]) and ${isDue}`.execute(db)
		return guests.withKeys(db, rows)
	}
	return ofEndedTrips({
		kind,
		has: sql`exists (select from guests g where g."tripId" = t.id and ${isDue})`,
		async count({ db, records: { guests } }, ids) {
			const rows = await guestsOf(db, guests, ids)
			return rows.filter((row) => hasAny(guests.shown(row), names)).length
		},
		async remove(tx, { records: { guests } }, tripId) {
			let removed = 0
			for (const row of await guestsOf(tx, guests, [tripId])) {
				if (!guests.mayReplaceSealed(row)) throw new Error('The identity data of a guest cannot be decrypted')
				const before = guests.shown(row)
				const isCleared = hasAny(before, names)
				const values = { ...valuesOf(guest, before), ...Object.fromEntries(names.map((name) => [name, null])) }
				const key = await guests.keyFor(tx, { id: String(row.id), tripId }, values)
				const { sealed } = guests.toRow(String(row.id), values, key)
				// Nothing is left to protect, so the copies in backups go as well.
				if (sealed === null) await destroyPersonKeys(tx, [String(row.id)])
				await tx
					.updateTable('guests')
					.set({
						...(isCleared && {
							sealed: sealed as string | null,
							version: sql`version + 1`,
							updatedAt: sql<Date>`now()`,
						}),
						[mark]: sql<Date>`now()`,
					})
					.where('id', '=', String(row.id))
					.execute()
				if (isCleared) removed++
			}
			return { removed }
		},
	})
}

const hasAny = (record: Row, names: readonly string[]) => names.some((name) => record[name] != null)

export const identityData = clearFields(
	'identityData',
	identityFields(guest).filter((name) => !DIET.includes(name)),
	'identityClearedAt',
)
export const dietAndRequests = clearFields('dietAndRequests', DIET, 'dietClearedAt')
