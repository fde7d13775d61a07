import { addDays, addMonths } from '#shared/dates.ts'
import type { UsualWeather } from '#shared/portal/stay-weather.ts'
import type { PastDay } from './open-meteo.ts'

const YEARS = 10
/** Days around those of a stay that count too, so that ten years make a mean. */
const AROUND_DAYS = 3
/** The archive has a day about five days later. */
const ARCHIVE_LAG_DAYS = 7
/** A day of rain has this many millimetres, by the World Meteorological Organization. */
const RAIN_MM = 1

/**
 * What is usual from one day to another, by the last ten years: `past` gives what was measured, `now` is the present (milliseconds). Null
 * where nothing was measured. Fails when `past` does.
 */
export async function usualWeather(
	[from, until]: [from: string, until: string],
	past: (from: string, until: string) => Promise<PastDay[]>,
	now: number,
): Promise<UsualWeather | null> {
	const known = addDays(dayAt(now), -ARCHIVE_LAG_DAYS)
	const inYear = (back: number): [string, string] => [
		addDays(addMonths(from, -12 * back), -AROUND_DAYS),
		addDays(addMonths(until, -12 * back), AROUND_DAYS),
	]
	let latest = 1
	while (inYear(latest)[1] > known) latest += 1
	const days: PastDay[] = []
	// One after the other: the service answers few calls at a time.
	for (let back = latest; back < latest + YEARS; back += 1) days.push(...(await past(...inYear(back))))
	if (days.length === 0) return null
	const yearOf = (back: number) => Number(addMonths(from, -12 * back).slice(0, 4))
	return {
		from,
		until,
		years: { first: yearOf(latest + YEARS - 1), last: yearOf(latest) },
		high: Math.round(meanOf(days.map(({ max }) => max))),
		low: Math.round(meanOf(days.map(({ min }) => min))),
		rainyDays: Math.round((10 * days.filter(({ rain }) => rain >= RAIN_MM).length) / days.length),
		readAt: new Date(now).toISOString(),
	}
}

const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
const dayAt = (instant: number) => new Date(instant).toISOString().slice(0, 10)
