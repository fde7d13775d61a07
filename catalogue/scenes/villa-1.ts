// biome-ignore-all format: a layer a line, from the sky down to our feet
import { barrelVault } from '../drawing/vaults.ts'
import { upTo } from '../drawing/chance.ts'
import { mix, tones } from '../drawing/colour.ts'
import { at, sail, wake } from '../drawing/boats.ts'
import { eye, face, ground, metre, see, standing, type Spot } from '../drawing/eye.ts'
import {
	bath,
	bed,
	chair,
	fruitBowl,
	lounger,
	pool,
	pot,
	rug,
	setting,
	sofa,
	table,
	tableLamp,
	vase,
} from '../drawing/furniture.ts'
import { dawn, gold, inLight, type Light, night, noon } from '../drawing/hours.ts'
import {
	arched,
	balustrade,
	body,
	oneWindow,
	opening,
	panel,
	roof,
	underEaves,
	wall,
	walls,
	windows,
	type Plot,
	type Window,
} from '../drawing/houses.ts'
import { disc, hill, lens, mass, type Drawing, type Point, rect, shape, smooth, stroke, veil, limb } from '../drawing/marks.ts'
import { agave, bough, bougainvillea, bush, cypress, type Greens, stonePine } from '../drawing/plants.ts'
import { crags, ridge, swells } from '../drawing/ridges.ts'
import { beams, boards, deep, hung, room, roomWalls, shelf, tiles } from '../drawing/rooms.ts'
import { scene } from '../drawing/scene.ts'
import { glitter, sea, waves } from '../drawing/sea.ts'
import { cumulus, sky, stars, streaks, sun } from '../drawing/sky.ts'
import { block, drum, pillow, sunlight, turnedOnWheel } from '../drawing/solids.ts'

/** Vallauris: ochre and pine, potters' turquoise, the red rock of the Esterel across the gulf. */
const vallauris = {
	ochre: '#ebbd78',
	shade: '#c08a63',
	tile: '#bf5a3c',
	shutter: '#2c5f50',
	glass: '#41586b',
	stone: '#efdcb6',
	gravel: '#f1dfbb',
	turquoise: '#2aa5a4',
	water: '#55c2b8',
	biscuit: '#ecd3a6',
	slate: '#4c667c',
	oak: '#7b5637',
	iron: '#33353f',
	copper: '#c2703f',
	blanket: '#bd5b3d',
	linen: '#fbf1dd',
	clay: '#c9764c',
	esterel: '#b5604f',
	bark: '#6b4534',
}
const pines: Greens = ['#234238', '#3b6149', '#6a8a58']
const scrub: Greens = ['#3f5a44', '#6a8057', '#9aa76c']
const dim = ([dark, middle, light]: Greens, colour: string, amount: number): Greens => [
	mix(dark, colour, amount),
	mix(middle, colour, amount),
	mix(light, colour, amount),
]

/** The gulf: the Esterel to the west, the flat Lérins before it. */
const gulf = (light: Light, c: typeof vallauris, horizon: number): Drawing => [
	ridge(mix(c.esterel, light.haze, 0.5), mix(c.esterel, light.haze, 0.3), crags(9, 330, 1260, horizon, 92, 7), horizon),
	ridge(
		mix(c.esterel, light.haze, 0.22),
		mix(c.esterel, light.shadow, 0.25),
		crags(24, 690, 1260, horizon, 62, 6),
		horizon,
	),
]
const lerins = (light: Light, horizon: number, x: number): Drawing => [
	[
		lens(mix(pines[1], light.haze, 0.35), x, horizon + 5, 210, 16),
		lens(mix(pines[0], light.haze, 0.3), x + 130, horizon + 10, 190, 17),
	],
]
const shutters = (c: typeof vallauris): Window => ({
	width: 1.1,
	low: 3.9,
	high: 5.9,
	glass: c.glass,
	shutter: c.shutter,
	sill: c.stone,
})

export const scenes = [
	scene('villa-1/terrace', (moment) => {
		const c = inLight(vallauris, gold)
		const e = eye({ height: 2.3, horizon: 318, focal: 900 })
		const plot: Plot = { x: -12.4, z: 17, width: 10, depth: 8, height: 6.6 }
		const { front, right } = walls(plot)
		return [
			sky(gold, 318),
			sun(gold, 668, 206, 50),
			gulf(gold, c, 318),
			sea(gold, 318, { bottom: 560 }),
			lerins(gold, 318, 905),
			glitter(gold.glitter, 668, 330, 470, { width: 90, spread: 2.6, count: 26, seed: 4, moment }),
			sail(at(822 + Math.sin(2 * Math.PI * moment) * 5, 352, 4.6), '#fff4dc', '#f2c99a', c.tile),
			cypress(standing(e, [-13.6, 0, 24]), 10, [pines[0], pines[1]]),
			body(e, { ...tones(c.ochre), side: mix(c.ochre, '#fff0c0', 0.4) }, plot),
			roof(e, c.tile, plot, { rise: 2.1, eaves: 0.7 }),
			underEaves(e, mix(c.ochre, gold.shadow, 0.35), front, 0.45),
			windows(e, front, 0.4, 9.6, 4, shutters(c)),
			windows(e, front, 0.4, 9.6, 4, { width: 1.5, low: 0, high: 2.9, arch: 1, glass: mix(c.glass, gold.lamp, 0.12), reveal: c.shade }),
			panel(e, mix(c.ochre, '#ffffff', 0.35), front, 0, 10, 3.3, 3.48),
			panel(e, c.shutter, right, 2.4, 3.3, 3.9, 5.9),
			ground(e, c.stone, -40, 40, 0.5, 18.6),
			ground(e, mix(c.stone, gold.shadow, 0.2), -12.4, -2.2, 15.6, 17),
			tiles(e, mix(c.stone, c.shade, 0.3), -14, 14, 4, 18, 2),
			balustrade(e, mix(c.stone, '#ffffff', 0.3), [-1.6, 0, 18.4], [18, 0, 18.4], { step: 0.5, thick: 0.22 }),
			bougainvillea(see(e, [-2.4, 1.2, 16.6]), 120, 90, pines[1], ['#a83a63', '#cf5480', '#eb92a8'], 5),
			pool(e, [-2.4, 2.1, 5.2, 15], [mix(c.turquoise, '#12586e', 0.2), c.turquoise, mix(c.turquoise, '#fff4c8', 0.45)], mix(c.stone, '#ffffff', 0.35), { moment }),
			face(e, mix(c.stone, gold.shadow, 0.35), [[3.1, 0.001, 7.2], [3.82, 0.001, 7.2], [3.5, 0.001, 9.1], [2.2, 0.001, 9.3], [2.4, 0.001, 7.5]]),
			face(e, mix(c.stone, gold.shadow, 0.35), [[3.1, 0.001, 10.2], [3.82, 0.001, 10.2], [3.5, 0.001, 12.1], [2.2, 0.001, 12.3], [2.4, 0.001, 10.5]]),
			lounger(e, c.oak, c.linen, [3.1, 0, 10.2]),
			lounger(e, c.oak, c.linen, [3.1, 0, 7.2]),
			face(e, '#fffaf0', [[3.25, 0.33, 7.5], [3.6, 0.33, 7.45], [3.66, 0.33, 7.9], [3.3, 0.33, 7.95]]),
			face(e, '#b9a58d', [[3.28, 0.34, 7.7], [3.62, 0.34, 7.66], [3.63, 0.34, 7.72], [3.29, 0.34, 7.76]]),
			pot(e, c.turquoise, [-3.6, 0, 9], 0.9),
			bush(standing(e, [-3.6, 0.75, 9]), 1.3, 1.2, scrub, { blossom: '#f4d38a', seed: 4 }),
			shape(mix(c.stone, gold.shadow, 0.34), [[1200, 690], [1010, 668], [820, 700], [700, 742], [640, 800], [1200, 800]]),
			stonePine({ x: 1108, y: 790, size: 84 }, 8.3, c.bark, pines, 11, 0.03),
			hill(pines[0], [[860, 830], [960, 742], [1080, 728], [1220, 700]]),
			agave({ x: 1012, y: 775, size: 90 }, 0.95, ['#41624f', '#5d8061', '#8fa97a']),
		]
	}),
	scene('villa-1/arrival', () => {
		const c = inLight(vallauris, dawn)
		const post = (x: number): Drawing => [
			rect(c.ochre, x, 320, 52, 150),
			rect(mix(c.ochre, dawn.shadow, 0.3), x + 34, 320, 18, 150),
			rect(c.stone, x - 8, 306, 68, 18),
			disc(c.stone, x + 26, 288, 20),
			disc(mix(c.stone, dawn.shadow, 0.25), x + 32, 291, 13, 15),
		]
		const leaf = (x: number, way: number): Drawing => [
			upTo(5).map((i) => stroke(c.iron, [x + way * (i * 6 + 4), 326 + i * 5], [x + way * (i * 6 + 4), 472 - i * 3], 3)),
			shape(c.iron, [
				[x, 336],
				[x + way * 28, 352],
				[x + way * 28, 357],
				[x, 342],
			]),
			shape(c.iron, [
				[x, 440],
				[x + way * 28, 432],
				[x + way * 28, 437],
				[x, 446],
			]),
		]
		return [
			sky(dawn, 470),
			sun(dawn, 742, 250, 62),
			hill(mix(pines[2], dawn.haze, 0.6), swells(6, 0, 1200, 430, 120, 3)),
			body(eye({ horizon: 470, focal: 900, height: 1.5 }), c.ochre, { x: -2, z: 34, width: 11, depth: 6, height: 6 }),
			roof(eye({ horizon: 470, focal: 900, height: 1.5 }), c.tile, { x: -2, z: 34, width: 11, depth: 6, height: 6 }, { rise: 2 }),
			windows(eye({ horizon: 470, focal: 900, height: 1.5 }), walls({ x: -2, z: 34, width: 11, depth: 6, height: 6 }).front, 0.4, 10.6, 4, { width: 1.1, low: 3.2, high: 5, glass: c.glass, shutter: c.shutter }),
			hill(mix(pines[1], dawn.haze, 0.3), [[-20, 430], [180, 420], [400, 462], [560, 474], [760, 470], [960, 430], [1220, 400]]),
			cypress({ x: 520, y: 474, size: 26 }, 8, [pines[0], pines[1]]),
			cypress({ x: 862, y: 470, size: 26 }, 7, [pines[0], pines[1]]),
			hill(mix(scrub[1], dawn.haze, 0.1), [[-20, 520], [240, 470], [520, 462], [700, 462], [900, 470], [1220, 500]]),
			{ fill: c.gravel, outlines: [[[590, 464], [706, 464], [742, 520, 920, 545, 930, 610], [944, 700, 700, 760, 560, 830], [-80, 830], [160, 730, 640, 680, 690, 604], [712, 560, 600, 520, 590, 464]]] },
			{ fill: mix(c.gravel, c.shade, 0.35), outlines: [[[590, 464], [612, 464], [630, 520, 740, 560, 716, 610], [680, 690, 240, 740, 60, 830], [-80, 830], [160, 730, 640, 680, 690, 604], [712, 560, 600, 520, 590, 464]]] },
			[[620, 500, 170, 12], [690, 546, 230, 18], [690, 612, 250, 26], [470, 690, 400, 34], [240, 764, 420, 40]].map(([x = 0, y = 0, w = 0, h = 0]) => lens(mix(c.gravel, dawn.shadow, 0.3), x, y, w, h)),
			post(540),
			post(706),
			leaf(592, 1),
			leaf(706, -1),
			bicycle({ x: 810, y: 488, size: 88 }, c),
			hill(scrub[0], [[-20, 620], [200, 566], [420, 600], [640, 660], [560, 720], [300, 760], [-20, 800]], 800),
			hill(pines[1], [[940, 830], [960, 700], [1060, 600], [1220, 560]]),
			bush({ x: 1090, y: 690, size: 60 }, 3.4, 1.6, scrub, { blossom: '#c9a9c8', seed: 8 }),
			bush({ x: 250, y: 650, size: 50 }, 3, 1.4, scrub, { blossom: '#f1d88e', seed: 3 }),
			stonePine({ x: 330, y: 640, size: 62 }, 8.6, c.bark, dim(pines, dawn.haze, 0.12), 21, 0.12),
			stonePine({ x: 1010, y: 640, size: 66 }, 9.6, c.bark, pines, 33, -0.1),
			stonePine({ x: 90, y: 780, size: 90 }, 8.4, mix(c.bark, '#241a33', 0.25), dim(pines, '#14282c', 0.25), 5, 0.05),
		]
	}),
	scene('villa-1/facade', () => {
		const c = inLight(vallauris, noon)
		const e = eye({ height: 1.5, horizon: 590, focal: 980 })
		const front = wall([-8, 17], [8, 17], 8, 0.9)
		const window: Window = {
			width: 1.25,
			low: 0,
			high: 0,
			glass: c.glass,
			shutter: c.shutter,
			sill: c.stone,
			frame: c.linen,
		}
		const upper = { ...window, low: 4.6, high: 6.6 }
		const steps = upTo(5)
		return [
			sky(noon, 600),
			cumulus('#f7f6ea', '#d5e6e2', [930, 120], 300, 4),
			hill(mix(pines[2], noon.haze, 0.4), swells(4, -40, 1240, 600, 120, 4)),
			cypress({ x: 66, y: 650, size: 66 }, 8.2, [pines[0], pines[1]], 0.2),
			cypress({ x: 1136, y: 650, size: 66 }, 7.4, [pines[0], pines[1]], 0.2),
			panel(e, c.ochre, front, 0.6, 15.4, 0, 7.6),
			panel(e, mix(c.ochre, noon.shadow, 0.32), front, 0.6, 15.4, 7.05, 7.6),
			face(e, tones(c.tile).deep, [front(0.3, 7.55), front(15.7, 7.55), front(16, 7.55, 0.7), front(0, 7.55, 0.7)]),
			shape(c.tile, [...[[0, 8.2], [1.2, 9.6], [14.8, 9.6], [16, 8.2]].map(([a = 0, u = 0]) => see(e, front(a, u, 0.7)))]),
			panel(e, tones(c.tile).deep, front, 0, 16, 7.55, 8.2, 0.7),
			upTo(34).map((i) => panel(e, mix(c.tile, '#fff0d0', 0.25), front, 0.1 + i * 0.47, 0.34 + i * 0.47, 7.9, 8.2, 0.7)),
			panel(e, mix(c.ochre, '#ffffff', 0.4), front, 0.6, 15.4, 3.75, 3.95),
			[2.6, 5.6, 10.4, 13.4].map((x) => oneWindow(e, front, x, upper)),
			[3, 13].map((x) => oneWindow(e, front, x, { ...window, low: 0.9, high: 3.1, width: 1.4 })),
			smooth(c.linen, [[9.92, 6.4], [10.4, 6.42], [10.62, 5.6], [10.9, 4.9], [10.5, 4.2], [9.7, 3.72], [8.9, 3.9], [8.7, 4.16], [9.5, 4.5], [9.86, 5.4]].map(([a = 0, u = 0]) => see(e, front(a, u, 0.3)))),
			smooth(mix(c.linen, noon.shadow, 0.22), [[10.2, 6.2], [10.36, 5.5], [10.4, 4.8], [9.9, 4.1], [9.4, 3.84], [10.1, 4.6], [10.16, 5.4]].map(([a = 0, u = 0]) => see(e, front(a, u, 0.3)))),
			arched(e, c.stone, front, 6.7, 9.3, 0, 3.5),
			arched(e, mix(c.shutter, '#173a33', 0.3), front, 7.05, 8.95, 0, 3.15),
			panel(e, c.shutter, front, 7.05, 7.96, 0, 2.2),
			panel(e, c.shutter, front, 8.04, 8.95, 0, 2.2),
			panel(e, mix(c.shutter, '#fff0d0', 0.2), front, 7.2, 7.82, 1.2, 2),
			panel(e, mix(c.shutter, '#fff0d0', 0.2), front, 8.18, 8.8, 1.2, 2),
			disc(c.copper, ...see(e, front(8.2, 1.05)), 4),
			veil(0.26, shape(noon.shadow, [[0.6, 7.1], [5.6, 7.1], [3.4, 4.4], [1.4, 2.6], [0.6, 2.1]].map(([a = 0, u = 0]) => see(e, front(a, u, 0.1))))),
			ground(e, c.gravel, -40, 40, 0.5, 17),
			veil(0.3, [mass(noon.shadow, [210, 764], 640, 110, { seed: 4, bumps: 12 })]),
			bush(standing(e, [-5.8, 0, 16.4]), 3.6, 1.1, scrub, { blossom: '#c58fb4', seed: 2 }),
			bush(standing(e, [5.8, 0, 16.4]), 3.6, 1.1, scrub, { blossom: '#c58fb4', seed: 5 }),
			steps.map((i) => { const [wide, up, z] = [1.7 + (4 - i) * 0.42, 0.9 - (4 - i) * 0.18, 16.6 - (4 - i) * 0.6]; return i === 0 ? [] : [block(e, { ...tones(c.stone), front: mix(c.stone, noon.shadow, 0.16), top: mix(c.stone, '#ffffff', 0.4) }, [-wide, 0, z], [wide * 2, up, 0.9])] }).toReversed(),
			steps.slice(1).toReversed().map((i) => { const [wide, up, z] = [1.7 + (4 - i) * 0.42, 0.9 - (4 - i) * 0.18, 16.6 - (4 - i) * 0.6]; return [-1, 1].map((side) => [pot(e, { ...tones('#3f8a6a'), front: '#4a9a74' }, [side * (wide - 0.28), up, z + 0.25], 0.62), bush(standing(e, [side * (wide - 0.28), up + 0.52, z + 0.25]), 0.62, 0.55, pines, { seed: i })]) }),
			bough([-40, 40], [330, 70], c.bark, pines, { seed: 14, thick: 22, puff: 190 }),
		]
	}),
	scene('villa-1/view', (moment) => {
		const light: Light = {
			...gold,
			sky: ['#e38a5c', '#ee9f65', '#f5b672', '#fac987', '#fddba0'],
			sea: ['#f0bf8a', '#b79a90', '#78848f', '#4c6a80'],
		}
		const c = inLight(vallauris, light)
		const roofAt = (x: number, y: number, w: number, h: number): Drawing => [
			shape(c.ochre, [
				[x + 10, y + h * 0.5],
				[x + w - 10, y + h * 0.5],
				[x + w - 10, y + h * 1.5],
				[x + 10, y + h * 1.5],
			]),
			shape(mix(c.ochre, light.shadow, 0.4), [
				[x + 10, y + h * 0.5],
				[x + w * 0.62, y + h * 0.5],
				[x + w * 0.62, y + h * 1.5],
				[x + 10, y + h * 1.5],
			]),
			shape(c.tile, [
				[x, y + h * 0.5],
				[x + w * 0.18, y],
				[x + w * 0.82, y],
				[x + w, y + h * 0.5],
			]),
			shape(tones(c.tile).side, [
				[x, y + h * 0.5],
				[x + w * 0.18, y],
				[x + w * 0.5, y],
				[x + w * 0.55, y + h * 0.5],
			]),
			rect('#ffe3a0', x + w * 0.72, y + h * 0.72, w * 0.08, h * 0.34),
			rect(c.shade, x + w * 0.3, y - h * 0.18, w * 0.07, h * 0.26),
		]
		const crown = (x: number, y: number, w: number, seed: number, far: number): Drawing => {
			const [d, m, l] = dim(pines, light.haze, far)
			return [
				mass(d, [x, y], w, w * 0.4, { seed, flat: 0.4, bumps: 10 }),
				mass(m, [x + w * 0.02, y - w * 0.04], w * 0.96, w * 0.36, { seed, flat: 0.8, bumps: 10 }),
				mass(l, [x + w * 0.12, y - w * 0.11], w * 0.56, w * 0.13, { seed: seed + 2, flat: 0.85, bumps: 7 }),
			]
		}
		return [
			sky(light, 350, 20),
			sun(light, 842, 262, 58),
			streaks('#fbd9a2', 120, 6, 5, moment),
			ridge(mix(c.esterel, light.haze, 0.42), mix(c.esterel, light.haze, 0.2), crags(13, 420, 1290, 350, 120, 8), 350),
			ridge(mix(c.esterel, light.shadow, 0.12), mix(c.esterel, light.shadow, 0.42), crags(31, 760, 1290, 352, 84, 7), 352),
			sea(light, 350, { bottom: 700 }),
			glitter('#ffe9b8', 842, 356, 600, { width: 120, spread: 2.4, count: 36, seed: 9, moment }),
			lens(mix(pines[0], light.haze, 0.25), 240, 366, 240, 20),
			lens(mix(pines[0], light.haze, 0.12), 90, 378, 280, 22),
			wake(at(560 + moment * 0, 420, 5), mix('#fff4dc', light.sea[1] ?? '', 0.35)),
			sail(at(560 + Math.sin(2 * Math.PI * moment) * 8, 420, 7), '#fff6e2', '#f0bf94', c.tile),
			hill(mix(pines[1], light.haze, 0.3), [[-20, 470], [160, 480], [360, 520], [520, 570], [700, 580], [900, 540], [1220, 500]]),
			roofAt(70, 462, 120, 46),
			crown(240, 512, 150, 3, 0.25),
			roofAt(300, 508, 130, 50),
			crown(470, 556, 170, 7, 0.2),
			crown(1110, 506, 190, 9, 0.22),
			roofAt(930, 514, 150, 54),
			crown(880, 566, 160, 4, 0.18),
			hill(mix(pines[0], light.haze, 0.1), [[-20, 560], [200, 570], [420, 620], [640, 650], [860, 620], [1220, 570]]),
			roofAt(110, 548, 190, 72),
			crown(40, 610, 240, 12, 0.08),
			crown(390, 622, 250, 15, 0.06),
			roofAt(690, 590, 220, 80),
			crown(600, 662, 260, 18, 0.04),
			crown(980, 622, 270, 20, 0.05),
			roofAt(1050, 604, 190, 74),
			hill(pines[0], [[-20, 690], [300, 676], [600, 704], [900, 680], [1220, 690]]),
			upTo(17).map((i) => [rect(mix(c.iron, '#241a33', 0.2), i * 74 + 10, 700, 7, 110), disc(mix(c.iron, '#241a33', 0.2), i * 74 + 13.5, 738, 15, 15), disc(pines[0], i * 74 + 13.5, 738, 9, 9)]),
			rect(mix(c.iron, '#241a33', 0.2), 0, 692, 1200, 13),
			rect(mix(c.iron, '#241a33', 0.2), 0, 782, 1200, 20),
			pot(eye({ focal: 300, horizon: 400 }), tones(c.clay), [-1.62, -0.18, 1.02], 0.36),
			bougainvillea([128, 610], 190, 130, pines[1], ['#a83a63', '#cf5480', '#f0a3a8'], 3),
		]
	}),
	scene('villa-1/living-room', () => {
		const c = inLight(vallauris, gold)
		const e = eye({ height: 1.75, horizon: 410, focal: 760 })
		const plan = { left: -4.2, right: 4.2, far: 8, height: 2.3 }
		const vaulted = { front: mix(c.biscuit, '#fff6e0', 0.3), side: mix(c.biscuit, gold.shadow, 0.16), top: '#fff4d8', deep: mix(c.biscuit, gold.shadow, 0.28) }
		const doors = [-2.6, 0, 2.6].map((middle) => ({
			in: 'back' as const,
			from: middle + 4.2 - 0.85,
			to: middle + 4.2 + 0.85,
			low: 0,
			high: 2.75,
			arch: 1,
			frame: c.shutter,
			bars: 1,
			rails: [1.9],
		}))
		return [
			sky({ ...noon, sky: ['#9fd0d2', '#bcdcd2', '#dce6cf', '#f2e8cc'] }, 410),
			hill(mix(pines[2], '#f0e3c0', 0.5), swells(12, 100, 1100, 400, 60, 3)),
			[-1, 0.2, 1.3].map((x, i) => stonePine(standing(e, [x * 3.4 - 0.6, 0, 16 + i]), 4.6 + i * 0.4, c.bark, dim(pines, '#e8dfc0', 0.12), 7 + i, 0.04)),
			ground(e, c.gravel, -20, 20, 8, 18),
			bush(standing(e, [-2.8, 0, 12]), 3, 0.9, scrub, { blossom: '#c58fb4' }),
			bush(standing(e, [3.4, 0, 12]), 3, 0.8, scrub, { seed: 4 }),
			room(e, { ...plan, height: 4.9 }, { floor: c.clay, ceiling: c.biscuit, back: mix(c.biscuit, gold.shadow, 0.12), left: mix(c.biscuit, gold.shadow, 0.3), right: c.biscuit, reveal: mix(c.biscuit, '#fff2d0', 0.4) }, doors),
			barrelVault(e, vaulted, { ...plan, spring: 2.3, rise: 2.6 }, { lit: 0.66, ribs: [7.5, 5.3, 3.2], rib: 0.26 }),
			tiles(e, mix(c.clay, '#fbe3c0', 0.22), -4.2, 4.2, 1.5, 8, 0.7, true),
			doors.map((door) => sunlight(e, mix(c.clay, '#ffe6b4', 0.62), opening(roomWalls(plan).back, door.from + 0.06, door.to - 0.06, 0, 2.75, 1), [-0.32, -1])),
			shelf(e, c.oak, roomWalls(plan).left, deep(plan, 'left', 4), deep(plan, 'left', 7.2), 1.5, [c.turquoise, c.linen, c.clay, '#3f8a6a', c.linen, c.turquoise]),
			shelf(e, c.oak, roomWalls(plan).left, deep(plan, 'left', 4), deep(plan, 'left', 7.2), 2.1, [c.linen, c.clay, c.turquoise, c.copper, c.linen]),
			hung(e, c.oak, roomWalls(plan).right, deep(plan, 'right', 6.6), deep(plan, 'right', 4.6), 1.2, 2.2, '#f2c98a', c.turquoise, c.esterel),
			pot(e, c.turquoise, [3.5, 0, 7.2], 0.7),
			agave({ ...standing(e, [3.5, 0.66, 7.2]) }, 0.7, scrub),
			rug(e, '#e9d3a5', c.slate, -1.9, 1.9, 3.5, 6.4),
			table(e, c.oak, [-0.7, 0, 5], [1.4, 0.4, 0.7]),
			fruitBowl(e, [0.1, 0.4, 5.3], c.turquoise, '#e9a23f'),
			sofa(e, c.slate, [-1.5, 0, 4.1], 3, { facing: 'away', cushions: [c.blanket, c.linen, '#e0b05c'] }),
			face(e, c.linen, [[1.06, 0.86, 4.1], [1.24, 0.97, 4.12], [1.24, 0.97, 4.36], [1.06, 0.86, 4.36]]),
			face(e, c.tile, [[1.24, 1, 4.1], [1.44, 0.86, 4.1], [1.44, 0.86, 4.36], [1.24, 1, 4.36]]),
			face(e, tones(c.tile).deep, [[1.04, 0.86, 4.09], [1.24, 1, 4.09], [1.24, 0.94, 4.09]]),
		]
	}),
	scene('villa-1/dining', () => {
		const c = inLight(vallauris, noon)
		const e = eye({ height: 1.95, horizon: 300, focal: 820, x: 0.5 })
		const posts = [3.2, 6, 8.8]
		const cane = mix('#c9a468', '#fff0c8', 0.1)
		const places = upTo(6).map((i) => 3 + i * 0.95)
		return [
			sky(noon, 300),
			gulf(noon, c, 300),
			sea(noon, 300, { bottom: 420 }),
			waves('#dff1e6', 305, 400, { seed: 3, count: 14 }),
			sail(at(800, 326, 4), '#fffaf0', '#d8e4dd', c.tile),
			hill(mix(pines[1], noon.haze, 0.25), [[-20, 350], [160, 340], [380, 372], [560, 392], [760, 384], [1000, 350], [1220, 356]]),
			cypress(standing(e, [-5, 0, 13]), 3.6, [pines[0], pines[1]]),
			cypress(standing(e, [5.6, 0, 13]), 3.4, [pines[0], pines[1]]),
			ground(e, mix(c.stone, '#e8b98a', 0.25), -20, 20, 0.5, 10.5),
			balustrade(e, c.stone, [-9, 0, 10.4], [10, 0, 10.4], { step: 0.5, thick: 0.2, height: 0.8 }),
			upTo(15).map((i) => ground(e, mix(c.stone, noon.shadow, 0.24), -2.9, 2.9, 2.2 + i * 0.56, 2.42 + i * 0.56, 0.001)),
			posts.toReversed().map((z) => [-2.6, 2.6].map((x) => [block(e, c.stone, [x - 0.2, 0, z - 0.2], [0.4, 0.5, 0.4]), block(e, c.ochre, [x - 0.14, 0.5, z - 0.14], [0.28, 2.1, 0.28])])),
			[-2.6, 2.46].map((x) => block(e, c.oak, [x, 2.6, 1], [0.14, 0.18, 8.2])),
			upTo(17).toReversed().map((i) => block(e, { ...tones(cane), deep: mix(cane, noon.shadow, 0.36), front: mix(cane, noon.shadow, 0.12) }, [-3, 2.78, 1.4 + i * 0.48], [6, 0.07, 0.22])),
			bougainvillea([118, 110], 250, 170, pines[1], ['#a83a63', '#cf5480', '#f0a3a8'], 9),
			bougainvillea([1120, 96], 210, 130, pines[1], ['#a83a63', '#cf5480', '#f0a3a8'], 4),
			places.toReversed().map((z, i) => [chair(e, c.shutter, [-1.5, 0, z - 0.2], 'right', c.linen), i === 4 ? [] : chair(e, c.shutter, [1.05, 0, z - 0.2], 'left', c.linen)]),
			block(e, { ...tones(c.linen), side: mix(c.linen, noon.shadow, 0.2), front: mix(c.linen, noon.shadow, 0.12) }, [-0.95, 0.3, 2.7], [1.9, 0.46, 6]),
			upTo(10).map((i) => ground(e, mix(c.linen, noon.shadow, 0.2), -0.95, 0.95, 2.86 + i * 0.58, 3.08 + i * 0.58, 0.761)),
			places.toReversed().map((z, i) => [setting(e, [-0.62, 0.765, z], [c.turquoise, '#f2e3c0', '#d98f5c', '#3f8a6a'][i % 4] ?? c.turquoise, '#bfd9d2', c.tile), setting(e, [0.5, 0.765, z], ['#d98f5c', c.turquoise, '#e6bf63', '#f2e3c0'][i % 4] ?? c.turquoise, '#bfd9d2', c.tile), i % 2 ? fruitBowl(e, [0, 0.765, z + 0.1], c.clay, '#efb13f') : turnedOnWheel(e, c.shutter, [0.02, 0.765, z], [[0.07, 0], [0.1, 0.12], [0.05, 0.26], [0.06, 0.32]])]),
			chair(e, c.shutter, [1.75, 0, 3.5], 'left', c.linen),
		]
	}),
	scene('villa-1/kitchen', () => {
		const c = inLight(vallauris, dawn)
		const e = eye({ height: 1.6, horizon: 360, focal: 800 })
		const plan = { left: -3.4, right: 3.4, far: 5.4, height: 3.1 }
		const { back } = roomWalls(plan)
		const green = '#2f6b58'
		const pan = (x: number, r: number): Drawing => {
			const [px, py] = see(e, back(x, 1.78, 0.2))
			const s = metre(e, back(x, 1.78, 0.2))
			return [
				stroke(c.copper, [px, py], [px, py + 0.3 * s], 0.05 * s),
				disc(c.copper, px, py + (0.3 + r) * s, r * s),
				disc(mix(c.copper, '#ffe2b0', 0.45), px - r * 0.2 * s, py + (0.28 + r) * s, r * 0.62 * s),
				disc(c.copper, px - r * 0.08 * s, py + (0.3 + r) * s, r * 0.6 * s),
			]
		}
		return [
			sky(dawn, 380),
			sun(dawn, 1020, 250, 40),
			hill(mix(pines[1], dawn.haze, 0.4), [[760, 340], [880, 310], [1000, 330], [1220, 300]]),
			stonePine({ x: 930, y: 400, size: 30 }, 6, c.bark, dim(pines, dawn.haze, 0.2), 3),
			room(e, plan, { floor: '#d9b98a', ceiling: mix(c.linen, dawn.shadow, 0.12), back: green, left: mix(green, dawn.shadow, 0.3), right: mix(c.linen, dawn.shadow, 0.14), reveal: c.linen }, [{ in: 'back', from: 4.9, to: 6.3, low: 1.15, high: 2.55, frame: c.linen, bars: 1, rails: [1.85] }]),
			upTo(11).map((i) => panel(e, mix(green, '#9fd0b0', 0.14), back, 0, i < 8 && i > 2 ? 4.9 : 6.8, 0.96 + i * 0.2, 0.975 + i * 0.2, 0.01)),
			upTo(16).map((i) => panel(e, mix(green, '#9fd0b0', 0.14), back, 0.2 + i * 0.3, 0.215 + i * 0.3, 0.94, 3.1, 0.01)),
			[[0.7, 1.3, 0.5], [2.9, 1.7, 0.4], [1.9, 2.4, 0.4]].map(([a = 0, u = 0, w = 0]) => panel(e, mix(green, '#bfe6c8', 0.22), back, a, a + w * 0.6, u, u + 0.18, 0.01)),
			beams(e, c.oak, plan, 3, 'across', 0.18),
			tiles(e, '#c98a5c', -3.4, 3.4, 1.8, 5.4, 0.6, true),
			block(e, c.linen, [-3.4, 0, 4.8], [1.4, 0.9, 0.6]),
			block(e, c.linen, [0.4, 0, 4.8], [3, 0.9, 0.6]),
			[0.5, 1.25, 2, 2.7].map((x) => panel(e, tones(c.linen).side, wall([x, 4.79], [x + 0.6, 4.79], 1), 0.04, 0.6, 0.12, 0.78)),
			block(e, tones('#2b2b33'), [-2, 0, 4.7], [2.4, 0.92, 0.7]),
			[[-1.85, 0.95], [-0.75, 1]].map(([x = 0, w = 0]) => [panel(e, '#454651', wall([x, 4.68], [x + w, 4.68], 1), 0, w, 0.16, 0.7), panel(e, '#d8b26a', wall([x, 4.66], [x + w, 4.66], 1), 0.08, w - 0.08, 0.62, 0.65)]),
			shape('#e9d3a8', [[-2.2, 2.15], [0.6, 2.15], [0.2, 3.1], [-1.8, 3.1]].map(([x = 0, u = 0]) => see(e, [x, u, 4.9]))),
			panel(e, c.oak, wall([-2.3, 4.85], [0.7, 4.85], 3), 0, 3, 2.06, 2.18),
			turnedOnWheel(e, c.copper, [-1.4, 0.93, 5], [[0.18, 0], [0.2, 0.2], [0.2, 0.26]]),
			turnedOnWheel(e, c.turquoise, [-0.4, 0.93, 5], [[0.12, 0], [0.2, 0.1], [0.18, 0.22], [0.05, 0.27]]),
			panel(e, '#d8b26a', back, 0.2, 4.6, 1.78, 1.82, 0.2),
			[0.5, 0.9, 3.6, 4, 4.35].map((x, i) => pan(x, [0.15, 0.12, 0.17, 0.14, 0.11][i] ?? 0.1)),
			block(e, { ...tones(c.stone), top: '#fff3dc' }, [0.4, 0.9, 4.75], [3, 0.06, 0.65]),
			sunlight(e, '#f3d9a4', [[1.6, 1.15, 5.4], [2.8, 1.15, 5.4], [2.8, 2.5, 5.4], [1.6, 2.5, 5.4]], [-0.7, -0.9]),
			fruitBowl(e, [1.9, 0.96, 5], mix('#c4ccd0', c.linen, 0.2), '#ee9a43'),
			[[2.35, 0], [2.52, 0.05], [1.5, -0.04]].map(([x = 0, dz = 0]) => disc('#ee9a43', ...see(e, [x, 1.01, 4.95 + dz]), 9)),
			table(e, tones(c.oak), [-1.7, 0, 2.5], [3.4, 0.86, 1.1], 0.12),
			turnedOnWheel(e, c.turquoise, [-1.05, 0.86, 3], [[0.12, 0], [0.2, 0.16], [0.1, 0.3], [0.14, 0.36]]),
			block(e, '#d7a765', [0.1, 0.86, 2.8], [0.7, 0.03, 0.4]),
			smooth('#d99b54', [[0.16, 0.89], [0.2, 1], [0.45, 1.03], [0.68, 0.98], [0.72, 0.89]].map(([x = 0, u = 0]) => see(e, [x, u, 3]))),
			vase(e, [-0.45, 0.86, 3.2], c.linen, pines[2], '#e7c25f', { height: 0.3 }),
		]
	}),
	scene('villa-1/bedroom-gulf', () => {
		const c = inLight(vallauris, gold)
		const cool = '#5a5470'
		const e = eye({ height: 1.95, horizon: 330, focal: 780, x: -0.9, middle: 500, z: -0.6 })
		const plan = { left: -3.2, right: 3.2, far: 5.6, height: 3.3 }
		const { back } = roomWalls(plan)
		const shut = (from: number, to: number, out: number): Drawing => [
			face(e, mix(c.shutter, cool, 0.3), [back(from, 0.1), back(to, 0.1, out), back(to, 2.9, out), back(from, 2.9)]),
			upTo(13).map((i) =>
				face(e, mix(c.shutter, '#cfe0b0', 0.22), [
					back(from + (to - from) * 0.14, 0.3 + i * 0.19, out * 0.14),
					back(from + (to - from) * 0.86, 0.3 + i * 0.19, out * 0.86),
					back(from + (to - from) * 0.86, 0.36 + i * 0.19, out * 0.86),
					back(from + (to - from) * 0.14, 0.36 + i * 0.19, out * 0.14),
				]),
			),
		]
		const wallTone = mix(c.biscuit, cool, 0.34)
		return [
			sky({ ...gold, sky: ['#f4c98c', '#f8d69c', '#fce6bb'] }, 380),
			ridge(mix(c.esterel, gold.haze, 0.4), mix(c.esterel, gold.haze, 0.2), crags(9, 420, 800, 380, 40, 5), 380),
			sea(gold, 380, { bottom: 640 }),
			glitter('#fff0c4', 606, 386, 600, { width: 60, count: 22, seed: 3 }),
			sail(at(590, 404, 4), '#fff8e6', '#f2c99a', c.tile),
			room(e, plan, { floor: mix(c.clay, cool, 0.38), ceiling: mix(c.linen, cool, 0.44), back: wallTone, left: mix(wallTone, cool, 0.3), right: mix(wallTone, '#ffe2b0', 0.1), reveal: '#f6e2b8' }, [{ in: 'back', from: 2.55, to: 3.95, low: 0.02, high: 2.95 }]),
			tiles(e, mix(c.clay, cool, 0.5), -3.2, 3.2, 1.4, 5.6, 0.7, true),
			beams(e, mix(c.oak, cool, 0.3), plan, 5, 'away', 0.2),
			face(e, mix(c.clay, '#ffdf9e', 0.72), [[0.02, 0.002, 5.6], [0.42, 0.002, 5.6], [-0.6, 0.002, 2], [-1.5, 0.002, 2]]),
			shut(2.52, 3.14, 0.36),
			shut(3.98, 3.36, 0.36),
			disc(c.stone, ...see(e, back(3.66, 1.72, 0.5)), 33, 36),
			disc(c.tile, ...see(e, back(3.66, 1.745, 0.5)), 18, 20),
			disc(mix(c.stone, '#fff4d8', 0.4), ...see(e, back(3.66, 1.77, 0.5)), 15, 17),
			hung(e, c.oak, back, 0.6, 1.6, 1.4, 2.3, mix(c.turquoise, cool, 0.3), mix('#e8c47c', cool, 0.2)),
			table(e, mix(c.oak, cool, 0.3), [2.2, 0, 3.4], [0.6, 0.6, 0.5]),
			tableLamp(e, [2.5, 0.6, 3.65], c.turquoise, mix(c.linen, cool, 0.2)),
			block(e, mix(c.oak, cool, 0.2), [-1.2, 0, 2], [2.3, 0.24, 2.2]),
			block(e, { ...tones(mix(c.linen, cool, 0.28)), top: mix(c.linen, cool, 0.12) }, [-1.22, 0.2, 2], [2.34, 0.28, 2.18]),
			block(e, { ...tones(mix(c.blanket, cool, 0.2)), top: mix(c.blanket, cool, 0.08) }, [-1.26, 0.16, 2.62], [2.42, 0.36, 1.6]),
			face(e, mix(c.blanket, '#ffdb9a', 0.55), [[-0.3, 0.522, 4.22], [0.12, 0.522, 4.22], [-0.28, 0.522, 2.62], [-0.9, 0.522, 2.62]]),
			[-1.08, 0.08].map((x) => pillow(e, { ...tones(mix(c.linen, cool, 0.06)), side: mix(c.linen, cool, 0.4) }, [x, 0.48, 2.02], [0.96, 0.26, 0.56])),
		]
	}),
	scene('villa-1/bedroom-studio', () => {
		const c = inLight(vallauris, dawn)
		const e = eye({ height: 1.6, horizon: 430, focal: 820, x: -0.2 })
		const far = 6
		const gable: [number, number][] = [
			[-3.6, 0],
			[-3.6, 1.3],
			[0, 4],
			[3.6, 1.3],
			[3.6, 0],
		]
		const wallColour = '#f3e4c6'
		const at3 = (z: number) => gable.map(([x, y]): Spot => [x, y, z])
		const window = upTo(20).map(
			(i): Spot => [0.35 + 0.72 * Math.cos((i * Math.PI) / 10), 2.05 + 0.72 * Math.sin((i * Math.PI) / 10), far],
		)
		const slope = (side: number, fill: string): Drawing =>
			face(e, fill, [
				[side * 3.6, 1.3, 0.3],
				[side * 3.6, 1.3, far],
				[0, 4, far],
				[0, 4, 0.3],
			])
		const rafter = (z: number): Drawing =>
			[-1, 1].map((side) => [
				face(e, side < 0 ? tones(c.oak).side : c.oak, [
					[side * 3.6, 1.3, z],
					[0, 4, z],
					[0, 3.72, z],
					[side * 3.6, 1.02, z],
				]),
				face(e, tones(c.oak).deep, [
					[side * 3.6, 1.02, z],
					[0, 3.72, z],
					[0, 3.72, z + 0.2],
					[side * 3.6, 1.02, z + 0.2],
				]),
			])
		return [
			rect('#c9dcd2', 500, 200, 300, 300),
			sun(dawn, 700, 330, 30),
			hill(mix(pines[2], dawn.haze, 0.4), [[500, 420], [640, 380], [760, 400], [820, 390]], 560),
			stonePine(standing(e, [0.5, 0.2, 10]), 2.9, c.bark, pines, 12, 0.03),
			face(e, wallColour, at3(far), window),
			face(e, mix(wallColour, dawn.shadow, 0.2), [[-3.6, 0, 0.3], [-3.6, 0, far], [-3.6, 1.3, far], [-3.6, 1.3, 0.3]]),
			face(e, mix(wallColour, dawn.shadow, 0.06), [[3.6, 0, 0.3], [3.6, 0, far], [3.6, 1.3, far], [3.6, 1.3, 0.3]]),
			slope(-1, mix(wallColour, dawn.shadow, 0.28)),
			slope(1, mix(wallColour, dawn.shadow, 0.1)),
			panel(e, c.linen, wall([-0.4, far], [1.1, far], 3), 0.71, 0.79, 1.33, 2.77),
			panel(e, c.linen, wall([-0.4, far], [1.1, far], 3), 0.03, 1.47, 2.01, 2.09),
			ground(e, '#c99763', -3.6, 3.6, 0.3, far),
			boards(e, mix('#c99763', dawn.shadow, 0.28), { left: -3.6, right: 3.6, far, height: 3 }, 0.45),
			sunlight(e, '#f2d29c', window.map(([x, y]): Spot => [x, y - 0.5, far]), [-0.55, -1.1]),
			[5.4, 3.7].map(rafter),
			face(e, tones(c.oak).deep, [[-0.1, 3.75, 0.3], [0.1, 3.75, 0.3], [0.1, 3.75, far], [-0.1, 3.75, far]]),
			bed(e, { sheet: '#fffaf0', throw: mix(c.turquoise, c.linen, 0.35), wood: c.oak, pillow: c.linen }, [-3.1, 0, 3.5], { width: 1.15, length: 2 }),
			block(e, c.oak, [-1.75, 0, 5.1], [0.45, 0.5, 0.45]),
			tableLamp(e, [-1.52, 0.5, 5.3], c.clay, c.linen),
			[stroke(c.oak, see(e, [1.2, 0, 4.3]), see(e, [1.68, 2, 4.5]), 11), stroke(c.oak, see(e, [2.3, 0, 4.3]), see(e, [1.8, 2, 4.5]), 11), stroke(tones(c.oak).side, see(e, [1.75, 0, 5]), see(e, [1.75, 1.9, 4.5]), 8)],
			face(e, '#fffaf0', [[1.25, 0.75, 4.3], [2.25, 0.75, 4.3], [2.25, 1.9, 4.42], [1.25, 1.9, 4.42]]),
			face(e, '#bcd8cf', [[1.3, 1.1, 4.29], [2.2, 1.1, 4.29], [2.2, 1.85, 4.4], [1.3, 1.85, 4.4]]),
			stonePine({ ...standing(e, [1.7, 0.86, 4.28]), size: 158 }, 0.94, c.bark, pines, 8, 0.04),
			face(e, '#e3b27c', [[1.3, 0.9, 4.28], [1.9, 0.9, 4.28], [1.7, 1.02, 4.28], [1.3, 1, 4.28]]),
			face(e, c.oak, [[1.15, 0.7, 4.24], [2.35, 0.7, 4.24], [2.35, 0.77, 4.24], [1.15, 0.77, 4.24]]),
			drum(e, c.oak, [2.75, 0, 3.6], 0.22, 0.5),
			turnedOnWheel(e, c.turquoise, [2.75, 0.5, 3.6], [[0.07, 0], [0.08, 0.18]]),
			[-0.06, 0, 0.05].map((dx, i) => stroke([c.oak, c.tile, c.bark][i] ?? c.oak, see(e, [2.75 + dx * 0.4, 0.66, 3.6]), see(e, [2.75 + dx * 2, 0.98 + (i % 2) * 0.05, 3.6]), 4)),
			rug(e, '#e6cfa4', c.blanket, -1.3, 0.7, 2.6, 3.7),
		]
	}),
	scene('villa-1/bathroom', () => {
		const c = inLight(vallauris, dawn)
		const wallTone = '#efdcb8'
		const [deep1, pale] = [mix(c.turquoise, '#10506a', 0.25), mix(c.turquoise, '#ffffff', 0.5)]
		const arch = (fill: string, x: number, y: number, w: number, h: number): Drawing => ({ fill, outlines: [[[x, y], [x, y - h + w / 2], [x, y - h + w * 0.224, x + w * 0.224, y - h, x + w / 2, y - h], [x + w * 0.776, y - h, x + w, y - h + w * 0.224, x + w, y - h + w / 2], [x + w, y]]] })
		return [
			rect(wallTone, 0, 0, 1200, 800), rect(mix(wallTone, '#fff6e0', 0.6), 0, 0, 1200, 40), shape(mix(wallTone, '#fff2d0', 0.6), [[820, 40], [1110, 40], [960, 430], [670, 430]]),
			arch(c.clay, 300, 400, 280, 360), arch('#bfe0dc', 316, 400, 248, 342), hill('#dfe2bc', [[316, 320], [420, 296], [564, 312]], 400), stonePine({ x: 452, y: 396, size: 50 }, 5.6, c.bark, pines, 4, 0.02), veil(0.34, shape('#ffffff', [[316, 330], [430, 110], [474, 86], [340, 400], [316, 400]])), veil(0.3, shape('#ffffff', [[372, 400], [510, 100], [532, 112], [400, 400]])),
			arch(mix(wallTone, c.shade, 0.5), 846, 360, 168, 236), arch(mix(wallTone, c.shade, 0.8), 846, 360, 150, 228), rect(c.clay, 836, 356, 188, 14), smooth(c.turquoise, [[872, 356], [866, 330], [854, 304], [874, 272], [900, 272], [918, 304], [908, 330], [902, 356]], 1 / 7), smooth(deep1, [[892, 356], [900, 320], [896, 272], [900, 272], [918, 304], [908, 330], [902, 356]], 1 / 7), rect(c.linen, 876, 262, 24, 10), smooth(c.blanket, [[956, 356], [952, 300], [962, 250], [972, 250], [984, 300], [980, 356]], 1 / 8),
			rect(c.clay, 0, 432, 1200, 12), rect(mix(c.turquoise, c.linen, 0.3), 0, 444, 1200, 236), upTo(20).map((i) => upTo(4).map((j) => rect([c.turquoise, deep1, pale, mix(c.turquoise, c.linen, 0.24), mix(c.turquoise, '#2f8f9a', 0.4)][(i * 2 + j * 3) % 5] ?? c.turquoise, i * 60 + 2, 446 + j * 58, 56, 54))),
			shape(mix(c.stone, c.clay, 0.24), [[0, 680], [1200, 680], [1200, 800], [0, 800]]), upTo(3).map((j) => upTo(20).map((i) => { const [y, Y] = [[680, 706, 744][j] ?? 680, [706, 744, 802][j] ?? 802]; const on = (k: number, yy: number) => 560 + (k - 10) * 88 * (1 + (yy - 680) / 200); return (i + j) % 2 ? shape(mix(c.turquoise, c.stone, 0.5), [[on(i, y), y], [on(i + 1, y), y], [on(i + 1, Y), Y], [on(i, Y), Y]]) : [] })),
			rect(c.stone, 170, 470, 540, 30), rect(mix(c.stone, c.shade, 0.5), 170, 498, 540, 9), [204, 652].map((x) => [rect(c.oak, x, 507, 26, 226), rect(tones(c.oak).side, x + 17, 507, 9, 226)]), rect(c.oak, 190, 624, 504, 16), upTo(3).map((i) => rect([c.linen, c.blanket, c.linen][i] ?? c.linen, 260 + i * 6, 600 - i * 24, 150 - i * 12, 24)), [smooth('#c99a5c', [[480, 624], [470, 566], [620, 566], [610, 624]], 1 / 12), upTo(4).map((i) => rect('#a8783c', 474, 576 + i * 12, 142, 4))],
			smooth(c.turquoise, [[322, 424], [350, 464], [400, 472], [480, 472], [530, 464], [558, 424]], 1 / 8), smooth(deep1, [[470, 424], [558, 424], [530, 464], [480, 472], [440, 472], [480, 450]], 1 / 8), lens(pale, 318, 424, 244, 26), lens(deep1, 336, 425, 208, 16), limb(c.copper, [440, 404], [440, 350], [440, 390], 12, 12), [limb(c.copper, [600, 470], [600, 372], [580, 372], 12, 11), limb(c.copper, [590, 374], [548, 366], [530, 400], 11, 9), disc(c.copper, 600, 420, 10)],
			[smooth(c.linen, [[636, 470], [630, 440], [640, 420], [664, 420], [674, 440], [668, 470]], 1 / 8), [[-26, -70], [0, -92], [24, -74], [40, -46], [-40, -44]].map(([dx = 0, dy = 0]) => [limb(pines[2], [652, 422], [652 + dx * 0.4, 400 + dy * 0.5], [652 + dx, 420 + dy], 4, 2), disc('#cf5480', 652 + dx, 418 + dy, 10), disc('#e88aa6', 649 + dx, 415 + dy, 5)])], [smooth(c.clay, [[214, 470], [208, 448], [220, 432], [222, 420], [240, 420], [242, 432], [254, 448], [248, 470]], 1 / 8)],
			[smooth(c.linen, [[800, 560], [812, 548], [1240, 548], [1240, 770], [880, 770], [826, 720]], 1 / 12), smooth(mix(c.linen, c.shade, 0.34), [[816, 690], [1240, 690], [1240, 770], [880, 770], [826, 724]], 1 / 12), smooth('#fffaf0', [[780, 556], [804, 536], [1240, 536], [1240, 572], [804, 576]], 1 / 10), rect('#8fcfc8', 850, 546, 400, 12), shape(c.blanket, [[920, 536], [1060, 536], [1064, 700], [916, 700]]), shape(mix(c.blanket, c.bark, 0.3), [[1020, 536], [1060, 536], [1064, 700], [1022, 700]]), rect('#f6dcc0', 917, 664, 147, 12), rect(mix(c.blanket, '#ffffff', 0.2), 914, 530, 150, 12), [limb(c.copper, [1150, 540], [1150, 470], [1120, 476], 12, 11), limb(c.copper, [1126, 474], [1104, 474], [1102, 500], 11, 10)]],
		]
	}),
	scene('villa-1/garden', () => {
		const c = inLight(vallauris, noon)
		const e = eye({ height: 1.9, horizon: 330, focal: 860, x: -0.6 })
		const brick = '#c46d48'
		const k = (points: [number, number][], z = 9) => points.map(([x, u]): Spot => [x, u, z])
		const dome: [number, number][] = [
			[-1.9, 0],
			[-1.9, 1.5],
			[-1.7, 2.2],
			[-1.1, 2.8],
			[0, 3],
			[1.1, 2.8],
			[1.7, 2.2],
			[1.9, 1.5],
			[1.9, 0],
		]
		return [
			sky(noon, 330),
			cumulus('#f9f7ea', '#d3e4e2', [960, 130], 320, 3),
			hill(mix(pines[2], noon.haze, 0.4), swells(8, -40, 1240, 330, 130, 3)),
			stonePine({ x: 150, y: 440, size: 44 }, 8, c.bark, dim(pines, noon.haze, 0.14), 3, 0.06),
			stonePine({ x: 1060, y: 430, size: 40 }, 8, c.bark, dim(pines, noon.haze, 0.2), 8, -0.05),
			hill(scrub[0], [[-20, 410], [240, 396], [600, 400], [900, 392], [1220, 402]]),
			[0, 1, 2].map((i) => [block(e, c.stone, [2.6 + i * 1.2, 0, 12 - i * 2.2], [9, 0.8 + i * 0.3, 0.5]), bush(standing(e, [4 + i * 1.6, 0.8 + i * 0.3, 12 - i * 2.2]), 2.4, 0.8, scrub, { blossom: '#9fa0cf', seed: i + 3 }), bush(standing(e, [6.6 + i, 0.8 + i * 0.3, 12 - i * 2.2]), 2.6, 0.9, scrub, { blossom: '#9fa0cf', seed: i + 9 })]),
			ground(e, mix(scrub[1], '#e5d3a0', 0.3), -20, 20, 0.5, 13),
			face(e, c.gravel, [[-1.4, 0.001, 0.5], [1.2, 0.001, 0.5], [0.9, 0.001, 8.2], [-0.9, 0.001, 8.2]]),
			[2.6, 4, 5.4, 6.8].map((z) => ground(e, mix(c.gravel, noon.shadow, 0.25), -1.25, 1.1, z, z + 0.14, 0.002)),
			veil(0.3, face(e, noon.shadow, [[1.9, 0.003, 9], [3.4, 0.003, 8], [3.2, 0.003, 10], [1.9, 0.003, 10.6]])),
			block(e, tones(brick), [-0.5, 2.6, 9.6], [1, 1.7, 0.9]),
			block(e, c.stone, [-0.62, 4.3, 9.5], [1.24, 0.16, 1.1]),
			smooth(brick, k(dome).map((s) => see(e, s)), 1 / 9),
			smooth(tones(brick).side, k([[0.7, 0], [0.75, 1.5], [0.66, 2.3], [0.2, 2.98], [1.1, 2.8], [1.7, 2.2], [1.9, 1.5], [1.9, 0]]).map((s) => see(e, s)), 1 / 9),
			upTo(7).map((i) => face(e, mix(brick, '#ffe0b8', 0.22), k([[-1.86 + i * 0.02, 0.34 + i * 0.36], [0.6, 0.34 + i * 0.36], [0.6, 0.38 + i * 0.36], [-1.86 + i * 0.04, 0.38 + i * 0.36]], 8.99))),
			arched(e, tones(brick).deep, wall([-1, 8.97], [0.8, 8.97], 2), 0.1, 1.6, 0.3, 1.9, 1),
			arched(e, '#2a1c24', wall([-1, 8.96], [0.8, 8.96], 2), 0.26, 1.44, 0.3, 1.76, 1),
			face(e, '#4a4a52', [[-0.74, 0.32, 8.95], [-1.5, 0.3, 8.3], [-1.5, 1.7, 8.3], [-0.74, 1.62, 8.95]]),
			disc(c.copper, ...see(e, [-1.34, 1, 8.42]), 5),
			block(e, c.stone, [-1.6, 0, 7.9], [3.3, 0.28, 0.9]),
			[-0.4, 0.35, 1.1].map((x, i) => turnedOnWheel(e, [mix(c.clay, '#5a2f2c', 0.25), c.clay, mix(c.clay, '#5a2f2c', 0.15)][i] ?? c.clay, [x, 0.28, 8.2], [[0.14, 0], [0.26, 0.22], [0.18, 0.42], [0.22, 0.5 + (i % 2) * 0.08]])),
			[[-2.6, 8.2, 1.3], [2.5, 7.6, 1.1], [-2.2, 5.4, 1], [2, 4.6, 0.95]].map(([x = 0, z = 0, h = 1]) => agave(standing(e, [x, 0, z]), h, ['#47705f', '#6c9478', '#a3bd94'])),
			[[-4.4, 8], [3.8, 6.2], [-3.6, 5], [-3, 3.6]].map(([x = 0, z = 0], i) => bush(standing(e, [x, 0, z]), 1.9, 0.9, scrub, { blossom: '#a9a5d6', seed: i + 20 })),
			agave({ x: 1075, y: 820, size: 190 }, 1.1, ['#3a5f52', '#5b8369', '#93b087']),
			agave({ x: 70, y: 830, size: 170 }, 0.9, ['#3a5f52', '#5b8369', '#93b087']),
		]
	}),
	scene('villa-1/night', (moment) => {
		const c = { ...inLight(vallauris, night), ochre: '#8f6d52' }
		const e = eye({ height: 1.1, horizon: 590, focal: 900, x: -1 })
		const plot: Plot = { x: -7.5, z: 17, width: 14, depth: 8, height: 6.6, foot: 1.5 }
		const { front } = walls(plot)
		const amber = '#ffc766'
		const d = dim(pines, '#0e1c3c', 0.5)
		return [
			sky(night, 590),
			stars('#dfe6e0', 7, 420, 40),
			sun(night, 1010, 118, 40),
			hill(mix(pines[1], night.haze, 0.72), swells(5, -40, 1240, 570, 90, 3)),
			stonePine({ x: 985, y: 670, size: 52 }, 8, mix(c.bark, '#0e1c3c', 0.4), d, 6, 0.03),
			stonePine({ x: 1130, y: 690, size: 54 }, 6.6, mix(c.bark, '#0e1c3c', 0.4), d, 16, -0.04),
			cypress({ x: 118, y: 590, size: 46 }, 8.6, [d[0], d[1]]),
			body(e, { ...tones(c.ochre), side: mix(c.ochre, '#0c1630', 0.4) }, plot),
			roof(e, c.tile, plot, { rise: 3.2, eaves: 0.7 }),
			windows(e, front, 0.4, 13.6, 5, { ...shutters(c), glass: amber, reveal: '#8a5a3c' }),
			panel(e, mix(c.ochre, '#0c1630', 0.3), front, 0, 14, 3.3, 3.48),
			windows(e, front, 0.4, 13.6, 5, { width: 1.8, low: 0, high: 2.9, arch: 1, glass: amber, reveal: '#c98546', frame: '#b87438' }),
			windows(e, front, 0.4, 13.6, 5, { width: 1.1, low: 0, high: 1.3, arch: 1, glass: '#ffe7a6', reveal: '#ffdc8c' }),
			block(e, mix(c.stone, '#0c1630', 0.1), [-16, 0, 12.6], [40, 1.5, 4.4]),
			face(e, '#2fb3b0', [[-6.4, 1.5, 13], [4.8, 1.5, 13], [4.8, 1.5, 16], [-6.4, 1.5, 16]]),
			face(e, '#43cfc4', [[-6.4, 0.5, 12.58], [4.8, 0.5, 12.58], [4.8, 1.52, 12.58], [-6.4, 1.52, 12.58]]),
			upTo(5).map((i) => face(e, '#9ff0dd', [[-5.6 + i * 2.1 + Math.sin(2 * Math.PI * (moment + i / 5)) * 0.12, 1.4, 12.57], [-4.4 + i * 2.1, 1.4, 12.57], [-4.6 + i * 2.1, 1.46, 12.57], [-5.4 + i * 2.1, 1.46, 12.57]])),
			face(e, '#2a9aa2', [[-6.4, 0.5, 12.57], [4.8, 0.5, 12.57], [4.8, 0.8, 12.57], [-6.4, 0.8, 12.57]]),
			face(e, mix(c.stone, '#0c1630', 0.1), [[-7, 0, 12.56], [5.4, 0, 12.56], [5.4, 0.5, 12.56], [-7, 0.5, 12.56]]),
			ground(e, mix(scrub[0], '#0e1c3c', 0.52), -40, 40, 0.5, 12.6),
			face(e, '#1f5a60', [[-8, 0.01, 12.6], [6.4, 0.01, 12.6], [3.6, 0.01, 8.6], [-5.4, 0.01, 8.6]]),
			face(e, '#277a78', [[-6.4, 0.01, 12.6], [4.8, 0.01, 12.6], [3.2, 0.01, 10.6], [-5, 0.01, 10.6]]),
			upTo(9).toReversed().map((i) => block(e, { ...tones(mix(c.stone, '#0c1630', 0.12)), top: mix(c.stone, '#6a5a50', 0.2) }, [4.9, 0, 8.6 + i * 0.44], [2.3, 0.166 * (i + 1), 0.44])),
			veil(0.3, disc('#ffc766', ...see(e, [4.2, 0.4, 8.4]), 78)),
			block(e, c.iron, [4.05, 0, 8.3], [0.34, 0.08, 0.34]),
			block(e, { ...tones('#ffdf8c'), side: '#ffcf70', top: c.iron }, [4.1, 0.08, 8.35], [0.24, 0.42, 0.24]),
			block(e, c.iron, [4.05, 0.5, 8.3], [0.34, 0.08, 0.34]),
			bush(standing(e, [-5.6, 0, 9]), 3.4, 1.3, dim(scrub, '#0e1c3c', 0.5), { seed: 2 }),
			bush(standing(e, [-7.2, 0, 8]), 3, 1.6, dim(scrub, '#0e1c3c', 0.55), { seed: 6 }),
			stonePine({ x: -10, y: 850, size: 96 }, 8.8, '#141a30', dim(pines, '#0a1228', 0.72), 17, 0.12),
			hill('#0d1a2c', [[-20, 780], [300, 764], [640, 788], [1220, 764]]),
		]
	}),
]

/** A bicycle that leans, with two loaves in its basket; its height is a metre. */
function bicycle({ x, y, size }: { x: number; y: number; size: number }, c: typeof vallauris): Drawing {
	const p = (dx: number, up: number): Point => [x + dx * size, y - up * size]
	const wheel = (dx: number): Drawing => {
		const [cx, cy] = p(dx, 0.34)
		const ring = (r: number) => disc(c.iron, cx, cy, r * size).outlines
		return { fill: c.iron, outlines: [...ring(0.34), ...ring(0.3)], holes: true }
	}
	const bar = (a: Point, b: Point) => stroke(c.tile, a, b, 0.05 * size)
	return [
		wheel(-0.5),
		wheel(0.55),
		bar(p(-0.5, 0.34), p(-0.05, 0.36)),
		bar(p(-0.5, 0.34), p(-0.18, 0.8)),
		bar(p(-0.05, 0.36), p(-0.2, 0.92)),
		bar(p(-0.05, 0.36), p(0.36, 0.78)),
		bar(p(-0.18, 0.78), p(0.34, 0.84)),
		bar(p(0.55, 0.34), p(0.32, 1)),
		stroke(c.iron, p(0.18, 1.02), p(0.4, 1), 0.05 * size),
		shape(c.iron, [p(-0.36, 0.98), p(-0.1, 0.98), p(-0.12, 0.91), p(-0.26, 0.92)]),
		stroke('#d99b54', p(0.5, 0.94), p(0.62, 1.32), 0.08 * size),
		stroke('#c98744', p(0.62, 0.94), p(0.8, 1.26), 0.08 * size),
		shape('#a9794a', [p(0.4, 1), p(0.8, 1), p(0.74, 0.72), p(0.44, 0.72)]),
	]
}

/** The deep bath in the foreground, a towel dropped over its rim. */
function bathAt(e: ReturnType<typeof eye>, c: typeof vallauris): Drawing {
	return [
		bath(e, '#fbf3e2', [1.7, 0, 2.9], '#a9dcd6', 2.1),
		smooth(
			c.blanket,
			[
				[1.1, 0.72, 2.52],
				[1.66, 0.72, 2.5],
				[1.7, 0.3, 2.46],
				[1.6, 0.12, 2.46],
				[1.14, 0.16, 2.46],
				[1.06, 0.4, 2.48],
			].map((spot) => see(e, spot as unknown as Spot)),
			1 / 9,
		),
		face(e, '#fbe6c4', [
			[1.08, 0.26, 2.44],
			[1.66, 0.24, 2.44],
			[1.66, 0.3, 2.44],
			[1.08, 0.32, 2.44],
		]),
	]
}
