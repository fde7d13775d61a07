// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { at } from '../../drawing/things/boats.ts'
import { seededRandom, indices } from '../../drawing/random.ts'
import { mix } from '../../drawing/colour.ts'
import { camera, polygon, ground, placeUpright } from '../../drawing/camera.ts'
import { datePalm, gap } from '../../drawing/buildings/fronts.ts'
import { dusk, inLight, type Light, night, noon } from '../../drawing/light.ts'
import { transform, disc, type Drawing, hill, lens, taperedStroke, foliage, reflect, placeAt, type Point, rect, shape, smooth, stroke, tint, withOpacity } from '../../drawing/shapes.ts'
import { scene } from '../../drawing/scene.ts'
import { glitter, waves } from '../../drawing/nature/sea.ts'
import { sky, stars, streaks } from '../../drawing/nature/sky.ts'
import { block } from '../../drawing/things/solids.ts'
import { abra, blueHour, fronds, marina, pearl, shells, windTower } from './place.ts'

export const outside = [
	scene('hotel-12/facade', (progress) => {
		const c = inLight(pearl, blueHour)
		const tower = shells(c, 372, 590)
		return [
			sky(blueHour, 548, 18), stars('#f4e6ea', 14, 220, 26),
			marina(c, blueHour, 552),
			rect('#b98fa8', 0, 548, 1200, 260), hill('#7f82ae', [[-20, 566], [300, 560], [700, 570], [1220, 562]]), hill('#4d689e', [[-20, 620], [300, 606], [700, 624], [1220, 612]]), hill('#33528c', [[-20, 702], [260, 690], [640, 712], [1220, 690]]),
			[[858, 60], [796, 44], [920, 50], [1054, 40]].map(([x = 0, h = 0]) => indices(6).map((i) => lens('#f0bf98', x - 4 + ((i * 5) % 9), 560 + i * (h / 5), 26 - i * 2, 3))),
			tower, 
			smooth(c.sand, [[-40, 600], [60, 584], [300, 580], [520, 586], [700, 606], [760, 622], [640, 644], [420, 656], [160, 672], [-40, 700]]), smooth(mix(c.sand, c.midnight, 0.3), [[-40, 690], [160, 664], [420, 648], [640, 638], [768, 620], [660, 654], [420, 672], [160, 690], [-40, 720]]),
			rect(c.plaster, 470, 556, 210, 50), rect(c.plasterShade, 640, 556, 40, 50), indices(6).map((i) => gap('#ffcf7c', 480 + i * 26, 606, 15, 32, 1)), windTower(c, 500, 608, 42, 138), windTower(c, 604, 608, 34, 104), windTower(c, 96, 606, 40, 120), rect(c.plaster, 40, 566, 150, 42), rect(c.plasterShade, 160, 566, 30, 42), indices(4).map((i) => gap('#ffcf7c', 50 + i * 27, 608, 15, 28, 1)),
			[[30, 626, 8], [210, 616, 10], [252, 620, 8], [470, 622, 9], [560, 626, 11], [590, 628, 8], [704, 622, 9]].map(([x = 0, y = 0, h = 0], i) => datePalm(at(x, y, 11), h, c.wood, fronds, { lean: ((i % 3) - 1) * 0.08 })),
			tint(reflect(indices(5).map((i) => lens('#ffdf9e', 300 + (i % 2) * 30, 560 - i * 18, 150 - i * 12, 6)), 636, 1), '#33528c', 0.2),
			glitter('#ffd9a0', 372, 690, 800, { width: 120, spread: 1.6, count: 22, seed: 8, progress }), waves('#8ea6cc', 580, 790, { seed: 6, count: 16, progress }),
			indices(5).map((i) => lens('#ffdd94', 906 - i * 6, 726 + i * 14, 46 + (i % 2) * 24, 5)), abra(c, 850, 716 + Math.sin(2 * Math.PI * progress) * 2, 1.25),
		]
	}),
	scene('hotel-12/arrival', (progress) => {
		const light: Light = { ...blueHour, sky: ['#1f3264', '#2c437c', '#4a5a94', '#7c78a8', '#b98da4'] }
		const c = inLight(pearl, light)
		const e = camera({ height: 1.7, horizon: 470, focal: 820 })
		const hinge: Point = [600, 560]
		const rib = (t: number, k = 1): Point => { const a = Math.PI * (-0.1 + t * 1.2); return [hinge[0] - Math.cos(a) * 430 * k, hinge[1] - 40 - Math.sin(a) * 400 * k] }
		const scallop = (k: number): Point[] => indices(37).map((i) => { const t = i / 36; return rib(t, k * (1 + 0.035 * Math.abs(Math.sin(t * 9 * Math.PI)))) })
		return [
			sky(light, 470, 16), stars('#eef0fa', 33, 300, 50), placeAt(marina(c, light, 552), -60, -60, 0.94), rect('#39508a', 0, 470, 1200, 60),
			[[60, 540, 30], [150, 530, 26], [1060, 534, 28], [1150, 540, 32]].map(([x = 0, y = 0, s = 0], i) => datePalm(at(x, y, s), 8 + (i % 2), c.wood, fronds, { lean: (i % 3) * 0.04 - 0.05 })),
			smooth(mix(c.shade, c.midnight, 0.5), [...scallop(1.06), [hinge[0] + 120, hinge[1] + 10], [hinge[0] - 120, hinge[1] + 10]], 1 / 12), smooth(c.pearl, [...scallop(1), [hinge[0] + 100, hinge[1]], [hinge[0] - 100, hinge[1]]], 1 / 12),
			indices(9).map((i) => { const [a, m, b] = [i / 9, (i + 0.5) / 9, (i + 1) / 9]; return [shape(['#f7cdb6', '#fbdcc0', '#f3bfb0'][i % 3] ?? '#f7cdb6', [hinge, rib(a, 0.94), rib(m, 0.97), rib(b, 0.94)]), shape(mix('#e5a398', c.shade, 0.24), [hinge, rib(m, 0.965), rib(b, 0.94)])] }),
			indices(9).map((i) => { const [a, m, b] = [i / 9, (i + 0.5) / 9, (i + 1) / 9]; return [shape('#ffe2ae', [hinge, rib(a, 0.6), rib(m, 0.64), rib(b, 0.6)]), shape('#fbd094', [hinge, rib(m, 0.63), rib(b, 0.6)])] }), indices(9).map((i) => shape('#fff4d4', [hinge, rib(i / 9, 0.33), rib((i + 0.5) / 9, 0.36), rib((i + 1) / 9, 0.33)])),
			gap('#8a5a34', 540, 566, 120, 146, 1), gap('#ffd68a', 550, 566, 100, 136, 1), gap('#fff3c8', 580, 566, 40, 110, 1), disc('#fffaf0', 600, 396, 24), disc('#fffdf6', 594, 390, 10), stroke(c.brass, [600, 300], [600, 372], 3),
			ground(e, '#8f7890', -30, 30, 0.3, 15), indices(8).map((i) => ground(e, '#7d6884', -30, 30, 1.4 + i * 1.7, 1.44 + i * 1.7, 0.001)),
			[-1, 1].map((s) => [ground(e, '#2f4c88', Math.min(s * 0.9, s * 5), Math.max(s * 0.9, s * 5), 0.3, 14.4, 0.002), ground(e, '#4c6ca4', Math.min(s * 0.9, s * 5), Math.max(s * 0.9, s * 5), 6, 14.4, 0.003), polygon(e, '#f0b98c', [[s * 1.2, 0.004, 14], [s * 2.6, 0.004, 14], [s * 2.1, 0.004, 8], [s * 1.3, 0.004, 8]]), indices(7).map((i) => { const z = 2.4 + i * 1.5; const x = s * (1.6 + ((i * 1.7) % 2.6)) + Math.sin(2 * Math.PI * (progress + i / 7)) * 0.08; return polygon(e, i % 2 ? '#f6cfa0' : '#7f9ac8', [[x - 0.5, 0.006, z], [x, 0.006, z - 0.05], [x + 0.5, 0.006, z], [x, 0.006, z + 0.06]]) })]),
			indices(9).toReversed().map((i) => { const z = 1.7 + i * 1.4; return [ground(e, '#5d5478', -0.84, 0.84, z - 0.06, z + 0.9, 0.01), block(e, { top: '#f6e6d6', front: '#ffce84', side: '#b99a9a', deep: '#b99a9a' }, [-0.78, 0.02, z], [1.56, 0.1, 0.86])] }),
			(() => { const p = placeUpright(e, [2.35, 0, 4.4]); const s = p.size; return [lens('#3a3560', p.x - 60, p.y, 130, 16), rect(c.wood, p.x - 0.06 * s, p.y - 2.1 * s, 0.12 * s, 2.1 * s), rect(mix(c.wood, c.midnight, 0.4), p.x + 0.02 * s, p.y - 2.1 * s, 0.04 * s, 2.1 * s), rect(c.wood, p.x - 0.5 * s, p.y - 2.14 * s, 0.62 * s, 0.09 * s), smooth('#e2ac54', [[p.x - 0.56 * s, p.y - 1.5 * s], [p.x - 0.48 * s, p.y - 1.62 * s], [p.x - 0.45 * s, p.y - 1.92 * s], [p.x - 0.3 * s, p.y - 2.03 * s], [p.x - 0.15 * s, p.y - 1.92 * s], [p.x - 0.12 * s, p.y - 1.62 * s], [p.x - 0.04 * s, p.y - 1.5 * s]], 1 / 8), smooth('#a8742f', [[p.x - 0.26 * s, p.y - 1.5 * s], [p.x - 0.24 * s, p.y - 1.7 * s], [p.x - 0.24 * s, p.y - 2 * s], [p.x - 0.15 * s, p.y - 1.92 * s], [p.x - 0.12 * s, p.y - 1.62 * s], [p.x - 0.04 * s, p.y - 1.5 * s]], 1 / 8), lens('#f6d58c', p.x - 0.56 * s, p.y - 1.5 * s, 0.52 * s, 0.07 * s), disc('#8a5c24', p.x - 0.3 * s, p.y - 1.44 * s, 0.05 * s), taperedStroke('#f3e2cc', [p.x - 0.3 * s, p.y - 1.4 * s], [p.x - 0.34 * s, p.y - 1.2 * s], [p.x - 0.28 * s, p.y - 1.04 * s], 5, 4)] })(),
		]
	}),
	scene('hotel-12/lagoon-pool', (progress) => {
		const light: Light = { ...noon, sky: ['#62b4d6', '#86c6dc', '#addae0', '#d6e8dc', '#f3ead0'], cast: ['#fff0c8', 0.08] }
		const c = inLight(pearl, light)
		const [water, deepWater, pale, stone, stoneShade] = ['#48b4c0', '#2b93ab', '#9adcd8', '#f6e4cc', '#cfb4ac']
		const level = (y: number, from: number, to: number, depth: number, drop: number, falls: readonly number[]): Drawing => [
			smooth(stone, [[from - 50, y + depth * 0.5], [from + 80, y - 14], [(from + to) / 2, y - 24], [to - 80, y - 14], [to + 50, y + depth * 0.5], [to + 20, y + depth + 16], [(from + to) / 2, y + depth + 40], [from - 20, y + depth + 16]], 1 / 7),
			smooth(water, [[from - 20, y + depth * 0.5], [from + 90, y], [(from + to) / 2, y - 10], [to - 90, y], [to + 20, y + depth * 0.5], [to - 10, y + depth], [(from + to) / 2, y + depth + 22], [from + 10, y + depth]], 1 / 7), smooth(pale, [[from + 60, y + depth * 0.16], [(from + to) / 2, y - 4], [to - 60, y + depth * 0.16], [(from + to) / 2, y + depth * 0.26]], 1 / 7), smooth(deepWater, [[from + 20, y + depth * 0.84], [(from + to) / 2, y + depth * 0.7], [to - 20, y + depth * 0.84], [(from + to) / 2, y + depth + 18]], 1 / 7),
			drop ? shape(stoneShade, indices(13).map((i): Point => { const t = i / 12; return [from + (to - from) * t, y + depth + 14 + Math.sin(Math.PI * t) * 22] }).concat(indices(13).map((i): Point => { const t = 1 - i / 12; return [from + (to - from) * t, y + depth + 14 + drop + Math.sin(Math.PI * t) * 22] }))) : [],
			falls.map((t) => { const x = from + (to - from) * t; const top = y + depth + 2 + Math.sin(Math.PI * t) * 22; const w = 34 + drop * 0.5; return [shape('#bfe9ea', [[x - w, top], [x + w, top], [x + w * 1.1, top + drop + 24], [x - w * 1.1, top + drop + 24]]), indices(5).map((i) => rect('#ffffff', x - w * 0.8 + i * w * 0.38 + Math.sin(2 * Math.PI * (progress + i / 5)) * 3, top + 4 + (i % 3) * 8, w * 0.13, drop + 4 - (i % 3) * 6)), lens('#ffffff', x - w * 1.6, top + drop + 24, w * 3.2, 15)] }),
		]
		return [
			sky(light, 330, 12), streaks('#fffaea', 90, 19, 4, progress), placeAt(marina(c, { ...light, haze: '#cfdcd8' }, 552), 96, -104, 0.8), rect('#8cc8d2', 0, 330, 1200, 60), hill('#f0dcc0', [[-20, 362], [300, 350], [700, 356], [1220, 346]], 480),
			placeAt(shells({ ...c, glass: '#8fb8cc', midnight: '#5f8aa8' }, 372, 590, ['#d6ecec', '#9fc4d0', '#ffffff']), 560, -266, 1.1), windTower(c, 690, 392, 44, 150), windTower(c, 130, 392, 40, 130), rect(c.plaster, 40, 340, 130, 52), indices(4).map((i) => gap(c.plasterShade, 50 + i * 30, 392, 18, 36, 1)), rect(c.plaster, 720, 336, 120, 56), indices(4).map((i) => gap(c.plasterShade, 744 + i * 24, 392, 14, 34, 1)),
			[[220, 392, 15], [300, 388, 14], [520, 386, 15], [600, 390, 13], [880, 392, 16], [1120, 396, 17], [20, 396, 16]].map(([x = 0, y = 0, s = 0], i) => datePalm(at(x, y, s), 7.4 + (i % 3), c.wood, ['#3f6b58', '#6f9a68'], { lean: (i % 3) * 0.05 - 0.05 })), hill('#f6e4cc', [[-20, 396], [300, 386], [700, 392], [1220, 384]]),
			level(420, 330, 870, 36, 34, [0.3, 0.68]), [[600, 436, 16, 0.06], [622, 440, 13, -0.1]].map(([x = 0, y = 0, s = 0, lean = 0]) => [lens(stone, x - 40, y + 3, 80, 14), datePalm(at(x, y, s), 7, c.wood, ['#3f6b58', '#6f9a68'], { lean, dates: c.coral })]),
			level(512, 220, 980, 56, 44, [0.2, 0.52, 0.82]), [[400, 548, 24], [820, 552, 26]].map(([x = 0, y = 0, s = 0], i) => [lens(stone, x - 70, y + 2, 140, 22), foliage('#5c8f62', [x + 20, y - 8], 70, 26, { seed: 4 + i, flat: 0.5 }), datePalm(at(x, y, s), 7.6, c.wood, ['#3f6b58', '#6f9a68'], { lean: i ? -0.08 : 0.08, dates: c.coral })]),
			level(650, 40, 1160, 240, 0, []), waves('#e6f7f2', 670, 790, { seed: 8, count: 12, progress }),
			[[180, 694, 34], [1040, 700, 36]].map(([x = 0, y = 0, s = 0], i) => [lens(stone, x - 110, y + 4, 220, 34), foliage('#4a7d58', [x - 40, y - 12], 110, 46, { seed: 14 + i, flat: 0.4 }), datePalm(at(x, y, s), 9, c.wood, ['#3f6b58', '#6f9a68'], { lean: i ? -0.1 : 0.1, dates: c.coral, count: 11 })]),
			(() => { const [x, y] = [640 + Math.sin(2 * Math.PI * progress) * 10, 742]; return [lens('#1f7f98', x - 96, y + 40, 192, 22), disc('#fff6ee', x, y, 62), smooth('#d9c6d2', [[x + 20, y + 60], [x + 52, y + 30], [x + 61, y - 10], [x + 40, y - 46], [x + 36, y + 4], [x + 8, y + 50], [x - 30, y + 56]], 1 / 7), disc('#ffffff', x - 22, y - 24, 17, 13), lens('#9adcd8', x - 70, y + 54, 130, 10)] })(),
		]
	}),
	scene('hotel-12/view', (progress) => {
		const light: Light = { ...dusk, sky: ['#4f5a96', '#7a72a6', '#aa88ac', '#d8a3aa', '#f3c4a8'], haze: '#b29ab8', sea: ['#e3c9c8', '#bdb8cc', '#98a3c4'] }
		const c = inLight(pearl, light)
		const frond = (x: number, y: number, side: number, s: number): Drawing => { const tip: Point = [x + side * 330 * s, y - 66 * s]; const via: Point = [x + side * 190 * s, y + 46 * s]; return [taperedStroke('#4a4a7c', [x, y], via, tip, 25 * s, 11 * s), taperedStroke('#37396a', [x, y + 5 * s], [via[0], via[1] + 7 * s], [tip[0], tip[1] + 5 * s], 13 * s, 6 * s), indices(9).map((i) => { const t = (i + 1) / 10; const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * via[0] + t * t * tip[0]; const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * via[1] + t * t * tip[1]; return disc('#ffd08c', px, py - 3 * s, 2.6 * s + 0.8) })] }
		return [
			sky(light, 330, 14), streaks('#f9d6bc', 130, 41, 5, progress),
			indices(26).map((i) => { const [x, w] = [150 + i * 37 + (i % 3) * 8, 13 + (i % 4) * 3]; const h = 70 + ((i * 53) % 120) + (i > 9 && i < 17 ? 70 : 0); const tone = mix('#4a4a86', light.haze, 0.42 + (i % 3) * 0.13); return [shape(tone, [[x, 334], [x, 334 - h], [x + w / 2, 334 - h - w * 1.2], [x + w, 334 - h], [x + w, 334]]), shape(mix(tone, '#33346a', 0.3), [[x + w * 0.6, 334], [x + w * 0.6, 334 - h - w * 0.9], [x + w, 334 - h], [x + w, 334]]), i % 5 === 2 ? rect(tone, x + w / 2 - 1, 334 - h - w - 30, 2, 30) : [], indices(Math.round(h / 22)).map((j) => ((i + j) % 3 ? rect('#fbd09a', x + 3 + ((i + j) % 2) * 5, 326 - j * 21, 3, 4) : []))] }), rect('#6c68a0', 0, 326, 1200, 10),
			rect('#e3c9c8', 0, 334, 1200, 480), hill('#cfc2cc', [[-20, 380], [500, 372], [1220, 384]]), hill('#bdb8cc', [[-20, 450], [500, 436], [1220, 456]]), hill('#a6accb', [[-20, 560], [500, 540], [1220, 566]]), hill('#8f9cc2', [[-20, 690], [500, 668], [1220, 694]]), waves('#f3e4e0', 344, 690, { seed: 17, count: 26, progress }),
			indices(6).map((i) => { const t = i / 5; const [x, y, s] = [700 - t * 60, 404 + t ** 1.3 * 226, 0.42 + t * 0.86]; return [frond(x, y, -1, s), frond(x, y, 1, s)] }), shape('#4a4a7c', [[690, 370], [708, 370], [680, 780], [560, 780]]), shape('#37396a', [[699, 370], [708, 370], [680, 780], [620, 780]]), indices(12).map((i) => disc('#ffd08c', 699 - i * 6, 380 + i ** 1.4 * 9, 2 + i * 0.3)),
			[shape('#fbf0ea', [[236, 604], [470, 540], [474, 546], [244, 618]]), shape('#fbf0ea', [[250, 622], [472, 548], [476, 552], [270, 640]]), smooth('#ffffff', [[462, 538], [500, 528], [536, 530], [540, 538], [500, 546], [466, 546]], 1 / 9), taperedStroke('#e8836c', [474, 536], [466, 522], [460, 516], 9, 5), shape('#ffffff', [[492, 520], [530, 512], [546, 516], [506, 526]]), stroke('#7a7aa6', [506, 526], [508, 534], 3), rect('#33346a', 518, 532, 10, 4), taperedStroke('#d9d2de', [478, 552], [504, 556], [532, 548], 5, 4)],
			smooth(c.pearl, [[-40, 730], [120, 700], [300, 728], [480, 706], [660, 734], [840, 708], [1020, 732], [1240, 700], [1240, 860], [-40, 860]], 1 / 6), smooth(mix(c.pearl, c.shade, 0.6), [[-40, 752], [120, 722], [300, 750], [480, 728], [660, 756], [840, 730], [1020, 754], [1240, 722], [1240, 860], [-40, 860]], 1 / 6), smooth(mix(c.pearl, c.shade, 0.3), [[-40, 784], [120, 756], [300, 782], [480, 762], [660, 788], [840, 764], [1020, 786], [1240, 756], [1240, 860], [-40, 860]], 1 / 6),
			[lens('#9a86a4', 930, 738, 120, 14), rect(c.brass, 984, 650, 5, 86), withOpacity(0.24, disc('#ffd08c', 987, 640, 46)), smooth('#fff0cc', [[964, 664], [970, 620], [1004, 620], [1010, 664]], 1 / 14), rect(c.brass, 962, 664, 50, 6)],
		]
	}),
	scene('hotel-12/night', (progress) => {
		const light: Light = { ...night, sky: ['#070d24', '#0b1430', '#101b3e', '#16244c', '#20305c'] }
		const c = { ...pearl, pearl: '#ffe6b0', shade: '#d99f5c', glass: '#141d44', midnight: '#0b1230', plaster: '#4a4668', plasterShade: '#2c2c4c', wood: '#2a2036', sand: '#4a4668' }
		const tower = placeAt(shells(c, 372, 590, ['#c08a54', '#8f6650', '#ffd98c']), 228, -74, 1)
		const water = 516
		const random = seededRandom(31)
		const palmOf = (x: number, y: number, s: number, h: number, lean: number): Drawing => [datePalm(at(x, y, s), h, '#3a2c3a', ['#14283c', '#1f3a4c'], { lean }), indices(12).map((i) => { const t = i / 11; const px = x + lean * h * s * t * t; const py = y - h * s * t; return [-1, 1].map((d) => disc('#ffd98c', px + d * (i % 2 ? 3 : 1), py, 1.9)) }), indices(7).map((i) => { const a = Math.PI * (0.1 + i * 0.13); return indices(3).map((k) => disc('#fff0b8', x + lean * h * s + Math.cos(a) * h * s * 0.14 * (k + 1), y - h * s - Math.sin(a) * h * s * 0.09 * (k + 1) + k * k * 2.4, 1.7)) })]
		const towers: Drawing = [windTower(c, 700, 516, 34, 100), windTower(c, 446, 516, 30, 82)]
		const shore: Drawing = [tower, [[300, 514, 11, 9, 0.06], [372, 516, 13, 8, -0.08], [800, 514, 13, 9, 0.06], [868, 516, 11, 8, -0.06], [240, 516, 9, 7, 0.1], [930, 516, 10, 8, 0.08]].map(([x = 0, y = 0, s = 0, h = 0, lean = 0]) => palmOf(x, y, s, h, lean)), towers, rect('#2c2c4c', 180, 500, 840, 16), indices(24).map((i) => rect('#ffcf7c', 196 + i * 34, 506, 10, 3))]
		return [
			sky(light, 500, 18), stars('#e9ecfa', 12, 430, 110), indices(22).map((i) => { const [x, h] = [((i * 57) % 1200), 20 + ((i * 37) % 60)]; return x > 330 && x < 860 ? [] : [rect('#131d44', x, water - h, 20, h), rect('#e9b86a', x + 5, water - h + 10 + (i % 3) * 8, 3, 3), rect('#e9b86a', x + 12, water - h + 22, 3, 3)] }),
			shore, rect('#0a1230', 0, water, 1200, 300), tint(transform(reflect([tower, towers], water + 2, 0.62), (x, y) => [x + Math.sin(y * 0.12 + 2 * Math.PI * progress) * (y - water) * 0.02, y]), '#0a1230', 0.34), indices(20).map((i) => lens('#0a1230', 340 + random() * 420, water + 16 + i * 13, 160 + random() * 160, 3.6)), waves('#33457c', 530, 790, { seed: 22, count: 22, progress }), rect('#0b1230', 574, 303, 13, 11),
			hill('#050a1c', [[-20, 760], [200, 742], [420, 772], [640, 790], [900, 770], [1220, 744]]), [lens('#2c2c4c', 180, 752, 120, 10), rect('#3a3350', 196, 716, 90, 12), rect('#3a3350', 196, 690, 10, 60), rect('#3a3350', 276, 716, 10, 36), smooth('#e8836c', [[216, 716], [226, 700], [264, 704], [274, 716]], 1 / 8)],
		]
	}),
]
