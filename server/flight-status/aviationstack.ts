import { z } from 'zod'
import type { LiveFlight } from '#shared/portal/live-status.ts'
import { instantOf, localTimeAt } from '#shared/places/zoned-time.ts'
import { fetchJson, ProviderFailure } from '#server/providers/fetch-json.ts'
import { type BookedFlight, withDelay, findBooked } from './booked-flight.ts'

/** The documentation gives no unit for altitudes. Only metres are plausible in its own sample. */
const FEET_PER_METRE = 3.28084

const gate = z.string().max(20).nullish()
const zone = z.string().refine(isZone).catch('UTC').nullish()
/** Local time at the airport, with a wrong offset of +00:00. */
const wallClock = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/)
const flightSchema = z.object({
	flight_status: z.string(),
	departure: z.object({
		timezone: zone,
		iata: z.string().nullish(),
		gate,
		delay: z.number().nullish(),
		scheduled: wallClock,
		actual: wallClock.nullish(),
		terminal: gate,
	}),
	arrival: z.object({
		gate,
		terminal: gate,
		baggage: gate,
		estimated: wallClock.nullish(),
		actual: wallClock.nullish(),
	}),
	live: z
		.object({
			altitude: z.number().nullish(),
			speed_horizontal: z.number().nullish(),
			is_ground: z.boolean().nullish(),
		})
		.nullish(),
})
// An error may come with status 200.
const responseSchema = z.union([
	z.object({ error: z.object({ code: z.string() }) }),
	z.object({ data: z.array(flightSchema) }),
])

/** A client of aviationstack. It accepts its key only in the URL, which is one reason why URLs are never logged. */
export function aviationstack({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }) {
	return async (booked: BookedFlight): Promise<LiveFlight | null> => {
		const url = new URL(`${baseUrl.replace(/\/$/, '')}/flights`)
		// Not every plan may filter by date, so other days are filtered out here.
		url.search = String(new URLSearchParams({ access_key: apiKey, flight_iata: booked.number }))
		const response = await fetchJson({ provider: 'aviationstack', url, schema: responseSchema })
		if ('error' in response)
			throw new ProviderFailure('aviationstack', `refused: ${loggable(response.error.code)}`, { status: 200 })
		const found = findBooked(response.data, booked, ({ departure }) => ({
			departure: instantOf(departure.timezone ?? 'UTC', departure.scheduled.slice(0, 16)),
			origin: departure.iata ?? null,
		}))
		return found && toLiveFlight(found, booked)
	}
}

/** Only text that looks like an error code goes into the log. */
const loggable = (code: string) => (/^\w{1,40}$/.test(code) ? code : 'unknown error')

function toLiveFlight(
	{ flight_status, departure, arrival, live }: z.output<typeof flightSchema>,
	{ fromZone }: BookedFlight,
): LiveFlight {
	const clock = (said: string | null | undefined) => (said ? `${said.slice(0, 16)}:00` : null)
	const delay = departure.delay ?? null
	const status = withDelay(flight_status, delay)
	return {
		status,
		departure: {
			gate: departure.gate ?? null,
			delay,
			terminal: departure.terminal ?? null,
			time: clock(departure.actual) ?? (delay === null ? null : later(departure.scheduled, delay, fromZone)),
		},
		arrival: {
			gate: arrival.gate ?? null,
			terminal: arrival.terminal ?? null,
			belt: arrival.baggage ?? null,
			time: clock(arrival.actual ?? arrival.estimated),
		},
		live:
			status === 'active' && live && !live.is_ground
				? {
						altitude: live.altitude == null ? null : Math.round(live.altitude * FEET_PER_METRE),
						speed: live.speed_horizontal == null ? null : Math.round(live.speed_horizontal),
					}
				: null,
	}
}

/** `estimated` repeats the schedule where a delay is known. */
const later = (scheduled: string, minutes: number, zone: string) =>
	localTimeAt(zone, instantOf(zone, `${scheduled.slice(0, 16)}:00`) + minutes * 60_000)

function isZone(name: string): boolean {
	try {
		return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
	} catch {
		return false
	}
}
