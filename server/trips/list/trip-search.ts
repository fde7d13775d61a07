import { CompiledQuery } from 'kysely'
import type { Fields } from '#shared/fields.ts'
import { KIND_LIST, KINDS } from '#shared/trips/kinds/registry.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { beforeCommit } from '#server/db/before-commit.ts'
import type { Tx } from '#server/db/connect.ts'
import { identifier } from '#server/db/identifier.ts'
import { indexRows, type SearchIndex } from '#server/search/search-index.ts'

/** The one-line texts of a record. Sealed fields and notes are not searched. */
export const searchedNames = (fields: Fields) =>
	Object.entries(fields)
		.filter(([, field]) => !field.sealed && (field.kind === 'text' || field.kind === 'email'))
		.map(([name]) => name)
const columns = (alias: string, names: readonly string[]) =>
	names.map((name) => `${alias}.${identifier(name)}`).join(', ')

const TRIP_VALUES = `array[${columns('t', searchedNames(tripFields))}, ${columns('u', ['fullName', 'username', 'email', 'phone'])}]`
const RECORD_VALUES = KIND_LIST.map((list) => {
	const { names, fields } = KINDS[list]
	return `array(select unnest(array[${columns('r', searchedNames(fields))}]) from ${identifier(names.table)} r where r."tripId" = t.id)`
})
const VALUES = `select t.id, ${[TRIP_VALUES, ...RECORD_VALUES].join(' || ')} as values
	from trips t join users u on u.id = t."userId" where t.id = any($1::uuid[])`
const isNewer = (table: string) =>
	`exists (select from ${identifier(table)} r where r."tripId" = t.id and r."updatedAt" > s."indexedAt")`

/** Trips are found by their own words, their customer's and those of their records: a guest, a flight number, a hotel, a locator. */
export const tripSearch: SearchIndex = {
	table: 'tripSearch',
	id: 'tripId',
	async readValues(tx, ids) {
		const { rows } = await tx.executeQuery<{ id: string; values: (string | null)[] }>(CompiledQuery.raw(VALUES, [ids]))
		return rows
	},
	staleIds: `select t.id from trips t join users u on u.id = t."userId" left join "tripSearch" s on s."tripId" = t.id
		where t.id > $1 and (s."tripId" is null or t."updatedAt" > s."indexedAt" or u."updatedAt" > s."indexedAt" or ${KIND_LIST.map((list) => isNewer(KINDS[list].names.table)).join(' or ')})`,
}

/** Updates the words of a trip that this transaction changes, once, at its end. */
export const indexTrip = (tx: Tx, tripId: string): void =>
	beforeCommit(tx, `words of trip ${tripId}`, () => indexRows(tx, tripSearch, [tripId]))

/** Updates the words of a customer's trips, which contain the customer's name and addresses. */
export async function indexTripsOf(tx: Tx, userId: string): Promise<void> {
	const trips = await tx.selectFrom('trips').select('id').where('userId', '=', userId).execute()
	for (const { id } of trips) indexTrip(tx, id)
}
