// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { at } from '../drawing/things/boats.ts'
import { indices } from '../drawing/random.ts'
import { mix, tones } from '../drawing/colour.ts'
import { camera, polygon, ground, project, type Position, placeUpright } from '../drawing/camera.ts'
import { flag } from '../drawing/buildings/facades.ts'
import { gap, gaps } from '../drawing/buildings/fronts.ts'
import { roundTable, rug } from '../drawing/things/furniture.ts'
import { tableLamp } from '../drawing/things/lamps.ts'
import { type Greens, scattered } from '../drawing/nature/plants.ts'
import { sofa } from '../drawing/things/seats.ts'
import { fruitBowl } from '../drawing/things/still-life.ts'
import { crown } from '../drawing/nature/trees.ts'
import { dawn, dusk, inLight, type Light, night, noon } from '../drawing/light.ts'
import { arched, opening, panel, wall } from '../drawing/buildings/houses.ts'
import { disc, type Drawing, hill, lens, taperedStroke, foliage, reflect, placeAt, type Point, rect, shape, smooth, stroke, tint, withOpacity } from '../drawing/shapes.ts'
import { cliffs, ridge } from '../drawing/nature/ridges.ts'
import { beams, boards, room, roomWalls, tiles } from '../drawing/buildings/rooms.ts'
import { scene } from '../drawing/scene.ts'
import { cumulus, sky, stars, streaks, sun } from '../drawing/nature/sky.ts'
import { block, cushion, sunlight, turnedOnWheel } from '../drawing/things/solids.ts'

/** Jebel Akhdar: honey stone over a violet gorge, damask roses and pomegranates on terraces. */
const rim = { honey: '#eeb873', lit: '#fddc9c', shade: '#a8735f', canyon: '#7b6390', deep: '#4a3f6c', rose: '#e3839a', pomegranate: '#b43a48', terrace: '#7f9a5c', falaj: '#cfe3df', juniper: '#4c6152', wool: '#3a2c3a' }
const juniper: Greens = ['#35493f', '#566d50', '#8c9a66']
const cold: Light = { ...dawn, sky: ['#7f9cc0', '#a5b4c8', '#d3c3c4', '#f4cfb2', '#fde0b0'], haze: '#dcb9bd' }

/** A wall of the gorge: a lit lip and buttresses. */
const gorge = (tone: string, seed: number, edge: readonly Point[], haze: number): Drawing => {
	const t = mix(tone, cold.haze, haze)
	return cliffs(mix(t, '#ffd093', 0.5), t, mix(t, '#3a3263', 0.2), seed, edge, 840)
}
/** The fort on its rock: battered walls, a round tower at either end, the keep over the gate; the sun from the right. */
function stronghold(c: typeof rim): Drawing {
	const wall = (left: number, right: number, top: number, foot: number): Drawing => [shape(c.honey, [[left, foot], [left + 6, top], [right - 6, top], [right, foot]]), shape(c.shade, [[left, foot], [left + 6, top], [left + (right - left) * 0.3, top], [left + (right - left) * 0.27, foot]]), teeth(left + 6, right - 6, top)]
	const teeth = (left: number, right: number, top: number): Drawing => indices((right - left) / 18).map((i) => rect(c.honey, left + i * 18 + 2, top - 9, 11, 10))
	const drum = (x: number, top: number, foot: number, half: number): Drawing => [shape(c.honey, [[x - half * 1.14, foot], [x - half, top], [x + half, top], [x + half * 1.14, foot]]), shape(c.shade, [[x - half * 1.14, foot], [x - half, top], [x - half * 0.3, top], [x - half * 0.34, foot]]), shape(c.lit, [[x + half * 0.46, foot], [x + half * 0.4, top], [x + half * 0.8, top], [x + half * 0.92, foot]]), rect(mix(c.shade, c.deep, 0.3), x - half, top + 12, half * 2, 5), teeth(x - half, x + half, top), gap(c.deep, x - 8, top + 62, 9, 26, 1), gap(c.deep, x + half * 0.2, top + 104, 9, 22, 1)]
	return [
		wall(196, 372, 204, 420), gaps(c.deep, 250, 366, 3, 262, 15, 30, 1), wall(130, 500, 290, 440), gaps(c.deep, 200, 300, 3, 336, 11, 22), gaps(c.deep, 400, 480, 2, 336, 11, 22),
		drum(120, 232, 446, 48), drum(508, 250, 462, 44),
		rect(c.honey, 306, 276, 84, 164), rect(c.lit, 372, 276, 18, 164), teeth(306, 390, 277), gap(c.shade, 322, 440, 52, 92, 1), gap(mix(c.deep, '#2a2033', 0.3), 328, 440, 40, 84, 1),
		[0, 1, 2, 3, 4].map((i) => rect([c.wool, c.pomegranate, c.wool, '#f3e3cc', c.pomegranate][i] ?? c.wool, 418, 286 + i * 9, 36, 9)), indices(6).map((i) => rect(c.wool, 419 + i * 6, 331, 2, 7)),
	]
}
/** A road or a channel along its middle line, as wide at every point as `wide` says. */
const ribbon = (fill: string, line: readonly Point[], wide: (i: number) => number): Drawing => {
	const side = (way: number): Point[] => line.map(([x, y], i) => { const [[ax, ay], [bx, by]] = [line[i - 1] ?? [x, y], line[i + 1] ?? [x, y]]; const long = Math.hypot(bx - ax, by - ay) || 1; return [x - (way * (by - ay) * wide(i)) / long / 2, y + (way * (bx - ax) * wide(i)) / long / 3.4] })
	return smooth(fill, [...side(1), ...side(-1).reverse()], 1 / 7)
}

/** A vulture on still wings, small over the gorge; `bank` lifts its right one. */
const vulture = (fill: string, x: number, y: number, bank: number): Drawing => smooth(fill, [[x - 30, y - 7 + bank], [x - 12, y - 5 + bank * 0.4], [x, y - 2], [x + 12, y - 5 - bank * 0.4], [x + 30, y - 7 - bank], [x + 11, y + 2 - bank * 0.3], [x + 3, y + 7], [x - 3, y + 7], [x - 11, y + 2 + bank * 0.3]], 1 / 9)

export const scenes = [
	scene('hotel-10/canyon', (progress) => {
		const c = inLight(rim, cold)
		const swing = Math.sin(2 * Math.PI * progress)
		const lines = indices(7).map((i): Point[] => [[-20, 452 + i * 56], [150 + i * 12, 442 + i * 57], [330 + i * 22, 446 + i * 60], [500 + i * 26, 470 + i * 64], [590 + i * 30, 600 + i * 60], [620 + i * 34, 850]])
		return [
			sky(cold, 320, 16), sun(cold, 1030, 206, 42), streaks('#fbe3c2', 100, 8, 4, progress),
			gorge(c.canyon, 3, [[420, 262], [620, 254], [760, 268], [900, 260], [1210, 270]], 0.66),
			gorge(c.canyon, 9, [[800, 420], [870, 330], [980, 306], [1100, 314], [1210, 298]], 0.44),
			gorge(c.canyon, 7, [[380, 322], [520, 312], [640, 326], [712, 356], [770, 450]], 0.4),
			gorge(c.canyon, 15, [[880, 560], [950, 440], [1060, 400], [1210, 384]], 0.16),
			gorge(c.canyon, 12, [[420, 420], [600, 414], [690, 470], [730, 590]], 0.18),
			gorge(c.deep, 19, [[860, 830], [920, 690], [1000, 590], [1110, 540], [1210, 528]], 0.04),
			shape(c.deep, [[520, 450], [600, 470], [640, 560], [690, 640], [760, 850], [500, 850]]), shape(mix(c.shade, c.deep, 0.4), [[500, 440], [570, 462], [600, 560], [650, 660], [700, 850], [480, 850]]),
			shape(c.shade, [[-20, 440], [90, 424], [300, 430], [520, 436], [566, 470], [580, 560], [-20, 560]]), stronghold(c),
			lines.map((line, i) => { const level = [c.terrace, mix(c.terrace, c.lit, 0.35), mix(c.terrace, c.juniper, 0.4)][i % 3] ?? c.terrace; return [
				hill(mix(c.honey, c.shade, 0.45), line.map(([x, y]): Point => [x, y - 5 - i * 1.2]), 850), hill(mix(c.shade, c.deep, 0.15), line.map(([x, y]): Point => [x, y + 1]), 850), hill(level, line.map(([x, y]): Point => [x, y + 13 + i * 1.5]), 850),
				indices(9 + i).map((j) => { const x = 8 + j * 52 + (i % 2) * 22; const y = 476 + i * 57.5 + Math.max(0, x - 330) * 0.14; return x < 480 + i * 22 ? [foliage(mix(level, juniper[0], 0.7), [x, y], 30 + i * 4, 15 + i * 2, { seed: i * 9 + j, bumps: 7, flat: 0.3 }), scattered(j % 2 ? c.rose : '#f4bcc4', [x, y - 2], 26 + i * 3, 12 + i, 5, 2 + i * 0.26, i * 20 + j)] : [] }),
			] }),
			crown(at(70, 452, 20), 4.2, c.deep, juniper, { seed: 3, wide: 0.9 }), crown(at(24, 460, 20), 3.2, c.deep, juniper, { seed: 8 }), crown(at(560, 500, 20), 3, c.deep, juniper, { seed: 5 }),
			vulture(c.deep, 760 + Math.cos(2 * Math.PI * progress) * 96, 350 + swing * 30, swing * 7), vulture(mix(c.deep, cold.haze, 0.3), 930 - Math.cos(2 * Math.PI * progress) * 60, 262 - swing * 18, -swing * 5),
		]
	}),
	scene('hotel-10/arrival', () => {
		const light: Light = { ...noon, sky: ['#6fb0d4', '#97c4da', '#c3d8da', '#e6e4cf'], haze: '#d9cbb8' }
		const c = inLight(rim, light)
		const rock = mix(c.shade, '#d9b088', 0.62)
		const way: Point[] = [[1240, 792], [900, 770], [520, 744], [250, 700], [238, 646], [420, 612], [700, 592], [900, 556], [914, 508], [760, 482], [520, 468], [372, 440], [372, 404], [520, 382], [700, 366], [800, 340], [790, 312], [716, 292]]
		const wide = (i: number) => 46 - i * 2.1
		return [
			sky(light, 240), cumulus('#ffffff', '#d9e0e0', [240, 120], 280, 4), hill(mix(c.canyon, light.haze, 0.6), [[-20, 230], [160, 190], [340, 216], [520, 176], [900, 150], [1220, 190]], 500), hill(mix(c.canyon, light.haze, 0.4), [[-20, 290], [120, 260], [300, 300], [460, 330]], 600),
			ridge(mix(rock, '#fff0d0', 0.16), mix(rock, c.canyon, 0.4), [[-60, 620], [60, 560], [220, 460], [330, 372], [430, 318], [540, 262], [640, 232], [760, 226], [880, 260], [1000, 230], [1120, 280], [1240, 262]], 820), hill(rock, [[-20, 640], [180, 560], [340, 500], [560, 480], [820, 470], [1040, 500], [1220, 470]]), smooth(mix(rock, c.canyon, 0.3), [[-40, 660], [120, 600], [220, 590], [200, 700], [60, 760], [-40, 760]], 1 / 8), hill(mix(rock, '#fff0d0', 0.12), [[-20, 690], [200, 620], [480, 600], [760, 610], [1000, 590], [1220, 620]]), smooth(mix(rock, c.canyon, 0.3), [[940, 590], [1060, 580], [1240, 620], [1240, 740], [1080, 700], [980, 650]], 1 / 8),
			ribbon(mix(rock, c.canyon, 0.42), way.map(([x, y]): Point => [x, y + 9]), (i) => wide(i) * 1.08), ribbon('#e9dcc8', way, wide), ribbon('#c9b8b0', way, (i) => wide(i) * 0.8), ribbon('#f6ecd8', way, (i) => wide(i) * 0.05 + 0.4),
			[rect(c.honey, 640, 214, 150, 92), rect(c.shade, 640, 214, 34, 92), indices(8).map((i) => rect(c.honey, 642 + i * 19, 204, 12, 11)), gap(c.deep, 692, 306, 48, 66, 1), rect(c.honey, 626, 188, 40, 118), rect(c.shade, 626, 188, 14, 118), indices(3).map((i) => rect(c.honey, 627 + i * 14, 179, 9, 10)), flag(c.pomegranate, c.wool, 770, 206, 26)],
			[lens(mix('#c9b8b0', c.deep, 0.5), 868, 544, 66, 9), smooth('#fffdf6', [[872, 542], [872, 530], [884, 526], [892, 514], [914, 514], [922, 526], [932, 530], [932, 543]], 1 / 9), shape('#5a6a88', [[889, 526], [895, 517], [902, 517], [902, 526]]), shape('#5a6a88', [[905, 526], [905, 517], [912, 517], [918, 526]]), [884, 920].map((x) => disc(c.wool, x, 543, 5.4))],
			[[90, 720, 60], [1110, 700, 56], [1010, 764, 60], [560, 680, 44], [330, 560, 34], [1060, 540, 36], [610, 536, 30], [470, 420, 22]].map(([x = 0, y = 0, s = 1], i) => crown(at(x, y, s), 1.9, c.deep, juniper, { seed: i * 3, wide: 0.9 })),
		]
	}),
	scene('hotel-10/terraces', () => {
		const light: Light = { ...dawn, sky: ['#8fc0d6', '#b5cfd6', '#dcd8cc', '#f6dcc0'] }
		const c = inLight(rim, light)
		const [soil, stone, stoneDeep, grass] = ['#d9a878', mix(c.honey, '#ffffff', 0.16), mix(c.shade, c.honey, 0.24), '#93a868']
		/** One terrace: a crescent that follows the slope, its dry wall below it. `y` is its back, `x` where it bends round the spur. */
		const edge = (i: number): Point[] => { const y = 300 + i * 74 + i * i * 5; const x = 560 + i * 34; return [[-30, y + 36 + i * 10], [150, y + 26 + i * 6], [330, y + 6], [x - 60, y - 4], [x + 60, y + 22], [x + 120, y + 86 + i * 6], [x + 130, y + 190]] }
		const terrace = (i: number): Drawing => { const line = edge(i); const wall = 26 + i * 9; return [hill(i % 2 ? soil : mix(soil, grass, 0.4), line, 860), hill(stone, line.map(([x, y]): Point => [x - 4, y + 42 + i * 13]), 860), hill(stoneDeep, line.map(([x, y]): Point => [x - 6, y + 46 + i * 13]), 860), indices(26).map((k) => { const t = (k + 0.5) / 26; const at2 = t * 5; const j = Math.min(4, Math.floor(at2)); const [[ax, ay], [bx, by]] = [line[j] ?? [0, 0], line[j + 1] ?? [0, 0]]; const [x, y] = [ax + (bx - ax) * (at2 - j), ay + (by - ay) * (at2 - j)]; return [0.3, 0.68].map((d, m) => smooth(mix(stoneDeep, (k + m) % 3 ? c.honey : c.deep, 0.24), [[x - 13 - i * 2, y + 50 + i * 13 + wall * d], [x, y + 46 + i * 13 + wall * d], [x + 13 + i * 2, y + 51 + i * 13 + wall * d], [x, y + 56 + i * 13 + wall * d]])) })] }
		const roses = (i: number): Drawing => { const line = edge(i); const s = 0.62 + i * 0.22; const count = 13 - i; return indices(count).map((k) => { const at2 = ((k + 0.4) / count) * 4.5; const j = Math.min(4, Math.floor(at2)); const [[ax, ay], [bx, by]] = [line[j] ?? [0, 0], line[j + 1] ?? [0, 0]]; const [x, y] = [ax + (bx - ax) * (at2 - j), ay + (by - ay) * (at2 - j) + 20 + i * 5]; return x > 520 + i * 34 - 40 && x < 640 ? [] : [lens(mix(soil, c.deep, 0.3), x - 32 * s, y + 18 * s, 78 * s, 12 * s), foliage(juniper[0], [x, y], 60 * s, 46 * s, { seed: i * 9 + k, bumps: 8 }), foliage(juniper[1], [x - 3, y - 5 * s], 50 * s, 32 * s, { seed: i + k, bumps: 7 }), scattered(k % 2 ? c.rose : '#f6c4cb', [x, y - 5 * s], 50 * s, 34 * s, 7, 4.4 * s, i * 5 + k)] }) }
		const channel: Point[] = [[330, 296], [430, 330], [410, 380], [520, 430], [560, 500], [500, 560], [620, 640], [700, 720], [760, 860]]
		return [
			sky(light, 300), sun(light, 930, 150, 42), streaks('#fdf0dc', 90, 4, 4), gorge(c.canyon, 3, [[200, 236], [420, 226], [620, 240], [800, 226], [960, 236], [1210, 222]], 0.68), gorge(c.canyon, 15, [[640, 420], [760, 330], [900, 296], [1040, 306], [1210, 288]], 0.42), gorge(c.canyon, 9, [[760, 640], [880, 500], [1010, 456], [1210, 430]], 0.16), gorge(c.deep, 21, [[880, 830], [960, 700], [1080, 620], [1210, 590]], 0.04),
			hill(mix(soil, light.haze, 0.3), [[-20, 270], [120, 246], [260, 254], [400, 290], [500, 330]], 420), indices(3).map((i) => rect([c.honey, c.lit, c.honey][i] ?? c.honey, 70 + i * 46, 214 - (i % 2) * 12, 42, 50 + (i % 2) * 12)), indices(3).map((i) => rect(c.deep, 84 + i * 46, 232 - (i % 2) * 12, 8, 13)), crown(at(240, 268, 16), 4, '#5f4a4c', juniper, { seed: 4 }),
			indices(5).map((i) => [terrace(i), roses(i)]),
			ribbon(stone, channel, (i) => 16 + i * 11), ribbon(c.shade, channel.map(([x, y]): Point => [x - 1, y]), (i) => 11 + i * 8), ribbon(c.falaj, channel.map(([x, y]): Point => [x - 1, y - 1]), (i) => 8 + i * 6.4), ribbon('#ffffff', channel.map(([x, y], i): Point => [x - 3 - i, y - 2]), (i) => 2 + i * 1.3),
			hill(mix(soil, c.honey, 0.5), [[640, 860], [740, 770], [880, 730], [1040, 736], [1220, 716]], 860), [[1010, 742, 2.1, 3], [1140, 730, 2.3, 8]].map(([x = 0, y = 0, s = 1, seed = 0]) => [foliage(juniper[0], [x, y], 80 * s, 60 * s, { seed, bumps: 9 }), foliage(juniper[1], [x - 4, y - 8 * s], 70 * s, 42 * s, { seed: seed + 2, bumps: 8 }), scattered(c.rose, [x, y - 8 * s], 70 * s, 44 * s, 15, 5 * s, seed), scattered('#f6c4cb', [x - 6, y - 10 * s], 60 * s, 36 * s, 10, 5 * s, seed + 5)]),
			[lens(mix(c.shade, c.deep, 0.3), 772, 752, 170, 22), smooth('#c99a5c', [[790, 754], [772, 694], [930, 694], [912, 754], [850, 766]], 1 / 8), indices(4).map((i) => taperedStroke('#9a6e3c', [780 + i * 3, 706 + i * 12], [850, 716 + i * 13], [922 - i * 3, 706 + i * 12], 3)), foliage(c.rose, [851, 690], 158, 52, { seed: 6, bumps: 11 }), scattered('#f6c4cb', [851, 684], 130, 32, 18, 8, 4), taperedStroke('#9a6e3c', [778, 696], [851, 556], [924, 696], 7)],
		]
	}),
	scene('hotel-10/pool', (progress) => {
		const light: Light = { ...dusk, sky: ['#6f6fa4', '#a07fa8', '#d8919a', '#f3b084', '#fbd296'], haze: '#c98a86' }
		const c = inLight(rim, { ...light, cast: ['#e08a5a', 0.08] })
		const e = camera({ height: 1.7, horizon: 330, focal: 700, x: -0.7 })
		const lip: Point[] = [[-20, 196], [110, 170], [240, 186], [370, 150], [520, 162], [640, 128], [800, 140], [940, 106], [1080, 122], [1220, 94]]
		const [fire, ember] = ['#e8804c', '#a8505c']
		const strata = [0.22, 0.6].map((t, i) => smooth(mix('#f9ad66', ember, i * 0.24), [...lip.map(([x, y]): Point => [x, y + (450 - y) * t + (i % 2) * 5]), ...lip.toReversed().map(([x, y], k): Point => [x, y + (450 - y) * t + 9 + ((k + i) % 3) * 5])], 1 / 8))
		const farWall: Drawing = [hill(fire, lip, 452), cliffs(mix(fire, '#ffd89a', 0.7), fire, mix(fire, ember, 0.6), 5, lip, 452), strata, [[200, 196, 22], [452, 172, 28], [700, 150, 20], [958, 124, 30]].map(([x = 0, y = 0, w = 0]) => shape(mix(ember, '#6a4470', 0.3), [[x, y + 6], [x + w * 0.6, y + 60], [x + w * 0.3, y + 130], [x + w * 1.3, y + 220], [x + w * 1.2, 452], [x - w * 0.5, 452], [x - w * 0.2, y + 150]]))]
		const far = 11
		const edgeY = project(e, [0, 0, far])[1]
		const inPool = (up: number): Position[] => [[-5.4, up, 1], [1.5, up, 1], [1.5, up, far], [-5.4, up, far]]
		const lounger = (z: number): Drawing => { const x = 2.5; const t = tones('#f3e3cc'); return [polygon(e, mix(c.honey, c.deep, 0.44), [[x - 0.1, 0.004, z], [x + 0.7, 0.004, z], [x + 0.2, 0.004, z - 0.6], [x - 0.7, 0.004, z - 0.6]]), [0, 0.62].map((dx) => [block(e, c.wool, [x + dx, 0, z + 0.1], [0.06, 0.28, 0.06]), block(e, c.wool, [x + dx, 0, z + 1.3], [0.06, 0.28, 0.06])]), block(e, c.wool, [x, 0.26, z], [0.7, 0.06, 1.6]), block(e, t, [x + 0.02, 0.32, z], [0.66, 0.08, 1.2]), polygon(e, t.front, [[x + 0.02, 0.36, z + 1.15], [x + 0.68, 0.36, z + 1.15], [x + 0.68, 1, z + 1.7], [x + 0.02, 1, z + 1.7]]), polygon(e, t.side, [[x + 0.02, 0.36, z + 1.15], [x + 0.02, 0.3, z + 1.2], [x + 0.02, 0.94, z + 1.74], [x + 0.02, 1, z + 1.7]])] }
		return [
			sky(light, 240), streaks('#fbd0a0', 70, 6, 5, progress), farWall, hill(mix('#6a4470', ember, 0.3), [[-20, 440], [260, 424], [620, 440], [900, 420], [1220, 436]], 470),
			ground(e, c.honey, -12, 12, 0.4, far), tiles(e, mix(c.honey, c.deep, 0.2), 1.5, 7.5, 1, far, 1), polygon(e, '#7a4560', inPool(0.002)), tint(reflect(farWall, edgeY, 0.94), '#6a4a70', 0.2),
			polygon(e, c.honey, [[1.5, 0.003, 0.4], [14, 0.003, 0.4], [14, 0.003, far], [1.5, 0.003, far]]), tiles(e, mix(c.honey, c.deep, 0.2), 1.5, 9.5, 1, far, 1), polygon(e, mix(c.honey, '#fff0d0', 0.5), [[1.5, 0.006, 0.4], [1.9, 0.006, 0.4], [1.9, 0.006, far], [1.5, 0.006, far]]), polygon(e, mix(c.honey, c.deep, 0.3), [[-14, 0.003, 0.4], [-5.4, 0.003, 0.4], [-5.4, 0.003, far], [-14, 0.003, far]]), polygon(e, mix(c.honey, '#fff0d0', 0.3), [[-5.8, 0.006, 0.4], [-5.4, 0.006, 0.4], [-5.4, 0.006, far], [-5.8, 0.006, far]]), stroke('#ffe6b8', [project(e, [-5.4, 0, far])[0], edgeY], [project(e, [1.5, 0, far])[0], edgeY], 5),
			indices(15).map((i) => { const z = 3 + i * 0.55; const x = -4.6 + ((i * 1.7) % 5.2) + Math.sin(2 * Math.PI * (progress + i / 15)) * 0.08; const w = 0.3 + (i % 4) * 0.16; return polygon(e, i % 2 ? '#ffd0a0' : '#d98a8c', [[x, 0.01, z], [x + w, 0.01, z - 0.03], [x + w * 2, 0.01, z], [x + w, 0.01, z + 0.04]]) }),
			[block(e, { top: c.lit, front: c.shade, side: mix(c.shade, c.deep, 0.3), deep: c.deep }, [4.6, 0, far - 0.6], [9, 0.6, 0.6]), crown(placeUpright(e, [6.4, 0, far - 1.4]), 4.4, '#5f4a4c', juniper, { seed: 7, wide: 0.9, loose: 0.3 })], lounger(8.2), lounger(6), lounger(3.9),
			(() => { const p = (x: number, up: number, z: number): Point => project(e, [x, up, z]); return [smooth('#fff6e8', [p(2.54, 1.04, 5.6), p(3.16, 1.04, 5.6), p(3.2, 0.7, 5.3), p(3.14, 0.3, 5), p(3.06, 0.06, 4.9), p(2.8, 0.1, 4.9), p(2.74, 0.5, 5.1), p(2.58, 0.46, 5.1), p(2.5, 0.8, 5.4)], 1 / 9), smooth(mix('#fff6e8', '#c9706c', 0.3), [p(2.94, 1.02, 5.58), p(3.16, 1.04, 5.6), p(3.2, 0.7, 5.3), p(3.14, 0.3, 5), p(3.06, 0.06, 4.9), p(2.94, 0.1, 4.9), p(3, 0.6, 5.2)], 1 / 9), stroke('#e0b8a4', p(2.6, 0.66, 5.25), p(3.16, 0.62, 5.22), 5)] })(),
		]
	}),
	scene('hotel-10/view', (progress) => {
		const light: Light = { ...dusk, sky: ['#8a86b4', '#b59ab8', '#dcaeb4', '#f3c8b0', '#fbe0bc'], haze: '#d3aebb' }
		const c = inLight(rim, light)
		const tone = (t: number) => mix(mix(c.canyon, c.deep, t), light.haze, 0.7 - t * 0.66)
		const layer = (t: number, points: Point[], seed: number): Drawing => cliffs(mix(tone(t), '#ffe0b8', 0.24), tone(t), mix(tone(t), '#3a3263', 0.16), seed, points, 860)
		const box = (x: number, y: number, w: number, h: number): Drawing => [rect(mix(c.honey, tone(0.6), 0.4), x, y - h, w, h), rect(mix(c.shade, tone(0.6), 0.4), x + w * 0.66, y - h, w * 0.34, h), rect(c.deep, x + w * 0.2, y - h * 0.66, w * 0.16, h * 0.3)]
		return [
			sky(light, 320), streaks('#fde6cc', 110, 16, 6, progress), layer(0, [[-20, 270], [200, 250], [420, 266], [640, 240], [860, 262], [1210, 246]], 2), layer(0.22, [[-20, 330], [160, 322], [330, 340], [430, 390], [500, 470]], 5), layer(0.26, [[620, 480], [720, 370], [860, 334], [1020, 340], [1210, 322]], 9), layer(0.46, [[-20, 440], [120, 426], [270, 452], [380, 540], [440, 660]], 13), layer(0.6, [[640, 700], [720, 570], [850, 500], [1000, 480], [1210, 470]], 17),
			shape(mix(tone(0.6), '#ffe0b8', 0.3), [[730, 610], [1210, 596], [1210, 622], [712, 640]]), shape(mix(tone(0.6), '#3a3263', 0.3), [[712, 640], [1210, 622], [1210, 640], [716, 660]]), [[760, 612, 44, 40], [812, 610, 36, 62], [856, 610, 52, 36], [914, 608, 40, 74], [962, 606, 56, 46], [1026, 604, 40, 66], [1074, 604, 60, 38], [1142, 602, 44, 58], [840, 622, 50, 26], [990, 620, 46, 30]].map(([x = 0, y = 0, w = 0, h = 0]) => box(x, y + 8, w, h)), withOpacity(0.3, disc('#ffcf70', 935, 574, 26)), rect('#ffdf8a', 928, 562, 13, 20),
			layer(0.9, [[-20, 640], [140, 620], [300, 660], [420, 760], [470, 850]], 23), crown(at(84, 646, 44), 3.2, '#3a2f4c', [mix(juniper[0], c.deep, 0.5), mix(juniper[1], c.deep, 0.4), mix(juniper[2], c.deep, 0.3)], { seed: 7, wide: 0.9 }), crown(at(220, 650, 40), 2.2, '#3a2f4c', [mix(juniper[0], c.deep, 0.5), mix(juniper[1], c.deep, 0.4), mix(juniper[2], c.deep, 0.3)], { seed: 17, wide: 1 }),
			[taperedStroke('#3a2f4c', [470, 210 + Math.sin(2 * Math.PI * progress) * 5], [512, 172], [562, 208], 2, 13), taperedStroke('#3a2f4c', [562, 208], [612, 168], [664, 196 - Math.sin(2 * Math.PI * progress) * 5], 13, 2), shape('#3a2f4c', [[554, 204], [570, 204], [580, 246], [562, 238], [548, 248]]), disc('#3a2f4c', 562, 200, 8)],
		]
	}),
	scene('hotel-10/hall', () => {
		const c = inLight(rim, { ...dusk, cast: ['#c9703c', 0.12] })
		const e = camera({ height: 1.5, horizon: 410, focal: 720 })
		const plan = { left: -4.8, right: 4.8, far: 9, height: 4.4 }
		const { back } = roomWalls(plan)
		const wallTone = '#dba873'
		return [
			room(e, plan, { floor: '#9a6a50', ceiling: '#6b4638', back: wallTone, left: mix(wallTone, c.deep, 0.34), right: mix(wallTone, c.deep, 0.22), reveal: wallTone }), tiles(e, '#84574a', -4.8, 4.8, 1, 9, 1.2),
			indices(11).map((i) => { const x = -4.6 + i * 0.92; return [ground(e, '#a8764c', x - 0.14, x + 0.14, 0.3, 9, 4.18), indices(7).map((k) => [ground(e, c.pomegranate, x - 0.15, x + 0.15, 1.4 + k * 1.1, 1.62 + k * 1.1, 4.175), ground(e, '#f3e3cc', x - 0.15, x + 0.15, 1.62 + k * 1.1, 1.7 + k * 1.1, 4.174)])] }),
			indices(5).map((j) => indices(8).map((i) => ((i * 3 + j * 5) % 7 < 2 ? panel(e, mix(wallTone, (i + j) % 2 ? '#f6d9a8' : c.shade, 0.3), back, i * 1.2 + (j % 2) * 0.5, i * 1.2 + 0.9 + (j % 2) * 0.5, 0.2 + j * 0.8, 0.75 + j * 0.8) : []))),
			panel(e, mix(wallTone, '#fff0d0', 0.3), back, 3.1, 6.5, 0, 4.4, 0.4), panel(e, tones(wallTone).side, back, 6.5, 6.8, 0, 4.4, 0.1), panel(e, c.honey, back, 3.5, 6.1, 0.5, 2, 0.42), arched(e, '#3a2430', wall([-1.1, 8.55], [1.1, 8.55], 3), 0, 2.2, 0.62, 1.9, 0.5), withOpacity(0.35, disc('#ff9a4a', ...project(e, [0, 1, 8.5]), 70)), indices(3).map((i) => taperedStroke('#5a3a30', project(e, [-0.7 + i * 0.2, 0.66, 8.5]), project(e, [0, 0.74, 8.5]), project(e, [0.7 - i * 0.2, 0.66 + i * 0.06, 8.5]), 10)), [[-0.4, 1.2, '#e2602c'], [0.32, 1.3, '#e2602c'], [-0.06, 1.5, '#f08a3a'], [0, 1.22, '#ffd880']].map(([x, up, fill]) => smooth(String(fill), [[Number(x), Number(up), 8.5], [Number(x) + 0.26, 0.85, 8.5], [Number(x), 0.66, 8.5], [Number(x) - 0.26, 0.85, 8.5]].map((s) => project(e, s as unknown as Position)), 1 / 5)),
			polygon(e, '#f0a860', [[-1.1, 0.004, 8.4], [1.1, 0.004, 8.4], [2.2, 0.004, 5], [-2.2, 0.004, 5]]), taperedStroke('#6b4630', project(e, [1.62, 0, 8.1]), project(e, [1.56, 1, 8.3]), project(e, [1.5, 2, 8.5]), 8, 7), taperedStroke('#6b4630', project(e, [1.5, 2, 8.5]), project(e, [1.56, 2.5, 8.5]), project(e, [1.86, 2.16, 8.5]), 7, 6),
			[1.2, 7.9].map((a) => [arched(e, mix(wallTone, c.deep, 0.4), back, a - 0.5, a + 0.5, 1.2, 2.7, 1), turnedOnWheel(e, '#c9703c', back(a, 1.2, 0.1), [[0.14, 0], [0.28, 0.26], [0.12, 0.6], [0.18, 0.7]])]), rug(e, c.pomegranate, '#f0dcb8', -2.6, 2.6, 4.4, 7.4), rug(e, c.wool, c.pomegranate, -1.7, 1.7, 5, 6.8),
			sofa(e, '#f0dcc0', [-4.2, 0, 4], 3, { facing: 'right', cushions: [c.pomegranate, c.wool, c.pomegranate] }), sofa(e, '#f0dcc0', [3.2, 0, 4], 3, { facing: 'left', cushions: [c.wool, c.pomegranate, c.wool] }), roundTable(e, '#7a4f38', [0, 0, 4.8], 0.7, 0.42), turnedOnWheel(e, '#d9a550', [0, 0.42, 4.8], [[0.12, 0], [0.14, 0.1], [0.06, 0.26], [0.02, 0.44]]),
		]
	}),
	scene('hotel-10/restaurant', () => {
		const c = inLight(rim, { ...dusk, cast: ['#c9703c', 0.1] })
		const [wallTone, dark] = ['#cf9c6c', '#8a5a58']
		const slice = (x: number, w: number, i: number): Drawing => [gap(mix(wallTone, '#fff0d0', 0.4), x - 14, 470, w + 28, 320, 1), gap(dark, x - 8, 470, w + 16, 310, 1), gap(['#d98f96', '#e5a592', '#f0bd92', '#f6cf9a', '#f0bd92', '#e5a592', '#d98f96'][i] ?? '#f0bd92', x + 4, 470, w - 8, 292, 1), shape(mix(c.canyon, '#d8919a', 0.36), [[x + 4, 330 + (i % 3) * 12], [x + w * 0.5, 316 + (i % 2) * 16], [x + w - 4, 334 - (i % 3) * 6], [x + w - 4, 470], [x + 4, 470]]), shape(mix(c.deep, '#8a5a78', 0.3), [[x + 4, 396 - (i % 2) * 20], [x + w * 0.4, 384 + (i % 3) * 14], [x + w - 4, 410 - (i % 2) * 16], [x + w - 4, 470], [x + 4, 470]]), rect(mix(wallTone, '#fff0d0', 0.5), x - 18, 468, w + 36, 14)]
		return [
			rect(wallTone, 0, 0, 1200, 800), indices(60).map((i) => rect(mix(wallTone, [c.honey, c.shade, dark][i % 3] ?? dark, 0.24), ((i * 173) % 1220) - 30, 60 + ((i * 97) % 430), 66 + (i % 4) * 14, 26)), rect('#6b4638', 0, 0, 1200, 44), indices(11).map((i) => [rect('#8a5c40', 20 + i * 112, 30, 40, 40), rect(c.pomegranate, 20 + i * 112, 44, 40, 8)]),
			indices(7).map((i) => slice(44 + i * 162, 104, i)), rect(mix(dark, '#5a3a4a', 0.3), 0, 540, 1200, 260), indices(8).map((i) => stroke(mix(dark, '#3a2838', 0.4), [600 + (i - 3.5) * 120, 540], [600 + (i - 3.5) * 330, 800], 2)),
			[126, 450, 774, 1098].map((x) => [rect('#6b4638', x - 4, 560, 8, 70), lens('#f6ead6', x - 70, 560, 140, 26), rect('#f6ead6', x - 62, 560, 124, 12), rect('#ffdf8a', x - 3, 536, 6, 18), disc('#fff3c0', x, 534, 4), [-92, 78].map((dx) => [rect('#6b4638', x + dx, 540, 14, 50), rect('#6b4638', x + dx, 590, 14, 50)])]),
			smooth('#fff3e0', [[220, 690], [600, 660], [980, 690], [1060, 750], [980, 830], [220, 830], [140, 750]], 1 / 9), smooth(mix('#fff3e0', c.canyon, 0.3), [[140, 750], [300, 790], [600, 802], [900, 790], [1060, 750], [1070, 840], [130, 840]], 1 / 9),
			[smooth('#a8583a', [[470, 736], [450, 690], [480, 652], [560, 642], [640, 652], [670, 690], [650, 736], [560, 750]], 1 / 7), smooth('#7f3f33', [[590, 748], [610, 690], [600, 648], [640, 652], [670, 690], [650, 736]], 1 / 7), smooth('#c07048', [[470, 662], [500, 630], [560, 616], [620, 630], [650, 662], [560, 674]], 1 / 7), disc('#8c4a38', 560, 616, 13), indices(3).map((i) => taperedStroke('#f6ead6', [530 + i * 30, 600], [516 + i * 34, 560], [536 + i * 30, 520], 5, 1))],
			[disc(c.pomegranate, 742, 716, 40), shape(c.pomegranate, [[730, 680], [738, 664], [744, 676], [752, 664], [756, 682]]), disc('#fbe6d2', 826, 728, 42, 36), disc('#8f2436', 826, 728, 35, 29), indices(16).map((i) => disc(i % 3 ? '#d8485c' : '#f08a94', 804 + (i % 4) * 14 + (Math.floor(i / 4) % 2) * 5, 710 + Math.floor(i / 4) * 12, 5.6))], [rect('#f6ead6', 340, 700, 6, 40), disc('#ffdf8a', 343, 690, 6, 11), lens('#d9a550', 320, 742, 46, 10)],
		]
	}),
	scene('hotel-10/room-rim', (progress) => {
		const c = inLight(rim, cold)
		const e = camera({ height: 2.2, horizon: 300, focal: 720 })
		const plan = { left: -4.4, right: 4.4, far: 6.6, height: 3.6 }
		const stripes = [c.wool, c.pomegranate, c.wool, '#f0dcc0', c.wool, c.pomegranate, c.wool]
		return [
			sky(cold, 300), sun(cold, 760, 226, 36), gorge(c.canyon, 3, [[-20, 262], [200, 252], [420, 266], [640, 254], [900, 264], [1220, 250]], 0.62), gorge(c.canyon, 8, [[-20, 310], [260, 300], [400, 330], [470, 400], [510, 520]], 0.34), gorge(c.canyon, 12, [[680, 540], [740, 420], [820, 330], [960, 310], [1220, 300]], 0.26), gorge(c.deep, 18, [[840, 640], [880, 480], [960, 420], [1220, 400]], 0.04),
			room(e, plan, { floor: '#a97f60', ceiling: '#e9cfa8', back: c.honey, left: mix(c.honey, c.deep, 0.28), right: mix(c.honey, '#ffffff', 0.12), reveal: c.honey }, [{ in: 'back', from: 0.5, to: 8.3, low: 0, high: 3.1, frame: '#4a3a44', bars: 2 }]), beams(e, '#7a5240', plan, 7, 'away', 0.22), boards(e, '#8f6850', plan, 0.5),
			sunlight(e, '#e9bd8c', [[-1.2, 0, 6.6], [1.2, 0, 6.6], [1.2, 2.6, 6.6], [-1.2, 2.6, 6.6]], [-0.4, -1]), block(e, tones('#8a5c44'), [-3.9, 0, 6], [7.8, 0.36, 0.5]), turnedOnWheel(e, '#fff6e6', [1.9, 0.36, 6.2], [[0.05, 0], [0.09, 0.06], [0.09, 0.12]]), taperedStroke('#fff6e6', project(e, [1.9, 0.52, 6.2]), project(e, [1.78 + Math.sin(2 * Math.PI * progress) * 0.04, 0.8, 6.2]), project(e, [1.98, 1.1, 6.2]), 5, 1),
			[[-2.95, 0.5], [2.15, 0.5]].map(([x = 0]) => [block(e, '#7a5240', [x, 0, 2.5], [0.8, 0.5, 0.6])]), tableLamp(e, [2.5, 0.5, 2.8], '#c9703c', '#fbe6c0'),
			block(e, tones('#7a5240'), [-1.9, 0, 2.4], [3.8, 0.28, 3.1]), block(e, tones('#fff6e8'), [-1.85, 0.28, 2.4], [3.7, 0.3, 3.1]), stripes.map((fill, i) => block(e, tones(fill), [-1.92, 0.3, 3.5 + i * 0.27], [3.84, 0.34, 0.28])).toReversed(), [-1.7, 0.1].map((x) => cushion(e, '#fff6e8', [x, 0.58, 2.7], 1.5, 0.34, -0.1)),
		]
	}),
	scene('hotel-10/villa-juniper', () => {
		const c = inLight(rim, cold)
		const e = camera({ height: 1.5, horizon: 380, focal: 740 })
		const plan = { left: -4.2, right: 4.2, far: 7, height: 3.7 }
		const { back } = roomWalls(plan)
		const stone = '#d9b58a'
		return [
			sky(cold, 380), gorge(c.canyon, 5, [[380, 330], [560, 316], [760, 330], [1000, 318]], 0.5), hill('#d5d9d4', [[380, 440], [600, 424], [1000, 436]], 640), indices(14).map((i) => disc('#ffffff', 440 + i * 34, 462 + (i % 3) * 12, 3.4)), taperedStroke('#7a5a4c', [720, 560], [690, 460], [742, 380], 46, 20), taperedStroke('#7a5a4c', [722, 440], [800, 400], [830, 330], 20, 8), taperedStroke('#7a5a4c', [706, 460], [640, 420], [620, 350], 18, 8), [[620, 330, 150], [740, 300, 190], [836, 310, 140], [690, 360, 130]].map(([x = 0, y = 0, w = 0], i) => [foliage(juniper[0], [x, y], w, w * 0.56, { seed: i + 2, bumps: 9 }), foliage(juniper[1], [x - 4, y - 10], w * 0.86, w * 0.4, { seed: i + 2, bumps: 8 }), foliage(juniper[2], [x - 14, y - 26], w * 0.5, w * 0.16, { seed: i + 7, bumps: 6 })]),
			room(e, plan, { floor: '#b98d68', ceiling: '#e9cfa8', back: stone, left: mix(stone, c.deep, 0.26), right: mix(stone, c.deep, 0.1), reveal: c.honey }, [{ in: 'back', from: 4.3, to: 6.7, low: 0, high: 2.7, frame: '#5a4038', bars: 1 }]), indices(5).map((j) => indices(9).map((i) => ((i * 5 + j * 3) % 6 < 2 && (i < 4 || i > 6) ? panel(e, mix(stone, i % 2 ? '#fff0d0' : c.shade, 0.26), back, i * 0.95, i * 0.95 + 0.75, 0.2 + j * 0.72, 0.7 + j * 0.72) : []))), beams(e, '#7a5240', plan, 6, 'across', 0.2), tiles(e, '#a37a5a', -4.2, 4.2, 1, 7, 1),
			sunlight(e, '#ecd0a4', [[0.1, 0, 7], [2.5, 0, 7], [2.5, 2.6, 7], [0.1, 2.6, 7]], [-0.6, -0.9]),
			[polygon(e, '#f0d9b0', [[-4.2, 0, 4.6], [-2, 0, 7], [-2, 3.7, 7], [-4.2, 3.7, 4.6]]), polygon(e, '#5a3a3c', opening(wall([-3.75, 5.1], [-2.4, 6.58], 3), 0.1, 1.9, 0.4, 1.7, 0.6, 0.02)), smooth('#f08a3a', [[-3.1, 1.3, 5.75], [-2.85, 0.8, 5.95], [-3.1, 0.5, 5.75], [-3.3, 0.8, 5.55]].map((s) => project(e, s as unknown as Position)), 1 / 5), smooth('#ffd880', [[-3.1, 1, 5.7], [-2.98, 0.7, 5.8], [-3.1, 0.5, 5.7], [-3.2, 0.7, 5.6]].map((s) => project(e, s as unknown as Position)), 1 / 5), polygon(e, c.honey, [[-4.2, 0.36, 4.1], [-3.2, 0.36, 4.5], [-1.7, 0.36, 6.1], [-1.5, 0.36, 7], [-2, 0.36, 7], [-4.2, 0.36, 4.6]]), polygon(e, c.shade, [[-4.2, 0, 4.1], [-3.2, 0, 4.5], [-3.2, 0.36, 4.5], [-4.2, 0.36, 4.1]]), polygon(e, mix(c.shade, c.honey, 0.4), [[-3.2, 0, 4.5], [-1.7, 0, 6.1], [-1.7, 0.36, 6.1], [-3.2, 0.36, 4.5]])],
			[-2.75, -2.5].map((x, i) => { const [bx, by] = project(e, [x, 0.36, 5.1 + i * 0.2]); return [smooth('#6b4030', [[bx - 12, by], [bx - 14, by - 46], [bx + 10, by - 46], [bx + 12, by - 20], [bx + 34, by - 12], [bx + 36, by]], 1 / 10), rect('#3a2430', bx - 13, by - 4, 49, 6), rect('#c9703c', bx - 14, by - 48, 24, 6)] }), rug(e, '#f0dcc0', c.pomegranate, -1.4, 2.4, 3, 5.4), sofa(e, '#c9705c', [2.6, 0, 3], 2.6, { facing: 'left', cushions: ['#f0dcc0', c.wool, '#f0dcc0'] }), roundTable(e, '#7a4f38', [0.5, 0, 4.1], 0.55, 0.42), fruitBowl(e, [0.5, 0.42, 4.1], '#c9a070', c.pomegranate),
		]
	}),
	scene('hotel-10/spa', (progress) => {
		const e = camera({ height: 1.7, horizon: 350, focal: 720 })
		const plan = { left: -4.2, right: 4.2, far: 10, height: 5 }
		const { back } = roomWalls(plan)
		const [stone, dark, teal] = ['#8d7080', '#4f4464', '#3f8a94']
		return [
			rect('#ffe6b8', 0, 0, 1200, 800), room(e, plan, { floor: stone, ceiling: dark, back: mix(stone, dark, 0.2), left: mix(stone, dark, 0.6), right: mix(stone, dark, 0.3), reveal: '#e9c08c' }, [{ in: 'back', from: 5.1, to: 5.9, low: 3.4, high: 4.7 }]),
			indices(7).map((j) => indices(9).map((i) => ((i * 3 + j * 5) % 7 < 2 ? panel(e, mix(stone, i % 2 ? '#b98d8a' : dark, 0.34), back, i * 0.95 + (j % 2) * 0.3, i * 0.95 + 0.8 + (j % 2) * 0.3, j * 0.5 + 0.1, j * 0.5 + 0.52) : []))),
			ground(e, teal, -3.2, 3.2, 0.3, 9, 0.02), ground(e, mix(teal, '#22506a', 0.5), -3.2, 3.2, 0.3, 4.6, 0.021), ground(e, mix(teal, '#9ad0c4', 0.3), -3.2, 3.2, 7.4, 9, 0.021), polygon(e, mix(dark, '#22304a', 0.4), [[-3.2, 0.022, 0.3], [-2.7, 0.022, 0.3], [-3, 0.022, 9], [-3.2, 0.022, 9]]), polygon(e, '#f0c890', [[-0.2, 0.024, 6.6], [0.7, 0.024, 6.6], [0.5, 0.024, 4.4], [-0.9, 0.024, 4.4]]),
			withOpacity(0.22, polygon(e, '#ffe6b0', [[0.9, 4.7, 10], [1.7, 4.7, 10], [1.7, 3.4, 10], [0.7, 0.03, 6.6], [0.5, 0.03, 4.4], [-0.9, 0.03, 4.4]])), indices(9).map((i) => { const z = 3.4 + i * 0.6; const x = -1.6 + ((i * 1.3) % 3) + Math.sin(2 * Math.PI * (progress + i / 9)) * 0.1; return polygon(e, i % 2 ? '#8fc6c0' : '#f3d9b0', [[x - 0.5, 0.026, z], [x, 0.026, z - 0.04], [x + 0.5, 0.026, z], [x, 0.026, z + 0.05]]) }),
			indices(46).map((i) => { const t = i / 46; const [px, py] = project(e, [3.1 - ((i * 37) % 10) * 0.13 * (1 - t) - t * 0.5, 0.03, 4.6 + t * 4.2 - ((i * 13) % 7) * 0.06]); return disc(['#e3839a', '#f4bcc4', '#c9607c'][i % 3] ?? '#e3839a', px, py, 9 - t * 5, 4.4 - t * 2.2) }),
			[-1, 1].map((side) => ground(e, mix(stone, '#d9b098', 0.24), side < 0 ? -4.2 : 3.2, side < 0 ? -3.2 : 4.2, 0.3, 10, 0.05)), indices(4).map((i) => block(e, tones(mix(stone, '#d9b098', 0.34)), [-3.4 + 0, 0, 3.2 + i * 0.5], [1.7 - i * 0.36, 0.12 + (3 - i) * 0.001 + i * 0.14, 0.5])).toReversed(), withOpacity(0.26, disc('#ffcf70', ...project(e, [-2.7, 0.85, 4.4]), 90)), block(e, '#3a2c3a', [-2.85, 0.54, 4.3], [0.3, 0.05, 0.3]), block(e, { top: '#3a2c3a', front: '#ffdf8c', side: '#ffc860', deep: '#3a2c3a' }, [-2.82, 0.59, 4.33], [0.24, 0.36, 0.24]), block(e, '#3a2c3a', [-2.85, 0.95, 4.3], [0.3, 0.06, 0.3]),
		]
	}),
	scene('hotel-10/rose-still', () => {
		const c = inLight(rim, { ...noon, cast: ['#f0b0a0', 0.1] })
		const wallTone = '#c99a74'
		const oven = (x: number): Drawing => [smooth('#b06a48', [[x - 78, 620], [x - 80, 500], [x - 58, 442], [x, 420], [x + 58, 442], [x + 80, 500], [x + 78, 620]], 1 / 9), smooth('#8a4a40', [[x + 24, 620], [x + 34, 500], [x + 22, 428], [x + 58, 442], [x + 80, 500], [x + 78, 620]], 1 / 9), gap('#3a2430', x - 34, 618, 56, 78, 1), smooth('#f08a3a', [[x - 20, 616], [x - 16, 590], [x - 6, 566], [x + 2, 590], [x + 10, 616]], 1 / 7), smooth('#ffd880', [[x - 12, 616], [x - 6, 590], [x + 2, 616]], 1 / 7), smooth('#d98a52', [[x - 46, 430], [x - 54, 388], [x - 34, 356], [x + 34, 356], [x + 54, 388], [x + 46, 430]], 1 / 8), smooth('#a85a3c', [[x + 10, 430], [x + 18, 388], [x + 10, 356], [x + 34, 356], [x + 54, 388], [x + 46, 430]], 1 / 8), smooth('#f0b078', [[x - 38, 358], [x - 20, 326], [x + 20, 326], [x + 38, 358]], 1 / 8), lens('#f6c890', x - 44, 358, 88, 9)]
		return [
			rect(wallTone, 0, 0, 1200, 800), indices(44).map((i) => rect(mix(wallTone, i % 2 ? c.shade : c.honey, 0.28), ((i * 149) % 1220) - 20, 30 + ((i * 83) % 400), 60 + (i % 4) * 16, 22)), rect('#6b4638', 0, 0, 1200, 34), indices(9).map((i) => rect('#8a5c40', 40 + i * 140, 24, 34, 34)),
			gap('#e9c9a0', 462, 306, 276, 236, 1), gap(mix(c.shade, c.deep, 0.2), 474, 306, 252, 226, 1), gap('#f9cfd2', 484, 306, 232, 214, 1), foliage('#e3839a', [600, 270], 220, 90, { seed: 4, bumps: 12 }), scattered('#f4a8b8', [600, 262], 200, 70, 40, 9, 3), scattered('#c9607c', [600, 276], 190, 60, 20, 7, 9), rect('#e9c9a0', 450, 302, 300, 16), rect('#8a5c40', 596, 96, 8, 206), withOpacity(0.26, shape('#f9b8c4', [[474, 306], [726, 306], [980, 800], [240, 800]])),
			rect('#a06048', 0, 600, 1200, 30), [110, 306, 502, 698, 894, 1090].map(oven), rect('#8a5a4c', 0, 620, 1200, 180), rect('#a8745c', 0, 616, 1200, 12), indices(7).map((i) => stroke('#744848', [600 + (i - 3) * 150, 630], [600 + (i - 3) * 290, 800], 2)),
			[110, 306, 502, 698, 894, 1090].map((x, i) => [taperedStroke('#d98a52', [x + 28, 336], [x + 92, 330], [x + 98, 520], 9, 6), rect('#7a4f38', x + 70, 640, 56, 60), withOpacity(0.86, smooth('#eaf3ee', [[x + 90, 560], [x + 106, 560], [x + 106, 590], [x + 128, 626], [x + 120, 642], [x + 76, 642], [x + 68, 626], [x + 90, 590]], 1 / 9)), smooth('#f4bcc4', [[x + 74, 622 - (i % 3) * 6], [x + 122, 622 - (i % 3) * 6], [x + 126, 630], [x + 120, 640], [x + 78, 640], [x + 70, 630]], 1 / 9), disc('#ffffff', x + 98, 540, 3.4, 5)]),
			[smooth('#c99a5c', [[220, 770], [200, 706], [400, 706], [380, 770], [300, 784]], 1 / 8), foliage('#e3839a', [300, 700], 200, 58, { seed: 8, bumps: 12 }), scattered('#f6c4cb', [300, 696], 170, 36, 20, 8, 5), scattered('#e3839a', [470, 768], 120, 30, 7, 7, 8)],
		]
	}),
	scene('hotel-10/night', (progress) => {
		const dark = inLight(rim, { ...night, cast: ['#141d48', 0.62] })
		const sky0: Light = { ...night, sky: ['#0c1636', '#122046', '#1b2c58', '#2a3c6a', '#44507c'] }
		return [
			sky(sky0, 560, 24), stars('#f3ecd6', 17, 560, 170), stars('#c9d6ee', 43, 520, 120), [[300, 130], [860, 90], [980, 260], [520, 220], [160, 330]].map(([x = 0, y = 0], i) => { const s = 7 + Math.sin(2 * Math.PI * (progress + i / 5)) * 2; return shape('#fff6dc', [[x, y - s], [x + 1.6, y - 1.6], [x + s, y], [x + 1.6, y + 1.6], [x, y + s], [x - 1.6, y + 1.6], [x - s, y], [x - 1.6, y - 1.6]]) }),
			hill('#1c2850', [[-20, 560], [200, 548], [480, 562], [760, 546], [1220, 556]]), cliffs('#253060', '#18214a', '#131b3e', 8, [[520, 610], [700, 596], [900, 604], [1220, 590]], 820), cliffs('#1b2450', '#111838', '#0d1330', 12, [[860, 720], [980, 660], [1220, 640]], 820),
			placeAt(stronghold({ ...dark, lit: mix(dark.honey, '#8a94c0', 0.2) }), 196, 430, 0.46), [[318, 580], [340, 580], [362, 580], [293, 548]].map(([x = 0, y = 0]) => rect('#ffcf70', x, y, 7, 12)), rect('#ffcf70', 349, 610, 15, 22), hill('#1d2348', [[-20, 636], [180, 628], [420, 632], [560, 660], [640, 740], [700, 840]]), hill('#161b3c', [[-20, 700], [220, 690], [460, 706], [620, 770], [680, 840]]),
			[withOpacity(0.2, disc('#ff9a4a', 500, 716, 120)), withOpacity(0.3, disc('#ff9a4a', 500, 716, 66)), lens('#6a3f3c', 400, 762, 200, 20), shape('#2a1c2c', [[466, 722], [534, 722], [520, 746], [480, 746]]), stroke('#2a1c2c', [484, 746], [470, 772], 5), stroke('#2a1c2c', [516, 746], [530, 772], 5), smooth('#f08a3a', [[474, 722], [480, 694], [496, 668 - Math.sin(2 * Math.PI * progress) * 5], [508, 692], [526, 722]], 1 / 6), smooth('#ffd880', [[486, 722], [496, 694], [510, 722]], 1 / 6)],
			[-1, 1].map((side) => { const x = 500 + side * 112; return [shape('#a8623c', [[x - 30, 742], [x + 30, 742], [x + 26, 754], [x - 26, 754]]), shape(side < 0 ? '#5a3a44' : '#6a4044', [[x + side * 22, 744], [x + side * 34, 744], [x + side * 52, 676], [x + side * 40, 674]]), stroke('#3a2638', [x - 24, 754], [x - 28, 786], 6), stroke('#3a2638', [x + 24, 754], [x + 28, 786], 6)] }),
		]
	}),
]
