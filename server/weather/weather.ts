import type { Weather } from '#shared/portal/weather.ts'
import { findDestination } from '#shared/places/destination-zone.ts'
import { keptFor } from '#server/providers/kept-for.ts'
import { COORDINATES } from './coordinates.ts'
import { type OpenMeteo, openMeteo, type Spot } from './open-meteo.ts'

/** The weather of a destination as staff typed it; null when nobody knows where that is. Throws ProviderFailure. */
export type WeatherOf = (destination: string) => Promise<Weather | null>

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Kept ten minutes for each place; when the service fails, what it said last stands in for three hours, with its own time of reading. */
export function weatherFrom(settings: OpenMeteo, now: () => number = Date.now): WeatherOf {
	const source = openMeteo(settings)
	const forecasts = keptFor<Weather>({
		freshMs: 10 * MINUTE_MS,
		failureMs: MINUTE_MS,
		staleMs: 180 * MINUTE_MS,
		now,
	})
	const spots = keptFor<Spot | null>({ freshMs: 30 * DAY_MS, failureMs: MINUTE_MS, now })

	return async (destination) => {
		const spot =
			knownSpot(destination) ?? (await spots(destination.trim().toLowerCase(), () => source.locate(destination)))
		if (!spot) return null
		const key = `${spot.latitude.toFixed(2)} ${spot.longitude.toFixed(2)}`
		return { ...(await forecasts(key, () => source.forecast(spot))), place: spot.name }
	}
}

/** By the words of our own map: no call, and areas that are no town. */
function knownSpot(destination: string): Spot | null {
	const known = findDestination(destination)
	const [latitude, longitude] = COORDINATES[known?.keyword ?? ''] ?? []
	if (!known || latitude === undefined || longitude === undefined) return null
	return { latitude, longitude, name: known.name }
}
