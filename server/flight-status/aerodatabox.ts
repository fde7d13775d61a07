import { z } from 'zod'
import type { LiveFlight } from '#shared/portal/live-status.ts'
import { localTimeAt } from '#shared/places/zoned-time.ts'
import { fetchJson } from '#server/providers/fetch-json.ts'
import { type BookedFlight, findBooked, UNKNOWN, withDelay } from './booked-flight.ts'

/** An instant such as '2026-11-20 10:25Z', parsed to milliseconds. */
const instant = z
	.string()
	.regex(/^\d{4}-\d\d-\d\d \d\d:\d\dZ$/)
	.transform((text) => Date.parse(text.replace(' ', 'T')))
const time = z.object({ utc: instant }).nullish()
const gate = z.string().max(20).nullish()
const flightSchema = z.object({
	status: z.string(),
	isCargo: z.boolean().nullish(),
	departure: z.object({
		airport: z.object({ iata: z.string().nullish() }),
		scheduledTime: time,
		revisedTime: time,
		runwayTime: time,
		gate,
		terminal: gate,
	}),
	arrival: z.object({
		gate,
		terminal: gate,
		baggageBelt: gate,
		revisedTime: time,
		predictedTime: time,
		runwayTime: time,
	}),
	location: z
		.object({
			altitude: z.object({ feet: z.number() }).nullish(),
			groundSpeed: z.object({ kmPerHour: z.number() }).nullish(),
		})
		.nullish(),
})
// An unknown flight is answered with 204 and no body.
const responseSchema = z
	.array(flightSchema)
	.nullable()
	.transform((list) => list ?? [])

/**
 * 'CanceledUncertain' means 'may be cancelled'. It is shown neither as cancelled, because travellers might stay at home, nor as on time.
 */
const STATUSES: Record<string, string> = {
	Unknown: UNKNOWN,
	Expected: 'scheduled',
	CanceledUncertain: 'not confirmed',
	CheckIn: 'on_time',
	Boarding: 'on_time',
	GateClosed: 'on_time',
	Delayed: 'delayed',
	Departed: 'active',
	EnRoute: 'active',
	Approaching: 'active',
	Arrived: 'landed',
	Canceled: 'cancelled',
	Diverted: 'diverted',
}

/** A client of AeroDataBox. The base URL determines the marketplace: API.Market or RapidAPI. */
export function aeroDataBox({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }) {
	const { host, hostname } = new URL(baseUrl)
	const isRapid = hostname.endsWith('rapidapi.com')
	const headers: Record<string, string> = isRapid
		? { 'x-rapidapi-key': apiKey, 'x-rapidapi-host': host }
		: { 'x-api-market-key': apiKey }

	return async (booked: BookedFlight): Promise<LiveFlight | null> => {
		const url = new URL(`${baseUrl.replace(/\/$/, '')}/flights/number/${booked.number}/${booked.day}`)
		url.search = 'dateLocalRole=Departure&withLocation=true'
		const list = await fetchJson({ provider: 'aerodatabox', url, headers, schema: responseSchema })
		const passengers = list.flatMap((row) => {
			const scheduled = row.departure.scheduledTime
			return row.isCargo || !scheduled ? [] : [{ row, departure: scheduled.utc }]
		})
		const found = findBooked(passengers, booked, ({ row, departure }) => ({
			departure,
			origin: row.departure.airport.iata ?? null,
		}))
		return found && toLiveFlight(found.row, found.departure, booked)
	}
}

function toLiveFlight(
	{ status: providerStatus, departure, arrival, location }: z.output<typeof flightSchema>,
	scheduled: number,
	{ fromZone, toZone }: BookedFlight,
): LiveFlight {
	const clock = (zone: string, one: { utc: number } | null | undefined) => (one ? localTimeAt(zone, one.utc) : null)
	const actual = departure.runwayTime ?? departure.revisedTime
	const delay = actual ? Math.max(0, Math.round((actual.utc - scheduled) / 60_000)) : null
	const status = withDelay(STATUSES[providerStatus] ?? UNKNOWN, delay)
	const { altitude, groundSpeed } = location ?? {}
	return {
		status,
		departure: {
			gate: departure.gate ?? null,
			delay,
			terminal: departure.terminal ?? null,
			time: clock(fromZone, actual),
		},
		arrival: {
			gate: arrival.gate ?? null,
			terminal: arrival.terminal ?? null,
			belt: arrival.baggageBelt ?? null,
			time: clock(toZone, arrival.runwayTime ?? arrival.revisedTime ?? arrival.predictedTime),
		},
		live:
			status === 'active' && (altitude || groundSpeed)
				? {
						altitude: altitude ? Math.round(altitude.feet) : null,
						speed: groundSpeed ? Math.round(groundSpeed.kmPerHour) : null,
					}
				: null,
	}
}
