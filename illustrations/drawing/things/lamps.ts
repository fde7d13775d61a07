import { mix } from '../colour.ts'
import { type Camera, unitsPerMetre, levelEllipse, type Position, project } from '../camera.ts'
import { type Drawing, smooth, stroke } from '../shapes.ts'
import { turnedOnWheel } from './solids.ts'

/** A table lamp, its shade lit. */
export const tableLamp = (camera: Camera, foot: Position, base: string, shade: string): Drawing => [
	turnedOnWheel(camera, base, foot, [
		[0.08, 0],
		[0.1, 0.1],
		[0.05, 0.24],
		[0.02, 0.34],
	]),
	lampshade(camera, [foot[0], foot[1] + 0.32, foot[2]], shade, 0.2, 0.13, 0.24),
]
/** A lamp hung from `high`; its shade at `foot`. */
export const pendant = (
	camera: Camera,
	foot: Position,
	high: number,
	cord: string,
	shade: string,
	width = 0.3,
): Drawing => [
	stroke(cord, project(camera, [foot[0], high, foot[2]]), project(camera, foot), 0.02 * unitsPerMetre(camera, foot)),
	lampshade(camera, foot, shade, width, width * 0.34, width * 0.9),
	levelEllipse(camera, mix(shade, '#fffbe0', 0.6), foot, width * 0.94),
]
function lampshade(camera: Camera, [x, y, z]: Position, fill: string, low: number, top: number, high: number): Drawing {
	const at = (dx: number, up: number) => project(camera, [x + dx, y + up, z])
	return [
		smooth(fill, [at(-low, 0), at(0, -0.02), at(low, 0), at(top, high), at(0, high + 0.01), at(-top, high)], 1 / 14),
		smooth(
			mix(fill, '#fffbe0', 0.5),
			[at(-low * 0.9, 0.01), at(low * 0.1, 0), at(top * 0.1, high), at(-top * 0.9, high)],
			1 / 16,
		),
	]
}
/** A candle in a glass. */
export const candle = (camera: Camera, foot: Position, wax: string, flame: string): Drawing => {
	const [x, y] = project(camera, [foot[0], foot[1] + 0.16, foot[2]])
	const s = unitsPerMetre(camera, foot)
	return [
		turnedOnWheel(camera, wax, foot, [
			[0.035, 0],
			[0.035, 0.12],
		]),
		smooth(flame, [
			[x, y - 0.08 * s],
			[x + 0.022 * s, y],
			[x, y + 0.03 * s],
			[x - 0.022 * s, y],
		]),
	]
}
