import { connectionWait } from '#shared/trips/findings/connections.ts'
import { checked, spanInWords } from '#shared/trips/findings/flown.ts'
import type { LiveFlight } from '#shared/portal/live-status.ts'
import type { Flight } from '#shared/trips/kinds/flight.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import type { Tx } from '#server/db/connect.ts'
import { noteReading } from '#server/trips/changes/note-change.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { bookedFrom, readingKey } from './bookings.ts'
import { newsOf, toldShape } from './news.ts'
import type { Reading } from './readings.ts'
import { expectedTimes } from './watch-plan.ts'

const HOUR_MS = 3_600_000
/** What concerns the next hours is told at once. */
const AT_ONCE_HOURS = 6

type Watched = { id: string; tripId: string; key: string }

/**
 * Compares a reading with what the travellers of a booked flight were told, and notes the difference as a change of the trip, in the caller's
 * transaction and under the trip's lock (PORTAL-127). Nothing booked is changed. A reading is compared once, whichever instance is first.
 */
export async function reportReading(
	tx: Tx,
	reader: TripReader,
	{ id, tripId, key }: Watched,
	reading: Reading & { flight: LiveFlight },
): Promise<void> {
	const trip = await findTrip(tx, tripId, { lock: true })
	const whole = await reader.completeTrip(tx, { id: '', role: 'admin' }, tripId)
	const flight = whole.flights.find((one) => one.id === id)
	const booked = flight ? bookedFrom({ ...flight, destination: trip.destination }) : null
	// It was moved to another day, or deleted, since it was asked for.
	if (!flight || !booked || flight.status === 'cancelled' || readingKey(booked) !== key) return
	await tx
		.insertInto('watchedFlights')
		.values({ flightId: id })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	const row = await tx.selectFrom('watchedFlights').selectAll().where('flightId', '=', id).executeTakeFirstOrThrow()
	const told = toldShape.read(row.told) ?? { readAt: 0, values: {} }
	if (reading.readAt <= told.readAt) return
	const { leaves, lands } = expectedTimes(booked, reading)
	const news = newsOf({
		booked: flight,
		flight: reading.flight,
		readAt: reading.readAt,
		leaves,
		connection: connectionAtRisk(whole, flight, reading.flight),
		told,
		suspected: row.suspected,
		suspectedAt: row.suspectedAt?.getTime() ?? null,
	})
	await tx
		.updateTable('watchedFlights')
		.set({
			told: toldShape.toText(news.told),
			suspected: news.suspected,
			suspectedAt: news.suspectedAt === null ? null : new Date(news.suspectedAt),
		})
		.where('flightId', '=', id)
		.execute()
	const next = leaves > reading.readAt ? leaves : lands
	const isSoon = next - reading.readAt < AT_ONCE_HOURS * HOUR_MS
	if (news.fields.length > 0) await noteReading(tx, trip, flight, news.fields, [next], isSoon)
}

/** In words, where the flight lands too late for the one that goes on from there, and later than booked. */
function connectionAtRisk(trip: WholeTrip, flight: Flight, { departure, arrival, status }: LiveFlight): string | null {
	if (!arrival.time || status === 'cancelled' || status === 'diverted') return null
	const live = { ...flight, arrivalTime: arrival.time, departureTime: departure.time ?? flight.departureTime }
	const waitOf = (one: Flight) =>
		connectionWait(
			checked({ ...trip, flights: trip.flights.map((other) => (other.id === flight.id ? one : other)) }),
			one.id,
		)
	const [asBooked, now] = [waitOf(flight), waitOf(live)]
	if (!now?.isTight || (asBooked && asBooked.wait <= now.wait)) return asBooked && !now ? MISSED : null
	return now.wait < 0 ? MISSED : `At risk: ${spanInWords(now.wait)} between the flights`
}

const MISSED = 'At risk: this flight lands after the next one leaves'
