import { instantOf } from '#shared/places/zoned-time.ts'
import type { BookedFlight } from './booked-flight.ts'
import type { Reading } from './readings.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Hours before departure at which a flight is asked for, then every twenty minutes from the last of them. */
const EARLY_HOURS = [24, 12, 6, 4]
const BEFORE_DEPARTURE_MS = 20 * MINUTE_MS
/** Minutes before landing, then every ten minutes until it has landed. */
const BEFORE_LANDING_MINUTES = [60, 30]
const LANDING_MS = 10 * MINUTE_MS
const LATEST_MS = 3 * HOUR_MS
/** A cancellation is told after a second reading. */
const SECOND_READING_MS = 2 * MINUTE_MS
/** What a flight costs by this plan, roughly. */
export const CALLS_PER_FLIGHT = 22

/** The instants between which a flight is watched: from a day before the expected departure until three hours after the landing. */
export function expectedTimes({ departure, arrival, fromZone, toZone }: BookedFlight, reading: Reading | null) {
	const { departure: from, arrival: to } = reading?.flight ?? {}
	const leaves = from?.time ? instantOf(fromZone, from.time) : departure
	const lands = to?.time ? instantOf(toZone, to.time) : arrival + Math.max(0, leaves - departure)
	return { leaves, lands }
}

/**
 * Whether a watched flight is to be asked for now (PORTAL-127): a planned instant has passed since the last reading. `stretch` is how many times wider all
 * steps are where the budget is short.
 */
export function isDue(booked: BookedFlight, reading: Reading | null, now: number, stretch = 1): boolean {
	const { leaves, lands } = expectedTimes(booked, reading)
	if (now < leaves - 24 * HOUR_MS || now > lands + LATEST_MS) return false
	const last = reading?.readAt ?? Number.NEGATIVE_INFINITY
	return instants(reading, leaves, lands, stretch).some((instant) => instant > last && instant <= now)
}

function instants(reading: Reading | null, leaves: number, lands: number, stretch: number): number[] {
	const { status, arrival } = reading?.flight ?? {}
	if (reading && (status === 'cancelled' || status === 'diverted'))
		return [reading.readAt + SECOND_READING_MS, reading.readAt + HOUR_MS]
	// The belt is known some minutes after the landing.
	if (reading && status === 'landed') return arrival?.belt ? [] : [reading.readAt + LANDING_MS * stretch]
	return [
		...EARLY_HOURS.map((hours) => leaves - hours * HOUR_MS),
		...steps(leaves - 4 * HOUR_MS, leaves, BEFORE_DEPARTURE_MS * stretch),
		(leaves + lands) / 2,
		...BEFORE_LANDING_MINUTES.map((minutes) => lands - minutes * MINUTE_MS),
		...steps(lands - 30 * MINUTE_MS, lands + LATEST_MS, LANDING_MS * stretch),
	]
}

const steps = (from: number, until: number, step: number): number[] =>
	Array.from({ length: Math.floor((until - from) / step) }, (_, n) => from + (n + 1) * step)
