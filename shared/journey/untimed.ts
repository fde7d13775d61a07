import { addDays } from '../dates.ts'
import { instantOf } from '../places/zoned-time.ts'
import type { DeclaredMoment } from './declared-moment.ts'
import type { Place } from './place.ts'
import { isSamePlace } from './same-place.ts'

/** A moment on its way into the order of the journey. */
export type Placing = {
	moment: DeclaredMoment
	place: Place | null
	/** The zone that orders it. */
	zone: string
	cancelled: boolean
	/** Null without an hour. */
	order: number | null
}
type Timed = Placing & { order: number }

const HOUR_MS = 3_600_000
/** Hotels are ready from about this hour. It orders moments and is never shown. */
const USUAL_HOUR = '15:00:00'
/** A car that leaves later than this after a landing is not the one from the airport. */
const LAST_CAR_HOURS = 4

/** The instant that orders a moment without an hour among the moments of its day (DOC-63). */
export function placeUntimed({ moment, zone, cancelled }: Placing, all: readonly Placing[]): number {
	const { day, untimed = 'last' } = moment
	const begins = instantOf(zone, `${day}T00:00:00`)
	const ends = instantOf(zone, `${addDays(day, 1)}T00:00:00`) - 1
	const timed = all
		.filter((one): one is Timed => one.order !== null && (cancelled || !one.cancelled))
		.toSorted((a, b) => a.order - b.order)
	const onDay = timed.filter((one) => one.moment.day === day)
	if (untimed === 'first') return begins
	if (untimed === 'last') return ends
	if (untimed === 'beforeFlight') return (onDay.findLast((one) => one.moment.what === 'leaves')?.order ?? ends + 1) - 1
	if ('firstButAfterWhatIsAt' in untimed) return lastAt(untimed.firstButAfterWhatIsAt, onDay) ?? begins
	return arrivalAt(untimed.arrivesAt, { zone, day, ends, onDay })
}

/** After what takes place at the hotel before they leave for anywhere else. */
function lastAt(hotel: string, onDay: readonly Timed[]): number | null {
	const away = onDay.findIndex(
		({ moment, place }) => moment.what !== 'starts' || !isSamePlace(place?.name ?? '', hotel),
	)
	const last = onDay.slice(0, away === -1 ? undefined : away).at(-1)
	return last ? last.order + 1 : null
}

type DayOfArrival = { zone: string; day: string; ends: number; onDay: readonly Timed[] }

/**
 * After the car that goes there, else after the last landing and the car that follows it, else in the afternoon. Who only sets off that
 * night arrives at the end of the day.
 */
function arrivalAt(place: string, { zone, day, ends, onDay }: DayOfArrival): number {
	const overnight = onDay.findLast(({ moment: { what, until } }) => what === 'leaves' && until && until.day > day)
	if (overnight) return Math.max(ends, overnight.order + 1)
	const landings = onDay.filter(({ moment }) => moment.what === 'lands')
	const landing = landings.findLast((one) => one.zone === zone) ?? landings.at(-1)
	const cars = onDay.filter(({ moment }) => moment.leadsTo !== undefined)
	const there = cars.find(
		(car) => isSamePlace(car.moment.leadsTo ?? '', place) && (!landing || car.order >= landing.order),
	)
	if (there) return there.order
	if (!landing) return instantOf(zone, `${day}T${USUAL_HOUR}`)
	const until = landing.order + LAST_CAR_HOURS * HOUR_MS
	return cars.find(({ order }) => order >= landing.order && order <= until)?.order ?? landing.order
}
