import { fold } from '#shared/fold.ts'
import { DAY_OFFSET } from '../../values/moments.ts'
import { ARRIVES, DEPARTS } from '../../values/time-words.ts'
import type { Entity } from '../entities.ts'
import { explanationOf } from '../explained.ts'
import type { Line } from '../lines.ts'
import { distinctPlaces, findNamedPlaces, type Place, statedPlace } from './flight-places.ts'
import type { DatedAt, Point } from './flight-segments.ts'

type Said = {
	points: Omit<Point, 'index'>[]
	places: Place[]
	dates: (Omit<DatedAt, 'index'> & { isDay: boolean })[]
}

/** Each line is in the reach of several borders. */
const SAID = new WeakMap<Line, Said>()

/** The times, days and places of a journey in a line. */
export function saidBy(line: Line): Said {
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

/** A line with two times and two places needs no other. */
export const isWhole = (line: Line) =>
	saidBy(line).points.length === 2 && distinctPlaces(saidBy(line).places).length === 2

export const NO_TIME =
	/\b(?:boarding|gate|check in|bag drop|duration|total time|layover|transit|connection|dauer|flugzeit|umsteige\w*|aufenthalt|duree|correspondance|escale|duracion|escala|durata|scalo|coincidenza|duracao|conexao|stopover|opens|closes)\b/

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

const [ARRIVAL, DEPARTURE] = [ARRIVES, DEPARTS].map(
	(words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'),
) as [RegExp, RegExp]

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
