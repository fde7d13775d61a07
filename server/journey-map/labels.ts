import { LABEL_SIZE, LETTER_WIDTH, type MapLabel } from '#shared/journey/route-map.ts'
import { HEIGHT, WIDTH } from './view.ts'

type Point = { x: number; y: number }
/** A dot with the names of the stops there. */
export type Marked = Point & { names: string[] }
type Rect = { left: number; right: number; top: number; bottom: number }

/** Stops nearer than this share a dot. */
const MERGE = 16
const DOT = 5
const MAX_NAMES = 2
const MAX_LETTERS = 24
const EDGE = 4

/** Stops as dots, each where the travellers come first. Names of stops that share a dot stand together. */
export function markedStops(stops: readonly (Point & { name: string })[]): Marked[] {
	const marked: Marked[] = []
	for (const { x, y, name } of stops) {
		const near = marked.find((one) => Math.hypot(one.x - x, one.y - y) < MERGE)
		if (!near) marked.push({ x, y, names: [name] })
		else if (!near.names.includes(name)) near.names.push(name)
	}
	return marked
}

/** Labels next to their dots that overlap neither each other, nor a dot, nor the edge. One without room is left out: the list names it. */
export function labelsOf(marked: readonly Marked[]): MapLabel[] {
	const taken: Rect[] = marked.map(({ x, y }) => around(x, y, DOT))
	const labels: MapLabel[] = []
	for (const dot of marked) {
		const text = textOf(dot.names)
		const found = placesOf(dot, text).find(({ rect }) => isInView(rect) && !taken.some((one) => overlap(one, rect)))
		if (!found) continue
		taken.push(found.rect)
		labels.push(found.label)
	}
	return labels
}

function textOf(names: readonly string[]): string {
	const shown = names.slice(0, MAX_NAMES).map(shortened).join(' · ')
	return names.length > MAX_NAMES ? `${shown} +${names.length - MAX_NAMES}` : shown
}

const shortened = (name: string) => {
	const letters = Array.from(name)
	return letters.length <= MAX_LETTERS
		? name
		: `${letters
				.slice(0, MAX_LETTERS - 1)
				.join('')
				.trimEnd()}…`
}

/** Where a label may be, the best first: to the right, to the left, above, below, and the corners. */
function placesOf({ x, y }: Point, text: string): { label: MapLabel; rect: Rect }[] {
	const width = Array.from(text).length * LABEL_SIZE * LETTER_WIDTH
	const [ascent, descent] = [LABEL_SIZE * 0.78, LABEL_SIZE * 0.26]
	const at = (dx: number, dy: number, anchor: MapLabel['anchor']) => {
		const label = { x: round(x + dx), y: round(y + dy), text, anchor }
		const left = label.x - { start: 0, middle: width / 2, end: width }[anchor]
		return { label, rect: { left, right: left + width, top: label.y - ascent, bottom: label.y + descent } }
	}
	const [side, middle, corner] = [DOT + 4, LABEL_SIZE * 0.34, LABEL_SIZE]
	return [
		at(side, middle, 'start'),
		at(-side, middle, 'end'),
		at(0, -side, 'middle'),
		at(0, side + ascent, 'middle'),
		at(side, -DOT, 'start'),
		at(side, DOT + corner, 'start'),
		at(-side, -DOT, 'end'),
		at(-side, DOT + corner, 'end'),
	]
}

const around = (x: number, y: number, by: number): Rect => ({
	left: x - by,
	right: x + by,
	top: y - by,
	bottom: y + by,
})
const overlap = (one: Rect, other: Rect) =>
	one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
const isInView = ({ left, right, top, bottom }: Rect) =>
	left >= EDGE && right <= WIDTH - EDGE && top >= EDGE && bottom <= HEIGHT - EDGE
const round = (value: number) => Math.round(value * 10) / 10
