import type { Viewer } from '#shared/customers/identity-sight.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { required, text } from '#shared/fields.ts'
import { recordKind } from '#shared/trips/kinds/record-kind.ts'
import type { Kind } from '#shared/trips/kinds/registry.ts'
import { newId } from '#server/db/id.ts'
import { makeSealer } from '#server/db/seal.ts'
import { addRecord, changeRecord, removeRecord } from '#server/trips/records/record-actions.ts'
import { anyTrip } from '#server/trips/records/record-routes.ts'
import { storedRecord } from '#server/trips/records/stored-record.ts'
import { tripRecords } from '#server/trips/records/trip-records.ts'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { findTrip } from './find-trip.ts'
import { tripReader } from './read-trips.ts'

let fresh: FreshDatabase
beforeAll(async () => {
	fresh = await freshDatabase()
	await sql`create table "yachtCharters" (
		id uuid primary key,
		"tripId" uuid not null references trips on delete cascade,
		company text not null,
		"order" text,
		version integer not null default 1,
		"createdAt" timestamptz not null default now(),
		"updatedAt" timestamptz not null default now())`.execute(fresh.db)
})
afterAll(() => fresh.drop())

const yachtCharter = recordKind({
	names: {
		one: 'yachtCharter',
		list: 'yachtCharters',
		table: 'yachtCharters',
		segment: 'yacht-charters',
		section: 'yacht-charters',
		icon: 'yacht',
	},
	labels: {
		title: 'Yacht Charter',
		one: 'yacht charter',
		many: 'yacht charters',
		counted: 'yacht charter(s)',
		section: 'Yacht Charters',
	},
	fields: { company: required(text('Company')), order: text('Order') },
	order: ['order'],
	summary: ({ company }) => company,
})

test('names in camel case, and names that SQL uses itself, are read and written as they are', async () => {
	const { db } = fresh
	const sealer = makeSealer(['a secret that only this test knows, long enough'], () => {})
	const stored = storedRecord(yachtCharter, sealer)
	const records = { ...tripRecords(sealer), yachtCharters: stored }
	const reader = tripReader(records)
	const [userId, tripId] = [newId(), newId()]
	await db
		.insertInto('users')
		.values({ id: userId, username: 'sophie', email: 'sophie@mail.example', role: 'customer' })
		.execute()
	await db
		.insertInto('trips')
		.values({
			id: tripId,
			userId,
			name: 'Monaco',
			startDate: '2027-05-20',
			endDate: '2027-05-25',
			status: 'confirmed',
			guestDetailsApprovalStatus: 'pending',
		})
		.execute()

	const added = await db
		.transaction()
		.execute(async (tx) =>
			addRecord(tx, stored, await findTrip(tx, tripId), { company: 'Riviera Yachts', order: 'Y-77' }, 'untold'),
		)
	const viewer: Viewer = { id: userId, role: 'customer', staffRole: null, consultantsSee: 'all_trips' }
	const whole = () => reader.wholeTrip(db, viewer, tripId)
	expect(await whole()).toMatchObject({ yachtCharters: [added] })
	expect(await reader.wholeTrips(db, viewer, [tripId])).toMatchObject([{ yachtCharters: [added] }])
	expect(await reader.completeRecords(db, 'yachtCharters' as Kind, tripId)).toEqual([added])

	const id = String(added.id)
	const change = { order: 'Y-78' }
	await db.transaction().execute((tx) => changeRecord(tx, viewer, stored, anyTrip, id, change, () => {}, 'untold'))
	expect(await whole()).toMatchObject({ yachtCharters: [{ company: 'Riviera Yachts', order: 'Y-78', version: 2 }] })
	await db.transaction().execute((tx) => removeRecord(tx, stored, anyTrip, id, 'untold'))
	expect(await whole()).toMatchObject({ yachtCharters: [] })
})
