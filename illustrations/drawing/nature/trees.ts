import { seededRandom, indices } from '../random.ts'
import { type Drawing, taperedStroke, type Mark, foliage, type Point, shape, smooth } from '../shapes.ts'
import { type Foot, type Greens, over } from './plants.ts'

/** The umbrella pine of the Riviera: a bare leaning trunk that forks under level clouds of needles. */
export function stonePine(
	foot: Foot,
	height: number,
	bark: string,
	[dark, middle, light]: Greens,
	seed = 1,
	lean = 0.06,
): Drawing {
	const random = seededRandom(seed)
	const [crown, wide] = [height * 0.84, height * 0.6]
	const fork = over(foot, height * lean * 0.7, height * 0.64)
	const clouds = [-0.52, 0.5, -0.24, 0.24, 0].map((across, i) => ({
		at: over(foot, height * lean + across * wide * 1.2, crown + height * (-0.01 + i * 0.026 + random() * 0.02)),
		wide: wide * (0.5 + i * 0.05 + random() * 0.1) * foot.size,
	}))
	const s = foot.size
	return [
		taperedStroke(
			bark,
			over(foot, 0, -0.1),
			over(foot, -height * lean * 0.6, height * 0.3),
			fork,
			height * 0.05 * s,
			height * 0.036 * s,
		),
		[-0.3, -0.08, 0.14, 0.3].map((at) =>
			taperedStroke(
				bark,
				fork,
				over(foot, height * lean * 0.8 + at * wide * 0.25, height * 0.72),
				over(foot, height * lean + at * wide, crown + height * 0.05),
				height * 0.032 * s,
				height * 0.012 * s,
			),
		),
		clouds.map(({ at: [x, y], wide }, i) => [
			foliage(dark, [x, y], wide, wide * 0.34, { seed: seed + i, bumps: 7, flat: 0.66 }),
			foliage(middle, [x - wide * 0.02, y - wide * 0.045], wide * 0.96, wide * 0.28, {
				seed: seed + i,
				bumps: 7,
				flat: 0.84,
			}),
			foliage(light, [x - wide * 0.09, y - wide * 0.1], wide * 0.6, wide * 0.13, {
				seed: seed + i + 3,
				bumps: 6,
				flat: 0.9,
			}),
		]),
	]
}
/** A cypress: a flame, half of it in shade. */
export function cypress(
	foot: Foot,
	height: number,
	[dark, middle]: readonly [dark: string, middle: string, light?: string],
	girth = 0.16,
): Drawing {
	const wide = height * girth
	const flame = (from: number, to: number): Point[] => [
		over(foot, 0, height),
		over(foot, wide * 0.26 * to, height * 0.72),
		over(foot, wide * 0.5 * to, height * 0.32),
		over(foot, wide * 0.28 * to, 0.02 * height),
		over(foot, wide * 0.28 * from, 0.02 * height),
		over(foot, wide * 0.5 * from, height * 0.32),
		over(foot, wide * 0.26 * from, height * 0.72),
	]
	return [smooth(middle, flame(-1, 1)), smooth(dark, flame(0.1, 1))]
}
/** A frond: an arched spine with leaflets hanging from it. */
function frond(fill: string, [x, y]: Point, [dx, dy]: Point, length: number, droop: number): Mark {
	const teeth = 9
	const spine = (t: number): Point => [x + dx * length * t, y + dy * length * t + droop * length * t * t]
	const upper = indices(teeth + 1).map((i) => spine(i / teeth))
	const lower = indices(teeth * 2)
		.reverse()
		.map((i): Point => {
			const t = (i + 0.4) / (teeth * 2)
			const [px, py] = spine(t)
			const hang = (i % 2 ? 1 : 0.3) * length * 0.2 * Math.sin(Math.PI * (0.12 + t * 0.86))
			return [px + dx * hang * 0.45, py + hang]
		})
	return shape(fill, [...upper, ...lower])
}
/** A palm: a curved trunk and fronds all round, the hanging ones in shade; `sway` moves the crown, for films. */
export function palm(
	foot: Foot,
	height: number,
	bark: string,
	[dark, middle, light]: Greens,
	{ seed = 1, lean = 0.14, fronds = 11, spread = 0.42, sway = 0 } = {},
): Drawing {
	const random = seededRandom(seed)
	const crown = over(foot, height * lean + sway * height * 0.01, height)
	const length = height * spread * foot.size
	const leaves = indices(fronds).map((i) => {
		const angle = Math.PI * (-0.04 - (0.92 * (i + 0.5)) / fronds) + (random() - 0.5) * 0.12
		const level = Math.abs(Math.cos(angle))
		return { angle, droop: 0.34 + level * 0.55 + random() * 0.12, long: length * (0.8 + random() * 0.25), level }
	})
	const draw = (fill: string, chosen: typeof leaves, shrink = 1) =>
		chosen.map(({ angle, droop, long }) =>
			frond(fill, crown, [Math.cos(angle), Math.sin(angle) * 0.8], long * shrink, droop),
		)
	return [
		draw(
			dark,
			leaves.filter((_, i) => i % 2 === 0),
		),
		[-1, 1].map((side) => frond(dark, crown, [side * 0.5, 0.1], length * 0.72, 0.9)),
		taperedStroke(
			bark,
			over(foot, 0, -0.1),
			over(foot, -height * lean * 0.25, height * 0.55),
			crown,
			height * 0.05 * foot.size,
			height * 0.026 * foot.size,
		),
		draw(
			middle,
			leaves.filter((_, i) => i % 2 === 1),
		),
		draw(
			light,
			leaves.filter((_, i) => i % 4 === 1),
			0.62,
		),
	]
}
/** Any round-headed tree: olive (`loose`), apple, oak, lime. */
export function crown(
	foot: Foot,
	height: number,
	bark: string,
	[dark, middle, light]: Greens,
	{ seed = 1, wide = 0.8, loose = 0, trunk = 0.3 } = {},
): Drawing {
	const random = seededRandom(seed)
	const [w, s] = [height * wide, foot.size]
	const heads = loose ? 5 : 3
	const puffs = indices(heads).map((i) => ({
		right: (i / (heads - 1) - 0.5) * w * (0.5 + loose * 0.3),
		up: height * (0.66 + (i % 2 ? 0.1 : 0) * (1 + loose) + (random() - 0.5) * 0.06),
		wide: w * (loose ? 0.44 : 0.68),
	}))
	const layer = (fill: string, shift: number, shrink: number, lift: number) =>
		puffs.map(({ right, up, wide }, i) =>
			foliage(
				fill,
				over(foot, right - shift * wide, up + lift * height),
				wide * shrink * s,
				wide * (loose ? 0.72 : 0.8) * shrink * s,
				{ seed: seed + i * 3, bumps: 9, flat: 0.25 },
			),
		)
	return [
		taperedStroke(
			bark,
			over(foot, 0, -0.05),
			over(foot, height * 0.04 * (random() - 0.5), height * 0.2),
			over(foot, 0, height * (trunk + 0.3)),
			height * 0.09 * s,
			height * 0.05 * s,
		),
		[-1, 1].map((side) =>
			taperedStroke(
				bark,
				over(foot, 0, height * trunk),
				over(foot, side * w * 0.12, height * 0.45),
				over(foot, side * w * 0.26, height * 0.62),
				height * 0.05 * s,
				height * 0.025 * s,
			),
		),
		layer(dark, 0, 1, 0),
		layer(middle, 0.05, 0.9, 0.025),
		layer(light, 0.17, 0.5, 0.075),
	]
}
/** A bough that hangs into the picture from its edge: what frames a view. */
export function bough(
	from: Point,
	to: Point,
	bark: string,
	[dark, middle, light]: Greens,
	{ seed = 1, thick = 12, puff = 130 } = {},
): Drawing {
	const random = seededRandom(seed)
	const along = (t: number): Point => [
		from[0] + (to[0] - from[0]) * t,
		from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * -20,
	]
	const puffs = [0.3, 0.52, 0.72, 0.9, 1].map((t) => ({ at: along(t), wide: puff * (0.8 + random() * 0.5) }))
	return [
		taperedStroke(bark, from, along(0.5), to, thick, thick * 0.3),
		puffs.map(({ at: [x, y], wide }, i) =>
			foliage(dark, [x, y + 6], wide, wide * 0.36, { seed: seed + i, bumps: 8, flat: 0.5 }),
		),
		puffs.map(({ at: [x, y], wide }, i) =>
			foliage(middle, [x - 2, y - 1], wide * 0.96, wide * 0.3, { seed: seed + i, bumps: 8, flat: 0.8 }),
		),
		puffs.map(({ at: [x, y], wide }, i) =>
			foliage(light, [x - 12, y - 8], wide * 0.55, wide * 0.13, { seed: seed + i + 9, bumps: 6, flat: 0.85 }),
		),
	]
}
