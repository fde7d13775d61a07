import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRoutes } from '#server/api-routes.ts'
import type { Route } from '#server/http/routes.ts'
import { gzipSync } from 'node:zlib'
import { type Product, startProduct } from './harness/product.ts'
import { addRecord, makeTrip, PLURALS, segmentOf } from './harness/trip-scenario.ts'

let product: Product
let ids: Record<string, string>
let writes: Route[]
beforeAll(async () => {
	product = await startProduct()
	ids = { trips: await makeTrip(product), users: product.james.user!.id }
	for (const plural of PLURALS) ids[segmentOf(plural)] = (await addRecord(product.staff, plural, ids.trips!)).id
	writes = apiRoutes(product.services).filter(
		({ method, path }) =>
			['POST', 'PATCH', 'PUT'].includes(method) && !/upload|logout|catalogue.(pictures|films)$/.test(path),
	)
})
afterAll(() => product.stop())

/** The path of a write call with a real id. */
const addressOf = ({ path }: Route) => path.replace(/:\w+/, ids[path.split('/').at(-2) ?? ''] ?? ids.trips!)
const raw = (route: Route, body: BodyInit, headers: Record<string, string> = {}) =>
	product.staff.fetch(addressOf(route), {
		method: route.method,
		body,
		headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress(), ...headers },
	})
const randomAddress = () => `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.9`

test('a body that is not a JSON object is refused, and encoded bodies are not decoded', async () => {
	const deep = '['.repeat(50_000) + ']'.repeat(50_000)
	const cases: [string, BodyInit, Record<string, string>, number][] = [
		['broken', '{"name":', {}, 400],
		['empty', '', {}, 400],
		['an array', '[]', {}, 400],
		['null', 'null', {}, 400],
		['deep', deep, {}, 400],
		['deep object', '{"a":'.repeat(50) + '1' + '}'.repeat(50), {}, 400],
		['large', JSON.stringify({ name: 'x'.repeat(2_000_000) }), {}, 413],
		['text', '{}', { 'content-type': 'text/plain' }, 415],
		['form', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
		['gzip', new Uint8Array(gzipSync('{}')), { 'content-encoding': 'gzip' }, 415],
		['brotli', '{}', { 'content-encoding': 'br' }, 415],
	]
	// Calls that issue a document or codes, open a calendar feed, ask the AI, send or tell something now, export, bring back, or note a reading
	// take no body, and complaints come as a form too.
	for (const route of writes.filter(
		({ path }) =>
			!/generate|calendar-feed|villa-calendars.:id.address$|villa-feeds.:id.read$|ask-ai|send-again|second-step|recovery-codes|export$|telephoned$|trips.:id.notices$|reminders.stop|^.api.(complaints|incoming-mail)$|messages.read$|bin.:id.restore$|threads.:id.read$/.test(
				path,
			),
	))
		for (const [name, body, headers, wanted] of cases) {
			const answer = await raw(route, body, headers)
			expect([route.path, name, answer.status]).toEqual([route.path, name, wanted])
			expect(typeof ((await answer.json()) as { error: unknown }).error).toBe('string')
			if (wanted === 413) expect(answer.headers.get('connection')).toBe('close')
		}
})

test('NUL bytes, control characters and invalid text are refused by field', async () => {
	for (const evil of ['\u0000', 'a\u0000b', '\u0007', '\u009b31m', '\ud800'])
		for (const [route, field] of [
			['guests', 'fullName'],
			['flights', 'airline'],
			['activities', 'description'],
		] as const) {
			const { status, body } = await product.staff.patch(`/api/admin/${route}/${ids[route]}`, { [field]: evil })
			expect([route, status, Object.keys(body.fields ?? {})]).toEqual([route, 422, [field]])
		}
	const twoLines = await product.staff.patch(`/api/admin/activities/${ids.activities}`, {
		description: 'Bring:\n\t- hats',
	})
	expect(twoLines.body.activity.description).toBe('Bring:\n\t- hats')
	const header = await product.staff.patch(`/api/admin/guests/${ids.guests}`, {
		email: 'a@b.example\r\nBcc: all@b.example',
	})
	expect(header.status).toBe(422)
})

test('no input to any call is answered 500', async () => {
	const names = [
		'name',
		'tripId',
		'userId',
		'status',
		'departureTime',
		'passengers',
		'username',
		'password',
		'email',
		'__proto__',
		'id',
	]
	const value = fc.oneof(
		fc.jsonValue(),
		fc.string({ unit: 'binary' }),
		fc.constantFrom('9'.repeat(30), -0.5, 1e308, '2027-13-45', {}),
	)
	const body = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 })
	await fc.assert(
		fc.asyncProperty(fc.nat(), body, async (n, values) => {
			const route = writes[n % writes.length]!
			const { status } = await raw(route, JSON.stringify(values))
			if (status >= 500 && status !== 503) throw new Error(`${status} from ${route.method} ${route.path}`)
		}),
		{ numRuns: 400 },
	)
	const path = fc.oneof(
		fc.string({ unit: 'binary' }),
		fc.webPath(),
		fc.constantFrom('%00', '%zz', '..%2f..%2f', '%ff', '%ud800'),
	)
	await fc.assert(
		fc.asyncProperty(fc.nat(), path, async (n, text) => {
			const route = apiRoutes(product.services).filter(({ path }) => path.includes(':'))[n % 20]!
			const address = route.path.replace(/:\w+/, encodeURI(text.toWellFormed()))
			const answer = await product.staff.fetch(address, { method: route.method === 'DELETE' ? 'GET' : route.method })
			if (answer.status >= 500) throw new Error(`${answer.status} from ${route.method} ${address}`)
		}),
		{ numRuns: 300 },
	)
	expect(product.logged().filter((line) => line.includes('"level":50'))).toEqual([])
})

test('the log contains ids and numbers, never what people wrote', async () => {
	await product.staff.patch(`/api/admin/guests/${ids.guests}`, { passportNumber: 'CANARY-77', fullName: 'Canary Bird' })
	await product.anonymous.post('/api/auth/login', { username: 'canary-name', password: 'canary-password' })
	const log = product.logged().join('')
	expect(log).toContain('"route":"/api/admin/guests/:id"')
	expect(log).not.toMatch(/canary/i)
})
