import { identifier } from '#server/db/identifier.ts'

const hash = (row: string) => `hash_record_extended(${row}, 0)`
/** The rows of a table in no order: each has an id of its own, so no two of them cancel each other out. */
const hashOfAll = (row: string, from: string) => `(select bit_xor(${hash(row)}) from ${from})`

/**
 * SQL of a text that is another one after each change of a row that the whole trip is read from (read-trips.ts), for the trip `t` of the
 * customer `u` and the tables of its records. It is computed from the rows themselves, so it needs nothing of those who write them: an
 * earlier release, a restore and a script count too (API-205).
 */
export function revisionSql(recordTables: readonly string[]): string {
	const tables = [...recordTables, 'tripImages', 'personKeys']
	const parts = [
		hash('t'),
		hash('u'),
		`(select ${hash('s')} from users s where s.id = t."consultantId")`,
		hashOfAll('row(f, s)', `"findingMarks" f left join users s on s.id = f."markedBy" where f."tripId" = t.id`),
		hashOfAll('row(a.slug, a."changedOn")', '"travelAdvice" a where a."changedOn" is not null'),
		...tables.map((table) => hashOfAll('x', `${identifier(table)} x where x."tripId" = t.id`)),
	]
	return `concat(${parts.join(`, '.', `)})`
}
