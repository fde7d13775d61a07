import { indices } from '../random.ts'
import { mix, toTones, type Tones } from '../colour.ts'
import { type Camera, polygon, ground, unitsPerMetre, roundedPolygon, type Position, project } from '../camera.ts'
import { type Drawing, stroke } from '../shapes.ts'
import { block, cushion } from './solids.ts'

/** The direction that a seat faces: towards the viewer, away, left or right. */
type Facing = 'us' | 'away' | 'left' | 'right'
/** A sofa or an armchair on its front left corner; `width` along its back. */
export function sofa(
	camera: Camera,
	fill: string | Tones,
	[x, y, z]: Position,
	width: number,
	{
		facing = 'us',
		depth = 0.95,
		cushions = [],
	}: { facing?: Facing; depth?: number; cushions?: readonly string[] } = {},
): Drawing {
	const t = toTones(fill)
	const soft = { ...t, front: mix(t.front, t.top, 0.35) }
	const [seat, arm, back] = [0.42, 0.6, 0.84]
	const pillows = (at: (along: number) => Position) =>
		cushions.map((colour, i) => cushion(camera, colour, at((i + 0.5) / cushions.length), 0.48, 0.44, 0.1))
	if (facing === 'us')
		return [
			block(camera, t, [x, y, z + depth - 0.24], [width, back, 0.24]),
			block(camera, t, [x, y, z], [0.2, arm, depth - 0.1]),
			block(camera, t, [x + width - 0.2, y, z], [0.2, arm, depth - 0.1]),
			block(camera, t, [x + 0.2, y, z], [width - 0.4, 0.2, depth - 0.24]),
			indices(width / 0.85).map((i, _, all) =>
				block(
					camera,
					soft,
					[x + 0.2 + ((width - 0.4) * i) / all.length + 0.01, y + 0.2, z - 0.02],
					[(width - 0.4) / all.length - 0.02, seat - 0.2, depth - 0.24],
				),
			),
			pillows((at) => [x + 0.2 + (width - 0.88) * at, y + seat, z + depth - 0.42]),
		]
	if (facing === 'away')
		return [
			pillows((at) => [x + (width - 0.48) * at, y + seat + 0.16, z + 0.2]),
			block(camera, t, [x, y, z + 0.24], [width, arm, depth - 0.24]),
			ground(camera, t.deep, x + 0.04, x + width - 0.04, z - 0.02, z + 0.3, y + 0.01),
			block(camera, t, [x, y + 0.1, z], [width, back - 0.1, 0.24]),
			indices(width / 1.1 - 1).map((i, _, all) =>
				polygon(
					camera,
					t.side,
					[-0.012, 0.012].flatMap((d): Position[] => {
						const at = x + (width * (i + 1)) / (all.length + 1) + d
						return d < 0
							? [
									[at, y + 0.14, z],
									[at, y + back, z],
								]
							: [
									[at, y + back, z],
									[at, y + 0.14, z],
								]
					}),
				),
			),
			polygon(camera, t.side, [
				[x, y + 0.1, z],
				[x + width, y + 0.1, z],
				[x + width, y + 0.3, z],
				[x, y + 0.3, z],
			]),
		]
	const rear = facing === 'right' ? x : x + depth - 0.24
	return [
		facing === 'left' ? block(camera, t, [rear, y, z], [0.24, back, width]) : [],
		block(camera, t, [x, y, z + width - 0.2], [depth, arm, 0.2]),
		block(camera, soft, [x + (facing === 'right' ? 0.24 : 0), y, z + 0.2], [depth - 0.24, seat, width - 0.4]),
		facing === 'right' ? block(camera, t, [rear, y, z], [0.24, back, width]) : [],
		pillows((at) => [facing === 'right' ? x + 0.26 : x + depth - 0.74, y + seat, z + 0.3 + (width - 0.8) * (1 - at)]),
		block(camera, t, [x, y, z], [depth, arm, 0.2]),
	]
}
/** A dining chair. */
export function chair(
	camera: Camera,
	fill: string | Tones,
	[x, y, z]: Position,
	facing: Facing,
	seatColour: string | Tones = fill,
): Drawing {
	const t = toTones(fill)
	const legs = (['far', 'near'] as const).map((row) =>
		[0, 0.4].map((dx) =>
			block(camera, { ...t, front: t.side }, [x + dx, y, z + (row === 'far' ? 0.4 : 0)], [0.05, 0.44, 0.05]),
		),
	)
	const seat = block(camera, seatColour, [x, y + 0.42, z], [0.45, 0.07, 0.45])
	const back =
		facing === 'us'
			? block(camera, t, [x, y + 0.46, z + 0.4], [0.45, 0.48, 0.05])
			: facing === 'away'
				? block(camera, t, [x, y + 0.46, z], [0.45, 0.48, 0.05])
				: facing === 'right'
					? block(camera, t, [x, y + 0.46, z], [0.05, 0.48, 0.45])
					: block(camera, t, [x + 0.4, y + 0.46, z], [0.05, 0.48, 0.45])
	return facing === 'away' ? [legs, seat, back] : facing === 'us' ? [back, legs, seat] : [legs, back, seat]
}
/** A shell armchair: a rounded back that holds the seat. */
export function armchair(
	camera: Camera,
	fill: string | Tones,
	[x, y, z]: Position,
	wood: string,
	facing: 'us' | 'away' = 'us',
): Drawing {
	const t = toTones(fill)
	const shell = (tone: string, wide: number, high: number, low: number, dz: number) =>
		roundedPolygon(camera, tone, [
			[x - wide, y + low, z + dz],
			[x - wide * 1.06, y + low + (high - low) * 0.5, z + dz],
			[x - wide * 0.72, y + high, z + dz],
			[x, y + high * 1.05, z + dz],
			[x + wide * 0.72, y + high, z + dz],
			[x + wide * 1.06, y + low + (high - low) * 0.5, z + dz],
			[x + wide, y + low, z + dz],
			[x, y + low - 0.03, z + dz],
		])
	const legs = [-0.3, 0.3].map((dx) =>
		stroke(
			wood,
			project(camera, [x + dx, y + 0.32, z]),
			project(camera, [x + dx * 1.25, y, z - 0.05]),
			0.05 * unitsPerMetre(camera, [x, y, z]),
		),
	)
	if (facing === 'away') return [legs, shell(t.front, 0.42, 0.86, 0.3, 0), shell(t.side, 0.42, 0.46, 0.3, 0)]
	return [
		shell(t.side, 0.42, 0.9, 0.3, 0.3),
		shell(t.front, 0.33, 0.84, 0.4, 0.24),
		legs,
		roundedPolygon(
			camera,
			t.top,
			[
				[x - 0.4, y + 0.44, z - 0.2],
				[x + 0.4, y + 0.44, z - 0.2],
				[x + 0.38, y + 0.44, z + 0.28],
				[x - 0.38, y + 0.44, z + 0.28],
			],
			1 / 8,
		),
		block(camera, t, [x - 0.4, y + 0.3, z - 0.2], [0.8, 0.13, 0.02]),
	]
}
/** A lounger with its back raised; its head to the far end, or to one side. */
export function lounger(
	camera: Camera,
	wood: string,
	mat: string | Tones,
	[x, y, z]: Position,
	{ head = 'far' }: { head?: 'far' | 'left' | 'right' } = {},
): Drawing {
	const t = toTones(mat)
	if (head === 'far')
		return [
			block(camera, wood, [x, y + 0.12, z], [0.72, 0.1, 1.9]),
			block(camera, t, [x + 0.02, y + 0.22, z + 0.02], [0.68, 0.09, 1.2]),
			polygon(camera, t.front, [
				[x + 0.02, y + 0.28, z + 1.2],
				[x + 0.7, y + 0.28, z + 1.2],
				[x + 0.7, y + 0.84, z + 1.8],
				[x + 0.02, y + 0.84, z + 1.8],
			]),
			polygon(camera, t.top, [
				[x + 0.14, y + 0.66, z + 1.6],
				[x + 0.58, y + 0.66, z + 1.6],
				[x + 0.58, y + 0.86, z + 1.8],
				[x + 0.14, y + 0.86, z + 1.8],
			]),
		]
	const way = head === 'left' ? -1 : 1
	const from = head === 'left' ? x + 1.9 : x
	const at = (along: number, up: number, deep: number): Position => [from + way * along, y + up, z + deep]
	return [
		block(camera, wood, [x, y + 0.12, z], [1.9, 0.1, 0.72]),
		block(camera, t, [head === 'left' ? x + 0.66 : x, y + 0.22, z + 0.02], [1.24, 0.09, 0.68]),
		polygon(camera, t.top, [at(1.22, 0.3, 0.02), at(1.22, 0.3, 0.7), at(1.85, 0.86, 0.7), at(1.85, 0.86, 0.02)]),
		polygon(camera, t.side, [at(1.22, 0.22, 0.02), at(1.22, 0.31, 0.02), at(1.85, 0.87, 0.02), at(1.9, 0.8, 0.02)]),
	]
}
