// biome-ignore-all format: one shape per line is easier to compare with the picture
import { indices } from '../random.ts'
import { mix } from '../colour.ts'
import { type Camera, polygon, type Position } from '../camera.ts'
import { opening, panel, wall } from './houses.ts'
import { transform, type Drawing, type Point, rect, shape } from '../shapes.ts'
import { type Foot, over } from '../nature/plants.ts'

/** A fir in four skirts, its right half in shade; `snow` lies on the left of each. */
export const fir = (foot: Foot, height: number, [dark, middle]: readonly [string, string], snow = ''): Drawing => [
	shape(dark, [over(foot, -height * 0.025, 0), over(foot, height * 0.025, 0), over(foot, height * 0.02, height * 0.2), over(foot, -height * 0.02, height * 0.2)]),
	indices(4).map((i) => {
		const [low, wide, high] = [height * (0.1 + i * 0.21), height * 0.23 * (1 - i * 0.21), height * (0.42 - i * 0.035)]
		const tip = over(foot, 0, low + high)
		return [
			shape(dark, [over(foot, -wide, low), tip, over(foot, wide, low), over(foot, wide * 0.5, low + high * 0.1), over(foot, 0, low - high * 0.04), over(foot, -wide * 0.5, low + high * 0.1)]),
			shape(middle, [over(foot, -wide, low), tip, over(foot, wide * 0.06, low + high * 0.3), over(foot, -wide * 0.1, low + high * 0.04), over(foot, -wide * 0.5, low + high * 0.1)]),
			snow ? shape(snow, [over(foot, -wide * 0.94, low + high * 0.03), tip, over(foot, -wide * 0.12, low + high * 0.5), over(foot, -wide * 0.34, low + high * 0.3), over(foot, -wide * 0.48, low + high * 0.34), over(foot, -wide * 0.62, low + high * 0.14)]) : [],
		]
	}),
]

export type Bend = { x: number; z: number; radius: number; from: number; to: number; high: number }
/** A place on a bend of railway, by its angle in degrees (0: nearest to us). */
const onBend = ({ x, z, radius }: Bend, degrees: number): Point => { const a = (degrees * Math.PI) / 180; return [x + radius * Math.sin(a), z - radius * Math.cos(a)] }
/** A stone viaduct on a bend, the far arches first, with the sides of its piers in shade; what was drawn before shows through. */
export function viaduct(camera: Camera, [stone, shade, snow]: readonly [string, string, string], bend: Bend, arches: number, foot = 0): Drawing {
	const step = (bend.to - bend.from) / arches
	const bay = (ring: Bend, i: number) => wall(onBend(ring, bend.from + step * i), onBend(ring, bend.from + step * (i + 1)), bend.high - foot, foot)
	const front = (fill: string, ring: Bend, i: number): Drawing => { const w = bay(ring, i); const pier = w.long * 0.14; return polygon(camera, fill, [w(0, 0), w(w.long, 0), w(w.long, w.high), w(0, w.high)], opening(w, pier, w.long - pier, -1, w.high - 2.6, 1)) }
	const order = indices(arches).sort((a, b) => Math.abs(bend.from + step * (b + 0.5)) - Math.abs(bend.from + step * (a + 0.5)))
	return [
		order.map((i) => front(shade, { ...bend, radius: bend.radius - 5 }, i)), order.map((i) => front(stone, bend, i)),
		order.map((i) => { const w = bay(bend, i); return [panel(camera, mix(stone, '#ffffff', 0.25), w, 0, w.long, w.high - 1.5, w.high - 0.7, 0.3), panel(camera, snow, w, 0, w.long, w.high - 0.7, w.high + 0.5, 0.3)] }),
	]
}
/** A red mountain train on that bend: carriages between their angles, lit windows, snow on the roofs. */
export const train = (camera: Camera, { red, dark, lamp, snow }: { red: string; dark: string; lamp: string; snow: string }, bend: Bend, first: number, carriages: number, long = 9): Drawing =>
	indices(carriages).map((i) => {
		const ring = { ...bend, radius: bend.radius - 2 }
		const w = wall(onBend(ring, first + i * long), onBend(ring, first + i * long + long * 0.94), 4, bend.high + 0.4)
		const count = Math.max(3, Math.round(w.long / 2.3))
		return [panel(camera, red, w, 0, w.long, 0, 3.6), panel(camera, dark, w, 0, w.long, 0, 0.7), indices(count).map((k) => panel(camera, lamp, w, (w.long * (k + 0.18)) / count, (w.long * (k + 0.82)) / count, 1.6, 2.9, 0.05)), polygon(camera, snow, [w(-0.1, 3.5), w(w.long + 0.1, 3.5), w(w.long - 0.3, 4.3), w(0.3, 4.3)] as Position[])]
	})
/** A chalet under snow, its gable to us, windows lit. */
export const chalet = ({ x, y, size }: Foot, wood: string, dark: string, snow: string, lamp: string): Drawing =>
	transform([
		shape(mix(wood, '#d8d2d8', 0.55), [[-2.6, 0], [2.6, 0], [2.6, 1.1], [-2.6, 1.1]]), shape(wood, [[-2.6, 1.1], [2.6, 1.1], [2.6, 3], [0, 4.7], [-2.6, 3]]), shape(dark, [[-2.9, 2], [2.9, 2], [2.9, 2.25], [-2.9, 2.25]]),
		[-1.8, -0.3, 1.2].map((at) => rect(lamp, at, 2.5, 0.7, 0.6)), [-1.9, 1.1].map((at) => rect(lamp, at, 1.3, 0.8, 0.6)), rect(lamp, -0.35, 3.5, 0.7, 0.5), rect(dark, -0.4, 0, 0.8, 1),
		indices(11).map((i) => rect(dark, -2.8 + i * 0.55, 1.5, 0.08, 0.55)), rect(dark, -2.9, 1.42, 5.8, 0.12), shape(mix(wood, dark, 0.5), [[1.3, 4], [1.9, 4], [1.9, 5.6], [1.3, 5.6]]), shape(snow, [[1.2, 5.6], [2, 5.6], [1.9, 5.9], [1.3, 5.9]]),
		shape(dark, [[-3.7, 2.5], [0, 4.8], [3.7, 2.5], [3.4, 2.4], [0, 4.4], [-3.4, 2.4]]), shape(snow, [[-3.8, 2.6], [-3.6, 3], [-0.2, 5.4], [0.2, 5.4], [3.6, 3], [3.8, 2.6], [0, 4.9]]),
	], (px, py) => [x + px * size, y - py * size])
