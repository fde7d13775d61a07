import { daysBetween } from '#shared/dates.ts'
import type { DayContext } from '../values/days.ts'
import { isAirport } from '../values/places.ts'
import { type Entity, findEntities, wordsOf } from './entities.ts'
import { doubtsOf, fieldsOf, type SequenceElement, valueFrom } from './lines.ts'
import { isEvent } from './services/activity-words.ts'
import { referenceIn } from './segment-values.ts'
import type { SourceLine } from './source-lines.ts'
import { isName, placeOf, type Stop, stopsIn } from './stops.ts'
import { wholeLines } from './whole-lines.ts'

/** What timetables of journeys on the ground have in their headings and rows. */
const TIMETABLE =
	/\b(?:station|stop|halt|bahnhof|hbf|gleis|platform|train|zug|ice|ic|treno|frecciarossa|italo|carrozza|post[oi]|seats?|wagen|sitzplatz|voiture|place|ave|tgv|eurostar|vessel|binario|gare|voie|tren|anden|stazione|estacion|port|ferry|pier|coach|bus|spoor|quai|gl|bin|perron|peron|voie)\b/
const RAILS =
	/\b(?:gleis|platform|track|binario|carrozza|voie|voiture|spoor|wagen|wg|via|anden|spar|bahnhof|halt|treno|train|tren|zug|trein|tog|tag)\b/
const HEADING_LINES = 8
/** A day stands above at most this many lines. */
const DAY_LINES = 15

type Leg = { from: Stop; to: Stop; ends: readonly [from: string, to: string]; date: Entity }

/**
 * Journeys in a timetable, which has a row for each stop, 'München Hbf   12.02.   ab 08:12   18   ICE 612', or the times below the route
 * (IMPORT-103).
 */
export function readStopRows(source: readonly SourceLine[], days: DayContext): SequenceElement[] {
	const lines = wholeLines(source)
	const said = lines.map((line, at): Said => {
		const above = lines[at - 1]?.text ?? ''
		return {
			...line,
			words: wordsOf(line.text, days),
			entities: findEntities(line.text, days),
			label: /\d/.test(above) || above.length > 45 ? '' : wordsOf(above, days),
		}
	})
	return legsOf(lines, days).flatMap(({ from, to, ends, date }, index, legs) => {
		const around = said.slice(Math.max(0, from.at - HEADING_LINES), to.at + 5)
		// 'FR 9741' is a train where there are tracks.
		const words = around.map((line) => line.words).join(' ')
		const isFlight = around.some(({ entities }) => entities.some(({ kind }) => kind === 'flight'))
		if (!(isStated(from, to) || TIMETABLE.test(words)) || (isFlight && !RAILS.test(words)) || ends.every(isAirport))
			return []
		const own = said.slice(from.at, Math.min(to.at + 4, legs[index + 1]?.from.at ?? Infinity))
		return [
			{
				fields: fieldsOf({
					fromLocation: valueFrom(from.line, from.line.text, ends[0]),
					toLocation: valueFrom(to.line, to.line.text, ends[1]),
					date: valueFrom(from.line, date.text, date.value),
					time: valueFrom(from.line, from.line.text, from.time.value),
					confirmationNumber: referenceIn(own),
				}),
				issues: doubtsOf('date', date),
			},
		]
	})
}

type Said = SourceLine & { words: string; entities: readonly Entity[]; label: string }

/**
 * A departure and the arrival next to it or in the row below. Where no words say which is which, they take turns. Where neither has a place, those
 * of the route above are theirs.
 */
function legsOf(lines: readonly SourceLine[], days: DayContext): Leg[] {
	const legs: Leg[] = []
	let day: { date: Entity; at: number } | null = null
	let route: { ends: readonly [string, string]; at: number } | null = null
	let from: Stop | null = null
	for (const [at, line] of lines.entries()) {
		const entities = findEntities(line.text, days)
		const stated = entities.find(({ kind }) => kind === 'date')
		if (stated) day = { date: stated, at }
		const own = routeOfRow(line.text) ?? namesBelow(lines[at + 1]?.text ?? '')
		const times = own ? entities.filter(({ kind }) => kind === 'time') : []
		if (own && day && times.length === 2 && at - day.at <= DAY_LINES) {
			const [from, to] = times.map(
				(time, index): Stop => ({ place: own[index]!, time, date: day!.date, side: null, at, line }),
			)
			legs.push({ from: from!, to: to!, ends: own, date: day.date })
			continue
		}
		const stops = stopsIn(line, at, days)
		const above = stops.length === 0 ? routeIn(line.text) : null
		if (above) route = { ends: above, at }
		for (const found of stops) {
			const stop = { ...found, date: found.date ?? (day && at - day.at <= DAY_LINES ? day.date : null) }
			const isBare = from?.side === 'departs' && (from.place === '' || stop.place === '')
			const isBelow = isBare && route && at - route.at <= HEADING_LINES
			const ends = isBelow ? route?.ends : from?.place && stop.place ? ([from.place, stop.place] as const) : null
			// Rows that each begin with their day are those of a programme.
			const isRow =
				from !== null && from.side === null && found.side === null && found.date !== null && found.at > from.at
			if (from?.date && ends && !isRow && isLeg(from, stop)) {
				legs.push({ from, to: stop, ends, date: from.date })
				if (isBelow) route = null
				from = null
			} else from = stop
		}
	}
	return legs
}

/** Words or an arrow say which stop is which. */
const isStated = (from: Stop, to: Stop) =>
	(from.side === 'departs' && to.side === 'arrives') || (from.at === to.at && from.place !== '' && to.place !== '')

/** Journeys take at most three days. Where no words say which is which, the second time is later on the same day. */
function isLeg(from: Stop, to: Stop): boolean {
	if (to.at > from.at + 3 || from.side === 'arrives' || to.side === 'departs') return false
	const days = from.date && to.date ? daysBetween(from.date.value, to.date.value) : 0
	const isLater = days > 0 || to.time.value > from.time.value
	return isStated(from, to) ? days >= 0 && days <= 3 : days === 0 && isLater && !isEvent(`${from.place} ${to.place}`)
}

/** Both ends in a cell of a row with both times: 'Dover › Calais   3 May   10:15   12:45'. */
const routeOfRow = (text: string) => {
	const cell = text.split('\t').find((one) => /[→➜›]/.test(one))
	return cell === undefined ? null : routeIn(cell)
}

/** Both places below both times: '10:24   KAGAYAKI 509   12:58' above 'Tokyo   Kanazawa'. */
function namesBelow(text: string): [string, string] | null {
	const cells = text.split(/\t|\s{3,}/)
	return cells.length === 2 && cells.every(isName) ? [cells[0]!, cells[1]!] : null
}

/** Both ends of a line that has a route and no time: 'Train 49: New York – Chicago', 'Outward crossing   Dover - Calais'. */
function routeIn(text: string): [string, string] | null {
	const columns = text
		.slice(0, 200)
		.replaceAll(/\s*(?:→|➜|->|>|›)\s*/g, ' → ')
		.split(/[\t|]|\s{2,}|:\s/)
	for (const column of columns)
		for (const between of [' → ', /\s[–—-]\s/, ' to ']) {
			const [from = '', to, ...more] = column.split(between)
			if (to === undefined || more.length > 0) continue
			const ends: [string, string] = [placeOf(from), to.trim()]
			if (ends.every(isName)) return ends
		}
	return null
}
