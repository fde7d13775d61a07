// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { bicycle } from '../../drawing/things/bicycle.ts'
import { at, sail } from '../../drawing/things/boats.ts'
import { seededRandom, indices } from '../../drawing/random.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { camera, polygon, ground, project, type Position, placeUpright } from '../../drawing/camera.ts'
import { dome, gap, pointu } from '../../drawing/buildings/fronts.ts'
import { dawn, inLight, type Light, night } from '../../drawing/light.ts'
import { opening, panel, wall } from '../../drawing/buildings/houses.ts'
import { transform, type Drawing, disc, hill, lens, taperedStroke, foliage, reflect, rect, shape, smooth, stroke, tint, withOpacity } from '../../drawing/shapes.ts'
import { gull, standingGull } from '../../drawing/nature/gulls.ts'
import { stonePine } from '../../drawing/nature/trees.ts'
import { tiles } from '../../drawing/buildings/rooms.ts'
import { scene } from '../../drawing/scene.ts'
import { glitter, sea, waves } from '../../drawing/nature/sea.ts'
import { cumulus, sky, stars, sun } from '../../drawing/nature/sky.ts'
import { block, drum, turnedOnWheel } from '../../drawing/things/solids.ts'
import { barrelVault } from '../../drawing/buildings/vaults.ts'
import { arches, five, lighthouse, mast, oleander, port, quayHouse, sardine, trees } from './place.ts'

export const harbour = [
	scene('hotel-6/facade', (progress) => {
		const c = inLight(port, five)
		const row: Drawing = [
			quayHouse(c, { x: -30, width: 170, top: 262, fill: c.ochre, bays: 3, floors: 4 }, mix(c.ochre, c.cream, 0.5)), arches(c, -30, 170, 3), quayHouse(c, { x: 140, width: 178, top: 236, fill: c.rose, bays: 3, floors: 4 }, mix(c.rose, c.cream, 0.5)), arches(c, 140, 178, 3),
			quayHouse(c, { x: 858, width: 180, top: 250, fill: c.ochre, bays: 3, floors: 4 }, mix(c.ochre, c.cream, 0.5)), arches(c, 858, 180, 3), quayHouse(c, { x: 1038, width: 190, top: 276, fill: mix(c.cream, c.rose, 0.3), bays: 3, floors: 3 }, c.cream), arches(c, 1038, 190, 3),
			quayHouse(c, { x: 318, width: 540, top: 196, fill: c.red, bays: 7, floors: 4 }, c.white, 17), arches(c, 318, 540, 5),
			indices(6).map((i) => [rect(mix(c.red, c.cream, 0.6), 318 + i * 104, 204, 5, 258)]), rect(mix(c.red, c.cream, 0.6), 318, 268, 524, 4), rect(mix(c.red, c.cream, 0.6), 318, 200, 540, 6),
		]
		return [
			sky(five, 470, 16), cumulus('#fff6e0', '#e6dcc4', [980, 122], 320, 6), cumulus('#fff6e0', '#e6dcc4', [90, 160], 220, 9),
			hill(mix(trees[1], five.haze, 0.4), [[-20, 250], [80, 150], [200, 116], [330, 136], [460, 210], [560, 300]], 470), indices(9).map((i) => foliage(mix(trees[0], five.haze, 0.34), [30 + i * 48, 206 - Math.sin(i * 0.42) * 70], 70, 34, { seed: i, bumps: 8, flat: 0.4 })),
			hill(mix(trees[2], five.haze, 0.5), [[760, 300], [900, 220], [1040, 190], [1220, 210]], 470),
			row,
			rect(c.stone, -10, 560, 1220, 26), rect(mix(c.stone, c.plum, 0.34), -10, 580, 1220, 20), indices(8).map((i) => rect(mix(c.stone, c.plum, 0.6), 70 + i * 156, 590, 6, 14)), indices(7).map((i) => [rect(c.green, 118 + i * 160, 546, 10, 16)]),
			rect(mix(c.cobalt, '#7fb6c8', 0.35), -10, 600, 1220, 210), tint(transform(reflect(row, 596, 0.42), (x, y) => [x, Math.min(y, 800)]), mix(c.cobalt, '#4f9cbc', 0.5), 0.58),
			indices(26).map((i) => lens(i % 3 ? mix(c.cobalt, '#6fb0c8', 0.4) : c.cobalt, ((i * 173) % 1260) - 80 + Math.sin(2 * Math.PI * (progress + i / 9)) * 8, 612 + ((i * 41) % 130), 130 + (i % 4) * 60, 5 + (i % 3) * 3)),
			hill(c.cobalt, [[-20, 744], [200, 726], [460, 748], [760, 728], [1000, 746], [1220, 730]]), waves('#f6e6b8', 616, 790, { seed: 8, count: 20, progress }),
			([[322, 686, 40, c.green, c.white], [624, 700, 46, c.ochre, c.red], [930, 690, 42, mix(c.cobalt, '#58b0d8', 0.5), c.white]] as const).map(([x, y, s, paint, stripe], i) => { const bob = Math.sin(2 * Math.PI * (progress + i / 3)) * 2; return [lens(mix(c.cobalt, '#142a52', 0.5), x - s * 3.2, y + 6, s * 6.4, 16), lens(paint, x - s * 2.2, y + 20, s * 4.2, 7), lens(paint, x - s * 1.4, y + 34, s * 2.4, 5), pointu(at(x, y + bob, s), paint, stripe, mix(c.net, c.plum, 0.5), mix(c.net, c.plum, 0.4))] }),
			smooth(c.net, [[560, 664], [590, 644], [640, 650], [660, 668], [610, 672]]), taperedStroke('#ffffff', [700, 96], [722, 74], [744, 92], 1.4, 5), taperedStroke('#ffffff', [744, 92], [764, 72], [790, 88], 5, 1.4), taperedStroke('#ffffff', [622, 142], [634, 130], [646, 140], 1, 3.4), taperedStroke('#ffffff', [646, 140], [658, 128], [672, 137], 3.4, 1),
		]
	}),
	scene('hotel-6/arrival', () => {
		const c = inLight(port, five)
		const e = camera({ height: 1.6, horizon: 420, focal: 620, x: 0.2, middle: 520 })
		const [shadeWall, floor, deepShade] = ['#8f4a44', '#a8846f', '#4a2a44']
		const arcadeWall = wall([-2.6, 0.4], [-2.6, 19], 4.6)
		const spans = indices(4).map((i) => 1 + i * 4.4)
		const house6 = wall([2.7, 19], [2.7, 0.4], 4.6)
		const holes = spans.map((from) => opening(arcadeWall, from, from + 3.3, 0, 3.9, 0.9))
		return [
			sky(five, 420), hill(mix(trees[1], five.haze, 0.4), [[-20, 330], [160, 300], [330, 330], [520, 400]], 430), rect(mix(c.cobalt, '#7fb6c8', 0.4), -10, 420, 600, 200), indices(6).map((i) => rect([c.ochre, c.rose, c.cream][i % 3] ?? c.ochre, 60 + i * 74, 366 + (i % 2) * 8, 74, 56)), [90, 230, 330].map((x, i) => mast(mix(c.net, c.plum, 0.4), x, 520, 300 - i * 50, 10, i === 1 ? c.red : '')), indices(9).map((i) => lens('#e9f0dc', (i * 67) % 460, 440 + ((i * 31) % 70), 70, 5)), pointu(at(150, 560, 36), c.green, c.white, c.net, c.net),
			polygon(e, mix(shadeWall, c.cream, 0.1), [arcadeWall(0, 0), arcadeWall(arcadeWall.long, 0), arcadeWall(arcadeWall.long, 4.6), arcadeWall(0, 4.6)], ...holes), spans.map((from) => { const inner = opening(arcadeWall, from, from + 3.3, 0, 3.9, 0.9); const outer = inner.map(([x, y, z]): Position => [x - 0.7, y, z]); return inner.slice(9, -1).map((position, i) => { const next = inner[i + 10] ?? position; return polygon(e, mix(shadeWall, mix(c.cream, '#ffd890', 0.4), Math.min(1, i / 6)), [position, next, outer[i + 10] ?? position, outer[i + 9] ?? position]) }) }),
			polygon(e, mix(c.plum, deepShade, 0.3), [[-2.6, 0, 19], [2.7, 0, 19], [2.7, 4.6, 19], [-2.6, 4.6, 19]]), polygon(e, c.cream, [[-1.2, 0, 19], [1.3, 0, 19], [1.3, 3.4, 19], [-1.2, 3.4, 19]]), polygon(e, mix(c.cream, '#8fc0d0', 0.6), [[-0.9, 1.2, 19], [1, 1.2, 19], [1, 3.2, 19], [-0.9, 3.2, 19]]),
			panel(e, shadeWall, house6, 0, house6.long, 0, 4.6), panel(e, mix(shadeWall, deepShade, 0.5), house6, 0, house6.long, 0, 0.5, 0.02),
			barrelVault(e, { front: '#7a4448', side: '#63344a', top: '#9a5a50', deep: deepShade }, { left: -2.6, right: 2.7, far: 19, spring: 4.2, rise: 1 }, { lit: 0.5, ribs: [17.2, 12.8, 8.4, 4] }),
			ground(e, floor, -2.6, 2.7, 0.3, 19), tiles(e, mix(floor, deepShade, 0.26), -2.6, 2.7, 1, 19, 1.06), spans.map((from) => polygon(e, '#f6cf96', [[-2.6, 0.004, from + 0.7], [-2.6, 0.004, from + 3.5], [0.4, 0.004, from + 2.6], [1.5, 0.004, from + 1], [1, 0.004, from + 0.1]])),
			[11.9, 7.6].map((a) => [polygon(e, mix(deepShade, c.glass, 0.3), opening(house6, a, a + 1.4, 1, 2.9, 0.5, 0.02)), panel(e, c.green, house6, a - 0.6, a - 0.02, 1, 2.8, 0.05), panel(e, c.green, house6, a + 1.42, a + 2, 1, 2.8, 0.05)]).slice(1),
			(() => { const [a, b] = [13.1, 14.6]; return [polygon(e, c.cream, opening(house6, a - 0.24, b + 0.24, 0, 3.3, 0.6, 0.02)), polygon(e, '#2f1c30', opening(house6, a, b, 0, 3.06, 0.6, 0.03)), polygon(e, '#f0b860', [house6(a + 0.7, 0, 0.04), house6(b, 0, 0.04), house6(b, 2.7, 0.04), house6(a + 0.7, 2.9, 0.04)]), polygon(e, '#c9703c', [house6(a + 0.7, 0, 0.045), house6(b, 0, 0.045), house6(b, 0.9, 0.045), house6(a + 0.7, 0.9, 0.045)]), polygon(e, c.green, [house6(a, 0, 0.05), house6(a + 0.5, 0, 0.8), house6(a + 0.5, 2.8, 0.8), house6(a, 2.75, 0.05)]), polygon(e, mix(c.green, '#ffffff', 0.16), [house6(a + 0.08, 0.3, 0.18), house6(a + 0.42, 0.3, 0.7), house6(a + 0.42, 1.3, 0.7), house6(a + 0.08, 1.3, 0.18)]), polygon(e, mix(c.green, '#ffffff', 0.16), [house6(a + 0.08, 1.5, 0.18), house6(a + 0.42, 1.5, 0.7), house6(a + 0.42, 2.5, 0.7), house6(a + 0.08, 2.5, 0.18)]), disc('#e0b04c', ...project(e, house6(a + 0.44, 1.38, 0.74)), 7), block(e, tones(c.stone), [1.9, 0, 3.9], [0.8, 0.22, 2.1])] })(),
			(() => { const [x, y] = project(e, [0.1, 3.5, 7.4]); return [stroke('#2f1c30', [x, y - 120], [x, y - 30], 4), withOpacity(0.26, disc('#ffcf70', x, y + 10, 84)), shape('#2f1c30', [[x - 30, y - 14], [x, y - 44], [x + 30, y - 14]]), shape('#ffe0a0', [[x - 24, y - 14], [x + 24, y - 14], [x + 16, y + 44], [x - 16, y + 44]]), stroke('#2f1c30', [x - 24, y - 14], [x - 16, y + 44], 4), stroke('#2f1c30', [x + 24, y - 14], [x + 16, y + 44], 4), stroke('#2f1c30', [x, y - 14], [x, y + 44], 3), rect('#2f1c30', x - 18, y + 42, 36, 7)] })(),
			[block(e, { top: '#c99a68', front: '#a87848', side: '#b98a58', deep: c.plum }, [1.0, 0.22, 3.6], [1, 0.3, 0.62]), indices(3).map((i) => polygon(e, '#8a5c3c', [[1, 0.28 + i * 0.09, 3.595], [2, 0.28 + i * 0.09, 3.595], [2, 0.3 + i * 0.09, 3.595], [1, 0.3 + i * 0.09, 3.595]])), ground(e, '#e6f2f2', 1.05, 1.95, 3.64, 4.18, 0.53), indices(14).map((i) => { const [x, y] = project(e, [1.1 + ((i * 7) % 13) * 0.065, 0.55, 3.7 + ((i * 5) % 9) * 0.05]); return disc(i % 2 ? '#ffffff' : '#c9e2e6', x, y, 9, 6) }), indices(6).map((i) => sardine(...project(e, [1.22 + (i % 3) * 0.27, 0.58, 3.74 + Math.floor(i / 3) * 0.2 + (i % 2) * 0.05]), 30, '#4a7090', '#c9d8de')), block(e, { top: '#c99a68', front: '#b98a58', side: '#b98a58', deep: c.plum }, [0.98, 0, 3.58], [1.04, 0.24, 0.66])],
		]
	}),
	scene('hotel-6/view', (progress) => {
		const light: Light = { ...five, sky: ['#5fa6cc', '#86bdd4', '#b4d3d2', '#e6dfb8', '#fbe0a0'], sea: ['#8fc0c4', '#4a9cb8', '#2f7fae', '#255f9a'] }
		const c = inLight(port, light)
		const roll = Math.sin(2 * Math.PI * progress)
		return [
			sky(light, 360, 14), cumulus('#fff6e0', '#e6dcc4', [930, 150], 330, 4), sea(light, 350, { sway: 5 }), sail(at(1010, 372, 2.6), '#fff8e8', '#e0d2b8', c.red), sail(at(1084, 366, 1.8), '#fff8e8', '#e0d2b8', c.plum), glitter('#fff0c4', 880, 356, 560, { width: 120, count: 22, seed: 6, progress }),
			hill(mix(trees[1], light.haze, 0.3), [[-20, 210], [90, 186], [200, 232], [310, 290], [420, 340], [470, 356]], 372), indices(10).map((i) => foliage(mix(trees[0], light.haze, 0.26), [16 + i * 40, 236 + i * 12 - (i % 2) * 14], 70, 34, { seed: i, bumps: 8, flat: 0.4 })), indices(6).map((i) => [rect(i % 2 ? c.rose : c.cream, 40 + i * 54, 286 + i * 8, 26, 18), rect(c.tile, 37 + i * 54, 281 + i * 8, 32, 6)]), hill(mix(c.stone, c.plum, 0.3), [[-20, 356], [300, 352], [486, 358]], 374),
			[smooth('#fffaf0', [[420, 424], [430, 462], [470, 476], [760, 476], [846, 452], [878, 404], [830, 412], [560, 412]], 1 / 14), shape(c.cobalt, [[426, 446], [852, 446], [838, 458], [800, 467], [446, 470], [432, 462]]), shape('#fffaf0', [[440, 414], [440, 356], [760, 356], [800, 412]]), shape('#dfe2e0', [[440, 400], [440, 356], [500, 356], [500, 412]]), [372, 392].map((y) => indices(15).map((i) => rect(c.glass, 512 + i * 17, y - 4, 10, 8))), shape('#fffaf0', [[470, 358], [470, 322], [690, 322], [724, 358]]), indices(11).map((i) => rect(c.glass, 500 + i * 17, 334, 11, 9)), shape('#fffaf0', [[600, 324], [604, 296], [680, 296], [700, 324]]), rect(c.glass, 612, 302, 70, 9), shape(c.red, [[500, 324], [508, 268], [556, 268], [562, 324]]), shape(c.white, [[505, 292], [507, 280], [558, 280], [559, 292]]), rect('#3b3350', 506, 262, 52, 8), stroke('#8a8494', [640, 296], [640, 262], 3), withOpacity(0.5, [foliage('#c9c2c4', [470, 238], 120, 34, { seed: 4 }), foliage('#c9c2c4', [380, 216], 140, 30, { seed: 9 })])], indices(7).map((i) => lens(i % 2 ? '#e9f2ea' : '#8fc4d0', 410 + i * 62 + roll * 4, 480 + (i % 3) * 8, 110, 6)), lens('#f6fbf2', 820, 470, 130, 12),
			shape(c.stone, [[780, 478], [1220, 450], [1220, 520], [800, 506], [772, 492]]), shape(mix(c.stone, c.plum, 0.4), [[772, 492], [800, 506], [1220, 520], [1220, 560], [840, 534], [780, 508]]), indices(9).map((i) => smooth(mix(c.stone, c.plum, 0.2 + (i % 3) * 0.14), [[800 + i * 48, 540], [806 + i * 48, 516], [836 + i * 48, 512], [852 + i * 48, 530], [846 + i * 48, 552]], 1 / 8)), lighthouse(836, 492, 180, '#fff8ea', '#d9c4bc', c.red, '#fff0b8'),
			hill('#2f7fae', [[-20, 560], [200, 548], [460, 566], [760, 556], [1220, 572]]), waves('#f0f6e4', 500, 690, { seed: 8, count: 18, progress }), hill('#255f9a', [[-20, 650], [300, 634], [700, 656], [1220, 640]]), pointu(at(330, 610 + roll * 2, 17), c.ochre, c.red, c.net, c.net), lens('#dcebe4', 250, 616, 90, 6),
			shape(c.tile, [[-20, 720], [1220, 680], [1220, 810], [-20, 810]]), indices(26).map((i) => taperedStroke(mix(c.tile, i % 2 ? c.plum : c.cream, 0.28), [-20 + i * 50, 720 - i * 1.6], [-26 + i * 52, 760], [-60 + i * 56, 820], 12, 20)), shape(mix(c.cream, c.rose, 0.2), [[-20, 712], [1220, 672], [1220, 690], [-20, 732]]), shape(mix(c.tile, c.plum, 0.4), [[-20, 732], [1220, 690], [1220, 697], [-20, 742]]),
			gull(330, 236 + roll * 5, 330, '#fffdf4', '#aeb8c4', '#eeb03c', 0.24 + roll * 0.04),
		]
	}),
	scene('hotel-6/terrace', () => {
		const light: Light = { ...five, sky: ['#6fb2d0', '#96c6d4', '#c0d9cd', '#efe0b4', '#fbdc9a'] }
		const c = inLight(port, light)
		const e = camera({ height: 1.65, horizon: 410, focal: 740, x: -0.2 })
		const far = 9
		const clumps = seededRandom(31)
		const rush = (x: number, z: number): Drawing => { const leg = '#2f6a58'; return [[0, 0.42].map((dx) => block(e, tones(leg), [x + dx, 0, z + 0.4], [0.05, 1.02, 0.05])), [0.62, 0.8, 0.96].map((up) => block(e, tones(leg), [x, up, z + 0.42], [0.46, 0.06, 0.03])), [0, 0.42].map((dx) => block(e, tones(leg), [x + dx, 0, z], [0.05, 0.46, 0.05])), block(e, { top: '#e6c47c', front: '#c99a52', side: '#b9884a', deep: '#8a6040' }, [x, 0.42, z], [0.47, 0.06, 0.46]), polygon(e, '#c99a52', [[x, 0.482, z], [x + 0.235, 0.482, z + 0.23], [x + 0.47, 0.482, z], [x + 0.235, 0.482, z + 0.05]])] }
		return [
			sky(light, 400, 14), cumulus('#fff6e0', '#e6dcc4', [1010, 110], 240, 7),
			hill(mix(trees[0], light.haze, 0.12), [[-20, 330], [60, 230], [180, 130], [340, 84], [520, 92], [680, 150], [800, 240], [900, 330], [980, 400]], 520), indices(74).map((i) => { const x = 10 + clumps() * 900; const top = 96 + Math.abs(x - 430) ** 1.9 / 900; return foliage([trees[0], trees[1], mix(trees[1], trees[2], 0.6)][i % 3] ?? trees[0], [x, top + 6 + clumps() * (430 - top)], 90 + clumps() * 60, 56 + clumps() * 30, { seed: i, bumps: 9, flat: 0.3 }) }).map((mark) => tint(mark, light.haze, 0.14)), [[300, 90], [332, 82], [560, 106]].map(([x = 0, y = 0], i) => stonePine(at(x, y + 14, 12), 6 + (i % 2), '#5f4a44', trees, i + 3, 0.06)), [rect(mix(c.stone, light.haze, 0.2), 420, 34, 74, 70), rect(mix(c.stone, c.plum, 0.3), 470, 34, 24, 70), rect(mix(c.stone, light.haze, 0.1), 412, 28, 90, 9), indices(5).map((i) => rect(mix(c.stone, light.haze, 0.1), 414 + i * 18, 20, 10, 9)), stroke('#6a5a5c', [456, 22], [456, -20], 3), shape(c.red, [[456, -18], [500, -12], [456, -2]])],
			[[700, 372, 240, '#e9a183'], [900, 356, 180, '#eab65f'], [1060, 366, 180, '#c8492f']].map(([x, y, w, fill]) => [rect(String(fill), Number(x), Number(y), Number(w), 120), shape(c.tile, [[Number(x) - 8, Number(y) + 2], [Number(x) + 14, Number(y) - 18], [Number(x) + Number(w) - 14, Number(y) - 18], [Number(x) + Number(w) + 8, Number(y) + 2]]), indices(4).map((i) => rect(c.green, Number(x) + 16 + i * 44, Number(y) + 16, 18, 30))]),
			polygon(e, c.cream, [[-7, 0, far], [7, 0, far], [7, 0.95, far], [-7, 0.95, far]]), polygon(e, mix(c.cream, c.plum, 0.24), [[-7, 0, far - 0.01], [7, 0, far - 0.01], [7, 0.4, far - 0.01], [-7, 0.4, far - 0.01]]), polygon(e, c.red, [[-7, 0.95, far], [7, 0.95, far], [7, 1.06, far - 0.2], [-7, 1.06, far - 0.2]]), polygon(e, c.cream, [[4.6, 0, 0.4], [4.6, 0, far], [4.6, 0.95, far], [4.6, 0.95, 0.4]]), polygon(e, c.red, [[4.6, 0.95, 0.4], [4.6, 0.95, far], [4.6, 1.06, far], [4.6, 1.06, 0.4]]),
			ground(e, '#c9734e', -7, 4.6, 0.3, far), tiles(e, mix('#c9734e', c.plum, 0.3), -7, 4.6, 0.6, far, 0.84), indices(26).map((i) => { const [x, z] = [-6.9 + ((i * 7) % 14) * 0.84, 1 + ((i * 5) % 9) * 0.84]; return ground(e, i % 2 ? '#d9865c' : '#b9623f', x + 0.02, x + 0.8, z + 0.02, z + 0.8, 0.0005) }),
			polygon(e, mix('#c9734e', c.plum, 0.46), [[-7, 0.004, 1.6], [-4.4, 0.004, 3.2], [-3.4, 0.004, 6], [-5, 0.004, 9], [-7, 0.004, 9]]),
			[[-4.4, 8.4, 2, '#e2708c', 3], [-2.9, 8.5, 1.7, '#fff0ea', 8], [-1.4, 8.5, 2.1, '#e2708c', 13], [3.9, 8.2, 2, '#f2a0a0', 17], [4, 6.6, 1.8, '#fff0ea', 23], [4.05, 5, 2.2, '#e2708c', 29]].map(([x, z, h, fill, seed]) => { const foot = placeUpright(e, [Number(x), 0, Number(z)]); return [lens(mix('#c9734e', c.plum, 0.5), foot.x - foot.size * 1.4, foot.y, foot.size * 1.6, foot.size * 0.14), oleander(foot, Number(h), Number(seed) % 2 ? '#e8c454' : '#4a8fb4', Number(seed) % 2 ? c.red : '#fff0d0', String(fill), Number(seed))] }), oleander(placeUpright(e, [-3.3, 0, 4.4]), 2.3, '#e8c454', c.green, '#e2708c', 41),
			polygon(e, mix('#c9734e', c.plum, 0.46), [[-0.2, 0.005, 5], [0.9, 0.005, 4.9], [-0.4, 0.005, 4.5], [-2, 0.005, 4.5], [-1.8, 0.005, 5]]), rush(1.2, 5.4), drum(e, { top: '#fff6e4', front: '#e0d0bc', side: '#c4aea4', deep: c.plum }, [0.4, 0.72, 5.1], 0.48, 0.04), stroke('#4a4450', project(e, [0.4, 0, 5.1]), project(e, [0.4, 0.72, 5.1]), 9), [-0.3, 0.3].map((dx) => stroke('#4a4450', project(e, [0.4, 0.1, 5.1]), project(e, [0.4 + dx, 0, 4.9]), 7)), turnedOnWheel(e, '#8fae9c', [0.3, 0.76, 5.15], [[0.06, 0], [0.07, 0.14], [0.03, 0.24], [0.03, 0.3]]), turnedOnWheel(e, '#f3b7a4', [0.56, 0.76, 5], [[0.035, 0], [0.045, 0.1]]), polygon(e, c.cobalt, [[0.12, 0.762, 4.9], [0.34, 0.762, 4.86], [0.36, 0.762, 5.02], [0.14, 0.762, 5.06]]),
		]
	}),
	scene('hotel-6/quay', (progress) => {
		const light: Light = { ...dawn, sky: ['#6fb6d4', '#9acbd6', '#cbdccf', '#f3e2bc', '#fde2b0'], cast: ['#ffe0b0', 0.06] }
		const c = inLight(port, light)
		const fish = (x: number, y: number, s: number, k: number): Drawing => k === 2 ? [smooth('#e0704c', [[x - s, y], [x - s * 0.3, y - s * 0.42], [x + s * 0.5, y - s * 0.2], [x + s, y - s * 0.36], [x + s * 0.86, y], [x + s, y + s * 0.3], [x + s * 0.5, y + s * 0.16], [x - s * 0.3, y + s * 0.34]], 1 / 8), smooth('#f6b08c', [[x - s, y], [x - s * 0.3, y + s * 0.02], [x + s * 0.6, y + s * 0.02], [x + s * 0.4, y + s * 0.18], [x - s * 0.3, y + s * 0.34]], 1 / 8), disc('#2a2438', x - s * 0.7, y - s * 0.06, s * 0.07)] : sardine(x, y, s, k ? '#3f6f94' : '#5a7f8c', '#d3dfe2')
		return [
			rect('#cfe2dc', 0, 0, 1200, 800), rect(c.red, -10, -10, 1220, 560), rect(mix(c.red, c.cream, 0.6), -10, 96, 1220, 14), [40, 300, 780, 1040].map((x) => [rect(c.white, x - 8, -20, 116, 100), rect(c.glass, x, -20, 100, 92), rect(c.green, x - 56, -20, 46, 96), rect(c.green, x + 110, -20, 46, 96)]),
			rect(c.white, -10, 130, 1220, 440), indices(4).map((i) => [gap(mix(c.white, c.plum, 0.24), 16 + i * 304, 600, 256, 420, 1), gap(mix(c.plum, c.glass, 0.2), 30 + i * 304, 600, 228, 404, 1), gap(mix(c.redShade, c.plum, 0.5), 96 + i * 304, 600, 96, 210)]), [disc('#ffd88a', 450, 330, 14), disc('#ffd88a', 754, 330, 14)], [gap(c.green, 404, 600, 50, 206), rect(mix(c.green, '#ffffff', 0.16), 412, 420, 34, 70), rect('#f3c070', 454, 396, 42, 204)],
			rect(c.stone, -10, 596, 1220, 210), indices(9).map((i) => shape(mix(c.stone, c.plum, 0.2), [[i * 160 - 60, 598], [i * 160 - 54, 598], [i * 190 - 190, 800], [i * 190 - 200, 800]])), rect(mix(c.stone, c.plum, 0.16), -10, 676, 1220, 3), shape(mix(c.stone, c.plum, 0.4), [[200, 640], [1040, 640], [960, 790], [90, 790]]),
			[236, 946].map((x) => rect('#7a5340', x, 120, 16, 620)), [rect('#7a5340', 200, 236, 800, 12)],
			[rect('#8a5f48', 250, 560, 700, 150), indices(8).map((i) => rect('#a87a58', 258 + i * 87, 572, 78, 128)), shape('#f3f0ea', [[214, 500], [986, 500], [1010, 566], [190, 566]]), rect('#cdc6c8', 190, 566, 820, 16), shape('#dcecf0', [[236, 506], [964, 506], [980, 556], [220, 556]]), indices(46).map((i) => disc(i % 2 ? '#ffffff' : '#bfdce6', 240 + ((i * 71) % 720), 512 + ((i * 17) % 42), 10, 7))],
			indices(6).map((i) => fish(290 + i * 44, 524 + (i % 2) * 18, 32, 0)), [fish(620, 528, 62, 2), fish(720, 542, 56, 2), fish(600, 548, 48, 2)], indices(4).map((i) => fish(830 + (i % 2) * 84, 522 + Math.floor(i / 2) * 22, 44, 1)), [[560, 516], [786, 520], [540, 546]].map(([x = 0, y = 0]) => [disc('#f2d04c', x, y, 15, 13), disc('#fbe88c', x - 4, y - 4, 6)]), indices(7).map((i) => taperedStroke('#4f8a56', [240 + i * 6, 548], [236 + i * 12, 520], [220 + i * 18, 496 + (i % 2) * 8], 5, 2)),
			[stroke('#5f4a44', [470, 244], [470, 318], 4), disc('#d9a545', 470, 340, 34), disc('#fff6e0', 470, 340, 27), stroke(c.red, [470, 340], [486 + Math.sin(2 * Math.PI * progress) * 2, 322], 3), stroke('#5f4a44', [470, 374], [430, 430], 2.4), stroke('#5f4a44', [470, 374], [510, 430], 2.4), smooth('#d9a545', [[414, 428], [526, 428], [506, 456], [434, 456]], 1 / 10), smooth('#a8742f', [[480, 428], [526, 428], [506, 456], [474, 456]], 1 / 10), fish(470, 424, 36, 1)],
			indices(10).map((i) => { const [x, X] = [150 + i * 90, 176 + i * 84.8]; const w = [90, 84.8]; return [shape(i % 2 ? '#fff6e6' : '#d8432f', [[X, 128], [X + (w[1] ?? 0), 128], [x + (w[0] ?? 0), 250], [x, 250]]), smooth(i % 2 ? mix('#fff6e6', c.plum, 0.16) : mix('#d8432f', c.plum, 0.3), [[x, 248], [x + 90, 248], [x + 90, 276], [x + 45, 290], [x, 276]], 1 / 8)] }),
			[rect('#7a5340', 1080, 430, 30, 330), rect('#8f6a50', 1074, 420, 42, 16), taperedStroke('#c9b08c', [1076, 560], [1096, 580], [1114, 560], 12), taperedStroke('#c9b08c', [1076, 580], [1096, 600], [1114, 580], 12), standingGull(1094, 422, 190, '#fffdf4', '#aeb8c4', '#eeb03c')],
			[rect('#3f7f9c', 70, 690, 130, 84), rect('#2f6480', 160, 690, 40, 84), indices(3).map((i) => rect('#8fc0d0', 70, 704 + i * 24, 130, 4)), indices(5).map((i) => disc('#2f3a4c', 92 + i * 22, 688 - (i % 2) * 5, 13, 11)), indices(5).map((i) => disc('#5a6a80', 89 + i * 22, 684 - (i % 2) * 5, 5, 4)), lens(mix(c.stone, c.plum, 0.4), 60, 772, 190, 14)], [rect('#d98a3c', 860, 724, 120, 60), rect('#b56a2c', 946, 724, 34, 60), indices(6).map((i) => disc('#f2d04c', 874 + i * 18, 722 - (i % 2) * 6, 12))],
		]
	}),
	scene('hotel-6/night', (progress) => {
		const light: Light = { ...night, sky: ['#0e1a3c', '#13234a', '#1c3058', '#2a3f66', '#3f5074'] }
		const e = camera({ height: 2.1, horizon: 430, focal: 700, turn: 14, middle: 620 })
		const front6 = wall([9, 92], [9, 3.4], 17)
		const [red, ochre, dark, water] = ['#6a2f48', '#6f5560', '#16163a', '#16305c']
		const houses: [number, number, string][] = [[0, 24, ochre], [24, 40, '#5a4468'], [40, 60, '#6f5560'], [60, front6.long, red]]
		const arch = (i: number) => front6.long - 3.8 - i * 4.9
		const [gx, gy] = project(e, [-26, 0, 120])
		const wobble = (i: number) => Math.sin(2 * Math.PI * (progress + i / 5)) * 4
		const streak = (fill: string, x: number, top: number, count: number, wide: number): Drawing => indices(count).map((k) => lens(fill, x - wide * (0.4 + k * 0.07) + (k % 2) * 8 + wobble(k), top + k * 17, wide * (0.8 + k * 0.14), 5))
		return [
			sky(light, 430, 14), stars('#eceadb', 31, 300, 44), sun({ ...light, halos: ['#22386a', '#34507c'] }, 330, 110, 26), hill('#1b2b54', [[-20, 330], [120, 280], [260, 300], [400, 372], [560, 400], [700, 420]], 440), [[60, 372, 100], [150, 382, 80], [230, 376, 90], [320, 388, 76], [396, 382, 70], [466, 396, 60]].map(([x = 0, y = 0, w = 0], i) => [rect(['#3a3560', '#453c66', '#33305a'][i % 3] ?? '#3a3560', x - 60, y - 20, w, 80), indices(3).map((k) => rect((i + k) % 2 ? '#ffcf7c' : '#5a4f78', x - 50 + k * 26, y + 2, 9, 13))]),
			[rect('#4a4370', 440, 350, 70, 90), shape('#5a5280', [[434, 352], [475, 326], [516, 352]]), dome('#3a3560', '#2a274c', '#5a5280', 475, 330, 40, 30)],
			rect(water, -10, 430, 1220, 380), rect('#20406e', -10, 430, 1220, 26), hill('#112650', [[-20, 640], [200, 630], [500, 650], [700, 640]]), indices(11).map((i) => streak('#f0b860', -4 + i * 48, 446 + (i % 3) * 8, 4 + (i % 3), 26)),
			[rect('#2a3a64', gx - 6, gy - 60, 10, 60), disc('#ff5a4a', gx, gy - 66, 9), withOpacity(0.3, disc('#ff5a4a', gx, gy - 66, 26)), streak('#ff6a58', gx, gy + 10, 9, 30)], [rect('#2a3a64', gx + 150, gy - 54, 10, 54), disc('#4ae0a0', gx + 155, gy - 60, 9), withOpacity(0.3, disc('#4ae0a0', gx + 155, gy - 60, 26)), streak('#4ad89c', gx + 155, gy + 10, 9, 30)],
			houses.map(([a, b, fill]) => [panel(e, fill, front6, a, b, 0, 17), panel(e, mix(fill, dark, 0.4), front6, a, b, 16.2, 17, 0.3), indices((b - a) / 3.6).map((i) => indices(3).map((f) => { const m = a + 1.8 + i * 3.6; const lit = (i * 5 + f * 3 + Math.round(a)) % 7 === 0; return [panel(e, lit ? '#ffd27c' : '#24244c', front6, m - 0.5, m + 0.5, 6.6 + f * 3.2, 8.6 + f * 3.2, 0.02), panel(e, '#24484c', front6, m - 1.05, m - 0.52, 6.6 + f * 3.2, 8.6 + f * 3.2, 0.04), panel(e, '#24484c', front6, m + 0.52, m + 1.05, 6.6 + f * 3.2, 8.6 + f * 3.2, 0.04)] })), panel(e, mix('#c9b4c0', dark, 0.42), front6, a, b, 0, 5.4, 0.03)]),
			ground(e, '#3a3a64', 3, 9, 0.5, 92), ground(e, '#4a4870', 3, 3.6, 0.5, 92, 0.02), polygon(e, '#20244c', [[3, 0, 0.5], [3, 0, 92], [3, -1.3, 92], [3, -1.3, 0.5]]), ground(e, '#3a3a64', 9, 30, 0.5, 3.4),
			indices(18).toReversed().map((i) => { const a = arch(i); const [x, , z] = front6(a + 1.8, 0); return a < 0.5 ? [] : [polygon(e, '#f0a850', opening(front6, a, a + 3.6, 0, 4.5, 1, 0.06)), polygon(e, '#ffd27c', opening(front6, a + 0.5, a + 3.1, 0, 3.9, 1, 0.07)), polygon(e, '#9a4a4c', [front6(a + 1.3, 0, 0.08), front6(a + 2.3, 0, 0.08), front6(a + 2.3, 2.4, 0.08), front6(a + 1.3, 2.4, 0.08)]), polygon(e, i < 10 ? '#8a6a70' : '#a87c68', [[x, 0.01, z - 1.7], [x, 0.01, z + 1.7], [x - 4, 0.01, z + 1.2], [x - 4.6, 0.01, z - 1.2]]), polygon(e, '#c99060', [[x, 0.012, z - 1.2], [x, 0.012, z + 1.2], [x - 1.8, 0.012, z + 0.8], [x - 1.8, 0.012, z - 0.8]])] }),
			indices(12).map((i) => { const a = arch(i); const [, , z] = front6(a + 1.8, 0); const [x, y] = project(e, [1.6, -1.3, z]); return a < 0.5 ? [] : indices(4).map((k) => lens('#f0a850', x - 90 / (1 + i * 0.5) - k * 12 + wobble(i + k), y + k * (60 / (1 + i)), 150 / (1 + i * 0.45), 6)) }), [[34, 26, 0], [12, 20, 1], [7.2, 13, 2]].map(([z = 0, , k = 0]) => { const { x, y, size } = placeUpright(e, [0.9, -1.3, z]); return pointu(at(x, y + wobble(k) * 0.4, size * 0.8), ['#2f5f78', '#6a3a50', '#3f6a64'][k] ?? '#2f5f78', '#a89aac', dark, '#2a2a52') }),
			(() => { const { x, y, size } = placeUpright(e, [7.9, 0, 8.2]); return [lens('#2a2850', x - size * 0.9, y - 2, size * 1.8, size * 0.1), bicycle(at(x, y, size * 1.08), '#1c1c44', '#14143a')] })(),
		]
	}),
]
