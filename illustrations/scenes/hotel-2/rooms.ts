// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { at, moored } from '../../drawing/things/boats.ts'
import { indices } from '../../drawing/random.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { type Camera, camera, polygon, ground, unitsPerMetre, levelEllipse, type Position, project } from '../../drawing/camera.ts'
import { flag } from '../../drawing/buildings/facades.ts'
import { bath } from '../../drawing/things/furniture.ts'
import { candle } from '../../drawing/things/lamps.ts'
import { openBook, wineGlass } from '../../drawing/things/still-life.ts'
import { dusk, type Light, noon } from '../../drawing/light.ts'
import { panel, type Wall } from '../../drawing/buildings/houses.ts'
import { disc, type Drawing, lens, taperedStroke, type Point, rect, shape, smooth, stroke, withOpacity } from '../../drawing/shapes.ts'
import { clothTable } from '../../drawing/buildings/palace.ts'
import { boards, deep, room, roomWalls } from '../../drawing/buildings/rooms.ts'
import { scene } from '../../drawing/scene.ts'
import { sky } from '../../drawing/nature/sky.ts'
import { block, cushion, drum, pillow, sunlight } from '../../drawing/things/solids.ts'
import { brilliant, harbour, liner, porthole } from './place.ts'

const [chrome, chromeShade] = ['#dfe5ef', '#97a3c0']
/** A porthole in a wall that runs away from us. */
const inWall = (e: Camera, w: Wall, along: number, up: number, r: number, bands: readonly string[]): Drawing => {
	const ring = (fill: string, k: number, from = 0, to = 24): Drawing => polygon(e, fill, indices(to - from + 1).map((i) => { const a = ((from + i) * Math.PI) / 12; return w(along + Math.cos(a) * r * k, up + Math.sin(a) * r * k, 0.02) }))
	return [ring(chromeShade, 1.3), ring('#f3f5f9', 1.24), ring(chromeShade, 1.07), ring(bands[0] ?? '#fff', 1), ring(bands[1] ?? '#fff', 1, 11, 25), ring(bands[2] ?? '#fff', 1, 14, 22)]
}
const blues = ['#b9dde6', '#2b8fb8', '#22659a'] as const

export const rooms = [
	scene('hotel-2/lobby', () => {
		const e = camera({ height: 2, horizon: 330, focal: 700 })
		const plan = { left: -6.4, right: 6.4, far: 11, height: 4.6 }
		const { back, left } = roomWalls(plan)
		const [cx, cz, inner, outer] = [2.9, 7, 1.3, 2.9]
		const turn = (i: number) => Math.PI * (1.36 - i * 0.082)
		const on = (r: number, a: number, up: number): Position => [cx + r * Math.cos(a), up, cz + r * Math.sin(a)]
		const steps = indices(17).map((i) => ({ i, up: 0.2 * (i + 1), depth: cz + 2 * Math.sin(turn(i)) })).sort((a, b) => b.depth - a.depth)
		const rail = (r: number, tone: string, width: number, from = 0): Drawing => indices(17 - from).map((i) => { const [a, b] = [on(r, turn(from + i), 0.2 * (from + i + 1) + 0.92), on(r, turn(from + i + 1), 0.2 * (from + i + 2) + 0.92)]; return stroke(tone, project(e, a), project(e, b), (width * unitsPerMetre(e, a)) / 100) })
		const track: Point[] = [[-4.6, 2.4], [-2.2, 2.2], [0.2, 2.5], [1.6, 3.3], [0.6, 4], [-0.6, 3.7], [-1.6, 4.2], [-0.8, 5.2], [0.8, 5.5], [1.2, 6.6], [-0.4, 7.4], [-2.4, 6.9], [-3.4, 7.8], [-4.8, 7.2], [-4.2, 5.8], [-3, 5.4], [-3.4, 4.3], [-4.9, 3.9], [-5.4, 3]]
		const brass = track.flatMap((_, i) => { const q = (k: number): Point => track[(i + k + track.length) % track.length] ?? [0, 0]; return indices(4).map((k): Point => { const t = k / 4; const h = (a: number, b: number, c: number, d: number) => 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3); return [h(q(-1)[0], q(0)[0], q(1)[0], q(2)[0]), h(q(-1)[1], q(0)[1], q(1)[1], q(2)[1])] }) })
		const line = (tone: string, wide: number, up: number): Drawing => brass.map(([x, z], i) => { const [X, Z] = brass[(i + 1) % brass.length] ?? [x, z]; const long = Math.hypot(X - x, Z - z) || 1; const [nx, nz] = [(-(Z - z) / long) * wide, ((X - x) / long) * wide]; return polygon(e, tone, [[x + nx, up, z + nz], [X + nx, up, Z + nz], [X - nx, up, Z - nz], [x - nx, up, z - nz]]) })
		return [
			room(e, plan, { floor: '#e9e4e0', ceiling: '#fffaf2', back: liner.white, left: '#dfe3ee', right: '#f4f3f2', reveal: liner.white }, []), [3.9, 4.05, 4.2].map((up) => panel(e, liner.lilac, back, 0, 12.8, up, up + 0.06, 0.01)), panel(e, liner.red, back, 0, 12.8, 1.1, 1.18, 0.01),
			panel(e, liner.navy, left, deep(plan, 'left', 0.5), deep(plan, 'left', 11), 0, 0.5, 0.01), [3, 5.6, 8.2].map((z) => inWall(e, left, deep(plan, 'left', z), 2.3, 0.62, blues)), [1.3, 3.3].map((at) => inWall(e, back, at, 2.5, 0.6, blues)),
			indices(90).map((i) => { const [x, z] = [-6 + ((i * 2.37) % 12), 1.6 + ((i * 1.71) % 9.2)]; const r = 0.05 + (i % 3) * 0.02; return polygon(e, ['#cfc9d2', '#d8b9a8', '#b9c4d8', '#fffaf4'][i % 4] ?? '#fff', [[x - r, 0.002, z], [x, 0.002, z + r * 1.6], [x + r, 0.002, z], [x, 0.002, z - r]]) }),
			line('#a8792f', 0.075, 0.003), line('#e8b754', 0.055, 0.004), ground(e, liner.navy, -4.78, -4.62, 2.1, 2.7, 0.005), ground(e, liner.white, -4.62, -4.46, 2.1, 2.7, 0.005),
			levelEllipse(e, '#cfc9cc', [cx, 0.003, cz], outer + 0.25), drum(e, { top: '#fff', front: '#eceef4', side: '#c3cadd', deep: '#c3cadd' }, [cx, 0, cz], 0.34, 4.6),
			steps.map(({ i, up }) => { const [a, b] = [turn(i), turn(i + 1)]; return [polygon(e, '#c3cadd', [on(outer, a, 0), on(outer, b, 0), on(outer, b, up), on(outer, a, up)]), polygon(e, '#dde2ec', [on(inner, a, 0), on(inner, b, 0), on(inner, b, up), on(inner, a, up)]), polygon(e, '#f7f7f9', [on(inner, a, up - 0.2), on(outer, a, up - 0.2), on(outer, a, up), on(inner, a, up)]), polygon(e, mix(liner.red, '#ffffff', 0.06), [on(inner + 0.3, a, up - 0.2), on(outer - 0.3, a, up - 0.2), on(outer - 0.3, a, up), on(inner + 0.3, a, up)]), polygon(e, '#ffffff', [on(inner, a, up), on(outer, a, up), on(outer, b, up), on(inner, b, up)]), polygon(e, liner.red, [on(inner + 0.3, a, up), on(outer - 0.3, a, up), on(outer - 0.3, b, up), on(inner + 0.3, b, up)])] }),
			indices(9).map((k) => [inner, outer].map((r) => stroke(chromeShade, project(e, on(r, turn(k * 2), 0.2 * (k * 2 + 1))), project(e, on(r, turn(k * 2), 0.2 * (k * 2 + 1) + 0.92)), 4))), rail(inner, chromeShade, 7), rail(inner, chrome, 4), rail(outer, chromeShade, 9), rail(outer, '#f3f5f9', 5),
			(() => { const [x, y] = project(e, on(outer, turn(0), 1.12)); return indices(5).flatMap((j) => indices(3).map((i) => shape((i + j) % 2 ? '#22283c' : '#fffaf0', [[x - 26 + i * 17 - j, y - 10 + j * 22], [x - 9 + i * 17 - j, y - 12 + j * 22], [x - 10 + i * 17 - j, y + 10 + j * 22], [x - 27 + i * 17 - j, y + 12 + j * 22]]))) })(),
		]
	}),
	scene('hotel-2/restaurant', () => {
		const e = camera({ height: 1.7, horizon: 320, focal: 720 })
		const plan = { left: -4, right: 3.6, far: 13, height: 3.2 }
		const { left, right, back } = roomWalls(plan)
		const [tx, ty] = project(e, [-0.7, 0.78, 2.7])
		return [
			room(e, plan, { floor: '#b98a62', ceiling: '#fff8ee', back: '#f3e9da', left: '#e6d6c2', right: '#fff6ea', reveal: liner.white }, []), boards(e, '#a3764f', plan, 0.5),
			indices(7).map((i) => ground(e, '#e9e0d4', -4, 3.6, 2 + i * 1.6, 2.2 + i * 1.6, 3.19)), panel(e, liner.navy, right, 0, right.long, 0, 0.7, 0.01), panel(e, liner.red, right, 0, right.long, 0.7, 0.76, 0.02), panel(e, liner.navy, left, 0, left.long, 0, 0.7, 0.01), panel(e, liner.red, left, 0, left.long, 0.7, 0.76, 0.02), panel(e, liner.navy, back, 0, back.long, 0, 0.7, 0.01),
			[2.5, 4.3, 6.1, 7.9, 9.7, 11.5].map((z) => inWall(e, right, deep(plan, 'right', z), 1.75, 0.56, ['#cfe8ea', '#2b8fb8', '#1f7aa6'])), [2.6, 5.6, 8.6].map((z) => polygon(e, '#e0b88c', [[3.5, 0.003, z], [3.5, 0.003, z + 1], [1.6, 0.003, z + 0.5], [1, 0.003, z - 0.1], [1.6, 0.003, z - 0.5]])),
			[3.4, 6.4, 9.4].map((z) => [panel(e, chromeShade, left, deep(plan, 'left', z) - 0.06, deep(plan, 'left', z) + 0.06, 1.5, 1.8, 0.04), disc('#ffe9b4', ...project(e, [-3.86, 2, z]), 130 / z, 150 / z)]), panel(e, '#8a5a3c', back, 2.9, 4.7, 0, 2.4, 0.01), panel(e, '#d9eef0', back, 3.1, 3.75, 1.2, 2.2, 0.02), panel(e, '#d9eef0', back, 3.85, 4.5, 1.2, 2.2, 0.02), disc('#e2b35c', ...project(e, [0, 2.85, 12.9]), 20), disc(liner.white, ...project(e, [0, 2.85, 12.9]), 15),
			[[-2.4, 10.4], [2, 10], [-2.5, 7.6], [2, 7.2], [2.1, 4.6], [-2.6, 5]].map(([x = 0, z = 0]) => [clothTable(e, [x, 0, z], 0.72, '#fffaf2', '#e6eef4'), [-1, 1].map((s) => { const [bx, by] = project(e, [x + s * 1.02, 0.52, z]); const k = 720 / z; return [rect('#6f4a34', bx - 0.03 * k, by, 0.06 * k, 0.5 * k), disc('#2f4478', bx, by - 0.12 * k, 0.2 * k, 0.32 * k), lens('#4a61a0', bx - 0.2 * k, by + 0.14 * k, 0.4 * k, 0.12 * k)] }), wineGlass(e, [x + 0.1, 0.75, z + 0.1], '#dff0f2')]),
			drum(e, { top: '#fffdf6', front: '#f6efe6', side: '#d9d2dc', deep: '#d9d2dc' }, [-0.8, 0, 2.9], 1.25, 0.76), indices(6).map((i) => taperedStroke('#e4dce0', project(e, [-1.7 + i * 0.36, 0.74, 1.75]), project(e, [-1.72 + i * 0.36, 0.5, 1.7]), project(e, [-1.74 + i * 0.38, 0.1, 1.7]), 10, 16)),
			[disc('#b9c2d4', tx, ty + 6, 158, 50), disc('#e9edf4', tx, ty, 158, 48), disc('#f8fbff', tx, ty - 2, 138, 40), indices(26).map((i) => smooth(i % 3 ? '#ffffff' : '#d3e6ee', [[tx - 120 + ((i * 41) % 240), ty - 24 + ((i * 13) % 46)], [tx - 104 + ((i * 41) % 240), ty - 32 + ((i * 13) % 46)], [tx - 92 + ((i * 41) % 240), ty - 22 + ((i * 13) % 46)], [tx - 106 + ((i * 41) % 240), ty - 14 + ((i * 13) % 46)]], 1 / 12)), indices(10).map((i) => { const a = (i / 10) * 2 * Math.PI; const [x, y] = [tx + Math.cos(a) * 100, ty - 6 + Math.sin(a) * 28]; return [smooth('#7d7f8a', [[x - 27, y], [x - 14, y - 14], [x + 12, y - 14], [x + 27, y - 2], [x + 12, y + 12], [x - 14, y + 12]], 1 / 7), smooth('#e9e4d8', [[x - 21, y - 1], [x - 10, y - 10], [x + 10, y - 10], [x + 21, y - 2], [x + 8, y + 8], [x - 12, y + 8]], 1 / 7), disc('#b9b2a4', x + 2, y - 1, 9, 5)] }), [[-16, -12], [18, -4]].map(([dx = 0, dy = 0]) => [shape('#f2cf3f', [[tx + dx - 22, ty + dy + 4], [tx + dx, ty + dy - 16], [tx + dx + 22, ty + dy + 4], [tx + dx, ty + dy + 12]]), shape('#fbe88a', [[tx + dx - 13, ty + dy + 3], [tx + dx, ty + dy - 9], [tx + dx + 13, ty + dy + 3], [tx + dx, ty + dy + 7]])])],
			wineGlass(e, [-1.5, 0.77, 3.3], '#dff0f2'), wineGlass(e, [0, 0.77, 3.4], '#dff0f2'), candle(e, [-0.75, 0.77, 3.7], '#fff8ea', '#ffd27a'),
		]
	}),
	scene('hotel-2/bar', () => {
		const e = camera({ height: 1.5, horizon: 360, focal: 720 })
		const [lacquer, deepRed] = ['#c42a2c', '#7d1c2c']
		const gloss = { top: '#3a1c28', front: lacquer, side: deepRed, deep: deepRed }
		const stool = (x: number, z: number): Drawing => [levelEllipse(e, '#5a2a30', [x, 0.004, z], 0.34), drum(e, { top: chrome, front: chrome, side: chromeShade, deep: chromeShade }, [x, 0, z], 0.04, 0.72), levelEllipse(e, chromeShade, [x, 0.01, z], 0.22), drum(e, { top: '#e8ecf4', front: chrome, side: chromeShade, deep: chromeShade }, [x, 0.7, z], 0.25, 0.03), drum(e, { top: '#33508c', front: liner.navy, side: '#182747', deep: '#182747' }, [x, 0.73, z], 0.25, 0.1)]
		const bottle = (x: number, y: number, i: number): Drawing => { const tone = ['#2f6b52', '#b97a2c', '#7d2638', '#d9c48a', '#31506f', '#c9562f'][i % 6] ?? '#2f6b52'; const [w, h] = [[11, 70], [14, 56], [10, 80], [15, 62]][i % 4] as [number, number]; return [smooth(tone, [[x - w, y], [x - w, y - h * 0.6], [x - 4, y - h * 0.76], [x - 4, y - h], [x + 4, y - h], [x + 4, y - h * 0.76], [x + w, y - h * 0.6], [x + w, y]], 1 / 14), rect(mix(tone, '#fff6dc', 0.6), x - w * 0.7, y - h * 0.46, w * 1.4, h * 0.22)] }
		return [
			rect('#33406c', 0, 0, 1200, 800), indices(13).map((i) => [rect('#2a355e', i * 96, 0, 6, 600), rect('#40508a', i * 96 + 6, 0, 3, 600)]), rect('#fff4e4', 0, 0, 1200, 46), [52, 64].map((y) => rect(chromeShade, 0, y, 1200, 5)),
			smooth('#22305a', [[270, 420], [270, 230], [330, 206], [870, 206], [930, 230], [930, 420]], 1 / 24), [300, 390].map((y) => [rect('#e9c98a', 290, y, 620, 8), rect('#fbe6b4', 290, y + 8, 620, 4)]), indices(15).map((i) => [bottle(316 + i * 41, 300, i), i % 5 === 2 ? [] : bottle(316 + i * 41, 390, i * 5 + 2)]),
			disc('#8a5c20', 604, 136, 82), disc('#e2b35c', 600, 132, 82), disc('#fff4dc', 600, 132, 68), indices(12).map((i) => { const a = (i * Math.PI) / 6; return stroke('#6a4a2c', [600 + Math.sin(a) * 54, 132 - Math.cos(a) * 54], [600 + Math.sin(a) * 62, 132 - Math.cos(a) * 62], i % 3 ? 3 : 6) }), stroke('#33283c', [600, 132], [566, 158], 7), stroke('#33283c', [600, 132], [606, 78], 5), disc('#33283c', 600, 132, 7),
			shape('#f3a95c', [[1200, 90], [1200, 230], [930, 300], [930, 236]]), withOpacity(0.2, shape('#ffc97a', [[1200, 60], [1200, 330], [0, 560], [0, 470]])),
			ground(e, '#a4683f', -8, 8, 0.4, 9.6), indices(16).map((i) => ground(e, '#8f5636', -8 + i, -7.97 + i, 0.4, 9.6, 0.001)),
			levelEllipse(e, '#6f3f30', [0, 0.002, 6.6], 3.6, 3), drum(e, gloss, [0, 0, 6.6], 2.9, 1.06), [0.16, 0.5].map((up) => indices(10).map((k) => k + 1).map((i) => { const on = (at: number, high: number): Position => { const a = Math.PI * (1 + at / 12); return [2.92 * Math.cos(a), high, 6.6 + 2.92 * Math.sin(a)] }; return polygon(e, i < 8 ? '#e2b35c' : '#a8782f', [on(i, up), on(i + 1, up), on(i + 1, up + 0.04), on(i, up + 0.04)]) })),
			indices(7).map((i) => { const a = Math.PI * (1.16 + i * 0.113); return polygon(e, i < 3 ? '#e2524a' : '#a02430', [[2.91 * Math.cos(a), 0.56, 6.6 + 2.91 * Math.sin(a)], [2.91 * Math.cos(a + 0.02), 0.56, 6.6 + 2.91 * Math.sin(a + 0.02)], [2.91 * Math.cos(a + 0.02), 1, 6.6 + 2.91 * Math.sin(a + 0.02)], [2.91 * Math.cos(a), 1, 6.6 + 2.91 * Math.sin(a)]]) }),
			drum(e, { top: '#8f2430', front: '#e2b35c', side: '#b4862f', deep: '#b4862f' }, [0, 1.06, 6.6], 3.05, 0.07), polygon(e, '#f0a25c', [[2.9, 1.135, 6], [3, 1.135, 6.8], [-1.6, 1.135, 4.2], [-0.8, 1.135, 3.8]]),
			[-1.5, 0.2, 2].map((x, i) => stool(x, 3.1 + Math.abs(i - 1) * 0.34)),
			(() => { const [x, y] = project(e, [-1.2, 1.13, 4.7]); return [lens('#5a1824', x - 44, y - 2, 104, 14), smooth('#1f4a3c', [[x + 4, y - 70], [x + 16, y - 110], [x + 40, y - 150], [x + 54, y - 142], [x + 44, y - 96], [x + 40, y - 60]], 1 / 9), rect('#e2b35c', x + 34, y - 164, 26, 26), shape(chrome, [[x - 40, y - 74], [x + 48, y - 74], [x + 34, y], [x - 26, y]]), shape(chromeShade, [[x + 18, y - 74], [x + 48, y - 74], [x + 34, y], [x + 12, y]]), lens('#f6fafc', x - 42, y - 74, 92, 18), [-24, -4, 18].map((dx) => shape('#d9eef4', [[x + dx - 8, y - 74], [x + dx, y - 86], [x + dx + 9, y - 72]])), disc(chromeShade, x - 42, y - 56, 9)] })(), [0.7, 1.1].map((x) => wineGlass(e, [x, 1.13, 4.3], '#f6e2b4')),
		]
	}),
	scene('hotel-2/room-circuit', (progress) => {
		const e = camera({ height: 1.8, horizon: 300, focal: 640, x: 0.2 })
		const plan = { left: -1.9, right: 2.1, far: 6.4, height: 3 }
		const { left, right } = roomWalls(plan)
		const arc = indices(13).map((i) => Math.PI * (i / 12))
		const rim = (up: number, r = 1.35): Position[] => arc.map((a) => [0.1 - Math.cos(a) * r, up, 6.6 + Math.sin(a) * r * 1.1])
		const blue = '#2f5c9e'
		const [wx, wy] = project(e, [-0.72, 0.62, 2.25])
		return [
			harbour(brilliant, 296, progress, 610), indices(5).map((i) => moored(at(500 + i * 52, 350 + (i % 2) * 10, 13), i % 2 ? liner.white : liner.red, liner.white)),
			polygon(e, '#c9cfe0', rim(0)), [0.3, 0.6].map((up) => rim(up).slice(1).map((position, i) => stroke('#eef1f6', project(e, rim(up)[i] ?? position), project(e, position), 4))), arc.map((_, i) => stroke('#eef1f6', project(e, rim(0)[i] ?? [0, 0, 7]), project(e, rim(0.95)[i] ?? [0, 0, 7]), 4)), rim(0.95).slice(1).map((position, i) => stroke(liner.red, project(e, rim(0.95)[i] ?? position), project(e, position), 9)),
			room(e, plan, { floor: '#c9a27c', ceiling: '#ffffff', back: '#f3f1f0', left: '#dfe3ee', right: '#fdfaf4', reveal: '#ffffff' }, [{ in: 'back', from: 0.9, to: 3.1, low: 0, high: 2.5, arch: 0.34 }]), boards(e, '#b48d68', plan, 0.4),
			polygon(e, liner.white, [[-1, 0, 6.4], [-1.7, 0, 5.5], [-1.7, 2.35, 5.5], [-1, 2.35, 6.4]]), polygon(e, '#8fcbe0', [[-1.08, 0.5, 6.3], [-1.62, 0.5, 5.6], [-1.62, 2.2, 5.6], [-1.08, 2.2, 6.3]]), polygon(e, liner.lilac, [[1.2, 0, 6.4], [1.95, 0, 5.6], [1.95, 2.35, 5.6], [1.2, 2.35, 6.4]]), polygon(e, '#6fb4d0', [[1.28, 0.5, 6.3], [1.87, 0.5, 5.7], [1.87, 2.2, 5.7], [1.28, 2.2, 6.3]]),
			[left, right].map((w, k) => [panel(e, liner.red, w, 0, w.long, 0.9, 0.96, 0.01), panel(e, liner.navy, w, 0, w.long, 0, 0.12, 0.01), k ? inWall(e, w, deep(plan, 'right', 3.6), 1.7, 0.3, ['#fffaf0', '#e2b35c', '#c98a3c']) : []]),
			sunlight(e, '#ecd2ac', [[-0.9, 0, 6.4], [1.1, 0, 6.4], [1.1, 2.2, 6.4], [-0.9, 2.2, 6.4]], [0.1, -1.2]),
			block(e, tones('#d9b98a'), [-1.9, 0, 1.2], [1.9, 0.34, 3.3]), block(e, { ...tones(blue), top: '#3f6db0' }, [-1.88, 0.34, 1.2], [1.9, 0.26, 2.5]), block(e, tones('#ffffff'), [-1.88, 0.34, 3.7], [1.9, 0.26, 0.8]), pillow(e, tones('#ffffff'), [-1.75, 0.6, 3.8], [0.75, 0.24, 0.5]), pillow(e, tones('#ffffff'), [-0.9, 0.6, 3.8], [0.75, 0.24, 0.5]), polygon(e, liner.red, [[-1.88, 0.606, 3.3], [0.02, 0.606, 3.3], [0.02, 0.606, 3.5], [-1.88, 0.606, 3.5]]),
			[disc('#24487e', wx + 8, wy + 6, 62, 34), disc('#a8792f', wx, wy + 5, 56, 31), disc('#e8b754', wx, wy, 56, 31), disc('#fff8ea', wx, wy - 2, 45, 24), indices(12).map((i) => { const a = (i * Math.PI) / 6; return stroke('#33283c', [wx + Math.sin(a) * 35, wy - 2 - Math.cos(a) * 18], [wx + Math.sin(a) * 41, wy - 2 - Math.cos(a) * 21.5], 3) }), stroke(liner.red, [wx, wy - 2], [wx + 24, wy - 14], 4), disc('#33283c', wx, wy - 2, 4, 3), rect('#e8b754', wx - 8, wy - 44, 16, 15), disc('#f6d58c', wx, wy - 46, 12, 7), taperedStroke('#22283c', [wx + 2, wy - 48], [wx + 110, wy - 60], [wx + 150, wy + 4], 4, 4)],
			block(e, tones('#e6cfa4'), [1.2, 0, 3.4], [0.9, 0.76, 1.5]), block(e, tones('#c9a27c'), [1.15, 0.76, 3.35], [0.95, 0.05, 1.6]), disc('#1f5a44', ...project(e, [1.6, 1.1, 4.2]), 26, 30), (() => { const [x, y] = project(e, [1.6, 0.81, 4.2]); return [shape(liner.white, [[x - 20, y - 34], [x + 20, y - 34], [x + 15, y], [x - 15, y]])] })(), indices(5).map((i) => { const [x, y] = project(e, [1.6, 1.2, 4.2]); return disc(i % 2 ? '#e8574f' : '#f6a49a', x - 22 + i * 11, y - (i % 2) * 12, 9) }),
		]
	}),
	scene('hotel-2/room-cabin', () => {
		const light: Light = { ...dusk, sky: ['#4a5c94', '#7d78a4', '#c08d9c', '#f0b28e', '#fbd4a0'], sea: ['#e2ac98', '#7f80a4', '#4a5f92'] }
		const [wood, joint, darkWood] = ['#e2bf8c', '#cda46e', '#a9784a']
		return [
			rect(wood, 0, 0, 1200, 800), indices(11).map((i) => [rect(joint, 20 + i * 120, 0, 5, 560), rect(mix(wood, '#fff2d4', 0.4), 25 + i * 120, 0, 3, 560), rect(mix(wood, joint, 0.3), 60 + i * 120, 40 + (i % 3) * 60, 3, 240)]), rect('#fff4e0', 0, 0, 1200, 40), rect(darkWood, 0, 40, 1200, 12), rect(joint, 0, 120, 1200, 6),
			rect(mix(darkWood, '#5a3038', 0.3), 170, 130, 860, 440), smooth(mix(wood, '#8a5a48', 0.28), [[190, 566], [190, 200], [250, 156], [950, 156], [1010, 200], [1010, 566]], 1 / 26), indices(7).map((i) => rect(mix(joint, '#8a5a48', 0.4), 226 + i * 120, 158, 5, 330)),
			porthole(600, 300, 104, [light.sky[3] ?? '', light.sea[0] ?? '', light.sea[1] ?? '', light.sea[2] ?? '']), disc('#fff0cc', 636, 266, 22), shape('#fff8ec', [[560, 300], [560, 262], [588, 300]]), stroke('#5a4a6a', [558, 258], [558, 306], 3), smooth('#5a4a6a', [[540, 304], [596, 304], [586, 312], [550, 312]], 1 / 10),
			smooth('#fffaf0', [[206, 500], [260, 470], [950, 470], [1000, 500], [1010, 580], [190, 580]], 1 / 14), smooth('#ffffff', [[232, 486], [250, 436], [330, 424], [410, 436], [424, 486], [330, 500]], 1 / 8), smooth('#e3dbe2', [[232, 486], [330, 486], [424, 478], [424, 490], [330, 504], [240, 496]], 1 / 8), smooth('#ffffff', [[300, 500], [320, 456], [400, 446], [470, 458], [482, 502], [390, 514]], 1 / 8), smooth('#e3dbe2', [[300, 500], [390, 502], [482, 494], [480, 508], [390, 518]], 1 / 8),
			smooth(liner.navy, [[520, 476], [960, 470], [1006, 500], [1010, 600], [520, 600]], 1 / 18), rect('#35508c', 520, 478, 470, 22), rect(liner.red, 560, 478, 16, 122), rect(liner.white, 584, 478, 6, 122),
			rect(darkWood, 150, 570, 900, 26), rect(wood, 160, 596, 880, 150), [174, 470, 766].map((x) => [rect(joint, x, 612, 262, 120), rect(mix(wood, '#fff2d4', 0.3), x + 8, 620, 246, 104), rect('#e2b35c', x + 106, 664, 50, 12), rect('#a8782f', x + 106, 672, 50, 4)]), rect('#4a5a8c', 0, 746, 1200, 60), rect(liner.red, 0, 746, 1200, 8),
			rect(darkWood, 178, 370, 210, 12), rect('#8a5a3c', 178, 382, 210, 5), [taperedStroke('#a8782f', [212, 370], [206, 300], [256, 286], 6, 6), disc('#c9914a', 212, 370, 16, 6), withOpacity(0.3, shape('#ffe3a0', [[236, 296], [330, 296], [470, 500], [210, 500]])), shape(liner.red, [[246, 262], [300, 262], [332, 300], [226, 300]]), shape('#a32632', [[282, 262], [300, 262], [332, 300], [296, 300]]), lens('#fff0b8', 226, 300, 106, 14)],
			[shape('#fffaf0', [[190, 366], [286, 360], [292, 370], [192, 372]]), shape('#f6e9d0', [[286, 360], [372, 366], [368, 372], [292, 370]]), indices(4).map((i) => stroke('#b9a98c', [204 + i * 20, 365 - i], [218 + i * 20, 364 - i], 2))],
			[150, 1020].map((x, i) => indices(4).map((k) => rect(k % 2 ? '#b82f34' : liner.red, x + (i ? k * 14 - 4 : k * 14 - 22), 126, 14, 446))), rect('#a8782f', 120, 118, 960, 10), disc('#e2b35c', 120, 123, 11), disc('#e2b35c', 1080, 123, 11),
			[20, 1112].map((x) => [rect(darkWood, x, 200, 80, 360), rect(mix(wood, '#fff2d4', 0.3), x + 8, 208, 64, 344), disc('#e2b35c', x + (x > 600 ? 16 : 64), 390, 7)]),
		]
	}),
	scene('hotel-2/bathroom', (progress) => {
		const light: Light = { ...noon, sky: ['#79bcd8', '#9ccfe0', '#c3e1e2', '#e6ecdc'] }
		const e = camera({ height: 1.55, horizon: 350, focal: 740 })
		const plan = { left: -2.9, right: 3.4, far: 5.6, height: 3.1 }
		const { left, back, right } = roomWalls(plan)
		const grid = (w: Wall, from: number, to: number): Drawing => [indices((to - from) / 0.5 + 1).map((i) => panel(e, '#e3e4ea', w, from + i * 0.5, from + i * 0.5 + 0.014, 0, 3.1, 0.005)), indices(6).map((j) => panel(e, '#e3e4ea', w, from, to, j * 0.5 + 0.2, j * 0.5 + 0.214, 0.005))]
		const band = (w: Wall, from: number, to: number): Drawing => [panel(e, liner.navy, w, from, to, 1.46, 1.64, 0.01), panel(e, liner.red, w, from, to, 1.7, 1.73, 0.01)]
		const [px, py] = project(e, [0.3, 2.12, 5.6])
		return [
			sky(light, 600), room(e, plan, { floor: '#f1ede8', ceiling: '#ffffff', back: '#fbfaf7', left: '#e4e7ef', right: '#fffdf8', reveal: liner.white }, []), grid(back, 0, 6.6), grid(left, deep(plan, 'left', 1), deep(plan, 'left', 5.6)), grid(right, deep(plan, 'right', 5.6), deep(plan, 'right', 1)), band(back, 0, 6.6), band(left, deep(plan, 'left', 0.5), deep(plan, 'left', 5.6)), band(right, deep(plan, 'right', 5.6), deep(plan, 'right', 0.5)),
			indices(12).flatMap((i) => indices(9).map((j) => { const [x, z, r] = [-3.2 + i * 0.55, 0.8 + j * 0.55, 0.09]; return polygon(e, liner.navy, [[x - r, 0.002, z], [x, 0.002, z + r], [x + r, 0.002, z], [x, 0.002, z - r]]) })),
			porthole(px, py, 86, [light.sky[0] ?? '', light.sky[1] ?? '', light.sky[2] ?? '']), flag(liner.red, liner.white, px - 16, py + 58, 34, progress),
			levelEllipse(e, '#d6d4da', [0.3, 0.003, 4.2], 1.7, 0.8), bath(e, { top: '#ffffff', front: '#ffffff', side: '#d3d8e4', deep: '#b9c2d6' }, [0.3, 0, 4.2], '#a9d9e0', 2.7), [-0.75, 1.35].map((x) => disc(liner.navy, ...project(e, [x, 0.03, 3.9]), 16, 9)),
			(() => { const [x, y] = project(e, [1.7, 0.64, 4.5]); return [rect(chromeShade, x - 4, y - 64, 8, 66), taperedStroke(chrome, [x, y - 60], [x - 6, y - 92], [x - 50, y - 66], 8, 8), [-18, 16].map((dx) => [rect(chrome, x + dx - 3, y - 46, 6, 16), rect('#fff', x + dx - 9, y - 50, 18, 6)])] })(), (() => { const [x, y] = project(e, [-0.9, 0.66, 4]); return [smooth('#ffffff', [[x - 34, y - 10], [x + 44, y - 14], [x + 48, y + 84], [x + 10, y + 92], [x - 30, y + 86]], 1 / 14), rect(liner.navy, x - 31, y + 58, 78, 8), rect(liner.red, x - 31, y + 70, 78, 4)] })(),
			block(e, tones('#ffffff'), [-2.9, 0.7, 3.2], [0.8, 0.16, 1.8]), [[-2.5, 3.6], [-2.5, 4.5]].map(([x = 0, z = 0]) => [levelEllipse(e, '#c9d2e0', [x, 0.865, z], 0.3, 0.26), levelEllipse(e, '#eaf3f5', [x, 0.866, z], 0.25, 0.2)]), [3.7, 4.6].map((z) => [panel(e, chromeShade, left, deep(plan, 'left', z) - 0.32, deep(plan, 'left', z) + 0.32, 1.34, 2.26, 0.03), panel(e, '#cfe4ea', left, deep(plan, 'left', z) - 0.28, deep(plan, 'left', z) + 0.28, 1.38, 2.22, 0.04), panel(e, '#eef7f8', left, deep(plan, 'left', z) - 0.28, deep(plan, 'left', z) - 0.06, 1.38, 2.22, 0.05)]), disc('#fff3c8', ...project(e, [-2.8, 2.5, 4.15]), 24),
			block(e, tones('#d9b98a'), [1.9, 0, 2.6], [0.7, 0.46, 0.6]), cushion(e, '#ffffff', [2, 0.46, 2.75], 0.5, 0.1, 0.3), openBook(e, [2.05, 0.5, 2.8], '#fff8ea'),
		]
	}),
]
