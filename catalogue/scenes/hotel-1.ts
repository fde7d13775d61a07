// biome-ignore-all format: a layer a line, from the sky down to our feet
import { at } from '../drawing/boats.ts'
import { upTo } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { heron } from '../drawing/fronts.ts'
import { dawn, inLight, type Light } from '../drawing/hours.ts'
import { disc, type Drawing, hill, lens, type Point, rect, shape, smooth, stroke } from '../drawing/marks.ts'
import { type Greens, mangrove } from '../drawing/plants.ts'
import { scene } from '../drawing/scene.ts'
import { glitter, waves } from '../drawing/sea.ts'
import { sky, streaks, sun } from '../drawing/sky.ts'

/** Abu Dhabi's mangroves: shell pink water at sunrise, bronze fins on a white curve. */
const channels = { white: '#fff3e4', shade: '#d9b7b0', bronze: '#b0763f', bronzeDeep: '#7a4f3a', water: '#f3cdbd', milk: '#bfd3d6', green: '#5c7a63', root: '#5a4a48', timber: '#8a654c', red: '#c9402f' }
const mangroves: Greens = ['#33534b', '#527560', '#86a078']
const sunrise: Light = { ...dawn, sky: ['#9cc0d0', '#c2d0d2', '#ecd0c8', '#f8c9b6', '#fddcbc'], haze: '#ecccc2', sea: ['#f8d6c2', '#ecc6bd', '#c4ccd0', '#94b4c0'], halos: ['#fbd3bd', '#fee3c8'] }

/** The tower: a white sail of floors leaning to the left, a bronze fin before each bay. */
function tower(c: typeof channels): Drawing {
	const edge = (t: number): Point => [640 - 52 * Math.sin(t * 1.5) + 6 * t, 500 - 392 * t]
	const back = (t: number): Point => [838 - 60 * t ** 2.2, 500 - 352 * t]
	const ring = upTo(13).map((i) => i / 12)
	const between = (t: number, at: number): Point => { const [a, b] = [edge(t), back(t)]; return [a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at - Math.sin(Math.PI * at) * 10 * (1 - t)] }
	const strip = (fill: string, from: number, to: number): Drawing => shape(fill, [...ring.map((t) => between(t, from)), ...[...ring].reverse().map((t) => between(t, to))])
	return [
		strip(c.white, 0, 1), strip(c.shade, 0.72, 1),
		upTo(18).map((i) => { const t = (i + 0.5) / 18.6; return shape(mix(c.shade, c.milk, 0.4), [0.04, 0.3, 0.7, 0.96].map((a) => between(t, a)).concat([0.96, 0.7, 0.3, 0.04].map((a) => between(t + 0.024, a)))) }),
		[0.1, 0.24, 0.38, 0.52, 0.66, 0.8, 0.93].map((a) => [strip(c.bronze, a - 0.016, a + 0.016), strip(c.bronzeDeep, a + 0.006, a + 0.02)]),
		strip(c.white, 0, 0.03),
	]
}
const skyline = (tone: string): Drawing => [[40, 50, 34], [88, 84, 22], [116, 60, 30], [176, 112, 20], [204, 74, 34], [262, 46, 40], [960, 60, 26], [996, 104, 20], [1024, 74, 30], [1080, 130, 18], [1106, 66, 40], [1160, 46, 50]].map(([x = 0, h = 0, w = 0]) => rect(tone, x, 440 - h, w, h + 20))
const domes = (tone: string): Drawing => [[330, 46], [380, 70], [436, 46]].map(([x = 0, w = 0]) => [disc(tone, x, 428, w / 2), rect(tone, x - 1, 416 - w * 0.5 - 12, 2, 16), rect(tone, x - w / 2, 436, w, 16)])

export const scenes = [
	scene('hotel-1/mangroves', (moment) => {
		const c = inLight(channels, sunrise)
		const tuft = (x: number, y: number, wide: number, size: number, seed: number): Drawing => [lens(mix(mangroves[0], '#94b4c0', 0.45), x - wide * size * 0.56, y + size * 0.1, wide * size * 1.12, size * 0.5), mangrove(at(x, y, size), wide, 1.5, c.root, mangroves, seed)]
		const bank = (fill: string, points: Point[]): Drawing => smooth(fill, points, 1 / 6)
		return [
			sky(sunrise, 440, 16), sun(sunrise, 452, 330, 58), streaks('#fde6cf', 130, 11, 5, moment),
			skyline(mix(c.bronzeDeep, sunrise.haze, 0.72)), domes(mix(c.white, sunrise.haze, 0.45)),
			rect('#f8d6c2', 0, 446, 1200, 400),
			hill(mix(mangroves[1], sunrise.haze, 0.56), [[-20, 440], [120, 432], [260, 438], [420, 446], [560, 448]], 462), hill(mix(mangroves[1], sunrise.haze, 0.5), [[540, 452], [700, 436], [900, 430], [1060, 436], [1220, 428]], 466),
			tower(c),
			smooth('#ecc6bd', [[-40, 520], [260, 500], [520, 540], [760, 520], [1240, 540], [1240, 840], [-40, 840]]),
			glitter('#fff4dc', 452, 458, 700, { width: 110, spread: 2.2, count: 30, seed: 6, moment }),
			bank(mix(mangroves[1], sunrise.haze, 0.3), [[560, 512], [600, 470], [680, 462], [760, 478], [860, 464], [980, 478], [1100, 462], [1240, 480], [1240, 520], [980, 522], [760, 510]]), bank(mix(mangroves[0], sunrise.haze, 0.26), [[600, 514], [640, 494], [760, 500], [900, 492], [1080, 502], [1240, 496], [1240, 526], [960, 526]]),
			bank(mix(mangroves[1], sunrise.haze, 0.34), [[-40, 470], [60, 464], [160, 478], [250, 474], [330, 492], [220, 510], [60, 506], [-40, 514]]),
			smooth('#c4ccd0', [[-40, 590], [180, 566], [420, 600], [640, 620], [900, 590], [1240, 600], [1240, 840], [-40, 840]]),
			upTo(8).map((i) => tuft(610 + i * 88, 562 + (i % 3) * 9 + i * 4, 4, 34, i + 3)), upTo(3).map((i) => tuft(20 + i * 84, 560 - i * 10, 3.2, 34 - i * 4, i + 13)),
			smooth('#94b4c0', [[-40, 700], [200, 660], [460, 716], [700, 740], [1000, 680], [1240, 700], [1240, 840], [-40, 840]]),
			waves('#fbe9d8', 560, 790, { seed: 5, count: 16, moment }),
			upTo(4).map((i) => tuft(880 + i * 112, 668 + i * 18, 4.4, 54, i + 23)),
			jetty(c), kayak(c), heron(at(262, 588, 118), mix('#8fa0a8', c.milk, 0.2), '#3d4a58', '#e0a24c'),
		]
	}),
]
/** Planks from the lower left corner into the channel, a rail on posts along their far side. */
function jetty(c: typeof channels): Drawing {
	const post = (x: number, y: number, high: number, wide: number): Drawing => [rect(c.timber, x, y - high, wide, high + 50), rect(mix(c.timber, '#3a2a3a', 0.4), x + wide * 0.6, y - high, wide * 0.4, high + 50)]
	return [
		[[60, 700], [180, 690], [330, 676]].map(([x = 0, y = 0]) => post(x, y, 90, 13)),
		shape(mix(c.timber, '#fff0d8', 0.3), [[-20, 606], [390, 584], [390, 592], [-20, 617]]),
		shape(mix(c.timber, '#fff0d8', 0.22), [[-20, 712], [420, 676], [470, 694], [-20, 780]]), shape(mix(c.timber, '#3a2a3a', 0.3), [[-20, 780], [470, 694], [470, 708], [-20, 800]]),
		upTo(9).map((i) => stroke(mix(c.timber, '#3a2a3a', 0.24), [10 + i * 50, 710 - i * 4], [18 + i * 56, 773 - i * 10], 2)),
		post(384, 668, 84, 11), post(452, 700, 6, 12), post(240, 742, 4, 13),
	]
}
const kayak = (c: typeof channels): Drawing => [lens('#7ba0ae', 500, 748, 300, 18), smooth(c.red, [[496, 716], [540, 730], [640, 736], [740, 728], [790, 708], [740, 748], [640, 758], [540, 750]], 1 / 8), smooth(mix(c.red, '#5a1f33', 0.4), [[520, 734], [640, 746], [760, 732], [730, 750], [640, 758], [546, 751]], 1 / 8), lens('#5a2a33', 596, 733, 90, 9), stroke(c.timber, [560, 742], [720, 716], 4)]
