import { lookUpLabel, normaliseLabel } from '../../segments/labels/dictionaries.ts'
import { isAirport } from '../../values/places.ts'
import { excerpt } from '../../values/text.ts'
import { withoutEntities } from '../day-lines.ts'
import { isCancelled } from '../cancelled.ts'
import { entitiesOf, type Line, momentOf, type SequenceElement } from '../lines.ts'
import { rideOf, statedRide } from './stated-rides.ts'
import { vehicleIn } from './vehicles.ts'
import type { Statement } from '../statements.ts'

/** So many characters of a statement tell whether it is that of a row. */
const ENOUGH = 60

/** Finds journeys on the ground: labelled ones, those of timetables, and those that a statement describes. */
export const readRides = (
	lines: readonly Line[],
	statements: readonly Statement[],
	stopRows: readonly SequenceElement[],
): SequenceElement[] => {
	const rows = stopRows.flatMap(({ fields }) => fields.fromLocation?.from ?? [])
	// A page may be one line in its source, so a row is known by its text, too.
	const others = statements.filter(
		({ where, text }) => !rows.some((row) => row.where === where && row.raw.includes(excerpt(text).slice(0, ENOUGH))),
	)
	const found = [...labelledRides(lines), ...stopRows, ...others.flatMap(statedRide)]
	// Who changes trains waits.
	const moving = found.filter(({ fields }) => fields.fromLocation?.value !== fields.toLocation?.value)
	return moving.filter((one, index) => moving.findIndex((other) => momentOf(other) === momentOf(one)) === index)
}

/**
 * A label for a start makes a ride of the lines up to the next one. Where the first has its day in front, each begins with its day: 'Service A
 * Fri 11 June   12:40   Mercedes V-Class'.
 */
function labelledRides(lines: readonly Line[]): SequenceElement[] {
	const known = lines.map((line, at) => ({ line, field: fieldOf(line) || fieldAtTime(line, lines[at + 1]) }))
	const starts = known.flatMap(({ line, field }, at) => (field === 'fromLocation' && placeIn(line) !== '' ? [at] : []))
	const withDay = starts.map((at) => beginOf(known, at))
	const begins = withDay[0] === starts[0] ? starts : withDay
	return begins.flatMap((begin, index) => {
		const own = known.slice(begin, Math.min(begins[index + 1] ?? lines.length, starts[index]! + 10))
		const of = (name: string) => own.find(({ field }) => field === name)?.line
		const [from, to] = [of('fromLocation'), of('toLocation')]
		const around = [...own.filter(({ field }) => WHEN.has(field)), ...own].map(({ line }) => line)
		const [[date], [time]] = [entitiesOf(around, 'date'), entitiesOf(around, 'time')]
		if (!from || !to || !date || !time || (isAirport(from.value) && isAirport(to.value))) return []
		const whole = {
			...date.line,
			text: own.map(({ line }) => line.text).join(' | '),
			entities: own.flatMap(({ line }) => line.entities),
			// What is below the last label is about the next one.
			isBelowCancelled: own
				.slice(0, own.findLastIndex(({ field }) => field !== '') + 1)
				.some(({ line }) => isCancelled(line)),
		}
		const [people] = /^\d{1,2}(?!\d)/.exec(of('passengers')?.value ?? '') ?? []
		const stated = own.map(({ line }) => withoutEntities(line.text, line.entities, '¦')).join(' | ')
		return [
			rideOf(whole, {
				date: date.entity,
				time: time.entity,
				from: placeIn(from),
				to: placeIn(to),
				vehicle: of('vehicleClass')?.value.split(COLUMN)[0] ?? vehicleIn(stated),
				...(people ? { people: Number(people) } : {}),
			}),
		]
	})
}

type Known = { line: Line; field: string }
const fieldOf = ({ label }: Line) => (label === '' ? null : lookUpLabel('transfer', normaliseLabel(label)))?.field ?? ''

/** '14h50 – Sample Airport' above 'Destination: …' is where a ride begins. */
const fieldAtTime = ({ entities: [first] }: Line, next: Line | undefined) =>
	first?.kind === 'time' && first.from === 0 && next && fieldOf(next) === 'toLocation' ? 'fromLocation' : ''

/** The line with the day, at most this many lines in front of the start of a ride, behind the ends of another one. */
const IN_FRONT = 12
function beginOf(known: readonly Known[], at: number): number {
	const front = known.slice(Math.max(0, at - IN_FRONT), at)
	const first =
		front.findLastIndex(({ line, field }) => ENDS.has(field) || line.section !== known[at]!.line.section) + 1
	const labelled = front.findIndex(({ field }, index) => index >= first && WHEN.has(field))
	const dated = front.findLastIndex(({ line }) => line.entities.some(({ kind }) => kind === 'date'))
	const found = labelled >= 0 ? labelled : dated
	return found >= first ? at - front.length + found : at
}

const WHEN: ReadonlySet<string> = new Set(['when', 'date', 'time'])
const ENDS: ReadonlySet<string> = new Set(['fromLocation', 'toLocation'])

/** What separates a value from the next one on its line. */
const COLUMN = /\t|\s{3,}|\s\|\s/

/** The part of a value that is a place: 'Milano Centrale' of 'Milano Centrale   ore 09:10'. */
const placeIn = ({ value, entities }: Line): string =>
	entities
		.filter(({ kind }) => kind !== 'airport')
		.reduce((text, one) => text.replace(one.text, '\t'), value)
		.split(/\t|\s{3,}|\s\|\s|\s[–—-]\s(?=\p{Ll})/u)
		.map((part) => part.replaceAll(/^[\s,;–-]+|\s+(?:[(–-] ?\p{L}*|[Rr]ef\.?)\s*$|[\s,;]+$/gu, ''))
		.find((part) => /^(?:\p{Lu}|\d).*\p{L}{2}/u.test(part) && !part.includes('@')) ?? ''
