import { addDays } from '#shared/dates.ts'
import type { Entity } from '../entities.ts'
import type { Line } from '../lines.ts'
import { isWhole, saidBy } from './flight-lines.ts'
import { distinctPlaces } from './flight-places.ts'
import { type Anchor, type DatedAt, type Point, plausibility, type Segment } from './flight-segments.ts'

/** A flight takes at most this many lines after its number, and as many before it. */
const MAX_AFTER = 22

const MAX_BEFORE = 12

/** The segments with as many lines before each number as give the most plausible flights, since a document sets all of its flights alike. */
export function bestSegments(lines: readonly Line[], anchors: readonly Anchor[]): Segment[] {
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
