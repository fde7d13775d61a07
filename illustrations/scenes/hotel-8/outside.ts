// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { at, dhow } from '../../drawing/things/boats.ts'
import { seededRandom, indices } from '../../drawing/random.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { camera, polygon, ground, type Position, project, placeUpright } from '../../drawing/camera.ts'
import { datePalm } from '../../drawing/buildings/fronts.ts'
import { lantern } from '../../drawing/buildings/gulf.ts'
import { dusk, gold, inLight, type Light, night, noon } from '../../drawing/light.ts'
import { roof } from '../../drawing/buildings/houses.ts'
import { disc, type Drawing, hill, lens, taperedStroke, placeAt, type Point, rect, shape, smooth, stroke, withOpacity } from '../../drawing/shapes.ts'
import { scene } from '../../drawing/scene.ts'
import { glitter, waves } from '../../drawing/nature/sea.ts'
import { crescent, sky, stars, streaks, sun } from '../../drawing/nature/sky.ts'
import { block, drum } from '../../drawing/things/solids.ts'
import { moonrise, pavilion, saltbush, strand, tuft } from './place.ts'

/** A hatchling going away from us to the upper left, its flippers out. */
const hatchling = (x: number, y: number, s: number, stride = 0): Drawing =>
	placeAt([
		taperedStroke('#4a4460', [-16, -6], [-40, -14], [-54, 4 + stride], 13, 5), taperedStroke('#4a4460', [12, -16], [24, -38], [14 - stride, -52], 13, 5), taperedStroke('#3a3450', [22, 10], [38, 12], [44, 22], 10, 5), taperedStroke('#3a3450', [2, 22], [2, 34], [-6, 42], 10, 5),
		smooth('#3a3450', [[-18, -16], [-34, -26], [-40, -36], [-26, -40], [-12, -30]], 1 / 6), smooth('#5f5670', [[-26, -12], [-8, -30], [22, -16], [34, 14], [22, 26], [-10, 20]], 1 / 6), smooth('#837a92', [[-18, -10], [-4, -22], [14, -10], [4, 6], [-10, 6]], 1 / 7), [[4, -18, 24, 10], [-14, 4, 16, 20]].map(([a = 0, b = 0, c = 0, d = 0]) => stroke('#453e58', [a, b], [c, d], 2.4)),
	], x, y, s)

export const outside = [
	scene('hotel-8/beach', (progress) => {
		const c = inLight(strand, moonrise)
		const wind = (i: number) => Math.sin(2 * Math.PI * (progress + i / 7)) * 0.07
		return [
			sky(moonrise, 384, 14), stars('#fdeee0', 21, 190, 18), sun(moonrise, 300, 268, 50),
			rect('#e8c0b0', 0, 384, 1200, 420),
			hill('#b9cdbd', [[-20, 400], [300, 396], [700, 402], [1220, 396]]), hill('#8fbfb2', [[-20, 428], [300, 420], [640, 432], [1220, 424]]), hill('#6eaaa4', [[-20, 484], [280, 470], [600, 486], [860, 470]]),
			glitter('#fff3e0', 300, 392, 560, { width: 90, spread: 2.2, count: 26, seed: 4, progress }), waves('#d9ead9', 400, 560, { seed: 7, count: 12, progress }),
			hill(mix(c.sand, moonrise.haze, 0.3), [[640, 402], [760, 380], [900, 366], [1060, 356], [1220, 340]]),
			pavilion(c, 708, 392, 92, 40, 3), pavilion(c, 826, 388, 128, 56, 3), pavilion(c, 990, 388, 180, 76, 4), rect(c.plaster, 906, 314, 34, 40), rect(c.plasterShade, 926, 314, 14, 40),
			hill(c.bone, [[440, 500], [540, 452], [640, 412], [720, 388], [800, 404], [880, 388], [960, 402], [1060, 380], [1140, 396], [1220, 372]]), hill(mix(c.bone, c.shade, 0.6), [[714, 394], [740, 398], [800, 410], [872, 396], [900, 410], [960, 412], [1052, 390], [1084, 410], [1140, 408], [1220, 386]], 440),
			hill(c.bone, [[330, 560], [460, 486], [620, 452], [760, 424], [860, 432], [980, 418], [1090, 432], [1220, 412]]),
			[[690, 452, 34], [756, 440, 30], [850, 442, 34], [930, 436, 30], [1010, 440, 40], [1100, 446, 40], [1170, 436, 34]].map(([x = 0, y = 0, s = 0], i) => tuft(saltbush, x, y, s, i, wind(i))),
			placeAt(smooth('#ffffff', [[-60, 682], [120, 640], [260, 592], [360, 552], [500, 500], [520, 506], [380, 568], [270, 616], [120, 668], [-60, 714]]), Math.sin(2 * Math.PI * progress) * -7, Math.sin(2 * Math.PI * progress) * -3),
			hill(c.sand, [[-20, 690], [120, 660], [270, 606], [380, 558], [520, 500], [700, 480], [900, 500], [1220, 470]]), hill(c.bone, [[-20, 740], [160, 700], [330, 640], [480, 580], [640, 536], [860, 540], [1220, 500]]),
			track(mix(c.shade, c.sand, 0.15), mix(c.shade, c.indigo, 0.16)),
			hill(mix(c.bone, c.shade, 0.5), [[880, 830], [960, 700], [1060, 640], [1220, 600]]), tuft(saltbush, 1090, 664, 110, 1, wind(1)), tuft(saltbush, 1160, 640, 130, 2, wind(2)), tuft(saltbush, 1010, 716, 90, 3, wind(3)),
		]
	}),
	scene('hotel-8/arrival', () => {
		const c = inLight(strand, moonrise)
		const e = camera({ height: 1.6, horizon: 500, focal: 900 })
		const [lit, dim] = ['#e9b296', '#86688a']
		const course = (x: number, tone: string): Drawing => indices(5).map((i) => polygon(e, tone, [[x, 0.9 + i * 0.9, 1.2], [x, 0.9 + i * 0.9, 9], [x, 0.93 + i * 0.9, 9], [x, 0.93 + i * 0.9, 1.2]]))
		return [
			sky(moonrise, 420, 16), stars('#fdeee0', 11, 200, 20), sun(moonrise, 690, 196, 46),
			datePalm(at(470, 420, 34), 8, mix(c.teak, moonrise.haze, 0.3), ['#4f5a72', '#6a7480'], { lean: -0.04 }), datePalm(at(540, 420, 30), 6.6, mix(c.teak, moonrise.haze, 0.3), ['#4f5a72', '#6a7480'], { lean: 0.08 }),
			polygon(e, mix(lit, dim, 0.4), [[-2.6, 0, 9], [2.6, 0, 9], [2.6, 3.6, 9], [-2.6, 3.6, 9]]), polygon(e, '#f3c9aa', [[-2.6, 3.6, 9], [2.6, 3.6, 9], [2.6, 3.72, 9], [-2.6, 3.72, 9]]),
			polygon(e, mix(dim, c.indigo, 0.3), [[-1.32, 0, 8.96], [1.32, 0, 8.96], [1.32, 2.98, 8.96], [-1.32, 2.98, 8.96]]), polygon(e, '#7d4f3e', [[-1.16, 0, 8.94], [1.16, 0, 8.94], [1.16, 2.84, 8.94], [-1.16, 2.84, 8.94]]), indices(8).map((i) => polygon(e, '#64402f', [[-1.16 + i * 0.29, 0, 8.93], [-1.13 + i * 0.29, 0, 8.93], [-1.13 + i * 0.29, 2.84, 8.93], [-1.16 + i * 0.29, 2.84, 8.93]])), [0.5, 2.4].map((up) => polygon(e, '#64402f', [[-1.16, up, 8.92], [1.16, up, 8.92], [1.16, up + 0.14, 8.92], [-1.16, up + 0.14, 8.92]])), indices(9).map((i) => [0.57, 2.47].map((up) => disc('#e2b05c', ...project(e, [-1.04 + i * 0.26, up, 8.9]), 3.4))),
			disc('#e9c37a', 600, 506, 36), disc('#fbe3ae', 594, 500, 30), disc('#7d4f3e', 616, 496, 26), rect('#4a2c28', 598, 376, 4, 280), disc('#e2b05c', 600, 506, 5),
			polygon(e, lit, [[-2.6, 0, 0.3], [-2.6, 0, 9], [-2.6, 4.6, 9], [-2.6, 4.6, 0.3]]), polygon(e, '#f8d2b2', [[-2.6, 4.6, 0.3], [-2.6, 4.6, 9], [-2.9, 4.6, 9], [-2.9, 4.6, 0.3]]), course(-2.6, mix(lit, dim, 0.24)),
			polygon(e, dim, [[2.6, 0, 0.3], [2.6, 0, 9], [2.6, 5.2, 9], [2.6, 5.2, 0.3]]), course(2.6, mix(dim, c.indigo, 0.24)), [3, 5, 7].map((z) => [polygon(e, mix(dim, c.indigo, 0.5), [[2.59, 1, z], [2.59, 1, z + 0.5], [2.59, 1.62, z + 0.5], [2.59, 1.62, z]]), polygon(e, '#ff7a52', [[2.58, 1.04, z + 0.2], [2.58, 1.04, z + 0.42], [2.58, 1.4, z + 0.42], [2.58, 1.4, z + 0.2]]), withOpacity(0.16, disc('#ff6a4a', ...project(e, [2.58, 1.24, z + 0.3]), 380 / z))]),
			ground(e, '#c59a94', -2.6, 2.6, 0.3, 9), indices(9).map((i) => ground(e, '#a88490', -2.6, 2.6, 1.4 + i ** 1.3 * 0.5, 1.42 + i ** 1.3 * 0.51, 0.001)), polygon(e, mix('#c59a94', c.indigo, 0.3), [[2.6, 0.002, 0.3], [2.6, 0.002, 9], [0.9, 0.002, 9], [1.3, 0.002, 0.3]]),
			block(e, tones('#dcb39c'), [-1.7, 0, 8], [3.4, 0.22, 1]), block(e, tones('#dcb39c'), [-2.1, 0, 7.4], [4.2, 0.1, 0.7]),
			(() => { const [x, y] = project(e, [-0.5, 0.24, 8.2]); return [lens('#8a5f4a', x - 50, y + 6, 100, 18), lens('#e2b05c', x - 52, y, 104, 20), indices(6).map((i) => disc(i % 2 ? '#5a2f28' : '#7a4030', x - 26 + i * 9, y - 5 - (i % 2) * 5, 7, 5)), smooth('#f6efe6', [[x + 24, y], [x + 18, y - 16], [x + 28, y - 30], [x + 27, y - 46], [x + 37, y - 46], [x + 36, y - 30], [x + 46, y - 16], [x + 40, y]], 1 / 8), disc('#e89a9a', x + 32, y - 10, 8, 9)] })(),
		]
	}),
	scene('hotel-8/boardwalk', (progress) => {
		const light: Light = { ...noon, sky: ['#7fb9cf', '#9fcbd4', '#c3dcd8', '#e4e6d6', '#f6ead6'], sea: ['#b9dccb', '#8fcab8', '#6ab8ac'], haze: '#e0e2d6' }
		const c = { ...strand, bone: '#fbf1e2', sand: '#f0dfc8', shade: '#bdb2c0' }
		const e = camera({ height: 2.2, horizon: 300, focal: 800, x: -0.6 })
		const grain = (i: number): Drawing => ground(e, i % 3 === 0 ? '#b08e74' : i % 3 === 1 ? '#c3a184' : '#b99778', -1, 1, 1.2 + i * 0.62, 1.76 + i * 0.62, 0.5)
		return [
			sky(light, 300, 12), streaks('#fffaf0', 100, 17, 5, progress), rect('#b9dccb', 0, 300, 1200, 30), hill('#8fcab8', [[-20, 312], [500, 308], [1220, 314]]), hill('#6ab8ac', [[-20, 332], [500, 326], [1220, 334]]), waves('#eef8ee', 306, 350, { seed: 5, count: 12, progress }), lens('#ffffff', 380, 352, 420, 7),
			hill(mix(c.bone, light.haze, 0.2), [[-20, 250], [120, 236], [260, 262], [380, 318], [470, 366], [560, 390], [700, 392]]), smooth(mix(c.shade, light.haze, 0.1), [[260, 262], [380, 318], [470, 366], [560, 392], [400, 420], [300, 360], [310, 310]], 1 / 8),
			hill(mix(c.bone, light.haze, 0.1), [[640, 392], [760, 356], [860, 296], [980, 256], [1100, 262], [1220, 236]]), smooth(c.shade, [[980, 256], [1100, 262], [1220, 240], [1220, 330], [1080, 330], [1040, 300]], 1 / 8),
			[[60, 290, 44], [180, 300, 38], [300, 336, 34], [920, 330, 40], [1010, 350, 46], [1160, 330, 50]].map(([x = 0, y = 0, s = 0], i) => tuft(saltbush, x, y, s, i)),
			hill(c.sand, [[-20, 420], [200, 380], [420, 400], [600, 396], [800, 400], [1000, 376], [1220, 400]]), hill(c.bone, [[-20, 520], [160, 470], [360, 470], [520, 500], [760, 470], [960, 430], [1220, 470]]),
			ground(e, c.shade, -0.6, 1.7, 1, 15, 0), indices(9).toReversed().map((i) => [-1, 0.88].map((x) => block(e, '#8f7260', [x, 0, 1.6 + i * 1.5], [0.12, 0.5, 0.12]))), ground(e, '#8f7260', -1, 1, 1.2, 14.8, 0.48), indices(22).toReversed().map(grain), polygon(e, '#8f7260', [[1, 0.4, 1.2], [1, 0.4, 14.8], [1, 0.5, 14.8], [1, 0.5, 1.2]]), polygon(e, '#8f7260', [[-1, 0.36, 1.2], [1, 0.36, 1.2], [1, 0.5, 1.2], [-1, 0.5, 1.2]]),
			indices(6).toReversed().map((i) => [-0.96, 0.9].map((x) => block(e, '#9a7c66', [x, 0.5, 2.4 + i * 2.3], [0.09, 0.7, 0.09]))), [-0.92, 0.94].map((x) => indices(5).map((i) => taperedStroke('#d9c3a4', project(e, [x, 1.12, 2.4 + i * 2.3]), project(e, [x, 0.86, 3.5 + i * 2.3]), project(e, [x, 1.12, 4.7 + i * 2.3]), 9 / (1 + i * 0.7), 6 / (1 + i * 0.8)))),
			hill(c.bone, [[700, 830], [800, 720], [900, 640], [1040, 580], [1220, 560]]), hill(c.bone, [[-20, 600], [100, 590], [220, 640], [300, 720], [340, 830]]), smooth(c.shade, [[100, 590], [220, 640], [300, 720], [350, 830], [200, 830], [190, 740], [120, 660]], 1 / 8),
			lens(c.shade, 896, 724, 210, 26), indices(9).map((i) => disc('#e3d0b6', 936 + (i % 5) * 26 + (i % 2) * 8, 706 - Math.floor(i / 5) * 12, 17, 9)), [stroke('#8f6a50', [1000, 716], [1004, 560], 13), smooth('#b98e68', [[950, 548], [1056, 540], [1060, 614], [952, 620]], 1 / 14), disc('#6fa79c', 1005, 582, 20, 17), [[-20, -14], [20, -14], [-18, 16], [18, 16]].map(([dx = 0, dy = 0]) => disc('#6fa79c', 1005 + dx, 582 + dy, 7, 5)), disc('#6fa79c', 1005, 558, 6, 7)],
			[smooth('#e8907c', [[1078, 660], [1088, 728], [1146, 728], [1156, 660]], 1 / 14), smooth('#b9665f', [[1122, 662], [1120, 728], [1146, 728], [1156, 660]], 1 / 14), lens('#f6b8a4', 1076, 660, 82, 16), taperedStroke('#8a8a94', [1078, 660], [1112, 610], [1156, 660], 4, 4)],
			tuft(saltbush, 60, 720, 120, 1), tuft(saltbush, 150, 780, 130, 2), tuft(saltbush, 1190, 800, 110, 3),
		]
	}),
	scene('hotel-8/pool', (progress) => {
		const light: Light = { ...noon, sky: ['#7dbdd3', '#9dcdd8', '#c0dddb', '#e0e8da'], haze: '#dfe4d8' }
		const e = camera({ height: 8.2, horizon: 160, focal: 860 })
		const [stone, stoneShade, water, deepWater, pale] = ['#f3e2ca', '#cdb8b4', '#6cc0b4', '#43a3a0', '#b5e2d2']
		const random = seededRandom(4)
		const square = (x: number, z: number, w = 5, d = 4.6): Drawing => [ground(e, '#fff7ea', x - 0.3, x + w + 0.3, z - 0.3, z + d + 0.3), ground(e, mix(deepWater, '#3a5a7a', 0.3), x, x + w, z, z + d, 0.001), ground(e, water, x, x + w, z, z + d - 0.3, 0.002), ground(e, pale, x, x + w, z + d * 0.7, z + d - 0.3, 0.003), indices(7).map((i) => { const [px, pz] = [x + 0.4 + random() * (w - 2), z + 0.3 + random() * (d - 0.9)]; const dx = Math.sin(2 * Math.PI * (progress + i / 7)) * 0.12; return polygon(e, i % 2 ? '#e4f6ea' : pale, [[px + dx, 0.004, pz], [px + 0.5 + dx, 0.004, pz - 0.05], [px + 1.3 + dx, 0.004, pz], [px + 0.7 + dx, 0.004, pz + 0.07]]) })]
		const tent = (x: number, z: number, s = 1.35): Drawing => { const plot = { x: x - s, z: z - s, width: s * 2, depth: s * 2, height: 2.2 }; return [polygon(e, stoneShade, [[x - s, 0.005, z - s + 0.3], [x + s + 0.9, 0.005, z - s + 0.3], [x + s + 0.9, 0.005, z + s + 0.3], [x - s, 0.005, z + s + 0.3]]), block(e, tones('#f8f0e2'), [x - s * 0.7, 0, z - s * 0.5], [s * 1.4, 0.4, s * 1.1]), [-0.5, 0.1].map((k) => block(e, tones('#3f5a8c'), [x + k * s, 0.4, z + 0.2 * s], [s * 0.4, 0.26, 0.2])), [[-1, 1], [1, 1], [-1, -1], [1, -1]].map(([a = 0, b = 0]) => block(e, '#9a7a66', [x + a * s - 0.05, 0, z + b * s - 0.05], [0.1, 2.3, 0.1])), roof(e, { top: '#ffffff', front: '#fffaf0', side: '#dcd3d4', deep: '#c9bcc4' }, plot, { rise: 1.1, eaves: 0.2, hip: 1, thick: 0.22 })] }
		return [
			sky(light, 160, 8), hill('#d9dccb', [[-20, 156], [300, 142], [620, 154], [900, 138], [1220, 150]], 200), rect('#9ad0c2', 0, 160, 1200, 14), hill('#f3e6d2', [[-20, 180], [240, 164], [500, 176], [760, 162], [1000, 174], [1220, 160]]), [[90, 176, 30], [340, 176, 26], [660, 174, 28], [940, 172, 30]].map(([x = 0, y = 0, s = 0], i) => tuft(saltbush, x, y, s, i)),
			pavilion({ ...strand, plaster: '#ecd0ac', plasterShade: '#b99a92' }, 60, 206, 250, 64, 4, ['#7d5a4c', '#b98a6c']), pavilion({ ...strand, plaster: '#ecd0ac', plasterShade: '#b99a92' }, 890, 206, 260, 70, 4, ['#7d5a4c', '#b98a6c']), rect('#ecd0ac', 330, 158, 44, 60), rect('#b99a92', 358, 158, 16, 60), [[420, 220, 13], [480, 218, 12], [760, 218, 12], [820, 222, 13], [36, 226, 13], [1176, 226, 13]].map(([x = 0, y = 0, s = 0], i) => datePalm(at(x, y, s), 7 + (i % 3), '#8a6a54', ['#5f8070', '#8aa886'], { lean: (i % 3) * 0.05 - 0.05 })),
			ground(e, stone, -40, 40, 3, 60, -0.01), indices(9).map((i) => ground(e, mix(stone, stoneShade, 0.4), -40, 40, 7 + i * 3.2, 7.05 + i * 3.2)),
			square(-7.2, 22.4), square(2.2, 22.4), ground(e, '#fff7ea', -2.4, 2.4, 23.8, 25.8, 0.001), ground(e, water, -2.6, 2.6, 24.1, 25.5, 0.003), square(-7.2, 13), square(2.2, 13), [-5.7, 3.7].map((x) => [ground(e, '#fff7ea', x - 0.2, x + 2.2, 17.4, 22.6, 0.001), ground(e, water, x, x + 2, 17.2, 22.6, 0.003)]), ground(e, '#fff7ea', -2.4, 2.4, 14.2, 16.2, 0.001), ground(e, water, -2.6, 2.6, 14.5, 15.9, 0.003),
			tent(-9.8, 20, 1.3), tent(9.8, 20, 1.3), tent(0, 20, 1.9), [[-10, 15.2], [8.6, 15.2]].map(([x = 0, z = 0]) => [block(e, tones('#fff6e8'), [x, 0.25, z], [1.8, 0.14, 0.7]), block(e, tones('#e8907c'), [x, 0.39, z], [0.6, 0.1, 0.7])]), [[-2.9, 12.2], [-2.55, 12.3]].map(([x = 0, z = 0]) => { const [px, py] = project(e, [x, 0, z]); return [disc('#c9584a', px, py, 10, 6), disc('#f0a48e', px - 2, py - 2, 4, 2.4)] }), tuft(saltbush, 70, 800, 150, 1), tuft(saltbush, 180, 812, 120, 2), tuft(saltbush, 1130, 812, 150, 3),
		]
	}),
	scene('hotel-8/view', (progress) => {
		const light: Light = { ...gold, sky: ['#c9788a', '#dd8f8a', '#eda98e', '#f6c49a', '#fbdcae'], haze: '#e6b4a2', sea: ['#f3c4a2', '#c9b0a2', '#8fa8a4'], halos: ['#f8bb8c', '#fbd29c'], cast: ['#e88f70', 0.16], shadow: '#5a3f6a' }
		const c = inLight(strand, light)
		const dome = (x: number, y: number, w: number, h: number): Drawing => { const p = (a: number, k = 1): Point => [x - Math.cos(a) * w * 0.5 * k, y - Math.sin(a) * h * k]; const line = indices(13).map((i) => p((Math.PI * i) / 12)); return [shape('#8f6a88', line), shape('#a87f92', [...line.slice(0, 8), [x + w * 0.1, y]]), [0.3, 0.55, 0.8].map((k) => indices(12).map((i) => stroke('#c49a9a', p((Math.PI * i) / 12, k), p((Math.PI * (i + 1)) / 12, k), 1.6))), indices(11).map((i) => stroke('#c49a9a', [x + (i - 5) * w * 0.05, y], p((Math.PI * (i + 1)) / 12), 1.6)), rect('#f3c9b0', x - w * 0.42, y - 4, w * 0.84, 5)] }
		return [
			sky(light, 372, 16), sun(light, 760, 280, 52), streaks('#fbd6b0', 120, 23, 6, progress), rect('#f3c4a2', 0, 372, 1200, 60), hill('#c9b0a2', [[-20, 392], [500, 386], [1220, 394]]), hill('#8fa8a4', [[-20, 420], [500, 410], [1220, 424]]), glitter('#fff0cc', 760, 376, 450, { width: 110, count: 18, spread: 1.6, seed: 7, progress }),
			hill('#b58a92', [[-20, 360], [160, 352], [360, 358], [520, 372]], 384), [[150, 22, 40], [196, 34, 30], [240, 18, 60], [420, 26, 34], [462, 16, 44]].map(([x = 0, h = 0, w = 0]) => [rect('#e6bfae', x, 366 - h, w, h), rect('#b58a92', x + w * 0.66, 366 - h, w * 0.34, h)]), dome(330, 368, 280, 62),
			dhow(at(960 + Math.sin(2 * Math.PI * progress) * 3, 412, 5.4), '#fff0d8', '#e2a890', '#5a3a44'), lens('#fbe0bc', 916, 418, 90, 5), hill(mix(c.sand, light.haze, 0.4), [[820, 442], [960, 424], [1100, 410], [1220, 414]]),
			hill(mix(c.bone, light.haze, 0.3), [[-20, 440], [140, 420], [300, 436], [460, 462], [640, 470], [820, 452], [980, 430], [1220, 446]]), smooth(mix(c.shade, light.haze, 0.2), [[140, 420], [300, 436], [460, 462], [540, 470], [380, 486], [240, 470]], 1 / 8), [[90, 446, 26], [250, 452, 24], [560, 476, 26], [700, 472, 24], [900, 450, 26], [1080, 446, 30]].map(([x = 0, y = 0, s = 0], i) => tuft(saltbush, x, y, s, i)),
			hill(c.bone, [[-20, 520], [160, 500], [380, 520], [600, 560], [800, 530], [1000, 500], [1220, 520]]), smooth(mix(c.shade, c.bone, 0.2), [[1000, 500], [1110, 506], [1230, 524], [1230, 600], [1090, 580], [1050, 540]], 1 / 8), smooth(mix(c.shade, c.bone, 0.2), [[160, 500], [380, 520], [600, 560], [520, 590], [330, 570], [220, 540]], 1 / 8), [[60, 540, 60], [420, 580, 56], [760, 560, 52], [1120, 560, 60]].map(([x = 0, y = 0, s = 0], i) => tuft(saltbush, x, y, s, i + 3)),
			rect(c.plaster, -10, 640, 1220, 170), rect(mix(c.plaster, '#fff0d0', 0.5), -10, 632, 1220, 14), indices(5).map((i) => { const x = 60 + i * 262; return [shape(c.plaster, [[x - 60, 640], [x - 60, 596], [x - 34, 596], [x - 34, 566], [x + 34, 566], [x + 34, 596], [x + 60, 596], [x + 60, 640]]), shape(c.plasterShade, [[x + 18, 640], [x + 18, 566], [x + 34, 566], [x + 34, 596], [x + 60, 596], [x + 60, 640]]), rect(mix(c.plaster, '#fff0d0', 0.5), x - 36, 562, 72, 7)] }), rect(mix(c.plaster, c.plasterShade, 0.6), -10, 700, 1220, 110), indices(7).map((i) => stroke(mix(c.plaster, c.plasterShade, 0.9), [600 + (i - 3) * 190, 702], [600 + (i - 3) * 280, 800], 3)),
			[lens(c.plasterShade, 410, 770, 330, 24), rect('#4a5590', 430, 724, 250, 46), rect('#333e72', 600, 724, 80, 46), lens('#5f6aa6', 430, 724, 250, 16), rect('#e8907c', 468, 708, 90, 22), lens('#f6b8a4', 468, 708, 90, 12)], [lens('#e2b05c', 760, 764, 130, 26), [782, 812, 844].map((x, i) => [rect('#f6efe6', x - 8, 740 + i * 3, 16, 22), lens('#e8b8a0', x - 8, 740 + i * 3, 16, 5)])],
		]
	}),
	scene('hotel-8/nursery', (progress) => {
		const light: Light = { ...dusk, sky: ['#2c3468', '#454680', '#6f5a8e', '#a5708f', '#d48c8c'], sea: ['#b98a98', '#6f7c9c', '#46688c'], cast: ['#3f3f7a', 0.34] }
		const sand = '#a68fa4'
		const e = camera({ height: 1.7, horizon: 300, focal: 820 })
		const post = (x: number, z: number): Drawing => block(e, { ...tones('#5a4458'), front: '#6f5064' }, [x - 0.05, 0, z], [0.1, 0.95, 0.1])
		const mesh = (from: Position, to: Position): Drawing => [0.3, 0.6, 0.86].map((up) => stroke('#7d5c70', project(e, [from[0], up, from[2]]), project(e, [to[0], up, to[2]]), 3))
		const [lx, ly] = project(e, [2.2, 0.5, 4.6])
		return [
			sky(light, 300, 14), stars('#f6e6ec', 27, 200, 44), crescent({ ...light, sky: [light.sky[0] ?? '', '#3a3f78'] }, 210, 120, 34), rect('#b98a98', 0, 300, 1200, 200), hill('#6f7c9c', [[-20, 320], [500, 312], [1220, 322]]), hill('#46688c', [[-20, 366], [400, 350], [900, 362], [1220, 346]]), glitter('#f3c9b4', 260, 306, 420, { width: 70, count: 16, seed: 9, progress }),
			smooth('#e9dfe6', [[-20, 486], [180, 462], [420, 430], [640, 418], [900, 392], [1220, 380], [1220, 392], [900, 406], [640, 434], [420, 446], [180, 480], [-20, 506]], 1 / 8),
			hill(mix(sand, '#5a5a86', 0.4), [[-20, 498], [180, 474], [420, 442], [640, 430], [900, 402], [1220, 390]]), hill(sand, [[-20, 560], [200, 530], [460, 480], [700, 470], [960, 440], [1220, 430]]),
			withOpacity(0.34, disc('#f0604a', lx, ly + 120, 400, 150)), withOpacity(0.36, disc('#ff7a55', lx, ly + 120, 240, 90)),
			[5.4, 7.2].map((z, i) => [mesh([0.9, 0, z], [4.6, 0, z]), indices(4).map((k) => post(0.9 + k * 1.23, z)), i ? [] : mesh([0.9, 0, 5.4], [0.9, 0, 7.2])]).toReversed(), indices(8).map((i) => { const [x, y] = project(e, [1.4 + (i % 4) * 0.85, 0, 5.9 + Math.floor(i / 4) * 0.8]); return [lens('#7d6a88', x - 22, y + 4, 60, 10), disc('#c98a86', x, y, 22, 8), stroke('#5a4458', [x + 16, y], [x + 16, y - 34], 4), rect('#d9a088', x + 6, y - 44, 20, 13)] }),
			[[-1, 0.6], [1, 0.6], [0, -0.6]].map(([a = 0, b = 0]) => stroke('#3f2c40', project(e, [2.2 + a * 0.18, 0.46, 4.6]), project(e, [2.2 + a * 0.3, 0, 4.6 - b * 0.2]), 9)), drum(e, '#6f4a4a', [2.2, 0.42, 4.6], 0.26, 0.06), lantern(at(lx, ly + 2, 104), '#33243a', '#ff5a3c'), withOpacity(0.24, disc('#ff6a4a', lx, ly - 40, 110)),
			indices(26).map((i) => { const t = i / 26; const [x, y] = [800 - 320 * t - 20 * Math.sin(t * 5), 742 - 158 * t]; return [-1, 1].map((side) => lens(mix('#6a5578', '#8a5a70', 1 - t), x + side * 11 * (1.2 - t * 0.4) - 6, y + side * 9 + (i % 2) * 2, 14, 5)) }), lens('#5f4a6c', 420, 600, 110, 16), hatchling(470, 578, 0.94, Math.sin(2 * Math.PI * progress) * 5),
			[stroke('#5a4458', [60, 800], [70, 640], 12), disc('#ff5a3c', 70, 634, 11), withOpacity(0.2, disc('#ff6a4a', 70, 634, 54))], tuft(['#3f4a66', '#566080', '#6f7894'], 1120, 800, 130, 1), tuft(['#3f4a66', '#566080', '#6f7894'], 1190, 770, 120, 2),
		]
	}),
	scene('hotel-8/night', (progress) => {
		const light: Light = { ...night, sky: ['#0d1738', '#131f48', '#1d2a58', '#2c3a6a'] }
		const e = camera({ height: 27, horizon: 128, focal: 900 })
		const court = (x: number, z: number, w: number, d: number, h: number, tree: number): Drawing => {
			const t = 1.9
			const wallTones = { top: '#4a558c', front: '#2c3666', side: '#242c58', deep: '#1a2148' }
			const inner = { ...wallTones, front: '#8a6a80' }
			const [bx, by] = project(e, [x + w / 2 - 1.2, 0, z + d / 2 + 1])
			return [
				ground(e, '#6a6088', x, x + w, z, z + d), block(e, inner, [x, 0, z + d - t], [w, h, t]), indices(3).map((i) => polygon(e, '#ffc878', [[x + t + (i + 0.3) * ((w - 2 * t) / 3), 0, z + d - t - 0.01], [x + t + (i + 0.7) * ((w - 2 * t) / 3), 0, z + d - t - 0.01], [x + t + (i + 0.7) * ((w - 2 * t) / 3), h * 0.62, z + d - t - 0.01], [x + t + (i + 0.3) * ((w - 2 * t) / 3), h * 0.62, z + d - t - 0.01]])),
				ground(e, '#8f7c98', x + w * 0.26, x + w * 0.74, z + d * 0.28, z + d * 0.7, 0.01), ground(e, '#4fb8b0', x + w * 0.33, x + w * 0.67, z + d * 0.36, z + d * 0.62, 0.02), ground(e, '#b9f0dc', x + w * 0.4, x + w * 0.6, z + d * 0.44, z + d * 0.54, 0.03),
				block(e, wallTones, [x, 0, z], [t, h, d]), block(e, wallTones, [x + w - t, 0, z], [t, h, d]), tree ? [disc('#2c4a5c', bx, by - 14, 20, 17), disc('#44687a', bx - 5, by - 19, 11, 9)] : [], block(e, wallTones, [x, 0, z], [w, h, t]), indices(3).map((i) => polygon(e, '#ffb866', [[x + (i + 0.62) * (w / 3.6), h * 0.2, z - 0.02], [x + (i + 0.8) * (w / 3.6), h * 0.2, z - 0.02], [x + (i + 0.8) * (w / 3.6), h * 0.6, z - 0.02], [x + (i + 0.62) * (w / 3.6), h * 0.6, z - 0.02]])),
			]
		}
		return [
			sky(light, 128, 6), stars('#e9ecf8', 8, 120, 70), rect('#0f1a3e', 0, 128, 1200, 200), hill('#0b1432', [[-20, 190], [500, 180], [1220, 196]]), waves('#2c3f70', 140, 250, { seed: 5, count: 18, progress }), lens('#8f94b8', -40, 262, 700, 5), lens('#8f94b8', 560, 256, 700, 5),
			hill('#3f4678', [[-20, 264], [300, 258], [700, 266], [1220, 254]]), hill('#4a4f82', [[-20, 316], [200, 292], [420, 314], [640, 296], [860, 316], [1080, 290], [1220, 306]]), hill('#3a4074', [[-20, 350], [240, 330], [500, 352], [760, 332], [1020, 352], [1220, 330]]),
			ground(e, '#2f3868', -80, 80, 20, 96, -0.05), [[-44, 74, 17, 12, 3.4, 0], [-22, 78, 15, 11, 3, 1], [12, 76, 16, 12, 3.6, 1], [34, 74, 17, 12, 3, 0], [-39, 55, 18, 14, 3.6, 1], [-17, 58, 14, 12, 3.2, 0], [8, 56, 17, 14, 3, 0], [29, 54, 18, 14, 3.8, 1], [-30, 37, 20, 14, 3.4, 0], [12, 36, 20, 15, 3.4, 1]].map(([x = 0, z = 0, w = 0, d = 0, h = 0, tree = 0]) => court(x, z, w, d, h, tree)),
			indices(15).map((i) => { const z = 28 + i * 6.6; const x = -2 + Math.sin(i * 0.5) * 1.6; const [px, py] = project(e, [x, 0.7, z]); const r = 190 / z; return [withOpacity(0.28, disc('#ff5a3c', px, py, r * (3.4 + 0.3 * Math.sin(2 * Math.PI * (progress + i / 5))))), disc('#ff7a52', px, py, r), rect('#1d2450', px - 0.6, py, 1.6, r * 2)] }),
			[[-24, 31], [3, 33], [34, 32]].map(([x = 0, z = 0], i) => datePalm({ ...placeUpright(e, [x, 0, z]) }, 8, '#1d2450', ['#1d3a50', '#2f5568'], { lean: i * 0.04 - 0.04 })),
		]
	}),
]
const bezier = ([a, b, c, d]: readonly [number, number, number, number], t: number) => a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3
/** A turtle's way up from the water: a smooth furrow, a comma of a flipper on either side at every stroke. */
function track(fill: string, dark: string): Drawing {
	const way = (t: number): Point => [bezier([96, 430, 560, 772], t), bezier([690, 800, 640, 486], t)]
	const size = (t: number) => 1.5 - 0.3 * t - 0.9 * t ** 3
	const slant = (t: number): Point => { const [[x, y], [X, Y]] = [way(t), way(t + 0.02)]; const long = Math.hypot(X - x, Y - y); return [((X - x) / long) * 0.62, (Y - y) / long] }
	const line = indices(11).map((i) => i / 10)
	const along = (side: number): Point[] => line.map((t) => [way(t)[0] - side * 9 * slant(t)[1] * size(t), way(t)[1] + side * 9 * slant(t)[0] * size(t)])
	return [
		smooth(fill, [...along(-1), ...along(1).reverse()], 1 / 8),
		indices(20).map((i) => { const t = i / 20; const [x, y] = way(t); const s = size(t); return [-1, 1].map((side) => lens(dark, x - side * 26 * s * slant(t)[1] - 13 * s, y + side * 26 * s * slant(t)[0], 27 * s, 9 * s)) }),
		disc(fill, ...way(1), 4),
	]
}
