import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startBackground } from '#server/background.ts'
import { customerSearch } from '#server/auth/customer-search.ts'
import { enquirySearch } from '#server/enquiries/enquiry-search.ts'
import { refreshSearchIndex } from '#server/search/search-index.ts'
import { tripSearch } from '#server/trips/list/trip-search.ts'
import type { SearchResults } from '#shared/search-results.ts'
import { type Product, startProduct } from './harness/product.ts'
import { addRecord, makeTrip } from './harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const search = async (list: 'trips' | 'users' | 'enquiries', words: string) => {
	const { status, body } = await product.staff.get(`/api/admin/${list}?q=${encodeURIComponent(words)}`)
	expect(status).toBe(200)
	return body as { total: number; isTotalCapped?: true; [list: string]: unknown }
}
const tripsFor = async (words: string) => (await search('trips', words)).total

test('a trip is found by its guests, flights, hotels and references, and no longer when they change or go', async () => {
	const { staff } = product
	const tripId = await makeTrip(product, { name: 'Honeymoon', orderId: 'GP-90210' })
	const guest = await addRecord(staff, 'guests', tripId, {
		fullName: 'Zoë Wiśniewski',
		passportNumber: 'QX1234567',
		dietaryRequirements: 'zabaglione',
	})
	const flight = await addRecord(staff, 'flights', tripId, { flightNumber: 'TN 8', pnr: 'QQ7PX2' })
	await addRecord(staff, 'accommodations', tripId, { hotelName: 'Hôtel Ørsted' })
	for (const words of ['wisniewski zoe', 'tn8', 'TN 8', 'qq7px2', 'orsted hotel', 'GP-902', 'zoe hartley honey'])
		expect([words, await tripsFor(words)]).toEqual([words, 1])
	for (const words of ['QX1234567', 'zabaglione']) expect([words, await tripsFor(words)]).toEqual([words, 0])

	await staff.patch(`/api/admin/guests/${guest.id}`, { fullName: 'Zoë Novak' })
	await staff.delete(`/api/admin/flights/${flight.id}`)
	expect(await Promise.all(['wisniewski', 'novak', 'tn8'].map(tripsFor))).toEqual([0, 1, 0])
	await staff.patch(`/api/admin/trips/${tripId}`, { orderId: 'GP-1' })
	expect(await tripsFor('GP-90210')).toBe(0)
})

test('a customer is found by a phone number written in another way, and their trips by a new name', async () => {
	const { staff } = product
	const account = { username: 'lukasz', email: 'lukasz@mail.example', password: 'tide-tables-1911' }
	const { body } = await staff.post('/api/auth/register', {
		...account,
		fullName: 'Łukasz Ptak',
		phone: '+44 20 7946 4321',
	})
	for (const words of ['lukasz', 'ptak łu', '02079464321', '020 7946 4321'])
		expect([words, (await search('users', words)).total]).toEqual([words, 1])
	await makeTrip({ staff, olivia: { ...product.olivia, user: body.user } }, { name: 'Baltic' })
	await staff.patch(`/api/admin/users/${body.user.id}`, { fullName: 'Łukasz Wróbel' })
	expect(await Promise.all([tripsFor('baltic wrobel'), tripsFor('ptak')])).toEqual([1, 0])
	expect((await search('users', 'wrobel')).total).toBe(1)
})

test('what an older release wrote, or a restore brought back, is indexed in the background', async () => {
	const { db, staff } = product
	const tripId = await makeTrip(product, { name: 'Petrograd' })
	await sql`delete from "tripSearch"`.execute(db)
	await sql`delete from "customerSearch"`.execute(db)
	await sql`delete from "enquirySearch"`.execute(db)
	expect(await tripsFor('petrograd')).toBe(0)
	for (const index of [tripSearch, customerSearch, enquirySearch]) await refreshSearchIndex(db, index)
	expect(await tripsFor('petrograd hartley')).toBe(1)
	expect((await search('users', 'hartley')).total).toBe(1)

	await sql`update "trips" set name = 'Leningrad', "updatedAt" = now() where id = ${tripId}`.execute(db)
	expect(await refreshSearchIndex(db, tripSearch)).toBe(1)
	expect(await refreshSearchIndex(db, tripSearch)).toBe(0)
	expect(await tripsFor('leningrad')).toBe(1)
	expect((await staff.get('/api/admin/trips?q=leningrad&sort=name')).body.trips).toHaveLength(1)

	await sql`update users set "fullName" = 'Olivia Marlowe', "updatedAt" = now() where id = ${product.olivia.user!.id}`.execute(
		db,
	)
	await refreshSearchIndex(db, tripSearch)
	expect(await tripsFor('leningrad marlowe')).toBe(1)
	await sql`update users set "fullName" = 'Olivia Hartley', "updatedAt" = now() where id = ${product.olivia.user!.id}`.execute(
		db,
	)
	await refreshSearchIndex(db, tripSearch)
})

test('an instance indexes what is missing when it starts', async () => {
	const starting = await startProduct()
	onTestFinished(() => starting.stop())
	await makeTrip(starting, { name: 'Samarkand' })
	await sql`delete from "tripSearch"`.execute(starting.db)
	const found = async () => (await starting.staff.get('/api/admin/trips?q=samarkand')).body.total
	expect(await found()).toBe(0)
	await startBackground(starting.services)
	await expect.poll(found).toBe(1)
})

test('more than a thousand matches are not counted further, and the list still continues', async () => {
	const { db, staff } = product
	await sql`insert into trips (id, "userId", name, "startDate", "endDate")
		select uuidv7(), ${product.olivia.user!.id}, 'Serial ' || n, '2027-01-01', '2027-01-02' from generate_series(1, 1005) n`.execute(
		db,
	)
	await refreshSearchIndex(db, tripSearch)
	const { body } = await staff.get('/api/admin/trips?q=serial&limit=500')
	expect(body).toMatchObject({ total: 1000, isTotalCapped: true, nextCursor: expect.any(String) })
	const rest = await staff.get(`/api/admin/trips?q=serial&limit=500&cursor=${body.nextCursor}`)
	expect(rest.body.trips).toHaveLength(500)
	expect(await search('trips', 'serial 777')).toMatchObject({ total: 1 })
})

test('a word that only the newest rows have in common is counted exactly', async () => {
	const { db } = product
	await makeTrip(product, { name: 'Regatta' })
	const add = (name: string, amount: number) =>
		sql`with added as (insert into trips (id, "userId", name, "startDate", "endDate")
			select uuidv7(), ${product.olivia.user!.id}, ${name}, '2027-01-01', '2027-01-02' from generate_series(1, ${amount}::int) returning id)
			insert into "tripSearch" ("tripId", words) select id, array_to_tsvector(array[${name}]) from added`.execute(db)
	await add('filler', 6000)
	await add('regatta', 150)
	expect(await search('trips', 'regatta')).toMatchObject({ total: 151 })
})

test('one search finds trips by their records, customers and enquiries, and says by which record', async () => {
	const { staff, anonymous } = product
	const tripId = await makeTrip(product, { name: 'Fjords' })
	await addRecord(staff, 'flights', tripId, { airline: 'Widerøe', flightNumber: 'WF 0911', pnr: 'ZX81QL' })
	await addRecord(staff, 'guests', tripId, { title: 'Mr', fullName: 'Ola Nordmann' })
	const find = async (words: string) =>
		(await staff.get(`/api/admin/search?q=${encodeURIComponent(words)}`)).body as SearchResults
	const about = async (words: string) => (await find(words)).trips.map(({ name, record }) => [name, record?.summary])
	const flight = 'Widerøe WF 0911 London Heathrow (LHR) to Nice (NCE)'
	expect(await about('fjords')).toEqual([['Fjords', undefined]])
	expect(await about('fjords hartley')).toEqual([['Fjords', undefined]])
	expect(await about('wf911')).toEqual([['Fjords', flight]])
	expect(await about('zx81')).toEqual([['Fjords', `${flight}, ZX81QL`]])
	expect(await about('nordmann fjords')).toEqual([['Fjords', 'Mr Ola Nordmann']])

	const enquiry = {
		villaName: 'Villa Rocha, Algarve',
		name: 'Quentin Ashdown',
		email: 'q.ashdown@mail.example',
		phone: '020 7946 0999',
		guests: 2,
	}
	expect((await anonymous.post('/api/enquiries', enquiry)).status).toBe(201)
	expect((await find('ashdown')).enquiries).toMatchObject([{ name: 'Quentin Ashdown' }])
	const { customers } = await find('hartley')
	expect(customers).toMatchObject([{ email: product.olivia.user!.email }])
	expect(JSON.stringify(customers)).not.toMatch(/password/i)
	for (const words of ['', '  ', 'nobody-at-all'])
		expect(await find(words)).toEqual({ trips: [], customers: [], enquiries: [] })
	expect((await staff.get(`/api/admin/search?q=${'x'.repeat(201)}`)).status).toBe(400)
})
