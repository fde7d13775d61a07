import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tellDue } from '#server/notices/tell-changes.ts'
import { tripRecords } from '#server/trips/records/trip-records.ts'
import { tripReader } from '#server/trips/trip/read-trips.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { type Provider, startProvider } from '#tests/harness/provider.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { createFlightStatusService } from './flight-status.ts'
import { watchFlights } from './watch-flights.ts'

const MINUTE_MS = 60_000
/** Notices are judged by the real clock, so the flights of these tests leave around now. */
const NOW = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
const utc = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString().slice(0, 16)
/** London is the same as UTC or an hour ahead: flights between airports of Iceland, which has no summer time. */
const AIRPORTS = { departureAirport: 'Reykjavik (KEF)', arrivalAirport: 'Akureyri (AEY)' }

let product: Product
let provider: Provider
/** What the provider says of each flight number. Minutes are those after NOW. */
type Says = { status: string; leaves?: number; lands?: number; gate?: string; belt?: string }
let says: Record<string, Says> = {}
beforeAll(async () => {
	provider = await startProvider((response, { path }) => {
		const number = path.split('/').at(-2) ?? ''
		const one = says[number]
		const body = one ? JSON.stringify([answer(one)]) : ''
		response.writeHead(one ? 200 : 204, { 'content-type': 'application/json' }).end(body)
	})
	product = await startProduct()
})
afterAll(async () => {
	await provider.stop()
	await product.stop()
})
beforeEach(async () => {
	says = {}
	provider.requests.length = 0
	for (const table of ['trips', 'flightReadings', 'providerCalls'])
		await sql`delete from ${sql.table(table)}`.execute(product.db)
})

const LEAVES = 120
const LANDS = 180
const time = (minutes: number | undefined) =>
	minutes === undefined ? undefined : { utc: `${utc(minutes).replace('T', ' ')}Z` }
const answer = ({ status, leaves, lands, gate, belt }: Says) => ({
	status,
	departure: {
		airport: { iata: 'KEF' },
		scheduledTime: time(LEAVES),
		revisedTime: time(leaves),
		...(gate ? { gate } : {}),
	},
	arrival: { revisedTime: time(lands), ...(belt ? { baggageBelt: belt } : {}) },
})

const instance = (monthlyCalls = 1000) =>
	createFlightStatusService(
		{ provider: 'aerodatabox', baseUrl: provider.url, apiKey: 'SECRET', monthlyCalls },
		() => clock,
	)
let clock = NOW
let ask: ReturnType<typeof instance>
/** What an instance does in a minute: it watches, and tells what is due. */
async function sweep(minute: number, service = ask) {
	clock = NOW + minute * MINUTE_MS
	const reader = tripReader(tripRecords(product.services.sealer))
	await watchFlights({ ...product.services, ask: service, reader }, clock)
	await tellDue({ ...product.services, reader })
}
async function bookedTrip(values: object = {}, { isReady = true } = {}) {
	ask = instance()
	const day = utc(0).slice(0, 10)
	const tripId = await makeTrip(product, {
		destination: 'Iceland',
		startDate: day,
		endDate: utc(5 * 1440).slice(0, 10),
	})
	const flight = await addRecord(product.staff, 'flights', tripId, {
		...AIRPORTS,
		flightNumber: 'FI20',
		departureTime: utc(LEAVES),
		arrivalTime: utc(LANDS),
		...values,
	})
	if (isReady) await product.staff.post(`/api/admin/trips/${tripId}/ready`, {})
	return { tripId, flight: flight as { id: string; version: number } }
}
type Item = { title: string; facts: { label: string; was: string | null; now: string | null }[] }
async function told(tripId: string): Promise<string[][]> {
	const { notices } = (await product.olivia.get(`/api/portal/trips/${tripId}/notices`)).body
	return notices
		.filter(({ kind }: { kind: string }) => kind === 'change')
		.toReversed()
		.map(({ items }: { items: Item[] }) =>
			items.flatMap(({ facts }) => facts.map(({ label, now }) => `${label}: ${now?.slice(0, 60)}`)),
		)
}
const alerts = async (tripId: string) =>
	(await product.staff.get('/api/admin/notice-alerts')).body.alerts.flatMap(
		(alert: { tripId: string; what: string; title: string }) =>
			alert.tripId === tripId ? [`${alert.title} ${alert.what}`] : [],
	)
const at = (minutes: number) => utc(minutes).slice(11)

test('a delay of 20, 22 and 37 minutes is two notices, at once, and nothing booked is changed (PORTAL-127)', async () => {
	const { tripId, flight } = await bookedTrip()
	says.FI20 = { status: 'Expected' }
	await sweep(0)
	expect(await told(tripId)).toEqual([])
	for (const [minute, delay] of [
		[20, 20],
		[40, 22],
		[60, 37],
	] as const) {
		says.FI20 = { status: 'Delayed', leaves: LEAVES + delay, lands: LANDS + delay }
		await sweep(minute)
	}
	expect(await told(tripId)).toMatchObject([
		[expect.stringContaining(`Expected departure: ${at(LEAVES + 20)}`), expect.stringContaining('Expected landing')],
		[expect.stringContaining(`Expected departure: ${at(LEAVES + 37)}`), expect.stringContaining('Expected landing')],
	])
	const { trip } = (await product.staff.get(`/api/admin/trips/${tripId}`)).body
	expect(trip.flights).toMatchObject([
		{ departureTime: `${utc(LEAVES)}:00`, arrivalTime: `${utc(LANDS)}:00`, version: flight.version },
	])
	// On time again.
	says.FI20 = { status: 'Expected', leaves: LEAVES + 3, lands: LANDS + 3 }
	await sweep(80)
	expect((await told(tripId)).at(-1)).toMatchObject([
		expect.stringContaining(`Expected departure: ${at(LEAVES + 3)}`),
		expect.stringContaining(`Expected landing: ${at(LANDS + 3)}`),
	])
})

test('cancelled once and then scheduled: staff hear, travellers do not; twice: one notice', async () => {
	const { tripId } = await bookedTrip()
	says.FI20 = { status: 'Canceled' }
	await sweep(0)
	expect([await told(tripId), await alerts(tripId)]).toEqual([[], ['FI20 cancelled']])
	says.FI20 = { status: 'Expected' }
	await sweep(2)
	expect([await told(tripId), await alerts(tripId)]).toEqual([[], []])

	says.FI20 = { status: 'Canceled' }
	await sweep(20)
	await sweep(22)
	await sweep(24)
	expect(await told(tripId)).toEqual([['The airline reports: Cancelled']])
	expect(await alerts(tripId)).toContain('FI20 cancelled')
	const { notices } = (await product.olivia.get(`/api/portal/trips/${tripId}/notices`)).body
	expect(notices[0]).toMatchObject({ urgency: 'significant', items: [{ act: 'changed' }] })
})

test('gate and belt are told when they are known; what a second instance sees in the same minute is not told twice', async () => {
	const { tripId } = await bookedTrip()
	const other = instance()
	says.FI20 = { status: 'Boarding', gate: 'A10' }
	await Promise.all([sweep(0), sweep(0, other)])
	await sweep(20, other)
	says.FI20 = { status: 'Boarding', gate: 'B2' }
	await Promise.all([sweep(40), sweep(40, other)])
	// Back within half an hour.
	says.FI20 = { status: 'Boarding', gate: 'A10' }
	await sweep(60)
	says.FI20 = { status: 'Arrived', gate: 'B2', belt: '7' }
	await sweep(190)
	expect(await told(tripId)).toEqual([['Departure gate: A10'], ['Departure gate: B2'], ['Baggage belt: 7']])
})

test('a connection at risk is told, judged by the journey, and again when there is time', async () => {
	const { tripId } = await bookedTrip()
	await addRecord(product.staff, 'flights', tripId, {
		departureAirport: 'Akureyri (AEY)',
		arrivalAirport: 'Reykjavik (KEF)',
		flightNumber: 'FI21',
		departureTime: utc(LANDS + 90),
		arrivalTime: utc(LANDS + 150),
	})
	await product.staff.post(`/api/admin/trips/${tripId}/notices`, {})
	says.FI20 = { status: 'Delayed', leaves: LEAVES + 45, lands: LANDS + 45 }
	await sweep(0)
	expect((await told(tripId)).at(-1)).toContain('Connection: At risk: 45 minutes between the flights')
	expect(await alerts(tripId)).toEqual(['FI20 connection'])
	says.FI20 = { status: 'Delayed', leaves: LEAVES + 5, lands: LANDS + 5 }
	await sweep(20)
	expect((await told(tripId)).at(-1)).toContain('Connection: There is enough time again')
	expect(await alerts(tripId)).toEqual([])
})

test('only confirmed flights of trips that are ready are watched, and the same flight of two trips is one question', async () => {
	const { tripId: unready } = await bookedTrip({}, { isReady: false })
	await bookedTrip({ flightNumber: 'FI30', status: 'pending' })
	const { tripId: cancelled } = await bookedTrip({ flightNumber: 'FI31' })
	await product.staff.patch(`/api/admin/trips/${cancelled}`, { status: 'cancelled' })
	says = { FI20: { status: 'Boarding', gate: 'C1' }, FI30: { status: 'Canceled' }, FI31: { status: 'Canceled' } }
	await sweep(0)
	expect(provider.requests).toEqual([])
	const { tripId: one } = await bookedTrip()
	const { tripId: two } = await bookedTrip()
	await sweep(20)
	expect(provider.requests).toHaveLength(1)
	expect([await told(one), await told(two), await told(unready)]).toEqual([
		[['Departure gate: C1']],
		[['Departure gate: C1']],
		[],
	])
})

test('40 flights, two instances and a small budget: never more questions than are paid for (PORTAL-126)', async () => {
	const { tripId } = await bookedTrip()
	for (let n = 1; n < 40; n++) {
		const flight = { ...AIRPORTS, flightNumber: `FI${100 + n}`, departureTime: utc(LEAVES), arrivalTime: utc(LANDS) }
		await addRecord(product.staff, 'flights', tripId, flight)
	}
	const sweeps = async (one: typeof ask, other: typeof ask) => {
		for (const minute of [0, 20, 40, 60]) await Promise.all([sweep(minute, one), sweep(minute, other)])
	}
	await sweeps(instance(20), instance(20))
	// A tenth is left for people.
	expect(provider.requests).toHaveLength(18)
	const { rows } = await sql<{ n: number }>`select n from "providerCalls"`.execute(product.db)
	expect(rows).toEqual([{ n: 18 }])
	// With 50 calls each flight is asked for once in this hour: the steps are wider, so that they last.
	await sql`delete from "flightReadings"`.execute(product.db)
	await sql`delete from "providerCalls"`.execute(product.db)
	await sweeps(instance(50), instance(50))
	expect(provider.requests).toHaveLength(18 + 40)
})

test('staff see what the provider says next to what is booked, and take over what they decide (CRM-172)', async () => {
	const { staff, olivia } = product
	const { tripId, flight } = await bookedTrip()
	says.FI20 = { status: 'Delayed', leaves: LEAVES + 45, lands: LANDS + 45 }
	await sweep(0)
	const { flights } = (await staff.get(`/api/admin/trips/${tripId}/notices`)).body
	expect(flights).toMatchObject([
		{
			id: flight.id,
			version: flight.version,
			departureTime: `${utc(LEAVES)}:00`,
			reported: { status: 'delayed', departure: { time: `${utc(LEAVES + 45)}:00` }, asOf: new Date(NOW).toISOString() },
		},
	])
	// The portal shows what is stored without a call, to those who may see the flight.
	const asked = provider.requests.length
	const path = `/api/portal/flights/FI20/status?flight=${flight.id}&stored=1`
	expect((await olivia.get(path)).body.flight).toMatchObject({ status: 'delayed', asOf: new Date(NOW).toISOString() })
	expect((await product.james.get(path)).status).toBe(404)
	expect((await product.anonymous.get(path)).status).toBe(401)
	expect(provider.requests).toHaveLength(asked)
	const times = { departureTime: utc(LEAVES + 45), arrivalTime: utc(LANDS + 45) }
	const taken = await staff.patch(`/api/admin/flights/${flight.id}`, times, { 'if-match': `"${flight.version}"` })
	expect(taken.status).toBe(200)
	// A later reading compares with what is booked now.
	await sweep(20)
	expect((await told(tripId)).filter((facts) => facts.some((fact) => fact.startsWith('Expected')))).toHaveLength(1)
})
