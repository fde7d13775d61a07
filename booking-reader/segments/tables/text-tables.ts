import { findDays } from '../../values/days.ts'
import { readFlightName } from '../../values/flights.ts'
import type { BlockCollector } from '../blocks.ts'
import { isColumnLabel, typeFromLabels } from './table-types.ts'

type Segment = { text: string; from: number; to: number }

const MAX_LINES = 1000
/** A flight on an e-ticket takes six lines. */
const MAX_LINES_PER_FLIGHT = 8
const ANY_DAY = { order: { first: 'day', assumed: false }, near: '2000-01-01' } as const

/**
 * Reads a table of flights or journeys in columns of plain text, in which each takes several lines. The labels are on one line, or on two in
 * two languages. Returns the number of lines read, or 0 if no table begins here.
 */
export function readTextTable(lines: readonly string[], start: number, blocks: BlockCollector): number {
	const [first, second] = lines.slice(start, start + 2).map(splitColumns)
	if (!first || !areLabels(first)) return 0
	const labels = second && areLabels(second) ? second : first
	const below = start + (labels === first ? 1 : 2)
	const begin = /^[\s=_-]+$/.test(lines[below] ?? '') ? below + 1 : below
	const anchor = splitColumns(lines[begin] ?? '').find(isAnchor)
	const type = typeFromLabels(labels.map(({ text }) => text))
	if (!anchor || (type !== 'flight' && type !== 'transfer')) return 0
	const flights: { where: string; values: Map<Segment, string[]> }[] = []
	let at = begin
	for (let size = 1; at < Math.min(lines.length, begin + MAX_LINES); at++, size++) {
		const cells = splitColumns(lines[at] ?? '').map((segment) => ({ segment, label: nearest(segment, labels) }))
		const isAcross = cells.length === 1 && cells[0]!.label === labels[0] && cells[0]!.segment.to > labels[1]!.from
		const isNew = cells.some(({ segment, label }) => label === nearest(anchor, labels) && isAnchor(segment))
		if (isNew) flights.push({ where: `line ${at + 1}`, values: new Map() })
		if (isNew) size = 1
		if (cells.length === 0 || isAcross || size > MAX_LINES_PER_FLIGHT) break
		const { values } = flights.at(-1)!
		for (const { segment, label } of cells) values.set(label, [...(values.get(label) ?? []), segment.text])
	}
	for (const { where, values } of flights)
		blocks.row(
			type,
			[...values].map(([label, parts]) => ({ label: label.text, value: parts.join('\n'), where })),
			where,
		)
	return at - start
}

/** The columns of a line, between two or more blanks, tabs or bars. */
export const splitColumns = (line: string): Segment[] =>
	[...line.slice(0, 400).matchAll(/[^\s|]+(?:[ ]?[^\s|]+)*/g)].map(({ 0: text, index }) => ({
		text,
		from: index,
		to: index + text.length,
	}))

const areLabels = (segments: readonly Segment[]) =>
	segments.filter(({ text }) => !/[\d:]/.test(text) && isColumnLabel(text, null)).length >=
	Math.max(3, segments.length * 0.6)

/** What every flight has on its first line. */
const isAnchor = ({ text }: Segment) =>
	readFlightName(text).flightNumber !== undefined || findDays(text, ANY_DAY).length > 0

/** The label that begins nearest to a segment. */
const nearest = ({ from }: Segment, labels: readonly Segment[]) =>
	labels.toSorted((a, b) => Math.abs(a.from - from) - Math.abs(b.from - from))[0]!
