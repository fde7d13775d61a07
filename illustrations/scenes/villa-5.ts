// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { barrelVault } from '../drawing/buildings/vaults.ts'
import { indices } from '../drawing/random.ts'
import { mix, tones } from '../drawing/colour.ts'
import { type Camera, camera, polygon, ground, unitsPerMetre, levelEllipse, project, type Position, placeUpright } from '../drawing/camera.ts'
import { rug } from '../drawing/things/furniture.ts'
import { bush, type Foot, type Greens, scattered } from '../drawing/nature/plants.ts'
import { chair } from '../drawing/things/seats.ts'
import { setting } from '../drawing/things/still-life.ts'
import { crown, cypress } from '../drawing/nature/trees.ts'
import { dawn, dusk, gold, inLight, type Light, night, noon } from '../drawing/light.ts'
import { body, oneWindow, opening, panel, type Plot, roof, type Wall, wall, walls } from '../drawing/buildings/houses.ts'
import { disc, type Drawing, hill, lens, taperedStroke, foliage, type Point, rect, shape, smooth, stroke, withOpacity } from '../drawing/shapes.ts'
import { swells } from '../drawing/nature/ridges.ts'
import { beams, room, roomWalls, tiles } from '../drawing/buildings/rooms.ts'
import { scene } from '../drawing/scene.ts'
import { cumulus, sky, stars, streaks, sun } from '../drawing/nature/sky.ts'
import { block, cushion, drum, sunlight, turnedOnWheel } from '../drawing/things/solids.ts'

/** Radicondoli: clay hills in wheat, black cypresses, rose brick and a square tower. */
const toscana = {
	wheat: '#e6bd5f', ripe: '#f1d488', clay: '#c8a06a', stone: '#d9b88e', shade: '#a97f66', brick: '#c47c5a', tile: '#b8674a', green: '#5f7a4a', road: '#f6e8c8', door: '#4f7355', glass: '#4d5366', oak: '#6e4d38', red: '#a63d33', marble: '#f0e9dc', linen: '#fbf2de', lemon: '#f2cf45', straw: '#d9ae5c', blue: '#3f78ad', plaster: '#ecd2a2', water: '#5fb3a8',
}
const black: Greens = ['#24382f', '#36503d', '#5a7350']
const olives: Greens = ['#5d6f52', '#8a9a70', '#b6bf92']
const leaves: Greens = ['#3f6040', '#64884f', '#9bb468']
const bark = '#644a3a'
const evening: Light = { ...gold, sky: ['#e9a56a', '#f1b877', '#f7cb88', '#fbdd9f', '#fdeab8'], haze: '#f0c48e' }
const hills = (light: Light, base: number, seed: number): Drawing => [hill(mix('#8f9a7a', light.haze, 0.68), swells(seed, -40, 1240, base - 24, 76, 3), base + 80), hill(mix('#9aa06a', light.haze, 0.5), swells(seed + 3, -40, 1240, base, 60, 3), base + 120), hill(mix('#b8ac62', light.haze, 0.32), swells(seed + 7, -40, 1240, base + 24, 50, 2), base + 200)]
/** The farm with its dovecote tower, at a foot on the canvas. */
function farm({ x, y, size: s }: Foot, c: typeof toscana, { lamp = '', shadow = '#5a3556' } = {}): Drawing {
	const p = (dx: number, up: number): Point => [x + dx * s, y - up * s]
	const quad = (fill: string, a: number, b: number, low: number, high: number) => shape(fill, [p(a, low), p(a, high), p(b, high), p(b, low)])
	const dim = mix(c.stone, shadow, 0.4)
	const hole = lamp ? mix(c.glass, shadow, 0.4) : c.glass
	return [
		quad(c.stone, -9, 2, 0, 5.4), quad(dim, 2, 5, 0, 5.4), shape(c.tile, [p(-9.6, 5.3), p(-7.4, 7.6), p(1.6, 7.6), p(2.4, 5.3)]), shape(mix(c.tile, shadow, 0.35), [p(2.4, 5.3), p(1.6, 7.6), p(5.4, 5.3)]),
		quad(c.stone, 3.4, 7.2, 0, 11), quad(dim, 7.2, 9.2, 0, 11), shape(c.tile, [p(3, 10.9), p(5.9, 12.8), p(7.3, 10.9)]), shape(mix(c.tile, shadow, 0.35), [p(7.3, 10.9), p(5.9, 12.8), p(9.6, 10.9)]),
		quad(c.stone, 9.2, 14, 0, 3.6), quad(dim, 14, 15.6, 0, 3.6), shape(c.tile, [p(8.8, 3.5), p(9.6, 5), p(13.6, 5), p(14.4, 3.5)]), shape(mix(c.tile, shadow, 0.35), [p(14.4, 3.5), p(13.6, 5), p(16, 3.5)]),
		[-7.6, -4.8, -2, 0.6].map((dx) => quad(hole, dx, dx + 0.9, 3.2, 4.5)), [-6.4, -0.8].map((dx) => quad(hole, dx, dx + 1.3, 0, 2.3)), { fill: hole, outlines: [[p(-3.9, 0), p(-3.9, 2), [...p(-3.9, 3.2), ...p(-2.1, 3.2), ...p(-2.1, 2)], p(-2.1, 0)]] },
		[4.3, 5.6].map((dx, i) => ({ fill: lamp && i === 0 ? lamp : hole, outlines: [[p(dx, 8.4), p(dx, 9.6), [...p(dx, 10.2), ...p(dx + 0.8, 10.2), ...p(dx + 0.8, 9.6)], p(dx + 0.8, 8.4)]] })), quad(hole, 5, 5.7, 5, 6.3), quad(hole, 10.4, 11.2, 1.4, 2.4), quad(hole, 12.2, 13, 1.4, 2.4), quad(c.tile, -5.4, -4.5, 7, 8.6),
	]
}

export const scenes = [
	scene('villa-5/cypress-road', (progress) => {
		const c = inLight(toscana, gold)
		const trees: [number, number, number][] = [[1000, 800, 72], [470, 800, 72], [815, 694, 48], [548, 672, 46], [965, 622, 35], [690, 606, 34], [1000, 566, 26], [786, 536, 23], [872, 494, 17], [716, 500, 17], [772, 462, 13], [668, 456, 13], [704, 436, 10]]
		return [
			sky(evening, 420, 20), sun(evening, 246, 270, 66), streaks('#fdebc0', 120, 8, 4, progress),
			hills(evening, 420, 4), 
			hill(mix(c.wheat, evening.haze, 0.2), [[-20, 470], [220, 452], [420, 420], [620, 384], [790, 388], [960, 430], [1220, 470]]), withOpacity(0.4, hill(mix(c.clay, evening.shadow, 0.3), [[720, 396], [880, 410], [1040, 450], [1220, 470], [1220, 520], [960, 480]], 520)),
			farm({ x: 690, y: 400, size: 11.5 }, c), [560, 580, 836, 880].map((x, i) => cypress({ x, y: 410 + (i > 1 ? 8 : 0), size: 11 }, 6 + (i % 2) * 2, black)), crown({ x: 545, y: 420, size: 9 }, 5, bark, olives, { seed: 3 }),
			hill(c.wheat, [[-20, 520], [240, 498], [460, 460], [640, 440], [820, 462], [1040, 510], [1220, 520]]), [0, 1, 2, 3, 4].map((i) => lens(c.ripe, 40 + i * 90 + Math.sin(2 * Math.PI * (progress + i / 5)) * 16, 520 - i * 8, 240, 9)), 
			hill(mix(c.wheat, c.clay, 0.25), [[-20, 640], [300, 600], [560, 590], [800, 600], [1220, 560]]), [[60, 640, 340], [200, 680, 420], [20, 730, 460], [880, 610, 260], [1000, 650, 240]].map(([x = 0, y = 0, w = 0], i) => lens(c.ripe, x + Math.sin(2 * Math.PI * (progress + i / 5)) * 20, y, w, 12)), swallows(progress),
			{ fill: c.road, outlines: [[[684, 424], [694, 424], [700, 446, 770, 460, 822, 484], [884, 512, 968, 536, 940, 566], [900, 606, 730, 616, 740, 652], [752, 704, 960, 720, 900, 830], [560, 830], [660, 730, 600, 690, 612, 650], [630, 600, 830, 590, 862, 558], [880, 532, 790, 512, 740, 488], [700, 468, 676, 448, 684, 424]]] },
			{ fill: mix(c.road, c.clay, 0.4), outlines: [[[612, 650], [630, 600, 830, 590, 862, 558], [858, 580, 660, 604, 640, 654], [630, 700, 700, 740, 640, 830], [560, 830], [660, 730, 600, 690, 612, 650]]] },
			van({ x: 896, y: 562 + Math.sin(6 * Math.PI * progress) * 0.8, size: 17 }, c), indices(4).map((i) => { const age = (progress + i / 4) % 1; return withOpacity(Math.round((0.62 * (1 - age)) * 100) / 100, foliage('#f7e4bd', [930 + age * 110, 556 - age * 34], 34 + age * 74, 22 + age * 40, { seed: i + 2, bumps: 6 })) }),
			trees.toReversed().map(([x, y, s], i) => [withOpacity(0.34, lens(evening.shadow, x - s * 0.4, y, s * 4.4, s * 0.3)), cypress({ x, y, size: s }, 5.4 + (i % 3) * 0.5, black, 0.17)]),
			hill('#8a7a3e', [[-20, 740], [180, 726], [420, 760], [560, 830]]), scattered(c.red, [180, 770], 420, 70, 24, 5, 4),
		]
	}),
	scene('villa-5/courtyard', () => {
		const c = inLight(toscana, noon)
		const e = camera({ height: 1.7, horizon: 440, focal: 780 })
		const plan = { left: -5.4, right: 5.4, far: 10.5, height: 5.6 }
		const { back, left, right } = roomWalls(plan)
		return [
			sky({ ...noon, sky: ['#5fa8d0', '#7fbcd8', '#a6d2dc'] }, 260), cumulus('#ffffff', '#dbe6e2', [620, 90], 300, 6),
			block(e, c.stone, [1.4, 5, 13], [3.4, 5, 3]), shape(c.tile, [[1.1, 10], [3.1, 11.4], [5.1, 10]].map(([x = 0, y = 0]) => project(e, [x, y, 12.9]))), [2, 3.3].map((x) => polygon(e, c.glass, opening(wall([x, 12.98], [x + 0.8, 12.98], 3, 8), 0, 0.8, 0, 1.3, 1))),
			polygon(e, c.stone, [back(0, 0), back(10.8, 0), back(10.8, 5.6), back(0, 5.6)]), polygon(e, mix(c.stone, noon.shadow, 0.36), [left(0, 0), left(left.long, 0), left(left.long, 5.6), left(0, 5.6)]), polygon(e, mix(c.stone, '#fff0d0', 0.25), [right(0, 0), right(right.long, 0), right(right.long, 5.6), right(0, 5.6)]),
			polygon(e, c.tile, [back(-0.3, 5.5, 0.5), back(11.1, 5.5, 0.5), back(10.8, 6.5, -1.5), back(0, 6.5, -1.5)]), panel(e, tones(c.tile).deep, back, -0.3, 11.1, 5.36, 5.5, 0.5),
			indices(26).map((i) => panel(e, mix(c.stone, i % 2 ? c.shade : '#f6e2bc', 0.4), back, (i * 1.37) % 10.2, ((i * 1.37) % 10.2) + 0.5, 0.3 + ((i * 0.83) % 4.8), 0.5 + ((i * 0.83) % 4.8), 0.01)),
			polygon(e, '#3f3440', opening(back, 1, 3.2, 0, 3, 1)), polygon(e, c.ripe, opening(back, 1.25, 2.95, 0, 2.2, 1)), cypress(placeUpright(e, [-3.3, 0, 14]), 3, black),
			[[6, 3.6], [8.6, 3.6]].map(([a = 0, u = 0]) => oneWindow(e, back, a, { width: 1, low: u, high: u + 1.3, glass: c.glass, shutter: c.door, sill: c.marble })), polygon(e, c.door, opening(wall([2.6, 10.48], [3.9, 10.48], 3), 0, 1.3, 0, 2.4, 0.4)),
			[1.2, 4.4, 7.4].map((z) => polygon(e, mix(c.glass, noon.shadow, 0.2), opening(left, z + 3, z + 4.2, 2.9, 4.4, 1))), 
			ground(e, c.brick, -5.4, 5.4, 0.4, 10.5), indices(15).map((i) => indices(9).map((j) => (i + j) % 2 ? ground(e, mix(c.brick, '#f3d2a8', 0.24), -5.4 + i * 0.72, -4.68 + i * 0.72, 2.6 + j * 0.88, 3.48 + j * 0.88, 0.001) : [])), withOpacity(0.3, polygon(e, noon.shadow, [[-5.4, 0.003, 0.4], [-5.4, 0.003, 10.5], [-2.6, 0.003, 10.5], [-1.7, 0.003, 0.4]])),
			indices(10).toReversed().map((i) => { const z = 3.3 + i * 0.62; return [block(e, { top: c.marble, front: mix(c.stone, '#fff0d0', 0.1), side: mix(c.stone, noon.shadow, 0.22), deep: c.shade }, [3.6, 0, z], [1.8, 0.3 * (i + 1), 0.62])] }),
			polygon(e, '#4a3a40', opening(wall([3.59, 9.5], [3.59, 5.6], 4), 0.7, 2.7, 0, 1.6, 1)),
			indices(9).map((i) => { const z = 3.5 + i * 0.62; const s = placeUpright(e, [3.86, 0.3 * (i + 1), z]); return i % 1 ? [] : [turnedOnWheel(e, '#c8683f', [3.86, 0.3 * (i + 1), z], [[0.1, 0], [0.15, 0.22], [0.17, 0.24]]), bush({ ...s, y: s.y - 0.2 * s.size }, 0.5, 0.36, leaves, { blossom: i % 2 ? '#d8433f' : '#ee7f8a', seed: i })] }).toReversed(),
			can(project(e, [4.7, 1.5, 5.9]), 66, '#7f9aa0'),
			levelEllipse(e, mix(c.stone, noon.shadow, 0.3), [0.5, 0.002, 6.2], 1.7, 1.2), drum(e, { top: c.marble, front: mix(c.stone, '#fff0d0', 0.25), side: c.shade, deep: c.shade }, [0, 0, 6.4], 1.1, 0.95), levelEllipse(e, '#3a2f3a', [0, 0.96, 6.4], 0.86), [-1, 1].map((s) => block(e, c.oak, [s * 1 - 0.06, 0.9, 6.36], [0.12, 1.7, 0.12])), block(e, c.oak, [-1.2, 2.55, 6.3], [2.4, 0.14, 0.2]), stroke('#d9c19a', project(e, [0, 2.55, 6.4]), project(e, [0, 1.3, 6.4]), 4), turnedOnWheel(e, '#8b6a4e', [0, 1.02, 6.4], [[0.13, 0], [0.17, 0.28]]),
			turnedOnWheel(e, '#c8683f', [-3.8, 0, 5], [[0.34, 0], [0.56, 0.5], [0.5, 0.8], [0.6, 0.9]]), crown(placeUpright(e, [-3.8, 0.8, 5]), 2, bark, leaves, { seed: 4, wide: 0.8 }), scattered(c.lemon, project(e, [-3.8, 2.2, 5]), 200, 140, 12, 9, 3),
		]
	}),
	scene('villa-5/pool', (progress) => {
		const c = inLight(toscana, gold)
		const e = camera({ height: 1.9, horizon: 330, focal: 860, x: 0.8 })
		return [
			sky(evening, 330, 16), sun(evening, 1010, 240, 60), streaks('#fdecc4', 110, 5, 4, progress), hills(evening, 330, 11), farm({ x: 250, y: 334, size: 8.5 }, { ...c, stone: mix(c.stone, evening.haze, 0.25), tile: mix(c.tile, evening.haze, 0.25) }), [180, 200, 395, 420].map((x, i) => cypress({ x, y: 338, size: 8.5 }, 6 + (i % 2) * 2, [mix(black[0], evening.haze, 0.3), mix(black[1], evening.haze, 0.3)])),
			hill(c.wheat, [[-20, 372], [300, 366], [700, 368], [1220, 360]]), hill(c.ripe, [[-20, 400], [300, 392], [700, 398], [1220, 386]]), indices(60).map((i) => taperedStroke(i % 3 ? c.clay : c.wheat, [i * 21 - 20, 470], [i * 21 - 12, 430], [i * 21 - 2 + Math.sin(2 * Math.PI * (progress + i / 9)) * 3, 396 + ((i * 13) % 18)], 6, 2)), hill(mix(c.wheat, c.clay, 0.35), [[-20, 440], [400, 436], [800, 438], [1220, 432]], 500), indices(50).map((i) => taperedStroke(c.ripe, [i * 25 - 10, 480], [i * 25 - 4, 452], [i * 25 + 6 + Math.sin(2 * Math.PI * (progress + i / 7)) * 3, 424 + ((i * 7) % 14)], 7, 3)),
			ground(e, mix(c.stone, c.road, 0.5), -40, 40, 0.4, 11.6), 
			ground(e, c.brick, -3.6, 4.2, 3, 11.6, 0.002), indices(13).map((i) => ground(e, mix(c.brick, '#ffe0b8', 0.3), -3.6 + i * 0.6, -3.57 + i * 0.6, 3, 11.6, 0.003)),
			ground(e, tones(c.brick).side, -3, 3.6, 3.6, 11.1), ground(e, mix(c.water, '#2f6a76', 0.35), -3, 3.6, 3.6, 11, -0.12), ground(e, c.water, -3, 3.6, 5.4, 11, -0.12), ground(e, mix(c.water, '#ffe2a0', 0.5), -3, 3.6, 8.6, 11, -0.12), ground(e, mix(c.water, '#fff0c4', 0.75), -3, 3.6, 10.2, 11, -0.12),
			indices(12).map((i) => lens('#fff0c0', 640 + ((i * 61) % 230) + Math.sin(2 * Math.PI * (progress + i / 12)) * 8, 506 + i * i * 1.5, 50 + i * 11, 4 + i * 0.3)),
			ring(project(e, [-1.5, -0.1, 9.6]), 54, c.red), 
			cypress(placeUpright(e, [6.4, 0, 10]), 5.2, black), cypress(placeUpright(e, [7.4, 0, 9]), 5.6, black), turnedOnWheel(e, '#c8683f', [5.2, 0, 6], [[0.3, 0], [0.5, 0.5], [0.44, 0.76], [0.54, 0.86]]), bush(placeUpright(e, [5.2, 0.76, 6]), 1.2, 1.0, leaves, { blossom: c.lemon, seed: 3 }),
			block(e, c.oak, [-5.6, 0.1, 5.4], [0.8, 0.14, 2]), block(e, c.linen, [-5.56, 0.24, 5.42], [0.72, 0.12, 1.9]), block(e, c.red, [-5.5, 0.36, 6.9], [0.6, 0.1, 0.3]),
			withOpacity(0.3, shape(evening.shadow, [[-10, 760], [420, 772], [640, 810], [-10, 810]])),
		]
	}),
	scene('villa-5/view', (progress) => {
		const light: Light = { ...dawn, sky: ['#8fa8c8', '#b3b8cc', '#dcc3c4', '#f4ceb0', '#fbdcae'], haze: '#d9c3c4' }
		const c = inLight(toscana, light)
		const ridgeTown = indices(17).map((i): [number, number, number] => [500 + i * 21, 330 - Math.sin((i / 16) * Math.PI) * 26 + ((i * 7) % 9), 14 + ((i * 5) % 10)])
		return [
			sky(light, 420), sun(light, 930, 330, 44), hill(mix('#7a86a0', light.haze, 0.6), swells(6, -40, 1240, 390, 80, 4)), hill(mix('#7a86a0', light.haze, 0.4), swells(13, -40, 1240, 410, 50, 3)),
			hill(mix('#6f7a74', light.haze, 0.35), [[300, 430], [440, 360], [560, 332], [700, 322], [820, 334], [930, 372], [1080, 430]], 470),
			ridgeTown.map(([x, y, h], i) => [rect(mix(i % 2 ? '#c9a08a' : '#dcb898', light.haze, 0.2), x, y, 19, h), rect(mix('#8a6a72', light.haze, 0.3), x + 12, y, 7, h), shape(mix(c.tile, light.haze, 0.25), [[x - 2, y], [x + 4, y - 6], [x + 15, y - 6], [x + 21, y]])]), rect(mix('#d3ab8e', light.haze, 0.2), 652, 256, 20, 60), rect(mix('#8a6a72', light.haze, 0.3), 665, 256, 7, 60), shape(mix(c.tile, light.haze, 0.2), [[648, 256], [662, 242], [676, 256]]), rect('#fbe2a8', 657, 268, 5, 9),
			[[-60, 440, 560, 34], [340, 452, 620, 36], [760, 436, 560, 30], [100, 478, 700, 34], [600, 486, 640, 36]].map(([x = 0, y = 0, w = 0, h = 0], i) => lens(i > 2 ? '#fbe9d8' : '#f3dcd2', x + Math.sin(2 * Math.PI * (progress + i / 5)) * 10, y, w, h)),
			[210, 240, 880].map((x, i) => cypress({ x, y: 470, size: 10 }, 6 + i, [mix(black[0], light.haze, 0.4), mix(black[1], light.haze, 0.4)])),
			hill(mix('#b5a06a', light.haze, 0.2), [[-20, 520], [200, 488], [420, 500], [640, 540], [900, 520], [1220, 480]]), hill(mix('#8f8f5c', light.haze, 0.14), [[-20, 600], [240, 560], [520, 590], [760, 620], [1000, 580], [1220, 560]]), [60, 130, 330, 1010, 1080].map((x, i) => cypress({ x, y: 590 + (i % 2) * 14, size: 20 }, 5.4, black)),
			hill(c.clay, [[-20, 690], [260, 640], [560, 626], [820, 640], [1220, 620]]), indices(11).map((i) => taperedStroke(mix(c.clay, '#fff0d0', 0.25), [60 + i * 116, 830], [420 + i * 50, 700], [520 + i * 38, 634], 15, 2)),
			taperedStroke('#6a4a44', [-40, 800], [330, 690], [692, 660], 40, 12), taperedStroke('#8a6452', [-40, 774], [330, 680], [690, 654], 12, 4), tractor({ x: 716, y: 664, size: 34 }, c),
			hill('#5d5a3c', [[840, 830], [960, 770], [1220, 720]]), crown({ x: 1110, y: 780, size: 70 }, 5.4, bark, olives, { loose: 1, seed: 5, wide: 0.95 }),
		]
	}),
	scene('villa-5/living-room', () => {
		const c = inLight(toscana, gold)
		const e = camera({ height: 1.7, horizon: 410, focal: 760, x: -0.4 })
		const plan = { left: -4.6, right: 4.6, far: 8.6, height: 4.8 }
		const { back, right } = roomWalls(plan)
		const lattice = (w: Wall, from: number, to: number, low: number, high: number, fill: string): Drawing => indices((to - from) / 0.34).map((i) => indices((high - low) / 0.3).map((j) => (i + j) % 2 ? [] : panel(e, fill, w, from + i * 0.34, from + i * 0.34 + 0.26, low + j * 0.3, low + j * 0.3 + 0.22, 0.01)))
		const floor = '#b3714d'
		return [
			room(e, plan, { floor, ceiling: '#7a5644', back: mix(c.brick, gold.shadow, 0.3), left: mix(c.brick, gold.shadow, 0.42), right: mix(c.brick, gold.shadow, 0.16), reveal: c.brick }),
			indices(4).map((i) => panel(e, mix(c.brick, gold.shadow, 0.45), back, i * 3.07 - 0.3, i * 3.07 + 0.3, 0, 4.8, 0.04)), [0.55, 3.62, 6.69].map((a) => lattice(back, a, a + 2.1, 1.1, 4, '#ffe2a0')), [2.6, 5.6].map((a) => lattice(right, a, a + 2.2, 1.1, 4, '#fff0c4')),
			beams(e, c.oak, plan, 4, 'across', 0.34), indices(9).map((i) => polygon(e, tones('#7a5644').side, [[-4.4 + i * 1.1, 4.79, 0.4], [-4.3 + i * 1.1, 4.79, 0.4], [-4.3 + i * 1.1, 4.79, 8.6], [-4.4 + i * 1.1, 4.79, 8.6]])),
			rug(e, '#8f3f38', '#e2b878', -3.1, 2.3, 3, 6.6),
			indices(13).map((i) => indices(10).map((j) => (i + j) % 2 ? [] : polygon(e, j * 0.5 + 2.8 > 3 && -3.9 + i * 0.52 > -3.1 && -3.9 + i * 0.52 < 2.2 && j * 0.5 + 2.8 < 6.6 ? '#d98f5c' : '#eab074', [[-3.9 + i * 0.52 + j * 0.14, 0.006, 2.8 + j * 0.46], [-3.56 + i * 0.52 + j * 0.14, 0.006, 2.8 + j * 0.46], [-3.48 + i * 0.52 + j * 0.14, 0.006, 3.1 + j * 0.46], [-3.82 + i * 0.52 + j * 0.14, 0.006, 3.1 + j * 0.46]]))),
			piano(e, [-0.6, 0, 4.7]),
			block(e, '#8a5f3f', [3.1, 0, 6.2], [1.1, 0.5, 1.4]), turnedOnWheel(e, '#c8683f', [3.6, 0.5, 6.8], [[0.14, 0], [0.24, 0.26], [0.12, 0.5], [0.16, 0.56]]), indices(7).map((i) => taperedStroke('#e6c478', project(e, [3.6, 1.04, 6.8]), project(e, [3.5 + i * 0.05, 1.5, 6.8]), project(e, [3.1 + i * 0.16, 1.9 + (i % 2) * 0.2, 6.8]), 3, 5)),
			sofaSide(e, c),
		]
	}),
	scene('villa-5/dining', (progress) => {
		const light: Light = { ...dusk, sky: ['#46507f', '#6d6390', '#a07a94', '#d99a88', '#f4bd8c'] }
		const c = inLight(toscana, { ...dusk, cast: ['#4a3f70', 0.3] })
		const e = camera({ height: 2, horizon: 320, focal: 800, x: 0.3 })
		const zs = indices(10).map((i) => 3.2 + i * 0.86)
		const bulbs = indices(9).map((i): Position => [-1.7 + 3.4 * (i / 8), 2.62 - 0.22 * Math.sin((i / 8) * Math.PI), 4.4 + i * 0.16])
		const glow = 1 + 0.06 * Math.sin(2 * Math.PI * progress)
		return [
			sky(light, 320), stars('#fff0dc', 4, 130, 12), hill(mix('#6a6a80', light.haze, 0.3), swells(3, -40, 1240, 320, 60, 3)), hill('#54506e', swells(8, -40, 1240, 340, 40, 2)), [120, 150, 1010, 1060, 1090].map((x, i) => cypress({ x, y: 346, size: 12 }, 6 + (i % 3), ['#2c2b48', '#3a3858'])),
			ground(e, mix(c.brick, '#3f3560', 0.2), -20, 20, 0.4, 14), tiles(e, mix(c.brick, '#3f3560', 0.45), -5, 5, 2, 12, 0.9), polygon(e, mix(c.brick, '#ffc878', 0.35), [[-2.2, 0.002, 12], [2.2, 0.002, 12], [2.6, 0.002, 2], [-2.6, 0.002, 2]]),
			[11.6, 8.4, 5.2].map((z) => [-2.7, 2.5].map((x) => block(e, c.brick, [x, 0, z], [0.36, 2.9, 0.36]))), [-2.6, 2.5].map((x) => block(e, c.oak, [x, 2.9, 2], [0.2, 0.2, 10])), indices(8).toReversed().map((i) => block(e, c.oak, [-3, 3.06, 2.4 + i * 1.3], [6, 0.14, 0.16])),
			indices(26).map((i) => { const position: Position = [-2.9 + ((i * 1.37) % 5.8), 3.1, 2.4 + ((i * 0.73) % 9.4)]; const s = unitsPerMetre(e, position); const [x, y] = project(e, position); return foliage(i % 3 === 0 ? '#7c8a58' : i % 3 === 1 ? '#4c6150' : '#3a4c4a', [x, y], s * 1.1, s * 0.5, { seed: i, bumps: 7, flat: 0.2 }) }), indices(7).map((i) => { const [x, y] = project(e, [-2.4 + ((i * 1.9) % 4.9), 2.9, 3 + i * 1.1]); const s = unitsPerMetre(e, [0, 2.9, 3 + i * 1.1]); return scattered('#6a3f6e', [x, y], s * 0.26, s * 0.42, 7, s * 0.06, i) }),
			zs.toReversed().map((z) => [chair(e, c.oak, [-1.42, 0, z - 0.22], 'right', c.straw), chair(e, c.oak, [0.97, 0, z - 0.22], 'left', c.straw)]), chair(e, c.oak, [-0.22, 0, 12.2], 'us', c.straw),
			block(e, { top: '#fbe6c4', front: mix(c.linen, '#4a3f70', 0.25), side: mix(c.linen, '#4a3f70', 0.25), deep: c.oak }, [-0.9, 0.34, 2.8], [1.8, 0.44, 9.2]),
			zs.toReversed().map((z, i) => [setting(e, [-0.58, 0.785, z], '#fff6e4', '#d9c6a4', c.red), setting(e, [0.48, 0.785, z], '#fff6e4', '#d9c6a4', c.red), i % 2 ? flask(e, [0, 0.785, z + 0.1], c) : levelEllipse(e, '#c98f4f', [0, 0.79, z], 0.2)]),
			bulbs.slice(1).map((position, i) => { const [p, q] = [project(e, bulbs[i] ?? position), project(e, position)]; return taperedStroke('#3a3048', p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + 4], q, 2.4, 2.2) }), bulbs.map((position) => { const [x, y] = project(e, position); const s = unitsPerMetre(e, position); return [withOpacity(0.3, disc('#ffcf7a', x, y + 0.07 * s, 0.17 * s * glow)), disc('#fff2c0', x, y + 0.07 * s, 0.075 * s)] }),
			smooth('#fbe6c4', [[1.75, 0.003, 4.2], [2.1, 0.003, 4.1], [2.3, 0.003, 4.4], [2.0, 0.003, 4.5], [1.8, 0.003, 4.42]].map((s) => project(e, s as unknown as Position)), 1 / 12), smooth('#d9bfa8', [[1.9, 0.004, 4.2], [2.1, 0.004, 4.12], [2.12, 0.004, 4.34]].map((s) => project(e, s as unknown as Position)), 1 / 12),
		]
	}),
	scene('villa-5/kitchen', () => {
		const c = inLight(toscana, dawn)
		const e = camera({ height: 1.55, horizon: 370, focal: 820 })
		const plan = { left: -3.6, right: 3.6, far: 5, height: 3.1 }
		const { back } = roomWalls(plan)
		return [
			sky(dawn, 370), hills({ ...dawn, haze: '#f0dcc0' }, 380, 6), [800, 830, 930].map((x) => cypress({ x, y: 410, size: 14 }, 6, black)),
			room(e, plan, { floor: c.brick, ceiling: mix(c.plaster, dawn.shadow, 0.12), back: c.plaster, left: mix(c.plaster, dawn.shadow, 0.24), right: mix(c.plaster, dawn.shadow, 0.14), reveal: c.linen }, [{ in: 'back', from: 4, to: 6.4, low: 1.1, high: 2.5, frame: c.door, bars: 1, rails: [] }]),
			beams(e, c.oak, plan, 5, 'away', 0.2), tiles(e, mix(c.brick, '#f6d9ae', 0.3), -3.6, 3.6, 1.6, 5, 0.6, true),
			panel(e, mix(c.stone, dawn.shadow, 0.1), back, 0.3, 3.3, 0, 0.72, 0.5), polygon(e, '#2f2530', opening(back, 0.6, 3, 0.74, 2, 0.14, 0.02)), polygon(e, c.linen, [back(0.1, 1.9, 0.6), back(3.5, 1.9, 0.6), back(3.5, 2.12, 0.6), back(0.1, 2.12, 0.6)]), polygon(e, mix(c.linen, c.plaster, 0.4), [back(0.2, 2.12, 0.6), back(3.4, 2.12, 0.6), back(2.5, 3.1, 0), back(1.1, 3.1, 0)]), polygon(e, mix(c.plaster, dawn.shadow, 0.2), [back(2.6, 2.12, 0.6), back(3.4, 2.12, 0.6), back(2.5, 3.1, 0), back(2.1, 3.1, 0)]), polygon(e, mix(c.stone, '#fff0d0', 0.3), [back(0.2, 0.72, 0.5), back(3.4, 0.72, 0.5), back(3.4, 0.72, 0), back(0.2, 0.72, 0)]),
			smooth('#e8763a', [[1.4, 0.74], [1.55, 1.1], [1.7, 1.34], [1.9, 1.0], [2.1, 0.74]].map(([a = 0, u = 0]) => project(e, back(a, u, 0.2)))), smooth('#ffd27a', [[1.58, 0.74], [1.7, 1.04], [1.84, 0.9], [1.95, 0.74]].map(([a = 0, u = 0]) => project(e, back(a, u, 0.21)))), turnedOnWheel(e, '#3a3440', back(2.6, 0.74, 0.3), [[0.18, 0], [0.24, 0.14], [0.2, 0.3]]), [0.7, 1.3, 2, 2.7, 3.2].map((a, i) => turnedOnWheel(e, [c.red, c.linen, c.blue, c.linen, c.tile][i] ?? c.red, back(a, 2.12, 0.55), [[0.06, 0], [0.14, 0.05], [0.16, 0.1]])),
			stroke(c.oak, project(e, [0.3, 2.44, 4.3]), project(e, [2.95, 2.44, 4.3]), 13), [0.42, 2.84].map((x) => stroke(c.oak, project(e, [x, 2.44, 4.3]), project(e, [x, 3.1, 4.3]), 4)), indices(26).map((i) => { const x = 0.46 + i * 0.093; return taperedStroke(i % 3 ? '#f3d489' : '#e2b65e', project(e, [x, 2.48, 4.28]), project(e, [x + ((i % 2) - 0.5) * 0.03, 2, 4.28]), project(e, [x + ((i % 3) - 1) * 0.02, 1.46 + ((i * 7) % 5) * 0.05, 4.28]), 9, 8) }),
			block(e, c.door, [0.9, 0, 4.4], [2.7, 0.86, 0.6]), block(e, c.marble, [0.86, 0.86, 4.36], [2.74, 0.06, 0.64]), [1, 1.9, 2.8].map((x) => panel(e, tones(c.door).side, wall([x, 4.39], [x + 0.74, 4.39], 1), 0, 0.74, 0.12, 0.72)), 
			block(e, { top: '#fbf6ec', front: c.marble, side: mix(c.marble, dawn.shadow, 0.24), deep: c.shade }, [-2, 0.8, 2.2], [4, 0.1, 1.2]), [-1.8, 1.6].map((x) => block(e, c.oak, [x, 0, 2.4], [0.2, 0.8, 0.8])), polygon(e, '#ffffff', [[-1.2, 0.902, 2.3], [-0.4, 0.902, 2.26], [0.5, 0.902, 2.4], [0.4, 0.902, 2.9], [-0.8, 0.902, 3]]), smooth('#f3d98f', [[-0.9, 0.905, 2.4], [-0.3, 0.905, 2.36], [0.2, 0.905, 2.5], [0, 0.905, 2.8], [-0.7, 0.905, 2.82]].map((s) => project(e, s as unknown as Position))),
			stroke('#c98f54', project(e, [-0.7, 0.96, 2.5]), project(e, [0.5, 0.96, 2.72]), 28), stroke('#8a5a38', project(e, [-0.95, 0.96, 2.46]), project(e, [-0.7, 0.96, 2.5]), 12), stroke('#8a5a38', project(e, [0.5, 0.96, 2.72]), project(e, [0.74, 0.96, 2.77]), 12), [[0.95, 2.5], [1.1, 2.6], [1.22, 2.46]].map(([x = 0, z = 0]) => disc('#f6e2c0', ...project(e, [x, 0.94, z]), 20, 24)), turnedOnWheel(e, c.blue, [-1.5, 0.9, 2.7], [[0.14, 0], [0.24, 0.1], [0.28, 0.2]]), foliage('#ffffff', project(e, [-1.5, 1.12, 2.7]), 130, 46, { seed: 3, bumps: 7, flat: 0.5 }),
		]
	}),
	scene('villa-5/bedroom-tower', () => {
		const c = inLight(toscana, gold)
		const e = camera({ height: 1.6, horizon: 400, focal: 700 })
		const plan = { left: -3.2, right: 3.2, far: 6.2, height: 3.8 }
		const view = { ...evening, sky: ['#bcd2cc', '#dbdfc8', '#f3e4b8', '#fbe3ac'] }
		const holes = [{ in: 'back' as const, from: 2.5, to: 3.9, low: 1.1, high: 2.7, arch: 1 }, { in: 'left' as const, from: 6.2, to: 7.4, low: 1.1, high: 2.7, arch: 1 }, { in: 'right' as const, from: 1.8, to: 3, low: 1.1, high: 2.7, arch: 1 }]
		return [
			sky(view, 400), hills(evening, 410, 9), hill(c.wheat, [[-20, 470], [400, 450], [800, 456], [1220, 470]]), [140, 170, 590, 640, 1020, 1050].map((x, i) => cypress({ x, y: 450, size: 10 }, 5 + (i % 2) * 2, black)),
			room(e, plan, { floor: c.brick, ceiling: '#7a5644', back: c.plaster, left: mix(c.plaster, gold.shadow, 0.28), right: mix(c.plaster, '#fff2d0', 0.2), reveal: '#fbeccb' }, holes),
			tiles(e, mix(c.brick, '#f3cf9a', 0.28), -3.2, 3.2, 1.6, 6.2, 0.64, true), [[-3.2, 0.4], [3.2, 0.4], [-3.2, 6.2], [3.2, 6.2]].map(([x = 0, z = 0], i) => polygon(e, i % 2 ? c.oak : tones(c.oak).side, [[x, 3.8, z], [x * 0.94, 3.8, z + 0.2], [0, 5.6, 3.6], [0, 5.6, 3.4]])),
			polygon(e, mix('#8a5f48', gold.shadow, 0.2), [[-3.2, 3.8, 6.2], [3.2, 3.8, 6.2], [0, 5.4, 3.4]]), polygon(e, mix('#8a5f48', gold.shadow, 0.4), [[-3.2, 3.8, 0.4], [-3.2, 3.8, 6.2], [0, 5.4, 3.4]]), polygon(e, '#9a6a4e', [[3.2, 3.8, 0.4], [3.2, 3.8, 6.2], [0, 5.4, 3.4]]), panel(e, c.oak, roomWalls(plan).back, 0, 6.4, 3.62, 3.82, 0.05),
			indices(5).map((i) => [panel(e, mix(c.plaster, c.shade, 0.5), roomWalls(plan).back, 0.5 + i * 1.24, 0.74 + i * 1.24, 3.05, 3.3, 0.01)]),
			sunlight(e, '#f1c483', opening(roomWalls(plan).right, 1.8, 3, 0.9, 2.5, 1), [-0.9, -0.1]),
			taperedStroke('#6f6a78', project(e, [0.2, 1.12, 6.0]), project(e, [0.44, 1.3, 6]), project(e, [0.66, 1.3, 6]), 15, 2), stroke('#fbf4e4', project(e, [0.14, 1.1, 6]), project(e, [0.6, 1.27, 6]), 2),
			withOpacity(0.3, ground(e, gold.shadow, -1.5, 1.9, 2.5, 5, 0.003)), block(e, c.oak, [-1.1, 0, 2.7], [2.2, 0.3, 2.2]), block(e, { ...tones(c.linen), front: mix(c.linen, gold.shadow, 0.14), side: mix(c.linen, gold.shadow, 0.24) }, [-1.14, 0.26, 2.66], [2.28, 0.34, 2.24]), block(e, tones(c.green), [-1.18, 0.24, 2.6], [2.36, 0.38, 1]), [-0.98, 0.06].map((x) => cushion(e, '#fffaf0', [x, 0.6, 4.6], 0.92, 0.46, 0.18)),
			drum(e, c.oak, [-2.2, 0, 4.3], 0.34, 0.56), turnedOnWheel(e, c.blue, [-2.2, 0.56, 4.3], [[0.08, 0], [0.13, 0.12], [0.06, 0.26], [0.09, 0.3]]), drum(e, c.straw, [2.2, 0, 4.2], 0.3, 0.5), 
		]
	}),
	scene('villa-5/bedroom-granary', () => {
		const c = inLight(toscana, noon)
		const e = camera({ height: 1.5, horizon: 400, focal: 740, x: 0.2 })
		const plan = { left: -3.4, right: 3.4, far: 6, height: 1.7 }
		const cool = '#5a4a5e'
		const vaulted = { front: mix(c.brick, '#f6d0a4', 0.16), side: mix(c.brick, cool, 0.24), top: '#f6d0a4', deep: mix(c.brick, cool, 0.42) }
		const wallTone = mix(c.plaster, cool, 0.2)
		return [
			rect('#fff3cc', 700, 200, 400, 400), hill('#f6dd96', [[680, 430], [860, 410], [1100, 420]], 620), hill('#ffe9b0', [[680, 470], [860, 460], [1100, 470]], 640),
			room(e, { ...plan, height: 3.9 }, { floor: mix(c.brick, cool, 0.18), ceiling: c.brick, back: wallTone, left: mix(wallTone, cool, 0.3), right: mix(wallTone, cool, 0.1), reveal: '#fff0cc' }, [{ in: 'back', from: 4.6, to: 5.8, low: 0, high: 2.3, arch: 0.5 }]),
			barrelVault(e, vaulted, { ...plan, spring: 1.7, rise: 2.1 }, { lit: 0.64, ribs: [5.6, 3.9, 2.2], rib: 0.34, courses: 15 }), indices(9).map((k) => indices(22).map((i) => { const [a, b] = [(i * Math.PI) / 22, ((i + 0.9) * Math.PI) / 22]; const z = 1.2 + k * 0.52; const q = (t: number, dz: number): Position => [-3.38 * Math.cos(t), 1.7 + 2.08 * Math.sin(t), z + dz + (i % 2) * 0.2]; return (i * 3 + k * 7) % 5 ? [] : polygon(e, mix(c.brick, (i + k) % 2 ? '#f6cf9c' : cool, (i + k) % 2 ? 0.3 : 0.2), [q(a, 0), q(b, 0), q(b, 0.3), q(a, 0.3)]) })),
			tiles(e, mix(c.brick, '#f3cf9a', 0.14), -3.4, 3.4, 1.5, 6, 0.6, true), polygon(e, '#f8dfa4', [[1.24, 0.003, 6], [2.36, 0.003, 6], [1.9, 0.003, 3.3], [0.3, 0.003, 3.3]]),
			polygon(e, c.door, [roomWalls(plan).back(4.6, 0), roomWalls(plan).back(4.1, 0, 1), roomWalls(plan).back(4.1, 2, 1), roomWalls(plan).back(4.6, 2)]), [0.3, 1.1].map((u) => polygon(e, tones(c.door).side, [roomWalls(plan).back(4.52, u, 0.16), roomWalls(plan).back(4.18, u, 0.84), roomWalls(plan).back(4.18, u + 0.6, 0.84), roomWalls(plan).back(4.52, u + 0.6, 0.16)])),
			iron(e, -2.6, 5.1), block(e, { ...tones('#4a4350') }, [-2.6, 0.2, 2.9], [1.9, 0.1, 2.2]), block(e, { ...tones(c.linen), front: mix(c.linen, cool, 0.2), side: mix(c.linen, '#fff3cc', 0.3) }, [-2.62, 0.3, 2.9], [1.94, 0.3, 2.16]), block(e, { ...tones('#d9b45c'), side: '#eac878' }, [-2.66, 0.28, 2.84], [2.02, 0.34, 0.9]), [-2.5, -1.6].map((x) => cushion(e, '#fffaf0', [x, 0.6, 4.84], 0.82, 0.42, 0.16)), iron(e, -2.6, 2.8, 0.75),
			chair(e, c.oak, [0.3, 0, 3.6], 'us', c.straw), pitcher(project(e, [0.46, 0.49, 3.8]), 74, c), disc('#f0a060', ...project(e, [0.68, 0.55, 3.7]), 15), disc('#f7c488', project(e, [0.68, 0.55, 3.7])[0] - 4, project(e, [0.68, 0.55, 3.7])[1] - 4, 7), taperedStroke('#64884f', project(e, [0.68, 0.6, 3.7]), project(e, [0.72, 0.66, 3.7]), project(e, [0.78, 0.64, 3.7]), 3, 6),
		]
	}),
	scene('villa-5/bathroom', (progress) => {
		const c = inLight(toscana, dusk)
		const e = camera({ height: 1.5, horizon: 350, focal: 840 })
		const red = '#9c3c33'
		const back = wall([-3.6, 5], [3.6, 5], 3.2)
		const stone = '#d8bd98'
		const flick = (i: number) => 1 + 0.12 * Math.sin(2 * Math.PI * (progress * 2 + i / 5))
		const light = (x: number, h: number, i: number): Drawing => { const [px, py] = project(e, [x, 1.12 + h, 4.5]); return [turnedOnWheel(e, '#fbeccb', [x, 1.12, 4.5], [[0.05, 0], [0.048, h]]), withOpacity(0.3, disc('#ffcf7a', px, py - 10, 46 * flick(i))), smooth('#fff0b4', [[px, py - 27 * flick(i)], [px + 5, py - 9], [px, py], [px - 5, py - 9]])] }
		return [
			rect('#b78a68', 0, 0, 1200, 800), polygon(e, mix('#c9a27c', dusk.shadow, 0.2), [back(0, 0), back(7.2, 0), back(7.2, 3.6), back(0, 3.6)]), polygon(e, red, opening(back, 0.9, 6.3, 0, 3.1, 0.9)), polygon(e, tones(red).side, [...opening(back, 0.9, 6.3, 0, 3.1, 0.9).slice(0, 9), back(2.2, 2.2), back(1.5, 1.4), back(1.3, 0)]), 
			[1.5, 2.6, 3.7, 4.7, 5.6].map((a, i) => withOpacity(0.35, disc('#d9694a', ...project(e, back(a, 1.6, 0)), 80 + (i % 2) * 30))), polygon(e, mix(stone, dusk.shadow, 0.14), [back(0.9, 0.96, 0), back(6.3, 0.96, 0), back(6.3, 1.12, 0), back(0.9, 1.12, 0)]), ground(e, mix(stone, '#fff0d0', 0.2), -2.7, 2.7, 4.4, 5, 1.12), panel(e, stone, wall([-2.7, 4.4], [2.7, 4.4], 2), 0, 5.4, 0.96, 1.12),
			[[-2.1, 0.2], [-1.8, 0.1], [-1.1, 0.26], [0.2, 0.14], [0.5, 0.22], [1.5, 0.1], [2, 0.24]].map(([x = 0, h = 0], i) => light(x, h, i)),
			ground(e, '#a9674a', -5, 5, 0.4, 5), tiles(e, '#8f523c', -5, 5, 1.6, 5, 0.7), 
			block(e, { top: '#f0dcb8', front: stone, side: mix(stone, dusk.shadow, 0.3), deep: c.shade }, [-1.9, 0, 3.2], [3.8, 0.72, 1.3]), ground(e, mix(stone, dusk.shadow, 0.4), -1.7, 1.7, 3.36, 4.36, 0.721), ground(e, '#6d9a92', -1.7, 1.7, 3.4, 4.3, 0.7), ground(e, '#8fb8a8', -1.7, 1.7, 3.85, 4.3, 0.701), [[-1.1, 4.1], [0.3, 3.9], [0.8, 4.15]].map(([x = 0, z = 0], i) => lens('#ffe0a0', project(e, [x, 0.7, z])[0] + Math.sin(2 * Math.PI * (progress + i / 3)) * 6, project(e, [x, 0.7, z])[1], 70, 5)), indices(12).map((i) => lens(mix(stone, i % 2 ? c.shade : '#f6e6c4', 0.35), 200 + ((i * 97) % 700), 606 + ((i * 29) % 130), 50 + (i % 4) * 18, 6)),
			taperedStroke('#4f6a48', project(e, [-0.5, 0.72, 3.62]), project(e, [-0.1, 0.74, 3.7]), project(e, [0.36, 0.72, 3.6]), 5, 3), indices(9).map((i) => { const [x, y] = project(e, [-0.45 + i * 0.09, 0.73, 3.63 + 0.03 * Math.sin(i)]); return [taperedStroke('#6d8a58', [x, y], [x + 6, y - 8], [x + 14, y - 12], 4, 1.5), taperedStroke('#4f6a48', [x, y], [x + 6, y + 7], [x + 13, y + 9], 4, 1.5)] }),
			block(e, c.oak, [2.3, 0, 3.3], [0.7, 0.44, 0.5]), block(e, c.linen, [2.34, 0.44, 3.34], [0.6, 0.12, 0.4]), block(e, c.straw, [2.34, 0.56, 3.34], [0.6, 0.1, 0.4]), turnedOnWheel(e, '#a9583c', [-2.7, 0, 3.6], [[0.2, 0], [0.36, 0.4], [0.2, 0.8], [0.27, 0.9]]),
		]
	}),
	scene('villa-5/garden', () => {
		const c = inLight(toscana, dawn)
		const e = camera({ height: 1.7, horizon: 430, focal: 880 })
		const plot: Plot = { x: -7, z: 13, width: 14, depth: 6, height: 5 }
		const { front } = walls(plot)
		const lemon = (x: number, z: number, s: number, seed: number): Drawing => { const f = placeUpright(e, [x, 0.86 * s, z]); return [withOpacity(0.3, levelEllipse(e, dawn.shadow, [x + 0.5, 0.002, z], 0.9 * s, 0.4 * s)), crown({ ...f, y: f.y + 6 }, 2.1 * s, bark, leaves, { seed, wide: 0.86, trunk: 0.24 }), scattered(c.lemon, [f.x, f.y - 1.45 * s * f.size], 1.5 * s * f.size, 0.9 * s * f.size, 13, 0.085 * s * f.size, seed), turnedOnWheel(e, '#c76a42', [x, 0, z], [[0.36 * s, 0], [0.6 * s, 0.4 * s], [0.58 * s, 0.72 * s], [0.68 * s, 0.78 * s], [0.68 * s, 0.9 * s]]), indices(4).map((i) => { const m = unitsPerMetre(e, [x, 0, z]); const [px, py] = project(e, [x - 0.42 * s + i * 0.28 * s, 0.66 * s, z]); return taperedStroke('#e79a6a', [px - 0.13 * s * m, py], [px, py + 0.26 * s * m], [px + 0.13 * s * m, py], 4, 4) })] }
		return [
			sky({ ...dawn, sky: ['#7fb8cc', '#a3cdd4', '#cbdfd4', '#eee6cc'] }, 430), cumulus('#ffffff', '#dfe6de', [980, 120], 300, 4), [-9, -8, 8.2, 9.4].map((x, i) => cypress(placeUpright(e, [x, 0, 15]), 7 + (i % 2), black)), hill(mix(leaves[1], dawn.haze, 0.4), swells(5, -40, 1240, 430, 40, 3)),
			body(e, c.plaster, plot), roof(e, c.tile, plot, { rise: 1.9, eaves: 0.6 }), panel(e, mix(c.plaster, dawn.shadow, 0.2), front, 0, 14, 4.6, 5), 
			indices(5).map((i) => { const a = 0.7 + i * 2.62; return [polygon(e, c.linen, opening(front, a - 0.14, a + 2.24, 0, 4.3, 0.9)), polygon(e, '#7f9a94', opening(front, a, a + 2.1, 0, 4.15, 0.9)), polygon(e, '#a8c2b4', [front(a, 0.2), front(a + 0.9, 0.2), front(a + 2, 2.6), front(a + 1.4, 3.6)]), [0.52, 1.05, 1.58].map((d) => panel(e, c.linen, front, a + d - 0.03, a + d + 0.03, 0, 3.6 + (d === 1.05 ? 0.4 : 0), 0.02)), [0.9, 1.8, 2.7, 3.4].map((u) => panel(e, c.linen, front, a, a + 2.1, u - 0.03, u + 0.03, 0.02))] }),
			ground(e, mix(c.road, c.stone, 0.3), -40, 40, 0.4, 13), ground(e, mix(leaves[2], c.wheat, 0.3), -40, -5.4, 0.4, 12.6, 0.001), ground(e, mix(leaves[2], c.wheat, 0.3), 5.4, 40, 0.4, 12.6, 0.001),
			[[-4.6, 11.4, 1, 3], [4.6, 11.4, 1, 7], [-2, 11.6, 1, 5], [2, 11.6, 1, 9], [-4.2, 8, 1, 11], [4.3, 8, 1, 13], [-3.7, 5.2, 1.05, 15]].map(([x = 0, z = 0, s = 1, seed = 1]) => lemon(x, z, s, seed)), barrow(e, c),
		]
	}),
	scene('villa-5/night', (progress) => {
		const dark: Light = { ...night, sky: ['#0d1a3a', '#132448', '#1c3156', '#2a4266', '#40587a'] }
		const c = { ...inLight(toscana, { ...night, cast: ['#16284e', 0.62] }) }
		return [
			sky(dark, 560), smooth('#1f3660', [[-40, 560], [180, 380], [420, 240], [700, 80], [900, -40], [1160, -40], [900, 150], [640, 330], [380, 470], [160, 600]]), smooth('#33507c', [[60, 520], [300, 350], [560, 200], [800, 40], [960, -30], [1040, -30], [820, 120], [590, 270], [340, 420], [140, 540]]), smooth('#57749a', [[220, 440], [430, 300], [640, 170], [800, 70], [760, 130], [560, 260], [360, 390]]),
			stars('#fdf6dc', 3, 480, 90), stars('#fffdf0', 31, 420, 60), indices(40).map((i) => disc('#f4f0dc', 180 + i * 19 + Math.sin(i * 2.3) * 36, 480 - i * 12.6 + Math.cos(i * 3.1) * 34, 1.2 + (i % 4) * 0.5)),
			hill('#1c2f52', swells(8, -40, 1240, 560, 70, 3)), hill('#162748', [[-20, 600], [300, 580], [600, 560], [900, 570], [1220, 600]]),
			farm({ x: 560, y: 590, size: 27 }, c, { lamp: '#ffd27a', shadow: '#0c1630' }), withOpacity(0.2, disc('#ffd27a', 688, 336, 34)), owl({ x: 719, y: 246, size: 15 }), [250, 290, 1020, 1060, 1100].map((x, i) => cypress({ x, y: 600, size: 27 }, 6.4 + (i % 2) * 1.6, ['#0c1730', '#132342'])),
			hill('#1b2840', [[-20, 630], [300, 612], [640, 600], [900, 612], [1220, 636]]), hill('#141f36', [[-20, 700], [400, 676], [800, 684], [1220, 700]]), indices(70).map((i) => taperedStroke(i % 2 ? '#24334c' : '#1c2a42', [i * 18 - 10, 810], [i * 18 - 4, 750], [i * 18 + 4 + Math.sin(2 * Math.PI * (progress + i / 11)) * 2, 690 + ((i * 17) % 34)], 7, 3)),
			indices(26).map((i) => { const on = 0.5 + 0.5 * Math.sin(2 * Math.PI * (progress + ((i * 7) % 26) / 26)); const [x, y] = [40 + ((i * 173) % 1130) + Math.sin(2 * Math.PI * (progress + i / 26)) * 10, 630 + ((i * 59) % 140)]; return [disc(mix('#24334c', '#a9b45c', 0.5 * on), x, y, 7), disc(mix('#4a5a4c', '#f4f2a4', on), x, y, 2.8)] }),
		]
	}),
]

/** Five swallows on a round of their own. */
const swallows = (progress: number): Drawing => indices(5).map((i) => {
	const round = 2 * Math.PI * (progress + i / 23)
	const [x, y] = [470 + Math.cos(round) * (150 + i * 14), 190 + Math.sin(round) * 46 + i * 11]
	const beat = 5 + 4 * Math.sin(2 * Math.PI * (progress * 16 + i / 5))
	return smooth('#4a3a4c', [[x - 15, y - beat], [x - 5, y - 2], [x, y + 2], [x + 5, y - 2], [x + 15, y - beat], [x + 4, y + 3], [x, y + 5], [x - 4, y + 3]], 1 / 8)
})
const van = ({ x, y, size: s }: Foot, c: typeof toscana): Drawing => [smooth(c.blue, [[x - 2 * s, y - 0.3 * s], [x - 2 * s, y - 1 * s], [x - 1.5 * s, y - 1.9 * s], [x + 1.6 * s, y - 1.9 * s], [x + 1.8 * s, y - 0.3 * s]], 1 / 12), shape('#e6f0ea', [[x - 1.75 * s, y - 1.05 * s], [x - 1.35 * s, y - 1.7 * s], [x - 0.5 * s, y - 1.7 * s], [x - 0.5 * s, y - 1.05 * s]]), [-1.2, 1.1].map((d) => disc('#2f2c38', x + d * s, y - 0.25 * s, 0.4 * s))]
const can = ([x, y]: Point, s: number, fill: string): Drawing => [shape(fill, [[x - 0.3 * s, y], [x - 0.26 * s, y - 0.6 * s], [x + 0.26 * s, y - 0.6 * s], [x + 0.3 * s, y]]), shape(tones(fill).side, [[x + 0.06 * s, y], [x + 0.06 * s, y - 0.6 * s], [x + 0.26 * s, y - 0.6 * s], [x + 0.3 * s, y]]), stroke(fill, [x - 0.24 * s, y - 0.2 * s], [x - 0.74 * s, y - 0.66 * s], 0.09 * s), disc(fill, x - 0.76 * s, y - 0.68 * s, 0.13 * s), taperedStroke(tones(fill).side, [x - 0.16 * s, y - 0.58 * s], [x + 0.3 * s, y - 1.1 * s], [x + 0.28 * s, y - 0.2 * s], 0.07 * s, 0.06 * s)]
const ring = ([x, y]: Point, r: number, fill: string): Drawing => [disc(tones(fill).side, x, y + r * 0.07, r, r * 0.36), disc(fill, x, y, r, r * 0.34), disc('#8fcabc', x, y + 1, r * 0.52, r * 0.15), [-0.8, 0.62].map((d) => smooth('#fbeee0', [[x + d * r, y - r * 0.2], [x + (d + 0.2) * r, y - r * 0.28], [x + (d + 0.16) * r, y + r * 0.24], [x + (d + 0.02) * r, y + r * 0.2]]))]
const tractor = ({ x, y, size: s }: Foot, c: typeof toscana): Drawing => [shape(c.red, [[x - 0.3 * s, y - 0.5 * s], [x - 0.3 * s, y - 1.1 * s], [x + 1.3 * s, y - 1.0 * s], [x + 1.3 * s, y - 0.5 * s]]), shape('#4a3a40', [[x - 1 * s, y - 1.9 * s], [x + 0.1 * s, y - 1.9 * s], [x + 0.1 * s, y - 1.8 * s], [x - 1 * s, y - 1.8 * s]]), [[-0.9, -0.86], [0, 0.04]].map(([a = 0, b = 0]) => stroke('#4a3a40', [x + a * s, y - 0.7 * s], [x + b * s, y - 1.85 * s], 0.08 * s)), stroke('#4a3a40', [x + 0.9 * s, y - 1 * s], [x + 0.9 * s, y - 1.6 * s], 0.1 * s), disc('#3a2f34', x - 0.5 * s, y - 0.6 * s, 0.66 * s), disc('#e0b65c', x - 0.5 * s, y - 0.6 * s, 0.3 * s), disc('#3a2f34', x + 1 * s, y - 0.32 * s, 0.36 * s), disc('#e0b65c', x + 1 * s, y - 0.32 * s, 0.15 * s)]
function piano(e: Camera, [x, y, z]: Position): Drawing {
	const p = (dx: number, up: number, dz: number) => project(e, [x + dx, y + up, z + dz])
	const ink = '#2c2430'
	return [
		[[-0.7, -0.2], [0.7, -0.2], [0.5, 1.2]].map(([dx = 0, dz = 0]) => stroke(ink, p(dx, 0.8, dz), p(dx, 0, dz), 15)),
		smooth('#4a3c48', [p(-0.9, 1.02, 0.1), p(-0.9, 1.9, 0.7), p(-0.4, 2.1, 1.2), p(0.3, 1.95, 1.2), p(0.6, 1.5, 0.7), p(0.9, 1.1, 0.2)], 1 / 9), smooth('#8f6a4c', [p(-0.8, 1.04, 0.1), p(-0.8, 1.78, 0.66), p(-0.38, 1.96, 1.1), p(0.26, 1.82, 1.1), p(0.52, 1.42, 0.64), p(0.8, 1.1, 0.2)], 1 / 9), stroke(ink, p(0.5, 1, 0.3), p(0.3, 1.66, 0.8), 6),
		shape(ink, [p(-0.95, 0.7, -0.3), p(0.95, 0.7, -0.3), p(0.95, 1.02, -0.1), p(-0.95, 1.02, -0.1)]), shape('#453846', [p(-0.95, 1.02, -0.1), p(0.95, 1.02, -0.1), p(0.95, 1.02, 0.3), p(-0.95, 1.02, 0.3)]), shape('#fbf2de', [p(-0.84, 0.84, -0.34), p(0.84, 0.84, -0.34), p(0.84, 0.84, -0.14), p(-0.84, 0.84, -0.14)]), shape('#fbf2de', [p(-0.84, 0.78, -0.34), p(0.84, 0.78, -0.34), p(0.84, 0.85, -0.34), p(-0.84, 0.85, -0.34)]), indices(17).map((i) => i % 7 === 2 || i % 7 === 6 ? [] : shape(ink, [p(-0.8 + i * 0.1, 0.86, -0.26), p(-0.75 + i * 0.1, 0.86, -0.26), p(-0.75 + i * 0.1, 0.86, -0.14), p(-0.8 + i * 0.1, 0.86, -0.14)])),
		shape('#fffaf0', [p(-0.34, 1.04, 0), p(0, 1.02, 0), p(0, 1.38, 0.1), p(-0.34, 1.4, 0.1)]), shape('#efe2c8', [p(0, 1.02, 0), p(0.34, 1.04, 0), p(0.34, 1.4, 0.1), p(0, 1.38, 0.1)]), [0, 1, 2].map((i) => [stroke('#8a7a70', p(-0.3, 1.12 + i * 0.09, 0.03), p(-0.05, 1.11 + i * 0.09, 0.03), 1.6), stroke('#8a7a70', p(0.05, 1.11 + i * 0.09, 0.03), p(0.3, 1.12 + i * 0.09, 0.03), 1.6)]),
		block(e, '#8f3f38', [x - 0.45, 0.4, z - 1.1], [0.9, 0.1, 0.4]), [-0.4, 0.36].map((dx) => stroke(ink, p(dx, 0.4, -1.1), p(dx, 0, -1.1), 9)),
	]
}
const sofaSide = (e: Camera, c: typeof toscana): Drawing => [block(e, tones(c.linen), [-4.3, 0, 4.6], [0.9, 0.42, 2.4]), block(e, tones(c.linen), [-4.5, 0, 4.5], [0.26, 0.86, 2.6]), cushion(e, c.red, [-4.1, 0.42, 5.2], 0.5, 0.44, 0.1), cushion(e, c.green, [-4.1, 0.42, 6.2], 0.5, 0.44, 0.1)]
const flask = (e: Camera, foot: Position, c: typeof toscana): Drawing => [turnedOnWheel(e, '#3f5a44', foot, [[0.09, 0], [0.1, 0.12], [0.03, 0.26], [0.03, 0.38]]), turnedOnWheel(e, c.straw, foot, [[0.09, 0], [0.115, 0.06], [0.105, 0.15]])]
const iron = (e: Camera, x: number, z: number, high = 1.2): Drawing => { const p = (dx: number, up: number) => project(e, [x + dx, up, z]); const s = unitsPerMetre(e, [x, 0, z]); return [[0, 1.9].map((dx) => stroke('#3a3440', p(dx, 0), p(dx, high), 0.05 * s)), taperedStroke('#3a3440', p(0, high), p(0.95, high + 0.5), p(1.9, high), 0.045 * s, 0.045 * s), [0.38, 0.76, 1.14, 1.52].map((dx) => stroke('#3a3440', p(dx, 0.3), p(dx, high + 0.16), 0.026 * s)), [0, 1.9].map((dx) => disc('#c9974f', ...p(dx, high + 0.04), 0.05 * s)), stroke('#3a3440', p(0, 0.5), p(1.9, 0.5), 0.035 * s)] }
const pitcher = ([x, y]: Point, s: number, c: typeof toscana): Drawing => [taperedStroke(c.linen, [x + 0.2 * s, y - 0.7 * s], [x + 0.6 * s, y - 0.6 * s], [x + 0.24 * s, y - 0.2 * s], 0.08 * s, 0.08 * s), smooth(c.linen, [[x - 0.22 * s, y], [x - 0.32 * s, y - 0.3 * s], [x - 0.16 * s, y - 0.66 * s], [x - 0.26 * s, y - 0.9 * s], [x + 0.2 * s, y - 0.84 * s], [x + 0.16 * s, y - 0.66 * s], [x + 0.32 * s, y - 0.3 * s], [x + 0.22 * s, y]], 1 / 7), stroke(c.blue, [x - 0.28 * s, y - 0.34 * s], [x + 0.28 * s, y - 0.34 * s], 0.06 * s)]
const owl = ({ x, y, size: s }: Foot): Drawing => [smooth('#0a1226', [[x - 0.5 * s, y], [x - 0.62 * s, y - 0.9 * s], [x - 0.5 * s, y - 1.5 * s], [x, y - 1.36 * s], [x + 0.5 * s, y - 1.5 * s], [x + 0.62 * s, y - 0.9 * s], [x + 0.5 * s, y]], 1 / 8), [-0.24, 0.24].map((d) => [disc('#f3e6a8', x + d * s, y - 1.08 * s, 0.18 * s), disc('#0a1226', x + d * s, y - 1.08 * s, 0.08 * s)])]
function barrow(e: Camera, c: typeof toscana): Drawing {
	const p = (dx: number, up: number) => project(e, [2 + dx, up, 5.4])
	const s = unitsPerMetre(e, [2, 0, 5.4])
	return [withOpacity(0.3, levelEllipse(e, '#4d4a70', [2.3, 0.002, 5.4], 1.2, 0.4)), disc('#4a4048', ...p(-0.7, 0.2), 0.21 * s), disc('#c9b48c', ...p(-0.7, 0.2), 0.09 * s), stroke('#8a6040', p(-0.7, 0.2), p(1.3, 0.66), 9), stroke('#8a6040', p(0.6, 0.46), p(0.66, 0), 10), shape(c.door, [p(-0.6, 0.34), p(0.6, 0.46), p(0.86, 0.86), p(-0.84, 0.74)]), shape(tones(c.door).side, [p(0.3, 0.43), p(0.6, 0.46), p(0.86, 0.86), p(0.44, 0.83)]), foliage(leaves[1], p(-0.1, 0.86), 1.1 * s, 0.3 * s, { seed: 4, bumps: 8, flat: 0.7 }), [[-0.4, 0.92], [-0.1, 0.98], [0.2, 0.93]].map(([dx = 0, u = 0]) => disc(c.lemon, ...p(dx, u), 0.085 * s)), stroke('#d9dde0', p(0.36, 1), p(0.62, 1.16), 5), stroke('#d9dde0', p(0.36, 1.1), p(0.66, 1.04), 5), taperedStroke(c.red, p(0.36, 1), p(0.2, 0.96), p(0.06, 1.04), 6, 6), taperedStroke(c.red, p(0.36, 1.1), p(0.2, 1.16), p(0.08, 1.2), 6, 6)]
}
