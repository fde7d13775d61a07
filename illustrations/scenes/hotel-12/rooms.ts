// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { seededRandom, indices } from '../../drawing/random.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { camera, polygon, ground, levelEllipse, type Position, project } from '../../drawing/camera.ts'
import { bed, rug } from '../../drawing/things/furniture.ts'
import { candle } from '../../drawing/things/lamps.ts'
import { armchair, sofa } from '../../drawing/things/seats.ts'
import { wineGlass } from '../../drawing/things/still-life.ts'
import { lantern } from '../../drawing/buildings/gulf.ts'
import { dawn, type Light, noon } from '../../drawing/light.ts'
import { panel } from '../../drawing/buildings/houses.ts'
import { disc, type Drawing, hill, lens, taperedStroke, placeAt, type Point, rect, shape, smooth, stroke, withOpacity } from '../../drawing/shapes.ts'
import { clothTable } from '../../drawing/buildings/palace.ts'
import { boards, curtain, deep, room, roomWalls } from '../../drawing/buildings/rooms.ts'
import { scene } from '../../drawing/scene.ts'
import { glitter, waves } from '../../drawing/nature/sea.ts'
import { sky, stars, sun } from '../../drawing/nature/sky.ts'
import { block, drum, sunlight } from '../../drawing/things/solids.ts'
import { blueHour, marina, pearl } from './place.ts'

export const rooms = [
	scene('hotel-12/pearl-hall', () => {
		const [wood, dark, light, brass] = ['#7a4a34', '#4a2a2c', '#9a6444', '#e2ac54']
		const drawer = (x: number, y: number, w: number, h: number, i: number): Drawing => [rect(i % 4 === 1 ? light : i % 3 ? wood : mix(wood, light, 0.5), x + 2, y + 2, w - 4, h - 4), rect(mix(light, '#f0c890', 0.3), x + 4, y + 3, w - 8, 3), disc(brass, x + w / 2, y + h * 0.52, w > 60 ? 4.4 : 3.4)]
		const e = camera({ height: 1.6, horizon: 380, focal: 800 })
		const plan = { left: -4.6, right: 4.6, far: 8, height: 6 }
		const { left, right } = roomWalls(plan)
		const [sx, sy] = [420, 596]
		return [
			rect(dark, 0, 0, 1200, 800), [left, right].map((w, k) => [panel(e, mix(dark, '#2a1a28', 0.3), w, 0, w.long, 0, 6), indices(12).map((j) => indices(8).map((i) => { const a = deep(plan, k ? 'right' : 'left', 8) + (k ? i * 0.72 : -(i + 1) * 0.72); return [panel(e, mix(k ? wood : mix(wood, dark, 0.34), light, (i * 3 + j * 5) % 4 ? 0 : 0.3), w, a + 0.03, a + 0.69, 0.44 * j + 0.5, 0.44 * j + 0.9, 0.01), disc(k ? brass : '#b9873f', ...project(e, w(a + 0.36, 0.44 * j + 0.7, 0.03)), 3.2)] }))]),
			indices(14).map((j) => indices(18).map((i) => (j > 6 && i > 7 && i < 10 ? [] : drawer(140 + i * 51.2, -6 + j * 38, 51.2, 38, i * 5 + j * 3)))),
			rect(brass, 128, 258, 944, 7), rect('#a8782f', 128, 263, 944, 3), indices(18).map((i) => rect('#a8782f', 150 + i * 52, 214, 4, 46)), rect(brass, 136, 210, 928, 5), [244, 262].map((x) => stroke('#c9914a', [x, 196], [x + 34, 540], 7)), indices(9).map((i) => stroke('#c9914a', [246 + i * 3.6, 226 + i * 36], [268 + i * 3.6, 226 + i * 36], 6)),
			[[340, 96], [600, 66], [860, 96]].map(([x = 0, y = 0], k) => [stroke(brass, [x, -10], [x, y], 3), withOpacity(0.16, disc('#ffdca0', x, y + 40, k === 1 ? 130 : 96)), disc('#fff3dc', x, y + 40, k === 1 ? 42 : 30), disc('#fffdf6', x - 8, y + 30, k === 1 ? 18 : 12)]),
			[rect('#2a1a28', 548, 262, 104, 276), rect('#ffd890', 558, 272, 84, 266), rect('#fff0c4', 584, 300, 32, 238)], ground(e, '#5a3a3c', -5, 5, 0.3, 8), indices(8).map((i) => ground(e, '#6f4a46', -5, 5, 1.2 + i * 0.9, 1.6 + i * 0.9, 0.001)), polygon(e, '#d9a56a', [[-0.45, 0.002, 8], [0.45, 0.002, 8], [1, 0.002, 3], [-1, 0.002, 3]]),
			shape('#8f5a3e', [[60, 590], [1140, 590], [1260, 660], [-60, 660]]), shape('#a8704c', [[70, 590], [1130, 590], [1160, 606], [40, 606]]), rect('#6f402f', -60, 660, 1320, 160), indices(8).map((i) => [rect('#7d4a36', 10 + i * 150, 676, 134, 110), rect('#5a3230', 10 + i * 150, 776, 134, 10), disc(brass, 77 + i * 150, 724, 8)]),
			[lens('#6a3c30', sx - 130, sy + 42, 260, 24), shape(brass, [[sx - 60, sy + 44], [sx + 60, sy + 44], [sx + 44, sy + 26], [sx - 44, sy + 26]]), rect(brass, sx - 6, sy - 190, 12, 220), rect('#a8782f', sx + 1, sy - 190, 5, 220), disc(brass, sx, sy - 196, 12), taperedStroke(brass, [sx - 150, sy - 150], [sx, sy - 196], [sx + 150, sy - 172], 7, 7), [[-150, -150, 0], [150, -172, 0]].map(([dx = 0, dy = 0]) => [[-44, 0, 44].map((k) => stroke('#c9914a', [sx + dx, sy + dy], [sx + dx + k, sy + dy + 124], 2.2)), smooth(brass, [[sx + dx - 54, sy + dy + 122], [sx + dx - 34, sy + dy + 146], [sx + dx + 34, sy + dy + 146], [sx + dx + 54, sy + dy + 122]], 1 / 9), lens('#f6d58c', sx + dx - 54, sy + dy + 122, 108, 13)]), [-26, -6, 14, -14, 4].map((dx, i) => disc(i % 2 ? '#fff6ee' : '#f3dce0', sx - 150 + dx, sy - 32 - (i > 2 ? 10 : 0), 9)), [rect('#c9914a', sx + 138, sy - 62, 20, 18), disc('#c9914a', sx + 148, sy - 66, 6)]],
			[smooth('#a3243a', [[700, 600], [760, 572], [960, 568], [1030, 590], [1060, 640], [1010, 690], [940, 650], [860, 700], [790, 656], [720, 676]], 1 / 7), smooth('#7d1a30', [[860, 640], [960, 622], [1030, 640], [1010, 690], [940, 650], [860, 700], [830, 672]], 1 / 7), shape(light, [[770, 560], [980, 556], [1000, 606], [756, 612]]), shape('#5a2030', [[784, 566], [968, 562], [982, 596], [774, 602]]), smooth('#c23a4c', [[790, 572], [960, 566], [974, 592], [780, 598]], 1 / 12), shape(wood, [[756, 612], [1000, 606], [1000, 640], [756, 646]]), disc(brass, 878, 627, 8), [[812, 586], [838, 578], [862, 588], [892, 576], [918, 586], [944, 578], [876, 574]].map(([x = 0, y = 0], i) => [disc('#d9b9bc', x + 2, y + 2, 10), disc(i % 3 ? '#fff6ee' : '#f6dfe4', x, y, 10), disc('#ffffff', x - 3, y - 3, 3.4)])],
		]
	}),
	scene('hotel-12/restaurant', (progress) => {
		const e = camera({ height: 1.6, horizon: 430, focal: 720 })
		const deepBlue = ['#12407a', '#1a5590', '#2470a8', '#3a90bc', '#62b4cc']
		const turn = 2 * Math.PI * progress
		const random = seededRandom(6)
		const fish = (x: number, y: number, s: number, a: number, tone: string): Drawing => { const [dx, dy] = [Math.cos(a), Math.sin(a)]; const p = (u: number, v: number): Point => [x + (u * dx - v * dy) * s, y + (u * dy + v * dx) * s]; return shape(tone, [p(-10, 0), p(-16, -5), p(-15, 5), p(-10, 0), p(0, 4.4), p(11, 0), p(0, -4.4)]) }
		return [
			rect('#12264a', 0, 0, 1200, 800), indices(5).map((i) => hill(deepBlue[4 - i] ?? '#12407a', [[-20, -40 + i * 96], [400, -70 + i * 104], [800, -60 + i * 100], [1220, -40 + i * 94]])), [[330, 210], [560, 240], [800, 220], [960, 160]].map(([x = 0, w = 0], i) => withOpacity(0.16, shape('#a9e2e6', [[x, 40], [x + 60, 40], [x + w - 60 + Math.sin(turn + i) * 12, 560], [x - 120 + Math.sin(turn + i) * 12, 560]]))),
			hill('#0f3566', [[100, 540], [240, 500], [380, 530], [520, 510], [700, 540], [880, 500], [1100, 530]]), [[250, 520, '#e8836c'], [310, 530, '#d9a0b4'], [820, 530, '#e8836c'], [900, 520, '#f0b08c']].map(([x, y, tone], k) => indices(5).map((i) => taperedStroke(String(tone), [Number(x) + i * 9, Number(y)], [Number(x) + (i - 2) * 14 + Math.sin(turn + i) * 3, Number(y) - 30], [Number(x) + (i - 2) * 20 + 18, Number(y) - 46 - ((i + k) % 3) * 12], 9, 3))),
			indices(150).map((i) => { const ring = random(); const a = random() * 2 * Math.PI; const r = 60 + ring ** 0.7 * 170; const [x, y] = [600 + Math.cos(a) * r * 1.5, 300 + Math.sin(a) * r * 0.78]; return fish(x + Math.sin(turn + i) * 5, y, 0.8 + random() * 0.75, a + Math.PI / 2 + 0.16, ['#d9eef0', '#9fd0dc', '#6aaec8', '#f3f8f2'][i % 4] ?? '#d9eef0') }), fish(270, 220, 3.4, 0.2, '#0f3566'), fish(960, 380, 2.6, 3.3, '#0f3566'),
			{ fill: '#16203f', outlines: [[[-10, -10], [1210, -10], [1210, 810], [-10, 810]], [[120, 560], [120, 300], [120, 150, 330, 60, 600, 60], [870, 60, 1080, 150, 1080, 300], [1080, 560], [860, 530, 340, 530, 120, 560]]], holes: true }, { fill: '#c9914f', outlines: [[[106, 566], [106, 300], [106, 140, 324, 46, 600, 46], [876, 46, 1094, 140, 1094, 300], [1094, 566], [1080, 562], [1080, 300], [1080, 150, 870, 60, 600, 60], [330, 60, 120, 150, 120, 300], [120, 562]]] }, [340, 600, 860].map((x) => [rect('#16203f', x - 5, x === 600 ? 60 : 96, 10, 450), rect('#c9914f', x + 3, x === 600 ? 60 : 96, 2, 450)]),
			smooth('#2a3560', [[120, 560], [340, 532], [600, 522], [860, 532], [1080, 560], [1210, 600], [1210, 820], [-10, 820], [-10, 600]], 1 / 8), smooth('#3a4a7c', [[200, 600], [600, 556], [1000, 600], [900, 680], [600, 700], [300, 680]], 1 / 7), indices(7).map((i) => withOpacity(0.3, lens('#7fc4d4', 260 + ((i * 131) % 640), 590 + ((i * 37) % 100), 120, 9))),
			[[-3.2, 8.2], [0, 9], [3.2, 8.2], [-4.2, 5.4], [4.2, 5.4], [-1.6, 6.4], [1.8, 6.2]].map(([x = 0, z = 0]) => { const k = 720 / z; return [[-1, 1].map((s) => { const [bx, by] = project(e, [x + s * 1.1, 0.5, z]); return [smooth('#b9563f', [[bx - 0.26 * k, by + 0.1 * k], [bx - 0.28 * k, by - 0.3 * k], [bx, by - 0.42 * k], [bx + 0.28 * k, by - 0.3 * k], [bx + 0.26 * k, by + 0.1 * k]], 1 / 8), rect('#5a3038', bx - 0.03 * k, by + 0.08 * k, 0.06 * k, 0.4 * k)] }), clothTable(e, [x, 0, z], 0.78, '#e9e6f0', '#c9d2e6'), (() => { const [cx, cy] = project(e, [x, 0.86, z]); return [withOpacity(0.2, disc('#ffcf7c', cx, cy, 0.24 * k)), disc('#ffdf9a', cx, cy, 0.045 * k, 0.07 * k)] })()] }),
			drum(e, { top: '#f6f2f6', front: '#d9d4e4', side: '#a8a4c4', deep: '#a8a4c4' }, [-0.5, 0, 3.1], 1.15, 0.76), [[-1.05, 3.05], [0.1, 3.05]].map(([x = 0, z = 0]) => [levelEllipse(e, '#c9cbe0', [x, 0.77, z], 0.26), levelEllipse(e, '#ffffff', [x, 0.775, z], 0.23)]), wineGlass(e, [-0.85, 0.77, 3.5], '#cfe6ee'), wineGlass(e, [0.15, 0.77, 3.5], '#cfe6ee'), withOpacity(0.24, disc('#ffcf7c', ...project(e, [-0.42, 0.98, 3.2]), 110)), candle(e, [-0.42, 0.77, 3.2], '#fff6e6', '#ffd27a'),
		]
	}),
	scene('hotel-12/bar', (progress) => {
		const [plaster, shade, deepShade, coral] = ['#b98a74', '#7d5a68', '#4a3a58', '#e8836c']
		const slot = (points: Point[]): Drawing => shape('#182450', points)
		const sway = Math.sin(2 * Math.PI * progress) * 5
		const lamp = (x: number, y: number, s: number): Drawing => [stroke('#2a2030', [x, -10], [x + sway, y - s], 2.4), withOpacity(0.18, disc('#ffcf7c', x + sway, y - s * 0.4, s * 1.3)), lantern({ x: x + sway, y, size: s }, '#3a2a3a', '#ffcf7c')]
		return [
			rect('#101a40', 0, 0, 1200, 800), stars('#f3f0fa', 9, 210, 60), disc('#fdf3d2', 690, 66, 20), disc('#101a40', 698, 62, 17),
			shape(shade, [[-10, -10], [300, -10], [400, 190], [400, 560], [-10, 800]]), shape(mix(plaster, shade, 0.3), [[1210, -10], [900, -10], [800, 190], [800, 560], [1210, 800]]), shape(plaster, [[400, 190], [800, 190], [800, 560], [400, 560]]), shape(mix(plaster, '#ffe0b0', 0.3), [[390, 180], [810, 180], [800, 194], [400, 194]]), shape(deepShade, [[290, -10], [310, -10], [404, 186], [396, 194]]), shape(mix(plaster, '#ffe0b0', 0.2), [[890, -10], [910, -10], [804, 194], [796, 186]]),
			[452, 540, 628, 716].map((x) => [slot([[x, 400], [x, 240], [x + 16, 216], [x + 32, 240], [x + 32, 400]]), rect('#ffb86a', x + 4, 372, 24, 28)]), [0, 1, 2].map((i) => slot([[90 + i * 96, 440 - i * 26], [90 + i * 96, 160 + i * 20], [116 + i * 92, 140 + i * 22], [136 + i * 92, 166 + i * 24], [136 + i * 92, 426 - i * 26]])), [0, 1, 2].map((i) => slot([[1110 - i * 96, 440 - i * 26], [1110 - i * 96, 160 + i * 20], [1084 - i * 92, 140 + i * 22], [1064 - i * 92, 166 + i * 24], [1064 - i * 92, 426 - i * 26]])),
			[[-10, 96, 420, 210], [780, 210, 1210, 96]].map(([a = 0, b = 0, d = 0, f = 0]) => stroke('#5b3a38', [a, b], [d, f], 13)), stroke('#5b3a38', [300, 206], [900, 206], 11),
			shape('#6a4f60', [[400, 560], [800, 560], [1210, 800], [-10, 800]]), shape('#a8544c', [[440, 590], [760, 590], [960, 760], [240, 760]]), shape('#7d3848', [[460, 600], [740, 600], [916, 748], [284, 748]]), shape('#a8544c', [[490, 614], [710, 614], [860, 730], [340, 730]]),
			rect('#8a6260', 400, 500, 400, 70), rect(coral, 400, 486, 400, 26), indices(5).map((i) => [rect(i % 2 ? coral : '#d9694f', 404 + i * 80, 430, 74, 60), rect(mix(coral, '#ffe0c0', 0.3), 404 + i * 80, 430, 74, 8)]),
			[-1, 1].map((s) => { const p = (x: number, y: number): Point => [600 + s * x, y]; const [top, front, back] = s < 0 ? [coral, '#8a6260', '#b9563f'] : ['#f09a80', '#a87a70', '#d9694f']; return [shape(front, [p(250, 586), p(250, 520), p(470, 640), p(470, 800)]), shape(top, [p(200, 500), p(250, 512), p(470, 634), p(620, 634), p(330, 490)]), shape(back, [p(200, 500), p(330, 490), p(620, 634), p(620, 500), p(330, 400), p(200, 430)]), indices(3).map((i) => stroke(mix(back, '#5a2030', 0.4), p(244 + i * 96, 430 + i * 4 - 6 - i * 6), p(250 + i * 106, 500 + i * 40), 3))] }),
			[300, 900].map((x, i) => smooth(i ? '#2f4788' : '#35508c', [[x - 40, 560], [x - 34, 510], [x, 500], [x + 34, 510], [x + 40, 560], [x, 572]], 1 / 8)),
			lamp(470, 330, 70), lamp(736, 300, 60), lamp(600, 290, 84),
			[lens('#3a2638', 440, 716, 330, 40), rect('#5b3a38', 596, 660, 16, 60), smooth('#8a5c24', [[452, 656], [520, 640], [690, 640], [756, 656], [690, 676], [520, 676]], 1 / 8), smooth('#e2ac54', [[460, 650], [524, 636], [686, 636], [748, 650], [686, 666], [524, 666]], 1 / 8), lens('#f6d58c', 484, 650, 240, 20)],
			[smooth('#a9d3e0', [[572, 646], [560, 600], [576, 566], [580, 530], [572, 516], [622, 516], [616, 530], [622, 566], [638, 600], [626, 646]], 1 / 9), smooth('#6fa6c4', [[606, 646], [614, 600], [604, 566], [604, 516], [622, 516], [616, 530], [622, 566], [638, 600], [626, 646]], 1 / 9), taperedStroke('#8fc0d4', [622, 530], [676, 540], [632, 606], 8, 7), shape('#a9d3e0', [[572, 516], [556, 506], [578, 524]]), indices(16).map((i) => disc('#eef8fa', 568 + ((i * 23) % 62), 560 + ((i * 17) % 80), 3.4, 4.4)), smooth('#6f9a68', [[590, 520], [584, 494], [598, 486], [606, 500], [612, 520]], 1 / 6), disc('#f2cf3f', 616, 514, 9)], [[506, 644], [682, 646], [536, 658]].map(([x = 0, y = 0]) => [shape('#cfe6ee', [[x - 14, y - 46], [x + 14, y - 46], [x + 11, y], [x - 11, y]]), shape('#f0a080', [[x - 13, y - 28], [x + 13, y - 28], [x + 11, y], [x - 11, y]]), lens('#ffffff', x - 14, y - 46, 28, 6)]),
		]
	}),
	scene('hotel-12/room-ledge', (progress) => {
		const light: Light = { ...dawn, sky: ['#9fc8d8', '#bdd6d8', '#dde2d4', '#f6e2cc'], sea: ['#cfe2dc', '#8fc6cc', '#5aa8bc'], haze: '#e2dcd0' }
		const e = camera({ height: 1.75, horizon: 320, focal: 720 })
		const plan = { left: -3.7, right: 3.7, far: 5.9, height: 3.3 }
		const { back } = roomWalls(plan)
		const blow = Math.sin(2 * Math.PI * progress) * 0.1
		const lip = (up: number, out: number): Position[] => indices(41).map((i) => { const t = i / 40; const x = -4 + t * 8; const wave = Math.abs(Math.sin(t * 7 * Math.PI)); return [x, up ? up + 0.24 * wave : 0, 6.4 + Math.sin(Math.PI * t) * 1.4 + out * wave] })
		return [
			sky(light, 322, 12), sun(light, 640, 226, 34), rect('#b9dcdc', 0, 322, 1200, 300), hill('#7fc0ca', [[-20, 340], [500, 334], [1220, 342]]), hill('#4a9fb8', [[-20, 372], [500, 362], [1220, 376]]), glitter('#fff6e0', 640, 326, 470, { width: 80, count: 18, seed: 7, progress }), waves('#e9f6f2', 334, 420, { seed: 5, count: 9, progress }),
			polygon(e, '#e6d8d4', [...lip(0, 0), [4, 0, 5.9], [-4, 0, 5.9]]), polygon(e, '#b9a0b4', [...lip(0.86, 0), ...lip(0, 0).toReversed()]), indices(7).map((i) => polygon(e, ['#f6d2c4', '#fdf2e8', '#f3c4b6', '#fff8f0'][i % 4] ?? '#fff', [...lip(0.8, 0.16).slice(i * 6 - (i ? 1 : 0), i * 6 + 6), ...lip(0, 0).slice(i * 6 - (i ? 1 : 0), i * 6 + 6).toReversed()])), polygon(e, '#ffffff', [...lip(0.92, 0.2), ...lip(0.84, 0.2).toReversed()]), polygon(e, '#fff8f0', [...lip(0.92, 0.24), ...lip(0.92, -0.12).toReversed()]),
			room(e, plan, { floor: '#d9bfa4', ceiling: '#fffaf4', back: '#f6ece4', left: '#dccfd6', right: '#fdf4ec', reveal: '#fff8f0' }, [{ in: 'back', from: 0.7, to: 6.7, low: 0, high: 2.95 }]), boards(e, '#c9ac90', plan, 0.45),
			sunlight(e, '#f0d9ba', [[-2.4, 0, 5.9], [2.6, 0, 5.9], [2.6, 2.4, 5.9], [-2.4, 2.4, 5.9]], [0.3, -1]),
			withOpacity(0.62, [curtain(e, '#ffffff', back, 0.6, 1.9, 2.95, { blow: 0.3 + blow, folds: 4 }), curtain(e, '#ffffff', back, 5.6, 6.8, 2.95, { blow: -0.2 - blow, folds: 4 })]), panel(e, '#d9a55a', back, 0.4, 7, 2.96, 3.02, 0.15),
			bed(e, { sheet: '#ffffff', throw: '#e8836c', wood: '#c9a07c', pillow: '#8fb8cc' }, [-3.6, 0, 3.3], { width: 1.8, length: 2.4, head: 'left' }), block(e, tones('#c9a07c'), [-3.6, 0, 5.25], [0.5, 0.5, 0.5]), drum(e, '#fff3d8', [-3.35, 0.7, 5.5], 0.16, 0.26), disc('#fff6ea', ...project(e, [-3.35, 0.6, 5.5]), 9, 14),
			rug(e, '#dfe6ea', '#22407c', -0.8, 1.9, 3, 4.9), lens('#b99c84', 770, 640, 250, 24), armchair(e, '#35508c', [1.95, 0, 3.9], '#8a654c'),
			(() => { const [x, y] = project(e, [1.92, 0.46, 3.85]); return [smooth('#f3dcb4', [[x - 60, y - 6], [x - 66, y - 66], [x + 56, y - 72], [x + 62, y - 6], [x, y + 6]], 1 / 12), smooth('#d9b98c', [[x + 20, y + 2], [x + 24, y - 70], [x + 56, y - 72], [x + 62, y - 6]], 1 / 12), rect(pearl.coral, x - 64, y - 44, 124, 14), taperedStroke('#c9a07c', [x - 34, y - 68], [x, y - 128], [x + 30, y - 70], 6, 6), stroke('#c9a07c', [x + 48, y - 66], [x + 88, y + 40], 8), smooth('#2f78c4', [[x + 80, y + 30], [x + 100, y + 24], [x + 124, y + 84], [x + 112, y + 96], [x + 92, y + 90]], 1 / 9), smooth('#1f5a9c', [[x + 94, y + 36], [x + 100, y + 24], [x + 124, y + 84], [x + 112, y + 96]], 1 / 9), smooth('#e8574f', [[x - 20, y - 66], [x - 24, y - 88], [x + 8, y - 92], [x + 10, y - 68]], 1 / 10), disc('#fff3c8', x + 34, y - 76, 12)] })(),
		]
	}),
	scene('hotel-12/suite-pearl', () => {
		const light: Light = { ...blueHour, sky: ['#101c48', '#1a2a5c', '#2a3c74', '#46548c', '#7a6f9c'], haze: '#3a4478' }
		const c = { ...pearl, midnight: '#1a2450' }
		const e = camera({ height: 1.7, horizon: 500, focal: 720, x: 0.4 })
		const plan = { left: -5, right: 5.6, far: 9, height: 6.4 }
		const pole: Point = [-2.1, 6.2]
		const on = (a: number, r: number, up: number): Position => [pole[0] + r * Math.cos(a), up, pole[1] + r * Math.sin(a)]
		const treads = indices(17).map((i) => ({ a: -0.9 - i * 0.42, up: 0.18 + i * 0.18 }))
		const warm = '#8f6a6c'
		return [
			sky(light, 500, 18), stars('#eef0fa', 16, 240, 50), placeAt(marina(c, light, 552), -900, -230, 1.35), placeAt(marina(c, light, 552), -260, -184, 1.28), placeAt(marina(c, light, 552), 420, -150, 1.2), rect('#1c2c5c', 0, 496, 1200, 200), indices(26).map((i) => indices(3).map((j) => lens('#e9b27a', 130 + i * 38 + (j % 2) * 6, 506 + j * 12, 26 - j * 4, 3))),
			room(e, plan, { floor: '#6f5460', ceiling: '#4f4464', back: '#5f4f68', left: '#54465f', right: '#6a5668', reveal: '#4a3f5a' }, [{ in: 'back', from: 0.3, to: 10.3, low: 0, high: 6.1, frame: '#c9914f', bars: 4, rails: [3.1] }]), boards(e, '#624a58', plan, 0.6), polygon(e, '#8a6468', [[-4, 0.002, 9], [5, 0.002, 9], [5.2, 0.002, 7.4], [-4, 0.002, 7.4]]),
			ground(e, '#7a6070', -5, -0.9, 4.4, 9, 3.1), polygon(e, '#b98a74', [[-5, 3.1, 4.4], [-3, 3.1, 4.4], [-3, 3.36, 4.4], [-5, 3.36, 4.4]]), polygon(e, '#a87a70', [[-0.9, 3.1, 7.4], [-0.9, 3.1, 9], [-0.9, 3.36, 9], [-0.9, 3.36, 7.4]]), polygon(e, '#c9914f', [[-5, 3.3, 7.6], [-0.9, 3.3, 7.6], [-0.9, 3.36, 7.6], [-5, 3.36, 7.6]]),
			ground(e, warm, -5, -0.9, 7.4, 9, 3.36), armchair(e, '#e8836c', [-3.9, 3.36, 8], '#3a2a3a', 'away'), indices(10).map((i) => stroke('#d9a55a', project(e, [-5 + i * 0.45, 3.36, 7.5]), project(e, [-5 + i * 0.45, 4.3, 7.5]), 3)), stroke('#f0c878', project(e, [-5, 4.3, 7.5]), project(e, [-0.95, 4.3, 7.5]), 7), withOpacity(0.2, disc('#ffd890', ...project(e, [-2.7, 4.9, 8.2]), 80)), drum(e, { top: '#fff0c4', front: '#ffdf9e', side: '#f6c478', deep: '#c9914f' }, [-2.7, 4.7, 8.3], 0.22, 0.34), stroke('#c9914f', project(e, [-2.7, 3.36, 8.3]), project(e, [-2.7, 4.7, 8.3]), 4),
			stroke('#b4862f', project(e, [pole[0], 0, pole[1]]), project(e, [pole[0], 4.4, pole[1]]), 14), stroke('#f0c878', project(e, [pole[0] - 0.03, 0, pole[1]]), project(e, [pole[0] - 0.03, 4.4, pole[1]]), 4),
			treads.map(({ a, up }) => ({ a, up, depth: Math.sin(a) })).sort((p, q) => q.depth - p.depth).map(({ a, up }) => [polygon(e, up > 1.7 ? '#a8742f' : '#e2ac54', [on(a - 0.2, 0.1, up), on(a - 0.2, 1.15, up), on(a + 0.2, 1.15, up), on(a + 0.2, 0.1, up)]), polygon(e, '#8a5c24', [on(a - 0.2, 1.15, up), on(a + 0.2, 1.15, up), on(a + 0.2, 1.15, up - 0.07), on(a - 0.2, 1.15, up - 0.07)]), polygon(e, '#b4862f', [on(a + 0.2, 0.1, up), on(a + 0.2, 1.15, up), on(a + 0.2, 1.15, up - 0.07), on(a + 0.2, 0.1, up - 0.07)]), stroke('#d9a55a', project(e, on(a, 1.12, up)), project(e, on(a, 1.12, up + 0.9)), 3)]), treads.slice(1).map(({ a, up }, i) => { const before = treads[i] ?? { a, up }; return stroke('#f6d58c', project(e, on(before.a, 1.12, before.up + 0.9)), project(e, on(a, 1.12, up + 0.9)), 6) }),
			rug(e, '#8a7a90', '#c9a0a0', 0.2, 4.4, 3.6, 7), sofa(e, '#2f468c', [1, 0, 5.6], 3.4, { facing: 'us', cushions: ['#e8836c', '#f3dcc4', '#22356f', '#f3dcc4'] }), levelEllipse(e, '#54445a', [2.6, 0.005, 4.3], 0.8), drum(e, tones('#c9914f'), [2.6, 0, 4.3], 0.66, 0.36), disc('#fff6ee', ...project(e, [2.5, 0.48, 4.3]), 16), candle(e, [2.85, 0.36, 4.1], '#fff6e6', '#ffd27a'),
			withOpacity(0.16, disc('#ffd890', ...project(e, [4.9, 1.6, 6]), 130)), stroke('#c9914f', project(e, [4.9, 0, 6]), project(e, [4.9, 1.5, 6]), 5), drum(e, { top: '#fff0c4', front: '#ffdf9e', side: '#f6c478', deep: '#c9914f' }, [4.9, 1.45, 6], 0.28, 0.4),
		]
	}),
	scene('hotel-12/spa', (progress) => {
		const [mid, deepMid, pearlTone, teal] = ['#2c4078', '#1a2750', '#e6dbe2', '#3f9cae']
		const random = seededRandom(12)
		const wallX = (t: number) => 600 - Math.cos(Math.PI * t) * 620
		const rim = (t: number, k: number) => 470 + Math.sin(Math.PI * t) * -60 * k
		return [
			rect(deepMid, 0, 0, 1200, 800), indices(12).map((j) => indices(34).map((i) => { const [a, b] = [(i + (j % 2) * 0.5) / 34, (i + 1 + (j % 2) * 0.5) / 34]; const y = (t: number, row: number) => rim(t, 1) - row * (27 + Math.abs(t - 0.5) * 34); const k = (i * 7 + j * 11) % 13; const tone = k < 2 ? pearlTone : k < 4 ? '#b9b4d0' : k < 6 ? '#5a6aa0' : k < 9 ? mid : mix(mid, deepMid, 0.5); return shape(mix(tone, deepMid, Math.min(0.62, Math.abs((a + b) / 2 - 0.56) * 1.1 + j * 0.02)), [[wallX(a) + 1.4, y(a, j)], [(wallX(a) + wallX(b)) / 2, y((a + b) / 2, j) + 9], [wallX(b) - 1.4, y(b, j)], [wallX(b) - 1.4, y(b, j + 1) + 3], [(wallX(a) + wallX(b)) / 2, y((a + b) / 2, j + 1) + 12], [wallX(a) + 1.4, y(a, j + 1) + 3]]) })),
			disc('#101a3c', 700, 34, 130, 34), disc('#fff6dc', 700, 34, 104, 26), disc('#ffffff', 690, 32, 60, 14), { fill: '#c9914f', outlines: [...disc('#c9914f', 700, 34, 134, 36).outlines, ...disc('#c9914f', 700, 34, 118, 30).outlines], holes: true } as const,
			smooth('#8f88a8', [[-20, 520], [200, 452], [600, 420], [1000, 452], [1220, 520], [1220, 820], [-20, 820]], 1 / 7), indices(30).map((i) => { const t = i / 29; return shape('#7a7498', [[wallX(t), rim(t, 0.8) + 6], [wallX(t) + 5, rim(t, 0.8) + 6], [600 + (wallX(t) - 600) * 1.5, 820], [600 + (wallX(t) - 600) * 1.5 - 9, 820]]) }),
			disc('#c9bfd2', 600, 618, 500, 152), disc('#eae2ea', 600, 610, 500, 150), disc('#6a6490', 600, 614, 452, 130), disc('#1f3568', 600, 622, 448, 126), disc('#27508a', 600, 628, 440, 116), disc(teal, 612, 640, 330, 80), disc('#6fc0c4', 622, 634, 190, 44),
			withOpacity(0.22, shape('#fff2cc', [[612, 40], [790, 40], [780, 640], [452, 640]])), withOpacity(0.24, shape('#fff6dc', [[650, 40], [750, 40], [704, 640], [530, 640]])), disc('#f6f3da', 616, 634, 90, 20), indices(12).map((i) => lens(i % 3 ? '#a9dcdc' : '#fff6dc', 360 + ((i * 97) % 460) + Math.sin(2 * Math.PI * (progress + i / 12)) * 8, 566 + ((i * 29) % 140), 70 - (i % 3) * 14, 5)), indices(40).map((i) => { const a = (i / 40) * 2 * Math.PI; return disc(i % 2 ? '#5a6aa0' : '#c9914f', 600 + Math.cos(a) * 477, 611 + Math.sin(a) * 140, 6, 4) }),
			indices(9).map(() => disc('#fff6dc', 600 + (random() - 0.5) * 140, 120 + random() * 420, 1.6 + random() * 1.4)),
			[[258, 758, -0.2], [330, 770, 0.06]].map(([x = 0, y = 0]) => [lens('#5a5480', x - 46, y + 10, 110, 16), shape('#6a4030', [[x - 40, y + 8], [x + 44, y - 2], [x + 50, y + 6], [x - 34, y + 18]]), smooth('#b9794c', [[x - 44, y + 6], [x - 30, y - 6], [x + 34, y - 14], [x + 52, y - 6], [x + 40, y + 4], [x - 28, y + 14]], 1 / 8), taperedStroke('#3a2a3a', [x - 6, y + 2], [x + 6, y - 26], [x + 16, y - 4], 11, 9), rect('#6a4030', x - 34, y + 8, 12, 14), rect('#6a4030', x + 26, y + 2, 12, 14)]), [rect('#fff6ee', 900, 724, 130, 30), rect('#d9ccd8', 900, 740, 130, 5), lens('#ffffff', 900, 724, 130, 10), rect('#e8836c', 916, 704, 100, 22), lens('#f6a48f', 916, 704, 100, 9)],
		]
	}),
	scene('hotel-12/kids-club', (progress) => {
		const light: Light = { ...noon, sky: ['#7cc4dc', '#a4d4e0', '#cde4e2', '#f0ecd8'] }
		const [ply, plyShade, plyDark] = ['#e9bf84', '#c9955c', '#a8743f']
		const flags = ['#e8574f', '#f6c84a', '#2f5c9e', '#fffaf0', '#3f9c8c']
		const signal = (x: number, y: number, s: number, i: number): Drawing => { const [a, b] = [flags[i % 5] ?? '', flags[(i + 3) % 5] ?? '']; const sw = Math.sin(2 * Math.PI * (progress + i / 7)) * 2; const base: Drawing = shape(a, [[x, y], [x + s, y + 2], [x + s + sw, y + s * 0.86], [x + sw, y + s * 0.84]]); return [base, i % 3 === 0 ? shape(b, [[x + s * 0.36, y], [x + s * 0.64, y], [x + s * 0.64 + sw, y + s * 0.85], [x + s * 0.36 + sw, y + s * 0.85]]) : i % 3 === 1 ? shape(b, [[x, y], [x + s, y + 2], [x + s / 2 + sw, y + s * 0.5]]) : disc(b, x + s / 2 + sw * 0.5, y + s * 0.43, s * 0.24)] }
		return [
			rect('#fdf0d8', 0, 0, 1200, 800), rect('#9fd0d4', 0, 470, 1200, 130), rect('#fffaf0', 0, 460, 1200, 12), indices(24).map((i) => rect('#8fc4ca', i * 52, 472, 4, 128)),
			[[130, 300], [1064, 300]].map(([x = 0, y = 0]) => [disc('#c9a070', x + 4, y + 4, 98), disc('#fffaf0', x, y, 96), disc(light.sky[1] ?? '', x, y, 80), { fill: '#4fb0bc', outlines: [[[x - 78, y + 18], [x + 78, y + 18], [x + 62, y + 60, x + 30, y + 80, x, y + 80], [x - 30, y + 80, x - 62, y + 60, x - 78, y + 18]]] } as const, lens('#eaf6ee', x - 40, y + 36, 60, 6)]),
			rect('#d9a870', 0, 598, 1200, 210), indices(9).map((i) => stroke('#c4925c', [600 + (i - 4) * 130, 600], [600 + (i - 4) * 270, 810], 3)), shape('#f3d9a4', [[40, 640], [240, 640], [420, 800], [120, 800]]), shape('#f3d9a4', [[940, 640], [1130, 640], [1180, 800], [900, 800]]),
			[[-20, 60, 620, 70, 12], [580, 64, 1220, 40, 13]].map(([x = 0, y = 0, X = 0, Y = 0, n = 1], k) => { const on = (t: number): Point => [x + (X - x) * t, y + (Y - y) * t + 150 * t * (1 - t)]; return [indices(16).map((i) => stroke('#8a654c', on(i / 16), on((i + 1) / 16), 2.4)), indices(n).map((i) => { const [px, py] = on((i + 0.3) / n); return signal(px, py + 2, 34, i + k * 2) })] }),
			disc('#b98a58', 600, 742, 470, 30), rect(plyDark, 566, 120, 16, 420), shape('#fffaf0', [[586, 128], [586, 470], [890, 470], [760, 330]]), shape('#e6dccb', [[700, 470], [720, 270], [760, 330], [890, 470]]), [[586, 300, 736], [586, 400, 816]].map(([x = 0, y = 0, X = 0]) => rect('#d9cdb8', x, y, X - x, 3)), disc('#e8836c', 660, 388, 42), disc('#fffaf0', 660, 388, 27), shape('#f3e6d0', [[560, 150], [560, 470], [400, 470]]), signal(584, 100, 40, 4),
			smooth(ply, [[170, 500], [230, 620], [330, 716], [860, 716], [980, 640], [1060, 490], [900, 520], [600, 530], [320, 524]], 1 / 10), smooth(plyShade, [[210, 590], [230, 620], [330, 716], [860, 716], [980, 640], [1030, 550], [900, 610], [600, 630], [340, 620]], 1 / 10), indices(3).map((j) => taperedStroke(plyDark, [196 + j * 26, 540 + j * 44], [620, 590 + j * 44], [1046 - j * 34, 534 + j * 44], 3, 3)), smooth('#e8574f', [[164, 486], [320, 512], [600, 518], [900, 508], [1070, 474], [1060, 496], [900, 530], [600, 540], [320, 534], [172, 508]], 1 / 10),
			[400, 520, 680, 800].map((x) => [disc('#fffaf0', x, 600, 30), disc('#e2ac54', x, 600, 25), disc('#2f6f94', x, 600, 19), lens('#8fd0dc', x - 12, 594, 16, 5)]), [rect(plyDark, 300, 730, 30, 30), rect(plyDark, 850, 730, 30, 30)],
			[shape(plyDark, [[950, 530], [990, 520], [1010, 640], [960, 660]]), taperedStroke('#8a5c3c', [1000, 500], [930, 452], [850, 440], 17, 11), [smooth('#22356f', [[786, 442], [782, 408], [810, 384], [880, 380], [912, 402], [910, 440]], 1 / 8), smooth('#fffaf0', [[778, 416], [800, 372], [848, 352], [904, 368], [920, 410], [850, 396]], 1 / 7), smooth('#18264f', [[770, 440], [850, 424], [926, 436], [940, 456], [850, 448], [772, 460]], 1 / 8), disc('#f6c84a', 850, 408, 12), rect('#f6c84a', 786, 428, 124, 6)]],
			[[60, 690, '#e8574f'], [118, 690, '#f6c84a'], [88, 634, '#2f5c9e']].map(([x, y, tone]) => [rect(String(tone), Number(x), Number(y), 54, 54), rect(mix(String(tone), '#3f3052', 0.3), Number(x) + 40, Number(y), 14, 54), rect(mix(String(tone), '#ffffff', 0.3), Number(x), Number(y), 54, 7)]), [disc('#3f9c8c', 1110, 724, 44), smooth('#fffaf0', [[1070, 708], [1110, 690], [1150, 708], [1152, 724], [1110, 708], [1068, 726]], 1 / 7)],
		]
	}),
]
