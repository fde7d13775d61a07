import { dayOf, timeOf, weekdayOf } from '#shared/dates.ts'
import { localTimeAt } from '#shared/places/zoned-time.ts'

/**
 * Units: °C, %, km/h. `icon` uses OpenWeatherMap's names: '02d' is partly cloudy by day. `date` is the local day at the place, `place`
 * the place it is for, and `readAt` the instant of the reading.
 */
export type Weather = {
	place: string
	readAt: string
	current: {
		temp: number
		feelsLike: number
		humidity: number | null
		windSpeed: number | null
		description: string
		icon: string
	}
	forecast: ForecastDay[]
}
export type ForecastDay = { date: string; temp: number; tempMin: number; tempMax: number; icon: string }

export type Sky =
	| 'clear'
	| 'clearNight'
	| 'partlyCloudy'
	| 'partlyCloudyNight'
	| 'cloudy'
	| 'showers'
	| 'rain'
	| 'thunder'
	| 'snow'
	| 'fog'

const SKIES: Record<string, Sky> = {
	'01d': 'clear',
	'01n': 'clearNight',
	'02d': 'partlyCloudy',
	'02n': 'partlyCloudyNight',
	'09': 'showers',
	'10': 'rain',
	'11': 'thunder',
	'13': 'snow',
	'50': 'fog',
}

/** The sky for an OpenWeatherMap icon; cloudy for an unknown one. */
export const skyOf = (icon: string): Sky => SKIES[icon] ?? SKIES[icon.slice(0, 2)] ?? 'cloudy'

/** Whether the forecast ends before the trip begins, so that it says nothing about the trip. */
export const endsBefore = ({ forecast }: Pick<Weather, 'forecast'>, { startDate }: { startDate: string }) =>
	(forecast.at(-1)?.date ?? '') < startDate

/** 'Sat 14:05': the local time of the reading at the place. */
export function readAtPlace({ readAt }: Pick<Weather, 'readAt'>, zone: string): string {
	const clock = localTimeAt(zone, Date.parse(readAt))
	return `${weekdayOf(dayOf(clock))} ${timeOf(clock)}`
}
