// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { at, yacht } from '../drawing/things/boats.ts'
import { indices } from '../drawing/random.ts'
import { mix, tones } from '../drawing/colour.ts'
import { type Camera, camera, polygon, ground, project, type Position, placeUpright, levelEllipse, roundedPolygon } from '../drawing/camera.ts'
import { dome, gap, gaps, motorCar, rail } from '../drawing/buildings/fronts.ts'
import { bed, rug, table } from '../drawing/things/furniture.ts'
import { candle, tableLamp } from '../drawing/things/lamps.ts'
import { type Greens } from '../drawing/nature/plants.ts'
import { sofa } from '../drawing/things/seats.ts'
import { vase, wineGlass } from '../drawing/things/still-life.ts'
import { cypress, palm } from '../drawing/nature/trees.ts'
import { dawn, dusk, gold, inLight, type Light, night, noon } from '../drawing/light.ts'
import { opening, panel, wall } from '../drawing/buildings/houses.ts'
import { disc, type Drawing, hill, lens, taperedStroke, foliage, type Point, rect, shape, smooth, stroke, withOpacity } from '../drawing/shapes.ts'
import { chandelier, clothTable, giltChair, hatbox, hollyhock, orangeTree, urn } from '../drawing/buildings/palace.ts'
import { ridge } from '../drawing/nature/ridges.ts'
import { boards, curtain, hung, room, roomWalls, tiles } from '../drawing/buildings/rooms.ts'
import { scene } from '../drawing/scene.ts'
import { glitter, sea, waves } from '../drawing/nature/sea.ts'
import { cumulus, sky, stars, streaks, sun } from '../drawing/nature/sky.ts'
import { block, drum, sunlight } from '../drawing/things/solids.ts'

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
		indices(14).map((i) => (Math.abs(i - 6.5) > 2 ? [gap(deep, 340 + i * 38, 322, 22, 26, 1), gap(above, 343 + i * 38, 322, 16, 22, 1)] : [])),
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
const marquise = (c: typeof palace, glow: string, progress = 0): Drawing => [
	withOpacity(0.8, shape(glow, [[470, 536], [600, 496], [730, 536], [712, 512], [600, 482], [488, 512]])),
	shape(c.iron, [[466, 538], [600, 498], [734, 538], [734, 543], [600, 506], [466, 543]]),
	indices(9).map((i) => stroke(c.iron, [600 + (i - 4) * 12, 484], [600 + (i - 4) * 32, 500 + Math.abs(i - 4) * 9.4], 2)),
	[482, 718].map((x) => stroke(c.iron, [x, 536], [x, 604], 4)), indices(8).map((i) => disc('#fff2bf', 478 + i * 35, 546 - (3.5 - Math.abs(i - 3.5)) * 9, 3.6 + Math.sin(2 * Math.PI * (progress + i / 8)))),
]

/** The marquise from below: ribs fanned out of the wall over the steps, panes of glass between them. */
const fan = (c: typeof palace, light: Light): Drawing => {
	const on = (i: number, r: number): Point => { const a = Math.PI * (i / 12); return [600 - Math.cos(a) * 640 * r, -10 + Math.sin(a) * 205 * r] }
	return [
		indices(12).map((i) => [0.1, 0.42, 0.72].map((r, k) => shape(mix(['#cfc0d4', '#b9a8c8', '#e2cdd2'][(i + k) % 3] ?? '#cfc0d4', light.sky[2] ?? '#fff', 0.3), [on(i, r), on(i + 0.5, r * 1.015), on(i + 1, r), on(i + 1, r + 0.3), on(i + 0.5, (r + 0.3) * 1.02), on(i, r + 0.3)]))),
		indices(13).map((i) => stroke(c.iron, on(i, 0), on(i, 1.06), 7)), [0.42, 0.72, 1.03].map((r, k) => indices(24).map((i) => stroke(c.iron, on(i / 2, r), on((i + 1) / 2, r), k === 2 ? 12 : 5))), indices(12).map((i) => { const [x, y] = on(i + 0.5, 1.08); return [stroke(c.iron, [x, y - 8], [x, y + 8], 3), disc('#fff0b8', x, y + 14, 8)] }),
	]
}

export const scenes = [
	scene('hotel-3/facade', (progress) => {
		const sway = Math.sin(2 * Math.PI * progress) * 1.4
		const c = inLight(palace, { ...evening, cast: ['#7a5a8c', 0.14] })
		const lamp = '#fcc45e'
		return [
			sky(evening, 560, 20), stars('#fbe6c8', 12, 170, 16), streaks('#f8c698', 330, 41, 5, progress),
			ridge(mix(c.plum, evening.haze, 0.55), mix(c.plum, evening.haze, 0.34), [[-40, 330], [70, 236], [130, 222], [196, 280], [300, 340], [420, 388], [560, 420]], 600),
			ridge(mix(c.plum, evening.haze, 0.62), mix(c.plum, evening.haze, 0.44), [[700, 430], [840, 372], [930, 330], [1010, 352], [1110, 268], [1250, 300]], 600),
			hill(mix(garden[1], evening.haze, 0.35), [[-20, 500], [140, 470], [300, 520], [900, 520], [1080, 462], [1220, 490]]),
			cypress(at(160, 600, 30), 7, [garden[0], garden[1]], 0.2), cypress(at(1046, 600, 30), 6.6, [garden[0], garden[1]], 0.2),
			front(c, evening, lamp, mix(c.iron, '#6a6690', 0.4)),
			hill(mix(c.gravel, evening.shadow, 0.1), [[-20, 604], [600, 588], [1220, 604]]),
			lens('#ffd88a', 380, 614, 440, 20), marquise(c, '#ffe2a0', progress),
			motorCar(at(612, 632, 26), c.crimson, '#2a2233', '#d9a56a'), lens(mix(c.gravel, evening.shadow, 0.5), 550, 636, 130, 5),
			hill(mix(c.lawn, evening.shadow, 0.2), [[-20, 626], [180, 620], [380, 652], [470, 700], [430, 760], [340, 820]]),
			hill(mix(c.lawn, evening.shadow, 0.2), [[860, 820], [770, 760], [730, 700], [820, 652], [1020, 620], [1220, 626]]),
			hill(mix(c.lawn, evening.shadow, 0.48), [[-20, 700], [160, 672], [330, 716], [390, 820]]), hill(mix(c.lawn, evening.shadow, 0.48), [[810, 820], [870, 716], [1040, 672], [1220, 700]]),
			[[90, 640, 70], [210, 648, 60], [340, 668, 50], [860, 668, 50], [990, 648, 60], [1110, 640, 70]].map(([x = 0, y = 0, w = 0], i) => [foliage(garden[0], [x, y], w, w * 0.9, { seed: i, flat: 0.4 }), foliage(garden[1], [x - 4, y - 4], w * 0.8, w * 0.6, { seed: i, flat: 0.5 })]),
			[['#c9577d', 60], ['#e8a3a8', 260], ['#c9577d', 940], ['#e8a3a8', 1120]].map(([fill, x], i) => indices(14).map((j) => disc(String(fill), Number(x) - 60 + j * 9, 726 + ((i + j * 5) % 7) * 7, 4.4 - (j % 3)))),
			palm(at(96, 800, 62), 9.2, '#3a2b3e', garden, { seed: 4, sway, lean: 0.06, spread: 0.34, fronds: 13 }), palm(at(1108, 812, 62), 9.8, '#3a2b3e', garden, { seed: 9, sway, lean: -0.07, spread: 0.34, fronds: 13 }),
			palm(at(334, 770, 40), 7, '#3a2b3e', garden, { seed: 14, sway, lean: -0.06, spread: 0.32 }), palm(at(880, 770, 40), 6.6, '#3a2b3e', garden, { seed: 22, sway, lean: 0.06, spread: 0.32 }),
		]
	}),
	scene('hotel-3/arrival', () => {
		const c = inLight(palace, { ...evening, cast: ['#7a5a8c', 0.16] })
		const lamp = '#fcc45e'
		const e = camera({ height: 1.2, horizon: 480, focal: 900 })
		const [stone, shade] = [mix(c.cream, evening.shadow, 0.14), mix(c.cream, evening.shadow, 0.34)]
		const treads = indices(9)
		return [
			rect(evening.sky[1] ?? stone, 0, 0, 1200, 800), rect(stone, 90, 0, 1020, 640), rect(shade, 90, 0, 60, 640), rect(shade, 1050, 0, 60, 640), [150, 1036].map((x) => rect(c.stucco, x, 0, 14, 640)),
			gaps(shade, 190, 1010, 3, 520, 214, 350, 1), gaps(lamp, 190, 1010, 3, 520, 186, 332, 1), gaps('#ffe6a0', 190, 1010, 3, 520, 120, 260, 1),
			indices(3).map((i) => { const x = 190 + (i + 0.5) * 273.3; return [rect('#b87a3c', x - 3, 196, 6, 324), rect('#b87a3c', x - 93, 318, 186, 5), rect('#b87a3c', x - 93, 430, 186, 5)] }), chandelier(600, 250, 320, 60, '#b87a3c', '#fff6d0'),
			treads.toReversed().map((i) => { const [z, up, wide] = [13 - (8 - i) * 0.52, 0.3 + i * 0.13, 3 + (8 - i) * 0.36]; return [block(e, { ...tones(c.marble), front: mix(c.marble, evening.shadow, 0.3), top: mix(c.marble, '#ffe2b0', 0.34) }, [-wide, -1, z], [wide * 2, up + 0.2, 0.6]), block(e, { ...tones(c.crimson), front: mix(c.crimson, evening.shadow, 0.34) }, [-0.95, -1, z - 0.01], [1.9, up + 0.215, 0.6])] }),
			ground(e, mix(c.gravel, evening.shadow, 0.22), -20, 20, 0.4, 8.9, -1), polygon(e, c.crimson, [[-0.95, -0.99, 0.4], [0.95, -0.99, 0.4], [0.95, -0.99, 8.86], [-0.95, -0.99, 8.86]]), polygon(e, mix(c.crimson, c.gold, 0.5), [[-0.86, -0.985, 0.4], [-0.78, -0.985, 0.4], [-0.78, -0.985, 8.86], [-0.86, -0.985, 8.86]]), polygon(e, mix(c.crimson, c.gold, 0.5), [[0.78, -0.985, 0.4], [0.86, -0.985, 0.4], [0.86, -0.985, 8.86], [0.78, -0.985, 8.86]]),
			[-1, 1].map((side) => [block(e, tones(c.cream), [side * 3.6 - 0.5, -1, 6.6], [1, 1.5, 1]), urn(placeUpright(e, [side * 3.6, 0.5, 6.8]), 0.9, c.copper), [-0.3, 0, 0.3].map((dx, i) => hollyhock(placeUpright(e, [side * 3.6 + dx, 1.3, 6.8]), 1.9 + (i % 2) * 0.4, garden, ['#c9577d', '#f1b7b4', '#8c2f55'][i] ?? '#c9577d', '#f6dfa0', dx * 0.3))]),
			fan(c, evening), hatbox(e, [1.7, -0.5, 9.1], '#f3e0ea', c.plum, 0.34),
		]
	}),
	scene('hotel-3/terrace', (progress) => {
		const light: Light = { ...dusk, sky: ['#8a6f9e', '#b5809d', '#dc9290', '#f3b080', '#fbd092'], sea: ['#f0bd92', '#b98d98', '#7d7596', '#56628c'], halos: ['#f6bc84', '#fbd595'] }
		const c = inLight(palace, { ...light, cast: ['#c98a80', 0.12] })
		const stone = mix(c.cream, light.shadow, 0.1)
		const baluster = (x: number): Drawing => [smooth(stone, [[x - 9, 690], [x - 14, 660], [x - 6, 612], [x - 10, 590], [x + 10, 590], [x + 6, 612], [x + 14, 660], [x + 9, 690]], 1 / 8), smooth(mix(stone, light.shadow, 0.34), [[x + 3, 690], [x + 5, 660], [x + 2, 612], [x + 4, 590], [x + 10, 590], [x + 6, 612], [x + 14, 660], [x + 9, 690]], 1 / 8)]
		const glass = (x: number): Drawing => [withOpacity(0.72, smooth('#fff6e0', [[x - 13, 478], [x - 16, 508], [x, 524], [x + 16, 508], [x + 13, 478]], 1 / 8)), smooth('#f4c56a', [[x - 15, 494], [x - 15, 508], [x, 522], [x + 15, 508], [x + 15, 494]], 1 / 9), rect('#fff6e0', x - 1.5, 522, 3, 34), lens('#fff6e0', x - 14, 556, 28, 5)]
		return [
			sky(light, 360, 18), sun(light, 734, 270, 54), streaks('#fcdcae', 120, 7, 5, progress),
			ridge(mix(c.plum, light.haze, 0.5), mix(c.plum, light.haze, 0.3), [[-60, 230], [40, 210], [120, 252], [220, 300], [330, 330], [460, 362]], 364), hill(mix(c.plum, light.haze, 0.34), [[-20, 320], [120, 316], [230, 340], [300, 362]], 364),
			sea(light, 360, { sway: 5 }), glitter('#ffe9c0', 734, 366, 620, { width: 120, spread: 2.3, count: 36, seed: 4, progress }), waves('#f3c9ae', 380, 600, { seed: 9, count: 12, progress }),
			yacht(at(440 + Math.sin(2 * Math.PI * progress) * 3, 424, 4.6), '#fff8ea', '#d5b4b8', '#6a5a80'), lens('#fff1d8', 360, 430, 160, 5),
			rect(stone, -10, 558, 1220, 34), rect(mix(stone, '#fff0d0', 0.4), -10, 558, 1220, 8), rect(mix(stone, light.shadow, 0.36), -10, 588, 1220, 6), indices(26).map((i) => baluster(24 + i * 48)), rect(stone, -10, 688, 1220, 26), rect(mix(stone, light.shadow, 0.3), -10, 708, 1220, 8),
			rect(mix(c.gravel, light.shadow, 0.16), -10, 716, 1220, 90), indices(9).map((i) => shape(mix(c.gravel, light.shadow, 0.34), [[i * 150 + 24, 716], [i * 150 + 52, 716], [i * 150 + 20, 800], [i * 150 - 30, 800]])),
			[150, 1010].map((x, k) => [rect(stone, x - 62, 566, 124, 170), rect(mix(stone, light.shadow, 0.34), x + 26, 566, 36, 170), rect(mix(stone, '#fff0d0', 0.4), x - 72, 556, 144, 16), [-58, -24, 14, 48].map((dx, i) => hollyhock(at(x + dx, 470, 100), 3.2 + ((i + k) % 3) * 0.5, garden, ['#c9577d', '#f3c0b6', '#7d2c52', '#e08798'][(i + k) % 4] ?? '#c9577d', '#f8dfa0', dx * 0.0012)), urn(at(x, 560, 100), 1.2, c.copper)]),
			glass(566), glass(622), lens(mix(stone, light.shadow, 0.4), 548, 560, 110, 7),
		]
	}),
	scene('hotel-3/view', (progress) => {
		const light: Light = { ...dawn, sky: ['#5c6f9c', '#8790ae', '#b9aab8', '#e6bfae', '#fad7ae'], sea: ['#e3c3b2', '#b3abb8', '#7f8dac', '#5b6f98'], haze: '#c9b0bc', cast: ['#5a5a90', 0.3] }
		const c = inLight(palace, light)
		const cape = (amount: number, points: Point[], base: number): Drawing => [hill(mix('#4a4470', light.haze, amount), points, base), hill(mix('#3d3862', light.haze, amount * 0.94), points.map(([x, y], i): Point => [x + 30, y + (base - y) * 0.5 + (i % 2) * 6]), base)]
		const roofs = (x: number, y: number, w: number, h: number, tone: string): Drawing => [rect(mix(tone, '#8a7a98', 0.4), x, y, w, h + 200), rect(mix(tone, '#2a2848', 0.2), x + w * 0.6, y, w * 0.4, h + 200), shape(tone, [[x - 8, y], [x + w * 0.14, y - h], [x + w * 0.86, y - h], [x + w + 8, y]]), rect(mix(tone, '#2a2848', 0.3), x + w * 0.2, y - h - 14, w * 0.08, 22), rect(mix(tone, '#2a2848', 0.35), x + w * 0.14, y + 18, w * 0.12, 24), rect(mix(tone, '#2a2848', 0.35), x + w * 0.36, y + 18, w * 0.12, 24)]
		return [
			sky(light, 340, 16), streaks('#f9dcb8', 150, 13, 6, progress),
			cape(0.74, [[520, 352], [640, 330], [800, 300], [960, 320], [1100, 284], [1220, 276]], 356), sea(light, 352, { sway: 6 }),
			cape(0.58, [[380, 384], [470, 356], [560, 318], [660, 322], [800, 270], [960, 286], [1220, 240]], 388), rect('#d9bcb2', 0, 384, 420, 5),
			cape(0.42, [[300, 432], [380, 404], [470, 396], [560, 366], [680, 372], [860, 306], [1220, 270]], 436), cape(0.26, [[560, 508], [620, 470], [720, 446], [820, 452], [940, 392], [1220, 330]], 512), cape(0.1, [[700, 612], [780, 556], [900, 520], [1020, 526], [1220, 440]], 700),
			glitter('#fbe4c4', 300, 360, 470, { width: 90, spread: 2, count: 16, seed: 5, progress }), waves('#d7c6cc', 400, 620, { seed: 6, count: 14, progress }),
			indices(30).map((i) => rect(i % 4 ? '#e9cfae' : '#fbe6b4', 640 + ((i * 97) % 560), 430 + ((i * 61) % 150) + (i % 2) * 6, 3.4, 3.4)).slice(0, 14),
			withOpacity(0.3, disc('#ffd890', 542 + Math.sin(2 * Math.PI * progress) * 5, 520, 24)), smooth('#2c2a4c', [[516, 536], [530, 544], [566, 544], [580, 532], [550, 537]], 1 / 8), rect('#2c2a4c', 542, 516, 2.4, 22), disc('#ffe9b0', 543 + Math.sin(2 * Math.PI * progress) * 5, 520, 6), indices(5).map((i) => lens('#ffdf9c', 526 + (i % 2) * 5, 552 + i * 14, 32 + i * 4, 4)),
			[[640, 690, 120, 34], [780, 664, 130, 38], [930, 640, 140, 38], [1090, 620, 150, 40], [700, 760, 150, 40], [880, 738, 160, 44], [1060, 716, 180, 44]].map(([x = 0, y = 0, w = 0, h = 0], i) => roofs(x, y, w, h, [mix('#5a4468', light.haze, 0.1), '#4d3d62', '#63486a'][i % 3] ?? '#4d3d62')),
			cypress(at(1046, 760, 30), 6, ['#20284a', '#2d3a58']), cypress(at(866, 790, 26), 5, ['#20284a', '#2d3a58']),
			rect(mix(c.cream, light.shadow, 0.3), -20, 770, 520, 50), rect(mix(c.cream, light.shadow, 0.12), -20, 760, 540, 14), dome(mix(c.copper, light.shadow, 0.14), mix(c.copperShade, light.shadow, 0.3), mix(c.copper, '#fbe0c0', 0.3), 180, 764, 420, 300),
		]
	}),
	scene('hotel-3/rotunda', () => {
		const c = inLight(palace, { ...noon, cast: ['#ffe6d0', 0.1] })
		const [wall, shade, floor] = [mix(c.cream, '#ffffff', 0.1), mix(c.cream, c.plum, 0.18), '#f3e6d4']
		const glassTones = ['#cf5a78', '#6fae8e', '#f0b8b4', '#3f8a72', '#e7c26a', '#b8d3b4']
		const wedge = (i: number, from: number, to: number, fill: string, count = 16): Drawing => { const [a, b] = [Math.PI * (i / count), Math.PI * ((i + 1) / count)]; const on = (angle: number, r: number): Point => [600 - Math.cos(angle) * 560 * r, 44 + Math.sin(angle) * 236 * r]; return shape(fill, [on(a, from), on((a + b) / 2, from + 0.012), on(b, from), on(b, to), on((a + b) / 2, to + 0.012), on(a, to)]) }
		const petal = (x: number, y: number, r: number, fill: string): Drawing => indices(6).map((i) => { const a = (i * Math.PI) / 3 + x; return smooth(i % 2 ? fill : mix(fill, floor, 0.35), [[x + Math.cos(a) * r * 0.2, y + Math.sin(a) * r * 0.09], [x + Math.cos(a - 0.4) * r * 0.75, y + Math.sin(a - 0.4) * r * 0.34], [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.44], [x + Math.cos(a + 0.4) * r * 0.75, y + Math.sin(a + 0.4) * r * 0.34]]) })
		const columns = [60, 222, 420, 780, 978, 1140]
		return [
			rect(wall, 0, 0, 1200, 800), indices(16).map((i) => [wedge(i, 0.96, 1.03, c.copperShade), wedge(i, 0.7, 0.95, glassTones[i % 6] ?? '#fff'), wedge(i, 0.42, 0.68, glassTones[(i + 2) % 6] ?? '#fff'), wedge(i, 0.16, 0.4, mix(glassTones[(i + 4) % 6] ?? '#fff', '#fff6e0', 0.4)), wedge(i, 0, 0.14, '#fff3c8')]), indices(17).map((i) => { const a = (Math.PI * i) / 16; return stroke(c.copperShade, [600, 44], [600 - Math.cos(a) * 572, 44 + Math.sin(a) * 242], 4) }), rect(c.copperShade, 0, 0, 1200, 44), rect(mix(c.copperShade, c.copper, 0.5), 0, 36, 1200, 10),
			smooth(shade, [[-60, 170], [140, 272], [400, 320], [600, 328], [800, 320], [1060, 272], [1260, 170], [1260, 200], [1060, 300], [800, 348], [600, 356], [400, 348], [140, 300], [-60, 200]], 1 / 7), smooth(c.gold, [[-60, 204], [140, 304], [400, 352], [600, 360], [800, 352], [1060, 304], [1260, 204], [1260, 212], [1060, 312], [800, 360], [600, 368], [400, 360], [140, 312], [-60, 212]], 1 / 7),
			[[96, 108, 330], [264, 138, 366], [462, 276, 384], [820, 138, 366], [1000, 108, 330]].map(([x = 0, w = 0, top = 0], i) => [gap(shade, x, 600 - Math.abs(i - 2) * 4, w, 600 - top - 16, 0.8), gap(i === 2 ? '#cfe3dd' : mix(shade, c.plum, 0.3), x + 12, 600 - Math.abs(i - 2) * 4, w - 24, 600 - top - 34, 0.8)]),
			[palm(at(548, 600, 20), 6, '#8a6a52', ['#3d6a52', '#5c8a5e', '#93b173'], { seed: 3 }), palm(at(652, 604, 18), 5, '#8a6a52', ['#3d6a52', '#5c8a5e', '#93b173'], { seed: 8 })], [598].map((x) => rect(c.copperShade, x - 2, 400, 5, 200)), rect(c.copperShade, 474, 500, 252, 5),
			columns.map((x, i) => { const near = Math.abs(i - 2.5) / 2.5; const [w, foot, top] = [30 + near * 16, 604 + near * 34, 372 - near * 60]; return [rect(c.marble, x - w / 2, top, w, foot - top), rect(mix(c.marble, c.plum, 0.24), x + w * 0.14, top, w * 0.36, foot - top), rect(c.gold, x - w * 0.7, top, w * 1.4, 12), rect(mix(c.marble, c.plum, 0.34), x - w * 0.75, foot - 10, w * 1.5, 16)] }),
			hill(floor, [[-20, 640], [200, 612], [600, 600], [1000, 612], [1220, 640]]), smooth(mix(floor, c.plum, 0.1), [[60, 700], [300, 648], [600, 636], [900, 648], [1140, 700], [900, 768], [600, 790], [300, 768]]), smooth(floor, [[110, 702], [320, 658], [600, 648], [880, 658], [1090, 702], [880, 758], [600, 776], [320, 758]]),
			[[360, 690, 96, '#e38aa0'], [520, 744, 110, '#8fc0a4'], [640, 676, 84, '#eeb3ac'], [790, 730, 100, '#e38aa0'], [470, 656, 60, '#a9cbb0']].map(([x, y, r, fill]) => petal(Number(x), Number(y), Number(r), String(fill))),
			[smooth(tones(c.plum).side, [[120, 720], [112, 470], [130, 400], [200, 366], [270, 400], [290, 470], [282, 720]], 1 / 9), smooth(mix(c.plum, '#2a1836', 0.5), [[142, 640], [138, 480], [152, 424], [200, 396], [248, 424], [264, 480], [258, 640]], 1 / 9), rect(mix(c.plum, c.crimson, 0.4), 140, 596, 122, 40), rect(mix(c.plum, c.crimson, 0.15), 128, 630, 146, 62), rect(c.gold, 120, 690, 162, 8), [132, 262].map((x) => rect(mix(c.gold, c.plum, 0.5), x, 698, 9, 30)), [430, 470, 510, 550].map((y) => rect(c.gold, 290, y, 34, 5)), rect(c.gold, 318, 400, 6, 330), rect(c.gold, 290, 400, 6, 330)],
			[rect('#7a4a3c', 868, 560, 300, 170), rect('#5c3638', 1080, 560, 88, 170), rect('#c9a08a', 852, 544, 332, 20), rect('#9a6a58', 852, 558, 332, 6), rect('#8c5a48', 890, 590, 80, 110), rect('#8c5a48', 986, 590, 80, 110), smooth(c.gold, [[926, 544], [928, 528], [946, 518], [964, 528], [966, 544]], 1 / 8), rect(mix(c.gold, c.plum, 0.4), 920, 540, 52, 5), disc(c.gold, 946, 514, 4), rect('#fff6e6', 1020, 534, 70, 10), rect(c.crimson, 1022, 530, 66, 5)],
		]
	}),
	scene('hotel-3/restaurant', () => {
		const c = inLight(palace, { ...dusk, cast: ['#d9925a', 0.12] })
		const e = camera({ height: 1.75, horizon: 330, focal: 720 })
		const plan = { left: -6, right: 6, far: 13, height: 5.6 }
		const { back, left, right } = roomWalls(plan)
		const wall = mix(c.cream, c.gold, 0.2)
		const mirror = (w: ReturnType<typeof roomWalls>['back'], from: number, to: number): Drawing => [polygon(e, c.gold, opening(w, from, to, 0.9, 4.6, 1)), polygon(e, '#a9aeb8', opening(w, from + 0.14, to - 0.14, 1.02, 4.46, 1)), polygon(e, '#c8c6c4', [w(from + 0.3, 1.02), w(from + 0.9, 1.02), w(to - 0.5, 3.6), w(to - 0.9, 3.9)]), disc('#ffe9b4', ...project(e, w((from + to) / 2, 3.2)), 7), disc('#ffe9b4', ...project(e, w((from + to) / 2 - 0.4, 3.0)), 5), disc('#ffe9b4', ...project(e, w((from + to) / 2 + 0.4, 3.0)), 5)]
		const seats: [number, number][] = [[-4, 10], [-1.4, 10.2], [1.4, 10.2], [4, 10], [-3.9, 7.4], [3.9, 7.4], [-1.3, 6.6], [1.3, 6.6], [-3.1, 4.9], [3, 4.9], [-0.5, 4.3]]
		const tub = (x: number, z: number, h: number, seed: number): Drawing => [block(e, c.copper, [x - 0.35, 0, z], [0.7, 0.7, 0.7]), palm(placeUpright(e, [x, 0.7, z + 0.35]), h, '#7a5a48', ['#24473f', '#3c6a50', '#6f9662'], { seed, lean: 0.02, spread: 0.5, fronds: 13 })]
		return [
			room(e, plan, { floor: '#8d5a4c', ceiling: mix(wall, '#fff4d8', 0.5), back: wall, left: mix(wall, c.plum, 0.22), right: mix(wall, c.plum, 0.12), reveal: c.cream }), tiles(e, '#a56c56', -6, 6, 1, 13, 1, true),
			[0.7, 4.5, 8.3].map((at) => mirror(back, at, at + 3)), [6, 9.6, 13.2].map((z) => mirror(left, z - 0.4, z + 2)), [0.6, 4.2, 7.8].map((z) => mirror(right, z, z + 2.4)), [back, left, right].map((w) => [panel(e, c.gold, w, 0, w.long, 5, 5.1), panel(e, c.cream, w, 0, w.long, 5.3, 5.6), panel(e, mix(wall, c.plum, 0.3), w, 0, w.long, 0, 0.7)]),
			tub(-5.3, 11.6, 3, 3), tub(5.3, 11.6, 3, 8), tub(0, 12.2, 2.6, 5), seats.slice(0, 4).map(([x, z]) => clothTable(e, [x, 0, z], 0.62, '#fff6e6', '#ead9c4')), tub(-5.3, 8, 3.1, 13), tub(5.3, 8, 3.1, 18),
			chandelier(600, 30, 178, 190, c.gold, '#fff6d0'),
			seats.slice(4).map(([x, z]) => [clothTable(e, [x, 0, z], 0.68, '#fff6e6', '#ead9c4'), candle(e, [x, 0.75, z], '#fff6e0', '#ffdf8a')]), [-5.2, 5.2].map((x, i) => tub(x, 5.6, 2.4, 23 + i)),
			giltChair(e, [2.05, 0, 3], c.gold, c.crimson), [smooth('#a8582c', [[2.14, 0.58], [2.2, 0.68], [2.18, 0.76], [2.24, 0.86], [2.36, 0.86], [2.4, 0.76], [2.38, 0.68], [2.44, 0.58], [2.36, 0.5], [2.2, 0.5]].map(([x = 0, y = 0]) => project(e, [x, y, 3.05]))), stroke('#3a2430', project(e, [2.3, 0.8, 3.02]), project(e, [2.36, 1.2, 3.1]), 9), stroke('#f3dcb0', project(e, [2.52, 0.5, 3]), project(e, [2.6, 1.1, 3.1]), 3)],
		]
	}),
	scene('hotel-3/bar', () => {
		const c = inLight(palace, { ...dusk, cast: ['#5a3050', 0.12] })
		const [plum, deep, velvet, glow] = ['#6f3c62', '#46244a', '#96507c', '#ffcf7c']
		const e = camera({ height: 1.5, horizon: 380, focal: 700 })
		const plan = { left: -4.6, right: 4.6, far: 8, height: 4.2 }
		const { back, left, right } = roomWalls(plan)
		const fanAt = (i: number, r: number): Point => { const a = Math.PI * (0.04 + (0.92 * i) / 44); return [600 - Math.cos(a) * 214 * r, 336 - Math.sin(a) * 214 * r] }
		const scallop = (i: number) => 1 - 0.06 * (1 - Math.sin((Math.PI * (i % 4)) / 4))
		const blade = (k: number): Drawing => { const ring = indices(5).map((j) => k * 4 + j); const rim = ring.map((i, j) => fanAt(i, 0.94 + 0.06 * Math.sin((Math.PI * j) / 4))); return shape(['#c9b0c4', '#e0ccd2', '#b096b4'][k % 3] ?? '#c9b0c4', [fanAt(k * 4, 0.16), ...rim, fanAt(k * 4 + 4, 0.16)]) }
		const gem = (i: number, up: number): Drawing => disc(c.gold, ...fanAt(i, up), 4)
		const bottle = (x: number, i: number): Drawing => { const [px, py] = project(e, [x, 1.5, 7.7]); const h = 34 + ((i * 29) % 24); const fill = ['#c98a3c', '#7fa68c', '#b04a52', '#e0c07a', '#8a9cc0'][i % 5] ?? '#c98a3c'; return [rect(fill, px - 7, py - h, 14, h), rect(fill, px - 3, py - h - 13, 6, 15), rect(mix(fill, '#fff0d0', 0.5), px - 5, py - h + 3, 3, h - 8)] }
		const tub = (x: number, z: number): Drawing => { const v = { top: mix(velvet, '#f0b0c8', 0.3), front: velvet, side: mix(velvet, deep, 0.4), deep }; const p = (dx: number, up: number, dz: number): Position => [x + dx, up, z + dz]; return [levelEllipse(e, mix(deep, '#1f1028', 0.4), p(0, 0.004, 0), 0.66, 0.5), indices(2).map((k) => roundedPolygon(e, k ? v.front : v.side, [p(-0.6 + k * 0.06, 0.2, 0.3), p(-0.66 + k * 0.06, 0.7, 0.34), p(-0.5 + k * 0.04, 1.02 - k * 0.06, 0.4), p(0, 1.12 - k * 0.06, 0.44), p(0.5 - k * 0.04, 1.02 - k * 0.06, 0.4), p(0.66 - k * 0.06, 0.7, 0.34), p(0.6 - k * 0.06, 0.2, 0.3)])), indices(7).map((i) => disc(v.side, ...project(e, p(-0.39 + (i % 4) * 0.26 + (i > 3 ? 0.13 : 0), i > 3 ? 0.92 : 0.76, 0.38)), 4)), [-0.62, 0.42].map((dx) => block(e, v, p(dx, 0.12, -0.3), [0.2, 0.5, 0.62])), block(e, v, p(-0.42, 0.12, -0.34), [0.84, 0.34, 0.6])] }
		return [
			room(e, plan, { floor: '#4f2a3c', ceiling: mix(plum, deep, 0.5), back: plum, left: mix(plum, deep, 0.5), right: mix(plum, deep, 0.24), reveal: plum }), [back, left, right].map((w) => [panel(e, c.gold, w, 0, w.long, 3.7, 3.76, 0.02), panel(e, mix(deep, '#1f1028', 0.2), w, 0, w.long, 0, 0.9, 0.01), panel(e, c.gold, w, 0, w.long, 0.9, 0.95, 0.02)]), indices(9).map((i) => panel(e, mix(plum, velvet, 0.3), back, 0.26 + i * 1.05, 0.72 + i * 1.05, 0.95, 3.7, 0.005)), indices(7).map((i) => [panel(e, mix(plum, deep, 0.2), right, 0.4 + i * 1.1, 0.9 + i * 1.1, 0.95, 3.7, 0.005), panel(e, mix(plum, deep, 0.7), left, 3.4 + i * 1.1, 3.9 + i * 1.1, 0.95, 3.7, 0.005)]),
			{ fill: c.gold, outlines: [[[600, 352], ...indices(45).map((i) => fanAt(i, 1.0 + 0.055 * scallop(i)))]] }, indices(11).map(blade), indices(12).map((k) => stroke(c.gold, fanAt(k * 4, 0.12), fanAt(k * 4, 0.96), 4)), indices(11).map((k) => gem(k * 4 + 2, 0.62)), disc(c.gold, 600, 344, 40), disc(mix(c.gold, '#fff0c0', 0.5), 590, 334, 16), withOpacity(0.34, shape('#fff3dc', [fanAt(26, 0.2), fanAt(24, 0.92), fanAt(30, 0.92)])),
			indices(17).map((i) => (i === 8 ? [] : bottle(-2.2 + i * 0.275, i))), panel(e, mix(deep, '#1f1028', 0.3), back, 2.1, 7.1, 1.4, 1.5, 0.3),
			block(e, { top: '#f3e6e2', front: '#e0ccd0', side: '#b79cac', deep }, [-2.9, 1.1, 6.2], [5.8, 0.11, 0.8]), [[-2.4, 0.6], [-0.8, 0.4], [0.7, 0.7], [1.9, 0.4]].map(([x = 0, w = 0]) => stroke('#b798ac', project(e, [x, 1.212, 6.4]), project(e, [x + w, 1.212, 6.9]), 2)), block(e, { top: plum, front: '#5a2f4c', side: deep, deep }, [-2.8, 0, 6.3], [5.6, 1.1, 0.6]), indices(9).map((i) => polygon(e, '#6f3c5c', [[-2.7 + i * 0.62, 0.2, 6.29], [-2.2 + i * 0.62, 0.2, 6.29], [-2.2 + i * 0.62, 0.96, 6.29], [-2.7 + i * 0.62, 0.96, 6.29]])), [-1.9, -0.9, 1, 2].map((x) => [stroke(c.gold, project(e, [x, 0, 5.8]), project(e, [x, 0.76, 5.8]), 5), drum(e, velvet, [x, 0.76, 5.8], 0.2, 0.08), levelEllipse(e, c.gold, [x, 0.01, 5.8], 0.16)]),
			levelEllipse(e, '#6a3350', [0, 0.002, 3.9], 3, 1.7), levelEllipse(e, '#7d4060', [0, 0.003, 3.9], 2.7, 1.5), levelEllipse(e, '#5c2c48', [0, 0.004, 3.9], 2.5, 1.36), tub(-1.9, 4.3), tub(1.95, 4.3), tub(-0.05, 5),
			drum(e, { top: '#8a5040', front: '#5f3430', side: '#4a2830', deep }, [0, 0, 3.2], 0.12, 0.66), levelEllipse(e, '#3a1c30', [0, 0.006, 3.2], 0.5, 0.34), drum(e, { top: '#9c6048', front: '#6a3c34', side: '#4f2c30', deep }, [0, 0.66, 3.2], 0.98, 0.06), withOpacity(0.34, levelEllipse(e, glow, [0.3, 0.725, 3.3], 0.62, 0.5)),
			(() => { const q = (u: number, v: number): Position => [-0.72 + u * 1.06, 0.74, 2.86 + v * 0.56]; const tri = (u: number, up: boolean, fill: string): Drawing => polygon(e, fill, up ? [q(u, 0.04), q(u + 0.062, 0.04), q(u + 0.031, 0.42)] : [q(u, 0.96), q(u + 0.062, 0.96), q(u + 0.031, 0.58)]); return [polygon(e, '#3f2030', [q(-0.04, -0.06), q(1.04, -0.06), q(1.04, 1.06), q(-0.04, 1.06)]), polygon(e, '#d9b080', [q(0, 0), q(0.48, 0), q(0.48, 1), q(0, 1)]), polygon(e, '#d9b080', [q(0.52, 0), q(1, 0), q(1, 1), q(0.52, 1)]), indices(12).map((i) => { const u = (i < 6 ? 0.02 : 0.54) + (i % 6) * 0.076; return [tri(u, true, i % 2 ? '#8c2f3c' : '#fff0d8'), tri(u, false, i % 2 ? '#fff0d8' : '#8c2f3c')] }), [[0.05, 0.12], [0.05, 0.26], [0.36, 0.9], [0.6, 0.1], [0.6, 0.24], [0.6, 0.38], [0.9, 0.88]].map(([u = 0, v = 0], i) => [disc(i % 2 ? '#fff6e6' : '#2a1830', ...project(e, q(u, v)), 11, 7), disc(i % 2 ? '#e0cfc0' : '#4a2c4c', ...project(e, q(u, v)), 6, 4)]), [[0.46, 0.3], [0.5, 0.44]].map(([u = 0, v = 0]) => block(e, '#fff6e6', [q(u, v)[0], 0.745, q(u, v)[2]], [0.05, 0.05, 0.05]))] })(),
			[withOpacity(0.2, disc(glow, ...project(e, [0.6, 1.12, 3.3]), 150)), tableLamp(e, [0.6, 0.72, 3.3], c.gold, '#ffe3a4'), wineGlass(e, [0.36, 0.72, 2.74], '#f3c48c')],
		]
	}),
	scene('hotel-3/suite-hollyhock', () => {
		const light: Light = { ...dusk, sky: ['#7d6a98', '#b184a0', '#e09a94', '#f6bd8e'], cast: ['#e0a090', 0.1] }
		const c = inLight(palace, light)
		const e = camera({ height: 1.55, horizon: 372, focal: 760 })
		const plan = { left: -4.2, right: 4.2, far: 7, height: 3.9 }
		const { back } = roomWalls(plan)
		const wall = '#e9cdc0'
		const silk = ['#d98a92', '#b9647a', '#ecb0ae'] as const
		const drape = (from: number, to: number, out = 0.2): Drawing => curtain(e, { top: silk[2], front: silk[0], side: silk[1], deep: silk[1] }, back, from, to, 3.5, { folds: 4, out })
		const post = (x: number, z: number): Drawing => block(e, tones(c.gold), [x, 0, z], [0.09, 3, 0.09])
		return [
			sky(light, 372), rect('#b49ab0', 0, 372, 1200, 260), lens('#f6d0a8', 80, 384, 300, 8), lens('#f6d0a8', 860, 390, 300, 8), hill(mix(c.plum, light.haze, 0.3), [[100, 380], [220, 356], [340, 372]], 384),
			room(e, plan, { floor: '#b98a6c', ceiling: '#f4e4d6', back: wall, left: mix(wall, c.plum, 0.24), right: mix(wall, c.plum, 0.12), reveal: c.cream }, [{ in: 'back', from: 0.7, to: 2.2, low: 0, high: 3.2, frame: c.stucco, rails: [1.6] }, { in: 'back', from: 6.2, to: 7.7, low: 0, high: 3.2, frame: c.stucco, rails: [1.6] }]),
			boards(e, '#9a6e58', plan, 0.5), [0.1, 0.28].map((up) => panel(e, c.gold, back, 0, 8.4, 3.9 - up - 0.04, 3.9 - up)), rug(e, '#e8cfc0', '#8f5a74', -2.6, 2.6, 2.2, 6),
			sunlight(e, '#e9b48a', [[-3.5, 0, 7], [-2, 0, 7], [-2, 3.2, 7], [-3.5, 3.2, 7]], [0.3, -0.9]),
			[[0.2, 0.8], [2.1, 2.7], [5.7, 6.3], [7.6, 8.2]].map(([a = 0, b = 0]) => drape(a, b)), [0.1, 5.6].map((x) => [panel(e, silk[1], back, x, x + 2.7, 3.3, 3.62, 0.24), indices(6).map((i) => disc(silk[0], ...project(e, back(x + 0.22 + i * 0.45, 3.3, 0.26)), 24, 12))]),
			post(-1.3, 6.5), post(1.2, 6.5), polygon(e, silk[1], [[-1.3, 0.5, 6.6], [1.29, 0.5, 6.6], [1.29, 3, 6.6], [-1.3, 3, 6.6]]), indices(8).map((i) => polygon(e, i % 2 ? silk[0] : mix(silk[0], silk[1], 0.5), [[-1.28 + i * 0.32, 0.5, 6.58], [-0.98 + i * 0.32, 0.5, 6.58], [-0.24 + i * 0.06, 2.7, 6.58], [-0.3 + i * 0.06, 2.7, 6.58]])), disc(c.gold, ...project(e, [0, 2.72, 6.55]), 17),
			bed(e, { sheet: '#fff2e4', throw: silk[0], wood: c.gold, pillow: silk[2] }, [-1.05, 0, 4.2], { width: 2.1, length: 2.2 }),
			polygon(e, silk[2], [[-1.34, 3, 4.1], [1.32, 3, 4.1], [1.32, 3, 6.6], [-1.34, 3, 6.6]]), block(e, { ...tones(c.gold), front: c.gold }, [-1.36, 2.98, 4.05], [2.7, 0.1, 0.1]), indices(9).map((i) => disc(i % 2 ? silk[0] : silk[1], ...project(e, [-1.2 + i * 0.3, 2.94, 4.04]), 17, 15)), smooth(c.gold, [[0, 3.44, 4.05], [0.26, 3.1, 4.05], [0, 3.06, 4.05], [-0.26, 3.1, 4.05]].map((s) => project(e, s as unknown as Position))),
			[-1.34, 1.24].map((x) => [post(x, 4.05), curtain(e, { top: silk[2], front: silk[0], side: silk[1], deep: silk[1] }, wall3(x), 0, 0.34, 2.96, { folds: 2, out: 0 })]),
			tableAt(e, c), vase(e, [2.9, 0.78, 3.75], c.copper, '#5a7a5c', '#c9577d', { height: 0.3 }), smooth('#fff6ea', [[2.1, 0.785, 3.3], [2.3, 0.8, 3.42], [2.55, 0.8, 3.4], [2.66, 0.79, 3.36], [2.54, 0.79, 3.3], [2.4, 0.785, 3.26], [2.24, 0.5, 3.18], [2.18, 0.3, 3.18], [2.12, 0.5, 3.18]].map((s) => project(e, s as unknown as Position)), 1 / 9), smooth('#f3dccf', [[2.24, 0.785, 3.24], [2.3, 0.5, 3.17], [2.27, 0.36, 3.17], [2.36, 0.5, 3.17], [2.36, 0.785, 3.24]].map((s) => project(e, s as unknown as Position)), 1 / 9),
		]
	}),
	scene('hotel-3/room-garden', () => {
		const c = inLight(palace, { ...dawn, cast: ['#ffe8cc', 0.1] })
		const e = camera({ height: 1.5, horizon: 380, focal: 780, x: 0.1 })
		const [grey, light, shade] = ['#d5d3d2', '#e9e6e1', '#aeb0ba']
		const greens: Greens = ['#3f6650', '#628a5c', '#a3b874']
		const side = wall([-2.5, 6], [-1.2, 7.6], 3.6)
		const middle = wall([-1.2, 7.6], [1.2, 7.6], 3.6)
		const other = wall([1.2, 7.6], [2.5, 6], 3.6)
		const pane = (w: typeof side, tone: string): Drawing => [polygon(e, tone, [w(0, 0), w(w.long, 0), w(w.long, 3.6), w(0, 3.6)], opening(w, 0.22, w.long - 0.22, 0.75, 3.2, 0)), panel(e, c.stucco, w, w.long / 2 - 0.035, w.long / 2 + 0.035, 0.75, 3.2), panel(e, c.stucco, w, 0.22, w.long - 0.22, 2.4, 2.47), panel(e, c.stucco, w, 0.14, w.long - 0.14, 0.68, 0.78, 0.05), [0.22, w.long - 0.28].map((x) => panel(e, c.stucco, w, x, x + 0.06, 0.75, 3.2))]
		const backWall = wall([-4.4, 6], [4.4, 6], 3.6)
		return [
			sky(dawn, 400), hill('#cbd3bc', [[200, 380], [420, 356], [700, 366], [1000, 350]], 640), hill('#9fb389', [[200, 420], [500, 410], [1000, 416]], 700), [330, 440, 550, 650, 760, 880].map((x, i) => orangeTree(at(x, 470 + (i % 2) * 14, 60), 2.2, '#7a5a46', greens, '#ee9a3c')),
			pane(side, shade), pane(other, light), pane(middle, mix(grey, light, 0.4)), ground(e, '#c9a27c', -4.4, 4.4, 0.3, 6), polygon(e, '#c9a27c', [[-2.5, 0, 6], [2.5, 0, 6], [1.2, 0, 7.6], [-1.2, 0, 7.6]]), polygon(e, light, [[-2.5, 3.6, 6], [2.5, 3.6, 6], [1.2, 3.6, 7.6], [-1.2, 3.6, 7.6]]),
			panel(e, grey, backWall, 0, 1.9, 0, 3.6), panel(e, grey, backWall, 6.9, 8.8, 0, 3.6), panel(e, grey, backWall, 1.9, 6.9, 3.3, 3.6), polygon(e, mix(grey, shade, 0.7), [[-4.4, 0, 0.3], [-4.4, 0, 6], [-4.4, 3.6, 6], [-4.4, 3.6, 0.3]]), polygon(e, light, [[4.4, 0, 0.3], [4.4, 0, 6], [4.4, 3.6, 6], [4.4, 3.6, 0.3]]), ground(e, '#f3efe8', -4.4, 4.4, 0.3, 6, 3.6),
			[[0.3, 1.6], [7.2, 8.5]].map(([a = 0, b = 0]) => [panel(e, light, backWall, a, b, 1.2, 3.1, 0.01), panel(e, grey, backWall, a + 0.07, b - 0.07, 1.27, 3.03, 0.02), panel(e, light, backWall, a, b, 0.2, 0.9, 0.01)]), hung(e, c.gold, backWall, 7.45, 8.25, 1.6, 2.6, '#c9d6cf', '#a9bd94', '#e8cfa0'),
			curtain(e, '#c3cfd6', backWall, 1.55, 2.15, 3.4, { folds: 3 }), curtain(e, '#c3cfd6', backWall, 6.65, 7.25, 3.4, { folds: 3 }), boards(e, '#b38c68', { left: -4.4, right: 4.4, far: 6, height: 3 }, 0.55),
			sunlight(e, '#eed0a0', [[-1, 0.75, 7.6], [1, 0.75, 7.6], [1, 3.1, 7.6], [-1, 3.1, 7.6]], [-0.7, -1.3]),
			table(e, '#7a4f3c', [-0.95, 0, 5.5], [1.9, 0.76, 0.8], 0.06), block(e, '#7a4f3c', [-0.9, 0.55, 5.46], [1.8, 0.16, 0.03]), polygon(e, '#fffdf4', [[-0.2, 0.77, 5.6], [0.25, 0.77, 5.58], [0.28, 0.77, 5.95], [-0.16, 0.77, 5.98]]), indices(3).map((i) => polygon(e, '#8d92a8', [[-0.12, 0.775, 5.9 - i * 0.07], [0.14, 0.775, 5.89 - i * 0.07], [0.14, 0.775, 5.9 - i * 0.07], [-0.12, 0.775, 5.92 - i * 0.07]])), stroke('#2d2b45', project(e, [0.04, 0.79, 5.62]), project(e, [0.32, 0.86, 5.84]), 5), vase(e, [-0.66, 0.76, 5.9], c.copper, '#5a7a5c', '#e8a3a8', { height: 0.22, stems: 6 }), drum(e, '#2d2b45', [0.56, 0.76, 5.9], 0.05, 0.07),
			giltChair(e, [-0.1, 0, 4.7], c.gold, '#a9bcc9'), bed(e, { sheet: '#fffaf2', throw: '#a9b9c6', wood: '#c9bfb4', pillow: '#e5d9c8' }, [-4.2, 0, 2.3], { width: 1.9, length: 2.1, head: 'left' }), block(e, '#e5ddd2', [-4.3, 0, 4.4], [0.5, 0.6, 0.45]), tableLamp(e, [-4.05, 0.6, 4.6], c.copper, '#fbf0dc'),
			sofa(e, '#b7a3b4', [2.6, 0, 3.2], 1.3, { facing: 'left', cushions: ['#e8cfa0'] }),
		]
	}),
	scene('hotel-3/baths', (progress) => {
		const c = inLight(palace, { ...noon, cast: ['#dff0e6', 0.14] })
		const e = camera({ height: 1.7, horizon: 400, focal: 720 })
		const far = 20
		const ring = (i: number): Point => [-5.4 * Math.cos((i * Math.PI) / 10), 4.4 + 3 * Math.sin((i * Math.PI) / 10)]
		const column = (x: number, z: number): Drawing => [block(e, tones(c.marble), [x - 0.42, 0, z - 0.42], [0.84, 0.35, 0.84]), drum(e, { ...tones(c.copper), side: c.copperShade }, [x, 0.35, z], 0.27, 3.6), block(e, { ...tones(c.gold), front: c.gold }, [x - 0.4, 3.95, z - 0.4], [0.8, 0.28, 0.8])]
		const panes = ['#cfe9e6', '#bfe1e2', '#d9efe6', '#b2d8de']
		const water = ['#2a8a8e', '#43a9a4', '#7fcfc0'] as const
		return [
			rect('#cfe9e6', 0, 0, 1200, 800), polygon(e, mix(c.cream, c.copper, 0.2), [[-6.6, 0, far], [6.6, 0, far], [6.6, 4.4, far], ...indices(11).map((i): Position => [-ring(i)[0], ring(i)[1], far]), [-6.6, 4.4, far]]), polygon(e, '#d9f0ea', opening(wall([-3.2, far - 0.01], [3.2, far - 0.01], 6), 0, 6.4, 0.9, 5.6, 1)), indices(5).map((i) => panel(e, c.copperShade, wall([-3.2, far - 0.02], [3.2, far - 0.02], 6), i * 1.6 - 0.04, i * 1.6 + 0.04, 0.9, 4.4)), panel(e, c.copperShade, wall([-3.2, far - 0.02], [3.2, far - 0.02], 6), 0, 6.4, 2.4, 2.5), palm(placeUpright(e, [-1.6, 0, far + 3]), 3.4, '#7a6a52', ['#5a8a70', '#7aa582', '#a5c598'], { seed: 4 }), palm(placeUpright(e, [1.8, 0, far + 3]), 3, '#7a6a52', ['#5a8a70', '#7aa582', '#a5c598'], { seed: 9 }),
			[-1, 1].map((side) => polygon(e, mix(c.cream, side < 0 ? c.copperShade : '#ffffff', side < 0 ? 0.4 : 0.15), [[side * 6.6, 0, 0.3], [side * 6.6, 0, far], [side * 6.6, 4.6, far], [side * 6.6, 4.6, 0.3]])), [-1, 1].map((side) => polygon(e, mix(c.cream, c.copper, 0.35), [[side * 6.6, 4.4, 0.3], [side * 6.6, 4.4, far], [side * 5.4, 4.4, far], [side * 5.4, 4.4, 0.3]])),
			indices(10).map((i) => { const [[x, y], [X, Y]] = [ring(i), ring(i + 1)]; return polygon(e, panes[i % 4] ?? '#cfe9e6', [[x, y, 0.3], [X, Y, 0.3], [X, Y, far], [x, y, far]]) }),
			indices(11).map((i) => { const [x, y] = ring(i); return polygon(e, c.copperShade, [[x - 0.04, y, 0.3], [x + 0.04, y, 0.3], [x + 0.04, y, far], [x - 0.04, y, far]]) }), [18, 14.5, 11, 7.5, 4.5].map((z) => indices(10).map((i) => { const [[x, y], [X, Y]] = [ring(i), ring(i + 1)]; return polygon(e, c.copperShade, [[x, y, z], [X, Y, z], [X * 0.975, Y - 0.12, z], [x * 0.975, y - 0.12, z]]) })),
			ground(e, c.marble, -6.6, 6.6, 0.3, far), tiles(e, mix(c.marble, c.copperShade, 0.3), -6.6, 6.6, 1, far, 1.1, true), ground(e, '#fff9ee', -3.3, 3.3, 0.3, 18.4, 0.01), ground(e, water[1], -2.9, 2.9, 0.3, 18, 0.012), polygon(e, water[0], [[-2.9, 0.013, 0.3], [2.9, 0.013, 0.3], [2.9, 0.013, 5.4], [0, 0.013, 5.9], [-2.9, 0.013, 5.2]]), ground(e, water[2], -2.9, 2.9, 12.6, 18, 0.013), polygon(e, mix(water[0], '#1a5a66', 0.5), [[-2.9, 0.014, 0.3], [-2.3, 0.014, 0.3], [-2.7, 0.014, 18], [-2.9, 0.014, 18]]),
			indices(12).map((i) => { const z = 3.6 + i * 1.1; const x = -1.7 + ((i * 1.37) % 3) + Math.sin(2 * Math.PI * (progress + i / 12)) * 0.12; const w = 0.5 + (i % 3) * 0.25; return polygon(e, i % 2 ? '#c9efe0' : '#f3fff6', [[x - w, 0.02, z], [x, 0.02, z - 0.06], [x + w, 0.02, z], [x, 0.02, z + 0.07]]) }),
			[16.4, 13.2, 10, 7, 4.4].map((z) => [-4.5, 4.5].map((x) => column(x, z))),
			[[430, 400, 260], [610, 420, 340], [520, 470, 420]].map(([x = 0, y = 0, w = 0], i) => withOpacity(0.3, smooth('#ffffff', [[x - w / 2 + Math.sin(2 * Math.PI * progress) * 8, y], [x - w * 0.2, y - 20 - i * 4], [x + w * 0.15, y - 6], [x + w / 2, y - 16], [x + w * 0.2, y + 10], [x - w * 0.2, y + 8]]))),
			[3.5, 4.3].map((x) => block(e, { ...tones(c.marble), front: tones(c.marble).side }, [x, 0, 5.25], [0.3, 0.4, 0.5])), block(e, tones(c.marble), [3.4, 0.4, 5.2], [1.3, 0.14, 0.7]), block(e, tones('#fffdf6'), [3.6, 0.54, 5.3], [0.7, 0.13, 0.5]), block(e, tones('#fffdf6'), [3.63, 0.67, 5.32], [0.64, 0.1, 0.46]), block(e, tones(c.plum), [3.88, 0.55, 5.28], [0.1, 0.23, 0.5]),
		]
	}),
	scene('hotel-3/garden', () => {
		const c = inLight(palace, { ...gold, cast: ['#ffe0a8', 0.1] })
		const e = camera({ height: 1.55, horizon: 430, focal: 820 })
		const light: Light = { ...noon, sky: ['#6fb0cc', '#93c4d2', '#bcd8d2', '#e4e2c4', '#f8e2b4'] }
		const green: Greens = ['#2f5a46', '#4f7f52', '#93ab62']
		const colours = ['#b93a68', '#f0b4b4', '#7d2450', '#f6d9a6', '#d9668a']
		const place = (side: number, z: number, i: number): Drawing => indices(z > 10 ? 2 : 3).map((k) => { const x = side * (2.75 + k * 0.5); return hollyhock(placeUpright(e, [x, 0, z + (k % 2) * 0.3]), 2.5 + ((i * 3 + k * 5) % 4) * 0.26, green, colours[(i + k * 2 + (side > 0 ? 1 : 0)) % 5] ?? '#b93a68', '#f8e6a8', side * 0.02) })
		return [
			sky(light, 440, 18), cumulus('#fff6e2', '#e2dcc8', [930, 150], 320, 5), hill('#b9b98a', [[-20, 380], [200, 340], [500, 390], [800, 380], [1220, 330]], 470),
			[456, 744].map((x) => [rect(c.cream, x - 30, 304, 60, 130), dome(c.copper, c.copperShade, mix(c.copper, '#fff0d0', 0.4), x, 306, 60, 42)]), rect(mix(c.cream, light.haze, 0.3), 480, 314, 240, 120), rect(c.cream, 548, 272, 104, 160), rect(mix(c.cream, gold.shadow, 0.24), 626, 272, 26, 160), dome(c.copper, c.copperShade, mix(c.copper, '#fff0d0', 0.4), 600, 274, 92, 64), [332, 366].map((y) => gaps(mix(c.iron, light.haze, 0.3), 434, 766, 13, y, 9, 18, 1)), rect(c.stucco, 420, 376, 360, 5), gaps('#fce0a0', 552, 648, 3, 420, 20, 40, 1),
			hill(green[1], [[-20, 432], [300, 424], [900, 424], [1220, 432]]), indices(6).map((i) => foliage(green[0], [i * 220 + 30, 430], 250, 80, { seed: i, flat: 0.4 })),
			ground(e, '#8aa05c', -30, 30, 0.4, 60), polygon(e, c.gravel, [[-1.9, 0.01, 0.4], [1.9, 0.01, 0.4], [1.9, 0.01, 30], [-1.9, 0.01, 30]]), [-1, 1].map((side) => polygon(e, c.stucco, [[side * 1.9, 0.012, 0.4], [side * 2.05, 0.012, 0.4], [side * 2.05, 0.012, 30], [side * 1.9, 0.012, 30]])),
			[25, 20.5, 17, 14, 11.4, 9, 7].map((z) => polygon(e, mix(c.gravel, gold.shadow, 0.26), [[-1.9, 0.014, z], [0.9, 0.014, z - 0.5], [1.4, 0.014, z + 0.1], [0.8, 0.014, z + 0.4], [-1.9, 0.014, z + 0.5]])),
			block(e, tones(c.stucco), [-0.9, 0.42, 28], [1.8, 0.1, 0.5]), block(e, tones(c.stucco), [-0.9, 0.5, 28.5], [1.8, 0.6, 0.1]), [-0.8, 0.6].map((x) => block(e, tones(c.stucco), [x, 0, 28.1], [0.16, 0.42, 0.4])), { ...disc(c.crimson, ...project(e, [0.7, 0.5, 27.4]), 15), outlines: [...disc(c.crimson, ...project(e, [0.7, 0.5, 27.4]), 15).outlines, ...disc(c.crimson, ...project(e, [0.7, 0.5, 27.4]), 11.5).outlines], holes: true } as const,
			[20, 13, 9, 6.6].map((z, i) => [-1, 1].map((side) => [place(side, z + 0.8, i), orangeTree(placeUpright(e, [side * 2.35, 0, z]), 1.75, '#7a5540', green, '#f0923a', c.stucco)])),
			[-1, 1].map((side) => indices(3).map((k) => hollyhock(placeUpright(e, [side * (2.2 + k * 0.42), 0, 4.3 - k * 0.2]), 2.7 + k * 0.2, green, colours[(k * 2 + (side > 0 ? 3 : 0)) % 5] ?? '#b93a68', '#f8e6a8', side * 0.03))),
		]
	}),
	scene('hotel-3/night', (progress) => {
		const c = inLight(palace, { ...night, cast: ['#1d2a58', 0.5] })
		const burst = (x: number, y: number, r: number, fill: string, rays: number): Drawing => indices(rays).map((i) => { const a = (i * 2 * Math.PI) / rays + r; const way = (t: number): Point => [x + Math.cos(a) * r * t, y + Math.sin(a) * r * t + r * 0.2 * t * t]; return [taperedStroke(fill, way(0.42), way(0.7), way(1), 1, 4.4 - (i % 2) * 1.4), disc(mix(fill, '#ffffff', 0.5), ...way(1.04), i % 2 ? 2.2 : 3.4), i % 3 ? [] : disc(fill, ...way(0.3), 1.8)] })
		const roofs = (x: number, base: number, w: number, h: number): Drawing => dome(mix(c.copper, night.haze, 0.1), mix(c.copperShade, night.shadow, 0.4), mix(c.copper, '#cfe0d8', 0.34), x, base, w, h)
		const coast = indices(34).map((i): Point => [20 + i * 36, 436 - Math.sin(i * 0.34) * 10 - (i > 20 ? (i - 20) ** 1.4 * 1.2 : 0)])
		return [
			sky(night, 430, 14), stars('#dfe6e0', 9, 240, 22), withOpacity(0.5, lens('#31506f', 330, 210, 420, 60)),
			hill('#22365e', [[-20, 410], [160, 396], [360, 420], [560, 432], [760, 428], [920, 388], [1080, 340], [1220, 300]], 446), sea(night, 436, { sway: 4 }), coast.map(([x, y], i) => disc(i % 3 ? '#ffd890' : '#fff0c4', x, y + (x > 760 ? 6 : 0), i % 3 ? 2.4 : 3.2)),
			burst(474, 190, 116, '#f4b867', 20), burst(708, 250, 82, '#e58ba0', 16), burst(800, 118, 66, '#a8cdb8', 14),
			[[474, '#f4b867'], [708, '#e58ba0'], [800, '#a8cdb8']].map(([x, fill], k) => indices(8).map((i) => lens(mix(String(fill), '#27486a', 0.25 + i * 0.05), Number(x) - 26 + Math.sin(2 * Math.PI * (progress + i / 8)) * 5 + (i % 2) * 8, 452 + i * 13 + k * 3, 46 + i * 6, 4.4))),
			roofs(232, 628, 220, 142), roofs(968, 628, 220, 142), rect(mix(c.cream, night.shadow, 0.1), -10, 622, 1220, 200), rect(mix(c.cream, '#8a94b0', 0.16), -10, 614, 1220, 12), rect(mix(c.cream, night.shadow, 0.4), -10, 630, 1220, 8), indices(11).map((i) => (Math.abs(i - 5) < 2 ? [] : [gap(mix(c.cream, night.shadow, 0.6), 30 + i * 112, 740, 44, 74, 1), rect(mix(c.cream, '#8a94b0', 0.14), 24 + i * 112, 742, 56, 6)])),
			rect(mix(c.cream, night.shadow, 0.04), 446, 572, 308, 240), rect(mix(c.cream, night.shadow, 0.34), 676, 572, 78, 240), rect(mix(c.cream, '#8a94b0', 0.2), 434, 560, 332, 16), roofs(600, 562, 320, 206),
			withOpacity(0.2, disc('#ffc766', 600, 690, 104)), gaps(mix(c.cream, night.shadow, 0.62), 452, 748, 3, 748, 56, 108, 1), gap('#ffcf70', 574, 748, 52, 104, 1), gap('#fff0b8', 588, 748, 24, 62, 1), rect('#8a5a3c', 598, 650, 4, 98), shape('#b8763c', [[584, 716], [592, 696], [608, 696], [616, 716]]), rect(mix(c.cream, '#8a94b0', 0.2), 560, 748, 80, 8),
			palm(at(60, 850, 52), 5.4, '#101c38', ['#0d1a33', '#152a44', '#22405a'], { seed: 5, lean: 0.05 }), palm(at(1150, 850, 52), 5, '#101c38', ['#0d1a33', '#152a44', '#22405a'], { seed: 12, lean: -0.06 }),
		]
	}),
]

/** A wall for a curtain that hangs by itself from the bed's canopy. */
const wall3 = (x: number) => wall([x, 4.04], [x + 0.34, 4.04], 3)
/** The dressing-table by the right-hand window, its mirror in three leaves. */
const tableAt = (e: Camera, c: typeof palace): Drawing => [
	table(e, '#f3e0d0', [2, 0, 3.2], [1.5, 0.78, 0.6], 0.06), [[2.1, 2.4], [2.44, 3.0], [3.04, 3.34]].map(([a = 0, b = 0], i) => [polygon(e, c.gold, opening(wall([a, 3.76], [b, 3.76], 2), 0, b - a, 0.78, i === 1 ? 1.7 : 1.5, 0.8)), polygon(e, '#cfc4d0', opening(wall([a + 0.04, 3.75], [b - 0.04, 3.75], 2), 0, b - a - 0.08, 0.82, i === 1 ? 1.65 : 1.45, 0.8))]),
]
