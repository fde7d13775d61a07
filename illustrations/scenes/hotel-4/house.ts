// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { at } from '../../drawing/things/boats.ts'
import { indices } from '../../drawing/random.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { type Camera, camera, polygon, ground, unitsPerMetre, levelEllipse, project, type Position, roundedPolygon } from '../../drawing/camera.ts'
import { roundTable } from '../../drawing/things/furniture.ts'
import { chair } from '../../drawing/things/seats.ts'
import { steam, wineGlass } from '../../drawing/things/still-life.ts'
import { palm } from '../../drawing/nature/trees.ts'
import { dusk, inLight, type Light, noon } from '../../drawing/light.ts'
import { panel, type Wall } from '../../drawing/buildings/houses.ts'
import { disc, type Drawing, hill, lens, taperedStroke, type Point, rect, shape, smooth, stroke, withOpacity } from '../../drawing/shapes.ts'
import { boards, curtain, deep, hung, room, roomWalls, tiles } from '../../drawing/buildings/rooms.ts'
import { scene } from '../../drawing/scene.ts'
import { glitter, sea } from '../../drawing/nature/sea.ts'
import { closedShutters, leaf } from '../../drawing/buildings/shutters.ts'
import { sky } from '../../drawing/nature/sky.ts'
import { block, drum, pillow, sunlight, turnedOnWheel } from '../../drawing/things/solids.ts'
import { type Lemon, lemon, palms, seven } from './place.ts'

const green = (c: Lemon): readonly [string, string, string] => [c.shutter, mix(c.shutter, c.white, 0.12), c.slat]
/** A fern on its stand, arching to both sides. */
const fern = (e: Camera, [x, y, z]: Position, c: Lemon): Drawing => {
	const [[px, py], s] = [project(e, [x, y + 1.25, z]), unitsPerMetre(e, [x, y, z])]
	return [
		turnedOnWheel(e, c.white, [x, y, z], [[0.24, 0], [0.1, 0.08], [0.08, 0.7], [0.2, 0.84], [0.22, 0.9]]), turnedOnWheel(e, c.shutter, [x, y + 0.9, z], [[0.16, 0], [0.26, 0.2], [0.22, 0.34]]),
		indices(13).map((i) => { const a = Math.PI * (0.02 + (0.96 * i) / 12); const long = (0.62 + (i % 3) * 0.1) * s; return taperedStroke(palms[i % 3] ?? palms[0], [px, py], [px - Math.cos(a) * long * 0.6, py - Math.sin(a) * long * 1.1 - long * 0.2], [px - Math.cos(a) * long * 1.3, py - Math.sin(a) * long * 0.5 + long * 0.3], s * 0.09, 1) }),
	]
}

export const house = [
	scene('hotel-4/lobby', () => {
		const c = inLight(lemon, { ...noon, cast: ['#ffe6b0', 0.1] })
		const e = camera({ height: 1.6, horizon: 440, focal: 780 })
		const plan = { left: -5.4, right: 5.4, far: 10, height: 5 }
		const { back, left } = roomWalls(plan)
		const [stone, shade] = ['#f6e3b0', '#dcbf8c']
		const cage = (x: number, z: number, r: number, high: number): Drawing => {
			const bars = indices(17).map((i) => { const a = Math.PI + (Math.PI * i) / 16; return [x + Math.cos(a) * r, z + Math.sin(a) * r] })
			const ring = (up: number, thick: number, fill: string) => polygon(e, fill, [...bars.map(([bx = 0, bz = 0]): Position => [bx, up, bz]), ...bars.toReversed().map(([bx = 0, bz = 0]): Position => [bx, up + thick, bz])])
			const [px, py] = project(e, [x, high + 1.15, z])
			return [
				polygon(e, mix(stone, '#8a5a3c', 0.3), [[x - r, 0, z], [x + r, 0, z], [x + r, high, z], [x - r, high, z]]), polygon(e, '#8f4a3a', [[x - r * 0.7, 0.1, z], [x + r * 0.7, 0.1, z], [x + r * 0.7, 2.5, z], [x - r * 0.7, 2.5, z]]), polygon(e, '#f9d998', [[x - r * 0.56, 1.1, z], [x + r * 0.56, 1.1, z], [x + r * 0.56, 2.35, z], [x - r * 0.56, 2.35, z]]), disc('#fff6d8', ...project(e, [x, 2.3, z]), 18, 9),
				bars.map(([bx = 0, bz = 0], i) => stroke(i > 10 ? mix(c.brass, '#7a4a2c', 0.4) : c.brass, project(e, [bx, 0, bz]), project(e, [bx, high, bz]), 6)), [0, 1, 2.6, high - 0.14].map((up) => ring(up, 0.12, up === 1 ? mix(c.brass, '#fff0b0', 0.35) : c.brass)),
				[-0.55, 0, 0.55].map((dx) => { const [cx, cy] = project(e, [x + dx * r, 0.56, z - r * 0.84]); const coil = disc(c.brass, cx, cy, 26); return { ...coil, outlines: [...coil.outlines, ...disc(c.brass, cx, cy, 20).outlines], holes: true } as const }),
				shape(c.brass, [...bars.map(([bx = 0, bz = 0]) => project(e, [bx, high, bz])), [px + 12, py], [px - 12, py]]), shape(mix(c.brass, '#7a4a2c', 0.4), [...bars.slice(10).map(([bx = 0, bz = 0]) => project(e, [bx, high, bz])), [px + 12, py], [px + 4, py]]), disc(c.brass, px, py - 8, 13),
			]
		}
		const stair = (i: number): Drawing => { const [x, up] = [-1.7 - i * 0.32, 0.16 + i * 0.2]; return block(e, tones(stone), [x - 0.34, 0, 8.2], [0.34, up, 1.8]) }
		return [
			room(e, plan, { floor: '#f0dcae', ceiling: '#fff6dc', back: stone, left: mix(stone, shade, 0.8), right: mix(stone, shade, 0.34), reveal: stone }), [0.7, 0.35].map((d, i) => panel(e, i ? '#fff6dc' : mix(stone, shade, 0.4), back, 0, back.long, 5 - d - 0.35, 5 - d)), panel(e, c.shutter, back, 0, back.long, 3.84, 3.92),
			[1.4].map((from) => [panel(e, mix(stone, shade, 0.5), back, from - 0.1, from + 1.5, 0, 3.3), panel(e, '#bfe0e4', back, from, from + 1.4, 0, 3.1), panel(e, c.shutter, back, from, from + 0.1, 0, 3.1, 0.02), panel(e, c.shutter, back, from + 1.3, from + 1.4, 0, 3.1, 0.02), [1, 2].map((k) => panel(e, c.shutter, back, from, from + 1.4, k, k + 0.07, 0.02))]), indices(10).map(stair), taperedStroke(c.brass, project(e, [-1.7, 1.1, 8.2]), project(e, [-3.3, 2.2, 8.2]), project(e, [-5.4, 3.5, 8.2]), 9), indices(9).map((i) => stroke(c.brass, project(e, [-1.9 - i * 0.36, 0.3 + i * 0.22, 8.2]), project(e, [-1.9 - i * 0.36, 1.22 + i * 0.23, 8.2]), 3.4)),
			[3.4, 7.4].map((z) => { const a = deep(plan, 'left', z); return [panel(e, mix(stone, shade, 0.4), left, a - 0.25, a + 0.25, 0, 5, 0.12), panel(e, c.brass, left, a - 0.12, a + 0.12, 2.3, 3, 0.2), panel(e, '#fff3c8', left, a - 0.1, a + 0.1, 2.4, 3.5, 0.22)] }),
			panel(e, '#6a4030', back, 7.36, 10.44, 0.9, 3.36, 0.02), indices(6).map((k) => indices(8).map((i) => { const [a, up] = [7.44 + i * 0.37, 0.98 + k * 0.39]; return [panel(e, '#a8693f', back, a, a + 0.34, up, up + 0.36, 0.03), panel(e, '#5f3a2c', back, a + 0.04, a + 0.3, up + 0.03, up + 0.33, 0.04), (i * 5 + k * 3) % 4 ? [disc(c.brass, ...project(e, back(a + 0.17, up + 0.26, 0.06)), 4, 5), stroke(c.coral, project(e, back(a + 0.17, up + 0.22, 0.06)), project(e, back(a + 0.17, up + 0.08, 0.06)), 5)] : []] })), panel(e, c.brass, back, 7.3, 10.5, 3.32, 3.4, 0.06),
			ground(e, '#e3c892', -5.4, 5.4, 0.3, 10, 0.001), ground(e, '#f6e6c0', -4.7, 4.7, 0.3, 9.6, 0.002), indices(16).map((i) => { const [a, b] = [(i * Math.PI) / 8, ((i + 0.5) * Math.PI) / 8]; const on = (t: number, r: number): Position => [Math.cos(t) * r, 0.004, 4.6 + Math.sin(t) * r]; return polygon(e, i % 2 ? c.shutter : '#e0b45c', [[0, 0.004, 4.6], on(a, 2), on(b, 2.5), on(b + 0.196, 2)]) }), levelEllipse(e, '#f6e6c0', [0, 0.005, 4.6], 0.7), levelEllipse(e, c.slat, [0, 0.006, 4.6], 0.5),
			levelEllipse(e, '#caa56c', [0, 0.006, 8], 2.1, 0.9), cage(0, 8.2, 1.5, 3.5), fern(e, [-2.2, 0, 6.8], c), fern(e, [2.2, 0, 6.8], c),
			block(e, { ...tones('#a8693f'), top: '#f6e9cc' }, [2.5, 0, 5.2], [3, 1.05, 1.1]), block(e, '#fff6e0', [2.36, 1.05, 5.06], [3.3, 0.09, 1.3]), indices(4).map((i) => polygon(e, mix('#a8693f', '#5f3a2c', 0.44), [[2.64 + i * 0.72, 0.14, 5.19], [2.64 + i * 0.72, 0.9, 5.19], [3.24 + i * 0.72, 0.9, 5.19], [3.24 + i * 0.72, 0.14, 5.19]])),
			[drum(e, c.brass, [3.7, 1.14, 5.6], 0.15, 0.03), disc(c.brass, ...project(e, [3.7, 1.2, 5.6]), 18, 14), disc('#fff0b4', ...project(e, [3.66, 1.24, 5.6]), 6, 4), stroke(c.brass, project(e, [2.86, 1.15, 5.3]), project(e, [3.16, 1.15, 5.4]), 7), disc(c.brass, ...project(e, [2.8, 1.15, 5.28]), 12, 9), disc('#fff6e0', ...project(e, [2.8, 1.15, 5.28]), 5, 4), taperedStroke(c.coral, project(e, [2.76, 1.15, 5.2]), project(e, [2.62, 1.15, 5.04]), project(e, [2.62, 0.98, 5.02]), 5), roundedPolygon(e, c.coral, [[2.58, 0.99, 5.02], [2.66, 0.99, 5.02], [2.69, 0.7, 5.02], [2.55, 0.7, 5.02]], 1 / 12), disc(mix(c.coral, '#7a2c2c', 0.4), ...project(e, [2.62, 0.97, 5.01]), 7)],
		]
	}),
	scene('hotel-4/restaurant', (progress) => {
		const c = inLight(lemon, { ...noon, cast: ['#ffe2a0', 0.1] })
		const e = camera({ height: 1.5, horizon: 350, focal: 700, x: -0.3 })
		const plan = { left: -4.6, right: 4.8, far: 9.4, height: 3.9 }
		const { back, left } = roomWalls(plan)
		const light: Light = { ...noon, sky: ['#7cc0d8', '#9fd2de', '#c4e2de', '#e6eedc'] }
		const bench = c.shutter
		const zinc = tones('#b9c3c8')
		const holes = [0.5, 3.3].map((from) => ({ in: 'back' as const, from, to: from + 2.4, low: 0.9, high: 3.3, frame: c.slat }))
		const side = [2.4, 5.9].map((z) => ({ in: 'left' as const, from: deep(plan, 'left', z), to: deep(plan, 'left', z) + 2.8, low: 0.9, high: 3.3, frame: c.slat }))
		const pillar = (x: number, z: number): Drawing => [block(e, { top: c.brass, front: '#cfe0dc', side: '#8fb0b0', deep: c.brass }, [x, 0, z], [0.62, 3.9, 0.62]), [[0.06, 0.3, 0.2], [0.3, 0.5, 0.5]].map(([a = 0, b = 0, d = 0]) => polygon(e, '#eef4ea', [[x + a, 1 + d, z - 0.01], [x + b, 1.6 + d, z - 0.01], [x + b, 3.4, z - 0.01], [x + a, 2.8, z - 0.01]])), [0, 0.9, 3.6].map((up) => block(e, tones(c.brass), [x - 0.04, up, z - 0.04], [0.7, up === 0.9 ? 0.07 : 0.2, 0.7]))]
		const table = (x: number, z: number): Drawing => [roundTable(e, '#fbf3e0', [x, 0, z], 0.42), wineGlass(e, [x - 0.14, 0.74, z], '#e6efe8'), wineGlass(e, [x + 0.18, 0.74, z + 0.06], '#e6efe8')]
		const globe = (x: number, z: number): Drawing => [stroke(c.brass, project(e, [x, 3.9, z]), project(e, [x, 3.1, z]), 3), disc('#fff6d8', ...project(e, [x, 2.95, z]), 0.24 * unitsPerMetre(e, [x, 3, z]))]
		return [
			sky(light, 360), sea(light, 348, { bottom: 520 }), hill('#dcbd8c', [[-20, 392], [700, 384]], 800), [[120, 470, 34], [330, 420, 22], [452, 410, 19], [560, 408, 18]].map(([x = 0, y = 0, s = 0], i) => palm(at(x, y, s), 8, c.bark, palms, { seed: i + 3, spread: 0.36 })),
			room(e, plan, { floor: '#f0e0b8', ceiling: '#fff8e2', back: '#f8e2a4', left: mix('#f8e2a4', c.shade, 0.5), right: mix('#f8e2a4', c.shade, 0.3), reveal: c.white }, [...holes, ...side]), tiles(e, '#dcbc84', -4.6, 4.8, 0.6, 9.4, 0.94, true), [back, left].map((w) => [panel(e, c.slat, w, 0, w.long, 0, 0.5), panel(e, c.white, w, 0, w.long, 3.5, 3.62)]),
			panel(e, '#c98a52', back, 6.2, 9.4, 0, 3.3), indices(3).map((k) => [panel(e, '#8a5a3c', back, 6.3, 9.3, 1.4 + k * 0.62, 1.48 + k * 0.62, 0.1), indices(12).map((i) => panel(e, ['#3f7f6a', '#c9703c', '#e8c060', '#8f3f3c', '#cfe0dc'][(i * 2 + k) % 5] ?? '#fff', back, 6.45 + i * 0.24, 6.58 + i * 0.24, 1.48 + k * 0.62, 1.86 + k * 0.62 + (i % 3) * 0.05, 0.12))]),
			globe(1, 7.6), globe(-1.6, 6), pillar(1.2, 7),
			block(e, tones(bench), [-4.55, 0, 3], [0.7, 0.46, 5.8]), polygon(e, mix(bench, '#ffffff', 0.12), [[-4.5, 0.46, 3], [-4.5, 0.95, 3], [-4.5, 0.95, 8.8], [-4.5, 0.46, 8.8]]), [8.2, 6.8, 5.4].map((z) => [table(-3.3, z), chair(e, '#8a5a3c', [-2.75, 0, z - 0.2], 'left', '#e8c98a')]),
			block(e, { ...zinc, front: '#7a4a34', side: '#8f5a3c', deep: '#6a4030' }, [2.6, 0, 3.2], [1.6, 1.05, 5.6]), block(e, zinc, [2.44, 1.05, 3], [1.9, 0.1, 5.9]), indices(5).map((i) => polygon(e, mix('#8f5a3c', '#5f3a2c', 0.5), [[2.6, 0.16, 3.4 + i * 1.08], [2.6, 0.9, 3.4 + i * 1.08], [2.6, 0.9, 4.3 + i * 1.08], [2.6, 0.16, 4.3 + i * 1.08]])), [7.6, 6.2, 4.8].map((z) => [stroke('#5f3a2c', project(e, [2.1, 0, z]), project(e, [2.1, 0.74, z]), 6), drum(e, tones(c.coral), [2.1, 0.72, z], 0.2, 0.07), levelEllipse(e, '#5f3a2c', [2.1, 0.01, z], 0.18)]),
			[drum(e, tones('#c9703c'), [3.3, 1.15, 4.9], 0.62, 0.08), levelEllipse(e, '#8f4a2c', [3.3, 1.235, 4.9], 0.56), levelEllipse(e, '#e8b84c', [3.3, 1.24, 4.9], 0.53), [[-0.2, 0.1], [0.2, -0.1], [0.04, 0.28], [-0.1, -0.26]].map(([dx = 0, dz = 0]) => levelEllipse(e, '#b9762c', [3.3 + dx, 1.243, 4.9 + dz], 0.08)), steam('#fffaf0', ...project(e, [3.3, 1.3, 4.9]), 110, { progress, spread: 34 })], globe(2.8, 4), pillar(1.4, 4.6),
			[levelEllipse(e, '#a8846a', [-1.4, 0.006, 3.4], 0.34), drum(e, tones('#8a5a3c'), [-1.4, 0, 3.4], 0.06, 0.68), drum(e, '#fbf3e0', [-1.4, 0.68, 3.4], 0.62, 0.06), levelEllipse(e, mix('#fbf3e0', c.shade, 0.3), [-1.4, 0.742, 3.4], 0.58), levelEllipse(e, '#fffaf0', [-1.4, 0.748, 3.4], 0.55), levelEllipse(e, mix(c.chair, c.white, 0.3), [-1.45, 0.752, 3.3], 0.31), levelEllipse(e, '#fffaf0', [-1.45, 0.756, 3.3], 0.28), roundedPolygon(e, '#e8b84c', [[-1.68, 0.77, 3.28], [-1.5, 0.77, 3.46], [-1.26, 0.77, 3.36], [-1.24, 0.77, 3.2], [-1.46, 0.77, 3.12]], 1 / 9), [[-1.54, 3.32], [-1.4, 3.26], [-1.36, 3.38], [-1.48, 3.2]].map(([x = 0, z = 0]) => disc('#b9762c', ...project(e, [x, 0.775, z]), 10, 6)), steam('#fffdf4', ...project(e, [-1.45, 0.82, 3.3]), 150, { progress, spread: 30, width: 9 }), turnedOnWheel(e, '#8fae7c', [-1.02, 0.75, 3.56], [[0.07, 0], [0.08, 0.16], [0.03, 0.28], [0.035, 0.34]]), wineGlass(e, [-1.76, 0.75, 3.6], '#f6c6b4')],
		]
	}),
	scene('hotel-4/bar', () => {
		const light = { ...dusk, cast: ['#2c4a5c', 0.2] as const }
		const c = inLight(lemon, light)
		const e = camera({ height: 1.5, horizon: 372, focal: 640, x: -0.2 })
		const plan = { left: -2.4, right: 2.5, far: 9, height: 3.6 }
		const { back, left, right } = roomWalls(plan)
		const [teal, dark, glow] = ['#2a5a60', '#183c48', '#ff9f4c']
		const stripes = (w: Wall, from: number, to: number, low: number, high: number, out = 0.02): Drawing => indices(8).map((i) => panel(e, i % 2 ? '#ffb868' : glow, w, from, to, low + ((high - low) * i) / 8, low + ((high - low) * (i + 0.5)) / 8, out))
		const halfRaised = (z: number): Drawing => { const [a, b] = [deep(plan, 'left', z), deep(plan, 'left', z) + 1.5]; return [panel(e, mix(teal, c.white, 0.24), left, a - 0.12, b + 0.12, 0.66, 3, 0.02), panel(e, '#ffd08a', left, a, b, 0.75, 2.9, 0.03), panel(e, '#f58a4c', left, a, b, 0.75, 1.2, 0.035), closedShutters(e, [c.shutter, c.slat], left, a, b, 1.75, 2.9, { slats: 7, out: 0.06 })] }
		const bottle = (w: Wall, a: number, up: number, fill: string, high: number): Drawing => [panel(e, fill, w, a, a + 0.12, up, up + high * 0.66, 0.1), panel(e, fill, w, a + 0.035, a + 0.085, up + high * 0.6, up + high, 0.1), panel(e, mix(fill, '#ffe0a0', 0.6), w, a + 0.015, a + 0.04, up + 0.03, up + high * 0.6, 0.11)]
		return [
			room(e, plan, { floor: '#efdcb8', ceiling: mix(dark, teal, 0.4), back: teal, left: mix(dark, teal, 0.3), right: mix(teal, '#d9824c', 0.16), reveal: teal }), tiles(e, '#21343f', -2.4, 2.5, 0.5, 9, 0.7, true), [1.4, 3.7, 6].map((z) => ground(e, '#f7a860', 0.2, 1.3, z + 0.3, z + 1.1, 0.002)),
			indices(3).map((i) => panel(e, c.brass, back, 0.5 + i * 0.2, 4.4 - i * 0.2, 3.1 - i * 0.14, 3.16 - i * 0.14, 0.02)), panel(e, mix(dark, '#0c2430', 0.4), back, 1.5, 3.4, 0, 2.5), panel(e, '#f6b46c', back, 1.64, 3.26, 0, 2.36, 0.02), panel(e, '#ffd89a', back, 1.9, 3, 1.2, 2.36, 0.03), panel(e, c.slat, back, 2.4, 2.48, 0, 2.36, 0.04), [0.3, 3.7].map((at) => [panel(e, c.brass, back, at + 0.2, at + 0.5, 1.5, 2.4, 0.04), panel(e, '#ffe6ac', back, at + 0.26, at + 0.44, 1.6, 2.5, 0.06)]),
			[6.6, 4.1, 1.7].map(halfRaised), indices(3).map((k) => [panel(e, mix(dark, '#5f3a2c', 0.6), right, 0.8, 8, 1.46 + k * 0.58, 1.53 + k * 0.58, 0.2)]), [0.9, 3.4, 5.9].map((a) => stripes(right, a, a + 1.6, 1.2, 3)),
			indices(3).map((k) => indices(26).map((i) => bottle(right, 0.9 + i * 0.27, 1.53 + k * 0.58, ['#3f7f6a', '#c9703c', '#e8c060', '#8f3f3c', '#5f93a0', '#d98a6c'][(i * 3 + k * 2) % 6] ?? '#fff', 0.34 + ((i * 7 + k) % 4) * 0.04))),
			block(e, { ...tones('#5f3a30'), top: '#e9d8b8' }, [1.1, 0, 1.4], [0.62, 1.02, 6.6]), block(e, tones('#e9d8b8'), [0.98, 1.02, 1.3], [0.84, 0.07, 6.8]), indices(6).map((i) => polygon(e, mix('#5f3a30', '#f08a4c', i % 2 ? 0.2 : 0.5), [[1.1, 0.16, 1.7 + i * 1.06], [1.1, 0.88, 1.7 + i * 1.06], [1.1, 0.88, 2.56 + i * 1.06], [1.1, 0.16, 2.56 + i * 1.06]])),
			[7, 5.6, 4.2, 2.9].map((z) => [stroke(c.brass, project(e, [0.62, 0, z]), project(e, [0.62, 0.7, z]), 26 / z + 2), levelEllipse(e, c.brass, [0.62, 0.01, z], 0.17), drum(e, tones(c.coral), [0.62, 0.7, z], 0.19, 0.08)]),
			(() => { const z = 2.5; return [turnedOnWheel(e, '#9fd0cc', [1.3, 1.09, z], [[0.07, 0], [0.085, 0.06], [0.085, 0.24], [0.03, 0.34], [0.03, 0.38]]), turnedOnWheel(e, '#e6f4ee', [1.26, 1.12, z - 0.01], [[0.012, 0], [0.014, 0.2]]), stroke('#cfd8d8', project(e, [1.3, 1.47, z]), project(e, [1.3, 1.56, z]), 13), taperedStroke('#cfd8d8', project(e, [1.3, 1.54, z]), project(e, [1.2, 1.6, z]), project(e, [1.14, 1.48, z]), 8, 5), stroke('#cfd8d8', project(e, [1.3, 1.56, z]), project(e, [1.42, 1.56, z]), 6), wineGlass(e, [1.14, 1.09, 2.2], '#f5a04c'), wineGlass(e, [1.34, 1.09, 2], '#f5a04c')] })(),
			[roundTable(e, '#6a4234', [-1.6, 0, 5.4], 0.36), chair(e, '#3f2c34', [-1.3, 0, 5.9], 'us', c.shutter), roundTable(e, '#6a4234', [-1.55, 0, 3], 0.4), turnedOnWheel(e, '#ffe6ac', [-1.55, 0.74, 3], [[0.05, 0], [0.07, 0.06], [0.05, 0.14]]), withOpacity(0.22, disc('#ffd890', ...project(e, [-1.55, 0.86, 3]), 60))],
		]
	}),
	scene('hotel-4/room-bay', (progress) => {
		const c = inLight(lemon, seven)
		const e = camera({ height: 1.55, horizon: 352, focal: 700, x: -0.1 })
		const plan = { left: -3.6, right: 3.5, far: 6.4, height: 3.5 }
		const { back } = roomWalls(plan)
		const [white, cool, rung] = ['#f3f4ee', '#d5e0e2', '#fdf2c8']
		const opening = { from: 2.5, to: 5.1, low: 0, high: 2.85 }
		const tilted = (from: number, to: number): Drawing => indices(13).map((i) => { const up = 0.16 + i * 0.205; return [panel(e, c.shutter, back, from, to, up, up + 0.12, -0.18), polygon(e, mix(c.shutter, c.white, 0.32), [back(from, up + 0.12, -0.18), back(to, up + 0.12, -0.18), back(to, up + 0.15, -0.1), back(from, up + 0.15, -0.1)])] })
		const rail = (at: number, width = 0.09): Drawing => panel(e, c.slat, back, at, at + width, 0, 2.85, -0.12)
		return [
			sky(seven, 352), sea(seven, 352, { bottom: 640 }), glitter('#fff4d6', 700, 356, 520, { width: 120, count: 22, seed: 6, progress }),
			room(e, plan, { floor: '#cdd4d0', ceiling: '#fbfaf2', back: white, left: mix(white, cool, 0.9), right: mix(white, cool, 0.4), reveal: '#ffffff' }, [{ in: 'back', ...opening }]), boards(e, '#b9c6c6', plan, 0.42), panel(e, '#ffffff', back, 0, back.long, 3.1, 3.24), panel(e, '#ffffff', back, opening.from - 0.16, opening.from, 0, 3, 0.04), panel(e, '#ffffff', back, opening.to, opening.to + 0.16, 0, 3, 0.04), panel(e, '#ffffff', back, opening.from - 0.16, opening.to + 0.16, 2.85, 3.02, 0.04),
			tilted(2.5, 3.75), tilted(3.85, 5.1), [2.5, 3.71, 3.8, 5.01].map((at) => rail(at)), [0, 1.1, 2.74].map((up) => panel(e, c.slat, back, 2.5, 5.1, up, up + 0.1, -0.11)),
			indices(12).map((i) => sunlight(e, mix(rung, '#ffffff', 0.1), [back(2.7, 0.16 + i * 0.2), back(4.95, 0.16 + i * 0.2), back(4.95, 0.27 + i * 0.2), back(2.7, 0.27 + i * 0.2)], [-0.34, -1.7])),
			block(e, tones('#e8e4d4'), [-3.6, 0, 3.1], [0.12, 1.35, 2.4]), block(e, tones('#dfe4de'), [-3.48, 0, 3.3], [2.2, 0.28, 2]), block(e, { ...tones('#fbfbf6'), front: '#dde5e4', side: '#cfd9da' }, [-3.46, 0.24, 3.28], [2.2, 0.36, 2.04]), indices(8).map((i) => { const z = 3.32 + i * 0.25; return polygon(e, rung, [[-2.9, 0.605, z], [-1.28, 0.605, z + 0.06], [-1.28, 0.605, z + 0.17], [-2.9, 0.605, z + 0.11]]) }), indices(2).map((i) => polygon(e, rung, [[-1.26, 0.6, 3.5 + i * 0.9], [-1.26, 0.3, 3.5 + i * 0.9], [-1.26, 0.3, 3.7 + i * 0.9], [-1.26, 0.6, 3.7 + i * 0.9]])),
			[4.32, 3.38].map((z) => [pillow(e, '#ffffff', [-3.42, 0.6, z], [0.5, 0.2, 0.82]), pillow(e, c.lemon, [-3.08, 0.62, z + 0.14], [0.3, 0.2, 0.54])]), block(e, { ...tones(c.bay), top: mix(c.bay, c.white, 0.3) }, [-1.9, 0.26, 3.26], [0.66, 0.36, 2.08]), indices(8).map((i) => { const z = 3.34 + i * 0.25; return polygon(e, mix(rung, c.bay, 0.24), [[-1.9, 0.625, z + 0.02], [-1.24, 0.625, z + 0.06], [-1.24, 0.625, z + 0.16], [-1.9, 0.625, z + 0.12]]) }),
			hung(e, c.brass, roomWalls(plan).left, deep(plan, 'left', 3.6), deep(plan, 'left', 5.2), 1.7, 2.7, '#f6e2a4', c.bay, '#8fc8d2', c.lemon),
			(() => { const suit = '#d8473c'; const p = (dx: number, up: number): Point => project(e, back(3.14 + dx * 1.5, 1 + up, 0.1)); return [disc(c.brass, ...p(0, 1.64), 9), [-1, 1].map((k) => taperedStroke(suit, p(0, 1.62), p(k * 0.1, 1.56), p(k * 0.15, 1.3), 6, 7)), smooth(suit, [p(-0.2, 1.3), p(-0.1, 1.2), p(0, 1.16), p(0.1, 1.2), p(0.2, 1.3), p(0.19, 1.08), p(0.13, 0.84), p(0.2, 0.6), p(0.21, 0.46), p(0.1, 0.4), p(0.05, 0.2), p(-0.05, 0.2), p(-0.1, 0.4), p(-0.21, 0.46), p(-0.2, 0.6), p(-0.13, 0.84), p(-0.19, 1.08)], 1 / 9), smooth('#b5342f', [p(0.08, 1.19), p(0.2, 1.3), p(0.19, 1.08), p(0.13, 0.84), p(0.2, 0.6), p(0.21, 0.46), p(0.1, 0.4), p(0.05, 0.2), p(0.02, 0.3), p(0.08, 0.6), p(0.05, 0.84)], 1 / 9), shape('#fff3e0', [p(-0.145, 0.9), p(0.145, 0.9), p(0.14, 0.82), p(-0.14, 0.82)])] })(),
			[chair(e, c.chair, [2.7, 0, 4.6], 'left', c.white), roundTable(e, '#f7f2e0', [2.3, 0, 4], 0.4, 0.62), turnedOnWheel(e, c.bay, [2.22, 0.62, 4], [[0.08, 0], [0.12, 0.1], [0.05, 0.22], [0.07, 0.26]]), indices(7).map((i) => disc(['#fbd23c', '#ffe98a'][i % 2] ?? '#fbd23c', ...project(e, [2.22 + Math.cos(i * 0.9) * 0.14, 1.06 + Math.sin(i * 1.7) * 0.1, 4]), 12))],
			curtain(e, '#ffffff', back, 1.7, 2.3, 3.05, { folds: 3, blow: 0.1 * Math.sin(2 * Math.PI * progress) }), curtain(e, '#f4f6f2', back, 5.3, 5.9, 3.05, { folds: 3 }),
		]
	}),
	scene('hotel-4/room-courtyard', () => {
		const light: Light = { ...noon, cast: ['#fff0c8', 0.06] }
		const c = inLight(lemon, light)
		const big = (x: number, y: number, s: number, turn: number, tone: string, vein: string): Drawing => {
			const p = ([px, py]: Point): Point => [x + (px * Math.cos(turn) - py * Math.sin(turn)) * s, y + (px * Math.sin(turn) + py * Math.cos(turn)) * s]
			const lobes: Point[] = [[0, 0.1], [-0.2, -0.02], [-0.62, -0.06], [-0.74, -0.24], [-0.5, -0.3], [-0.24, -0.28], [-0.5, -0.56], [-0.52, -0.78], [-0.3, -0.72], [-0.12, -0.46], [-0.14, -0.8], [0, -1.06], [0.14, -0.8], [0.12, -0.46], [0.3, -0.72], [0.52, -0.78], [0.5, -0.56], [0.24, -0.28], [0.5, -0.3], [0.74, -0.24], [0.62, -0.06], [0.2, -0.02]]
			return [smooth(tone, lobes.map(p), 1 / 7), [[0, -0.9], [-0.42, -0.62], [0.42, -0.62], [-0.56, -0.18], [0.56, -0.18]].map(([px = 0, py = 0]) => taperedStroke(vein, p([0, 0.1]), p([px * 0.4, py * 0.5]), p([px, py]), s * 0.03, 1)), taperedStroke(vein, p([0, 0.06]), p([0.04, 0.3]), p([-0.06, 0.62]), s * 0.05, s * 0.04)]
		}
		const [room4, shade] = ['#efe9da', '#d9cfc0']
		return [
			rect('#fbe08c', 0, 0, 1200, 800), shape(mix(c.lemon, '#ffffff', 0.3), [[330, 0], [900, 0], [640, 640], [330, 640]]), shape(mix(c.lemon, c.shade, 0.7), [[330, 380], [900, 120], [900, 700], [330, 700]]),
			[[396, 70], [742, 70]].map(([x = 0, y = 0]) => [rect('#4a5f68', x, y, 88, 190), rect(c.white, x - 6, y + 190, 100, 10), leaf(green(c), x - 42, y, 40, 190, 16), leaf(green(c), x + 90, y, 40, 190, 16)]), [[396, 366], [742, 366]].map(([x = 0, y = 0]) => [rect('#4a5f68', x, y, 88, 190), rect(c.white, x - 6, y + 190, 100, 10), leaf(green(c), x - 42, y, 40, 190, 16), leaf(green(c), x + 90, y, 40, 190, 16)]), rect(mix(c.shade, c.bark, 0.3), 330, 308, 600, 6),
			taperedStroke('#9a8a78', [1000, 760], [840, 560], [690, 420], 44, 14), taperedStroke('#9a8a78', [760, 490], [660, 500], [560, 440], 14, 6),
			([[640, 470, 130, -0.7, 0], [560, 440, 120, -1.3, 1], [720, 430, 150, 0.1, 2], [800, 500, 150, 0.8, 1], [660, 580, 140, -0.5, 0], [760, 640, 160, 0.3, 2], [540, 560, 110, -1.1, 2], [868, 620, 150, 0.9, 0]] as const).map(([x, y, s, turn, k]) => big(x, y, s, turn, ['#3f7350', '#5a8f56', '#86b062'][k] ?? '#5a8f56', ['#5f9166', '#7fae72', '#a9ca84'][k] ?? '#7fae72')), [[610, 520], [748, 560], [700, 470]].map(([x = 0, y = 0]) => [smooth('#6b4468', [[x, y - 16], [x + 14, y + 6], [x, y + 24], [x - 14, y + 6]]), disc('#8a6088', x - 4, y + 4, 4, 7)]),
			{ fill: room4, outlines: [[[0, 0], [1200, 0], [1200, 800], [0, 800]], [[330, 60], [330, 620], [900, 620], [900, 60]]], holes: true } as const,
			shape(mix(room4, shade, 0.8), [[0, 0], [150, 60], [150, 700], [0, 800]]), rect('#ffffff', 300, 34, 630, 30), rect('#ffffff', 300, 60, 32, 566), rect('#ffffff', 898, 60, 32, 566), rect('#ffffff', 284, 618, 662, 26), rect(shade, 284, 642, 662, 10), shape(mix('#ffffff', shade, 0.5), [[332, 64], [346, 78], [346, 606], [332, 618]]),
			[shape(c.shutter, [[900, 70], [1080, 30], [1080, 690], [900, 612]]), indices(17).map((i) => { const t = i / 17; const y = (k: number) => [84 + 510 * (t + k * 0.055), 54 + 606 * (t + k * 0.055)]; const [a, b] = [y(0), y(0.62)]; return shape(c.slat, [[918, a[0] ?? 0], [1062, a[1] ?? 0], [1062, b[1] ?? 0], [918, b[0] ?? 0]]) }), shape(c.slat, [[1080, 30], [1092, 34], [1092, 694], [1080, 690]])], [shape(c.shutter, [[330, 70], [180, 34], [180, 680], [330, 612]]), indices(17).map((i) => { const t = i / 17; const y = (k: number) => [84 + 510 * (t + k * 0.055), 58 + 596 * (t + k * 0.055)]; const [a, b] = [y(0), y(0.62)]; return shape(c.slat, [[314, a[0] ?? 0], [196, a[1] ?? 0], [196, b[1] ?? 0], [314, b[0] ?? 0]]) })],
			rect('#c9a47c', 0, 700, 1200, 100), rect(mix('#c9a47c', '#fff0c8', 0.3), 0, 700, 1200, 8),
			[shape('#f6f3ea', [[-20, 610], [300, 590], [470, 640], [500, 700], [500, 810], [-20, 810]]), shape(c.shutter, [[-20, 690], [250, 668], [520, 720], [520, 810], [-20, 810]]), shape(mix(c.shutter, c.white, 0.3), [[-20, 690], [250, 668], [520, 720], [520, 738], [250, 686], [-20, 710]]), smooth('#ffffff', [[-30, 600], [20, 540], [170, 530], [250, 570], [236, 624], [120, 640], [-30, 650]], 1 / 8), smooth('#e4e4dc', [[-30, 650], [20, 630], [160, 624], [236, 600], [236, 626], [120, 644]], 1 / 8)],
			[rect('#8f5a3c', 930, 604, 250, 22), rect('#7a4a34', 946, 626, 218, 90), rect('#a36a46', 962, 640, 186, 60), disc(c.brass, 1055, 670, 8), rect('#7a4a34', 950, 716, 18, 90), rect('#7a4a34', 1142, 716, 18, 90)],
			[smooth('#a8552f', [[960, 604], [960, 500], [976, 474], [1010, 466], [1110, 466], [1144, 474], [1158, 500], [1158, 604]], 1 / 12), smooth('#c9743f', [[972, 596], [972, 506], [986, 484], [1014, 478], [1100, 478], [1132, 484], [1146, 506], [1146, 596]], 1 / 12), disc('#e9c98a', 1024, 540, 40), indices(7).map((i) => rect('#a8552f', 990, 512 + i * 9, 68, 3.4)), rect('#f6e6b8', 1078, 504, 58, 34), stroke(c.coral, [1098, 538], [1112, 506], 3), [1092, 1124].map((x) => [disc('#5f3426', x, 570, 12), disc('#e9c98a', x, 570, 5)])],
		]
	}),
	scene('hotel-4/bathroom', () => {
		const c = inLight(lemon, { ...noon, cast: ['#e6fff4', 0.06] })
		const [mint, deepMint, black, white] = ['#b4dfcb', '#8fc6b2', '#24343a', '#f8f7ec']
		const mirror = (fill: string, grow: number): Drawing => [rect(fill, 470 - grow, 190 - grow, 260 + grow * 2, 260 + grow * 2), rect(fill, 430 - grow, 236 - grow, 340 + grow * 2, 214 + grow * 2), rect(fill, 392 - grow, 282 - grow, 416 + grow * 2, 168 + grow * 2), rect(fill, 520 - grow, 150 - grow, 160 + grow * 2, 300 + grow * 2)]
		return [
			rect(white, 0, 0, 1200, 800), rect(mix(white, mint, 0.4), 0, 0, 1200, 70), rect(black, 0, 66, 1200, 10), rect(mint, 0, 400, 1200, 260), indices(7).map((j) => rect(deepMint, 0, 400 + j * 40, 1200, 2.4)), indices(31).map((i) => rect(deepMint, i * 40 - 2, 400, 2.4, 260)), rect(black, 0, 392, 1200, 16), rect(black, 0, 378, 1200, 5), indices(14).map((i) => [rect(black, 10 + i * 88, 470, 36, 36), rect(black, 54 + i * 88, 550, 36, 36)]), rect(black, 0, 646, 1200, 18),
			[rect(black, 44, 116, 252, 356), rect('#fdf6d8', 56, 128, 228, 332), indices(19).map((i) => rect(i % 2 ? '#dfeee2' : '#fff9e4', 56 + i * 12, 128, 7, 332)), rect('#f3e9b0', 56, 300, 228, 60), indices(19).map((i) => rect('#fbf6d8', 56 + i * 12, 300, 6, 60)), rect(black, 166, 128, 8, 332), rect(black, 56, 290, 228, 8), rect(white, 30, 466, 280, 20), rect(deepMint, 30, 484, 280, 8)],
			mirror(black, 16), mirror('#e9d9a0', 8), mirror('#cfe6e4', 0), shape('#eef8f4', [[520, 150], [590, 150], [470, 450], [400, 450], [430, 400]]), shape('#e4f2ee', [[640, 150], [664, 150], [560, 450], [534, 450]]), [330, 850].map((x) => [rect(black, x - 4, 250, 8, 150), rect(c.brass, x - 14, 240, 28, 12), rect('#fff6d0', x - 18, 252, 36, 100), rect('#fffdf0', x - 10, 252, 12, 100), rect(c.brass, x - 14, 352, 28, 12)]),
			rect('#dff0ee', 440, 472, 320, 9), rect(mix('#dff0ee', black, 0.3), 440, 481, 320, 4), [452, 738].map((x) => rect(c.brass, x, 481, 10, 14)),
			[withOpacity(0.75, shape('#cfe4e2', [[492, 412], [540, 412], [534, 472], [498, 472]])), rect('#e9f4f0', 492, 410, 48, 4), taperedStroke('#c98a4c', [520, 462], [514, 440], [506, 404], 9, 8), rect(c.brass, 498, 392, 16, 10), smooth('#f6ecd0', [[496, 394], [486, 356], [504, 344], [522, 354], [516, 394]], 1 / 7), smooth('#e0c9a0', [[506, 394], [506, 360], [516, 350], [523, 358], [516, 394]], 1 / 7)], [rect(c.coral, 640, 440, 56, 32), rect(mix(c.coral, '#ffffff', 0.4), 640, 440, 56, 8), rect('#4a7f72', 704, 418, 26, 54), rect(c.brass, 710, 406, 14, 12)],
			[smooth(white, [[392, 530], [400, 506], [600, 498], [800, 506], [808, 530], [760, 606], [600, 622], [440, 606]], 1 / 9), smooth('#d5dfd8', [[600, 500], [800, 506], [808, 530], [760, 606], [600, 622], [660, 590], [690, 540]], 1 / 9), smooth('#ffffff', [[392, 520], [420, 504], [600, 498], [780, 504], [808, 520], [780, 534], [600, 540], [420, 534]], 1 / 9), smooth('#c2d8d2', [[440, 519], [600, 508], [760, 519], [600, 532]]), shape(white, [[540, 616], [660, 616], [640, 760], [560, 760]]), shape('#d5dfd8', [[612, 616], [660, 616], [640, 760], [606, 760]]), shape(white, [[520, 756], [680, 756], [696, 782], [504, 782]]), [566, 634].map((x) => [rect(c.brass, x - 4, 484, 8, 24), rect(c.brass, x - 14, 478, 28, 8)]), taperedStroke(c.brass, [600, 510], [600, 468], [600, 500], 8), rect(c.brass, 594, 478, 12, 26), taperedStroke(c.brass, [600, 482], [604, 462], [616, 500], 8, 6)],
			shape('#eef2e6', [[0, 664], [1200, 664], [1200, 800], [0, 800]]), indices(4).map((j) => indices(16).map((i) => { const [y, Y] = [664 + [0, 22, 54, 96][j]!, 664 + [22, 54, 96, 150][j]!]; const xAt = (k: number, yy: number) => 600 + (k - 8) * 86 * (1 + (yy - 664) / 260); return (i + j) % 2 ? shape(black, [[xAt(i, y), y], [xAt(i + 1, y), y], [xAt(i + 1, Y), Y], [xAt(i, Y), Y]]) : [] })), [shape(white, [[560, 690], [640, 690], [646, 760], [554, 760]]), shape('#d5dfd8', [[608, 690], [640, 690], [646, 760], [608, 760]]), lens('#ffffff', 496, 772, 208, 26)],
			[smooth(white, [[900, 560], [916, 540], [1240, 540], [1240, 780], [960, 780], [918, 740]], 1 / 12), rect('#d5dfd8', 940, 640, 280, 140), rect(white, 940, 640, 280, 90), rect(black, 930, 772, 290, 12), smooth('#ffffff', [[880, 556], [900, 536], [1240, 536], [1240, 572], [900, 572]], 1 / 10), rect('#c9ddd6', 960, 548, 260, 10), shape('#f6ead0', [[1010, 540], [1120, 540], [1120, 690], [1010, 690]]), [676, 660].map((y) => rect(c.coral, 1010, y, 110, 7)), rect('#e0d0b0', 1092, 540, 28, 150), rect('#ffffff', 1006, 534, 118, 12)],
		]
	}),
]
