// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { at, sail, tender, wake } from '../drawing/things/boats.ts'
import { indices } from '../drawing/random.ts'
import { mix, tones } from '../drawing/colour.ts'
import { type Camera, camera, polygon, ground, unitsPerMetre, levelEllipse, roundedPolygon, project, type Position, placeUpright } from '../drawing/camera.ts'
import { table } from '../drawing/things/furniture.ts'
import { bush, type Greens, scattered } from '../drawing/nature/plants.ts'
import { chair } from '../drawing/things/seats.ts'
import { openBook, vase, wineGlass } from '../drawing/things/still-life.ts'
import { crown } from '../drawing/nature/trees.ts'
import { gold, inLight, type Light, night, noon } from '../drawing/light.ts'
import { opening, panel, wall } from '../drawing/buildings/houses.ts'
import { disc, type Drawing, hill, lens, taperedStroke, type Point, rect, shape, smooth, stroke, curveThrough, withOpacity } from '../drawing/shapes.ts'
import { boulder, crags, ridge, swells } from '../drawing/nature/ridges.ts'
import { room, roomWalls, tiles } from '../drawing/buildings/rooms.ts'
import { scene } from '../drawing/scene.ts'
import { glitter, sea, waves } from '../drawing/nature/sea.ts'
import { cumulus, sky, stars, streaks, sun } from '../drawing/nature/sky.ts'
import { block, cushion, drum, sunlight, turnedOnWheel } from '../drawing/things/solids.ts'

/** Porto Rotondo: pink granite that the wind has made round, myrtle, lime-white walls and emerald water. */
const gallura = {
	granite: '#dca692', lit: '#f2cdb4', dark: '#a5727c', white: '#fdf7ea', shade: '#c9cfdd', juniper: '#7d5e49', coral: '#ee7a5d', cobalt: '#2a59a5', slate: '#59657a', red: '#d13d36', clay: '#c87349', glass: '#3d5a72', sand: '#f6e3c2', leaf: '#4f7556',
}
type Rock = readonly [string, string, string]
const rock = (c: typeof gallura): Rock => [c.lit, c.granite, c.dark]
const myrtle: Greens = ['#2f5346', '#507a58', '#8aa66d']
const olive: Greens = ['#4f6a58', '#7f977c', '#b3c19c']
const bark = '#6e5647'
const emerald: Light = { ...noon, sky: ['#3f9fd0', '#66b6da', '#93cde0', '#c0e1e2', '#e8eedb'], sea: ['#2f86a8', '#2a9d9f', '#3bb79f', '#74d2b4', '#2fa393'], glitter: '#f0fff2' }
const mistral: Light = { ...noon, sky: ['#2f7fc0', '#5a9dce', '#8bbbdb', '#bad5e3', '#e2e8e0'], sea: ['#2c6fa3', '#1f5b92', '#174a80', '#123d6d'], haze: '#b7c8d8' }
const gulfOf = (light: Light, horizon: number): Drawing => [ridge(mix('#8f7f92', light.haze, 0.5), mix('#8f7f92', light.haze, 0.25), crags(17, -40, 620, horizon, 60, 6), horizon), ridge(mix('#a5828a', light.haze, 0.4), mix('#a5828a', light.haze, 0.15), crags(5, 480, 1260, horizon, 44, 7), horizon)]

export const scenes = [
	scene('villa-4/pool', (progress) => {
		const c = inLight(gallura, noon)
		const r = rock(c)
		const bean: Point[] = [[330, 520], [520, 470], [760, 462], [930, 500], [960, 580], [860, 650], [700, 668], [560, 700], [380, 740], [220, 700], [200, 590]]
		const inner = (t: number, dx: number, dy: number): Point[] => bean.map(([x, y]) => [590 + (x - 590) * t + dx, 590 + (y - 590) * t + dy])
		return [
			sky(emerald, 268), cumulus('#ffffff', '#d6e6e6', [900, 120], 300, 5),
			gulfOf(emerald, 268), sea(emerald, 268, { bottom: 520, sway: 3 }), waves('#f2fff6', 280, 440, { seed: 5, count: 18, progress }),
			sail(at(700 + Math.sin(2 * Math.PI * progress) * 6, 306, 4.4), '#fffaf0', '#d7e3e2', c.coral),
			hill(c.granite, [[-20, 440], [200, 420], [420, 446], [640, 438], [900, 452], [1220, 420]]), hill(c.lit, [[-20, 500], [240, 470], [480, 452], [760, 446], [1000, 470], [1220, 470]]),
			boulder(r, 120, 480, 330, 300, 3), boulder(r, 1080, 500, 380, 360, 8), boulder(r, 330, 470, 190, 130, 5), boulder(r, 880, 480, 200, 120, 12),
			bush(at(430, 480, 40), 3, 1.3, myrtle, { blossom: c.white, seed: 3 }), bush(at(790, 470, 36), 2.6, 1.1, myrtle, { blossom: c.white, seed: 8 }),
			smooth(mix(c.white, c.sand, 0.4), inner(1.09, 0, 4)), smooth(mix(c.dark, '#2a9d9f', 0.4), bean), smooth('#2aa7a6', inner(0.99, 0, 9)), smooth('#43c4b6', inner(0.8, 20, -14)), smooth('#86e0c8', inner(0.5, 60, -46)),
			[[300, 650, 150], [470, 620, 120], [690, 560, 170], [560, 510, 110], [380, 700, 120], [820, 590, 100]].map(([x = 0, y = 0, w = 0], i) => lens('#ecfff4', x + Math.sin(2 * Math.PI * (progress + i / 6)) * 7, y, w, 6)),
			boulder(r, 1010, 740, 420, 250, 21), boulder(r, 90, 800, 330, 210, 16), 
			smooth(c.coral, [[872, 548], [960, 506], [1052, 512], [1062, 548], [1030, 600], [948, 604], [886, 588]], 1 / 10), [0, 1].map((i) => shape('#ffe9d8', [[880 + i * 30, 572 + i * 14], [1050 + i * 0, 534 + i * 36], [1052, 542 + i * 36], [884 + i * 30, 581 + i * 14]])),
			bush(at(1180, 800, 60), 3, 1.4, myrtle, { blossom: c.white, seed: 14 }), bush(at(380, 830, 60), 3.4, 1.2, myrtle, { blossom: c.white, seed: 11 }),
		]
	}),
	scene('villa-4/arrival', () => {
		const c = inLight(gallura, noon)
		const r = rock(c)
		const e = camera({ height: 1.5, horizon: 470, focal: 900 })
		const w = wall([-9, 13], [9, 13], 4, 1.6)
		return [
			sky(emerald, 470), cumulus('#ffffff', '#d6e6e6', [210, 110], 300, 4),
			boulder(r, 130, 460, 420, 330, 9), boulder(r, 1120, 430, 360, 300, 13),
			polygon(e, c.white, [w(0, 0), w(18, 0), w(18, 3.4), w(14, 3.7), w(10.6, 4.5), w(7.4, 4.5), w(5, 3.2), w(2.4, 2.7), w(0, 2.6)]), panel(e, c.shade, w, 0, 18, 0, 0.3),
			polygon(e, c.shade, [w(11.6, 0), w(18, 0), w(18, 2.6), w(14.4, 2.3), w(12.6, 1.4)]),
			polygon(e, c.shade, opening(w, 7.6, 10.4, 0, 3.5, 0.8)), polygon(e, c.juniper, opening(w, 7.9, 10.2, 0, 3.2, 0.8)), [8.66, 9.42].map((a) => panel(e, tones(c.juniper).side, w, a, a + 0.05, 0, 3.1)), indices(5).map((i) => indices(5).map((j) => disc('#e9c9a0', ...project(e, w(8.2 + j * 0.43, 0.4 + i * 0.52)), 3.4))), disc('#3a3038', ...project(e, w(9.8, 1.3)), 7),
			crown(placeUpright(e, [4.4, 1.2, 12]), 5, bark, olive, { loose: 1, seed: 4, wide: 1.1 }),
			hill(mix(c.granite, c.lit, 0.4), [[-20, 474], [200, 462], [520, 456], [720, 456], [960, 462], [1220, 470]]),
			[0, 1, 2, 3, 4, 5].map((i) => { const y = 480 + i * i * 9 + i * 22; const wide = 150 + i * 74; const x = 622 - i * 12 + (i % 2 ? 14 : -12); return [smooth(c.dark, [[x - wide / 2, y + 8], [x - wide * 0.4, y - 6], [x + wide * 0.3, y - 6], [x + wide / 2, y + 8], [x + wide * 0.46, y + 20 + i * 5], [x - wide * 0.44, y + 20 + i * 5]], 1 / 9), smooth(i % 2 ? c.lit : mix(c.lit, c.granite, 0.35), [[x - wide / 2, y + 2], [x - wide * 0.4, y - 9 - i], [x + wide * 0.34, y - 9 - i], [x + wide / 2, y + 2], [x + wide * 0.44, y + 10 + i * 3], [x - wide * 0.42, y + 10 + i * 3]], 1 / 9)] }),
			[[330, 560, 44], [200, 620, 60], [70, 700, 76], [300, 680, 60], [180, 780, 84]].map(([x = 0, y = 0, s = 40], i) => bush(at(x, y, s), 3.4, 1.7, myrtle, { blossom: c.white, seed: i + 4 })), [[870, 574, 44], [1120, 620, 60], [1000, 720, 70], [1150, 790, 84]].map(([x = 0, y = 0, s = 40], i) => bush(at(x, y, s), 3.4, 1.7, myrtle, { blossom: c.white, seed: i + 14 })),
			withOpacity(0.32, lens('#3a4a8a', 830, 606, 330, 36)), scooter({ x: 960, y: 612, size: 84 }, c),
			boulder(r, 560, 880, 420, 120, 3), boulder(r, 820, 900, 460, 130, 7),
		]
	}),
	scene('villa-4/facade', () => {
		const c = inLight(gallura, { ...noon, cast: ['#ffd9a0', 0.1] })
		const r = rock(c)
		const little = (x: number, y: number, w: number, h: number): Drawing => [rect(c.shade, x - 9, y - 9, w + 14, h + 16), rect(c.glass, x + 5, y + 3, w - 8, h - 4), rect(mix(c.glass, '#ffffff', 0.3), x + 5, y + 3, (w - 8) * 0.4, h - 4), rect(c.juniper, x - 6, y + h, w + 12, 8)]
		return [
			sky({ ...emerald, sky: ['#58aed6', '#80c2dc', '#abd6df', '#d5e5da', '#f5e9cc'] }, 520), cumulus('#ffffff', '#dbe6e2', [640, 150], 360, 8),
			hill(mix(myrtle[1], emerald.haze, 0.4), swells(3, -40, 1240, 520, 70, 3)),
			boulder(r, 1010, 640, 560, 520, 8),
			smooth(c.white, [[300, 660], [296, 430], [322, 372], [400, 350], [560, 342], [760, 346], [862, 372], [892, 430], [896, 660]], 1 / 9),
			smooth(c.shade, [[770, 660], [760, 520], [776, 430], [800, 352], [862, 372], [892, 430], [896, 660]], 1 / 9), smooth(mix(c.clay, c.lit, 0.25), [[286, 384], [330, 338], [430, 318], [600, 310], [780, 316], [880, 344], [908, 388], [860, 372], [600, 344], [340, 370]], 1 / 9),
			rect(c.white, 470, 250, 70, 84), rect(c.shade, 516, 250, 24, 84), rect(c.clay, 462, 240, 86, 14),
			little(370, 452, 66, 62), little(690, 444, 60, 58), rect(c.cobalt, 752, 440, 34, 68), [0, 1, 2, 3].map((i) => rect(mix(c.cobalt, '#ffffff', 0.3), 756, 448 + i * 15, 26, 3)), stroke('#3a3038', [786, 474], [800, 470], 3),
			{ fill: c.shade, outlines: [[[512, 662], [512, 500], [512, 436, 626, 436, 626, 500], [626, 662]]] }, { fill: c.cobalt, outlines: [[[528, 662], [528, 506], [528, 456, 616, 456, 616, 506], [616, 662]]] }, stroke(mix(c.cobalt, '#14254a', 0.4), [572, 466], [572, 660], 4), disc('#f2d28a', 600, 580, 5),
			boulder(r, 150, 690, 540, 590, 5),
			hill(c.sand, [[-20, 664], [300, 650], [640, 648], [900, 656], [1220, 664]]), withOpacity(0.3, smooth('#4b4a80', [[760, 668], [1220, 640], [1220, 730], [900, 720]])),
			[[520, 690, 130, 30], [600, 724, 180, 34], [560, 770, 240, 44]].map(([x = 0, y = 0, w = 0, h = 0], i) => smooth(i % 2 ? c.lit : c.granite, [[x, y], [x + w * 0.2, y - h / 2], [x + w * 0.8, y - h / 2], [x + w, y], [x + w * 0.8, y + h / 2], [x + w * 0.2, y + h / 2]], 1 / 8)),
			bush(at(400, 690, 54), 3, 1.5, myrtle, { blossom: c.white, seed: 4 }), bush(at(800, 690, 54), 3, 1.3, myrtle, { blossom: c.white, seed: 9 }), bush(at(250, 790, 70), 3.6, 1.5, myrtle, { blossom: c.white, seed: 2 }), bush(at(1040, 790, 74), 4, 1.6, myrtle, { blossom: c.coral, seed: 6 }),
			crown(at(1120, 760, 70), 5.4, bark, olive, { loose: 1, seed: 8, wide: 0.9 }),
		]
	}),
	scene('villa-4/view', (progress) => {
		const c = inLight(gallura, noon)
		const r = rock(c)
		const isle = (x: number, y: number, w: number, h: number, far: number): Drawing => ridge(mix(c.granite, mistral.haze, far), mix(c.dark, mistral.haze, far), [[x, y], [x + w * 0.12, y - h * 0.5], [x + w * 0.3, y - h], [x + w * 0.42, y - h * 0.76], [x + w * 0.6, y - h * 0.9], [x + w * 0.82, y - h * 0.34], [x + w, y]], y)
		return [
			sky(mistral, 300), streaks('#f4f6ee', 90, 7, 6, progress), streaks('#dfeaf0', 190, 3, 5, progress),
			isle(-60, 300, 560, 60, 0.55), isle(820, 300, 460, 44, 0.6),
			sea(mistral, 300, { sway: 3 }), waves('#eaf4f8', 306, 420, { seed: 2, count: 34, progress }), waves('#ffffff', 400, 700, { seed: 9, count: 40, progress }), 
			lens('#e6f2f4', 196, 368, 320, 7), isle(210, 368, 290, 76, 0.18), lens('#e6f2f4', 830, 430, 290, 8), isle(842, 430, 262, 58, 0.06),
			wake(at(610 + Math.sin(2 * Math.PI * progress) * 7, 508, 9), '#bcd3e6'), spinnaker(at(610 + Math.sin(2 * Math.PI * progress) * 7, 508, 12), c),
			boulder(r, 250, 880, 760, 270, 4), boulder(r, 1010, 900, 640, 340, 9), boulder(r, 640, 880, 300, 130, 12),
			bush(at(520, 770, 50), 3.4, 1.3, myrtle, { blossom: c.white, seed: 5 }), bush(at(740, 800, 50), 3, 1.4, myrtle, { blossom: c.white, seed: 8 }), taperedStroke(bark, [60, 690], [110, 600], [210, 566], 16, 5), [[150, 580], [210, 556], [260, 566]].map(([x = 0, y = 0], i) => bush(at(x, y + 26, 30), 3, 1.2, myrtle, { seed: i })),
		]
	}),
	scene('villa-4/living-room', () => {
		const c = inLight(gallura, noon)
		const e = camera({ height: 2.3, horizon: 300, focal: 760 })
		const plan = { left: -4.6, right: 4.6, far: 8.4, height: 3.4 }
		const arc = (r: number, up: number, from = 0, to = 24): Position[] => indices(to - from + 1).map((i) => [r * Math.cos(((from + i) * Math.PI) / 12), up, 5 + r * 0.92 * Math.sin(((from + i) * Math.PI) / 12)])
		return [
			sky(emerald, 300), boulder(rock(c), 470, 330, 330, 220, 5), boulder(rock(c), 800, 336, 320, 150, 9),
			room(e, plan, { floor: c.slate, ceiling: c.white, back: mix(c.white, c.shade, 0.3), left: c.shade, right: c.white, reveal: c.white }, [{ in: 'back', from: 1.8, to: 7.4, low: 1.75, high: 2.35 }]),
			indices(4).map((i) => polygon(e, tones(c.juniper).side, [[-4.6, 3.4, 7.6 - i * 1.9], [4.6, 3.4, 7.6 - i * 1.9], [4.6, 3.2, 7.6 - i * 1.9], [-4.6, 3.2, 7.6 - i * 1.9]])),
			roundedPolygon(e, mix(c.white, c.slate, 0.2), arc(3.3, 0.005)), roundedPolygon(e, mix(c.shade, c.slate, 0.3), arc(3.1, 0.004)),
			{ fill: c.shade, outlines: [[...curveThrough(arc(3.1, 0, 0, 12).map((s) => project(e, s)), false), ...curveThrough(arc(3.1, -0.5, 0, 12).map((s) => project(e, s)).reverse(), false)]] },
			roundedPolygon(e, mix(c.slate, c.white, 0.2), arc(3, -0.5)),
			indices(12).map((i) => { const a0 = (i * Math.PI) / 11.5 - 0.02; const p = (r: number, a: number, up: number): Position => [r * Math.cos(a), up, 5 + r * 0.92 * Math.sin(a)]; const b0 = a0 + Math.PI / 12.6; return i > 11 ? [] : [polygon(e, i % 4 === 2 ? c.coral : c.white, [p(2.1, a0, -0.1), p(2.1, b0, -0.1), p(2.95, b0, -0.1), p(2.95, a0, -0.1)]), polygon(e, i % 4 === 2 ? tones(c.coral).side : c.shade, [p(2.1, a0, -0.1), p(2.1, b0, -0.1), p(2.1, b0, -0.5), p(2.1, a0, -0.5)])] }),
			roundedPolygon(e, c.granite, indices(16).map((i): Position => [1 * Math.cos((i * Math.PI) / 8), -0.49, 4.8 + 0.9 * Math.sin((i * Math.PI) / 8)])), roundedPolygon(e, '#3a2c34', indices(16).map((i): Position => [0.72 * Math.cos((i * Math.PI) / 8), -0.4, 4.8 + 0.64 * Math.sin((i * Math.PI) / 8)])),
			smooth('#f0803c', [[-0.3, -0.3], [-0.16, 0.1], [0, 0.42], [0.18, 0.06], [0.3, -0.3]].map(([x = 0, y = 0]) => project(e, [x, y, 4.7]))), smooth('#ffd98a', [[-0.14, -0.3], [-0.06, -0.04], [0.02, 0.16], [0.1, -0.08], [0.15, -0.3]].map(([x = 0, y = 0]) => project(e, [x, y, 4.69]))),
			shape(c.white, [[-0.9, 0.9], [-0.24, 2.3], [-0.2, 3.4], [0.2, 3.4], [0.24, 2.3], [0.9, 0.9]].map(([x = 0, y = 0]) => project(e, [x, y, 4.8]))), shape(c.shade, [[0.2, 0.9], [0.06, 2.3], [0.06, 3.4], [0.2, 3.4], [0.24, 2.3], [0.9, 0.9]].map(([x = 0, y = 0]) => project(e, [x, y, 4.79]))), roundedPolygon(e, '#4a3c48', indices(12).map((i): Position => [0.9 * Math.cos((i * Math.PI) / 6), 0.9, 4.8 + 0.5 * Math.sin((i * Math.PI) / 6)])),
			chess(e, [2.95, 0.01, 4.3]), 
			withOpacity(0.4, polygon(e, '#fff3d0', [[-2.8, 0.006, 8.2], [2.8, 0.006, 8.2], [3.6, 0.006, 7.7], [-2.2, 0.006, 7.7]])),
			turnedOnWheel(e, c.clay, [-3.9, 0, 7], [[0.2, 0], [0.36, 0.4], [0.2, 0.8], [0.26, 0.9]]), taperedStroke(bark, project(e, [-3.9, 0.9, 7]), project(e, [-3.8, 1.5, 7]), project(e, [-3.3, 2.1, 7]), 9, 4), scattered(myrtle[1], project(e, [-3.5, 1.9, 7]), 120, 90, 16, 9, 4),
		]
	}),
	scene('villa-4/dining', () => {
		const c = inLight(gallura, noon)
		const e = camera({ height: 1.9, horizon: 290, focal: 840, x: -0.3 })
		const bars = indices(9).map((i) => -2.6 + i * 0.66)
		const pole = (a: Position, b: Position, wide: number, bow: number): Drawing => { const [p, q] = [project(e, a), project(e, b)]; return taperedStroke(c.juniper, p, [(p[0] + q[0]) / 2 + bow, (p[1] + q[1]) / 2 - bow * 0.5], q, wide * unitsPerMetre(e, a), wide * 0.8 * unitsPerMetre(e, b)) }
		return [
			sky(emerald, 290), gulfOf(emerald, 290), sea(emerald, 290, { bottom: 470, sway: 2 }), waves('#f2fff6', 300, 440, { seed: 3, count: 18 }), sail(at(330, 318, 4), '#fffaf0', '#d7e3e2', c.cobalt),
			boulder(rock(c), 60, 520, 300, 250, 5), boulder(rock(c), 1130, 520, 320, 280, 9), bush(at(250, 480, 40), 3.4, 1.4, myrtle, { blossom: c.white, seed: 3 }), bush(at(960, 480, 40), 3.4, 1.3, myrtle, { blossom: c.white, seed: 6 }),
			ground(e, mix(c.slate, c.sand, 0.6), -20, 20, 0.4, 8.6), block(e, c.white, [-9, 0, 8.5], [18, 0.5, 0.3]),
			bars.map((x) => polygon(e, mix(c.sand, '#ffffff', 0.35), [[x, 0.002, 8.4], [x + 0.3, 0.002, 8.4], [x + 1.1, 0.002, 2], [x + 0.74, 0.002, 2]])),
			[[-2.9, 8], [2.6, 8.1]].map(([x = 0, z = 0], i) => pole([x, 0, z], [x + 0.2, 2.8, z], 0.2, i ? 14 : -12)),
			[-1.7, -0.8, 0.1, 1].map((x) => chair(e, c.juniper, [x, 0, 6.5], 'us', c.cobalt)),
			block(e, c.dark, [-1.5, 0, 4.7], [0.6, 0.7, 1]), block(e, c.dark, [0.9, 0, 4.7], [0.6, 0.7, 1]), block(e, { top: c.lit, front: c.granite, side: c.dark, deep: c.dark }, [-2.3, 0.68, 4.2], [4.4, 0.16, 1.9]), indices(7).map((i) => polygon(e, '#fff3de', [[-2.2 + i * 0.64, 0.842, 4.22], [-1.9 + i * 0.64, 0.842, 4.22], [-2.1 + i * 0.64, 0.842, 6.08], [-2.36 + i * 0.64 + 0.06, 0.842, 6.08]])),
			[-1.7, -0.8, 0.1, 1].map((x) => [levelEllipse(e, '#ffffff', [x + 0.25, 0.85, 5.8], 0.17), levelEllipse(e, c.cobalt, [x + 0.25, 0.854, 5.8], 0.1), wineGlass(e, [x + 0.55, 0.85, 5.9], '#bfe0d8')]),
			fish(e, [-0.1, 0.85, 4.9], c), wineGlass(e, [0.95, 0.85, 4.8], '#bfe0d8'), turnedOnWheel(e, c.cobalt, [1.35, 0.85, 5.1], [[0.1, 0], [0.15, 0.14], [0.07, 0.28], [0.09, 0.36]]), [[-1.5, 4.8], [-1.36, 4.9], [-1.6, 4.96]].map(([x = 0, z = 0]) => disc('#f4cf4e', ...project(e, [x, 0.9, z]), 12, 10)), block(e, '#dcb27a', [-1.9, 0.85, 5.1], [0.36, 0.08, 0.3]),
			[[-3, 2.9], [2.9, 3]].map(([x = 0, z = 0], i) => pole([x, 0, z], [x + 0.1, 2.85, z], 0.17, i ? -16 : 18)), pole([-3.2, 2.85, 3], [3.2, 2.85, 3], 0.15, 10), pole([-3.2, 2.8, 8], [3, 2.8, 8], 0.16, 8),
			indices(9).map((i) => pole([-3 + i * 0.76, 2.95, 2.2], [-2.7 + i * 0.68, 2.92, 8.6], 0.12, i % 2 ? 10 : -9)),
		]
	}),
	scene('villa-4/kitchen', () => {
		const c = inLight(gallura, noon)
		const e = camera({ height: 1.5, horizon: 370, focal: 860 })
		const plan = { left: -3.4, right: 3.4, far: 4.8, height: 3.2 }
		const { back } = roomWalls(plan)
		return [
			sky(emerald, 370), boulder(rock(c), 220, 470, 260, 220, 6),
			room(e, plan, { floor: c.slate, ceiling: c.white, back: mix(c.white, c.shade, 0.25), left: c.shade, right: c.white, reveal: c.white }, [{ in: 'back', from: 0.5, to: 1.7, low: 1.3, high: 2.3, arch: 0.5 }]),
			panel(e, c.cobalt, back, 1.9, 6.8, 0.9, 2.1, 0.01), indices(20).map((i) => indices(5).map((j) => (i * 7 + j * 3) % 5 === 0 ? panel(e, mix(c.cobalt, '#8fb4e6', 0.5), back, 1.9 + i * 0.245, 2.13 + i * 0.245, 0.9 + j * 0.24, 1.13 + j * 0.24, 0.02) : (i * 5 + j * 2) % 7 === 0 ? panel(e, mix(c.cobalt, '#101f4a', 0.35), back, 1.9 + i * 0.245, 2.13 + i * 0.245, 0.9 + j * 0.24, 1.13 + j * 0.24, 0.02) : [])), indices(6).map((j) => panel(e, mix(c.cobalt, '#ffffff', 0.25), back, 1.9, 6.8, 0.89 + j * 0.24, 0.9 + j * 0.24, 0.03)),
			smooth(c.white, [[420, 62], [440, 110], [390, 210], [360, 238], [840, 238], [806, 210], [760, 110], [780, 62]], 1 / 10), smooth(c.shade, [[660, 62], [650, 130], [680, 238], [840, 238], [806, 210], [760, 110], [780, 62]], 1 / 12), rect(c.juniper, 350, 236, 500, 16),
			block(e, { ...tones(c.white), side: c.shade }, [-3.4, 0, 4.1], [6.8, 0.86, 0.7]), block(e, { top: c.lit, front: c.granite, side: c.dark, deep: c.dark }, [-3.4, 0.86, 4.04], [6.8, 0.08, 0.76]), [[-2.9, 1.1], [1.6, 1.4]].map(([x = 0, w = 0]) => polygon(e, c.shade, opening(wall([x, 4.08], [x + w, 4.08], 1), 0, w, 0.1, 0.72, 0.6))), panel(e, '#3a3440', wall([-0.6, 4.05], [0.7, 4.05], 1), 0, 1.3, 0.14, 0.74),
			turnedOnWheel(e, '#8f949e', [-0.3, 0.94, 4.5], [[0.2, 0], [0.22, 0.22], [0.22, 0.26]]), turnedOnWheel(e, c.coral, [0.35, 0.94, 4.5], [[0.16, 0], [0.18, 0.14], [0.18, 0.18]]),
			[0.2, 0.52, 0.84, 1.1].map((dx, i) => [stroke(c.juniper, project(e, back(2.3 + dx, 2.1, 0.1)), project(e, back(2.3 + dx, 1.7, 0.1)), 5), disc(i % 2 ? c.juniper : '#8f949e', ...project(e, back(2.3 + dx, 1.66, 0.1)), 12, 16)]),
			tiles(e, mix(c.slate, '#2a3040', 0.25), -3.4, 3.4, 1.6, 4.1, 0.8), table(e, tones(c.juniper), [-2.2, 0, 1.9], [4.4, 0.86, 0.9], 0.14),
			indices(9).map((i) => { const [x, y] = project(e, [-0.95 + (i % 2) * 0.02, 0.87 + i * 0.022, 2.3]); return [disc('#c89a5e', x, y, 128, 21), disc(i === 8 ? '#f2dba8' : '#e6c68c', x - (i % 3) * 4, y - 4, 126, 19)] }), [[-1.1, 2.26], [-0.8, 2.34], [-0.95, 2.42]].map(([x = 0, z = 0]) => disc('#d3a663', ...project(e, [x, 1.08, z]), 13, 4)),
			jar(project(e, [0.62, 0.86, 2.3]), 126), turnedOnWheel(e, c.cobalt, [1.35, 0.86, 2.4], [[0.12, 0], [0.2, 0.07], [0.22, 0.14]]), [[1.26, 0.03], [1.4, 0.04], [1.34, 0.1]].map(([x = 0, u = 0]) => disc('#f4cf4e', ...project(e, [x, 1.02 + u, 2.4]), 20, 17)),
		]
	}),
	scene('villa-4/bedroom-maestrale', (progress) => {
		const c = inLight(gallura, noon)
		const e = camera({ height: 1.55, horizon: 400, focal: 700, x: -0.2 })
		const plan = { left: -3.8, right: 3.8, far: 6, height: 3.3 }
		const rod = project(e, [-2.3, 2.86, 5.7])
		const end = project(e, [0.9, 2.86, 5.7])
		/** One curtain in four folds that stream from the rod, higher the harder it blows. */
		const streaming = (x: number, reach: number, drop: number, folds: readonly [string, string, string], late: number): Drawing => {
			const swing = Math.sin(2 * Math.PI * (progress + late)) * 12
			const edge = (k: number): [Point, Point, Point, Point] => [[x + k * 22, rod[1]], [x + 30 + reach * 0.25 + k * 30, rod[1] + 60 + drop * 0.2 + k * 34], [x + reach * 0.62 + k * 10, rod[1] - 6 + drop * 0.5 + k * 36 + swing], [x + reach - k * 34, rod[1] + drop * 0.5 + k * 40 - swing]]
			return indices(4).map((k) => { const [a, b, d, f] = edge(k); const [A, B, D, F] = edge(k + 1); return { fill: folds[k % 3] ?? '#fff', outlines: [[a, [b[0], b[1], d[0], d[1], f[0], f[1]], [f[0] + 16, (f[1] + F[1]) / 2, F[0] + 10, (f[1] + F[1]) / 2 + 8, F[0], F[1]], [D[0], D[1], B[0], B[1], A[0], A[1]]]] } })
		}
		const folds: readonly [string, string, string] = ['#ffffff', mix(c.shade, '#ffffff', 0.4), mix('#ffffff', c.shade, 0.24)]
		return [
			sky(mistral, 400), sea(mistral, 400, { bottom: 680, sway: 2 }), waves('#ffffff', 406, 640, { seed: 4, count: 40, progress }), ridge(mix(c.granite, mistral.haze, 0.3), mix(c.dark, mistral.haze, 0.3), [[330, 400], [420, 366], [490, 380], [590, 400]], 400),
			room(e, plan, { floor: mix(c.white, c.slate, 0.2), ceiling: mix(c.white, c.shade, 0.6), back: mix(c.white, '#f6dcc0', 0.5), left: mix(c.white, c.shade, 0.8), right: c.white, reveal: '#ffffff' }, [{ in: 'back', from: 1.7, to: 4.5, low: 0, high: 2.7, arch: 0.3 }]), tiles(e, mix(c.white, c.slate, 0.34), -3.8, 3.8, 1.4, 6, 0.95), sunlight(e, '#fffdf2', [[-2, 0, 6], [0.6, 0, 6], [0.6, 2.4, 6], [-2, 2.4, 6]], [0.34, -1]),
			block(e, tones(c.white), [0.9, 0, 5.3], [2.9, 0.7, 0.5]), block(e, { ...tones('#ffffff'), front: c.shade, side: mix(c.shade, c.slate, 0.2) }, [1, 0, 2.9], [2.4, 0.5, 2.4]), block(e, { ...tones('#ffffff'), front: mix(c.white, c.shade, 0.5) }, [0.97, 0.36, 2.86], [2.46, 0.2, 1.5]), [1.12, 2.24].map((x) => cushion(e, '#ffffff', [x, 0.56, 5], 1, 0.46, 0.14)), block(e, c.coral, [1.06, 0.54, 4.4], [2.26, 0.22, 0.26]), [1.06, 3.32].map((x) => disc(tones(c.coral).side, ...project(e, [x, 0.65, 4.42]), 16)),
			stroke(c.juniper, rod, end, 8), disc(c.juniper, rod[0], rod[1], 9), disc(c.juniper, end[0], end[1], 9), streaming(rod[0] + 10, 560, 40, folds, 0), streaming(rod[0] + 250, 520, 150, folds, 0.3),
			table(e, c.juniper, [-2.7, 0, 3], [1.5, 0.7, 0.8]), chair(e, c.juniper, [-2.3, 0, 2.3], 'away', c.cobalt), openBook(e, [-2.3, 0.7, 3.14], '#fffaf0'), polygon(e, '#e9dcc6', [[-1.9, 0.73, 3.4], [-1.66, 0.94, 3.42], [-1.56, 0.9, 3.22], [-1.84, 0.73, 3.16]]),
			(() => { const [x, y] = project(e, [-2.06, 0.74, 3.2]); return [smooth('#f6cdb8', [[x - 26, y + 6], [x - 22, y - 14], [x - 4, y - 26], [x + 18, y - 16], [x + 26, y + 4], [x, y + 12]], 1 / 7), [-0.9, -0.45, 0, 0.45, 0.9].map((a) => taperedStroke('#d98f80', [x, y + 10], [x + Math.sin(a) * 14, y - 6], [x + Math.sin(a) * 24, y - 14 + Math.abs(a) * 8], 2.4, 2))] })(),
		]
	}),
	scene('villa-4/bedroom-boulder', () => {
		const c = inLight(gallura, { ...night, cast: ['#3a2a4a', 0.3] })
		const e = camera({ height: 1.5, horizon: 370, focal: 800, x: 0.2 })
		const plan = { left: -3.8, right: 3.8, far: 5.6, height: 3.1 }
		const glow = '#f2b27c'
		return [
			room(e, plan, { floor: mix(c.slate, '#2a2440', 0.35), ceiling: mix('#8a7a8a', '#2a2440', 0.35), back: mix('#a9929a', '#3a2a4a', 0.2), left: mix('#8a7a8a', '#2a2440', 0.4), right: mix('#9a8488', '#3a2a4a', 0.3), reveal: c.white }),
			smooth('#6e5062', [[150, 560], [150, 420], [210, 300], [330, 220], [480, 150], [640, 140], [800, 190], [930, 280], [1010, 380], [1040, 560]]), smooth('#94665f', [[180, 560], [190, 430], [260, 330], [400, 262], [560, 220], [690, 240], [820, 320], [880, 430], [890, 560]]), smooth('#c88a68', [[220, 560], [230, 450], [300, 372], [420, 330], [520, 340], [600, 400], [640, 480], [640, 560]]), smooth(glow, [[240, 560], [250, 470], [310, 412], [390, 392], [450, 440], [480, 510], [484, 560]]),
			taperedStroke('#5a4054', [640, 142], [620, 240], [690, 330], 5, 2), taperedStroke('#7a5458', [420, 266], [470, 340], [440, 400], 4, 2),
			withOpacity(0.28, polygon(e, glow, [[-3.8, 0.002, 5.6], [0, 0.002, 5.6], [-0.4, 0.002, 3.4], [-3.8, 0.002, 3]])),
			block(e, mix(c.white, '#4a3a58', 0.3), [-1.4, 0, 2.6], [3.2, 0.3, 2.6]), block(e, { top: mix(c.white, '#6a5468', 0.16), front: mix(c.white, '#4a3a58', 0.42), side: mix(c.white, '#f2b27c', 0.4), deep: '#4a3a58' }, [-1.1, 0.26, 2.7], [2.6, 0.34, 2.4]),
			block(e, { top: mix(c.coral, '#5a3a58', 0.25), front: mix(c.coral, '#4a2a48', 0.45), side: c.coral, deep: '#4a3a58' }, [-1.14, 0.3, 2.64], [2.68, 0.34, 1.1]), [-0.96, 0.4].map((x, i) => cushion(e, mix('#fff3dc', '#6a5468', i * 0.24), [x, 0.6, 4.84], 1, 0.5, 0.2)),
			drum(e, { top: c.granite, front: c.dark, side: '#6e4a58', deep: '#5a4054' }, [-2.1, 0, 4.7], 0.42, 0.46), withOpacity(0.3, disc('#ffd890', ...project(e, [-2.2, 0.72, 4.7]), 120)), withOpacity(0.4, disc('#ffe0a0', ...project(e, [-2.2, 0.72, 4.7]), 70)),
			turnedOnWheel(e, { ...tones(c.clay), front: '#d9844e', side: '#a85a3c' }, [-2.2, 0.46, 4.7], [[0.1, 0], [0.15, 0.1], [0.1, 0.2]]), smooth('#fff3c4', [[-2.24, 0.66], [-2.2, 0.84], [-2.16, 0.66]].map(([x = 0, y = 0]) => project(e, [x, y, 4.7]))),
			shape('#cfe0e0', [[-1.94, 0.48], [-1.92, 0.68], [-1.78, 0.68], [-1.8, 0.48]].map(([x = 0, y = 0]) => project(e, [x, y, 4.6]))), shape('#8fb4bc', [[-1.94, 0.48], [-1.93, 0.6], [-1.79, 0.6], [-1.8, 0.48]].map(([x = 0, y = 0]) => project(e, [x, y, 4.59]))),
			[panel(e, '#22335a', wall([2.2, 5.58], [3.2, 5.58], 3), 0.1, 0.9, 1.1, 2.2), panel(e, '#5a4e68', wall([2.2, 5.58], [3.2, 5.58], 3), 0, 1, 1, 1.1, 0.1), disc('#f4e6c0', ...project(e, [2.78, 1.86, 5.57]), 12), [[2.46, 2.02], [2.9, 1.5], [2.5, 1.4]].map(([x = 0, y = 0]) => disc('#e6e0d0', ...project(e, [x, y, 5.57]), 2))],
			vase(e, [2.7, 0, 4.8], c.clay, '#5f7460', '#e6dcd6', { height: 0.7 }),
		]
	}),
	scene('villa-4/bathroom', () => {
		const c = inLight(gallura, noon)
		const cool = mix(c.slate, '#2f3a52', 0.2)
		const print = (x: number, y: number, s: number, way: number): Drawing => [smooth('#39445a', [[x - 9 * s, y + 16 * s], [x - 10 * s, y - 4 * s], [x - 4 * way * s, y - 22 * s], [x + 9 * s, y - 12 * s], [x + 8 * s, y + 14 * s], [x, y + 24 * s]]), [-8, -3, 2, 7].map((dx, i) => disc('#39445a', x + dx * s, y - (28 - Math.abs(i - 1.5) * 3) * s, 3 * s, 3.4 * s))]
		return [
			rect('#6f5f72', 0, 0, 1200, 800),
			smooth(c.dark, [[-40, 840], [-40, -40], [360, -40], [400, 120], [360, 260], [420, 420], [380, 560], [410, 700], [330, 840]], 1 / 7), smooth(c.granite, [[-40, 840], [-40, 40], [200, 30], [270, 160], [230, 300], [280, 460], [230, 620], [250, 840]], 1 / 7), smooth(c.lit, [[330, 60], [392, 130], [350, 260], [408, 420], [370, 560], [394, 690], [340, 620], [330, 470], [300, 330], [320, 190]], 1 / 7),
			smooth(mix(c.dark, '#4a3a58', 0.25), [[1240, 840], [1240, -40], [820, -40], [790, 110], [840, 240], [790, 400], [850, 560], [800, 700], [880, 840]], 1 / 7), smooth(mix(c.granite, c.dark, 0.4), [[1240, 840], [1240, 0], [1010, 20], [960, 180], [1020, 340], [960, 500], [1010, 660], [980, 840]], 1 / 7), smooth(c.lit, [[808, 60], [792, 120], [842, 246], [794, 400], [846, 540], [870, 500], [836, 400], [878, 260], [830, 130]], 1 / 7),
			rect('#7d6a78', 408, -10, 390, 620), smooth('#8f7a84', [[408, 100], [470, 240], [440, 400], [480, 620], [400, 620]]), smooth('#9a848a', [[700, 60], [740, 240], [710, 420], [760, 620], [810, 620], [800, 60]]),
			hill(cool, [[-20, 640], [300, 620], [600, 608], [900, 620], [1220, 640]]), [0, 1, 2, 3, 4, 5].map((i) => stroke(mix(cool, '#2a3040', 0.35), [600 + (i - 2.5) * 100, 612], [600 + (i - 2.5) * 420, 800], 3)), [650, 706].map((y) => stroke(mix(cool, '#2a3040', 0.3), [-20, y], [1220, y], 3)),
			shape('#f3dcb4', [[520, 40], [690, 40], [760, 650], [470, 650]]), shape('#fff0cc', [[556, 40], [660, 40], [710, 650], [520, 650]]), disc('#fff0cc', 614, 652, 146, 30), disc('#fffae4', 614, 652, 100, 19),
			disc('#8a7680', 606, 30, 128, 42), disc('#e9f4f4', 606, 26, 104, 32), disc('#7cc4e0', 606, 24, 92, 27), disc('#ffffff', 640, 22, 30, 7),
			stroke('#c9974f', [824, 236], [720, 228], 9), disc('#c9974f', 700, 232, 34, 9), indices(9).map((i) => stroke('#ffffff', [676 + i * 6, 246], [672 + i * 6.6, 400 + ((i * 53) % 180)], 2)), indices(9).map((i) => lens('#ffffff', 640 + ((i * 31) % 90), 640 + ((i * 17) % 24), 18, 4)), disc('#c9974f', 826, 340, 10),
			print(430, 690, 0.9, -1), print(490, 712, 1.1, 1), print(380, 738, 1.3, -1), print(450, 772, 1.5, 1),
			bush(at(180, 700, 44), 3, 1.6, myrtle, { seed: 4 }), rect(c.juniper, 960, 610, 200, 16), rect(tones(c.juniper).side, 976, 626, 14, 80), rect(tones(c.juniper).side, 1130, 626, 14, 80), rect(c.white, 990, 576, 130, 34), rect(c.coral, 996, 548, 118, 28), rect(tones(c.coral).side, 996, 568, 118, 8),
		]
	}),
	scene('villa-4/garden', (progress) => {
		const c = inLight(gallura, gold)
		const r = rock(c)
		return [
			sky(emerald, 210), gulfOf(emerald, 210), sea(emerald, 210, { bottom: 430, sway: 2 }), waves('#f2fff6', 220, 320, { seed: 6, count: 14, progress }),
			boulder(r, 160, 470, 460, 330, 4), boulder(r, 1040, 470, 480, 300, 7), boulder(r, 420, 420, 200, 110, 12), boulder(r, 800, 410, 170, 90, 2),
			smooth('#2aa58e', [[330, 470], [430, 404], [600, 388], [790, 404], [900, 466], [860, 540], [700, 580], [500, 576], [370, 540]]), smooth('#4cc4a4', [[380, 480], [470, 430], [620, 416], [770, 430], [850, 476], [800, 530], [660, 556], [520, 552], [420, 528]]), smooth('#8ee0bd', [[520, 540], [470, 500], [560, 472], [700, 480], [760, 516], [680, 548]]),
			withOpacity(0.4, lens('#167a6c', 540, 494, 190, 26)), rowing(at(628, 476 + Math.sin(2 * Math.PI * progress) * 2, 27), c), lens('#e6fff0', 440 + Math.sin(2 * Math.PI * progress) * 5, 456, 70, 4), lens('#e6fff0', 710 - Math.sin(2 * Math.PI * progress) * 5, 524, 80, 4),
			smooth(c.sand, [[440, 566], [560, 546], [720, 560], [800, 590], [700, 640], [560, 640]]),
			hill(myrtle[0], [[-20, 520], [160, 500], [320, 540], [460, 600], [520, 700], [480, 830]]), hill(myrtle[0], [[700, 830], [740, 680], [820, 590], [960, 540], [1220, 500]]),
			[0, 1, 2, 3, 4, 5].map((i) => { const [y, x, w] = [594 + i * 15 + i * i * 4, 620 + Math.sin(i * 1.1) * (18 + i * 6), 100 + i * 34]; return [shape(c.dark, [[x - w / 2, y], [x + w / 2, y], [x + w * 0.5, y + 10 + i * 4], [x - w * 0.5, y + 10 + i * 4]]), shape(i % 2 ? c.lit : mix(c.lit, c.granite, 0.3), [[x - w / 2, y - 8 - i * 2], [x + w / 2, y - 8 - i * 2], [x + w / 2, y + 3], [x - w / 2, y + 3]])] }),
			[[300, 590, 56], [420, 650, 62], [180, 660, 74], [330, 740, 80], [90, 780, 92], [440, 810, 80]].map(([x = 0, y = 0, s = 0], i) => bush(at(x, y, s), 2.6, 1.5, myrtle, { blossom: i % 2 ? c.white : '', seed: i + 3 })), [[900, 600, 56], [820, 670, 60], [1040, 640, 74], [920, 750, 80], [1140, 770, 92], [800, 820, 76]].map(([x = 0, y = 0, s = 0], i) => bush(at(x, y, s), 2.6, 1.5, myrtle, { blossom: i % 2 ? c.white : '#d8664e', seed: i + 13 })),
		]
	}),
	scene('villa-4/night', (progress) => {
		const dark: Light = { ...night, sky: ['#0f1c40', '#16284f', '#203660', '#304a72', '#4a6486'], sea: ['#55708e', '#2c4c74', '#1d3a62', '#152d52'] }
		const whale: Rock = ['#3d4a70', '#1d2748', '#111a36']
		return [
			sky(dark, 380), stars('#e6e8e0', 9, 300, 46), sun({ ...dark, halos: ['#32496f', '#4a638a'] }, 850, 150, 54),
			ridge('#2a3d63', '#22345a', crags(8, -40, 1240, 380, 44, 7), 380), sea(dark, 380, { bottom: 640, sway: 2 }), glitter('#f4ecc4', 850, 388, 620, { width: 70, spread: 2.4, count: 30, seed: 6, progress }),
			indices(17).map((i) => { const x = 170 + i * 23 + ((i * 13) % 9); return [disc('#ffcf78', x, 376 - (i % 3) * 3, 2.6), stroke('#c9964f', [x, 384], [x, 396 + ((i * 7) % 12) + Math.sin(2 * Math.PI * (progress + i / 5)) * 3], 2)] }), disc('#ff8a6a', 590, 374, 3),
			boulder(whale, 160, 560, 520, 260, 4, 'right'), boulder(whale, 1040, 590, 560, 330, 9), boulder(whale, 560, 520, 240, 90, 6, 'right'),
			hill('#131c3a', [[-20, 540], [300, 520], [640, 500], [900, 520], [1220, 560]]),
			smooth('#12606e', [[300, 600], [470, 548], [690, 540], [880, 570], [930, 630], [830, 690], [640, 680], [520, 700], [400, 740], [260, 700]]), smooth('#1f9aa0', [[330, 604], [480, 560], [690, 552], [860, 580], [900, 630], [820, 672], [640, 660], [500, 682], [400, 716], [290, 690]]), smooth('#54d4c4', [[400, 620], [520, 584], [690, 574], [820, 598], [850, 630], [780, 650], [640, 640], [500, 656], [420, 672]]), smooth('#b8f6dd', [[520, 620], [620, 598], [740, 604], [780, 624], [680, 630], [560, 640]]),
			[[360, 690, 90], [470, 664, 80], [790, 612, 80]].map(([x = 0, y = 0, w = 0], i) => lens('#e0fff0', x + Math.sin(2 * Math.PI * (progress + i / 3)) * 6, y, w, 4)),
			boulder(whale, 110, 830, 480, 250, 12, 'right'), boulder(whale, 1090, 840, 520, 240, 15), boulder(whale, 660, 860, 320, 120, 18),
			bush(at(430, 800, 56), 3, 1.3, ['#0f1730', '#172243', '#263359'], { seed: 4 }), bush(at(870, 800, 56), 3, 1.2, ['#0f1730', '#172243', '#263359'], { seed: 7 }),
		]
	}),
]

function scooter({ x, y, size: s }: { x: number; y: number; size: number }, c: typeof gallura): Drawing {
	const p = (dx: number, up: number): Point => [x + dx * s, y - up * s]
	return [
		[-0.55, 0.62].map((dx) => [disc('#2f2c38', ...p(dx, 0.22), 0.23 * s), disc('#d9dbe0', ...p(dx, 0.22), 0.1 * s)]),
		smooth(c.red, [p(-0.9, 0.4), p(-0.8, 0.66), p(-0.4, 0.74), p(-0.12, 0.6), p(-0.08, 0.24), p(-0.4, 0.2), p(-0.55, 0.46), p(-0.76, 0.3)]), smooth(tones(c.red).side, [p(-0.4, 0.4), p(-0.2, 0.56), p(-0.08, 0.24), p(-0.3, 0.22)]), shape(c.red, [p(-0.14, 0.3), p(0.42, 0.24), p(0.46, 0.16), p(-0.14, 0.18)]), smooth(c.red, [p(0.3, 0.2), p(0.3, 0.7), p(0.36, 1.0), p(0.48, 0.98), p(0.46, 0.6), p(0.66, 0.44), p(0.86, 0.4), p(0.7, 0.5), p(0.46, 0.24)]), taperedStroke(c.red, p(0.42, 0.34), p(0.62, 0.58), p(0.88, 0.36), 0.12 * s, 0.06 * s),
		shape('#4a3a38', [p(-0.84, 0.72), p(-0.2, 0.76), p(-0.14, 0.84), p(-0.5, 0.86), p(-0.86, 0.8)]), stroke('#2f2c38', p(0.26, 1.1), p(0.52, 1.06), 0.07 * s), disc('#fff0c8', ...p(0.5, 0.94), 0.09 * s),
	]
}
const spinnaker = ({ x, y, size: s }: { x: number; y: number; size: number }, c: typeof gallura): Drawing => [
	{ fill: c.red, outlines: [[[x, y - 13 * s], [x + 8 * s, y - 11 * s, x + 9.4 * s, y - 4 * s, x + 6.4 * s, y - 2 * s], [x + 4 * s, y - 3.4 * s, x + 1.6 * s, y - 3.2 * s, x + 0.2 * s, y - 2.6 * s]]] },
	{ fill: '#f4694f', outlines: [[[x, y - 13 * s], [x + 4.4 * s, y - 11 * s, x + 5.4 * s, y - 5 * s, x + 3.6 * s, y - 2.9 * s], [x + 2.2 * s, y - 3.2 * s, x + 1 * s, y - 3 * s, x + 0.2 * s, y - 2.6 * s]]] },
	{ fill: '#fffaf0', outlines: [[[x - 0.3 * s, y - 12.6 * s], [x - 2.4 * s, y - 9 * s, x - 4 * s, y - 5 * s, x - 4.6 * s, y - 1.8 * s], [x - 3 * s, y - 1.6 * s, x - 1.4 * s, y - 1.6 * s, x - 0.3 * s, y - 1.7 * s]]] },
	smooth('#f4f0e6', [[x - 5.2 * s, y - 1.3 * s], [x - 4.6 * s, y], [x + 3.6 * s, y], [x + 5.4 * s, y - 1.6 * s], [x, y - 1 * s]], 1 / 8), stroke('#2f4a70', [x - 4.9 * s, y - 0.5 * s], [x + 4.6 * s, y - 0.6 * s], 0.22 * s), stroke('#4a4048', [x - 0.15 * s, y - 1 * s], [x - 0.15 * s, y - 13.2 * s], 0.18 * s),
	lens('#ffffff', x + 3.6 * s, y, 4 * s, 0.5 * s),
]
function rowing(foot: { x: number; y: number; size: number }, c: typeof gallura): Drawing {
	const { x, y, size: s } = foot
	return [tender(foot, c.juniper, '#d9b07c', '#d9b07c'), stroke('#e9cfa0', [x - 2.6 * s, y - 1.15 * s], [x + 1.6 * s, y - 1.3 * s], 0.14 * s), stroke('#e9cfa0', [x - 2 * s, y - 0.95 * s], [x + 2.2 * s, y - 1.1 * s], 0.14 * s), stroke(c.white, [x - 3 * s, y - 0.56 * s], [x + 3 * s, y - 0.6 * s], 0.12 * s)]
}
function chess(e: Camera, [x, y, z]: Position): Drawing {
	const at = (i: number, j: number): Position => [x + i * 0.075, y + 0.05, z + j * 0.075]
	const man = (i: number, j: number, fill: string, h: number) => turnedOnWheel(e, fill, at(i + 0.5, j + 0.5), [[0.03, 0], [0.012, 0.04], [0.02, h * 0.7], [0.006, h]])
	return [block(e, '#8a6248', [x - 0.04, y, z - 0.04], [0.68, 0.05, 0.68]), indices(8).map((i) => indices(8).map((j) => (i + j) % 2 ? [] : ground(e, '#f3e3c4', x + i * 0.075, x + (i + 1) * 0.075, z + j * 0.075, z + (j + 1) * 0.075, y + 0.052))), [[0, 7], [2, 7], [4, 7], [6, 6], [1, 6], [5, 5]].map(([i = 0, j = 0]) => man(i, j, '#3a2c34', 0.13)), [[3, 3], [0, 1], [2, 1], [4, 0], [6, 1], [7, 0]].map(([i = 0, j = 0]) => man(i, j, '#fff6e2', 0.13))]
}
function fish(e: Camera, [x, y, z]: Position, c: typeof gallura): Drawing {
	const p = (dx: number, dz: number) => project(e, [x + dx, y + 0.03, z + dz])
	return [levelEllipse(e, c.cobalt, [x, y, z], 0.56, 0.32), levelEllipse(e, mix(c.cobalt, '#ffffff', 0.3), [x, y + 0.01, z], 0.48, 0.26), smooth('#b9a58c', [p(-0.42, 0), p(-0.28, 0.12), p(0, 0.16), p(0.24, 0.08), p(0.44, 0.18), p(0.4, 0), p(0.46, -0.14), p(0.24, -0.06), p(0, -0.12), p(-0.28, -0.1)]), [-0.2, -0.06, 0.08].map((dx) => stroke('#6e4f3c', p(dx, 0.1), p(dx + 0.08, -0.08), 4)), disc('#2f2c38', ...p(-0.34, 0.03), 3), disc('#f4cf4e', ...p(0.2, -0.2), 11, 7), disc('#f4cf4e', ...p(-0.1, -0.22), 11, 7)]
}
const jar = ([x, y]: Point, s: number): Drawing => [shape('#c9dcd8', [[x - 0.34 * s, y], [x - 0.36 * s, y - 1.3 * s], [x - 0.24 * s, y - 1.5 * s], [x + 0.24 * s, y - 1.5 * s], [x + 0.36 * s, y - 1.3 * s], [x + 0.34 * s, y]]), shape('#7a2c50', [[x - 0.32 * s, y - 0.04 * s], [x - 0.33 * s, y - 1.1 * s], [x + 0.33 * s, y - 1.1 * s], [x + 0.32 * s, y - 0.04 * s]]), shape('#b8486e', [[x - 0.3 * s, y - 0.06 * s], [x - 0.31 * s, y - 1.06 * s], [x - 0.12 * s, y - 1.06 * s], [x - 0.12 * s, y - 0.06 * s]]), scattered('#3a1c3c', [x + 0.02 * s, y - 0.46 * s], 0.54 * s, 0.76 * s, 22, 0.055 * s, 5), shape('#c98f5c', [[x - 0.26 * s, y - 1.5 * s], [x - 0.24 * s, y - 1.68 * s], [x + 0.24 * s, y - 1.68 * s], [x + 0.26 * s, y - 1.5 * s]]), stroke('#ffffff', [x - 0.26 * s, y - 1.2 * s], [x - 0.25 * s, y - 0.3 * s], 0.05 * s)]
