import type { Reads } from '#shared/contract.ts'
import type { StayWeather, UsualWeather } from '#shared/portal/stay-weather.ts'
import { isObject, type Members, readList } from '#shared/stored-shape.ts'

/** The cached weather of a destination. Null when it cannot be read. */
export function readWeather({ weather }: Members): Reads['/api/portal/trips/:id/weather'] | null {
	if (!isObject(weather) || !isObject(weather.current)) return null
	const { place, readAt, current, forecast } = weather
	const { temp, feelsLike, humidity, windSpeed, description, icon } = current
	if (!isNumber(temp) || !isInstant(readAt)) return null
	return {
		weather: {
			place: typeof place === 'string' ? place : '',
			readAt,
			current: {
				temp,
				feelsLike: isNumber(feelsLike) ? feelsLike : temp,
				humidity: isNumber(humidity) ? humidity : null,
				windSpeed: isNumber(windSpeed) ? windSpeed : null,
				description: typeof description === 'string' ? description : '',
				icon: typeof icon === 'string' ? icon : '',
			},
			forecast: readList(forecast, forecastDay),
		},
	}
}

/** Cached weather of stays, without those that cannot be read. */
export const readStays = (stays: unknown) =>
	readList(stays, (stay): StayWeather | null => {
		if (!isObject(stay)) return null
		const { place, zone, from, until, forecast, usual } = stay
		const isText = (value: unknown) => typeof value === 'string'
		if (![place, zone, from, until].every(isText)) return null
		return {
			...(stay as StayWeather),
			forecast:
				isObject(forecast) && isInstant(forecast.readAt)
					? { days: readList(forecast.days, forecastDay), readAt: forecast.readAt }
					: null,
			usual: isUsual(usual) ? usual : null,
		}
	})

function isUsual(value: unknown): value is UsualWeather {
	if (!isObject(value) || !isObject(value.years)) return false
	const { from, until, years, high, low, rainyDays, readAt } = value
	const isWhole = [years.first, years.last, high, low, rainyDays].every(isNumber)
	return isWhole && typeof from === 'string' && typeof until === 'string' && isInstant(readAt)
}

function forecastDay(day: unknown) {
	if (!isObject(day)) return null
	const { date, temp, tempMin, tempMax, icon } = day
	if (typeof date !== 'string' || !isNumber(temp) || !isNumber(tempMin) || !isNumber(tempMax)) return null
	return { date, temp, tempMin, tempMax, icon: typeof icon === 'string' ? icon : '' }
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isInstant = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))
