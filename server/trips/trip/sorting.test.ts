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
	for (const [name, destination, startDate, guestDetailsApprovalStatus] of [
		['Émile’s Alps', 'Chamonix', '2027-01-03', 'approved'],
		['alps again', null, '2027-01-02', 'pending'],
		['Beach', 'Algarve', '2027-01-03', 'changes_requested'],
		['beach', 'algarve', '2027-01-01', 'pending'],
		['Garden. Break', 'Porto', '2027-01-02', 'approved'],
	] as const)
		for (const customer of [olivia, james])
			await make(customer.user!.id, { name, destination, startDate, guestDetailsApprovalStatus })
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
