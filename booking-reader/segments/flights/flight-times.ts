import { addDays } from '#shared/dates.ts'
import { instantOf } from '#shared/places/zoned-time.ts'
import { settleClock } from '../../values/clock.ts'
import type { FlightEnd } from './flight-ends.ts'
import type { GroupValues } from '../values-of-group.ts'

/** Puts both times, each by the clock of its airport. */
export function putFlightTimes(values: GroupValues, departure: FlightEnd, arrival: FlightEnd) {
	const { pair, put, moment, doubt } = values
	const named = moment(pair('flightNumber'))?.days.length ? pair('flightNumber') : undefined
	const dates = [pair('date') ?? named, pair('date2') ?? pair('date') ?? named]
	const both = moment(pair('times'))
	const shared = dates[0] ?? values.dayOfHeadings()
	const clocks = [departure, arrival].map((end, index) => {
		const time = end.moment?.times[0] ?? both?.times[index]
		const own = end.moment?.days[0] ? end.at : undefined
		const at = own ?? dates[index] ?? shared
		const day = end.moment?.days[0] ?? moment(at)?.days[0] ?? (index === 1 ? departure.moment?.days[0] : undefined)
		return {
			end,
			time,
			day,
			at: end.at ?? pair('times') ?? at,
			dayAt: at ?? end.at,
			isOwnDay: own !== undefined,
			given: end.moment?.given ?? null,
		}
	})
	for (const [index, one] of clocks.entries()) {
		const field = index === 0 ? 'departureTime' : 'arrivalTime'
		if (!one.time || !one.day || !one.at) continue
		const zone = one.end.airport?.airport?.zone ?? null
		const settled = settleClock(one.given ?? { clock: `${one.day}T${one.time}` }, zone)
		const later = index === 1 && !one.given ? one.end.moment?.later || both?.later || 0 : 0
		const value = later && !one.isOwnDay ? addDays(settled.value, later) : settled.value
		put(field, one.at, value, settled.zone ? { zone: settled.zone } : {})
		const doubts = moment(one.dayAt)?.doubts ?? []
		if (one.dayAt) doubt(field, one.dayAt, doubts, one.day)
		if (settled.clashes)
			values.issue(
				field,
				'ZONE_CLASH',
				'The offset of this time is not the one of that airport. The digits were kept: check them.',
			)
		if (index === 1 && !later && !one.isOwnDay) landNextDay(values)
	}
}

/** A landing on the clock before the take-off, with no day of its own, is the next day's. */
function landNextDay({ fields, issue }: GroupValues) {
	const { departureTime, arrivalTime } = fields
	if (!departureTime || !arrivalTime) return
	const isByZones = departureTime.zone !== undefined && arrivalTime.zone !== undefined
	const [from, to] = [departureTime, arrivalTime].map(({ value, zone }) =>
		isByZones && zone ? instantOf(zone, String(value)) : Date.parse(`${value}Z`),
	)
	if (from === undefined || to === undefined || to > from) return
	arrivalTime.value = addDays(String(arrivalTime.value), 1)
	issue('arrivalTime', 'NEXT_DAY_ASSUMED', 'The arrival would be before the departure: the next day was taken.')
}
