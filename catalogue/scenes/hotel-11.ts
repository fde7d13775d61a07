// biome-ignore-all format: a layer a line, from the sky down to our feet
import { at } from '../drawing/boats.ts'
import { upTo } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { dawn, inLight, type Light } from '../drawing/hours.ts'
import { disc, type Drawing, hill, limb, mass, type Point, rect, smooth, stroke } from '../drawing/marks.ts'
import { type Foot, type Greens } from '../drawing/plants.ts'
import { crags, ridge } from '../drawing/ridges.ts'
import { scene } from '../drawing/scene.ts'
import { sky, streaks, sun } from '../drawing/sky.ts'

/** Ras Al Khaimah's desert: dune orange under canvas white, ghaf green, the Hajar in mauve. */
const desert = { dune: '#e58e4c', lit: '#f6b46a', shade: '#b5604a', deep: '#8c4a4c', canvas: '#fff6e6', canvasShade: '#cdb5b4', plaster: '#e2b283', plasterShade: '#a9756a', mauve: '#8d7fae', mauveDeep: '#6c6196', pole: '#6b4534', lamp: '#ffdf9a' }
const ghaf: Greens = ['#47583f', '#6c7d4d', '#9ba365']
const early: Light = { ...dawn, sky: ['#86b6cf', '#abc9d2', '#d4d6cb', '#f4dab8', '#fde2b0'], haze: '#efcfb8' }

/** A villa under canvas: two poles, the cloth drawn down to its corners, plaster walls beneath. */
function tent(c: typeof desert, x: number, base: number, s: number): Drawing {
	const p = (dx: number, up: number): Point => [x + dx * s, base - up * s]
	const cloth = (fill: string, ...steps: number[][]): Drawing => ({ fill, outlines: [steps.map((step) => step.map((v, i) => (i % 2 ? base - v * s : x + v * s)))] })
	return [
		rect(c.plaster, ...p(-4.6, 2.6), 9.2 * s, 3.4 * s), rect(c.plasterShade, ...p(2.4, 2.6), 2.2 * s, 3.4 * s), rect(mix(c.pole, '#2a1c2a', 0.3), ...p(-3.4, 2.1), 3.4 * s, 2.1 * s), rect(c.lamp, ...p(-2.9, 1.7), 1 * s, 1.7 * s), rect(mix(c.pole, '#2a1c2a', 0.3), ...p(0.7, 1.9), 1 * s, 1.1 * s),
		[-6, 6].map((dx) => stroke(c.pole, p(dx * 0.98, 2.4), p(dx, -0.3), 0.18 * s)),
		cloth(c.canvas, [-6.4, 2.3], [-4.6, 3, -3, 4.2, -2, 6.4], [-1.2, 5.2, 0.8, 5.2, 1.6, 6.8], [2.6, 4.4, 4.4, 3, 6.4, 2.3], [4, 2.7, 2, 2.2, 0, 2.5], [-2, 2.2, -4, 2.7, -6.4, 2.3]),
		cloth(c.canvasShade, [1.6, 6.8], [2.6, 4.4, 4.4, 3, 6.4, 2.3], [5, 2.6, 3.6, 2.5, 2.6, 2.35], [2.2, 3.6, 1.9, 5, 1.6, 6.8]), cloth(mix(c.canvas, c.canvasShade, 0.5), [-2, 6.4], [-1.2, 5.2, 0.2, 5.1, 0.9, 5.6], [0.2, 4.2, -0.4, 3, -0.6, 2.45], [-1.4, 3.6, -1.8, 5, -2, 6.4]),
		[[-2, 6.4], [1.6, 6.8]].map(([dx = 0, up = 0]) => stroke(c.pole, p(dx, up - 0.1), p(dx, up + 0.7), 0.16 * s)), [-1, 1].map((side) => stroke(c.canvasShade, p(side * 6.3, 2.3), p(side * 8, -0.4), 0.07 * s)),
	]
}
/** A ghaf: a bent trunk and thin crowns that hang. */
const ghafTree = ({ x, y, size }: Foot, height: number, bark: string, [dark, middle, light]: Greens, seed = 1): Drawing => {
	const h = height * size
	const puffs: [number, number, number][] = [[-0.32, 0.66, 0.44], [0.3, 0.7, 0.46], [-0.06, 0.9, 0.5], [0.5, 0.54, 0.3], [-0.52, 0.5, 0.28]]
	return [
		limb(bark, [x, y], [x - h * 0.08, y - h * 0.3], [x + h * 0.04, y - h * 0.56], h * 0.07, h * 0.04), [-0.3, 0.3, 0].map((dx) => limb(bark, [x + h * 0.01, y - h * 0.44], [x + dx * h * 0.4, y - h * 0.6], [x + dx * h, y - h * 0.76], h * 0.04, h * 0.015)),
		puffs.map(([dx, up, w], i) => [mass(dark, [x + dx * h, y - up * h], w * h, w * h * 0.66, { seed: seed + i, bumps: 9 }), mass(middle, [x + (dx - 0.02) * h, y - (up + 0.03) * h], w * h * 0.9, w * h * 0.5, { seed: seed + i, bumps: 9, flat: 0.5 }), mass(light, [x + (dx - 0.06) * h, y - (up + 0.09) * h], w * h * 0.5, w * h * 0.22, { seed: seed + i + 5, bumps: 6, flat: 0.6 })]),
		upTo(9).map((i) => limb(i % 2 ? dark : middle, [x + (i / 8 - 0.5) * h * 1.1, y - h * 0.56], [x + (i / 8 - 0.5) * h * 1.2, y - h * 0.46], [x + (i / 8 - 0.5) * h * 1.18, y - h * (0.34 + (i % 3) * 0.05)], h * 0.035, 0.6)),
	]
}
/** Cloven prints, two and two, along a way that comes towards us. */
const prints = (fill: string, way: (t: number) => Point, count: number): Drawing =>
	upTo(count).map((i) => { const [t, side] = [(i / count) ** 1.5, i % 2 ? 1 : -1]; const [x, y] = way(t); const s = 0.34 + t * t * 1.9; return [-1, 1].map((half) => disc(fill, x + side * 13 * s + half * 4.2 * s, y, 3.6 * s, 5 * s)) })

export const scenes = [
	scene('hotel-11/dunes', () => {
		const c = inLight(desert, early)
		const range = crags(27, -60, 1260, 420, 190, 8)
		return [
			sky(early, 400, 16), sun(early, 190, 250, 44), streaks('#fdeccc', 120, 9, 4),
			ridge(mix(c.mauve, early.haze, 0.5), mix(c.mauve, early.haze, 0.34), crags(5, -60, 1260, 420, 240, 6), 440), ridge(mix(c.mauve, early.haze, 0.16), mix(c.mauveDeep, early.haze, 0.1), range, 440),
			hill(mix(c.dune, early.haze, 0.5), [[-20, 414], [200, 396], [460, 416], [700, 400], [960, 416], [1220, 396]]),
			hill(mix(c.lit, early.haze, 0.2), [[-20, 470], [120, 430], [300, 410], [470, 440], [640, 452], [800, 424], [980, 396], [1120, 420], [1220, 440]]),
			smooth(mix(c.shade, early.haze, 0.25), [[980, 396], [1060, 404], [1240, 446], [1240, 520], [1060, 500], [1020, 452], [960, 430]], 1 / 8), smooth(mix(c.shade, early.haze, 0.28), [[300, 410], [390, 424], [480, 446], [560, 470], [420, 480], [350, 450]], 1 / 8),
			ghafTree(at(402, 500, 17), 4.6, c.pole, ghaf, 2), tent(c, 520, 500, 11), ghafTree(at(640, 504, 18), 5.2, c.pole, ghaf, 7), tent(c, 756, 508, 13), tent(c, 352, 526, 14), ghafTree(at(880, 520, 20), 5.4, c.pole, ghaf, 11), ghafTree(at(240, 528, 20), 5, c.pole, ghaf, 23), tent(c, 600, 548, 17), ghafTree(at(470, 556, 22), 5, c.pole, ghaf, 31), ghafTree(at(762, 560, 22), 4.4, c.pole, ghaf, 41),
			hill(c.lit, [[-20, 520], [100, 500], [220, 540], [380, 566], [560, 574], [740, 570], [860, 544], [980, 506], [1080, 490], [1220, 520]]),
			smooth(c.shade, [[1080, 490], [1150, 504], [1240, 530], [1240, 700], [1060, 640], [1000, 590], [1040, 550], [1030, 520]], 1 / 8), smooth(c.shade, [[100, 500], [160, 520], [230, 544], [340, 580], [300, 620], [160, 600], [120, 560], [140, 530]], 1 / 8),
			hill(c.dune, [[-20, 640], [160, 610], [380, 596], [620, 604], [860, 620], [1040, 600], [1220, 560]]),
			hill(c.lit, [[-20, 740], [180, 700], [420, 650], [640, 628], [760, 636], [920, 690], [1080, 720], [1220, 730]]), smooth(c.shade, [[640, 628], [760, 636], [920, 690], [1080, 720], [1240, 728], [1240, 860], [560, 860], [660, 770], [700, 700]], 1 / 9),
			prints(mix(c.shade, c.dune, 0.3), (t) => [640 - 330 * t - 60 * Math.sin(t * 4), 640 + 170 * t ** 1.2], 22),
			[[1050, 800], [1130, 790]].map(([x = 0, y = 0], k) => upTo(8).map((i) => limb(ghaf[(i + k) % 3] ?? ghaf[0], [x + i * 3, y], [x + (i - 3.5) * 12, y - 40], [x + (i - 3.5) * 22, y - 66 + Math.abs(i - 3.5) * 8], 5, 0.6))),
		]
	}),
]
