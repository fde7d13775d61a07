// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { barrelEnd, barrelVault } from '../drawing/buildings/vaults.ts'
import { at, dhow } from '../drawing/things/boats.ts'
import { indices } from '../drawing/random.ts'
import { mix, tones } from '../drawing/colour.ts'
import { type Camera, camera, polygon, ground, levelEllipse, project, type Position, placeUpright } from '../drawing/camera.ts'
import { datePalm, dhowAtAnchor, gap, gaps } from '../drawing/buildings/fronts.ts'
import { bed, rug } from '../drawing/things/furniture.ts'
import { bush, type Foot, type Greens } from '../drawing/nature/plants.ts'
import { chair } from '../drawing/things/seats.ts'
import { openBook, pot, wineGlass } from '../drawing/things/still-life.ts'
import { dawn, dusk, gold, inLight, type Light, night, noon } from '../drawing/light.ts'
import { arched, balustrade, opening, panel, wall } from '../drawing/buildings/houses.ts'
import { disc, type Drawing, hill, lens, taperedStroke, reflect, placeAt, type Point, rect, shape, smooth, stroke, tint, withOpacity } from '../drawing/shapes.ts'
import { clothTable } from '../drawing/buildings/palace.ts'
import { crags, ridge } from '../drawing/nature/ridges.ts'
import { beams, boards, room, roomWalls, tiles } from '../drawing/buildings/rooms.ts'
import { scene } from '../drawing/scene.ts'
import { glitter, sea, waves } from '../drawing/nature/sea.ts'
import { sky, stars, streaks, sun } from '../drawing/nature/sky.ts'
import { block, cushion, sunlight, turnedOnWheel } from '../drawing/things/solids.ts'

/** Muscat: chalk walls between bare umber hills, a teal cove, teak and date red. */
const cove = { chalk: '#fdf3e0', shade: '#cbb6a6', umber: '#9a6a4c', deep: '#6b4740', teal: '#1f9a9c', teak: '#7a4a30', date: '#a83a2c', sand: '#ecd2a4' }
const dates: Greens = ['#2f5d48', '#4f8357', '#86a866']
const morning: Light = { ...dawn, sky: ['#86b9c4', '#a9cdc9', '#cfddc8', '#efe2c0', '#fbe0b4'], sea: ['#a8d6cb', '#5cbab5', '#2b9fa2', '#157f8c', '#0f6a7c'], haze: '#e6c7a4' }

/** Merlons of a Gulf wall: stepped to a point, from left to right along `y`. */
const merlons = (fill: string, from: number, to: number, y: number, size: number): Drawing =>
	indices((to - from) / (size * 1.5)).map((i) => { const x = from + i * size * 1.5 + size * 0.25; return shape(fill, [[x, y], [x, y - size * 0.7], [x + size * 0.5, y - size * 1.2], [x + size, y - size * 0.7], [x + size, y]]) })
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
	scene('hotel-9/cove', (progress) => {
		const c = inLight(cove, morning)
		const wall = house(c)
		return [
			sky(morning, 470, 16), sun(morning, 268, 176, 44), streaks('#fbeccb', 110, 4, 4, progress),
			ridge(mix(c.umber, morning.haze, 0.62), mix(c.umber, morning.haze, 0.44), crags(8, -60, 1260, 480, 250, 9), 480),
			ridge(mix(c.umber, morning.haze, 0.34), mix(c.deep, morning.haze, 0.26), crags(17, 240, 1300, 480, 250, 6), 480),
			ridge(mix(c.umber, morning.haze, 0.12), mix(c.deep, morning.haze, 0.06), [[-60, 210], [60, 180], [140, 250], [210, 244], [300, 330], [380, 388], [440, 470]], 482),
			ridge(mix(c.umber, morning.haze, 0.08), mix(c.deep, morning.haze, 0.04), [[760, 470], [850, 372], [920, 300], [976, 286], [1040, 214], [1100, 232], [1160, 158], [1280, 190]], 482),
			watchtower({ ...c, chalk: mix(c.chalk, morning.haze, 0.15) }, 1038, 222, 44, 62),
			sea(morning, 472, { sway: 6 }),
			datePalm(at(404, 480, 12), 9, c.deep, dates), datePalm(at(378, 482, 12), 7, c.deep, dates, { lean: -0.1 }), datePalm(at(900, 480, 12), 8.4, c.deep, dates, { lean: 0.06 }), datePalm(at(926, 482, 12), 6.4, c.deep, dates, { lean: 0.14 }), datePalm(at(880, 478, 12), 6, c.deep, dates),
			tint(reflect(wall, 486, 0.42), '#3ba6a4', 0.62), wall,
			[[420, 520, 210, 5], [620, 544, 260, 6], [470, 566, 160, 5], [700, 512, 130, 4]].map(([x = 0, y = 0, w = 0, h = 0], i) => lens('#2b9fa2', x + Math.sin(2 * Math.PI * (progress + i / 4)) * 8, y, w, h)),
			glitter('#fff1cf', 268, 486, 690, { width: 130, spread: 2, count: 28, seed: 3, progress }), waves('#d9f1e4', 500, 790, { seed: 9, count: 15, progress }),
			lens('#0f6a7c', 800, 668, 260, 20), dhowAtAnchor(at(930, 664 + Math.sin(2 * Math.PI * progress) * 2, 14), c.teak, mix(c.teak, '#2a1c2a', 0.4), '#fff4dc'), lens('#fff4dc', 890, 706, 80, 6), lens(c.teak, 860, 684, 150, 6),
			hill(c.deep, [[-20, 640], [70, 618], [160, 668], [250, 742], [330, 820]]), hill(mix(c.deep, '#2a2033', 0.35), [[-20, 700], [60, 690], [150, 752], [210, 820]]),
		]
	}),
	scene('hotel-9/arrival', (progress) => {
		const c = inLight(cove, morning)
		const dark = mix(c.teak, '#2a1622', 0.4)
		const leaf = (x: number, way: number): Drawing => [rect(c.teak, x, 236, 150, 430), indices(4).map((i) => [rect(dark, x + 16, 262 + i * 100, 118, 84), rect(mix(c.teak, '#f0b070', 0.22), x + 24, 270 + i * 100, 102, 68), shape(c.teak, [[x + 75, 276 + i * 100], [x + 112, 304 + i * 100], [x + 75, 332 + i * 100], [x + 38, 304 + i * 100]]), disc(dark, x + 75, 304 + i * 100, 14), disc('#d9a550', x + 75, 304 + i * 100, 6)]), indices(5).map((i) => disc('#d9a550', x + (way > 0 ? 8 : 142), 250 + i * 100, 4))]
		const smoke = (t: number) => 812 + Math.sin(t * 8 + 2 * Math.PI * progress) * (6 + t * 26)
		return [
			sky(morning, 300), hill(mix(c.umber, morning.haze, 0.4), [[-20, 150], [120, 60], [260, 30], [420, 90], [600, 60], [800, 20], [1000, 80], [1220, 40]], 400),
			rect(c.chalk, -10, 130, 1220, 560), merlons(c.chalk, -40, 1240, 132, 66), shape(mix(c.chalk, c.shade, 0.8), [[-10, 130], [250, 130], [330, 690], [-10, 690]]), merlons(mix(c.chalk, c.shade, 0.8), -40, 250, 132, 66), [60, 1040].map((x) => [gap(c.deep, x, 420, 44, 130, 1), rect(mix(c.chalk, c.shade, 0.5), x - 8, 420, 60, 8)]),
			gap(mix(c.chalk, '#ffffff', 0.5), 376, 690, 448, 556, 0.5), gap(c.shade, 402, 690, 396, 526, 0.5), gap(dark, 424, 690, 352, 506, 0.5), gap(c.teak, 440, 690, 320, 486, 0.5), indices(9).map((i) => { const a = Math.PI * (0.1 + i * 0.1); return disc('#e2b678', 600 - Math.cos(a) * 144, 274 - Math.sin(a) * 58, 6) }), rect(dark, 440, 228, 320, 14), smooth('#e2b678', [[600, 176], [640, 206], [600, 222], [560, 206]]), leaf(446, 1), leaf(604, -1), rect(dark, 592, 236, 16, 450), indices(8).map((i) => disc('#e2b678', 600, 268 + i * 54, 5)),
			[{ ...disc('#d9a550', 566, 486, 26), outlines: [...disc('#d9a550', 566, 486, 26).outlines, ...disc('#d9a550', 566, 486, 19).outlines], holes: true } as const, disc('#d9a550', 566, 460, 9)],
			rect(c.sand, -10, 686, 1220, 130), rect(mix(c.sand, '#ffffff', 0.4), 356, 672, 488, 28), rect(mix(c.sand, c.shade, 0.7), 356, 698, 488, 18), indices(6).map((i) => shape(mix(c.sand, c.shade, 0.4), [[i * 220 - 40, 716], [i * 220 - 30, 716], [i * 220 - 120, 810], [i * 220 - 140, 810]])), shape(mix(c.sand, c.shade, 0.6), [[-10, 716], [334, 716], [390, 810], [-10, 810]]),
			indices(10).map((i) => { const [a, b] = [i / 10, (i + 1) / 10]; return taperedStroke('#f4efe6', [smoke(a), 612 - a * 420], [smoke((a + b) / 2), 612 - ((a + b) / 2) * 420], [smoke(b), 612 - b * 420], 9 - i * 0.5, 8.5 - i * 0.5) }),
			[smooth('#c98a4c', [[784, 676], [788, 640], [776, 618], [848, 618], [836, 640], [840, 676]], 1 / 9), smooth('#8f5a3c', [[818, 676], [818, 640], [822, 618], [848, 618], [836, 640], [840, 676]], 1 / 9), indices(4).map((i) => shape('#c98a4c', [[776 + i * 18, 620], [785 + i * 18, 602], [794 + i * 18, 620]])), lens('#ff9a4a', 784, 616, 56, 8)],
			datePalm(at(1120, 700, 62), 8, c.deep, dates, { lean: -0.05, dates: c.date, count: 11 }),
		]
	}),
	scene('hotel-9/rampart', () => {
		const c = inLight(cove, gold)
		const e = camera({ height: 1.7, horizon: 330, focal: 760, x: -0.5 })
		const wallShade = mix(c.shade, gold.shadow, 0.2)
		const tooth = (z: number): Drawing => [polygon(e, wallShade, [[2.2, 0.9, z], [2.2, 0.9, z + 1.1], [2.2, 1.6, z + 1.1], [2.2, 2.15, z + 0.55], [2.2, 1.6, z]]), polygon(e, c.chalk, [[2.2, 0.9, z], [2.7, 0.9, z], [2.7, 1.6, z], [2.2, 1.6, z]]), polygon(e, mix(c.chalk, '#ffffff', 0.4), [[2.2, 1.6, z], [2.7, 1.6, z], [2.7, 2.15, z + 0.55], [2.2, 2.15, z + 0.55]])]
		return [
			sky(gold, 330), sun(gold, 962, 222, 46), streaks('#fbd49a', 110, 6, 4),
			ridge(mix(c.umber, gold.haze, 0.5), mix(c.deep, gold.haze, 0.44), crags(31, -60, 620, 334, 170, 5), 336), ridge(mix(c.umber, gold.haze, 0.2), mix(c.deep, gold.haze, 0.14), crags(44, -60, 420, 336, 120, 4), 338), sea(gold, 330, { bottom: 620 }), glitter(gold.glitter, 962, 338, 560, { width: 90, spread: 2.2, count: 26, seed: 8 }), dhow(at(800, 384, 4.4), '#fff4dc', '#e9c69a', c.teak),
			hill(mix(c.umber, gold.haze, 0.1), [[-20, 330], [120, 326], [300, 380], [420, 460], [480, 620]]),
			watchtower(c, 556, 470, 190, 262), rect(c.chalk, 430, 400, 260, 60),
			ground(e, c.sand, -2.4, 2.2, 0.3, 16), tiles(e, mix(c.sand, c.shade, 0.6), -2.4, 2.2, 1, 16, 1.15),
			indices(9).map((i) => polygon(e, mix(c.sand, gold.shadow, 0.4), [[2.2, 0.002, 2 + i * 1.6], [2.2, 0.002, 3.1 + i * 1.6], [0.6, 0.002, 2.7 + i * 1.6], [-0.3, 0.002, 2.1 + i * 1.6], [0.5, 0.002, 1.7 + i * 1.6]])), polygon(e, mix(c.sand, gold.shadow, 0.4), [[2.2, 0.001, 0.3], [2.2, 0.001, 16], [1.3, 0.001, 16], [1.3, 0.001, 0.3]]),
			polygon(e, wallShade, [[2.2, 0, 0.3], [2.2, 0, 16], [2.2, 0.92, 16], [2.2, 0.92, 0.3]]), polygon(e, mix(c.chalk, '#ffffff', 0.4), [[2.2, 0.92, 0.3], [2.2, 0.92, 16], [2.7, 0.92, 16], [2.7, 0.92, 0.3]]), indices(9).toReversed().map((i) => tooth(2 + i * 1.6)),
			polygon(e, c.chalk, [[-2.4, 0, 0.3], [-2.4, 0, 16], [-2.4, 0.8, 16], [-2.4, 0.8, 0.3]]), polygon(e, mix(c.chalk, '#fff0c0', 0.6), [[-2.4, 0.8, 0.3], [-2.4, 0.8, 16], [-2.9, 0.8, 16], [-2.9, 0.8, 0.3]]),
			[[-0.5, 0.1], [0.45, -0.25], [0, 0.5]].map(([dx = 0, dz = 0]) => stroke(c.teak, project(e, [0.5, 1.3, 6.2]), project(e, [0.5 + dx, 0, 6.2 + dz]), 9)), taperedStroke('#d9a550', project(e, [0.02, 1.2, 6]), project(e, [0.5, 1.36, 6.2]), project(e, [1.25, 1.62, 6.5]), 17, 30), stroke('#f6d58c', project(e, [0.1, 1.26, 6]), project(e, [1.15, 1.62, 6.45]), 5), disc('#8a5a34', ...project(e, [1.26, 1.62, 6.5]), 10, 15), disc('#8a5a34', ...project(e, [0.5, 1.32, 6.2]), 12),
		]
	}),
	scene('hotel-9/view', () => {
		const light: Light = { ...dawn, sky: ['#8fb6bf', '#b3c9c2', '#dacfb6', '#f3d6ad', '#fde0b0'], haze: '#ecc8a2' }
		const c = inLight(cove, light)
		const far = (amount: number, seed: number, base: number, height: number, peaks: number): Drawing => ridge(mix(c.umber, light.haze, amount), mix(c.deep, light.haze, amount * 0.92), crags(seed, -80, 1280, base, height, peaks), base + 260)
		const goat: Drawing = [smooth('#fbf0dc', [[716, 622], [722, 604], [752, 600], [768, 594], [764, 622]], 1 / 8), [722, 730, 754, 761].map((x) => rect('#fbf0dc', x, 616, 4, 22)), smooth('#fbf0dc', [[758, 604], [770, 582], [784, 580], [790, 590], [774, 598], [768, 612]], 1 / 8), taperedStroke(c.deep, [774, 582], [768, 572], [758, 572], 4, 1), stroke('#fbf0dc', [717, 608], [710, 600], 4)]
		return [
			sky(light, 330), sun(light, 866, 190, 44), sea({ ...light, sea: ['#c6dcd0', '#79bdb8', '#4aa5a6'] }, 300, { bottom: 460 }), glitter('#fff1cf', 866, 304, 380, { width: 90, spread: 1.8, count: 14, seed: 3 }), dhow(at(560, 326, 2.4), '#fff4dc', '#e9c69a', c.teak),
			far(0.72, 3, 366, 110, 8), far(0.56, 14, 420, 150, 7), far(0.38, 25, 500, 190, 6), far(0.22, 37, 600, 190, 5),
			hill(mix(c.umber, light.haze, 0.06), [[-20, 640], [120, 560], [250, 450], [330, 400], [420, 398], [500, 440], [640, 560], [800, 610], [1220, 600]]), smooth(mix(c.deep, light.haze, 0.04), [[420, 398], [500, 440], [640, 560], [700, 596], [560, 700], [470, 640], [480, 560], [430, 480]], 1 / 8),
			watchtower(c, 372, 414, 130, 190),
			smooth(c.sand, [[1240, 706], [1000, 690], [760, 640], [560, 596], [440, 540], [300, 500], [222, 520], [238, 560], [380, 604], [460, 668], [420, 740], [300, 830], [180, 830], [340, 740], [380, 676], [330, 626], [196, 580], [160, 520], [240, 474], [380, 482], [520, 548], [640, 590], [860, 640], [1040, 664], [1240, 676]], 1 / 7), smooth(mix(c.sand, c.deep, 0.3), [[1240, 706], [1000, 690], [760, 640], [560, 596], [440, 540], [520, 560], [640, 602], [860, 654], [1040, 680], [1240, 694]], 1 / 8),
			goat, lens(mix(c.deep, '#2a2033', 0.2), 640, 636, 120, 7), hill(mix(c.deep, '#2a2033', 0.2), [[640, 830], [800, 760], [980, 730], [1220, 740]]), [[860, 770], [1080, 756], [980, 790]].map(([x = 0, y = 0], i) => bush(at(x, y, 44), 2, 0.9, dates, { seed: i })),
		]
	}),
	scene('hotel-9/majlis', () => {
		const c = inLight(cove, { ...dusk, cast: ['#c98a5a', 0.12] })
		const e = camera({ height: 1.35, horizon: 350, focal: 720 })
		const plan = { left: -4.6, right: 4.6, far: 8.4, height: 4 }
		const { back, left, right } = roomWalls(plan)
		const [red, black, cream] = ['#a8322c', '#2c2028', '#f0dcb8']
		const rugFrom = (a: number, b: number, n: number, f: number, i: number): Drawing => [ground(e, i % 2 ? black : red, a, b, n, f, 0.003 + i * 0.001), ground(e, i % 2 ? red : black, a + 0.12, b - 0.12, n + 0.16, f - 0.16, 0.004 + i * 0.001), indices(4).map((k) => { const [x, z, dx, dz] = [a + ((b - a) * (k + 0.5)) / 4, (n + f) / 2, (b - a) / 10, (f - n) / 4.4]; return [polygon(e, i % 2 ? cream : red, [[x - dx, 0.006, z], [x, 0.006, z - dz], [x + dx, 0.006, z], [x, 0.006, z + dz]]), polygon(e, i % 2 ? black : cream, [[x - dx * 0.5, 0.007, z], [x, 0.007, z - dz * 0.5], [x + dx * 0.5, 0.007, z], [x, 0.007, z + dz * 0.5]])] })]
		const seat = (x: number, z: number, w: number, d: number): Drawing => block(e, tones(red), [x, 0, z], [w, 0.3, d])
		const wall3 = mix(c.chalk, c.sand, 0.4)
		const slits = [0.9, 2.4, 3.9, 5.4, 6.9, 8.1]
		return [
			rect('#bfe0dc', 0, 0, 1200, 800), room(e, plan, { floor: '#b98d66', ceiling: mix(c.teak, c.sand, 0.2), back: wall3, left: mix(wall3, c.deep, 0.3), right: mix(wall3, c.deep, 0.16), reveal: c.chalk }, slits.map((from) => ({ in: 'back', from, to: from + 0.22, low: 2.9, high: 3.6 }))), beams(e, c.teak, plan, 9, 'away', 0.22),
			indices(4).map((i) => [panel(e, mix(wall3, c.deep, 0.2), back, 0.7 + i * 2.1, 1.9 + i * 2.1, 1.1, 2.4), arched(e, mix(wall3, c.deep, 0.36), back, 0.78 + i * 2.1, 1.82 + i * 2.1, 1.1, 2.4, 1), turnedOnWheel(e, ['#c98a4c', c.chalk, '#3c8f92', c.date][i] ?? c.chalk, back(1.3 + i * 2.1, 1.1, 0.1), [[0.1, 0], [0.2, 0.2], [0.08, 0.42], [0.13, 0.5]])]),
			slits.map((from) => withOpacity(0.26, polygon(e, '#fff0c4', [back(from, 3.6), back(from + 0.22, 2.9), [from - 4.6 + 1.5, 0.01, 5.2], [from - 4.6 + 0.9, 0.01, 4.2]]))),
			rugFrom(-3.4, -0.2, 4.4, 7, 0), rugFrom(0.2, 3.4, 4.4, 7, 1), rugFrom(-1.9, 1.9, 2.5, 4.7, 2),
			seat(-4.6, 7.6, 9.2, 0.8), indices(8).map((i) => cushion(e, i % 2 ? black : red, [-4.3 + i * 1.1, 0.3, 8.1], 0.92, 0.56, 0.16)), indices(8).map((i) => polygon(e, cream, [[-4.3 + i * 1.1 + 0.3, 0.42, 8.1], [-4.3 + i * 1.1 + 0.62, 0.42, 8.1], [-4.3 + i * 1.1 + 0.46, 0.72, 8.16]])),
			[-4.6, 3.8].map((x, k) => [seat(x, 2.4, 0.8, 5.2), indices(4).map((i) => block(e, i % 2 ? red : black, [k ? 4.3 : -4.6, 0.3, 6.4 - i * 1.25], [0.3, 0.5, 0.95]))]),
			levelEllipse(e, '#c98a4c', [0, 0.02, 3.9], 0.75), levelEllipse(e, '#e2b060', [0, 0.03, 3.9], 0.66), pot9(e, [0, 0.04, 3.95]), [-0.42, -0.3, 0.34, 0.44].map((dx, i) => turnedOnWheel(e, '#fff6e6', [dx, 0.04, 3.7 + (i % 2) * 0.34], [[0.03, 0], [0.06, 0.07]])), [left, right].map((w) => panel(e, mix(wall3, c.deep, 0.4), w, 0.4, 11, 2.6, 2.68)),
		]
	}),
	scene('hotel-9/restaurant', (progress) => {
		const light: Light = { ...noon, sky: ['#6fb8c8', '#93cbd0', '#bddcd2', '#e4e6cc'], sea: ['#a5dccd', '#4fb9b4', '#1f9a9f', '#107e8c'] }
		const c = inLight(cove, light)
		const e = camera({ height: 1.8, horizon: 300, focal: 760, x: -0.4 })
		const dim = mix(c.sand, light.shadow, 0.34)
		const seat = (x: number, z: number): Drawing => [[-1, 1].map((side) => chair(e, c.teak, [x + side * 1.05 - 0.22, 0, z - 0.2], side < 0 ? 'right' : 'left', c.date)), clothTable(e, [x, 0, z], 0.7, '#fffaf0', '#9fd0cc'), wineGlass(e, [x - 0.06, 0.75, z + 0.2], '#e6f2ee'), turnedOnWheel(e, '#3c8f92', [x + 0.16, 0.75, z + 0.1], [[0.06, 0], [0.08, 0.1], [0.03, 0.2], [0.05, 0.26]])]
		const shade = (x: number, z: number, wide: number): Drawing => [levelEllipse(e, dim, [x, 0.003, z], wide, wide * 0.7), indices(9).map((i) => { const a = (i / 9) * 2 * Math.PI; return levelEllipse(e, dim, [x + Math.cos(a) * wide * 0.9, 0.003, z + Math.sin(a) * wide * 0.62], wide * 0.4, wide * 0.16) })]
		const fish = (x: number, y: number, s: number): Drawing => [smooth('#dfe9ea', [[x - s, y + 3], [x - s * 0.5, y - s * 0.2], [x + s * 0.3, y - s * 0.16], [x + s * 0.8, y - s * 0.02], [x + s * 1.16, y - s * 0.24], [x + s * 1.06, y + 2], [x + s * 1.16, y + s * 0.24], [x + s * 0.8, y + s * 0.06], [x + s * 0.2, y + s * 0.18], [x - s * 0.5, y + s * 0.16]], 1 / 8), smooth('#5f8496', [[x - s, y + 3], [x - s * 0.5, y - s * 0.2], [x + s * 0.3, y - s * 0.16], [x + s * 0.8, y - s * 0.02], [x + s * 1.16, y - s * 0.24], [x + s, y], [x - s * 0.3, y - s * 0.02]], 1 / 8), smooth('#4a6a80', [[x - s * 0.1, y - s * 0.18], [x + s * 0.1, y - s * 0.34], [x + s * 0.3, y - s * 0.16]], 1 / 8), disc(c.deep, x - s * 0.78, y - s * 0.03, 4)]
		const far = (x: number, z: number, h: number, lean: number): Drawing => datePalm(placeUpright(e, [x, 0, z]), h, mix(c.deep, c.umber, 0.3), dates, { lean, dates: c.date, count: 13 })
		return [
			sky(light, 310), ridge(mix(c.umber, light.haze, 0.34), mix(c.deep, light.haze, 0.28), crags(6, -80, 640, 304, 150, 5), 306), ridge(mix(c.umber, light.haze, 0.16), mix(c.deep, light.haze, 0.12), crags(16, 700, 1290, 304, 190, 4), 306), watchtower(c, 936, 176, 46, 66), sea(light, 300, { bottom: 620, sway: 3 }), waves('#e6f7ee', 316, 420, { seed: 4, count: 18, progress }), lens('#107e8c', 560, 352, 130, 7), dhowAtAnchor(at(624, 350 + Math.sin(2 * Math.PI * progress) * 1.5, 6.4), c.teak, mix(c.teak, '#2a1c2a', 0.4), '#fff4dc'),
			ground(e, c.sand, -20, 20, 0.4, 12), ground(e, mix(c.sand, '#ffffff', 0.44), -20, 20, 11.6, 12, 0.01), tiles(e, mix(c.sand, c.shade, 0.45), -14, 14, 1, 12, 1.5), [-6, -1, 4, 9].map((x) => block(e, c.teak, [x, 0, 11.6], [0.24, 0.46, 0.24])),
			shade(5.2, 8.6, 1.5), shade(1.6, 6.2, 1.6), shade(5.6, 5, 1.2), seat(-0.6, 10.2), seat(3.4, 10), far(5.4, 9.6, 5.2, -0.05), seat(1.6, 7.3), far(3.4, 8.2, 5.6, 0.05), seat(4.2, 6), far(-7.6, 9.8, 5, 0.04),
			(() => { const top: Point = [196, 36]; const yard: [Point, Point] = [[-40, 150], [470, 60]]; return [stroke(c.teak, [222, 640], top, 14), stroke(c.teak, yard[0], yard[1], 10), smooth(mix(c.teak, c.sand, 0.46), [[-20, 152], [120, 126], [300, 96], [446, 70], [440, 180], [404, 300], [352, 372], [300, 300], [236, 356], [150, 420], [80, 330], [10, 370], [-40, 300]], 1 / 8), indices(12).map((i) => taperedStroke(c.sand, [-20 + i * 40, 148 - i * 6.6], [10 + i * 34, 240], [-6 + i * 34, 320 + (i % 3) * 20 - Math.abs(i - 6) * 4], 2, 2)), indices(5).map((j) => taperedStroke(c.sand, [-30, 190 + j * 38], [200, 176 + j * 44], [436 - j * 14, 116 + j * 46], 2, 2)), indices(7).map((i) => disc('#d98a3c', 30 + i * 62, 140 - i * 10.6, 8))] })(),
			[lens(dim, 20, 742, 640, 50), smooth('#1d6d78', [[-30, 600], [60, 566], [320, 552], [520, 574], [640, 610], [560, 690], [60, 690]], 1 / 8), smooth('#e8f4f2', [[10, 610], [90, 584], [320, 572], [490, 590], [596, 614], [440, 650], [120, 648]], 1 / 8), indices(26).map((i) => disc(i % 2 ? '#ffffff' : '#c4e2e4', 70 + ((i * 67) % 470), 594 + ((i * 19) % 42), 12, 7)), fish(190, 604, 96), fish(420, 616, 92), fish(270, 634, 90), [[120, 632], [350, 588], [520, 606]].map(([x = 0, y = 0]) => [disc('#f2d04c', x, y, 14, 11), disc('#fbe88c', x - 4, y - 4, 5)]), smooth('#145866', [[-40, 604], [120, 652], [330, 666], [500, 646], [644, 610], [600, 700], [500, 752], [300, 770], [100, 762], [-40, 720]], 1 / 8), smooth(c.date, [[-40, 602], [120, 650], [330, 664], [500, 644], [646, 608], [640, 626], [500, 664], [330, 684], [120, 670], [-40, 624]], 1 / 9)],
		]
	}),
	scene('hotel-9/bar', () => {
		const c = inLight(cove, { ...dusk, cast: ['#7a4a2c', 0.14] })
		const [wood, dark, paper] = ['#7a4a34', '#4f2e2a', '#f0dcb0']
		const chart = (x: number, y: number, w: number, h: number, i: number): Drawing => [rect(dark, x - 8, y - 8, w + 16, h + 16), rect(paper, x, y, w, h), smooth(['#8fbdb8', '#a9c8b4'][i % 2] ?? '#8fbdb8', [[x + w * 0.1, y + h * 0.9], [x + w * 0.14, y + h * 0.5], [x + w * 0.4, y + h * 0.56], [x + w * 0.5, y + h * 0.24], [x + w * 0.92, y + h * 0.14], [x + w * 0.9, y + h * 0.9]], 1 / 8), indices(5).map((k) => stroke(mix(paper, c.teak, 0.5), [x + w * 0.66, y + h * 0.6], [x + w * (0.08 + k * 0.21), y + (k % 2 ? 4 : h - 4)], 1.4)), disc(c.date, x + w * 0.66, y + h * 0.6, 8), disc(paper, x + w * 0.66, y + h * 0.6, 4), taperedStroke(mix(paper, c.teak, 0.5), [x + w * 0.2, y + h * 0.3], [x + w * 0.3, y + h * 0.16], [x + w * 0.44, y + h * 0.24], 2)]
		return [
			rect('#8d5a3c', 0, 0, 1200, 800), indices(9).map((i) => rect(mix('#8d5a3c', dark, 0.16), i * 150, 0, 74, 560)), rect(dark, 0, 0, 1200, 26), chart(60, 70, 250, 190, 0), chart(350, 54, 330, 236, 1), chart(720, 76, 200, 260, 0), chart(82, 312, 200, 150, 1), chart(960, 60, 210, 160, 1),
			rect(dark, 950, 260, 230, 320), indices(3).map((j) => [rect('#5f382e', 960, 268 + j * 102, 210, 94), indices(11).map((i) => { const h = 60 + ((i * 17 + j * 11) % 28); return rect([c.date, '#2f6f74', '#d9a550', '#6a3a30', '#e0c890'][(i + j * 2) % 5] ?? c.date, 964 + i * 18, 362 + j * 102 - h, 15, h) })]), rect(wood, 944, 252, 242, 10),
			hill('#5a342c', [[-20, 590], [1220, 590]]), smooth('#7c3b34', [[160, 680], [400, 640], [820, 640], [1060, 690], [900, 790], [300, 790]]), smooth('#8f4a3c', [[220, 690], [420, 656], [800, 656], [990, 694], [860, 770], [340, 770]]),
			[smooth('#6b3326', [[880, 700], [868, 520], [900, 430], [990, 408], [1080, 430], [1110, 520], [1100, 700]], 1 / 9), smooth('#8d4a32', [[906, 660], [898, 530], [922, 460], [990, 440], [1056, 460], [1080, 530], [1074, 660]], 1 / 9), [[950, 500], [1030, 500], [990, 560], [934, 590], [1048, 590]].map(([x = 0, y = 0]) => disc('#5a2a22', x, y, 6)), smooth('#a05a3c', [[880, 640], [920, 618], [1060, 618], [1104, 640], [1104, 700], [880, 700]], 1 / 10), [[852, 560], [1086, 560]].map(([x = 0, y = 0]) => smooth('#7a3d2b', [[x, y + 140], [x - 6, y + 30], [x + 20, y], [x + 46, y + 30], [x + 44, y + 140]], 1 / 8)), rect(dark, 880, 696, 16, 50), rect(dark, 1080, 696, 16, 50)],
			[shape(wood, [[150, 580], [740, 580], [820, 660], [90, 660]]), rect(mix(wood, dark, 0.5), 90, 660, 730, 24), [110, 776].map((x) => rect(dark, x, 684, 24, 116)), shape(paper, [[260, 590], [620, 588], [672, 648], [232, 650]]), smooth('#8fbdb8', [[290, 644], [320, 612], [420, 616], [480, 596], [606, 594], [646, 640]], 1 / 8), smooth(mix(paper, c.teak, 0.3), [[618, 586], [640, 590], [690, 648], [664, 654]], 1 / 9), stroke('#d9a550', [470, 566], [436, 634], 5), stroke('#d9a550', [470, 566], [514, 632], 5), disc('#d9a550', 470, 564, 8)],
			[withOpacity(0.2, disc('#ffcf7c', 200, 500, 150)), rect('#d9a550', 194, 540, 12, 60), lens('#d9a550', 160, 600, 80, 12), disc('#c98f3c', 200, 490, 58), disc('#ffe6a8', 200, 490, 48), [0.3, 1.35, 2.4].map((a) => stroke('#c98f3c', [200 - Math.cos(a) * 54, 490 - Math.sin(a) * 54], [200 + Math.cos(a) * 54, 490 + Math.sin(a) * 54], 4)), { ...disc('#c98f3c', 212, 478, 30), outlines: [...disc('#c98f3c', 212, 478, 30).outlines, ...disc('#c98f3c', 212, 478, 25).outlines], holes: true } as const, disc('#c98f3c', 200, 424, 9)],
			[smooth('#d98a3c', [[716, 630], [708, 594], [730, 572], [752, 572], [774, 594], [766, 630]], 1 / 8), rect('#f3e6d0', 732, 544, 18, 30), disc('#f3e6d0', 741, 536, 11), rect('#f3e6d0', 690, 604, 4, 26), smooth('#d98a3c', [[676, 606], [678, 588], [706, 588], [708, 606], [692, 614]], 1 / 8)],
		]
	}),
	scene('hotel-9/room-sea-gate', (progress) => {
		const c = inLight(cove, morning)
		const e = camera({ height: 1.5, horizon: 366, focal: 740, x: 0.2 })
		const plan = { left: -4.2, right: 4.2, far: 7, height: 3.9 }
		const { back } = roomWalls(plan)
		const post = (x: number, z: number): Drawing => turnedOnWheel(e, c.teak, [x, 0, z], [[0.07, 0], [0.05, 0.3], [0.09, 0.5], [0.04, 0.8], [0.08, 1.1], [0.035, 1.5], [0.07, 1.8], [0.03, 2.15], [0.06, 2.3], [0.02, 2.4]])
		return [
			sky(morning, 366), ridge(mix(c.umber, morning.haze, 0.3), mix(c.deep, morning.haze, 0.24), [[380, 366], [460, 320], [540, 260], [600, 290], [680, 340], [760, 366]], 368), ridge(mix(c.umber, morning.haze, 0.12), mix(c.deep, morning.haze, 0.1), [[760, 366], [840, 300], [920, 240], [1010, 200]], 368), sea(morning, 366, { bottom: 640 }), waves('#e6f7ee', 376, 560, { seed: 4, count: 22, progress }), dhow(at(560, 410, 4), '#fff4dc', '#e9c69a', c.teak),
			room(e, plan, { floor: '#c79a6c', ceiling: c.chalk, back: c.chalk, left: mix(c.chalk, c.shade, 0.7), right: mix(c.chalk, c.shade, 0.3), reveal: c.chalk }, [{ in: 'back', from: 3.1, to: 7.5, low: 0, high: 2.9, arch: 0.42 }]), beams(e, c.teak, plan, 6, 'across', 0.2), boards(e, '#ab7f56', plan, 0.5), arched(e, mix(c.chalk, c.shade, 0.5), back, 0.9, 1.9, 1.1, 2.3, 1), turnedOnWheel(e, '#3c8f92', back(1.4, 1.1, 0.1), [[0.12, 0], [0.24, 0.22], [0.1, 0.46], [0.14, 0.54]]),
			sunlight(e, '#f0cf9c', [[-1, 0, 7], [3.2, 0, 7], [3.2, 2.3, 7], [1.1, 2.8, 7], [-1, 2.3, 7]], [-0.5, -1.05]), balustrade(e, c.teak, [-1.1, 0, 7.3], [3.3, 0, 7.3], { height: 0.8, step: 0.24, thick: 0.06 }),
			post(-3.7, 5.9), post(-3.7, 3.7), bed(e, { sheet: '#fffaf0', throw: c.date, wood: c.teak, pillow: '#e9c9a0' }, [-3.7, 0, 3.8], { width: 2, length: 2.2, head: 'left' }), post(-1.42, 5.9), post(-1.42, 3.74),
			block(e, tones(c.teak), [-1.2, 0, 4.1], [0.7, 0.55, 1.4]), [0.1, 0.6].map((dx) => polygon(e, '#d9a550', [[-1.2 + dx, 0, 4.09], [-1.12 + dx, 0, 4.09], [-1.12 + dx, 0.55, 4.09], [-1.2 + dx, 0.55, 4.09]])), taperedStroke('#f0dcb0', project(e, [-1.04, 0.36, 4.06]), project(e, [-0.86, 0.16, 4.02]), project(e, [-0.7, 0.36, 4.06]), 7), taperedStroke('#f0dcb0', project(e, [-0.48, 0.4, 4.6]), project(e, [-0.44, 0.2, 4.8]), project(e, [-0.48, 0.4, 5]), 6),
			rug(e, '#e8cfa0', c.date, 0.4, 2.9, 3, 5), pot(e, '#c98a5c', [3.5, 0, 5.6], 0.9), [-0.3, 0, 0.3].map((dx) => taperedStroke(dates[1], project(e, [3.5, 0.8, 5.6]), project(e, [3.5 + dx, 1.6, 5.6]), project(e, [3.5 + dx * 2.6, 1.7, 5.6]), 12, 1)),
		]
	}),
	scene('hotel-9/suite-tower', () => {
		const c = inLight(cove, { ...noon, cast: ['#fff2d8', 0.1] })
		const e = camera({ height: 1.6, horizon: 380, focal: 700 })
		const [cz, r, high] = [4.6, 4.2, 4.2]
		const on = (degrees: number, rr = r): Point => [Math.sin((degrees * Math.PI) / 180) * rr, cz + Math.cos((degrees * Math.PI) / 180) * rr]
		const step = 11
		const cells = indices(18).map((i) => -99 + i * step)
		const lights = [-66, -33, 0, 33, 66]
		const blues = ['#bfe0e6', '#7cc6d2', '#2f9fb2', '#1d7f9c', '#86b9d6']
		const facet = (from: number, fill: string, low: number, up: number, rr = r): Drawing => { const [[x, z], [X, Z]] = [on(from, rr), on(from + step, rr)]; return polygon(e, fill, [[x, low, z], [X, low, Z], [X, up, Z], [x, up, z]]) }
		return [
			rect(c.chalk, 0, 0, 1200, 800), cells.map((a) => facet(a, mix(c.chalk, c.shade, a < -30 ? 0.66 : a > 40 ? 0.14 : 0.36), 0, high)), cells.map((a) => facet(a, mix(c.chalk, c.shade, 0.6), high - 0.2, high)),
			lights.map((a, i) => { const [left, right] = [on(a - 4.6), on(a + 4.6)]; const w = wall(left, right, high); return [polygon(e, mix(c.chalk, '#ffffff', 0.7), opening(w, -0.12, w.long + 0.12, 0.98, 3.36, 1)), polygon(e, mix(c.shade, c.deep, 0.24), opening(w, 0, w.long, 1.1, 3.3, 1)), polygon(e, blues[i] ?? '#7cc6d2', opening(w, a < 0 ? 0.12 : 0, w.long - (a > 0 ? 0.12 : 0), 1.1, 3.22, 1)), polygon(e, mix(blues[(i + 2) % 5] ?? '#2f9fb2', '#1d7f9c', 0.3), [w(0.06, 1.1), w(w.long - 0.06, 1.1), w(w.long - 0.06, 1.6), w(0.06, 1.6)])] }),
			hill('#c9a070', [[-20, 800], [-20, 650], [1220, 650]]), polygon(e, '#cfa878', indices(25).map((i): Position => { const [x, z] = on(-120 + i * 10); return [x, 0, Math.max(0.3, z)] })), ground(e, '#cfa878', -5, 5, 0.3, 4.7), levelEllipse(e, c.date, [0, 0.003, 4.8], 2.6), levelEllipse(e, '#efdcb4', [0, 0.004, 4.8], 2.3), levelEllipse(e, mix(c.date, '#5a1f2c', 0.3), [0, 0.005, 4.8], 2.15), indices(12).map((i) => { const a = (i * Math.PI) / 6; return polygon(e, '#efdcb4', [[Math.cos(a) * 1.7, 0.006, 4.8 + Math.sin(a) * 1.7], [Math.cos(a + 0.16) * 1.1, 0.006, 4.8 + Math.sin(a + 0.16) * 1.1], [Math.cos(a) * 0.6, 0.006, 4.8 + Math.sin(a) * 0.6], [Math.cos(a - 0.16) * 1.1, 0.006, 4.8 + Math.sin(a - 0.16) * 1.1]]) }),
			lights.slice(1).map((a) => { const [x, z] = on(a); return withOpacity(0.3, polygon(e, '#fff6dc', [[x - 0.3, 0.01, z - 0.3], [x + 0.3, 0.01, z - 0.3], [x - 0.9, 0.01, z - 2.6], [x - 1.5, 0.01, z - 2.6]])) }),
			block(e, c.teak, [-1.4, 0, 7.2], [2.8, 0.32, 1]), block(e, tones('#fbf0dc'), [-1.36, 0.32, 7.22], [2.72, 0.2, 0.96]), [-1.3, -0.7].map((x, i) => cushion(e, i ? c.date : '#3c8f92', [x, 0.52, 7.9], 0.62, 0.46, 0.12)), cushion(e, '#3c8f92', [0.7, 0.52, 7.9], 0.62, 0.46, 0.12), [-1.36, 1.3].map((x) => turnedOnWheel(e, c.teak, [x, 0.3, 7.2], [[0.05, 0], [0.08, 0.2], [0.04, 0.4], [0.07, 0.5]])),
			block(e, c.teak, [1.5, 0, 4.2], [0.9, 0.5, 0.7]), openBook(e, [1.7, 0.5, 4.36], '#fff6e0'), stroke(c.deep, project(e, [1.8, 0.54, 4.5]), project(e, [2, 0.56, 4.62]), 4), turnedOnWheel(e, '#d9a550', [2.22, 0.5, 4.7], [[0.08, 0], [0.03, 0.1], [0.03, 0.2], [0.09, 0.3], [0.02, 0.42]]), pot(e, '#c98a5c', [-2.7, 0, 5.6], 0.9), taperedStroke(dates[1], project(e, [-2.7, 0.85, 5.6]), project(e, [-2.9, 1.7, 5.6]), project(e, [-3.3, 1.9, 5.6]), 14, 1), taperedStroke(dates[2], project(e, [-2.7, 0.85, 5.6]), project(e, [-2.6, 1.8, 5.6]), project(e, [-2.3, 2.1, 5.6]), 14, 1), taperedStroke(dates[0], project(e, [-2.7, 0.85, 5.6]), project(e, [-2.75, 1.9, 5.6]), project(e, [-2.8, 2.4, 5.6]), 14, 1),
		]
	}),
	scene('hotel-9/hammam', (progress) => {
		const e = camera({ height: 1.7, horizon: 410, focal: 680 })
		const [marble, dark, pale, warm] = ['#a9765a', '#5f3a40', '#d0a07a', '#f6c27c']
		const barrel = { left: -4.2, right: 4.2, far: 10.4, spring: 2.5, rise: 2.3 }
		const back = wall([-4.2, 10.4], [4.2, 10.4], 4)
		const star = (r: number, up: number): Position[] => indices(16).map((i) => { const a = (i * Math.PI) / 8 + Math.PI / 16; const rr = i % 2 ? r : r * 0.78; return [Math.cos(a) * rr, up, 6 + Math.sin(a) * rr] })
		const sides = (r: number, up: number): Drawing => indices(16).map((i): { a: Position; b: Position } => ({ a: star(r, up)[i] ?? [0, 0, 0], b: star(r, up)[(i + 1) % 16] ?? [0, 0, 0] })).sort((p, q) => q.a[2] + q.b[2] - p.a[2] - p.b[2]).map(({ a, b }) => polygon(e, a[0] < b[0] ? marble : mix(marble, dark, 0.44), [[a[0], 0, a[2]], [b[0], 0, b[2]], b, a]))
		const light = (a: number, z: number, r: number): Drawing => { const position = (dx: number, dz: number): Position => [-Math.cos(a + dx) * 4.1, 2.5 + Math.sin(a + dx) * 2.24, z + dz]; return polygon(e, '#ffe9b4', indices(12).map((i) => { const rr = (i % 2 ? 0.5 : 1) * r; return position((Math.cos((i * Math.PI) / 6) * rr) / 4, Math.sin((i * Math.PI) / 6) * rr) })) }
		return [
			rect(dark, 0, 0, 1200, 800), barrelEnd(e, mix(marble, warm, 0.16), barrel), [0.9, 3.2, 5.5].map((from, i) => { const top = 2.9 + (i === 1 ? 0.7 : 0); return [polygon(e, mix(dark, marble, 0.2), opening(back, from - 0.14, from + 2.14, 0.6, top + 0.14, 1)), polygon(e, i === 1 ? warm : '#e6a468', opening(back, from, from + 2, 0.6, top, 1)), polygon(e, i === 1 ? '#ffdca0' : '#f0b878', opening(back, from + 0.3, from + 1.7, 0.6, top - 0.5, 1))] }), disc('#fff0c4', 600, 340, 17),
			[-1, 1].map((side) => polygon(e, side < 0 ? mix(marble, dark, 0.5) : mix(marble, dark, 0.14), [[side * 4.2, 0, 0.3], [side * 4.2, 0, 10.4], [side * 4.2, 2.52, 10.4], [side * 4.2, 2.52, 0.3]])), barrelVault(e, { front: marble, side: mix(marble, dark, 0.4), top: pale, deep: mix(marble, dark, 0.64) }, barrel, { lit: 0.56, ribs: [9.4, 6.6, 4] }),
			[0.9, 1.25, 1.57, 1.89, 2.24].map((a) => [5.2, 6, 7.8, 8.6].map((z, i) => light(a, z + (a > 1.5 && a < 1.6 ? 0.3 : 0), 0.2 + (i % 2) * 0.06))), [[1.1, 5.6], [1.57, 6.3], [2.05, 5.6]].map(([a = 0, z = 0]) => withOpacity(0.16, polygon(e, '#ffe6b0', [[-Math.cos(a) * 4.1 - 0.2, 2.5 + Math.sin(a) * 2.2, z], [-Math.cos(a) * 4.1 + 0.2, 2.5 + Math.sin(a) * 2.2, z], [-Math.cos(a) * 2.2 + 0.7, 0.42, z], [-Math.cos(a) * 2.2 - 0.5, 0.42, z]]))),
			ground(e, mix(marble, pale, 0.4), -4.2, 4.2, 0.3, 10.4), tiles(e, mix(marble, dark, 0.2), -4.2, 4.2, 1, 10.4, 1.05, true), [-1, 1].map((k) => [9, 6.4, 3.6].map((z) => polygon(e, mix(dark, marble, k < 0 ? 0.1 : 0.36), opening(k < 0 ? wall([-4.18, z - 1.2], [-4.18, z + 0.4], 3) : wall([4.18, z + 0.4], [4.18, z - 1.2], 3), 0, 1.6, 0.5, 2.2, 1)))), [-1, 1].map((k) => block(e, { top: pale, front: marble, side: mix(marble, dark, 0.3), deep: dark }, [k < 0 ? -4.15 : 3.35, 0, 2.8], [0.8, 0.46, 6.6])),
			sides(2.7, 0.42), polygon(e, pale, star(2.7, 0.42)), polygon(e, mix(marble, dark, 0.5), star(2.3, 0.421)), polygon(e, '#2b7679', star(2.24, 0.4)), polygon(e, '#4f9c95', star(1.6, 0.402)), polygon(e, '#8cbfa8', star(0.9, 0.404)), indices(10).map((i) => { const z = 4.6 + i * 0.3; const x = ((i * 0.9) % 2.6) - 1.3 + Math.sin(2 * Math.PI * (progress + i / 10)) * 0.06; return polygon(e, i % 3 ? '#bfe0cc' : '#ffe0a4', [[x, 0.41, z], [x + 0.16, 0.41, z - 0.03], [x + 0.44, 0.41, z], [x + 0.2, 0.41, z + 0.05]]) }),
			[turnedOnWheel(e, '#c9703c', [1.95, 0.43, 4.6], [[0.09, 0], [0.2, 0.07], [0.19, 0.14]]), taperedStroke('#c9703c', project(e, [2.1, 0.54, 4.6]), project(e, [2.4, 0.62, 4.55]), project(e, [2.66, 0.86, 4.5]), 9, 7), levelEllipse(e, '#8a4a2c', [1.95, 0.57, 4.6], 0.16, 0.1)], block(e, tones('#fff0dc'), [-3.9, 0.46, 5], [0.56, 0.16, 0.9]), indices(3).map((i) => indices(3).map((j) => ((i + j) % 2 ? ground(e, '#a8322c', -3.9 + i * 0.187, -3.713 + i * 0.187, 5 + j * 0.3, 5.3 + j * 0.3, 0.625) : []))),
		]
	}),
	scene('hotel-9/palm-garden', (progress) => {
		const c = inLight(cove, noon)
		const e = camera({ height: 1.7, horizon: 380, focal: 800, x: 0.3 })
		const light: Light = { ...noon, sky: ['#5fb2cc', '#86c6d2', '#b4dbd6', '#e2e8cf'] }
		const trees: [number, number, number, number][] = [[-4.6, 20, 7, 0.02], [4.2, 20, 7.4, -0.03], [-3.2, 14.5, 6.6, 0.03], [3.3, 14, 6.8, -0.02], [-3.4, 9.6, 6, 0.03], [3.6, 9, 6.2, -0.04]]
		const basket = (e0: Foot, h: number): Drawing => [-0.34, 0.3].map((dx) => [disc('#c99a5c', e0.x + dx * h * 0.4 * e0.size, e0.y - h * 0.9 * e0.size, 0.3 * e0.size, 0.36 * e0.size), disc('#a87a44', e0.x + (dx + 0.06) * h * 0.4 * e0.size, e0.y - h * 0.89 * e0.size, 0.16 * e0.size, 0.34 * e0.size), disc(c.date, e0.x + dx * h * 0.4 * e0.size, e0.y - (h * 0.9 + 0.3) * e0.size, 0.22 * e0.size, 0.14 * e0.size)])
		return [
			sky(light, 380), ridge(mix(c.umber, light.haze, 0.24), mix(c.deep, light.haze, 0.18), crags(52, -60, 1260, 360, 220, 6), 380), rect(c.chalk, 0, 300, 1200, 130), merlons(c.chalk, -20, 1240, 302, 30), rect(mix(c.chalk, c.shade, 0.5), 0, 414, 1200, 20), gap(c.shade, 566, 436, 66, 110, 1), gap(c.teak, 572, 436, 54, 102, 1), rect(mix(c.teak, '#2a1622', 0.4), 598, 356, 3, 80),
			ground(e, '#b9a06a', -30, 30, 0.4, 24), [-1, 1].map((side) => [20, 15.5, 11.5, 8, 5.5].map((z, i) => polygon(e, i % 2 ? '#7f9a58' : '#92a862', [[side * 1.2, 0.004, z], [side * 9, 0.004, z], [side * 9, 0.004, z + 2.6], [side * 1.2, 0.004, z + 2.6]]))), ground(e, mix(c.sand, '#ffffff', 0.3), -1.1, 1.1, 0.4, 24, 0.01), [-1, 1].map((side) => ground(e, mix(c.sand, c.shade, 0.4), side * 0.5 - 0.05, side * 0.5 + 0.05, 0.4, 24, 0.012)), ground(e, '#3aa5a4', -0.46, 0.46, 0.4, 24, 0.013), polygon(e, '#1c7f88', [[-0.46, 0.014, 0.4], [-0.16, 0.014, 0.4], [-0.3, 0.014, 24], [-0.46, 0.014, 24]]), indices(10).map((i) => { const z = 3.4 + i * 1.5; const x = ((i % 3) - 1) * 0.16 + Math.sin(2 * Math.PI * (progress + i / 10)) * 0.04; return polygon(e, '#bfeade', [[x - 0.14, 0.016, z], [x, 0.016, z - 0.04], [x + 0.14, 0.016, z], [x, 0.016, z + 0.05]]) }),
			trees.map(([x, z, h, lean], i) => { const foot = placeUpright(e, [x, 0, z]); return [levelEllipse(e, mix('#7f9a58', noon.shadow, 0.4), [x, 0.01, z], 2, 0.8), datePalm(foot, h, mix(c.deep, c.umber, 0.4), dates, { lean, count: 13 }), basket({ ...foot, x: foot.x + lean * h * foot.size }, h), indices(9).map((k) => stroke(mix(c.deep, c.umber, 0.1), [foot.x + (lean * h * k * foot.size) / 26 - h * 0.026 * foot.size, foot.y - ((k + 1) * h * foot.size) / 11], [foot.x + (lean * h * k * foot.size) / 26 + h * 0.026 * foot.size, foot.y - ((k + 1) * h * foot.size) / 11 - 3], 2.6)), i === 4 ? [indices(5).map((k) => [taperedStroke('#f0dcb0', [foot.x - 26, foot.y - 90 - k * 62], [foot.x, foot.y - 66 - k * 62], [foot.x + 28, foot.y - 92 - k * 62], 6), stroke('#f0dcb0', [foot.x - 26, foot.y - 90 - k * 62], [foot.x - 25, foot.y - 152 - k * 62], 4), stroke('#f0dcb0', [foot.x + 28, foot.y - 92 - k * 62], [foot.x + 28, foot.y - 154 - k * 62], 4)])] : []] }),
			[[-2, 5.4], [2.3, 5], [-2.6, 4], [2.9, 6.6]].map(([x = 0, z = 0], i) => bush(placeUpright(e, [x, 0, z]), 1.4, 0.7, dates, { blossom: i % 2 ? '#f6f0dc' : c.date, seed: i + 4 })),
		]
	}),
	scene('hotel-9/night', (progress) => {
		const dark = inLight(cove, { ...night, cast: ['#1a2c58', 0.44] })
		const c = { ...dark, chalk: mix(cove.chalk, '#5a74a8', 0.42), shade: mix(cove.shade, '#243a6c', 0.68) }
		const big = (drawing: Drawing): Drawing => placeAt(drawing, -470, -262, 1.72)
		const torch = (x: number, y: number): Drawing => [withOpacity(0.24, disc('#ffb04c', x, y - 8, 34)), rect(c.deep, x - 2, y, 4, 18), smooth('#ffc75c', [[x, y - 26 - Math.sin(2 * Math.PI * progress + x) * 3], [x + 7, y - 6], [x, y + 3], [x - 7, y - 6]], 1 / 6)]
		const torches: [number, number][] = [[314, 176], [452, 292], [600, 388], [690, 388], [832, 240], [908, 388], [972, 292], [306, 402]]
		return [
			sky(night, 556), stars('#e6ead8', 31, 300, 46), sun(night, 1064, 112, 36),
			ridge(mix(c.umber, night.haze, 0.62), mix(c.deep, night.haze, 0.6), crags(8, -60, 1260, 560, 340, 6), 560), ridge(mix(c.umber, '#16264c', 0.5), mix(c.deep, '#101c3c', 0.56), [[860, 560], [940, 440], [1010, 330], [1060, 318], [1130, 380], [1240, 350]], 560), watchtower(c, 1036, 328, 52, 80), withOpacity(0.3, disc('#ffb04c', 1036, 268, 34)), rect('#ffcf70', 1020, 272, 9, 16),
			rect('#1b3859', 0, 552, 1200, 250), tint(reflect(big(house(c)), 566, 0.5), '#1b3859', 0.72), big(house(c)),
			[[356, 440], [390, 440], [420, 440], [760, 440], [800, 440]].map(([x = 0, y = 0]) => rect('#ffcf70', x, y, 14, 24)), torches.map(([x, y]) => torch(x, y)),
			torches.map(([x], i) => indices(4).map((k) => lens('#f0a850', x - 16 + (k % 2) * 6 + Math.sin(2 * Math.PI * (progress + i / 8 + k / 4)) * 3, 590 + k * 26 + (i % 3) * 8, 30 + k * 5, 5))), hill('#132a49', [[-20, 722], [260, 706], [620, 728], [940, 708], [1220, 724]]), glitter('#e9e6c8', 1064, 580, 780, { width: 90, spread: 1.8, count: 20, seed: 8, progress }),
			dhowAtAnchor(at(196, 712 + Math.sin(2 * Math.PI * progress) * 2, 17), '#3a2a3c', '#1c1830', '#8a94b0'), withOpacity(0.26, disc('#ffcf70', 224, 470, 32)), disc('#ffe6a4', 224, 470, 8), indices(4).map((k) => lens('#ffcf70', 208 + (k % 2) * 8, 728 + k * 18, 34 + k * 4, 5)),
		]
	}),
]

/** A coffee pot of brass with its long beak and a tall lid. */
const pot9 = (e: Camera, foot: Position): Drawing => {
	const at = (dx: number, up: number): Point => project(e, [foot[0] + dx, foot[1] + up, foot[2]])
	return [taperedStroke('#d9a550', at(0.1, 0.28), at(0.3, 0.34), at(0.42, 0.52), 13, 5), taperedStroke('#a8742f', at(-0.1, 0.42), at(-0.34, 0.36), at(-0.14, 0.16), 6), turnedOnWheel(e, '#d9a550', foot, [[0.15, 0], [0.17, 0.12], [0.08, 0.3], [0.11, 0.42], [0.02, 0.6]]), disc('#f6d58c', ...at(0, 0.62), 5)]
}
