import type { DayContext } from '../values/days.ts'
import { readCabinClass } from '../values/flights.ts'
import { weekdaysNamed } from '../values/month-names.ts'
import { ARRIVES as ARRIVING, DEPARTS as DEPARTING } from '../values/time-words.ts'
import { withoutEntities } from './day-lines.ts'
import { type Entity, findEntities, wordsOf } from './entities.ts'
import { explanationOf } from './explained.ts'
import { isAnyLabel } from './lines.ts'
import type { SourceLine } from './source-lines.ts'

/** A time of a timetable with the place next to it, if there is one. `at` is the index of its line. */
export type Stop = {
	place: string
	time: Entity
	date: Entity | null
	side: 'departs' | 'arrives' | null
	at: number
	line: SourceLine
}

/** What stands next to a station for its departure or arrival, and may stand for both. */
const DEPARTS = new RegExp(
	`(?<!\\p{L})(?:${DEPARTING}|von|from|d[ée]p|part|da|desde|sal|van|afg(?:ang)?|från|fra|de)(?!\\p{L})`,
	'iu',
)
const ARRIVES = new RegExp(`(?<!\\p{L})(?:${ARRIVING}|nach|to|lleg|naar|till?|a|à)(?!\\p{L})`, 'iu')
const SIDE = `(?:${DEPARTS.source}|${ARRIVES.source})`
const AROUND = new RegExp(
	`^[\\s\\p{P}]*(?:${SIDE}[.:/]*(?:\\s+|$))*|(?<!\\p{L})(?:at|um|à|a las|alle|ore|kl|om|h|uhr|hrs|tot|${SIDE})\\.?\\s*$|[\\s,;:|(–-]+$`,
	'giu',
)
const COLUMNS = /[\t|]|\s{2,}|\s·\s/
const BARE = /^\s*\d\d[:.]\d\d\s*$/
const WITH_UNIT = /^\s*\d{1,2}[:.]\d\d ?(?:uur|std|h|hrs|ore)\b/iu
/** What stands between two times of one cell. */
const BETWEEN = /\s*(?:→|➜|->|>)\s*|\s[–—-]\s|\s?\/\s?|,\s/

/**
 * The stops that a line states: 'Da   Milano Centrale   ore 09:10' is one, and '09.00 Madrid', 'AVE 2090', '11.38 Sevilla' in three cells are two.
 */
export function stopsIn(line: SourceLine, at: number, days: DayContext): Stop[] {
	if (line.text.length > 250 || findEntities(line.text, days).some(({ kind }) => kind === 'airport')) return []
	// What is set in below a row is a row of its own.
	const rows = line.text.includes('\t')
		? [line.text.split('\t')]
		: line.text.split(' | ').map((row) => row.split(/\s{3,}/))
	return rows.flatMap((row) => stopsOfRow(row, line, at, days))
}

function stopsOfRow(row: readonly string[], line: SourceLine, at: number, days: DayContext): Stop[] {
	const cells = row.flatMap((text) => halvesOf(text, days))
	// '08:16   Amsterdam Centraal   3:41 uur' says how long it takes.
	const isBare = cells.some((text) => BARE.test(text))
	const timed = cells.flatMap((text, index) => {
		const [time, another] = timesIn(text, days)
		return time &&
			!another &&
			!(isBare && WITH_UNIT.test(text)) &&
			!text.startsWith('(') &&
			!explanationOf(time, wordsOf(text, days))
			? [index]
			: []
	})
	if (timed.length === 0) return []
	const names = cells.map((text) => nameIn(text, days))
	const next = nextTo(timed, names)
	const stops = timed.map((index, count): Stop => {
		const text = cells[index]!
		const own = names[index]?.split(', ').findLast(isName) ?? names[index]
		const [date] = [text, ...cells].flatMap((one) => findEntities(one, days).filter(({ kind }) => kind === 'date'))
		// 'Avgång / ankomst   11.25 / 14.40'
		const near = cells
			.slice(0, index + 1)
			.reduce((rest, one, at) => `${rest} ${one.replace(names[at] || '¦', ' ')}`, '')
		const sides = [DEPARTS.test(near) && 'departs', ARRIVES.test(near) && 'arrives'] as const
		const side = (count === 0 ? sides[0] || sides[1] : sides[1] || sides[0]) || null
		return { place: own || names[next(index)] || '', time: timesIn(text, days)[0]!, date: date ?? null, side, at, line }
	})
	// A ship that calls at a port has two times there.
	const places = new Set(stops.map(({ place }) => place))
	const isOne = places.size === (places.has('') ? 1 : stops.length)
	return isOne || stops[0]?.side === 'departs' ? stops : []
}

const timesIn = (text: string, days: DayContext) => findEntities(text, days).filter(({ kind }) => kind === 'time')

/** '08:25 Oslo S → 13:04 Myrdal' as its two stops, and '11.25 / 14.40'. */
function halvesOf(text: string, days: DayContext): string[] {
	const [time, another, ...more] = timesIn(text, days)
	if (!time || !another || more.length > 0) return [text]
	const between = BETWEEN.exec(text.slice(time.to, another.from))
	if (!between) return [text]
	const end = time.to + between.index
	return [text.slice(0, end), text.slice(end + between[0].length)]
}

/** A place is next to its time, or the nearest name, in all cells of a row on the same side of it. */
function nextTo(timed: readonly number[], names: readonly string[]): (index: number) => number {
	const before = (index: number) => names.findLastIndex((name, at) => at < index && name !== '')
	const behind = (index: number) => names.findIndex((name, at) => at > index && name !== '')
	const isFit = (next: (index: number) => number) =>
		timed.every((index) => names[next(index)]) && new Set(timed.map(next)).size === timed.length
	return [before, behind].find(isFit) ?? before
}

/** The first name of a place in a cell, beside its day and time. */
function nameIn(cell: string, days: DayContext): string {
	const entities = findEntities(cell, days).filter(({ kind }) => kind !== 'airport' && kind !== 'person')
	const columns = withoutEntities(cell, entities, '\t').split(COLUMNS)
	return columns.map((text) => placeOf(text.replaceAll(AROUND, '').replaceAll(AROUND, ''))).find(isName) ?? ''
}

/** A place without the number of its train or platform: 'AVE 2100 Madrid Atocha', 'Utrecht Centraal, spoor 5'. */
export const placeOf = (text: string): string =>
	text
		.replace(/^.*\d\S*\s+(?=\p{Lu})/u, '')
		.replace(/,? \(?(?:spoor|gleis|platform|track|binario|voie|v[ií]a|spår|perron|quai) ?\d{1,2}\p{L}?\)?$/iu, '')
		.trim()

/** Whether a text may be the name of a station or port. */
export const isName = (text: string): boolean =>
	/^(?!.*\d|.*\p{L}{3}\. |Transfer )\p{Lu}[\p{L}\s.,’'()/-]{2,60}$/u.test(text) &&
	/\p{L}{3}/u.test(text) &&
	!isAnyLabel(text) &&
	weekdaysNamed(text).size === 0 &&
	!readCabinClass(text)
