// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { at } from '../../drawing/things/boats.ts'
import { seededRandom, indices } from '../../drawing/random.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { type Camera, camera, polygon, ground, levelEllipse, type Position, project, placeUpright } from '../../drawing/camera.ts'
import { rug } from '../../drawing/things/furniture.ts'
import { tableLamp } from '../../drawing/things/lamps.ts'
import { mangrove } from '../../drawing/nature/plants.ts'
import { armchair } from '../../drawing/things/seats.ts'
import { openBook } from '../../drawing/things/still-life.ts'
import { dallah, star8, thimbleCup } from '../../drawing/buildings/gulf.ts'
import { dusk, gold, inLight, type Light, noon } from '../../drawing/light.ts'
import { disc, type Drawing, hill, lens, taperedStroke, placeAt, type Point, rect, shape, smooth, stroke, withOpacity } from '../../drawing/shapes.ts'
import { deep, room, roomWalls, tiles } from '../../drawing/buildings/rooms.ts'
import { panel } from '../../drawing/buildings/houses.ts'
import { scene } from '../../drawing/scene.ts'
import { glitter } from '../../drawing/nature/sea.ts'
import { sky, sun } from '../../drawing/nature/sky.ts'
import { block, drum, sunlight, turnedOnWheel } from '../../drawing/things/solids.ts'
import { channels, domes, mangroves, skyline, sunrise } from './place.ts'

/** The channels from a window: a far bank, water, tufts nearer by. */
const outlook = (light: Light, horizon: number, tufts: readonly (readonly [number, number, number])[], gilt = mangroves): Drawing => [
	sky(light, horizon, 10), hill(mix(gilt[1], light.haze, 0.5), [[-20, horizon - 4], [300, horizon - 16], [700, horizon - 6], [1220, horizon - 18]], horizon + 30), rect(light.sea[0] ?? '#fff', 0, horizon + 8, 1200, 500), hill(light.sea[1] ?? '#fff', [[-20, horizon + 44], [400, horizon + 36], [1220, horizon + 46]]), hill(light.sea[2] ?? '#fff', [[-20, horizon + 130], [500, horizon + 110], [1220, horizon + 128]]),
	tufts.map(([x, y, size], i) => [lens(mix(gilt[0], light.sea[2] ?? '#fff', 0.5), x - size * 2.4, y + 3, size * 4.8, size * 0.4), mangrove(at(x, y, size), 4.4, 1.6, '#5a4a48', gilt, i + 3)]),
]
/** A seat that runs round a curve: its back behind, its cushions in front; angles from our right, counted to the left. */
const curvedSofa = (e: Camera, fill: string, [x, z]: Point, radius: number, from: number, to: number): Drawing => {
	const t = tones(fill)
	const on = (r: number, a: number, up: number): Position => [x + r * Math.cos(a), up, z + r * Math.sin(a)]
	const ring = indices(15).map((i) => from + ((to - from) * i) / 14)
	const arc = (r: number, up: number) => ring.map((a) => on(r, a, up))
	const wallOf = (tone: string, r: number, low: number, high: number) => polygon(e, tone, [...arc(r, low), ...arc(r, high).reverse()])
	const level = (tone: string, a: number, b: number, up: number) => polygon(e, tone, [...arc(a, up), ...arc(b, up).reverse()])
	return [wallOf(t.front, radius, 0.4, 0.86), level(t.top, radius, radius + 0.26, 0.86), level(mix(t.front, t.top, 0.5), radius - 0.8, radius, 0.44), wallOf(t.side, radius - 0.8, 0.06, 0.44), indices(4).map((i) => { const a = from + ((to - from) * (i + 1)) / 5; return polygon(e, t.side, [on(radius - 0.8, a, 0.44), on(radius - 0.8, a + 0.008, 0.44), on(radius, a + 0.008, 0.44), on(radius, a, 0.44)]) })]
}

export const rooms = [
	scene('hotel-1/lobby', (progress) => {
		const light: Light = { ...sunrise, sky: ['#c4dcdf', '#d8e2dc', '#ecdfd0', '#f8dcc6', '#fde4cc'] }
		const e = camera({ height: 1.7, horizon: 610, focal: 760 })
		const plan = { left: -7, right: 7, far: 15, height: 19 }
		const wall = '#f2dccb'
		const { left, right } = roomWalls(plan)
		const random = seededRandom(9)
		const leaf = (x: number, y: number, s: number, turn: number, tone: string): Drawing => { const [dx, dy] = [Math.cos(turn) * s, Math.sin(turn) * s]; return smooth(tone, [[x - dx, y - dy], [x - dy * 0.42, y + dx * 0.42], [x + dx, y + dy], [x + dy * 0.42, y - dx * 0.42]], 1 / 6) }
		return [
			outlook(light, 590, [[480, 622, 15], [640, 618, 13], [760, 626, 15]]), sun(light, 690, 470, 34),
			room(e, plan, { floor: '#ead0bd', ceiling: '#d9bda8', back: mix(wall, '#c99f86', 0.3), left: mix(wall, '#a97f78', 0.34), right: wall, reveal: '#c99a6a' }, [{ in: 'back', from: 2.4, to: 11.6, low: 0, high: 18 }]),
			indices(7).map((i) => [polygon(e, channels.bronze, [[-4 + i * 1.34, 0, 14.9], [-3.82 + i * 1.34, 0, 14.9], [-3.82 + i * 1.34, 18, 14.9], [-4 + i * 1.34, 18, 14.9]]), polygon(e, channels.bronzeDeep, [[-3.87 + i * 1.34, 0, 14.9], [-3.82 + i * 1.34, 0, 14.9], [-3.82 + i * 1.34, 18, 14.9], [-3.87 + i * 1.34, 18, 14.9]])]),
			indices(5).map((i) => [[left, deep(plan, 'left', 2), deep(plan, 'left', 15), '#8f6a66', '#e2c2b0'], [right, deep(plan, 'right', 15), deep(plan, 'right', 2), '#c9a290', '#fff0e2']].map(([w, a, b, dark, pale]) => [panel(e, String(dark), w as typeof left, Number(a), Number(b), 3.6 + i * 3, 5.4 + i * 3), panel(e, String(pale), w as typeof left, Number(a), Number(b), 3 + i * 3, 4 + i * 3, 0.3), panel(e, channels.bronze, w as typeof left, Number(a), Number(b), 4 + i * 3, 4.12 + i * 3, 0.3)])),
			tiles(e, '#d6b8a4', -7, 7, 1, 15, 2), indices(6).map((i) => polygon(e, '#f8e6d6', [[-3.7 + i * 1.34, 0.002, 14.8], [-2.9 + i * 1.34, 0.002, 14.8], [-4.6 + i * 1.34, 0.002, 9.6], [-5.6 + i * 1.34, 0.002, 9.6]])),
			levelEllipse(e, '#c99a6a', [0, 0.02, 9.4], 3), levelEllipse(e, '#1f2433', [0, 0.03, 9.4], 2.8), levelEllipse(e, '#2f3548', [0, 0.031, 9.9], 2.2, 1.5), indices(9).map((i) => { const [x, y] = project(e, [-1.8 + ((i * 1.7) % 3.6), 0.03, 8.4 + ((i * 0.7) % 2)]); return lens(i % 2 ? '#c9914f' : '#8a6a52', x, y, 24, 4) }),
			indices(150).map((i) => { const t = random(); const [x, y] = [600 + (random() - 0.5) * (520 + t * 260), -10 + random() ** 1.3 * 520]; const s = 8 + t * 14; const tone = [channels.bronze, '#d9a564', '#8f5f3a', '#f0c487'][i % 4] ?? channels.bronze; return [i % 5 === 0 ? stroke('#b89a86', [x, -10], [x, y], 1.4) : [], leaf(x, y, s, random() * 3.1 + Math.sin(2 * Math.PI * (progress + i / 7)) * 0.2, tone)] }),
			block(e, tones('#8a654c'), [2, 0, 4], [3.4, 1.02, 1]), block(e, tones('#fff0e0'), [1.9, 1.02, 3.9], [3.6, 0.06, 1.2]), (() => { const [x, y] = project(e, [2.9, 1.1, 4.2]); return [smooth('#7a4630', [[x - 46, y + 6], [x - 40, y - 14], [x + 4, y - 22], [x + 40, y - 26], [x + 62, y - 16], [x + 92, y - 10], [x + 90, y], [x + 56, y + 2], [x + 10, y + 8]], 1 / 7), smooth('#a4653f', [[x - 46, y + 6], [x - 56, y - 10], [x - 44, y - 26], [x - 26, y - 22], [x - 30, y + 6]], 1 / 7), [0, 1, 2].map((k) => taperedStroke('#5c3326', [x + 40, y - 18 + k * 7], [x + 70, y - 16 + k * 7], [x + 96, y - 12 + k * 6], 4, 3)), taperedStroke('#c9402f', [x - 40, y - 2], [x - 60, y + 26], [x - 44, y + 46], 4, 2)] })(),
		]
	}),
	scene('hotel-1/restaurant', () => {
		const light: Light = { ...gold, sky: ['#a9cfd4', '#c6dbd2', '#e4e2c4', '#fae3b4'], sea: ['#f3ddb8', '#b9d3c8', '#8fbcbc'], haze: '#e9d8b4' }
		const gilt = ['#3f5f4c', '#7a8a52', '#e9c46c'] as const
		const e = camera({ height: 1.5, horizon: 350, focal: 700 })
		const plan = { left: -4.6, right: 4.6, far: 7, height: 3.8 }
		const { left, right, back } = roomWalls(plan)
		const greens = ['#2f6b5c', '#3f8068', '#5a9a7c', '#2a5c54', '#7ab394']
		const tiled = (w: typeof left, from: number, to: number, seed: number): Drawing => indices((to - from) / 0.5).flatMap((i) => indices(7).flatMap((j) => { const k = (i * 7 + j * 5 + seed) % 11; return k < 5 ? panel(e, greens[k] ?? greens[0] ?? '', w, from + i * 0.5, from + i * 0.5 + 0.47, 0.1 + j * 0.52, 0.58 + j * 0.52, 0.01) : [] }))
		const [tx, ty] = project(e, [-0.7, 0.46, 2.5])
		return [
			outlook(light, 340, [[470, 392, 24], [760, 396, 26], [610, 384, 18], [330, 404, 26], [900, 404, 28]], gilt), glitter('#fff3d0', 610, 352, 470, { width: 120, count: 16, seed: 3 }),
			room(e, plan, { floor: '#d9c3a4', ceiling: '#e9dcc0', back: '#3a7564', left: '#2f6456', right: '#4a8a72', reveal: '#8fbfa4' }, [{ in: 'back', from: 1.1, to: 4.4, low: 0, high: 3, arch: 0.3 }, { in: 'back', from: 4.8, to: 8.1, low: 0, high: 3, arch: 0.3 }]),
			tiled(left, deep(plan, 'left', 1.5), deep(plan, 'left', 7), 1), tiled(right, deep(plan, 'right', 7), deep(plan, 'right', 1.5), 4), [0.1, 8.3].map((from) => indices(2).map((i) => indices(7).map((j) => ((i + j) % 2 ? panel(e, greens[(i + j) % 5] ?? '', back, from + i * 0.5, from + i * 0.5 + 0.44, 0.1 + j * 0.5, 0.55 + j * 0.5) : [])))),
			tiles(e, '#c4ab8c', -4.6, 4.6, 1, 7, 0.9), [[-3.5, -0.2], [0.2, 3.5]].map(([a = 0, b = 0]) => polygon(e, '#f3dfb4', [[a, 0.003, 7], [b, 0.003, 7], [b - 0.8, 0.003, 3.8], [a - 0.8, 0.003, 3.8]])),
			[[-3, 5.4], [2.9, 5.2]].map(([x = 0, z = 0]) => [drum(e, '#8a654c', [x, 0, z], 0.5, 0.4), [-0.9, 0.9].map((dx) => drum(e, '#d98a6a', [x + dx, 0, z - 0.1], 0.3, 0.32))]),
			lens('#b79c7e', 830, 640, 250, 26), armchair(e, '#d98a6a', [1.75, 0, 3.7], '#6f4a38', 'away'),
			levelEllipse(e, '#a98d70', [-0.7, 0.01, 2.5], 1.2), drum(e, '#6f4a38', [-0.7, 0, 2.5], 1.02, 0.4), drum(e, tones('#c9914f'), [-0.7, 0.4, 2.5], 1.12, 0.06),
			[[-70, 14, 108], [40, -26, 96], [76, 30, 112]].map(([dx = 0, dy = 0, w = 0]) => [disc('#a86a3c', tx + dx, ty + dy + 6, w / 2, w * 0.16), disc('#f0c888', tx + dx, ty + dy, w / 2, w * 0.155), [-0.24, 0.02, 0.26].map((k, i) => disc('#c98a4c', tx + dx + k * w, ty + dy - 5 + (i % 2) * 9, 8, 4))]),
			turnedOnWheel(e, '#fff6e6', [-1.25, 0.46, 2.2], [[0.08, 0], [0.16, 0.06], [0.18, 0.14]]), lens('#e0932c', ...(project(e, [-1.43, 0.6, 2.2]) as [number, number]), 92, 20), dallah({ ...placeUpright(e, [0.05, 0.46, 2.9]), size: 96 }, '#d9a550'), [-0.1, 0.1].map((x) => thimbleCup({ ...placeUpright(e, [x, 0.46, 2.36]), size: 26 }, '#fff6e6', '#3f8068')),
		]
	}),
	scene('hotel-1/bar', (progress) => {
		const light: Light = { ...dusk, sky: ['#3d4a74', '#625a82', '#98698a', '#d48a80', '#f2b184'], sea: ['#d9a08c', '#8a7a94', '#56648a'] }
		const dark = '#2a2430'
		const pane = (a: number, b: number, top: number, low: number): Point[] => [[a, top], [b, top], [b, low], [a, low]]
		const bottle = (x: number, y: number, s: number, i: number): Drawing => { const tone = ['#e8a23c', '#c9702c', '#f2c45c', '#a8542c', '#d98a3c'][i % 5] ?? '#e8a23c'; const [w, h] = [[15, 66], [19, 52], [13, 78], [22, 46]][i % 4] as [number, number]; return [smooth(tone, [[x - w * s, y], [x - w * s, y - h * 0.6 * s], [x - 5 * s, y - h * 0.78 * s], [x - 5 * s, y - h * s], [x + 5 * s, y - h * s], [x + 5 * s, y - h * 0.78 * s], [x + w * s, y - h * 0.6 * s], [x + w * s, y]], 1 / 12), rect(mix(tone, '#fff2c0', 0.5), x - w * 0.6 * s, y - h * 0.52 * s, 4 * s, h * 0.42 * s), rect(dark, x - 5 * s, y - h * s - 5, 10 * s, 7)] }
		return [
			outlook(light, 372, [[780, 408, 20], [1000, 420, 26], [1130, 414, 24]], ['#2f3a4c', '#42505c', '#5f6a70']), placeAt(skyline('#6a5f84'), 330, 80, 0.68), sun(light, 930, 316, 30), glitter('#fbd0a0', 930, 384, 540, { width: 80, count: 18, seed: 5, progress }),
			shape(dark, [[0, 0], [1200, 0], [1200, 130], [1040, 104], [860, 100], [700, 118], [620, 150], [620, 620], [0, 620]]), shape(mix(dark, '#7a4a3a', 0.3), [[620, 150], [700, 118], [860, 100], [1040, 104], [1200, 130], [1200, 112], [1040, 86], [860, 82], [690, 100], [604, 138], [604, 620], [620, 620]]),
			[700, 820, 950, 1080].map((x, i) => [shape(dark, pane(x, x + 12 + i * 2, 96, 600)), rect('#a8703c', x + 9 + i * 2, 100, 3, 500)]), shape(dark, [[620, 520], [760, 498], [960, 498], [1200, 516], [1200, 620], [620, 620]]), shape('#a8703c', [[620, 520], [760, 498], [960, 498], [1200, 516], [1200, 522], [960, 504], [760, 504], [620, 526]]),
			rect('#4a2f28', 40, 90, 520, 460), indices(4).map((j) => [rect(['#f7b44c', '#f2a340', '#e89438', '#d9832f'][j] ?? '#f2a340', 56, 104 + j * 110, 488, 98), rect('#ffd98a', 56, 186 + j * 110, 488, 16), indices(12).map((i) => bottle(82 + i * 40, 202 + j * 110, 0.86, i * 3 + j * 5)), rect('#3a2426', 48, 202 + j * 110, 504, 12)]), [40, 216, 386, 552].map((x) => rect('#3a2426', x, 90, 12, 460)),
			shape('#5c3a2e', [[-10, 560], [620, 540], [1210, 572], [1210, 640], [620, 606], [-10, 630]]), shape('#8a5a3c', [[-10, 556], [620, 536], [1210, 568], [1210, 578], [620, 546], [-10, 568]]), shape('#1f1a26', [[-10, 628], [620, 604], [1210, 638], [1210, 810], [-10, 810]]), indices(14).map((i) => rect('#3a2a2e', 20 + i * 88, 640, 6, 170)), indices(7).map((i) => lens('#c9823c', 60 + i * 78, 576 - i * 3, 54, 7)),
			[160, 420, 1020].map((x, i) => [rect('#a8703c', x - 3, 690, 6, 120), lens('#7a3f34', x - 66, 684 + i * 3, 132, 30), rect('#5a2c2c', x - 62, 684 + i * 3, 124, 16)]),
			(() => { const [x, y] = [742, 566]; return [lens('#1f1a26', x - 52, y + 3, 110, 12), withOpacity(0.85, smooth('#fbe4c0', [[x - 64, y - 150], [x - 50, y - 116], [x, y - 92], [x + 50, y - 116], [x + 64, y - 150]], 1 / 8)), smooth('#e8823c', [[x - 58, y - 138], [x - 44, y - 114], [x, y - 96], [x + 44, y - 114], [x + 58, y - 138]], 1 / 8), lens('#ffc27a', x - 58, y - 138, 116, 14), rect('#fbe4c0', x - 3, y - 94, 6, 88), lens('#fbe4c0', x - 36, y - 2, 72, 12), smooth('#6a3424', [[x + 46, y - 160], [x + 66, y - 172], [x + 82, y - 152], [x + 68, y - 134], [x + 50, y - 142]], 1 / 6), lens('#a8643c', x + 54, y - 158, 18, 8)] })(),
		]
	}),
	scene('hotel-1/room-channel', () => {
		const c = inLight(channels, sunrise)
		const e = camera({ height: 1.75, horizon: 330, focal: 720, turn: -16 })
		const own = { ...e, turn: (22 * Math.PI) / 180 }
		const plan = { left: -4, right: 4.6, far: 6.6, height: 3.3 }
		const wall = '#f7e4d6'
		return [
			outlook(sunrise, 330, [[380, 366, 16], [520, 360, 14], [720, 372, 18], [860, 378, 20], [1010, 384, 22]]), sun(sunrise, 610, 236, 44), glitter('#fff4dc', 610, 344, 460, { width: 90, count: 16, seed: 8 }),
			room(e, plan, { floor: '#c9a58c', ceiling: '#fbeee0', back: wall, left: mix(wall, '#b08a90', 0.28), right: mix(wall, '#ffffff', 0.2), reveal: '#e9c9b4' }, [{ in: 'back', from: 0.3, to: 8.3, low: 0.42, high: 3.1, frame: c.bronzeDeep, bars: 3 }]),
			ground(e, '#e9d2bd', -4, 4.6, 6.2, 6.6, 0.42), polygon(e, '#dcbfa8', [[-4, 0, 6.2], [4.6, 0, 6.2], [4.6, 0.42, 6.2], [-4, 0.42, 6.2]]),
			[[1.1, 0.42, 6.3]].map(([x = 0, y = 0, z = 0]) => [0, 0.2].map((dx) => [drum(e, '#3a3440', [x + dx, y, z], 0.09, 0.24), drum(e, '#5a5260', [x + dx, y + 0.24, z], 0.06, 0.06)])), openBook(e, [1.7, 0.43, 6.28], '#fff8ea'), polygon(e, '#6a9a8c', [[1.74, 0.47, 6.34], [1.86, 0.47, 6.34], [1.86, 0.47, 6.44], [1.74, 0.47, 6.44]]),
			rug(own, '#bcd0cc', '#e9ded0', -2.2, 2.6, 1.2, 5.2), sunlight(e, '#f3c4b0', [[0.2, 0.3, 6.6], [2.4, 0.3, 6.6], [2.4, 2.2, 6.6], [0.2, 2.2, 6.6]], [-0.5, -1.5]),
			block(own, tones('#8a654c'), [-1.45, 0, 4.55], [3.1, 1.2, 0.16]), block(own, tones('#8a654c'), [-1.3, 0, 2.2], [2.8, 0.3, 2.4]), block(own, tones('#fff8f0'), [-1.32, 0.3, 2.18], [2.84, 0.3, 2.4]), [-1.1, 0.3].map((x) => block(own, tones('#ffffff'), [x, 0.6, 4], [1, 0.22, 0.5])), [-0.9, 0.5].map((x) => block(own, tones('#8fb3a8'), [x, 0.6, 3.76], [0.6, 0.26, 0.22])), block(own, tones('#7fa294'), [-1.36, 0.3, 2.14], [2.92, 0.33, 0.72]),
			polygon(own, '#f9bba6', [[-0.2, 0.632, 2.14], [0.5, 0.632, 2.14], [0.86, 0.632, 3.9], [0.3, 0.632, 3.9]]), polygon(own, '#e9a493', [[-0.2, 0.632, 2.14], [0.5, 0.632, 2.14], [0.42, 0.3, 2.14], [-0.28, 0.3, 2.14]]),
			block(own, tones('#8a654c'), [1.9, 0, 3.9], [0.6, 0.5, 0.6]), tableLamp(own, [2.2, 0.5, 4.2], channels.bronze, '#fff0d0'), block(own, tones('#8a654c'), [-2.2, 0, 3.9], [0.6, 0.5, 0.6]), tableLamp(own, [-1.9, 0.5, 4.2], channels.bronze, '#fff0d0'),
		]
	}),
	scene('hotel-1/suite-heron', () => {
		const light: Light = { ...noon, sky: ['#93c2d2', '#b2d1d6', '#d2dfd8', '#efe6d4', '#f9e3cc'], sea: ['#cfe0d8', '#a4cacb', '#86b8bf'], haze: '#d9ddd2' }
		const e = camera({ height: 1.8, horizon: 320, focal: 680, turn: 45, x: -2.8, z: -2.8 })
		const plan = { left: -9, right: 3, far: 3, height: 3.3 }
		const cloth = '#5f8a6c'
		const flat = { ...e, turn: 0, x: 0, z: 0 }
		return [
			outlook(light, 318, [[120, 366, 20], [300, 356, 16], [470, 350, 14], [880, 360, 18], [1080, 366, 20]]), placeAt(skyline(mix('#8fa2ae', light.haze, 0.3)), 560, 92, 0.5), placeAt(domes(mix('#fff6e8', light.haze, 0.2)), -40, 80, 0.54),
			room(e, plan, { floor: '#d2b79c', ceiling: '#f7ecdc', back: '#f2e2d0', left: '#f2e2d0', right: '#ecd8c6', reveal: '#e0c8b0' }, [{ in: 'back', from: 3.4, to: 11.7, low: 0.24, high: 3.05, frame: channels.bronzeDeep, bars: 3 }, { in: 'right', from: 0.3, to: 8.6, low: 0.24, high: 3.05, frame: channels.bronzeDeep, bars: 3 }]),
			levelEllipse(flat, '#e2d2bc', [0, 0.002, 5.6], 3.6, 2.4), levelEllipse(flat, '#a9c0b0', [0, 0.003, 5.6], 3.3, 2.15), levelEllipse(flat, '#e2d2bc', [0, 0.004, 5.6], 3.1, 2),
			curvedSofa(flat, cloth, [0, 4.4], 3.2, 0.1, Math.PI - 0.1), [[-2.5, 5.6], [-1.2, 6.5], [1.3, 6.5], [2.4, 5.5]].map(([x = 0, z = 0], i) => { const [px, py] = project(flat, [x, 0.46, z]); return smooth(['#f3d9c0', channels.bronze, '#f3d9c0', '#33534b'][i] ?? '#f3d9c0', [[px - 30, py + 4], [px - 36, py - 40], [px, py - 48], [px + 36, py - 40], [px + 30, py + 4]], 1 / 9) }),
			levelEllipse(flat, '#b59a80', [0.1, 0.005, 4.3], 1.1), drum(flat, '#8a654c', [0.1, 0, 4.3], 0.4, 0.34), drum(flat, tones('#d9a550'), [0.1, 0.34, 4.3], 1.02, 0.05), levelEllipse(flat, '#f0c878', [0.1, 0.4, 4.3], 0.84),
			dallah({ ...placeUpright(flat, [-0.16, 0.4, 4.4]), size: 108 }, '#b0763f'), [[0.3, 4], [0.52, 4.2], [0.72, 4.5]].map(([x = 0, z = 0]) => thimbleCup({ ...placeUpright(flat, [x, 0.4, z]), size: 24 }, '#fff8ea', '#33534b')), [[-0.5, 3.9]].map(([x = 0, z = 0]) => { const [px, py] = project(flat, [x, 0.41, z]); return [lens('#fff8ea', px - 34, py, 68, 16), indices(5).map((i) => disc(i % 2 ? '#6a3424' : '#8a4a30', px - 18 + i * 9, py - 5 - (i % 2) * 5, 7, 5))] }),
		]
	}),
	scene('hotel-1/hammam', (progress) => {
		const [pale, grey, dark, deepest] = ['#c9c6cf', '#9a98aa', '#6f6d86', '#4c4a66']
		const rim: Point[] = [[-60, 300], [180, 250], [420, 226], [780, 226], [1020, 250], [1260, 300]]
		const floor: Point[] = [[-60, 760], [180, 640], [420, 590], [780, 590], [1020, 640], [1260, 760]]
		const crown: Point[] = [[430, -60], [490, -40], [552, -30], [648, -30], [710, -40], [770, -60]]
		const p = (points: Point[], i: number): Point => points[i] ?? [0, 0]
		const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
		const wallTone = [deepest, dark, grey, mix(grey, pale, 0.2), mix(dark, grey, 0.4)]
		const holes = indices(5).flatMap((i) => indices(4).flatMap((j) => { const t = 0.14 + j * 0.2; const [a, b] = [between(p(rim, i), p(crown, i), t), between(p(rim, i + 1), p(crown, i + 1), t)]; const n = j < 2 ? 3 : 2; return indices(n).map((k) => { const [x, y] = between(a, b, (k + 0.5) / n); return { x, y, r: (19 - j * 3.4) * (i === 2 ? 0.9 : 1), s: 0.8 - j * 0.1 } }) }))
		const sway = Math.sin(2 * Math.PI * progress) * 8
		return [
			rect(dark, 0, 0, 1200, 800),
			indices(5).map((i) => [shape(mix(wallTone[i] ?? grey, deepest, 0.24), [p(rim, i), p(rim, i + 1), p(crown, i + 1), p(crown, i)]), shape(wallTone[i] ?? grey, [p(rim, i), p(rim, i + 1), p(floor, i + 1), p(floor, i)])]),
			holes.map(({ x, y, r, s }) => star8('#fff2cc', x, y, r, s)),
			[1, 2, 3].map((i) => { const at = (u: number, v: number) => between(between(p(rim, i), p(rim, i + 1), u), between(p(floor, i), p(floor, i + 1), u), v); const arch = (inset: number, fill: string): Drawing => smooth(fill, [at(0.22 + inset, 0.99), at(0.22 + inset, 0.5), at(0.28 + inset, 0.3 + inset), at(0.5, 0.16 + inset), at(0.72 - inset, 0.3 + inset), at(0.78 - inset, 0.5), at(0.78 - inset, 0.99)], 1 / 10); return [arch(0, mix(wallTone[i] ?? grey, '#ffffff', 0.3)), arch(0.04, mix(deepest, '#2f2c48', 0.3))] }),
			indices(5).map((i) => shape(mix(wallTone[i] ?? grey, '#ffffff', 0.24), [p(rim, i), p(rim, i + 1), [p(rim, i + 1)[0], p(rim, i + 1)[1] + 14], [p(rim, i)[0], p(rim, i)[1] + 14]])), [[600, 566], [326, 606], [874, 606]].map(([x = 0, y = 0]) => [smooth(pale, [[x - 42, y - 26], [x - 30, y + 4], [x - 16, y + 16], [x + 16, y + 16], [x + 30, y + 4], [x + 42, y - 26]], 1 / 8), lens('#e9e6ee', x - 42, y - 26, 84, 15), lens('#7fa0b4', x - 32, y - 25, 64, 9), rect('#d9a05c', x - 4, y - 66, 8, 16), taperedStroke('#d9a05c', [x, y - 60], [x + 2, y - 44], [x, y - 38], 6, 4)]),
			shape(mix(grey, pale, 0.3), [...floor, [1260, 820], [-60, 820]]), indices(9).map((i) => stroke(mix(grey, dark, 0.3), [600 + (i - 4) * 70, 590], [600 + (i - 4) * 220, 810], 3)), [628, 690].map((y) => rect(mix(grey, dark, 0.3), 0, y, 1200, 3)),
			[[360, 30, 196, 690], [520, 20, 470, 610], [700, 40, 720, 640], [840, 60, 1010, 668]].map(([x = 0, y = 0, X = 0, Y = 0], i) => withOpacity(0.24, shape('#fff0c4', [[x - 10, y], [x + 10, y], [X + 62 + (i % 2 ? sway : -sway), Y], [X - 54, Y]]))),
			[[196, 690], [1010, 668]].map(([x = 0, y = 0]) => star8('#f3e6c8', x, y, 56, 0.22)),
			shape(mix(dark, deepest, 0.4), [[220, 706], [340, 764], [860, 764], [980, 706], [980, 750], [860, 812], [340, 812], [220, 750]]), shape(pale, [[340, 652], [860, 652], [980, 700], [860, 758], [340, 758], [220, 700]]), shape(mix(pale, '#ffffff', 0.5), [[360, 660], [840, 660], [944, 700], [846, 746], [354, 746], [256, 700]]), star8('#fff6da', 484, 690, 64, 0.3), star8('#fff6da', 740, 722, 60, 0.3),
			[lens(mix(grey, dark, 0.3), 560, 716, 130, 16), smooth('#c9783c', [[570, 676], [582, 704], [612, 716], [642, 704], [654, 676]], 1 / 8), smooth('#8f4f34', [[618, 714], [634, 698], [636, 676], [654, 676], [642, 704]], 1 / 8), lens('#f2b478', 570, 676, 84, 15), lens('#8f5a44', 578, 677, 68, 9)], [rect('#f7efe2', 720, 664, 96, 22), rect('#e2d3c6', 720, 678, 96, 8), lens('#ffffff', 720, 664, 96, 8)],
			indices(6).map((i) => withOpacity(0.16, lens('#ffffff', 60 + i * 190 + (i % 2 ? sway : -sway) * 2, 560 + ((i * 47) % 150), 300, 46))),
		]
	}),
]
