import { upTo } from './chance.ts'
import { type Mark, type Point, smooth } from './marks.ts'

/** A place in the scene in metres: to the right, up, and away from us. */
export type Spot = readonly [number, number, number]

/**
 * Where we stand and look. All that stands near is placed in metres and drawn through it, so that every floor, wall and table of a
 * picture shares one perspective and the sea's horizon lies at the height of the eye.
 */
export type Eye = { x: number; height: number; z: number; turn: number; focal: number; middle: number; horizon: number }

/** `turn` in degrees, to the right; `focal` in paper units (900: as the eye, 600: wide); `middle` and `horizon` on the paper. */
export const eye = ({
	x = 0,
	height = 1.6,
	z = 0,
	turn = 0,
	focal = 900,
	middle = 600,
	horizon = 380,
}: Partial<Eye> = {}): Eye => ({ x, height, z, turn: (turn * Math.PI) / 180, focal, middle, horizon })

const NEAR = 0.25
function seenFrom({ x, height, z, turn }: Eye, [sx, sy, sz]: Spot): Spot {
	const [dx, dz] = [sx - x, sz - z]
	return [dx * Math.cos(turn) - dz * Math.sin(turn), sy - height, dx * Math.sin(turn) + dz * Math.cos(turn)]
}
const onPaper = ({ focal, middle, horizon }: Eye, [x, y, z]: Spot): Point => [
	middle + (focal * x) / Math.max(NEAR, z),
	horizon - (focal * y) / Math.max(NEAR, z),
]

/** Where a place is on the paper. */
export const see = (eye: Eye, spot: Spot): Point => onPaper(eye, seenFrom(eye, spot))
/** Paper units of a metre there. */
export const metre = (eye: Eye, spot: Spot): number => eye.focal / Math.max(NEAR, seenFrom(eye, spot)[2])

/** A flat face with its corners in the scene, cut off where it would come too near. */
export function face(eye: Eye, fill: string, ...outlines: (readonly Spot[])[]): Mark {
	const cut = outlines.map((spots) =>
		clipped(spots.map((spot) => seenFrom(eye, spot))).map((spot) => onPaper(eye, spot)),
	)
	return cut.length > 1 ? { fill, outlines: cut, holes: true } : { fill, outlines: cut }
}
function clipped(spots: readonly Spot[]): Spot[] {
	return spots.flatMap((spot, i) => {
		const next = spots[(i + 1) % spots.length] ?? spot
		const at = (NEAR - spot[2]) / (next[2] - spot[2] || 1)
		const crossing: Spot = [spot[0] + (next[0] - spot[0]) * at, spot[1] + (next[1] - spot[1]) * at, NEAR]
		const crosses = spot[2] >= NEAR !== next[2] >= NEAR
		return [...(spot[2] >= NEAR ? [spot] : []), ...(crosses ? [crossing] : [])]
	})
}
/** A face with a rounded outline through its corners. */
export const rounded = (eye: Eye, fill: string, spots: readonly Spot[], pull?: number): Mark =>
	smooth(
		fill,
		spots.map((spot) => see(eye, spot)),
		pull,
	)
/** Part of the ground, or of any level: from left to right, from near to far. */
export const ground = (eye: Eye, fill: string, left: number, right: number, near: number, far: number, up = 0): Mark =>
	face(eye, fill, [
		[left, up, near],
		[right, up, near],
		[right, up, far],
		[left, up, far],
	])
/** A round thing lying level. */
export const round = (eye: Eye, fill: string, [x, y, z]: Spot, across: number, deep = across): Mark =>
	rounded(
		eye,
		fill,
		upTo(12).map((i): Spot => [x + across * Math.cos((i * Math.PI) / 6), y, z + deep * Math.sin((i * Math.PI) / 6)]),
	)
/** Something flat drawn around [0, 0] with a metre as 100 units and standing on it, put upright into the scene. */
export function standing(eye: Eye, spot: Spot): { x: number; y: number; size: number } {
	const [x, y] = see(eye, spot)
	return { x, y, size: metre(eye, spot) }
}
