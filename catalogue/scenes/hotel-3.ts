// biome-ignore-all format: a layer a line, from the sky down to our feet
import { at } from '../drawing/boats.ts'
import { upTo } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { dome, gap, gaps, motorCar, rail } from '../drawing/fronts.ts'
import { dusk, inLight, type Light } from '../drawing/hours.ts'
import { disc, type Drawing, hill, lens, mass, rect, shape, stroke, veil } from '../drawing/marks.ts'
import { cypress, type Greens, palm } from '../drawing/plants.ts'
import { ridge } from '../drawing/ridges.ts'
import { scene } from '../drawing/scene.ts'
import { sky, stars } from '../drawing/sky.ts'

/** Monte Carlo: cream stucco and verdigris in the violet hour, old gold behind every window. */
const palace = { cream: '#f4e4c6', stucco: '#fff3da', copper: '#6fa995', copperShade: '#47796f', plum: '#5d3457', gold: '#d2a44d', crimson: '#a5293f', iron: '#33404a', gravel: '#ecd5ae', lawn: '#55754f', marble: '#efe4d6' }
const garden: Greens = ['#1f2f3d', '#2f4a4a', '#517059']
const evening: Light = { ...dusk, sky: ['#454a78', '#6a5b88', '#9d6d8d', '#d28a83', '#f0ae7e', '#fad09a'] }

/** The front from one end to the other: three storeys, pavilions under domes, the hall in the middle. */
function front(c: typeof palace, light: Light, glass: string, above: string): Drawing {
	const [shade, deep] = [mix(c.cream, light.shadow, 0.26), mix(c.cream, light.shadow, 0.46)]
	const bay = (x: number, width: number, top: number): Drawing => [rect(c.cream, x, top, width, 590 - top), rect(shade, x + width * 0.74, top, width * 0.26, 590 - top), rect(c.stucco, x - 8, top - 6, width + 16, 14), rect(deep, x - 4, top + 8, width + 8, 5)]
	const floor = (from: number, to: number, count: number): Drawing => [
		gaps(deep, from, to, count, 462, 28, 52, 1), gaps(above, from, to, count, 462, 22, 48, 1), rail(c.stucco, from + 6, to - 6, 470, 15, 7),
		gaps(deep, from, to, count, 384, 26, 40), gaps(above, from, to, count, 384, 20, 37), gaps(c.stucco, from, to, count, 340, 32, 5),
		gaps(c.stucco, from, to, count, 584, 46, 92, 1), gaps(glass, from, to, count, 584, 38, 87, 1), gaps('#fff2bf', from, to, count, 584, 18, 56, 1),
	]
	return [
		[268, 932].map((x) => dome(c.copper, c.copperShade, mix(c.copper, '#fff0d0', 0.4), x, 306, 132, 92)),
		rect(mix(c.cream, light.shadow, 0.12), 330, 326, 540, 264), rect(c.stucco, 322, 320, 556, 12), rect(deep, 330, 332, 540, 6),
		upTo(14).map((i) => (Math.abs(i - 6.5) > 2 ? [gap(deep, 340 + i * 38, 322, 22, 26, 1), gap(above, 343 + i * 38, 322, 16, 22, 1)] : [])),
		floor(334, 490, 3), floor(710, 866, 3),
		[204, 868].map((x) => [bay(x, 128, 304), floor(x + 6, x + 122, 2)]),
		rect(c.copper, 496, 210, 208, 20), dome(c.copper, c.copperShade, mix(c.copper, '#fff0d0', 0.4), 600, 214, 196, 136),
		[530, 600, 670].map((x) => [disc(c.stucco, x, 196, 15), disc(glass, x, 196, 10)]),
		bay(488, 224, 232), rect(c.stucco, 480, 318, 240, 10),
		gaps(deep, 500, 700, 3, 306, 44, 62, 1), gaps(above, 500, 700, 3, 306, 36, 58, 1), disc(c.gold, 600, 243, 9),
		gaps(c.stucco, 500, 700, 3, 468, 54, 126, 1), gaps(glass, 500, 700, 3, 468, 44, 120, 1), gaps('#fff2bf', 500, 700, 3, 468, 20, 80, 1), rail(c.stucco, 492, 708, 478, 18, 8),
		[512, 566, 634, 688].map((x) => [rect(c.stucco, x - 6, 330, 12, 140)]),
		gaps('#fff2bf', 500, 700, 3, 590, 46, 78, 1),
		rect(c.stucco, 190, 582, 820, 12), [232, 388, 812, 968].map((x) => disc(c.gold, x, 322, 5)),
	]
}
/** Iron ribs fanned over the steps, glass between them. */
const marquise = (c: typeof palace, glow: string): Drawing => [
	veil(0.8, shape(glow, [[470, 536], [600, 496], [730, 536], [712, 512], [600, 482], [488, 512]])),
	shape(c.iron, [[466, 538], [600, 498], [734, 538], [734, 543], [600, 506], [466, 543]]),
	upTo(9).map((i) => stroke(c.iron, [600 + (i - 4) * 12, 484], [600 + (i - 4) * 32, 500 + Math.abs(i - 4) * 9.4], 2)),
	[482, 718].map((x) => stroke(c.iron, [x, 536], [x, 604], 4)), upTo(8).map((i) => disc('#fff2bf', 478 + i * 35, 546 - (3.5 - Math.abs(i - 3.5)) * 9, 3.4)),
]

export const scenes = [
	scene('hotel-3/facade', () => {
		const c = inLight(palace, { ...evening, cast: ['#7a5a8c', 0.14] })
		const lamp = '#fcc45e'
		return [
			sky(evening, 560, 20), stars('#fbe6c8', 12, 170, 16),
			ridge(mix(c.plum, evening.haze, 0.55), mix(c.plum, evening.haze, 0.34), [[-40, 330], [70, 236], [130, 222], [196, 280], [300, 340], [420, 388], [560, 420]], 600),
			ridge(mix(c.plum, evening.haze, 0.62), mix(c.plum, evening.haze, 0.44), [[700, 430], [840, 372], [930, 330], [1010, 352], [1110, 268], [1250, 300]], 600),
			hill(mix(garden[1], evening.haze, 0.35), [[-20, 500], [140, 470], [300, 520], [900, 520], [1080, 462], [1220, 490]]),
			cypress(at(160, 600, 30), 7, [garden[0], garden[1]], 0.2), cypress(at(1046, 600, 30), 6.6, [garden[0], garden[1]], 0.2),
			front(c, evening, lamp, mix(c.iron, '#6a6690', 0.4)),
			hill(mix(c.gravel, evening.shadow, 0.1), [[-20, 604], [600, 588], [1220, 604]]),
			lens('#ffd88a', 380, 614, 440, 20), marquise(c, '#ffe2a0'),
			motorCar(at(612, 632, 26), c.crimson, '#2a2233', '#d9a56a'), lens(mix(c.gravel, evening.shadow, 0.5), 550, 636, 130, 5),
			hill(mix(c.lawn, evening.shadow, 0.2), [[-20, 626], [180, 620], [380, 652], [470, 700], [430, 760], [340, 820]]),
			hill(mix(c.lawn, evening.shadow, 0.2), [[860, 820], [770, 760], [730, 700], [820, 652], [1020, 620], [1220, 626]]),
			hill(mix(c.lawn, evening.shadow, 0.48), [[-20, 700], [160, 672], [330, 716], [390, 820]]), hill(mix(c.lawn, evening.shadow, 0.48), [[810, 820], [870, 716], [1040, 672], [1220, 700]]),
			[[90, 640, 70], [210, 648, 60], [340, 668, 50], [860, 668, 50], [990, 648, 60], [1110, 640, 70]].map(([x = 0, y = 0, w = 0], i) => [mass(garden[0], [x, y], w, w * 0.9, { seed: i, flat: 0.4 }), mass(garden[1], [x - 4, y - 4], w * 0.8, w * 0.6, { seed: i, flat: 0.5 })]),
			[['#c9577d', 60], ['#e8a3a8', 260], ['#c9577d', 940], ['#e8a3a8', 1120]].map(([fill, x], i) => upTo(14).map((j) => disc(String(fill), Number(x) - 60 + j * 9, 726 + ((i + j * 5) % 7) * 7, 4.4 - (j % 3)))),
			palm(at(96, 800, 62), 9.2, '#3a2b3e', garden, { seed: 4, lean: 0.06, spread: 0.34, fronds: 13 }), palm(at(1108, 812, 62), 9.8, '#3a2b3e', garden, { seed: 9, lean: -0.07, spread: 0.34, fronds: 13 }),
			palm(at(334, 770, 40), 7, '#3a2b3e', garden, { seed: 14, lean: -0.06, spread: 0.32 }), palm(at(880, 770, 40), 6.6, '#3a2b3e', garden, { seed: 22, lean: 0.06, spread: 0.32 }),
		]
	}),
]
