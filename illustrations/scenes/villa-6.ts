// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { indices } from '../drawing/random.ts'
import { mix, tones } from '../drawing/colour.ts'
import { type Camera, camera, polygon, ground, unitsPerMetre, levelEllipse, project, type Position, placeUpright } from '../drawing/camera.ts'
import { rug } from '../drawing/things/furniture.ts'
import { agave, bougainvillea, bush, type Foot, type Greens, scattered } from '../drawing/nature/plants.ts'
import { chair } from '../drawing/things/seats.ts'
import { setting } from '../drawing/things/still-life.ts'
import { crown } from '../drawing/nature/trees.ts'
import { dusk, gold, inLight, type Light, night, noon } from '../drawing/light.ts'
import { body, opening, panel, type Plot, type Wall, wall, walls, windows } from '../drawing/buildings/houses.ts'
import { transform, disc, type Drawing, hill, lens, taperedStroke, foliage, type Point, rect, shape, smooth, stroke, withOpacity } from '../drawing/shapes.ts'
import { cliffs } from '../drawing/nature/ridges.ts'
import { room, roomWalls, tiles, beams } from '../drawing/buildings/rooms.ts'
import { scene } from '../drawing/scene.ts'
import { glitter, sea, waves } from '../drawing/nature/sea.ts'
import { cumulus, sky, stars, streaks, sun } from '../drawing/nature/sky.ts'
import { block, cushion, drum, pillow, sunlight, turnedOnWheel } from '../drawing/things/solids.ts'

/** The Algarve: lime-white cubes with lattice chimneys, ochre cliffs in layers, cobalt and the Atlantic. */
const algarve = {
	white: '#fdf8ec', shade: '#c6cbe0', ochre: '#dd9a52', pale: '#f0c382', rust: '#b5623f', red: '#b9583a', cobalt: '#2450a0', blue: '#3f74b8', glass: '#4a6283', yellow: '#f4c63c', orange: '#ec8a34', stone: '#d9c39c', oak: '#7a5840', copper: '#c4713d', terra: '#c9734a', sand: '#f3dcae', leaf: '#5c7a4e',
}
const fig: Greens = ['#3f5f42', '#648552', '#9db36c']
const bark = '#7a6250'
const atlantic: Light = { ...noon, sky: ['#3f94cf', '#64add9', '#90c6e2', '#bddfe6', '#e8efdf'], sea: ['#2f7fb0', '#2388b0', '#2b9fb6', '#4fbcb9', '#2f9dae'], haze: '#cfdcd8', shadow: '#4a4a82' }
/** A lattice chimney, the pride of every house there. */
function chimney({ x, y, size: s }: Foot, white: string, shade: string, hole: string): Drawing {
	const q = (fill: string, dx: number, up: number, w: number, h: number) => rect(fill, x + dx * s, y - (up + h) * s, w * s, h * s)
	return [q(white, -0.42, 0, 0.84, 0.8), q(shade, 0.2, 0, 0.22, 0.8), q(white, -0.5, 0.8, 1, 0.14), q(white, -0.38, 0.94, 0.76, 0.8), q(shade, 0.2, 0.94, 0.18, 0.8), indices(3).map((i) => indices(4).map((j) => q(hole, -0.3 + i * 0.22, 1.0 + j * 0.18 + (i % 2) * 0.04, 0.11, 0.1))), q(white, -0.46, 1.74, 0.92, 0.12), shape(white, [[x - 0.38 * s, y - 1.86 * s], [x, y - 2.34 * s], [x + 0.38 * s, y - 1.86 * s]]), shape(shade, [[x + 0.04 * s, y - 1.86 * s], [x, y - 2.34 * s], [x + 0.38 * s, y - 1.86 * s]]), disc(white, x, y - 2.4 * s, 0.09 * s)]
}
/** An ochre headland: layers level in it, a green top, its foot in the water. */
function headland(c: typeof algarve, light: Light, edge: readonly Point[], base: number, far: number, seed: number): Drawing {
	const t = (colour: string, extra = 0) => mix(colour, light.haze, Math.min(0.9, far + extra))
	const [first, last] = [edge[0] ?? [0, 0], edge.at(-1) ?? [0, 0]]
	const band = (at: number, thick: number, fill: string): Drawing => shape(fill, [...edge.map(([x, y]): Point => [x, y + (base - y) * at]), ...[...edge].reverse().map(([x, y]): Point => [x, y + (base - y) * (at + thick)])])
	return [cliffs(t('#8f9a5c'), t(c.ochre), t(c.rust, 0.1), seed, edge, base), withOpacity(0.5, band(0.3, 0.1, t(c.pale))), withOpacity(0.4, band(0.58, 0.12, t(c.rust))), shape(t('#8f9a5c'), [...edge, [last[0], last[1] + 8], ...[...edge].reverse().map(([x, y], i): Point => [x, y + 8 + (i % 3) * 5]), [first[0], first[1] + 8]]), lens('#ffffff', first[0] - 20, base, last[0] - first[0] + 40, 5)]
}
/** Blue-and-white tiles on a wall; one of them may be new. */
function azulejos(e: Camera, w: Wall, from: number, to: number, low: number, high: number, step: number, bright = -1): Drawing {
	const across = Math.round((to - from) / step)
	return [panel(e, '#dfe6ee', w, from, to, low, high, 0.01), indices(across).map((i) => indices((high - low) / step).map((j) => { const [a, u] = [from + i * step, low + j * step]; const fresh = bright === j * across + i; const ink = fresh ? '#1c4fc0' : (i + j) % 2 ? '#5f86bc' : '#7d9cc6'; const position = (x: number, y: number) => w(a + x * step, u + y * step, 0.02); return [fresh ? panel(e, '#ffffff', w, a + 0.01, a + step - 0.01, u + 0.01, u + step - 0.01, 0.015) : [], polygon(e, ink, [position(0.5, 0.12), position(0.88, 0.5), position(0.5, 0.88), position(0.12, 0.5)]), polygon(e, fresh ? '#ffffff' : '#dfe6ee', [position(0.5, 0.34), position(0.66, 0.5), position(0.5, 0.66), position(0.34, 0.5)])] }))]
}

export const scenes = [
	scene('villa-6/cliff', (progress) => {
		const c = inLight(algarve, noon)
		const e = camera({ height: 2.6, horizon: 300, focal: 900 })
		const blocks: Plot[] = [{ x: -1.6, z: 40, width: 11, depth: 7, height: 4.2, foot: 4.4 }, { x: 2, z: 36, width: 9, depth: 6, height: 3.4, foot: 4.4 }, { x: -5.6, z: 35, width: 7, depth: 7, height: 3, foot: 4.4 }]
		return [
			sky(atlantic, 330), cumulus('#ffffff', '#dce9ea', [220, 130], 360, 5), cumulus('#ffffff', '#dce9ea', [1080, 90], 220, 8),
			sea(atlantic, 352, { sway: 3 }), headland(c, atlantic, [[-40, 300], [70, 292], [150, 304], [210, 320], [236, 356]], 362, 0.5, 3), waves('#f4fbf6', 366, 780, { seed: 5, count: 30, progress }),
			blocks.map((plot, i) => { const { front } = walls(plot); return [body(e, { ...tones(c.white), side: c.shade }, plot), windows(e, front, 0.5, front.long - 0.5, i === 0 ? 3 : 2, { width: 1.1, low: 0.9, high: 2.3, glass: c.glass, reveal: c.shade }), panel(e, c.cobalt, front, 0, front.long, 0, 0.22), panel(e, c.shade, front, 0, front.long, plot.height - 0.14, plot.height)] }),
			chimney({ x: 700, y: 158, size: 27 }, c.white, c.shade, c.glass), roofParasol({ x: 486, y: 180, size: 25 }, c), stroke(c.white, [456, 182], [640, 180], 4),
			{ fill: c.ochre, outlines: [[[404, 258], [470, 252], [640, 250], [900, 246], [1220, 250], [1220, 700], [1040, 706], [1020, 620], [1016, 530, 900, 516, 880, 612], [872, 690], [800, 700], [560, 690], [470, 700], [440, 600], [452, 500], [420, 420], [430, 340]]] },
			{ fill: mix(c.ochre, '#fff0c0', 0.35), outlines: [[[404, 258], [470, 252], [560, 251], [540, 330], [556, 430], [530, 520], [548, 620], [520, 696], [470, 700], [440, 600], [452, 500], [420, 420], [430, 340]]] },
			[[[430, 330], [540, 322], [760, 326], [1000, 318], [1220, 324], [1220, 346], [1000, 344], [760, 350], [540, 346], [430, 352]], [[446, 470], [540, 476], [720, 470], [900, 478], [1220, 466], [1220, 500], [900, 506], [720, 500], [536, 508], [450, 500]]].map((points) => shape(c.rust, points as unknown as Point[])), shape(c.pale, [[424, 396], [546, 400], [760, 394], [1000, 402], [1220, 392], [1220, 414], [1000, 424], [760, 416], [552, 422], [428, 418]]),
			[[600, 262, 40, 420], [706, 260, 30, 430], [790, 262, 44, 260], [960, 258, 36, 240], [1090, 262, 46, 430]].map(([x = 0, y = 0, w = 0, h = 0]) => withOpacity(0.42, shape(c.rust, [[x, y], [x + w, y + 2], [x + w * 0.8, y + h * 0.5], [x + w * 1.6, y + h], [x + w * 0.5, y + h], [x + w * 0.3, y + h * 0.5]]))),
			{ fill: '#8a4a3a', outlines: [[[872, 690], [880, 612], [900, 516, 1016, 530, 1020, 620], [1040, 706], [1020, 702], [1004, 630], [1000, 560, 924, 552, 906, 622], [894, 694]]] },
			lens('#ffffff', 430, 700, 420, 9), lens('#ffffff', 1000, 706, 240, 9), lens('#dff3ee', 866, 712, 170, 8), lens('#7fd0c4', 520, 730, 460, 26),
			[[430, 254], [470, 250], [920, 246], [1010, 248], [1110, 246]].map(([x = 0, y = 0], i) => bush({ x, y: y + 4, size: 18 }, 3 + (i % 2) * 2, 1.1, fig, { seed: i + 3 })), shape('#8f9a5c', [[404, 258], [470, 250], [640, 248], [900, 243], [1220, 247], [1220, 262], [900, 262], [640, 266], [470, 264], [424, 272]]), agave({ x: 860, y: 254, size: 30 }, 1, fig),
			smooth(c.ochre, [[250, 720], [262, 610], [290, 560], [326, 566], [346, 640], [356, 720]], 1 / 8), smooth(c.rust, [[310, 720], [316, 630], [312, 568], [326, 566], [346, 640], [356, 720]], 1 / 8), lens('#ffffff', 230, 722, 150, 8),
		]
	}),
	scene('villa-6/arrival', () => {
		const c = inLight(algarve, { ...noon, cast: ['#ffcf8a', 0.12] })
		const e = camera({ height: 1.6, horizon: 450, focal: 880 })
		const gate = wall([-2.2, 17], [2.2, 17], 4)
		const stones = (side: number): Drawing => [polygon(e, mix(c.stone, '#6a5a70', side > 0 ? 0.1 : 0.32), [[side * 2.7, 0, 1], [side * 2.7, 0, 17], [side * 2.7, 1.15, 17], [side * 2.7, 1.15, 1]]), polygon(e, mix(c.stone, '#fff6dc', 0.4), [[side * 2.7, 1.15, 1], [side * 2.7, 1.15, 17], [side * 3.3, 1.2, 17], [side * 3.3, 1.2, 1]]), indices(26).map((i) => { const z = 2.6 + (i % 13) * 1.1; const u = 0.2 + Math.floor(i / 13) * 0.44 + (i % 3) * 0.08; return polygon(e, mix(c.stone, i % 2 ? '#8a705c' : '#fff0d0', 0.34), [[side * 2.69, u, z], [side * 2.69, u + 0.05, z + 0.7], [side * 2.69, u + 0.3, z + 0.66], [side * 2.69, u + 0.26, z + 0.04]]) })]
		return [
			sky(atlantic, 450), cumulus('#ffffff', '#e3e8e0', [880, 130], 340, 4), 
			block(e, c.white, [-9, 0, 17.4], [18, 2.9, 0.6]), block(e, { ...tones(c.white), side: c.shade }, [1.2, 0, 22], [9, 4.6, 5]), chimney({ x: 850, y: 336, size: 34 }, c.white, c.shade, c.glass), panel(e, c.cobalt, wall([1.2, 21.9], [10.2, 21.9], 5), 0, 9, 4.3, 4.6), 
			polygon(e, c.white, [gate(-0.5, 0), gate(4.9, 0), gate(4.9, 3.2), gate(4, 3.9), gate(2.2, 4.2), gate(0.4, 3.9), gate(-0.5, 3.2)]), polygon(e, c.cobalt, opening(gate, 0.7, 3.7, 0.3, 3.2, 0.6)), indices(7).map((i) => panel(e, mix(c.cobalt, '#101c4a', 0.35), gate, 0.9 + i * 0.42, 0.94 + i * 0.42, 0.3, 2.9)), panel(e, mix(c.cobalt, '#101c4a', 0.4), gate, 2.16, 2.24, 0.3, 3.2), disc('#f0d080', ...project(e, gate(2.5, 1.5)), 5), block(e, { ...tones(c.white), front: c.shade }, [-1.8, 0, 16.2], [3.6, 0.3, 0.8]),
			ground(e, mix('#c9b36a', c.leaf, 0.3), -40, 40, 0.4, 17), ground(e, c.red, -2.7, 2.7, 0.4, 16.4, 0.001), [-1.2, 1.1].map((x) => polygon(e, mix(c.red, '#f3b27a', 0.4), [[x - 0.3, 0.002, 0.4], [x + 0.3, 0.002, 0.4], [x * 0.9 + 0.24, 0.002, 16.4], [x * 0.9 - 0.24, 0.002, 16.4]])), 
			stones(-1), stones(1), withOpacity(0.34, polygon(e, '#4a3a70', [[-2.7, 0.004, 6.5], [1.6, 0.004, 6], [2.2, 0.004, 8], [1, 0.004, 9.6], [-2.7, 0.004, 10]])),
			crate(e, [-0.5, 0.3, 16.3], c, 1.5),
			agave(placeUpright(e, [4.4, 1, 8]), 1.5, ['#41685a', '#66937a', '#a3c09a']), agave(placeUpright(e, [3.9, 1.1, 12]), 1.2, ['#41685a', '#66937a', '#a3c09a']), bush(placeUpright(e, [6.4, 0.8, 10]), 4, 1.8, fig, { blossom: c.yellow, seed: 5 }),
			crown(placeUpright(e, [-4.6, 0.4, 7.6]), 5.6, bark, fig, { seed: 9, wide: 1.25, trunk: 0.2 }), scattered('#5a3a5c', project(e, [-4.4, 4, 7.6]), 500, 260, 12, 7, 3), taperedStroke(bark, project(e, [-4.6, 2, 7.6]), project(e, [-3, 3, 7.2]), project(e, [-1.9, 3.7, 7]), 22, 8), [[-2.3, 3.7], [-1.7, 3.9], [-2.9, 3.4]].map(([x = 0, y = 0], i) => bush(placeUpright(e, [x, y - 0.6, 7]), 1.7, 1.1, fig, { seed: i + 4 })),
		]
	}),
	scene('villa-6/pool', (progress) => {
		const c = inLight(algarve, noon)
		const e = camera({ height: 1.8, horizon: 330, focal: 860, x: -0.6 })
		const chairAt = (x: number, z: number): Drawing => { const p = (dx: number, up: number, dz = 0) => project(e, [x + dx, up, z + dz]); const s = unitsPerMetre(e, [x, 0, z]); return [withOpacity(0.3, levelEllipse(e, '#4a4a82', [x + 0.2, 0.003, z], 1, 0.34)), [0, 0.6].map((dz) => [stroke(c.oak, p(-0.55, 0.04, dz), p(0.62, 1.0, dz), 0.06 * s), stroke(c.oak, p(0.5, 0.03, dz), p(-0.5, 0.48, dz), 0.06 * s)]), polygon(e, c.cobalt, [[x - 0.5, 0.46, z], [x - 0.5, 0.46, z + 0.6], [x + 0.05, 0.26, z + 0.6], [x + 0.05, 0.26, z]]), polygon(e, c.blue, [[x + 0.05, 0.26, z], [x + 0.05, 0.26, z + 0.6], [x + 0.62, 1.0, z + 0.6], [x + 0.62, 1.0, z]])] }
		return [
			sky(atlantic, 330), streaks('#f4f8f0', 110, 4, 6, progress), cumulus('#ffffff', '#dce9ea', [330, 250], 240, 9),
			sea(atlantic, 330, { bottom: 520, sway: 2 }), waves('#f4fbf6', 340, 470, { seed: 8, count: 26, progress }), sailSmall({ x: 770 + Math.sin(2 * Math.PI * progress) * 6, y: 342, size: 3.4 }),
			ground(e, c.white, -40, 40, 0.4, 10.4), tiles(e, mix(c.white, c.shade, 0.45), -9, 12, 2, 10.4, 1.5),
			ground(e, '#2f8fae', -3.4, 3, 3.4, 10.5, 0.01), ground(e, '#3fa9bb', -3.4, 3, 5, 10.5, 0.012), ground(e, '#6fc8c6', -3.4, 3, 7.4, 10.5, 0.014), ground(e, '#a8dfd4', -3.4, 3, 9.4, 10.5, 0.016), indices(12).map((i) => lens('#f0fff8', 430 + ((i * 97) % 330) + Math.sin(2 * Math.PI * (progress + i / 12)) * 8, 488 + i * i * 1.8, 46 + i * 10, 4 + i * 0.3)), ground(e, tones(c.white).side, -3.4, 3, 3.34, 3.42, 0.012),
			polygon(e, c.white, [[4.6, 0, 1], [4.6, 0, 10.4], [4.6, 2.6, 10.4], [4.6, 2.6, 1]]), polygon(e, c.shade, [[4.6, 0, 5.4], [4.6, 0, 10.4], [4.6, 2.6, 10.4], [4.6, 1.4, 8]]), panel(e, c.cobalt, wall([4.59, 10.4], [4.59, 1], 3), 0, 9.4, 0, 0.2), 
			bougainvillea([1086, 150], 250, 170, fig[1], ['#a3285e', '#d0407e', '#f08fb0'], 6), chairAt(3.6, 7.6),
			book(project(e, [-4.1, 0.02, 5.1]), 60, c), turnedOnWheel(e, c.terra, [-5.6, 0, 8.6], [[0.3, 0], [0.5, 0.5], [0.42, 0.8], [0.52, 0.9]]), agave(placeUpright(e, [-5.6, 0.84, 8.6]), 0.9, ['#41685a', '#66937a', '#a3c09a']),
		]
	}),
	scene('villa-6/view', (progress) => {
		const light: Light = { ...gold, sky: ['#79b4d2', '#a1cad6', '#cdddd0', '#f0e4be', '#fbe0a6'], haze: '#f0dcba', sea: ['#f0dcb0', '#a9cfc4', '#6bb5bb', '#3f9bb0', '#2a809f'] }
		const c = inLight(algarve, gold)
		return [
			sky(light, 330, 18), sun(light, 236, 210, 50), streaks('#fdf2d4', 120, 9, 4, progress), sea(light, 330, { sway: 3 }), glitter('#fff4cc', 236, 336, 720, { width: 90, spread: 2.6, count: 34, seed: 5, progress }),
			headland(c, light, [[330, 318], [420, 300], [520, 304], [680, 300], [760, 296]], 336, 0.72, 2), headland(c, light, [[430, 322], [470, 282], [580, 270], [720, 276], [860, 268]], 346, 0.54, 5), headland(c, light, [[540, 348], [566, 268], [680, 246], [820, 254], [980, 244]], 372, 0.36, 8),
			headland(c, light, [[640, 400], [668, 262], [780, 226], [920, 232], [1220, 214]], 424, 0.18, 11), { fill: mix('#6f9aa0', light.haze, 0.2), outlines: [[[684, 426], [686, 390], [690, 356, 736, 356, 740, 392], [746, 426]]] },
			boat({ x: 590 + Math.sin(2 * Math.PI * progress) * 6, y: 470, size: 15 }, c), headland(c, light, [[800, 640], [824, 330], [900, 262], [1040, 250], [1220, 236]], 620, 0.02, 14), { fill: '#3f8ea4', outlines: [[[866, 620], [870, 560], [878, 500, 950, 500, 956, 566], [966, 620]]] },
			[780, 756].map((x, i) => [smooth(c.ochre, [[x - 24, 650 + i * 40], [x - 18, 590 + i * 40], [x, 566 + i * 46], [x + 18, 600 + i * 40], [x + 26, 650 + i * 40]], 1 / 8), lens('#ffffff', x - 36, 652 + i * 40, 80, 6)]),
			hill(mix('#9a9a5c', c.ochre, 0.25), [[-20, 700], [240, 716], [520, 760], [760, 740], [1000, 640], [1220, 560]]), smooth(c.pale, [[1220, 620], [1080, 664], [920, 730], [860, 790], [840, 830], [1080, 830], [1100, 770], [1220, 700]], 1 / 8),
			[[90, 760, 50], [260, 780, 56], [640, 800, 50]].map(([x = 0, y = 0, s = 0], i) => bush({ x, y, size: s }, 3.4, 1.3, fig, { blossom: i % 2 ? c.yellow : '#e8a0b4', seed: i + 4 })), agave({ x: 440, y: 810, size: 100 }, 1, ['#3f6656', '#648f76', '#a0bd96']), bush({ x: 1150, y: 690, size: 44 }, 3, 1.3, fig, { blossom: c.yellow, seed: 12 }),
		]
	}),
	scene('villa-6/living-room', () => {
		const c = inLight(algarve, noon)
		const e = camera({ height: 1.55, horizon: 380, focal: 760, x: -0.4 })
		const plan = { left: -4, right: 4, far: 6.6, height: 3.1 }
		const { back, left } = roomWalls(plan)
		return [
			sky(atlantic, 380), sea(atlantic, 380, { bottom: 640, sway: 2 }), waves('#f4fbf6', 390, 560, { seed: 4, count: 30 }), sailSmall({ x: 860, y: 392, size: 3 }),
			room(e, plan, { floor: c.terra, ceiling: mix(c.white, c.shade, 0.3), back: mix(c.white, '#f6e2c0', 0.5), left: mix(c.white, c.shade, 0.6), right: c.white, reveal: c.white }, [{ in: 'back', from: 4.7, to: 7.9, low: 0.95, high: 2.5 }, { in: 'right', from: 0.15, to: 3, low: 0.95, high: 2.5 }]),
			polygon(e, c.white, [[3.86, 0.9, 6.6], [4.1, 0.9, 6.6], [4.1, 2.55, 6.6], [3.86, 2.55, 6.6]]), tiles(e, mix(c.terra, '#f3c08a', 0.3), -4, 4, 1.5, 6.6, 0.64), polygon(e, mix(c.terra, '#ffe6b8', 0.55), [[0.8, 0.002, 6.6], [3.6, 0.002, 6.6], [2.2, 0.002, 4.2], [-0.8, 0.002, 4.2]]),
			indices(6).map((i) => polygon(e, mix(c.oak, '#c9a070', 0.4), [[-4, 3.1, 1 + i * 1], [4, 3.1, 1 + i * 1], [4, 2.98, 1 + i * 1], [-4, 2.98, 1 + i * 1]])),
			polygon(e, c.shade, opening(back, 1, 2.2, 1.4, 2.5, 1)), [1.3, 1.7].map((a, i) => turnedOnWheel(e, i ? c.cobalt : c.terra, back(a, 1.4, -0.02), [[0.1, 0], [0.16, 0.16], [0.07, 0.34], [0.1, 0.4]])), panel(e, c.cobalt, left, 5.6, 7.6, 1.3, 2.3, 0.03), panel(e, c.white, left, 5.7, 7.5, 1.4, 2.2, 0.04), [0, 1, 2].map((i) => panel(e, [c.yellow, c.ochre, c.blue][i] ?? c.ochre, left, 5.8, 7.4, 1.46 + i * 0.24, 1.66 + i * 0.24, 0.05)),
			block(e, { ...tones(c.white), front: c.shade, top: '#ffffff' }, [-4, 0, 5.7], [8, 0.46, 0.9]), block(e, { ...tones(c.white), side: c.shade, top: '#ffffff' }, [-4, 0, 2.6], [0.95, 0.46, 3.2]), block(e, mix(c.cobalt, '#ffffff', 0.12), [-3.1, 0.44, 5.72], [7, 0.12, 0.84]), block(e, mix(c.cobalt, '#ffffff', 0.12), [-4, 0.44, 2.64], [0.9, 0.12, 3.1]),
			[[-2.6, c.white], [-1.9, c.yellow], [-0.6, c.blue], [1.1, c.white], [1.8, c.terra], [2.8, c.yellow]].map(([x, fill]) => cushion(e, fill as string, [x as number, 0.56, 6.3], 0.6, 0.5, 0.14)), guitar(project(e, [0.35, 0.58, 6.0]), 105), 
			[[-3.5, 3.2, c.white], [-3.5, 4.1, c.terra]].map(([x, z, fill]) => cushion(e, fill as string, [x as number, 0.56, z as number], 0.42, 0.46, 0.1)),
			rug(e, c.white, c.white, -2.4, 1.6, 2.9, 5), indices(9).map((i) => ground(e, [c.cobalt, c.yellow, c.terra, c.blue][i % 4] ?? c.blue, -2.4 + i * 0.44, -2.2 + i * 0.44, 2.9, 5, 0.006)), drum(e, c.oak, [-0.4, 0, 3.9], 0.55, 0.34), turnedOnWheel(e, c.cobalt, [-0.5, 0.34, 3.9], [[0.1, 0], [0.26, 0.06], [0.3, 0.14]]), [[-0.6, 0], [-0.42, 0.02], [-0.5, 0.1]].map(([x = 0, u = 0]) => disc(c.orange, ...project(e, [x, 0.5 + u, 3.9]), 15)),
		]
	}),
	scene('villa-6/dining', (progress) => {
		const light: Light = { ...dusk, sky: ['#5a6a9c', '#8a7aa4', '#c48f98', '#f0ac84', '#fbcf92'] }
		const c = inLight(algarve, { ...dusk, cast: ['#c0706a', 0.16] })
		const e = camera({ height: 1.75, horizon: 370, focal: 820 })
		const plan = { left: -4.2, right: 4.2, far: 7.6, height: 3 }
		const { back, left, right } = roomWalls(plan)
		return [
			sky(light, 370), streaks('#fbd0a4', 90, 5, 5, progress), 
			polygon(e, mix(c.white, '#f0a98a', 0.3), [back(0, 0), back(8.4, 0), back(8.4, 2.8), back(0, 2.8)]), polygon(e, mix(c.white, '#6a5a90', 0.45), [left(0, 0), left(left.long, 0), left(left.long, 2.8), left(0, 2.8)]), polygon(e, mix(c.white, '#f6c090', 0.4), [right(0, 0), right(right.long, 0), right(right.long, 2.8), right(0, 2.8)]), [back].map((w) => panel(e, mix(c.terra, '#4a3a60', 0.1), w, 0, 8.4, 2.7, 2.86, 0.1)),
			azulejos(e, back, 0, 8.4, 0, 1.4, 0.35, 62), azulejos(e, left, 6.6, 10.6, 0, 1.4, 0.35), azulejos(e, right, 0, 4, 0, 1.4, 0.35), panel(e, c.cobalt, back, 0, 8.4, 1.4, 1.5, 0.02),
			polygon(e, mix(c.cobalt, '#3a2a5a', 0.3), opening(back, 3.6, 4.9, 0, 2.3, 0.7)), ground(e, mix(c.terra, '#6a4a70', 0.2), -5, 5, 0.4, 7.6), tiles(e, mix(c.terra, '#3a2a5a', 0.3), -4.2, 4.2, 1.8, 7.6, 0.6), polygon(e, mix(c.terra, '#ffc88a', 0.45), [[-2.2, 0.002, 6.6], [2.2, 0.002, 6.6], [2.8, 0.002, 2.6], [-2.8, 0.002, 2.6]]),
			bougainvillea([150, 110], 330, 200, fig[1], ['#8f2a5e', '#b83c76', '#e07a98'], 4), crown(placeUpright(e, [3.4, 0, 6.8]), 3.2, bark, fig, { seed: 5, wide: 0.9 }), scattered(c.orange, project(e, [3.4, 2.2, 6.8]), 190, 130, 11, 8, 3), turnedOnWheel(e, c.terra, [3.4, 0, 6.6], [[0.3, 0], [0.46, 0.4], [0.5, 0.6]]),
			[-1.5, -0.5, 0.5].map((x) => chair(e, c.cobalt, [x + 0.3, 0, 5.9], 'us', c.yellow)), chair(e, c.cobalt, [-2.6, 0, 4.7], 'right', c.yellow), chair(e, c.cobalt, [2.2, 0, 4.7], 'left', c.yellow),
			block(e, { top: mix(c.oak, '#f0c08a', 0.5), front: c.oak, side: c.oak, deep: c.oak }, [-2, 0.68, 4.1], [4, 0.1, 1.7]), [-1.8, 1.6].map((x) => block(e, tones(c.oak).side, [x, 0, 4.3], [0.2, 0.68, 0.2])),
			[-1.4, -0.4, 0.8].map((x) => setting(e, [x, 0.785, 5.4], '#fff6e8', '#cfe0dc', c.cobalt)), [-1.5, 1.2].map((x) => setting(e, [x, 0.785, 4.4], '#fff6e8', '#cfe0dc', c.cobalt)), clams(e, [0, 0.785, 4.75], c), lantern(e, [-0.95, 0.785, 4.8]), lantern(e, [1.0, 0.785, 5]), block(e, '#d9a868', [0.75, 0.785, 4.3], [0.4, 0.1, 0.22]),
			[-1.1, 0.0, 1.0].map((x) => chair(e, c.cobalt, [x - 0.2, 0, 3.3], 'away', c.yellow)),
		]
	}),
	scene('villa-6/bedroom-atlantic', (progress) => {
		const c = inLight(algarve, noon)
		const e = camera({ height: 2.3, horizon: 300, focal: 640 })
		const plan = { left: -4, right: 4, far: 6.4, height: 3.1 }
		const light: Light = { ...atlantic, sky: ['#8cc3de', '#a9d2e2', '#c6e0e2', '#e6ecdc'] }
		const grass = (i: number): Drawing => { const x = 190 + i * 21; return taperedStroke(fig[i % 3] ?? fig[1], [x, 470], [x + 4, 440], [x + 12 + Math.sin(2 * Math.PI * (progress + i / 7)) * 3, 404 + ((i * 13) % 22)], 6, 1.4) }
		const gown = '#f2b33c'
		return [
			sky(light, 300), sea(light, 300, { bottom: 420, sway: 2 }), waves('#ffffff', 306, 384, { seed: 3, count: 26, progress }), sailSmall({ x: 800 + Math.sin(2 * Math.PI * progress) * 5, y: 314, size: 3.6 }), hill(c.sand, [[0, 410], [240, 392], [460, 404], [700, 388], [940, 402], [1200, 392]]), hill(mix(c.sand, c.ochre, 0.34), [[0, 452], [300, 436], [600, 450], [900, 434], [1200, 446]]), indices(40).map(grass),
			room(e, plan, { floor: mix(c.stone, c.white, 0.36), ceiling: mix(c.white, c.shade, 0.5), back: c.white, left: mix(c.white, c.shade, 0.7), right: mix(c.white, '#f6e2c0', 0.55), reveal: c.white }, [{ in: 'back', from: 0.12, to: 7.88, low: 0.5, high: 2.9, frame: c.white, bars: 2 }]), tiles(e, mix(c.stone, c.shade, 0.4), -4, 4, 1.4, 6.4, 1), beams(e, mix(c.oak, '#c9a070', 0.4), plan, 6, 'away', 0.16),
			polygon(e, '#fff6dc', [[-3.8, 0.002, 6.3], [3.8, 0.002, 6.3], [3.2, 0.002, 4.4], [-4, 0.002, 4.4]]), block(e, tones(c.white), [-4, 0, 6.1], [8, 0.36, 0.3]), [[-2.9, c.blue], [-2.2, c.white], [2.4, c.yellow]].map(([x, fill]) => block(e, String(fill), [Number(x), 0.36, 6.12], [0.6, 0.1, 0.26])),
			block(e, c.oak, [-1.7, 0, 2], [3.4, 0.26, 3]), block(e, { ...tones('#ffffff'), side: c.shade, front: c.shade }, [-1.66, 0.24, 2], [3.32, 0.36, 2.94]), polygon(e, c.blue, [[-1.68, 0.605, 3.3], [1.68, 0.605, 3.3], [1.68, 0.605, 4.95], [-1.68, 0.605, 4.95]]), [3.36, 3.52].map((z) => polygon(e, '#ffffff', [[-1.68, 0.607, z], [1.68, 0.607, z], [1.68, 0.607, z + 0.07], [-1.68, 0.607, z + 0.07]])), [-1.69, 1.69].map((x) => polygon(e, mix(c.blue, c.shade, 0.3), [[x, 0.6, 3.3], [x, 0.6, 4.95], [x, 0.28, 4.95], [x, 0.28, 3.3]])),
			(() => { const p = (x: number, z: number, up = 0.62): Point => project(e, [x, up, z]); return [smooth(gown, [p(0.2, 4.94), p(0.5, 4.4), p(0.36, 4), p(0.7, 3.9), p(1, 4.3), p(1.5, 4.16), p(1.74, 4.3), p(1.8, 4.5, 0.4), p(1.76, 4.6, 0.16), p(1.72, 4.86, 0.5), p(1.4, 4.96)], 1 / 9), smooth(mix(gown, c.rust, 0.34), [p(0.9, 4.9), p(0.96, 4.4), p(1.16, 4.44), p(1.3, 4.9)], 1 / 8), smooth(mix(gown, c.rust, 0.34), [p(1.74, 4.3), p(1.8, 4.5, 0.4), p(1.76, 4.6, 0.16), p(1.7, 4.5)], 1 / 8), taperedStroke(c.rust, p(0.6, 4.5), p(0.9, 4.2), p(1.36, 4.3), 6, 6)] })(),
			[-1.5, 0.14].map((x) => [pillow(e, { ...tones('#ffffff'), side: c.shade }, [x, 0.58, 2.16], [1.36, 0.26, 0.66])]), [-1.14, 0.5].map((x) => pillow(e, c.yellow, [x, 0.72, 2.6], [0.64, 0.2, 0.34])), [-2.6, 2].map((x) => block(e, c.oak, [x, 0, 2.5], [0.6, 0.46, 0.6])), turnedOnWheel(e, c.cobalt, [2.3, 0.46, 2.8], [[0.1, 0], [0.16, 0.16], [0.07, 0.34], [0.1, 0.4]]), taperedStroke(fig[1], project(e, [2.3, 0.84, 2.8]), project(e, [2.24, 1.1, 2.8]), project(e, [2.1, 1.2, 2.8]), 7, 2), taperedStroke(fig[2], project(e, [2.3, 0.84, 2.8]), project(e, [2.34, 1.14, 2.8]), project(e, [2.46, 1.26, 2.8]), 7, 2),
		]
	}),
	scene('villa-6/bedroom-patio', () => {
		const c = inLight(algarve, noon)
		const e = camera({ height: 1.5, horizon: 380, focal: 780 })
		const plan = { left: -3.3, right: 3.3, far: 5.4, height: 3 }
		const cool = '#66709c'
		const wallTone = mix(c.white, cool, 0.34)
		return [
			rect('#fff8e4', 0, 0, 1200, 800), rect('#fbe7bf', 700, 420, 400, 200), shape('#fffdf4', [[720, 130], [1100, 130], [1100, 430], [720, 430]]), bush({ x: 990, y: 470, size: 44 }, 2.4, 1.8, fig, { blossom: c.orange, seed: 6 }), 
			room(e, plan, { floor: mix(c.terra, cool, 0.34), ceiling: mix(c.white, cool, 0.42), back: wallTone, left: mix(wallTone, cool, 0.34), right: mix(wallTone, cool, 0.1), reveal: '#fff6e0' }, [{ in: 'back', from: 4.2, to: 5.7, low: 0, high: 2.4, arch: 0.4 }, { in: 'left', from: 5.2, to: 6.8, low: 1, high: 2.3 }]),
			indices(8).map((i) => polygon(e, mix(c.cobalt, cool, 0.2), [[-3.3, 1.02 + i * 0.16, 2.2], [-3.3, 1.02 + i * 0.16, 3.8], [-3.3, 1.11 + i * 0.16, 3.8], [-3.3, 1.11 + i * 0.16, 2.2]])), tiles(e, mix(c.terra, cool, 0.5), -3.3, 3.3, 1.4, 5.4, 0.6), polygon(e, '#fbe3b0', [[0.94, 0.003, 5.4], [2.36, 0.003, 5.4], [1.9, 0.003, 3.4], [0.2, 0.003, 3.4]]),
			indices(4).map((i) => polygon(e, tones(c.oak).side, [[-3.3, 3, 1.4 + i * 1.2], [3.3, 3, 1.4 + i * 1.2], [3.3, 2.84, 1.4 + i * 1.2], [-3.3, 2.84, 1.4 + i * 1.2]])),
			bougainvillea(project(e, [2.1, 2.1, 5.2]), 200, 110, fig[1], ['#a3285e', '#d0407e', '#f08fb0'], 4), bougainvillea(project(e, [2.45, 1.2, 5.2]), 80, 170, fig[1], ['#a3285e', '#d0407e', '#f08fb0'], 8), bougainvillea(project(e, [0.98, 2.3, 5.2]), 110, 80, fig[1], ['#a3285e', '#d0407e', '#f08fb0'], 2),
			taperedStroke('#e08a3c', project(e, [2.34, 0.06, 5.3]), project(e, [1.9, 0.02, 5.25]), project(e, [1.82, 0.5, 5.25]), 15, 8), disc('#f6e2c4', ...project(e, [1.82, 0.52, 5.25]), 6),
			panel(e, mix(c.white, cool, 0.1), roomWalls(plan).back, 1.2, 2.9, 0.9, 2.1, 0.01), [0, 1, 2].map((i) => panel(e, [c.blue, c.yellow, c.terra][i] ?? c.blue, roomWalls(plan).back, 1.35, 2.75, 1 + i * 0.36, 1.3 + i * 0.36, 0.02)),
			block(e, mix(c.oak, cool, 0.2), [-2.2, 0, 2.5], [2, 0.26, 2.3]), block(e, { top: mix(c.white, cool, 0.12), front: mix(c.white, cool, 0.38), side: mix(c.white, cool, 0.24), deep: cool }, [-2.24, 0.24, 2.46], [2.08, 0.34, 2.34]), indices(7).map((i) => polygon(e, '#fff4d4', [[-2.22, 0.583, 2.6 + i * 0.28], [-0.2, 0.583, 2.9 + i * 0.28], [-0.2, 0.583, 3.02 + i * 0.28], [-2.22, 0.583, 2.72 + i * 0.28]])),
			[-2.06, -1.14].map((x) => cushion(e, mix('#ffffff', cool, 0.1), [x, 0.58, 4.5], 0.84, 0.44, 0.16)),
			drum(e, mix(c.oak, cool, 0.1), [0.3, 0, 4.4], 0.26, 0.5), turnedOnWheel(e, c.cobalt, [0.3, 0.5, 4.4], [[0.08, 0], [0.14, 0.12], [0.06, 0.28], [0.09, 0.32]]),
		]
	}),
	scene('villa-6/bathroom', () => {
		const c = inLight(algarve, noon)
		const e = camera({ height: 1.9, horizon: 290, focal: 800 })
		const plan = { left: -3.4, right: 3.4, far: 6, height: 3.4 }
		const { back } = roomWalls(plan)
		const tile = (at: (a: number, b: number) => Position, across: number, down: number): Drawing => indices(across).map((i) => indices(down).map((j) => (i * 5 + j * 3) % 7 === 0 || (i + j) % 5 === 0 ? polygon(e, [mix(c.cobalt, '#ffffff', 0.2), mix(c.cobalt, '#0f1c50', 0.3), mix(c.cobalt, '#ffffff', 0.4)][(i + j * 2) % 3] ?? c.cobalt, [at(i, j), at(i + 0.94, j), at(i + 0.94, j + 0.94), at(i, j + 0.94)]) : []))
		return [
			sky(atlantic, 290), chimney({ x: 612, y: 310, size: 76 }, c.white, c.shade, c.cobalt), rect(c.white, 440, 308, 360, 90), rect(c.terra, 440, 302, 360, 10),
			room(e, plan, { floor: c.stone, ceiling: mix(c.white, c.shade, 0.24), back: mix(c.white, '#f6e2c0', 0.45), left: mix(c.white, c.shade, 0.6), right: c.white, reveal: '#fff8e8' }, [{ in: 'back', from: 2.5, to: 4.5, low: 1.2, high: 3 }]),
			azulejos(e, back, 0, 6.8, 0, 0.9, 0.3), panel(e, c.cobalt, back, 0, 6.8, 0.9, 1, 0.02),
			tiles(e, mix(c.stone, c.rust, 0.2), -3.4, 3.4, 1.6, 6, 0.8), sunlight(e, '#fff3d0', [[-0.9, 1.1, 6], [1.1, 1.1, 6], [1.1, 2.7, 6], [-0.9, 2.7, 6]], [0.5, -0.5]),
			ground(e, c.white, -2, 2, 2.9, 5.5, 0.002), polygon(e, mix(c.cobalt, '#0f1c50', 0.2), [[-1.8, 0, 5.3], [1.8, 0, 5.3], [1.8, -0.9, 5.3], [-1.8, -0.9, 5.3]]), polygon(e, mix(c.cobalt, '#0f1c50', 0.42), [[-1.8, 0, 3.1], [-1.8, 0, 5.3], [-1.8, -0.9, 5.3], [-1.8, -0.9, 3.1]]), polygon(e, c.cobalt, [[1.8, 0, 3.1], [1.8, 0, 5.3], [1.8, -0.9, 5.3], [1.8, -0.9, 3.1]]), ground(e, c.blue, -1.8, 1.8, 3.1, 5.3, -0.34), tile((a, b) => [-1.8 + a * 0.24, -0.02 - b * 0.11, 5.29], 15, 3),
			block(e, c.cobalt, [-1.8, -0.34, 4.7], [1.1, 0.18, 0.6]), ground(e, mix(c.blue, '#9fd6e0', 0.6), -1.8, 1.8, 3.1, 4.3, -0.335), ground(e, mix(c.blue, '#c8ece8', 0.75), -0.2, 1.8, 3.1, 3.9, -0.333), [[-1, 3.6], [0.4, 4.2], [1, 3.4], [-0.4, 4.6]].map(([x = 0, z = 0]) => lens('#f0fcff', project(e, [x, -0.33, z])[0], project(e, [x, -0.33, z])[1], 80, 5)),
			foliage(c.yellow, project(e, [1.95, 0.12, 3.3]), 74, 46, { seed: 4, bumps: 9 }), scattered(c.ochre, project(e, [1.95, 0.12, 3.3]), 50, 28, 8, 3, 3), 
			turnedOnWheel(e, c.terra, [-2.7, 0, 5.2], [[0.24, 0], [0.42, 0.4], [0.24, 0.8], [0.3, 0.9]]), indices(7).map((i) => taperedStroke(fig[i % 3] ?? fig[1], project(e, [-2.7, 0.88, 5.2]), project(e, [-2.8 + i * 0.04, 1.5, 5.2]), project(e, [-3.2 + i * 0.18, 1.9 + (i % 2) * 0.2, 5.2]), 4, 15)), [1.0, 1.34].map((u, i) => panel(e, i ? c.white : c.yellow, roomWalls(plan).right, 1.3, 2.2, u - 0.4, u, 0.06)), stroke(c.oak, project(e, roomWalls(plan).right(1.1, 1.36, 0.08)), project(e, roomWalls(plan).right(2.4, 1.36, 0.08)), 7),
		]
	}),
	scene('villa-6/garden', () => {
		const c = inLight(algarve, { ...noon, cast: ['#fff0d8', 0.08] })
		const soft: Light = { ...atlantic, sky: ['#86b8d6', '#a6cbdc', '#c8dde0', '#e9ecdf'] }
		const blossom = (x: number, y: number, s: number, seed: number): Drawing => { const f = { x, y, size: s }; return [taperedStroke('#5a4438', [x, y], [x - 0.2 * s, y - 1 * s], [x + 0.1 * s, y - 1.9 * s], 0.42 * s, 0.2 * s), [[-1.5, 3.2], [-0.7, 3.9], [0.5, 4], [1.5, 3.3]].map(([dx = 0, up = 0]) => taperedStroke('#5a4438', [x + 0.05 * s, y - 1.7 * s], [x + dx * 0.4 * s, y - up * 0.7 * s], [x + dx * s, y - up * s], 0.17 * s, 0.05 * s)), [[-1.5, 3.1, 1.5], [-0.7, 3.9, 1.7], [0.5, 4.1, 1.8], [1.5, 3.3, 1.5], [-0.1, 3, 1.5]].map(([dx = 0, up = 0, w = 1], i) => [foliage('#e7a9b8', [x + dx * s, y - up * s], w * s, w * 0.72 * s, { seed: seed + i, bumps: 9 }), foliage('#f8d5da', [x + (dx - 0.08) * s, y - (up + 0.1) * s], w * 0.84 * s, w * 0.54 * s, { seed: seed + i + 4, bumps: 8 }), foliage('#fff3f0', [x + (dx - 0.22) * s, y - (up + 0.24) * s], w * 0.4 * s, w * 0.24 * s, { seed: seed + i, bumps: 6 })]), scattered('#d97f98', [f.x, f.y - 3.4 * s], 4 * s, 1.8 * s, 14, 0.06 * s, seed)] }
		return [
			sky(soft, 380), cumulus('#ffffff', '#e3e9e6', [860, 130], 340, 6), rect(soft.sea[0] ?? '', -10, 372, 1220, 70), rect(soft.sea[1] ?? '', -10, 396, 1220, 70), sailSmall({ x: 980, y: 388, size: 3 }),
			hill('#93a35e', [[-20, 446], [600, 440], [1220, 430]]), [820, 900, 1010].map((x, i) => blossom(x, 462 + i * 4, 13, i + 3)),
			shape(c.white, [[-20, 330], [560, 352], [820, 380], [820, 520], [-20, 560]]), shape(c.shade, [[-20, 532], [820, 502], [820, 520], [-20, 560]]), shape(mix(c.terra, c.white, 0.2), [[-20, 322], [560, 345], [826, 374], [826, 384], [560, 356], [-20, 336]]), withOpacity(0.34, [foliage('#8a82b8', [300, 420], 300, 120, { seed: 4 }), foliage('#8a82b8', [470, 400], 220, 90, { seed: 8 }), shape('#8a82b8', [[340, 460], [376, 460], [330, 544], [280, 548]])]),
			hill(c.red, [[-20, 556], [400, 540], [820, 516], [1220, 500]]), [[40, 640, 460], [560, 600, 380], [260, 720, 560], [820, 690, 380], [700, 770, 420]].map(([x = 0, y = 0, w = 0]) => lens(mix(c.red, '#f0a070', 0.35), x, y, w, 12)), withOpacity(0.3, lens('#5a3a6a', 160, 690, 420, 40)),
			[[700, 560], [960, 570], [1120, 620], [620, 650], [860, 740]].map(([x = 0, y = 0], i) => bush({ x, y: y + 10, size: 34 + i * 5 }, 1.8, 0.7, fig, { blossom: i % 2 ? c.yellow : '#ffffff', seed: i + 6 })),
			shape(mix(c.stone, '#6a5a70', 0.3), [[640, 690], [700, 690], [700, 760], [650, 760]]), shape(mix(c.stone, '#6a5a70', 0.3), [[960, 680], [1020, 680], [1012, 750], [968, 750]]), shape(c.stone, [[610, 664], [1040, 652], [1060, 686], [600, 698]]), shape(mix(c.stone, '#fff6dc', 0.5), [[630, 640], [1024, 630], [1040, 652], [610, 664]]), gloves([810, 648], 52, c),
			blossom(300, 690, 96, 5), blossom(1130, 640, 62, 9), scattered('#f8d5da', [420, 740], 640, 90, 30, 5, 4), 
		]
	}),
	scene('villa-6/night', (progress) => {
		const dark: Light = { ...night, sky: ['#1a1f4a', '#262a5c', '#383a70', '#524f86', '#786a96'], sea: ['#6a6a9a', '#40508a', '#2a3f76', '#1d3064'] }
		const violet = '#8a82bc'
		const e = camera({ height: 2.2, horizon: 400, focal: 860, x: 0.4 })
		const sweep = 0.04 * Math.sin(2 * Math.PI * progress)
		return [
			sky(dark, 400), stars('#f0ead8', 6, 330, 50), sea(dark, 400, { bottom: 660, sway: 2 }), 
			smooth('#232552', [[880, 408], [930, 372], [1010, 356], [1100, 362], [1220, 346], [1220, 420]], 1 / 9), rect('#d9d2e4', 996, 296, 15, 64), rect('#9a92c0', 1005, 296, 6, 64), rect('#ffe9a8', 994, 284, 19, 13), shape('#6a5a90', [[992, 284], [1003, 272], [1015, 284]]), withOpacity(0.3, shape('#fff0b8', [[1003, 290], [-40, 470 + sweep * 1400], [-40, 590 + sweep * 1800]])), withOpacity(0.4, shape('#fff0b8', [[1003, 290], [-40, 505 + sweep * 1500], [-40, 556 + sweep * 1700]])), disc('#fff8dc', 1003, 290, 9), [0, 1, 2, 3, 4].map((i) => lens('#e9d9a4', 985 - i * 4 + Math.sin(2 * Math.PI * (progress + i / 5)) * 5, 418 + i * i * 7 + i * 8, 40 + i * 14, 4 + i)),
			glitter('#c9c0e0', 420, 420, 640, { width: 160, spread: 2.4, count: 22, seed: 8, progress }),
			ground(e, mix(violet, '#1a1f4a', 0.3), -40, 40, 0.4, 11.4), tiles(e, mix(violet, '#1a1f4a', 0.46), -9, 9, 2, 11.4, 1.4), block(e, mix(violet, '#ffffff', 0.1), [-30, 0, 11.3], [60, 0.34, 0.4]),
			indices(7).map((i) => { const [x, z] = [-5.2 + i * 1.9, 10.9]; return [withOpacity(0.26, levelEllipse(e, '#ffcf80', [x, 0.01, z - 0.3], 0.9, 0.5)), lantern(e, [x, 0.34, z + 0.5], 1.5, 1 + 0.08 * Math.sin(2 * Math.PI * (progress + i / 7)))] }),
			polygon(e, violet, [[-4.2, 0, 1], [-4.2, 0, 9.6], [-4.2, 4.4, 9.6], [-4.2, 4.4, 1]]), polygon(e, '#ffce7a', opening(wall([-4.19, 4.4], [-4.19, 7.4], 4), 0.4, 2.4, 0, 2.5, 0.5)), polygon(e, '#fff0b4', opening(wall([-4.18, 4.4], [-4.18, 7.4], 4), 0.9, 1.9, 0, 2.1, 0.5)), withOpacity(0.4, polygon(e, '#ffce7a', [[-4.2, 0.01, 4.8], [-4.2, 0.01, 6.8], [-1.8, 0.01, 7.4], [-1.6, 0.01, 5.2]])), polygon(e, mix(violet, '#ffffff', 0.2), [[-4.2, 4.4, 1], [-4.2, 4.4, 9.6], [-4.6, 4.4, 9.6], [-4.6, 4.4, 1]]), chimney({ x: 150, y: 148, size: 46 }, mix(violet, '#ffffff', 0.1), mix(violet, '#1a1f4a', 0.3), '#2a2a5c'),
			block(e, mix(violet, '#1a1f4a', 0.1), [1.6, 0, 6.2], [1.9, 0.34, 0.74]), block(e, mix(violet, '#ffffff', 0.3), [1.6, 0.34, 6.2], [1.9, 0.12, 0.74]), cushion(e, '#b0508a', [2.8, 0.46, 6.7], 0.5, 0.42, 0.1), agave(placeUpright(e, [5, 0, 6.4]), 1.5, ['#2a2f5c', '#3c4476', '#5a6296']), agave(placeUpright(e, [4.4, 0, 4.6]), 1.2, ['#232750', '#343a6c', '#4f5688']),
		]
	}),
]

const roofParasol = ({ x, y, size: s }: Foot, c: typeof algarve): Drawing => [stroke(c.oak, [x, y], [x, y - 2.3 * s], 3), { fill: c.yellow, outlines: [[[x - 1.6 * s, y - 1.7 * s], [x - 1.2 * s, y - 2.5 * s, x + 1.2 * s, y - 2.5 * s, x + 1.6 * s, y - 1.7 * s]]] }, { fill: tones(c.yellow).side, outlines: [[[x + 0.4 * s, y - 1.7 * s], [x + 0.5 * s, y - 2.1 * s, x + 0.3 * s, y - 2.3 * s, x, y - 2.3 * s], [x + 0.9 * s, y - 2.3 * s, x + 1.4 * s, y - 2 * s, x + 1.6 * s, y - 1.7 * s]]] }]
const sailSmall = ({ x, y, size: s }: Foot): Drawing => [shape('#fffaf0', [[x, y - 11 * s], [x + 4.4 * s, y - 1.6 * s], [x, y - 1.4 * s]]), shape('#dfe4e6', [[x - 0.4 * s, y - 9.6 * s], [x - 3.8 * s, y - 1.6 * s], [x - 0.4 * s, y - 1.6 * s]]), shape('#4a3f52', [[x - 4.4 * s, y - 1.2 * s], [x + 5 * s, y - 1.2 * s], [x + 3.4 * s, y], [x - 3.6 * s, y]])]
const boat = (foot: Foot, c: typeof algarve): Drawing => [smooth(c.cobalt, [[-5.6, 3.6], [-4.6, 1.6], [-3, 0], [3.2, 0], [4.4, 1.6], [2, 1.4], [-2.4, 1.6]].map(([px = 0, py = 0]): Point => [foot.x + px * foot.size, foot.y - py * foot.size]), 1 / 9), stroke(c.yellow, [foot.x - 4.4 * foot.size, foot.y - 1.7 * foot.size], [foot.x + 4.2 * foot.size, foot.y - 1.3 * foot.size], 0.34 * foot.size), rect(c.white, foot.x + 0.6 * foot.size, foot.y - 3.2 * foot.size, 2.2 * foot.size, 1.9 * foot.size), rect(c.red, foot.x + 0.4 * foot.size, foot.y - 3.5 * foot.size, 2.6 * foot.size, 0.4 * foot.size), stroke(c.oak, [foot.x - 1.2 * foot.size, foot.y - 1.4 * foot.size], [foot.x - 1.2 * foot.size, foot.y - 6 * foot.size], 0.2 * foot.size), disc('#ffffff', foot.x - 4.4 * foot.size, foot.y - 2.4 * foot.size, 0.34 * foot.size), lens('#fff4cc', foot.x - 5 * foot.size, foot.y + 0.3 * foot.size, 10 * foot.size, 0.4 * foot.size)]
const book = ([x, y]: Point, s: number, c: typeof algarve): Drawing => [withOpacity(0.3, lens('#4a4a82', x - s * 0.7, y + 4, s * 1.6, s * 0.3)), shape(c.terra, [[x - s * 0.66, y], [x - s * 0.1, y - s * 0.56], [x + s * 0.66, y - s * 0.04], [x + s * 0.52, y + s * 0.06], [x - s * 0.1, y - s * 0.4], [x - s * 0.5, y + s * 0.08]]), shape('#fffaf0', [[x - s * 0.5, y + s * 0.08], [x - s * 0.1, y - s * 0.42], [x + s * 0.52, y + s * 0.06], [x + s * 0.4, y + s * 0.1], [x - s * 0.1, y - s * 0.28], [x - s * 0.38, y + s * 0.1]])]
const crate = (e: Camera, [x, y, z]: Position, c: typeof algarve, size: number): Drawing => [indices(7).map((i) => disc(i % 3 ? c.orange : mix(c.orange, '#ffd98a', 0.35), ...project(e, [x + (0.12 + (i % 4) * 0.2 + (i > 3 ? 0.1 : 0)) * size, y + (0.34 + (i > 3 ? 0.1 : 0)) * size, z]), 0.12 * size * unitsPerMetre(e, [x, y, z]))), [0, 0.13, 0.26].map((up) => panel(e, mix('#d9b27a', '#8a6040', up), wall([x, z - 0.05], [x + 0.9 * size, z - 0.05], 1, y), 0, 0.9 * size, up * size, (up + 0.1) * size))]
const guitar = ([x, y]: Point, s: number): Drawing => transform([smooth('#c98a4c', [[-0.3, 0], [-0.36, 0.3], [-0.2, 0.5], [-0.26, 0.8], [0, 0.94], [0.26, 0.8], [0.2, 0.5], [0.36, 0.3], [0.3, 0], [0, -0.08]]), smooth('#8f5a34', [[0.1, -0.06], [0.14, 0.4], [0.1, 0.92], [0.26, 0.8], [0.2, 0.5], [0.36, 0.3], [0.3, 0]]), disc('#3a2a30', 0, 0.52, 0.11), rect('#4a3430', -0.045, 0.6, 0.09, 1.0), rect('#3a2a30', -0.08, 1.56, 0.16, 0.2), rect('#3a2a30', -0.14, 0.2, 0.28, 0.04)], (px, py) => [x + (px * 0.94 + py * 0.34) * s, y - (py * 0.94 - px * 0.34) * s])
function clams(e: Camera, [x, y, z]: Position, c: typeof algarve): Drawing {
	const p = (dx: number, up: number, dz = 0) => project(e, [x + dx, y + up, z + dz])
	return [[-0.46, 0.46].map((dx) => taperedStroke(tones(c.copper).side, p(dx * 0.8, 0.16), p(dx * 1.25, 0.22), p(dx * 0.8, 0.06), 9, 9)), turnedOnWheel(e, c.copper, [x, y, z], [[0.26, 0], [0.38, 0.08], [0.4, 0.2]]), levelEllipse(e, '#8f4c30', [x, y + 0.2, z], 0.4, 0.26), levelEllipse(e, '#e9c88a', [x, y + 0.205, z], 0.36, 0.22), indices(13).map((i) => { const [sx, sy] = p(-0.26 + (i % 5) * 0.13 + (i % 2) * 0.03, 0.22, -0.12 + Math.floor(i / 5) * 0.12); return [disc(i % 2 ? '#7a6a78' : '#f3e4cc', sx, sy, 13, 8), disc(i % 2 ? '#f0a878' : '#b49a88', sx - 2, sy - 2, 8, 4)] }), scattered('#4f7a48', p(0, 0.23), 110, 34, 9, 3, 5)]
}
const lantern = (e: Camera, [x, y, z]: Position, size = 1, glow = 1): Drawing => [withOpacity(0.28, disc('#ffcf80', ...project(e, [x, y + 0.16 * size, z]), 0.3 * size * glow * unitsPerMetre(e, [x, y, z]))), block(e, { top: '#3a2f4a', front: '#ffe09a', side: '#ffc766', deep: '#3a2f4a' }, [x - 0.07 * size, y + 0.03, z], [0.14 * size, 0.24 * size, 0.14 * size]), block(e, '#3a2f4a', [x - 0.09 * size, y, z - 0.01], [0.18 * size, 0.03, 0.18 * size]), block(e, '#3a2f4a', [x - 0.09 * size, y + 0.26 * size, z - 0.01], [0.18 * size, 0.04 * size, 0.18 * size])]
const gloves = ([x, y]: Point, s: number, c: typeof algarve): Drawing => [[0, 0.7].map((d, i) => [smooth(i ? c.yellow : mix(c.yellow, c.ochre, 0.3), [[x + (d - 0.5) * s, y], [x + (d - 0.46) * s, y - s * 0.26], [x + (d - 0.1) * s, y - s * 0.3], [x + (d + 0.3) * s, y - s * 0.26], [x + (d + 0.34) * s, y - s * 0.06], [x + d * s, y + s * 0.06]]), stroke(c.cobalt, [x + (d - 0.44) * s, y - s * 0.28], [x + (d - 0.5) * s, y + s * 0.02], s * 0.14), [0.12, 0.2].map((u) => stroke(c.ochre, [x + d * s, y - s * u], [x + (d + 0.3) * s, y - s * u], 2))])]
