import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'

let fresh: FreshDatabase
beforeAll(async () => {
	fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

test('dates and local times are strings, instants are Dates, counts are numbers', async () => {
	const { rows } = await sql`select
		date '1990-04-21' as day, timestamp '2026-05-24 09:40:00' as clock, timestamptz '2026-05-24 09:40:00+01' as instant,
		count(*) as count, sum(2::bigint) as sum, 12.5::numeric as half, null::date as none`.execute(fresh.db)
	expect(rows).toEqual([
		{
			day: '1990-04-21',
			clock: '2026-05-24T09:40:00',
			instant: new Date('2026-05-24T08:40:00Z'),
			count: 1,
			sum: 2,
			half: 12.5,
			none: null,
		},
	])
})

test('throws on a number that JavaScript would round', async () => {
	await expect(sql`select 9007199254740993::bigint`.execute(fresh.db)).rejects.toThrow(RangeError)
	await expect(sql`select 9007199254740993::numeric`.execute(fresh.db)).rejects.toThrow(RangeError)
})

test('the session time zone is UTC', async () => {
	const { rows } =
		await sql`select current_setting('timezone') as zone, '2026-05-24 09:40:00'::timestamptz as instant`.execute(
			fresh.db,
		)
	expect(rows).toEqual([{ zone: 'UTC', instant: new Date('2026-05-24T09:40:00Z') }])
})
