import { sql } from 'kysely'
import { type LiveFlight, liveFlightShape } from '#shared/portal/live-status.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { ProviderFailure } from '#server/providers/fetch-json.ts'
import type { BookedFlight } from './booked-flight.ts'
import { readingKey } from './bookings.ts'
import type { FlightStatusService } from './flight-status.ts'

const SECOND_MS = 1000
/** A reading that is younger is not asked for again. */
const FRESH_MS = 60 * SECOND_MS
/** While one instance asks, no other does. Longer than the provider's deadline. */
const LEASE_MS = 30 * SECOND_MS
/** After failures: 30 seconds, a minute, two and so on. */
const BACKOFF_MS = 30 * SECOND_MS
const LONGEST_BACKOFF_MS = 30 * 60 * SECOND_MS
/** The share of a month's calls that is left for people who ask themselves. */
const SHARE_OF_CLICKS = 0.1
const PROVIDER = 'flights'

/** What was read of a flight, and when (milliseconds UTC). `flight` is null where the provider does not know it. */
export type Reading = { flight: LiveFlight | null; readAt: number }

/** What is stored of a flight: null where nobody asked successfully yet. */
export async function storedReading(db: Db | Tx, booked: BookedFlight): Promise<Reading | null> {
	const row = await db
		.selectFrom('flightReadings')
		.select(['reading', 'readAt'])
		.where('key', '=', readingKey(booked))
		.executeTakeFirst()
	return row?.readAt ? { flight: liveFlightShape.read(row.reading), readAt: row.readAt.getTime() } : null
}

export type Question = {
	db: Db
	ask: FlightStatusService
	now: number
	/** Somebody waits for the answer. The watch leaves a tenth of the budget to them. */
	isClick: boolean
}

/**
 * What a provider says of a flight: a fresh reading of any instance, or a new one (PORTAL-126). Where it may not be asked, because another
 * instance is asking, the provider fails or the month's calls are spent, the last reading with its time; without one, null. Throws
 * ProviderFailure when a question fails and nothing was read before.
 */
export async function readFlight({ db, ask, now, isClick }: Question, booked: BookedFlight): Promise<Reading | null> {
	const last = await storedReading(db, booked)
	if (last && now - last.readAt < FRESH_MS && now >= last.readAt) return last
	const key = readingKey(booked)
	const asked = await claim(db, key, now)
	if (!asked || !(await spend(db, ask.monthlyCalls, now, isClick))) return last
	try {
		const flight = await ask(booked)
		await store(db, key, flight, now)
		return { flight, readAt: now }
	} catch (error) {
		if (!(error instanceof ProviderFailure)) throw error
		await postpone(db, key, now + Math.min(LONGEST_BACKOFF_MS, BACKOFF_MS * 2 ** asked.failures))
		if (!last) throw error
		return last
	}
}

/** Takes the right to ask, for a while. Null where another instance has it or has just asked, or a failure is too recent. */
async function claim(db: Db, key: string, now: number): Promise<{ failures: number } | null> {
	const { rows } = await sql<{ failures: number }>`
		insert into "flightReadings" as f (key, "nextAt") values (${key}, ${new Date(now + LEASE_MS)})
		on conflict (key) do update set "nextAt" = excluded."nextAt" where f."nextAt" <= ${new Date(now)}
			and (f."readAt" is null or f."readAt" <= ${new Date(now - FRESH_MS)})
		returning failures`.execute(db)
	return rows[0] ?? null
}

/** Counts a call, unless the month's are spent. Without a budget only people ask, as often as they like. */
async function spend(db: Db, monthlyCalls: number, now: number, isClick: boolean): Promise<boolean> {
	if (monthlyCalls === 0) return isClick
	const limit = isClick ? monthlyCalls : watchLimit(monthlyCalls)
	const { rows } = await sql`
		insert into "providerCalls" as c (provider, month, n) select ${PROVIDER}, ${monthOf(now)}, 1 where ${limit} > 0
		on conflict (provider, month) do update set n = c.n + 1 where c.n < ${limit}
		returning n`.execute(db)
	return rows.length > 0
}

const watchLimit = (monthlyCalls: number) => Math.floor(monthlyCalls * (1 - SHARE_OF_CLICKS))
const monthOf = (now: number) => new Date(now).toISOString().slice(0, 7)

/** How many calls the watch may still make in this month. */
export async function callsLeft(db: Db, monthlyCalls: number, now: number): Promise<number> {
	const row = await db
		.selectFrom('providerCalls')
		.select('n')
		.where('provider', '=', PROVIDER)
		.where('month', '=', monthOf(now))
		.executeTakeFirst()
	return Math.max(0, watchLimit(monthlyCalls) - (row?.n ?? 0))
}

async function store(db: Db, key: string, flight: LiveFlight | null, now: number) {
	await db
		.updateTable('flightReadings')
		.set({
			reading: flight ? liveFlightShape.toText(flight) : null,
			readAt: new Date(now),
			nextAt: new Date(now),
			failures: 0,
		})
		.where('key', '=', key)
		.execute()
}

async function postpone(db: Db, key: string, until: number) {
	await db
		.updateTable('flightReadings')
		.set({ nextAt: new Date(until), failures: sql<number>`failures + 1` })
		.where('key', '=', key)
		.execute()
}

/** Removes readings of flights that are over. */
export async function sweepReadings(db: Db): Promise<void> {
	await db.deleteFrom('flightReadings').where('nextAt', '<', sql<Date>`now() - interval '3 days'`).execute()
}
