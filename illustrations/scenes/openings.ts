// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { type Bend, train, viaduct } from '../drawing/buildings/alps.ts'
import { at, sail, wake } from '../drawing/things/boats.ts'
import { indices } from '../drawing/random.ts'
import { mix, tones } from '../drawing/colour.ts'
import { camera, polygon, ground, unitsPerMetre, levelEllipse, project, placeUpright } from '../drawing/camera.ts'
import { arcade } from '../drawing/buildings/facades.ts'
import { dome, gap, rail } from '../drawing/buildings/fronts.ts'
import { dusk, gold, type Light } from '../drawing/light.ts'
import { body, oneWindow, type Plot, roof, underEaves, walls, windows } from '../drawing/buildings/houses.ts'
import { transform, disc, type Drawing, hill, lens, taperedStroke, reflect, type Point, rect, shape, smooth, stroke, tint, withOpacity } from '../drawing/shapes.ts'
import { agave, bougainvillea, bush, type Greens } from '../drawing/nature/plants.ts'
import { crags, ridge } from '../drawing/nature/ridges.ts'
import { scene } from '../drawing/scene.ts'
import { glitter, sea, waves } from '../drawing/nature/sea.ts'
import { sky, stars, streaks, sun } from '../drawing/nature/sky.ts'
import { crown, cypress, palm, stonePine } from '../drawing/nature/trees.ts'

const pines: Greens = ['#1d3a3c', '#33594a', '#658757']
const low: Light = { ...gold, sky: ['#d98a63', '#e99e68', '#f3b373', '#f8c682', '#fcd999'], sea: ['#f1c58d', '#7fb0aa', '#37909c', '#1f7288', '#155a74'], haze: '#e9ab83' }
const afternoon: Light = { ...gold, sky: ['#7fb6cf', '#a3c9d3', '#cbdacd', '#efdfb8', '#fbdba0'], sea: ['#d9dcbc', '#8dc0bb', '#4f9fac'], haze: '#e4cda6' }
const blue: Light = { ...dusk, sky: ['#22345f', '#35467a', '#5a5a8c', '#926f95', '#cf8d8f', '#f1b086'], sea: ['#c4888d', '#7b6c98', '#4b5588', '#2f4270', '#22325c'], haze: '#7d6f9a' }

/** A map without a word on it: land, sea, islands, and a journey in red dots; `put` lays its hundred by hundred on the desk. */
const map = (put: (x: number, y: number) => Point): Drawing => transform([
	rect('#f7ead0', 0, 0, 100, 100), rect('#a9cfca', 4, 4, 92, 92), [26, 48, 70].map((y) => rect('#bcdad2', 4, y, 92, 0.5)), [26, 48, 70].map((x) => rect('#bcdad2', x, 4, 0.5, 92)),
	smooth('#e9d2a0', [[4, 4], [60, 4], [66, 14], [56, 22], [58, 34], [46, 40], [44, 52], [32, 50], [24, 60], [12, 56], [4, 62]], 1 / 6), smooth('#c9ba7e', [[4, 4], [44, 4], [46, 16], [36, 24], [30, 36], [16, 38], [4, 46]], 1 / 6), smooth('#9fae74', [[10, 8], [30, 8], [30, 18], [20, 26], [10, 24]], 1 / 6),
	smooth('#e9d2a0', [[70, 96], [66, 84], [76, 74], [74, 62], [84, 54], [96, 58], [96, 96]], 1 / 6), smooth('#c9ba7e', [[82, 96], [80, 84], [88, 72], [96, 70], [96, 96]], 1 / 6), smooth('#e9d2a0', [[34, 72], [42, 68], [48, 74], [44, 84], [36, 84]]), smooth('#e9d2a0', [[78, 26], [84, 22], [90, 28], [86, 36], [80, 34]]), smooth('#c9ba7e', [[80, 27], [84, 25], [88, 29], [85, 33]]), [[62, 60], [56, 64], [24, 76], [68, 44]].map(([x = 0, y = 0]) => disc('#e9d2a0', x, y, 1.6)),
	indices(22).map((i) => { const t = i / 21; return disc('#c8452f', 28 + 56 * t, 30 + 40 * t - 26 * Math.sin(Math.PI * t) + (t > 0.5 ? 12 * (t - 0.5) : 0), 0.8) }), [[28, 30], [49, 22], [84, 29], [84, 76]].map(([x = 0, y = 0], i) => (i === 2 ? [] : [disc('#c8452f', x, y, 2.2), disc('#f7ead0', x, y, 1)])),
], put)

export const scenes = [
	scene('opening-home', (progress) => {
		const e = camera({ height: 12, horizon: 430, focal: 900 })
		const bend: Bend = { x: 34, z: 236, radius: 100, from: -34, to: 50, high: 32 }
		const [red, shade, deep] = ['#c7603f', '#93403f', '#6a3140']
		const far = crags(5, 520, 1260, 440, 210, 6)
		return [
			sky(low, 430), streaks('#fde3b4', 210, 6, 5, progress),
			hill(mix('#7b5570', low.haze, 0.55), [[-20, 404], [120, 380], [240, 396], [360, 418], [460, 432]], 434), ridge(mix(red, low.haze, 0.5), mix(shade, low.haze, 0.42), far, 442),
			sea(low, 430, { sway: 3 }), glitter(low.glitter, 240, 436, 560, { width: 260, spread: 1.6, count: 26, seed: 6, progress }), waves('#f9dfae', 470, 780, { seed: 8, count: 14, progress }), sail(at(150, 470, 5.4), '#fff6e2', '#eec493', '#5b3a48'), sail(at(300, 446, 2.6), '#fff6e2', '#eec493', '#5b3a48'),
			shape(red, [[600, 470], [640, 400], [676, 380], [720, 330], [760, 318], [812, 250], [850, 262], [900, 210], [960, 190], [1010, 140], [1080, 170], [1220, 90], [1220, 520], [640, 490]]), shape(shade, [[812, 250], [850, 262], [900, 210], [930, 290], [900, 350], [930, 440], [860, 470], [830, 380], [850, 320]]), shape(shade, [[1010, 140], [1080, 170], [1220, 90], [1220, 520], [1080, 500], [1050, 380], [1080, 300], [1030, 230]]), shape(shade, [[676, 380], [720, 330], [734, 400], [706, 450], [640, 486], [660, 430]]),
			[[872, 246], [970, 190], [1050, 170], [1150, 140]].map(([x = 0, y = 0], i) => bush(at(x, y + 14, 16), 3.6, 2, pines, { seed: i + 2 })),
			viaduct(e, ['#f0cf9f', '#b98573', '#f9e3b8'], bend, 9, -1), train(e, { red: '#28588a', dark: '#1b3d68', lamp: '#ffe08c', snow: '#f3dfbc' }, bend, -26, 5, 11.5),
			shape(red, [[336, 500], [352, 420], [366, 352], [392, 300], [420, 262], [462, 250], [500, 270], [512, 300], [510, 350], [524, 420], [556, 506], [450, 520]]), shape(shade, [[462, 250], [500, 270], [512, 300], [510, 350], [524, 420], [556, 506], [490, 516], [470, 440], [482, 360], [462, 310]]), shape('#e08a5c', [[366, 352], [392, 300], [420, 262], [436, 300], [410, 360], [392, 440], [352, 420]]), bush(at(446, 268, 17), 3.8, 1.9, pines, { seed: 7 }), gap('#4a2a3a', 486, 318, 20, 34, 1),
			indices(7).map((i) => { const x = 470 + i * 112; return [shape(deep, [[x - 30, 528], [x - 10, 500], [x + 16, 494], [x + 44, 530]]), shape(red, [[x - 30, 528], [x - 10, 500], [x + 8, 498], [x + 4, 530]]), lens('#fdeccb', x - 56, 530, 130, 7)] }),
			smooth(deep, [[700, 840], [780, 740], [900, 690], [1010, 612], [1100, 560], [1240, 520], [1240, 840]], 1 / 7), smooth('#4a2a3a', [[820, 840], [920, 760], [1040, 720], [1140, 640], [1240, 610], [1240, 840]], 1 / 7), stonePine(at(1080, 640, 70), 7.6, '#3f2733', pines, 7, -0.12), agave(at(930, 712, 60), 1.2, ['#2a4f4a', '#4a7a68', '#8fae84']), agave(at(1010, 664, 44), 1.1, ['#2a4f4a', '#4a7a68', '#8fae84']),
		]
	}),
	scene('opening-villas', (progress) => {
		const e = camera({ height: 1.9, horizon: 396, focal: 700 })
		const c = { wall: '#f8e2bb', tile: '#c4623f', shutter: '#3f7a78', glass: '#53667c', lamp: '#ffdf94', stone: '#f0d8ac', shade: '#b78a72' }
		const [house, wing]: Plot[] = [{ x: 2.2, z: 19, width: 10.4, depth: 8, height: 6.3 }, { x: -2.6, z: 20.4, width: 4.8, depth: 6, height: 3.4 }]
		if (!house || !wing) return []
		const [front, side] = [walls(house).front, walls(wing).front]
		return [
			sky(afternoon, 396), sun(afternoon, 330, 318, 40), streaks('#fdf0d2', 180, 9, 4, progress), hill(mix('#7d8fa0', afternoon.haze, 0.5), [[-20, 350], [160, 310], [330, 348], [520, 318], [700, 350], [1220, 300]], 400), sea(afternoon, 396, { bottom: 470, sway: 1 }), glitter('#fff3cf', 330, 398, 462, { width: 70, spread: 1.8, count: 18, seed: 4, progress }), sail(at(190, 420, 2.8), '#fffaf0', '#ecd3a6', '#7c4a3a'),
			hill(mix('#71875f', afternoon.haze, 0.34), [[-20, 440], [120, 420], [300, 446], [420, 440], [640, 420], [1220, 380]], 500), indices(9).map((i) => cypress(placeUpright(e, [-10 + i * 1.1 - (i % 2) * 0.3, 0, 34]), 4.2 + (i % 3), ['#3c5a48', '#62805a'])),
			ground(e, '#cbb67c', -60, 60, 0.4, 40), ground(e, '#a7ad6c', -60, 60, 9, 40), crown(placeUpright(e, [13.6, 0, 17]), 6.4, '#6b5240', ['#5f7a5c', '#8aa27a', '#b9c79a'], { seed: 4, wide: 0.9, loose: 0.4 }),
			body(e, c.wall, wing), arcade(e, side, tones(c.wall).front, c.lamp, 2, 3.4), indices(2).map((i) => gap(mix('#8a5a44', c.lamp, 0.3), project(e, side(1.2 + i * 2.4, 0))[0] - 8, project(e, side(1, 0))[1], 34, 44)), underEaves(e, c.shade, side, 0.3), roof(e, c.tile, wing, { rise: 1.1, eaves: 0.4, hip: 0.6 }),
			body(e, c.wall, house), underEaves(e, c.shade, front, 0.4), windows(e, front, 0.3, 10.1, 4, { width: 1.1, low: 3.9, high: 5.6, glass: c.glass, frame: '#fff6e2', shutter: c.shutter, sill: '#fff2d6' }), windows(e, front, 0.3, 10.1, 4, { width: 1.5, low: 0, high: 2.8, arch: 1, glass: c.lamp, frame: '#fff6e2', reveal: '#a8795c' }), oneWindow(e, front, 6.42, { width: 1.1, low: 3.9, high: 5.6, glass: c.lamp, frame: '#fff6e2' }), roof(e, c.tile, house, { rise: 2, eaves: 0.5, hip: 0.7 }),
			[cypress(placeUpright(e, [1.4, 0, 17.4]), 9.4, ['#35573f', '#5f8254']), cypress(placeUpright(e, [-3.6, 0, 18.6]), 6.8, ['#35573f', '#5f8254'])], bougainvillea(project(e, [2.7, 2.6, 18.8]), 100, 150, '#4f7a4a', ['#b0386e', '#da5a8c', '#f3a6bf'], 4), bougainvillea(project(e, [12, 4.2, 18.8]), 120, 90, '#4f7a4a', ['#b0386e', '#da5a8c', '#f3a6bf'], 7),
			ground(e, c.stone, -60, 60, 0.4, 13.4), ground(e, mix(c.stone, c.shade, 0.3), -60, 60, 13.1, 13.4), indices(8).map((i) => ground(e, mix(c.stone, c.shade, 0.22), -60, 60, 2.6 + i * 1.4, 2.64 + i * 1.4 + i * 0.01)),
			ground(e, '#fff3d6', -7.6, 7.4, 3.2, 10.6), ground(e, '#2f93a4', -7.2, 7, 3.5, 10.2), ground(e, '#4bb0b6', -7.2, 7, 4.4, 10.2), polygon(e, '#e9cf9a', [[2.4, 0, 10.2], [7, 0, 10.2], [7, 0, 7.2], [2.5, 0, 8]]), polygon(e, '#fbe0a4', [[-4.8, 0, 10.2], [-3.4, 0, 10.2], [-3.5, 0, 6], [-4.4, 0, 6.4]]), indices(16).map((i) => { const [x, y] = project(e, [-6.4 + ((i * 4.7) % 12.6), 0, 4 + ((i * 2.3) % 6)]); return lens(i % 3 ? '#d3f0e6' : '#fff3cf', x, y, 60 - (i % 4) * 8, 4) }),
			[[3.2, 11.6], [-1.2, 12]].map(([x = 0, z = 0]) => { const s = unitsPerMetre(e, [x, 0, z]); const [px, py] = project(e, [x, 0, z]); return transform([withOpacity(0.3, disc('#5a3556', 0.5, 0, 1.4, 0.2)), shape('#fffaf0', [[-0.9, 0.3], [0.9, 0.3], [0.9, 0.42], [-0.9, 0.42]]), stroke('#8a6a4c', [-0.7, 0], [-0.7, 0.34], 0.07), stroke('#8a6a4c', [0.7, 0], [0.7, 0.34], 0.07), shape('#fffaf0', [[-0.9, 0.4], [-1.24, 1], [-1.1, 1.04], [-0.76, 0.42]]), shape('#d9674a', [[0.2, 0.42], [0.62, 0.42], [0.62, 0.12], [0.2, 0.16]])], (a, b) => [px + a * s, py - b * s]) }),
			[[0.9, 11.8]].map(([x = 0, z = 0]) => { const s = unitsPerMetre(e, [x, 0, z]); const [px, py] = project(e, [x, 0, z]); return transform([stroke('#8a6a4c', [0, 0], [0, 2.6], 0.07), shape('#fffaf0', [[-1.7, 1.95], [0, 2.75], [1.7, 1.95], [1.1, 1.86], [0.4, 1.84], [-0.4, 1.84], [-1.1, 1.86]]), shape('#d9674a', [[-1.1, 1.86], [0, 2.75], [-0.4, 1.84]]), shape('#d9674a', [[1.1, 1.86], [0, 2.75], [0.4, 1.84]]), shape('#c9503f', [[1.1, 1.86], [0, 2.75], [1.7, 1.95]])], (a, b) => [px + a * s, py - b * s]) }),
			bush(at(60, 800, 80), 4, 1.7, ['#6d5f92', '#8d7cb4', '#b3a2d2'], { seed: 3 }), bush(at(1120, 812, 80), 3.6, 1.6, ['#6d5f92', '#8d7cb4', '#b3a2d2'], { seed: 6 }), levelEllipse(e, '#f6d592', [2.1, 0, 2.55], 0.2, 0.14), levelEllipse(e, '#c98f4c', [2.1, 0.02, 2.57], 0.1, 0.07),
		]
	}),
	scene('opening-hotels', (progress) => {
		const [wall, shade, roofing, lamp] = ['#d9b6ad', '#9c7f95', '#3c4a72', '#ffd98a']
		const front: Drawing = [
			rect(wall, 560, 270, 680, 258), rect(mix(wall, '#fff0dc', 0.4), 552, 262, 696, 12), shape(roofing, [[566, 264], [590, 214], [1240, 214], [1240, 264]]), rect(mix(roofing, '#fff0dc', 0.3), 586, 210, 660, 6), indices(11).map((i) => [gap(mix(wall, '#fff0dc', 0.3), 640 + i * 56, 262, 26, 38, 1), gap(i % 3 === 1 ? lamp : '#4b4a70', 645 + i * 56, 262, 16, 30, 1)]),
			indices(3).map((floor) => [rect(mix(wall, '#fff0dc', 0.35), 556, 346 + floor * 64, 690, 7), rect(shade, 556, 353 + floor * 64, 690, 4), indices(12).map((i) => { const [x, sill] = [626 + i * 54, 344 + floor * 64]; const lit = (i * 5 + floor * 3) % 4 < 2; return [gap(mix(wall, '#fff0dc', 0.4), x - 4, sill, 30, 52, floor === 1 ? 0.9 : 0), gap(lit ? lamp : '#56557a', x, sill, 22, 46, floor === 1 ? 0.9 : 0), rect(mix(wall, '#fff0dc', 0.4), x + 10, sill - 46, 2, 46), floor === 0 ? [] : rail('#4b4568', x - 7, x + 29, sill, 13, 6)] })]),
			rect(mix(wall, '#fff0dc', 0.3), 552, 470, 696, 6), indices(9).map((i) => [gap('#8a5a5c', 640 + i * 70, 528, 46, 50, 1), gap(lamp, 643 + i * 70, 528, 40, 46, 1), gap('#fff2c4', 655 + i * 70, 528, 16, 36, 1)]), indices(5).map((i) => shape(i % 2 ? '#c8524a' : '#fbe6cc', [[776 + i * 26, 470], [802 + i * 26, 470], [808 + i * 26, 492], [782 + i * 26, 492]])),
			rect(mix(wall, '#fff0dc', 0.12), 540, 232, 84, 296), rect(shade, 604, 232, 20, 296), rect(mix(wall, '#fff0dc', 0.5), 532, 226, 100, 10), indices(4).map((i) => [gap(mix(wall, '#fff0dc', 0.4), 556, 290 + i * 62, 44, 48, 1), gap(i % 2 ? '#56557a' : lamp, 561, 290 + i * 62, 34, 42, 1)]), gap(lamp, 556, 528, 44, 56, 1), dome('#c9606a', '#8d4460', '#ec9a90', 582, 228, 96, 78), stroke('#e8c98a', [582, 110], [582, 70], 3),
		]
		return [
			sky(blue, 470), stars('#fbe6c4', 12, 230, 22), streaks('#d68f92', 350, 4, 4, progress), disc('#fdf0cc', 372, 252, 26), hill('#4d4a78', [[-20, 430], [120, 396], [260, 410], [380, 448], [470, 474]], 476), indices(18).map((i) => disc('#ffd27a', 10 + i * 24, 452 - (i % 4) * 8 + i * 0.6, 2.4)),
			sea(blue, 470, { sway: 0 }), glitter('#fdeccb', 372, 476, 640, { width: 60, spread: 2.2, count: 30, seed: 3, progress }), sail(at(226, 500, 3.2), '#e9cdc6', '#b391a8', '#322c52'), wake(at(226, 502, 3), '#c9a3a6'),
			smooth('#4b4468', [[500, 530], [1240, 516], [1240, 840], [700, 840], [560, 640]], 1 / 12), front, shape('#8a728e', [[470, 528], [1240, 526], [1240, 566], [500, 572]]), shape('#a98a98', [[470, 528], [1240, 526], [1240, 534], [474, 536]]), shape('#6d5d84', [[500, 572], [1240, 566], [1240, 840], [768, 840]]),
			withOpacity(0.3, tint(reflect(front, 572, 0.7), '#5a5080', 0.34)), [[572, 608, 2], [608, 695, 3], [695, 840, 4]].map(([top = 0, foot = 0, band = 0]) => shape(blue.sea[band] ?? '', [[500, top], [500 + (top - 572), top], [500 + (foot - 572), foot], [500, foot]])), shape('#d3b4a6', [[492, 568], [508, 566], [788, 840], [756, 840]]), indices(10).map((i) => lens('#ffd98a', 640 + i * 62, 590 + (i % 4) * 24, 40 + (i % 3) * 14, 4)),
			[640, 760, 900, 1060].map((x, i) => palm(at(x, 566 + i * 6, 27 + i * 3), 6.8 + (i % 2), '#3a3050', ['#1f2c52', '#2f4364', '#56667c'], { seed: i + 4, lean: i % 2 ? -0.08 : 0.1 })), [576, 700, 830, 980, 1130].map((x, i) => [stroke('#2c2748', [x, 590 + i * 8], [x, 500 + i * 2], 5), disc('#a98a90', x, 496 + i * 2, 16), disc(lamp, x, 496 + i * 2, 11), disc('#fff6dc', x, 496 + i * 2, 6), lens(lamp, x - 26, 600 + i * 9, 52, 5)]),
		]
	}),
	scene('opening-itinerary', () => {
		const desk = '#12343f'
		const [a, b, d] = [[600, 120], [1132, 64], [648, 700]] as const
		const sheet = (x: number, y: number): Point => [a[0] + ((b[0] - a[0]) * x) / 100 + ((d[0] - a[0]) * y) / 100, a[1] + ((b[1] - a[1]) * x) / 100 + ((d[1] - a[1]) * y) / 100]
		const brass = '#d8a850'
		return [
			rect(desk, 0, 0, 1200, 800), indices(9).map((i) => lens('#163d48', -80 + ((i * 263) % 900), 60 + i * 88, 620, 5)),
			transform(shape('#0b2630', [[0, 0], [100, 0], [100, 100], [0, 100]]), (x, y) => { const [px, py] = sheet(x, y); return [px + 16, py + 18] }), map(sheet), shape('#e6d5b4', [sheet(50, 0), sheet(50.8, 0), sheet(50.8, 100), sheet(50, 100)]), shape('#fff8e6', [sheet(49.4, 0), sheet(50, 0), sheet(50, 100), sheet(49.4, 100)]), shape('#d9c49a', [sheet(100, 88), sheet(100, 100), sheet(90, 100)]), shape('#fff8e6', [sheet(100, 88), sheet(92, 91), sheet(90, 100)]),
			disc('#0b2630', 1040, 556, 92), disc('#a8772f', 1030, 542, 90), disc(brass, 1027, 538, 88), disc('#f7ead0', 1027, 538, 72), indices(8).map((i) => stroke('#7a5a34', [1027 + 58 * Math.cos((i * Math.PI) / 4), 538 + 58 * Math.sin((i * Math.PI) / 4)], [1027 + 68 * Math.cos((i * Math.PI) / 4), 538 + 68 * Math.sin((i * Math.PI) / 4)], i % 2 ? 2.4 : 5)), shape('#c8452f', [[1027 - 12, 532], [1027 + 36, 486], [1027 + 12, 546]]), shape('#2c5064', [[1027 - 12, 532], [1027 - 36, 590], [1027 + 12, 546]]), disc(brass, 1027, 538, 7), disc('#a8772f', 962, 466, 13), disc(desk, 962, 466, 6),
			withOpacity(0.4, taperedStroke('#0b2630', [560, 660], [700, 620], [850, 572], 18, 8)), taperedStroke('#8d2f35', [548, 640], [620, 618], [690, 596], 20, 20), taperedStroke('#b8443f', [552, 634], [620, 613], [688, 592], 6, 6), taperedStroke(brass, [690, 596], [700, 593], [708, 590], 22, 22), taperedStroke('#8d2f35', [708, 590], [760, 574], [808, 560], 20, 14), shape(brass, [[806, 553], [812, 567], [856, 546]]), stroke('#7a5a34', [812, 560], [850, 548], 2),
			withOpacity(0.45, disc('#0b2630', 1128, 250, 84, 78)), disc('#e9e0d0', 1116, 236, 82, 76), disc('#fffaf0', 1114, 233, 74, 68), disc('#d9cfc0', 1114, 233, 50, 46), disc('#fffaf0', 1114, 228, 45, 41), disc('#5c3526', 1114, 228, 38, 34), disc('#7d4a30', 1108, 224, 24, 20), taperedStroke('#fffaf0', [1148, 206], [1186, 190], [1164, 232], 11, 9),
			withOpacity(0.4, shape('#0b2630', [[470, 250], [640, 190], [668, 262], [500, 324], [462, 296]])), shape('#dca35e', [[460, 238], [630, 178], [656, 250], [488, 312], [450, 284]]), shape('#efc48a', [[474, 246], [622, 193], [642, 246], [492, 300], [464, 280]]), disc(desk, 480, 268, 9), taperedStroke('#f7ead0', [480, 268], [400, 300], [420, 210], 4, 3), stroke('#c8452f', [520, 250], [612, 217], 6), stroke('#a8774a', [528, 272], [594, 249], 4),
		]
	}),
]
