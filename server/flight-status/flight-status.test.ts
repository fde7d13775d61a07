import dns, { type LookupAddress, type LookupOptions } from 'node:dns'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { liveStatus } from '#shared/portal/live-status.ts'
import { newId } from '#server/db/id.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { fixture, type Provider, respondWith, startProvider } from '#tests/harness/provider.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { booked } from '#tests/builders/booked-flight.ts'
import type { BookedFlight } from './booked-flight.ts'
import { createFlightStatusService } from './flight-status.ts'

let provider: Provider
let product: Product
let time = Date.parse('2026-11-20T11:30:00Z')
beforeAll(async () => {
	provider = await startProvider()
})
afterAll(async () => {
	await provider.stop()
	await product?.stop()
})
beforeEach(() => {
	provider.requests.length = 0
	time = Date.parse('2026-11-20T11:30:00Z')
})

type Name = 'aerodatabox' | 'aviationstack'
const service = (name: Name) =>
	createFlightStatusService({ provider: name, baseUrl: `${provider.url}/api`, apiKey: 'SECRET' }, () => time)
const status = (name: Name, file: string, flight = booked) => {
	provider.reply(respondWith(fixture(`flights/${name}-${file}`)))
	return service(name)(flight)
}
const liveFlight = (status: string, delay: number | null, live: object | null = null) => ({
	status,
	departure: expect.objectContaining({ gate: 'A10', delay }),
	arrival: expect.objectContaining({ gate: null }),
	live,
})

test.each([
	['enroute', liveFlight('active', 16, { altitude: 35_072, speed: 843 })],
	['expected', liveFlight('delayed', 16)],
	['delayed', liveFlight('delayed', 16)],
	['arrived', liveFlight('landed', 16)],
	['canceled', liveFlight('cancelled', 16)],
	['canceleduncertain', liveFlight('not confirmed', 16)],
	['diverted', liveFlight('diverted', 16)],
	['boarding', liveFlight('delayed', 16)],
	['unknown', liveFlight('delayed', 16)],
])('AeroDataBox %s', async (file, expected) => {
	expect(await status('aerodatabox', file)).toEqual(expected)
	const [request] = provider.requests
	expect([request?.path, request?.headers['x-api-market-key'], String(request?.search)]).toEqual([
		'/api/flights/number/BA344/2026-11-20',
		'SECRET',
		'dateLocalRole=Departure&withLocation=true',
	])
})

test('AeroDataBox through RapidAPI receives the key and the host in RapidAPI headers', async () => {
	// Resolve RapidAPI's host name to the test's server.
	const lookup = vi.spyOn(dns, 'lookup') as unknown as { mockImplementation(to: Lookup): void; mockRestore(): void }
	lookup.mockImplementation((_, __, found) => found(null, [{ address: '127.0.0.1', family: 4 }]))
	provider.reply(respondWith(fixture('flights/aerodatabox-enroute')))
	const host = `aerodatabox.p.rapidapi.com:${new URL(provider.url).port}`
	const statusOf = createFlightStatusService(
		{ provider: 'aerodatabox', baseUrl: `http://${host}`, apiKey: 'SECRET' },
		() => time,
	)
	expect(await statusOf(booked)).toEqual(liveFlight('active', 16, { altitude: 35_072, speed: 843 }))
	lookup.mockRestore()
	const { path, headers } = provider.requests[0]!
	expect([path, headers['x-rapidapi-key'], headers['x-rapidapi-host']]).toEqual([
		'/flights/number/BA344/2026-11-20',
		'SECRET',
		host,
	])
	expect(headers).not.toHaveProperty('x-api-market-key')
})
type Lookup = (name: string, options: LookupOptions, found: (error: null, addresses: LookupAddress[]) => void) => void

test.each([
	// Metres become feet, and local times with wrong offsets become instants.
	['active', liveFlight('active', 16, { altitude: 35_000, speed: 843 })],
	['two-days', liveFlight('active', 16, { altitude: 35_000, speed: 843 })],
	['delayed', liveFlight('delayed', 55)],
	['cancelled', liveFlight('cancelled', null)],
	['diverted', liveFlight('diverted', null)],
	['codeshare', liveFlight('scheduled', null)],
	['empty', null],
])('aviationstack %s', async (file, expected) => {
	expect(await status('aviationstack', file)).toEqual(expected)
})

test('says times by the clock of each airport, terminals, and nothing about a flight of which nothing is known', async () => {
	expect(await status('aerodatabox', 'enroute')).toMatchObject({
		departure: { time: '2026-11-20T10:41:00', terminal: '5' },
		arrival: { time: '2026-11-20T13:38:00', terminal: '1', belt: null },
	})
	expect(await status('aviationstack', 'active')).toMatchObject({
		departure: { time: '2026-11-20T10:41:00', terminal: '5' },
		arrival: { time: '2026-11-20T13:38:00', terminal: '1', belt: null },
	})
	// The estimate repeats the schedule; the delay does not.
	expect(await status('aviationstack', 'delayed')).toMatchObject({ departure: { time: '2026-11-20T11:20:00' } })
	const [row] = JSON.parse(fixture('flights/aerodatabox-unknown')) as [{ departure: object }]
	const departure = { ...row.departure, revisedTime: undefined, runwayTime: undefined }
	for (const word of ['Unknown', 'Something new', 'CanceledUncertain']) {
		provider.reply(respondWith(JSON.stringify([{ ...row, departure, status: word }])))
		const flight = await service('aerodatabox')(booked)
		expect([word, liveStatus(flight!).label]).not.toEqual([word, 'On Time'])
	}
})

test('picks the flight with the booked day and airport, not the first in the list', async () => {
	const at = (departure: string, origin: string | null): BookedFlight => ({
		...booked,
		departure: Date.parse(departure),
		origin,
	})
	expect(await status('aviationstack', 'multi-leg', at('2026-11-20T13:10:00Z', 'LHR'))).not.toBeNull()
	expect(await status('aviationstack', 'active', at('2026-11-20T10:25:00Z', 'JFK'))).toBeNull()
	expect(await status('aviationstack', 'active', at('2026-11-20T10:25:00Z', null))).not.toBeNull()
	expect(await status('aviationstack', 'active', at('2026-11-21T10:25:00Z', 'LHR'))).toBeNull()
	expect(await status('aerodatabox', 'enroute', at('2026-11-19T10:25:00Z', 'LHR'))).toBeNull()
})

test('returns null for a flight that the provider does not know', async () => {
	provider.reply(respondWith('', 204))
	expect(await service('aerodatabox')(booked)).toBeNull()
})

test.each([
	['aviationstack', 'error-invalid-key', 'aviationstack: refused: invalid_access_key'],
	['aviationstack', 'error-quota', 'aviationstack: refused: usage_limit_reached'],
	['aviationstack', 'error-rate', 'aviationstack: refused: rate_limit_reached'],
	['aviationstack', 'error-restricted', 'aviationstack: refused: function_access_restricted'],
	['aviationstack', 'error-validation', 'aviationstack: refused: validation_error'],
	['aerodatabox', 'error-400', 'aerodatabox: unexpected data at the root'],
] as const)('%s, %s with status 200: %s', async (name, file, message) => {
	await expect(status(name, file)).rejects.toThrow(message)
})

test('caches the status for a minute, and answers long before and after the flight without a call', async () => {
	provider.reply(respondWith(fixture('flights/aerodatabox-enroute')))
	const statusOf = service('aerodatabox')
	await Promise.all([statusOf(booked), statusOf(booked)])
	time += 59_000
	await statusOf(booked)
	expect(provider.requests).toHaveLength(1)
	time += 1000
	await statusOf(booked)
	expect(provider.requests).toHaveLength(2)
	time = booked.departure - 49 * 3_600_000
	expect(await statusOf(booked)).toEqual({
		status: 'not yet known',
		departure: { gate: null, delay: null },
		arrival: { gate: null },
		live: null,
	})
	time = booked.arrival + 25 * 3_600_000
	expect(await statusOf(booked)).toBeNull()
	expect(provider.requests).toHaveLength(2)
})

test('the API call: only the caller’s own flight numbers, in any notation', async () => {
	// The call uses the current time, so the flight is under way now.
	const clock = (shift: number) => new Date(Date.now() + shift * 3_600_000).toISOString().slice(0, 16)
	product = await startProduct({
		flightStatus: createFlightStatusService({ provider: 'aerodatabox', baseUrl: provider.url, apiKey: 'SECRET' }),
	})
	const { olivia, james, staff, anonymous: stranger } = product
	const tripId = await makeTrip(product)
	const flight = { departureAirport: 'London (LHR)', departureTime: clock(-1), arrivalTime: clock(3) }
	await addRecord(staff, 'flights', tripId, { ...flight, flightNumber: 'BA 0344' })
	await addRecord(staff, 'flights', tripId, {
		flightNumber: 'ba344',
		departureTime: '2025-01-01T10:00',
		arrivalTime: '2025-01-01T12:00',
	})
	const utc = (shift: number) => `${clock(shift).replace('T', ' ')}Z`
	const [row] = JSON.parse(fixture('flights/aerodatabox-enroute')) as [{ departure: object }]
	const departure = { ...row.departure, scheduledTime: { utc: utc(-1) }, revisedTime: { utc: utc(-1) } }
	provider.reply(respondWith(JSON.stringify([{ ...row, departure }])))
	for (const number of ['BA344', 'ba%20344', 'BA0344', 'BA-344'])
		expect((await olivia.get(`/api/portal/flights/${number}/status`)).body.flight).toEqual({
			status: 'active',
			departure: { gate: 'A10', delay: 0, terminal: '5', time: expect.any(String) },
			arrival: { gate: null, terminal: '1', belt: null, time: '2026-11-20T13:38:00' },
			live: { altitude: 35_072, speed: 843 },
			asOf: expect.any(String),
		})
	expect(provider.requests).toHaveLength(1)
	expect((await staff.get('/api/portal/flights/BA344/status')).status).toBe(200)
	for (const [client, number, expected] of [
		[james, 'BA344', 404],
		[olivia, 'BA345', 404],
		[olivia, 'BA34', 404],
		[olivia, '..%2f..', 404],
		[stranger, 'BA344', 401],
	] as const)
		expect([number, (await client.get(`/api/portal/flights/${number}/status`)).status]).toEqual([number, expected])
	expect(provider.requests).toHaveLength(1)
})

test('the API call: the booking decides between two flights with one number, and a cancelled one is never on time', async () => {
	const clock = (shift: number) => new Date(Date.now() + shift * 3_600_000).toISOString().slice(0, 16)
	const other = await startProduct({
		flightStatus: createFlightStatusService({ provider: 'aerodatabox', baseUrl: provider.url, apiKey: 'SECRET' }),
	})
	const { olivia, james, staff } = other
	const tripId = await makeTrip(other)
	const at = (hours: number) => ({ departureTime: clock(hours), arrivalTime: clock(hours + 4) })
	const now = await addRecord(staff, 'flights', tripId, { flightNumber: 'BA344', ...at(-1) })
	const later = await addRecord(staff, 'flights', tripId, { flightNumber: 'BA344', ...at(20 * 24) })
	const statusOf = async (client: typeof olivia, id: string) =>
		(await client.get(`/api/portal/flights/BA344/status?flight=${id}`)).body.flight?.status
	expect(await statusOf(olivia, later.id)).toBe('not yet known')
	expect(provider.requests).toHaveLength(0)
	await staff.patch(`/api/admin/flights/${now.id}`, { status: 'cancelled' })
	expect(await statusOf(olivia, now.id)).toBe('cancelled')
	await staff.patch(`/api/admin/trips/${tripId}`, { status: 'cancelled' })
	expect(await statusOf(olivia, later.id)).toBe('cancelled')
	expect(provider.requests).toHaveLength(0)
	for (const [client, id] of [
		[james, now.id],
		[olivia, newId()],
		[olivia, 'no-id'],
	] as const)
		expect((await client.get(`/api/portal/flights/BA344/status?flight=${id}`)).status).toBe(404)
	await other.stop()
})

test('a failing provider is answered with 502, an unknown flight with 404', async () => {
	const other = await startProduct({
		flightStatus: createFlightStatusService({ provider: 'aviationstack', baseUrl: provider.url, apiKey: 'SECRET' }),
	})
	const tripId = await makeTrip(other)
	const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16)
	for (const flightNumber of ['BA1', 'BA2'])
		await addRecord(other.staff, 'flights', tripId, {
			flightNumber,
			departureTime: soon(2),
			arrivalTime: soon(5),
		})
	provider.reply(respondWith(fixture('flights/aviationstack-error-quota'), 429))
	const failed = await other.olivia.get('/api/portal/flights/BA1/status')
	expect([failed.status, failed.body.code]).toEqual([502, 'provider_failed'])
	provider.reply(respondWith(fixture('flights/aviationstack-empty')))
	const unknown = await other.olivia.get('/api/portal/flights/BA2/status')
	expect([unknown.status, unknown.body.code]).toEqual([404, 'no_status'])
	expect(other.logged().join('')).not.toContain('SECRET')
	await other.stop()
})

test('without a provider the call is answered with 503 and not logged', async () => {
	const without = await startProduct()
	const tripId = await makeTrip(without)
	await addRecord(without.staff, 'flights', tripId, { flightNumber: 'BA1' })
	for (const path of ['/api/portal/flights/BA1/status', `/api/portal/trips/${tripId}/weather`]) {
		const { status, body } = await without.olivia.get(path)
		expect([path, status, body.code]).toEqual([path, 503, 'not_configured'])
	}
	const warnings = without.logged().filter((line) => (JSON.parse(line) as { level: number }).level >= 40)
	expect(warnings).toEqual([])
	await without.stop()
})
