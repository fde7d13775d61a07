// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { at, sail } from '../../drawing/things/boats.ts'
import { seededRandom, indices } from '../../drawing/random.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { type Camera, camera, polygon, ground, levelEllipse, project, type Position, placeUpright, roundedPolygon } from '../../drawing/camera.ts'
import { inLight, type Light, night, noon } from '../../drawing/light.ts'
import { panel, walls } from '../../drawing/buildings/houses.ts'
import { disc, type Drawing, hill, lens, taperedStroke, type Point, rect, shape, smooth, stroke, withOpacity } from '../../drawing/shapes.ts'
import { croissant, cup } from '../../drawing/things/still-life.ts'
import { palm } from '../../drawing/nature/trees.ts'
import { scene } from '../../drawing/scene.ts'
import { glitter, sea, waves } from '../../drawing/nature/sea.ts'
import { belt, bowed, closedShutters, leaf, underside } from '../../drawing/buildings/shutters.ts'
import { cumulus, sky, stars, streaks, sun } from '../../drawing/nature/sky.ts'
import { block, drum, turnedOnWheel } from '../../drawing/things/solids.ts'
import { blueChair, type Lemon, lemon, palms, seven, sunburst } from './place.ts'

const [STREET, BOW, SEASIDE] = [13, 8.6, 40]
/** The front as one goes round it: the side street, the rounded corner, the Promenade. */
const front = (x: number, z: number) => {
	const r = (BOW * 2) / Math.PI
	return bowed([{ x: x - r - STREET, z, towards: 0 }, ...indices(9).map((i) => { const a = (i * Math.PI) / 16; return { x: x - r + Math.sin(a) * r, z: z + r - Math.cos(a) * r, towards: a } }), { x, z: z + r + SEASIDE, towards: Math.PI / 2 }], 24.4)
}
const bays = [...indices(4).map((i) => 1.7 + i * 3.2), ...[0.27, 0.73].map((t) => STREET + BOW * t), ...indices(11).map((i) => STREET + BOW + 2 + i * 3.5)]
/** How far a place of the front is turned to the sun: shade on the street, light on the sea. */
const lit = (along: number) => Math.min(1, Math.max(0, (along - STREET) / BOW))
function house(e: Camera, c: Lemon, x: number, z: number): Drawing {
	const w = front(x, z)
	const tone = (light: string, along: number) => mix(mix(light, seven.shadow, 0.34), light, lit(along))
	const parts: [number, number][] = [[0, STREET], ...indices(4).map((i): [number, number] => [STREET + (BOW * i) / 4, STREET + (BOW * (i + 1)) / 4]), [STREET + BOW, w.long]]
	const all = (light: string, low: number, high: number, out = 0, from = 0, to = w.long): Drawing => parts.filter(([a, b]) => b > from && a < to).map(([a, b]) => belt(e, tone(light, (a + b) / 2), w, Math.max(a, from), Math.min(b, to), low, high, out))
	return [
		all(c.lemon, 0, 24.4), all(mix(c.lemon, c.white, 0.6), 0, 4.6, 0.03),
		bays.map((s) => [belt(e, tone(c.glass, s), w, s - 1.15, s + 1.15, 0.3, 3.4, 0.04), belt(e, tone('#31546a', s), w, s - 1.15, s + 1.15, 2.3, 3.4, 0.05)]), all(c.shutter, 3.5, 4.1, 1.2), underside(e, tone(c.slat, 20), w, 0, w.long, 3.5, 1.2),
		indices(6).map((floor) => {
			const low = 5.1 + floor * 3.2
			return [
				bays.map((s, i) => floor === 2 && i === 5
					? [belt(e, '#33465c', w, s - 0.72, s + 0.72, low, low + 2.3, 0.02), belt(e, c.white, w, s - 0.72, s - 0.4, low, low + 2.3, 0.03), [-1.5, 0.76].map((d) => belt(e, c.shutter, w, s + d, s + d + 0.74, low, low + 2.3, 0.1))]
					: closedShutters(e, [tone(c.shutter, s), tone(c.slat, s)], w, s - 0.8, s + 0.8, low, low + 2.3, { slats: 4 })),
				all(c.white, low - 0.42, low - 0.16, 0.1), underside(e, tone(c.shade, 22), w, STREET + 0.5, STREET + BOW - 0.3, low - 0.42, 1.2), all(c.white, low - 0.42, low + 0.5, 1.2, STREET + 0.5, STREET + BOW - 0.3), all(c.light, low + 0.1, low + 0.2, 1.22, STREET + 0.5, STREET + BOW - 0.3),
				bays.slice(6).filter((_, i) => (i + floor) % 2 === 0).map((s) => [belt(e, c.shutter, w, s - 1.3, s + 1.3, low + 0.7, low + 0.82, 0.8), belt(e, c.white, w, s - 1.3, s + 1.3, low - 0.4, low - 0.1, 0.8), indices(7).map((k) => belt(e, c.slat, w, s - 1.3 + k * 0.42, s - 1.24 + k * 0.42, low - 0.1, low + 0.72, 0.8))]),
			]
		}),
		all(c.white, 24, 24.5, 0.3), all(c.shutter, 23.5, 23.75, 0.1), all(c.lemon, 24.5, 26, 0, STREET - 1.6, STREET + BOW + 1.6), all(c.white, 25.8, 26.1, 0.1, STREET - 1.6, STREET + BOW + 1.6), all(c.lemon, 26.1, 27.4, -0.3, STREET + 1.2, STREET + BOW - 1), all(c.white, 27.2, 27.5, -0.2, STREET + 1.2, STREET + BOW - 1),
		stroke(c.white, project(e, w(STREET + BOW / 2, 27.4, -1)), project(e, w(STREET + BOW / 2, 31.4, -1)), 4),
	]
}
/** The castle hill at the end of the bay, a tower and pines on it. */
const castleHill = (c: Lemon, light: Light, x: number, y: number, size: number): Drawing => {
	const put = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * size, y - py * size])
	return [hill(mix(palms[1], light.haze, 0.5), put([[-2.4, 0], [-1.5, 0.34], [-0.9, 0.72], [-0.2, 0.86], [0.5, 0.8], [1, 0.5], [1.4, 0]]), y), hill(mix(palms[0], light.haze, 0.44), put([[-0.2, 0], [0.1, 0.46], [0.5, 0.66], [0.9, 0.44], [1.4, 0]]), y), rect(mix(c.stone, light.haze, 0.5), x - 0.3 * size, y - 1.04 * size, 0.16 * size, 0.26 * size)]
}

export const promenade = [
	scene('hotel-4/facade', (progress) => {
		const c = inLight(lemon, seven)
		const e = camera({ height: 1.6, horizon: 628, focal: 700, turn: -12, middle: 560 })
		const [vx] = project(e, [0, 1.6, 4000])
		const neighbour = (z: number, depth: number, height: number, fill: string): Drawing => { const plot = { x: -27, z, width: 13, depth, height }; const { right } = walls(plot); return [panel(e, fill, right, 0, right.long, 0, height), indices(5).map((i) => indices(5).map((k) => panel(e, mix(fill, c.slat, 0.44), right, (depth * (k + 0.3)) / 5, (depth * (k + 0.7)) / 5, 2 + i * 3.7, 4.4 + i * 3.7)))] }
		return [
			sky(seven, 628, 14), sun(seven, 946, 470, 54), streaks('#fdf0d2', 130, 5, 4, progress),
			hill(mix(c.bark, seven.haze, 0.72), [[700, 628], [840, 586], [960, 570], [1080, 580], [1220, 566]], 630), castleHill(c, seven, 790, 630, 84),
			shape('#cfe2d8', [[vx - 20, 627], [1220, 627], [1220, 810], [900, 810]]), lens('#86c7d2', vx + 30, 640, 560, 12), smooth('#86c7d2', [[800, 668], [1000, 648], [1260, 652], [1260, 860], [1000, 860]]), smooth('#5fb6cc', [[930, 730], [1080, 690], [1260, 690], [1260, 860], [1040, 860]]), glitter('#fff4d6', 946, 632, 780, { width: 80, spread: 1.9, count: 22, seed: 5, progress }), waves('#ffffff', 690, 780, { seed: 3, count: 5, progress }),
			neighbour(112, 60, 19, '#f3cfae'), neighbour(78, 30, 22, '#f6dcc4'), house(e, c, -13.6, 25),
			ground(e, c.asphalt, -60, -7.2, 1, 400), ground(e, mix(c.asphalt, seven.shadow, 0.2), -60, -13, 1, 25), ground(e, c.white, -10.6, -10.3, 1, 400, 0.01),
			polygon(e, c.pebble, [[4.2, 0, 0.6], [13, -1.6, 0.6], [8.4, -1.6, 60], [3.6, -1, 400], [3.4, 0, 400]]), polygon(e, '#fffdf4', [[12.4, -1.6, 0.6], [13.2, -1.6, 0.6], [8.5, -1.6, 60], [3.7, -1, 400], [8.1, -1.6, 60]]),
			ground(e, c.stone, -7.2, 4.2, 0.4, 400), ground(e, mix(c.stone, '#ffffff', 0.6), -7.2, -6.9, 0.4, 400, 0.02), ground(e, mix(c.stone, '#ffffff', 0.6), 3.7, 4.2, 0.4, 400, 0.02),
			[60, 44, 33, 24, 16.5].map((z, i) => [polygon(e, mix(c.stone, seven.shadow, 0.24), [[-4, 0.01, z], [-3.7, 0.01, z], [-13, 0.01, z - 3.2], [-13, 0.01, z - 3.8]]), palm(placeUpright(e, [-3.9, 0, z]), [9.4, 9, 9.8, 9.2, 9.6][i] ?? 9, c.bark, palms, { seed: i + 3, lean: [0.05, 0.06, 0.04, 0.07, 0.06][i] ?? 0.05, spread: 0.34, fronds: 13 })]),
			[46, 33, 24, 17, 12].map((z) => block(e, tones(c.pebble), [3.6, 0, z], [0.14, 0.9, 0.14])), [-2.2, -1.9].map((x) => ground(e, mix(c.stone, '#ffffff', 0.3), x, x + 0.04, 0.4, 400, 0.004)),
			polygon(e, mix(c.stone, seven.shadow, 0.3), [[2, 0.004, 7.6], [2.6, 0.004, 7.6], [2.6, 0.004, 8.2], [-0.7, 0.004, 7.3], [-0.9, 0.004, 6.8]]), blueChair(e, c.chair, [2, 0, 7.6]),
		]
	}),
	scene('hotel-4/arrival', () => {
		const c = inLight(lemon, seven)
		const wet = mix(c.stone, '#8fb0c0', 0.5)
		const fluted = [0, 90, 190, 310, 890, 1010, 1110, 1200]
		const tone = (i: number) => mix(c.lemon, i < 3 ? c.shade : c.light, [0.85, 0.55, 0.2, 0, 0.25, 0.5, 0.2][i] ?? 0)
		const door = (x: number): Drawing => [rect(c.slat, x, 366, 150, 292), rect('#3c5f74', x + 16, 382, 118, 260), rect('#f2d08a', x + 16, 382, 118, 62), rect('#e9b968', x + 16, 430, 118, 40), shape('#6f98a8', [[x + 16, 642], [x + 16, 560], [x + 100, 382], [x + 134, 382], [x + 134, 400], [x + 40, 642]]), rect(c.brass, x + 8, 604, 134, 40)]
		const mimosa = seededRandom(12)
		return [
			fluted.slice(0, -1).map((x, i) => rect(tone(i), x, 0, (fluted[i + 1] ?? 1200) - x + 1, 690)), [90, 190, 310, 890, 1010, 1110].map((x) => rect(mix(c.shade, seven.shadow, 0.1), x - 3, 0, 5, 690)),
			rect(mix(c.white, c.shade, 0.2), -10, 20, 1220, 40), rect(c.white, -10, 14, 1220, 22), rect(mix(c.shade, seven.shadow, 0.2), -10, 60, 1220, 16),
			[24, 1020].map((x, k) => [rect(c.white, x - 14, 150, 184, 18), rect('#3c5f74', x, 168, 156, 336), rect('#5f8799', x + 20, 186, 116, 318), leaf([c.shutter, c.slat, mix(c.slat, '#0d3540', 0.4)], x - (k ? 0 : 6), 168, 82, 336, 18), leaf([c.shutter, c.slat, mix(c.slat, '#0d3540', 0.4)], x + 80, 168, 82, 336, 18), rect(c.white, x - 20, 504, 196, 16)]),
			rect(mix(c.white, c.shade, 0.5), 330, 96, 540, 594), rect(c.white, 350, 110, 500, 580), rect(mix(c.white, c.shade, 0.3), 384, 134, 432, 556), rect(c.white, 402, 150, 396, 540), rect(mix(c.shade, seven.shadow, 0.2), 424, 170, 352, 500),
			sunburst(c.slat, ['#fbd98a', '#f6c76c', '#fff0c0'], [600, 356], 176, 11, 4), rect(c.slat, 424, 352, 352, 18), door(438), door(612), rect(c.slat, 588, 366, 24, 292), [572, 614].map((x) => [rect(c.brass, x, 452, 10, 132), disc(c.brass, x + 5, 452, 9), disc(c.brass, x + 5, 584, 9)]),
			[372, 828].map((x) => [rect(c.slat, x - 5, 262, 10, 40), shape('#fff3c8', [[x - 18, 282], [x + 18, 282], [x + 12, 356], [x - 12, 356]]), rect(c.slat, x - 21, 274, 42, 9), rect(c.slat, x - 14, 354, 28, 7)]),
			rect(wet, -10, 690, 1220, 120), [[380, 440, '#c9cdb8'], [438, 324, '#7fa5ac'], [452, 296, '#b9c9b4'], [24, 156, '#86b0b0'], [1020, 156, '#86b0b0']].map(([x, w, fill]) => shape(String(fill), [[Number(x), 694], [Number(x) + Number(w), 694], [Number(x) + Number(w) - 6, 800], [Number(x) + 6, 800]])), indices(7).map((i) => lens('#e8efe4', [60, 300, 520, 700, 860, 980, 180][i] ?? 0, 712 + ((i * 31) % 84), 150 + (i % 3) * 60, 5)), rect(mix(wet, seven.shadow, 0.2), -10, 690, 1220, 6),
			smooth(mix(c.white, c.shade, 0.3), [[340, 706], [360, 676], [600, 668], [840, 676], [860, 706], [600, 716]], 1 / 10), smooth(c.white, [[374, 688], [392, 662], [600, 656], [808, 662], [826, 688], [600, 696]], 1 / 10), shape(c.slat, [[470, 718], [730, 718], [764, 764], [436, 764]]), shape(mix(c.slat, c.bark, 0.5), [[484, 723], [716, 723], [744, 758], [456, 758]]), sunburst(c.slat, [mix(c.slat, c.bark, 0.3)], [600, 757], 30, 7, 1.4),
			taperedStroke('#7d8a94', [800, 650], [850, 626], [902, 650], 5), smooth('#aebac0', [[796, 652], [806, 762], [850, 772], [894, 762], [904, 652], [850, 644]], 1 / 9), smooth('#8996a2', [[862, 648], [866, 770], [894, 762], [904, 652]], 1 / 9), rect('#c9d2d4', 798, 690, 104, 6),
			indices(9).map((i) => taperedStroke(i % 2 ? '#7f9a6a' : '#a9b67c', [850, 660], [850 + (i - 4) * 18, 600], [850 + (i - 4) * 38, 520 + Math.abs(i - 4) * 16], 7, 3)), indices(74).map((i) => { const [a, r] = [Math.PI * (0.06 + 0.88 * mimosa()), 0.45 + 0.55 * mimosa()]; return disc(i % 4 === 0 ? '#e0a82c' : i % 3 === 0 ? '#ffec8a' : '#fbd23c', 850 - Math.cos(a) * 150 * r, 634 - Math.sin(a) * 138 * r, 8 + mimosa() * 6) }),
		]
	}),
	scene('hotel-4/balcony', (progress) => {
		const c = inLight(lemon, seven)
		const e = camera({ height: 1.5, horizon: 250, focal: 700 })
		const light: Light = { ...seven, sky: ['#8cc4da', '#aed5de', '#d2e2da', '#f3e6ca', '#fde8c4'], sea: ['#d3e6dc', '#9fd2d8', '#6dbdd0', '#46a6c4'] }
		const curl = (x: number): Drawing => { const [[px, py], s] = [project(e, [x, 0.5, 2.5]), 250]; return [-1, 1].map((side) => [0.24, 0.15].map((r, k) => { const ring = disc(c.slat, px + side * 0.01 * s, py, r * s, r * s * 1.2); return k ? disc('#7cc0d0', 0, 0, 0) : { ...ring, outlines: [...ring.outlines, ...disc(c.slat, px + side * 0.01 * s, py, r * s - 7, r * s * 1.2 - 7).outlines], holes: true } as const })) }
		const shore = (lift: number): Point[] => [[-20, 640 - lift * 2], [150, 520 - lift * 1.5], [330, 400 - lift], [470, 318 - lift * 0.5], [600, 276 - lift * 0.2], [760, 256]]
		return [
			sky(light, 250), sun(light, 560, 120, 40), streaks('#fff6de', 70, 8, 4, progress), sea(light, 250, { sway: 3 }), hill(mix(c.bark, light.haze, 0.66), [[880, 250], [1000, 236], [1120, 230], [1220, 226]], 252),
			hill(mix(c.bark, light.haze, 0.66), [[-20, 190], [90, 150], [200, 176], [330, 140], [470, 190], [600, 214], [700, 248]], 252), hill(mix(palms[1], light.haze, 0.62), [[-20, 226], [160, 196], [340, 216], [520, 224], [640, 248]], 252), castleHill(c, light, 700, 256, 54),
			smooth(c.pebble, [...shore(0), [640, 250], [300, 250], [-20, 250]], 1 / 6), smooth('#fffdf0', [...shore(-3), ...shore(2).toReversed()], 1 / 8), smooth(c.stone, [...shore(26), [640, 246], [300, 240], [-20, 240]], 1 / 6), smooth(c.asphalt, [...shore(40), [600, 246], [300, 240], [-20, 240]], 1 / 6), smooth(c.stone, [...shore(56), [600, 244], [300, 240], [-20, 240]], 1 / 6),
			indices(13).toReversed().map((i) => { const t = i / 12; const [x, foot, h, w] = [10 + 590 * (1 - (1 - t) ** 1.7), 486 - 222 * (1 - (1 - t) ** 1.7), 150 * (1 - t) ** 1.3 + 12, 110 * (1 - t) ** 1.3 + 18]; const fill = [c.light, '#f6d6c0', c.white, '#f3c9a4', c.lemon][i % 5] ?? c.light; return [rect(fill, x - w, foot - h, w, h), rect(mix(fill, light.shadow, 0.16), x - w * 0.16, foot - h, w * 0.16, h), indices(3).map((f) => indices(3).map((b) => rect(mix(fill, c.slat, 0.5), x - w * (0.92 - b * 0.26), foot - h * (0.86 - f * 0.27), w * 0.12, h * 0.15)))] }),
			indices(11).map((i) => { const t = i / 11; return palm(at(70 + 500 * (1 - (1 - t) ** 1.6), 520 - 250 * (1 - (1 - t) ** 1.6), 9 * (1 - t) ** 1.2 + 1.6), 8, c.bark, palms, { seed: i + 2, spread: 0.4, fronds: 9 }) }), glitter('#fff6de', 620, 262, 470, { width: 100, spread: 2, count: 18, seed: 4, progress }), sail(at(930 + Math.sin(2 * Math.PI * progress) * 3, 300, 3.4), '#fffdf4', '#dfe6da', c.coral),
			ground(e, mix(c.stone, c.lemon, 0.3), -4, 4, 0.3, 2.6), polygon(e, mix(c.stone, light.shadow, 0.12), [[-4, 0.002, 2.6], [4, 0.002, 2.6], [4, 0.002, 2.3], [-4, 0.002, 2.3]]), indices(29).map((i) => { const x = -2.8 + i * 0.2; return stroke(c.slat, project(e, [x, 0.06, 2.5]), project(e, [x, 0.94, 2.5]), 5) }), [-1.7, 0, 1.7].map(curl), [0.08, 0.94].map((up) => stroke(c.slat, project(e, [-4, up, 2.5]), project(e, [4, up, 2.5]), up > 0.5 ? 17 : 9)), stroke(mix(c.shutter, c.white, 0.3), project(e, [-4, 0.955, 2.5]), project(e, [4, 0.955, 2.5]), 4),
			[-20, 1090].map((x) => leaf([c.shutter, mix(c.shutter, c.white, 0.12), c.slat], x, -40, 130, 780, 34)), rect(mix(c.slat, '#0d3540', 0.3), 104, -20, 8, 760), rect(mix(c.slat, '#0d3540', 0.3), 1088, -20, 8, 760),
			smooth(mix(c.stone, light.shadow, 0.2), [[330, 800], [420, 720], [600, 700], [820, 720], [900, 800]], 1 / 8), drum(e, tones(mix(c.shutter, c.white, 0.2)), [0.03, 0.7, 1.42], 0.62, 0.05), levelEllipse(e, mix(c.white, c.shade, 0.25), [0.03, 0.752, 1.42], 0.57),
			polygon(e, '#c98a4c', [[-0.36, 0.76, 1.08], [0.44, 0.76, 1.08], [0.4, 0.76, 1.62], [-0.32, 0.76, 1.62]]), polygon(e, '#fffdf4', [[-0.32, 0.766, 1.11], [0.4, 0.766, 1.11], [0.36, 0.766, 1.59], [-0.28, 0.766, 1.59]]), polygon(e, c.coral, [[-0.3, 0.768, 1.14], [0.38, 0.768, 1.14], [0.379, 0.768, 1.155], [-0.299, 0.768, 1.155]]),
			turnedOnWheel(e, '#fffaf0', [-0.17, 0.766, 1.5], [[0.07, 0], [0.09, 0.06], [0.06, 0.14], [0.05, 0.2], [0.065, 0.22]]), taperedStroke('#fffaf0', project(e, [-0.11, 0.86, 1.5]), project(e, [-0.02, 0.9, 1.5]), project(e, [-0.1, 0.96, 1.5]), 8), turnedOnWheel(e, '#e9eef0', [0.02, 0.766, 1.54], [[0.045, 0], [0.05, 0.06], [0.04, 0.12], [0.05, 0.14]]),
			levelEllipse(e, mix('#fffaf0', light.shadow, 0.16), [0.22, 0.77, 1.42], 0.15), levelEllipse(e, '#fffaf0', [0.22, 0.776, 1.425], 0.145), croissant(...project(e, [0.16, 0.8, 1.42]), 46, '#d9964a'), croissant(...project(e, [0.28, 0.79, 1.37]), 48, '#e3a456'), cup(e, [-0.12, 0.766, 1.22], '#fffaf0', '#8a5a3c'), levelEllipse(e, '#f6e6c0', [0.16, 0.77, 1.2], 0.05), levelEllipse(e, '#f2b23c', [0.16, 0.774, 1.2], 0.04),
		]
	}),
	scene('hotel-4/view', (progress) => {
		const c = inLight(lemon, seven)
		const e = camera({ height: 34, horizon: 108, focal: 640, middle: 500 })
		const [cx, cz, R] = [236, 170, 262]
		const on = (degrees: number, r: number, up = 0): Position => { const a = (degrees * Math.PI) / 180; return [cx - Math.cos(a) * r, up, cz + Math.sin(a) * r] }
		const from = -34
		const ring = (fill: string, r: number, s: number, to = 86): Drawing => polygon(e, fill, [...indices(30).map((i) => on(from + ((to - from) * i) / 29, r)), ...indices(30).toReversed().map((i) => on(from + ((to - from) * i) / 29, s))])
		const seaBand = (fill: string, r: number): Drawing => polygon(e, fill, [...indices(30).map((i) => on(from + (120 * i) / 29, r)), [700, 0, 430], [700, 0, 24], [20, 0, 20]])
		const prism = (a: number, b: number, r: number, s: number, high: number, fill: string): Drawing => { const t = tones(fill); const mid = indices(4).map((k) => a + ((b - a) * (k + 0.5)) / 4); return [polygon(e, t.top, [on(a, r, high), on(b, r, high), on(b, s, high), on(a, s, high)]), polygon(e, t.side, [on(a, r, 0), on(a, r, high), on(a, s, high), on(a, s, 0)]), polygon(e, t.front, [on(a, r, 0), on(b, r, 0), on(b, r, high), on(a, r, high)]), indices(5).map((f) => mid.map((m) => polygon(e, f ? c.shutter : c.glass, [on(m - (b - a) * 0.06, r - 0.1, (high * (f + 0.25)) / 5.4), on(m + (b - a) * 0.06, r - 0.1, (high * (f + 0.25)) / 5.4), on(m + (b - a) * 0.06, r - 0.1, (high * (f + 0.85)) / 5.4), on(m - (b - a) * 0.06, r - 0.1, (high * (f + 0.85)) / 5.4)])))] }
		const trees = (r: number, step: number, start: number): Drawing => indices((64 - start) / step).toReversed().map((i) => { const a = start + i * step; const foot = placeUpright(e, on(a, r)); return [lens(mix(c.stone, seven.shadow, 0.3), foot.x - foot.size * 7, foot.y + foot.size * 0.4, foot.size * 8, foot.size * 1.3), palm(foot, 9, c.bark, palms, { seed: i + 4, lean: 0.03, spread: 0.42, fronds: 11 })] })
		return [
			sky(seven, 100), hill(mix(c.bark, seven.haze, 0.62), [[-20, 70], [160, 40], [330, 66], [520, 50], [680, 74], [820, 96], [1220, 96]], 110), castleHill(c, seven, 860, 112, 62),
			polygon(e, mix('#e8c79a', seven.haze, 0.3), [[-900, 0, 24], [900, 0, 24], [900, 0, 2600], [-900, 0, 2600]]), indices(40).map((i) => { const random = seededRandom(i + 3); const [x, z] = [-420 + random() * 460, 240 + random() * 380]; const { x: px, y, size } = placeUpright(e, [x, 0, z]); return px > 560 ? [] : [rect([c.light, '#f3cfae', c.white, '#e9b48c'][i % 4] ?? c.light, px, y - 12 * size, 18 * size, 12 * size), rect('#c9764e', px - size, y - 14 * size, 20 * size, 3 * size)] }),
			rect('#cfe2d8', 760, 107, 500, 8), seaBand('#9fd5da', R - 1), seaBand('#6cbfd2', R - 12), seaBand('#4aaac8', R - 40), seaBand('#3596bc', R - 86), indices(7).map((i) => { const a = -8 + i * 12; const wave = Math.sin(2 * Math.PI * (progress + i / 7)); return polygon(e, '#e9f7f0', [on(a, R - 20 - (i % 3) * 9 + wave, 0), on(a + 3, R - 20.7 - (i % 3) * 9 + wave, 0), on(a + 6, R - 20 - (i % 3) * 9 + wave, 0), on(a + 3, R - 19.4 - (i % 3) * 9 + wave, 0)]) }),
			ring('#fffdf4', R - 2.4, R + 0.6), ring(mix(c.pebble, seven.shadow, 0.22), R, R + 4), ring(c.pebble, R + 3, R + 25), ring(mix(c.stone, seven.shadow, 0.34), R + 25, R + 26.4), ring(c.stone, R + 26, R + 41), ring(mix(c.stone, '#ffffff', 0.6), R + 26, R + 27), ring(c.asphalt, R + 41, R + 49), ring(mix(palms[1], c.lemon, 0.3), R + 49, R + 52), ring(c.asphalt, R + 52, R + 60), ring(c.stone, R + 60, R + 65),
			indices(22).map((i) => [44.8, 56].map((r) => polygon(e, c.white, [on(-10 + i * 4.4, R + r), on(-8.6 + i * 4.4, R + r), on(-8.6 + i * 4.4, R + r + 0.4), on(-10 + i * 4.4, R + r + 0.4)]))),
			indices(8).toReversed().map((i) => prism(2 + i * 8.4, 9.4 + i * 8.4, R + 66, R + 92, [25, 22, 24, 19, 23, 20, 22, 18][i] ?? 20, [c.lemon, '#f6d6c0', c.white, '#f0c49c', c.light, '#f6dcc4', c.lemon, '#f3cfae'][i] ?? c.lemon)), trees(R + 50.5, 3.4, -14), trees(R + 38.5, 4.4, -17.6),
			[[6, 30], [13, 31], [22, 29]].map(([a = 0, r = 0]) => { const foot = placeUpright(e, on(a, R + r)); return [rect(c.chair, foot.x, foot.y - foot.size * 1.4, foot.size * 1.5, foot.size * 1.4), rect(mix(c.stone, seven.shadow, 0.4), foot.x - foot.size * 2.4, foot.y - 2, foot.size * 2.4, 3)] }),
			(() => { const [x, y] = project(e, on(5, R - 26)); return [lens('#bfe6e4', x - 40, y + 7, 82, 9), lens('#6cbfd2', x - 24, y + 10, 52, 6), taperedStroke('#e8b48c', [x + 6, y + 6], [x + 22, y - 6], [x + 36, y + 5], 5, 3), disc('#d6362e', x, y, 9), disc('#f07a64', x - 2.6, y - 3, 3)] })(),
		]
	}),
	scene('hotel-4/beach', (progress) => {
		const light: Light = { ...noon, sky: ['#4fa9d2', '#6cbcdb', '#93d0e0', '#bfe2e0', '#e0eedd'], sea: ['#2f7fb8', '#3aa3c8', '#62c4d0', '#a5e0d8'] }
		const c = inLight(lemon, light)
		const e = camera({ height: 4.4, horizon: 300, focal: 760, middle: 560 })
		const stripes: [string, string][] = [[c.coral, c.white], [c.shutter, c.white], [c.chair, c.white]]
		const parasolAt = (x: number, z: number, i: number): Drawing => {
			const [a, b] = stripes[i % 3] ?? ['#fff', '#fff']
			const rib = (k: number, r = 1.5, up = 2.05): Position => [x + Math.cos((k * Math.PI) / 6 + 0.3) * r, up, z + Math.sin((k * Math.PI) / 6 + 0.3) * r]
			const order = indices(12).sort((p, q) => rib(q + 0.5)[2] - rib(p + 0.5)[2])
			return [levelEllipse(e, mix(c.pebble, light.shadow, 0.42), [x + 0.3, 0.01, z - 0.2], 1.5, 1.2), stroke('#fff8e6', project(e, [x, 0, z]), project(e, [x, 2.6, z]), 0.06 * (760 / z)), order.map((k) => [polygon(e, k % 2 ? a : b, [rib(k), rib(k + 1), [x, 2.6, z]]), polygon(e, mix(k % 2 ? a : b, light.shadow, 0.16), [rib(k), rib(k + 1), rib(k + 1, 1.5, 1.86), rib(k + 0.5, 1.52, 1.8), rib(k, 1.5, 1.86)])])]
		}
		const pebbles = seededRandom(7)
		const lounger = (x: number, z: number): Drawing => [block(e, tones('#fff8e6'), [x, 0.2, z], [0.7, 0.1, 1.3]), polygon(e, mix('#fff8e6', light.shadow, 0.1), [[x, 0.28, z + 1.2], [x + 0.7, 0.28, z + 1.2], [x + 0.7, 0.86, z + 1.75], [x, 0.86, z + 1.75]]), [0.06, 0.6].map((dx) => block(e, '#b8c4c4', [x + dx, 0, z + 0.1], [0.05, 0.2, 0.05]))]
		return [
			sky(light, 300), cumulus('#fffdf4', '#dfeae4', [300, 120], 260, 5), hill(mix(c.bark, light.haze, 0.62), [[420, 300], [560, 276], [680, 268], [800, 300]], 302), castleHill(c, light, 560, 302, 62),
			shape('#2f7fb8', [[540, 300], [1220, 300], [1220, 810], [700, 810]]), shape('#3aa3c8', [[548, 306], [700, 340], [1220, 396], [1220, 810], [700, 810]]), smooth('#3aa3c8', [[640, 330], [820, 350], [1260, 420], [1260, 860], [800, 860]], 1 / 8), smooth('#7fd0d4', [[560, 310], [660, 346], [860, 430], [1080, 560], [1260, 720], [1260, 860], [700, 860]], 1 / 8), glitter('#ffffff', 980, 310, 520, { width: 180, spread: 1.6, count: 22, seed: 9, progress }),
			smooth('#ffffff', [[540, 304], [612, 330], [740, 410], [860, 530], [980, 700], [1040, 840], [400, 840]], 1 / 8), smooth(mix(c.pebble, light.shadow, 0.24), [[530, 304], [596, 330], [716, 412], [830, 540], [930, 700], [980, 850], [300, 850]], 1 / 8), smooth(c.pebble, [[-20, 840], [-20, 380], [300, 320], [528, 304], [580, 330], [690, 412], [790, 540], [876, 700], [910, 850]], 1 / 8),
			polygon(e, c.stone, [[-9, 0, 2], [-9, 3.4, 4], [-9, 3.4, 200], [-9, 0, 200]]), polygon(e, mix(c.stone, light.shadow, 0.22), [[-9, 0, 2], [-9, 3, 2], [-9, 3, 200], [-9, 0, 200]]), indices(14).map((i) => polygon(e, mix(c.stone, light.shadow, 0.42), [[-8.98, 0, 5 + i * 5], [-8.98, 1.4, 5 + i * 5], [-8.98, 2, 6.2 + i * 5], [-8.98, 1.4, 7.4 + i * 5], [-8.98, 0, 7.4 + i * 5]])), indices(26).map((i) => stroke(c.chair, project(e, [-9, 3.4, 6 + i * 2]), project(e, [-9, 4.3, 6 + i * 2]), 26 / (6 + i * 2) + 1.4)), polygon(e, c.chair, [[-9, 4.2, 4], [-9, 4.32, 4], [-9, 4.32, 200], [-9, 4.2, 200]]),
			[34, 26, 19, 14].map((z, i) => palm(placeUpright(e, [-13, 3.4, z]), 8, c.bark, palms, { seed: i + 6, lean: 0.06, spread: 0.38 })),
			indices(70).map((i) => { const z = 2.2 + pebbles() * 12; const x = -7 + pebbles() * (7.6 - z * 0.1); const { x: px, y, size } = placeUpright(e, [x, 0, z]); return px < 850 ? disc([mix(c.pebble, '#ffffff', 0.4), mix(c.pebble, light.shadow, 0.22), '#b8b4b8'][i % 3] ?? c.pebble, px, y, size * (0.05 + pebbles() * 0.05), size * 0.03) : [] }),
			[46, 37, 30, 24.4, 19.8, 16, 12.6].map((z, i) => [lounger(-4.4, z - 1.6), lounger(-2.9, z - 1.6), parasolAt(-3.8, z, i)]),
			polygon(e, mix(c.pebble, light.shadow, 0.42), [[-1.5, 0.01, 8.2], [0.3, 0.01, 8.2], [0.6, 0.01, 10.4], [-1.2, 0.01, 10.4]]), block(e, tones('#fff8e6'), [-1.5, 0.26, 8.2], [0.86, 0.1, 1.5]), block(e, tones(c.chair), [-1.48, 0.36, 8.22], [0.82, 0.08, 1.4]), [-1.46, -0.74].map((x) => block(e, '#b8c4c4', [x, 0, 8.3], [0.06, 0.26, 0.06])), polygon(e, tones(c.chair).side, [[-1.48, 0.4, 9.55], [-0.66, 0.4, 9.55], [-0.66, 1.1, 10.1], [-1.48, 1.1, 10.1]]), polygon(e, '#fff8e6', [[-1.56, 1.02, 10.06], [-1.4, 1.02, 10.06], [-1.4, 0.36, 9.5], [-1.56, 0.36, 9.5]]),
			roundedPolygon(e, '#fdf6ea', [[-1.56, 1.12, 10.1], [-1.1, 1.2, 10.1], [-0.6, 1.1, 10.1], [-0.5, 0.8, 9.9], [-0.62, 0.6, 9.7], [-0.78, 0.72, 9.8], [-0.8, 0.46, 9.6], [-1.36, 0.44, 9.6], [-1.4, 0.7, 9.8], [-1.6, 0.62, 9.7], [-1.66, 0.84, 9.9]], 1 / 9), stroke('#d9cdbc', project(e, [-1.08, 1.14, 6.48]), project(e, [-1.08, 0.48, 6]), 3), roundedPolygon(e, '#e2d8c8', [[-0.76, 0.9, 9.9], [-0.56, 0.84, 9.9], [-0.62, 0.62, 9.7], [-0.78, 0.72, 9.8]]),
		]
	}),
	scene('hotel-4/night', (progress) => {
		const dark = inLight(lemon, { ...night, cast: ['#1c2c5c', 0.5] })
		const [wall, white, green, deep] = [mix(lemon.lemon, '#3a4a8c', 0.66), mix(lemon.white, '#4a568c', 0.5), mix(lemon.shutter, '#14204a', 0.62), '#12203f']
		const lampOf = (i: number, f: number) => (i * 7 + f * 5) % 4 !== 1
		const bay = (x: number, y: number, i: number, f: number): Drawing => { const on = lampOf(i, f); return [rect(on ? '#ffcb62' : mix(green, deep, 0.3), x - 24, y, 48, 62), indices(8).map((k) => rect(green, x - 24, y + k * 7.9, 48, on ? 4.6 : 5.4)), rect(green, x - 27, y - 3, 54, 5), rect(green, x - 27, y + 60, 54, 5), rect(green, x - 28, y, 5, 62), rect(green, x + 23, y, 5, 62), rect(green, x - 3, y, 6, 62)] }
		const xs = indices(9).map((i) => 196 + i * 101)
		return [
			sky(night, 560), stars('#e9ead8', 14, 220, 40), rect(mix(wall, deep, 0.5), -10, 250, 130, 400), rect(mix(wall, deep, 0.62), 1082, 220, 130, 430), indices(5).map((f) => [20, 70, 1110, 1160].map((x, i) => rect((i + f) % 3 ? mix(deep, wall, 0.2) : '#e0a850', x, 286 + f * 64, 22, 34))),
			rect(wall, 120, 88, 962, 560), rect(mix(wall, deep, 0.34), 120, 88, 26, 560), rect(mix(wall, '#8a86a0', 0.3), 1046, 88, 36, 560), rect(white, 110, 80, 982, 14), rect(wall, 420, 40, 362, 44), rect(white, 410, 34, 382, 10), rect(wall, 500, 8, 202, 30), rect(white, 490, 4, 222, 8),
			indices(6).map((f) => [xs.map((x, i) => bay(x, 108 + f * 78, i, f)), rect(white, 120, 174 + f * 78, 962, 5), f % 2 ? [] : xs.filter((_, i) => i % 3 === 1).map((x) => [rect(white, x - 44, 166 + f * 78, 88, 10), rect(mix(white, deep, 0.3), x - 44, 150 + f * 78, 88, 4)])]),
			rect(mix(wall, deep, 0.2), 120, 576, 962, 76), xs.map((x, i) => [rect('#ffd678', x - 36, 588, 72, 64), rect('#ffe9ae', x - 20, 600, 40, 52), rect(green, x - 40, 576, 80, 16), i % 2 ? rect(green, x - 2, 590, 4, 62) : []]), rect(green, 110, 568, 982, 10),
			rect('#26345e', -10, 648, 1220, 24), rect('#1b2850', -10, 668, 1220, 140), xs.map((x, i) => lens('#5c5a7c', x - 50 + (i % 2) * 8, 680, 100, 7)),
			[0, 1, 2].map((k) => [lens(['#ff6a4a', '#ffd27a', '#fff0c4'][k] ?? '#fff', -320 + k * 12, 716 + k * 5, 1500, 9 - k * 2.6)]), lens('#ffe9b4', 420, 752, 1200, 10), lens('#fff8dc', 620, 752, 900, 4), indices(16).map((i) => lens(i % 2 ? '#ff8a5c' : '#ffdf9c', ((i * 211) % 1200) - 40 + Math.sin(2 * Math.PI * (progress + i / 16)) * 10, 770 + ((i * 17) % 26), 70 + (i % 3) * 30, 4)),
			[[70, 830, 92, 7.4, 5], [1128, 836, 96, 7.8, 9], [330, 716, 44, 7.2, 12], [872, 716, 44, 7.5, 17]].map(([x = 0, y = 0, s = 0, h = 0, seed = 0]) => palm(at(x, y, s), h, '#0b1530', ['#0a1430', '#0d1938', '#122244'], { seed, lean: seed % 2 ? 0.03 : -0.03, spread: 0.36, fronds: 13 })),
			[600].map((x) => [rect('#0b1530', x - 3, 560, 6, 150), withOpacity(0.24, disc('#ffcf70', x, 552, 46)), disc('#ffe6a4', x, 552, 13), rect(dark.slat, x - 16, 566, 32, 5)]),
		]
	}),
]
