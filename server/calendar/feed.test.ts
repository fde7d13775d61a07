import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
// A product for each test: the last one disables an account and exhausts a rate limit.
beforeEach(async () => {
	product = await startProduct()
})
afterEach(() => product.stop())

const PATH = '/api/portal/calendar-feed'
const open = async () => new URL((await product.olivia.post(PATH)).body.feed.url).pathname

test('serves the owner’s trips without a cookie, without references and with an ETag of the content', async () => {
	const { olivia, staff, anonymous: stranger, james } = product
	expect((await olivia.get(PATH)).body).toEqual({ feed: null })
	const tripId = await makeTrip(product)
	await addRecord(staff, 'flights', tripId, { pnr: 'K7QX2M' })
	await makeTrip(product, { name: 'Long ago', startDate: '2020-01-01', endDate: '2020-01-05' })
	const path = await open()
	expect(path).toMatch(/^\/api\/calendars\/[\w-]{32}\.ics$/)
	expect((await olivia.get(PATH)).body).toEqual({ feed: { createdAt: expect.any(String) } })

	const { status, headers, body } = await stranger.get(path)
	expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
	expect(body).toContain('SUMMARY:Monaco Grand Prix Weekend')
	expect(body).not.toMatch(/K7QX2M|Long ago/)
	const etag = headers.get('etag') ?? ''
	expect((await stranger.get(path, { 'if-none-match': etag })).status).toBe(304)
	await staff.patch(`/api/admin/trips/${tripId}`, { name: 'Monaco by Sea' })
	expect((await stranger.get(path, { 'if-none-match': etag })).body).toContain('SUMMARY:Monaco by Sea')

	const other = new URL((await james.post(PATH)).body.feed.url).pathname
	expect((await stranger.get(other)).body).not.toContain('Monaco')
})

test('a new URL replaces the old one, revoking disables both, and the token is neither stored nor logged', async () => {
	const { olivia, anonymous: stranger, db } = product
	const first = await open()
	const second = await open()
	expect([(await stranger.get(first)).status, (await stranger.get(second)).status]).toEqual([404, 200])
	const token = second.slice('/api/calendars/'.length, -'.ics'.length)
	const { rows } = await sql<{ row: string }>`select f::text as row from "calendarFeeds" f`.execute(db)
	expect(JSON.stringify([rows, product.logged()])).not.toContain(token)
	expect((await olivia.delete(PATH)).status).toBe(204)
	expect((await stranger.get(second)).status).toBe(404)
	expect((await stranger.get('/api/calendars/x.ics')).status).toBe(404)
})

test('a disabled account disables its feed, and guessing is rate limited', async () => {
	const { olivia, james, anonymous: stranger, db } = product
	const path = await open()
	const other = new URL((await james.post(PATH)).body.feed.url).pathname
	await sql`update users set "disabledAt" = now() where id = ${olivia.user!.id}`.execute(db)
	expect((await stranger.get(path)).status).toBe(404)
	for (let n = 0; n < 59; n++) await stranger.get('/api/calendars/guess.ics')
	expect((await stranger.get(path)).status).toBe(429)
	// The guesser's network may be a calendar provider's: the feeds of others go on.
	expect((await stranger.get(other)).status).toBe(200)
})

test('one address may fetch the feeds of many customers, but none of them without end', async () => {
	const { james, anonymous: provider } = product
	const paths = [await open(), new URL((await james.post(PATH)).body.feed.url).pathname]
	const statuses: number[] = []
	for (let n = 0; n < 80; n++) statuses.push((await provider.get(paths[n % 2]!)).status)
	expect(new Set(statuses)).toEqual(new Set([200]))
	for (let n = 0; n < 20; n++) await provider.get(paths[0]!)
	expect((await provider.get(paths[0]!)).status).toBe(429)
	expect((await provider.get(paths[1]!)).status).toBe(200)
})
