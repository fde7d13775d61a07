// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { at, outrigger, wake } from '../drawing/things/boats.ts'
import { indices } from '../drawing/random.ts'
import { mix, tones } from '../drawing/colour.ts'
import { type Camera, camera, polygon, ground, unitsPerMetre, levelEllipse, roundedPolygon, project, type Position, placeUpright } from '../drawing/camera.ts'
import { overwater } from '../drawing/buildings/facades.ts'
import { bed, roundTable, table } from '../drawing/things/furniture.ts'
import { tableLamp } from '../drawing/things/lamps.ts'
import { bush, type Greens } from '../drawing/nature/plants.ts'
import { chair, sofa } from '../drawing/things/seats.ts'
import { pot, setting, vase } from '../drawing/things/still-life.ts'
import { palm } from '../drawing/nature/trees.ts'
import { dawn, dusk, gold, inLight, type Light, night, noon } from '../drawing/light.ts'
import { opening, panel, wall } from '../drawing/buildings/houses.ts'
import { disc, type Drawing, hill, lens, taperedStroke, reflect, type Point, rect, shape, smooth, stroke, tint, withOpacity } from '../drawing/shapes.ts'
import { otemanu } from '../drawing/nature/ridges.ts'
import { boards, room, roomWalls } from '../drawing/buildings/rooms.ts'
import { scene } from '../drawing/scene.ts'
import { glitter, sea, waves } from '../drawing/nature/sea.ts'
import { cumulus, sky, stars, streaks, sun } from '../drawing/nature/sky.ts'
import { block, cushion, drum, pillow, sunlight, turnedOnWheel } from '../drawing/things/solids.ts'

/** Bora Bora: a lagoon in five bands, thatch and silvered planks, the basalt block of Otemanu over everything. */
const island = {
	thatch: '#b58a55', straw: '#d6b27a', pole: '#7d5238', deck: '#c2b199', plank: '#5d4034', wall: '#d9b98a', open: '#4a3b3d',
	rock: '#7f938e', rockShade: '#566b6f', green: '#3f8060', sand: '#fbebc8', linen: '#fffaee', red: '#d5433c', lava: '#3b3a45', pandanus: '#e0bf86', bamboo: '#c9a65c',
}
const palms: Greens = ['#1f5a4c', '#35855d', '#79b06a']
const bark = '#8a6a4c'
const lagoon: Light = { ...noon, sky: ['#4fb0d6', '#74c3de', '#9ad5e3', '#c2e6e4', '#e6f1df'], sea: ['#2b9fc0', '#bdeedd', '#7fdfd0', '#45c6c4', '#22a3b4', '#13839f'], glitter: '#f4fff2' }
const apricot: Light = { ...dusk, sky: ['#d9707a', '#e98a72', '#f3a673', '#f8c07e', '#fcd694'], halos: ['#f9c283', '#fdd998'], sun: '#fff2cc', sea: ['#f6c98c', '#e39a80', '#b9758a', '#7d5a86', '#54477a'], haze: '#c9848a' }
const reef = (horizon: number): Drawing => [lens('#ffffff', -60, horizon + 6, 520, 5), lens('#ffffff', 520, horizon + 5, 420, 4), lens('#ffffff', 900, horizon + 7, 400, 5)]

export const scenes = [
	scene('villa-3/lagoon', (progress) => {
		const c = inLight(island, noon)
		const e = camera({ height: 5.4, horizon: 322, focal: 900 })
		const fares: [number, number][] = [[-21, 51], [-14.5, 48], [-8.4, 44], [-2.6, 39], [2.4, 33.5], [6, 26], [7.6, 17.4]]
		return [
			sky(lagoon, 322),
			cumulus('#ffffff', '#cfe6e6', [905, 168], 360, 5),
			cumulus('#ffffff', '#cfe6e6', [90, 205], 230, 8),
			otemanu(mix(c.rock, lagoon.haze, 0.15), mix(c.rockShade, lagoon.haze, 0.1), mix(c.green, lagoon.haze, 0.12), 400, 326, 0.72),
			sea(lagoon, 322, { sway: 3 }),
			[0.06, 0.1, 0.16].map((up, i) => lens('#ffffff', 60 + i * 330, 326 + up * 60, 220, 3)),
			lens('#93e6d4', 40, 470, 520, 44), lens('#93e6d4', 420, 560, 430, 40), lens('#1a8ea8', -60, 610, 480, 60), lens('#1a8ea8', 660, 720, 480, 56),
			waves('#e9fff4', 340, 790, { seed: 4, count: 26, progress }),
			fares.slice(0, -1).map(([x, z], i) => { const [nx, nz] = fares[i + 1] ?? [x, z]; return polygon(e, mix(c.deck, c.pole, 0.3), [[x + 1, 1.4, z + 4], [nx + 1, 1.4, nz + 4], [nx + 2.2, 1.4, nz + 4.6], [x + 2.2, 1.4, z + 5]]) }),
			fares.map(([x, z], i) => [
				withOpacity(0.32, roundedPolygon(e, '#0f6e86', [[x - 3, 0, z - 1.2], [x + 3, 0, z - 1.2], [x + 3, 0, z + 6], [x - 3, 0, z + 6]], 1 / 9)),
				overwater(e, { ...c, thatch: mix(c.thatch, lagoon.haze, Math.max(0, (z - 20) / 110)) }, [x, 0, z], { ladder: i === 6 }),
			]),
			outrigger(at(740, 690 + Math.sin(2 * Math.PI * progress) * 2, 46), c.red, c.plank),
			stroke(c.linen, [898, 652], [950, 640], 2.4),
			palm(at(20, 860, 70), 9.4, bark, palms, { seed: 5, lean: 0.16, spread: 0.36 }),
			hill('#2d6b50', [[-20, 800], [60, 742], [190, 760], [300, 820]]),
		]
	}),
	scene('villa-3/arrival', (progress) => {
		const c = inLight(island, noon)
		const e = camera({ height: 1.5, horizon: 452, focal: 900 })
		const post = (x: number, z: number): Drawing => [block(e, c.pole, [x - 0.08, -0.6, z - 0.08], [0.16, 1.9, 0.16])]
		const gable: [number, number][] = [[-5.4, 2.1], [0, 8.2], [5.4, 2.1], [4.7, 2.1], [0, 7.1], [-4.7, 2.1]]
		const z = 20
		const garland = indices(16).map((i): Position => [1.36 + 0.2 * Math.cos((i * Math.PI) / 8), 1.02 + 0.34 * Math.sin((i * Math.PI) / 8), 4.9])
		return [
			sky(lagoon, 452),
			cumulus('#ffffff', '#cfe6e6', [230, 250], 330, 6),
			otemanu(mix(c.rock, lagoon.haze, 0.4), mix(c.rockShade, lagoon.haze, 0.36), mix(c.green, lagoon.haze, 0.35), 960, 455, 0.42),
			sea(lagoon, 452, { sway: 2 }),
			lens('#93e6d4', -60, 560, 480, 40), lens('#93e6d4', 760, 600, 520, 46), lens('#1a8ea8', 800, 720, 500, 50), lens('#1a8ea8', -120, 690, 420, 50),
			waves('#e9fff4', 460, 790, { seed: 9, count: 18, progress }),
			[-5.4, -7.6, 5.2, 7.8].map((x, i) => palm(placeUpright(e, [x, 0.3, 23]), 6.4 + (i % 2) * 1.4, bark, palms, { seed: i + 2, lean: x < 0 ? -0.16 : 0.16 })),
			bush(placeUpright(e, [-7, 0, 22]), 7, 1.8, palms, { seed: 3 }), bush(placeUpright(e, [7, 0, 22]), 7, 1.8, palms, { seed: 5 }),
			block(e, c.deck, [-5.2, 0.3, 20], [10.4, 0.3, 5]),
			polygon(e, tones(c.thatch).deep, [[-4.6, 0.6, 21], [4.6, 0.6, 21], [4.6, 2.2, 21], [0, 7.1, 21], [-4.6, 2.2, 21]]),
			polygon(e, '#8fdcd2', [[-1.9, 0.6, 20.9], [1.9, 0.6, 20.9], [1.9, 2.6, 20.9], [-1.9, 2.6, 20.9]]),
			polygon(e, '#c8f0e0', [[-1.9, 1.6, 20.8], [1.9, 1.6, 20.8], [1.9, 2.6, 20.8], [-1.9, 2.6, 20.8]]),
			[-4.3, -2.1, 2.1, 4.3].map((x) => block(e, c.pole, [x - 0.14, 0.6, 20.2], [0.28, x ** 2 > 10 ? 1.8 : 3.6, 0.2])),
			polygon(e, c.pole, [[-4.8, 2.5, 20.1], [4.8, 2.5, 20.1], [4.8, 2.75, 20.1], [-4.8, 2.75, 20.1]]),
			polygon(e, c.thatch, gable.map(([x, y]): Position => [x, y, z])),
			polygon(e, c.straw, [[-5.7, 1.7, 19.9], [0, 8.5, 19.9], [0, 8.0, 19.9], [-5.2, 1.7, 19.9]]),
			polygon(e, tones(c.thatch).side, [[5.7, 1.7, 19.9], [0, 8.5, 19.9], [0, 8.0, 19.9], [5.2, 1.7, 19.9]]),
			[-1, 1].map((s) => stroke(c.pole, project(e, [0, 8.1, 19.9]), project(e, [s * 0.5, 9.1, 19.9]), 7)),
			turnedOnWheel(e, c.linen, [0, 3.05, 20], [[0.18, 0], [0.34, 0.24], [0.2, 0.5]]),
			ground(e, mix(c.deck, c.pole, 0.5), -1.2, 1.2, 3.2, 20, 0.42),
			ground(e, c.deck, -1.2, 1.2, 3.2, 20, 0.6),
			indices(27).map((i) => ground(e, mix(c.deck, c.pole, i % 3 ? 0.32 : 0.55), -1.2, 1.2, 3.4 + i * 0.62, 3.44 + i * 0.62, 0.601)),
			[17, 14, 11, 8, 4.9].map((pz) => [post(-1.36, pz), post(1.36, pz)]),
			[-1.36, 1.36].map((x) => indices(4).map((i) => { const [a, b] = [[17, 14], [14, 11], [11, 8], [8, 4.9]][i] as [number, number]; const [p, q] = [project(e, [x, 1.2, a]), project(e, [x, 1.2, b])]; return taperedStroke(c.linen, p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + 90 / b], q, 14 / a, 16 / b) })),
			garland.map((position, i) => [disc(palms[1], ...project(e, [position[0] + 0.03, position[1] - 0.03, position[2]]), 9), disc(i % 3 ? c.linen : '#fff0d0', ...project(e, position), 10), disc('#f0c75a', ...project(e, position), 3)]),
			smooth(c.red, [[250, 830], [420, 768], [600, 730], [780, 768], [950, 830]]),
			smooth(c.deck, [[310, 830], [450, 784], [600, 752], [750, 784], [890, 830]]),
			shape(c.plank, [[590, 752], [610, 752], [630, 830], [570, 830]]),
		]
	}),
	scene('villa-3/deck', (progress) => {
		const c = inLight(island, noon)
		const e = camera({ height: 2.7, horizon: 236, focal: 860, x: 0.4 })
		const net = (x: number, z: number): Position => [x, 0.5, z]
		return [
			sky(lagoon, 236),
			cumulus('#ffffff', '#d4e8e6', [300, 130], 420, 4), cumulus('#ffffff', '#d4e8e6', [1010, 168], 260, 9),
			sea(lagoon, 236, { sway: 3 }),
			reef(236),
			hill(mix(palms[1], lagoon.haze, 0.3), [[820, 240], [940, 224], [1060, 228], [1220, 214]], 242),
			[870, 930, 1010, 1100].map((x, i) => palm(at(x, 236, 10 + i * 2), 5, bark, palms, { seed: i + 3, lean: (i % 2) * 0.2 - 0.1, fronds: 7 })),
			lens('#93e6d4', 560, 330, 480, 30), lens('#93e6d4', -40, 372, 380, 26), lens('#1a8ea8', 640, 470, 620, 44), lens('#93e6d4', 860, 560, 500, 40),
			waves('#effff6', 250, 560, { seed: 2, count: 26, progress }),
			ground(e, mix(c.deck, c.pole, 0.5), -14, 2.1, 0.4, 10.2, -0.2),
			ground(e, c.deck, -14, 2, 0.4, 10),
			indices(26).map((i) => ground(e, mix(c.deck, c.pole, i % 3 ? 0.24 : 0.4), -6 + i * 0.31, -5.975 + i * 0.31, 0.4, 10, 0.001)),
			indices(9).map((i) => stroke(mix(c.linen, '#8fb8b4', 0.2), project(e, net(2.1, 4.2 + i * 0.62)), project(e, net(5.2, 4.2 + i * 0.62)), 3.2)),
			indices(8).map((i) => stroke(mix(c.linen, '#8fb8b4', 0.2), project(e, net(2.1 + i * 0.44, 4.2)), project(e, net(2.1 + i * 0.44, 9.2)), 3.2)),
			[[2, 4.2, 5.3, 4.2], [2, 9.2, 5.3, 9.2], [5.3, 4.2, 5.3, 9.2]].map(([x = 0, z = 0, X = 0, Z = 0]) => stroke(c.pole, project(e, net(x, z)), project(e, net(X, Z)), 11)),
			[4.2, 9.2].map((z) => stroke(c.pole, project(e, [5.3, 0.5, z]), project(e, [5.3, -1.6, z]), 11)),
			cushion(e, c.red, [3.1, 0.5, 8.2], 0.7, 0.4, 0.3),
			levelEllipse(e, tones(c.deck).top, [-1.6, 0.02, 6.6], 2.35), levelEllipse(e, mix(c.deck, c.pole, 0.35), [-1.6, 0.02, 6.6], 2.08),
			levelEllipse(e, '#1f9db4', [-1.6, -0.02, 6.56], 2.0), levelEllipse(e, '#3cc0c4', [-1.6, -0.02, 6.75], 1.86, 1.74), levelEllipse(e, '#7be0d2', [-1.5, -0.02, 7.2], 1.4, 1.05),
			[[-2.6, 5.6, 0.8], [-1.3, 6.4, 0.9], [-2.2, 7.3, 0.7], [-0.9, 5.4, 0.6]].map(([x = 0, z = 0, w = 0]) => lens('#f2fff8', project(e, [x, 0, z])[0], project(e, [x, 0, z])[1], w * 110, 6)),
			indices(3).map((i) => block(e, c.pole, [-9 + i * 3.6, 0, 9.7], [0.16, 1, 0.16])),
			block(e, c.pole, [-10, 0.92, 9.7], [12, 0.12, 0.16]), block(e, c.pole, [1.84, 0, 9.7], [0.16, 1, 0.16]),
			maskOn(project(e, [-3, 0.96, 9.7]), 62, c),
			overhang(e, c),
			block(e, c.linen, [-6.4, 0, 5.4], [1.9, 0.34, 0.8]), cushion(e, c.red, [-6.3, 0.34, 5.9], 0.6, 0.4), 
			palm(at(1130, 900, 90), 7.6, bark, palms, { seed: 15, lean: -0.06, spread: 0.4 }),
		]
	}),
	scene('villa-3/view', (progress) => {
		const [h, violet, deep] = [430, '#6d5490', '#553f7c']
		const mount = otemanu(violet, deep, '#4c3a72', 560, h, 0.94)
		return [
			sky(apricot, h, 20),
			sun(apricot, 880, 318, 54),
			streaks('#fde0a4', 120, 3, 5, progress),
			tint(hill('#6d5490', [[-20, 424], [120, 396], [300, 420], [900, 426], [1060, 402], [1220, 418]], h), apricot.haze, 0.4),
			mount,
			sea(apricot, h, { sway: 4 }),
			withOpacity(0.55, tint(reflect(mount, h, 0.86), '#a76b8c', 0.35)),
			indices(13).map((i) => lens(i % 2 ? '#f0a983' : '#d98a86', 230 + ((i * 137) % 420) + Math.sin(2 * Math.PI * (progress + i / 13)) * 8, h + 16 + i * i * 1.9, 120 + i * 16, 3 + i * 0.5)),
			glitter('#ffe7b0', 880, h + 4, 760, { width: 90, spread: 2.6, count: 38, seed: 3, progress }),
			wake(at(372 + Math.sin(2 * Math.PI * progress) * 6, 590, 16), '#ffcf86'),
			outrigger(at(372 + Math.sin(2 * Math.PI * progress) * 6, 588, 17), '#33284f', '#33284f'),
			disc('#f5ad75', 338 + Math.sin(2 * Math.PI * progress) * 6, 566, 15), disc('#fff0b8', 338 + Math.sin(2 * Math.PI * progress) * 6, 566, 6.5),
			palm(at(1150, 880, 74), 9.6, '#2b2046', ['#241b3e', '#2f2450', '#3d3061'], { seed: 4, lean: -0.12, spread: 0.42 }),
			hill('#241b3e', [[800, 820], [920, 768], [1080, 752], [1220, 728]]),
		]
	}),
	scene('villa-3/living-room', () => {
		const c = inLight(island, noon)
		const e = camera({ height: 1.9, horizon: 420, focal: 700 })
		const ring = (i: number, n: number, r: number, y: number): Position => [r * Math.cos(Math.PI * (1.06 - (1.12 * i) / n)), y, 5 + r * Math.sin(Math.PI * (1.06 - (1.12 * i) / n))]
		const n = 12
		return [
			sky(lagoon, 420),
			otemanu(mix(c.rock, lagoon.haze, 0.3), mix(c.rockShade, lagoon.haze, 0.25), mix(c.green, lagoon.haze, 0.2), 760, 424, 0.36),
			sea(lagoon, 420, { bottom: 560, sway: 3 }),
			lens('#93e6d4', 120, 466, 380, 16), lens('#93e6d4', 700, 476, 320, 14),
			roundedPolygon(e, c.plank, indices(25).map((i) => ring(i, 24, 4.9, 0)), 1 / 6),
			polygon(e, c.plank, [[-9, 0, 0.3], [9, 0, 0.3], [4.9, 0, 5], [-4.9, 0, 5]]),
			polygon(e, c.plank, [[-8, 0, 0.3], [8, 0, 0.3], [5.2, 0, 5.4], [-5.2, 0, 5.4]]),
			indices(19).map((i) => ground(e, mix(c.plank, '#2a1c24', 0.3), -4.6 + i * 0.5, -4.575 + i * 0.5, 0.4, 8.6, 0.001)),
			indices(n).map((i) => polygon(e, [tones(c.straw).side, c.thatch, c.straw, c.thatch][i % 4] ?? c.thatch, [ring(i, n, 5.6, 2.55), ring(i + 1, n, 5.6, 2.55), [0, 6.6, 4.2]])),
			polygon(e, tones(c.thatch).deep, [[-9, 3.6, 0.3], ring(0, n, 5.6, 2.55), [0, 6.6, 4.2]]), polygon(e, tones(c.thatch).deep, [[9, 3.6, 0.3], ring(n, n, 5.6, 2.55), [0, 6.6, 4.2]]),
			indices(n + 1).map((i) => { const [p, q] = [project(e, ring(i, n, 5.6, 2.55)), project(e, [0, 6.5, 4.2])]; return taperedStroke(c.pole, p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], q, 11, 5) }),
			indices(n).map((i) => stroke(c.pole, project(e, ring(i, n, 5.5, 2.5)), project(e, ring(i + 1, n, 5.5, 2.5)), 10)),
			indices(n + 1).map((i) => { const s = unitsPerMetre(e, ring(i, n, 4.9, 0)); return [stroke(c.pole, project(e, ring(i, n, 4.9, 0)), project(e, ring(i, n, 5.2, 2.6)), 0.16 * s), stroke(c.straw, project(e, ring(i, n, 5.08, 2.2)), project(e, ring(i, n, 5.09, 2.36)), 0.2 * s)] }),
			roundRug(e, c),
			glassFloor(e),
			sofa(e, { ...tones(c.linen), side: mix(c.linen, '#6a7f95', 0.3) }, [-3.9, 0, 3.6], 2.9, { facing: 'right', cushions: [c.red, '#3fb3b0', c.straw] }),
			sofa(e, { ...tones(c.linen), side: mix(c.linen, '#6a7f95', 0.3) }, [2.95, 0, 3.6], 2.9, { facing: 'left', cushions: ['#3fb3b0', c.straw, c.red] }),
			sofa(e, { ...tones(c.linen), side: mix(c.linen, '#6a7f95', 0.3) }, [-1.3, 0, 7.2], 2.6, { cushions: [c.straw, c.red, '#3fb3b0'] }),
			roundTable(e, c.pole, [2.4, 0, 7.4], 0.35, 0.5), vase(e, [2.4, 0.5, 7.4], '#3fb3b0', palms[1], c.red, { height: 0.4 }),
		]
	}),
	scene('villa-3/dining', (progress) => {
		const light: Light = { ...dusk, sky: ['#3a3f75', '#62508a', '#96658f', '#cd7f86', '#f0a57c', '#f9c98c'], sea: ['#efa987', '#c08a98', '#8a78a0', '#6c76a4', '#5f82a6'] }
		const c = inLight(island, { ...dusk, cast: ['#5a4a80', 0.22] })
		const e = camera({ height: 1.9, horizon: 372, focal: 860 })
		const flame = (x: number, z: number): Drawing => {
			const [px, py] = project(e, [x, 1.9, z]); const s = unitsPerMetre(e, [x, 1.9, z]); const lick = 1 + 0.12 * Math.sin(2 * Math.PI * (progress * 3 + x))
			return [
				[0.25, 0.6, 1.0].map((d, i) => lens('#ffb765', project(e, [x, 0, z])[0] - (0.3 - i * 0.06) * s, project(e, [x, 0, z])[1] + d * 0.4 * s, (0.6 - i * 0.12) * s, 0.07 * s)),
				stroke(c.plank, [px, py], project(e, [x, 0, z]), 0.07 * s), shape(c.plank, [[px - 0.1 * s, py - 0.08 * s], [px + 0.1 * s, py - 0.08 * s], [px + 0.04 * s, py + 0.2 * s], [px - 0.04 * s, py + 0.2 * s]]),
				withOpacity(0.35, disc('#ffb765', px, py - 0.26 * s, 0.36 * s)),
				smooth('#ff9a4a', [[px, py - 0.62 * s * lick], [px + 0.13 * s, py - 0.24 * s], [px + 0.08 * s, py - 0.06 * s], [px - 0.08 * s, py - 0.06 * s], [px - 0.13 * s, py - 0.22 * s]]),
				smooth('#fff0b0', [[px, py - 0.4 * s * lick], [px + 0.06 * s, py - 0.2 * s], [px, py - 0.08 * s], [px - 0.06 * s, py - 0.2 * s]]),
			]
		}
		return [
			sky(light, 372), stars('#ffe9cf', 5, 150, 16), streaks('#dd8d88', 190, 8, 4, progress),
			otemanu('#7a6494', '#5f4c82', '#5a4a7c', 250, 376, 0.36),
			sea(light, 372, { bottom: 700, sway: 3 }),
			lens('#fbcf9c', 200, 388, 760, 10), lens('#f2b493', 60, 420, 640, 9), lens('#e7a693', 480, 452, 620, 9),
			waves('#f5c3a0', 470, 690, { seed: 6, count: 14, progress }),
			smooth('#a4a9c0', [[-60, 690], [200, 640], [520, 628], [860, 640], [1260, 676], [1260, 860], [-60, 860]]),
			hill('#e3c7b4', [[-20, 720], [180, 676], [520, 662], [860, 676], [1220, 706]]), hill('#f0d8bd', [[-20, 752], [240, 706], [560, 690], [900, 708], [1220, 742]]),
			flame(-2, 8.4), flame(2.2, 8.4),
			withOpacity(0.5, shape('#fff3dc', [project(e, [-0.6, 0, 6.5]), project(e, [0.8, 0, 6.5]), project(e, [0.66, -0.5, 6.5]), project(e, [-0.46, -0.5, 6.5])])),
			chair(e, c.plank, [-1.12, 0, 6.7], 'right', c.linen),
			polygon(e, c.linen, [[-0.62, 0.06, 6.5], [0.82, 0.06, 6.5], [0.78, 0.76, 6.5], [-0.58, 0.76, 6.5]]), shape(tones(c.linen).side, [project(e, [0.3, 0.06, 6.49]), project(e, [0.82, 0.06, 6.49]), project(e, [0.78, 0.76, 6.49]), project(e, [0.5, 0.76, 6.49])]),
			ground(e, mix(c.linen, '#fff3dc', 0.6), -0.58, 0.78, 6.5, 7.5, 0.76),
			chair(e, c.plank, [0.9, 0, 6.7], 'left', c.linen),
			setting(e, [-0.32, 0.765, 6.86], '#fff8ea', '#c9b4c4', c.red), setting(e, [0.36, 0.765, 6.86], '#fff8ea', '#c9b4c4', c.red),
			tableLamp(e, [0.1, 0.765, 7.25], c.straw, '#ffd98a'),
			flame(-2.5, 5.6), flame(2.7, 5.6),
			[[770, 752], [812, 744]].map(([x = 0, y = 0]) => [smooth('#a35b3f', [[x - 15, y + 16], [x - 13, y - 14], [x, y - 24], [x + 13, y - 12], [x + 12, y + 14], [x, y + 22]]), stroke('#fff0d8', [x - 9, y - 2], [x, y - 14], 4), stroke('#fff0d8', [x + 9, y - 2], [x, y - 14], 4)]),
		]
	}),
	scene('villa-3/bar', () => {
		const c = inLight(island, noon)
		const e = camera({ height: 1.6, horizon: 340, focal: 860 })
		const back = wall([-4, 5], [4, 5], 3.4)
		const [hull, cut] = [c.plank, '#e3c79a']
		return [
			sky(lagoon, 340), sea(lagoon, 340, { bottom: 520 }), palm(placeUpright(e, [-2.9, -0.4, 9]), 3.6, bark, palms, { seed: 4, lean: 0.2 }),
			polygon(e, c.pandanus, [back(0, 0), back(8, 0), back(8, 3.6), back(0, 3.6)], opening(back, 0.4, 2.8, 0.9, 2.9)),
			indices(11).map((i) => panel(e, mix(c.bamboo, '#6b4a30', (i % 2) * 0.14), back, 0.4, 2.8, 2.9 - (i + 1) * 0.115, 2.9 - i * 0.115 - 0.03, 0.06)),
			indices(15).map((i) => polygon(e, '#fbe6b4', [back(2.9, 3.42 - i * 0.2), back(7.2, 2.75 - i * 0.2), back(7.2, 2.65 - i * 0.2), back(2.9, 3.32 - i * 0.2)])),
			[0, 2.9, 5.4, 7.86].map((a) => panel(e, c.pole, back, a, a + 0.16, 0, 3.6, 0.04)), panel(e, c.pole, back, 0, 8, 3.0, 3.16, 0.05), panel(e, c.pole, back, 0.3, 2.9, 0.82, 0.92, 0.08),
			[1.55, 2.2].map((u) => panel(e, c.pole, back, 3.3, 7.4, u, u + 0.06, 0.2)),
			indices(9).map((i) => turnedOnWheel(e, ['#2f8f86', c.straw, '#8a3b34', '#d8e6d2', '#3a6c84'][i % 5] ?? c.straw, back(3.6 + i * 0.44, 1.61, 0.12), [[0.08, 0], [0.08, 0.26], [0.03, 0.34], [0.03, 0.46 - (i % 3) * 0.04]])),
			indices(7).map((i) => turnedOnWheel(e, '#e4f1e6', back(3.7 + i * 0.52, 2.26, 0.12), [[0.07, 0], [0.02, 0.04], [0.02, 0.14], [0.1, 0.2], [0.08, 0.34]])),
			polygon(e, tones(c.thatch).deep, [[-5, 3.4, 1], [5, 3.4, 1], [5, 3.2, 5], [-5, 3.2, 5]]), indices(22).map((i) => polygon(e, i % 2 ? c.straw : c.thatch, [[-4.4 + i * 0.4, 3.3, 4.2], [-4 + i * 0.4, 3.3, 4.2], [-4.04 + i * 0.4, 2.84 - (i % 3) * 0.07, 4.2], [-4.36 + i * 0.4, 2.9, 4.2]])),
			ground(e, c.plank, -5, 5, 0.4, 5), boards(e, tones(c.plank).side, { left: -4, right: 4, far: 5, height: 3 }, 0.5),
			smooth(hull, [[88, 388], [160, 470], [250, 560], [420, 624], [640, 636], [860, 622], [1010, 560], [1080, 470], [1130, 372], [1060, 430], [940, 462], [620, 472], [300, 462], [160, 436]], 1 / 7),
			smooth(tones(hull).side, [[250, 560], [420, 624], [640, 636], [860, 622], [1010, 560], [1050, 500], [900, 568], [640, 590], [380, 574]], 1 / 7),
			smooth(cut, [[160, 436], [300, 458], [620, 468], [940, 458], [1060, 430], [940, 446], [620, 452], [300, 446]], 1 / 7),
			[300, 470, 770, 940].map((x) => shape(c.straw, [[x, 470], [x + 20, 470], [x + 26, 612], [x + 6, 612]])),
			[[-1.2], [0.6]].map(([x = 0]) => [drum(e, c.straw, [x, 0.66, 2.9], 0.22, 0.08), [-0.14, 0.14].map((dx) => stroke(c.pole, project(e, [x + dx, 0.66, 2.9]), project(e, [x + dx * 1.5, 0, 2.9]), 10))]),
			[[392, 444, 34], [470, 450, 30]].map(([x = 0, y = 0, r = 0]) => [disc('#6b4632', x, y - r * 0.4, r, r * 0.92), disc('#fffaf0', x - 2, y - r * 0.62, r * 0.84, r * 0.5), disc('#e6efe6', x - 2, y - r * 0.58, r * 0.6, r * 0.32)]),
			pineapple(690, 452, 1.25), 
			[[560, 452], [842, 450]].map(([x = 0, y = 0], i) => [shape(i ? '#f08a5a' : '#ffd27a', [[x - 16, y - 64], [x + 16, y - 64], [x + 11, y], [x - 11, y]]), stroke(c.red, [x + 6, y - 62], [x + 22, y - 98], 4), disc(c.red, x - 12, y - 66, 9)]),
		]
	}),
	scene('villa-3/bedroom-otemanu', () => {
		const c = inLight(island, gold)
		const e = camera({ height: 1.7, horizon: 420, focal: 720 })
		const plan = { left: -3.8, right: 3.8, far: 6, height: 3.5 }
		const { back } = roomWalls(plan)
		const veilFall = (x: number, z: number, to: number): Drawing => { const p = (dx: number, y: number) => project(e, [x + dx, y, z]); return [withOpacity(0.6, taperedStroke('#fffdf4', p(0.02 * to, 2.6), p(-0.04 * to, 1.2), p(0.16 * to, 0.03), 16, 46)), withOpacity(0.7, taperedStroke('#ffffff', p(0.02 * to, 2.6), p(-0.02 * to, 1.3), p(0.02 * to, 0.05), 6, 12))] }
		return [
			sky({ ...gold, sky: ['#a6d6d4', '#c5e1d2', '#e8e6c6', '#f8e2b4'] }, 420),
			otemanu(c.rock, c.rockShade, c.green, 640, 424, 0.5),
			sea({ ...lagoon, sea: ['#49b6bf', '#8fe0cf', '#5ccfc6', '#2fb0b8'] }, 420, { bottom: 600, sway: 3 }),
			lens('#c8f2e0', 380, 462, 300, 12), waves('#effff2', 430, 540, { seed: 3, count: 16 }),
			ground(e, c.deck, -6, 6, 6, 9, -0.05), indices(16).map((i) => ground(e, mix(c.deck, c.pole, 0.35), -4 + i * 0.5, -3.97 + i * 0.5, 6, 9, -0.04)),
			room(e, plan, { floor: c.plank, ceiling: c.thatch, back: c.pandanus, left: mix(c.pandanus, gold.shadow, 0.28), right: mix(c.pandanus, '#fff2d0', 0.1), reveal: c.pole }, [{ in: 'back', from: 0.9, to: 6.7, low: 0, high: 3.05 }]),
			boards(e, mix(c.plank, '#2a1c24', 0.35), plan, 0.42), ground(e, mix(c.plank, '#ffdca0', 0.3), -2.4, 2.4, 4.4, 6, 0.001),
			indices(9).map((i) => polygon(e, i % 2 ? c.pole : tones(c.straw).side, [[-3.8 + i * 0.95, 3.5, 0.3], [-3.6 + i * 0.95, 3.5, 0.3], [-3.6 + i * 0.95, 3.5, 6], [-3.8 + i * 0.95, 3.5, 6]])),
			indices(3).map((i) => [polygon(e, i % 2 ? c.straw : tones(c.straw).side, [back(0.9 - i * 0.3, 0, i * 0.02), back(0.9 - (i + 1) * 0.3, 0, 0.5 * ((i + 1) % 2)), back(0.9 - (i + 1) * 0.3, 3.05, 0.5 * ((i + 1) % 2)), back(0.9 - i * 0.3, 3.05, i * 0.02)]), polygon(e, i % 2 ? c.straw : tones(c.straw).side, [back(6.7 + i * 0.3, 0), back(6.7 + (i + 1) * 0.3, 0, 0.5 * ((i + 1) % 2)), back(6.7 + (i + 1) * 0.3, 3.05, 0.5 * ((i + 1) % 2)), back(6.7 + i * 0.3, 3.05)])]),
			indices(10).map((i) => panel(e, mix(c.pandanus, c.pole, 0.2), back, 0, 7.6, 3.1 + i * 0.05, 3.12 + i * 0.05)),
			veilFall(-1.35, 5.1, -1), veilFall(1.35, 5.1, 1),
			bed(e, { sheet: c.linen, throw: '#3fb3b0', wood: c.pole, pillow: '#fffaf0' }, [-1.25, 0, 2.9], { head: 'left', width: 2, length: 2.5 }),
			hibiscus(project(e, [-0.86, 0.86, 3.3]), 30, c.red),
			[[-1.4, 2.8], [1.35, 2.8], [-1.4, 5], [1.35, 5]].map(([x = 0, z = 0]) => stroke(c.pole, project(e, [x, 0, z]), project(e, [x, 2.62, z]), 0.07 * unitsPerMetre(e, [x, 1, z]))),
			[[-1.4, 2.8, 1.35, 2.8], [-1.4, 5, 1.35, 5], [-1.4, 2.8, -1.4, 5], [1.35, 2.8, 1.35, 5]].map(([x = 0, z = 0, X = 0, Z = 0]) => stroke(c.pole, project(e, [x, 2.62, z]), project(e, [X, 2.62, Z]), 9)),
			withOpacity(0.4, polygon(e, '#fffdf4', [[-1.4, 2.62, 2.8], [1.35, 2.62, 2.8], [1.35, 2.34, 2.8], [0.4, 2.48, 2.8], [-0.4, 2.3, 2.8], [-1.4, 2.4, 2.8]])),
			veilFall(-1.4, 2.75, -1), veilFall(1.35, 2.75, 1),
			pot(e, c.lava, [3.2, 0, 5.2], 0.7), palm({ ...placeUpright(e, [3.2, 0.6, 5.2]) }, 1.7, bark, palms, { seed: 3, lean: 0, fronds: 9, spread: 0.6 }),
		]
	}),
	scene('villa-3/bedroom-reef', (progress) => {
		const light: Light = { ...dawn, sky: ['#a8a6c6', '#d3adbe', '#f2bdb0', '#fbd2b0'], sea: ['#f0b9ae', '#b3a4bd', '#7f9cba', '#6fb3bf', '#6cc7c2'] }
		const c = inLight(island, { ...dawn, cast: ['#ff9e9a', 0.14] })
		const e = camera({ height: 1.5, horizon: 452, focal: 800 })
		const far = 6
		const gable: Position[] = [[-4.4, 0, far], [-4.4, 1.2, far], [0, 4.9, far], [4.4, 1.2, far], [4.4, 0, far]]
		const hole: Position[] = [[-3, 0.9, far], [0, 3.7, far], [3, 0.9, far]]
		return [
			sky(light, 452), sun(light, 690, 424, 46), sea(light, 452, { bottom: 640, sway: 3 }),
			[0, 1, 2, 3, 4, 5, 6].map((i) => smooth('#fff6ee', [[180 + i * 130, 476 + (i % 2) * 4], [220 + i * 130, 462 - (i % 3) * 5 - Math.sin(2 * Math.PI * (progress + i / 7)) * 3], [270 + i * 130, 470], [320 + i * 130, 480], [250 + i * 130, 484]])),
			lens('#fff6ee', 160, 484, 900, 6), lens('#f7d8cf', 200, 506, 620, 5),
			glitter('#fff0d8', 690, 490, 620, { width: 70, count: 16, seed: 3, progress }),
			polygon(e, c.pandanus, gable, hole),
			weave(e, mix(c.pandanus, '#c9806e', 0.26), far, hole),
			polygon(e, tones(c.thatch).side, [[-4.4, 1.2, 0.3], [-4.4, 1.2, far], [0, 4.9, far], [0, 4.9, 0.3]]), polygon(e, c.thatch, [[4.4, 1.2, 0.3], [4.4, 1.2, far], [0, 4.9, far], [0, 4.9, 0.3]]),
			polygon(e, mix(c.pandanus, '#8a5a70', 0.45), [[-4.4, 0, 0.3], [-4.4, 0, far], [-4.4, 1.2, far], [-4.4, 1.2, 0.3]]), polygon(e, mix(c.pandanus, '#8a5a70', 0.25), [[4.4, 0, 0.3], [4.4, 0, far], [4.4, 1.2, far], [4.4, 1.2, 0.3]]),
			[2.2, 4].map((z) => [-1, 1].map((s) => polygon(e, s < 0 ? tones(c.pole).side : c.pole, [[s * 4.4, 1.2, z], [0, 4.9, z], [0, 4.65, z], [s * 4.4, 0.95, z]]))),
			[[-3, 0.9, 0, 3.7], [0, 3.7, 3, 0.9], [-3, 0.9, 3, 0.9]].map(([x = 0, y = 0, X = 0, Y = 0]) => stroke(c.pole, project(e, [x, y, far]), project(e, [X, Y, far]), 14)), [-1, 0, 1].map((x) => stroke(c.pole, project(e, [x, 0.9, far]), project(e, [x, 3.7 - Math.abs(x) * 0.94, far]), 7)),
			ground(e, c.plank, -4.4, 4.4, 0.3, far), boards(e, mix(c.plank, '#2a1c24', 0.3), { left: -4.4, right: 4.4, far, height: 3 }, 0.5),
			sunlight(e, mix(c.plank, '#ffb9a0', 0.55), hole.map(([x, y, z]): Position => [x, y - 0.9, z]), [-0.2, -0.7]),
			turnedOnWheel(e, c.straw, [-3.5, 0, 5.2], [[0.24, 0], [0.36, 0.4], [0.3, 0.62]]), 
			block(e, c.pole, [-1.4, 0, 2.2], [2.9, 0.22, 2.3]), block(e, { ...tones('#fff3ea'), side: '#d9b8bf', front: '#efd3d0' }, [-1.42, 0.2, 2.2], [2.94, 0.34, 2.32]),
			polygon(e, mix('#e98f7e', '#fff3ea', 0.1), [[-1.46, 0.56, 2.15], [0.5, 0.56, 2.15], [1.1, 0.56, 3.7], [-1.46, 0.56, 4.4]]), polygon(e, '#fffaf2', [[0.5, 0.57, 2.15], [1, 0.57, 2.15], [1.5, 0.57, 3.4], [1.1, 0.57, 3.7]]), polygon(e, mix('#e98f7e', '#5a3556', 0.2), [[-1.46, 0.2, 2.14], [0.5, 0.2, 2.14], [0.5, 0.56, 2.14], [-1.46, 0.56, 2.14]]),
			[-1.2, 0.2].map((x) => pillow(e, { ...tones('#fffaf2'), side: '#efd0cc' }, [x, 0.54, 3.86], [1.05, 0.26, 0.56])),
			table(e, c.pole, [1.9, 0, 3.6], [0.6, 0.5, 0.5]), tableLamp(e, [2.2, 0.5, 3.85], c.lava, '#f9dcc0'),
		]
	}),
	scene('villa-3/bathroom', () => {
		const c = inLight(island, noon)
		const e = camera({ height: 1.75, horizon: 330, focal: 840 })
		const shadowOf = (x: number, y: number, r: number): Drawing => indices(9).map((i) => { const a = -Math.PI * (0.05 + (0.9 * i) / 8); return taperedStroke('#b39a78', [x, y], [x + Math.cos(a) * r * 0.6, y + Math.sin(a) * r * 0.55], [x + Math.cos(a) * r, y + Math.sin(a) * r], 6, r * 0.1) })
		const fan = (x: number, y: number, r: number, g: Greens, turn = 0): Drawing => [indices(11).map((i) => { const a = -Math.PI * (0.02 + (0.96 * i) / 10) + turn; return taperedStroke(i % 3 ? g[1] : g[2], [x, y], [x + Math.cos(a) * r * 0.6, y + Math.sin(a) * r * 0.6], [x + Math.cos(a) * r, y + Math.sin(a) * r], r * 0.07, r * 0.05) }), taperedStroke(g[0], [x, y], [x + 10, y + r * 0.6], [x - 10, y + r * 1.4], 8, 12)]
		return [
			sky(lagoon, 330), cumulus('#ffffff', '#d4e8e6', [820, 110], 260, 4),
			palm(at(250, 420, 44), 8, bark, palms, { seed: 7, lean: 0.1 }), palm(at(1050, 440, 44), 8.6, bark, palms, { seed: 9, lean: -0.12 }),
			indices(31).map((i) => { const x = i * 40 - 16; const top = 172 + ((i * 7) % 5) * 5; return [rect(i % 2 ? c.bamboo : mix(c.bamboo, '#8a6a34', 0.25), x, top, 38, 340), rect(mix(c.bamboo, '#fff0b8', 0.4), x + 6, top, 9, 340), [0, 1, 2].map((j) => rect(mix(c.bamboo, '#5e4424', 0.5), x, 230 + j * 96 + ((i * 31) % 50), 38, 4))] }),
			rect(c.pole, 0, 226, 1200, 12), rect(c.pole, 0, 436, 1200, 12),
			rect('#efe0c2', 610, 130, 600, 420), rect(mix('#efe0c2', noon.shadow, 0.25), 596, 130, 18, 420), rect(c.pole, 590, 112, 620, 20),
			shadowOf(880, 470, 210), shadowOf(1110, 400, 170), shadowOf(700, 360, 130),
			ground(e, mix(c.sand, c.deck, 0.3), -9, 9, 0.4, 6.6), [[-3.4, 5.6, 1], [-2, 4.6, 0.8], [-3.6, 3.8, 0.9], [2.6, 3.4, 0.8], [3, 4.8, 0.9]].map(([x = 0, z = 0, r = 0]) => levelEllipse(e, c.deck, [x, 0.01, z], r, r * 0.6)),
			withOpacity(0.3, levelEllipse(e, noon.shadow, [0.4, 0.01, 4.5], 2.2, 1.1)),
			lavaBath(e, c),
			turnedOnWheel(e, c.bamboo, [1.7, 0, 5.5], [[0.05, 0], [0.05, 1.5]]), taperedStroke(c.bamboo, project(e, [1.7, 1.5, 5.5]), project(e, [1.6, 1.56, 5.3]), project(e, [1.1, 1.36, 5]), 12, 9), taperedStroke('#dff6f2', project(e, [1.1, 1.32, 5]), project(e, [1.0, 1, 4.9]), project(e, [0.98, 0.62, 4.8]), 6, 9),
			shell(project(e, [-1.25, 0.72, 4.15]), 46),
			block(e, c.pole, [2.4, 0, 3.8], [0.8, 0.46, 0.5]), block(e, c.linen, [2.46, 0.46, 3.84], [0.66, 0.12, 0.42]), block(e, c.red, [2.46, 0.58, 3.84], [0.66, 0.1, 0.42]),
			fan(120, 640, 210, palms, 0.3), fan(30, 520, 170, palms), bush(at(140, 800, 60), 5, 2, palms, { blossom: '#f0c4c0', seed: 5 }),
		]
	}),
	scene('villa-3/garden', (progress) => {
		const c = inLight(island, gold)
		const e = camera({ height: 1.7, horizon: 380, focal: 860 })
		const shade = mix(c.sand, gold.shadow, 0.3)
		return [
			sky({ ...lagoon, sky: ['#74bfd0', '#9dd2d2', '#c8e2cf', '#f0e8c4'] }, 380), sea(lagoon, 380, { bottom: 450, sway: 2 }), reef(380),
			ground(e, c.sand, -40, 40, 0.4, 22),
			bush(placeUpright(e, [-7, 0, 16]), 8, 2.6, palms, { seed: 3 }), bush(placeUpright(e, [7.4, 0, 16]), 8, 2.8, palms, { seed: 5 }), bush(placeUpright(e, [-5.4, 0, 11]), 5, 1.8, palms, { blossom: c.red, seed: 8 }), bush(placeUpright(e, [5.6, 0, 11]), 5, 1.9, palms, { blossom: c.linen, seed: 9 }),
			polygon(e, mix(c.sand, '#ffffff', 0.45), [[-1.7, 0, 0.4], [1.7, 0, 0.4], [1.2, 0, 21], [-1.2, 0, 21]]),
			indices(9).map((i) => polygon(e, mix(c.sand, c.deck, 0.5), [[-1.5 + i * 0.37, 0.001, 0.4], [-1.46 + i * 0.37, 0.001, 0.4], [-1.06 + i * 0.26, 0.001, 21], [-1.1 + i * 0.26, 0.001, 21]])),
			[[-3, 5.2, 3.4], [0.6, 8, 3], [-0.6, 12, 3], [2.4, 4.6, 2.4]].map(([x = 0, z = 0, r = 0]) => withOpacity(0.5, polygon(e, shade, [[x - r, 0.002, z - 0.2], [x + r, 0.002, z - 0.06], [x + r, 0.002, z + 0.16], [x - r, 0.002, z + 0.14]]))),
			[[-3.8, 14, 0.14], [3.6, 13, -0.12], [-2.9, 17, 0.1], [2.8, 18, -0.1]].map(([x = 0, z = 0, lean = 0], i) => palm(placeUpright(e, [x, 0, z]), 6 + (i % 2), bark, palms, { seed: i + 3, lean })),
			hammock(project(e, [-2.98, 1.9, 7.2]), project(e, [2.9, 1.9, 7.2]), Math.sin(2 * Math.PI * progress) * 4, c),
			palm(placeUpright(e, [-3, 0, 7.2]), 6.4, bark, palms, { seed: 21, lean: 0.18 }), palm(placeUpright(e, [2.9, 0, 7.2]), 6.8, bark, palms, { seed: 25, lean: -0.16 }),
			coconut(project(e, [0.5, 0, 5.6]), 36, c),
			bush(at(60, 800, 66), 4.4, 2.2, palms, { blossom: c.red, seed: 12 }), bush(at(1160, 806, 66), 4, 2, palms, { blossom: c.linen, seed: 14 }),
		]
	}),
	scene('villa-3/night', (progress) => {
		const e = camera({ height: 3, horizon: 400, focal: 900 })
		const dark: Light = { ...night, sky: ['#0c1c3e', '#12284e', '#1b365f', '#284a70', '#3c6480'], sea: ['#47738a', '#275d7c', '#19486c', '#12365a', '#0d294a'] }
		const fares: [number, number][] = [[-21, 51], [-14.5, 48], [-8.4, 44], [-2.6, 39], [2.4, 33.5], [6, 26], [7.6, 17.4]]
		return [
			sky(dark, 400), stars('#e6eddf', 12, 360, 60), sun({ ...dark, halos: ['#2d5474', '#4a7088'] }, 300, 150, 24),
			otemanu('#22456a', '#1a3759', '#1a3858', 560, 404, 0.62),
			sea(dark, 400, { sway: 4 }), glitter('#e9efcf', 300, 408, 760, { width: 44, spread: 2.4, count: 26, seed: 7, progress }),
			fares.map(([x, z], i) => overwater(e, { thatch: '#1b2b48', wall: '#13203a', pole: '#101b33', deck: '#152441', open: '#0f1a31' }, [x, 0, z], { lamp: i === 6 ? '#ffc468' : '', ladder: i === 6 })),
			fares.slice(0, -1).map(([x, z], i) => { const [nx, nz] = fares[i + 1] ?? [x, z]; return [polygon(e, '#14253f', [[x, 1.3, z - 1.6], [nx, 1.3, nz - 1.6], [nx, 1, nz - 1.6], [x, 1, z - 1.6]]), indices(i < 5 ? 2 : 1).map((j) => { const position: Position = [x + ((nx - x) * (j + 0.5)) / 2, 2.6, z - 1.6 + ((nz - z) * (j + 0.5)) / 2]; const [px, py] = project(e, position); const s = unitsPerMetre(e, position); return [stroke('#14253f', [px, py], project(e, [position[0], 1.2, position[2]]), 0.09 * s), disc('#36506a', px, py, 0.62 * s), disc('#ffce78', px, py, 0.24 * s), indices(3).map((n) => lens('#dfa55e', px - (0.5 - n * 0.12) * s, project(e, [position[0], 0, position[2]])[1] + (0.5 + n * 0.9) * s * 0.5, (1 - n * 0.24) * s, 0.14 * s))] })] }),
			indices(6).map((i) => lens('#f0b868', project(e, [7.6, 0, 17.4])[0] - 70 + i * 5 + Math.sin(2 * Math.PI * (progress + i / 6)) * 6, project(e, [8.6, 0, 16])[1] + 8 + i * 24, 140 - i * 14, 8)),
			palm(at(60, 900, 80), 8.6, '#0a1428', ['#0b162c', '#0f1e38', '#152745'], { seed: 9, lean: 0.12, spread: 0.42 }),
			hill('#0a1428', [[-20, 780], [120, 752], [300, 790], [380, 830]]),
		]
	}),
]

function maskOn([x, y]: Point, s: number, c: typeof island): Drawing {
	return [taperedStroke(c.red, [x + s * 0.62, y + 4], [x + s * 1.05, y - s * 0.5], [x + s * 0.86, y - s * 1.15], 9, 9), smooth('#2a3d52', [[x - s * 0.6, y + s * 0.1], [x - s * 0.62, y - s * 0.42], [x, y - s * 0.5], [x + s * 0.62, y - s * 0.42], [x + s * 0.6, y + s * 0.1], [x + s * 0.16, y - s * 0.02], [x, y + s * 0.16], [x - s * 0.16, y - s * 0.02]]), smooth('#bfeee6', [[x - s * 0.48, y], [x - s * 0.5, y - s * 0.34], [x, y - s * 0.4], [x + s * 0.5, y - s * 0.34], [x + s * 0.48, y], [x, y - s * 0.1]])]
}
function overhang(e: Camera, c: typeof island): Drawing {
	return [indices(17).map((i) => shape(i % 2 ? c.straw : c.thatch, [[-30 + i * 38, -10], [12 + i * 38, -10], [4 + i * 36, 62 - i * 2 + (i % 3) * 10], [-28 + i * 36, 66 - i * 2]])), stroke(c.pole, [90, 40], project(e, [-4.6, 0, 7.4]), 22)]
}
function roundRug(e: Camera, c: typeof island): Drawing {
	return [levelEllipse(e, mix(c.pandanus, c.linen, 0.3), [0, 0.002, 5.2], 2.5, 2.1), levelEllipse(e, c.straw, [0, 0.003, 5.2], 2.3, 1.9), levelEllipse(e, mix(c.pandanus, c.linen, 0.3), [0, 0.004, 5.2], 2.2, 1.8)]
}
/** The glass panel: pale sand, its light, and a spotted ray under it. */
function glassFloor(e: Camera): Drawing {
	const p = (x: number, z: number) => project(e, [x, 0.01, z])
	return [
		ground(e, '#3a2c2c', -1.42, 1.42, 3.9, 6.3, 0.008), ground(e, '#bfeadb', -1.3, 1.3, 4, 6.2, 0.01), ground(e, '#8fdccf', -1.3, 1.3, 4, 4.6, 0.01),
		smooth('#eafaee', [p(-1.2, 5.9), p(-0.2, 6.1), p(0.5, 5.8), p(-0.4, 5.6)]),
		smooth('#5fb8b6', [p(-0.66, 4.5), p(0.04, 4.62), p(0.84, 4.46), p(0.22, 5.0), p(0.1, 5.2), p(-0.06, 5.0)], 1 / 8),
		smooth('#2f4d63', [p(-0.7, 4.7), p(-0.2, 4.86), p(0.0, 4.7), p(0.2, 4.86), p(0.76, 4.66), p(0.3, 5.2), p(0.12, 5.42), p(-0.04, 5.42), p(-0.24, 5.2)], 1 / 8),
		taperedStroke('#2f4d63', p(0.02, 4.74), p(0.1, 4.4), p(-0.3, 4.12), 7, 2),
		[[-0.3, 4.98], [-0.12, 5.06], [0.06, 4.96], [0.22, 5.08], [0.36, 4.92], [0.02, 5.2], [0.16, 5.26], [-0.1, 5.26]].map(([x = 0, z = 0]) => disc('#e3f4ec', ...p(x, z), 4, 2.6)),
	]
}
const pineapple = (x: number, y: number, s: number): Drawing => [
	smooth('#d99a3c', [[x - 24 * s, y - 10 * s], [x - 26 * s, y - 44 * s], [x, y - 72 * s], [x + 26 * s, y - 44 * s], [x + 24 * s, y - 10 * s], [x, y]]), smooth('#b5752f', [[x + 6 * s, y - 2 * s], [x + 10 * s, y - 66 * s], [x + 26 * s, y - 44 * s], [x + 24 * s, y - 10 * s]]),
	indices(3).map((i) => [stroke('#f3c468', [x - 22 * s, y - 16 * s - i * 16 * s], [x + 6 * s + i * 4 * s, y - 34 * s - i * 14 * s], 2.4), stroke('#f3c468', [x - 14 * s + i * 10 * s, y - 6 * s], [x - 24 * s + i * 9 * s, y - 44 * s], 2.4)]),
	[-26, -14, 0, 14, 26].map((dx, i) => taperedStroke(i % 2 ? palms[1] : palms[0], [x, y - 66 * s], [x + dx * 0.4 * s, y - 94 * s], [x + dx * s, y - (116 - Math.abs(dx) * 0.8) * s], 14 * s, 1)),
]
const hibiscus = ([x, y]: Point, s: number, fill: string): Drawing => [indices(5).map((i) => { const a = (i * 2 * Math.PI) / 5 - 1.4; return disc(i % 2 ? mix(fill, '#ffffff', 0.14) : fill, x + Math.cos(a) * s * 0.52, y + Math.sin(a) * s * 0.4, s * 0.5, s * 0.4) }), disc('#8a2432', x, y, s * 0.2), stroke('#f6cf6a', [x, y], [x + s * 0.5, y - s * 0.5], 4)]
function weave(e: Camera, fill: string, z: number, hole: readonly Position[]): Drawing {
	const clear = (x: number, y: number) => y < 0.86 || Math.abs(x) > (3.7 - y) * 1.08 + 0.2
	return indices(24).flatMap((i) => indices(13).filter((j) => (i + j) % 2 === 0).map((j) => [-4.3 + i * 0.36, 0.1 + j * 0.34] as const)).filter(([x, y]) => clear(x + 0.1, y + 0.1) && y < 4.6 - Math.abs(x) * 0.84 && hole.length > 0).map(([x, y]) => polygon(e, fill, [[x, y, z], [x + 0.28, y, z], [x + 0.28, y + 0.06, z], [x, y + 0.06, z]]))
}
/** A bath hollowed out of one black stone. */
function lavaBath(e: Camera, c: typeof island): Drawing {
	const rim = (r: number, up: number): Position[] => indices(14).map((i) => [0 + Math.cos((i * Math.PI) / 7) * 1.7 * r * (1 + 0.05 * Math.sin(i * 2.3)), up, 4.7 + Math.sin((i * Math.PI) / 7) * 0.85 * r])
	const p = (x: number, y: number, z: number) => project(e, [x, y, z])
	return [
		smooth(c.lava, [p(-1.76, 0.66, 4.6), p(-1.7, 0.3, 4.1), p(-1.3, 0, 3.9), p(0, -0.04, 3.8), p(1.3, 0, 3.9), p(1.74, 0.3, 4.1), p(1.78, 0.66, 4.6), p(0, 0.7, 4.4)]),
		smooth(mix(c.lava, '#8f93a8', 0.35), [p(-1.7, 0.6, 4.4), p(-1.62, 0.3, 4.1), p(-1.2, 0.06, 3.9), p(-0.5, 0.06, 3.85), p(-0.9, 0.34, 3.95), p(-0.8, 0.62, 4.1)]),
		roundedPolygon(e, mix(c.lava, '#9fa2b2', 0.4), rim(1.04, 0.68)), roundedPolygon(e, mix(c.lava, '#15151f', 0.3), rim(0.9, 0.68)), roundedPolygon(e, '#58b9bd', rim(0.84, 0.58)), roundedPolygon(e, '#8fdcd2', rim(0.5, 0.58).map(([x, y, z]): Position => [x - 0.3, y, z + 0.12])),
		[[-0.7, 4.5], [0.2, 4.9], [0.5, 4.4]].map(([x = 0, z = 0], i) => hibiscus(project(e, [x, 0.58, z]), 17, i % 2 ? c.linen : c.red)),
	]
}
const shell = ([x, y]: Point, s: number): Drawing => [smooth('#f3d3c4', [[x - s * 0.6, y - s * 0.04], [x - s * 0.5, y - s * 0.34], [x, y - s * 0.46], [x + s * 0.5, y - s * 0.34], [x + s * 0.6, y - s * 0.04], [x, y + s * 0.16]]), [-0.3, 0, 0.3].map((d) => stroke('#d99f92', [x + d * s * 1.4, y - s * 0.36], [x + d * s * 0.4, y + s * 0.1], 2.5)), smooth('#fffaf0', [[x - s * 0.26, y - s * 0.3], [x, y - s * 0.44], [x + s * 0.28, y - s * 0.3], [x, y - s * 0.2]])]
function hammock([x, y]: Point, [X, Y]: Point, swing: number, c: typeof island): Drawing {
	const low = y + 150
	const band = (from: number, to: number, fill: string): Drawing => { const px = (t: number) => x + 70 + (X - x - 140) * t; const sag = (t: number) => y + 44 + (low - y - 44) * (1 - (2 * t - 1) ** 2) ; return shape(fill, [[px(from), sag(from) - 44 + 14 * (1 - Math.abs(2 * from - 1))], [px(to), sag(to) - 44 + 14 * (1 - Math.abs(2 * to - 1))], [px(to) + swing, sag(to) + 46], [px(from) + swing, sag(from) + 46]]) }
	return [stroke(c.linen, [x, y], [x + 72, y + 38], 5), stroke(c.linen, [X, Y], [X - 72, y + 38], 5), indices(14).map((i) => band(i / 14, (i + 1) / 14, [c.red, c.linen, '#3fb3b0', c.linen][i % 4] ?? c.red)), withOpacity(0.3, lens('#7a5560', (x + X) / 2 - 150, low + 168, 300, 24))]
}
const coconut = ([x, y]: Point, s: number, c: typeof island): Drawing => [withOpacity(0.35, lens('#7a5560', x - s, y + 2, s * 2.6, s * 0.4)), disc('#6f8f4e', x, y - s * 0.5, s * 0.66, s * 0.6), disc('#557540', x + s * 0.2, y - s * 0.44, s * 0.44, s * 0.5), disc(c.linen, x - s * 0.06, y - s * 0.94, s * 0.34, s * 0.16), stroke(c.red, [x, y - s * 0.94], [x + s * 0.4, y - s * 1.7], 5)]
