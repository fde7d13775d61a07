import { addDays } from '#shared/dates.ts'
import { resolveClock } from '../../values/clock.ts'
import { arriveNextDay } from '../../values/next-day.ts'
import type { FlightEnd } from './labelled-airports.ts'
import { type GroupReader, isExact, ZONE_CLASH } from '../group-reader.ts'

/** Adds both times, in local time at each airport. */
export function putFlightTimes(values: GroupReader, departure: FlightEnd, arrival: FlightEnd) {
	const { pair, put, moment, doubt } = values
	const named = moment(pair('flightNumber'))?.days.length ? pair('flightNumber') : undefined
	const dates = [pair('date') ?? named, pair('date2') ?? pair('date') ?? named]
	const both = moment(pair('times'))
	const shared = dates[0] ?? values.dayFromHeadings()
	const clocks = [departure, arrival].map((end, index) => {
		const time = end.moment?.times[0] ?? both?.times[index]
		const own = end.moment?.days[0] ? end.at : undefined
		const departs = index === 1 && departure.moment?.days[0] ? departure.at : undefined
		const at = own ?? dates[index] ?? departs ?? shared
		const day = moment(at)?.days[0]
		return {
			end,
			time,
			day,
			at: end.at ?? pair('times') ?? at,
			dayAt: at ?? end.at,
			isOwnDay: own !== undefined,
			given: end.moment?.isoClock ?? null,
		}
	})
	for (const [index, one] of clocks.entries()) {
		const field = index === 0 ? 'departureTime' : 'arrivalTime'
		// Mark-up and barcodes may have nothing but the day. Staff add the time.
		if (!one.time && one.isOwnDay && isExact(one.at)) {
			put(field, one.at, one.day, one.end.airport?.airport ? { zone: one.end.airport.airport.zone } : {})
			values.issue(field, { code: 'TIME_MISSING', message: 'Only the day is known. Add the time.' })
		}
		if (!one.time || !one.day || !one.at) continue
		const zone = one.at.zone ?? one.end.airport?.airport?.zone ?? null
		const resolved = resolveClock(one.given ?? { clock: `${one.day}T${one.time}` }, zone)
		const dayOffset = index === 1 && !one.given ? one.end.moment?.dayOffset || both?.dayOffset || 0 : 0
		const value = dayOffset && !one.isOwnDay ? addDays(resolved.value, dayOffset) : resolved.value
		put(field, one.at, value, resolved.zone ? { zone: resolved.zone } : {})
		const doubts = moment(one.dayAt)?.doubts ?? []
		if (one.dayAt) doubt(field, one.dayAt, doubts, one.day)
		if (resolved.offsetClashes) values.issue(field, ZONE_CLASH)
		const isOpen = isExact(one.at) ? !one.at.doubts?.length : !one.isOwnDay
		if (index === 1 && !dayOffset && isOpen) values.issues.push(...arriveNextDay(values.fields))
	}
}
