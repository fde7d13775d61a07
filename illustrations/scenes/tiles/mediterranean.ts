// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { at, sail, wake, yacht } from '../../drawing/things/boats.ts'
import { seededRandom, indices } from '../../drawing/random.ts'
import { mix } from '../../drawing/colour.ts'
import { dome, gap, motorCar } from '../../drawing/buildings/fronts.ts'
import { dusk, gold, type Light, noon } from '../../drawing/light.ts'
import { disc, type Drawing, hill, lens, taperedStroke, foliage, reflect, type Point, rect, shape, smooth, stroke, tint, withOpacity } from '../../drawing/shapes.ts'
import { bougainvillea, type Greens } from '../../drawing/nature/plants.ts'
import { scene } from '../../drawing/scene.ts'
import { glitter, sea, waves } from '../../drawing/nature/sea.ts'
import { sky, stars, streaks, sun } from '../../drawing/nature/sky.ts'
import { type TownColours, townHouse } from '../../drawing/buildings/towns.ts'
import { cypress, stonePine } from '../../drawing/nature/trees.ts'

const six: Light = { ...gold, sky: ['#f0a96a', '#f4b977', '#f7c985', '#fad99c', '#fde8b9'], sea: ['#f3cf98', '#86bcb2', '#3f98a4', '#237b92', '#18647f'], haze: '#efbd93' }
const pines: Greens = ['#1f3f3c', '#35604c', '#6c8f58']
const blue: Light = { ...dusk, sky: ['#31426f', '#4f5280', '#7d648b', '#b87a86', '#e79a7c', '#f9c58a'], sea: ['#c98f8b', '#84729a', '#545f8f', '#384d7d'] }
const lemonDay: Light = { ...noon, sky: ['#57aed4', '#7cc2dc', '#a5d5e0', '#cfe7de', '#f1eed4'], sea: ['#8fd3d2', '#48b2c2', '#228fae', '#15719b', '#0f5c88'] }

export const mediterranean = [
	scene('destination-french-riviera', (progress) => {
		const [terracotta, road, stone] = ['#c9603f', '#e3c9a2', '#f6e2b8']
		const cape = (points: readonly Point[], far: number): Drawing => smooth(mix('#3d6c5c', six.haze, far), points, 1 / 8)
		return [
			sky(six, 250), sun(six, 640, 196, 46), streaks('#fdeccb', 96, 5, 4, progress), sea(six, 250, { bottom: 640, sway: 3 }), glitter(six.glitter, 640, 254, 520, { width: 90, spread: 2.6, count: 30, seed: 3, progress }),
			hill(mix('#8a5a6a', six.haze, 0.62), [[-20, 210], [120, 176], [260, 204], [380, 190], [520, 236], [600, 252]], 252),
			cape([[690, 258], [770, 224], [850, 190], [940, 170], [1040, 126], [1220, 90], [1220, 420], [960, 330], [820, 276]], 0.5), cape([[716, 356], [770, 322], [830, 276], [930, 240], [1060, 214], [1220, 170], [1220, 560], [1000, 440], [860, 372]], 0.26),
			indices(16).map((i) => { const [x, y] = [842 + (i % 8) * 38 + (i > 7 ? 16 : 0), 318 - (i % 8) * 7 + (i > 7 ? 36 : 0)]; return [rect(i % 3 ? '#fbe6c2' : '#f3c9a2', x, y, 22, 20), shape(terracotta, [[x - 3, y + 1], [x + 11, y - 9], [x + 25, y + 1]])] }), rect('#fbe6c2', 1010, 226, 16, 64), shape(terracotta, [[1006, 227], [1018, 204], [1030, 227]]),
			taperedStroke('#f7e3b6', [722, 358], [860, 366], [1010, 438], 3, 12),
			yacht(at(650, 392, 2.6), '#fff8e6', '#9db4b4', '#3d6f80'), wake(at(650, 394, 3), '#fff1cc'), sail(at(470, 352, 4.2), '#fffaf0', '#f0d3a6', '#7c4a3a'), sail(at(546, 306, 2.2), '#fffaf0', '#f0d3a6', '#7c4a3a'), sail(at(782, 420, 5), '#fffaf0', '#f0d3a6', '#2c5f78'), yacht(at(868, 372, 1.8), '#fff8e6', '#9db4b4', '#3d6f80'),
			smooth('#2c5a50', [[-40, 470], [90, 446], [230, 474], [420, 500], [640, 506], [860, 492], [1240, 480], [1240, 640], [-40, 640]], 1 / 8),
			[[360, 508], [720, 512], [770, 508]].map(([x = 0, y = 0], i) => foliage(i ? '#35604c' : '#427055', [x, y], 110, 60, { seed: i + 2 })),
			smooth(mix(stone, six.shadow, 0.22), [[-60, 560], [200, 532], [500, 522], [760, 516], [900, 500], [900, 560], [760, 572], [480, 580], [200, 592], [-60, 622]], 1 / 8),
			smooth(stone, [[-60, 556], [200, 528], [500, 518], [760, 512], [900, 496], [900, 508], [760, 526], [500, 532], [200, 542], [-60, 572]], 1 / 8),
			smooth(road, [[-60, 606], [200, 578], [480, 566], [760, 556], [960, 530], [1100, 560], [1000, 700], [880, 860], [-60, 860]], 1 / 8), taperedStroke(mix(road, '#fff6dc', 0.6), [-60, 600], [440, 556], [930, 540], 7, 3),
			withOpacity(0.26, smooth(six.shadow, [[240, 566], [262, 566], [330, 604], [440, 650], [620, 706], [590, 712], [400, 656], [290, 606]], 1 / 8)),
			withOpacity(0.4, smooth(six.shadow, [[430, 610], [560, 604], [740, 606], [800, 622], [640, 634], [470, 628]], 1 / 6)), motorCar(at(610, 618, 50), '#fff2d2', '#4a3547', '#a8482f'), stroke('#fff2d2', [548, 560], [520, 548], 6), lens('#d8442f', 500, 545, 46, 12),
			shape(terracotta, [[870, 420], [1220, 330], [1220, 820], [940, 820], [880, 620]]), shape(mix(terracotta, six.shadow, 0.32), [[870, 420], [898, 414], [908, 610], [980, 820], [940, 820], [880, 620]]), shape('#ef9b69', [[866, 414], [1220, 320], [1220, 344], [868, 436]]),
			bougainvillea([1010, 400], 230, 120, '#3f5f42', ['#a82a5c', '#d6407a', '#f28fae'], 4), bougainvillea([1150, 360], 220, 130, '#3f5f42', ['#a82a5c', '#d6407a', '#f28fae'], 8),
			stonePine(at(250, 562, 60), 8.2, '#5c3c3a', pines, 4, 0.16),
			smooth('#2b5247', [[-40, 690], [120, 692], [300, 726], [520, 748], [760, 742], [900, 716], [1000, 760], [1000, 860], [-40, 860]], 1 / 8), indices(17).map((i) => foliage(pines[i % 3] ?? '#35604c', [i * 58, 726 + (i < 5 ? i * 9 : i < 11 ? 34 : 62 - (i - 8) * 5)], 100, 62, { seed: i + 5 })), [120, 330, 560, 770].map((x, i) => indices(5).map((k) => disc(i % 2 ? '#f2d052' : '#fff2d2', x + k * 17, 724 + ((k * 7) % 20) + (i === 1 || i === 2 ? 16 : 0), 5))),
		]
	}),
	scene('destination-italian-coast', (progress) => {
		const c: TownColours = { shade: blue.shadow, glass: '#4b4a6b', shutter: '#2f5f5a', roof: '#a34a3c', lamp: '#ffd98a' }
		const fills = ['#e08a76', '#e9b05c', '#8fae8b', '#d96f5f', '#f0c99a', '#c98396', '#e5a24f', '#a7bd95', '#e08a76', '#efc07c', '#d4776c', '#9db79a']
		const lit = (fill: string) => mix(fill, '#5a4a80', 0.2)
		let x = 40
		const row = fills.map((fill, i) => { const width = [92, 84, 100, 88, 96, 82, 104, 86, 92, 96, 84, 100][i] ?? 90; const house = townHouse({ x, foot: 486, width, height: [190, 228, 204, 252, 218, 266, 232, 256, 214, 240, 196, 220][i] ?? 220, fill: lit(fill), floors: [4, 5, 4, 5, 5, 6, 5, 5, 4, 5, 4, 5][i] ?? 5, bays: i % 3 === 2 ? 3 : 2 }, c, { lit: 0.32, seed: i + 11 }); x += width; return house })
		const doors = indices(16).map((i) => gap(i % 3 ? '#5a3f52' : c.lamp, 62 + i * 68, 486, 26, 34, 1))
		return [
			sky(blue, 470), stars('#f8e4bc', 5, 200, 14), streaks('#f6b184', 250, 6, 4, progress),
			hill(mix('#3d4a5f', blue.haze, 0.3), [[-20, 250], [180, 160], [380, 120], [560, 180], [760, 240], [1000, 210], [1220, 270]], 480), hill('#34495a', [[-20, 330], [220, 230], [420, 210], [620, 270], [900, 290], [1220, 230]], 490),
			rect('#e2b59a', 352, 92, 46, 130), rect('#a97c86', 384, 92, 14, 130), shape('#8d4450', [[344, 94], [375, 48], [406, 94]]), gap('#3f3a5c', 364, 140, 20, 30, 1), [300, 440, 476, 850, 900].map((px, i) => cypress(at(px, 270 - (i % 2) * 14, 12), 7, ['#24384a', '#35504f'])),
			row, doors, rect('#c9a58f', -10, 484, 1220, 16), rect('#8a6f7f', -10, 496, 1220, 12),
			sea(blue, 508, { sway: 2 }), withOpacity(0.5, tint(reflect([row], 500, 0.72), '#4a5688', 0.42)), indices(26).map((i) => lens(i % 2 ? '#4a5688' : '#6a6795', -60 + ((i * 167) % 1240), 524 + i * 10, 130 + (i % 5) * 40, 4)),
			indices(15).map((i) => { const x = 70 + i * 76; return indices(4).map((k) => lens('#ffcf86', x - 10 - k * 3, 516 + k * 22 + (i % 3) * 9, 26 + k * 6, 4)) }),
			[[190, 540], [1010, 548], [880, 530]].map(([px = 0, py = 0], i) => [smooth(['#e9d8bd', '#3f7f8c', '#c8493c'][i] ?? '#fff', [[px - 44, py - 10], [px - 34, py + 8], [px + 34, py + 8], [px + 48, py - 14], [px, py - 4]], 1 / 8), stroke('#5c3c4a', [px, py - 6], [px, py - 62], 3)]),
			lens('#2b3f70', 470, 636, 300, 20), smooth('#2f8f92', [[470, 574], [492, 614], [540, 630], [660, 630], [712, 612], [744, 566], [640, 590], [560, 592]], 1 / 8), smooth('#fff2d8', [[470, 574], [476, 584], [560, 600], [640, 598], [740, 574], [744, 566], [640, 590], [560, 592]], 1 / 10),
			stroke('#6b4038', [604, 592], [610, 376], 7), taperedStroke('#6b4038', [500, 520], [600, 440], [720, 330], 6, 4), taperedStroke('#f5dcc0', [512, 522], [606, 452], [708, 346], 20, 10), taperedStroke('#d9a99a', [520, 528], [612, 462], [704, 360], 8, 4), [0.2, 0.45, 0.7].map((t) => stroke('#8d4450', [508 + 204 * t, 506 - 166 * t], [522 + 204 * t, 532 - 166 * t], 4)),
			disc('#ffe6a8', 690, 578, 9), disc('#fff8dc', 690, 578, 5), indices(4).map((k) => lens('#ffcf86', 670 - k * 4, 640 + k * 20, 50 + k * 6, 4)),
		]
	}),
	scene('destination-amalfi-coast', (progress) => {
		const c: TownColours = { shade: '#5a5b86', glass: '#5b6f88', shutter: '', roof: '#c8643f', lamp: '#ffe6a8' }
		const fills = ['#fff7e6', '#f3a98c', '#fbe3b0', '#fff7e6', '#ee8f78', '#f9d3b4', '#fffaf0', '#f5c58a']
		const random = seededRandom(21)
		const terrace = (y: number, from: number, to: number, high: number, seed: number): Drawing => { let x = from; const all: Drawing[] = []; for (let i = 0; x < to; i += 1) { const width = 46 + random() * 34; const tall = high * (0.8 + random() * 0.5); all.push(townHouse({ x, foot: y, width, height: tall, fill: fills[(i * 3 + seed) % 8] ?? '#fff7e6', floors: tall > 88 ? 3 : 2, bays: width > 62 ? 3 : 2 }, c, { seed: i + seed, flat: (i + seed) % 3 !== 0 })); x += width - 3 } return all }
		const leaf = (x: number, y: number, turn: number, fill: string): Drawing => { const [cos, sin] = [Math.cos(turn) * 27, Math.sin(turn) * 27]; return smooth(fill, [[x - cos, y - sin], [x - sin * 0.42, y + cos * 0.42], [x + cos, y + sin], [x + sin * 0.3, y - cos * 0.3]], 1 / 5) }
		const lemon = (x: number, y: number, s = 1): Drawing => [smooth('#f6cf3c', [[x, y - 30 * s], [x + 20 * s, y - 20 * s], [x + 24 * s, y + 4 * s], [x + 10 * s, y + 24 * s], [x, y + 34 * s], [x - 10 * s, y + 24 * s], [x - 24 * s, y + 4 * s], [x - 20 * s, y - 20 * s]]), smooth('#e0a52c', [[x + 8 * s, y - 26 * s], [x + 20 * s, y - 20 * s], [x + 24 * s, y + 4 * s], [x + 10 * s, y + 24 * s], [x, y + 34 * s], [x + 10 * s, y + 4 * s]]), lens('#fff0a0', x - 14 * s, y - 10 * s, 16 * s, 9 * s)]
		return [
			sky(lemonDay, 380), sea(lemonDay, 380, { sway: 3 }), hill(mix('#5c7f8f', lemonDay.haze, 0.4), [[-20, 330], [80, 290], [200, 318], [300, 352], [380, 382]], 384), waves('#f4fbec', 396, 780, { seed: 6, count: 20, progress }),
			smooth('#a9b08f', [[452, 604], [478, 520], [540, 420], [586, 320], [660, 214], [740, 150], [800, 70], [900, 50], [1000, -60], [1260, -80], [1260, 640]], 1 / 9), shape('#7d8f86', [[478, 520], [540, 420], [586, 320], [606, 380], [560, 470], [540, 600], [452, 600]]), smooth('#6f8f62', [[580, 360], [660, 240], [730, 190], [820, 120], [930, 120], [1060, 60], [1220, 60], [1220, 420], [700, 420]], 1 / 8),
			indices(5).map((i) => stroke('#e3d5b0', [760 - i * 12, 200 + i * 34], [1220, 130 + i * 42], 5)), indices(26).map((i) => foliage(i % 2 ? '#4f7a52' : '#86a562', [780 + ((i * 83) % 420), 170 + ((i * 47) % 150)], 44, 30, { seed: i + 3 })),
			terrace(312, 800, 1200, 66, 2), terrace(368, 690, 1200, 70, 5), terrace(430, 600, 1200, 78, 1), 
			rect('#fff3d6', 660, 400, 104, 70), rect('#d9c7c0', 738, 400, 26, 70), indices(3).map((i) => gap('#5b6f88', 676 + i * 28, 452, 14, 34, 1)), dome('#4f9a6a', '#2f6f58', '#f2d052', 712, 402, 118, 84), [0, 1, 2].map((i) => lens('#f2d052', 664 + i * 9, 384 - i * 20, 88 - i * 16, 9)), rect('#fff3d6', 800, 318, 40, 150), rect('#d9c7c0', 828, 318, 12, 150), gap('#5b6f88', 810, 362, 18, 30, 1), dome('#f2d052', '#c9992f', '#fff0a0', 820, 320, 42, 30),
			terrace(492, 540, 1200, 82, 4), terrace(560, 500, 1200, 84, 7), rect('#d9b98a', 480, 556, 740, 12), indices(14).map((i) => gap('#7a6a78', 500 + i * 52, 600, 32, 34, 1)), smooth('#f3deb0', [[400, 640], [500, 596], [1220, 596], [1220, 700], [760, 690], [520, 668]], 1 / 8), lens('#ffffff', 380, 652, 420, 8), indices(12).map((i) => disc(i % 2 ? '#e8634a' : '#ffffff', 560 + i * 44, 622 + (i % 3) * 14, 10, 6)),
			smooth('#eaf6f0', [[392, 524], [300, 556], [262, 640], [350, 740], [540, 830], [640, 830], [410, 730], [306, 640], [330, 568], [396, 530]], 1 / 6), [shape('#ffffff', [[372, 520], [386, 538], [452, 538], [470, 516]]), shape('#f0f4f2', [[388, 518], [392, 502], [440, 502], [448, 518]]), rect('#2f6f8f', 394, 507, 46, 6), rect('#e8634a', 406, 490, 14, 13), shape('#2f5f8f', [[380, 530], [386, 538], [452, 538], [456, 530]])],
			stroke('#8a6244', [-20, 70], [1220, 26], 16), stroke('#6b4a38', [-20, 78], [1220, 34], 5), stroke('#8a6244', [232, -20], [232, 820], 20), stroke('#6b4a38', [240, -20], [240, 820], 6), stroke('#8a6244', [-20, 190], [300, -20], 12), stroke('#8a6244', [980, 60], [1120, -20], 12),
			indices(58).map((i) => { const t = i / 57; return leaf(130 + t * 900 + Math.sin(i * 3) * 20, 44 + Math.sin(i * 2.1) * 40 - t * 26, i * 1.7, ['#2f6648', '#4a8a55', '#7dac5c'][i % 3] ?? '#4a8a55') }), indices(16).map((i) => leaf(180 + Math.sin(i * 2) * 40, 110 + i * 13, 0.7 + i * 1.9, ['#2f6648', '#4a8a55', '#7dac5c'][i % 3] ?? '#4a8a55')),
			[[300, 128, 1.15], [216, 214, 1], [404, 100, 0.9], [520, 108, 1.1], [660, 78, 0.9], [820, 84, 1.05], [946, 62, 0.9], [160, 146, 1]].map(([x = 0, y = 0, s = 1]) => lemon(x, y, s)),
		]
	}),
]
