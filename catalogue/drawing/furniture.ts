import { upTo } from './chance.ts'
import { mix, type Tones, tones } from './colour.ts'
import { type Eye, face, ground, metre, round, rounded, type Spot, see } from './eye.ts'
import { type Drawing, disc, limb, type Point, smooth, stroke } from './marks.ts'
import { block, cushion, drum, type Size, turnedOnWheel } from './solids.ts'

/** Which way a thing looks: towards us, away from us, to our left or to our right. */
export type Facing = 'us' | 'away' | 'left' | 'right'
const toned = (fill: string | Tones) => (typeof fill === 'string' ? tones(fill) : fill)

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
export type Linen = { sheet: string; throw: string; wood: string; pillow: string }
/** A made bed; its head to the far wall, or to the left or the right one. `spot`: its near left corner. */
export function bed(
	eye: Eye,
	{ sheet, throw: cover, wood, pillow }: Linen,
	[x, y, z]: Spot,
	{
		width = 1.9,
		length = 2.1,
		head = 'far',
	}: { width?: number; length?: number; head?: 'far' | 'left' | 'right' } = {},
): Drawing {
	const white = tones(sheet)
	if (head === 'far')
		return [
			block(eye, wood, [x - 0.12, y, z + length], [width + 0.24, 1.25, 0.1]),
			block(eye, wood, [x, y, z], [width, 0.26, length]),
			block(eye, white, [x - 0.02, y + 0.2, z + 0.02], [width + 0.04, 0.36, length - 0.02]),
			[0.06, 0.53].map((at) =>
				cushion(eye, white, [x + width * at, y + 0.54, z + length - 0.3], width * 0.41, 0.42, 0.18),
			),
			[0.16, 0.52].map((at) =>
				cushion(eye, pillow, [x + width * at, y + 0.54, z + length - 0.52], width * 0.32, 0.32, 0.14),
			),
			block(eye, cover, [x - 0.04, y + 0.16, z - 0.02], [width + 0.08, 0.42, length * 0.44]),
		]
	const far = z + width
	const headAt = head === 'left' ? x : x + length
	const pillowAt = head === 'left' ? x + 0.1 : x + length - 0.62
	const coverAt = head === 'left' ? x + length * 0.56 : x - 0.02
	return [
		head === 'right' ? block(eye, wood, [headAt, y, z - 0.1], [0.1, 1.25, width + 0.2]) : [],
		block(eye, wood, [x, y, z], [length, 0.26, width]),
		block(eye, white, [x, y + 0.2, z - 0.02], [length, 0.36, width + 0.04]),
		[far - 0.85, z + 0.12].map((at, i) => [
			block(eye, i ? white : { ...white, front: white.side }, [pillowAt, y + 0.56, at], [0.5, 0.16, 0.72]),
			block(eye, pillow, [head === 'left' ? pillowAt + 0.36 : pillowAt - 0.1, y + 0.56, at + 0.1], [0.24, 0.26, 0.5]),
		]),
		block(eye, cover, [coverAt, y + 0.16, z - 0.04], [length * 0.44 + 0.02, 0.42, width + 0.06]),
		head === 'left' ? block(eye, wood, [headAt - 0.1, y, z - 0.1], [0.1, 1.25, width + 0.2]) : [],
	]
}
/** A table on four legs; `spot` its near left corner. */
export function table(eye: Eye, fill: string | Tones, [x, y, z]: Spot, [w, h, d]: Size, leg = 0.08): Drawing {
	const feet: [number, number][] = [
		[x + 0.05, z + d - leg - 0.05],
		[x + w - leg - 0.05, z + d - leg - 0.05],
		[x + 0.05, z + 0.05],
		[x + w - leg - 0.05, z + 0.05],
	]
	return [
		feet.map(([fx, fz]) => block(eye, { ...toned(fill), front: toned(fill).side }, [fx, y, fz], [leg, h - 0.06, leg])),
		block(eye, fill, [x, y + h - 0.07, z], [w, 0.07, d]),
	]
}
/** A round table on one foot. */
export const roundTable = (eye: Eye, fill: string | Tones, [x, y, z]: Spot, radius: number, height = 0.74): Drawing => [
	round(eye, toned(fill).deep, [x, y + 0.01, z], radius * 0.5),
	drum(eye, { ...toned(fill), front: toned(fill).side }, [x, y, z], 0.05, height - 0.04),
	drum(eye, fill, [x, y + height - 0.05, z], radius, 0.05),
]
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
/** A plate, a glass and a napkin at one place of a table. */
export const setting = (eye: Eye, [x, y, z]: Spot, china: string, glass: string, napkin: string): Drawing => [
	round(eye, tones(china).side, [x, y + 0.004, z - 0.01], 0.16),
	round(eye, china, [x, y + 0.012, z], 0.15),
	ground(eye, napkin, x - 0.05, x + 0.05, z - 0.06, z + 0.08, y + 0.016),
	wineGlass(eye, [x + 0.2, y, z + 0.16], glass),
]
export const wineGlass = (eye: Eye, foot: Spot, fill: string): Drawing =>
	turnedOnWheel(eye, { ...tones(fill), side: mix(fill, '#ffffff', 0.25) }, foot, [
		[0.045, 0],
		[0.01, 0.02],
		[0.01, 0.11],
		[0.055, 0.16],
		[0.045, 0.25],
	])
/** A bowl heaped with fruit. */
export const fruitBowl = (eye: Eye, foot: Spot, bowl: string, fruit: string): Drawing => {
	const [x, y] = see(eye, foot)
	const s = metre(eye, foot)
	return [
		[
			[-0.1, 0.15],
			[0.02, 0.19],
			[0.12, 0.15],
			[-0.03, 0.14],
		].map(([dx = 0, up = 0], i) => disc(i % 2 ? fruit : tones(fruit).side, x + dx * s, y - up * s, 0.07 * s, 0.06 * s)),
		turnedOnWheel(eye, bowl, foot, [
			[0.08, 0],
			[0.18, 0.06],
			[0.22, 0.13],
		]),
	]
}
/** A vase with stems: blossom, branches or reeds. */
export function vase(
	eye: Eye,
	foot: Spot,
	clay: string,
	leaf: string,
	blossom: string,
	{ height = 0.34, stems = 7 } = {},
): Drawing {
	const [x, y] = see(eye, foot)
	const s = metre(eye, foot)
	const mouth: Point = [x, y - height * 0.92 * s]
	const tips = upTo(stems).map((i): Point => {
		const angle = -Math.PI * (0.16 + (0.68 * i) / (stems - 1))
		const long = height * (1.3 + (i % 2) * 0.3) * s
		return [mouth[0] + Math.cos(angle) * long * 0.8, mouth[1] + Math.sin(angle) * long]
	})
	return [
		tips.map((tip) =>
			limb(
				leaf,
				mouth,
				[mouth[0] + (tip[0] - mouth[0]) * 0.25, mouth[1] + (tip[1] - mouth[1]) * 0.7],
				tip,
				0.022 * s,
				0.01 * s,
			),
		),
		tips.map((tip, i) =>
			disc(i % 3 === 2 ? mix(blossom, '#ffffff', 0.35) : blossom, tip[0], tip[1], height * 0.17 * s, height * 0.14 * s),
		),
		turnedOnWheel(eye, clay, foot, [
			[height * 0.2, 0],
			[height * 0.4, height * 0.4],
			[height * 0.3, height * 0.72],
			[height * 0.14, height * 0.86],
			[height * 0.2, height],
		]),
	]
}
/** A table lamp, its shade lit. */
export const tableLamp = (eye: Eye, foot: Spot, base: string, shade: string): Drawing => [
	turnedOnWheel(eye, base, foot, [
		[0.08, 0],
		[0.1, 0.1],
		[0.05, 0.24],
		[0.02, 0.34],
	]),
	lampshade(eye, [foot[0], foot[1] + 0.32, foot[2]], shade, 0.2, 0.13, 0.24),
]
export const floorLamp = (eye: Eye, foot: Spot, metal: string, shade: string): Drawing => [
	round(eye, metal, foot, 0.15),
	stroke(metal, see(eye, foot), see(eye, [foot[0], foot[1] + 1.4, foot[2]]), 0.035 * metre(eye, foot)),
	lampshade(eye, [foot[0], foot[1] + 1.35, foot[2]], shade, 0.27, 0.17, 0.34),
]
/** A lamp hung from `high`; its shade at `foot`. */
export const pendant = (eye: Eye, foot: Spot, high: number, cord: string, shade: string, width = 0.3): Drawing => [
	stroke(cord, see(eye, [foot[0], high, foot[2]]), see(eye, foot), 0.02 * metre(eye, foot)),
	lampshade(eye, foot, shade, width, width * 0.34, width * 0.9),
	round(eye, mix(shade, '#fffbe0', 0.6), foot, width * 0.94),
]
function lampshade(eye: Eye, [x, y, z]: Spot, fill: string, low: number, top: number, high: number): Drawing {
	const at = (dx: number, up: number) => see(eye, [x + dx, y + up, z])
	return [
		smooth(fill, [at(-low, 0), at(0, -0.02), at(low, 0), at(top, high), at(0, high + 0.01), at(-top, high)], 1 / 14),
		smooth(
			mix(fill, '#fffbe0', 0.5),
			[at(-low * 0.9, 0.01), at(low * 0.1, 0), at(top * 0.1, high), at(-top * 0.9, high)],
			1 / 16,
		),
	]
}
/** A rug: a border inside its edge. */
export const rug = (
	eye: Eye,
	fill: string,
	border: string,
	left: number,
	right: number,
	near: number,
	far: number,
): Drawing => [
	ground(eye, fill, left, right, near, far, 0.002),
	ground(eye, border, left + 0.14, right - 0.14, near + 0.16, far - 0.16, 0.003),
	ground(eye, fill, left + 0.24, right - 0.24, near + 0.28, far - 0.28, 0.004),
]
/** A bath standing free, along the picture. */
export function bath(eye: Eye, fill: string | Tones, [x, y, z]: Spot, water: string, length = 1.8): Drawing {
	const { front, side, top } = toned(fill)
	const rim = (up: number, wide: number, deep: number): Spot[] =>
		upTo(16).map((i) => [
			x + (Math.cos((i * Math.PI) / 8) * wide) / 2,
			y + up,
			z + (Math.sin((i * Math.PI) / 8) * deep) / 2,
		])
	const at = (dx: number, up: number, dz: number): Point => see(eye, [x + dx, y + up, z + dz])
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
		rounded(eye, top, rim(0.64, length + 0.06, 0.86)),
		rounded(eye, side, rim(0.62, length - 0.1, 0.7)),
		rounded(eye, water, rim(0.53, length - 0.2, 0.62)),
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
/** A parasol: eight panels in two tones over a pole. */
export function parasol(
	eye: Eye,
	[x, y, z]: Spot,
	[light, shade]: readonly [string, string],
	pole: string,
	radius = 1.5,
	high = 2.5,
): Drawing {
	const edge = (i: number): Spot => [
		x + radius * Math.cos((i * Math.PI) / 4 + 0.2),
		y + high - 0.5,
		z + radius * Math.sin((i * Math.PI) / 4 + 0.2),
	]
	const panels = upTo(8)
		.map((i) => ({ i, depth: (edge(i)[2] + edge(i + 1)[2]) / 2 }))
		.sort((a, b) => b.depth - a.depth)
	return [
		stroke(pole, see(eye, [x, y, z]), see(eye, [x, y + high, z]), 0.05 * metre(eye, [x, y, z])),
		panels.map(({ i }) => face(eye, i % 2 ? light : shade, [edge(i), edge(i + 1), [x, y + high, z]])),
	]
}
/** A basin of clear water sunk into a terrace: its coping, its far wall, bands of colour and light on the surface. */
export function pool(
	eye: Eye,
	[left, right, near, far]: readonly [number, number, number, number],
	water: readonly [deep: string, middle: string, light: string],
	coping: string,
	{ moment = 0, up = 0 } = {},
): Drawing {
	const [deep, middle, light] = water
	const level = up - 0.14
	return [
		ground(eye, coping, left - 0.4, right + 0.4, near - 0.4, far + 0.4, up),
		ground(eye, tones(coping).side, left, right, near, far, up),
		ground(eye, middle, left, right, near, far - 0.02, level),
		ground(eye, deep, left, right, near, near + (far - near) * 0.34, level),
		ground(eye, light, left, right, far - (far - near) * 0.16, far - 0.02, level),
		upTo(9).map((i) => {
			const z = near + ((far - near) * (i + 0.6)) / 9.4
			const wide = (right - left) * (0.16 + 0.1 * (i % 3))
			const x = left + (right - left) * (0.08 + ((i * 0.37) % 0.62)) + Math.sin(2 * Math.PI * (moment + i / 9)) * 0.1
			return face(eye, i % 2 ? light : mix(light, '#ffffff', 0.45), [
				[x, level, z],
				[x + wide * 0.3, level, z - 0.03],
				[x + wide, level, z],
				[x + wide * 0.5, level, z + 0.05],
			])
		}),
	]
}
/** Books in a pile, the uppermost a little askew. */
export const books = (eye: Eye, [x, y, z]: Spot, colours: readonly string[]): Drawing =>
	colours.map((fill, i) => block(eye, fill, [x + (i % 2) * 0.03, y + i * 0.05, z], [0.3 - (i % 2) * 0.04, 0.045, 0.22]))
/** An open book. */
export const openBook = (eye: Eye, [x, y, z]: Spot, page: string): Drawing => [
	ground(eye, tones(page).side, x - 0.02, x + 0.42, z - 0.02, z + 0.28, y + 0.005),
	face(eye, page, [
		[x, y + 0.01, z],
		[x + 0.2, y + 0.03, z],
		[x + 0.2, y + 0.03, z + 0.26],
		[x, y + 0.01, z + 0.26],
	]),
	face(eye, mix(page, '#3f3052', 0.12), [
		[x + 0.2, y + 0.03, z],
		[x + 0.4, y + 0.01, z],
		[x + 0.4, y + 0.01, z + 0.26],
		[x + 0.2, y + 0.03, z + 0.26],
	]),
]
/** A straw hat left lying: brim, crown and ribbon. */
export const hat = (eye: Eye, [x, y, z]: Spot, straw: string, ribbon: string): Drawing => [
	round(eye, tones(straw).side, [x + 0.02, y + 0.004, z - 0.01], 0.23),
	round(eye, straw, [x, y + 0.012, z], 0.22),
	drum(eye, { top: straw, front: ribbon, side: tones(ribbon).side, deep: ribbon }, [x, y + 0.012, z], 0.115, 0.05),
	drum(eye, straw, [x, y + 0.05, z], 0.11, 0.07),
]
/** A candle in a glass. */
export const candle = (eye: Eye, foot: Spot, wax: string, flame: string): Drawing => {
	const [x, y] = see(eye, [foot[0], foot[1] + 0.16, foot[2]])
	const s = metre(eye, foot)
	return [
		turnedOnWheel(eye, wax, foot, [
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
/** A big pot, with nothing in it. */
export const pot = (eye: Eye, fill: string | Tones, foot: Spot, height = 0.6): Drawing =>
	turnedOnWheel(eye, fill, foot, [
		[height * 0.28, 0],
		[height * 0.5, height * 0.55],
		[height * 0.42, height * 0.86],
		[height * 0.5, height],
	])
