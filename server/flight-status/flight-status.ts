import type { LiveFlight } from '#shared/portal/live-status.ts'
import { memoizeWithTtl } from '#server/providers/memoize-with-ttl.ts'
import { aeroDataBox } from './aerodatabox.ts'
import { aviationstack } from './aviationstack.ts'
import type { BookedFlight } from './booked-flight.ts'

export type FlightStatusSettings = {
	provider: 'aerodatabox' | 'aviationstack'
	baseUrl: string
	apiKey: string
	/** How many calls of a month are paid for, by all instances together. 0: the provider is only asked when somebody asks. */
	monthlyCalls?: number
}

/** Returns the live status, or null when the provider does not know the flight. Throws ProviderFailure. */
export type FlightStatusService = ((booked: BookedFlight) => Promise<LiveFlight | null>) & {
	readonly monthlyCalls: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Providers know only flights within this time of now, and each call costs money. */
const KNOWN_BEFORE_MS = 48 * HOUR_MS
const KNOWN_AFTER_MS = 24 * HOUR_MS

/** A status that needs no provider. */
export const statusWithoutDetails = (status: string): LiveFlight => ({
	status,
	departure: { gate: null, delay: null },
	arrival: { gate: null },
	live: null,
})

/** Not 'scheduled', which is shown as 'On Time', because no provider was asked. Shown with a capital letter. */
const NOT_YET_KNOWN = statusWithoutDetails('not yet known')

/** Caches the status of each flight for a minute. Outside the time that providers know, it answers without a call. */
export function createFlightStatusService(
	settings: FlightStatusSettings,
	now: () => number = Date.now,
): FlightStatusService {
	const ask = (settings.provider === 'aerodatabox' ? aeroDataBox : aviationstack)(settings)
	const cached = memoizeWithTtl<LiveFlight | null>({ ttlMs: MINUTE_MS, errorTtlMs: MINUTE_MS / 2, now })
	const statusOf = async (booked: BookedFlight) => {
		const known = answerWithoutCall(booked, now())
		if (known !== undefined) return known
		return cached(`${booked.number} ${booked.departure} ${booked.origin}`, () => ask(booked))
	}
	return Object.assign(statusOf, { monthlyCalls: settings.monthlyCalls ?? 0 })
}

/** What needs no call: too early for any provider, or too late. Undefined where one has to be asked. */
export function answerWithoutCall(booked: BookedFlight, now: number): LiveFlight | null | undefined {
	if (now < booked.departure - KNOWN_BEFORE_MS) return NOT_YET_KNOWN
	return now > booked.arrival + KNOWN_AFTER_MS ? null : undefined
}
