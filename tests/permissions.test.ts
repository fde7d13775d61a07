import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { apiRoutes } from '#server/api-routes.ts'
import { newId } from '#server/db/id.ts'
import { mount } from '#server/http/mount.ts'
import { get, type Route } from '#server/http/routes.ts'
import { Hono } from 'hono'
import { type Client, type Product, startProduct } from './harness/product.ts'
import { addDocument, addRecord, makeTrip, pathOf, PLURALS, segmentOf, TRIP, VALUES } from './harness/trip-scenario.ts'
import { CUSTOMERS, FRESH, PUBLIC, SELF, STAFF, STAFF_OWNERS, TRAVELLERS } from './who-may-call.ts'

let product: Product
let routes: Route[]
let ids: Record<string, string>

beforeAll(async () => {
	product = await startProduct()
	routes = apiRoutes(product.services)
	const { staff, olivia } = product
	const tripId = await makeTrip(product)
	ids = { trips: tripId, users: olivia.user!.id }
	for (const plural of PLURALS) ids[segmentOf(plural)] = (await addRecord(staff, plural, tripId)).id
	ids.adult = ids.guests!
	const guest = await addRecord(staff, 'guests', tripId, IDENTITY_DATA)
	ids.guests = guest.id
	const invited = { guestId: guest.id, email: 'companion@mail.example' }
	ids.companions = (await staff.post(`/api/admin/trips/${tripId}/companions`, invited)).body.companions[0].id
	ids.links = (
		await staff.post(`/api/admin/trips/${tripId}/links`, { name: 'Mother', scope: 'dates' })
	).body.links[0].id
	await olivia.post(`/api/portal/trips/${tripId}/approve-guests`)
	await staff.patch(`/api/admin/guests/${guest.id}`, { passportNumber: NEW_PASSPORT })
	const document = await addDocument(staff, tripId)
	ids.threads = (await staff.post(`/api/admin/trips/${tripId}/threads`, { text: 'Hello' })).body.thread.id
	ids.enquiries = (await product.anonymous.post('/api/enquiries', ENQUIRY)).body.enquiry.id
	ids.documents = document.id
	ids.fileName = document.fileName
})
afterAll(() => product.stop())

test.each([
	['public', PUBLIC],
	['self', SELF],
	['signedIn', CUSTOMERS],
	['admin', STAFF],
	['owner', STAFF_OWNERS],
] as const)('the %s routes are those that we thought about', (access, thought) => {
	expect(
		routes
			.filter((route) => route.access === access)
			.map(nameOf)
			.toSorted(),
	).toEqual(thought.toSorted())
})

test('an anonymous caller, another customer and an unknown id read and change nothing', async () => {
	const before = await fingerprint()
	for (const route of routes.filter((route) => route.access !== 'public')) {
		const label = nameOf(route)
		const stranger = await call(product.anonymous, route)
		expect([label, stranger.status, stranger.body.error]).toEqual([label, 401, 'Sign in first'])
		// It only affects the caller's own feed.
		if (route.path === '/api/portal/calendar-feed' || route.access === 'self') continue
		const other = await call(product.james, route)
		if (isForStaff(route)) expect([label, other.status]).toEqual([label, 403])
		else if (route.path.includes(':')) {
			// A record of somebody else answers exactly like one that does not exist.
			const missing = await call(product.james, route, 'missing')
			expect([label, other.status]).toEqual([label, 404])
			expect(other.body).toEqual(missing.body)
			expect(headersOf(other)).toEqual(headersOf(missing))
		}
		expect(await fingerprint(), `after ${label}`).toEqual(before)
	}
})

test('staff get 404 for unknown and malformed ids', async () => {
	for (const route of routes.filter((route) => route.path.includes(':')))
		for (const id of ['missing', 'no-id', "1' or '1'='1", '%00', '..%2f..%2fetc%2fpasswd']) {
			const { status } = await call(product.staff, route, id)
			expect([nameOf(route), id, status >= 400 && status < 500]).toEqual([nameOf(route), id, true])
			if (route.method === 'GET' || route.method === 'DELETE')
				expect([nameOf(route), id, status]).toEqual([nameOf(route), id, 404])
		}
})

test('the owner and staff can read a trip', async () => {
	// Withdrawing a consent would delete what the tests below look for; server/consents/consents.test.ts does it. What companions and
	// invited people call has tests in server/companions, and what trips take from the catalogue in server/catalogue/library.
	const isLeftOut = ({ method, path }: Route) =>
		/images|\/taken\/|\/privacy$|\/invitations\/:|message-files|upload$/.test(path) ||
		(method === 'DELETE' && path.includes('consent'))
	for (const route of routes.filter((route) => CUSTOMERS.includes(nameOf(route)) && !isLeftOut(route))) {
		// Without a provider, a permitted caller gets 503.
		const isProvided = !/weather|status/.test(route.path)
		const isFeed = route.path.includes('calendar-feed')
		const isMade = route.method === 'POST' && (isFeed || /\/(messages|companions|links)$/.test(route.path))
		const isEmpty = route.method === 'DELETE' || route.path.endsWith('/messages/read')
		const done = isMade ? 201 : isEmpty ? 204 : 200
		const forOwner = isProvided ? done : 503
		expect([nameOf(route), (await call(product.olivia, route)).status]).toEqual([nameOf(route), forOwner])
		const forStaff = TRAVELLERS.includes(nameOf(route)) ? 404 : forOwner
		expect([nameOf(route), (await call(product.staff, route)).status]).toEqual([nameOf(route), forStaff])
	}
})

test('a viewer changes nothing, reads everything, and finds no identity data in any answer', async () => {
	const viewer = await product.colleague('viewer')
	const before = await fingerprint()
	let read = 0
	for (const route of routes.filter(isForStaff)) {
		const label = nameOf(route)
		const { status, body } = await call(viewer, route)
		if (route.access === 'owner') expect([label, status, body.code]).toEqual([label, 403, 'owner_only'])
		else if (route.method !== 'GET') expect([label, status, body.code]).toEqual([label, 403, 'read_only'])
		else if (![404, 503].includes(status)) {
			expect([label, status]).toEqual([label, 200])
			read++
		}
	}
	expect(read).toBeGreaterThan(15)
	expect(await fingerprint()).toEqual(before)
	const { fullName: _name, ...identity } = IDENTITY_DATA
	const secrets = [...Object.values(identity), NEW_PASSPORT, 'Mar 19, 2038']
	const answers = async (client: Client) => {
		const all = []
		for (const route of routes.filter((route) => route.method === 'GET'))
			all.push([nameOf(route), JSON.stringify((await call(client, route)).body)] as const)
		return all.flatMap(([name, text]) => (secrets.some((secret) => text.includes(secret)) ? [name] : []))
	}
	const whereTheyAre = await answers(product.staff)
	for (const place of ['trips/:id', 'trips/:id/guests', 'trips/:id/approval', 'departures'])
		expect(whereTheyAre).toContain(`GET /api/admin/${place}`)
	expect(await answers(viewer)).toEqual([])
})

test('under the policy, staff without a second step are refused everywhere but in their own account', async () => {
	const consultant = await product.colleague('consultant')
	const setPolicy = (value: string | null) =>
		sql`insert into "agencySettings" (id, "values") values (1, jsonb_build_object('secondStepFrom', ${value}::text))
			on conflict (id) do update set "values" = "agencySettings"."values" || excluded."values"`.execute(product.db)
	onTestFinished(() => setPolicy(null).then(() => {}))
	await setPolicy('2020-01-01')
	const isElsewhere = ({ access }: Route) => access !== 'public' && access !== 'self'
	for (const route of routes.filter(isElsewhere)) {
		const { status, body } = await call(consultant, route)
		expect([nameOf(route), status, body.code]).toEqual([nameOf(route), 403, 'second_step_first'])
	}
	expect((await consultant.get('/api/auth/account')).status).toBe(200)
	expect((await consultant.post('/api/auth/second-step', {})).status).toBe(201)
})

test('a consultant may do what staff do, except what is for owners', async () => {
	const consultant = await product.colleague('consultant')
	for (const route of routes.filter(isForStaff)) {
		const { status, body } = await call(consultant, route, 'missing')
		if (route.access === 'owner') expect([nameOf(route), status, body.code]).toEqual([nameOf(route), 403, 'owner_only'])
		else expect([nameOf(route), status]).not.toEqual([nameOf(route), 403])
	}
})

test('a dangerous call needs a confirmation within ten minutes', async () => {
	const owner = await product.colleague('owner')
	await sql`update sessions set "confirmedAt" = now() - interval '601 seconds' where "userId" = ${owner.user!.id}`.execute(
		product.db,
	)
	expect(
		routes
			.filter(({ isFreshOnly }) => isFreshOnly)
			.map(nameOf)
			.toSorted(),
	).toEqual(FRESH.toSorted())
	const isAsked = (route: Route) => isForStaff(route) || FRESH.includes(nameOf(route))
	for (const route of routes.filter(isAsked)) {
		const { status, body } = await call(owner, route, 'missing')
		const isRefused = status === 403 && body.code === 'confirm_first'
		expect([nameOf(route), isRefused]).toEqual([nameOf(route), FRESH.includes(nameOf(route))])
	}
})

test('a customer gets 403 on every staff path, however it is spelled', async () => {
	const { james, anonymous: stranger } = product
	for (const path of [
		'/api/admin/zzz',
		'/api/admin',
		'/api/admin/trips/',
		'/api/admin//trips',
		'/api/admin/%2e/trips',
		'/API/ADMIN/trips',
		'/api/admin/users/../users',
	]) {
		expect([path, (await james.get(path)).status]).not.toEqual([path, 200])
		expect([401, 404]).toContain((await stranger.get(path)).status)
	}
	expect((await stranger.get('/api/admin/zzz')).status).toBe(401)
	expect((await james.get('/api/admin/zzz')).status).toBe(403)
	expect((await product.staff.get('/api/admin/zzz')).body).toMatchObject({ code: 'not_found' })
})

test('an unknown call is a 404 in JSON; refusals are logged with their caller', async () => {
	for (const [method, path] of [
		['POST', '/healthz'],
		['DELETE', '/readyz'],
		['PUT', '/api/auth/user'],
		['GET', '/api'],
		['OPTIONS', '/api/auth/login'],
	] as const) {
		const answer = await product.anonymous.fetch(path, { method })
		expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store'])
		expect(await answer.json()).toEqual({ error: 'There is no such call', code: 'not_found' })
	}
	const before = product.logged().length
	await product.james.get('/api/admin/users')
	await product.james.post('/api/auth/login', {}, { 'sec-fetch-site': 'cross-site' })
	expect(
		product
			.logged()
			.slice(before)
			.map((line) => JSON.parse(line) as unknown),
	).toMatchObject([{ route: '/api/admin/users', status: 403, userId: product.james.user!.id }, { status: 403 }])
})

test('a refused call of a signed-in customer is in the audit, with who, what and which record', async () => {
	const { db, james, staff } = product
	// The tests above have used up what is recorded of one caller in an hour.
	for (const table of ['audit', 'throttle']) await sql`delete from ${sql.table(table)}`.execute(db)
	await james.get(`/api/portal/trips/${ids.trips}`)
	await james.get('/api/admin/users')
	await staff.get('/api/admin/trips')
	const rows = await db.selectFrom('audit').select(['actorId', 'objectId', 'outcome', 'detail']).orderBy('id').execute()
	expect(rows).toEqual([
		{
			actorId: james.user!.id,
			objectId: ids.trips,
			outcome: 'refused',
			detail: { method: 'GET', route: '/api/portal/trips/:id', status: 404, code: 'not_found' },
		},
		{
			actorId: james.user!.id,
			objectId: null,
			outcome: 'refused',
			detail: { method: 'GET', route: '/api/admin/users', status: 403, code: 'staff_only' },
		},
	])
})

test('a route without an access rule does not start', () => {
	const careless: Route = { ...get('/api/secrets', 'public', () => new Response('all of them')) }
	Reflect.deleteProperty(careless, 'access')
	expect(() => mount(new Hono(), [careless], () => async () => null)).toThrow(
		'GET /api/secrets declares no access rule',
	)
	const twice = [routes[0]!, routes[0]!]
	expect(() => mount(new Hono(), twice, () => async () => null)).toThrow('declared twice')
})

test('a page of another site cannot change anything', async () => {
	const before = await fingerprint()
	const attacks: Record<string, string>[] = [
		{ origin: 'https://evil.example' },
		{ origin: 'null' },
		{ 'sec-fetch-site': 'cross-site' },
		{ 'sec-fetch-site': 'same-site', origin: 'https://events.goprivilege.example' },
	]
	for (const route of routes.filter((route) => route.method !== 'GET'))
		for (const headers of attacks) {
			const { status, body } = await call(product.staff, route, 'real', headers)
			expect([nameOf(route), status, body.code]).toEqual([nameOf(route), 403, 'cross_site'])
		}
	expect(await fingerprint()).toEqual(before)
	const own = await product.staff.patch(
		`/api/admin/trips/${ids.trips}`,
		{ notes: 'x' },
		{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
	)
	expect(own.status).toBe(200)
})

test('no answer contains a password, a token or a key', async () => {
	for (const route of routes.filter((route) => route.method === 'GET' && !route.path.includes('fileName'))) {
		const { body } = await call(product.staff, route)
		expect(JSON.stringify(body)).not.toMatch(
			/"[^"]*(password|hash|salt|token|secret|session|sealed|storageKey)[^"]*":/i,
		)
	}
})

/** Values that no other field of the tests has. */
const IDENTITY_DATA = {
	fullName: 'Olivia Hartley',
	dateOfBirth: '1961-02-28',
	nationality: 'Ruritanian',
	passportNumber: 'QX7700199',
	passportExpiry: '2038-03-19',
	passportCountry: 'Freedonia',
	dietaryRequirements: 'No shellfish whatsoever',
	specialRequests: 'A prayer mat in the room',
}
const NEW_PASSPORT = 'QX8800200'

const ENQUIRY = { name: 'Ada', email: 'ada@mail.example', phone: '1', guests: 2, villaName: 'Villa Rocha' }

const isForStaff = ({ access }: Route) => access === 'admin' || access === 'owner'
/** Lists that are read for days of the caller's own zone. */
const IN_DAYS = /departures(\.csv)?$|admin\/tasks$|departure-(board|days)$/
const nameOf = (route: Route) => `${route.method} ${route.path}`
const headersOf = ({ headers }: { headers: Headers }) =>
	[...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))

/** Calls a route with Olivia's real ids or an unknown one, and a valid body. */
function call(client: Client, { method, path }: Route, id = 'real', headers: Record<string, string> = {}) {
	const kind = path.includes('/users/:id/')
		? 'users'
		: path.includes('/guests/:')
			? 'guests'
			: path.includes('/portal/trips') || /\/(admin\/)?trips\/:/.test(path)
				? 'trips'
				: (path.split('/').at(-2) ?? '')
	const real = path.includes(':flightNumber')
		? VALUES.flights.flightNumber
		: path.includes('images')
			? 'nothing.jpg'
			: path.includes(':fileName')
				? ids.fileName
				: ids[kind]
	const missing = path.includes(':fileName') ? `${newId()}.pdf` : newId()
	const value = id === 'real' ? real : id === 'missing' ? missing : id
	const address = path
		.replace(':type', 'header')
		.replace(/:\w+/, value ?? 'nothing')
		.replace(/:\w+/, newId())
	if (method === 'GET')
		return client.get(IN_DAYS.test(path) ? `${address}?today=2038-05-01&until=2038-06-01` : address, headers)
	if (method === 'DELETE') return client.delete(address, headers)
	if (method === 'POST') return client.post(address, bodyFor(path), headers)
	if (method === 'PUT') return client.put(address, bodyFor(path), headers)
	return client.patch(address, bodyFor(path), headers)
}

function bodyFor(path: string): unknown {
	if (path.includes('upload')) return new FormData()
	if (path.includes('/portal/') && path.endsWith('/consent')) return { how: 'self', wording: 1 }
	if (/\/(messages|threads)$/.test(path)) return { text: 'Hello' }
	const plural = PLURALS.find((plural) => path.startsWith(pathOf(plural)))
	if (plural) return path.includes(':id') ? { status: 'cancelled' } : { ...VALUES[plural], tripId: ids.trips }
	if (path === '/api/admin/trips') return { ...TRIP, userId: ids.users }
	if (path.endsWith('/links')) return { name: 'Mother', scope: 'family' }
	if (path.endsWith('/companions')) return { guestId: ids.adult, email: 'another@mail.example' }
	if (path.endsWith('/privacy')) return { isPrivate: true }
	if (path.includes('enquiries/:id')) return { state: 'answered' }
	if (path.includes('enquiries')) return ENQUIRY
	if (path.includes('register')) return { username: 'mallory', email: 'm@mail.example', password: 'open-sesame-please' }
	return {}
}

/** The content of every table (without the sessions' timestamps and the audit) and of the file storage. */
async function fingerprint() {
	const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
		where table_schema = 'public' and table_name not in ('sessions', 'audit', 'throttle') order by 1`.execute(
		product.db,
	)
	// In one statement: the tests ask for it some three hundred times.
	const sums = rows.map(
		({
			name,
		}) => sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
			from ${sql.table(name)} t`,
	)
	return (await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.execute(product.db)).rows
}
