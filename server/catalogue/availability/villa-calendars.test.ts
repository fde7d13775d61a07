import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#shared/dates.ts'
import { type CatalogueProduct, startCatalogueProduct, villaContent } from '#tests/harness/catalogue-product.ts'
import type { Client } from '#tests/harness/product.ts'
import { addRecord, makeTrip, pathOf } from '#tests/harness/trip-scenario.ts'
import { availabilityFiles } from './public-availability.ts'
import { today } from './villa-calendars.ts'

const CALENDARS = '/api/admin/villa-calendars'
const MISSING = '019f0000-0000-7000-8000-000000000001'

let product: CatalogueProduct
let consultant: Client
beforeAll(async () => {
	product = await startCatalogueProduct()
	consultant = await product.colleague('consultant')
})
afterAll(() => product.stop())

const inDays = (days: number) => addDays(today(), days)
const enter = (villa: string, body: object, client = consultant) => client.post(`${CALENDARS}/${villa}/periods`, body)
const calendarOf = async (villa: string) => (await consultant.get(`${CALENDARS}/${villa}`)).body.calendar

/** What visitors get for the villa with a public number. */
async function visit(number: string) {
	const files = availabilityFiles(product.db, {})
	const pathname = `/catalogue/1/availability/villas/${number}.json`
	const answer = await files(new Request(`http://localhost${pathname}`), { pathname })
	return { status: answer?.status, body: (await answer?.json()) as { availability: unknown } }
}

test('visitors see entered nights as taken, options as on request, and free nights only where staff vouch for them (SITE-179)', async () => {
	const villa = await product.itemId('villa/3')
	expect(await visit('3')).toEqual({ status: 200, body: { availability: null } })
	const stays = [
		{ from: inDays(5), to: inDays(9), state: 'booked', note: 'Owner’s friends' },
		{ from: inDays(9), to: inDays(12), state: 'closed' },
		{ from: inDays(20), to: inDays(23), state: 'held' },
	]
	for (const stay of stays) expect((await enter(villa, stay)).status).toBe(201)
	const taken = [{ from: inDays(5), to: inDays(12) }]
	expect((await visit('3')).body.availability).toEqual({ asOf: expect.any(String), taken, free: [] })

	const completed = await consultant.put(`${CALENDARS}/${villa}`, { completeUntil: inDays(30) })
	expect(completed.body.calendar).toMatchObject({ completeUntil: inDays(30), conflicts: [] })
	expect((await visit('3')).body.availability).toMatchObject({
		taken,
		free: [
			{ from: inDays(0), to: inDays(5) },
			{ from: inDays(12), to: inDays(20) },
			{ from: inDays(23), to: inDays(30) },
		],
	})
	expect(JSON.stringify(await visit('3'))).not.toMatch(/Owner|closed|held/)
	expect((await visit('4')).body.availability).toBeNull()
	for (const unknown of ['99', '0', '123456789']) expect((await visit(unknown)).status).toBe(404)
	const hotel = { pathname: '/catalogue/1/availability/hotels/3.json' }
	expect(availabilityFiles(product.db, {})(new Request('http://localhost'), hotel)).toBeNull()
})

test('staff see all villas with what comes next, and periods that cannot both be right (CRM-217, CRM-219)', async () => {
	const villa = await product.itemId('villa/5')
	const mine = { from: inDays(40), to: inDays(47), state: 'booked', note: 'By telephone' }
	await enter(villa, mine)
	await enter(villa, { ...mine, from: inDays(47), to: inDays(50) })
	await enter(villa, { ...mine, from: inDays(60), to: inDays(62), state: 'held' })
	await enter(villa, { ...mine, from: inDays(61), to: inDays(63), state: 'held' })
	expect((await calendarOf(villa)).conflicts).toEqual([])
	const clashing = await enter(villa, { from: inDays(46), to: inDays(48), state: 'held' })
	const { conflicts, periods } = clashing.body.calendar
	expect(conflicts.map(({ first, second }: (typeof conflicts)[number]) => [first.from, second.from])).toEqual([
		[inDays(40), inDays(46)],
		[inDays(46), inDays(47)],
	])
	const listed = (await consultant.get(CALENDARS)).body.calendars
	expect(listed).toHaveLength(6)
	expect(listed.find(({ itemId }: { itemId: string }) => itemId === villa)).toMatchObject({
		number: 5,
		conflicts: 2,
		next: { from: inDays(40), to: inDays(47), state: 'booked' },
	})
	const { id } = periods.find(({ from }: { from: string }) => from === inDays(46))
	expect((await consultant.delete(`/api/admin/villa-periods/${id}`)).body.calendar.conflicts).toEqual([])
	expect((await consultant.delete(`/api/admin/villa-periods/${id}`)).status).toBe(404)
	const entries = product.db.selectFrom('audit').select('action').where('objectId', '=', villa).orderBy('id')
	expect((await entries.execute()).map(({ action }) => action)).toEqual([
		...Array<string>(5).fill('villa nights entered'),
		'villa nights removed',
	])
})

test('a stay that was taken from the catalogue is in the calendar: booked, held, or absent when it is cancelled (CRM-228)', async () => {
	const villa = await product.itemId('villa/1')
	const entries = (await consultant.get('/api/admin/library/stays?q=' + encodeURIComponent(villaContent('1').name)))
		.body.entries
	const { itemId, versionId } = entries.find((entry: { itemId: string }) => entry.itemId === villa)
	const nights = { checkIn: inDays(10), checkOut: inDays(14) }
	const tripId = await makeTrip(product, { name: 'A week away' })
	const origin = { catalogueItemId: itemId, catalogueVersionId: versionId }
	const stay = await addRecord(product.staff, 'accommodations', tripId, { ...nights, ...origin })
	// Two families of one trip, and a name that staff typed.
	await addRecord(product.staff, 'accommodations', tripId, { ...nights, ...origin, status: 'pending' })
	await addRecord(product.staff, 'accommodations', tripId, { hotelName: villaContent('1').name })

	const shown = { from: nights.checkIn, to: nights.checkOut, source: 'trip', label: 'A week away', tripId }
	const { periods, conflicts } = await calendarOf(villa)
	expect(periods).toMatchObject([
		{ ...shown, state: 'booked' },
		{ ...shown, state: 'held' },
	])
	expect(conflicts).toEqual([])
	const taken = [{ from: nights.checkIn, to: nights.checkOut }]
	expect((await visit('1')).body.availability).toMatchObject({ taken })
	expect(JSON.stringify(await visit('1'))).not.toContain('A week away')
	expect(
		(await enter(villa, { from: inDays(13), to: inDays(15), state: 'closed' })).body.calendar.conflicts,
	).toHaveLength(2)

	expect((await consultant.delete(`/api/admin/villa-periods/${periods[0].id}`)).status).toBe(404)
	await product.staff.patch(`${pathOf('accommodations')}/${String(stay.id)}`, { status: 'cancelled' })
	expect((await calendarOf(villa)).periods).toMatchObject([{ state: 'held' }, { state: 'closed' }])
	await product.staff.patch(`/api/admin/trips/${tripId}`, { status: 'cancelled' })
	expect((await calendarOf(villa)).periods).toMatchObject([{ state: 'closed' }])
})

test('what is no period of nights is refused by field, and one key enters it once (API-210)', async () => {
	const villa = await product.itemId('villa/6')
	const right = { from: inDays(3), to: inDays(6), state: 'closed' }
	const wrong: [object, string][] = [
		[{ ...right, to: right.from }, 'to'],
		[{ ...right, to: inDays(-1) }, 'to'],
		[{ ...right, to: inDays(2000) }, 'to'],
		[{ ...right, from: '2027-02-30' }, 'from'],
		[{ ...right, state: 'free' }, 'state'],
		[{ ...right, note: 'a\u0007' }, 'note'],
		[{ ...right, source: 'trip' }, 'source'],
	]
	for (const [body, field] of wrong) {
		const refused = await enter(villa, body)
		expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]])
	}
	expect((await consultant.put(`${CALENDARS}/${villa}`, { completeUntil: 'soon' })).status).toBe(422)
	const key = { 'idempotency-key': 'once' }
	const path = `${CALENDARS}/${villa}/periods`
	expect((await consultant.post(path, right, key)).body).toEqual((await consultant.post(path, right, key)).body)
	expect((await calendarOf(villa)).periods).toHaveLength(1)
	const hotel = await product.itemId('hotel/1')
	for (const missing of [MISSING, 'no-id', hotel]) {
		expect((await consultant.get(`${CALENDARS}/${missing}`)).status).toBe(404)
		expect((await enter(missing, right)).status).toBe(404)
		expect((await consultant.put(`${CALENDARS}/${missing}`, { completeUntil: null })).status).toBe(404)
	}
})

test('customers and strangers reach no calendar, viewers read and change nothing', async () => {
	const villa = await product.itemId('villa/2')
	const viewer = await product.colleague('viewer')
	const body = { from: inDays(1), to: inDays(2), state: 'booked' }
	for (const [client, reading, writing] of [
		[product.anonymous, 401, 401],
		[product.olivia, 403, 403],
		[viewer, 200, 403],
		[product.staff, 200, 201],
	] as const) {
		expect((await client.get(CALENDARS)).status).toBe(reading)
		expect((await client.get(`${CALENDARS}/${villa}`)).status).toBe(reading)
		expect((await enter(villa, body, client)).status).toBe(writing)
	}
})

test('an enquiry for nights that are taken is accepted and flagged, to the day (SITE-180)', async () => {
	const villa = await product.itemId('villa/1')
	await enter(villa, { from: inDays(100), to: inDays(107), state: 'booked' })
	await enter(villa, { from: inDays(120), to: inDays(127), state: 'held' })
	const asked = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+44 20 7946 0958', guests: 2 }
	const flags: unknown[] = []
	for (const [villaName, checkIn, checkOut] of [
		[villaContent('1').name, 106, 110],
		[villaContent('1').name, 107, 110],
		[villaContent('1').name, 119, 128],
		[villaContent('1').name, 110, 106],
		['Villa Elsewhere', 106, 110],
	] as const) {
		const body = { ...asked, villaName, checkIn: inDays(checkIn), checkOut: inDays(checkOut) }
		const { status, body: answer } = await product.anonymous.post('/api/enquiries', body)
		expect(status).toBe(201)
		const { enquiries } = (await consultant.get('/api/admin/enquiries')).body
		flags.push(enquiries.find(({ id }: { id: string }) => id === answer.enquiry.id).nightsTaken)
	}
	expect(flags).toEqual([true, false, false, false, false])
	const mails = product.db.selectFrom('mails').select('textBody').where('textBody', 'like', '%nights are taken%')
	expect(await mails.execute()).toHaveLength(1)
})

test('other platforms read taken nights at one secret address, and nothing else of them (CRM-220, API-211)', async () => {
	const villa = await product.itemId('villa/4')
	await enter(villa, { from: inDays(3), to: inDays(6), state: 'booked', note: 'By telephone' })
	await enter(villa, { from: inDays(8), to: inDays(9), state: 'held' })
	const make = async () => new URL((await consultant.post(`${CALENDARS}/${villa}/address`)).body.url).pathname
	const old = await make()
	const address = await make()
	expect((await product.anonymous.get(old)).status).toBe(404)
	const { status, body, headers } = await product.anonymous.get(address)
	expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
	const again = await product.anonymous.get(address, { 'if-none-match': headers.get('etag') ?? '' })
	expect(again.status).toBe(304)
	const days = (name: string) =>
		ICAL.Component.fromString(body)
			.getAllSubcomponents('vevent')
			.map((event) => String(event.getFirstPropertyValue(name)))
	expect([days('dtstart'), days('dtend'), days('summary')]).toEqual([[inDays(3)], [inDays(6)], ['Not available']])
	expect(body).not.toMatch(/telephone|Booked|Tuamotu/)
	expect(JSON.stringify((await consultant.get(`${CALENDARS}/${villa}`)).body)).not.toContain(address.slice(-30, -4))
	expect((await calendarOf(villa)).addressMadeAt).toEqual(expect.any(String))
	expect((await consultant.delete(`${CALENDARS}/${villa}/address`)).body.calendar.addressMadeAt).toBeNull()
	expect((await product.anonymous.get(address)).status).toBe(404)
	const hotel = await product.itemId('hotel/1')
	expect((await consultant.post(`${CALENDARS}/${hotel}/address`)).status).toBe(404)
})
