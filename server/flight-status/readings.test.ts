import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { fixture, type Provider, respondWith, startProvider } from '#tests/harness/provider.ts'
import { booked } from '#tests/builders/booked-flight.ts'
import type { BookedFlight } from './booked-flight.ts'
import { createFlightStatusService } from './flight-status.ts'
import { callsLeft, readFlight, storedReading } from './readings.ts'

let provider: Provider
let fresh: FreshDatabase
beforeAll(async () => {
	provider = await startProvider()
	fresh = await freshDatabase()
})
afterAll(async () => {
	await provider.stop()
	await fresh.drop()
})
beforeEach(async () => {
	await sql`delete from "flightReadings"`.execute(fresh.db)
	await sql`delete from "providerCalls"`.execute(fresh.db)
	provider.requests.length = 0
	provider.reply(respondWith(fixture('flights/aerodatabox-enroute')))
})

const NOON = Date.parse('2026-11-20T11:30:00Z')
/** An instance of the product: it has a memory of its own, and shares the database. */
function instance(monthlyCalls: number) {
	let time = NOON
	const ask = createFlightStatusService(
		{ provider: 'aerodatabox', baseUrl: provider.url, apiKey: 'SECRET', monthlyCalls },
		() => time,
	)
	return (flight: BookedFlight, now: number, isClick = false) => {
		time = now
		return readFlight({ db: fresh.db, ask, now, isClick }, flight)
	}
}
/** The nth of several flights. */
const flight = (n: number): BookedFlight => ({ ...booked, number: `BA${n}` })

test('two instances ask once a minute for the flight of any number of trips (PORTAL-126)', async () => {
	const [one, other] = [instance(100), instance(100)]
	await Promise.all([one(booked, NOON), other(booked, NOON), one(booked, NOON), other(booked, NOON)])
	expect(provider.requests).toHaveLength(1)
	expect((await other(booked, NOON + 59_000))?.flight?.status).toBe('active')
	expect(provider.requests).toHaveLength(1)
	expect(await other(booked, NOON + 60_000)).toMatchObject({ readAt: NOON + 60_000 })
	expect(provider.requests).toHaveLength(2)
	expect(await storedReading(fresh.db, booked)).toMatchObject({ readAt: NOON + 60_000, flight: { status: 'active' } })
})

test('two instances with a small budget never spend more, and a tenth is left for people who ask', async () => {
	const [one, other] = [instance(10), instance(10)]
	const forty = Array.from({ length: 40 }, (_, n) => (n % 2 ? one : other)(flight(n + 1), NOON))
	await Promise.all(forty)
	expect(provider.requests).toHaveLength(9)
	expect(await callsLeft(fresh.db, 10, NOON)).toBe(0)
	expect((await one(flight(900), NOON, true))?.readAt).toBe(NOON)
	expect(provider.requests).toHaveLength(10)
	// Nothing is left, also for people, and what was read before shows with its time.
	expect(await other(flight(901), NOON, true)).toBeNull()
	expect((await other(flight(900), NOON + 600_000, true))?.readAt).toBe(NOON)
	expect(provider.requests).toHaveLength(10)
	// Another month has its own budget.
	expect(await callsLeft(fresh.db, 10, Date.parse('2026-12-01T00:00:00Z'))).toBe(9)
})

test('without a budget nothing is asked but on request', async () => {
	const one = instance(0)
	expect(await one(booked, NOON)).toBeNull()
	expect(provider.requests).toHaveLength(0)
	// The right to ask was taken for half a minute.
	expect((await one(booked, NOON + 31_000, true))?.flight?.status).toBe('active')
})

test('after failures the questions come further apart, for all instances, and the last reading keeps its time', async () => {
	const [one, other] = [instance(100), instance(100)]
	await one(booked, NOON)
	provider.reply(respondWith('busy', 503))
	let asked = provider.requests.length
	const times: number[] = []
	for (let minute = 1; minute <= 70; minute++) {
		const now = NOON + minute * 60_000
		const reading = await (minute % 2 ? one : other)(booked, now)
		expect(reading).toMatchObject({ readAt: NOON, flight: { status: 'active' } })
		if (provider.requests.length > asked) times.push(minute)
		asked = provider.requests.length
	}
	expect(times).toEqual([1, 2, 3, 5, 9, 17, 33, 63])
	provider.reply(respondWith(fixture('flights/aerodatabox-arrived')))
	expect(await one(booked, NOON + 100 * 60_000)).toMatchObject({ flight: { status: 'landed' } })
	// Nothing was read of it before, so the failure shows.
	provider.reply(respondWith('<html>', 200))
	await expect(one(flight(7), NOON, true)).rejects.toThrow('unexpected data')
	expect(await one(flight(7), NOON + 1000, true)).toBeNull()
})
