import type { ForecastDay } from './weather.ts'

/** The weather of a town on the days that a trip stays there (PORTAL-150): a forecast where there is one, and what is usual for later days. */
export type StayWeather = {
	place: string
	/** IANA; 'UTC' where it is not known. */
	zone: string
	/** The first and the last day there. */
	from: string
	until: string
	forecast: { days: ForecastDay[]; readAt: string } | null
	usual: UsualWeather | null
}

/** What was measured there around these days in ten years: the mean highs and lows in °C, and on how many days of ten it rained. */
export type UsualWeather = {
	from: string
	until: string
	years: { first: number; last: number }
	high: number
	low: number
	rainyDays: number
	readAt: string
}
