import { sql } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import type { JobType } from '#server/jobs/jobs.ts'
import { ProviderFailure } from '#server/providers/fetch-json.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import type { BookedFlight } from './booked-flight.ts'
import { bookedFrom, readingKey } from './bookings.ts'
import type { FlightStatusService } from './flight-status.ts'
import { callsLeft, readFlight, type Reading, storedReading } from './readings.ts'
import { reportReading } from './report-reading.ts'
import { CALLS_PER_FLIGHT, isDue } from './watch-plan.ts'

/** Runs every minute and looks at the flights of these days. */
export const watchFlightsJob: JobType<Record<string, never>> = {
	name: 'watch-flights',
	data: z.object({}),
	concurrency: 1,
}

type Deps = { db: Db; ask: FlightStatusService; reader: TripReader; log: Pick<Logger, 'warn' | 'error'> }
type Watched = { id: string; tripId: string; key: string; booked: BookedFlight }

const DAY_MS = 86_400_000

/**
 * Asks the provider for the booked flights that are due by the plan, and reports what is new to their trips (PORTAL-127). The same flight
 * on several trips is one question. `now` is milliseconds UTC.
 */
export async function watchFlights({ db, ask, reader, log }: Deps, now = Date.now(), signal?: AbortSignal) {
	if (ask.monthlyCalls === 0) return
	const watched = await watchedFlights(db, now - 2 * DAY_MS, now + 2 * DAY_MS)
	const stretch = await stretchOf(db, ask.monthlyCalls, now)
	for (const flights of Map.groupBy(watched, ({ key }) => key).values()) {
		if (signal?.aborted) return
		const [first] = flights
		const reading = first ? await currentReading({ db, ask, log }, first.booked, now, stretch) : null
		const flight = reading?.flight
		if (!reading || !flight) continue
		for (const one of flights)
			await transaction(db, (tx) => reportReading(tx, reader, one, { ...reading, flight })).catch((err: unknown) =>
				log.error({ err, trip: one.tripId }, 'A flight could not be reported'),
			)
	}
}

/** The stored reading is reported too: somebody may have asked, or this process died after it asked. */
async function currentReading(
	{ db, ask, log }: Omit<Deps, 'reader'>,
	booked: BookedFlight,
	now: number,
	stretch: number,
): Promise<Reading | null> {
	const last = await storedReading(db, booked)
	if (!isDue(booked, last, now, stretch)) return last
	return readFlight({ db, ask, now, isClick: false }, booked).catch((error: unknown) => {
		if (!(error instanceof ProviderFailure)) throw error
		log.warn({ err: error }, 'The flight status could not be read')
		return last
	})
}

/** The flights of trips that are ready, neither cancelled nor on request, that leave between two instants, roughly: their clocks are local. */
async function watchedFlights(db: Db, from: number, until: number): Promise<Watched[]> {
	const clock = (instant: number) => new Date(instant).toISOString().slice(0, 19)
	const rows = await db
		.selectFrom('flights as f')
		.innerJoin('trips as t', 't.id', 'f.tripId')
		.select(['f.id', 'f.tripId', 'f.flightNumber', 'f.departureAirport', 'f.arrivalAirport', 't.destination'])
		.select(['f.departureTime', 'f.arrivalTime'])
		.where('t.toldSince', 'is not', null)
		.where('t.status', 'not in', ['cancelled', 'completed'])
		.where('f.status', '=', 'confirmed')
		.where(sql<boolean>`f."departureTime" between ${clock(from)}::timestamp and ${clock(until)}::timestamp`)
		.orderBy('f.departureTime')
		.orderBy('f.id')
		.execute()
	return rows.flatMap(({ id, tripId, ...row }): Watched[] => {
		const booked = bookedFrom(row)
		return booked ? [{ id, tripId, key: readingKey(booked), booked }] : []
	})
}

/** Where the flights of the rest of the month need more calls than are left, all of them are asked for less often. */
async function stretchOf(db: Db, monthlyCalls: number, now: number): Promise<number> {
	const left = await callsLeft(db, monthlyCalls, now)
	const date = new Date(now)
	const monthEnds = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
	const flights = new Set((await watchedFlights(db, now, monthEnds)).map(({ key }) => key))
	return left === 0 ? 1 : Math.max(1, (flights.size * CALLS_PER_FLIGHT) / left)
}
