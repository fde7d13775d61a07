import { z } from 'zod'
import type { ForecastDay, Weather } from '#shared/portal/weather.ts'
import { fetchJson } from '#server/providers/fetch-json.ts'
import { WMO_CODES } from './wmo-codes.ts'

export type Location = { latitude: number; longitude: number; name: string }
/** A place that a name may mean, with the names of the areas around it, its time zone, and its inhabitants where they are known. */
export type FoundPlace = Location & { areas: string[]; zone: string | null; population: number }
export type OpenMeteo = { baseUrl: string; geocodingUrl: string; archiveUrl: string; apiKey: string | null }
/** The weather of a place, with all days of the forecast. */
export type Reading = Weather & { days: ForecastDay[] }
/** A day of the past, in °C and mm. */
export type PastDay = { max: number; min: number; rain: number }

/** The longest forecast of the service. */
export const MAX_FORECAST_DAYS = 16
const SHOWN_DAYS = 5
/** Ten of these calls follow each other, and a page waits for them. */
const ARCHIVE_DEADLINE_MS = 2_000
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
		time: z.array(day).max(MAX_FORECAST_DAYS),
		weather_code: z.array(code.nullable()),
		temperature_2m_max: z.array(degrees.nullable()),
		temperature_2m_min: z.array(degrees.nullable()),
	}),
})
const archiveResponse = z.object({
	daily: z.object({
		time: z.array(day).max(366),
		temperature_2m_max: z.array(degrees.nullable()),
		temperature_2m_min: z.array(degrees.nullable()),
		precipitation_sum: z.array(z.number().min(0).max(2000).nullable()),
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
	population: z.number().min(0).optional(),
})
// An answer without hits has no `results`.
const geocodingResponse = z.object({ results: z.array(place).optional() })

/** A client of Open-Meteo: forecasts and past days by coordinates, coordinates by name. Throws ProviderFailure. */
export function openMeteo({ baseUrl, geocodingUrl, archiveUrl, apiKey }: OpenMeteo) {
	// In a header, because URLs end up in logs.
	const headers: Record<string, string> = apiKey ? { 'x-api-key': apiKey } : {}
	return {
		/** In °C and km/h, with days in the local time of the place. */
		async forecast(location: Location): Promise<Reading> {
			const url = new URL('v1/forecast', withSlash(baseUrl))
			url.search = String(
				new URLSearchParams({
					latitude: String(location.latitude),
					longitude: String(location.longitude),
					current: 'temperature_2m,apparent_temperature,relative_humidity_2m,wind_speed_10m,weather_code,is_day',
					daily: 'weather_code,temperature_2m_max,temperature_2m_min',
					timezone: 'auto',
					forecast_days: String(MAX_FORECAST_DAYS),
					wind_speed_unit: 'kmh',
					temperature_unit: 'celsius',
				}),
			)
			return toWeather(
				await fetchJson({ provider: 'open-meteo', url, headers, schema: forecastResponse }),
				location.name,
			)
		},

		/** What was measured from one day to another, without days that lack a value. */
		async past({ latitude, longitude }: Location, from: string, until: string): Promise<PastDay[]> {
			const url = new URL('v1/archive', withSlash(archiveUrl))
			url.search = String(
				new URLSearchParams({
					latitude: String(latitude),
					longitude: String(longitude),
					start_date: from,
					end_date: until,
					daily: 'temperature_2m_max,temperature_2m_min,precipitation_sum',
					timezone: 'auto',
					temperature_unit: 'celsius',
					precipitation_unit: 'mm',
				}),
			)
			const { daily } = await fetchJson({
				provider: 'open-meteo',
				url,
				headers,
				schema: archiveResponse,
				deadlineMs: ARCHIVE_DEADLINE_MS,
			})
			return daily.time.flatMap((_, n) => {
				const [max, min] = [daily.temperature_2m_max[n], daily.temperature_2m_min[n]]
				const rain = daily.precipitation_sum[n]
				return max == null || min == null || rain == null ? [] : [{ max, min, rain }]
			})
		},

		/** The places that a name may mean, the likeliest first. */
		async search(name: string): Promise<FoundPlace[]> {
			const url = new URL('v1/search', withSlash(geocodingUrl))
			// The service filters by area only after it has taken `count` places, so we ask for many and filter ourselves.
			url.search = String(
				new URLSearchParams({ name, count: '20', language: 'en', ...(apiKey ? { apikey: apiKey } : {}) }),
			)
			const { results = [] } = await fetchJson({ provider: 'open-meteo', url, schema: geocodingResponse })
			return results.map(({ name, latitude, longitude, country, admin1, admin2, timezone = null, population = 0 }) => ({
				name,
				latitude,
				longitude,
				areas: [country, admin1, admin2].filter((area) => area !== undefined),
				zone: timezone,
				population,
			}))
		},
	}
}

/** Keeps the path of the base URL. */
const withSlash = (base: string) => (base.endsWith('/') ? base : `${base}/`)

function toWeather({ current, daily, utc_offset_seconds }: z.output<typeof forecastResponse>, name: string): Reading {
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
		forecast: days.slice(0, SHOWN_DAYS),
		days,
	}
}

const describeCode = (code: number | null | undefined) => (code == null ? UNKNOWN : (WMO_CODES[code] ?? UNKNOWN))
const roundOrNull = (value: number | null) => (value === null ? null : Math.round(value))
