// biome-ignore-all format: a layer a line, from the sky down to our feet
import { at, sail } from '../../drawing/boats.ts'
import { chance, upTo } from '../../drawing/chance.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { eye, face, ground, round, rounded, see, type Spot, standing } from '../../drawing/eye.ts'
import { roundTable, rug } from '../../drawing/furniture.ts'
import { candle } from '../../drawing/lamps.ts'
import { bush, type Greens } from '../../drawing/plants.ts'
import { armchair, chair, sofa } from '../../drawing/seats.ts'
import { wineGlass } from '../../drawing/still-life.ts'
import { bough, stonePine } from '../../drawing/trees.ts'
import { inLight, type Light, noon } from '../../drawing/hours.ts'
import { balustrade, opening, panel, wall } from '../../drawing/houses.ts'
import { type Drawing, disc, hill, lens, limb, mass, type Point, rect, shape, smooth, stroke, veil } from '../../drawing/marks.ts'
import { chandelier, clothTable, giltChair } from '../../drawing/palace.ts'
import { boards, curtain, deep, hung, room, roomWalls, tiles } from '../../drawing/rooms.ts'
import { scene } from '../../drawing/scene.ts'
import { glitter } from '../../drawing/sea.ts'
import { sky, sun } from '../../drawing/sky.ts'
import { block, pillow, sunlight, turnedOnWheel } from '../../drawing/solids.ts'
import { barrelEnd, barrelVault } from '../../drawing/vaults.ts'
import { aleppo, capeline, rose, sunset, treeFern } from './place.ts'

/** A round room as one sees it from its door: `on` gives the place at so many degrees from straight ahead. */
const ring = (middle: number, radius: number) => (degrees: number, r = radius): Point => [Math.sin((degrees * Math.PI) / 180) * r, middle + Math.cos((degrees * Math.PI) / 180) * r]

export const house = [
	scene('hotel-7/winter-garden', (moment) => {
		const light: Light = { ...noon, cast: ['#b8d0cc', 0.16] }
		const c = inLight(rose, light)
		const e = eye({ height: 1.6, horizon: 500, focal: 640 })
		const [iron, glass, pane, floor] = ['#f3f6ee', '#c3d8d6', '#d5e4de', '#c9c4b8']
		const ferns: Greens = ['#2c5a4c', '#4a8560', '#86b07c']
		const [half, spring, far] = [4.6, 3.4, 13]
		const curve = upTo(13).map((i): Point => { const a = (Math.PI * i) / 12; return [-Math.cos(a) * half, spring + Math.sin(a) * 2.7] })
		const rib = (z: number, thick: number): Drawing => [curve.slice(1).map(([x, y], i) => { const [px, py] = curve[i] ?? [x, y]; return stroke(iron, see(e, [px, py, z]), see(e, [x, y, z]), thick) }), [-1, 1].map((k) => stroke(iron, see(e, [k * half, 0, z]), see(e, [k * half, spring, z]), thick * 1.1)), [-1, 1].map((k) => limb(iron, see(e, [k * half, spring - 0.9, z]), see(e, [k * (half - 0.2), spring - 0.1, z]), see(e, [k * (half - 1), spring + 0.66, z]), thick * 0.5, thick * 0.4))]
		const rain = chance(8)
		return [
			rect(glass, 0, 0, 1200, 800), upTo(7).map((i) => mass(mix('#7fa698', glass, 0.34), [60 + i * 180, 420 + (i % 2) * 30], 300, 220, { seed: i, bumps: 10 })), upTo(12).map((i) => face(e, i % 2 ? pane : mix(glass, '#a8c4c8', 0.4), [[curve[i]?.[0] ?? 0, curve[i]?.[1] ?? 0, 0.4], [curve[i + 1]?.[0] ?? 0, curve[i + 1]?.[1] ?? 0, 0.4], [curve[i + 1]?.[0] ?? 0, curve[i + 1]?.[1] ?? 0, far], [curve[i]?.[0] ?? 0, curve[i]?.[1] ?? 0, far]])),
			upTo(46).map(() => { const [x, y] = [rain() * 1200, rain() * 330]; return stroke('#eef6f2', [x, y], [x - 4, y + 22 + rain() * 20], 1.6) }),
			face(e, mix(glass, '#9fbcb8', 0.4), [[-half, 0, far], [half, 0, far], ...curve.toReversed().map(([x, y]): Spot => [x, y, far])]), upTo(5).map((i) => mass(mix('#5f8f80', glass, 0.4), [470 + i * 66, 470], 100, 90, { seed: i + 9, bumps: 9 })), upTo(8).map((i) => stroke(iron, see(e, [-half + (i + 1) * 1.02, 0, far]), see(e, [-half + (i + 1) * 1.02, spring + 2.7 * Math.sqrt(Math.max(0, 1 - ((-half + (i + 1) * 1.02) / half) ** 2)), far]), 3)), [1, 2.2, 3.4].map((up) => stroke(iron, see(e, [-half, up, far]), see(e, [half, up, far]), 3)),
			[2, 4, 6, 8, 10].map((k) => curve[k] ?? [0, 0]).map(([x, y]) => stroke(iron, see(e, [x, y, 0.6]), see(e, [x, y, far]), 5)), [12.9, 10.4, 7.9, 5.6, 3.6].map((z) => rib(z, 44 / z + 3)), [-1, 1].map((k) => [0.9, spring].map((up) => stroke(iron, see(e, [k * half, up, 0.6]), see(e, [k * half, up, far]), 7))), [-1, 1].map((k) => face(e, mix('#a8b4a8', '#ffffff', k < 0 ? 0 : 0.2), [[k * half, 0, 0.4], [k * half, 0, far], [k * half, 0.8, far], [k * half, 0.8, 0.4]])),
			ground(e, floor, -half, half, 0.4, far), tiles(e, mix(floor, '#8f9a94', 0.5), -3.2, 3.2, 1, far, 0.8, true), ground(e, mix('#5f6a58', floor, 0.2), -half, -3.2, 0.4, far, 0.004), ground(e, mix('#5f6a58', floor, 0.2), 3.2, half, 0.4, far, 0.004), face(e, '#e6ece4', [[-1.6, 0.005, 12], [1.4, 0.005, 12], [0.8, 0.005, 4.6], [-1, 0.005, 5.4]]),
			[[-3.9, 11.4, 3.6], [3.9, 11, 3.9], [-3.8, 8.4, 3.4], [3.8, 7.6, 3.7]].map(([x = 0, z = 0, h = 0]) => { const { x: px, y, size } = standing(e, [x, 0, z]); return treeFern(px, y, h * size, 2.3 * size, ferns, '#6a5448') }), upTo(8).map((i) => { const k = i % 2 ? 1 : -1; return bush(standing(e, [k * 3.9, 0, 10.6 - i * 0.9]), 1.3, 0.8, ferns, { blossom: i % 3 ? '' : '#f3e6ee', seed: i }) }),
			(() => { const [x, top] = see(e, [1.3, 5.4, 5.6]); const [, y] = see(e, [1.3, 3, 5.6]); const sway = Math.sin(2 * Math.PI * moment) * 4; const hoop = disc(c.brass, x + sway, y, 46); return [stroke(c.brass, [x, top], [x + sway, y - 46], 3), { ...hoop, outlines: [...hoop.outlines, ...disc(c.brass, x + sway, y, 39).outlines], holes: true } as const, stroke('#8a5a3c', [x - 38 + sway, y + 24], [x + 38 + sway, y + 24], 7), disc(c.brass, x + sway, y - 50, 6), limb('#d9434c', [x + 20 + sway, y + 60], [x + 30 + sway, y + 96], [x + 16 + sway, y + 120], 6, 1)] })(),
			treeFern(60, 820, 400, 330, ferns, '#5a463e'),
			(() => { const p = (x: number, up: number, z: number): Point => see(e, [x, up, z]); const [w, d] = ['#d9b070', '#a87c48']; return [face(e, mix(floor, '#6a7670', 0.5), [[-1.2, 0.006, 3.4], [1.5, 0.006, 3.4], [1.3, 0.006, 4.5], [-1.3, 0.006, 4.5]]), [[-0.9, 3.6], [1.2, 3.6], [1.2, 4.4], [-0.9, 4.4]].map(([x = 0, z = 0]) => stroke(d, p(x, 0, z), p(x * 0.96, 0.4, z), 9)), block(e, { top: '#f6ece0', front: w, side: d, deep: d }, [-1.1, 0.34, 3.55], [2.5, 0.12, 0.9]), upTo(18).map((i) => stroke(d, p(-1.05 + i * 0.14, 0.36, 3.54), p(-0.98 + i * 0.14, 0.45, 3.54), 3)), smooth('#fbf3ea', [p(-1, 0.48, 3.6), p(0.9, 0.48, 3.6), p(0.94, 0.5, 4.4), p(-1, 0.5, 4.4)], 1 / 12), shape(w, [p(0.9, 0.4, 3.55), p(0.9, 0.4, 4.45), p(1.6, 1.3, 4.45), p(1.6, 1.3, 3.55)]), upTo(7).map((i) => stroke(d, p(0.98 + i * 0.09, 0.5 + i * 0.116, 3.56), p(0.98 + i * 0.09, 0.5 + i * 0.116, 4.44), 3)), shape('#fbf3ea', [p(0.84, 0.5, 3.64), p(0.84, 0.5, 4.36), p(1.36, 1.14, 4.36), p(1.36, 1.14, 3.64)]), smooth(c.lavender, [p(-1, 0.52, 4.3), p(-0.1, 0.54, 4.36), p(0.1, 0.52, 3.9), p(-0.1, 0.5, 3.52), p(-0.26, 0.2, 3.5), p(-0.42, 0.1, 3.5), p(-0.7, 0.16, 3.5), p(-0.9, 0.5, 3.54)], 1 / 8), smooth(mix(c.lavender, '#5a4a80', 0.34), [p(-0.1, 0.5, 3.52), p(-0.26, 0.2, 3.5), p(-0.42, 0.1, 3.5), p(-0.5, 0.5, 3.6)], 1 / 8), upTo(6).map((i) => stroke('#e9dcf0', p(-0.88 + i * 0.12, 0.18 - (i % 2) * 0.02, 3.49), p(-0.9 + i * 0.12, 0.04, 3.49), 3)), upTo(4).map((i) => disc('#e9dcf0', ...p(-0.7 + i * 0.18, 0.54, 3.8 + (i % 2) * 0.26), 5, 3))] })(),
		]
	}),
	scene('hotel-7/restaurant', (moment) => {
		const c = inLight(rose, sunset)
		const e = eye({ height: 1.55, horizon: 400, focal: 640 })
		const [cz, r, high] = [5.4, 5.4, 4.6]
		const on = ring(cz, r)
		const [wallTone, shade] = ['#f6d9c4', '#c99aa4']
		const step = 9
		const cells = upTo(24).map((i) => -108 + i * step)
		const tone = (a: number) => mix(wallTone, shade, a < -40 ? 0.5 : a > 50 ? 0.2 : 0.1 + Math.abs(a) / 400)
		const facet = (a: number, fill: string, low: number, up: number, wide = step): Drawing => { const [[x, z], [X, Z]] = [on(a), on(a + wide)]; return face(e, fill, [[x, low, z], [X, low, Z], [X, up, Z], [x, up, z]]) }
		const panes = [-54, -27, 0, 27, 54]
		const pineAt = (a: number, s: number, seed: number): Drawing => { const [x, z] = on(a, r - 0.05); const foot = standing(e, [x, 0.9, z]); return stonePine(foot, s, '#8a5a58', [mix(aleppo[0], wallTone, 0.18), mix(aleppo[1], wallTone, 0.14), mix(aleppo[2], wallTone, 0.1)], seed, 0.04) }
		const chairs = (x: number, z: number): Drawing => [giltChair(e, [x - 0.2, 0, z + 0.6], c.brass, c.lavender)]
		return [
			rect(wallTone, 0, 0, 1200, 800), panes.map((a) => { const [[x, z], [X, Z]] = [on(a - 9, r + 0.3), on(a + 9, r + 0.3)]; const [l] = see(e, [x, 0, z]); const [rr] = see(e, [X, 0, Z]); return [rect('#b192b4', l, 100, rr - l, 500), rect('#e2a0a4', l, 200, rr - l, 400), rect('#f5b690', l, 270, rr - l, 300), rect('#fccd92', l, 330, rr - l, 300), rect('#a58ab4', l, 400, rr - l, 300), rect('#c9a0b4', l, 412, rr - l, 20)] }), disc('#fde0b0', 640, 352, 44), disc('#fff3cc', 640, 352, 28), upTo(9).map((i) => lens('#fff0c8', 600 + (i % 3) * 14, 410 + i * 9, 60 + i * 5 + Math.sin(2 * Math.PI * (moment + i / 9)) * 6, 4)),
			cells.filter((a) => !panes.some((p) => a > p - 12 && a < p + 7)).map((a) => facet(a, tone(a), 0, high)), panes.map((p) => [facet(p - 9, tone(p), 3.5, high, 18), facet(p - 9, tone(p), 0, 0.5, 18), [p - 9, p + 8.2, p - 0.4].map((a) => facet(a, c.cream, 0.5, 3.5, 0.9)), facet(p - 9, c.cream, 3.42, 3.56, 18), facet(p - 9, c.cream, 0.44, 0.56, 18), facet(p - 9, c.cream, 2.5, 2.56, 18)]),
			[[-67, 2.9, 3], [-40.5, 3.1, 9], [-13.5, 3, 14], [13.5, 3.1, 21], [40.5, 3, 27], [67, 2.9, 33], [-80, 3.2, 39], [80, 3.2, 44]].map(([a = 0, s = 0, seed = 0]) => pineAt(a, s, seed)), cells.map((a) => [facet(a, mix(aleppo[2], wallTone, 0.34), 0.84, 1), facet(a, mix(c.cream, shade, 0.2), 0.76, 0.84), facet(a, c.brass, 4.28, 4.34), facet(a, c.cream, 4.34, 4.6)]),
			face(e, '#fff3e0', upTo(33).map((i): Spot => { const [x, z] = on(-160 + i * 10); return [x, high, Math.max(0.3, z)] })), [0.72, 0.4].map((k) => face(e, k > 0.5 ? mix('#fff3e0', c.lavender, 0.24) : '#fff8ea', upTo(36).map((i): Spot => [Math.sin((i * Math.PI) / 18) * r * k, high - 0.005, Math.max(0.4, cz + Math.cos((i * Math.PI) / 18) * r * k)]))),
			face(e, '#c98f84', upTo(33).map((i): Spot => { const [x, z] = on(-160 + i * 10); return [x, 0, Math.max(0.3, z)] })), round(e, '#e9c4b0', [0, 0.003, cz], 3.9, 3.9), round(e, '#c07a80', [0, 0.004, cz], 3.6, 3.6), upTo(16).map((i) => { const a = (i * Math.PI) / 8; return face(e, '#e9c4b0', [[Math.cos(a) * 3.2, 0.006, cz + Math.sin(a) * 3.2], [Math.cos(a + 0.1) * 2.6, 0.006, cz + Math.sin(a + 0.1) * 2.6], [Math.cos(a) * 2, 0.006, cz + Math.sin(a) * 2], [Math.cos(a - 0.1) * 2.6, 0.006, cz + Math.sin(a - 0.1) * 2.6]]) }), face(e, '#f3c49c', [[0.1, 0.007, 10.4], [1.1, 0.007, 10.4], [1.6, 0.007, 5], [-0.6, 0.007, 5]]),
			[[-3, 8.4], [3.1, 8.2], [-3.7, 6]].map(([x = 0, z = 0]) => [chairs(x, z), clothTable(e, [x, 0, z], 0.6, '#f3dcd0', '#f3dcd0')]), chandelier(600, 40, 120, 120, c.brass, '#fff6d0'),
			giltChair(e, [1.5, 0, 5.4], c.brass, c.lavender), clothTable(e, [0.9, 0, 5], 0.74, '#fffaf0', '#fffaf0'), [wineGlass(e, [0.46, 0.75, 4.9], '#f6dcd0'), wineGlass(e, [1.4, 0.75, 5], '#f6dcd0'), candle(e, [0.62, 0.75, 5.2], '#fff6e0', '#ffdf8a'), round(e, '#c4c4d0', [0.95, 0.755, 4.9], 0.36), round(e, '#e6e6ee', [0.95, 0.76, 4.9], 0.33), (() => { const [x, y] = see(e, [0.95, 0.77, 4.9]); return [smooth('#b4b4c8', [[x - 42, y], [x - 38, y - 28], [x - 20, y - 46], [x, y - 52], [x + 20, y - 46], [x + 38, y - 28], [x + 42, y], [x, y + 6]], 1 / 7), smooth('#f3f0f4', [[x - 34, y - 4], [x - 32, y - 26], [x - 16, y - 42], [x - 2, y - 46], [x - 14, y - 26], [x - 18, y - 2]], 1 / 7), smooth('#f6c8a0', [[x + 10, y - 4], [x + 16, y - 26], [x + 22, y - 36], [x + 30, y - 22], [x + 30, y - 4]], 1 / 7), disc('#d9d9e4', x, y - 56, 6)] })()], giltChair(e, [-0.7, 0, 4.5], c.brass, c.lavender),
		]
	}),
	scene('hotel-7/bar', (moment) => {
		const light: Light = { ...sunset, sky: ['#a890b4', '#d49cac', '#f0b094', '#fbc890', '#fee0ac'] }
		const c = inLight(rose, light)
		const e = eye({ height: 1.55, horizon: 360, focal: 680, x: -0.4 })
		const [high, edge, far] = [3.4, 3.4, 15]
		const stripe = (i: number): Drawing => { const [z, Z] = [0.4 + i * 0.74, 0.4 + (i + 1) * 0.74]; return [face(e, i % 2 ? '#fff3e0' : '#e58a88', [[-2.6, high + 0.5, z], [-2.6, high + 0.5, Z], [edge, high - 0.55, Z], [edge, high - 0.55, z]]), face(e, i % 2 ? mix('#fff3e0', c.lavender, 0.3) : mix('#e58a88', '#8a4a70', 0.24), [[edge, high - 0.55, z], [edge, high - 0.55, Z], [edge, high - 0.95, Z], [edge, high - 0.86, (z + Z) / 2], [edge, high - 0.95, z]])] }
		const fan = (z: number, turn: number): Drawing => { const [x, y] = see(e, [-0.6, 3.1, z]); const s = 680 / z; return [stroke(c.brass, see(e, [-0.6, high + 0.2, z]), [x, y], 0.05 * s), upTo(4).map((i) => { const a = turn + (i * Math.PI) / 2 + moment * Math.PI * 2; return limb('#c98f4c', [x, y], [x + Math.cos(a) * s * 0.3, y + Math.sin(a) * s * 0.08], [x + Math.cos(a) * s * 0.62, y + Math.sin(a) * s * 0.15], s * 0.07, s * 0.15) }), disc(c.brass, x, y, 0.11 * s, 0.08 * s)] }
		const rattan = (x: number, z: number, way: 'us' | 'away'): Drawing => { const cast = face(e, '#a488b4', [[x - 0.5, 0.004, z - 0.3], [x + 0.4, 0.004, z - 0.3], [x - 1.9, 0.004, z - 1.2], [x - 2.7, 0.004, z - 0.9], [x - 1.6, 0.004, z - 0.1]]); return [cast, armchair(e, { top: '#fff3e0', front: '#e0a860', side: '#b97c44', deep: '#8a5a3c' }, [x, 0, z], '#8a5a3c', way), upTo(5).map((i) => { const [px, py] = see(e, [x - 0.24 + i * 0.12, 0.6, z + 0.2]); return way === 'us' ? stroke('#b97c44', [px, py - 28], [px, py + 16], 2) : [] })] }
		return [
			sky(light, 360, 12), sun(light, 900, 286, 46), rect('#fbd2a0', 0, 360, 1200, 300), lens('#e9b4a4', 500, 380, 800, 14), lens('#c9a0b4', 600, 420, 800, 26), rect('#a58ab4', 600, 452, 640, 160), glitter('#fff2cc', 900, 364, 560, { width: 90, spread: 1.8, count: 22, seed: 4, moment }), hill(mix(c.lavender, light.haze, 0.4), [[560, 360], [660, 330], [740, 340], [820, 362]], 364), [[1010, 470, 30, 9], [760, 440, 20, 10]].map(([x = 0, y = 0, s = 0, h = 0], i) => stonePine(at(x, y + 60, s), h, '#6a4a52', aleppo, i + 4, -0.1)),
			face(e, c.rose, [[-2.6, 0, 0.4], [-2.6, 0, far], [-2.6, 4.6, far], [-2.6, 4.6, 0.4]]), upTo(4).map((i) => { const z = 2.6 + i * 3; const w = wall([-2.6, z], [-2.6, z + 1.7], 4); return [face(e, c.cream, opening(w, -0.14, 1.84, 0, 2.96, 0.7, 0.01)), face(e, i % 2 ? '#ffd890' : '#8a6a94', opening(w, 0, 1.7, 0, 2.8, 0.7, 0.02)), face(e, '#fbc88c', [w(0.1, 0, 0.03), w(0.8, 0, 0.03), w(0.8, 2.4, 0.03), w(0.1, 2.4, 0.03)]), face(e, c.cream, [w(0.8, 0, 0.04), w(0.9, 0, 0.04), w(0.9, 2.8, 0.04), w(0.8, 2.8, 0.04)])] }), upTo(6).map((i) => { const w = wall([-2.6, 0.6 + i * 2.4], [-2.6, 3 + i * 2.4], 4); return limb(c.cream, see(e, w(0, 3.6, 0.02)), see(e, w(1.2, 3.1, 0.02)), see(e, w(2.4, 3.6, 0.02)), 40 / (1 + i) + 2) }),
			ground(e, '#ead0b8', -2.6, edge, 0.4, far), tiles(e, mix('#ead0b8', c.lavender, 0.34), -2.6, edge, 1, far, 0.75, true), balustrade(e, c.cream, [edge, 0, 0.6], [edge, 0, far], { height: 0.86, step: 0.34, thick: 0.14 }), [13.6, 10, 6.8, 3.9].map((z) => [face(e, '#a488b4', [[edge, 0.005, z], [edge, 0.005, z + 0.2], [-2.6, 0.005, z - 1.6], [-2.6, 0.005, z - 1.9]]), block(e, { top: c.cream, front: c.cream, side: mix(c.cream, c.lavender, 0.5), deep: c.lavender }, [edge - 0.1, 0, z], [0.18, high - 0.5, 0.18])]),
			upTo(20).toReversed().map(stripe), [11, 7.6, 4.9].map((z, i) => fan(z, i * 0.5 + 0.3)),
			rattan(1.9, 10.6, 'us'), rattan(-0.6, 9.4, 'us'), rattan(2, 7, 'us'), roundTable(e, '#b97c44', [0.9, 0, 6.6], 0.36, 0.58), rattan(-0.2, 6.2, 'us'), rattan(1.9, 4.4, 'us'),
			[face(e, '#a488b4', [[0.1, 0.005, 3.2], [1, 0.005, 3], [-1.4, 0.005, 2.4], [-2.2, 0.005, 2.7]]), roundTable(e, { top: '#fff3e0', front: '#d9a868', side: '#b97c44', deep: '#8a5a3c' }, [0.5, 0, 3.1], 0.46, 0.6), round(e, '#a8742f', [0.5, 0.61, 3.06], 0.36, 0.28), round(e, '#e6b85c', [0.5, 0.62, 3.06], 0.34, 0.26), [0.36, 0.64].map((x, i) => { const [px, py] = see(e, [x, 0.62, 3.02 + i * 0.06]); return [rect('#fff6ec', px - 2, py - 44, 4, 44), lens('#fff6ec', px - 20, py, 40, 8), veil(0.7, shape('#fff6ec', [[px - 38, py - 88], [px + 38, py - 88], [px, py - 42]])), shape('#f79a4c', [[px - 31, py - 80], [px + 31, py - 80], [px, py - 44]]), shape('#fbbf78', [[px - 31, py - 80], [px - 6, py - 80], [px - 4, py - 50], [px, py - 44]]), disc('#f2d04c', px + 34, py - 88, 13)] })],
		]
	}),
	scene('hotel-7/suite-ribbon', (moment) => {
		const light: Light = { ...sunset, cast: ['#e6b8c0', 0.05] }
		const c = inLight(rose, light)
		const e = eye({ height: 1.55, horizon: 420, focal: 660, x: -0.2 })
		const plan = { left: -4.2, right: 4.2, far: 7, height: 4.2 }
		const { back, left, right } = roomWalls(plan)
		const [wallTone, shade, cream] = ['#d3c6e2', '#9a88b8', '#fff4e4']
		const ribbon = (z: number, swing: number, wide: number): Drawing => {
			const on = (i: number, side: number): Spot => { const x = -4.2 + i * 0.35; return [x, 4.19, z + Math.cos(x * 1.5) * swing + side * wide * (0.7 + 0.3 * Math.abs(Math.sin(x * 1.5)))] }
			const band = (fill: string, shift: number): Drawing => face(e, fill, [...upTo(25).map((i) => on(i, 1 + shift)), ...upTo(25).toReversed().map((i) => on(i, -1 + shift))])
			return [band(mix(cream, shade, 0.4), -0.5), band('#ffffff', 0)]
		}
		const bow = (x: number, z: number): Drawing => { const loop = (k: number, fill: string, grow: number): Drawing => rounded(e, fill, [[x, 4.188, z], [x + k * 0.4, 4.188, z + 0.34 * grow], [x + k * 0.8, 4.188, z + 0.2 * grow], [x + k * 0.74, 4.188, z - 0.16 * grow], [x + k * 0.34, 4.188, z - 0.2 * grow]]); return [-1, 1].map((k) => [loop(k, mix(cream, shade, 0.4), 1.16), loop(k, '#ffffff', 1), rounded(e, mix(cream, shade, 0.24), [[x + k * 0.2, 4.187, z + 0.04], [x + k * 0.44, 4.187, z + 0.16], [x + k * 0.6, 4.187, z + 0.06], [x + k * 0.42, 4.187, z - 0.06]]), face(e, '#ffffff', [[x + k * 0.06, 4.187, z], [x + k * 0.5, 4.187, z - 0.7], [x + k * 0.66, 4.187, z - 0.6], [x + k * 0.16, 4.187, z]])]) }
		return [
			sky(light, 430, 12), sun(light, 640, 330, 38), rect('#dba3a8', 300, 420, 600, 300), rect('#a58ab4', 300, 470, 600, 200), glitter('#fff0c8', 640, 424, 540, { width: 70, count: 14, seed: 3, moment }), stonePine(at(730, 560, 30), 6.4, '#6a4a52', aleppo, 8, -0.12),
			room(e, plan, { floor: '#c99a78', ceiling: '#f3e8ea', back: wallTone, left: mix(wallTone, shade, 0.5), right: mix(wallTone, shade, 0.25), reveal: cream }, [{ in: 'back', from: 3, to: 5.4, low: 0, high: 3.4, arch: 0.3 }]), boards(e, '#b58664', plan, 0.35), [back, left, right].map((w) => [panel(e, cream, w, 0, w.long, 3.9, 4.2, 0.02), panel(e, cream, w, 0, w.long, 0, 0.2, 0.02)]), [[0.3, 2.6], [5.8, 8.1]].map(([a = 0, b = 0]) => [panel(e, cream, back, a, b, 0.5, 3.5, 0.01), panel(e, mix(wallTone, '#ffffff', 0.14), back, a + 0.07, b - 0.07, 0.57, 3.43, 0.015), limb(cream, see(e, back(a + 0.5, 3.3, 0.03)), see(e, back((a + b) / 2, 2.8, 0.03)), see(e, back(b - 0.5, 3.3, 0.03)), 9, 9), disc(cream, ...see(e, back((a + b) / 2, 3.05, 0.03)), 10)]),
			ribbon(5.9, 0.3, 0.1), ribbon(4.4, -0.34, 0.13), [-2.1, 0, 2.1].map((x) => bow(x, 5.1)),
			[face(e, cream, [back(3, 0, -0.3), back(3, 3.1, -0.3), back(2.5, 3.1, 0.7), back(2.5, 0, 0.7)]), upTo(3).map((i) => face(e, '#e3b8c0', [back(2.96, 0.5 + i * 0.88, -0.2), back(2.96, 1.28 + i * 0.88, -0.2), back(2.55, 1.28 + i * 0.88, 0.6), back(2.55, 0.5 + i * 0.88, 0.6)])), face(e, cream, [back(5.4, 0, -0.3), back(5.4, 3.1, -0.3), back(5.9, 3.1, 0.7), back(5.9, 0, 0.7)]), upTo(3).map((i) => face(e, '#f6cdb4', [back(5.44, 0.5 + i * 0.88, -0.2), back(5.44, 1.28 + i * 0.88, -0.2), back(5.85, 1.28 + i * 0.88, 0.6), back(5.85, 0.5 + i * 0.88, 0.6)]))], balustrade(e, cream, [-1.2, 0, 7.9], [1.3, 0, 7.9], { height: 0.9, step: 0.22, thick: 0.08 }), sunlight(e, '#f6cfa4', [back(3.1, 0), back(5.3, 0), back(5.3, 2.8), back(3.1, 2.8)], [-0.16, -1.1]),
			block(e, { top: cream, front: c.brass, side: mix(c.brass, '#7a4a3c', 0.3), deep: c.brass }, [-4.2, 0, 3.5], [0.14, 1.7, 2.4]), block(e, tones('#b98a7c'), [-4.06, 0, 3.6], [2.5, 0.3, 2.2]), block(e, { ...tones('#fffaf2'), front: '#e6dce4', side: '#cfc2d4' }, [-4.06, 0.26, 3.56], [2.5, 0.36, 2.26]), block(e, { top: '#c4b0dc', front: '#a893cc', side: '#8a78b4', deep: shade }, [-2.5, 0.2, 3.52], [1, 0.44, 2.32]), [4.75, 3.75].map((z) => [pillow(e, '#ffffff', [-3.98, 0.62, z], [0.6, 0.22, 0.86]), pillow(e, '#f0b8c0', [-3.6, 0.64, z + 0.16], [0.36, 0.22, 0.54])]),
			hung(e, c.brass, left, deep(plan, 'left', 4), deep(plan, 'left', 5.4), 2, 3.3, '#f3d9c8', '#e2a0a0', '#a98ab4'),
			(() => { const foot: Spot = [2.7, 0, 5.2]; const [x, y] = see(e, foot); const s = 660 / 5.2; return [lens('#a87a68', x - 46, y - 4, 100, 14), [-0.24, 0, 0.24].map((dx) => limb('#7a4a3c', [x, y - 0.3 * s], [x + dx * s * 0.4, y - 0.1 * s], [x + dx * s, y], 6, 5)), stroke('#8a5a48', [x, y - 0.2 * s], [x, y - 1.85 * s], 9), [-1, 1].map((k) => [limb('#8a5a48', [x, y - 1.5 * s], [x + k * 0.3 * s, y - 1.46 * s], [x + k * 0.34 * s, y - 1.72 * s], 6, 5), limb('#8a5a48', [x, y - 1.7 * s], [x + k * 0.22 * s, y - 1.7 * s], [x + k * 0.24 * s, y - 1.92 * s], 5, 4)]), disc(c.brass, x, y - 1.88 * s, 8), capeline(x - 0.3 * s, y - 1.7 * s, 62, c.straw, mix(c.straw, '#a8743c', 0.4), c.ribbon)] })(), curtain(e, cream, back, 2.1, 2.62, 3.7, { folds: 2, blow: 0.1 * Math.sin(2 * Math.PI * moment) }), curtain(e, cream, back, 5.8, 6.3, 3.7, { folds: 2 }),
			sofa(e, { top: '#f6dce0', front: '#eebfc8', side: '#d49cac', deep: '#b9808f' }, [2.2, 0, 3], 1.3, { cushions: ['#c4b0dc'] }),
		]
	}),
	scene('hotel-7/room-pine', (moment) => {
		const light: Light = { ...noon, sky: ['#86bcd4', '#a8cfdc', '#cde2dc', '#eef0dc'], cast: ['#fff0d8', 0.05] }
		const c = inLight(rose, light)
		const e = eye({ height: 1.5, horizon: 390, focal: 680, x: 0.4 })
		const plan = { left: -4, right: 3.6, far: 6.2, height: 3.5 }
		const { back, right } = roomWalls(plan)
		const [wallTone, shade] = ['#f3e9da', '#c9bcae']
		const branch = (from: Point, to: Point, seed: number, puff: number): Drawing => bough(from, [to[0], to[1] + Math.sin(2 * Math.PI * (moment + seed / 9)) * 3], '#7a5650', aleppo, { seed, thick: 17, puff })
		const sketch = (a: number, up: number, w: number, h: number, i: number): Drawing => { const p = (u: number, v: number): Point => see(e, right(a + u * w, up + v * h, 0.03)); return [panel(e, '#fffaf0', right, a, a + w, up, up + h, 0.02), i % 3 === 0 ? [limb('#5f7d5c', p(0.5, 0.12), p(0.46, 0.5), p(0.54, 0.86), 3, 2), [0.4, 0.55, 0.7].map((v) => [limb('#7f9a6a', p(0.5, v), p(0.3, v + 0.1), p(0.2, v + 0.06), 2, 3), limb('#7f9a6a', p(0.5, v), p(0.7, v + 0.1), p(0.8, v + 0.06), 2, 3)])] : i % 3 === 1 ? [smooth('#9fb4c4', [p(0.1, 0.2), p(0.9, 0.2), p(0.9, 0.45), p(0.1, 0.45)]), smooth('#a8b48a', [p(0.1, 0.44), p(0.4, 0.7), p(0.7, 0.5), p(0.9, 0.46), p(0.5, 0.4)])] : [disc('#8f8fd0', ...p(0.5, 0.66), 10), disc('#b9a4d8', ...p(0.42, 0.72), 6), limb('#5f7d5c', p(0.5, 0.1), p(0.52, 0.4), p(0.5, 0.6), 3, 2)], disc(c.ribbon, ...p(0.5, 0.96), 3.4)] }
		return [
			sky(light, 420, 8), rect('#8fc0d0', 0, 400, 1200, 300), rect('#6fabc4', 0, 440, 1200, 300), hill(mix(aleppo[1], light.haze, 0.6), [[200, 404], [340, 372], [480, 390], [620, 400]], 410), sail(at(620, 430, 3), '#fffaf0', '#e0dcd0', c.ribbon),
			limb('#7a5650', [250, 660], [330, 420], [270, 60], 54, 40), branch([250, 470], [700, 330], 4, 170), branch([820, 120], [330, 210], 11, 190), branch([260, 300], [640, 210], 17, 150), branch([860, 520], [460, 560], 23, 190), branch([240, 600], [520, 470], 29, 140),
			room(e, plan, { floor: '#c9a47c', ceiling: '#fbf6ea', back: wallTone, left: mix(wallTone, shade, 0.6), right: mix(wallTone, shade, 0.25), reveal: '#fffaf0' }, [{ in: 'back', from: 1.1, to: 5.9, low: 0.6, high: 3.1, frame: '#fffaf0', bars: 3, rails: [2.3] }]), boards(e, '#b58c66', plan, 0.42), panel(e, '#fffaf0', back, 0, back.long, 3.3, 3.5, 0.01), panel(e, '#fffaf0', back, 0, back.long, 0, 0.16, 0.02), block(e, tones('#fffaf0'), [-3, 0.5, 5.9], [5.1, 0.1, 0.4]),
			upTo(3).map((i) => sunlight(e, '#f0d8a4', [back(1.3 + i * 1.6, 0.7), back(2.4 + i * 1.6, 0.7), back(2.4 + i * 1.6, 2.2), back(1.3 + i * 1.6, 2.2)], [-0.3, -1])),
			block(e, tones('#a8744c'), [-4, 0, 2.9], [0.12, 1.3, 2.3]), block(e, tones('#b98a5c'), [-3.9, 0, 3], [2.4, 0.28, 2]), block(e, { ...tones('#fffaf2'), front: '#e6dfd2' }, [-3.9, 0.24, 2.96], [2.4, 0.34, 2.06]), block(e, { top: '#6f9a72', front: '#4a7f5c', side: '#3a6a50', deep: '#2f5a48' }, [-2.96, 0.2, 2.9], [1.5, 0.48, 2.18]), upTo(4).map((i) => upTo(3).map((j) => { const [x, z] = [-2.84 + j * 0.48, 3.06 + i * 0.5]; return rounded(e, (i + j) % 2 ? '#8fb68c' : '#7fa880', [[x, 0.69, z], [x + 0.22, 0.7, z - 0.03], [x + 0.42, 0.69, z], [x + 0.44, 0.7, z + 0.22], [x + 0.42, 0.69, z + 0.44], [x + 0.2, 0.7, z + 0.46], [x, 0.69, z + 0.44], [x - 0.02, 0.7, z + 0.2]]) })), [4.1, 3.1].map((z) => pillow(e, '#ffffff', [-3.86, 0.58, z], [0.6, 0.22, 0.8])),
			[[1.2, 1.5, 0.62, 0.8], [2, 1.36, 0.6, 0.74], [2.8, 1.6, 0.62, 0.8], [1.4, 2.42, 0.6, 0.56], [2.2, 2.24, 0.66, 0.8], [3.06, 2.5, 0.5, 0.5]].map(([a = 0, up = 0, w = 0, h = 0], i) => sketch(a, up, w, h, i)), block(e, { top: '#d9a878', front: '#a8744c', side: '#b98358', deep: '#7a5038' }, [2.74, 0.7, 2.6], [0.84, 0.08, 2.5]), [2.7, 4.9].map((z) => block(e, tones('#8a5f40'), [2.8, 0, z], [0.08, 0.7, 0.08])), chair(e, '#a8744c', [2.1, 0, 3.5], 'right', '#6f9a72'), face(e, '#fffaf0', [[2.84, 0.785, 3.3], [3.3, 0.785, 3.3], [3.3, 0.785, 3.7], [2.84, 0.785, 3.7]]), turnedOnWheel(e, c.lavender, [3.2, 0.78, 4.4], [[0.07, 0], [0.1, 0.1], [0.05, 0.22], [0.07, 0.26]]), limb(aleppo[1], see(e, [3.2, 1, 4.4]), see(e, [3.1, 1.3, 4.4]), see(e, [2.9, 1.4, 4.4]), 6, 2), limb(aleppo[1], see(e, [3.2, 1, 4.4]), see(e, [3.25, 1.3, 4.4]), see(e, [3.4, 1.44, 4.4]), 6, 2), upTo(4).map((i) => disc(['#8f8fd0', '#b9a4d8'][i % 2] ?? '#8f8fd0', ...see(e, [3 + i * 0.12, 1.36 + (i % 2) * 0.08, 4.4]), 10)),
			rug(e, '#e6d0b0', '#6f9a72', -0.9, 1.9, 2.7, 4.6),
		]
	}),
	scene('hotel-7/spa', (moment) => {
		const e = eye({ height: 1.6, horizon: 430, focal: 680 })
		const barrel = { left: -3.6, right: 3.6, far: 9.4, spring: 2.2, rise: 2.1 }
		const [marble, shade, deepRose, pale, brass] = ['#e9b4ae', '#b97c86', '#8a5468', '#fbe0d4', '#d9a550']
		const w = (x: number) => x < 0 ? wall([-3.6, 0.4], [-3.6, 9.4], 2.2) : wall([3.6, 9.4], [3.6, 0.4], 2.2)
		const [lx, ly] = see(e, [0, 2.1, 9.2])
		const veins = chance(14)
		return [
			rect(deepRose, 0, 0, 1200, 800), barrelEnd(e, mix(marble, pale, 0.3), barrel), upTo(9).map(() => { const [x, up] = [-3 + veins() * 6, 0.3 + veins() * 3.4]; return limb(mix(marble, '#fff6ee', 0.6), see(e, [x, up, 9.38]), see(e, [x + 0.6, up + 0.3, 9.38]), see(e, [x + 1, up - 0.2, 9.38]), 3, 1) }),
			[-1, 1].map((k) => face(e, mix(marble, shade, k < 0 ? 0.6 : 0.25), [[k * 3.6, 0, 0.3], [k * 3.6, 0, 9.4], [k * 3.6, 2.2, 9.4], [k * 3.6, 2.2, 0.3]])), barrelVault(e, { front: marble, side: mix(marble, shade, 0.5), top: '#fff0e4', deep: mix(shade, deepRose, 0.3) }, barrel, { lit: 0.58, ribs: [8.6, 5.9, 3.4], rib: 0.34 }),
			upTo(26).map((i) => { const a = 0.5 + ((i * 0.37) % 2.1); const z = 4 + ((i * 1.3) % 5); const on = (t: number, dz: number): Spot => [-Math.cos(a + t) * 3.5, 2.2 + Math.sin(a + t) * 2.02, z + dz + Math.sin(2 * Math.PI * (moment + i / 26)) * 0.08]; return limb('#fff6ec', see(e, on(0, 0)), see(e, on(0.09, 0.22)), see(e, on(0.2, 0)), 3 + (i % 3), 2) }),
			[2.4, 6.6].map((z) => { const side = w(1); const a = 9.4 - z - 1.4; return [face(e, mix(shade, deepRose, 0.2), opening(side, a, a + 1.3, 0.5, 2, 0.9, 0.02)), face(e, mix(shade, deepRose, 0.5), opening(side, a + 0.14, a + 1.3, 0.5, 1.9, 0.9, 0.03)), upTo(4).map((i) => panel(e, i % 2 ? '#fff6ec' : '#f3dcd0', side, a + 0.24, a + 1.14, 0.5 + i * 0.22, 0.7 + i * 0.22, 0.04))] }), [3, 6.6].map((z) => { const side = w(-1); const a = z - 0.4; return [face(e, mix(shade, deepRose, 0.5), opening(side, a, a + 1.3, 0.5, 2, 0.9, 0.02)), veil(0.3, disc('#ffcf80', ...see(e, side(a + 0.65, 1, 0.1)), 70)), disc('#ffe6a4', ...see(e, side(a + 0.65, 0.96, 0.1)), 12, 18)] }),
			ground(e, mix(pale, marble, 0.3), -3.6, 3.6, 0.3, 9.4), tiles(e, mix(marble, shade, 0.4), -3.6, 3.6, 0.6, 9.4, 0.9, true),
			ground(e, pale, -2.5, 2.5, 2.1, 9, 0.01), ground(e, mix(marble, shade, 0.7), -2.2, 2.2, 2.4, 8.8, 0.012), ground(e, '#5fa0a0', -2.2, 2.2, 2.4, 8.78, -0.14), ground(e, '#86bcb0', -2.2, 2.2, 5, 8.78, -0.138), ground(e, '#bfd8c4', -2.2, 2.2, 7.4, 8.78, -0.136), face(e, '#f6dccc', [[-0.6, -0.13, 8.7], [0.6, -0.13, 8.7], [1, -0.13, 3.6], [-0.8, -0.13, 4.4]]), upTo(14).map((i) => { const z = 3 + i * 0.4; const x = ((i * 0.83) % 3.4) - 1.8 + Math.sin(2 * Math.PI * (moment + i / 14)) * 0.08; return face(e, i % 2 ? '#e9f2e4' : '#a8d0c4', [[x, -0.12, z], [x + 0.2, -0.12, z - 0.04], [x + 0.6, -0.12, z], [x + 0.3, -0.12, z + 0.06]]) }), [0.6, 0.36, 0.16].map((r, i) => round(e, i % 2 ? '#86bcb0' : '#e9f2e4', [0, -0.12 + i * 0.002, 8], r, r * 0.6)),
			[disc(mix(marble, shade, 0.5), lx, ly - 14, 62), disc(mix(pale, marble, 0.3), lx, ly - 14, 54), upTo(12).map((i) => { const a = (i * Math.PI) / 6; return disc(i % 2 ? '#c98f3c' : brass, lx + Math.cos(a) * 36, ly - 14 + Math.sin(a) * 36, 15) }), disc(brass, lx, ly - 14, 33), smooth('#f3cd84', [[lx - 22, ly - 30], [lx, ly - 40], [lx + 22, ly - 30], [lx + 14, ly - 6], [lx, ly], [lx - 14, ly - 6]], 1 / 7), [-11, 11].map((dx) => [disc('#7a4a2c', lx + dx, ly - 20, 4), disc('#c98f3c', lx + dx * 2.3, ly - 40, 9)]), smooth('#a8742f', [[lx - 7, ly - 8], [lx + 7, ly - 8], [lx, ly]]), disc('#5a3424', lx, ly + 6, 10, 8), limb('#e9f4f0', [lx, ly + 8], [lx + 1, ly + 40], [lx, see(e, [0, -0.1, 8.2])[1]], 12, 17), limb('#ffffff', [lx - 3, ly + 10], [lx - 3, ly + 40], [lx - 4, see(e, [0, -0.1, 8.2])[1]], 3, 5)],
			[[-3.3, 2.4, 5.4], [2.7, 2.4, 5.4]].map(([x = 0, z = 0]) => block(e, { top: pale, front: marble, side: shade, deep: deepRose }, [x, 0, z], [0.6, 0.42, 3.4])), upTo(3).map((i) => block(e, i % 2 ? '#f3cfc8' : '#fff8f0', [2.74, 0.42 + i * 0.1, 2.7], [0.5, 0.09, 0.62])), turnedOnWheel(e, brass, [-3, 0.42, 3.2], [[0.07, 0], [0.12, 0.08], [0.05, 0.2], [0.08, 0.24]]),
		]
	}),
]
