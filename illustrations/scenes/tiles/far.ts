// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { chalet, type Bend, fir, train, viaduct } from '../../drawing/buildings/alps.ts'
import { at } from '../../drawing/things/boats.ts'
import { seededRandom, indices } from '../../drawing/random.ts'
import { mix } from '../../drawing/colour.ts'
import { camera } from '../../drawing/camera.ts'
import { dusk, type Light } from '../../drawing/light.ts'
import { transform, disc, type Drawing, hill, lens, taperedStroke, foliage, type Point, rect, shape, smooth, stroke, withOpacity } from '../../drawing/shapes.ts'
import { crags, ridge, snow } from '../../drawing/nature/ridges.ts'
import { scene } from '../../drawing/scene.ts'
import { sky, stars, streaks } from '../../drawing/nature/sky.ts'
import { steam } from '../../drawing/things/still-life.ts'

const five: Light = { ...dusk, sky: ['#2c4478', '#42588f', '#6272a3', '#8b8db3', '#bba9bf', '#e7c3bd'], haze: '#8f97bb' }
const firs = ['#1c3150', '#2f4d6a'] as const
/** An outline around a place as one sees it from the air, pulled out of round by slow waves. */
const shore = (fill: string, [x, y]: Point, across: number, seed: number, { squash = 0.74, uneven = 0.08, turn = 0 } = {}): Drawing =>
	smooth(fill, indices(28).map((i): Point => { const a = (i * Math.PI) / 14; const r = across * (1 + uneven * Math.sin(2 * a + seed) + uneven * 0.6 * Math.sin(3 * a + seed * 2) + uneven * 0.3 * Math.sin(7 * a + seed)); return [x + r * Math.cos(a + turn), y + r * squash * Math.sin(a + turn)] }))
/** A palm from above and its shade: leaves around nothing. */
const star = (fill: string, x: number, y: number, size: number): Drawing => shape(fill, indices(14).map((i): Point => { const r = i % 2 ? size * 0.36 : size; const a = (i * Math.PI) / 7 + x; return [x + r * Math.cos(a), y + r * 0.86 * Math.sin(a)] }))
/** A hut's hipped thatch from above, its ridge along `turn`. */
const thatch = ([x, y]: Point, turn: number, size: number): Drawing => transform([
	withOpacity(0.32, shape('#0b4f6c', [[-0.7, -0.4], [1.5, -0.4], [1.5, 1], [-0.7, 1]])), shape('#caa36c', [[-1.3, -0.35], [-0.9, -0.35], [-0.9, 0.35], [-1.3, 0.35]]),
	shape('#e2bd83', [[-1, -0.7], [1, -0.7], [0.5, 0], [-0.5, 0]]), shape('#b5844f', [[-1, 0.7], [1, 0.7], [0.5, 0], [-0.5, 0]]), shape('#d3a96c', [[-1, -0.7], [-1, 0.7], [-0.5, 0]]), shape('#9a6c44', [[1, -0.7], [1, 0.7], [0.5, 0]]),
], (px, py) => [x + (px * Math.cos(turn) - py * Math.sin(turn)) * size, y + (px * Math.sin(turn) + py * Math.cos(turn)) * size])
/** A seaplane from above, its nose up and to the right: wings and tail. */
const seaplane = (fill: string, x: number, y: number, size: number): Drawing => transform([
	smooth(fill, [[-0.05, 1.2], [-0.12, 0.3], [-0.17, -0.5], [-0.09, -0.98], [0.09, -0.98], [0.17, -0.5], [0.12, 0.3], [0.05, 1.2]], 1 / 9), smooth(fill, [[-1.3, -0.34], [-1.34, -0.12], [-0.1, 0.02], [0.1, 0.02], [1.34, -0.12], [1.3, -0.34], [0, -0.4]], 1 / 14), smooth(fill, [[-0.42, 1.02], [-0.42, 1.18], [0, 1.16], [0.42, 1.18], [0.42, 1.02], [0, 0.94]], 1 / 14),
], (px, py) => { const turn = 0.9; return [x + (px * Math.cos(turn) - py * Math.sin(turn)) * size, y + (px * Math.sin(turn) + py * Math.cos(turn)) * size * 0.86] })

export const far = [
	scene('destination-swiss-alps', (progress) => {
		const e = camera({ height: 16, horizon: 560, focal: 900 })
		const bend: Bend = { x: -22, z: 214, radius: 100, from: -58, to: 62, high: 46 }
		const back = crags(14, -40, 1240, 400, 210, 9)
		const [rock, lit, shade] = ['#8792b8', '#f6b7a4', '#5e6d9b']
		return [
			sky(five, 420), stars('#f4ecd8', 8, 170, 16), streaks('#d9b3bd', 210, 3, 3, progress),
			ridge(mix(rock, five.haze, 0.4), mix(shade, five.haze, 0.4), back, 480, 'right'), snow(mix('#e9e4ee', five.haze, 0.2), back, 330, 3),
			shape(rock, [[330, 470], [430, 350], [520, 262], [560, 170], [596, 112], [640, 64], [676, 58], [668, 96], [704, 168], [748, 236], [830, 310], [900, 380], [1000, 470]]),
			shape(shade, [[330, 470], [430, 350], [520, 262], [560, 170], [596, 112], [640, 64], [622, 150], [640, 214], [600, 270], [610, 340], [560, 400], [540, 470]]), shape(lit, [[640, 64], [676, 58], [668, 96], [704, 168], [748, 236], [712, 228], [680, 250], [652, 220], [640, 150]]), shape('#fbe0cf', [[640, 64], [676, 58], [668, 96], [690, 140], [662, 150], [648, 116]]), shape('#e8e3ee', [[560, 400], [610, 340], [640, 300], [690, 330], [740, 300], [830, 350], [930, 410], [1000, 470], [540, 470]]), shape('#b9bfd8', [[560, 400], [610, 340], [600, 392], [640, 470], [540, 470]]),
			hill('#b7c0da', [[-20, 420], [140, 366], [300, 390], [420, 430], [620, 470], [860, 440], [1040, 380], [1220, 350]], 800), indices(34).map((i) => fir(at(20 + i * 36, 452 + Math.sin(i * 1.3) * 16 - (i > 25 ? (i - 25) * 9 : i < 10 ? (10 - i) * 4 : 0), 7), 7 + (i % 3), [mix(firs[0], five.haze, 0.4), mix(firs[1], five.haze, 0.4)])),
			smooth('#d8dbe9', [[-40, 500], [120, 440], [300, 452], [420, 520], [520, 600], [560, 700], [500, 840], [-40, 840]], 1 / 7), smooth('#aab4d2', [[-40, 600], [160, 560], [330, 600], [440, 700], [420, 840], [-40, 840]], 1 / 7),
			[170, 400, 204].map((x, i) => fir(at(x, [490, 520, 500][i] ?? 500, 18), 6 + i, firs, '#dfe3ef')),
			viaduct(e, ['#b7a9b4', '#75708f', '#eef0f6'], bend, 9), train(e, { red: '#cf3f35', dark: '#8d2a3a', lamp: '#ffd684', snow: '#f3f3f8' }, bend, -34, 5, 12),
			smooth('#e7e9f2', [[-40, 690], [160, 650], [380, 690], [560, 664], [780, 690], [980, 640], [1240, 660], [1240, 840], [-40, 840]], 1 / 7),
			chalet(at(404, 716, 30), '#7d5148', '#3a2c3e', '#f6f4f8', '#ffd684'), withOpacity(0.8, steam('#c9c4d6', 452, 542, 130, { wisps: 1, progress, width: 16 })),
			indices(15).filter((i) => i < 3 || i > 5).map((i) => { const x = 20 + i * 86; return fir(at(x, 690 + (i % 3) * 30, 24), [7, 5.6, 8, 6][i % 4] ?? 6, firs, '#eef0f7') }), hill('#cdd3e6', [[-20, 760], [240, 734], [520, 770], [820, 740], [1220, 764]]),
			[60, 1050, 1150].map((x, i) => fir(at(x, 850, 60), [6.4, 5.6, 7][i] ?? 6, ['#14253f', '#233e59'], '#f4f5fa')),
		]
	}),
	scene('destination-maldives', (progress) => {
		const random = seededRandom(7)
		const island: Point = [560, 330]
		const jetty: Point[] = [[690, 372], [752, 404], [800, 448], [836, 500], [850, 556], [842, 610]]
		const cloud = (x: number, y: number, wide: number, seed: number): Drawing => [withOpacity(0.26, foliage('#06304f', [x + 90, y + 96], wide * 0.94, wide * 0.34, { seed, bumps: 9 })), foliage('#d5e4ea', [x + 8, y + 12], wide, wide * 0.38, { seed, bumps: 9 }), foliage('#ffffff', [x - 4, y - 2], wide * 0.94, wide * 0.34, { seed, bumps: 9 }), foliage('#ffffff', [x + wide * 0.2, y - wide * 0.08], wide * 0.5, wide * 0.28, { seed: seed + 2, bumps: 8 })]
		const drift = Math.sin(2 * Math.PI * progress) * 8
		return [
			rect('#0c4068', 0, 0, 1200, 800), indices(26).map((i) => lens(i % 2 ? '#114f79' : '#0a3660', random() * 1300 - 150, random() * 800, 140 + random() * 260, 5 + random() * 6)),
			shore('#115f86', [590, 380], 486, 1, { uneven: 0.06 }), shore('#178aa6', [586, 376], 424, 1.4), shore('#f4fcf2', [584, 374], 366, 1.6, { uneven: 0.09 }), shore('#2bb0bb', [590, 378], 356, 1.6, { uneven: 0.09 }), shore('#55cbc8', [578, 366], 292, 2, { uneven: 0.1 }), shore('#8fe2d3', [566, 350], 226, 2.5, { uneven: 0.1 }), shore('#c3f1e0', [566, 342], 184, 2.8, { uneven: 0.1 }),
			indices(30).map((i) => { const [a, r] = [i * 2.4 + 0.6, 250 + (i % 5) * 20]; return disc(i % 3 ? '#1f8f9f' : '#178294', 586 + r * Math.cos(a), 374 + r * 0.72 * Math.sin(a), 8 + (i % 4) * 4, 5 + (i % 3) * 3) }),
			smooth('#fdf1d2', [[410, 300], [452, 226], [540, 204], [640, 222], [708, 272], [726, 340], [690, 398], [620, 436], [520, 446], [450, 470], [372, 520], [330, 536], [372, 476], [412, 420], [416, 360]], 1 / 6), smooth('#ecd6a4', [[430, 304], [466, 240], [546, 220], [634, 238], [694, 284], [706, 342], [672, 388], [604, 418], [520, 424], [456, 406], [436, 360]], 1 / 6), smooth('#1d5548', [[446, 306], [478, 254], [548, 234], [628, 250], [682, 292], [692, 340], [658, 378], [596, 404], [520, 408], [468, 388], [448, 348]], 1 / 6),
			indices(62).map((i) => { const [a, r] = [i * 2.4, 15.2 * Math.sqrt(i)]; return star(['#2a7555', '#3e9463', '#7cb56c'][i % 3] ?? '#3e9463', island[0] + 8 + r * Math.cos(a), island[1] - 8 + r * 0.66 * Math.sin(a), 19) }), [[486, 404], [640, 396], [700, 320]].map(([x = 0, y = 0], i) => thatch([x, y], 0.4 + i, 13)),
			indices(5).map((i) => { const [a, b] = [jetty[i] ?? island, jetty[i + 1] ?? island]; return [withOpacity(0.28, stroke('#0b4f6c', [a[0] + 6, a[1] + 8], [b[0] + 6, b[1] + 8], 9)), stroke('#d9b98a', a, b, 8)] }), jetty.slice(1).map(([x, y], i) => [-1, 1].map((side) => { const turn = [0.7, 0.95, 1.2, 1.5, 1.75][i] ?? 1; const position: Point = [x + Math.sin(turn) * 42 * side, y - Math.cos(turn) * 42 * side]; return [stroke('#d9b98a', [x, y], position, 5), thatch(position, turn + (side > 0 ? Math.PI / 2 + Math.PI : Math.PI / 2), 20)] })),
			taperedStroke('#eafaf4', [300, 640], [380, 600], [452, 560], 12, 1), lens('#ffffff', 440, 552, 34, 12), lens('#d0492f', 448, 552, 20, 6),
			withOpacity(0.62, seaplane('#07405c', 346, 300, 56)),
			cloud(130 + drift, 640, 300, 4), cloud(1010 - drift, 120, 330, 9), cloud(1100 + drift, 700, 220, 3), cloud(150, 70, 190, 6),
		]
	}),
]
