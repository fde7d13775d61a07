import { findDays } from '../../values/days.ts'
import { readFlightName } from '../../values/flights.ts'
import type { BlockCollector, Pair } from '../blocks.ts'
import { normaliseLabel, lookUpLabel } from '../labels/dictionaries.ts'
import { typeFromLabels } from './table-types.ts'
import type { SectionType } from '../section-types.ts'

type Segment = { text: string; from: number; to: number }
type Column = Segment & { label: string }

const MAX_LINES = 1000
/** A flight on an e-ticket takes six lines. */
const MAX_LINES_PER_RECORD = 8
const ANY_DAY = { order: { first: 'day', assumed: false }, near: '2000-01-01' } as const

/**
 * Reads a table in columns of plain text. The labels are on one line; a record may take several. Returns the number of
 * lines read, or 0 if no table begins here.
 */
export function readTextTable(lines: readonly string[], start: number, blocks: BlockCollector): number {
	const columns = readColumnHeadings(lines[start] ?? '', blocks.type())
	if (!columns) return 0
	// The same labels again, in a second language.
	const head = readColumnHeadings(lines[start + 1] ?? '', blocks.type()) ? start + 1 : start
	const labels = head > start ? (readColumnHeadings(lines[head] ?? '', blocks.type()) ?? columns) : columns
	const type = tableType(labels, blocks.type())
	if (!type) return 0
	const anchor = anchorColumn(labels, type)
	let record: { cells: string[][]; where: string; lines: number } | null = null
	let at = head + 1
	let rows = 0
	const close = () => {
		if (!record) return
		const { cells, where } = record
		const pairs = labels.flatMap(({ label }, index): Pair[] => {
			const value = cells[index]?.join('\n') ?? ''
			return value === '' ? [] : [{ label, value, where }]
		})
		blocks.row(type, pairs, where)
		rows++
		record = null
	}
	for (; at < Math.min(lines.length, head + MAX_LINES); at++) {
		const line = lines[at] ?? ''
		if (/^\s*[=_-]{4,}\s*$/.test(line) && record) break
		if (/^[\s|=+_-]*$/.test(line)) {
			if (line.trim() !== '' || !record || at + 1 >= lines.length) continue
			if (!assignColumns(lines[at + 1] ?? '', labels)) break
			continue
		}
		const segments = assignColumns(line, labels)
		if (!segments) break
		const isNew = segments.some(({ column, text }) => column === anchor && isAnchor(type, text))
		if (isNew) close()
		if (isNew) record = { cells: labels.map(() => []), where: `line ${at + 1}`, lines: 0 }
		if (!record || ++record.lines > MAX_LINES_PER_RECORD) break
		for (const { column, text } of segments) record.cells[column]?.push(text)
	}
	close()
	return rows > 0 ? at - start : 0
}

/** Splits a line into columns at two or more blanks, tabs or bars. */
export function splitColumns(line: string): Segment[] {
	return [...line.slice(0, 400).matchAll(/[^\s|]+(?:[ ]?[^\s|]+)*/g)].map(({ 0: text, index }) => ({
		text,
		from: index,
		to: index + text.length,
	}))
}

/** A Markdown table row: '| Flight | Route | Date |'. */
const isBarred = (line: string) => /^\s*\|.*\|.*\|\s*$/.test(line)
const barredCells = (line: string) =>
	line
		.trim()
		.slice(1, -1)
		.split('|')
		.map((text, column) => ({ text: text.trim(), from: column, to: column + 1, column }))
		.filter(({ text, column }) => text !== '' || column === 0)

/** The columns that a line of labels begins, or null if it is none. */
function readColumnHeadings(line: string, type: SectionType | null): Column[] | null {
	if (/:(?:\s|$)/.test(line)) return null
	const segments = isBarred(line) ? barredCells(line) : splitColumns(line)
	if (segments.length < 3 || segments.length > 14) return null
	const known = segments.filter(({ text }) => text.length <= 30 && isLabel(text, type))
	return known.length >= Math.max(3, segments.length * 0.6)
		? segments.map((segment) => ({ ...segment, label: segment.text }))
		: null
}

const KINDS = ['flight', 'accommodation', 'transfer', 'activity', 'guest'] as const
const isLabel = (text: string, type: SectionType | null) => {
	const label = normaliseLabel(text)
	const kinds = type && type !== 'trip' && type !== 'aside' ? [type] : KINDS
	return label !== '' && !/\d/.test(label) && kinds.some((kind) => lookUpLabel(kind, label))
}

function tableType(columns: readonly Column[], around: SectionType | null) {
	const type = around && around !== 'trip' ? around : typeFromLabels(columns.map(({ label }) => label))
	return type && type !== 'trip' && type !== 'aside' ? type : null
}

/** Assigns the segments of a line to columns. Null for a line that runs across them. */
function assignColumns(line: string, columns: readonly Column[]): (Segment & { column: number })[] | null {
	if (isBarred(line)) return barredCells(line)
	const segments = splitColumns(line)
		.flatMap((segment) => splitAt(segment, columns))
		.map((segment) => ({ ...segment, column: columnAt(segment, columns) }))
	const [only] = segments
	const next = columns[(only?.column ?? 0) + 1]
	const isAcross = segments.length === 1 && only?.column === 0 && next && only.to > next.from + 1
	const isTwice = segments.some(({ column }, index) => column === segments[index + 1]?.column)
	return segments.length === 0 || isAcross || isTwice ? null : segments
}

/** Splits a segment whose text is so long that a single blank separates it from the next column. */
function splitAt(segment: Segment, columns: readonly Column[]): Segment[] {
	const next = columns.find(
		({ from }) => from > segment.from + 1 && from < segment.to && segment.text[from - segment.from - 1] === ' ',
	)
	if (!next || segment.from < (columns[0]?.to ?? 0)) return [segment]
	const at = next.from - segment.from
	return [
		{ text: segment.text.slice(0, at - 1), from: segment.from, to: next.from - 1 },
		{ text: segment.text.slice(at), from: next.from, to: segment.to },
	]
}

/** The column that begins at the same position, otherwise the one that overlaps most, otherwise the nearest. */
function columnAt({ from, to }: Segment, columns: readonly Column[]): number {
	const aligned = columns.findIndex((column) => Math.abs(column.from - from) <= 1)
	if (aligned >= 0) return aligned
	const distances = columns.map((column, index) => {
		const shared = Math.min(to, column.to) - Math.max(from, column.from)
		return { index, shared, off: Math.abs(from - column.from) }
	})
	const [best] = distances.toSorted((a, b) => (a.shared > 0 || b.shared > 0 ? b.shared - a.shared : a.off - b.off))
	return best?.index ?? 0
}

/** The column that every record fills on its first line: the flight number, a date, or the first column. */
function anchorColumn(columns: readonly Column[], type: Exclude<SectionType, 'aside' | 'trip'>): number {
	const field = (column: Column) => lookUpLabel(type, normaliseLabel(column.label))?.field ?? ''
	const of = (pattern: RegExp) => columns.findIndex((column) => pattern.test(field(column)))
	if (type === 'flight' && of(/^flightNumber$/) >= 0) return of(/^flightNumber$/)
	if (type === 'guest') return Math.max(0, of(/^(guestNames|fullName|family)$/))
	const dated = of(/^(date|when|checkIn|departureTime|dates)$/)
	return Math.max(0, dated)
}

function isAnchor(type: Exclude<SectionType, 'aside' | 'trip'>, text: string): boolean {
	if (type === 'guest') return /\p{L}{2}/u.test(text)
	return type === 'flight'
		? readFlightName(text).flightNumber !== undefined || findDays(text, ANY_DAY).length > 0
		: findDays(text, ANY_DAY).length > 0
}
