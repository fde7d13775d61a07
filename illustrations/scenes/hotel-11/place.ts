// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { indices } from '../../drawing/random.ts'
import { mix } from '../../drawing/colour.ts'
import { dawn, type Light } from '../../drawing/light.ts'
import { transform, disc, type Drawing, taperedStroke, foliage, type Point, rect, shape, smooth, stroke } from '../../drawing/shapes.ts'
import { type Foot, type Greens } from '../../drawing/nature/plants.ts'

/** Ras Al Khaimah's desert: dune orange under canvas white, ghaf green, the Hajar in mauve. */
export const desert = { dune: '#e58e4c', lit: '#f6b46a', shade: '#b5604a', deep: '#8c4a4c', canvas: '#fff6e6', canvasShade: '#cdb5b4', plaster: '#e2b283', plasterShade: '#a9756a', mauve: '#8d7fae', mauveDeep: '#6c6196', pole: '#6b4534', lamp: '#ffdf9a' }
export const ghaf: Greens = ['#47583f', '#6c7d4d', '#9ba365']
export const early: Light = { ...dawn, sky: ['#86b6cf', '#abc9d2', '#d4d6cb', '#f4dab8', '#fde2b0'], haze: '#efcfb8' }

/** A villa under canvas: two poles, the cloth drawn down to its corners, plaster walls beneath. */
export function tent(c: typeof desert, x: number, base: number, s: number): Drawing {
	const p = (dx: number, up: number): Point => [x + dx * s, base - up * s]
	const cloth = (fill: string, ...steps: number[][]): Drawing => ({ fill, outlines: [steps.map((step) => step.map((v, i) => (i % 2 ? base - v * s : x + v * s)))] })
	return [
		rect(c.plaster, ...p(-4.6, 2.6), 9.2 * s, 3.4 * s), rect(c.plasterShade, ...p(2.4, 2.6), 2.2 * s, 3.4 * s), rect(mix(c.pole, '#2a1c2a', 0.3), ...p(-3.4, 2.1), 3.4 * s, 2.1 * s), rect(c.lamp, ...p(-2.9, 1.7), 1 * s, 1.7 * s), rect(mix(c.pole, '#2a1c2a', 0.3), ...p(0.7, 1.9), 1 * s, 1.1 * s),
		[-6, 6].map((dx) => stroke(c.pole, p(dx * 0.98, 2.4), p(dx, -0.3), 0.18 * s)),
		cloth(c.canvas, [-6.4, 2.3], [-4.6, 3, -3, 4.2, -2, 6.4], [-1.2, 5.2, 0.8, 5.2, 1.6, 6.8], [2.6, 4.4, 4.4, 3, 6.4, 2.3], [4, 2.7, 2, 2.2, 0, 2.5], [-2, 2.2, -4, 2.7, -6.4, 2.3]),
		cloth(c.canvasShade, [1.6, 6.8], [2.6, 4.4, 4.4, 3, 6.4, 2.3], [5, 2.6, 3.6, 2.5, 2.6, 2.35], [2.2, 3.6, 1.9, 5, 1.6, 6.8]), cloth(mix(c.canvas, c.canvasShade, 0.5), [-2, 6.4], [-1.2, 5.2, 0.2, 5.1, 0.9, 5.6], [0.2, 4.2, -0.4, 3, -0.6, 2.45], [-1.4, 3.6, -1.8, 5, -2, 6.4]),
		[[-2, 6.4], [1.6, 6.8]].map(([dx = 0, up = 0]) => stroke(c.pole, p(dx, up - 0.1), p(dx, up + 0.7), 0.16 * s)), [-1, 1].map((side) => stroke(c.canvasShade, p(side * 6.3, 2.3), p(side * 8, -0.4), 0.07 * s)),
	]
}
/** A ghaf: a bent trunk and thin crowns that hang. */
export const ghafTree = ({ x, y, size }: Foot, height: number, bark: string, [dark, middle, light]: Greens, seed = 1): Drawing => {
	const h = height * size
	const puffs: [number, number, number][] = [[-0.32, 0.66, 0.44], [0.3, 0.7, 0.46], [-0.06, 0.9, 0.5], [0.5, 0.54, 0.3], [-0.52, 0.5, 0.28]]
	return [
		taperedStroke(bark, [x, y], [x - h * 0.08, y - h * 0.3], [x + h * 0.04, y - h * 0.56], h * 0.07, h * 0.04), [-0.3, 0.3, 0].map((dx) => taperedStroke(bark, [x + h * 0.01, y - h * 0.44], [x + dx * h * 0.4, y - h * 0.6], [x + dx * h, y - h * 0.76], h * 0.04, h * 0.015)),
		puffs.map(([dx, up, w], i) => [foliage(dark, [x + dx * h, y - up * h], w * h, w * h * 0.66, { seed: seed + i, bumps: 9 }), foliage(middle, [x + (dx - 0.02) * h, y - (up + 0.03) * h], w * h * 0.9, w * h * 0.5, { seed: seed + i, bumps: 9, flat: 0.5 }), foliage(light, [x + (dx - 0.06) * h, y - (up + 0.09) * h], w * h * 0.5, w * h * 0.22, { seed: seed + i + 5, bumps: 6, flat: 0.6 })]),
		indices(9).map((i) => taperedStroke(i % 2 ? dark : middle, [x + (i / 8 - 0.5) * h * 1.1, y - h * 0.56], [x + (i / 8 - 0.5) * h * 1.2, y - h * 0.46], [x + (i / 8 - 0.5) * h * 1.18, y - h * (0.34 + (i % 3) * 0.05)], h * 0.035, 0.6)),
	]
}
/** Cloven prints, two and two, along a way that comes towards us. */
export const prints = (fill: string, way: (t: number) => Point, count: number): Drawing =>
	indices(count).map((i) => { const [t, side] = [(i / count) ** 1.5, i % 2 ? 1 : -1]; const [x, y] = way(t); const s = 0.34 + t * t * 1.9; return [-1, 1].map((half) => disc(fill, x + side * 13 * s + half * 4.2 * s, y, 3.6 * s, 5 * s)) })
/** A white oryx looking over its shoulder to the left, a metre and a quarter high: dark legs and cheek, two long straight horns. */
export const oryx = ({ x, y, size }: Foot, white: string, shade: string, dark: string): Drawing =>
	transform([
		[[0.34, 0.02], [0.5, 0.05], [-0.42, 0], [-0.56, 0.04]].map(([dx = 0, lean = 0]) => [taperedStroke(dark, [dx, 0.62], [dx + lean, 0.34], [dx + lean * 0.5, 0], 0.12, 0.06), taperedStroke(white, [dx + lean * 0.6, 0.24], [dx + lean * 0.5, 0.14], [dx + lean * 0.5, 0.04], 0.06, 0.055)]),
		smooth(white, [[-0.66, 0.94], [-0.4, 1.02], [0.2, 0.98], [0.56, 1], [0.7, 0.84], [0.64, 0.6], [0.3, 0.5], [-0.3, 0.5], [-0.62, 0.6]], 1 / 7), smooth(shade, [[-0.58, 0.62], [-0.2, 0.56], [0.3, 0.58], [0.66, 0.72], [0.62, 0.58], [0.3, 0.5], [-0.3, 0.5]], 1 / 7), taperedStroke(white, [0.66, 0.9], [0.8, 0.74], [0.76, 0.44], 0.06, 0.03), taperedStroke(dark, [0.78, 0.52], [0.8, 0.42], [0.77, 0.32], 0.05, 0.08),
		smooth(white, [[-0.4, 0.98], [-0.62, 1.3], [-0.78, 1.42], [-0.86, 1.3], [-0.78, 1.06], [-0.68, 0.72], [-0.46, 0.7]], 1 / 7), smooth(dark, [[-0.74, 0.86], [-0.66, 0.74], [-0.6, 0.66], [-0.68, 0.7], [-0.76, 0.8]], 1 / 7),
		smooth(white, [[-0.7, 1.46], [-0.86, 1.46], [-1.08, 1.28], [-1.12, 1.2], [-1.04, 1.16], [-0.84, 1.22], [-0.72, 1.3]], 1 / 7), smooth(dark, [[-0.92, 1.4], [-1.08, 1.27], [-1.1, 1.2], [-1, 1.22], [-0.9, 1.32]], 1 / 7), smooth(dark, [[-0.84, 1.42], [-0.78, 1.4], [-0.78, 1.26], [-0.84, 1.24]], 1 / 7), smooth(white, [[-0.68, 1.44], [-0.54, 1.52], [-0.6, 1.38]], 1 / 6),
		taperedStroke(dark, [-0.82, 1.46], [-0.7, 1.84], [-0.44, 2.2], 0.05, 0.012), taperedStroke(dark, [-0.76, 1.46], [-0.6, 1.8], [-0.32, 2.14], 0.05, 0.012),
	], (px, py) => [x + px * size, y - py * size])
/** A sea of carpet: a field, a border, and a row of diamonds, aslant on the floor; its corners from the near left, counterclockwise. */
export const carpet = ([a, b, c, d]: readonly [Point, Point, Point, Point], field: string, border: string, sign: string): Drawing => {
	const on = (u: number, v: number): Point => [(a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v, (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v]
	const frame = (k: number): Point[] => [on(k, k), on(1 - k, k), on(1 - k, 1 - k), on(k, 1 - k)]
	return [shape(field, frame(0)), shape(border, frame(0.08)), shape(field, frame(0.14)), indices(4).map((i) => [0.34, 0.66].map((v) => { const u = 0.23 + i * 0.18; return shape(sign, [on(u - 0.07, v), on(u, v - 0.12), on(u + 0.07, v), on(u, v + 0.12)]) }))]
}
