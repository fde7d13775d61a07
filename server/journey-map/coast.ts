import { geoPath } from 'd3-geo'
import { landOf, type Outline } from './land.ts'
import { HEIGHT, type View, WIDTH } from './view.ts'

type Box = NonNullable<View['box']>
type Point = [x: number, y: number]

/** Points nearer to the last one are left out. */
const STEP = 0.6
/** How far the land reaches over the edge of the drawing. */
const OVERLAP = 12
/** The edge of the box is a curve in the drawing: it gets a point at each of these degrees. */
const CURVE_DEGREES = 2

/** The land in a view as the data of an SVG path. */
export async function coastOf({ projection, detail, box }: View): Promise<string> {
	const land = await landOf(detail)
	if (!box) {
		const clipped = projection.clipExtent([
			[-OVERLAP, -OVERLAP],
			[WIDTH + OVERLAP, HEIGHT + OVERLAP],
		])
		const coordinates = land.map((outlines) => outlines.map(pointsOf))
		return geoPath(clipped).digits(1)({ type: 'MultiPolygon', coordinates }) ?? ''
	}
	// Clipped in plain degrees before it is projected: d3 alone takes half a second for the finest outlines.
	const shapes = land.flat().flatMap((outline) => [-360, 0, 360].map((shift) => clip(outline, box, shift)))
	return shapes.map((shape) => toPath(shape.map((point) => projection(point) ?? [0, 0]))).join('')
}

const pointsOf = ({ points }: Outline): Point[] =>
	Array.from({ length: points.length / 2 }, (_, n) => [points[2 * n]!, points[2 * n + 1]!])

type Edge = { axis: 0 | 1; at: number; keepsAbove: boolean }

/** The part of an outline in a box, with `shift` degrees added to its longitudes (Sutherland and Hodgman). */
function clip(outline: Outline, box: Box, shift: number): Point[] {
	const { west, east, south, north } = outline
	if (east + shift < box.west || west + shift > box.east || north < box.south || south > box.north) return []
	const edges: Edge[] = [
		{ axis: 0, at: box.west, keepsAbove: true },
		{ axis: 0, at: box.east, keepsAbove: false },
		{ axis: 1, at: box.south, keepsAbove: true },
		{ axis: 1, at: box.north, keepsAbove: false },
	]
	const shape: Point[] = []
	for (let n = 0; n < outline.points.length - 2; n += 2)
		shape.push([outline.points[n]! + shift, outline.points[n + 1]!])
	return curved(edges.reduce(cut, shape))
}

/** A loop, because the coast of Asia has a hundred thousand points. */
function cut(points: Point[], { axis, at, keepsAbove }: Edge): Point[] {
	const isInside = (point: Point) => (keepsAbove ? point[axis] >= at : point[axis] <= at)
	const kept: Point[] = []
	let before = points.at(-1)
	for (const point of points) {
		if (before && isInside(point) !== isInside(before))
			kept.push(between(before, point, (at - before[axis]) / (point[axis] - before[axis])))
		if (isInside(point)) kept.push(point)
		before = point
	}
	return kept
}

const between = (from: Point, to: Point, part: number): Point => [
	from[0] + part * (to[0] - from[0]),
	from[1] + part * (to[1] - from[1]),
]

const curved = (points: readonly Point[]): Point[] =>
	points.flatMap((point, n) => {
		const before = points.at(n - 1)!
		const steps = Math.ceil(Math.max(Math.abs(point[0] - before[0]), Math.abs(point[1] - before[1])) / CURVE_DEGREES)
		return Array.from({ length: Math.max(1, steps) }, (_, k) => between(before, point, (k + 1) / Math.max(1, steps)))
	})

/** A closed path of whole tenths, relative to the point before, which compresses best. Nothing for what is smaller than a dot. */
function toPath(points: readonly Point[]): string {
	const kept: Point[] = []
	for (const [x, y] of points) {
		const last = kept.at(-1)
		if (!last || Math.hypot(x - last[0], y - last[1]) >= STEP) kept.push([tenths(x), tenths(y)])
	}
	const [first, ...rest] = kept
	if (!first || rest.length < 2) return ''
	const steps = rest.map(([x, y], n) => `${tenths(x - kept[n]![0])} ${tenths(y - kept[n]![1])}`)
	return `M${first.join(' ')}l${steps.join(' ')}z`
}

const tenths = (value: number) => Math.round(value * 10) / 10
