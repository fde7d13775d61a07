// biome-ignore-all format: a layer a line, from the sky down to our feet
import { at, sail } from '../drawing/boats.ts'
import { upTo } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { dome, gaps, rail } from '../drawing/fronts.ts'
import { dusk, inLight, type Light } from '../drawing/hours.ts'
import { type Drawing, hill, lens, limb, mass, type Point, rect, shape, smooth } from '../drawing/marks.ts'
import { bush, cypress, type Greens, stonePine } from '../drawing/plants.ts'
import { ridge } from '../drawing/ridges.ts'
import { scene } from '../drawing/scene.ts'
import { glitter, waves } from '../drawing/sea.ts'
import { sky, streaks, sun } from '../drawing/sky.ts'

/** Mont Boron at sunset: rose stucco, white garlands, agapanthus, lavender shade on every stair. */
const rose = { rose: '#f2a79f', deep: '#b9707f', cream: '#fff0dc', lavender: '#a99ac8', brass: '#d9a550', stone: '#f1d8c0', stair: '#c9a6b0', roof: '#8f7a92', glass: '#6f5b86', rock: '#c99a86', rockDeep: '#86607a', straw: '#f0cd84', ribbon: '#c23a5a' }
const aleppo: Greens = ['#2f4a4c', '#4f6d58', '#8a9a68']
const sunset: Light = { ...dusk, sky: ['#7f86b4', '#b192b4', '#e2a0a4', '#f5b690', '#fccd92', '#fee2ac'], sun: '#fff3cc', halos: ['#fbc590', '#fddba0'], haze: '#dba7a8', sea: ['#fbd2a0', '#dba3a8', '#a58ab4', '#7a76aa'], cast: ['#e8a0a0', 0.08] }

/** The palace: a middle under its dome, two wings, garlands between the floors. */
function palace(c: typeof rose, lamp: string): Drawing {
	const wing = (x: number, width: number, top: number, bays: number): Drawing => [
		rect(c.rose, x, top, width, 344 - top), rect(c.deep, x + width - 10, top, 10, 344 - top), rect(c.cream, x - 4, top - 5, width + 8, 7), shape(c.roof, [[x, top - 4], [x + 12, top - 24], [x + width - 12, top - 24], [x + width, top - 4]]),
		upTo(3).map((i) => { const y = top + (344 - top) * ((i + 1) / 3) - 8; return [gaps(c.cream, x + 6, x + width - 14, bays, y, 17, 36, i === 1 ? 1 : 0), gaps(i === 2 ? lamp : c.glass, x + 6, x + width - 14, bays, y, 11, 32, i === 1 ? 1 : 0), rect(c.cream, x, y + 3, width, 3), i < 2 ? upTo(bays * 2).map((k) => limb(c.cream, [x + 8 + ((width - 20) * k) / (bays * 2), y + 7], [x + 8 + ((width - 20) * (k + 0.5)) / (bays * 2), y + 18], [x + 8 + ((width - 20) * (k + 1)) / (bays * 2), y + 7], 3)) : []] }),
	]
	return [wing(640, 148, 196, 5), wing(902, 148, 196, 5), dome(c.roof, mix(c.roof, c.glass, 0.5), mix(c.roof, c.cream, 0.4), 845, 150, 92, 62), wing(780, 130, 164, 4), rail(c.cream, 628, 1062, 352, 14, 8), rect(c.stone, 622, 350, 446, 12)]
}
/** One flight of garden stairs between two landings, its treads in the light, a white string-course beside it. */
const flight = (c: typeof rose, [x, y]: Point, [X, Y]: Point, wide: number, steps: number): Drawing => [
	shape(c.stair, [[x - wide / 2, y], [x + wide / 2, y], [X + wide * 0.62, Y], [X - wide * 0.62, Y]]),
	upTo(steps).map((i) => { const t = (i + 0.25) / steps; const w = wide * (1 + 0.24 * t); return rect(c.cream, x + (X - x) * t - w / 2, y + (Y - y) * t, w, ((Y - y) / steps) * 0.5) }),
	[-1, 1].map((side) => shape(side < 0 ? c.cream : mix(c.cream, c.lavender, 0.4), [[x + (side * wide) / 2, y - 8], [x + side * wide * 0.58, y - 8], [X + side * wide * 0.74, Y - 8], [X + side * wide * 0.74, Y], [X + side * wide * 0.62, Y]])),
]

export const scenes = [
	scene('hotel-7/facade', (moment) => {
		const c = inLight(rose, sunset)
		const landings: [number, number, number][] = [[845, 372, 40], [740, 430, 46], [856, 496, 54], [690, 566, 62], [800, 644, 72], [610, 728, 88]]
		const level = (i: number, left: number, right: number, fall: number): Drawing => { const [, y] = landings[i] ?? [0, 0]; return [hill(c.stone, [[left, y + fall], [left + 60, y - 6], [left + 160, y - 10], [1000, y - 14], [1220, y - 20]], 840), hill(mix(c.rock, c.lavender, 0.25), [[left - 6, y + fall + 10], [left + 60, y + 14], [left + 160, y + 14], [1000, y + 12], [1220, y + 8]], 840), hill(i % 2 ? aleppo[1] : mix(aleppo[1], aleppo[2], 0.6), [[left - 20, y + fall + 40], [left + 40, y + 40], [left + 150, y + 32], [right, y + 30], [1220, y + 26]], 840)] }
		return [
			sky(sunset, 470, 18), sun(sunset, 262, 342, 52), streaks('#fee0b0', 110, 9, 5, moment),
			ridge(mix(c.lavender, sunset.haze, 0.5), mix(c.lavender, sunset.haze, 0.3), [[-60, 400], [60, 372], [130, 350], [210, 378], [300, 366], [420, 404], [540, 392], [700, 440]], 474), hill(mix(c.lavender, sunset.shadow, 0.12), [[-20, 446], [120, 452], [300, 462], [420, 472]], 476), upTo(22).map((i) => rect(i % 3 ? '#ffe6b4' : c.cream, 6 + i * 17, 452 + (i % 3) * 4, 7, 6)),
			rect('#fbd2a0', 0, 472, 1200, 340), hill('#ecb9a2', [[-20, 494], [200, 488], [500, 498]]), hill('#cf9eae', [[-20, 552], [180, 542], [420, 560], [620, 550]]), hill('#a58ab4', [[-20, 650], [200, 634], [440, 656], [640, 640]]), hill('#7f78ac', [[-20, 740], [240, 722], [460, 744], [640, 730]]),
			glitter('#fff0c8', 262, 478, 780, { width: 130, spread: 2, count: 36, seed: 3, moment }), waves('#f6cdb8', 500, 780, { seed: 5, count: 12, moment }), sail(at(408 + Math.sin(2 * Math.PI * moment) * 4, 536, 4.4), '#fff4dc', '#f0c0a8', c.ribbon),
			hill(mix(aleppo[1], sunset.haze, 0.3), [[480, 474], [560, 380], [660, 290], [800, 210], [960, 150], [1080, 120], [1220, 110]], 476), upTo(16).map((i) => mass(mix(aleppo[i % 2 ? 1 : 0], sunset.haze, 0.24), [620 + ((i * 83) % 590), 300 - ((i * 37) % 130) * ((i * 83) % 590 > 300 ? 1 : 0.4)], 110, 60, { seed: i, bumps: 9, flat: 0.4 })),
			cypress(at(600, 372, 16), 8, [aleppo[0], aleppo[1]]), cypress(at(622, 376, 16), 6, [aleppo[0], aleppo[1]]), cypress(at(1088, 372, 16), 8, [aleppo[0], aleppo[1]]),
			palace(c, '#ffd68a'),
			hill(aleppo[1], [[430, 700], [500, 510], [560, 420], [640, 372], [740, 358], [1220, 356]]),
			[1, 2, 3, 4].map((i) => [level(i, [0, 600, 540, 500, 440][i] ?? 0, 1100, 40 + i * 8), upTo(7).map((k) => bush(at(660 + i * 14 + k * 92, (landings[i]?.[1] ?? 0) + 40, 15 + i * 3), 3, 1.5, aleppo, { blossom: k % 2 ? '#8f8fd0' : '#b9a4d8', seed: i * 9 + k }))]),
			landings.slice(0, -1).map((from, i) => { const to = landings[i + 1] ?? from; return flight(c, [from[0], from[1]], [to[0], to[1]], from[2], 7 + i) }),
			landings.slice(1, 5).map(([x, y, w]) => [lens(c.stone, x - w * 1.1, y + 2, w * 2.2, 13)]),
			smooth(c.rock, [[300, 840], [360, 762], [470, 724], [600, 716], [760, 722], [900, 748], [1240, 742], [1240, 860], [300, 860]], 1 / 8), smooth(c.rockDeep, [[300, 850], [372, 776], [440, 760], [470, 800], [560, 790], [640, 820], [760, 800], [900, 830], [900, 870], [300, 870]], 1 / 9), lens(c.stone, 516, 734, 210, 28), lens('#fbe3d0', 300, 800, 150, 8),
			lens(mix(c.straw, c.ribbon, 0.4), 580, 738, 66, 13), lens(c.straw, 580, 732, 64, 14), smooth(c.straw, [[596, 732], [600, 718], [612, 714], [624, 718], [628, 732]], 1 / 8), rect(c.ribbon, 597, 724, 30, 6), limb(c.ribbon, [626, 728], [648, 730], [660, 746], 5, 4), limb(c.ribbon, [626, 729], [642, 740], [644, 754], 5, 4),
			stonePine(at(1176, 790, 56), 8.4, '#6a4a52', aleppo, 14, -0.12), stonePine(at(540, 520, 30), 7.4, '#6a4a52', aleppo, 27, -0.16),
		]
	}),
]
