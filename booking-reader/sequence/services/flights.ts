import { airlineByDesignator } from '#server/airports/airlines.ts'
import { addDays } from '#shared/dates.ts'
import { fold } from '#shared/fold.ts'
import { cabinForBookingLetter, readBaggage, readCabinClass } from '../../values/flights.ts'
import { DAY_OFFSET } from '../../values/moments.ts'
import { NEXT_DAY } from '../../values/next-day.ts'
import { ARRIVES, DEPARTS } from '../../values/time-words.ts'
import type { Entity } from '../entities.ts'
import { explanationOf } from '../explained.ts'
import { doubtsOf, entitiesOf, fieldsOf, type Line, type SequenceElement, valueFrom } from '../lines.ts'
import { isCancelled } from '../cancelled.ts'
import { referenceIn } from '../segment-values.ts'
import { distinctPlaces, findNamedPlaces, type Place, statedPlace } from './flight-places.ts'
import {
	type Anchor,
	type DatedAt,
	isFlight,
	type Point,
	plausibility,
	resolvePlaces,
	type Segment,
	timesOf,
} from './flight-segments.ts'

/** A flight takes at most this many lines after its number, and as many before it. */
const MAX_AFTER = 22
const MAX_BEFORE = 12
const [ARRIVAL, DEPARTURE] = [ARRIVES, DEPARTS].map(
	(words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'),
) as [RegExp, RegExp]
const NO_TIME =
	/\b(?:boarding|gate|check in|bag drop|duration|total time|layover|transit|connection|dauer|flugzeit|umsteige\w*|aufenthalt|duree|correspondance|escale|duracion|escala|durata|scalo|coincidenza|duracao|conexao|stopover|opens|closes)\b/

/**
 * Finds flights by their numbers. What belongs to one lies between the number before it and the one after it. The borders run
 * alike for all, where they give the most plausible flights (IMPORT-111).
 */
export function readFlights(lines: readonly Line[]): SequenceElement[] {
	const all: Anchor[] = lines.flatMap((line, at) => {
		if (WAITLISTED.test(line.words)) return []
		const stated = line.entities.filter(
			({ kind, from }) => kind === 'flight' && !OPERATED.test(line.text.slice(0, from)),
		)
		return (stated.length > 0 ? stated : unknownFlights(lines, at)).map((entity) => ({ at, entity, line }))
	})
	// A row is read as one statement, and then its cells.
	const isCell = ({ line: { text } }: Anchor, { line }: Anchor) =>
		line.text.length > text.length && line.text.includes(text)
	const anchors =
		all.length > 120
			? []
			: all.filter((one, index) => !all.slice(0, index).some((row) => isWhole(row.line) && isCell(one, row)))
	if (anchors.length === 0 || anchors.length > 60) return []
	const found: Segment[] = []
	for (const segment of bestSegments(lines, anchors)) {
		const before = found.at(-1)
		const named = withPlacesOfReturn(segment, before)
		if (isFlight(named)) found.push(before ? onDayOfConnection(named, before) : named)
	}
	const named = found.flatMap(({ places }) => places.flatMap(({ code }) => code ?? []))
	const codes = new Set([...entitiesOf(lines, 'airport').map(({ entity }) => entity.value), ...named])
	const flights = found.map((segment) => toElement({ ...segment, places: resolvePlaces(segment, codes) }))
	return flights.filter((one, index) => flights.findIndex((other) => keyOf(other) === keyOf(one)) === index)
}

const WAITLISTED = /\b(?:wait ?list\w*|warteliste|liste d attente|lista d(?:e espera|i? ?attesa)|wachtlijst)\b/

/** 'NZ9118, operated by United Airlines (UA 742)': what the other airline calls the same flight. */
const OPERATED =
	/(?<!\p{L})(?:operated by|operato da|operado por|op[ée]r[ée] par|durchgeführt von|uitgevoerd door|codeshare)[^|·;]{0,40}$/iu

/** 'LH 921 zurück, Ankunft in Frankfurt': what a flight back does not name is where the one before it went. */
function withPlacesOfReturn(segment: Segment, before: Segment | undefined): Segment {
	const [one, other] = segment.places
	const [from, to] = before?.places ?? []
	if (other || !from || !to || segment.points.length === 0) return segment
	if (one ? (one.code ?? one.name) !== (from.code ?? from.name) : !RETURN.test(segment.anchor.line.words))
		return segment
	return { ...segment, places: [to, from] }
}
const RETURN =
	/\b(?:return\w*|back|home|inbound|zuruck|ruckflug|heim\w*|retour|vuelta|regreso|ritorno|volta|regresso|terug\w*|hemresa|hjem\w*|retur|tilbage)\b/

/** A flight from where the one before it lands, at an earlier time of the same day, is on the next day. */
function onDayOfConnection(segment: Segment, before: Segment): Segment {
	const [{ start }, { end }] = [timesOf(segment), timesOf(before)]
	const isConnection = segment.places[0]?.name === before.places[1]?.name
	if (!isConnection || !start || !end || start >= end || start.slice(0, 10) < addDays(end.slice(0, 10), -1))
		return segment
	const dates = segment.dates.map((date) =>
		start.startsWith(date.entity.value)
			? { ...date, entity: { ...date.entity, value: addDays(date.entity.value, 1) } }
			: date,
	)
	return { ...segment, dates }
}

/** The segments with as many lines before each number as give the most plausible flights, since a document sets all of its flights alike. */
function bestSegments(lines: readonly Line[], anchors: readonly Anchor[]): Segment[] {
	const gaps = anchors.slice(1).map(({ at }, index) => at - anchors[index]!.at)
	const usual = Math.max(...gaps.filter((gap) => gap <= MAX_AFTER + MAX_BEFORE), 0) || MAX_AFTER
	// Days stand below the times if there is none up to the first number, or one in the next line of each.
	const [{ at: first }] = anchors as [Anchor]
	const hasDay = (line: Line | undefined) => line !== undefined && saidBy(line).dates.length > 0
	const areBelow =
		!lines.slice(Math.max(0, first - DATES_ABOVE), first + 1).some(hasDay) ||
		anchors.every(({ at, line }) => !isWhole(line) && hasDay(lines[at + 1]))
	const options = Array.from({ length: MAX_BEFORE + 1 }, (_, before) => {
		const segments = anchors.map((anchor, index) => {
			const [from, to] = boundsOf(lines, anchor, before, { last: anchors[index - 1], next: anchors[index + 1], usual })
			const above = lines.slice(Math.max(0, from - DATES_ABOVE), from)
			return describe(anchor, lines.slice(from, to), above, areBelow)
		})
		return { segments, score: segments.reduce((sum, segment) => sum + plausibility(segment), 0) }
	})
	return options.reduce((a, b) => (b.score > a.score ? b : a)).segments
}

/** A day may head several flights. */
const DATES_ABOVE = 24

const LOCATOR = /^[A-Z0-9]{4,8}$/
const cabinIn = (text: string) =>
	text
		.split(/[·|,:–\-/()\t]|\.(?:\s|$)|\s{3}/)
		.map((part) => (part.trim().length < 30 ? readCabinClass(part) : null))
		.find(Boolean) ?? null

const UNKNOWN_FLIGHT =
	/(?<![\p{L}\d/-]|(?<!20\d)\d )(?:([A-Z]{2}) ?0{0,3}([1-9]\d{0,3})|([A-Z]\d|\d[A-Z]) ?(0{1,3}[1-9]\d{0,2}|[1-9]\d{1,3}))(?![\p{L}\d:/]|[.,-]\d)/gu
const JOURNEY_LINES = 8

/**
 * The number of a flight whose airline is not known, at the start of its line or the end of a column: only where the lines around it
 * have the times and the airports of a journey.
 */
function unknownFlights(lines: readonly Line[], at: number): Entity[] {
	const { text, value, words, entities } = lines[at]!
	const match = [...value.slice(0, 200).matchAll(UNKNOWN_FLIGHT)].find(
		({ 0: number, index }) => index <= 20 || /^(?:\s{2}|\s*$)/.test(value.slice(index + number.length)),
	)
	if (!match || NO_TIME.test(words)) return []
	const [number, letters, digits, mixed, more] = match
	const from = text.length - value.length + match.index
	if (entities.some((one) => from < one.to && one.from < from + number.length)) return []
	const around = lines.slice(Math.max(0, at - 4), at + JOURNEY_LINES)
	const places = around.map((line) => entitiesOf([line], 'airport').length || saidBy(line).places.length)
	const times = around.flatMap((line) => saidBy(line).points)
	if (times.length < 2 || places.reduce((sum, count) => sum + count, 0) < 2) return []
	return [
		{
			kind: 'flight',
			value: `${letters ?? mixed}${Number(digits ?? more)}`,
			text: number,
			from,
			to: from + number.length,
		},
	]
}

const keyOf = ({ fields }: SequenceElement) =>
	`${fields.flightNumber?.value} ${String(fields.departureTime?.value ?? fields.arrivalTime?.value).slice(0, 10)}`

type Around = { last: Anchor | undefined; next: Anchor | undefined; usual: number }

/** The lines of a flight: `before` lines above its number, up to as many above the next one. */
function boundsOf(lines: readonly Line[], anchor: Anchor, before: number, { last, next, usual }: Around) {
	if (isWhole(anchor.line)) {
		const to = Math.min(anchor.at + 2, next ? Math.max(next.at, anchor.at + 1) : lines.length)
		return [anchor.at, stopAt(lines, anchor.at + 1, to)] as const
	}
	const from = Math.max(anchor.at - before, last ? Math.min(anchor.at, last.at + 1) : 0)
	const end = Math.min(anchor.at + usual, anchor.at + MAX_AFTER, lines.length)
	const to =
		next && next.at === anchor.at
			? anchor.at + 1
			: Math.max(anchor.at + 1, Math.min(end, next ? next.at - before : end))
	return [from, stopAt(lines, anchor.at + 1, to)] as const
}

/** A line with two times and two places needs no other. */
const isWhole = (line: Line) => saidBy(line).points.length === 2 && distinctPlaces(saidBy(line).places).length === 2

/** Another section ends the flight: 'Passengers', 'Hotel'. */
function stopAt(lines: readonly Line[], from: number, to: number): number {
	const own = lines[from - 1]?.section
	for (let at = from; at < to; at++) {
		const { section } = lines[at]!
		if (section !== own && section !== null && section !== 'flight') return at
	}
	return to
}

function describe(anchor: Anchor, lines: readonly Line[], above: readonly Line[], areBelow: boolean): Segment {
	const said = lines.map((line) => saidBy(line))
	const points = said.flatMap((one, index) => one.points.map((point): Point => ({ ...point, index })))
	const last = Math.max(...points.map(({ index }) => index), lines.indexOf(anchor.line))
	// Where days stand above, the one below a flight's last time is that of the next flight. 'Day 2 – 11 August' is that of the flights below it.
	const dates = said.flatMap((one, index) =>
		one.dates.flatMap(({ isDay, ...date }) =>
			(index > last && !areBelow) || (isDay && index > lines.indexOf(anchor.line)) ? [] : [{ ...date, index }],
		),
	)
	const day = above.findLast((line) => saidBy(line).dates.length > 0)
	const heading = day && saidBy(day).dates[0]
	if (dates.length === 0) {
		const date = heading ?? said.flatMap((one) => one.dates)[0]
		if (date) dates.push({ ...date, index: -1 })
	} else if (heading && points[0] && isDayBefore(heading, dates[0]!, points[0]))
		dates.unshift({ ...heading, index: -1 })
	return {
		anchor,
		lines,
		points,
		places: distinctPlaces(said.flatMap(({ places }) => places)),
		dates,
	}
}

/** Whether the first day that stands with a flight is that of its arrival: it is behind the departure, on the day after the heading. */
const isDayBefore = ({ entity }: { entity: Entity }, first: DatedAt, departs: Point) =>
	(first.index > departs.index || (first.line === departs.line && first.entity.from > departs.from + 12)) &&
	first.entity.value === addDays(entity.value, 1)

type Said = {
	points: Omit<Point, 'index'>[]
	places: Place[]
	dates: (Omit<DatedAt, 'index'> & { isDay: boolean })[]
}
/** Each line is in the reach of several borders. */
const SAID = new WeakMap<Line, Said>()

/** The times, days and places of a journey in a line. */
function saidBy(line: Line): Said {
	let said = SAID.get(line)
	if (said) return said
	SAID.set(line, (said = { points: [], places: [], dates: [] }))
	const isNoTime = NO_TIME.test(line.words) && !/\d{2}:\d{2}.*\d{2}:\d{2}/.test(line.text)
	for (const entity of line.entities) {
		const words = wordsNear(line, entity)
		if (entity.kind === 'time' && !isNoTime && !explanationOf(entity, words.replace(/\bcheck ?in\b/, '')))
			said.points.push(pointAt(line, entity))
		const reason = entity.kind === 'date' ? explanationOf(entity, `${line.label} ${words}`) : 'none'
		// 'Durée totale' is no price.
		if (reason === null || reason === 'day' || (reason === 'price' && isNoTime))
			said.dates.push({ entity, line, isDay: reason === 'day' })
		if (entity.kind === 'airport') said.places.push(statedPlace(line, entity))
	}
	said.places.push(...findNamedPlaces(line))
	if (said.points.length === 0 && !isNoTime) said.points.push(...bareTimes(line, said))
	said.places.sort((a, b) => a.from - b.from)
	return said
}

/** 'Doha 0520 (Sun)', '12JUN  2115': four digits behind a place or a day are its time. 'ZURICH CH   DOHA QA   1540   2315' has two columns of them. */
function bareTimes(line: Line, { places, dates }: Said) {
	const at = (from: number) => {
		const digits = line.text.slice(from, from + 4)
		return pointAt(line, { value: `${digits.slice(0, 2)}:${digits.slice(2)}`, from, to: from + 4 })
	}
	const columns = places.length > 0 && TIME_COLUMNS.exec(line.text)
	if (columns) return [at(columns.index), at(columns.index + columns[0].length - 4)]
	return [...places.map(({ from, length }) => from + length), ...dates.map(({ entity }) => entity.to)].flatMap((to) => {
		const gap = BARE_TIME.exec(line.text.slice(to, to + 30))?.[1]
		return gap === undefined ? [] : [at(to + gap.length)]
	})
}
const TIME_COLUMNS = /(?<=\s{2})(?:[01]\d|2[0-3])[0-5]\d\s{2,12}(?:[01]\d|2[0-3])[0-5]\d(?=\s|[+#]|$)/
const BARE_TIME =
	/^(\)?[, |]{1,3}(?:T\d )?(?:at |arr\.? |dep\.? )?)(?:[01]\d|2[0-3])[0-5]\d(?![\d:])(?=\s*(?:[(+,;|–-]|$|\s{2}|\t)|\s[A-Z]{1,3}(?:\s|$))/

/** A time with the end of the flight that the last word before it makes it. */
function pointAt(line: Line, { value, from, to }: Pick<Entity, 'value' | 'from' | 'to'>): Omit<Point, 'index'> {
	const before = `${line.label} ${line.text.slice(0, from).slice(-24)}`
	const [arrives, departs] = [ARRIVAL, DEPARTURE].map((words) => [...before.matchAll(words)].at(-1)?.index ?? -1) as [
		number,
		number,
	]
	const end = arrives === departs ? null : arrives > departs ? 'arrival' : 'departure'
	return { time: value, line, from, offset: offsetAfter(line.text, to), end }
}

const SEPARATORS = ['   ', '|', ' · ', '\t']

/** The words that may explain an entity: those of its line, or of its column. */
function wordsNear({ text, words }: Line, { from, to }: Entity): string {
	const before = Math.max(...SEPARATORS.map((sign) => text.lastIndexOf(sign, from)))
	const ends = SEPARATORS.map((sign) => text.indexOf(sign, to)).filter((at) => at >= 0)
	if (before < 0 && ends.length === 0) return words
	return fold(text.slice(Math.max(0, before), ends.length > 0 ? Math.min(...ends) : undefined))
}

function offsetAfter(text: string, to: number): number {
	const next = /^.{0,6}?(?=[(+])/u.exec(text.slice(to, to + 12)) ? DAY_OFFSET.exec(text.slice(to, to + 16)) : null
	return next ? Number(next[1] ?? 1) : 0
}

/** 'ET 701  J  12JUN': behind the number and before the day. */
const BOOKING_LETTER = /^\s{1,4}([A-Z])\s{1,4}\d{1,2} ?[A-Z]/

/** 'Safarilink P2 451': the words before a number that nobody knows are its airline. */
const nameBefore = (text: string): string | undefined =>
	/(?:^|[:|,·\t] ?|\s{2})\s*(?:(?:Flight|Flug|Vol|Vuelo|Volo|Voo|Vlucht|Fly|Flyg) )?(\p{Lu}[\p{L}&' ]{2,40}?)(?: flight)?\s*$/u.exec(
		text,
	)?.[1]

function toElement(segment: Segment): SequenceElement {
	const { anchor, lines, places } = segment
	const { departs, arrives, from, to, start, end, zones, isAssumed } = timesOf(segment)
	const { line } = anchor
	const issues: SequenceElement['issues'] = []
	const designator = /^[A-Z]{2}[A-Z]?(?=\d)|^[A-Z]\d|^\d[A-Z]/.exec(anchor.entity.value)?.[0] ?? ''
	const airline = airlineByDesignator(designator)
	const [departure, arrival] = places
	const named = lines.find(({ value }) => value.length < 200 && cabinIn(value))
	const [, letter = ''] = BOOKING_LETTER.exec(line.text.slice(anchor.entity.to)) ?? []
	const cabin = named ? cabinIn(named.value) : cabinForBookingLetter(letter)
	const reference = referenceIn(lines)
	const bag = lines.find(({ text }) => readBaggage(text) !== null)
	const operator = airline ?? (line.value.length < 200 ? nameBefore(line.text.slice(0, anchor.entity.from)) : undefined)
	if (from) issues.push(...doubtsOf('departureTime', from.entity))
	if (to && to.entity !== from?.entity) issues.push(...doubtsOf('arrivalTime', to.entity))
	if (isAssumed) issues.push(NEXT_DAY)
	return {
		fields: fieldsOf({
			flightNumber: valueFrom(line, anchor.entity.text, anchor.entity.value),
			airline: operator && { ...valueFrom(line, anchor.entity.text, operator), certainty: 'derived' },
			departureAirport: departure && valueFrom(departure.line, departure.line.text, departure.name),
			arrivalAirport: arrival && valueFrom(arrival.line, arrival.line.text, arrival.name),
			departureTime: start && departs && valueFrom(departs.line, departs.line.text, start, zones[0]),
			arrivalTime: end && arrives && valueFrom(arrives.line, arrives.line.text, end, zones[1]),
			class: cabin && valueFrom(named ?? line, (named ?? line).text, cabin),
			pnr: reference && LOCATOR.test(String(reference.value)) && reference,
			baggageWeightKg: bag && valueFrom(bag, bag.text, readBaggage(bag.text)!),
			status: lines.some(isCancelled) && valueFrom(line, line.text, 'cancelled'),
		}),
		issues,
	}
}
