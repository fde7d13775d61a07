// biome-ignore-all format: one shape per line is easier to compare with the picture
import { indices } from '../random.ts'
import { mix } from '../colour.ts'
import { transform, type Drawing, disc, taperedStroke, type Mark, type Point, rect, shape, smooth, stroke } from '../shapes.ts'
import { type Foot } from '../nature/plants.ts'

const K = 0.5523
/** An opening seen straight on, standing on its sill: its left edge, round-headed when `arch` (1: half a circle). */
export function gap(fill: string, x: number, sill: number, width: number, height: number, arch = 0): Mark {
	if (!arch) return rect(fill, x, sill - height, width, height)
	const [half, rise, top] = [width / 2, (width / 2) * arch, sill - height]
	return { fill, outlines: [[[x, sill], [x, top + rise], [x, top + rise - K * rise, x + half - K * half, top, x + half, top], [x + half + K * half, top, x + width, top + rise - K * rise, x + width, top + rise], [x + width, sill]]] }
}
/** `count` of them, evenly spread between two places. */
export const gaps = (fill: string, from: number, to: number, count: number, sill: number, width: number, height: number, arch = 0): Drawing =>
	indices(count).map((i) => gap(fill, from + ((to - from) * (i + 0.5)) / count - width / 2, sill, width, height, arch))
/** A dome around `x` on its drum: lit from the left, with a lantern on top. */
export const dome = (fill: string, shade: string, light: string, x: number, base: number, width: number, height: number): Drawing => {
	const side = (from: number, to: number, up = 1): Point[] => [[x + from * width * 0.5, base], [x + from * width * 0.52, base - height * 0.34], [x + from * width * 0.34, base - height * 0.74 * up], [x + (from * width) / 14, base - height], [x + (to * width) / 14, base - height], [x + to * width * 0.34, base - height * 0.74 * up], [x + to * width * 0.52, base - height * 0.34], [x + to * width * 0.5, base]]
	return [
		smooth(fill, side(-1, 1), 1 / 9), smooth(shade, side(0.3, 1), 1 / 9), smooth(light, side(-0.66, -0.36), 1 / 9),
		rect(fill, x - width * 0.07, base - height * 1.16, width * 0.14, height * 0.18), rect(shade, x + width * 0.02, base - height * 1.16, width * 0.05, height * 0.18),
		shape(fill, [[x - width * 0.1, base - height * 1.15], [x, base - height * 1.5], [x + width * 0.1, base - height * 1.15]]),
	]
}
/** A balustrade seen straight on, its foot at `y`. */
export const rail = (fill: string, from: number, to: number, y: number, height: number, step = 12): Drawing => [
	rect(fill, from, y - height, to - from, height * 0.2), rect(fill, from, y - height * 0.14, to - from, height * 0.14),
	indices((to - from) / step).map((i) => rect(fill, from + i * step + step * 0.3, y - height, step * 0.4, height)),
]
/** A palm's feathers far off, or a date palm near by: a straight trunk and a full round head, dates if they have a colour. */
export const datePalm = ({ x, y, size }: Foot, height: number, bark: string, [dark, light]: readonly [string, string, string?], { lean = 0, dates = '', count = 9 } = {}): Drawing => {
	const top: Point = [x + lean * height * size, y - height * size]
	const reach = height * 0.42 * size
	const leaf = (fill: string, angle: number, long: number): Mark => taperedStroke(fill, top, [top[0] + Math.cos(angle) * reach * 0.6 * long, top[1] - Math.sin(angle) * reach * 0.75 * long - reach * 0.16], [top[0] + Math.cos(angle) * reach * long, top[1] - Math.sin(angle) * reach * 0.6 * long + reach * 0.3], reach * 0.2, 0.4)
	return [
		taperedStroke(bark, [x, y], [x + lean * height * size * 0.3, y - height * size * 0.5], top, height * 0.055 * size, height * 0.04 * size),
		indices(count).map((i) => leaf(dark, -0.5 + ((Math.PI + 1) * (i + 0.5)) / count, 1)),
		dates ? [-0.35, -0.1, 0.15, 0.36].map((dx, i) => disc(dates, top[0] + dx * reach * 0.7, top[1] + reach * (0.16 + (i % 2) * 0.08), reach * 0.09, reach * 0.14)) : [],
		indices(count - 2).map((i) => leaf(light, -0.15 + ((Math.PI + 0.3) * (i + 0.5)) / (count - 2), 0.74)),
	]
}
/** An open touring car from its side, four metres and a half, its bonnet to the right. */
export const motorCar = ({ x, y, size }: Foot, paint: string, dark: string, leather: string): Drawing =>
	transform([
		smooth(paint, [[-2.2, 0.42], [-2.25, 0.9], [-1.7, 1.06], [-0.2, 1], [0.35, 1.02], [1.9, 0.94], [2.05, 0.6], [1.95, 0.4]], 1 / 9),
		smooth(leather, [[-1.6, 1.02], [-1.5, 1.3], [-1.28, 1.32], [-1.1, 1.02]], 1 / 8), smooth(leather, [[-0.6, 1], [-0.55, 1.26], [-0.36, 1.28], [-0.2, 1]], 1 / 8),
		stroke(dark, [0.3, 1], [0.12, 1.5], 0.07), stroke(dark, [0.02, 1.04], [-0.12, 1.16], 0.1),
		smooth(mix(paint, dark, 0.5), [[-2.5, 0.5], [-2, 0.92], [-1.4, 0.86], [-1, 0.44], [0.8, 0.4], [1.15, 0.84], [1.75, 0.88], [2.3, 0.46], [1.2, 0.3], [-1.4, 0.3]], 1 / 10),
		[-1.5, 1.5].map((at) => [disc(dark, at, 0.4, 0.42), disc(mix(leather, '#ffffff', 0.5), at, 0.4, 0.2)]), disc('#fff0b8', 2.05, 0.86, 0.15),
	], (px, py) => [x + px * size, y - py * size])
/** A heron on one leg, a metre high, looking left. */
export const heron = ({ x, y, size }: Foot, grey: string, dark: string, bill: string): Drawing =>
	transform([
		stroke(dark, [0.02, 0], [0.04, 0.46], 0.035), stroke(dark, [0.1, 0.02], [0.08, 0.46], 0.03),
		smooth(grey, [[-0.14, 0.62], [0, 0.44], [0.24, 0.34], [0.36, 0.24], [0.22, 0.52], [0.08, 0.66], [-0.06, 0.7]], 1 / 7),
		smooth(dark, [[0.06, 0.5], [0.24, 0.36], [0.4, 0.2], [0.26, 0.5], [0.12, 0.6]], 1 / 7),
		taperedStroke(grey, [-0.06, 0.62], [-0.26, 0.78], [-0.08, 0.98], 0.1, 0.06), disc(grey, -0.1, 1, 0.065, 0.05),
		shape(bill, [[-0.14, 1.02], [-0.38, 0.98], [-0.14, 0.97]]), shape(dark, [[-0.12, 1.04], [0.14, 1.04], [-0.02, 1]]),
	], (px, py) => [x + px * size, y - py * size])
/** A dhow at anchor: its long yard lowered along the mast, the cloth furled. */
export const dhowAtAnchor = ({ x, y, size }: Foot, wood: string, dark: string, cloth: string): Drawing =>
	transform([
		smooth(dark, [[-9, -3.6], [-8, -1], [-4, 0.1], [4, 0.1], [7, -1.2], [10, -4.2], [3, -1.8], [-4, -1.9]], 1 / 8),
		smooth(wood, [[-9.2, -3.9], [-8.6, -2.2], [-4, -1.2], [3, -1.1], [7, -2.2], [10.4, -4.4], [3, -2], [-4, -2.2]], 1 / 8),
		shape(wood, [[-9, -3.8], [-8.6, -5.2], [-4.6, -4], [-4.6, -2]]), stroke(dark, [0.6, -1.6], [1.6, -14], 0.42), taperedStroke(cloth, [-7, -7.4], [0, -11], [7.6, -16], 0.9, 0.3), stroke(dark, [-7.4, -7.4], [8, -16.6], 0.24), stroke(dark, [1.5, -13.6], [9.6, -4.2], 0.09), stroke(dark, [1.5, -13.6], [-8, -4.6], 0.09),
	], (px, py) => [x + px * size, y + py * size])
/** A pointu of the old ports: six metres, sharp at both ends, a stripe under its gunwale, the mast short. */
export const pointu = ({ x, y, size }: Foot, paint: string, stripe: string, inside: string, mast: string): Drawing =>
	transform([
		stroke(mast, [0.5, -0.8], [0.7, -5.2], 0.12), stroke(mast, [-2.4, -1.8], [2.6, -5.4], 0.09),
		smooth(inside, [[-3.1, -1.42], [0, -0.86], [3.1, -1.5], [0, -1.22]], 1 / 7),
		{ fill: paint, outlines: [[[-3.2, -1.5], [-2.9, -0.4, -2, 0.06, 0, 0.06], [2, 0.06, 2.9, -0.4, 3.2, -1.6], [1.6, -0.9, -1.6, -0.86, -3.2, -1.5]]] },
		{ fill: stripe, outlines: [[[-3.16, -1.3], [-1.6, -0.66, 1.6, -0.68, 3.14, -1.36], [3.1, -1.1], [1.6, -0.42, -1.6, -0.42, -3.08, -1.06]]] },
		shape(stripe, [[3.1, -1.4], [3.3, -1.9], [3.16, -1.95], [2.96, -1.46]]), shape(stripe, [[-3.1, -1.3], [-3.3, -1.75], [-3.16, -1.8], [-2.96, -1.36]]),
	], (px, py) => [x + px * size, y + py * size])
