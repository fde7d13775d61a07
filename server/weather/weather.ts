import { addDays } from '#shared/dates.ts'
import type { Places } from '#shared/journey/place.ts'
import type { StayWeather, UsualWeather } from '#shared/portal/stay-weather.ts'
import type { Weather } from '#shared/portal/weather.ts'
import type { BookedLists } from '#shared/trips/kinds/booked-records.ts'
import { ProviderFailure } from '#server/providers/fetch-json.ts'
import { memoizeWithTtl } from '#server/providers/memoize-with-ttl.ts'
import { locateDestination } from './locate-destination.ts'
import {
	type FoundPlace,
	type Location,
	MAX_FORECAST_DAYS,
	type OpenMeteo,
	openMeteo,
	type Reading,
} from './open-meteo.ts'
import { type Stay, staysOf } from './stays.ts'
import { usualWeather } from './usual-weather.ts'

export type WeatherService = {
	/** The weather now at a destination as staff typed it, or null when the place is unknown. Throws ProviderFailure. */
	atDestination: (destination: string) => Promise<Weather | null>
	/** The weather where a trip stays, on its days there from today on (PORTAL-150). What the service does not answer is null. */
	duringStays: (trip: BookedLists & { places: Places }) => Promise<StayWeather[]>
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Caches forecasts for ten minutes. When the service fails, the last forecast is used for up to three hours, with its original time. */
export function createWeatherService(settings: OpenMeteo, now: () => number = Date.now): WeatherService {
	const source = openMeteo(settings)
	const readings = memoizeWithTtl<Reading>({
		ttlMs: 10 * MINUTE_MS,
		errorTtlMs: MINUTE_MS,
		staleIfErrorMs: 180 * MINUTE_MS,
		now,
	})
	const monthly = { ttlMs: 30 * DAY_MS, errorTtlMs: MINUTE_MS, now }
	const locations = memoizeWithTtl<Location | null>(monthly)
	const named = memoizeWithTtl<FoundPlace[]>(monthly)
	const usuals = memoizeWithTtl<UsualWeather | null>(monthly)

	const search = (name: string) => named(name.toLowerCase(), () => source.search(name))
	const keyOf = ({ latitude, longitude }: Location) => `${latitude.toFixed(2)} ${longitude.toFixed(2)}`
	const readingOf = (location: Location) => readings(keyOf(location), () => source.forecast(location))

	async function duringStay({ location, zone, from, until }: Stay): Promise<StayWeather> {
		const today = new Date(now()).toISOString().slice(0, 10)
		const isSoon = from < addDays(today, MAX_FORECAST_DAYS)
		const reading = isSoon ? await readingOf(location).catch(noneIfFailed) : null
		const days = reading?.days.filter(({ date }) => date >= from && date <= until) ?? []
		const later = days.length > 0 ? addDays(days.at(-1)!.date, 1) : from > today ? from : today
		const usual = later <= until ? await usualFrom(location, later, until).catch(noneIfFailed) : null
		return {
			place: location.name,
			zone: zone ?? 'UTC',
			from,
			until,
			forecast: reading && days.length > 0 ? { days, readAt: reading.readAt } : null,
			usual,
		}
	}

	const usualFrom = (location: Location, from: string, until: string) =>
		usuals(`${keyOf(location)} ${from} ${until}`, () =>
			usualWeather([from, until], (first, last) => source.past(location, first, last), now()),
		)

	return {
		async atDestination(destination) {
			const location = await locations(destination.trim().toLowerCase(), () => locateDestination(destination, search))
			if (!location) return null
			const { days: _, ...weather } = await readingOf(location)
			return { ...weather, place: location.name }
		},
		async duringStays(trip) {
			const today = new Date(now()).toISOString().slice(0, 10)
			const stays = (await staysOf(trip, search).catch(noneIfFailed)) ?? []
			const found = await Promise.all(stays.filter(({ until }) => until >= today).map(duringStay))
			return found.filter(({ forecast, usual }) => forecast !== null || usual !== null)
		},
	}
}

function noneIfFailed(error: unknown): null {
	if (error instanceof ProviderFailure) return null
	throw error
}
