import { sql } from 'kysely'
import type { LiveFlight } from '#shared/portal/live-status.ts'
import type { User } from '#shared/customers/user.ts'
import { flightNumberOf } from '#shared/trips/timeline/flight-number.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { notFound, Refusal } from '#server/http/refusal.ts'
import { get, type Route } from '#server/http/routes.ts'
import { ProviderFailure, providerRefusal } from '#server/providers/fetch-json.ts'
import type { BookedFlight } from './booked-flight.ts'
import { bookedSeenBy } from '#server/trips/trip/seen-rows.ts'
import { bookedFrom } from './bookings.ts'
import { answerWithoutCall, type FlightStatusService, statusWithoutDetails } from './flight-status.ts'
import { type Question, readFlight, type Reading, storedReading } from './readings.ts'

/** The live status of a flight. Only for flights of trips that the caller may read, because each call to the provider costs money. */
export function flightStatusRoutes(
	{ db, flightStatus }: { db: Db; flightStatus: FlightStatusService | null },
	now: () => number = Date.now,
): Route[] {
	return [
		get('/api/portal/flights/:flightNumber/status', 'signedIn', async (c, user) => {
			const number = flightNumberOf(c.req.param('flightNumber'))
			const booking = c.req.query('flight')
			if (booking !== undefined && !isId(booking)) throw notFound('Flight')
			const isStored = c.req.query('stored') !== undefined
			const booked = number ? await bookedFlight(db, user, number, booking, now()) : null
			if (!booked) throw notFound('Flight')
			if (booked.isCancelled) return c.json({ flight: statusWithoutDetails('cancelled') })
			if (isStored) return c.json({ flight: await lastKnown(db, booked, now()) })
			if (!flightStatus) throw new Refusal(503, 'not_configured', 'There is no flight status service')
			const flight = await statusOf({ db, ask: flightStatus, now: now(), isClick: true }, booked)
			if (!flight) throw new Refusal(404, 'no_status', 'There is no status for this flight at the moment')
			return c.json({ flight })
		}),
	]
}

async function statusOf(question: Question, booked: BookedFlight): Promise<LiveFlight | null> {
	const known = answerWithoutCall(booked, question.now)
	return known === undefined ? shown(await readFlight(question, booked).catch(refuse)) : known
}

/** What the page shows by itself: it costs no call, and is null where nothing is known. */
async function lastKnown(db: Db, booked: BookedFlight, now: number): Promise<LiveFlight | null> {
	return answerWithoutCall(booked, now) === undefined ? shown(await storedReading(db, booked)) : null
}

const shown = (reading: Reading | null): LiveFlight | null =>
	reading?.flight ? { ...reading.flight, asOf: new Date(reading.readAt).toISOString() } : null

type Booking = BookedFlight & { isCancelled: boolean }

/**
 * The booked flight with this number, among the caller's own flights, or among all for staff: the record `id`, so that a flight which runs
 * every day is never mistaken for another day's (PORTAL-30). Without an id, the one that departs closest to now.
 */
async function bookedFlight(
	db: Db,
	user: User,
	number: string,
	id: string | undefined,
	now: number,
): Promise<Booking | null> {
	const rows = await db
		.selectFrom('flights')
		.innerJoin('trips', 'trips.id', 'flights.tripId')
		.select([
			'departureAirport',
			'arrivalAirport',
			'departureTime',
			'arrivalTime',
			'flightNumber',
			'destination',
			'flights.status',
			'trips.status as tripStatus',
		])
		.where(sql<boolean>`upper(regexp_replace("flightNumber", '[^A-Za-z0-9]', '', 'g')) ~ ${numberPattern(number)}`)
		.where(bookedSeenBy(user, 'flights'))
		.$if(id !== undefined, (query) => query.where('flights.id', '=', id ?? ''))
		.execute()
	const flights = rows.flatMap(({ status, tripStatus, ...row }): Booking[] => {
		const booked = bookedFrom(row)
		if (booked?.number !== number) return []
		return [{ ...booked, isCancelled: status === 'cancelled' || tripStatus === 'cancelled' }]
	})
	const distance = ({ departure }: BookedFlight) => Math.abs(departure - now)
	return flights.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

/** 'BA342' becomes '^BA0*342$', since staff may type the leading zeros that tickets have. */
const numberPattern = (number: string) =>
	number.replace(/^([A-Z]{3}|\w{2})(\d.*)$/, (_, airline: string, rest: string) => `^${airline}0*${rest}$`)

function refuse(error: unknown): never {
	throw error instanceof ProviderFailure ? providerRefusal('The flight status', error) : error
}
