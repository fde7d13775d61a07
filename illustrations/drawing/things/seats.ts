import { upTo } from '../chance.ts'
import { mix, toned, type Tones } from '../colour.ts'
import { type Eye, face, ground, metre, rounded, type Spot, see } from '../eye.ts'
import { type Drawing, stroke } from '../marks.ts'
import { block, cushion } from './solids.ts'

/** Which way a thing looks: towards us, away from us, to our left or to our right. */
type Facing = 'us' | 'away' | 'left' | 'right'
/** A sofa or an armchair on its front left corner; `width` along its back. */
export function sofa(
	eye: Eye,
	fill: string | Tones,
	[x, y, z]: Spot,
	width: number,
	{
		facing = 'us',
		depth = 0.95,
		cushions = [],
	}: { facing?: Facing; depth?: number; cushions?: readonly string[] } = {},
): Drawing {
	const t = toned(fill)
	const soft = { ...t, front: mix(t.front, t.top, 0.35) }
	const [seat, arm, back] = [0.42, 0.6, 0.84]
	const pillows = (at: (along: number) => Spot) =>
		cushions.map((colour, i) => cushion(eye, colour, at((i + 0.5) / cushions.length), 0.48, 0.44, 0.1))
	if (facing === 'us')
		return [
			block(eye, t, [x, y, z + depth - 0.24], [width, back, 0.24]),
			block(eye, t, [x, y, z], [0.2, arm, depth - 0.1]),
			block(eye, t, [x + width - 0.2, y, z], [0.2, arm, depth - 0.1]),
			block(eye, t, [x + 0.2, y, z], [width - 0.4, 0.2, depth - 0.24]),
			upTo(width / 0.85).map((i, _, all) =>
				block(
					eye,
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
			block(eye, t, [x, y, z + 0.24], [width, arm, depth - 0.24]),
			ground(eye, t.deep, x + 0.04, x + width - 0.04, z - 0.02, z + 0.3, y + 0.01),
			block(eye, t, [x, y + 0.1, z], [width, back - 0.1, 0.24]),
			upTo(width / 1.1 - 1).map((i, _, all) =>
				face(
					eye,
					t.side,
					[-0.012, 0.012].flatMap((d): Spot[] => {
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
			face(eye, t.side, [
				[x, y + 0.1, z],
				[x + width, y + 0.1, z],
				[x + width, y + 0.3, z],
				[x, y + 0.3, z],
			]),
		]
	const rear = facing === 'right' ? x : x + depth - 0.24
	return [
		facing === 'left' ? block(eye, t, [rear, y, z], [0.24, back, width]) : [],
		block(eye, t, [x, y, z + width - 0.2], [depth, arm, 0.2]),
		block(eye, soft, [x + (facing === 'right' ? 0.24 : 0), y, z + 0.2], [depth - 0.24, seat, width - 0.4]),
		facing === 'right' ? block(eye, t, [rear, y, z], [0.24, back, width]) : [],
		pillows((at) => [facing === 'right' ? x + 0.26 : x + depth - 0.74, y + seat, z + 0.3 + (width - 0.8) * (1 - at)]),
		block(eye, t, [x, y, z], [depth, arm, 0.2]),
	]
}
/** A dining chair. */
export function chair(
	eye: Eye,
	fill: string | Tones,
	[x, y, z]: Spot,
	facing: Facing,
	seatColour: string | Tones = fill,
): Drawing {
	const t = toned(fill)
	const legs = (['far', 'near'] as const).map((row) =>
		[0, 0.4].map((dx) =>
			block(eye, { ...t, front: t.side }, [x + dx, y, z + (row === 'far' ? 0.4 : 0)], [0.05, 0.44, 0.05]),
		),
	)
	const seat = block(eye, seatColour, [x, y + 0.42, z], [0.45, 0.07, 0.45])
	const back =
		facing === 'us'
			? block(eye, t, [x, y + 0.46, z + 0.4], [0.45, 0.48, 0.05])
			: facing === 'away'
				? block(eye, t, [x, y + 0.46, z], [0.45, 0.48, 0.05])
				: facing === 'right'
					? block(eye, t, [x, y + 0.46, z], [0.05, 0.48, 0.45])
					: block(eye, t, [x + 0.4, y + 0.46, z], [0.05, 0.48, 0.45])
	return facing === 'away' ? [legs, seat, back] : facing === 'us' ? [back, legs, seat] : [legs, back, seat]
}
/** A shell armchair: a rounded back that holds the seat. */
export function armchair(
	eye: Eye,
	fill: string | Tones,
	[x, y, z]: Spot,
	wood: string,
	facing: 'us' | 'away' = 'us',
): Drawing {
	const t = toned(fill)
	const shell = (tone: string, wide: number, high: number, low: number, dz: number) =>
		rounded(eye, tone, [
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
		stroke(wood, see(eye, [x + dx, y + 0.32, z]), see(eye, [x + dx * 1.25, y, z - 0.05]), 0.05 * metre(eye, [x, y, z])),
	)
	if (facing === 'away') return [legs, shell(t.front, 0.42, 0.86, 0.3, 0), shell(t.side, 0.42, 0.46, 0.3, 0)]
	return [
		shell(t.side, 0.42, 0.9, 0.3, 0.3),
		shell(t.front, 0.33, 0.84, 0.4, 0.24),
		legs,
		rounded(
			eye,
			t.top,
			[
				[x - 0.4, y + 0.44, z - 0.2],
				[x + 0.4, y + 0.44, z - 0.2],
				[x + 0.38, y + 0.44, z + 0.28],
				[x - 0.38, y + 0.44, z + 0.28],
			],
			1 / 8,
		),
		block(eye, t, [x - 0.4, y + 0.3, z - 0.2], [0.8, 0.13, 0.02]),
	]
}
/** A lounger with its back raised; its head to the far end, or to one side. */
export function lounger(
	eye: Eye,
	wood: string,
	mat: string | Tones,
	[x, y, z]: Spot,
	{ head = 'far' }: { head?: 'far' | 'left' | 'right' } = {},
): Drawing {
	const t = toned(mat)
	if (head === 'far')
		return [
			block(eye, wood, [x, y + 0.12, z], [0.72, 0.1, 1.9]),
			block(eye, t, [x + 0.02, y + 0.22, z + 0.02], [0.68, 0.09, 1.2]),
			face(eye, t.front, [
				[x + 0.02, y + 0.28, z + 1.2],
				[x + 0.7, y + 0.28, z + 1.2],
				[x + 0.7, y + 0.84, z + 1.8],
				[x + 0.02, y + 0.84, z + 1.8],
			]),
			face(eye, t.top, [
				[x + 0.14, y + 0.66, z + 1.6],
				[x + 0.58, y + 0.66, z + 1.6],
				[x + 0.58, y + 0.86, z + 1.8],
				[x + 0.14, y + 0.86, z + 1.8],
			]),
		]
	const way = head === 'left' ? -1 : 1
	const from = head === 'left' ? x + 1.9 : x
	const at = (along: number, up: number, deep: number): Spot => [from + way * along, y + up, z + deep]
	return [
		block(eye, wood, [x, y + 0.12, z], [1.9, 0.1, 0.72]),
		block(eye, t, [head === 'left' ? x + 0.66 : x, y + 0.22, z + 0.02], [1.24, 0.09, 0.68]),
		face(eye, t.top, [at(1.22, 0.3, 0.02), at(1.22, 0.3, 0.7), at(1.85, 0.86, 0.7), at(1.85, 0.86, 0.02)]),
		face(eye, t.side, [at(1.22, 0.22, 0.02), at(1.22, 0.31, 0.02), at(1.85, 0.87, 0.02), at(1.9, 0.8, 0.02)]),
	]
}
