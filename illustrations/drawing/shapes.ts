import { seededRandom, indices } from './random.ts'
import { mix } from './colour.ts'

/** From the left and from the top, on a canvas of 1200 by 800. */
export type Point = readonly [number, number]
/** A segment of an outline: two numbers are the end of a straight line, six those of a cubic Bézier curve. */
export type Step = readonly number[]
/** A flat area of one colour. With `holes`, outlines inside others are cut out. */
export type Mark = { fill: string; outlines: readonly (readonly Step[])[]; holes?: true; opacity?: number }
/** Marks in painting order: later ones cover earlier ones. */
export type Drawing = Mark | readonly Drawing[]

export const CANVAS = { width: 1200, height: 800 }

export const shape = (fill: string, points: readonly Point[]): Mark => ({ fill, outlines: [points] })
export const rect = (fill: string, x: number, y: number, width: number, height: number): Mark =>
	shape(fill, corners(x, y, width, height))
export const corners = (x: number, y: number, width: number, height: number): Point[] => [
	[x, y],
	[x + width, y],
	[x + width, y + height],
	[x, y + height],
]
/** Makes a drawing translucent: for glass, haze and cast shadows. */
export const withOpacity = (opacity: number, drawing: Drawing): Drawing =>
	mapMarks(drawing, (mark) => ({ ...mark, opacity }))

const ROUND = 0.5523
export function disc(fill: string, x: number, y: number, across: number, down = across): Mark {
	const [kx, ky] = [across * ROUND, down * ROUND]
	return {
		fill,
		outlines: [
			[
				[x - across, y],
				[x - across, y - ky, x - kx, y - down, x, y - down],
				[x + kx, y - down, x + across, y - ky, x + across, y],
				[x + across, y + ky, x + kx, y + down, x, y + down],
				[x - kx, y + down, x - across, y + ky, x - across, y],
			],
		],
	}
}

/** A curve through all points: closed, or open for edges that continue below the canvas. */
export function curveThrough(points: readonly Point[], closed: boolean, pull = 1 / 6): Step[] {
	const at = (i: number): Point =>
		(closed ? points[(i + points.length) % points.length] : points[Math.min(points.length - 1, Math.max(0, i))]) ?? [
			0, 0,
		]
	return [
		at(0),
		...indices(closed ? points.length : points.length - 1).map((i) => {
			const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
			return [
				b[0] + (c[0] - a[0]) * pull,
				b[1] + (c[1] - a[1]) * pull,
				c[0] - (d[0] - b[0]) * pull,
				c[1] - (d[1] - b[1]) * pull,
				c[0],
				c[1],
			]
		}),
	]
}
export const smooth = (fill: string, points: readonly Point[], pull?: number): Mark => ({
	fill,
	outlines: [curveThrough(points, true, pull)],
})
/** Land with a rounded outline from the left to the right, down to `bottom`. */
export function hill(fill: string, points: readonly Point[], bottom = CANVAS.height): Mark {
	const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]]
	return { fill, outlines: [[...curveThrough(points, false), [last[0], bottom], [first[0], bottom]]] }
}
/** A bar pointed at both ends, like a brush stroke: light on water, a cloud, a wave. */
export function lens(fill: string, x: number, y: number, width: number, height: number): Mark {
	const [mid, half] = [x + width / 2, height * 0.66]
	return {
		fill,
		outlines: [
			[
				[x, y],
				[mid - width / 6, y - half, mid + width / 6, y - half, x + width, y],
				[mid + width / 6, y + half, mid - width / 6, y + half, x, y],
			],
		],
	}
}
/** A stroke curved through `via` that tapers from `start` to `end`: a branch, a mast, a leaf. */
export function taperedStroke(fill: string, from: Point, via: Point, to: Point, start: number, end = start): Mark {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
	const [nx, ny] = [-(to[1] - from[1]) / length / 2, (to[0] - from[0]) / length / 2]
	const middle = Math.max((start + end) / 2, Math.max(start, end) * 0.72)
	const bend = (side: number, a: Point, c: Point, width: number): Step => {
		const control: Point = [via[0] + nx * side * middle, via[1] + ny * side * middle]
		const tip: Point = [c[0] + nx * side * width, c[1] + ny * side * width]
		return [
			a[0] + ((control[0] - a[0]) * 2) / 3,
			a[1] + ((control[1] - a[1]) * 2) / 3,
			tip[0] + ((control[0] - tip[0]) * 2) / 3,
			tip[1] + ((control[1] - tip[1]) * 2) / 3,
			...tip,
		]
	}
	const [left, right]: Point[] = [
		[from[0] + nx * start, from[1] + ny * start],
		[to[0] - nx * end, to[1] - ny * end],
	]
	return {
		fill,
		outlines: [[left ?? from, bend(1, left ?? from, to, end), right ?? to, bend(-1, right ?? to, from, start)]],
	}
}
/** A straight stroke. */
export const stroke = (fill: string, from: Point, to: Point, width: number): Mark => {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
	const [nx, ny] = [((from[1] - to[1]) / length) * (width / 2), ((to[0] - from[0]) / length) * (width / 2)]
	return shape(fill, [
		[from[0] + nx, from[1] + ny],
		[to[0] + nx, to[1] + ny],
		[to[0] - nx, to[1] - ny],
		[from[0] - nx, from[1] - ny],
	])
}
/** Foliage: a scalloped mass around its centre. `flat`, from 0 to 1, flattens its underside. */
export function foliage(
	fill: string,
	[x, y]: Point,
	width: number,
	height: number,
	{ seed = 1, bumps = 9, flat = 0 } = {},
): Mark {
	const random = seededRandom(seed)
	const points = indices(bumps).map((i): Point => {
		const angle = ((i + 0.3 * (random() - 0.5)) / bumps) * 2 * Math.PI
		const reach = 0.86 + 0.14 * random()
		const down = Math.sin(angle) * (height / 2) * reach
		return [x + (Math.cos(angle) * width * reach) / 2, y + (down > 0 ? down * (1 - flat) : down)]
	})
	const outwards = ([px, py]: Point, by: number): Point => {
		const [dx, dy] = [(px - x) / width, (py - y) / height]
		const length = Math.hypot(dx, dy) || 1
		return [px + (dx / length) * by, py + (dy / length) * by * (dy > 0 ? 1 - flat : 1)]
	}
	const steps = points.map((from, i): Step => {
		const to = points[(i + 1) % points.length] ?? from
		const swell = 0.36 * Math.hypot(to[0] - from[0], to[1] - from[1])
		return [...outwards(from, swell), ...outwards(to, swell), ...to]
	})
	return { fill, outlines: [[points[0] ?? [x, y], ...steps]] }
}

export const mapMarks = (drawing: Drawing, change: (mark: Mark) => Mark): Mark[] => flatten(drawing).map(change)
export const flatten = (drawing: Drawing): Mark[] =>
	Array.isArray(drawing) ? drawing.flatMap((part: Drawing) => flatten(part)) : [drawing as Mark]
/** Mixes a colour into all of a drawing: haze for distant objects, blue at night. */
export const tint = (drawing: Drawing, colour: string, amount: number): Drawing =>
	mapMarks(drawing, (mark) => ({ ...mark, fill: mix(mark.fill, colour, amount) }))
/** Maps every point of a drawing. */
export const transform = (drawing: Drawing, move: (x: number, y: number) => Point): Drawing =>
	mapMarks(drawing, (mark) => ({
		...mark,
		outlines: mark.outlines.map((outline) =>
			outline.map((step) => indices(step.length / 2).flatMap((i) => move(step[2 * i] ?? 0, step[2 * i + 1] ?? 0))),
		),
	}))
export const placeAt = (drawing: Drawing, x: number, y: number, size = 1): Drawing =>
	transform(drawing, (px, py) => [x + px * size, y + py * size])
/** The reflection in still water that begins at `y`. */
export const reflect = (drawing: Drawing, y: number, squash = 1): Drawing =>
	transform(drawing, (px, py) => [px, y + (y - py) * squash])
export function boundsOf(mark: Mark) {
	const [xs, ys] = [0, 1].map((odd) => mark.outlines.flat().flatMap((step) => step.filter((_, i) => i % 2 === odd)))
	return {
		left: Math.min(...(xs ?? [])),
		right: Math.max(...(xs ?? [])),
		top: Math.min(...(ys ?? [])),
		bottom: Math.max(...(ys ?? [])),
	}
}
/** Removes the marks outside a rectangle, such as a window. */
export const cull = (drawing: Drawing, x: number, y: number, width: number, height: number): Drawing =>
	flatten(drawing).filter((mark) => {
		const { left, right, top, bottom } = boundsOf(mark)
		return right > x && left < x + width && bottom > y && top < y + height
	})
