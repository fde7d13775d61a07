// biome-ignore-all format: a layer a line, from the sky down to our feet
import { at } from '../drawing/boats.ts'
import { upTo } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { datePalm, dhowAtAnchor, gap, gaps } from '../drawing/fronts.ts'
import { dawn, inLight, type Light } from '../drawing/hours.ts'
import { type Drawing, hill, lens, mirrored, rect, shape, tint } from '../drawing/marks.ts'
import { type Greens } from '../drawing/plants.ts'
import { crags, ridge } from '../drawing/ridges.ts'
import { scene } from '../drawing/scene.ts'
import { glitter, sea, waves } from '../drawing/sea.ts'
import { sky, streaks, sun } from '../drawing/sky.ts'

/** Muscat: chalk walls between bare umber hills, a teal cove, teak and date red. */
const cove = { chalk: '#fdf3e0', shade: '#cbb6a6', umber: '#9a6a4c', deep: '#6b4740', teal: '#1f9a9c', teak: '#7a4a30', date: '#a83a2c', sand: '#ecd2a4' }
const dates: Greens = ['#2f5d48', '#4f8357', '#86a866']
const morning: Light = { ...dawn, sky: ['#86b9c4', '#a9cdc9', '#cfddc8', '#efe2c0', '#fbe0b4'], sea: ['#a8d6cb', '#5cbab5', '#2b9fa2', '#157f8c', '#0f6a7c'], haze: '#e6c7a4' }

/** Merlons of a Gulf wall: stepped to a point, from left to right along `y`. */
export const merlons = (fill: string, from: number, to: number, y: number, size: number): Drawing =>
	upTo((to - from) / (size * 1.5)).map((i) => { const x = from + i * size * 1.5 + size * 0.25; return shape(fill, [[x, y], [x, y - size * 0.7], [x + size * 0.5, y - size * 1.2], [x + size, y - size * 0.7], [x + size, y]]) })
/** A watchtower, round and a little battered. */
const watchtower = (c: typeof cove, x: number, base: number, width: number, height: number): Drawing => [
	shape(c.chalk, [[x - width * 0.56, base], [x - width * 0.44, base - height], [x + width * 0.44, base - height], [x + width * 0.56, base]]),
	shape(c.shade, [[x + width * 0.08, base], [x + width * 0.1, base - height], [x + width * 0.44, base - height], [x + width * 0.56, base]]),
	merlons(c.chalk, x - width * 0.46, x + width * 0.5, base - height + 1, width * 0.15),
	gap(c.deep, x - width * 0.22, base - height * 0.6, width * 0.09, height * 0.2), gap(c.deep, x + width * 0.0, base - height * 0.3, width * 0.09, height * 0.2),
]
/** The house at the water: keep, wings and the sea gate. */
function house(c: typeof cove): Drawing {
	const wing = (x: number, y: number, width: number, lit = 0.66): Drawing => [rect(c.chalk, x, y, width, 476 - y), rect(c.shade, x + width * lit, y, width * (1 - lit), 476 - y), merlons(c.chalk, x, x + width, y + 1, 15)]
	return [
		watchtower(c, 456, 476, 104, 204), wing(500, 330, 220), gaps(c.deep, 520, 650, 4, 376, 14, 26, 1), gaps(c.teak, 515, 660, 3, 438, 26, 42, 0.6),
		wing(700, 292, 132, 0.6), gaps(c.deep, 710, 790, 2, 340, 15, 28, 1), gaps(c.teak, 712, 786, 2, 408, 24, 38, 0.6),
		wing(420, 398, 424, 0.78), gaps(c.deep, 430, 560, 4, 440, 13, 22), gaps(c.deep, 690, 770, 2, 440, 13, 22),
		rect(c.chalk, 578, 372, 104, 104), rect(c.shade, 656, 372, 26, 104), merlons(c.chalk, 578, 682, 373, 15), gap(c.shade, 594, 476, 66, 86, 1), gap(c.teak, 600, 476, 54, 78, 1), gap(c.deep, 602, 476, 25, 60), gap('#1c7f88', 606, 476, 42, 12),
		watchtower(c, 838, 476, 92, 152),
		shape(c.sand, [[380, 476], [890, 476], [914, 488], [356, 488]]),
	]
}

export const scenes = [
	scene('hotel-9/cove', (moment) => {
		const c = inLight(cove, morning)
		const wall = house(c)
		return [
			sky(morning, 470, 16), sun(morning, 268, 176, 44), streaks('#fbeccb', 110, 4, 4, moment),
			ridge(mix(c.umber, morning.haze, 0.62), mix(c.umber, morning.haze, 0.44), crags(8, -60, 1260, 480, 250, 9), 480),
			ridge(mix(c.umber, morning.haze, 0.34), mix(c.deep, morning.haze, 0.26), crags(17, 240, 1300, 480, 250, 6), 480),
			ridge(mix(c.umber, morning.haze, 0.12), mix(c.deep, morning.haze, 0.06), [[-60, 210], [60, 180], [140, 250], [210, 244], [300, 330], [380, 388], [440, 470]], 482),
			ridge(mix(c.umber, morning.haze, 0.08), mix(c.deep, morning.haze, 0.04), [[760, 470], [850, 372], [920, 300], [976, 286], [1040, 214], [1100, 232], [1160, 158], [1280, 190]], 482),
			watchtower({ ...c, chalk: mix(c.chalk, morning.haze, 0.15) }, 1038, 222, 44, 62),
			sea(morning, 472, { sway: 6 }),
			datePalm(at(404, 480, 12), 9, c.deep, dates), datePalm(at(378, 482, 12), 7, c.deep, dates, { lean: -0.1 }), datePalm(at(900, 480, 12), 8.4, c.deep, dates, { lean: 0.06 }), datePalm(at(926, 482, 12), 6.4, c.deep, dates, { lean: 0.14 }), datePalm(at(880, 478, 12), 6, c.deep, dates),
			tint(mirrored(wall, 486, 0.42), '#3ba6a4', 0.62), wall,
			[[420, 520, 210, 5], [620, 544, 260, 6], [470, 566, 160, 5], [700, 512, 130, 4]].map(([x = 0, y = 0, w = 0, h = 0], i) => lens('#2b9fa2', x + Math.sin(2 * Math.PI * (moment + i / 4)) * 8, y, w, h)),
			glitter('#fff1cf', 268, 486, 690, { width: 130, spread: 2, count: 28, seed: 3, moment }), waves('#d9f1e4', 500, 790, { seed: 9, count: 15, moment }),
			lens('#0f6a7c', 800, 668, 260, 20), dhowAtAnchor(at(930, 664 + Math.sin(2 * Math.PI * moment) * 2, 14), c.teak, mix(c.teak, '#2a1c2a', 0.4), '#fff4dc'), lens('#fff4dc', 890, 706, 80, 6), lens(c.teak, 860, 684, 150, 6),
			hill(c.deep, [[-20, 640], [70, 618], [160, 668], [250, 742], [330, 820]]), hill(mix(c.deep, '#2a2033', 0.35), [[-20, 700], [60, 690], [150, 752], [210, 820]]),
		]
	}),
]
