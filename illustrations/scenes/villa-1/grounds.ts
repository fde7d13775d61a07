// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { indices } from '../../drawing/random.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { camera, polygon, ground, project, placeUpright, type Position } from '../../drawing/camera.ts'
import { agave, bush } from '../../drawing/nature/plants.ts'
import { pot } from '../../drawing/things/still-life.ts'
import { bough, cypress, stonePine } from '../../drawing/nature/trees.ts'
import { dawn, inLight, noon } from '../../drawing/light.ts'
import { arched, body, oneWindow, panel, roof, wall, walls, windows, type Window } from '../../drawing/buildings/houses.ts'
import { disc, hill, lens, foliage, type Drawing, type Point, rect, shape, smooth, stroke, withOpacity } from '../../drawing/shapes.ts'
import { swells } from '../../drawing/nature/ridges.ts'
import { scene } from '../../drawing/scene.ts'
import { cumulus, sky, sun } from '../../drawing/nature/sky.ts'
import { block, turnedOnWheel } from '../../drawing/things/solids.ts'

import { dim, pines, scrub, vallauris } from './place.ts'

export const grounds = [
	scene('villa-1/arrival', () => {
		const c = inLight(vallauris, dawn)
		const post = (x: number): Drawing => [
			rect(c.ochre, x, 320, 52, 150),
			rect(mix(c.ochre, dawn.shadow, 0.3), x + 34, 320, 18, 150),
			rect(c.stone, x - 8, 306, 68, 18),
			disc(c.stone, x + 26, 288, 20),
			disc(mix(c.stone, dawn.shadow, 0.25), x + 32, 291, 13, 15),
		]
		const leaf = (x: number, way: number): Drawing => [
			indices(5).map((i) => stroke(c.iron, [x + way * (i * 6 + 4), 326 + i * 5], [x + way * (i * 6 + 4), 472 - i * 3], 3)),
			shape(c.iron, [
				[x, 336],
				[x + way * 28, 352],
				[x + way * 28, 357],
				[x, 342],
			]),
			shape(c.iron, [
				[x, 440],
				[x + way * 28, 432],
				[x + way * 28, 437],
				[x, 446],
			]),
		]
		return [
			sky(dawn, 470),
			sun(dawn, 742, 250, 62),
			hill(mix(pines[2], dawn.haze, 0.6), swells(6, 0, 1200, 430, 120, 3)),
			body(camera({ horizon: 470, focal: 900, height: 1.5 }), c.ochre, { x: -2, z: 34, width: 11, depth: 6, height: 6 }),
			roof(camera({ horizon: 470, focal: 900, height: 1.5 }), c.tile, { x: -2, z: 34, width: 11, depth: 6, height: 6 }, { rise: 2 }),
			windows(camera({ horizon: 470, focal: 900, height: 1.5 }), walls({ x: -2, z: 34, width: 11, depth: 6, height: 6 }).front, 0.4, 10.6, 4, { width: 1.1, low: 3.2, high: 5, glass: c.glass, shutter: c.shutter }),
			hill(mix(pines[1], dawn.haze, 0.3), [[-20, 430], [180, 420], [400, 462], [560, 474], [760, 470], [960, 430], [1220, 400]]),
			cypress({ x: 520, y: 474, size: 26 }, 8, [pines[0], pines[1]]),
			cypress({ x: 862, y: 470, size: 26 }, 7, [pines[0], pines[1]]),
			hill(mix(scrub[1], dawn.haze, 0.1), [[-20, 520], [240, 470], [520, 462], [700, 462], [900, 470], [1220, 500]]),
			{ fill: c.gravel, outlines: [[[590, 464], [706, 464], [742, 520, 920, 545, 930, 610], [944, 700, 700, 760, 560, 830], [-80, 830], [160, 730, 640, 680, 690, 604], [712, 560, 600, 520, 590, 464]]] },
			{ fill: mix(c.gravel, c.shade, 0.35), outlines: [[[590, 464], [612, 464], [630, 520, 740, 560, 716, 610], [680, 690, 240, 740, 60, 830], [-80, 830], [160, 730, 640, 680, 690, 604], [712, 560, 600, 520, 590, 464]]] },
			[[620, 500, 170, 12], [690, 546, 230, 18], [690, 612, 250, 26], [470, 690, 400, 34], [240, 764, 420, 40]].map(([x = 0, y = 0, w = 0, h = 0]) => lens(mix(c.gravel, dawn.shadow, 0.3), x, y, w, h)),
			post(540),
			post(706),
			leaf(592, 1),
			leaf(706, -1),
			bicycle({ x: 810, y: 488, size: 88 }, c),
			hill(scrub[0], [[-20, 620], [200, 566], [420, 600], [640, 660], [560, 720], [300, 760], [-20, 800]], 800),
			hill(pines[1], [[940, 830], [960, 700], [1060, 600], [1220, 560]]),
			bush({ x: 1090, y: 690, size: 60 }, 3.4, 1.6, scrub, { blossom: '#c9a9c8', seed: 8 }),
			bush({ x: 250, y: 650, size: 50 }, 3, 1.4, scrub, { blossom: '#f1d88e', seed: 3 }),
			stonePine({ x: 330, y: 640, size: 62 }, 8.6, c.bark, dim(pines, dawn.haze, 0.12), 21, 0.12),
			stonePine({ x: 1010, y: 640, size: 66 }, 9.6, c.bark, pines, 33, -0.1),
			stonePine({ x: 90, y: 780, size: 90 }, 8.4, mix(c.bark, '#241a33', 0.25), dim(pines, '#14282c', 0.25), 5, 0.05),
		]
	}),
	scene('villa-1/facade', () => {
		const c = inLight(vallauris, noon)
		const e = camera({ height: 1.5, horizon: 590, focal: 980 })
		const front = wall([-8, 17], [8, 17], 8, 0.9)
		const window: Window = {
			width: 1.25,
			low: 0,
			high: 0,
			glass: c.glass,
			shutter: c.shutter,
			sill: c.stone,
			frame: c.linen,
		}
		const upper = { ...window, low: 4.6, high: 6.6 }
		const steps = indices(5)
		return [
			sky(noon, 600),
			cumulus('#f7f6ea', '#d5e6e2', [930, 120], 300, 4),
			hill(mix(pines[2], noon.haze, 0.4), swells(4, -40, 1240, 600, 120, 4)),
			cypress({ x: 66, y: 650, size: 66 }, 8.2, [pines[0], pines[1]], 0.2),
			cypress({ x: 1136, y: 650, size: 66 }, 7.4, [pines[0], pines[1]], 0.2),
			panel(e, c.ochre, front, 0.6, 15.4, 0, 7.6),
			panel(e, mix(c.ochre, noon.shadow, 0.32), front, 0.6, 15.4, 7.05, 7.6),
			polygon(e, tones(c.tile).deep, [front(0.3, 7.55), front(15.7, 7.55), front(16, 7.55, 0.7), front(0, 7.55, 0.7)]),
			shape(c.tile, [...[[0, 8.2], [1.2, 9.6], [14.8, 9.6], [16, 8.2]].map(([a = 0, u = 0]) => project(e, front(a, u, 0.7)))]),
			panel(e, tones(c.tile).deep, front, 0, 16, 7.55, 8.2, 0.7),
			indices(34).map((i) => panel(e, mix(c.tile, '#fff0d0', 0.25), front, 0.1 + i * 0.47, 0.34 + i * 0.47, 7.9, 8.2, 0.7)),
			panel(e, mix(c.ochre, '#ffffff', 0.4), front, 0.6, 15.4, 3.75, 3.95),
			[2.6, 5.6, 10.4, 13.4].map((x) => oneWindow(e, front, x, upper)),
			[3, 13].map((x) => oneWindow(e, front, x, { ...window, low: 0.9, high: 3.1, width: 1.4 })),
			smooth(c.linen, [[9.92, 6.4], [10.4, 6.42], [10.62, 5.6], [10.9, 4.9], [10.5, 4.2], [9.7, 3.72], [8.9, 3.9], [8.7, 4.16], [9.5, 4.5], [9.86, 5.4]].map(([a = 0, u = 0]) => project(e, front(a, u, 0.3)))),
			smooth(mix(c.linen, noon.shadow, 0.22), [[10.2, 6.2], [10.36, 5.5], [10.4, 4.8], [9.9, 4.1], [9.4, 3.84], [10.1, 4.6], [10.16, 5.4]].map(([a = 0, u = 0]) => project(e, front(a, u, 0.3)))),
			arched(e, c.stone, front, 6.7, 9.3, 0, 3.5),
			arched(e, mix(c.shutter, '#173a33', 0.3), front, 7.05, 8.95, 0, 3.15),
			panel(e, c.shutter, front, 7.05, 7.96, 0, 2.2),
			panel(e, c.shutter, front, 8.04, 8.95, 0, 2.2),
			panel(e, mix(c.shutter, '#fff0d0', 0.2), front, 7.2, 7.82, 1.2, 2),
			panel(e, mix(c.shutter, '#fff0d0', 0.2), front, 8.18, 8.8, 1.2, 2),
			disc(c.copper, ...project(e, front(8.2, 1.05)), 4),
			withOpacity(0.26, shape(noon.shadow, [[0.6, 7.1], [5.6, 7.1], [3.4, 4.4], [1.4, 2.6], [0.6, 2.1]].map(([a = 0, u = 0]) => project(e, front(a, u, 0.1))))),
			ground(e, c.gravel, -40, 40, 0.5, 17),
			withOpacity(0.3, [foliage(noon.shadow, [210, 764], 640, 110, { seed: 4, bumps: 12 })]),
			bush(placeUpright(e, [-5.8, 0, 16.4]), 3.6, 1.1, scrub, { blossom: '#c58fb4', seed: 2 }),
			bush(placeUpright(e, [5.8, 0, 16.4]), 3.6, 1.1, scrub, { blossom: '#c58fb4', seed: 5 }),
			steps.map((i) => { const [wide, up, z] = [1.7 + (4 - i) * 0.42, 0.9 - (4 - i) * 0.18, 16.6 - (4 - i) * 0.6]; return i === 0 ? [] : [block(e, { ...tones(c.stone), front: mix(c.stone, noon.shadow, 0.16), top: mix(c.stone, '#ffffff', 0.4) }, [-wide, 0, z], [wide * 2, up, 0.9])] }).toReversed(),
			steps.slice(1).toReversed().map((i) => { const [wide, up, z] = [1.7 + (4 - i) * 0.42, 0.9 - (4 - i) * 0.18, 16.6 - (4 - i) * 0.6]; return [-1, 1].map((side) => [pot(e, { ...tones('#3f8a6a'), front: '#4a9a74' }, [side * (wide - 0.28), up, z + 0.25], 0.62), bush(placeUpright(e, [side * (wide - 0.28), up + 0.52, z + 0.25]), 0.62, 0.55, pines, { seed: i })]) }),
			bough([-40, 40], [330, 70], c.bark, pines, { seed: 14, thick: 22, puff: 190 }),
		]
	}),
	scene('villa-1/garden', () => {
		const c = inLight(vallauris, noon)
		const e = camera({ height: 1.9, horizon: 330, focal: 860, x: -0.6 })
		const brick = '#c46d48'
		const k = (points: [number, number][], z = 9) => points.map(([x, u]): Position => [x, u, z])
		const dome: [number, number][] = [
			[-1.9, 0],
			[-1.9, 1.5],
			[-1.7, 2.2],
			[-1.1, 2.8],
			[0, 3],
			[1.1, 2.8],
			[1.7, 2.2],
			[1.9, 1.5],
			[1.9, 0],
		]
		return [
			sky(noon, 330),
			cumulus('#f9f7ea', '#d3e4e2', [960, 130], 320, 3),
			hill(mix(pines[2], noon.haze, 0.4), swells(8, -40, 1240, 330, 130, 3)),
			stonePine({ x: 150, y: 440, size: 44 }, 8, c.bark, dim(pines, noon.haze, 0.14), 3, 0.06),
			stonePine({ x: 1060, y: 430, size: 40 }, 8, c.bark, dim(pines, noon.haze, 0.2), 8, -0.05),
			hill(scrub[0], [[-20, 410], [240, 396], [600, 400], [900, 392], [1220, 402]]),
			[0, 1, 2].map((i) => [block(e, c.stone, [2.6 + i * 1.2, 0, 12 - i * 2.2], [9, 0.8 + i * 0.3, 0.5]), bush(placeUpright(e, [4 + i * 1.6, 0.8 + i * 0.3, 12 - i * 2.2]), 2.4, 0.8, scrub, { blossom: '#9fa0cf', seed: i + 3 }), bush(placeUpright(e, [6.6 + i, 0.8 + i * 0.3, 12 - i * 2.2]), 2.6, 0.9, scrub, { blossom: '#9fa0cf', seed: i + 9 })]),
			ground(e, mix(scrub[1], '#e5d3a0', 0.3), -20, 20, 0.5, 13),
			polygon(e, c.gravel, [[-1.4, 0.001, 0.5], [1.2, 0.001, 0.5], [0.9, 0.001, 8.2], [-0.9, 0.001, 8.2]]),
			[2.6, 4, 5.4, 6.8].map((z) => ground(e, mix(c.gravel, noon.shadow, 0.25), -1.25, 1.1, z, z + 0.14, 0.002)),
			withOpacity(0.3, polygon(e, noon.shadow, [[1.9, 0.003, 9], [3.4, 0.003, 8], [3.2, 0.003, 10], [1.9, 0.003, 10.6]])),
			block(e, tones(brick), [-0.5, 2.6, 9.6], [1, 1.7, 0.9]),
			block(e, c.stone, [-0.62, 4.3, 9.5], [1.24, 0.16, 1.1]),
			smooth(brick, k(dome).map((s) => project(e, s)), 1 / 9),
			smooth(tones(brick).side, k([[0.7, 0], [0.75, 1.5], [0.66, 2.3], [0.2, 2.98], [1.1, 2.8], [1.7, 2.2], [1.9, 1.5], [1.9, 0]]).map((s) => project(e, s)), 1 / 9),
			indices(7).map((i) => polygon(e, mix(brick, '#ffe0b8', 0.22), k([[-1.86 + i * 0.02, 0.34 + i * 0.36], [0.6, 0.34 + i * 0.36], [0.6, 0.38 + i * 0.36], [-1.86 + i * 0.04, 0.38 + i * 0.36]], 8.99))),
			arched(e, tones(brick).deep, wall([-1, 8.97], [0.8, 8.97], 2), 0.1, 1.6, 0.3, 1.9, 1),
			arched(e, '#2a1c24', wall([-1, 8.96], [0.8, 8.96], 2), 0.26, 1.44, 0.3, 1.76, 1),
			polygon(e, '#4a4a52', [[-0.74, 0.32, 8.95], [-1.5, 0.3, 8.3], [-1.5, 1.7, 8.3], [-0.74, 1.62, 8.95]]),
			disc(c.copper, ...project(e, [-1.34, 1, 8.42]), 5),
			block(e, c.stone, [-1.6, 0, 7.9], [3.3, 0.28, 0.9]),
			[-0.4, 0.35, 1.1].map((x, i) => turnedOnWheel(e, [mix(c.clay, '#5a2f2c', 0.25), c.clay, mix(c.clay, '#5a2f2c', 0.15)][i] ?? c.clay, [x, 0.28, 8.2], [[0.14, 0], [0.26, 0.22], [0.18, 0.42], [0.22, 0.5 + (i % 2) * 0.08]])),
			[[-2.6, 8.2, 1.3], [2.5, 7.6, 1.1], [-2.2, 5.4, 1], [2, 4.6, 0.95]].map(([x = 0, z = 0, h = 1]) => agave(placeUpright(e, [x, 0, z]), h, ['#47705f', '#6c9478', '#a3bd94'])),
			[[-4.4, 8], [3.8, 6.2], [-3.6, 5], [-3, 3.6]].map(([x = 0, z = 0], i) => bush(placeUpright(e, [x, 0, z]), 1.9, 0.9, scrub, { blossom: '#a9a5d6', seed: i + 20 })),
			agave({ x: 1075, y: 820, size: 190 }, 1.1, ['#3a5f52', '#5b8369', '#93b087']),
			agave({ x: 70, y: 830, size: 170 }, 0.9, ['#3a5f52', '#5b8369', '#93b087']),
		]
	}),
]

/** A bicycle that leans, with two loaves in its basket; its height is a metre. */
function bicycle({ x, y, size }: { x: number; y: number; size: number }, c: typeof vallauris): Drawing {
	const p = (dx: number, up: number): Point => [x + dx * size, y - up * size]
	const wheel = (dx: number): Drawing => {
		const [cx, cy] = p(dx, 0.34)
		const ring = (r: number) => disc(c.iron, cx, cy, r * size).outlines
		return { fill: c.iron, outlines: [...ring(0.34), ...ring(0.3)], holes: true }
	}
	const bar = (a: Point, b: Point) => stroke(c.tile, a, b, 0.05 * size)
	return [
		wheel(-0.5),
		wheel(0.55),
		bar(p(-0.5, 0.34), p(-0.05, 0.36)),
		bar(p(-0.5, 0.34), p(-0.18, 0.8)),
		bar(p(-0.05, 0.36), p(-0.2, 0.92)),
		bar(p(-0.05, 0.36), p(0.36, 0.78)),
		bar(p(-0.18, 0.78), p(0.34, 0.84)),
		bar(p(0.55, 0.34), p(0.32, 1)),
		stroke(c.iron, p(0.18, 1.02), p(0.4, 1), 0.05 * size),
		shape(c.iron, [p(-0.36, 0.98), p(-0.1, 0.98), p(-0.12, 0.91), p(-0.26, 0.92)]),
		stroke('#d99b54', p(0.5, 0.94), p(0.62, 1.32), 0.08 * size),
		stroke('#c98744', p(0.62, 0.94), p(0.8, 1.26), 0.08 * size),
		shape('#a9794a', [p(0.4, 1), p(0.8, 1), p(0.74, 0.72), p(0.44, 0.72)]),
	]
}
