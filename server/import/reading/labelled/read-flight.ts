import { addDays } from '#shared/dates.ts'
import { instantOf } from '#shared/places/zoned-time.ts'
import { airlineNamed } from '#server/airports/airlines.ts'
import { settleClock } from '../values/clock.ts'
import { readCabinClass, readFlightName } from '../values/flights.ts'
import type { Moment } from '../values/moments.ts'
import { type FoundAirport, readAirport, readRoute } from '../values/places.ts'
import { inOneLine } from '../values/words.ts'
import type { Pair } from './blocks.ts'
import type { Group } from './groups.ts'
import { readStatus } from './read-status.ts'
import { nameInHeading } from './section-types.ts'
import { type GroupValues, type Read, type Reading, valuesOfGroup } from './values-of-group.ts'

type End = { at: Pair | undefined; airport: FoundAirport | null; place: Pair | undefined; moment: Moment | null }

export function readFlight(group: Group, reading: Reading): Read | null {
	const values = valuesOfGroup(group, reading)
	const { pair, put } = values
	const heading: Pair | undefined = group.isFirst
		? { label: 'heading', value: nameInHeading(group.block.headings.at(-1) ?? ''), where: group.block.where }
		: undefined
	putName(values, heading)
	const { departure, arrival } = endsOf(values, heading)
	for (const [field, end] of [
		['departureAirport', departure],
		['arrivalAirport', arrival],
	] as const)
		put(field, end.place, end.airport?.value)
	putTimes(values, departure, arrival)
	const cabin = pair('class')
	put('class', cabin, cabin && readCabinClass(cabin.value))
	const pnr = pair('pnr')
	put('pnr', pnr, pnr && /(?<![A-Z0-9])(?!(?:NO|REF)\b)[A-Z0-9]{5,12}(?![A-Z0-9])/.exec(pnr.value.toUpperCase())?.[0])
	const bag = pair('baggageWeightKg')
	const kilos = bag && /(\d{1,3})\s*(?:kg|kilo)/i.exec(bag.value)?.[1]
	put('baggageWeightKg', bag, kilos ? Number(kilos) : /^\d{1,3}$/.test(bag?.value ?? '') ? Number(bag?.value) : null)
	const direction = pair('segmentType')
	put('segmentType', direction, direction && directionOf(direction.value))
	readStatus(values)
	const { fields } = values
	const isReal = (fields.departureAirport || fields.arrivalAirport) && (fields.departureTime || fields.arrivalTime)
	return isReal ? values : null
}

const directionOf = (text: string) =>
	/connect|transit/i.test(text)
		? 'connection'
		: /outbound|outward/i.test(text)
			? 'outbound'
			: /inbound|return|home/i.test(text)
				? 'return'
				: null

function putName({ pair, put, moment }: GroupValues, heading: Pair | undefined) {
	const stated = pair('flightNumber')
	const from = [stated, pair('airline'), heading].find(
		(one) => one && readFlightName(moment(one)?.rest ?? '').flightNumber,
	)
	const name = from ? readFlightName(moment(from)?.rest ?? '') : {}
	const airline = pair('airline')
	const named = airline && readFlightName(airline.value).airline
	const code =
		pair('airlineCode')?.value.trim().toUpperCase() ??
		(/^[A-Z0-9]{2}$/.test(airline?.value ?? '') ? airline?.value : undefined)
	const bare = name.flightNumber && /^\d/.test(name.flightNumber) && /^\d{1,4}$/.test(name.flightNumber)
	const flightNumber = bare && code ? `${code}${name.flightNumber}` : name.flightNumber
	put('flightNumber', from, flightNumber)
	const written =
		airline && airline.value !== code
			? (named ?? inOneLine(airline.value).replace(/\s*\([A-Z0-9]{2}\)$/, ''))
			: undefined
	const designator = code ?? /^[A-Z][A-Z0-9]|^\d[A-Z]/.exec(flightNumber ?? '')?.[0]
	if (written) put('airline', airline, written.slice(0, 200))
	else if (name.airline) put('airline', from, name.airline)
	else
		put('airline', from ?? pair('airlineCode'), (designator && airlineNamed(designator)) || designator, {
			certainty: 'derived',
		})
}

function endsOf({ pair, moment }: GroupValues, heading: Pair | undefined): { departure: End; arrival: End } {
	const routes = [pair('route'), heading, pair('departureAirport')]
	const from = routes.find((one) => one && readRoute(one.value))
	const route = from && readRoute(from.value)
	const end = (airportPair: Pair | undefined, at: Pair | undefined, of: 0 | 1): End => {
		const stated = moment(airportPair)
		const timed = moment(at)
		const isRoute = airportPair !== undefined && airportPair === from && !pair('arrivalAirport')
		const isTime = stated !== null && stated.rest === ''
		const place = isRoute || isTime ? undefined : airportPair
		const airport =
			(place && readAirport(stated?.rest ?? '')) ||
			(timed?.rest && /\p{L}{3}/u.test(timed.rest) ? readAirport(timed.rest) : null) ||
			(route ? readAirport(moment({ label: '', where: '', value: route[of] })?.rest ?? '') : null)
		const isInAirport = !timed?.times.length && (stated?.times.length ?? 0) > 0
		return {
			at: isInAirport || !at ? (airportPair ?? at) : at,
			airport,
			place: place ?? (timed?.rest && airport ? at : from),
			moment: isInAirport || !timed ? stated : timed,
		}
	}
	return {
		departure: end(pair('departureAirport'), joined(pair('departureTime'), pair('departureTime2')), 0),
		arrival: end(pair('arrivalAirport'), joined(pair('arrivalTime'), pair('arrivalTime2')), 1),
	}
}

/** A day and a time that stand under labels of their own. */
const joined = (one: Pair | undefined, other: Pair | undefined): Pair | undefined =>
	one && other ? { ...one, value: `${one.value} ${other.value}` } : one

function putTimes(values: GroupValues, departure: End, arrival: End) {
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
