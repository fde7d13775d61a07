import { indices } from '../random.ts'
import { toTones, type Tones } from '../colour.ts'
import { type Camera, polygon, unitsPerMetre, levelEllipse, roundedPolygon, type Position, project } from '../camera.ts'
import { type Drawing, type Mark, type Point, smooth } from '../shapes.ts'

/** Width, height and depth in metres. */
export type Size = readonly [width: number, height: number, depth: number]

/** The visible faces of a block. `foot` is its front left corner. */
export function block(camera: Camera, fill: string | Tones, [x, y, z]: Position, [w, h, d]: Size): Drawing {
	const { top, front, side, deep } = toTones(fill)
	const [X, Y, Z] = [x + w, y + h, z + d]
	return [
		camera.x < x
			? polygon(camera, side, [
					[x, y, z],
					[x, Y, z],
					[x, Y, Z],
					[x, y, Z],
				])
			: [],
		camera.x > X
			? polygon(camera, side, [
					[X, y, z],
					[X, Y, z],
					[X, Y, Z],
					[X, y, Z],
				])
			: [],
		camera.height > Y
			? polygon(camera, top, [
					[x, Y, z],
					[X, Y, z],
					[X, Y, Z],
					[x, Y, Z],
				])
			: [],
		camera.height < y
			? polygon(camera, deep, [
					[x, y, z],
					[X, y, z],
					[X, y, Z],
					[x, y, Z],
				])
			: [],
		camera.z < z
			? polygon(camera, front, [
					[x, y, z],
					[X, y, z],
					[X, Y, z],
					[x, Y, z],
				])
			: [],
	]
}
/** A round block: a column, a pouf, a bowl's foot. */
export function drum(
	camera: Camera,
	fill: string | Tones,
	[x, y, z]: Position,
	radius: number,
	height: number,
): Drawing {
	const { top, front, side } = toTones(fill)
	const edge = (up: number, from: number, to: number): Point[] =>
		indices(9).map((i) => {
			const angle = from + ((to - from) * i) / 8
			return project(camera, [x + radius * Math.cos(angle), y + up, z + radius * Math.sin(angle)])
		})
	const wrap = (fill: string, from: number, to: number): Mark => ({
		fill,
		outlines: [[...edge(0, from, to), ...edge(height, from, to).reverse()]],
	})
	return [
		wrap(front, Math.PI, 2 * Math.PI),
		wrap(side, Math.PI * 1.62, 2 * Math.PI),
		levelEllipse(camera, top, [x, y + height, z], radius),
	]
}
/** Turned on a wheel: `profile` gives radius and height from the foot up, in metres; half of it in shade. */
export function turnedOnWheel(
	camera: Camera,
	fill: string | Tones,
	foot: Position,
	profile: readonly Point[],
): Drawing {
	const { front, side } = toTones(fill)
	const [x, y] = project(camera, foot)
	const size = unitsPerMetre(camera, foot)
	const edge = (side: number) => profile.map(([radius, up]): Point => [x + side * radius * size, y - up * size])
	return [
		smooth(front, [...edge(-1), ...edge(1).reverse()], 1 / 7),
		smooth(side, [...edge(0.28), ...edge(1).reverse()], 1 / 7),
	]
}
/** Something soft that stands upright: a pillow, a cushion, a chair's back; `lean` metres back at its top. */
export function cushion(
	camera: Camera,
	fill: string | Tones,
	[x, y, z]: Position,
	width: number,
	height: number,
	lean = 0.08,
): Drawing {
	const { front, side } = toTones(fill)
	const at = (across: number, up: number): Position => [x + across * width, y + up * height, z + up * lean]
	const pad = (from: number, to: number): Position[] => [
		at(0.04, from + 0.03),
		at(0.5, from),
		at(0.96, from + 0.03),
		at(1, (from + to) / 2),
		at(0.97, to - 0.02),
		at(0.5, to - 0.05),
		at(0.03, to - 0.02),
		at(0, (from + to) / 2),
	]
	return [roundedPolygon(camera, side, pad(0, 1)), roundedPolygon(camera, front, pad(0.16, 1))]
}
/** A cloth lying on a level: rounded corners, and a fold of shade along its near edge. */
export function cloth(
	camera: Camera,
	fill: string | Tones,
	left: number,
	right: number,
	near: number,
	far: number,
	up: number,
): Drawing {
	const { front, side } = toTones(fill)
	const flat = (fill: string, near: number): Mark =>
		polygon(camera, fill, [
			[left, up, near],
			[right, up, near],
			[right, up, far],
			[left, up, far],
		])
	return [flat(side, near), flat(front, near + (far - near) * 0.08)]
}
/** The shadow of an object on the ground next to it. */
export const shadow = (
	camera: Camera,
	fill: string,
	x: number,
	z: number,
	width: number,
	depth: number,
	up = 0,
): Drawing => levelEllipse(camera, fill, [x, up, z], width / 2, depth / 2)
/** Light that falls through an opening on to the floor: its corners cast along `rays` (right, down = 1, away). */
export const sunlight = (
	camera: Camera,
	fill: string,
	corners: readonly Position[],
	[right, away]: readonly [number, number],
): Mark =>
	polygon(
		camera,
		fill,
		corners.map(([x, y, z]): Position => [x + y * right, 0.001, z + y * away]),
	)
/** A flat, rounded pillow. */
export function pillow(camera: Camera, fill: string | Tones, [x, y, z]: Position, [w, h, d]: Size): Drawing {
	const { front, side } = toTones(fill)
	const pad = (low: number): Position[] => [
		[x, y + h * low, z],
		[x + w / 2, y + h * (low - 0.16), z - 0.03],
		[x + w, y + h * low, z],
		[x + w + 0.03, y + h * 0.6, z + d / 2],
		[x + w, y + h * 0.8, z + d],
		[x + w / 2, y + h * 1.1, z + d],
		[x, y + h * 0.8, z + d],
		[x - 0.03, y + h * 0.6, z + d / 2],
	]
	return [roundedPolygon(camera, side, pad(0)), roundedPolygon(camera, front, pad(0.62))]
}
