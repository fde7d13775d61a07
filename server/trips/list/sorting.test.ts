import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CUSTOMER_SORTS, TRIP_SORTS } from '#shared/sorting.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'
import { TRIP } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
	const { staff, olivia, james } = product
	const make = (userId: string, values: object) => staff.post('/api/admin/trips', { ...TRIP, ...values, userId })
	// Two of each value and one without a destination: the order has to hold where the sort alone doesn't decide.
	for (const [name, destination, startDate, guestDetailsApprovalStatus, status] of [
		['Émile’s Alps', 'Chamonix', '2027-01-03', 'approved', 'confirmed'],
		['alps again', null, '2027-01-02', 'pending', 'cancelled'],
		['Beach', 'Algarve', '2027-01-03', 'changes_requested', 'pending'],
		['beach', 'algarve', '2027-01-01', 'pending', 'confirmed'],
		['Garden. Break', 'Porto', '2027-01-02', 'approved', 'completed'],
	] as const)
		for (const customer of [olivia, james])
			await make(customer.user!.id, { name, destination, startDate, guestDetailsApprovalStatus, status })
})
afterAll(() => product.stop())

/** The whole list, read in parts of three. */
async function inParts(staff: Client, path: string, plural: 'trips' | 'users', limit = 3) {
	const rows: Record<string, string | number | null>[] = []
	let cursor: string | null = null
	do {
		const at: string = cursor ? `&cursor=${cursor}` : ''
		const { status, body } = await staff.get(`${path}&limit=${limit}${at}`)
		expect([path, status]).toEqual([path, 200])
		rows.push(...body[plural])
		cursor = body.nextCursor
	} while (cursor)
	return rows
}

const folded = (value: string | number | null | undefined) =>
	String(value ?? '')
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
const TRIP_KEYS = {
	customer: 'customerName',
	name: 'name',
	destination: 'destination',
	startDate: 'startDate',
	approval: 'guestDetailsApprovalStatus',
} as const

test.each(TRIP_SORTS)('trips by %s, both ways, in parts that leave nothing out', async (sort) => {
	const { staff } = product
	const upwards = await inParts(staff, `/api/admin/trips?sort=${sort}`, 'trips')
	expect(upwards).toHaveLength(10)
	expect(new Set(upwards.map(({ id }) => id)).size).toBe(10)
	const keys = upwards.map((trip) => folded(trip[TRIP_KEYS[sort]]))
	expect(keys).toEqual(keys.toSorted())
	expect(new Set(keys).size).toBeGreaterThan(1)
	const downwards = await inParts(staff, `/api/admin/trips?sort=-${sort}`, 'trips')
	expect(downwards.map(({ id }) => id)).toEqual(upwards.map(({ id }) => id).toReversed())
	expect(upwards[0]).not.toHaveProperty('sortKey')
})

test('PostgreSQL inlines the function that folds names', async () => {
	const { rows } = await sql<{ 'QUERY PLAN': string }>`explain verbose select folded(name) from trips`.execute(
		product.db,
	)
	expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('NORMALIZE(')
})

test('accents affect neither sorting nor search', async () => {
	const { staff } = product
	const upwards = await inParts(staff, '/api/admin/trips?sort=name', 'trips')
	expect(upwards.at(-1)?.name).toBe('Garden. Break')
	for (const words of ['emile', 'ÉMILE', 'e\u0301mile'])
		expect(await inParts(staff, `/api/admin/trips?q=${encodeURIComponent(words)}`, 'trips')).toHaveLength(2)
})

test('a sorted list can be searched and filtered', async () => {
	const { staff, olivia } = product
	const found = await inParts(staff, `/api/admin/trips?sort=-startDate&q=beach&userId=${olivia.user!.id}`, 'trips', 1)
	expect(found.map(({ startDate }) => startDate)).toEqual(['2027-01-03', '2027-01-01'])
})

test('the list is filtered by status, approval, consultant and departure, which puts the soonest first (API-264)', async () => {
	const { staff, olivia } = product
	const all = await inParts(staff, '/api/admin/trips?sort=startDate', 'trips')
	await staff.put(`/api/admin/trips/${all[0]!.id}/consultant`, { consultantId: null })
	const wanted: Record<string, (trip: (typeof all)[number]) => boolean> = {
		'status=cancelled&sort=startDate': ({ status }) => status === 'cancelled',
		'status=active&sort=startDate': ({ status }) => status === 'confirmed' || status === 'pending',
		'approval=changes_requested&sort=startDate': (trip) => trip.guestDetailsApprovalStatus === 'changes_requested',
		'documents=none&sort=startDate': () => true,
		'departsFrom=2027-01-02': ({ startDate }) => startDate! > '2027-01-01',
		'departsFrom=2027-01-01&departsUntil=2027-01-02&status=active': ({ startDate, status }) =>
			startDate! < '2027-01-03' && status === 'confirmed',
		'consultant=none': ({ id }) => id === all[0]!.id,
		'consultant=me&sort=startDate&approval=pending': (trip) =>
			trip.id !== all[0]!.id && trip.guestDetailsApprovalStatus === 'pending',
		[`userId=${olivia.user!.id}&departsFrom=2027-01-03&q=alps`]: (trip) =>
			trip.customerName === olivia.user!.fullName && trip.name === 'Émile’s Alps',
	}
	for (const [query, isWanted] of Object.entries(wanted)) {
		const found = await inParts(staff, `/api/admin/trips?${query}`, 'trips')
		const ids = all.filter(isWanted).map(({ id }) => id)
		expect(ids.length).toBeGreaterThan(0)
		expect([query, found.map(({ id }) => id)]).toEqual([query, ids])
		expect((await staff.get(`/api/admin/trips?${query}&limit=1`)).body.total).toBe(ids.length)
	}
	await staff.put(`/api/admin/trips/${all[0]!.id}/consultant`, { consultantId: staff.user!.id })
	for (const query of ['status=lost', 'approval=x', 'documents=all', 'departsFrom=soon', 'departsUntil=2027-02-30'])
		expect([query, (await staff.get(`/api/admin/trips?${query}`)).status]).toEqual([query, 400])
})

test('the neighbours of a trip follow the list as it is sorted and filtered (API-263)', async () => {
	const { staff, olivia, james } = product
	const neighbours = async (id: string | number | null | undefined, query: string) =>
		(await staff.get(`/api/admin/trips/${id}/neighbours?${query}`)).body
	for (const query of [
		'',
		'sort=-name',
		'sort=startDate&q=beach',
		`sort=destination&userId=${olivia.user!.id}`,
		'consultant=me&sort=-approval',
	]) {
		const trips = await inParts(staff, `/api/admin/trips?${query}`, 'trips', 100)
		expect(trips.length).toBeGreaterThan(1)
		for (const [at, { id }] of trips.entries()) {
			const next = { previous: trips[at - 1] ?? null, next: trips[at + 1] ?? null }
			const named = Object.entries(next).map(([which, trip]) => [which, trip && { id: trip.id, name: trip.name }])
			expect(await neighbours(id, query)).toEqual(Object.fromEntries(named))
		}
	}
	// Also from a trip that the list doesn't have.
	const [mine, his] = await Promise.all(
		[olivia, james].map(({ user }) => inParts(staff, `/api/admin/trips?sort=name&userId=${user!.id}`, 'trips', 100)),
	)
	const next = (await neighbours(his![1]!.id, `sort=name&userId=${olivia.user!.id}`)).next
	expect(mine!.map(({ id }) => id)).toContain(next.id)
	for (const [path, status] of [
		[`${olivia.user!.id}/neighbours`, 404],
		['nonsense/neighbours', 404],
		[`${his![0]!.id}/neighbours?sort=notes`, 400],
	] as const)
		expect([path, (await staff.get(`/api/admin/trips/${path}`)).status]).toEqual([path, status])
})

test.each(CUSTOMER_SORTS)('customers by %s', async (sort) => {
	const { staff, olivia } = product
	const rows = await inParts(staff, `/api/admin/users?sort=${sort}`, 'users', 1)
	expect(rows).toHaveLength(2)
	const key = { name: 'fullName', email: 'email', trips: 'totalTrips', joinDate: 'createdAt' }[sort]
	const keys = rows.map((row) => folded(row[key]))
	expect(keys).toEqual(keys.toSorted())
	const downwards = await inParts(staff, `/api/admin/users?sort=-${sort}`, 'users', 1)
	expect(downwards).toEqual(rows.toReversed())
	expect(rows.some(({ id }) => id === olivia.user!.id)).toBe(true)
})

test('an unknown sort order and an invalid cursor are refused', async () => {
	const { staff } = product
	const id = product.olivia.user!.id
	const foreign = `${id}.${Buffer.from('yesterday').toString('base64url')}`
	const nul = `${id}.${Buffer.from('a\0').toString('base64url')}`
	for (const query of [
		'sort=notes',
		'sort=--name',
		`sort=startDate&cursor=${foreign}`,
		`sort=startDate&cursor=${id}`,
		`sort=name&cursor=${nul}`,
		'sort=name&cursor=a.b',
	])
		expect([query, (await staff.get(`/api/admin/trips?${query}`)).status]).toEqual([query, 400])
	expect((await staff.get(`/api/admin/users?sort=trips&cursor=${foreign}`)).status).toBe(400)
})
