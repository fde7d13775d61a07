import { airlineByDesignator } from '#server/airports/airlines.ts'
import type { Airport } from '#server/airports/airports.ts'
import { usualOf } from '#server/airports/usual-names.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { addDays } from '#shared/dates.ts'
import { instantAt } from '../../values/clock.ts'
import type { Entity } from '../entities.ts'
import type { Line } from '../lines.ts'
import { airportOf, type Place } from './flight-places.ts'

export type Anchor = { at: number; entity: Entity; line: Line }
export type Point = {
	time: string
	line: Line
	index: number
	from: number
	offset: number
	end: 'departure' | 'arrival' | null
}
export type DatedAt = { entity: Entity; line: Line; index: number }
/** The lines that may belong to a flight, and what they say of its journey. */
export type Segment = { anchor: Anchor; lines: readonly Line[]; places: Place[]; points: Point[]; dates: DatedAt[] }

/** Departure and arrival in their order, unless words say otherwise. */
function inOrder(first: Point | undefined, second?: Point): [Point | undefined, Point | undefined] {
	if (!second && first?.end === 'arrival') return [undefined, first]
	const isReversed = first?.end !== second?.end && first?.end !== 'departure' && second?.end !== 'arrival'
	return isReversed && second ? [second, first] : [first, second]
}

type Times = ReturnType<typeof timesBetween>
const TIMES = new WeakMap<Segment, Times>()

/**
 * When a flight departs and arrives. Of more than two times it has those that another one states the duration of, or that an aircraft usually
 * needs between its places.
 */
export function timesOf(segment: Segment): Times {
	let times = TIMES.get(segment)
	if (times) return times
	const { points } = segment
	const between = (one?: Point, other?: Point) => timesBetween(segment, ...inOrder(one, other))
	const [first, second, ...more] = points
	const others = more.slice(0, 2).flatMap((other) => [between(first, other), between(second, other)])
	const pairs = [between(first, second), ...others]
	const stated = pairs.find((pair) => points.some(({ time }) => isDuration(time, pair)))
	times = stated ?? pairs.find((pair) => isUsual(segment, pair)) ?? pairs[0]!
	TIMES.set(segment, times)
	return times
}

function timesBetween(segment: Segment, departs: Point | undefined, arrives: Point | undefined) {
	const dated = (point: Point | undefined, which: 'first' | 'last') => {
		if (!point) return undefined
		const own = segment.dates.filter(({ line }) => line === point.line)
		const near = own.find(({ entity }) => (which === 'first' ? entity.from <= point.from : true))
		if (which === 'last' && own.length > 0)
			return own.toSorted((a, b) => Math.abs(a.entity.from - point.from) - Math.abs(b.entity.from - point.from))[0]
		if (near) return near
		const before = segment.dates.filter(({ index }) => index <= point.index)
		return (which === 'first' ? (before[0] ?? segment.dates[0]) : before.at(-1)) ?? segment.dates[0]
	}
	const to = dated(arrives, 'last')
	const first = dated(departs, 'first')
	// Below the times, the day of an arrival on the next one may be in front of that of the departure.
	const isNext = ({ entity }: DatedAt) => first === to && entity.value === addDays(first?.entity.value ?? '', -1)
	const from = (first && first.index > departs!.index && segment.dates.find(isNext)) || first
	const zones = [airportOf(segment.places[0])?.zone ?? null, airportOf(segment.places[1])?.zone ?? null] as const
	const isOwn = departs && from?.line === departs.line
	const start = departs && from ? `${addDays(from.entity.value, isOwn ? 0 : departs.offset)}T${departs.time}` : null
	let end =
		arrives && to
			? `${addDays(to.entity.value, to.entity.value === from?.entity.value ? arrives.offset : 0)}T${arrives.time}`
			: null
	let isAssumed = false
	// An arrival before the departure without a date of its own is on the next day.
	if (
		start &&
		end &&
		to?.entity === from?.entity &&
		!arrives?.offset &&
		instantAt(end, zones[1]) <= instantAt(start, zones[0]) &&
		((zones[0] !== null && zones[1] !== null) || end <= start)
	) {
		end = `${addDays(end.slice(0, 10), 1)}T${end.slice(11)}`
		isAssumed = true
	}
	return { departs, arrives, from, to, start, end, zones, isAssumed }
}

/** How much a segment looks like a flight. Impossible times count against it. */
export function plausibility(segment: Segment): number {
	const speed = speedOf(segment)
	let score = timesOf(segment).isAssumed ? -1 : 0
	if (segment.places.length >= 2) score += 3
	if (segment.places.length > 2) score -= segment.places.length - 2
	score += Math.min(segment.points.length, 2) * 2 - Math.max(0, segment.points.length - 2) * 1.5
	if (segment.dates.length > 0) score += segment.dates[0]!.index >= 0 ? 2 : 1
	if (segment.dates.length > 2) score -= segment.dates.length - 2
	if (speed !== null) score += isFlown(speed) ? 3 : -4
	return score
}

/** How fast an aircraft would be, in km/h. Null where its places or times are not known. */
function speedAt({ places }: Segment, times: Times): number | null {
	const [one, other] = [airportOf(places[0]), airportOf(places[1])]
	return one && other && hoursOf(times) !== 0 ? distanceKm(one, other) / hoursOf(times) : null
}
const hoursOf = ({ start, end, zones }: Times) =>
	start && end && zones[0] && zones[1] ? (instantAt(end, zones[1]) - instantAt(start, zones[0])) / 3_600_000 : 0
/** Whether a clock states how long a flight takes: '11:10'. */
const isDuration = (clock: string, times: Times) =>
	hoursOf(times) > 0 && Date.parse(`1970-01-01T${clock}Z`) === hoursOf(times) * 3_600_000

/** Whether a flight takes about as long as usual. */
function isUsual(segment: Segment, times: Times): boolean {
	const speed = speedAt(segment, times) ?? 0
	const hours = hoursOf(times)
	const ratio = hours / (0.6 + (speed * hours) / 850)
	return speed > 0 && ratio > 0.6 && ratio < 1.7
}
const speedOf = (segment: Segment) => speedAt(segment, timesOf(segment))
const isFlown = (speed: number | null) => speed !== null && speed > 100 && speed < 1100

export const isFlight = (segment: Segment) => {
	const { start, end } = timesOf(segment)
	const hours = start && end ? (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 3_600_000 : 0
	// Across the date line a flight lands up to a day before it departs, by the clock.
	const isPossible = hours > -24 && hours < 48
	return segment.places.length >= 2 && segment.places.length <= 4 && (start ?? end) !== null && isPossible
}

/**
 * The places of a flight with their codes. Of several airports that a name may mean, it is one whose code the document has, or the only one
 * that an aircraft reaches in that time, or the one that scheduled flights usually mean.
 */
export function resolvePlaces(segment: Segment, codes: ReadonlySet<string>): Place[] {
	return segment.places.map((place, side) => {
		const { others = [], code } = place
		const speedTo = (airport: Airport) =>
			speedOf({ ...segment, places: segment.places.with(side, { ...place, code: airport.code }) })
		if (place.rank === 0 || others.length === 0 || (code && isFlown(speedOf(segment)))) return place
		const named = others.filter((airport) => codes.has(airport.code))
		const [only, more] = named.length === 1 ? named : others.filter((airport) => isFlown(speedTo(airport)))
		const isKnown = airlineByDesignator(segment.anchor.entity.value.slice(0, 2)) !== null
		const meant = only && !more ? only : isKnown && usualOf(others, place.name)
		return meant ? { ...place, code: meant.code, name: meant.code } : place
	})
}
