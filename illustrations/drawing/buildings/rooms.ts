import { indices } from '../random.ts'
import { type Tones, tones } from '../colour.ts'
import { type Camera, polygon, ground, type Position, project } from '../camera.ts'
import { opening, panel, type Wall, wall } from './houses.ts'
import { type Drawing, type Mark, type Point, smooth } from '../shapes.ts'

type Plan = { left: number; right: number; far: number; height: number }
/** An opening in one of the three walls, along it from its left end and up from the floor. */
export type Opening = {
	in: 'back' | 'left' | 'right'
	from: number
	to: number
	low: number
	high: number
	arch?: number
	frame?: string
	bars?: number
	rails?: readonly number[]
}
type Surfaces = { floor: string; ceiling: string; back: string; left: string; right: string; reveal: string }
const NEAR = -3

/** The three walls of a room as one sees them from inside. */
export const roomWalls = ({ left, right, far, height }: Plan): Record<Opening['in'], Wall> => ({
	back: wall([left, far], [right, far], height),
	left: wall([left, NEAR], [left, far], height),
	right: wall([right, far], [right, NEAR], height),
})
/** Along a side wall, how far from its left end a depth of the room lies. */
export const deep = (plan: Plan, side: 'left' | 'right', z: number): number =>
	side === 'left' ? z - NEAR : plan.far - z

/** Floor, ceiling and walls around us, with openings cut out: what was drawn before shows through them. */
export function room(camera: Camera, plan: Plan, colours: Surfaces, openings: readonly Opening[] = []): Drawing {
	const { left, right, far, height } = plan
	const sides = roomWalls(plan)
	return [
		openings.map((hole) => [reveal(camera, colours.reveal, sides[hole.in], hole), frame(camera, sides[hole.in], hole)]),
		(['back', 'left', 'right'] as const).map((side) => {
			const w = sides[side]
			const cut = openings
				.filter((hole) => hole.in === side)
				.map(({ from, to, low, high, arch }) => opening(w, from, to, low, high, arch))
			return polygon(camera, colours[side], [w(0, 0), w(w.long, 0), w(w.long, height), w(0, height)], ...cut)
		}),
		ground(camera, colours.ceiling, left, right, NEAR, far, height),
		ground(camera, colours.floor, left, right, NEAR, far),
	]
}
const THICK = 0.32
function reveal(camera: Camera, fill: string, wall: Wall, { from, to, low, high, arch }: Opening): Drawing {
	const inner = opening(wall, from, to, low, high, arch)
	const outer = opening(wall, from, to, low, high, arch, -THICK)
	const { front, side, top } = tones(fill)
	return inner.flatMap((position, i) => {
		const [next, nextOuter, own] = [
			inner[(i + 1) % inner.length] ?? position,
			outer[(i + 1) % inner.length] ?? position,
			outer[i] ?? position,
		]
		const tone = i === inner.length - 1 ? top : i === 0 ? front : i >= inner.length / 2 ? side : front
		return low === 0 && i === inner.length - 1 ? [] : polygon(camera, tone, [position, next, nextOuter, own])
	})
}
function frame(camera: Camera, wall: Wall, { from, to, low, high, frame, bars = 1, rails = [] }: Opening): Drawing {
	if (!frame) return []
	const bar = (at: number) => panel(camera, frame, wall, at - 0.035, at + 0.035, low, high, -THICK + 0.06)
	return [
		indices(bars).map((i) => bar(from + ((to - from) * (i + 1)) / (bars + 1))),
		[from + 0.035, to - 0.035].map(bar),
		[low + 0.035, high - 0.035, ...rails].map((up) =>
			panel(camera, frame, wall, from, to, up - 0.03, up + 0.03, -THICK + 0.06),
		),
	]
}
/** Floorboards: the joints that run away from us. */
export const boards = (camera: Camera, fill: string, { left, right, far }: Plan, step = 0.6): Drawing =>
	indices((right - left) / step - 1).map((i) =>
		ground(camera, fill, left + step * (i + 1) - 0.012, left + step * (i + 1) + 0.012, 0.4, far, 0.001),
	)
/** Square tiles: the joints both ways, or every second tile when `chequer`. */
export function tiles(
	camera: Camera,
	fill: string,
	left: number,
	right: number,
	near: number,
	far: number,
	step = 1,
	chequer = false,
): Drawing {
	const [across, away] = [(right - left) / step, (far - near) / step]
	if (chequer)
		return indices(across).flatMap((i) =>
			indices(away)
				.filter((j) => (i + j) % 2 === 0)
				.map((j) =>
					ground(camera, fill, left + i * step, left + (i + 1) * step, near + j * step, near + (j + 1) * step, 0.001),
				),
		)
	return [
		indices(across + 1).map((i) =>
			ground(camera, fill, left + i * step - 0.012, left + i * step + 0.012, near, far, 0.001),
		),
		indices(away + 1).map((j) =>
			ground(camera, fill, left, right, near + j * step - 0.02, near + j * step + 0.02, 0.001),
		),
	]
}
/** Beams under the ceiling: across the room, or away from us. */
export function beams(
	camera: Camera,
	wood: string | Tones,
	{ left, right, far, height }: Plan,
	count: number,
	way: 'across' | 'away' = 'across',
	thick = 0.2,
): Drawing {
	const { front, side, deep } = typeof wood === 'string' ? tones(wood) : wood
	const low = height - thick
	if (way === 'away')
		return indices(count).map((i) => {
			const x = left + ((right - left) * (i + 0.5)) / count
			const inner = x < camera.x ? x + thick / 2 : x - thick / 2
			return [
				polygon(camera, x < camera.x ? side : front, [
					[inner, low, 0.3],
					[inner, low, far],
					[inner, height, far],
					[inner, height, 0.3],
				]),
				ground(camera, deep, x - thick / 2, x + thick / 2, 0.3, far, low),
			]
		})
	return indices(count)
		.reverse()
		.map((i) => {
			const z = 1 + ((far - 1.2) * (i + 0.5)) / count
			return [
				ground(camera, deep, left, right, z, z + thick, low),
				polygon(camera, front, [
					[left, low, z],
					[right, low, z],
					[right, height, z],
					[left, height, z],
				]),
			]
		})
}
/** A curtain hung before a wall, in folds; `blow` lets its foot swing, for films. */
export function curtain(
	camera: Camera,
	fill: string | Tones,
	wall: Wall,
	from: number,
	to: number,
	high: number,
	{ low = 0.02, folds = 4, blow = 0, out = 0.15 } = {},
): Drawing {
	const { front, side, top } = typeof fill === 'string' ? tones(fill) : fill
	const strip = (tone: string, a: number, b: number): Mark => {
		const swing = (along: number, up: number) => project(camera, wall(along + blow * (1 - up / high) ** 2, up, out))
		const points: Point[] = [
			swing(a, high),
			swing(b, high),
			swing(b + 0.03, high * 0.6),
			swing(b + 0.02, low),
			swing(a - 0.02, low),
			swing(a - 0.01, high * 0.6),
		]
		return smooth(tone, points, 1 / 12)
	}
	const step = (to - from) / folds
	return [
		strip(front, from, to),
		indices(folds).map((i) => [
			strip(side, from + step * (i + 0.62), from + step * (i + 0.98)),
			strip(top, from + step * (i + 0.1), from + step * (i + 0.34)),
		]),
	]
}
/** A picture or a mirror on a wall: a frame around flat colours. */
export const hung = (
	camera: Camera,
	frame: string,
	wall: Wall,
	from: number,
	to: number,
	low: number,
	high: number,
	...bands: string[]
): Drawing => [
	panel(camera, frame, wall, from, to, low, high, 0.04),
	bands.map((band, i) =>
		panel(
			camera,
			band,
			wall,
			from + 0.08,
			to - 0.08,
			low + 0.08,
			high - 0.08 - ((high - low - 0.16) * i) / bands.length,
			0.05,
		),
	),
]
/** A shelf with jars, bowls and books between two places on a wall. */
export function shelf(
	camera: Camera,
	wood: string,
	wall: Wall,
	from: number,
	to: number,
	up: number,
	things: readonly string[],
): Drawing {
	const step = (to - from) / things.length
	return [
		panel(camera, wood, wall, from, to, up - 0.05, up, 0.25),
		polygon(camera, tones(wood).top, [wall(from, up), wall(to, up), wall(to, up, 0.25), wall(from, up, 0.25)]),
		things.map((fill, i) => {
			const middle = from + step * (i + 0.5)
			const [wide, high] = [
				[0.13, 0.34],
				[0.2, 0.17],
				[0.09, 0.42],
				[0.16, 0.26],
			][i % 4] as [number, number]
			const jar: Position[] = [
				wall(middle - wide * 0.6, up, 0.14),
				wall(middle - wide, up + high * 0.5, 0.14),
				wall(middle - wide * 0.4, up + high * 0.85, 0.14),
				wall(middle - wide * 0.5, up + high, 0.14),
				wall(middle + wide * 0.5, up + high, 0.14),
				wall(middle + wide * 0.4, up + high * 0.85, 0.14),
				wall(middle + wide, up + high * 0.5, 0.14),
				wall(middle + wide * 0.6, up, 0.14),
			]
			return smooth(
				fill,
				jar.map((position) => project(camera, position)),
				1 / 8,
			)
		}),
	]
}
