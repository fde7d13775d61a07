import { upTo } from '../chance.ts'
import { toned, type Tones } from '../colour.ts'
import { type Eye, face, metre, round, rounded, type Spot, see } from '../eye.ts'
import { type Drawing, type Mark, type Point, smooth } from '../marks.ts'

/** Width, height and depth in metres. */
export type Size = readonly [width: number, height: number, depth: number]

/** A block standing on `foot`, its front left corner: the faces that we see from here. */
export function block(eye: Eye, fill: string | Tones, [x, y, z]: Spot, [w, h, d]: Size): Drawing {
	const { top, front, side, deep } = toned(fill)
	const [X, Y, Z] = [x + w, y + h, z + d]
	return [
		eye.x < x
			? face(eye, side, [
					[x, y, z],
					[x, Y, z],
					[x, Y, Z],
					[x, y, Z],
				])
			: [],
		eye.x > X
			? face(eye, side, [
					[X, y, z],
					[X, Y, z],
					[X, Y, Z],
					[X, y, Z],
				])
			: [],
		eye.height > Y
			? face(eye, top, [
					[x, Y, z],
					[X, Y, z],
					[X, Y, Z],
					[x, Y, Z],
				])
			: [],
		eye.height < y
			? face(eye, deep, [
					[x, y, z],
					[X, y, z],
					[X, y, Z],
					[x, y, Z],
				])
			: [],
		eye.z < z
			? face(eye, front, [
					[x, y, z],
					[X, y, z],
					[X, Y, z],
					[x, Y, z],
				])
			: [],
	]
}
/** A round block: a column, a pouf, a bowl's foot. */
export function drum(eye: Eye, fill: string | Tones, [x, y, z]: Spot, radius: number, height: number): Drawing {
	const { top, front, side } = toned(fill)
	const edge = (up: number, from: number, to: number): Point[] =>
		upTo(9).map((i) => {
			const angle = from + ((to - from) * i) / 8
			return see(eye, [x + radius * Math.cos(angle), y + up, z + radius * Math.sin(angle)])
		})
	const wrap = (fill: string, from: number, to: number): Mark => ({
		fill,
		outlines: [[...edge(0, from, to), ...edge(height, from, to).reverse()]],
	})
	return [
		wrap(front, Math.PI, 2 * Math.PI),
		wrap(side, Math.PI * 1.62, 2 * Math.PI),
		round(eye, top, [x, y + height, z], radius),
	]
}
/** Turned on a wheel: `profile` gives radius and height from the foot up, in metres; half of it in shade. */
export function turnedOnWheel(eye: Eye, fill: string | Tones, foot: Spot, profile: readonly Point[]): Drawing {
	const { front, side } = toned(fill)
	const [x, y] = see(eye, foot)
	const size = metre(eye, foot)
	const edge = (side: number) => profile.map(([radius, up]): Point => [x + side * radius * size, y - up * size])
	return [
		smooth(front, [...edge(-1), ...edge(1).reverse()], 1 / 7),
		smooth(side, [...edge(0.28), ...edge(1).reverse()], 1 / 7),
	]
}
/** Something soft that stands upright: a pillow, a cushion, a chair's back; `lean` metres back at its top. */
export function cushion(
	eye: Eye,
	fill: string | Tones,
	[x, y, z]: Spot,
	width: number,
	height: number,
	lean = 0.08,
): Drawing {
	const { front, side } = toned(fill)
	const at = (across: number, up: number): Spot => [x + across * width, y + up * height, z + up * lean]
	const pad = (from: number, to: number): Spot[] => [
		at(0.04, from + 0.03),
		at(0.5, from),
		at(0.96, from + 0.03),
		at(1, (from + to) / 2),
		at(0.97, to - 0.02),
		at(0.5, to - 0.05),
		at(0.03, to - 0.02),
		at(0, (from + to) / 2),
	]
	return [rounded(eye, side, pad(0, 1)), rounded(eye, front, pad(0.16, 1))]
}
/** A cloth lying on a level: rounded corners, and a fold of shade along its near edge. */
export function cloth(
	eye: Eye,
	fill: string | Tones,
	left: number,
	right: number,
	near: number,
	far: number,
	up: number,
): Drawing {
	const { front, side } = toned(fill)
	const flat = (fill: string, near: number): Mark =>
		face(eye, fill, [
			[left, up, near],
			[right, up, near],
			[right, up, far],
			[left, up, far],
		])
	return [flat(side, near), flat(front, near + (far - near) * 0.08)]
}
/** The shadow a thing throws on the ground beside it. */
export const shadow = (eye: Eye, fill: string, x: number, z: number, width: number, depth: number, up = 0): Drawing =>
	round(eye, fill, [x, up, z], width / 2, depth / 2)
/** Light that falls through an opening on to the floor: its corners cast along `rays` (right, down = 1, away). */
export const sunlight = (
	eye: Eye,
	fill: string,
	corners: readonly Spot[],
	[right, away]: readonly [number, number],
): Mark =>
	face(
		eye,
		fill,
		corners.map(([x, y, z]): Spot => [x + y * right, 0.001, z + y * away]),
	)
/** A pillow lying flat, rounded by what is in it. */
export function pillow(eye: Eye, fill: string | Tones, [x, y, z]: Spot, [w, h, d]: Size): Drawing {
	const { front, side } = toned(fill)
	const pad = (low: number): Spot[] => [
		[x, y + h * low, z],
		[x + w / 2, y + h * (low - 0.16), z - 0.03],
		[x + w, y + h * low, z],
		[x + w + 0.03, y + h * 0.6, z + d / 2],
		[x + w, y + h * 0.8, z + d],
		[x + w / 2, y + h * 1.1, z + d],
		[x, y + h * 0.8, z + d],
		[x - 0.03, y + h * 0.6, z + d / 2],
	]
	return [rounded(eye, side, pad(0)), rounded(eye, front, pad(0.62))]
}
