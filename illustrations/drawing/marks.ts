import { chance, upTo } from './chance.ts'
import { mix } from './colour.ts'

/** Across from the left and down from the top, on a paper of 1200 by 800. */
export type Point = readonly [number, number]
/** On the way round an outline: two numbers lead straight to a point, six bend there as a cubic Bézier curve. */
export type Step = readonly number[]
/** A flat area of one colour. `holes`: outlines inside others are cut out. */
export type Mark = { fill: string; outlines: readonly (readonly Step[])[]; holes?: true; opacity?: number }
/** What is drawn first lies below. */
export type Drawing = Mark | readonly Drawing[]

export const PAPER = { width: 1200, height: 800 }

export const shape = (fill: string, points: readonly Point[]): Mark => ({ fill, outlines: [points] })
export const rect = (fill: string, x: number, y: number, width: number, height: number): Mark =>
	shape(fill, corners(x, y, width, height))
export const corners = (x: number, y: number, width: number, height: number): Point[] => [
	[x, y],
	[x + width, y],
	[x + width, y + height],
	[x, y + height],
]
/** The same mark as a veil: for glass, haze and cast shadows. */
export const veil = (opacity: number, drawing: Drawing): Drawing => each(drawing, (mark) => ({ ...mark, opacity }))

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

/** A curve through all the points; closed, or open for edges that go on below the paper. */
export function through(points: readonly Point[], closed: boolean, pull = 1 / 6): Step[] {
	const at = (i: number): Point =>
		(closed ? points[(i + points.length) % points.length] : points[Math.min(points.length - 1, Math.max(0, i))]) ?? [
			0, 0,
		]
	return [
		at(0),
		...upTo(closed ? points.length : points.length - 1).map((i) => {
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
	outlines: [through(points, true, pull)],
})
/** Land with a rounded outline from the left to the right, down to `bottom`. */
export function hill(fill: string, points: readonly Point[], bottom = PAPER.height): Mark {
	const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]]
	return { fill, outlines: [[...through(points, false), [last[0], bottom], [first[0], bottom]]] }
}
/** A bar pointed at both ends, as a brush leaves it: light on water, a cloud, a wave. */
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
/** A limb of a tree, a mast, a leaf: bent over `via`, of one width where it starts and another where it ends. */
export function limb(fill: string, from: Point, via: Point, to: Point, start: number, end = start): Mark {
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
/** Foliage: a scalloped mass around its middle; `flat` from 0 to 1 presses its underside. */
export function mass(
	fill: string,
	[x, y]: Point,
	width: number,
	height: number,
	{ seed = 1, bumps = 9, flat = 0 } = {},
): Mark {
	const random = chance(seed)
	const points = upTo(bumps).map((i): Point => {
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

export const each = (drawing: Drawing, change: (mark: Mark) => Mark): Mark[] => marks(drawing).map(change)
export const marks = (drawing: Drawing): Mark[] =>
	Array.isArray(drawing) ? drawing.flatMap((part: Drawing) => marks(part)) : [drawing as Mark]
/** All of it nearer to one colour: what is far is hazed, what lies in the night is blue. */
export const tint = (drawing: Drawing, colour: string, amount: number): Drawing =>
	each(drawing, (mark) => ({ ...mark, fill: mix(mark.fill, colour, amount) }))
/** Every point put elsewhere. */
export const bent = (drawing: Drawing, move: (x: number, y: number) => Point): Drawing =>
	each(drawing, (mark) => ({
		...mark,
		outlines: mark.outlines.map((outline) =>
			outline.map((step) => upTo(step.length / 2).flatMap((i) => move(step[2 * i] ?? 0, step[2 * i + 1] ?? 0))),
		),
	}))
export const moved = (drawing: Drawing, x: number, y: number, size = 1): Drawing =>
	bent(drawing, (px, py) => [x + px * size, y + py * size])
/** Seen in still water that begins at `y`. */
export const mirrored = (drawing: Drawing, y: number, squash = 1): Drawing =>
	bent(drawing, (px, py) => [px, y + (y - py) * squash])
export function box(mark: Mark) {
	const [xs, ys] = [0, 1].map((odd) => mark.outlines.flat().flatMap((step) => step.filter((_, i) => i % 2 === odd)))
	return {
		left: Math.min(...(xs ?? [])),
		right: Math.max(...(xs ?? [])),
		top: Math.min(...(ys ?? [])),
		bottom: Math.max(...(ys ?? [])),
	}
}
/** Without what falls outside: a view needs only what its window shows. */
export const within = (drawing: Drawing, x: number, y: number, width: number, height: number): Drawing =>
	marks(drawing).filter((mark) => {
		const { left, right, top, bottom } = box(mark)
		return right > x && left < x + width && bottom > y && top < y + height
	})
