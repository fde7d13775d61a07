// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { indices } from '../drawing/random.ts'
import { mix, tones } from '../drawing/colour.ts'
import { type Camera, camera, polygon, ground, unitsPerMetre, levelEllipse, project, type Position, placeUpright } from '../drawing/camera.ts'
import { framing, manor, type Timber } from '../drawing/buildings/facades.ts'
import { bath, rug, table } from '../drawing/things/furniture.ts'
import { bush, type Foot, type Greens, scattered } from '../drawing/nature/plants.ts'
import { chair } from '../drawing/things/seats.ts'
import { setting, vase, wineGlass } from '../drawing/things/still-life.ts'
import { bough, crown } from '../drawing/nature/trees.ts'
import { dawn, dusk, gold, inLight, type Light } from '../drawing/light.ts'
import { opening, panel, type Plot, type Wall, wall } from '../drawing/buildings/houses.ts'
import { disc, type Drawing, hill, lens, taperedStroke, foliage, reflect, type Point, rect, shape, smooth, stroke, tint, withOpacity, cull } from '../drawing/shapes.ts'
import { swells } from '../drawing/nature/ridges.ts'
import { beams, boards, curtain, room, roomWalls, shelf, tiles } from '../drawing/buildings/rooms.ts'
import { scene } from '../drawing/scene.ts'
import { cumulus, sky, stars, sun } from '../drawing/nature/sky.ts'
import { block, cushion, drum, sunlight, turnedOnWheel } from '../drawing/things/solids.ts'

/** Normandy: oak and cream plaster, slate, apples, wet grass under skies that are most of the picture. */
const normandy = {
	plaster: '#f3e5c8', oak: '#5d4534', brick: '#b5684d', roof: '#66707f', glass: '#7f97a6', door: '#4f7fb3', stone: '#d8cdb6',
	grass: '#8fae68', wet: '#c9d8b0', path: '#d9c7a3', apple: '#c8402f', blossom: '#fbe3e0', cornflower: '#5b83b8', copper: '#c4733f', pewter: '#a3abae', toile: '#b8474b', fire: '#f39a3c', linen: '#fbf3e0', straw: '#d8b268',
}
const leaves: Greens = ['#46664a', '#6d9156', '#a5bd70']
const limes: Greens = ['#4c6f4a', '#7c9f58', '#b9cb7c']
const bark = '#5b463b'
const may: Light = { ...dawn, sky: ['#9cc0d0', '#b9d2d8', '#d5e1da', '#ebe9d8', '#f6ecd2'], haze: '#d3dcd2', shadow: '#4a4f6e', halos: ['#e9eadb', '#f4eed8'] }
const rain: Light = { ...dawn, sky: ['#98a6b4', '#adb9c0', '#c4ccca', '#d8dad0'], haze: '#c2cac8', shadow: '#3f465f' }
const evening: Light = { ...dusk, sky: ['#2c3f66', '#47567c', '#756e8d', '#b08a8c', '#dcae88'], haze: '#77728f' }
const timber = (c: typeof normandy): Timber => ({ plaster: c.plaster, oak: c.oak, brick: c.brick, roof: c.roof, glass: c.glass, door: c.door, stone: c.stone })
const tall = (light: Light, x: number, y: number, size: number, seed: number): Drawing => cumulus('#fffdf4', mix('#c3cfd2', light.haze, 0.3), [x, y], size, seed)
/** An apple tree with its fruit, or its blossom. */
const apple = (foot: Foot, height: number, greens: Greens, fruit: string, seed: number, count = 14): Drawing => [
	crown(foot, height, bark, greens, { seed, wide: 0.95, trunk: 0.26 }),
	scattered(fruit, [foot.x, foot.y - height * 0.68 * foot.size], height * 0.9 * foot.size, height * 0.46 * foot.size, count, Math.max(2, 0.075 * foot.size), seed),
]
/** Lead in a window: a lattice of thin lines. */
const leads = (e: Camera, fill: string, w: Wall, from: number, to: number, low: number, high: number, step = 0.3): Drawing => [
	indices((to - from) / step + 1).map((i) => panel(e, fill, w, from + i * step - 0.012, from + i * step + 0.012, low, high, -0.1)),
	indices((high - low) / step + 1).map((i) => panel(e, fill, w, from, to, low + i * step - 0.012, low + i * step + 0.012, -0.1)),
]

export const scenes = [
	scene('villa-2/facade', (progress) => {
		const c = inLight(normandy, may)
		const e = camera({ height: 1.7, horizon: 560, focal: 900, x: 2 })
		const plot: Plot = { x: -9, z: 27, width: 21, depth: 9, height: 6.4 }
		const drift = Math.sin(2 * Math.PI * progress) * 14
		return [
			sky(may, 560), tall(may, 860 + drift, 210, 520, 5), tall(may, 360 - drift * 0.6, 130, 330, 9), tall(may, 1120 + drift * 0.4, 90, 240, 3),
			hill(mix(leaves[1], may.haze, 0.55), swells(4, -40, 1240, 560, 70, 4)),
			crown(placeUpright(e, [-14, 0, 34]), 11, bark, [mix(leaves[0], may.haze, 0.3), mix(leaves[1], may.haze, 0.3), mix(leaves[2], may.haze, 0.3)], { seed: 4, wide: 0.9 }),
			crown(placeUpright(e, [19, 0, 34]), 12, bark, [mix(leaves[0], may.haze, 0.25), mix(leaves[1], may.haze, 0.25), mix(leaves[2], may.haze, 0.25)], { seed: 8, wide: 0.9 }),
			manor(e, timber(c), plot, { rise: 5.4 }),
			ground(e, c.grass, -60, 60, 0.4, 27),
			bush(placeUpright(e, [-6.8, 0, 26.4]), 4, 1.2, leaves, { blossom: c.blossom, seed: 2 }), bush(placeUpright(e, [9, 0, 26.4]), 5, 1.1, leaves, { blossom: '#d98a9a', seed: 5 }), bush(placeUpright(e, [-2.2, 0, 26.4]), 3, 0.9, leaves, { blossom: c.linen, seed: 7 }), bush(placeUpright(e, [5.2, 0, 26.4]), 3, 0.9, leaves, { blossom: c.linen, seed: 9 }),
			polygon(e, c.path, [[0.8, 0.001, 27], [2.2, 0.001, 27], [4, 0.001, 14], [6.6, 0.001, 7], [8, 0.001, 4], [3.6, 0.001, 4], [3.4, 0.001, 7], [2.4, 0.001, 14]]),
			hill(mix(c.grass, leaves[1], 0.4), [[-20, 700], [300, 690], [560, 730], [640, 830]]),
			[[120, 640, 330], [420, 616, 260], [820, 640, 300], [60, 690, 220], [900, 704, 300], [240, 740, 300], [960, 612, 200]].map(([x = 0, y = 0, w = 0]) => lens(c.wet, x, y, w, 8)),
			lens('#e6efe0', 280, 662, 240, 9), lens('#e6efe0', 850, 676, 190, 8),
			blossomBough(c),
			fallingPetals(progress),
		]
	}),
	scene('villa-2/arrival', () => {
		const c = inLight(normandy, may)
		const e = camera({ height: 1.7, horizon: 500, focal: 860 })
		const pillar = (x: number): Drawing => [block(e, c.stone, [x - 0.55, 0, 7.6], [1.1, 0.24, 1]), block(e, c.brick, [x - 0.44, 0.24, 7.7], [0.88, 2.3, 0.8]), indices(8).map((i) => panel(e, mix(c.brick, '#fff0d8', 0.24), wall([x - 0.44, 7.69], [x + 0.44, 7.69], 3), 0, 0.88, 0.44 + i * 0.26, 0.47 + i * 0.26)), block(e, c.stone, [x - 0.58, 2.54, 7.55], [1.16, 0.2, 1.1]), disc(c.stone, ...project(e, [x, 3.0, 8]), 30), disc(mix(c.stone, may.shadow, 0.2), project(e, [x, 3.0, 8])[0] + 8, project(e, [x, 3.0, 8])[1] + 5, 21, 23)]
		const boot = (x: number): Drawing => { const p = (dx: number, y: number) => project(e, [x + dx, y, 7.1]); return [smooth('#3f5a44', [p(-0.1, 0.42), p(0.08, 0.42), p(0.08, 0.14), p(0.24, 0.09), p(0.26, 0), p(-0.1, 0), p(-0.1, 0.2)], 1 / 10), shape('#7a5a3e', [p(-0.11, 0.06), p(0.27, 0.06), p(0.27, -0.02), p(-0.11, -0.02)]), shape('#8fa88a', [p(-0.1, 0.42), p(0.08, 0.42), p(0.08, 0.38), p(-0.1, 0.38)])] }
		return [
			sky(may, 500), tall(may, 600, 150, 380, 4), tall(may, 180, 90, 260, 7), tall(may, 1040, 110, 300, 2),
			hill(mix(leaves[1], may.haze, 0.6), swells(9, -40, 1240, 500, 50, 3)),
			manor(e, { ...timber(c), plaster: mix(c.plaster, may.haze, 0.2), roof: mix(c.roof, may.haze, 0.3), oak: mix(c.oak, may.haze, 0.4), brick: mix(c.brick, may.haze, 0.3) }, { x: -8, z: 62, width: 16, depth: 9, height: 6 }, { bays: 5 }),
			ground(e, c.grass, -60, 60, 0.4, 62), polygon(e, c.path, [[-2, 0.001, 0.4], [2, 0.001, 0.4], [2, 0.001, 62], [-2, 0.001, 62]]), ground(e, mix(c.path, c.grass, 0.5), -0.3, 0.3, 0.4, 62, 0.002),
			[52, 42, 34, 27, 21, 16, 12].map((z, i) => { const far = (z - 10) / 70; const g: Greens = [mix(limes[0], may.haze, far), mix(limes[1], may.haze, far), mix(limes[2], may.haze, far)]; return [withOpacity(0.28, ground(e, may.shadow, -4.4, 3.4, z - 0.5, z + 1, 0.003)), crown(placeUpright(e, [-4.6, 0, z]), 9.4, mix(bark, may.haze, far), g, { seed: i + 2, wide: 0.66 }), crown(placeUpright(e, [4.6, 0, z]), 9.4, mix(bark, may.haze, far), g, { seed: i + 12, wide: 0.66 })] }),
			pillar(-2.9), pillar(2.9), boot(-1.86), boot(-1.56),
			[[-4.6, 8.2], [4.7, 8.2]].map(([x = 0, z = 0], i) => bush(placeUpright(e, [x, 0, z]), 2.6, 1.5, leaves, { blossom: c.linen, seed: i + 4 })),
			levelEllipse(e, '#dfe6dc', [-0.2, 0.004, 5.7], 0.9, 0.34), levelEllipse(e, '#dfe6dc', [0.9, 0.005, 4.5], 0.7, 0.3), levelEllipse(e, '#dfe6dc', [-1.1, 0.005, 6.6], 0.6, 0.3),
		]
	}),
	scene('villa-2/view', () => {
		const c = inLight(normandy, may)
		const light: Light = { ...may, sky: ['#7fb0cc', '#9fc4d4', '#c0d6d6', '#dfe3d2', '#f3e7c8'] }
		const row = (y: number, size: number, from: number, to: number, step: number, far: number, seed: number): Drawing => indices((to - from) / step).map((i) => size < 20 ? [rect(mix(bark, light.haze, far), from + i * step - 1, y - size, 3, size), foliage(mix(leaves[0], light.haze, far), [from + i * step, y - size * 1.9 + Math.sin(i * 1.3 + seed) * 3], size * 3, size * 2.2, { seed: seed + i, bumps: 6 }), foliage(mix(leaves[2], light.haze, far), [from + i * step - size * 0.4, y - size * 2.2 + Math.sin(i * 1.3 + seed) * 3], size * 1.6, size * 0.9, { seed: i, bumps: 5 })] : apple({ x: from + i * step + ((i * 37) % 11), y: y + Math.sin(i * 1.3 + seed) * size * 0.2, size }, 4, [mix(leaves[0], light.haze, far), mix(leaves[1], light.haze, far), mix(leaves[2], light.haze, far)], mix(c.apple, light.haze, far), seed + i, size > 20 ? 7 : 0))
		return [
			sky(light, 430), tall(light, 300, 330, 300, 2), tall(light, 760, 250, 430, 5), tall(light, 400, 170, 520, 8), tall(light, 980, 100, 360, 12), tall(light, 90, 90, 260, 4),
			hill(mix(leaves[1], light.haze, 0.72), swells(3, -40, 1240, 440, 46, 4)),
			shape(mix(c.roof, light.haze, 0.3), [[846, 430], [858, 346], [870, 430]]), rect(mix(c.stone, light.haze, 0.35), 846, 404, 24, 40), shape(mix(c.roof, light.haze, 0.35), [[868, 426], [876, 412], [930, 412], [938, 426]]), rect(mix(c.stone, light.haze, 0.35), 870, 426, 66, 16), [800, 950, 776].map((x) => [rect(mix(c.plaster, light.haze, 0.3), x, 432, 20, 12), shape(mix(c.roof, light.haze, 0.3), [[x - 2, 432], [x + 4, 424], [x + 16, 424], [x + 22, 432]])]),
			hill(mix(leaves[2], light.haze, 0.5), [[-20, 450], [300, 436], [700, 446], [1220, 440]]),
			[[-10, 466, 500], [420, 460, 420], [760, 474, 480]].map(([x = 0, y = 0, w = 0], i) => indices(w / 80).map((j) => foliage(mix(leaves[0], light.haze, 0.42), [x + j * 80, y + Math.sin(j + i) * 3], 104, 18, { seed: j + i, bumps: 6, flat: 0.5 }))),
			hill(mix(c.grass, light.haze, 0.3), [[-20, 482], [300, 474], [700, 490], [1220, 480]]), indices(16).map((i) => foliage(mix(leaves[0], light.haze, 0.3), [i * 82 - 30, 518 + Math.sin(i * 0.9) * 14], 116, 22, { seed: i, bumps: 7, flat: 0.5 })),
			hill(mix(c.grass, light.haze, 0.14), [[-20, 530], [300, 520], [700, 528], [1220, 540]]), row(560, 12, 20, 1200, 74, 0.28, 3), row(590, 16, -10, 1220, 96, 0.2, 7),
			hill(c.grass, [[-20, 600], [400, 590], [800, 610], [1220, 640]]), row(648, 25, 40, 860, 150, 0.08, 13),
			hill(mix(c.grass, '#fff2b8', 0.25), [[-20, 690], [300, 668], [700, 700], [1220, 690]]), hill(mix(c.grass, leaves[1], 0.45), [[-20, 770], [400, 740], [800, 764], [1220, 730]]),
			withOpacity(0.3, lens(may.shadow, 760, 736, 440, 46)),
			apple({ x: 1010, y: 740, size: 74 }, 4.9, leaves, c.apple, 5, 26),
			cow({ x: 860, y: 748, size: 62 }, c),
		]
	}),
	scene('villa-2/living-room', (progress) => {
		const c = normandy
		const e = camera({ height: 1.5, horizon: 400, focal: 820 })
		const plan = { left: -3.9, right: 3.9, far: 6.4, height: 3 }
		const { back } = roomWalls(plan)
		const dark = '#3a2b33'
		const wallTone = mix('#8a6a58', dark, 0.35)
		const lick = (x: number, h: number, w: number, fill: string, phase: number): Drawing => { const g = 1 + 0.1 * Math.sin(2 * Math.PI * (2 * progress + phase)); const p = (dx: number, u: number) => project(e, back(3.9 + x + dx, 0.2 + u * g, -0.3)); return smooth(fill, [p(0.04, h), p(w * 0.4, h * 0.56), p(w, h * 0.26), p(w * 0.7, 0), p(-w * 0.7, 0), p(-w, h * 0.3), p(-w * 0.3, h * 0.5)]) }
		const wing = (x: number, z: number, side: number): Drawing => { const p = (dx: number, y: number, dz = 0) => project(e, [x + dx * side, y, z + dz]); const t = tones('#7a3f3c'); return [
			smooth('#c07a4e', [p(0.36, 1.12, 0.3), p(0.5, 0.9, 0.5), p(0.46, 0.46, 0.6), p(0.3, 0.4, 0.5)]),
			block(e, { ...t, front: t.side }, [x - 0.44, 0.12, z], [0.88, 0.36, 0.7]),
			smooth(t.side, [p(-0.42, 0.2), p(-0.44, 0.7), p(-0.36, 1.16), p(0, 1.26), p(0.36, 1.18), p(0.44, 0.7), p(0.42, 0.2), p(0, 0.16)], 1 / 8),
			smooth(mix(t.side, '#2a1c24', 0.3), [p(-0.42, 0.2), p(-0.44, 0.7), p(-0.36, 1.16), p(-0.2, 1.2), p(-0.24, 0.7), p(-0.2, 0.18)], 1 / 8),
			smooth('#d98a52', [p(0.3, 1.2), p(0.37, 1.18), p(0.45, 0.7), p(0.43, 0.3), p(0.38, 0.7)], 1 / 8),
			[-0.34, 0.34].map((dx) => stroke(dark, p(dx, 0.16), p(dx, 0), 10)),
		] }
		return [
			room(e, plan, { floor: mix('#7a5340', dark, 0.3), ceiling: mix('#6b5248', dark, 0.4), back: wallTone, left: mix(wallTone, dark, 0.45), right: mix(wallTone, dark, 0.4), reveal: dark }),
			boards(e, dark, plan, 0.5), beams(e, mix(c.oak, dark, 0.35), plan, 5, 'away', 0.26),
			framing(e, mix(c.oak, dark, 0.35), wall([-3.9, 6.38], [-1.9, 6.38], 3), 0, 3, 2, false), framing(e, mix(c.oak, dark, 0.35), wall([1.9, 6.38], [3.9, 6.38], 3), 0, 3, 2, false),
			panel(e, '#c9a486', back, 1.9, 5.9, 0, 3, 0.5), panel(e, '#e0b48a', back, 2.3, 5.5, 0, 2.2, 0.5),
			panel(e, '#2a1c20', back, 2.5, 5.3, 0, 1.95, 0.5),
			polygon(e, '#6b3a2c', [back(2.5, 0, 0.5), back(2.9, 0, -0.3), back(2.9, 1.95, -0.3), back(2.5, 1.95, 0.5)]), polygon(e, '#5a3028', [back(5.3, 0, 0.5), back(4.9, 0, -0.3), back(4.9, 1.95, -0.3), back(5.3, 1.95, 0.5)]), panel(e, '#8a4630', back, 2.9, 4.9, 0, 1.7, -0.3), indices(6).map((i) => panel(e, '#6b3a2c', back, 2.9, 4.9, 0.2 + i * 0.28, 0.22 + i * 0.28, -0.29)),
			withOpacity(0.5, disc(c.fire, ...project(e, back(3.9, 0.7, -0.3)), 140, 120)),
			lick(-0.3, 0.9, 0.26, '#e8662c', 0), lick(0.3, 1, 0.28, '#e8662c', 0.3), lick(0, 1.3, 0.34, '#e8662c', 0.6), lick(-0.14, 0.86, 0.2, '#f7a43c', 0.2), lick(0.18, 0.74, 0.2, '#f7a43c', 0.5), lick(0.02, 0.5, 0.16, '#fff0b0', 0.8),
			[-0.5, 0.1].map((x) => drumLog(e, back(3.9 + x, 0.14, -0.1), 0.9)),
			polygon(e, '#8a5a3c', [back(1.8, 2.2, 0.5), back(6, 2.2, 0.5), back(6, 2.44, 0.5), back(1.8, 2.44, 0.5)]), polygon(e, '#e0b07c', [back(1.8, 2.2, 0.5), back(6, 2.2, 0.5), back(6, 2.24, 0.5), back(1.8, 2.24, 0.5)]),
			indices(4).map((i) => turnedOnWheel(e, [c.pewter, c.copper, c.pewter, c.linen][i] ?? c.pewter, [-1.6 + i * 1.1, 2.44, 6], [[0.1, 0], [0.15, 0.1], [0.08, 0.24], [0.11, 0.3]])),
			polygon(e, '#a8613c', [[-1.4, 0.001, 5.9], [1.4, 0.001, 5.9], [2.9, 0.001, 3], [-2.9, 0.001, 3]]), polygon(e, '#cf8248', [[-1.2, 0.002, 5.9], [1.2, 0.002, 5.9], [1.8, 0.002, 4.3], [-1.8, 0.002, 4.3]]), polygon(e, '#eeb063', [[-0.8, 0.003, 5.9], [0.8, 0.003, 5.9], [0.9, 0.003, 5.2], [-0.9, 0.003, 5.2]]),
			wing(-1.5, 3.7, 1), wing(1.5, 3.7, -1),
			drum(e, mix(c.oak, '#e8a05c', 0.25), [0, 0, 4.1], 0.34, 0.46),
			[-0.22, -0.1, 0.02, 0.14].map((x, i) => polygon(e, i % 2 ? '#fff6e0' : '#f3dfc0', [[x, 0.475 + i * 0.002, 3.96 + i * 0.02], [x + 0.1, 0.475 + i * 0.002, 3.92 + i * 0.02], [x + 0.15, 0.475 + i * 0.002, 4.14], [x + 0.04, 0.475 + i * 0.002, 4.18]])), disc(c.apple, ...project(e, [0.2, 0.49, 4.04]), 5),
			wineGlass(e, [-0.24, 0.47, 4.28], '#d98a52'),
		]
	}),
	scene('villa-2/dining', () => {
		const c = inLight(normandy, evening)
		const e = camera({ height: 1.75, horizon: 360, focal: 800 })
		const plan = { left: -3.6, right: 3.6, far: 11, height: 4 }
		const { back, left, right } = roomWalls(plan)
		const hole = { in: 'back' as const, from: 1.6, to: 5.6, low: 1.1, high: 3.3 }
		const zs = indices(7).map((i) => 3.1 + i * 0.95)
		const flame = (z: number, x: number): Drawing => { const position: Position = [x, 0.78, z]; const s = unitsPerMetre(e, position); const [px, py] = project(e, [x, 1.2, z]); return [turnedOnWheel(e, c.pewter, position, [[0.08, 0], [0.02, 0.06], [0.02, 0.2], [0.05, 0.24]]), stroke(c.linen, project(e, [x, 1.02, z]), project(e, [x, 1.18, z]), 0.035 * s), withOpacity(0.3, disc('#ffd27a', px, py, 0.2 * s)), smooth('#ffe9a8', [[px, py - 0.1 * s], [px + 0.03 * s, py - 0.01 * s], [px, py + 0.03 * s], [px - 0.03 * s, py - 0.01 * s]])] }
		const tone = mix('#b58a66', evening.shadow, 0.25)
		return [
			sky(evening, 360), hill('#3c4c62', [[300, 356], [600, 336], [900, 350]]), crown(placeUpright(e, [-1.6, -1, 18]), 5, '#2c3048', ['#2c3c50', '#36485a', '#425466']), crown(placeUpright(e, [2.6, -1, 20]), 6, '#2c3048', ['#2c3c50', '#36485a', '#425466'], { seed: 5 }),
			leads(e, '#20283e', back, 1.6, 5.6, 1.1, 3.3, 0.34),
			room(e, plan, { floor: mix('#9a6a48', evening.shadow, 0.3), ceiling: mix('#6b5248', evening.shadow, 0.4), back: tone, left: mix(tone, evening.shadow, 0.2), right: mix(tone, '#ffd9a0', 0.05), reveal: c.oak }, [hole]),
			[1.6, 2.9, 4.24, 5.5].map((a) => panel(e, c.oak, back, a - 0.07, a + 0.07, 1.1, 3.3, 0.02)), panel(e, c.oak, back, 1.4, 5.8, 0.98, 1.12, 0.05), panel(e, c.oak, back, 1.4, 5.8, 3.28, 3.44, 0.05),
			framing(e, c.oak, left, 0.9, 3.9, 5, false), framing(e, c.oak, right, 0.9, 3.9, 5, false), panel(e, mix(c.oak, '#b58a66', 0.2), left, 0, 14, 0, 0.9, 0.02), panel(e, mix(c.oak, '#b58a66', 0.25), right, 0, 14, 0, 0.9, 0.02),
			boards(e, mix('#9a6a48', evening.shadow, 0.6), plan, 0.5), beams(e, c.oak, plan, 5, 'across', 0.32),
			[9, 6, 3.4].map((z) => [-1, 1].map((s) => polygon(e, s < 0 ? tones(c.oak).side : c.oak, [[s * 3.6, 2.5, z], [s * 3.3, 2.5, z], [s * 1.9, 3.7, z], [s * 2.3, 3.7, z]]))),
			zs.toReversed().map((z) => [chair(e, c.oak, [-1.36, 0, z - 0.22], 'right', c.toile), chair(e, c.oak, [0.92, 0, z - 0.22], 'left', c.toile)]),
			chair(e, c.oak, [-0.22, 0, 9.9], 'us', c.toile),
			table(e, tones(mix(c.oak, '#d99a5c', 0.55)), [-0.85, 0, 2.75], [1.7, 0.78, 7], 0.14),
			ground(e, c.linen, -0.3, 0.3, 2.75, 9.75, 0.782),
			zs.toReversed().map((z, i) => [setting(e, [-0.56, 0.785, z], c.linen, '#c9b89a', c.cornflower), setting(e, [0.46, 0.785, z], c.linen, '#c9b89a', c.cornflower), i % 2 ? flame(z + 0.3, 0) : []]),
			flame(3.5, -0.12), flame(3.9, 0.16),
			tart(e, [0, 0.785, 3.0], c),
		]
	}),
	scene('villa-2/kitchen', () => {
		const c = inLight(normandy, rain)
		const e = camera({ height: 1.65, horizon: 360, focal: 800, x: -0.3 })
		const plan = { left: -3.6, right: 3.6, far: 5.6, height: 3 }
		const { back } = roomWalls(plan)
		const door = { in: 'back' as const, from: 5.1, to: 6.3, low: 0, high: 2.3 }
		return [
			sky(rain, 360), hill(mix(leaves[1], rain.haze, 0.3), [[700, 350], [900, 320], [1220, 340]]), rect(mix(c.brick, rain.haze, 0.35), 860, 250, 180, 160), shape(mix(c.roof, rain.haze, 0.2), [[840, 254], [900, 200], [1060, 200], [1060, 254]]),
			ground(e, '#a9b2b6', -4, 14, 5.6, 12), [[1.9, 6.2, 0.5], [2.5, 7.4, 0.7], [1.8, 8.8, 0.6], [2.3, 6.6, 0.3]].map(([x = 0, z = 0, r = 0]) => levelEllipse(e, '#e1e8e8', [x, 0.002, z], r, r * 0.5)),
			indices(16).map((i) => stroke('#e6ecec', [866 + ((i * 41) % 130), 170 + ((i * 67) % 240)], [860 + ((i * 41) % 130), 196 + ((i * 67) % 240)], 1.6)),
			room(e, plan, { floor: c.linen, ceiling: mix(c.linen, rain.shadow, 0.14), back: mix(c.plaster, '#ffffff', 0.1), left: mix(c.plaster, rain.shadow, 0.22), right: mix(c.plaster, rain.shadow, 0.12), reveal: c.stone }, [door]),
			tiles(e, '#3f4350', -3.6, 3.6, 1.6, 5.6, 0.5, true), polygon(e, '#e9eeec', [[1.5, 0.002, 5.6], [2.7, 0.002, 5.6], [2.1, 0.002, 4.2], [0.7, 0.002, 4.2]]),
			beams(e, c.oak, plan, 4, 'away', 0.22),
			polygon(e, c.door, [back(6.3, 0, 0.02), back(6.9, 0, 1), back(6.9, 2.3, 1), back(6.3, 2.3, 0.02)]), [0.4, 1.2].map((u) => polygon(e, tones(c.door).side, [back(6.4, u, 0.2), back(6.8, u, 0.8), back(6.8, u + 0.6, 0.8), back(6.4, u + 0.6, 0.2)])),
			panel(e, mix(c.brick, c.plaster, 0.3), back, 0.5, 3.9, 0, 3, 0.1), panel(e, mix(c.brick, '#2a1c24', 0.3), back, 0.8, 3.6, 0, 2.1, 0.11), panel(e, c.oak, back, 0.4, 4, 2.1, 2.36, 0.2),
			indices(7).map((i) => indices(11).map((j) => (i * 3 + j * 5) % 4 === 0 ? panel(e, mix(c.brick, '#fff0d8', 0.2), back, 0.86 + j * 0.25 + (i % 2) * 0.1, 1.06 + j * 0.25 + (i % 2) * 0.1, 1.02 + i * 0.15, 1.12 + i * 0.15, 0.12) : [])),
			block(e, tones(c.cornflower), [-2.7, 0.1, 4.7], [2.5, 0.84, 0.75]), block(e, '#2f333f', [-2.74, 0.94, 4.66], [2.58, 0.06, 0.8]), [[-2.6, 0.7], [-1.8, 0.7], [-1, 0.7]].map(([x = 0, w = 0]) => [panel(e, mix(c.cornflower, '#ffffff', 0.18), wall([x, 4.68], [x + w, 4.68], 1), 0, w, 0.2, 0.78), panel(e, '#e9dcb8', wall([x, 4.66], [x + w, 4.66], 1), 0.1, w - 0.1, 0.68, 0.72)]),
			turnedOnWheel(e, c.copper, [-2.2, 1, 5], [[0.22, 0], [0.24, 0.2], [0.24, 0.26]]), turnedOnWheel(e, c.linen, [-1.2, 1, 5], [[0.12, 0], [0.19, 0.12], [0.14, 0.24], [0.03, 0.3]]), taperedStroke(c.linen, project(e, [-1.04, 1.1, 5]), project(e, [-0.9, 1.14, 5]), project(e, [-0.86, 1.26, 5]), 11, 6),
			shelf(e, c.oak, back, 4.1, 4.95, 1.5, [c.cornflower, c.linen, c.brick]), shelf(e, c.oak, back, 4.1, 4.95, 2.05, [c.linen, c.cornflower, c.copper]),
			[0.9, 1.5, 2.1, 2.7, 3.3].map((a, i) => { const [x, y] = project(e, back(a, 2.1, 0.25)); return [stroke(c.oak, [x, y], [x, y + 22], 3), disc(c.copper, x, y + 22 + [24, 19, 27, 20, 16][i]!, [24, 19, 27, 20, 16][i]!), disc(mix(c.copper, '#ffe2b0', 0.4), x - 4, y + 19 + [24, 19, 27, 20, 16][i]!, [24, 19, 27, 20, 16][i]! * 0.6)] }),
			table(e, tones(mix(c.oak, c.straw, 0.35)), [-1.9, 0, 2.3], [3.6, 0.84, 1.1], 0.13),
			crate(e, [-0.9, 0.84, 2.6], c), turnedOnWheel(e, c.cornflower, [1.1, 0.84, 2.8], [[0.1, 0], [0.17, 0.12], [0.1, 0.26], [0.13, 0.32]]), [[0.55, 2.6], [0.72, 2.5]].map(([x = 0, z = 0]) => appleFruit(project(e, [x, 0.9, z]), 17, c.apple)),
		]
	}),
	scene('villa-2/bedroom-toile', () => {
		const c = inLight(normandy, rain)
		const e = camera({ height: 1.6, horizon: 380, focal: 780, x: 0.3 })
		const plan = { left: -3.6, right: 3.6, far: 5.6, height: 3.1 }
		const { back, left } = roomWalls(plan)
		const paper = '#f6e7d6'
		const motif = (w: (along: number, up: number) => Position, a: number, u: number, s: number): Drawing => { const p = (da: number, du: number) => project(e, w(a + da * s, u + du * s)); return [taperedStroke(c.toile, p(0, 0), p(0.04, 0.14), p(0, 0.26), 3, 1.6), foliage(c.toile, p(0, 0.3), 16 * s, 12 * s, { seed: 3, bumps: 6 }), taperedStroke(c.toile, p(-0.2, -0.02), p(0, 0.03), p(0.22, -0.02), 3, 1), disc(c.toile, ...p(0.16, 0.07), 2.6), disc(c.toile, ...p(-0.14, 0.06), 2.2)] }
		const drape = (x: number, z: number, w: number): Drawing => curtain(e, { ...tones('#c9656a'), top: '#f0d3c4', side: c.toile, front: '#d98a84' }, wall([x, z], [x + w, z], 3), 0, w, 2.5, { folds: 3 })
		return [
			sky(rain, 380), hill(mix(leaves[1], rain.haze, 0.45), [[700, 380], [900, 350], [1100, 372]]), crown(placeUpright(e, [3.4, 0, 11]), 3.4, bark, [mix(leaves[0], rain.haze, 0.3), mix(leaves[1], rain.haze, 0.3), mix(leaves[2], rain.haze, 0.3)]),
			leads(e, c.oak, back, 4.9, 6.4, 1, 2.4, 0.375),
			room(e, plan, { floor: '#a97c58', ceiling: mix(c.linen, rain.shadow, 0.16), back: paper, left: mix(paper, rain.shadow, 0.22), right: mix(paper, rain.shadow, 0.1), reveal: c.linen }, [{ in: 'back', from: 4.9, to: 6.4, low: 1, high: 2.4, frame: c.oak, bars: 1 }]),
			indices(10).map((i) => indices(4).map((j) => { const [a, u] = [0.4 + i * 0.72, 0.5 + j * 0.7 + (i % 2) * 0.34]; return a > 4.6 && a < 6.7 && u > 0.6 && u < 2.6 ? [] : motif(back, a, u, 0.9) })), indices(6).map((i) => indices(3).map((j) => motif(left, 4.4 + i * 0.72, 0.6 + j * 0.8 + (i % 2) * 0.4, 1))),
			boards(e, '#8a6040', plan, 0.5), panel(e, c.linen, back, 0, 7.2, 0, 0.16, 0.02), panel(e, c.linen, back, 4.7, 6.6, 0.88, 1, 0.1),
			rug(e, '#e8cfc0', c.toile, -2.6, 2.9, 1.9, 3.4),
			panel(e, '#c9656a', back, 0.9, 3.3, 0.6, 2.5, 0.06), indices(5).map((i) => indices(4).map((j) => motif((a, u) => back(a, u, 0.08), 1.15 + i * 0.48, 0.9 + j * 0.44, 0.6))),
			drape(-2.7, 5.4, 0.4), drape(-0.6, 5.4, 0.4),
			[[-2.75, 5.4], [-0.2, 5.4]].map(([x = 0, z = 0]) => block(e, c.oak, [x, 0, z], [0.1, 2.7, 0.1])),
			block(e, c.oak, [-2.7, 0, 3.2], [2.5, 0.3, 2.2]), block(e, { ...tones('#f3dcd0'), front: '#e6bfb4', side: '#cf9a94' }, [-2.74, 0.26, 3.16], [2.58, 0.42, 2.2]), indices(4).map((i) => indices(2).map((j) => motif((a, u) => [-2.6 + a, 0.3 + u, 3.15], 0.2 + i * 0.62, 0.02 + j * 0.2, 0.5))),
			[-2.5, -1.4].map((x) => cushion(e, '#fffaf0', [x, 0.66, 5.0], 0.95, 0.46, 0.2)), [-2.3, -1.3].map((x) => cushion(e, c.toile, [x, 0.66, 4.8], 0.6, 0.32, 0.16)),
			ground(e, '#b98f5e', -1.5, -0.6, 3.6, 4.1, 0.7), ground(e, '#d9b27c', -1.46, -0.64, 3.64, 4.06, 0.71), levelEllipse(e, c.linen, [-1.22, 0.715, 3.84], 0.13), turnedOnWheel(e, c.cornflower, [-1.22, 0.72, 3.84], [[0.05, 0], [0.03, 0.03], [0.06, 0.08]]), disc('#fff3e0', ...project(e, [-1.22, 0.83, 3.84]), 12, 16), turnedOnWheel(e, c.linen, [-0.86, 0.715, 3.84], [[0.05, 0], [0.08, 0.06], [0.08, 0.1]]), block(e, '#d99b54', [-1.06, 0.715, 3.68], [0.2, 0.03, 0.06]),
			[[-2.75, 3.1], [-0.2, 3.1]].map(([x = 0, z = 0]) => [block(e, c.oak, [x, 0, z], [0.1, 2.7, 0.1])]), drape(-2.72, 3.08, 0.36), drape(-0.5, 3.08, 0.36),
			polygon(e, '#d98a84', [[-2.8, 2.7, 3.05], [-0.1, 2.7, 3.05], [-0.1, 2.4, 3.05], [-2.8, 2.4, 3.05]]), indices(9).map((i) => { const x = -2.8 + i * 0.3; return smooth(i % 2 ? c.toile : '#d98a84', [[x, 2.42, 3.04], [x + 0.3, 2.42, 3.04], [x + 0.26, 2.28, 3.04], [x + 0.15, 2.24, 3.04], [x + 0.04, 2.28, 3.04]].map((s) => project(e, s as unknown as Position)), 1 / 9) }), polygon(e, '#b04a4e', [[-2.8, 2.7, 3.05], [-0.1, 2.7, 3.05], [-0.1, 2.7, 5.5], [-2.8, 2.7, 5.5]]),
			table(e, c.oak, [2, 0, 4.4], [0.9, 0.72, 0.5]), vase(e, [2.3, 0.72, 4.6], c.linen, leaves[1], c.blossom, { height: 0.34 }), chair(e, c.oak, [2.1, 0, 3.5], 'away', c.toile),
		]
	}),
	scene('villa-2/bedroom-loft', () => {
		const c = inLight(normandy, { ...rain, cast: ['#2f3c66', 0.42] })
		const e = camera({ height: 1.75, horizon: 400, focal: 780, z: -0.9 })
		const far = 6
		const end: Position[] = [[-3.6, 0, far], [-3.6, 0.7, far], [0, 4.2, far], [3.6, 0.7, far], [3.6, 0, far]]
		const light: Position[] = [[-0.7, 1.7, far], [0.7, 1.7, far], [0.7, 3.0, far], [-0.7, 3.0, far]]
		const small = (x: number, torch: boolean): Drawing => [
			block(e, c.oak, [x - 0.06, 0, 5.5], [1.22, 1.05, 0.1]), block(e, c.oak, [x, 0, 3], [1.1, 0.28, 2.5]), block(e, mix(c.linen, '#3c4a74', 0.1), [x, 0.26, 3], [1.1, 0.24, 2.5]), cushion(e, mix(c.linen, '#8fa0c8', 0.2), [x + 0.14, 0.5, 5.2], 0.82, 0.4, 0.2),
			torch ? [smooth('#c98f5a', [[x - 0.06, 0.2, 2.98], [x - 0.06, 0.56, 3.2], [x + 0.2, 0.86, 4], [x + 0.7, 0.9, 4.2], [x + 1.16, 0.6, 3.6], [x + 1.16, 0.2, 2.98]].map((s) => project(e, s as unknown as Position)), 1 / 9), smooth('#f3c06a', [[x + 0.16, 0.34, 3], [x + 0.2, 0.68, 3.6], [x + 0.5, 0.84, 4.1], [x + 0.86, 0.66, 3.8], [x + 0.96, 0.36, 3]].map((s) => project(e, s as unknown as Position))), smooth('#fff0b4', [[x + 0.36, 0.4, 3], [x + 0.4, 0.62, 3.5], [x + 0.6, 0.7, 3.8], [x + 0.76, 0.5, 3.3]].map((s) => project(e, s as unknown as Position)))]
				: [block(e, tones(mix(c.cornflower, '#2a3560', 0.25)), [x - 0.04, 0.2, 2.96], [1.18, 0.36, 1.7]), indices(3).map((i) => panel(e, mix(c.linen, '#3c4a74', 0.3), wall([x - 0.04, 2.95], [x + 1.14, 2.95], 1), 0.1 + i * 0.4, 0.3 + i * 0.4, 0.26, 0.46))],
		]
		return [
			rect('#6f84a8', 400, 100, 400, 400), foliage('#8497b6', [640, 250], 260, 90, { seed: 3, bumps: 8 }), foliage('#5c7198', [540, 330], 240, 80, { seed: 7, bumps: 8 }),
			[[540, 220], [580, 270], [625, 205], [660, 300], [560, 330], [640, 240], [598, 350], [675, 250], [525, 290], [612, 310]].map(([x = 0, y = 0], i) => [disc('#c3d0e4', x, y, 4 + (i % 3)), stroke('#a9b9d4', [x, y], [x + 1, y + 22 + (i % 4) * 6], 2)]),
			polygon(e, mix('#8a7a78', '#2f3c66', 0.3), end, light),
			polygon(e, mix('#5a5470', '#2f3c66', 0.3), [[-3.6, 0.7, 0.3], [-3.6, 0.7, far], [0, 4.2, far], [0, 4.2, 0.3]]), polygon(e, mix('#6b6178', '#2f3c66', 0.3), [[3.6, 0.7, 0.3], [3.6, 0.7, far], [0, 4.2, far], [0, 4.2, 0.3]]),
			polygon(e, '#454663', [[-3.6, 0, 0.3], [-3.6, 0, far], [-3.6, 0.7, far], [-3.6, 0.7, 0.3]]), polygon(e, '#4b4a66', [[3.6, 0, 0.3], [3.6, 0, far], [3.6, 0.7, far], [3.6, 0.7, 0.3]]),
			[[0, 1.7, 0, 3], [-0.7, 2.35, 0.7, 2.35]].map(([x = 0, y = 0, X = 0, Y = 0]) => stroke(c.oak, project(e, [x, y, far]), project(e, [X, Y, far]), 7)), indices(4).map((i) => stroke(c.oak, project(e, light[i] ?? light[0]!), project(e, light[(i + 1) % 4] ?? light[0]!), 12)),
			ground(e, mix('#6b5348', '#2f3c66', 0.3), -3.6, 3.6, 0.3, far), boards(e, '#33304a', { left: -3.6, right: 3.6, far, height: 3 }, 0.45), polygon(e, '#7f86a4', [[-0.7, 0.001, 5.6], [0.7, 0.001, 5.6], [1, 0.001, 3.4], [-1, 0.001, 3.4]]), ground(e, mix('#6b5348', '#2f3c66', 0.3), -0.03, 0.03, 3.4, 5.6, 0.002), ground(e, mix('#6b5348', '#2f3c66', 0.3), -0.9, 0.9, 4.4, 4.46, 0.002),
			[5.9, 4.4, 2.9].map((z) => [[-1, 1].map((s) => polygon(e, s < 0 ? tones(c.oak).side : c.oak, [[s * 3.6, 0.7, z], [0, 4.2, z], [0, 3.92, z], [s * 3.6, 0.42, z]])), z < 5 ? polygon(e, tones(c.oak).front, [[-1.5, 2.5, z], [1.5, 2.5, z], [1.44, 2.72, z], [-1.44, 2.72, z]]) : []]),
			small(-2.7, false), small(1.6, true), withOpacity(0.16, disc('#ffdf9a', ...project(e, [2.2, 0.7, 3.6]), 190, 130)),
			block(e, c.oak, [-0.3, 0, 5.3], [0.6, 0.5, 0.5]), turnedOnWheel(e, c.cornflower, [-0.12, 0.5, 5.5], [[0.06, 0], [0.09, 0.1], [0.05, 0.2]]), block(e, c.toile, [0, 0.5, 5.4], [0.24, 0.05, 0.2]),
			bear(project(e, [-1.0, 0, 3.1]), 54),
		]
	}),
	scene('villa-2/bathroom', () => {
		const c = inLight(normandy, dawn)
		const e = camera({ height: 1.5, horizon: 350, focal: 820 })
		const plan = { left: -3.6, right: 3.6, far: 5, height: 3 }
		const { back } = roomWalls(plan)
		const steam = '#dfe8dc'
		const p = (a: number, u: number) => project(e, back(a, u, -0.2))
		const line = (points: [number, number][]) => points.slice(1).map((to, i) => stroke('#8fae7c', p(...(points[i] ?? to)), p(...to), 5))
		return [
			rect('#c9dcb0', 320, 60, 560, 400), [[400, 200, 190], [620, 160, 220], [800, 230, 190], [500, 330, 200], [740, 340, 210]].map(([x = 0, y = 0, w = 0], i) => [foliage(leaves[i % 2 ? 1 : 0] ?? '', [x, y], w, w * 0.66, { seed: i + 3, bumps: 9 }), foliage(leaves[2], [x - 14, y - 20], w * 0.5, w * 0.24, { seed: i + 9, bumps: 7 })]), scattered(c.apple, [600, 240], 480, 260, 9, 12, 5),
			withOpacity(0.72, rect(steam, 320, 60, 560, 420)),
			line([[2.2, 1.36], [2.4, 1.2], [3.3, 1.2], [3.5, 1.36], [2.2, 1.36]]), line([[2.8, 1.36], [2.8, 1.94]]), line([[2.84, 1.9], [3.34, 1.48], [2.84, 1.48]]), line([[2.76, 1.84], [2.4, 1.48], [2.76, 1.48]]), line([[2.05, 1.12], [2.25, 1.16], [2.45, 1.1], [2.65, 1.16], [2.85, 1.1], [3.05, 1.16], [3.25, 1.1], [3.5, 1.14]]), [[2.3, 1.02], [3.3, 1.0]].map(([a = 0, u = 0]) => stroke('#8fae7c', p(a, u + 0.04), p(a, u - 0.14), 3)),
			room(e, plan, { floor: '#b98a5c', ceiling: mix(c.linen, dawn.shadow, 0.1), back: mix('#cfd8c8', c.linen, 0.3), left: mix('#cfd8c8', dawn.shadow, 0.22), right: mix('#cfd8c8', '#fff6e0', 0.3), reveal: c.linen }, [{ in: 'back', from: 1.9, to: 5.3, low: 0.95, high: 2.2, frame: c.linen, bars: 2, rails: [] }]),
			panel(e, c.linen, back, 1.7, 5.5, 0.84, 0.96, 0.15), boards(e, '#8f6642', plan, 0.62), beams(e, c.oak, plan, 4, 'away', 0.24), framing(e, c.oak, wall([-3.6, 4.98], [-1.9, 4.98], 3), 0, 3, 2, false), framing(e, c.oak, wall([1.9, 4.98], [3.6, 4.98], 3), 0, 3, 2, false),
			sunlight(e, '#d9b488', opening(back, 2.1, 5.1, 0.9, 2.1), [0.16, -0.9]),
			withOpacity(0.35, levelEllipse(e, '#4b3b5c', [0, 0.001, 3.3], 1.5, 0.6)),
			block(e, tones(c.copper).deep, [-0.9, 0, 3.2], [0.14, 0.1, 0.3]), block(e, tones(c.copper).deep, [0.8, 0, 3.2], [0.14, 0.1, 0.3]),
			bath(e, { top: '#f0b98a', front: c.copper, side: '#8f4c30', deep: '#6b3524' }, [0, 0.06, 3.4], '#dceae4', 2.5),
			smooth(mix(c.copper, '#ffe4bc', 0.55), [[-0.95, 0.56], [-0.8, 0.5], [-0.74, 0.2], [-0.8, 0.14], [-0.9, 0.34]].map(([x = 0, y = 0]) => project(e, [x, y, 3.05]))),
			[0, 1, 2].map((i) => withOpacity(0.35, taperedStroke('#ffffff', project(e, [-0.4 + i * 0.4, 0.75, 3.4]), project(e, [-0.6 + i * 0.4, 1.1, 3.4]), project(e, [-0.3 + i * 0.4, 1.5, 3.4]), 14, 4))),
			block(e, c.oak, [1.9, 0, 2.9], [0.5, 0.46, 0.4]), block(e, c.linen, [1.94, 0.46, 2.92], [0.42, 0.1, 0.34]), block(e, c.cornflower, [1.94, 0.56, 2.92], [0.42, 0.08, 0.34]),
			turnedOnWheel(e, c.copper, [-2.2, 0, 3.2], [[0.16, 0], [0.22, 0.34], [0.24, 0.36]]), bush(placeUpright(e, [-2.2, 0.3, 3.2]), 0.7, 0.6, leaves, { seed: 4 }),
		]
	}),
	scene('villa-2/pool', (progress) => {
		const c = inLight(normandy, gold)
		const e = camera({ height: 1.8, horizon: 330, focal: 760 })
		const far = 15
		const wood = mix(c.oak, '#c98a52', 0.2)
		const above: Drawing = [
			rect('#f8d79a', 300, 100, 600, 300), sun(gold, 640, 290, 34), hill(mix(leaves[1], '#f8d79a', 0.4), [[400, 322], [600, 306], [800, 318]], 340),
			polygon(e, mix('#a9876a', gold.shadow, 0.2), [[-4.6, 0, far], [-4.6, 3, far], [0, 7, far], [4.6, 3, far], [4.6, 0, far]], [[-1.6, 0, far], [1.9, 0, far], [1.9, 3.6, far], [-1.6, 3.6, far]]),
			indices(10).map((i) => Math.abs(-4.2 + i * 0.95 - 0.15) < 1.9 ? [] : polygon(e, wood, [[-4.3 + i * 0.95, 0, far], [-4.2 + i * 0.95, 0, far], [-4.2 + i * 0.95, 3.1, far], [-4.3 + i * 0.95, 3.1, far]])),
			polygon(e, mix(c.stone, gold.shadow, 0.34), [[-4.6, 0, 0.3], [-4.6, 0, far], [-4.6, 3, far], [-4.6, 3, 0.3]]), polygon(e, mix(c.stone, gold.shadow, 0.2), [[4.6, 0, 0.3], [4.6, 0, far], [4.6, 3, far], [4.6, 3, 0.3]]),
			polygon(e, mix('#7a5a48', gold.shadow, 0.3), [[-4.6, 3, 0.3], [-4.6, 3, far], [0, 7, far], [0, 7, 0.3]]), polygon(e, mix('#8a6650', gold.shadow, 0.16), [[4.6, 3, 0.3], [4.6, 3, far], [0, 7, far], [0, 7, 0.3]]),
			[14, 11.4, 8.8, 6.2, 3.9].map((z) => { const b = (x: number, y: number, X: number, Y: number, w = 0.26) => polygon(e, x + X < 0 ? tones(wood).side : wood, [[x, y, z], [X, Y, z], [X, Y - w, z], [x, y - w, z]]); return [b(-4.6, 3, 0, 7), b(0, 7, 4.6, 3), polygon(e, wood, [[-4.6, 3.1, z], [4.6, 3.1, z], [4.6, 2.82, z], [-4.6, 2.82, z]]), polygon(e, tones(wood).side, [[-0.14, 3.1, z], [0.14, 3.1, z], [0.14, 6.8, z], [-0.14, 6.8, z]]), b(-1.9, 3.1, -0.1, 4.9, 0.2), b(0.1, 4.9, 1.9, 3.1, 0.2)] }),
		]
		const level = project(e, [0, 0, far])[1]
		return [
			above,
			ground(e, mix(c.stone, '#fff0d0', 0.2), -4.6, 4.6, 0.3, far),
			cull(tint(reflect(cull(above, -400, -900, 2000, 1210), level), '#4f8f7c', 0.45), -200, level, 1600, 900),
			[-4.6, 4.6].map((x, i) => polygon(e, mix(c.stone, gold.shadow, i ? 0.2 : 0.34), [[x, 0, 0.3], [x, 0, far], [x, 3, far], [x, 3, 0.3]])),
			polygon(e, '#6fae94', [[-2.6, -0.001, far - 0.9], [2.9, -0.001, far - 0.9], [2.9, -0.001, far - 1.4], [-2.6, -0.001, far - 1.4]]),
			polygon(e, mix(c.stone, '#fff0d0', 0.12), [[-4.6, 0, 0.3], [-2.6, 0, 0.3], [-2.6, 0, far], [-4.6, 0, far]]), polygon(e, mix(c.stone, '#fff0d0', 0.3), [[4.6, 0, 0.3], [2.9, 0, 0.3], [2.9, 0, far], [4.6, 0, far]]), polygon(e, mix(c.stone, '#fff0d0', 0.4), [[-4.6, 0, far - 0.9], [4.6, 0, far - 0.9], [4.6, 0, far], [-4.6, 0, far]]),
			polygon(e, '#f8dc9e', [[2.9, 0.002, 10], [4.6, 0.002, 8.6], [4.6, 0.002, 6.2], [2.9, 0.002, 7.4]]), polygon(e, '#f3cf8c', [[4.59, 0, 8.6], [4.59, 0, 6.2], [4.59, 2, 5.2], [4.59, 2, 7.4]]),
			polygon(e, tones(c.stone).side, [[-2.6, 0, 0.3], [-2.6, 0, far], [-2.6, -0.16, far], [-2.6, -0.16, 0.3]]),
			indices(12).map((i) => lens('#ffe6ae', 560 + ((i * 53) % 150) + Math.sin(2 * Math.PI * (progress + i / 12)) * 6, level + 20 + i * i * 2.6, 60 + i * 12, 3 + i * 0.5)),
			robe(e, c),
			block(e, c.oak, [-4.2, 0, 6], [0.5, 0.42, 2]), block(e, c.linen, [-4.16, 0.42, 6.3], [0.42, 0.16, 0.5]), block(e, c.cornflower, [-4.16, 0.42, 7], [0.42, 0.16, 0.5]),
		]
	}),
	scene('villa-2/orchard', () => {
		const c = inLight(normandy, gold)
		const light: Light = { ...gold, sky: ['#e8c690', '#f0d29c', '#f7dfae', '#fbe9c4'], haze: '#f0d6a4' }
		const autumn: Greens = ['#5d6b3c', '#8f8f48', '#cbb45c']
		const far = (t: number): Greens => [mix(autumn[0], light.haze, t), mix(autumn[1], light.haze, t), mix(autumn[2], light.haze, t)]
		const rung = (i: number): [Point, Point] => { const t = i / 9; return [[470 + t * 96, 742 - t * 470], [596 + t * 20, 752 - t * 476]] }
		return [
			sky(light, 470), sun(light, 210, 350, 60), hill(mix(autumn[1], light.haze, 0.6), swells(5, -40, 1240, 470, 60, 3)),
			hill('#d9c27c', [[-20, 480], [400, 468], [900, 476], [1220, 470]]), indices(9).map((i) => apple({ x: 30 + i * 150, y: 520 + (i % 2) * 6, size: 17 }, 5, far(0.45), mix(c.apple, light.haze, 0.4), i + 2, 6)),
			hill('#c9bc6c', [[-20, 540], [400, 530], [800, 540], [1220, 530]]), [120, 390, 1080].map((x, i) => apple({ x, y: 600 + i * 6, size: 36 }, 5, far(0.2), mix(c.apple, light.haze, 0.15), i + 12, 11)),
			hill('#a9ab5c', [[-20, 610], [400, 600], [800, 616], [1220, 600]]), [[40, 650, 420], [330, 676, 520], [700, 640, 420], [120, 716, 600], [640, 710, 500], [420, 760, 620]].map(([x = 0, y = 0, w = 0]) => lens('#e3cf7c', x, y, w, 14)),
			withOpacity(0.36, shape(light.shadow, [[720, 740], [780, 730], [1240, 690], [1240, 780], [900, 790]])),
			apple({ x: 730, y: 750, size: 118 }, 6, autumn, c.apple, 7, 46), scattered('#e8694a', [690, 240], 520, 260, 18, 7, 4),
			stroke('#8a6040', [470, 742], [570, 262], 11), stroke('#8a6040', [596, 752], [590, 262], 11), indices(9).map((i) => stroke('#a97a4c', ...rung(i + 0.4), 8)),
			basket(rung(2.5)[0][0] + 50, rung(2.4)[0][1] - 2, c), [[300, 748], [340, 764], [812, 772], [880, 752], [640, 780]].map(([x = 0, y = 0]) => appleFruit([x, y], 13, c.apple)),
			bough([-20, 20], [260, 60], bark, autumn, { seed: 5, puff: 170, thick: 18 }), scattered(c.apple, [130, 60], 260, 70, 9, 9, 5),
		]
	}),
	scene('villa-2/night', (progress) => {
		const light: Light = { ...evening, sky: ['#1c2c50', '#2d3e64', '#4b5478', '#77698a', '#b0848a', '#d8a68a'] }
		const c = inLight(normandy, { ...dusk, cast: ['#232c52', 0.55] })
		const e = camera({ height: 1.7, horizon: 610, focal: 900, x: -3 })
		const plot: Plot = { x: -12, z: 30, width: 19, depth: 9, height: 6.2 }
		const branch = (from: Point, via: Point, to: Point, w: number) => taperedStroke('#17203c', from, via, to, w, 2)
		return [
			sky(light, 610), stars('#e9e4d8', 4, 300, 30), sun({ ...light, sun: '#ffe0a0', halos: ['#6f6484', '#9a7c88'] }, 940, 250, 74),
			hill('#3c4668', swells(6, -40, 1240, 600, 60, 4)), indices(14).map((i) => foliage('#2b3658', [i * 94, 588], 130, 56, { seed: i, bumps: 7, flat: 0.5 })),
			smoke(446, 342, progress),
			manor(e, timber(c), plot, { lamp: '#ffcf7a', rise: 5.2 }),
			ground(e, '#26344a', -60, 60, 0.4, 30), [[380, 650, 60], [470, 652, 50], [330, 676, 120], [560, 664, 60]].map(([x = 0, y = 0, w = 0]) => lens('#c99a62', x, y, w, 7)), polygon(e, '#9a7a5c', [[-3.2, 0.001, 30], [-1.8, 0.001, 30], [-0.6, 0.001, 16], [-3, 0.001, 16]]),
			hill('#17203c', [[-20, 720], [300, 706], [700, 730], [1220, 690]]),
			branch([1120, 840], [1090, 560], [1010, 330], 46), branch([1060, 520], [980, 420], [846, 330], 18), branch([1040, 420], [1060, 300], [1010, 140], 16), branch([1080, 560], [1150, 430], [1210, 330], 20), branch([1020, 360], [930, 270], [880, 170], 11), branch([930, 390], [880, 390], [800, 410], 7), branch([1030, 300], [1080, 230], [1110, 140], 9), branch([980, 300], [970, 220], [940, 160], 6), branch([1140, 440], [1130, 350], [1150, 260], 8), branch([900, 360], [870, 300], [830, 270], 5), branch([925, 255], [900, 240], [850, 232], 4), branch([1058, 250], [1040, 190], [1060, 120], 5),
			[[846, 336], [808, 416], [1010, 148], [1148, 268], [882, 178]].map(([x = 0, y = 0]) => disc('#c8523f', x, y + 8, 7)),
		]
	}),
]

/** Smoke that stands straight: a ribbon that widens, and breathes a little. */
function smoke(x: number, y: number, progress: number): Drawing {
	const edge = (side: number) => indices(7).map((i): Point => [x + Math.sin(i * 1.1 + 2 * Math.PI * progress) * (1 + i * 1.2) + side * (4 + i * 2.4), y - i * 44])
	return withOpacity(0.6, smooth('#a7a1b4', [...edge(-1), ...edge(1).reverse()]))
}
/** Petals on their way to the grass; each falls through the whole picture and begins again. */
function fallingPetals(progress: number): Drawing {
	return indices(14).map((i) => {
		const fall = (progress + i / 14 + ((i * 5) % 7) / 20) % 1
		const x = 40 + ((i * 83) % 420) + fall * 90 + Math.sin(2 * Math.PI * (progress * 2 + i / 5)) * 12
		const turn = Math.sin(2 * Math.PI * (progress * 2 + i / 3))
		return disc(i % 3 ? '#f9d9da' : '#fffaf4', x, 170 + fall * 560, 6, 3 + turn * 2)
	})
}
function blossomBough(c: typeof normandy): Drawing {
	const petals = (positions: readonly Point[], fill: string, size: number): Drawing => positions.map(([x, y], i) => foliage(fill, [x, y], size * (0.8 + (i % 3) * 0.2), size * (0.66 + (i % 2) * 0.2), { seed: i + 2, bumps: 6 }))
	const along = (from: Point, via: Point, to: Point, count: number): Point[] => indices(count).map((i) => { const t = (i + 0.7) / count; return [0, 1].map((k) => (1 - t) ** 2 * (from[k] ?? 0) + 2 * t * (1 - t) * (via[k] ?? 0) + t * t * (to[k] ?? 0) + (((i * 7 + k * 4) % 5) - 2) * 11) as unknown as Point })
	const positions: Point[] = [...along([-10, 70], [160, 190], [450, 214], 15), ...along([140, 150], [220, 110], [360, 104], 8), ...along([84, 140], [90, 220], [66, 320], 6)]
	return [taperedStroke(bark, [-30, 60], [160, 190], [440, 214], 26, 5), taperedStroke(bark, [120, 150], [220, 110], [350, 104], 12, 4), taperedStroke(bark, [80, 120], [90, 220], [66, 310], 12, 4), petals(positions, '#e6b0b8', 52), petals(positions.map(([x, y]): Point => [x - 4, y - 6]), c.blossom, 42), petals(positions.filter((_, i) => i % 2 === 0).map(([x, y]): Point => [x - 8, y - 11]), '#fffaf4', 21), positions.filter((_, i) => i % 3 === 0).map(([x, y], i) => taperedStroke(leaves[2], [x + 20, y + 8], [x + 32, y + 20], [x + 44 + (i % 3) * 4, y + 20], 2, 8))]
}
function cow({ x, y, size: s }: Foot, c: typeof normandy): Drawing {
	const p = (dx: number, up: number): Point => [x + dx * s, y - up * s]
	const brown = '#8a5236'
	return [
		[-0.72, -0.5, 0.5, 0.72].map((dx, i) => shape(i % 2 ? c.linen : tones(c.linen).side, [p(dx - 0.09, 0.7), p(dx + 0.09, 0.7), p(dx + 0.06, 0), p(dx - 0.06, 0)])),
		smooth(c.linen, [p(-0.95, 1.36), p(-0.3, 1.32), p(0.4, 1.36), p(0.84, 1.42), p(0.92, 1.0), p(0.8, 0.6), p(0, 0.5), p(-0.8, 0.58), p(-1, 1)], 1 / 7),
		smooth(brown, [p(-0.9, 1.36), p(-0.5, 1.33), p(-0.42, 0.94), p(-0.72, 0.72), p(-0.98, 1.0)]), smooth(brown, [p(0.02, 1.33), p(0.42, 1.36), p(0.48, 1), p(0.2, 0.82), p(-0.04, 1.06)]),
		smooth(brown, [p(0.8, 1.4), p(1.06, 1.52), p(1.32, 1.34), p(1.36, 1.0), p(1.18, 0.92), p(0.94, 1.12)], 1 / 8), smooth(c.linen, [p(1.2, 1.28), p(1.3, 1.24), p(1.34, 1), p(1.2, 0.94)]), stroke(brown, p(0.98, 1.44), p(0.82, 1.56), s * 0.1), disc('#2a1c24', ...p(1.14, 1.3), s * 0.035),
		taperedStroke(brown, p(-0.95, 1.3), p(-1.12, 1.0), p(-1.05, 0.6), s * 0.06, s * 0.03),
	]
}
const appleFruit = ([x, y]: Point, r: number, fill: string): Drawing => [disc(fill, x, y, r, r * 0.94), disc(mix(fill, '#ffd9a0', 0.4), x - r * 0.3, y - r * 0.3, r * 0.4), stroke(bark, [x, y - r * 0.8], [x + r * 0.2, y - r * 1.3], 2.4)]
const drumLog = (e: Camera, [x, y, z]: Position, long: number): Drawing => { const [a, b] = [project(e, [x - long / 2, y, z]), project(e, [x + long / 2, y + 0.04, z])]; return [stroke('#3a2428', a, b, 20), disc('#a8613c', b[0], b[1], 8, 10)] }
function tart(e: Camera, [x, y, z]: Position, c: typeof normandy): Drawing {
	const wedge = indices(15).map((i): Position => [x + 0.24 * Math.cos(0.4 - 1.57 + (i * 5.5) / 14 + 0.4), y + 0.04, z + 0.24 * Math.sin(0.4 - 1.57 + (i * 5.5) / 14 + 0.4)])
	return [levelEllipse(e, c.pewter, [x, y, z], 0.3), polygon(e, '#a8693a', [...wedge.map(([a, b, d]): Position => [a, b - 0.03, d]), [x, y + 0.01, z]]), polygon(e, '#e0a456', [...wedge, [x, y + 0.04, z]]), indices(9).map((i) => levelEllipse(e, i % 2 ? '#f3cf86' : '#d98a45', [x + 0.14 * Math.cos(i * 0.55 - 0.5), y + 0.045, z + 0.14 * Math.sin(i * 0.55 - 0.5)], 0.045))]
}
const crate = (e: Camera, foot: Position, c: typeof normandy): Drawing => [
	indices(12).map((i) => appleFruit(project(e, [foot[0] + 0.14 + (i % 6) * 0.15, foot[1] + 0.28 + (i > 5 ? 0 : 0.05), foot[2] + (i > 5 ? 0.06 : 0.3)]), 24, i % 4 === 2 ? '#d9683f' : c.apple)),
	[0, 0.11, 0.22].map((up) => panel(e, mix(c.straw, '#8a6040', 0.2 + up), wall([foot[0], foot[2]], [foot[0] + 1, foot[2]], 1, foot[1]), 0, 1, up, up + 0.085)), [0, 0.9].map((dx) => panel(e, '#a97a4c', wall([foot[0], foot[2] - 0.01], [foot[0] + 1, foot[2] - 0.01], 1, foot[1]), dx, dx + 0.1, 0, 0.34)),
]
const bear = ([x, y]: Point, s: number): Drawing => [disc('#8a6a5c', x, y - s * 0.4, s * 0.4, s * 0.44), disc('#9a7868', x, y - s * 0.98, s * 0.32), [-0.26, 0.26].map((d) => disc('#8a6a5c', x + d * s, y - s * 1.24, s * 0.12)), disc('#b89a88', x, y - s * 0.9, s * 0.13, s * 0.1), [-0.34, 0.34].map((d) => disc('#9a7868', x + d * s, y - s * 0.1, s * 0.17, s * 0.13))]
function robe(e: Camera, c: typeof normandy): Drawing {
	const p = (dz: number, u: number) => project(e, [4.5, u, 6.6 - dz])
	return [disc(c.oak, ...p(0, 2.16), 8), smooth(c.linen, [p(-0.06, 2.14), p(0.1, 2.14), p(0.42, 1.9), p(0.5, 1.3), p(0.42, 0.7), p(-0.36, 0.66), p(-0.44, 1.3), p(-0.34, 1.9)], 1 / 9), [-0.28, -0.1, 0.1, 0.28].map((d) => taperedStroke(c.cornflower, p(d * 0.5, 2.02), p(d, 1.4), p(d * 1.15, 0.7), 6, 9)), stroke(c.toile, p(-0.4, 1.34), p(0.46, 1.3), 9)]
}
function basket(x: number, y: number, c: typeof normandy): Drawing {
	return [[-26, -8, 12, 28].map((dx, i) => appleFruit([x + dx, y - 54 - (i % 2) * 6], 14, c.apple)), shape('#c9974f', [[x - 46, y - 54], [x + 46, y - 54], [x + 36, y], [x - 36, y]]), [0, 1, 2].map((i) => stroke('#9a6a38', [x - 44 + i * 3, y - 42 + i * 16], [x + 44 - i * 3, y - 42 + i * 16], 4)), [-1, 1].map((s) => taperedStroke('#9a6a38', [x + s * 44, y - 54], [x + s * 40, y - 112], [x, y - 116], 6, 6))]
}
