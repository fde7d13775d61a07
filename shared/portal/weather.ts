import { dayOf, timeOf, weekdayOf } from '#shared/dates.ts'
import { clockAt } from '#shared/places/zoned-time.ts'

/**
 * °C, %, km/h; `icon` as OpenWeatherMap names them: '02d' is partly cloudy by day. `date` is the day as it is counted there; `place` is
 * where it was read and `readAt` when.
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
	forecast: { date: string; temp: number; tempMin: number; tempMax: number; icon: string }[]
}

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

/** What the sky looks like, of an icon named as OpenWeatherMap names them; cloudy when it is none of theirs. */
export const skyOf = (icon: string): Sky => SKIES[icon] ?? SKIES[icon.slice(0, 2)] ?? 'cloudy'

/** 'Sat 14:05': when it was read, by the clock on the wall there. */
export function readAtPlace({ readAt }: Pick<Weather, 'readAt'>, zone: string): string {
	const clock = clockAt(zone, Date.parse(readAt))
	return `${weekdayOf(dayOf(clock))} ${timeOf(clock)}`
}
