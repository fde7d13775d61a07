// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { bicycle } from '../../drawing/things/bicycle.ts'
import { at } from '../../drawing/things/boats.ts'
import { seededRandom, indices } from '../../drawing/random.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { camera, polygon, ground, unitsPerMetre, levelEllipse, project, roundedPolygon } from '../../drawing/camera.ts'
import { dome, gap } from '../../drawing/buildings/fronts.ts'
import { dusk, inLight, type Light, night } from '../../drawing/light.ts'
import { body, panel, type Plot, roof, walls } from '../../drawing/buildings/houses.ts'
import { type Drawing, disc, hill, lens, taperedStroke, foliage, type Point, rect, shape, smooth, stroke, withOpacity } from '../../drawing/shapes.ts'
import { crags, ridge, swells } from '../../drawing/nature/ridges.ts'
import { tiles } from '../../drawing/buildings/rooms.ts'
import { scene } from '../../drawing/scene.ts'
import { crescent, sky, stars, streaks, sun } from '../../drawing/nature/sky.ts'
import { block } from '../../drawing/things/solids.ts'
import { against, belfry, ledge, spill, tiled } from './place.ts'

export const outside = [
	scene('hotel-5/rooftop-pool', (progress) => {
		const c = inLight(ledge, { ...against, cast: ['#f6a868', 0.06] })
		const e = camera({ height: 1.9, horizon: 430, focal: 820, x: -0.6 })
		const far = 17
		return [
			sky(against, 420, 18), sun(against, 560, 286, 56), streaks('#fee0aa', 120, 12, 5, progress),
			hill(mix(c.roof, against.haze, 0.55), swells(14, -40, 1240, 436, 120, 3)), hill(mix(c.roof, against.haze, 0.34), [[-20, 420], [120, 372], [220, 352], [330, 372], [460, 424], [600, 440]]),
			[[20, 392, 150, 34], [210, 404, 120, 28], [420, 402, 150, 30], [610, 398, 120, 30], [760, 404, 150, 30], [1000, 392, 170, 36]].map(([x = 0, y = 0, w = 0, h = 0]) => tiled({ ...c, rim: mix(c.rim, against.haze, 0.4) }, x, y, w, h, mix(c.roof, against.haze, 0.3), mix(c.roofDark, against.haze, 0.34))),
			belfry(mix(c.tower, against.haze, 0.1), '#fcce8c', 792, 470, 62, 236, true), belfry(mix(c.tower, against.haze, 0.02), '#fbc07a', 318, 470, 54, 176, false),
			[[-60, 434, 230, 44], [160, 440, 200, 40], [380, 446, 170, 34], [860, 434, 200, 42], [1040, 444, 230, 46], [640, 446, 190, 36]].map(([x = 0, y = 0, w = 0, h = 0]) => tiled(c, x, y, w, h, c.roof, c.roofDark)),
			ground(e, c.concrete, -14, 14, 0.3, far), ground(e, mix(c.concrete, c.shade, 0.4), -14, -4.3, 0.3, far), block(e, { ...tones(c.concrete), front: mix(c.shade, c.deep, 0.25), top: c.rim }, [-14, 0, far], [28, 0.75, 0.4]),
			indices(9).map((i) => { const x = 40 + i * 46; return [foliage(mix(c.vine, c.tower, 0.4), [x, 482 + (i % 2) * 6], 70, 40, { seed: i, bumps: 8 }), foliage(c.rim, [x - 2, 468 + (i % 2) * 6], 50, 8, { seed: i, bumps: 6 }), foliage(c.vine, [x, 478 + (i % 2) * 6], 60, 26, { seed: i + 3, bumps: 7 })] }),
			polygon(e, mix(c.concrete, '#ffffff', 0.4), [[-3.3, 0.01, 0.3], [3.1, 0.01, 0.3], [3.1, 0.01, 16.4], [-3.3, 0.01, 16.4]]), ground(e, c.deep, -2.8, 2.6, 0.3, 16),
			ground(e, c.petrol, -2.8, 2.6, 0.3, 9.4), ground(e, mix(c.petrol, '#c98a9c', 0.45), -2.8, 2.6, 9.4, 12.6), ground(e, mix('#c98a9c', c.apricot, 0.6), -2.8, 2.6, 12.6, 16),
			polygon(e, mix(c.deep, c.tower, 0.2), [[-2.8, 0.012, 0.3], [-2.1, 0.012, 0.3], [-2.5, 0.012, 16], [-2.8, 0.012, 16]]),
			indices(13).map((i) => { const z = 4.2 + i * 0.9 + (i % 3) * 0.2; const wide = 0.5 + ((i * 37) % 10) * 0.07; const x = -0.85 + Math.sin(i * 2.1) * 0.3 + Math.sin(2 * Math.PI * (progress + i / 13)) * 0.06; return polygon(e, '#ffe6b0', [[x - wide * 0.5, 0.02, z], [x, 0.02, z - 0.05], [x + wide * 0.5, 0.02, z], [x, 0.02, z + 0.08]]) }),
			[1.55, 1.05, 0.6, 0.22].map((r, i) => levelEllipse(e, i % 2 ? c.petrol : mix(c.petrol, '#bfe0dc', 0.5), [1.05, 0.02, 5.6], r, r * 0.82)), 
			ground(e, mix(c.concrete, c.shade, 0.18), 3.1, 14, 0.3, far - 0.02, 0.004), [4.4, 6.8].map((z) => [polygon(e, mix(c.concrete, c.shade, 0.6), [[3.9, 0.01, z], [5.9, 0.01, z - 0.3], [6, 0.01, z - 1.4], [4, 0.01, z - 1]])]),
			block(e, { ...tones(c.shade), top: c.towel }, [4, 0.24, 5.4], [2.1, 0.14, 0.85]), block(e, c.shade, [4.1, 0, 5.5], [0.1, 0.24, 0.1]), block(e, c.shade, [5.8, 0, 5.5], [0.1, 0.24, 0.1]),
			indices(7).map((i) => taperedStroke([c.vine, mix(c.vine, c.tower, 0.4), mix(c.vine, c.rim, 0.45)][i % 3] ?? c.vine, [1120 + i * 10, 830], [1110 + i * 12, 720], [1040 + i * 34, 620 + ((i * 31) % 50)], 16, 1)),
		]
	}),
	scene('hotel-5/facade', (progress) => {
		const c = inLight(ledge, { ...against, cast: ['#f6a868', 0.06] })
		const [front, shade, dark] = [mix(c.concrete, '#8a6a94', 0.42), mix(c.concrete, '#6a4a80', 0.6), '#4a3560']
		const levels = indices(6).map((i) => 606 - i * 86)
		const [left, right] = [270, 930]
		const glass = (x: number, y: number, k: number): Drawing => [rect(mix(dark, c.petrol, 0.5), x, y, 92, 62), rect(k % 3 === 0 ? '#f6b878' : mix(dark, c.petrol, 0.25), x + 4, y + 4, 40, 58), rect(mix(dark, c.petrol, 0.4), x + 50, y + 4, 38, 58)]
		return [
			sky(against, 640, 20), sun(against, 812, 96, 74), streaks('#fee4b0', 150, 9, 4, progress), hill(mix(c.roof, against.haze, 0.5), [[-20, 520], [120, 440], [260, 420], [420, 520]], 700), belfry(mix(c.tower, against.haze, 0.24), '#fbc98a', 120, 640, 58, 300, true),
			[[-40, 470, 190, 46], [1020, 452, 230, 52]].map(([x = 0, y = 0, w = 0, h = 0]) => tiled(c, x, y, w, h, mix(c.roof, against.haze, 0.14), mix(c.roofDark, against.haze, 0.2))), [rect(mix('#b85a4c', '#5d3a5c', 0.5), 940, 560, 280, 130), rect(mix('#b85a4c', '#5d3a5c', 0.5), -20, 570, 280, 120), [-6, 84, 174, 950, 1040, 1130].map((x) => gap('#3b2a54', x, 690, 58, 92, 1))],
			rect('#fee0a8', left - 22, 60, right - left + 44, 10), rect(shade, left, 72, right - left, 620), rect(dark, left + 30, 52, 240, 30), rect(c.rim, left + 26, 48, 248, 6), spill([c.tower, c.vine], c.rim, left, right, 78, 26, 41),
			levels.map((y, f) => [indices(6).map((i) => glass(left + 18 + i * 106, y - 74, i + f * 2)), rect(mix(shade, dark, 0.4), left, y - 84, right - left, 10)]),
			levels.map((y, f) => [rect(c.rim, left - 26 - (f % 2) * 16, y - 16, right - left + 52 + (f % 2) * 32, 5), rect(front, left - 26 - (f % 2) * 16, y - 12, right - left + 52 + (f % 2) * 32, 22), rect(mix(shade, dark, 0.3), left - 26 - (f % 2) * 16, y + 10, right - left + 52 + (f % 2) * 32, 7), spill([mix(c.tower, c.vine, 0.4), c.vine], c.rim, left - 20 - (f % 2) * 16, right + 20 + (f % 2) * 16, y - 12, 22, 7 + f * 5, f % 3 === 1 ? '#b9a4e0' : '')]),
			rect(mix(shade, dark, 0.5), left, 626, right - left, 66), rect('#f6b878', 540, 630, 120, 62), rect('#fcd9a0', 566, 636, 68, 56), rect(dark, 598, 630, 4, 62), [320, 420, 700, 800].map((x) => rect(mix(dark, c.petrol, 0.5), x, 632, 80, 60)),
			rect('#d9b8b4', -10, 690, 1220, 30), rect('#a88aa4', -10, 716, 1220, 8), rect('#8a6f94', -10, 722, 1220, 90), [742, 776].map((y) => [rect('#5d4574', -10, y, 1220, 6), rect('#fbd09a', -10, y, 1220, 2)]), shape('#6f5684', [[300, 724], [900, 724], [1010, 800], [240, 800]]), shape('#f3c090', [[930, 690], [1220, 690], [1220, 800], [1080, 800]]),
			[rect(c.tower, 96, 520, 8, 180), rect(c.tower, 250, 520, 8, 180), shape(c.tower, [[70, 508], [290, 508], [280, 524], [80, 524]]), rect(c.rim, 70, 504, 220, 5), rect(mix(c.petrol, c.tower, 0.3), 112, 560, 130, 92), rect('#f6c78c', 122, 570, 46, 72), rect(c.tower, 112, 664, 130, 10), disc(c.petrol, 304, 552, 20), rect(c.tower, 301, 560, 6, 140), rect(c.concrete, 296, 540, 16, 18), rect(c.petrol, 299, 544, 10, 7)],
			lens('#6f5684', 960, 706, 160, 10), bicycle(at(1040, 708, 96), c.petrol, c.tower),
		]
	}),
	scene('hotel-5/arrival', () => {
		const light: Light = { ...against, cast: ['#e8a890', 0.05] }
		const c = inLight(ledge, light)
		const e = camera({ height: 1.6, horizon: 520, focal: 620 })
		const [lit, dim, floor] = ['#e6d2cc', '#8c748c', '#cbb2ae']
		const wallAt = (x: number, z: number, Z: number, up: number, top: number, fill: string) => polygon(e, fill, [[x, up, z], [x, up, Z], [x, top, Z], [x, top, z]])
		return [
			sky(against, 520, 10), sun(against, 600, 300, 40), rect('#fbd9a4', 470, 300, 260, 260), wallAt(-2.6, 0.3, 13, 0, 11, dim), wallAt(2.6, 0.3, 13, 0, 11, lit),
			indices(7).map((j) => indices(6).map((i) => [wallAt(2.59, 1 + i * 2.1, 1.02 + i * 2.1, 0, 11, mix(lit, c.shade, 0.5)), wallAt(2.59, 0.3, 13, 1.55 + j * 1.55, 1.58 + j * 1.55, mix(lit, c.shade, 0.5)), wallAt(-2.59, 0.3, 13, 1.55 + j * 1.55, 1.58 + j * 1.55, mix(dim, c.tower, 0.3)), wallAt(-2.59, 1 + i * 2.1, 1.02 + i * 2.1, 0, 11, mix(dim, c.tower, 0.3)), disc(mix(lit, c.shade, 0.7), ...project(e, [2.58, 0.8 + j * 1.55, 1.5 + i * 2.1]), 16 / (1 + i)), disc(mix(dim, c.tower, 0.4), ...project(e, [-2.58, 0.8 + j * 1.55, 1.5 + i * 2.1]), 16 / (1 + i))])),
			polygon(e, '#f7dcc0', [[2.58, 0, 6], [2.58, 0, 11], [2.58, 9, 13], [2.58, 11, 13], [2.58, 11, 9]]), polygon(e, mix(dim, c.tower, 0.3), [[-2.6, 3.2, 13], [2.6, 3.2, 13], [2.6, 6.8, 13], [-2.6, 6.8, 13]]), polygon(e, mix(lit, '#b98a9c', 0.5), [[-2.6, 0, 13], [-1, 0, 13], [-1, 3.3, 13], [-2.6, 3.3, 13]]), polygon(e, mix(lit, '#b98a9c', 0.5), [[1, 0, 13], [2.6, 0, 13], [2.6, 3.3, 13], [1, 3.3, 13]]), polygon(e, c.rim, [[-2.6, 6.8, 13], [2.6, 6.8, 13], [2.6, 6.95, 13], [-2.6, 6.95, 13]]),
			polygon(e, '#fce0a8', [[-1, 0, 13], [1, 0, 13], [1, 3.3, 13], [-1, 3.3, 13]]), polygon(e, '#fff1c8', [[-0.55, 0, 13], [0.6, 0, 13], [0.6, 2.9, 13], [-0.55, 2.9, 13]]), polygon(e, c.petrol, [[-1, 0, 13], [-1, 3.3, 13], [-1.35, 3.2, 12.2], [-1.35, 0, 12.2]]), spill([mix(c.tower, c.vine, 0.4), c.vine], c.rim, 474, 726, 272, 20, 12),
			ground(e, floor, -2.6, 2.6, 0.3, 13), polygon(e, '#fbdcb0', [[-0.9, 0.002, 13], [1, 0.002, 13], [2.6, 0.002, 6], [2.6, 0.002, 2.4], [-0.4, 0.002, 5.4]]), tiles(e, mix(floor, c.shade, 0.4), -2.6, 2.6, 1, 13, 1.3), ground(e, mix(floor, c.tower, 0.3), -2.6, -2.2, 0.3, 13, 0.003),
			polygon(e, mix(floor, c.tower, 0.4), [[-2.2, 0.004, 3], [-0.9, 0.004, 2.8], [-0.9, 0.004, 6.6], [-2.2, 0.004, 7]]), block(e, { top: '#d9a878', front: '#9c6a54', side: '#b5805c', deep: '#5f3f48' }, [-2.4, 0.3, 3.4], [0.8, 0.16, 4]), [4, 6.6].map((z) => block(e, { top: '#9c6a54', front: '#7a4f48', side: '#8a5c50', deep: '#5f3f48' }, [-2.25, 0, z], [0.5, 0.3, 0.4])), [3.9, 5, 6].map((z, i) => taperedStroke('#b5805c', project(e, [-2.1, 0.462, z]), project(e, [-1.9 + i * 0.05, 0.462, z + 0.4]), project(e, [-2, 0.462, z + 0.9]), 5, 2)), roundedPolygon(e, '#9c6a54', [[-1.62, 0.3, 3.4], [-1.5, 0.4, 3.5], [-1.58, 0.46, 4.2], [-1.62, 0.44, 5]]),
			(() => { const p = (up: number, dz: number, out = 0): Point => project(e, [-1.52 + out, up, 4.4 + dz]); return [taperedStroke(c.tower, p(0.42, 0), p(0.6, 0.05), p(0.54, 0.16), 7), smooth(c.petrol, [p(0.4, 0.03, 0.02), p(0.4, -0.05, 0.05), p(0.1, 0.06, 0.12), p(-0.12, 0.06, 0.08), p(-0.06, -0.02, 0.04)], 1 / 8), smooth(c.deep, [p(0.4, 0, 0.03), p(0.14, 0.1, 0.03), p(-0.12, 0.06, 0.08), p(0.2, 0.0, 0.06)], 1 / 8), stroke(c.tower, p(0.44, 0), p(-0.2, 0.06, 0.08), 4)] })(),
			indices(2).map((i) => spill([mix(c.tower, c.vine, 0.4), c.vine], c.rim, i ? 1010 : -30, i ? 1230 : 190, 60, 44, 3 + i)),
		]
	}),
	scene('hotel-5/view', (progress) => {
		const light: Light = { ...against, sky: ['#e58a64', '#ee9f6e', '#f5b67c', '#fac98c', '#fddca4'], haze: '#f0a88a' }
		const c = inLight(ledge, light)
		const e = camera({ height: 25, horizon: 300, focal: 720, middle: 600 })
		const random = seededRandom(23)
		const homes = indices(66).map((i) => { const z = 150 - (i / 65) ** 0.8 * 112; return { x: ((i * 37) % 66) * 2.16 - 72 + random() * 6 + (z - 40) * (random() - 0.5) * 0.5, z, width: 11 + random() * 8, depth: 8 + random() * 5, height: 12 + random() * 7 } }).sort((a, b) => b.z - a.z)
		const home = (plot: Plot, i: number): Drawing => {
			const far = Math.min(0.72, Math.max(0, (plot.z - 36) / 150))
			const [wallTone, tile] = [mix([c.roofDark, '#5a3f68', '#4a3360'][i % 3] ?? c.roofDark, light.haze, far), mix([c.roof, '#6e4462', '#7a4a5c'][i % 3] ?? c.roof, light.haze, far)]
			const ridge = plot.z + plot.depth / 2
			return [body(e, { ...tones(wallTone), front: wallTone, side: mix(wallTone, c.tower, 0.3) }, plot), roof(e, { ...tones(tile), front: tile, side: mix(tile, c.tower, 0.2), deep: mix(tile, c.tower, 0.4) }, plot, { rise: 2.6, eaves: 0.5, hip: i % 2 ? 0.6 : 0, thick: 0.3 }), stroke(mix(c.rim, light.haze, far), project(e, [plot.x + (i % 2 ? 2.6 : 0), plot.height + 2.62, ridge]), project(e, [plot.x + plot.width - (i % 2 ? 2.6 : 0), plot.height + 2.62, ridge]), 110 / plot.z + 1), block(e, { ...tones(tile), front: mix(tile, c.tower, 0.3), top: c.rim }, [plot.x + plot.width * 0.3, plot.height + 1.4, ridge + 0.6], [0.9, 2.4, 0.8]), indices(3).map((k) => panel(e, (i + k) % 4 ? mix(wallTone, '#7fa0a0', 0.3) : mix(wallTone, '#ffd08a', 0.6), walls(plot).front, 1.4 + k * 3.4, 2.6 + k * 3.4, plot.height - 3.4, plot.height - 1.4))]
		}
		const [dx, dy] = [806, 420]
		return [
			sky(light, 310, 16), sun(light, 250, 190, 60), streaks('#fee2b0', 90, 21, 5, progress), hill(mix(c.roof, light.haze, 0.66), swells(4, -40, 1240, 300, 70, 3), 340), hill(mix(c.roof, light.haze, 0.44), [[600, 330], [760, 266], [880, 196], [1010, 168], [1130, 172], [1220, 190]], 400), indices(14).map((i) => foliage(mix(c.tower, light.haze, 0.42), [700 + i * 40, 292 - Math.sin(Math.min(1.6, i * 0.14)) * 124], 74, 36, { seed: i, bumps: 8, flat: 0.5 })), rect(mix(c.tower, light.haze, 0.34), 1040, 128, 40, 50), rect(mix(c.tower, light.haze, 0.34), 1034, 124, 52, 8), rect(mix(c.roof, light.haze, 0.5), -10, 310, 1220, 500),
			homes.slice(0, 34).map(home), belfry(mix(c.tower, light.haze, 0.26), '#fbce96', 500, 430, 40, 170, true),
			[rect(mix(c.tower, light.haze, 0.2), dx - 74, dy - 76, 148, 180), indices(5).map((i) => gap(mix('#fbce96', c.tower, 0.2), dx - 62 + i * 27, dy - 10, 14, 44, 1)), dome(mix('#3f8a80', c.tower, 0.34), mix(c.tower, '#3f8a80', 0.3), mix('#e8c070', '#3f8a80', 0.2), dx, dy - 74, 160, 108), indices(4).map((j) => indices(9).map((i) => { const t = j / 4; const r = 76 * (1 - t * t * 0.62); return (i + j) % 2 ? rect(['#e8b85c', '#c9705c', '#8fc0a4'][(i + j) % 3] ?? '#e8b85c', dx - r + (i * 2 * r) / 9, dy - 96 - j * 20, (2 * r) / 9.6, 9) : [] })), rect(c.rim, dx - 78, dy - 80, 156, 5), stroke(c.tower, [dx, dy - 230], [dx, dy - 260], 3)],
			homes.slice(34).map(home),
			[shape(mix(c.tower, c.roofDark, 0.6), [[-20, 560], [210, 600], [210, 810], [-20, 810]]), shape(c.rim, [[-20, 556], [214, 596], [214, 602], [-20, 564]]), shape(mix(c.tower, c.roofDark, 0.4), [[990, 610], [1220, 560], [1220, 810], [990, 810]]), shape(c.rim, [[986, 606], [1220, 556], [1220, 562], [986, 613]]), taperedStroke(c.rim, [200, 640], [600, 706], [1000, 636], 3, 3)],
			[[300, 654, 70, 96, '#fbe6c8'], [392, 664, 60, 62, '#f0a868'], [472, 668, 96, 110, '#fff2d8'], [590, 671, 58, 66, c.petrol], [668, 669, 44, 90, '#f6cfae'], [732, 664, 104, 84, '#fff2d8'], [856, 655, 54, 72, '#c9708c']].map(([x, y, w, h, fill], i) => { const [X, Y, W, H] = [Number(x), Number(y), Number(w), Number(h)]; const sway = Math.sin(2 * Math.PI * (progress + i / 7)) * 5; return [smooth(String(fill), [[X, Y], [X + W / 2, Y + 3], [X + W, Y], [X + W + sway, Y + H], [X + W / 2 + sway, Y + H + 5], [X + sway - 2, Y + H]], 1 / 14), smooth(mix(String(fill), c.tower, 0.26), [[X + W * 0.62, Y + 2], [X + W, Y], [X + W + sway, Y + H], [X + W * 0.7 + sway, Y + H + 4]], 1 / 14), rect(c.tower, X + 4, Y - 6, 4, 12), rect(c.tower, X + W - 8, Y - 6, 4, 12)] }),
		]
	}),
	scene('hotel-5/bar', (progress) => {
		const light: Light = { ...dusk, sky: ['#1d3763', '#2a4a7a', '#406592', '#6c83a6', '#b593a4', '#f0aa88'], haze: '#5d6d98', cast: ['#2a3f78', 0.3] }
		const c = inLight(ledge, light)
		const saw = (seed: number, base: number, high: number, n: number): Point[] => crags(seed, -60, 1260, base, high, n)
		const [slab, under, dark] = [mix('#9a94ae', '#3a4a7c', 0.3), mix('#6a688c', '#26386c', 0.4), '#1a2748']
		const glow = (x: number, i: number): Drawing => { const flick = Math.sin(2 * Math.PI * (progress + i * 0.37)); return [withOpacity(0.2, disc('#ffb85c', x, 516, 40 + flick * 3)), withOpacity(0.75, shape('#ffd890', [[x - 13, 492], [x + 13, 492], [x + 10, 530], [x - 10, 530]])), rect('#fff1cc', x - 6, 512, 12, 17), smooth('#fff6d0', [[x, 492 - flick * 2], [x + 5, 504], [x, 513], [x - 5, 504]], 1 / 6), lens('#ffcf80', x - 26, 534, 52, 6)] }
		return [
			sky(light, 470, 18), stars('#f0ecd8', 17, 240, 26), crescent(light, 930, 110, 30), ridge(mix('#9aa4c4', light.haze, 0.4), mix('#7a86ae', light.haze, 0.5), saw(8, 452, 130, 8), 470), ridge('#33467a', '#2b3c6c', saw(5, 480, 140, 12), 540), ridge('#24355f', '#1e2c54', saw(19, 500, 110, 17), 560), indices(30).map((i) => rect(i % 3 ? '#f6c47c' : '#ffe3a8', (i * 137) % 1200, 462 + ((i * 29) % 52), 4, 4)),
			rect(slab, -10, 530, 1220, 74), rect(mix(slab, '#ffd08a', 0.36), -10, 530, 1220, 9), rect(under, -10, 596, 1220, 14), [190, 430, 670, 910, 1150].map((x) => rect(mix(slab, under, 0.4), x, 540, 3, 56)),
			rect(mix(under, dark, 0.3), -10, 608, 1220, 200), indices(8).map((i) => shape(mix(under, dark, 0.55), [[i * 170 - 40, 610], [i * 170 - 36, 610], [i * 210 - 180, 800], [i * 210 - 188, 800]])), indices(12).map((i) => lens(mix('#c98a5c', under, 0.5), 26 + i * 100, 622, 62, 12)), indices(12).map((i) => glow(58 + i * 98.5, i)),
			[taperedStroke(c.vine, [-20, 660], [60, 520], [150, 430], 30, 4), spill(['#1f3350', '#2c4a58'], '#5d7c98', -60, 210, 610, 50, 9), spill(['#1f3350', '#2c4a58'], '#5d7c98', 1040, 1260, 640, 56, 14)],
			[lens(dark, 500, 764, 330, 22), [[590, 640, 576, 772], [714, 640, 732, 772], [606, 660, 604, 790], [698, 660, 704, 790]].map(([a = 0, b = 0, x = 0, y = 0]) => stroke('#3b527f', [a, b], [x, y], 9)), smooth('#2f7c94', [[584, 650], [652, 640], [720, 650], [732, 672], [652, 684], [572, 672]], 1 / 9), stroke('#4a628e', [590, 660], [580, 500], 10), stroke('#4a628e', [714, 660], [724, 500], 10), [616, 640, 664, 688].map((x) => stroke('#4a628e', [x, 512], [x, 656], 6)), smooth('#4a628e', [[572, 506], [652, 488], [732, 506], [728, 526], [652, 510], [576, 526]], 1 / 8)],
			[smooth('#c4765c', [[704, 500], [738, 506], [752, 560], [750, 630], [742, 664], [724, 662], [722, 600], [714, 560]], 1 / 8), smooth('#e59a6c', [[566, 508], [610, 490], [690, 490], [738, 508], [730, 560], [722, 596], [690, 606], [640, 600], [596, 612], [570, 604], [560, 560]], 1 / 9), smooth('#c4765c', [[566, 508], [590, 498], [584, 560], [590, 610], [570, 604], [560, 560]], 1 / 9), smooth('#c4765c', [[566, 520], [554, 580], [552, 650], [560, 676], [578, 672], [578, 610], [584, 560]], 1 / 8), indices(8).map((k) => rect('#c4765c', 600 + k * 14, 590 + (k % 2) * 2, 3, 14)), stroke('#c4765c', [654, 492], [648, 600], 3), [516, 544, 572].map((y) => disc('#fbe0c0', 660, y, 4))],
			[lens(dark, 850, 742, 260, 22), stroke('#2c3f66', [980, 640], [980, 744], 12), lens('#2c3f66', 930, 744, 100, 12), smooth('#5d6a94', [[850, 634], [980, 622], [1110, 634], [980, 648]], 1 / 7), rect('#48557f', 862, 640, 236, 8), withOpacity(0.85, smooth('#f0a868', [[934, 592], [962, 592], [956, 616], [948, 622], [940, 616]], 1 / 8)), rect('#e6e9ee', 946, 620, 4, 12), lens('#e6e9ee', 934, 634, 28, 5), withOpacity(0.2, disc('#ffb85c', 1030, 606, 44)), shape('#ffd890', [[1018, 594], [1042, 594], [1039, 630], [1021, 630]]), smooth('#fff6d0', [[1030, 592], [1035, 604], [1030, 612], [1025, 604]], 1 / 6)],
		]
	}),
	scene('hotel-5/night', (progress) => {
		const light: Light = { ...night, sky: ['#14193c', '#1b2247', '#262b54', '#3a3560', '#54406a'], haze: '#3a3560' }
		const e = camera({ height: 1.7, horizon: 640, focal: 700, turn: 24, middle: 560 })
		const [slab, under, dark, gold5, vine] = ['#7a6f96', '#f2b25c', '#1e1c3e', '#ffcf7c', '#2c4450']
		const plot: Plot = { x: 4, z: 12, width: 17, depth: 15, height: 20 }
		const { left, front } = walls(plot)
		const level = (f: number): Drawing => {
			const up = 3.6 + f * 3.2
			return [
				[left, front].map((w, k) => indices(5).map((i) => { const [a, b] = [(w.long * (i + 0.12)) / 5, (w.long * (i + 0.88)) / 5]; const lit = (i * 3 + f * 2 + k) % 4 === 1; return [panel(e, '#2a2850', w, a, b, up - 2.9, up - 0.7, 0.02), lit ? panel(e, '#ffe2a4', w, a + 0.2, (a + b) / 2, up - 2.9, up - 0.7, 0.03) : []] })),
				polygon(e, under, [[plot.x - 1.5, up, plot.z - 1.5], [plot.x + plot.width, up, plot.z - 1.5], [plot.x + plot.width, up, plot.z], [plot.x - 1.5, up, plot.z]]), polygon(e, mix(under, '#a86a50', 0.4), [[plot.x - 1.5, up, plot.z - 1.5], [plot.x, up, plot.z], [plot.x, up, plot.z + plot.depth], [plot.x - 1.5, up, plot.z + plot.depth]]),
				polygon(e, slab, [[plot.x - 1.5, up, plot.z - 1.5], [plot.x + plot.width, up, plot.z - 1.5], [plot.x + plot.width, up + 0.6, plot.z - 1.5], [plot.x - 1.5, up + 0.6, plot.z - 1.5]]), polygon(e, mix(slab, dark, 0.34), [[plot.x - 1.5, up, plot.z - 1.5], [plot.x - 1.5, up + 0.6, plot.z - 1.5], [plot.x - 1.5, up + 0.6, plot.z + plot.depth], [plot.x - 1.5, up, plot.z + plot.depth]]),
				indices(22).map((i) => { const [x, y] = project(e, [plot.x - 1 + i * 0.85, up + 0.7, plot.z - 1.5]); const s = unitsPerMetre(e, [plot.x - 1 + i * 0.85, up, plot.z - 1.5]); return [foliage(i % 3 ? vine : '#3f5f5c', [x, y], s * (1.1 + (i % 4) * 0.16), s * (0.6 + ((i + f) % 3) * 0.24), { seed: i + f, bumps: 7, flat: 0.3 }), (i + f) % 3 ? [] : taperedStroke(vine, [x, y], [x + s * 0.1, y + s * 0.7], [x - s * 0.04, y + s * (1 + (i % 2) * 0.5)], s * 0.26, s * 0.04)] }), indices(12).toReversed().map((i) => { const [x, y] = project(e, [plot.x - 1.5, up + 0.66, plot.z + i * 1.2]); const s = unitsPerMetre(e, [plot.x - 1.5, up, plot.z + i * 1.2]); return foliage(i % 2 ? vine : '#263a4c', [x, y], s * 1.1, s * (0.6 + ((i + f) % 3) * 0.2), { seed: i + f * 3, bumps: 7, flat: 0.3 }) }),
			]
		}
		const [catX, catY] = project(e, [10.45, 10.6, 10.5])
		return [
			sky(light, 640, 16), stars('#f3e8d0', 24, 300, 34), sun({ ...light, halos: ['#3d3a68', '#5a5080'] }, 250, 130, 30), hill('#332c5a', [[-20, 560], [120, 500], [300, 470], [460, 520], [640, 600]], 660), belfry('#2a2450', '#e0a860', 214, 640, 56, 250, true), [[-40, 520, 180, 40], [250, 540, 190, 40]].map(([x = 0, y = 0, w = 0, h = 0]) => tiled({ ...ledge, rim: '#5a4a7c' }, x, y, w, h, '#3a2f5c', '#2d2650')),
			body(e, { ...tones('#443e68'), front: '#443e68', side: '#322e58' }, plot), indices(6).map(level), panel(e, '#ffd890', front, 5, 10, 0, 2.9, 0.04), panel(e, '#fff0c4', front, 6.4, 8.6, 0, 2.7, 0.05),
			smooth('#15132e', [[catX - 14, catY], [catX - 16, catY - 16], [catX - 6, catY - 26], [catX + 4, catY - 30], [catX + 2, catY - 44], [catX + 8, catY - 38], [catX + 15, catY - 38], [catX + 20, catY - 44], [catX + 20, catY - 28], [catX + 12, catY - 20], [catX + 12, catY]], 1 / 9), taperedStroke('#15132e', [catX - 12, catY - 2], [catX - 34, catY + 4], [catX - 30, catY - 24], 5, 3),
			ground(e, '#2a2650', -60, 60, 0.3, 300), ground(e, '#3b3560', -60, 60, 7.6, 11.4, 0.02), [3.6, 5.1].map((z) => ground(e, '#5a4f80', -60, 60, z, z + 0.1, 0.01)), ground(e, '#c98a58', 7.5, 13.5, 8, 11.4, 0.03), ground(e, '#6a5478', 6.5, 14.5, 6, 7.6, 0.02),
			[polygon(e, '#f0a850', [[-30, 0.6, 5.6], [40, 0.6, 5.6], [40, 1.1, 5.6], [-30, 1.1, 5.6]]), polygon(e, gold5, [[-30, 1.1, 5.6], [40, 1.1, 5.6], [40, 1.95, 5.6], [-30, 1.95, 5.6]]), polygon(e, '#fff0c0', [[-30, 1.36, 5.59], [40, 1.36, 5.59], [40, 1.7, 5.59], [-30, 1.7, 5.59]]), polygon(e, '#e8784c', [[-30, 0.42, 5.59], [40, 0.42, 5.59], [40, 0.52, 5.59], [-30, 0.52, 5.59]]), polygon(e, '#b87a5c', [[-30, 0.012, 4.2], [40, 0.012, 4.2], [40, 0.012, 5.4], [-30, 0.012, 5.4]]), indices(9).map((i) => { const [x, y] = project(e, [-3 + i * 1.8 + Math.sin(2 * Math.PI * (progress + i / 9)) * 0.3, 0.02, 3.1]); return lens('#e0a060', x - 60, y, 130 + (i % 3) * 50, 7) })],
		]
	}),
]
