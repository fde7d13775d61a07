// biome-ignore-all format: a layer a line, from the sky down to our feet
import { at } from '../drawing/boats.ts'
import { upTo } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { gap, gaps } from '../drawing/fronts.ts'
import { dawn, inLight, type Light } from '../drawing/hours.ts'
import { type Drawing, hill, mass, type Point, rect, shape } from '../drawing/marks.ts'
import { crown, type Greens, scattered } from '../drawing/plants.ts'
import { cliffs } from '../drawing/ridges.ts'
import { scene } from '../drawing/scene.ts'
import { sky, streaks, sun } from '../drawing/sky.ts'

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
	const teeth = (left: number, right: number, top: number): Drawing => upTo((right - left) / 18).map((i) => rect(c.honey, left + i * 18 + 2, top - 9, 11, 10))
	const drum = (x: number, top: number, foot: number, half: number): Drawing => [shape(c.honey, [[x - half * 1.14, foot], [x - half, top], [x + half, top], [x + half * 1.14, foot]]), shape(c.shade, [[x - half * 1.14, foot], [x - half, top], [x - half * 0.3, top], [x - half * 0.34, foot]]), shape(c.lit, [[x + half * 0.46, foot], [x + half * 0.4, top], [x + half * 0.8, top], [x + half * 0.92, foot]]), rect(mix(c.shade, c.deep, 0.3), x - half, top + 12, half * 2, 5), teeth(x - half, x + half, top), gap(c.deep, x - 8, top + 62, 9, 26, 1), gap(c.deep, x + half * 0.2, top + 104, 9, 22, 1)]
	return [
		wall(196, 372, 204, 420), gaps(c.deep, 250, 366, 3, 262, 15, 30, 1), wall(130, 500, 290, 440), gaps(c.deep, 200, 300, 3, 336, 11, 22), gaps(c.deep, 400, 480, 2, 336, 11, 22),
		drum(120, 232, 446, 48), drum(508, 250, 462, 44),
		rect(c.honey, 306, 276, 84, 164), rect(c.lit, 372, 276, 18, 164), teeth(306, 390, 277), gap(c.shade, 322, 440, 52, 92, 1), gap(mix(c.deep, '#2a2033', 0.3), 328, 440, 40, 84, 1),
		[0, 1, 2, 3, 4].map((i) => rect([c.wool, c.pomegranate, c.wool, '#f3e3cc', c.pomegranate][i] ?? c.wool, 418, 286 + i * 9, 36, 9)), upTo(6).map((i) => rect(c.wool, 419 + i * 6, 331, 2, 7)),
	]
}

export const scenes = [
	scene('hotel-10/canyon', () => {
		const c = inLight(rim, cold)
		const lines = upTo(7).map((i): Point[] => [[-20, 452 + i * 56], [150 + i * 12, 442 + i * 57], [330 + i * 22, 446 + i * 60], [500 + i * 26, 470 + i * 64], [590 + i * 30, 600 + i * 60], [620 + i * 34, 850]])
		return [
			sky(cold, 320, 16), sun(cold, 1030, 206, 42), streaks('#fbe3c2', 100, 8, 4),
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
				upTo(9 + i).map((j) => { const x = 8 + j * 52 + (i % 2) * 22; const y = 476 + i * 57.5 + Math.max(0, x - 330) * 0.14; return x < 480 + i * 22 ? [mass(mix(level, juniper[0], 0.7), [x, y], 30 + i * 4, 15 + i * 2, { seed: i * 9 + j, bumps: 7, flat: 0.3 }), scattered(j % 2 ? c.rose : '#f4bcc4', [x, y - 2], 26 + i * 3, 12 + i, 5, 2 + i * 0.26, i * 20 + j)] : [] }),
			] }),
			crown(at(70, 452, 20), 4.2, c.deep, juniper, { seed: 3, wide: 0.9 }), crown(at(24, 460, 20), 3.2, c.deep, juniper, { seed: 8 }), crown(at(560, 500, 20), 3, c.deep, juniper, { seed: 5 }),
		]
	}),
]
