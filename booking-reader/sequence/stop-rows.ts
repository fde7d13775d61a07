import type { DayContext } from '../values/days.ts'
import { weekdaysNamed } from '../values/month-names.ts'
import { readRoute } from '../values/places.ts'
import { withoutEntities } from './day-lines.ts'
import { type Entity, findEntities, wordsOf } from './entities.ts'
import { doubtsOf, fieldsOf, isAnyLabel, type SequenceElement, valueFrom } from './lines.ts'
import { CODE } from './services/fragments.ts'
import { referenceIn } from './segment-values.ts'
import type { SourceLine } from './source-lines.ts'
import { wholeLines } from './whole-lines.ts'

/** What timetables of journeys on the ground have in their headings and rows. */
const TIMETABLE =
	/\b(?:station|stop|halt|bahnhof|hbf|gleis|platform|train|zug|ice|ic|treno|frecciarossa|italo|carrozza|post[oi]|seats?|wagen|sitzplatz|voiture|place|ave|tgv|eurostar|vessel|binario|gare|voie|tren|anden|stazione|estacion|port|ferry|pier|coach|bus|spoor|quai|gl|bin|perron|peron|voie)\b/
/** What stands next to a station for its departure or arrival, and may stand for both. */
const DEPARTS =
	/(?<!\p{L})(?:ab|von|from|dep(?:art(?:s|ure)?)?|d[ée]p(?:art)?|da|part(?:enza)?|partida|desde|sal(?:ida|e)?|vertrek|van|afg(?:ang)?|avg(?:ång)?|avresa|fra|från|de)(?!\p{L})/iu
const ARRIVES =
	/(?<!\p{L})(?:an|nach|to|arr(?:iv(?:es?|al|[ée]e|o))?|llegada|lleg|chegada|aankomst|naar|ank(?:omst)?|till?|a|à)(?!\p{L})/iu
const AROUND = new RegExp(
	`^[\\s\\p{P}]*(?:(?:${DEPARTS.source}|${ARRIVES.source})[.:]?(?:\\s+|$))*|(?<!\\p{L})(?:at|um|à|a las|alle|ore|kl|om|h|uhr|hrs|dep|arr|part|ab|an|d[ée]p)\\.?\\s*$|[\\s,;:|–-]+$`,
	'giu',
)
const RAILS =
	/\b(?:gleis|platform|track|binario|carrozza|voie|voiture|spoor|wagen|wg|via|anden|spar|bahnhof|halt|treno|train|tren|zug|trein|tog|tag)\b/
const HEADING_LINES = 8
/** A day stands above at most this many lines. */
const DAY_LINES = 15

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
	const lines = wholeLines(rowPerStop(source))
	let date: Entity | null = null
	let dated = 0
	const stops: Stop[] = []
	for (const [at, line] of lines.entries()) {
		const own = findEntities(line.text, days)
		const stated = own.find(({ kind }) => kind === 'date')
		if (stated) dated = at
		date = stated ?? (at - dated > DAY_LINES ? null : date)
		// A row may be a journey, with a cell for each stop: '09.00 | Madrid Atocha', 'AVE 2090', '11.38 | Sevilla'.
		const cells = line.text.split('\t').filter((text) => findEntities(text, days).some(({ kind }) => kind === 'time'))
		const texts = cells.length > 1 ? cells : [line.text]
		for (const text of texts) {
			const stop = stopIn({ ...line, text }, findEntities(text, days), at)
			if (stop) stops.push({ ...stop, date })
		}
	}
	return legsOf(stops).flatMap(([from, to]) => {
		const around = lines.slice(Math.max(0, from.at - HEADING_LINES), to.at + 5)
		// 'FR 9741' is a train where there are tracks.
		const words = around.map(({ text }) => wordsOf(text, days)).join(' ')
		const isFlight = around.some(({ text }) => findEntities(text, days).some(({ kind }) => kind === 'flight'))
		if (!from.date || !TIMETABLE.test(words) || (isFlight && !RAILS.test(words))) return []
		const first = Math.max(0, from.at - HEADING_LINES)
		const own = lines.slice(first, to.at + 4).map((line, index) => {
			const above = lines[first + index - 1]?.text ?? ''
			return {
				...line,
				words: wordsOf(line.text, days),
				entities: findEntities(line.text, days),
				label: /\d/.test(above) || above.length > 45 ? '' : wordsOf(above, days),
			}
		})
		const below = own.slice(from.at - first)
		return [
			{
				fields: fieldsOf({
					fromLocation: valueFrom(from.line, from.line.text, from.place),
					toLocation: valueFrom(to.line, to.line.text, to.place),
					date: valueFrom(from.line, from.date.text, from.date.value),
					time: valueFrom(from.line, from.line.text, from.time.value),
					confirmationNumber: referenceIn([...below.slice(0, to.at - from.at + 1), ...own.toReversed()]),
				}),
				issues: doubtsOf('date', from.date),
			},
		]
	})
}

/** A row whose cells have a line for each stop is a row for each: 'Basel SBB, Chur | ab 11:03, an 13:22 | 4, 9'. */
function rowPerStop(source: readonly SourceLine[]): SourceLine[] {
	const rows = Map.groupBy(source, ({ cell }, at) => (cell ? `row ${cell.row}` : at)).values()
	return [...rows].flatMap((own) => {
		const columns = [...Map.groupBy(own, ({ cell }) => cell?.column).values()].filter(({ length }) => length > 1)
		const times = columns.find((lines) => lines.every(({ text }) => CLOCK.test(text)))
		const stops = columns.filter(({ length }) => length === times?.length)
		if (!times || stops.length < 2) return own
		return times.map(({ where, standing }, at) => ({
			where,
			standing,
			text: stops.map((lines) => lines[at]!.text).join('\t'),
		}))
	})
}
const CLOCK = /\d[:.h]\d\d(?!\d)/

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

/** The stop in a line with one time and the name of one place, in columns or alone: 'Da   Milano Centrale   ore 09:10'. */
function stopIn(line: SourceLine, entities: readonly Entity[], at: number): Omit<Stop, 'date'> | null {
	const [time, another] = entities.filter(({ kind }) => kind === 'time')
	if (!time || another || line.text.length > 160 || entities.some(({ kind }) => NO_STOP.has(kind))) return null
	const moments = entities.filter(({ kind }) => kind === 'time' || kind === 'date')
	const columns = withoutEntities(line.text, moments, '\t').split(/\t|\s{2,}|\s[·|]\s/)
	const isAlone = columns.filter((text) => /\p{L}{3}/u.test(text)).length === 1
	const places = columns
		.map((text) => text.replaceAll(AROUND, '').replaceAll(AROUND, '').trim())
		.filter((text) => text !== '')
	const place = places[0] ?? ''
	const isName =
		/^\p{Lu}[\p{L}\s.’'()/-]{2,50}$/u.test(place) &&
		place.split(' ').length <= 6 &&
		!isAnyLabel(place) &&
		!CODE.test(place)
	if (!isName || !(isAlone || columns.length > 2) || weekdaysNamed(place).size > 0 || readRoute(place)) return null
	const near = line.text.replaceAll(place, ' ')
	const side = DEPARTS.test(near) ? 'departs' : ARRIVES.test(near) ? 'arrives' : null
	return { place, time, side, at, line }
}
const NO_STOP: ReadonlySet<string> = new Set(['airport', 'amount', 'person'])
