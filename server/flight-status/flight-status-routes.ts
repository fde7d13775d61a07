import { sql } from 'kysely'
import type { User } from '#shared/customers/user.ts'
import { dayOf } from '#shared/dates.ts'
import { airportCode } from '#shared/places/airports.ts'
import { findDestination } from '#shared/places/destination-zone.ts'
import { instantOf } from '#shared/places/zoned-time.ts'
import { flightNumberOf } from '#shared/trips/timeline/flight-number.ts'
import { zoneOfAirport } from '#server/airports/airport-zone.ts'
import type { Db } from '#server/db/connect.ts'
import { notFound, Refusal } from '#server/http/refusal.ts'
import { get, type Route } from '#server/http/routes.ts'
import { ProviderFailure, providerRefusal } from '#server/providers/fetch-json.ts'
import type { Booked } from './booked.ts'
import type { FlightStatusOf } from './flight-status.ts'

/** How a flight stands just now. Only for flights on trips the caller may see: each question costs. */
export function flightStatusRoutes(
	{ db, flightStatus }: { db: Db; flightStatus: FlightStatusOf | null },
	now: () => number = Date.now,
): Route[] {
	return [
		get('/api/portal/flights/:flightNumber/status', 'signedIn', async (c, user) => {
			const number = flightNumberOf(c.req.param('flightNumber'))
			const booked = number ? await nearestBooked(db, user, number, now()) : null
			if (!booked) throw notFound('Flight')
			if (!flightStatus) throw new Refusal(503, 'not_configured', 'There is no live flight status')
			const flight = await flightStatus(booked).catch(refuse)
			if (!flight) throw new Refusal(404, 'no_status', 'Nothing is known of this flight at the moment')
			return c.json({ flight })
		}),
	]
}

/** Of the caller's own flights of that number, or any for staff, the one that leaves nearest to now. */
async function nearestBooked(db: Db, user: User, number: string, now: number): Promise<Booked | null> {
	const rows = await db
		.selectFrom('flights')
		.innerJoin('trips', 'trips.id', 'flights.tripId')
		.select(['departureAirport', 'arrivalAirport', 'departureTime', 'arrivalTime', 'flightNumber', 'destination'])
		.where(sql<boolean>`upper(regexp_replace("flightNumber", '[^A-Za-z0-9]', '', 'g')) ~ ${sameNumber(number)}`)
		.$if(user.role !== 'admin', (query) => query.where('trips.userId', '=', user.id))
		.execute()
	const flights = rows
		.filter((row) => flightNumberOf(row.flightNumber) === number)
		.map(({ departureAirport, arrivalAirport, departureTime, arrivalTime, destination }): Booked => {
			const zoneOf = (airport: string) =>
				zoneOfAirport(airport) ?? findDestination(airport)?.zone ?? findDestination(destination)?.zone ?? 'UTC'
			return {
				number,
				day: dayOf(departureTime),
				departure: instantOf(zoneOf(departureAirport), departureTime),
				arrival: instantOf(zoneOf(arrivalAirport), arrivalTime),
				origin: airportCode(departureAirport),
			}
		})
	const distance = ({ departure }: Booked) => Math.abs(departure - now)
	return flights.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

/** '^BA0*342$' of 'BA342': staff type the zeros that tickets have. */
const sameNumber = (number: string) =>
	number.replace(/^([A-Z]{3}|\w{2})(\d.*)$/, (_, airline: string, rest: string) => `^${airline}0*${rest}$`)

function refuse(error: unknown): never {
	throw error instanceof ProviderFailure ? providerRefusal('The flight status', error) : error
}
