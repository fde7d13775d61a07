import { z } from 'zod'
import type { Weather } from '#shared/portal/weather.ts'
import { fetchJson } from '#server/providers/fetch-json.ts'
import { WMO_CODES } from './wmo-codes.ts'

export type Location = { latitude: number; longitude: number; name: string }
/** A place that a name may mean, with the names of the areas around it and its time zone. */
export type FoundPlace = Location & { areas: string[]; zone: string | null }
export type OpenMeteo = { baseUrl: string; geocodingUrl: string; apiKey: string | null }

const FORECAST_DAYS = 5
const UNKNOWN = ['Unknown', '03'] as const

// Values outside what has ever been measured are errors, and showing them would be worse than showing nothing.
const degrees = z.number().min(-95).max(65)
const code = z.int().min(0).max(99)
const day = z.iso.date()
const forecastResponse = z.object({
	utc_offset_seconds: z.int().min(-50_400).max(50_400),
	current: z.object({
		time: z.iso.datetime({ local: true }),
		temperature_2m: degrees,
		apparent_temperature: degrees.nullable(),
		relative_humidity_2m: z.number().min(0).max(100).nullable(),
		wind_speed_10m: z.number().min(0).max(450).nullable(),
		weather_code: code.nullable(),
		is_day: z.int().min(0).max(1).nullable(),
	}),
	daily: z.object({
		time: z.array(day).max(16),
		weather_code: z.array(code.nullable()),
		temperature_2m_max: z.array(degrees.nullable()),
		temperature_2m_min: z.array(degrees.nullable()),
	}),
})
const place = z.object({
	name: z.string().max(200),
	latitude: z.number().min(-90).max(90),
	longitude: z.number().min(-180).max(180),
	country: z.string().optional(),
	admin1: z.string().optional(),
	admin2: z.string().optional(),
	timezone: z.string().optional(),
})
// An answer without hits has no `results`.
const geocodingResponse = z.object({ results: z.array(place).optional() })

/** A client of Open-Meteo: forecasts by coordinates, coordinates by name. Throws ProviderFailure. */
export function openMeteo({ baseUrl, geocodingUrl, apiKey }: OpenMeteo) {
	return {
		/** In °C and km/h, with days in the local time of the place. */
		async forecast(location: Location): Promise<Weather> {
			const url = new URL('v1/forecast', withSlash(baseUrl))
			url.search = String(
				new URLSearchParams({
					latitude: String(location.latitude),
					longitude: String(location.longitude),
					current: 'temperature_2m,apparent_temperature,relative_humidity_2m,wind_speed_10m,weather_code,is_day',
					daily: 'weather_code,temperature_2m_max,temperature_2m_min',
					timezone: 'auto',
					// A day may lack values, so request a few more than we show.
					forecast_days: '7',
					wind_speed_unit: 'kmh',
					temperature_unit: 'celsius',
				}),
			)
			// In a header, because URLs end up in logs.
			const headers: Record<string, string> = apiKey ? { 'x-api-key': apiKey } : {}
			return toWeather(
				await fetchJson({ provider: 'open-meteo', url, headers, schema: forecastResponse }),
				location.name,
			)
		},

		/** The places that a name may mean, the likeliest first. */
		async search(name: string): Promise<FoundPlace[]> {
			const url = new URL('v1/search', withSlash(geocodingUrl))
			// The service filters by area only after it has taken `count` places, so we ask for many and filter ourselves.
			url.search = String(
				new URLSearchParams({ name, count: '20', language: 'en', ...(apiKey ? { apikey: apiKey } : {}) }),
			)
			const { results = [] } = await fetchJson({ provider: 'open-meteo', url, schema: geocodingResponse })
			return results.map(({ name, latitude, longitude, country, admin1, admin2, timezone = null }) => ({
				name,
				latitude,
				longitude,
				areas: [country, admin1, admin2].filter((area) => area !== undefined),
				zone: timezone,
			}))
		},
	}
}

/** Keeps the path of the base URL. */
const withSlash = (base: string) => (base.endsWith('/') ? base : `${base}/`)

function toWeather({ current, daily, utc_offset_seconds }: z.output<typeof forecastResponse>, name: string): Weather {
	const [description, icon] = describeCode(current.weather_code)
	const days = daily.time.flatMap((date, n) => {
		const [max, min] = [daily.temperature_2m_max[n], daily.temperature_2m_min[n]]
		if (max == null || min == null) return []
		const [, icon] = describeCode(daily.weather_code[n])
		return [
			{
				date,
				temp: Math.round((max + min) / 2),
				tempMin: Math.round(min),
				tempMax: Math.round(max),
				icon: `${icon}d`,
			},
		]
	})
	const { temperature_2m, apparent_temperature, relative_humidity_2m, wind_speed_10m, is_day } = current
	return {
		place: name,
		readAt: new Date(Date.parse(`${current.time}Z`) - utc_offset_seconds * 1000).toISOString(),
		current: {
			temp: Math.round(temperature_2m),
			feelsLike: Math.round(apparent_temperature ?? temperature_2m),
			humidity: roundOrNull(relative_humidity_2m),
			windSpeed: roundOrNull(wind_speed_10m),
			description,
			icon: icon + (is_day === 0 ? 'n' : 'd'),
		},
		forecast: days.slice(0, FORECAST_DAYS),
	}
}

const describeCode = (code: number | null | undefined) => (code == null ? UNKNOWN : (WMO_CODES[code] ?? UNKNOWN))
const roundOrNull = (value: number | null) => (value === null ? null : Math.round(value))
