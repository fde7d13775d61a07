import { z } from 'zod'
import type { LiveFlight } from '#shared/portal/live-status.ts'
import { instantOf } from '#shared/places/zoned-time.ts'
import { fetchJson, ProviderFailure } from '#server/providers/fetch-json.ts'
import { type Booked, orDelayed, theBooked } from './booked.ts'

/** Its altitudes are taken as metres: its documentation does not say, and only so do they fit its own sample. */
const FEET_PER_METRE = 3.28084

const gate = z.string().max(20).nullish()
const zone = z.string().refine(isZone).catch('UTC').nullish()
const row = z.object({
	flight_status: z.string(),
	departure: z.object({
		timezone: zone,
		iata: z.string().nullish(),
		gate,
		delay: z.number().nullish(),
		/** The clock on the wall there, with an offset of +00:00 that is not true. */
		scheduled: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/),
	}),
	arrival: z.object({ gate }),
	live: z
		.object({
			altitude: z.number().nullish(),
			speed_horizontal: z.number().nullish(),
			is_ground: z.boolean().nullish(),
		})
		.nullish(),
})
// An error may come with status 200.
const answer = z.union([z.object({ error: z.object({ code: z.string() }) }), z.object({ data: z.array(row) })])

/** aviationstack. It takes its key in the address only, which is why no address is ever logged. */
export function aviationstack({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }) {
	return async (booked: Booked): Promise<LiveFlight | null> => {
		const url = new URL(`${baseUrl.replace(/\/$/, '')}/flights`)
		// Other days are left out here: not every plan may ask for one.
		url.search = String(new URLSearchParams({ access_key: apiKey, flight_iata: booked.number }))
		const said = await fetchJson({ provider: 'aviationstack', url, schema: answer })
		if ('error' in said)
			throw new ProviderFailure('aviationstack', `refused: ${word(said.error.code)}`, { status: 200 })
		const found = theBooked(said.data, booked, ({ departure }) => ({
			departure: instantOf(departure.timezone ?? 'UTC', departure.scheduled.slice(0, 16)),
			origin: departure.iata ?? null,
		}))
		return found && asLive(found)
	}
}

/** Only what looks like one of its words goes into the log. */
const word = (code: string) => (/^\w{1,40}$/.test(code) ? code : 'no word')

function asLive({ flight_status, departure, arrival, live }: z.output<typeof row>): LiveFlight {
	const delay = departure.delay ?? null
	const status = orDelayed(flight_status, delay)
	return {
		status,
		departure: { gate: departure.gate ?? null, delay },
		arrival: { gate: arrival.gate ?? null },
		live:
			status === 'active' && live && !live.is_ground
				? {
						altitude: live.altitude == null ? null : Math.round(live.altitude * FEET_PER_METRE),
						speed: live.speed_horizontal == null ? null : Math.round(live.speed_horizontal),
					}
				: null,
	}
}

function isZone(name: string): boolean {
	try {
		return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
	} catch {
		return false
	}
}
