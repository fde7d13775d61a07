import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#shared/dates.ts'
import { backUp } from '#server/backup/backup.ts'
import { connect } from '#server/db/connect.ts'
import { configOf, linesOf, secret } from '#tests/harness/backup-scenario.ts'
import { type CatalogueProduct, startCatalogueProduct } from '#tests/harness/catalogue-product.ts'
import type { Client } from '#tests/harness/product.ts'
import { type Provider, startProvider } from '#tests/harness/provider.ts'
import { readAvailability } from '../public-availability.ts'
import { today } from '../villa-calendars.ts'
import { feedFetch } from './fetch-feed.ts'
import { readDueFeeds } from './read-due-feeds.ts'

const CALENDARS = '/api/admin/villa-calendars'
const HOUR_MS = 3_600_000
const GUEST = 'Ada Canary'

let platform: Provider
let product: CatalogueProduct
let consultant: Client
beforeAll(async () => {
	platform = await startProvider()
	const fetchCalendar = feedFetch({ allowedHosts: new Set([new URL(platform.url).host]) })
	product = await startCatalogueProduct({ fetchCalendar })
	consultant = await product.colleague('consultant')
})
afterAll(() => Promise.all([product.stop(), platform.stop()]))

const inDays = (days: number) => addDays(today(), days)
const basic = (day: string) => day.replaceAll('-', '')
type Event = [from: number, to: number, summary?: string, more?: string]
const calendarText = (events: Event[]) =>
	[
		...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//P//EN'],
		...events.flatMap(([from, to, summary = `Reserved: ${GUEST}`, more = 'TRANSP:OPAQUE'], at) => [
			...['BEGIN:VEVENT', `UID:${at}@platform`, `SUMMARY:${summary}`, `DESCRIPTION:Phone of ${GUEST}`, more],
			...[`DTSTART;VALUE=DATE:${basic(inDays(from))}`, `DTEND;VALUE=DATE:${basic(inDays(to))}`, 'END:VEVENT'],
		]),
		...['END:VCALENDAR', ''],
	].join('\r\n')
const serve = (events: Event[], etag = `"${JSON.stringify(events).length}"`) =>
	platform.reply((response, { headers }) =>
		headers['if-none-match'] === etag
			? response.writeHead(304).end()
			: response.writeHead(200, { 'content-type': 'text/calendar', etag }).end(calendarText(events)),
	)
const add = (villa: string, body: object = {}, client = consultant) =>
	client.post(`${CALENDARS}/${villa}/feeds`, { name: 'Airbnb', address: `${platform.url}/ical/secret-7.ics`, ...body })
const calendarOf = async (villa: string) => (await consultant.get(`${CALENDARS}/${villa}`)).body.calendar
const nightsOf = async (villa: string): Promise<unknown[]> =>
	(await calendarOf(villa)).periods.map(({ from, to, state }: Record<string, string>) => [from, to, state])
/** Runs the job as if it were `hours` later. */
async function readLater(hours: number) {
	await readDueFeeds(product.services, Date.now() + hours * HOUR_MS)
	await product.db
		.updateTable('villaFeeds')
		.set({ nextAt: new Date(0) })
		.execute()
}

test('a calendar is read whole or not at all, and no guest is stored (CRM-352, CRM-353)', async () => {
	const villa = await product.itemId('villa/1')
	await consultant.put(`${CALENDARS}/${villa}`, { completeUntil: inDays(40) })
	serve([
		[3, 7],
		[7, 9],
		[12, 14, 'Airbnb (Not available)'],
		[20, 22, 'CLOSED - Not available'],
		[25, 27, 'Reserved', 'STATUS:CANCELLED'],
	])
	const added = await add(villa)
	expect([added.status, added.body.calendar.feeds]).toEqual([
		201,
		[expect.objectContaining({ name: 'Airbnb', host: new URL(platform.url).host, periods: 4, problem: null })],
	])
	const first = [
		[inDays(3), inDays(7), 'booked'],
		[inDays(7), inDays(9), 'booked'],
		[inDays(12), inDays(14), 'on_request'],
		[inDays(20), inDays(22), 'booked'],
	]
	expect(await nightsOf(villa)).toEqual(first)
	expect(await readAvailability(product.db, villa)).toMatchObject({
		taken: [
			{ from: inDays(3), to: inDays(9) },
			{ from: inDays(20), to: inDays(22) },
		],
		free: [
			{ from: inDays(0), to: inDays(3) },
			{ from: inDays(9), to: inDays(12) },
			{ from: inDays(14), to: inDays(20) },
			{ from: inDays(22), to: inDays(40) },
		],
	})
	const { rows } = await sql<{ row: string }>`select f::text as row from "villaFeeds" f union all
		select p::text from "villaFeedPeriods" p union all select a::text from audit a`.execute(product.db)
	expect(rows.map(({ row }) => row).join()).not.toMatch(/Canary|secret-7/)
	expect(JSON.stringify(await calendarOf(villa))).not.toContain('secret-7')

	await readLater(1)
	expect(platform.requests.at(-1)?.headers['if-none-match']).toEqual(expect.any(String))
	for (const broken of [calendarText([[1, 2]]).slice(0, -30), '<html>Sign in', 'x'.repeat(1024 * 1024 + 1)]) {
		platform.reply((response) => response.writeHead(200).end(broken))
		await readLater(1)
		expect(await nightsOf(villa)).toEqual(first)
		expect((await calendarOf(villa)).feeds[0].problem).toMatch(/^(noCalendar|tooLarge)$/)
	}
	serve([[4, 6]])
	await readLater(1)
	expect(await nightsOf(villa)).toEqual([[inDays(4), inDays(6), 'booked']])
	expect((await calendarOf(villa)).feeds[0]).toMatchObject({ problem: null, periods: 1 })
	const [feed] = (await calendarOf(villa)).feeds
	expect((await consultant.delete(`/api/admin/villa-feeds/${feed.id}`)).body.calendar).toMatchObject({
		feeds: [],
		periods: [],
	})
	expect((await consultant.delete(`/api/admin/villa-feeds/${feed.id}`)).status).toBe(404)
})

test('a calendar that breaks off changes nothing, and no guest is in the database or in a backup (CRM-353)', async () => {
	const villa = await product.itemId('villa/5')
	serve([
		[3, 7],
		[7, 9],
		[12, 14, 'Airbnb (Not available)'],
		[25, 27, `Reserved: ${GUEST}`, 'STATUS:CANCELLED'],
	])
	await add(villa, { name: 'Airbnb' })
	const taken = [
		[inDays(3), inDays(7), 'booked'],
		[inDays(7), inDays(9), 'booked'],
		[inDays(12), inDays(14), 'on_request'],
	]
	expect(await nightsOf(villa)).toEqual(taken)
	const [whole] = calendarText([[5, 6]]).split('END:VCALENDAR')
	// After an event, as if it ended there; and in the middle of what was announced.
	for (const announced of [whole!.length, 9999]) {
		platform.reply((response) => {
			response.writeHead(200, { 'content-type': 'text/calendar', 'content-length': announced })
			response.write(whole, () => response.destroy())
		})
		await readLater(1)
		expect(await nightsOf(villa)).toEqual(taken)
		expect((await calendarOf(villa)).feeds[0].problem).toMatch(/^(noCalendar|unreachable)$/)
	}

	const { rows: tables } = await sql<{ name: string; schema: string }>`select table_name as name, table_schema as schema
		from information_schema.tables where table_type = 'BASE TABLE' and table_schema in (current_schema(), 'pgboss')`.execute(
		product.db,
	)
	expect(tables.length).toBeGreaterThan(60)
	for (const { name, schema } of tables) {
		const { rows } =
			await sql`select from ${sql.table(`${schema}.${name}`)} r where r::text ~ 'Canary|secret-7'`.execute(product.db)
		expect([name, rows.length]).toEqual([name, 0])
	}
	const folder = await mkdtemp(join(tmpdir(), 'go-privilege-feeds-'))
	const db = connect(await configOf(product.db), { max: 1, noTimeouts: true })
	try {
		await backUp(join(folder, 'archive'), { db, storage: product.services.storage, secret })
		const lines = await linesOf(join(folder, 'archive'))
		expect([lines.includes('villaFeedPeriods'), /Canary|secret-7/.test(lines)]).toEqual([true, false])
	} finally {
		await db.destroy()
		await rm(folder, { recursive: true })
	}
	const [feed] = (await calendarOf(villa)).feeds
	await consultant.delete(`/api/admin/villa-feeds/${feed.id}`)
})

test('an empty calendar is believed after a day; one that is not read for a day is on request, and staff are told once', async () => {
	const villa = await product.itemId('villa/2')
	await consultant.put(`${CALENDARS}/${villa}`, { completeUntil: inDays(40) })
	serve([[3, 7]])
	await add(villa)
	const taken = [[inDays(3), inDays(7), 'booked']]
	serve([])
	await readLater(1)
	expect(await nightsOf(villa)).toEqual(taken)
	expect((await calendarOf(villa)).feeds[0].emptySince).toEqual(expect.any(String))
	await readLater(2)
	expect(await nightsOf(villa)).toEqual(taken)
	await readLater(26)
	expect(await nightsOf(villa)).toEqual([])
	expect((await calendarOf(villa)).feeds[0].emptySince).toBeNull()

	serve([[3, 7]], '"again"')
	await readLater(0)
	platform.reply((response) => response.writeHead(503).end())
	await product.db
		.updateTable('villaFeeds')
		.set({ goodAt: new Date(Date.now() - 25 * HOUR_MS) })
		.execute()
	await readLater(0)
	await readLater(1)
	expect(await nightsOf(villa)).toEqual([[inDays(3), inDays(7), 'on_request']])
	expect(await readAvailability(product.db, villa)).toBeNull()
	expect((await calendarOf(villa)).feeds[0]).toMatchObject({ isStale: true, problem: 'unreachable' })
	const listed = (await consultant.get(CALENDARS)).body.calendars
	expect(listed.find(({ itemId }: { itemId: string }) => itemId === villa).staleFeeds).toBe(1)
	const mails = product.db.selectFrom('mails').select(['subject', 'textBody']).where('subject', 'like', '%out of date')
	expect(await mails.execute()).toEqual([
		{ subject: expect.stringContaining('Airbnb'), textBody: expect.stringContaining('did not answer') },
	])
	serve([[3, 7]])
	await readLater(0)
	expect(await nightsOf(villa)).toEqual(taken)
})

test('a platform that reports our own nights back is no conflict, and they are not reported to it again (CRM-354)', async () => {
	const villa = await product.itemId('villa/3')
	const enter = (from: number, to: number) =>
		consultant.post(`${CALENDARS}/${villa}/periods`, { from: inDays(from), to: inDays(to), state: 'booked' })
	await enter(3, 7)
	await enter(7, 9)
	await enter(20, 27)
	serve([
		[3, 9, 'Airbnb (Not available)'],
		[3, 9, 'CLOSED - Not available'],
		[22, 24],
	])
	const { conflicts } = (await add(villa)).body.calendar
	expect(conflicts.map(({ second }: { second: { from: string } }) => second.from)).toEqual([inDays(22)])
	const { url } = (await consultant.post(`${CALENDARS}/${villa}/address`)).body
	const exported = (await product.anonymous.get(new URL(url).pathname)).body as string
	expect([exported.match(/BEGIN:VEVENT/g)?.length, exported.includes(basic(inDays(22)))]).toEqual([3, false])
})

test('what is no calendar on the public internet is refused by its field; roles, limits and missing ids (API-258)', async () => {
	const villa = await product.itemId('villa/4')
	serve([[3, 7]])
	const wrong: [object, string][] = [
		[{ name: '' }, 'name'],
		[{ address: '' }, 'address'],
		[{ address: 'http://127.0.0.1:9/x.ics' }, 'address'],
		[{ address: 'https://intranet/x.ics' }, 'address'],
		[{ address: 'ftp://platform.example/x.ics' }, 'address'],
		[{ address: `${platform.url.replace('//', '//user:pass@')}/x.ics` }, 'address'],
		[{ colour: 'red' }, 'colour'],
	]
	for (const [body, field] of wrong) {
		const refused = await add(villa, body)
		expect([body, refused.status, Object.keys(refused.body.fields)]).toEqual([body, 422, [field]])
	}
	platform.reply((response) => response.writeHead(404).end())
	expect((await add(villa)).body.fields.address).toContain('does not know')
	serve([[3, 7]])
	const viewer = await product.colleague('viewer')
	for (const [client, status] of [
		[product.anonymous, 401],
		[product.olivia, 403],
		[viewer, 403],
		[product.staff, 201],
	] as const)
		expect((await add(villa, {}, client)).status).toBe(status)
	const [{ id }] = (await calendarOf(villa)).feeds
	serve([[5, 6]], '"other"')
	expect((await viewer.post(`/api/admin/villa-feeds/${id}/read`)).status).toBe(403)
	expect((await consultant.post(`/api/admin/villa-feeds/${id}/read`)).body.calendar.periods).toMatchObject([
		{ from: inDays(5), to: inDays(6), source: 'feed', label: 'Airbnb' },
	])
	const missing = '019f0000-0000-7000-8000-000000000001'
	for (const other of [missing, 'no-id', await product.itemId('hotel/1')]) expect((await add(other)).status).toBe(404)
	for (const other of [missing, 'no-id']) {
		expect((await consultant.post(`/api/admin/villa-feeds/${other}/read`)).status).toBe(404)
		expect((await consultant.delete(`/api/admin/villa-feeds/${other}`)).status).toBe(404)
	}
})
