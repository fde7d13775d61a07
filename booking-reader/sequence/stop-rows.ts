import { fold } from '#shared/fold.ts'
import type { DayContext } from '../values/days.ts'
import { type Entity, findEntities } from './entities.ts'
import { doubtsOf, fieldsOf, isAnyLabel, type SequenceElement, valueFrom } from './lines.ts'
import { referenceIn } from './segment-values.ts'
import type { SourceLine } from './source-lines.ts'
import { wholeLines } from './whole-lines.ts'

/** What timetables of journeys on the ground have in their headings and rows. */
const TIMETABLE =
	/\b(?:station|stop|halt|bahnhof|hbf|gleis|platform|train|zug|ice|ic|treno|frecciarossa|italo|carrozza|post[oi]|seats?|wagen|sitzplatz|voiture|place|ave|tgv|eurostar|vessel|binario|gare|voie|tren|anden|stazione|estacion|port|ferry|pier|coach|bus|spoor|quai|gl|bin|perron|peron|voie)\b/
const DEPARTS =
	/(?:^|[\s|])(?:ab|dep(?:art(?:s|ure)?)?|d[ée]p(?:art)?|part(?:enza)?|salida|sal|vertrek|afg)\.?(?=\s|$)/iu
const ARRIVES = /(?:^|[\s|])(?:an|arr(?:iv(?:es?|al|[ée]e))?|arrivo|llegada|lleg|aankomst|ank)\.?(?=\s|$)/iu
const HEADING_LINES = 8

type Stop = {
	place: string
	time: Entity
	side: 'departs' | 'arrives' | null
	at: number
	line: SourceLine
	date: Entity | null
}

/** Journeys in a timetable, which has a row for each stop: 'München Hbf   12.02.   ab 08:12   18   ICE 612' (IMPORT-103). */
export function readStopRows(source: readonly SourceLine[], days: DayContext): SequenceElement[] {
	const lines = wholeLines(source)
	let date: Entity | null = null
	const stops: Stop[] = []
	for (const [at, line] of lines.entries()) {
		const own = findEntities(line.text, days)
		date = own.find(({ kind }) => kind === 'date') ?? date
		const stop = stopIn(line, own, at)
		if (stop) stops.push({ ...stop, date })
	}
	return legsOf(stops).flatMap(([from, to]) => {
		const around = lines.slice(Math.max(0, from.at - HEADING_LINES), to.at + 1)
		const isFlight = lines
			.slice(from.at, to.at + 1)
			.some(({ text }) => findEntities(text, days).some(({ kind }) => kind === 'flight'))
		if (!from.date || isFlight || !around.some(({ text }) => TIMETABLE.test(fold(text)))) return []
		const words = { ...from.line, words: fold(from.line.text), entities: findEntities(from.line.text, days) }
		return [
			{
				fields: fieldsOf({
					fromLocation: valueFrom(from.line, from.line.text, from.place),
					toLocation: valueFrom(to.line, to.line.text, to.place),
					date: valueFrom(from.line, from.date.text, from.date.value),
					time: valueFrom(from.line, from.line.text, from.time.value),
					confirmationNumber: referenceIn([words]),
				}),
				issues: doubtsOf('date', from.date),
			},
		]
	})
}

/** A departure and the arrival in the row below. Where no words say which is which, they take turns. */
function legsOf(stops: readonly Stop[]): [Stop, Stop][] {
	const legs: [Stop, Stop][] = []
	for (let index = 0; index + 1 < stops.length; index++) {
		const [from, to] = [stops[index]!, stops[index + 1]!]
		if (to.at > from.at + 3 || from.side === 'arrives' || to.side === 'departs') continue
		legs.push([from, to])
		index++
	}
	return legs
}

/** The stop in a row of at least two columns: a name first, and one time. */
function stopIn(line: SourceLine, entities: readonly Entity[], at: number): Omit<Stop, 'date'> | null {
	const [time, another] = entities.filter(({ kind }) => kind === 'time')
	const columns = line.text.split(/\t|\s{2,}/).map((text) => text.trim())
	// The time may come first.
	const place = (columns[0] === time?.text ? columns[1] : columns[0]) ?? ''
	if (!time || another || columns.length < 2 || place.includes(time.text) || isAnyLabel(place)) return null
	if (entities.some(({ kind }) => kind === 'flight' || kind === 'amount')) return null
	if (!/^\p{Lu}[\p{L}\s.’'()/-]{2,50}$/u.test(place) || place.split(' ').length > 6) return null
	const near = line.text.slice(Math.max(0, time.from - 10), time.to + 6)
	const side = DEPARTS.test(near) ? 'departs' : ARRIVES.test(near) ? 'arrives' : null
	return { place, time, side, at, line }
}
