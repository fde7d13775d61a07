// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { indices } from '../../drawing/random.ts'
import { mix } from '../../drawing/colour.ts'
import { dawn, type Light } from '../../drawing/light.ts'
import { disc, type Drawing, lens, type Point, rect, shape, smooth, stroke } from '../../drawing/shapes.ts'
import { type Greens } from '../../drawing/nature/plants.ts'

/** Abu Dhabi's mangroves: shell pink water at sunrise, bronze fins on a white curve. */
export const channels = { white: '#fff3e4', shade: '#d9b7b0', bronze: '#b0763f', bronzeDeep: '#7a4f3a', water: '#f3cdbd', milk: '#bfd3d6', green: '#5c7a63', root: '#5a4a48', timber: '#8a654c', red: '#c9402f' }
export const mangroves: Greens = ['#33534b', '#527560', '#86a078']
export const sunrise: Light = { ...dawn, sky: ['#9cc0d0', '#c2d0d2', '#ecd0c8', '#f8c9b6', '#fddcbc'], haze: '#ecccc2', sea: ['#f8d6c2', '#ecc6bd', '#c4ccd0', '#94b4c0'], halos: ['#fbd3bd', '#fee3c8'] }

/** The tower: a white sail of floors leaning to the left, a bronze fin before each bay. */
export function tower(c: typeof channels): Drawing {
	const edge = (t: number): Point => [640 - 52 * Math.sin(t * 1.5) + 6 * t, 500 - 392 * t]
	const back = (t: number): Point => [838 - 60 * t ** 2.2, 500 - 352 * t]
	const ring = indices(13).map((i) => i / 12)
	const between = (t: number, at: number): Point => { const [a, b] = [edge(t), back(t)]; return [a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at - Math.sin(Math.PI * at) * 10 * (1 - t)] }
	const strip = (fill: string, from: number, to: number): Drawing => shape(fill, [...ring.map((t) => between(t, from)), ...[...ring].reverse().map((t) => between(t, to))])
	return [
		strip(c.white, 0, 1), strip(c.shade, 0.72, 1),
		indices(18).map((i) => { const t = (i + 0.5) / 18.6; return shape(mix(c.shade, c.milk, 0.4), [0.04, 0.3, 0.7, 0.96].map((a) => between(t, a)).concat([0.96, 0.7, 0.3, 0.04].map((a) => between(t + 0.024, a)))) }),
		[0.1, 0.24, 0.38, 0.52, 0.66, 0.8, 0.93].map((a) => [strip(c.bronze, a - 0.016, a + 0.016), strip(c.bronzeDeep, a + 0.006, a + 0.02)]),
		strip(c.white, 0, 0.03),
	]
}
export const skyline = (tone: string): Drawing => [[40, 50, 34], [88, 84, 22], [116, 60, 30], [176, 112, 20], [204, 74, 34], [262, 46, 40], [960, 60, 26], [996, 104, 20], [1024, 74, 30], [1080, 130, 18], [1106, 66, 40], [1160, 46, 50]].map(([x = 0, h = 0, w = 0]) => rect(tone, x, 440 - h, w, h + 20))
export const domes = (tone: string): Drawing => [[330, 46], [380, 70], [436, 46]].map(([x = 0, w = 0]) => [disc(tone, x, 428, w / 2), rect(tone, x - 1, 416 - w * 0.5 - 12, 2, 16), rect(tone, x - w / 2, 436, w, 16)])

/** A kayak drawn up, its paddle across it. */
export const kayak = (c: typeof channels): Drawing => [lens('#7ba0ae', 500, 748, 300, 18), smooth(c.red, [[496, 716], [540, 730], [640, 736], [740, 728], [790, 708], [740, 748], [640, 758], [540, 750]], 1 / 8), smooth(mix(c.red, '#5a1f33', 0.4), [[520, 734], [640, 746], [760, 732], [730, 750], [640, 758], [546, 751]], 1 / 8), lens('#5a2a33', 596, 733, 90, 9), stroke(c.timber, [560, 742], [720, 716], 4)]
