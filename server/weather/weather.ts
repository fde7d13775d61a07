import type { Weather } from '#shared/portal/weather.ts'
import { memoizeWithTtl } from '#server/providers/memoize-with-ttl.ts'
import { locateDestination } from './locate-destination.ts'
import { type Location, type OpenMeteo, openMeteo } from './open-meteo.ts'

/** Returns the weather of a destination as staff typed it, or null when the place is unknown. Throws ProviderFailure. */
export type WeatherService = (destination: string) => Promise<Weather | null>

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Caches forecasts for ten minutes. When the service fails, the last forecast is used for up to three hours, with its original time. */
export function createWeatherService(settings: OpenMeteo, now: () => number = Date.now): WeatherService {
	const source = openMeteo(settings)
	const forecasts = memoizeWithTtl<Weather>({
		ttlMs: 10 * MINUTE_MS,
		errorTtlMs: MINUTE_MS,
		staleIfErrorMs: 180 * MINUTE_MS,
		now,
	})
	const locations = memoizeWithTtl<Location | null>({ ttlMs: 30 * DAY_MS, errorTtlMs: MINUTE_MS, now })

	return async (destination) => {
		const location = await locations(destination.trim().toLowerCase(), () =>
			locateDestination(destination, (name) => source.search(name)),
		)
		if (!location) return null
		const key = `${location.latitude.toFixed(2)} ${location.longitude.toFixed(2)}`
		return { ...(await forecasts(key, () => source.forecast(location))), place: location.name }
	}
}
