import { seededRandom, indices } from '../random.ts'
import { transform, type Drawing, disc, taperedStroke, foliage, type Point, shape, smooth } from '../shapes.ts'

/** The foot of an upright object on the canvas, and the length of a metre there in canvas units. */
export type Foot = { x: number; y: number; size: number }
/** Dark, middle and light green of a plant. */
export type Greens = readonly [dark: string, middle: string, light: string]
/** The point on the canvas that is the given metres to the right of a foot and above it. */
export const over = ({ x, y, size }: Foot, right: number, up: number): Point => [x + right * size, y - up * size]
/** Fruit or blossom scattered over an ellipse. */
export function scattered(
	fill: string,
	[x, y]: Point,
	wide: number,
	high: number,
	count: number,
	size: number,
	seed = 1,
): Drawing {
	const random = seededRandom(seed)
	return indices(count).map(() => {
		const [angle, reach] = [random() * 2 * Math.PI, Math.sqrt(random())]
		return disc(
			fill,
			x + (Math.cos(angle) * reach * wide) / 2,
			y + (Math.sin(angle) * reach * high) / 2,
			size * (0.7 + random() * 0.6),
		)
	})
}
/** A low bush, with blossom if it has a colour. */
export function bush(
	foot: Foot,
	wide: number,
	high: number,
	[dark, middle, light]: Greens,
	{ blossom = '', seed = 1 } = {},
): Drawing {
	const s = foot.size
	const middleAt = over(foot, 0, high * 0.45)
	return [
		foliage(dark, middleAt, wide * s, high * s, { seed, bumps: 10, flat: 0.3 }),
		foliage(middle, over(foot, -wide * 0.03, high * 0.53), wide * 0.95 * s, high * 0.88 * s, {
			seed,
			bumps: 10,
			flat: 0.66,
		}),
		foliage(light, over(foot, -wide * 0.14, high * 0.68), wide * 0.5 * s, high * 0.42 * s, {
			seed: seed + 2,
			bumps: 7,
			flat: 0.7,
		}),
		blossom
			? scattered(
					blossom,
					over(foot, 0, high * 0.6),
					wide * 0.86 * s,
					high * 0.7 * s,
					5 + wide * 5,
					Math.max(1.6, 0.055 * s),
					seed,
				)
			: [],
	]
}
/** Bougainvillea over an edge: leaves, then three depths of bracts. */
export function bougainvillea(
	at: Point,
	wide: number,
	high: number,
	leaf: string,
	[deep, bright, pale]: readonly [string, string, string],
	seed = 1,
): Drawing {
	const random = seededRandom(seed)
	const petals = (fill: string, count: number, size: number, dx: number, dy: number): Drawing =>
		indices(count).map(() => {
			const [angle, reach] = [random() * 2 * Math.PI, Math.sqrt(random())]
			const position: Point = [
				at[0] + dx + (Math.cos(angle) * reach * wide) / 2,
				at[1] + dy + (Math.sin(angle) * reach * high) / 2,
			]
			return smooth(
				fill,
				indices(4).map(
					(i): Point => [
						position[0] + Math.cos(angle + i * 1.57) * size * (0.7 + random() * 0.6),
						position[1] + Math.sin(angle + i * 1.57) * size * (0.6 + random() * 0.5),
					],
				),
			)
		})
	return [
		foliage(leaf, at, wide * 0.96, high * 0.96, { seed, bumps: 11 }),
		petals(deep, 26, wide * 0.08, 3, high * 0.08),
		petals(bright, 30, wide * 0.066, 0, -high * 0.03),
		petals(pale, 9, wide * 0.035, -wide * 0.04, -high * 0.12),
	]
}
/** An agave: stiff blades out of one heart. */
export function agave(foot: Foot, height: number, [dark, middle, light]: Greens): Drawing {
	const leaf = (fill: string, angle: number, long: number) => {
		const tip = over(foot, Math.cos(angle) * height * long, Math.sin(angle) * height * long)
		const via = over(foot, Math.cos(angle) * height * 0.45 * long, Math.sin(angle) * height * 0.62 * long)
		return taperedStroke(fill, over(foot, 0, 0), via, tip, height * 0.2 * foot.size, 0.5)
	}
	return [
		[0.12, 0.3, 0.45, 0.7, 0.88].map((at) => leaf(dark, Math.PI * at, 1)),
		[0.2, 0.38, 0.62, 0.8, 0.97].map((at) => leaf(middle, Math.PI * at, 0.92)),
		[0.28, 0.5, 0.73].map((at) => leaf(light, Math.PI * at, 0.7)),
	]
}
/** Rows that run away to a point, as lavender and vines do: each a strip that narrows, light beside dark. */
export function rows(
	fills: readonly [light: string, dark: string],
	[px, py]: Point,
	left: number,
	right: number,
	bottom: number,
	count: number,
): Drawing {
	const step = (right - left) / count
	return indices(count).map((i) => {
		const x = left + i * step
		const row = (from: number, to: number, fill: string) =>
			shape(fill, [
				[x + from * step, bottom],
				[px + (x + from * step - px) * 0.02, py],
				[px + (x + to * step - px) * 0.02, py],
				[x + to * step, bottom],
			])
		return [row(0, 0.62, fills[0]), row(0.4, 0.62, fills[1])]
	})
}
/** Mangroves at the water's edge: roots like a hand under a level crown. */
export function mangrove(foot: Foot, wide: number, high: number, root: string, greens: Greens, seed = 1): Drawing {
	const random = seededRandom(seed)
	return [
		indices(wide * 2).map((i) => {
			const at = (i / (wide * 2 - 1) - 0.5) * wide * 0.8
			return taperedStroke(
				root,
				over(foot, at * 0.8, high * 0.5),
				over(foot, at + 0.1, high * 0.3),
				over(foot, at + (random() - 0.5) * 0.7, 0),
				0.1 * foot.size,
				0.05 * foot.size,
			)
		}),
		bush({ ...foot, y: foot.y - high * 0.28 * foot.size }, wide, high * 0.75, greens, { seed }),
	]
}
/** Mirrors a drawing at a vertical line. */
export const turned = (drawing: Drawing, x: number): Drawing => transform(drawing, (px, py) => [2 * x - px, py])
