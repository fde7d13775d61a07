import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Field, Fields } from '#shared/fields.ts'
import { type Kind, KIND_LIST, KINDS } from '#shared/trips/kinds/registry.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { newId } from '#server/db/id.ts'
import { type FreshDatabase, freshDatabase } from './harness/database.ts'

/** The columns that the server sets, besides the declared fields. */
const KEPT = ['id', 'version', 'createdAt', 'updatedAt']
const IN_TRIP = [...KEPT, 'tripId']
/** What the server adds to some kinds. */
const ADDED: Partial<Record<Kind, string[]>> = {
	guests: [
		'approvalStatus',
		'isPrivate',
		'identityClearedAt',
		'dietClearedAt',
		'consentState',
		'consentHow',
		'consentAt',
	],
	documents: ['fileName', 'storageKey', 'bytes', 'sha256'],
}
const DECLARED: { table: string; fields: Fields; kept: string[] }[] = [
	{
		table: 'trips',
		fields: tripFields,
		kept: [...KEPT, 'userId', 'consultantId', 'approvedAt', 'approvedBy', 'toldSince', 'issuedState'],
	},
	...KIND_LIST.map((list) => ({
		table: KINDS[list].names.table,
		fields: KINDS[list].fields,
		kept: [...IN_TRIP, ...(ADDED[list] ?? [])],
	})),
]

/** A field kind that is missing here exists in forms only. */
const TYPES: Partial<Record<Field['kind'], string>> = {
	text: 'text',
	longText: 'text',
	email: 'text',
	choice: 'text',
	date: 'date',
	dateTime: 'timestamp without time zone',
	number: 'double precision',
	wholeNumber: 'integer',
	guests: 'uuid[]',
	flight: 'uuid',
	catalogueItem: 'uuid',
	catalogueVersion: 'uuid',
}

/** The tables that a field may name a row of. */
const REFERENCED: Partial<Record<Field['kind'], string>> = {
	flight: 'flights',
	catalogueItem: '"catalogueItems"',
	catalogueVersion: '"catalogueVersions"',
}

type Column = { type: string; required: boolean; options: string[] | null }

/** The columns that a declaration requires. Sealed fields share one encrypted column. */
function columnsOf(fields: Fields): Record<string, Column> {
	const open = Object.entries(fields).filter(([, field]) => !field.sealed)
	const columns = open.map(([name, field]): [string, Column] => [
		name,
		{
			type: TYPES[field.kind] ?? 'no column',
			required: field.required === true,
			options: field.options?.toSorted() ?? null,
		},
	])
	const sealed: Column = { type: 'text', required: false, options: null }
	return Object.fromEntries(open.length < Object.keys(fields).length ? [...columns, ['sealed', sealed]] : columns)
}

let fresh: FreshDatabase
beforeAll(async () => {
	fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

/** The live table, without the columns that the server sets. */
async function liveColumns(table: string, kept: string[]): Promise<Record<string, Column>> {
	const { rows } = await sql<{ name: string; type: string; required: boolean; check: string | null }>`
		select attname as name, format_type(atttypid, null) as type, attnotnull as required,
			(select pg_get_constraintdef(oid) from pg_constraint
				where contype = 'c' and conrelid = attrelid and conkey = array[attnum]) as check
		from pg_attribute
		where attrelid = ${`"${table}"`}::regclass and attnum > 0 and not attisdropped`.execute(fresh.db)
	expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(kept))
	const own = rows.filter(({ name }) => !kept.includes(name))
	return Object.fromEntries(
		own.map(({ name, type, required, check }) => [name, { type, required, options: optionsIn(check) }]),
	)
}

/** CHECK ((status = ANY (ARRAY['confirmed'::text, 'pending'::text]))) */
const optionsIn = (check: string | null) => {
	const options = [...(check ?? '').matchAll(/'((?:[^']|'')*)'::text/g)].map(([, option]) =>
		option!.replaceAll("''", "'"),
	)
	return check === null ? null : options.toSorted()
}

test.each(DECLARED)('the declared fields of $table and its columns are the same', async ({ table, fields, kept }) => {
	expect(await liveColumns(table, kept)).toEqual(columnsOf(fields))
})

test.each(DECLARED.filter(({ table }) => table !== 'trips'))(
	'$table go with their trip, and are found by it',
	async ({ table, fields }) => {
		const { rows } = await sql<{ key: string }>`
		select pg_get_constraintdef(oid) as key from pg_constraint
		where conrelid = ${`"${table}"`}::regclass and contype = 'f'`.execute(fresh.db)
		const references = Object.entries(fields).flatMap(([name, { kind }]) =>
			REFERENCED[kind] ? [`FOREIGN KEY ("${name}") REFERENCES ${REFERENCED[kind]}(id) ON DELETE SET NULL`] : [],
		)
		expect(rows.map(({ key }) => key).toSorted()).toEqual([
			...references,
			'FOREIGN KEY ("tripId") REFERENCES trips(id) ON DELETE CASCADE',
		])
		const indexes = await sql<{ indexdef: string }>`select indexdef from pg_indexes where tablename = ${table}`.execute(
			fresh.db,
		)
		expect(indexes.rows.some(({ indexdef }) => /\("tripId"/.test(indexdef))).toBe(true)
	},
)

describe('a record reads the same by itself and as part of its trip', () => {
	const tripId = newId()
	beforeAll(async () => {
		const { db } = fresh
		const userId = newId()
		await db
			.insertInto('users')
			.values({ id: userId, username: 'sophie', email: 'sophie@example.com', role: 'customer' })
			.execute()
		await db
			.insertInto('trips')
			.values({
				id: tripId,
				userId,
				name: 'Monaco',
				startDate: '2026-05-24',
				endDate: '2026-05-31',
				status: 'confirmed',
				guestDetailsApprovalStatus: 'pending',
			})
			.execute()
		await db
			.insertInto('flights')
			.values({
				id: newId(),
				tripId,
				airline: 'British Airways',
				departureAirport: 'London Heathrow (LHR)',
				arrivalAirport: 'Nice (NCE)',
				// Within the hour skipped by daylight saving time: converting it to an instant would change it.
				departureTime: '2026-03-29T01:30:00',
				arrivalTime: '2026-03-28T23:59:00',
				baggageWeightKg: 23,
				status: 'confirmed',
				atolCover: 'covered',
			})
			.execute()
		await db
			.insertInto('accommodations')
			.values({
				id: newId(),
				tripId,
				hotelName: 'Hermitage',
				checkIn: '2026-05-24',
				checkOut: '2026-05-31',
				status: 'pending',
				atolCover: 'covered',
			})
			.execute()
	})

	test.each(['flights', 'accommodations'] as const)('%s', async (table) => {
		const { db } = fresh
		const alone = await db.selectFrom(table).selectAll().where('tripId', '=', tripId).execute()
		const { records } = await db
			.selectFrom('trips')
			.select((eb) =>
				jsonArrayFrom(eb.selectFrom(table).selectAll().whereRef(`${table}.tripId`, '=', 'trips.id')).as('records'),
			)
			.where('id', '=', tripId)
			.executeTakeFirstOrThrow()
		expect(records.length).toBe(1)
		// Only instants differ: a Date in one, text in the other.
		const inWords = (record: Record<string, unknown>) => ({
			...record,
			createdAt: new Date(String(record.createdAt)).toISOString(),
			updatedAt: new Date(String(record.updatedAt)).toISOString(),
		})
		const textOf = alone.map((record) => ({
			...record,
			createdAt: record.createdAt.toISOString(),
			updatedAt: record.updatedAt.toISOString(),
		}))
		expect(records.map(inWords)).toEqual(textOf)
	})

	test('and both say what was written', async () => {
		const row = await fresh.db.selectFrom('flights').select(['departureTime', 'arrivalTime']).executeTakeFirstOrThrow()
		expect(row).toEqual({ departureTime: '2026-03-29T01:30:00', arrivalTime: '2026-03-28T23:59:00' })
	})
})
