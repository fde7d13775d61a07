import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PublicCatalogue } from '#shared/catalogue/public-catalogue.ts'
import type { Settings } from '#shared/settings.ts'
import { RECORD_SIGHT } from '#shared/trips/sight/field-sight.ts'
import { KIND_LIST, type Kind } from '#shared/trips/kinds/registry.ts'
import { localTimeAt } from '#shared/places/zoned-time.ts'
import { liveFlightShape } from '#shared/portal/live-status.ts'
import { createServer } from '#server/create-server.ts'
import { readEnv } from '#server/env/read-env.ts'
import type { Fetch } from '#server/http/serving/serve.ts'
import { sweepSharedLinks } from '#server/shared-links/stored-links.ts'
import { createPageFinder } from '#web/framework/entry-server.tsx'
import { listedPaths } from '#web/framework/listed-paths.ts'
import { buildBindings } from './builders/bindings.ts'
import { type Client, type Product, startProduct } from './harness/product.ts'
import { addDocument, addRecord, makeTrip } from './harness/trip-scenario.ts'

let product: Product
let site: Fetch
let tripId: string
const records: Record<string, string> = {}
beforeAll(async () => {
	product = await startProduct()
	const createFindPage = (settings: Settings, catalogue: PublicCatalogue) =>
		createPageFinder(
			settings,
			() => ({
				styles: [],
				themeStart: 'applyTheme()',
				scripts: ['/assets/entry.js'],
				modules: [],
				fonts: [],
			}),
			catalogue,
		)
	const env = readEnv({ WEATHER_PROVIDER: 'none' })
	const services = { ...product.services, close: async () => {} }
	site = (await createServer(services, { env, createFindPage, listedPaths, isReady: () => true, built: null })).site
})
afterAll(() => product.stop())

/** A value for each field that nothing else has, so that the raw bytes say which field a page contains. */
const MARKED: Record<Exclude<Kind, 'documents'>, Record<string, unknown>> = {
	flights: {
		airline: 'Marked Airways',
		flightNumber: 'MK342',
		departureAirport: 'London Heathrow (LHR)',
		arrivalAirport: 'Nice (NCE)',
		departureTime: '2038-05-20T09:41',
		arrivalTime: '2038-05-20T12:47',
		class: 'First class',
		pnr: 'PNRMRK',
		baggageWeightKg: 37,
	},
	accommodations: {
		hotelName: 'Hotel Marked',
		address: '7 Marked Road, Monaco',
		checkIn: '2038-05-20',
		checkOut: '2038-05-25',
		nights: 5,
		roomType: 'Marked Suite',
		boardBasis: 'Half Board',
		confirmationNumber: 'CONF-STAY',
		phone: '+377 1111',
		checkInFrom: '15:01',
		checkOutBy: '11:02',
	},
	transfers: {
		transferType: 'Airport Pickup',
		date: '2038-05-20',
		time: '13:33',
		fromLocation: 'Nice (NCE)',
		toLocation: 'Hotel Marked',
		passengers: 71,
		vehicleClass: 'Marked Van',
		confirmationNumber: 'CONF-CAR',
		phone: '+377 2222',
		meetingPoint: 'Marked Pillar',
	},
	activities: {
		name: 'Marked Yacht',
		date: '2038-05-23',
		time: '10:34',
		location: 'Marked Harbour',
		description: 'Marked Words',
		confirmationNumber: 'CONF-ACT',
		phone: '+377 3333',
		endTime: '17:35',
		additionalInformation: 'Marked Dress',
	},
	guests: {
		fullName: 'Marked Hartley',
		dateOfBirth: '1987-06-14',
		nationality: 'Markedish',
		passportNumber: 'PASS533',
		passportExpiry: '2031-02-03',
		passportCountry: 'Markland',
		email: 'marked@mail.example',
		phone: '+44 4444',
		dietaryRequirements: 'Marked Fish',
		specialRequests: 'Marked Pillow',
	},
}
/** What each page says of the fields above. `dates` and `times` are in the words of the page. */
const SHOWN: Record<'family' | 'driver' | 'dates', string[]> = {
	family: [
		'Marked Airways',
		'MK342',
		'09:41',
		'12:47',
		'Hotel Marked',
		'7 Marked Road',
		'+377 1111',
		'13:33',
		'Marked Yacht',
		'10:34',
		'Marked Harbour',
	],
	driver: [
		'Marked Airways',
		'MK342',
		'09:41',
		'12:47',
		'Hotel Marked',
		'13:33',
		'71',
		'Marked Van',
		'Marked Pillar',
		'Mr Sign',
	],
	dates: [],
}
const TRIP_WORDS = {
	name: 'Marked Anniversary',
	notes: 'Marked Notes',
	packageName: 'Marked Package',
	orderId: 'ORDER-MARK',
	bookingAgent: 'Marked Agent',
	firstPaymentDate: '2038-01-31',
}

beforeEach(async () => {
	const { staff } = product
	tripId = await makeTrip(product, TRIP_WORDS)
	for (const [list, values] of Object.entries(MARKED))
		records[list] = (await addRecord(staff, list as 'guests', tripId, values)).id
	const other = {
		...MARKED.transfers,
		fromLocation: 'Other Quay',
		toLocation: 'Other Hill',
		time: '18:44',
		date: '2038-05-22',
	}
	records.other = (await addRecord(staff, 'transfers', tripId, other)).id
	await addRecord(staff, 'activities', tripId, { name: 'Cancelled Gala', date: '2038-05-22', status: 'cancelled' })
	await addRecord(staff, 'activities', tripId, { name: 'Nobodys Secret', date: '2038-05-22', guestIds: [] })
	records.documents = (await addDocument(staff, tripId, 'Marked voucher.pdf')).id
})

const linksPath = (by: Client) => `/api/${by.user?.role === 'admin' ? 'admin' : 'portal'}/trips/${tripId}/links`
const make = (body: object, by = product.olivia) => by.post(linksPath(by), { name: 'Mother', ...body })
const driver = () => ({ name: 'Driver in Nice', scope: 'driver', transferIds: [records.transfers], sign: 'Mr Sign' })
const BODY = { family: () => ({ scope: 'family' }), driver, dates: () => ({ scope: 'dates' }) }
const open = (address: string, method = 'GET') =>
	site(
		new Request(`http://localhost:3000${new URL(address, 'http://localhost:3000').pathname}`, { method }),
		buildBindings(),
	)
const links = async (by = product.olivia) => (await by.get(linksPath(by))).body.links

test.each(['family', 'driver', 'dates'] as const)('%s: scope × record × field on the raw bytes', async (scope) => {
	const { body, status } = await make(BODY[scope]())
	expect(status).toBe(201)
	const answer = await open(body.address)
	expect(answer.status).toBe(200)
	const raw = `${JSON.stringify([...answer.headers])} ${await answer.text()}`
	// Every value of every record, the trip's own words, and all ids.
	const all = [
		...Object.values(MARKED).flatMap((values) =>
			Object.values(values).map((value) => String(value).replace(/^\d{4}-\d\d-\d\dT/, '')),
		),
		...Object.values(TRIP_WORDS),
		'Mr Sign',
		'Other Quay',
		'18:44',
		'Cancelled Gala',
		'Nobodys Secret',
		'Marked voucher',
		'Olivia',
		'Marguerite',
		...Object.values(records),
		tripId,
		product.olivia.user!.id,
	]
	const isPlain = (text: string) =>
		!/^2038-05-2|^5$|^37$|^First class$|^Airport Pickup$|^London Heathrow|^Nice \(/.test(text)
	const shown = SHOWN[scope]
	const found = all
		.filter((text) => isPlain(text) && raw.includes(text))
		.filter((text) => !shown.some((word) => text.includes(word)))
	expect(found).toEqual(scope === 'family' ? [TRIP_WORDS.name, 'Other Quay', '18:44'] : [])
	for (const word of shown) expect(raw).toContain(word)
	for (const secret of ['PNRMRK', 'PASS533', 'CONF-', 'First class', '37 kg', 'Olivia'])
		expect(raw).not.toContain(secret)
	expect(raw.includes('Monte Carlo, Monaco')).toBe(scope !== 'driver')
	expect(raw.includes('20 May 2038 – 25 May 2038')).toBe(scope !== 'driver')
	expect(raw.slice(raw.indexOf('<head>'), raw.indexOf('</head>'))).not.toMatch(/Marked|Monaco|Mother|Driver/)
})

test('no field with the sight of a link is missing in the table above', () => {
	const ofLinks = KIND_LIST.flatMap((list) =>
		Object.entries(RECORD_SIGHT[list]).flatMap(([name, sight]) =>
			sight === 'link' || sight === 'driver' ? [[list, name]] : [],
		),
	)
	const covered = ofLinks.filter(
		([list, name]) =>
			name === 'id' ||
			name === 'flightId' ||
			name === 'status' ||
			name === 'endDate' ||
			Object.hasOwn(MARKED[list as 'flights'] ?? {}, name ?? ''),
	)
	expect(covered).toEqual(ofLinks)
	const hidden = ofLinks.filter(([list, name]) => (list === 'guests' || list === 'documents') && name !== 'id')
	expect(hidden).toEqual([])
})

test('a driver’s link shows the flight that staff chose, and what was reported of it (PORTAL-151)', async () => {
	const { staff, db } = product
	const inHours = (hours: number) => localTimeAt('Europe/Paris', Date.now() + hours * 3_600_000).slice(0, 16)
	const [leaves, lands] = [inHours(2), inHours(4)]
	// By time and airport it would be the marked flight; this one lands in another town.
	const chosen = await addRecord(staff, 'flights', tripId, {
		...{ airline: 'Chosen Air', flightNumber: 'CH77' },
		...{
			departureAirport: 'Paris (CDG)',
			departureTime: leaves,
			arrivalAirport: 'Marseille (MRS)',
			arrivalTime: lands,
		},
	})
	const change = (flightId: unknown) => staff.patch(`/api/admin/transfers/${records.transfers}`, { flightId })
	expect((await change(chosen.id)).status).toBe(200)
	const { address } = (await make(driver())).body
	const page = async () => (await open(address)).text()
	expect(await page()).toContain('Chosen Air CH77')
	expect(await page()).not.toMatch(/MK342|Reported now/)
	const later = localTimeAt('Europe/Paris', Date.now() + 5 * 3_600_000)
	const report = { status: 'delayed', departure: { delay: 60 }, arrival: { time: later, terminal: '1' }, live: null }
	await db
		.insertInto('flightReadings')
		.values({
			key: `CH77 ${leaves.slice(0, 10)} CDG`,
			reading: liveFlightShape.toText(report as never),
			readAt: new Date(),
			nextAt: new Date(),
		})
		.execute()
	expect(await page()).toContain(`Delayed, lands at ${later.slice(11, 16)}, terminal 1 (as of `)

	// The flight of another trip is refused, and a deleted one leaves none.
	const other = await addRecord(staff, 'flights', await makeTrip(product))
	const refused = await change(other.id)
	expect([refused.status, refused.body.fields]).toEqual([
		422,
		{ flightId: 'Flight it meets or leads to: choose a flight of this trip' },
	])
	const versionOf = async () =>
		(await staff.get(`/api/admin/trips/${tripId}`)).body.trip.transfers.find(
			({ id }: { id: string }) => id === records.transfers,
		)
	const before = await versionOf()
	await staff.delete(`/api/admin/flights/${chosen.id}`)
	expect(await versionOf()).toMatchObject({ flightId: null, version: before.version + 1 })
	expect(await page()).toContain('MK342')
})

test('the page runs no script of the site, is stored and indexed nowhere, sends no referrer, and opening it spends nothing', async () => {
	const { address } = (await make({ scope: 'family' })).body
	expect((await links())[0].lastUsedAt).toBeNull()
	expect((await open(address, 'HEAD')).status).toBe(200)
	expect((await links())[0].lastUsedAt, 'a look at the headers is no visit').toBeNull()
	for (let time = 0; time < 10; time++) expect((await open(address)).status).toBe(200)
	expect((await links())[0].lastUsedAt).toMatch(/^20/)
	const answer = await open(address)
	const headers = Object.fromEntries(answer.headers)
	expect(headers).toMatchObject({
		'cache-control': 'no-store',
		'x-robots-tag': 'noindex',
		'referrer-policy': 'no-referrer',
	})
	expect(headers['set-cookie']).toBeUndefined()
	const html = await answer.text()
	expect(html.match(/<script[^>]*src=/g)).toBeNull()
	expect(html).toContain('<meta name="robots" content="noindex"/>')
	const sitemap = await (await open('/sitemap.xml')).text()
	expect(sitemap).not.toContain('/t/')
	const stored = await product.db.selectFrom('sharedLinks').selectAll().where('tripId', '=', tripId).execute()
	expect(JSON.stringify(stored)).not.toContain(address.split('/').at(-1))
	expect(product.logged().join()).not.toContain(address.split('/').at(-1))
})

test('an ended, an expired, a cancelled trip’s and an unknown link answer alike', async () => {
	const made = async (body: object) => (await make(body)).body.address as string
	const [ended, expired, drivers, moved] = [
		await made({ scope: 'family' }),
		await made({ scope: 'dates' }),
		await made(driver()),
		await made({ scope: 'family' }),
	]
	const answer = async (address: string) => {
		const { status, headers, ...rest } = await open(address)
		const { date: _, ...kept } = Object.fromEntries(headers)
		return { status, kept, rest, text: await (await open(address)).text() }
	}
	const [first] = await links()
	expect((await product.olivia.delete(`/api/portal/links/${first.id}`)).status).toBe(204)
	expect((await product.olivia.delete(`/api/portal/links/${first.id}`)).status).toBe(404)
	await product.db
		.updateTable('sharedLinks')
		.set({ until: '2026-01-01' })
		.where('scope', '=', 'dates')
		.where('tripId', '=', tripId)
		.execute()
	await product.db.updateTable('transfers').set({ status: 'cancelled' }).where('id', '=', records.transfers!).execute()
	const unknown = await answer('/t/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
	expect(unknown.status).toBe(404)
	expect(unknown.text).toContain('This link has ended')
	for (const address of [ended, expired, drivers, '/t/short', '/t/', '/t/a/b'])
		expect(await answer(address)).toEqual(unknown)
	expect((await open(moved)).status).toBe(200)
	await product.db.updateTable('trips').set({ status: 'cancelled' }).where('id', '=', tripId).execute()
	expect(await answer(moved)).toEqual(unknown)
	await product.db
		.updateTable('sharedLinks')
		.set({ endedAt: new Date('2026-01-01') })
		.where('id', '=', first.id)
		.execute()
	await sweepSharedLinks(product.db)
	const left = await product.db.selectFrom('sharedLinks').select('id').where('tripId', '=', tripId).execute()
	expect(left.map(({ id }) => id)).not.toContain(first.id)
	expect(left.length).toBeGreaterThan(0)
})

test('it works until the day after the trip, a driver’s until the day of the transfer, and both move with them', async () => {
	await make({ scope: 'family' })
	await make(driver())
	await make({ scope: 'dates', until: '2038-06-30' })
	const days = async () => (await links()).map(({ until }: { until: string }) => until)
	expect(await days()).toEqual(['2038-05-26', '2038-05-20', '2038-06-30'])
	await product.db.updateTable('trips').set({ endDate: '2038-05-28' }).where('id', '=', tripId).execute()
	await product.db.updateTable('transfers').set({ date: '2038-05-21' }).where('id', '=', records.transfers!).execute()
	expect(await days()).toEqual(['2038-05-29', '2038-05-21', '2038-06-30'])
})

test.each([
	['no name', { name: '', scope: 'family' }, 'name'],
	['an unknown scope', { scope: 'everything' }, 'scope'],
	['a driver without transfers', { scope: 'driver' }, 'transferIds'],
	['transfers for family', { scope: 'family', transferIds: ['0195f0aa-0000-7000-8000-000000000001'] }, 'transferIds'],
	['a transfer of nobody', { scope: 'driver', transferIds: ['0195f0aa-0000-7000-8000-000000000001'] }, 'transferIds'],
	['too long', { scope: 'family', until: '2038-12-31' }, 'until'],
	['in the past', { scope: 'family', until: '2020-01-01' }, 'until'],
])('%s is refused and makes nothing', async (_, body, field) => {
	const { status, body: answer } = await make(body)
	expect([status, Object.keys(answer.fields ?? {})]).toEqual([422, [field]])
	expect(await links()).toEqual([])
})

test('the lead and staff make and end links; nobody else learns of them', async () => {
	const { olivia, james, staff, anonymous } = product
	expect((await make({ scope: 'family' }, staff)).status).toBe(201)
	const [link] = await links(olivia)
	for (const [client, status] of [
		[james, 404],
		[anonymous, 401],
	] as const) {
		expect((await client.get(`/api/portal/trips/${tripId}/links`)).status).toBe(status)
		expect((await client.post(`/api/portal/trips/${tripId}/links`, { name: 'x', scope: 'family' })).status).toBe(status)
		expect((await client.delete(`/api/portal/links/${link.id}`)).status).toBe(status)
	}
	const viewer = await product.colleague('viewer')
	expect((await make({ scope: 'family' }, viewer)).status).toBe(403)
	expect((await staff.delete(`/api/admin/links/${link.id}`)).status).toBe(204)
	expect(await links(staff)).toEqual([])
})

test('who tries secrets is stopped, and learns nothing from that', async () => {
	const { address } = (await make({ scope: 'family' })).body
	const bodies = new Set<string>()
	for (let time = 0; time < 70; time++) bodies.add(await (await open(`/t/${String(time).padStart(32, 'x')}`)).text())
	expect(bodies.size).toBe(1)
	expect((await open(address)).status, 'a right secret is not refused').toBe(200)
})
