import { indices } from '../random.ts'
import { mix, type Tones, tones } from '../colour.ts'
import { type Camera, polygon, type Position, project } from '../camera.ts'
import type { Drawing, Mark, Point } from '../shapes.ts'

/** Maps a position on a wall into the scene: metres along it from its left end, up from its foot, and out of it. */
export type Wall = ((along: number, up: number, out?: number) => Position) & { long: number; high: number }

/** A wall between two points of the ground, beginning with its left end as seen from the front. */
export function wall([x, z]: Point, [X, Z]: Point, height: number, foot = 0): Wall {
	const length = Math.hypot(X - x, Z - z)
	const [dx, dz] = [(X - x) / length, (Z - z) / length]
	const at = (along: number, up: number, out = 0): Position => [
		x + dx * along + dz * out,
		foot + up,
		z + dz * along - dx * out,
	]
	return Object.assign(at, { long: length, high: height })
}
/** Whether a wall faces the viewer: its left end is then to the left of its right end on the canvas. */
export const facesUs = (camera: Camera, wall: Wall): boolean =>
	project(camera, wall(0, 0))[0] < project(camera, wall(wall.long, 0))[0]

/** A rectangle on the wall, or in front of it. */
export const panel = (
	camera: Camera,
	fill: string,
	wall: Wall,
	from: number,
	to: number,
	low: number,
	high: number,
	out = 0,
): Mark => polygon(camera, fill, [wall(from, low, out), wall(to, low, out), wall(to, high, out), wall(from, high, out)])
/** The outline of an opening: square-headed, or round-headed when `arch` (1: half a circle; less: flatter). */
export function opening(
	wall: Wall,
	from: number,
	to: number,
	low: number,
	high: number,
	arch = 0,
	out = 0,
): Position[] {
	const half = (to - from) / 2
	const spring = high - half * arch
	const head = arch
		? indices(17).map((i) =>
				wall(
					from + half - half * Math.cos((i * Math.PI) / 16),
					spring + half * arch * Math.sin((i * Math.PI) / 16),
					out,
				),
			)
		: [wall(from, high, out), wall(to, high, out)]
	return [wall(from, low, out), ...head, wall(to, low, out)]
}
export const arched = (
	camera: Camera,
	fill: string,
	wall: Wall,
	from: number,
	to: number,
	low: number,
	high: number,
	arch = 1,
): Mark => polygon(camera, fill, opening(wall, from, to, low, high, arch))

export type Window = {
	width: number
	low: number
	high: number
	arch?: number
	glass: string
	/** The colour of its depth in the wall, on the side and above. */
	reveal?: string
	frame?: string
	/** Open shutters on both sides. */
	shutter?: string
	/** A bar of shade or a sill below. */
	sill?: string
	/** A balcony with a railing. */
	balcony?: string
	awning?: string
}
/** Windows in a row, evenly spread between `from` and `to` along the wall; `count` of them. */
export function windows(camera: Camera, wall: Wall, from: number, to: number, count: number, window: Window): Drawing {
	const step = (to - from) / count
	return indices(count).map((i) => oneWindow(camera, wall, from + step * (i + 0.5), window))
}
export function oneWindow(
	camera: Camera,
	wall: Wall,
	middle: number,
	{ width, low, high, arch = 0, ...w }: Window,
): Drawing {
	const [a, b] = [middle - width / 2, middle + width / 2]
	const inset = Math.min(0.18, width * 0.16)
	return [
		arched(camera, w.reveal ?? mix(w.glass, '#241a33', 0.45), wall, a, b, low, high, arch),
		arched(camera, w.glass, wall, a + inset, b, low, high - inset, arch),
		w.frame
			? [
					panel(camera, w.frame, wall, middle - 0.04 + inset / 2, middle + 0.04 + inset / 2, low, high - inset),
					panel(camera, w.frame, wall, a + inset, b, low + (high - low) * 0.55, low + (high - low) * 0.55 + 0.06),
				]
			: [],
		w.shutter
			? [
					panel(camera, w.shutter, wall, a - width * 0.5, a - 0.04, low, high - (arch ? width * 0.2 : 0), 0.06),
					panel(camera, w.shutter, wall, b + 0.04, b + width * 0.5, low, high - (arch ? width * 0.2 : 0), 0.06),
					panel(
						camera,
						mix(w.shutter, '#241a33', 0.3),
						wall,
						b + width * 0.4,
						b + width * 0.5,
						low,
						high - (arch ? width * 0.2 : 0),
						0.06,
					),
				]
			: [],
		w.sill ? panel(camera, w.sill, wall, a - 0.12, b + 0.12, low - 0.16, low, 0.08) : [],
		w.balcony ? balcony(camera, w.balcony, wall, a - 0.35, b + 0.35, low) : [],
		w.awning ? awning(camera, w.awning, wall, a - 0.15, b + 0.15, high) : [],
	]
}
/** A slab with a railing of thin bars before the wall. */
export function balcony(
	camera: Camera,
	fill: string,
	wall: Wall,
	from: number,
	to: number,
	low: number,
	out = 0.7,
): Drawing {
	return [
		polygon(camera, mix(fill, '#241a33', 0.35), [
			wall(from, low - 0.14),
			wall(to, low - 0.14),
			wall(to, low - 0.14, out),
			wall(from, low - 0.14, out),
		]),
		panel(camera, fill, wall, from, to, low - 0.16, low + 0.02, out),
		indices((to - from) / 0.3 + 1).map((i, _, all) => {
			const at = from + ((to - from - 0.05) * i) / (all.length - 1)
			return panel(camera, fill, wall, at, at + 0.05, low, low + 0.9, out)
		}),
		panel(camera, fill, wall, from, to, low + 0.88, low + 0.98, out),
	]
}
/** A canvas awning let down over an opening. */
export const awning = (
	camera: Camera,
	fill: string,
	wall: Wall,
	from: number,
	to: number,
	high: number,
	out = 1,
): Drawing => [
	polygon(camera, fill, [
		wall(from, high + 0.1),
		wall(to, high + 0.1),
		wall(to, high - 0.55, out),
		wall(from, high - 0.55, out),
	]),
	panel(camera, mix(fill, '#241a33', 0.25), wall, from, to, high - 0.75, high - 0.55, out),
]
/** A balustrade or a railing along any line of the ground: posts between a foot and a rail. */
export function balustrade(
	camera: Camera,
	fill: string | Tones,
	from: Position,
	to: Position,
	{ height = 0.9, step = 0.45, thick = 0.16 } = {},
): Drawing {
	const { front, side, top } = typeof fill === 'string' ? tones(fill) : fill
	const rail = wall([from[0], from[2]], [to[0], to[2]], height, from[1])
	const count = Math.max(2, Math.round(rail.long / step))
	return [
		indices(count).map((i) => {
			const at = (rail.long * (i + 0.5)) / count
			return [
				panel(camera, side, rail, at - thick / 2, at + thick / 2, 0.1, height - 0.1),
				panel(camera, front, rail, at - thick / 2, at + thick * 0.2, 0.1, height - 0.1),
			]
		}),
		panel(camera, front, rail, 0, rail.long, 0, 0.12),
		panel(camera, front, rail, 0, rail.long, height - 0.14, height),
		panel(camera, top, rail, 0, rail.long, height - 0.05, height),
	]
}

export type Plot = { x: number; z: number; width: number; depth: number; height: number; foot?: number }
/** The four walls of a plan, by the side of the world that they face as we look at it. */
export const walls = ({ x, z, width, depth, height, foot = 0 }: Plot) => ({
	front: wall([x, z], [x + width, z], height, foot),
	right: wall([x + width, z], [x + width, z + depth], height, foot),
	left: wall([x, z + depth], [x, z], height, foot),
})
/** Three walls of a house, those that face us: the front in the light, the ends in shade (or the other way round). */
export function body(camera: Camera, fill: string | Tones, plot: Plot): Drawing {
	const { front, side } = typeof fill === 'string' ? tones(fill) : fill
	const { front: facade, left, right } = walls(plot)
	return [left, right]
		.map((end) => (facesUs(camera, end) ? panel(camera, side, end, 0, end.long, 0, end.high) : []))
		.concat(panel(camera, front, facade, 0, facade.long, 0, facade.high))
}
type Roof = { rise: number; eaves?: number; hip?: number; thick?: number }
/** A roof over the plan: hipped, or with gables when `hip` is 0; its ridge runs along the longer side. */
export function roof(
	camera: Camera,
	fill: string | Tones,
	{ x, z, width, depth, height, foot = 0 }: Plot,
	{ rise, eaves = 0.5, hip = 1, thick = 0.18 }: Roof,
): Drawing {
	const { front, side, deep } = typeof fill === 'string' ? tones(fill) : fill
	const up = foot + height
	const [l, r, n, f] = [x - eaves, x + width + eaves, z - eaves, z + depth + eaves]
	const inset = (hip * Math.min(r - l, f - n)) / 2
	const along = r - l >= f - n
	const [a, b]: [Position, Position] = along
		? [
				[l + inset, up + rise, (n + f) / 2],
				[r - inset, up + rise, (n + f) / 2],
			]
		: [
				[(l + r) / 2, up + rise, n + inset],
				[(l + r) / 2, up + rise, f - inset],
			]
	const corners: Position[] = [
		[l, up, n],
		[r, up, n],
		[r, up, f],
		[l, up, f],
	]
	const [nl, nr, fr, fl] = corners as [Position, Position, Position, Position]
	const slopes: [string, Position[]][] = along
		? [
				[side, [fr, fl, a, b]],
				[side, [fl, nl, a]],
				[side, [nr, fr, b]],
				[front, [nl, nr, b, a]],
			]
		: [
				[side, [fr, fl, b]],
				[side, [nr, fr, b, a]],
				[front, [fl, nl, a, b]],
				[front, [nl, nr, a]],
			]
	const edge = (from: Position, to: Position) =>
		polygon(camera, deep, [from, to, [to[0], to[1] - thick, to[2]], [from[0], from[1] - thick, from[2]]])
	return [
		camera.height < up ? soffit(camera, deep, { x, z, width, depth, height, foot }, eaves) : [],
		slopes
			.filter(([, positions]) => towardsUs(camera, positions))
			.map(([fill, positions]) => polygon(camera, fill, positions)),
		edge(nl, nr),
		facesUs(camera, wall([r, n], [r, f], 1, up)) ? edge(nr, fr) : [],
		facesUs(camera, wall([l, f], [l, n], 1, up)) ? edge(fl, nl) : [],
	]
}
/** The visible underside of a roof's overhang on the sides that face the viewer. */
function soffit(camera: Camera, fill: string, { x, z, width, depth, height, foot = 0 }: Plot, eaves: number): Drawing {
	const up = foot + height
	const [X, Z, l, r, n, f] = [x + width, z + depth, x - eaves, x + width + eaves, z - eaves, z + depth + eaves]
	return [
		polygon(camera, fill, [
			[l, up, n],
			[r, up, n],
			[X, up, z],
			[x, up, z],
		]),
		camera.x < x
			? polygon(camera, fill, [
					[l, up, n],
					[x, up, z],
					[x, up, Z],
					[l, up, f],
				])
			: [],
		camera.x > X
			? polygon(camera, fill, [
					[r, up, n],
					[X, up, z],
					[X, up, Z],
					[r, up, f],
				])
			: [],
	]
}
/** Whether a face is turned to the viewer: its corners are then clockwise on the canvas. */
function towardsUs(camera: Camera, positions: readonly Position[]) {
	const points = positions.map((position) => project(camera, position))
	return (
		points.reduce((sum, [x, y], i) => {
			const [X, Y] = points[(i + 1) % points.length] ?? [x, y]
			return sum + x * Y - X * y
		}, 0) < 0
	)
}
/** The shadow of a roof or a floor on the wall below it. */
export const underEaves = (camera: Camera, fill: string, wall: Wall, depth = 0.5): Mark =>
	panel(camera, fill, wall, 0, wall.long, wall.high - depth, wall.high)
