// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { seededRandom, indices } from '../../drawing/random.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { type Camera, camera, polygon, ground, levelEllipse, type Position, project } from '../../drawing/camera.ts'
import { bed } from '../../drawing/things/furniture.ts'
import { scattered } from '../../drawing/nature/plants.ts'
import { hat } from '../../drawing/things/still-life.ts'
import { mashrabiya, star8 } from '../../drawing/buildings/gulf.ts'
import { dusk, gold, inLight, type Light } from '../../drawing/light.ts'
import { panel, wall } from '../../drawing/buildings/houses.ts'
import { disc, type Drawing, hill, lens, taperedStroke, foliage, type Point, rect, shape, smooth, stroke, withOpacity } from '../../drawing/shapes.ts'
import { beams, deep, room, roomWalls, tiles } from '../../drawing/buildings/rooms.ts'
import { scene } from '../../drawing/scene.ts'
import { glitter, waves } from '../../drawing/nature/sea.ts'
import { sky, streaks, sun } from '../../drawing/nature/sky.ts'
import { block, cushion, drum, turnedOnWheel } from '../../drawing/things/solids.ts'
import { saltbush, strand, tuft } from './place.ts'

/** A star lying on a level, as a screen throws it there. */
const starOn = (e: Camera, fill: string, [x, y, z]: Position, r: number, slant = 0): Drawing =>
	polygon(e, fill, indices(16).map((i): Position => { const k = r * (i % 2 ? 0.58 : 1); const away = k * Math.cos((i * Math.PI) / 8); return [x + k * Math.sin((i * Math.PI) / 8) + away * slant, y, z + away * 1.4] }))
const strandView = (light: Light, horizon: number, sand = '#f6e8d4'): Drawing => [
	sky(light, horizon, 10), rect(light.sea[0] ?? '', 0, horizon, 1200, 400), hill(light.sea[1] ?? '', [[-20, horizon + 22], [500, horizon + 16], [1220, horizon + 24]]), hill(light.sea[2] ?? '', [[-20, horizon + 50], [500, horizon + 42], [1220, horizon + 54]]), smooth('#ffffff', [[-20, horizon + 92], [300, horizon + 80], [700, horizon + 88], [1220, horizon + 72], [1220, horizon + 80], [700, horizon + 98], [300, horizon + 90], [-20, horizon + 104]], 1 / 8),
	hill(sand, [[-20, horizon + 102], [300, horizon + 88], [700, horizon + 96], [1220, horizon + 78]]),
]

export const rooms = [
	scene('hotel-8/courtyard', () => {
		const light: Light = { ...gold, sky: ['#8fbfcc', '#b3d0cc', '#d9dcc6', '#f3e0bc'], cast: ['#ffd0a0', 0.08] }
		const c = inLight(strand, light)
		const e = camera({ height: 2, horizon: 330, focal: 760 })
		const [stone, lace] = ['#efd9bf', '#c9a3a0']
		const back = wall([-7, 13], [7, 13], 5.4)
		const left = wall([-7, 0.3], [-7, 13], 6.4)
		const right = wall([7, 13], [7, 0.3], 5)
		const [tx, ty] = project(e, [3.4, 0, 7.4])
		return [
			sky(light, 330, 12), panel(e, mix(c.plaster, '#fff0dc', 0.3), back, 0, 14, 0, 5.4), panel(e, mix(c.plasterShade, c.indigo, 0.16), left, 0, left.long, 0, 6.4), panel(e, mix(c.plaster, '#fff0d8', 0.5), right, 0, right.long, 0, 5), [back, right].map((w) => panel(e, '#fff3de', w, 0, w.long, w.high - 0.14, w.high, 0.05)),
			indices(3).map((i) => { const [x, y] = project(e, back(1.4 + i * 4.2, 2.5)); const [X, Y] = project(e, back(4.2 + i * 4.2, 0)); return [{ fill: '#4a3f5e', outlines: [[[x, Y], [x, y + 40], [x, y - 6, x + (X - x) * 0.2, y - 34, (x + X) / 2, y - 44], [X - (X - x) * 0.2, y - 34, X, y - 6, X, y + 40], [X, Y]]] }, i === 1 ? [rect('#e9b884', (x + X) / 2 - 34, Y - 92, 68, 92), rect('#c98a5c', (x + X) / 2 + 6, Y - 92, 28, 92)] : rect('#6a5470', x + 10, Y - 10, X - x - 20, 10)] }),
			indices(3).map((i) => { const [x, y] = project(e, back(1.7 + i * 4.2, 4.9)); const [X, Y] = project(e, back(3.9 + i * 4.2, 3.4)); return [rect('#5a3a34', x - 8, y - 6, X - x + 16, Y - y + 14), mashrabiya('#8a5c48', '#3f2f40', x, y, X - x, Y - y, 16)] }),
			indices(3).map((i) => [panel(e, '#5a3f44', left, 4 + i * 3, 6 + i * 3, 2.6, 5.2, 0.1), indices(4).map((k) => indices(5).map((j) => panel(e, (k + j) % 2 ? '#f3d6b0' : '#5a3f44', left, 4.1 + i * 3 + k * 0.46, 4.34 + i * 3 + k * 0.46, 2.76 + j * 0.48, 3 + j * 0.48, 0.12)))]),
			ground(e, stone, -7, 7, 0.3, 13), tiles(e, mix(stone, c.shade, 0.3), -7, 7, 1, 13, 1.4), polygon(e, mix(stone, c.shade, 0.5), [[-7, 0.002, 13], [-5.6, 0.002, 13], [-5.2, 0.002, 0.3], [-7, 0.002, 0.3]]),
			indices(9).flatMap((i) => indices(12).map((j) => { const [x, z] = [-4.9 + i * 0.62 + j * 0.1, 2.6 + j * 0.72]; const r = (i + j) % 2 ? 0.24 : 0.15; return z > 5.4 && z < 10 && x > -1.9 ? [] : polygon(e, lace, [[x - r, 0.003, z], [x, 0.003, z + r * 1.3], [x + r, 0.003, z], [x, 0.003, z - r * 1.3]]) })),
			ground(e, '#fff3de', -2.1, 2.1, 5.5, 9.9, 0.004), ground(e, mix(c.sea, '#2f5f74', 0.5), -1.75, 1.75, 5.9, 9.6, 0.005), ground(e, c.sea, -1.75, 1.75, 5.9, 8.9, 0.006), polygon(e, '#d7eadb', [[-1.3, 0.007, 6.4], [0.2, 0.007, 6.4], [-0.1, 0.007, 8.6], [-0.9, 0.007, 8.6]]), polygon(e, '#b9dccc', [[0.6, 0.007, 6.2], [1, 0.007, 6.2], [0.8, 0.007, 8.6], [0.6, 0.007, 8.6]]),
			ground(e, '#a9805f', 2.5, 4.4, 6.6, 8.2, 0.004), lens(lace, tx - 150, ty + 8, 260, 34), taperedStroke('#7a5a48', [tx, ty], [tx - 16, ty - 90], [tx + 6, ty - 170], 22, 13), [-1, 1].map((s) => taperedStroke('#7a5a48', [tx, ty - 130], [tx + s * 34, ty - 180], [tx + s * 60, ty - 230], 11, 5)),
			[[-84, 226, 150], [78, 232, 160], [0, 300, 190], [-20, 212, 150]].map(([dx = 0, up = 0, w = 0], i) => [foliage('#44664c', [tx + dx, ty - up], w, w * 0.72, { seed: i + 4, bumps: 10 }), foliage('#6b9158', [tx + dx - 6, ty - up - 10], w * 0.88, w * 0.55, { seed: i + 4, bumps: 10, flat: 0.4 }), foliage('#9cbb6c', [tx + dx - 20, ty - up - 24], w * 0.46, w * 0.24, { seed: i + 9, bumps: 7, flat: 0.5 })]), scattered('#d6dc5a', [tx - 6, ty - 240], 290, 170, 18, 8, 5),
			levelEllipse(e, mix(stone, c.shade, 0.5), [-2.9, 0.004, 3.9], 0.6), block(e, tones('#4a5a94'), [-3.4, 0, 3.6], [0.9, 0.2, 0.8]), block(e, tones('#4a5a94'), [-3.34, 0.2, 3.66], [0.78, 0.08, 0.68]),
			block(e, tones('#7a4c38'), [-1.9, 0, 3.1], [1.9, 0.16, 0.62]), [0, 1].map((row) => indices(6).map((i) => { const at: Position = [-1.72 + i * 0.31, 0.165, 3.26 + row * 0.29]; return [levelEllipse(e, '#4f2e28', at, 0.115, 0.1), (i * 3 + row) % 4 ? indices(((i + row) % 3) + 1).map((k) => disc(k % 2 ? '#f3e6d6' : '#c98a7c', ...project(e, [at[0] - 0.04 + k * 0.045, 0.17, at[2]]), 5, 4)) : []] })),
		]
	}),
	scene('hotel-8/restaurant', (progress) => {
		const e = camera({ height: 2.1, horizon: 330, focal: 700 })
		const plan = { left: -6, right: 6, far: 9, height: 4.4 }
		const [stone, dark] = ['#8f6a66', '#3a2a3c']
		const { back, left, right } = roomWalls(plan)
		const random = seededRandom(14)
		const basket = (x: number, z: number, up: number, s: number): Drawing => { const [px, py] = project(e, [x, up, z]); const k = (s * 420) / z; return [stroke('#2a1f2c', [px, -10], [px, py - k], 2.4), withOpacity(0.16, disc('#ffb45c', px, py, k * 2)), smooth('#c98a4c', [[px - k, py + k * 0.5], [px - k * 0.9, py - k * 0.3], [px - k * 0.3, py - k], [px + k * 0.3, py - k], [px + k * 0.9, py - k * 0.3], [px + k, py + k * 0.5]], 1 / 7), [-0.6, -0.2, 0.2, 0.6].map((d) => taperedStroke('#ffdc94', [px + d * k * 0.4, py - k * 0.9], [px + d * k * 1.1, py - k * 0.4], [px + d * k * 1.3, py + k * 0.48], k * 0.12, k * 0.16)), [-0.3, 0.14].map((d) => rect('#a8683c', px - k * 0.92, py + d * k, k * 1.84, k * 0.08)), disc('#ffe9b4', px, py + k * 0.5, k * 0.94, k * 0.2)] }
		const low = (x: number, z: number): Drawing => [levelEllipse(e, '#5a3f44', [x, 0.01, z], 1.3), [-1.05, 1.05].map((dx) => block(e, tones('#4a5a94'), [x + dx - 0.34, 0, z - 0.3], [0.68, 0.2, 0.6])), drum(e, '#7a4c38', [x, 0, z], 0.64, 0.36), levelEllipse(e, '#f3e2cc', [x - 0.24, 0.37, z], 0.2), levelEllipse(e, '#e8907c', [x + 0.24, 0.37, z + 0.1], 0.14), drum(e, '#ffcf7c', [x, 0.36, z - 0.2], 0.05, 0.12)]
		const flick = Math.sin(2 * Math.PI * progress)
		const [gx, gy] = project(e, [0, 0.5, 4.3])
		return [
			room(e, plan, { floor: '#7a5c5c', ceiling: dark, back: stone, left: mix(stone, dark, 0.4), right: mix(stone, dark, 0.24), reveal: stone }, []), beams(e, '#4a3038', plan, 7, 'across', 0.24),
			indices(54).map((i) => { const [a, b] = [random() * 11, 0.2 + random() * 3.8]; const w = 0.5 + random() * 0.7; return panel(e, mix(stone, ['#c99a86', '#a87f78', dark][i % 3] ?? dark, 0.3), back, a, Math.min(11.9, a + w), b, b + 0.3) }), [left, right].map((w, k) => indices(20).map((i) => { const a = deep(plan, k ? 'right' : 'left', k ? 9 : 2) + random() * 6; const b = 0.3 + random() * 3.4; return panel(e, mix(mix(stone, dark, 0.3), i % 2 ? '#b98a7c' : dark, 0.24), w, a, a + 0.7, b, b + 0.3) })),
			[2.4, 8.6].map((at) => [panel(e, '#3a2a3c', back, at - 0.6, at + 0.6, 1.2, 2.6, 0.01), panel(e, '#ffb45c', back, at - 0.5, at + 0.5, 1.3, 1.8, 0.02), drum(e, '#c9705c', [at - 6, 1.3, 8.95], 0.2, 0.5)]),
			(() => { const [x, y] = project(e, back(6, 2.3)); return [smooth('#a87468', [[x - 110, y + 176], [x - 108, y + 30], [x, y - 44], [x + 108, y + 30], [x + 110, y + 176]], 1 / 7), smooth('#4a2c34', [[x - 56, y + 120], [x - 54, y + 40], [x, y], [x + 54, y + 40], [x + 56, y + 120]], 1 / 7), smooth('#f08a3a', [[x - 40, y + 120], [x - 30, y + 84], [x - 8, y + 54 - flick * 4], [x + 12, y + 80], [x + 34, y + 92], [x + 42, y + 120]], 1 / 7), smooth('#ffd880', [[x - 22, y + 120], [x - 4, y + 86], [x + 22, y + 120]], 1 / 7)] })(),
			levelEllipse(e, '#a8705c', [0, 0.002, 4.4], 4.4, 3.4), levelEllipse(e, '#c98568', [0, 0.003, 4.4], 3, 2.3),
			low(-4, 6.6), low(4, 6.6), low(-3.4, 4), low(3.5, 4), basket(-4.9, 6.8, 3, 0.62), basket(-1.9, 7.4, 3.5, 0.5), basket(1.6, 7.2, 3.3, 0.56), basket(5, 6.4, 3.1, 0.62), basket(-2.6, 4.8, 3.15, 0.46), basket(2.75, 4.6, 3.05, 0.5),
			drum(e, { top: '#d9a588', front: '#9a6a62', side: '#6f4a54', deep: '#6f4a54' }, [0, 0, 4.3], 1.5, 0.5), levelEllipse(e, '#3a2230', [0, 0.505, 4.3], 1.26), indices(40).map((i) => { const a = random() * 6.3; const r = Math.sqrt(random()) * 1.14; const [x, y] = project(e, [Math.cos(a) * r, 0.51, 4.3 + Math.sin(a) * r]); return disc(['#ff7a3c', '#ffb45c', '#d9482f', '#ffdf94'][i % 4] ?? '#ff7a3c', x, y, 8 + random() * 7, 4 + random() * 3) }), indices(9).map((i) => stroke('#2a1c28', project(e, [-0.9 + i * 0.225, 0.62, 3.5]), project(e, [-0.9 + i * 0.225, 0.62, 5]), 4)), [3.5, 5].map((z) => stroke('#2a1c28', project(e, [-1, 0.62, z]), project(e, [1, 0.62, z]), 6)),
			[smooth('#9fb0b4', [[gx - 116, gy - 28], [gx - 60, gy - 62], [gx + 20, gy - 64], [gx + 84, gy - 38], [gx + 128, gy - 66], [gx + 122, gy - 34], [gx + 134, gy - 6], [gx + 84, gy - 24], [gx + 20, gy - 4], [gx - 60, gy - 4]], 1 / 8), smooth('#6f8490', [[gx - 112, gy - 26], [gx - 60, gy - 18], [gx + 20, gy - 16], [gx + 84, gy - 30], [gx + 20, gy - 4], [gx - 60, gy - 4]], 1 / 8), disc('#2a2030', gx - 84, gy - 38, 5), taperedStroke('#6f8490', [gx - 62, gy - 52], [gx - 52, gy - 34], [gx - 60, gy - 14], 4, 3), [-20, 10, 40].map((d) => stroke('#4a4a58', [gx + d, gy - 54], [gx + d - 12, gy - 14], 4)), smooth('#e2c24a', [[gx - 20, gy + 2], [gx, gy - 8], [gx + 20, gy + 2], [gx, gy + 8]], 1 / 6)],
		]
	}),
	scene('hotel-8/room-dune', () => {
		const light: Light = { ...gold, sky: ['#f0b89c', '#f5c8a8', '#f9dabb', '#fce8cc'], sea: ['#cfe0cc', '#a9d2c0', '#8cc4b4'], haze: '#f0d8c4' }
		const e = camera({ height: 1.9, horizon: 330, focal: 720 })
		const plan = { left: -6, right: 3.6, far: 6.6, height: 3.5 }
		const bone = '#f3e4d4'
		const { left } = roomWalls(plan)
		const [x0, y0] = project(e, [-4.6, 3.1, 6.6])
		const [x1, y1] = project(e, [3, 0, 6.6])
		const gap = x0 + (x1 - x0) * 0.36
		const wood = '#a5745a'
		const screen = (from: number, to: number): Drawing => { const [n, m] = [Math.round((to - from) / 46), 7]; const [w, h] = [(to - from) / n, (y1 - y0) / m]; return [rect(wood, from, y0, to - from, y1 - y0), indices(n).flatMap((i) => indices(m).map((j) => [star8('#fff4dc', from + (i + 0.5) * w, y0 + (j + 0.5) * h, w * 0.34), i ? disc('#f6cfa0', from + i * w, y0 + (j + 0.5) * h, 3.4) : []])), rect('#7d5244', from, y0, 9, y1 - y0), rect('#7d5244', to - 9, y0, 9, y1 - y0), rect('#7d5244', from, y0, to - from, 7)] }
		return [
			strandView(light, 330), hill('#fdf0e0', [[240, 440], [380, 392], [520, 402], [640, 430]]), tuft(saltbush, 404, 414, 40, 2), tuft(saltbush, 392, 436, 50, 1),
			room(e, plan, { floor: '#c9a58e', ceiling: '#f0dcc8', back: '#e6cdb6', left: mix(bone, '#a98f98', 0.4), right: '#d6b8a8', reveal: bone }, [{ in: 'back', from: 1.4, to: 9, low: 0, high: 3.1 }]), beams(e, '#94694f', plan, 5, 'away', 0.2),
			screen(x0, gap), screen(gap + 54, x1), rect('#6a4438', x0 - 12, y0 - 10, x1 - x0 + 24, 12),
			panel(e, mix(bone, '#a98f98', 0.5), left, deep(plan, 'left', 3.6), deep(plan, 'left', 5.2), 0.9, 2.3), panel(e, '#d9b8a0', left, deep(plan, 'left', 3.6), deep(plan, 'left', 5.2), 0.9, 1), turnedOnWheel(e, '#6fa79c', [-4.7, 1, 4.4], [[0.1, 0], [0.2, 0.2], [0.08, 0.44], [0.12, 0.52]]),
			polygon(e, '#fdeed8', [[-1.86, 0.003, 6.6], [-1.36, 0.003, 6.6], [-1.4, 0.003, 2], [-2.3, 0.003, 2]]), indices(8).flatMap((i) => indices(4).map((j) => (i === 2 || i === 3 ? [] : starOn(e, '#fbe8d0', [-4.4 + i * 1.05 - j * 0.1, 0.004, 2.4 + j * 1.1], 0.17, -0.2)))),
			bed(e, { sheet: '#fff8ee', throw: '#5a6aa0', wood: '#a97f66', pillow: '#e9a48f' }, [0.5, 0, 3.9], { width: 2, length: 2.9, head: 'right' }), indices(4).flatMap((i) => indices(3).map((j) => starOn(e, i < 2 ? '#98a2cc' : '#f6d9b4', [0.8 + i * 0.55, i < 2 ? 0.585 : 0.565, 4.2 + j * 0.6], 0.15, -0.2))),
			block(e, tones('#a97f66'), [-5.4, 0, 4.8], [1.8, 0.36, 0.8]), block(e, tones('#f6eadc'), [-5.4, 0.36, 4.8], [1.8, 0.14, 0.8]), cushion(e, '#5a6aa0', [-5.2, 0.5, 5.1], 0.5, 0.4), hat(e, [-4.2, 0.5, 5.1], '#e9c68c', '#e8907c'),
		]
	}),
	scene('hotel-8/suite-tide', (progress) => {
		const light: Light = { ...dusk, sky: ['#5a6296', '#86789f', '#bb8f9f', '#e8a898', '#f6c4a4'], sun: '#fff2dc', sea: ['#e0b4a4', '#93b8ae', '#5fa09c'], haze: '#c9a0a4', halos: ['#efb0a0', '#f5c6ae'] }
		const e = camera({ height: 1.7, horizon: 350, focal: 700, x: 0.6 })
		const plan = { left: -3.2, right: 6.4, far: 8.4, height: 3.5 }
		const plaster = '#d9b3a2'
		const { left } = roomWalls(plan)
		const bench = (x: number, w: number, h: number, near: number, far: number) => block(e, { ...tones(plaster), top: '#ecd3c2', side: '#b08c8c' }, [x, 0, near], [w, h, far - near])
		return [
			strandView(light, 346, '#e0c2b4'), sun(light, 880, 250, 44), streaks('#fbe4c8', 120, 31, 4, progress), glitter('#fff2dc', 880, 354, 424, { width: 90, count: 14, spread: 1.6, seed: 5, progress }), waves('#eef6ea', 356, 430, { seed: 8, count: 8, progress }), hill('#d9bcae', [[560, 470], [800, 452], [1000, 470], [1220, 440]]), [[3, 10], [5.6, 10]].map(([x = 0, z = 0]) => stroke('#8a654c', project(e, [x, 0, z]), project(e, [x, 1.9, z]), 9)), stroke('#f3e6d6', project(e, [3, 1.7, 10]), project(e, [3.4, 1.3, 10]), 3), stroke('#f3e6d6', project(e, [5.6, 1.7, 10]), project(e, [5.2, 1.3, 10]), 3), taperedStroke('#fff6ea', project(e, [3.4, 1.3, 10]), project(e, [4.3 + Math.sin(2 * Math.PI * progress) * 0.06, 0.1, 10]), project(e, [5.2, 1.3, 10]), 16, 16), taperedStroke('#46589a', project(e, [3.7, 1.02, 10]), project(e, [4.3 + Math.sin(2 * Math.PI * progress) * 0.06, 0.36, 10]), project(e, [4.9, 1.02, 10]), 6, 6), [[1060, 470, 60], [980, 478, 44], [1150, 480, 70]].map(([x = 0, y = 0, s = 0], i) => tuft(saltbush, x, y, s, i)),
			room(e, plan, { floor: '#b8948c', ceiling: '#b59a94', back: plaster, left: mix(plaster, '#75608a', 0.4), right: mix(plaster, '#fff0dc', 0.3), reveal: plaster }, [{ in: 'back', from: 0.6, to: 9.6, low: 0, high: 3.1 }, { in: 'right', from: 0, to: 9.6, low: 0, high: 3.1 }]), beams(e, '#7a564c', plan, 8, 'away', 0.18), tiles(e, '#a58480', -3.2, 6.4, 1, 8.4, 1.2),
			block(e, tones(plaster), [6.1, 0, 8.1], [0.34, 3.5, 0.34]), polygon(e, '#d8ab9c', [[1.2, 0.003, 8.4], [5, 0.003, 8.4], [3.4, 0.003, 4.6], [-0.2, 0.003, 4.6]]),
			indices(3).map((i) => [panel(e, '#f2b878', left, deep(plan, 'left', 2.6 + i * 2), deep(plan, 'left', 3.7 + i * 2), 1.3, 2.2), panel(e, '#ffe3b0', left, deep(plan, 'left', 2.6 + i * 2), deep(plan, 'left', 3.7 + i * 2), 1.3, 1.37), turnedOnWheel(e, ['#6fa79c', '#e8907c', '#f3e6d6'][i] ?? '#fff', [-3.1, 1.37, 3.1 + i * 2], [[0.1, 0], [0.18, 0.16], [0.07, 0.36], [0.1, 0.42]])]),
			bench(-3.2, 1.1, 0.46, 1.2, 8.2), indices(5).toReversed().map((i) => { const z = 2.3 + i * 1.25; return block(e, tones(i % 2 ? '#34437c' : '#46589a'), [-3.14, 0.46, z], [0.24, 0.56, 1.02]) }), indices(5).toReversed().map((i) => block(e, tones(i % 2 ? '#34437c' : '#46589a'), [-2.9, 0.46, 2.26 + i * 1.25], [0.5, 0.12, 1.1])),
			indices(9).map((i) => { const z = 1.75 + i * 0.72; const [x, y] = project(e, [-2.24, 0.47, z]); const s = 4.6 / z; return [lens('#cbb0a4', x - 13 * s, y + 2 * s, 30 * s, 5 * s), i % 3 === 0 ? smooth('#f6c9b4', [[x - 12 * s, y], [x - 8 * s, y - 15 * s], [x, y - 20 * s], [x + 8 * s, y - 15 * s], [x + 12 * s, y]], 1 / 7) : i % 3 === 1 ? [taperedStroke('#fff6ea', [x - 11 * s, y - 2 * s], [x, y - 16 * s], [x + 13 * s, y - 7 * s], 12 * s, 2)] : disc('#e8b49c', x, y - 6 * s, 9 * s, 7 * s), i % 3 === 0 ? [-5, 0, 5].map((d) => stroke('#d99a84', [x, y - 2], [x + d * s, y - 16 * s], 1.6)) : []] }),
			levelEllipse(e, '#8f7078', [1.6, 0.003, 4.2], 1), drum(e, tones('#a87a64'), [1.6, 0, 4.2], 0.75, 0.34), turnedOnWheel(e, '#6fa79c', [1.4, 0.35, 4.2], [[0.08, 0], [0.2, 0.07], [0.24, 0.14]]), drum(e, '#ff8a5c', [1.95, 0.35, 4], 0.07, 0.14), withOpacity(0.2, disc('#ff8a5c', ...project(e, [1.95, 0.44, 4]), 60)),
		]
	}),
	scene('hotel-8/spa', (progress) => {
		const [bone, warm, shade, glassTone] = ['#c08f82', '#cfa18e', '#7d5f7c', '#7fc4b4']
		const e = camera({ height: 1.6, horizon: 420, focal: 760 })
		const rim = (a: number, k: number): Point => [600 - Math.cos(a) * 640 * k, 250 - Math.sin(a) * 300 * k]
		const eyes = [[0.78, 13], [0.52, 9], [0.26, 5]].flatMap(([k = 0, n = 0]) => indices(n).map((i) => { const a = Math.PI * ((i + 0.5) / n); const [x, y] = rim(a, k); return { x, y: y - 16, r: 10 + k * 20, tone: ['#a6f0da', '#ffb894', '#e6fff0'][i % 3] ?? glassTone } }))
		const sway = Math.sin(2 * Math.PI * progress) * 6
		return [
			rect(warm, 0, 0, 1200, 800), shape(mix(warm, shade, 0.8), [[-10, -10], [1210, -10], [1210, 260], [-10, 260]]), { fill: bone, outlines: [[[-60, 262], [-60, -70, 1260, -70, 1260, 262]]] }, { fill: mix(bone, shade, 0.2), outlines: [[[600, -10], [1040, 0, 1260, 130, 1260, 262], [760, 262], [800, 140, 720, 40, 600, -10]]] },
			eyes.map(({ x, y, r, tone }) => [withOpacity(0.16, disc(tone, x, y, r * 2.3, r * 1.9)), disc(mix(shade, '#4a3a5a', 0.5), x, y - 2, r * 1.24, r), disc(tone, x, y, r, r * 0.78), lens('#fffaf0', x - r * 0.6, y - r * 0.25, r * 0.8, r * 0.24)]),
			rect(mix(bone, '#ffe6c8', 0.5), 0, 254, 1200, 12), rect(mix(shade, warm, 0.4), 0, 266, 1200, 8), shape(mix(warm, shade, 0.34), [[760, 274], [1210, 274], [1210, 600], [800, 560]]), shape(mix(warm, shade, 0.5), [[1000, 274], [1210, 274], [1210, 600], [1010, 580]]),
			[160, 380].map((x) => [{ fill: mix(shade, '#7a5f74', 0.3), outlines: [[[x, 556], [x, 400], [x, 340, x + 120, 340, x + 120, 400], [x + 120, 556]]] }, { fill: mix(shade, warm, 0.3), outlines: [[[x + 12, 556], [x + 12, 406], [x + 12, 352, x + 120, 352, x + 120, 406], [x + 120, 556]]] }]), [[196, 540], [250, 540], [420, 540]].map(([x = 0, y = 0], i) => jar(x, y, 26 + i * 6, ['#6fa79c', '#e8907c', '#f6efe2'][i] ?? '#fff')),
			{ fill: '#8a6a6c', outlines: [[[700, 562], [700, 390], [700, 330, 840, 330, 840, 390], [840, 562]]] }, { fill: '#f9dcb8', outlines: [[[712, 562], [712, 396], [712, 342, 840, 342, 840, 396], [840, 562]]] }, hill('#fdf0dc', [[712, 500], [760, 476], [800, 486], [840, 470]], 562), tuft(saltbush, 770, 506, 44, 2), tuft(saltbush, 812, 520, 50, 1),
			shape('#b98a80', [[-10, 556], [380, 548], [840, 550], [1210, 596], [1210, 810], [-10, 810]]), indices(9).map((i) => stroke('#a3757a', [600 + (i - 4) * 90, 550], [600 + (i - 4) * 230, 810], 2.4)),
			indices(14).map((i) => { const [x, y] = [120 + ((i * 173) % 560) + sway * (i % 2 ? 1 : -1), 590 + ((i * 61) % 170)]; return withOpacity(0.62, disc(['#b5ecd8', '#ffc49c', '#e6fbea'][i % 3] ?? '#fff', x, y, 30 - (i % 3) * 5, 10 - (i % 3) * 2)) }), indices(7).map((i) => withOpacity(0.5, disc(['#b5ecd8', '#ffc49c', '#e6fbea'][i % 3] ?? '#fff', 40 + i * 74, 320 + ((i * 67) % 150), 17, 22))),
			shape('#94687a', [[520, 692], [1000, 692], [1040, 712], [540, 716]]), block(e, tones('#7d5448'), [-0.4, 0, 4.4], [2.6, 0.6, 1]), block(e, tones('#fff8ee'), [-0.46, 0.6, 4.36], [2.72, 0.14, 1.08]), block(e, tones('#f6d9c6'), [-0.2, 0.74, 4.6], [0.5, 0.12, 0.6]), block(e, tones('#7fb8ac'), [1.2, 0.74, 4.36], [1.06, 0.04, 1.08]),
			block(e, tones('#7d5448'), [-1.95, 0, 3.1], [1, 0.56, 0.7]), (() => { const [x, y] = project(e, [-1.62, 0.56, 3.4]); return [lens('#8a6450', x - 48, y + 4, 110, 16), smooth('#f6efe2', [[x - 52, y - 38], [x - 40, y - 6], [x - 20, y + 4], [x + 20, y + 4], [x + 40, y - 6], [x + 52, y - 38]], 1 / 8), smooth('#d6c6c0', [[x + 14, y + 4], [x + 26, y - 14], [x + 28, y - 38], [x + 52, y - 38], [x + 40, y - 6], [x + 20, y + 4]], 1 / 8), foliage('#7fc4b4', [x, y - 38], 92, 34, { seed: 5, bumps: 9, flat: 0.4 }), foliage('#b5e2d2', [x - 10, y - 44], 50, 18, { seed: 7, bumps: 7, flat: 0.4 })] })(), (() => { const [x, y] = project(e, [-1.3, 0.56, 3.35]); return [rect('#fff8ee', x - 10, y - 26, 76, 26), rect('#e2cfc4', x - 10, y - 14, 76, 4), lens('#ffffff', x - 10, y - 26, 76, 9)] })(),
		]
	}),
]
/** A jar in a niche. */
const jar = (x: number, y: number, h: number, fill: string): Drawing => [smooth(fill, [[x - h * 0.3, y], [x - h * 0.46, y - h * 0.5], [x - h * 0.16, y - h * 0.86], [x - h * 0.22, y - h], [x + h * 0.22, y - h], [x + h * 0.16, y - h * 0.86], [x + h * 0.46, y - h * 0.5], [x + h * 0.3, y]], 1 / 8)]
