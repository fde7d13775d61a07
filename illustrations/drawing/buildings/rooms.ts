import { upTo } from '../chance.ts'
import { type Tones, tones } from '../colour.ts'
import { type Eye, face, ground, type Spot, see } from '../eye.ts'
import { opening, panel, type Wall, wall } from './houses.ts'
import { type Drawing, type Mark, type Point, smooth } from '../marks.ts'

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
export function room(eye: Eye, plan: Plan, colours: Surfaces, openings: readonly Opening[] = []): Drawing {
	const { left, right, far, height } = plan
	const sides = roomWalls(plan)
	return [
		openings.map((hole) => [reveal(eye, colours.reveal, sides[hole.in], hole), frame(eye, sides[hole.in], hole)]),
		(['back', 'left', 'right'] as const).map((side) => {
			const w = sides[side]
			const cut = openings
				.filter((hole) => hole.in === side)
				.map(({ from, to, low, high, arch }) => opening(w, from, to, low, high, arch))
			return face(eye, colours[side], [w(0, 0), w(w.long, 0), w(w.long, height), w(0, height)], ...cut)
		}),
		ground(eye, colours.ceiling, left, right, NEAR, far, height),
		ground(eye, colours.floor, left, right, NEAR, far),
	]
}
const THICK = 0.32
function reveal(eye: Eye, fill: string, wall: Wall, { from, to, low, high, arch }: Opening): Drawing {
	const inner = opening(wall, from, to, low, high, arch)
	const outer = opening(wall, from, to, low, high, arch, -THICK)
	const { front, side, top } = tones(fill)
	return inner.flatMap((spot, i) => {
		const [next, nextOuter, own] = [
			inner[(i + 1) % inner.length] ?? spot,
			outer[(i + 1) % inner.length] ?? spot,
			outer[i] ?? spot,
		]
		const tone = i === inner.length - 1 ? top : i === 0 ? front : i >= inner.length / 2 ? side : front
		return low === 0 && i === inner.length - 1 ? [] : face(eye, tone, [spot, next, nextOuter, own])
	})
}
function frame(eye: Eye, wall: Wall, { from, to, low, high, frame, bars = 1, rails = [] }: Opening): Drawing {
	if (!frame) return []
	const bar = (at: number) => panel(eye, frame, wall, at - 0.035, at + 0.035, low, high, -THICK + 0.06)
	return [
		upTo(bars).map((i) => bar(from + ((to - from) * (i + 1)) / (bars + 1))),
		[from + 0.035, to - 0.035].map(bar),
		[low + 0.035, high - 0.035, ...rails].map((up) =>
			panel(eye, frame, wall, from, to, up - 0.03, up + 0.03, -THICK + 0.06),
		),
	]
}
/** Floorboards: the joints that run away from us. */
export const boards = (eye: Eye, fill: string, { left, right, far }: Plan, step = 0.6): Drawing =>
	upTo((right - left) / step - 1).map((i) =>
		ground(eye, fill, left + step * (i + 1) - 0.012, left + step * (i + 1) + 0.012, 0.4, far, 0.001),
	)
/** Square tiles: the joints both ways, or every second tile when `chequer`. */
export function tiles(
	eye: Eye,
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
		return upTo(across).flatMap((i) =>
			upTo(away)
				.filter((j) => (i + j) % 2 === 0)
				.map((j) =>
					ground(eye, fill, left + i * step, left + (i + 1) * step, near + j * step, near + (j + 1) * step, 0.001),
				),
		)
	return [
		upTo(across + 1).map((i) => ground(eye, fill, left + i * step - 0.012, left + i * step + 0.012, near, far, 0.001)),
		upTo(away + 1).map((j) => ground(eye, fill, left, right, near + j * step - 0.02, near + j * step + 0.02, 0.001)),
	]
}
/** Beams under the ceiling: across the room, or away from us. */
export function beams(
	eye: Eye,
	wood: string | Tones,
	{ left, right, far, height }: Plan,
	count: number,
	way: 'across' | 'away' = 'across',
	thick = 0.2,
): Drawing {
	const { front, side, deep } = typeof wood === 'string' ? tones(wood) : wood
	const low = height - thick
	if (way === 'away')
		return upTo(count).map((i) => {
			const x = left + ((right - left) * (i + 0.5)) / count
			const inner = x < eye.x ? x + thick / 2 : x - thick / 2
			return [
				face(eye, x < eye.x ? side : front, [
					[inner, low, 0.3],
					[inner, low, far],
					[inner, height, far],
					[inner, height, 0.3],
				]),
				ground(eye, deep, x - thick / 2, x + thick / 2, 0.3, far, low),
			]
		})
	return upTo(count)
		.reverse()
		.map((i) => {
			const z = 1 + ((far - 1.2) * (i + 0.5)) / count
			return [
				ground(eye, deep, left, right, z, z + thick, low),
				face(eye, front, [
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
	eye: Eye,
	fill: string | Tones,
	wall: Wall,
	from: number,
	to: number,
	high: number,
	{ low = 0.02, folds = 4, blow = 0, out = 0.15 } = {},
): Drawing {
	const { front, side, top } = typeof fill === 'string' ? tones(fill) : fill
	const strip = (tone: string, a: number, b: number): Mark => {
		const swing = (along: number, up: number) => see(eye, wall(along + blow * (1 - up / high) ** 2, up, out))
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
		upTo(folds).map((i) => [
			strip(side, from + step * (i + 0.62), from + step * (i + 0.98)),
			strip(top, from + step * (i + 0.1), from + step * (i + 0.34)),
		]),
	]
}
/** A picture or a mirror on a wall: a frame around flat colours. */
export const hung = (
	eye: Eye,
	frame: string,
	wall: Wall,
	from: number,
	to: number,
	low: number,
	high: number,
	...bands: string[]
): Drawing => [
	panel(eye, frame, wall, from, to, low, high, 0.04),
	bands.map((band, i) =>
		panel(
			eye,
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
	eye: Eye,
	wood: string,
	wall: Wall,
	from: number,
	to: number,
	up: number,
	things: readonly string[],
): Drawing {
	const step = (to - from) / things.length
	return [
		panel(eye, wood, wall, from, to, up - 0.05, up, 0.25),
		face(eye, tones(wood).top, [wall(from, up), wall(to, up), wall(to, up, 0.25), wall(from, up, 0.25)]),
		things.map((fill, i) => {
			const middle = from + step * (i + 0.5)
			const [wide, high] = [
				[0.13, 0.34],
				[0.2, 0.17],
				[0.09, 0.42],
				[0.16, 0.26],
			][i % 4] as [number, number]
			const jar: Spot[] = [
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
				jar.map((spot) => see(eye, spot)),
				1 / 8,
			)
		}),
	]
}
