import { indices } from '../random.ts'
import { toTones, type Tones, tones } from '../colour.ts'
import { type Camera, ground, levelEllipse, roundedPolygon, type Position, project } from '../camera.ts'
import { type Drawing, type Point, smooth } from '../shapes.ts'
import { block, cushion, drum, type Size } from './solids.ts'

export type Linen = { sheet: string; throw: string; wood: string; pillow: string }
/** A made bed; its head to the far wall, or to the left or the right one. `position`: its near left corner. */
export function bed(
	camera: Camera,
	{ sheet, throw: cover, wood, pillow }: Linen,
	[x, y, z]: Position,
	{
		width = 1.9,
		length = 2.1,
		head = 'far',
	}: { width?: number; length?: number; head?: 'far' | 'left' | 'right' } = {},
): Drawing {
	const white = tones(sheet)
	if (head === 'far')
		return [
			block(camera, wood, [x - 0.12, y, z + length], [width + 0.24, 1.25, 0.1]),
			block(camera, wood, [x, y, z], [width, 0.26, length]),
			block(camera, white, [x - 0.02, y + 0.2, z + 0.02], [width + 0.04, 0.36, length - 0.02]),
			[0.06, 0.53].map((at) =>
				cushion(camera, white, [x + width * at, y + 0.54, z + length - 0.3], width * 0.41, 0.42, 0.18),
			),
			[0.16, 0.52].map((at) =>
				cushion(camera, pillow, [x + width * at, y + 0.54, z + length - 0.52], width * 0.32, 0.32, 0.14),
			),
			block(camera, cover, [x - 0.04, y + 0.16, z - 0.02], [width + 0.08, 0.42, length * 0.44]),
		]
	const far = z + width
	const headAt = head === 'left' ? x : x + length
	const pillowAt = head === 'left' ? x + 0.1 : x + length - 0.62
	const coverAt = head === 'left' ? x + length * 0.56 : x - 0.02
	return [
		head === 'right' ? block(camera, wood, [headAt, y, z - 0.1], [0.1, 1.25, width + 0.2]) : [],
		block(camera, wood, [x, y, z], [length, 0.26, width]),
		block(camera, white, [x, y + 0.2, z - 0.02], [length, 0.36, width + 0.04]),
		[far - 0.85, z + 0.12].map((at, i) => [
			block(camera, i ? white : { ...white, front: white.side }, [pillowAt, y + 0.56, at], [0.5, 0.16, 0.72]),
			block(
				camera,
				pillow,
				[head === 'left' ? pillowAt + 0.36 : pillowAt - 0.1, y + 0.56, at + 0.1],
				[0.24, 0.26, 0.5],
			),
		]),
		block(camera, cover, [coverAt, y + 0.16, z - 0.04], [length * 0.44 + 0.02, 0.42, width + 0.06]),
		head === 'left' ? block(camera, wood, [headAt - 0.1, y, z - 0.1], [0.1, 1.25, width + 0.2]) : [],
	]
}
/** A table on four legs; `position` its near left corner. */
export function table(camera: Camera, fill: string | Tones, [x, y, z]: Position, [w, h, d]: Size, leg = 0.08): Drawing {
	const feet: [number, number][] = [
		[x + 0.05, z + d - leg - 0.05],
		[x + w - leg - 0.05, z + d - leg - 0.05],
		[x + 0.05, z + 0.05],
		[x + w - leg - 0.05, z + 0.05],
	]
	return [
		feet.map(([fx, fz]) =>
			block(camera, { ...toTones(fill), front: toTones(fill).side }, [fx, y, fz], [leg, h - 0.06, leg]),
		),
		block(camera, fill, [x, y + h - 0.07, z], [w, 0.07, d]),
	]
}
/** A round table on one foot. */
export const roundTable = (
	camera: Camera,
	fill: string | Tones,
	[x, y, z]: Position,
	radius: number,
	height = 0.74,
): Drawing => [
	levelEllipse(camera, toTones(fill).deep, [x, y + 0.01, z], radius * 0.5),
	drum(camera, { ...toTones(fill), front: toTones(fill).side }, [x, y, z], 0.05, height - 0.04),
	drum(camera, fill, [x, y + height - 0.05, z], radius, 0.05),
]
/** A rug: a border inside its edge. */
export const rug = (
	camera: Camera,
	fill: string,
	border: string,
	left: number,
	right: number,
	near: number,
	far: number,
): Drawing => [
	ground(camera, fill, left, right, near, far, 0.002),
	ground(camera, border, left + 0.14, right - 0.14, near + 0.16, far - 0.16, 0.003),
	ground(camera, fill, left + 0.24, right - 0.24, near + 0.28, far - 0.28, 0.004),
]
/** A bath standing free, along the picture. */
export function bath(camera: Camera, fill: string | Tones, [x, y, z]: Position, water: string, length = 1.8): Drawing {
	const { front, side, top } = toTones(fill)
	const rim = (up: number, wide: number, deep: number): Position[] =>
		indices(16).map((i) => [
			x + (Math.cos((i * Math.PI) / 8) * wide) / 2,
			y + up,
			z + (Math.sin((i * Math.PI) / 8) * deep) / 2,
		])
	const at = (dx: number, up: number, dz: number): Point => project(camera, [x + dx, y + up, z + dz])
	const l = length / 2
	const tub = (tone: string, from: number) =>
		smooth(
			tone,
			[
				at(from, 0.66, -0.1),
				at(from * 0.93 + 0.02, 0.34, -0.34),
				at(from * 0.8 + 0.02, 0.04, -0.3),
				at(0.2, 0, -0.36),
				at(l * 0.8, 0.04, -0.3),
				at(l * 0.93, 0.34, -0.34),
				at(l, 0.66, -0.1),
				at(0.2, 0.6, -0.3),
			],
			1 / 8,
		)
	return [
		tub(front, -l),
		tub(side, l * 0.1),
		roundedPolygon(camera, top, rim(0.64, length + 0.06, 0.86)),
		roundedPolygon(camera, side, rim(0.62, length - 0.1, 0.7)),
		roundedPolygon(camera, water, rim(0.53, length - 0.2, 0.62)),
	]
}
