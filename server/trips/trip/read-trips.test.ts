import type { Viewer } from '#shared/customers/identity-sight.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { required, text } from '#shared/fields.ts'
import { recordKind } from '#shared/trips/kinds/record-kind.ts'
import type { Kind } from '#shared/trips/kinds/registry.ts'
import { createApp } from '#server/app.ts'
import { openSession } from '#server/auth/sessions.ts'
import { newId } from '#server/db/id.ts'
import { makeSealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { addRecord, changeRecord, removeRecord } from '#server/trips/records/record-actions.ts'
import { anyTrip } from '#server/trips/records/record-routes.ts'
import { instant, storedRecord } from '#server/trips/records/stored-record.ts'
import { tripRecords } from '#server/trips/records/trip-records.ts'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord as postRecord, makeTrip, pathOf, PLURALS } from '#tests/harness/trip-scenario.ts'
import { findTrip } from './find-trip.ts'
import { tripReader } from './read-trips.ts'
import { revisionSql } from './trip-revision.ts'

let fresh: FreshDatabase
let product: Product
beforeAll(async () => {
	fresh = await freshDatabase()
	product = await startProduct({}, fresh)
	await sql`create table "yachtCharters" (
		id uuid primary key,
		"tripId" uuid not null references trips on delete cascade,
		company text not null,
		"order" text,
		version integer not null default 1,
		"createdAt" timestamptz not null default now(),
		"updatedAt" timestamptz not null default now())`.execute(fresh.db)
})
afterAll(() => product.stop())

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
			startDate: '2038-05-20',
			endDate: '2038-05-25',
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

/** Starts instances, and returns for each what staff and the customer read of a trip there. */
async function instances(tripId: string) {
	const cookieOf = async ({ user }: Client) => {
		const { token } = await transaction(product.db, (tx) =>
			openSession(tx, user!, { ip: '::1', userAgent: undefined, oldToken: undefined }),
		)
		return `__Host-session=${token}`
	}
	const [staff, olivia] = [await cookieOf(product.staff), await cookieOf(product.olivia)]
	return function start() {
		const app = createApp(product.services)
		async function read(cookie: string, path: string): Promise<unknown> {
			const answer = await app.request(path, { headers: { cookie } })
			expect([path, answer.status]).toEqual([path, 200])
			return answer.json()
		}
		return () => Promise.all([read(staff, `/api/admin/trips/${tripId}`), read(olivia, `/api/portal/trips/${tripId}`)])
	}
}

test('a trip that is held in memory shows each change at the next reading, in every instance (API-205)', async () => {
	const { db, staff, olivia, james } = product
	const id = await makeTrip(product)
	const records = new Map<string, string>()
	for (const plural of PLURALS) records.set(plural, (await postRecord(staff, plural, id)).id)
	const colleague = await product.colleague('consultant')
	const sent = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBeLessThan(300)

	const changes: Record<string, () => Promise<unknown>> = {
		trip: () => sent(staff.patch(`/api/admin/trips/${id}`, { name: 'Another name' })),
		consultant: () => sent(staff.put(`/api/admin/trips/${id}/consultant`, { consultantId: colleague.user!.id })),
		'name of the consultant': () =>
			db.updateTable('users').set({ fullName: 'Ann Other' }).where('id', '=', colleague.user!.id).execute(),
		'name of the customer': () =>
			sent(staff.patch(`/api/admin/users/${olivia.user!.id}`, { fullName: 'Olivia Hartley-Moore' })),
		approval: () => sent(olivia.post(`/api/portal/trips/${id}/approve-guests`)),
		...Object.fromEntries(
			PLURALS.flatMap((plural) => [
				[`${plural} added`, () => postRecord(staff, plural, id)],
				[`${plural} removed`, () => sent(staff.delete(`${pathOf(plural)}/${records.get(plural)}`))],
			]).toReversed(),
		),
		// As an earlier release, a script or a restore writes: without this release's code.
		image: () =>
			sql`insert into "tripImages" (id, "tripId", slot, "fileName", "storageKey", width, height, bytes)
			values (${newId()}, ${id}, 'header', 'h.jpg', 'h', 1, 1, 1)`.execute(db),
		document: () =>
			sql`insert into documents (id, "tripId", "fileName", "displayName", "storageKey", bytes, sha256)
			values (${newId()}, ${id}, 'v.pdf', 'Voucher', 'v', 1, '')`.execute(db),
		'a column of a record': () => sql`update flights set pnr = 'K7QX2M' where "tripId" = ${id}`.execute(db),
		'finding mark': () =>
			sql`insert into "findingMarks" (id, "tripId", key, fingerprint, "markedBy")
			values (${newId()}, ${id}, 'k', 'f', ${colleague.user!.id})`.execute(db),
		'name of who marked it': () =>
			sql`update users set "fullName" = 'Ann Third' where id = ${colleague.user!.id}`.execute(db),
		'person key': () => sql`delete from "personKeys" where "tripId" = ${id}`.execute(db),
	}
	const start = await instances(id)
	const running = [start(), start()]
	let before = await start()()
	for (const [what, change] of Object.entries(changes)) {
		// The first reading notes that the trip is read, the second holds it under its revision, the third takes what is held.
		for (const read of [...running, ...running, ...running]) expect([what, await read()]).toEqual([what, before])
		await change()
		const after = await start()()
		expect([what, JSON.stringify(after) === JSON.stringify(before)]).toEqual([what, false])
		for (const read of running) expect([what, await read()]).toEqual([what, after])
		before = after
	}
	// What is held is for those who may see it.
	expect((await james.get(`/api/portal/trips/${id}`)).status).toBe(404)
	await sent(staff.delete(`/api/admin/trips/${id}`))
	expect((await staff.get(`/api/admin/trips/${id}`)).status).toBe(404)
})

test('every table that a whole trip is read from enters its revision (API-205)', () => {
	const records = tripRecords(product.services.sealer)
	const tablesIn = (text: string) =>
		new Set([...text.matchAll(/\b(?:from|join) (\w+|"\w+")/g)].map(([, table]) => table!.replaceAll('"', '')))
	const inRevision = tablesIn(`from trips ${revisionSql(Object.values(records).map(({ kind }) => kind.names.table))}`)
	const read = tablesIn(tripReader(records).wholeForStaff(newId()))
	expect(read).toContain('findingMarks')
	// Whether a reading is recorded is read each time.
	expect([...read].filter((table) => table !== 'audit' && !inRevision.has(table))).toEqual([])
})

test.each([
	['2026-11-23T08:47:45.129956+00:00', '2026-11-23T08:47:45.129Z'],
	['2026-11-23T08:47:45+00:00', '2026-11-23T08:47:45.000Z'],
	['2026-11-23 08:47:45.1', '2026-11-23T08:47:45.100Z'],
	['2026-11-23 08:47:45.12+00', '2026-11-23T08:47:45.120Z'],
	['2026-11-23T09:47:45.129956+01:00', '2026-11-23T08:47:45.129Z'],
	[new Date('2026-11-23T08:47:45.129Z'), '2026-11-23T08:47:45.129Z'],
])('an instant is shown in UTC with milliseconds, however PostgreSQL wrote %s', (written, shown) => {
	expect(instant(written)).toBe(shown)
})
