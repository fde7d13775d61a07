import type { LiveFlight } from '#shared/portal/live-status.ts'
import { keptFor } from '#server/providers/kept-for.ts'
import { aeroDataBox } from './aerodatabox.ts'
import { aviationstack } from './aviationstack.ts'
import type { Booked } from './booked.ts'

export type FlightStatusSettings = { provider: 'aerodatabox' | 'aviationstack'; baseUrl: string; apiKey: string }

/** How it stands; null when the provider knows of no such flight. Throws ProviderFailure. */
export type FlightStatusOf = (booked: Booked) => Promise<LiveFlight | null>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Providers know nothing of flights further away than this, and each call costs. */
const BEFORE_MS = 48 * HOUR_MS
const AFTER_MS = 24 * HOUR_MS

const NOTHING_YET: LiveFlight = {
	status: 'scheduled',
	departure: { gate: null, delay: null },
	arrival: { gate: null },
	live: null,
}

/** Kept a minute for each flight. Before the provider can know anything it is scheduled; long after it has landed nobody is asked. */
export function flightStatusFrom(settings: FlightStatusSettings, now: () => number = Date.now): FlightStatusOf {
	const ask = (settings.provider === 'aerodatabox' ? aeroDataBox : aviationstack)(settings)
	const kept = keptFor<LiveFlight | null>({ freshMs: MINUTE_MS, failureMs: MINUTE_MS / 2, now })
	return async (booked) => {
		if (now() < booked.departure - BEFORE_MS) return NOTHING_YET
		if (now() > booked.arrival + AFTER_MS) return null
		return kept(`${booked.number} ${booked.departure} ${booked.origin}`, () => ask(booked))
	}
}
