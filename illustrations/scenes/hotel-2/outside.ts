// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { at, moored, yacht } from '../../drawing/things/boats.ts'
import { indices } from '../../drawing/random.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { type Camera, camera, polygon, ground, unitsPerMetre, type Position, project } from '../../drawing/camera.ts'
import { flag } from '../../drawing/buildings/facades.ts'
import { motorCar } from '../../drawing/buildings/fronts.ts'
import { inLight, type Light, night } from '../../drawing/light.ts'
import { transform, disc, type Drawing, hill, lens, taperedStroke, foliage, reflect, type Point, rect, shape, smooth, stroke, tint, withOpacity } from '../../drawing/shapes.ts'
import { stonePine } from '../../drawing/nature/trees.ts'
import { ridge } from '../../drawing/nature/ridges.ts'
import { scene } from '../../drawing/scene.ts'
import { waves } from '../../drawing/nature/sea.ts'
import { cumulus, sky, stars } from '../../drawing/nature/sky.ts'
import { block } from '../../drawing/things/solids.ts'
import { brilliant, bunting, harbour, liner, pines, theRock } from './place.ts'

/** The plan of the house as it rounds the bend, `out` metres before its walls: a wing, the prow, a wing; the road goes on `far`ther. */
function bend(out: number, far = 1): Point[] {
	const [cx, cz, radius] = [1.5, 42, 9 + out]
	const on = (degrees: number): Point => [cx + radius * Math.cos((degrees * Math.PI) / 180), cz + radius * Math.sin((degrees * Math.PI) / 180)]
	const arc = indices(13).map((i) => on(212 + i * 9.5))
	const [first, last]: [Point, Point] = [arc[0] ?? [0, 0], arc.at(-1) ?? [0, 0]]
	const along = ([x, z]: Point, degrees: number, metres: number): Point => [x + metres * Math.cos((degrees * Math.PI) / 180), z + metres * Math.sin((degrees * Math.PI) / 180)]
	return [...[30, 22, 14, 7].map((m) => along(first, 122 + (far - 1) * 9, m * far)), ...arc, ...[7, 14, 22, 30].map((m) => along(last, 56 - (far - 1) * 9, m * far))]
}
/** A band round the house between two heights: in the light on the left, in shade round the bend. */
const band = (e: Camera, [light, middle, shade]: readonly [string, string, string], out: number, low: number, high: number, from = 0, to = 20): Drawing => {
	const line = bend(out)
	return indices(to - from).map((i) => { const [[x, z], [X, Z]] = [line[from + i] ?? [0, 0], line[from + i + 1] ?? [0, 0]]; return polygon(e, from + i < 9 ? light : from + i < 13 ? middle : shade, [[x, low, z], [X, low, Z], [X, high, Z], [x, high, z]]) })
}
const level = (e: Camera, fill: string, inner: number, outer: number, up = 0, far = 1): Drawing => polygon(e, fill, [...bend(outer, far).map(([x, z]): [number, number, number] => [x, up, z]), ...bend(inner, far).reverse().map(([x, z]): [number, number, number] => [x, up, z])])

/** A deckchair that looks away from us: its frame, the cloth slung from head to knee. */
const deckchair = (e: Camera, [x, y, z]: Position, cloth: string, wood: string): Drawing => {
	const w = 0.05 * unitsPerMetre(e, [x, y, z])
	const bar = (dx: number, up: number, dz: number, DX: number, UP: number, DZ: number): Drawing => stroke(wood, project(e, [x + dx, y + up, z + dz]), project(e, [x + DX, y + UP, z + DZ]), w)
	return [
		[-0.34, 0.34].map((dx) => [bar(dx, 0, 0, dx, 0.46, 0.95), bar(dx, 1.14, -0.1, dx, 0, 0.7)]), bar(-0.34, 0.46, 0.95, 0.34, 0.46, 0.95), polygon(e, mix(cloth, '#ffffff', 0.12), [[x - 0.3, y + 0.44, z + 0.95], [x + 0.3, y + 0.44, z + 0.95], [x + 0.3, y + 0.3, z + 0.5], [x - 0.3, y + 0.3, z + 0.5]]),
		polygon(e, cloth, [[x - 0.3, y + 1.12, z - 0.08], [x + 0.3, y + 1.12, z - 0.08], [x + 0.28, y + 0.3, z + 0.5], [x - 0.28, y + 0.3, z + 0.5]]), polygon(e, tones(cloth).side, [[x + 0.1, y + 1.12, z - 0.08], [x + 0.3, y + 1.12, z - 0.08], [x + 0.28, y + 0.3, z + 0.5], [x + 0.04, y + 0.3, z + 0.5]]), bar(-0.36, 1.14, -0.1, 0.36, 1.14, -0.1), [-0.34, 0.34].map((dx) => [bar(dx, 0, -0.46, dx, 0.7, 0.2)]), bar(-0.34, 0.06, -0.42, 0.34, 0.06, -0.42),
	]
}

export const outside = [
	scene('hotel-2/facade', (progress) => {
		const c = inLight(liner, brilliant)
		const e = camera({ height: 3.4, horizon: 590, focal: 800 })
		const white = [c.white, mix(c.white, c.lilac, 0.6), c.lilac] as const
		const glass = [mix(c.navy, c.harbour, 0.45), mix(c.navy, c.harbour, 0.25), c.navy] as const
		const red = [c.red, mix(c.red, c.navy, 0.14), mix(c.red, c.navy, 0.3)] as const
		const floors = indices(6).map((i) => 4 + i * 3.3)
		return [
			sky(brilliant, 570), cumulus('#ffffff', '#cfe3ea', [170, 170], 300, 5), cumulus('#ffffff', '#cfe3ea', [1060, 250], 260, 11),
			ridge(mix(c.rock, brilliant.haze, 0.5), mix(c.shade, brilliant.haze, 0.4), [[560, 520], [700, 420], [800, 330], [880, 270], [960, 262], [1020, 330], [1120, 350], [1240, 320]], 620),
			hill(mix(pines[2], brilliant.haze, 0.35), [[700, 560], [860, 470], [1000, 430], [1220, 440]], 640),
			indices(26).map((i) => { const [x, y, w, h] = [830 + ((i * 137) % 390), 452 + ((i * 53) % 120), 22 + (i % 3) * 9, 30 + (i % 4) * 14]; return [rect([c.ochre, c.white, '#f0b99a'][i % 3] ?? c.white, x, y, w, h + 80), rect(c.shade, x + w * 0.7, y, w * 0.3, h + 80), rect(c.navy, x + w * 0.16, y + 10, w * 0.14, 7), rect(c.navy, x + w * 0.42, y + 10, w * 0.14, 7)] }),
			hill(mix(c.rock, brilliant.haze, 0.2), [[-40, 494], [60, 480], [150, 486], [210, 520], [260, 572], [300, 592]], 600), rect(c.ochre, 20, 452, 120, 40), rect(c.shade, 104, 452, 36, 40), rect(c.ochre, 70, 430, 24, 30), indices(6).map((i) => rect(c.navy, 28 + i * 13, 466, 5, 9)),
			rect(c.harbour, 0, 582, 1200, 240), rect('#58aeca', 0, 582, 1200, 14), waves('#dff2ee', 590, 660, { seed: 3, count: 14, progress }),
			yacht(at(60, 614, 5), c.white, c.lilac, c.navy), indices(7).map((i) => moored(at(150 + i * 26, 606 + (i % 3) * 14, 8), i % 2 ? c.white : c.navy, c.white)), yacht(at(170, 646, 7), c.white, c.lilac, c.navy),
			polygon(e, c.lilac, bend(6, 4).map(([x, z]) => [x, 0, z])),
			band(e, glass, 0, 0, 20.6), band(e, white, 0.02, 0, 1.1), band(e, white, 0.02, 3, 4.2),
			indices(20).filter((i) => i > 3).map((i) => { const [[x, z], [X, Z]] = [bend(0.05)[i] ?? [0, 0], bend(0.05)[i + 1] ?? [0, 0]]; return polygon(e, white[i < 9 ? 0 : i < 13 ? 1 : 2], [[x, 1, z], [x + (X - x) * 0.3, 1, z + (Z - z) * 0.3], [x + (X - x) * 0.3, 3.2, z + (Z - z) * 0.3], [x, 3.2, z]]) }),
			floors.map((up, i) => [
				i < 5 ? band(e, [mix(c.navy, c.harbour, 0.2), c.navy, mix(c.navy, '#14203f', 0.5)], 0.04, up + 2.6, up + 3.1) : [],
				i < 5 ? indices(10).map((k) => { const j = k * 2 + (i % 2); return band(e, red, 1, up + 2.25, up + 2.5, j, Math.min(20, j + 1)) }) : [],
				i < 5 ? indices(10).map((k) => { const j = k * 2 + (i % 2); const [a, b, p, q] = [bend(0.1)[j], bend(0.1)[Math.min(20, j + 1)], bend(1)[Math.min(20, j + 1)], bend(1)[j]]; return a && b && p && q ? polygon(e, red[j < 9 ? 0 : j < 13 ? 1 : 2], [[a[0], up + 3.15, a[1]], [b[0], up + 3.15, b[1]], [p[0], up + 2.5, p[1]], [q[0], up + 2.5, q[1]]]) : [] }) : [],
				level(e, mix(c.shade, c.navy, 0.2), 0, 0.9, up - 0.1), band(e, white, 0.9, up - 0.2, up + 0.86), band(e, [c.red, red[1], red[2]], 0.92, up + 0.1, up + 0.2),
			]),
			band(e, white, -3, 21, 24.4, 3, 17), band(e, glass, -2.95, 22, 23.6, 4, 16), band(e, white, -2.4, 24, 24.8, 3, 17), 
			(() => { const [x, y] = project(e, [1.5, 24.6, 39]); return [stroke(c.white, [x, y], [x, y - 74], 5), flag(c.red, c.white, x, y - 28, 26, progress)] })(),
			band(e, [mix(c.rock, '#ffffff', 0.2), c.rock, c.shade], 13.4, -3, 0.02), level(e, c.white, 3, 5, 0, 4), level(e, c.asphalt, 5, 13.4, 0, 4), level(e, mix(c.asphalt, '#ffffff', 0.5), 9, 9.25, 0.01, 4),
			[5, 13.2].map((out) => indices(20).map((i) => { const [inner, outer] = [bend(out, 4), bend(out + 0.75, 4)]; const [a, b, p, q] = [inner[i], inner[i + 1], outer[i + 1], outer[i]]; if (!a || !b || !p || !q) return []; const half = (one: Point, two: Point, t: number): [number, number, number] => [one[0] + (two[0] - one[0]) * t, 0.02, one[1] + (two[1] - one[1]) * t]; return [polygon(e, c.white, [half(a, b, 0), half(a, b, 1), half(q, p, 1), half(q, p, 0)]), polygon(e, c.red, [half(a, b, 0), half(a, b, 0.5), half(q, p, 0.5), half(q, p, 0)])] })),
			hill(pines[1], [[-20, 690], [120, 700], [260, 744], [440, 772], [620, 780], [820, 768], [1000, 736], [1220, 700]]), hill(pines[0], [[-20, 730], [140, 742], [300, 792], [360, 830]]), stonePine(at(1128, 830, 60), 8.2, '#6b4a3c', pines, 12, -0.06), hill(pines[0], [[880, 830], [980, 786], [1090, 762], [1220, 750]]),
		]
	}),
	scene('hotel-2/arrival', (progress) => {
		const c = liner
		const shade = mix(c.lilac, c.shade, 0.4)
		const pane = (x: number, w: number, tone: string): Drawing => rect(tone, x, 244, w, 312)
		return [
			rect(c.white, 0, 0, 1200, 800), [60, 96, 132].map((y) => rect(c.lilac, 0, y, 1200, 9)), rect(c.red, 0, 168, 1200, 14), rect(shade, 0, 556, 1200, 60), rect(c.navy, 0, 540, 1200, 16),
			[[96, 356], [1104, 356]].map(([x = 0, y = 0]) => [disc(shade, x + 5, y + 5, 74), disc('#eef1f6', x, y, 72), disc('#8c97b8', x, y, 62), disc(mix(c.navy, c.harbour, 0.5), x, y, 57), smooth(mix(c.harbour, '#ffffff', 0.5), [[x - 50, y - 20], [x + 10, y - 55], [x + 36, y - 42], [x - 42, y + 30]], 1 / 10)]),
			shape(shade, [[330, 214], [870, 214], [1010, 560], [840, 560], [840, 244], [330, 244]]), [248, 920].map((x) => [rect('#e3e8f2', x, 206, 34, 350), rect('#a7b2cc', x + 20, 206, 14, 350), rect('#ffffff', x + 5, 206, 5, 350)]),
			rect('#33446e', 320, 236, 560, 320), rect('#ffd98c', 340, 256, 120, 300), rect('#ffd98c', 740, 256, 120, 300), [352, 752].map((x) => [rect('#f6b85c', x, 470, 96, 86), disc('#fff3c8', x + 48, 330, 20), rect('#a7782c', x + 46, 256, 3, 60)]),
			pane(440, 320, '#aee0ea'), pane(440, 74, '#7fc0d6'), pane(686, 74, '#6bb0cc'), pane(514, 24, '#d9f2f2'), pane(640, 20, '#c9ecef'), [[440, 14], [520, 8], [596, 10], [676, 8], [748, 14]].map(([x = 0, w = 0]) => [rect('#dfe5ef', x, 244, w, 312), rect('#97a3c0', x + w * 0.6, 244, w * 0.4, 312)]), rect('#dfe5ef', 436, 236, 330, 16), rect('#97a3c0', 436, 246, 330, 6), shape('#8fd0e0', [[601, 252], [668, 268], [668, 556], [601, 556]]), stroke('#dfe5ef', [668, 266], [668, 556], 7), [560, 632].map((x) => rect('#e2b35c', x, 390, 8, 60)), rect('#dfe5ef', 430, 548, 340, 10),
			smooth(shade, [[170, 196], [600, 286], [1030, 196], [900, 240], [600, 276], [300, 240]], 1 / 8), smooth('#eef1f6', [[150, 150], [1050, 150], [1010, 196], [860, 232], [600, 248], [340, 232], [190, 196]], 1 / 9), smooth(c.red, [[162, 178], [190, 200], [340, 236], [600, 252], [860, 236], [1010, 200], [1038, 178], [1012, 212], [860, 252], [600, 270], [340, 252], [188, 212]], 1 / 9), rect(c.white, 140, 140, 920, 16), indices(13).map((i) => { const t = (i - 6) / 6; return [disc('#fff3c0', 600 + t * 360, 226 - t * t * 40, 9, 7), disc('#ffffff', 600 + t * 360, 224 - t * t * 40, 4, 3)] }),
			[[360, 596, 480], [330, 616, 540], [300, 640, 600]].map(([x = 0, y = 0, w = 0]) => [rect('#f4f1ec', x, y - 36, w, 18), rect(c.shade, x, y - 18, w, 18)]),
			rect('#c9cede', 0, 622, 1200, 56), indices(13).map((i) => rect(i % 2 ? c.red : c.white, i * 100 - 40, 678, 100, 24)), rect(mix(c.navy, c.shade, 0.4), 0, 702, 1200, 8), rect(c.asphalt, 0, 708, 1200, 100), lens(mix(c.asphalt, c.navy, 0.4), 440, 748, 640, 26),
			motorCar(at(756, 752, 124), '#1f5a44', '#1f2433', '#a8623c'), disc('#fff8ea', 660, 650, 27), [disc('#d9dfe8', 812, 598, 15, 12), disc('#7f8cae', 813, 598, 10, 8)], taperedStroke('#7a4a30', [808, 602], [790, 640], [812, 632], 4, 4), [[800, 646], [826, 646]].map(([x = 0, y = 0]) => [disc('#7a4a30', x, y, 15, 12), disc('#c9e6ee', x, y, 11, 8)]), lens('#ffffff', 690 + Math.sin(2 * Math.PI * progress) * 30, 640, 120, 5),
		]
	}),
	scene('hotel-2/roof-terrace', (progress) => {
		const c = liner
		const e = camera({ height: 2.3, horizon: 310, focal: 760 })
		const rail = (up: number, tone: string, wide: number): Drawing => stroke(tone, project(e, [-9, up, 7.4]), project(e, [9, up, 7.4]), wide)
		return [
			harbour(brilliant, 306, progress, 640), cumulus('#ffffff', '#cfe3ea', [300, 130], 260, 8), hill(mix(pines[1], brilliant.haze, 0.4), [[960, 320], [1040, 250], [1220, 180]], 420), indices(14).map((i) => { const [x, y, w, h] = [980 + ((i * 97) % 220), 270 + ((i * 41) % 90), 20 + (i % 3) * 8, 26 + (i % 3) * 12]; return [rect([c.ochre, c.white, '#f0b99a'][i % 3] ?? c.white, x, y, w, h + 40), rect(c.shade, x + w * 0.7, y, w * 0.3, h + 40)] }),
			indices(7).map((i) => yacht(at(820 + i * 52, 470 + i * 18, 6 + i * 0.4), c.white, c.lilac, c.navy)), smooth('#b9c0d4', [[760, 600], [860, 500], [1000, 470], [1220, 480], [1220, 620]], 1 / 8), indices(9).map((i) => moored(at(900 + i * 40, 520 + (i % 3) * 18, 9), i % 2 ? c.white : c.red, c.white)),
			ground(e, '#d2a679', -9, 9, 0.4, 7.4), indices(45).map((i) => ground(e, '#b78a62', -9 + i * 0.4, -8.97 + i * 0.4, 0.4, 7.4, 0.001)), ground(e, '#fff8ec', -9, 9, 7.2, 7.5, 0.1),
			indices(13).map((i) => stroke(i % 2 ? c.white : '#eef1f6', project(e, [-8.4 + i * 1.4, 0, 7.4]), project(e, [-8.4 + i * 1.4, 1.12, 7.4]), 8)), rail(0.4, '#eef1f6', 5), rail(0.76, '#eef1f6', 5), rail(1.14, '#c98a52', 10), (() => { const [x, y] = project(e, [4.2, 0.62, 7.3]); return [disc(c.red, x, y, 50), disc(c.white, x, y, 28), disc('#2f86ad', x, y, 23), [[-40, 0], [40, 0], [0, -40], [0, 40]].map(([dx = 0, dy = 0]) => rect(c.white, x + dx - 10, y + dy - 10, 20, 20))] })(),
			[smooth(c.white, [[40, 720], [52, 96], [140, 76], [238, 96], [250, 720]], 1 / 30), shape(c.lilac, [[160, 80], [238, 96], [250, 740], [150, 740]]), shape(c.red, [[48, 236], [240, 236], [242, 330], [47, 330]]), shape(mix(c.red, c.navy, 0.3), [[154, 236], [240, 236], [242, 330], [154, 330]]), lens(c.navy, 52, 94, 186, 34), smooth('#ffffff', [[60, 40], [110, 20], [180, 44], [150, 66], [90, 64]], 1 / 6), smooth('#f0f6f8', [[160, 10], [230, -16], [300, 6], [250, 34]], 1 / 6)], lens('#a87f5c', 20, 736, 300, 24),
			[-1.5, -0.1, 1.3, 2.7].map((x, i) => { const z = 5.4 - i * 0.45; return [polygon(e, '#a87f5c', [[x - 0.4, 0.003, z - 0.5], [x + 0.36, 0.003, z - 0.5], [x + 0.9, 0.003, z + 0.7], [x + 0.1, 0.003, z + 0.7]]), deckchair(e, [x, 0, z], c.red, '#8a5a3c')] }),
			polygon(e, '#a87f5c', [[1.95, 0.003, 3.2], [2.5, 0.003, 3.2], [2.8, 0.003, 3.65], [2.2, 0.003, 3.65]]), block(e, tones('#8a5a3c'), [1.75, 0, 3.2], [0.6, 0.4, 0.45]), (() => { const [x, y] = project(e, [2.04, 0.4, 3.4]); return [[-21, 19].map((dx) => [smooth('#2a2f4a', [[x + dx - 20, y + 4], [x + dx - 12, y - 44], [x + dx + 12, y - 44], [x + dx + 20, y + 4]], 1 / 10), disc('#e2b35c', x + dx, y - 46, 14, 6), disc('#4a5580', x + dx, y - 46, 9, 3.6), rect('#e2b35c', x + dx - 18, y - 8, 36, 6)]), rect('#e2b35c', x - 12, y - 30, 22, 8)] })(),
		]
	}),
	scene('hotel-2/view', (progress) => {
		const c = liner
		const [sea, deepSea] = [c.harbour, mix(c.harbour, c.navy, 0.3)]
		const yachtAbove = (x: number, y: number, s: number, turn: number): Drawing => transform([smooth(mix(deepSea, c.navy, 0.2), [[8, 34], [-4, 6], [0, -40], [14, -20], [20, 34]], 1 / 8), smooth(c.white, [[-11, 36], [-12, 0], [0, -46], [12, 0], [11, 36]], 1 / 7), smooth(c.lilac, [[2, 34], [4, 0], [0, -46], [12, 0], [11, 36]], 1 / 7), rect(c.navy, -7, -8, 14, 5), rect('#ffffff', -7, -2, 13, 22), rect('#d2a679', -9, 24, 18, 10)], (px, py) => [x + (px * Math.cos(turn) - py * Math.sin(turn)) * s, y + (px * Math.sin(turn) + py * Math.cos(turn)) * s * 0.8])
		const row = (from: Point, to: Point, count: number, s: number, turn: number): Drawing => indices(count).map((i) => { const t = i / (count - 1); return yachtAbove(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, s * (1 + (i % 3) * 0.06), turn) })
		return [
			sky(brilliant, 150, 8), rect(mix(sea, '#ffffff', 0.24), 0, 140, 1200, 80), hill(mix(sea, '#ffffff', 0.1), [[-20, 164], [600, 160], [1220, 168]]), theRock(brilliant, 560, 236, 1.15), hill(sea, [[-20, 236], [600, 230], [1220, 238]]), hill(mix(sea, deepSea, 0.5), [[-20, 330], [600, 310], [1220, 340]]), hill(deepSea, [[-20, 470], [600, 450], [1220, 480]]), waves('#c9ecee', 240, 620, { seed: 4, count: 26, progress }),
			shape('#e6dfd2', [[880, 232], [1220, 250], [1220, 262], [880, 242]]), shape('#e6dfd2', [[-20, 262], [240, 244], [240, 254], [-20, 276]]), rect('#f6f1e6', 896, 206, 10, 30), rect(c.red, 898, 200, 6, 10),
			smooth('#e6dfd2', [[-40, 300], [60, 320], [120, 420], [170, 540], [280, 640], [480, 690], [720, 694], [920, 650], [1030, 560], [1090, 420], [1140, 330], [1260, 300], [1260, 840], [-40, 840]], 1 / 8), smooth(c.asphalt, [[-40, 352], [20, 372], [70, 450], [120, 570], [250, 680], [470, 734], [730, 738], [950, 690], [1070, 590], [1130, 450], [1180, 372], [1260, 344], [1260, 400], [1210, 410], [1170, 480], [1110, 620], [980, 726], [740, 776], [460, 772], [230, 714], [90, 600], [40, 480], [-40, 410]], 1 / 8),
			indices(44).map((i) => { const t = i / 44; const a = Math.PI * (1.02 - t * 1.04); return [rect(i % 2 ? c.red : c.white, 600 + Math.cos(a) * 512 - 10, 404 + Math.sin(a) ** 0.9 * 326 - 4, 22, 9)] }).slice(4, 40), [[300, 738, '#d8352f'], [660, 760, '#fffaf0'], [1010, 668, '#22365f'], [96, 548, '#fffaf0']].map(([x, y, tone]) => [lens('#5f6680', Number(x) - 20, Number(y) + 7, 44, 8), smooth(String(tone), [[Number(x) - 18, Number(y) + 6], [Number(x) - 14, Number(y) - 5], [Number(x) + 10, Number(y) - 6], [Number(x) + 18, Number(y) + 6]], 1 / 8)]),
			row([150, 360], [300, 580], 7, 0.78, 1.15), row([370, 626], [830, 630], 14, 0.92, 0), row([900, 580], [1050, 350], 7, 0.78, -1.15), shape('#e6dfd2', [[592, 360], [612, 360], [622, 560], [582, 560]]), row([556, 390], [548, 530], 5, 0.66, -1.57), row([650, 390], [658, 530], 5, 0.66, 1.57), transform(yacht(at(0, 0, 6), c.white, c.lilac, c.navy), (x, y) => [370 + x, 330 + y]), shape('#e9f7f4', [[290, 332], [160, 320], [170, 340]]), [[760, 320], [860, 300]].map(([x = 0, y = 0]) => moored(at(x, y, 8), c.red, c.white)),
			indices(9).map((i) => foliage(pines[i % 2 ? 0 : 1], [40 + i * 148 + (i > 4 ? 30 : 0), 800 - Math.abs(i - 4) * 16], 150, 74, { seed: i + 3, bumps: 9 })),
			smooth(c.white, [[-60, 700], [120, 756], [360, 790], [600, 800], [840, 790], [1080, 756], [1260, 700], [1260, 860], [-60, 860]], 1 / 8), smooth(c.red, [[-60, 716], [120, 770], [360, 803], [600, 813], [840, 803], [1080, 770], [1260, 716], [1260, 728], [1080, 780], [840, 812], [360, 812], [120, 780], [-60, 728]], 1 / 8), smooth('#eef1f6', [[-60, 640], [120, 694], [360, 728], [600, 738], [840, 728], [1080, 694], [1260, 640], [1260, 656], [1080, 708], [840, 742], [600, 752], [360, 742], [120, 708], [-60, 656]], 1 / 8), [-20, 100, 230, 370, 520, 680, 830, 970, 1100, 1220].map((x) => { const y = 742 - ((x - 600) / 600) ** 2 * 84; return rect('#dfe4ee', x - 4, y, 8, 70) }),
		]
	}),
	scene('hotel-2/paddock', (progress) => {
		const c = liner
		const light: Light = { ...brilliant, sky: ['#79b9d8', '#98c9de', '#bcdbe2', '#e2e6dc', '#f6e8cc'] }
		const house = (x: number, base: number, w: number, h: number, tone: string, k: number): Drawing => [rect(tone, x, base - h, w, h), rect(mix(tone, c.shade, 0.5), x + w * 0.74, base - h, w * 0.26, h), rect(c.white, x - 4, base - h - 6, w + 8, 8), indices(Math.round(h / 58)).map((j) => indices(Math.round(w / 46)).map((i) => [rect(c.navy, x + 14 + i * 42, base - h + 22 + j * 56, 16, 30), rect(['#6f9aa8', '#8fae9a', c.red][k % 3] ?? c.red, x + 6 + i * 42, base - h + 22 + j * 56, 8, 30), rect(['#6f9aa8', '#8fae9a', c.red][k % 3] ?? c.red, x + 30 + i * 42, base - h + 22 + j * 56, 8, 30)])), indices(Math.round(w / 30)).map((i) => rect(c.white, x + 4 + i * 30, base - h + 52, 20, 4))]
		const tyres = (x: number, y: number, s: number, n: number): Drawing => indices(n).map((i) => [disc(i % 2 ? mix(c.red, c.navy, 0.34) : c.shade, x, y - i * 15 * s, 22 * s, 10 * s), rect(i % 2 ? c.red : c.white, x - 22 * s, y - i * 15 * s - 13 * s, 44 * s, 13 * s), disc(i % 2 ? mix(c.red, '#ffffff', 0.3) : '#ffffff', x, y - i * 15 * s - 13 * s, 22 * s, 9 * s), disc(c.navy, x, y - i * 15 * s - 13 * s, 10 * s, 4 * s)])
		return [
			sky(light, 400, 14), cumulus('#ffffff', '#d6e4e6', [820, 110], 220, 6), ridge(mix(c.rock, light.haze, 0.5), mix(c.shade, light.haze, 0.4), [[300, 360], [480, 240], [620, 170], [720, 190], [860, 280], [1000, 330]], 460), hill(mix(pines[1], light.haze, 0.3), [[260, 400], [500, 330], [760, 320], [1000, 370]], 480),
			house(430, 470, 120, 190, '#f3d9b0', 1), house(560, 460, 110, 150, c.white, 2), house(680, 470, 130, 210, '#f0b99a', 0), house(-30, 640, 220, 560, '#f3cfa4', 0), house(196, 570, 200, 380, c.white, 1), house(820, 520, 170, 330, c.white, 2), house(996, 600, 240, 520, c.ochre, 1),
			smooth('#cfd4e0', [[-40, 660], [180, 600], [400, 560], [560, 500], [640, 462], [760, 462], [840, 520], [1000, 560], [1260, 600], [1260, 840], [-40, 840]], 1 / 8), smooth(c.asphalt, [[-40, 760], [160, 690], [400, 640], [560, 560], [630, 500], [650, 464], [712, 464], [720, 510], [760, 580], [900, 640], [1260, 700], [1260, 840], [-40, 840]], 1 / 7), smooth(mix(c.asphalt, '#ffffff', 0.24), [[360, 720], [520, 660], [640, 580], [676, 500], [682, 466], [690, 466], [692, 510], [668, 590], [560, 690], [420, 760]], 1 / 7),
			indices(11).map((i) => { const t = i / 10; const x = 40 + t * 560 - t * t * 20; const y = 736 - t * 190 - Math.sin(t * 3) * 20; const s = 1 - t * 0.66; return shape(i % 2 ? c.red : c.white, [[x - 30 * s, y + 10 * s], [x + 28 * s, y - 8 * s], [x + 40 * s, y + 2 * s], [x - 18 * s, y + 22 * s]]) }), indices(10).map((i) => { const t = i / 9; const [x, y, s] = [752 + t * 420, 566 + t * 104, 0.4 + t * 0.6]; return shape(i % 2 ? c.red : c.white, [[x, y], [x + 46 * s, y + 12 * s], [x + 40 * s, y + 26 * s], [x - 6 * s, y + 13 * s]]) }),
			indices(11).map((i) => { const t = i / 10; return [rect('#e6eaf2', 760 + t * 440, 500 + t * 44, 42, 8), rect('#e6eaf2', 760 + t * 440, 522 + t * 50, 42, 8), rect('#97a3c0', 776 + t * 440, 494 + t * 42, 5, 54 + t * 14)] }), tyres(800, 586, 0.7, 4), tyres(848, 598, 0.78, 4), tyres(902, 612, 0.88, 5), tyres(962, 628, 0.98, 5), tyres(1030, 648, 1.1, 5),
			bunting([176, 150], [860, 236], 60, 22, 34, [c.red, c.white, c.navy, c.ochre], progress), bunting([390, 330], [700, 300], 26, 14, 18, [c.white, c.red, c.navy], progress), bunting([-20, 260], [1000, 190], 110, 30, 40, [c.navy, c.white, c.red, c.ochre], progress + 0.3),
			stonePine(at(1130, 700, 46), 8, '#6b4a3c', pines, 5, -0.08),
			rect('#f8f4ee', -10, 716, 1220, 30), rect('#ffffff', -10, 710, 1220, 10), rect(c.shade, -10, 744, 1220, 8), indices(30).map((i) => [rect('#f3eee8', 6 + i * 42, 752, 18, 60), rect(c.lilac, 17 + i * 42, 752, 8, 60)]),
			[lens(c.shade, 214, 722, 330, 20), smooth('#b9c2d6', [[216, 712], [260, 700], [490, 700], [534, 712], [490, 724], [260, 724]], 1 / 9), smooth('#e3e8f2', [[226, 709], [264, 699], [486, 699], [524, 709], [486, 718], [264, 718]], 1 / 9), smooth('#dfe5ef', [[286, 708], [282, 664], [300, 640], [326, 640], [344, 664], [340, 708]], 1 / 8), smooth('#97a3c0', [[320, 708], [324, 664], [322, 640], [344, 664], [340, 708]], 1 / 8), taperedStroke('#dfe5ef', [340, 668], [372, 664], [346, 700], 7, 6), taperedStroke('#dfe5ef', [284, 690], [266, 672], [258, 652], 9, 5), rect('#97a3c0', 304, 628, 18, 12), [388, 426].map((x) => [shape(c.white, [[x - 14, 682], [x + 14, 682], [x + 10, 708], [x - 10, 708]]), lens('#5a3428', x - 13, 682, 26, 7)])],
			[taperedStroke(c.navy, [640, 706], [700, 596], [760, 706], 11, 11), [640, 760].map((x, i) => [disc(i ? mix(c.red, c.navy, 0.2) : c.red, x, 694, 24, 30), disc(c.navy, x + (i ? -12 : 12), 694, 12, 27), disc(mix(c.red, '#ffffff', 0.4), x - 8, 682, 6, 9)])],
		]
	}),
	scene('hotel-2/night', (progress) => {
		const c = inLight(liner, { ...night, cast: ['#1a2756', 0.58] })
		const light: Light = { ...night, sky: ['#0d1836', '#14234a', '#1d315c', '#2c4470', '#48608a'] }
		const lamp = '#ffcf7a'
		const deck = (y: number, from: number, to: number, h: number): Drawing => [{ fill: c.white, outlines: [[[from, y], [from, y - h], [to - h * 1.2, y - h], [to - h * 0.2, y - h, to, y - h * 0.6, to, y]]] }, { fill: c.lilac, outlines: [[[to - 150, y], [to - 150, y - h], [to - h * 1.2, y - h], [to - h * 0.2, y - h, to, y - h * 0.6, to, y]]] }, rect(c.red, from, y - h + 4, to - from - h * 0.7, 4), indices(Math.floor((to - from - 30) / 36)).map((i) => [disc('#0f1a3a', from + 26 + i * 36, y - h * 0.44, h * 0.3), (i * 7 + Math.round(y)) % 13 === 4 ? [] : disc(lamp, from + 26 + i * 36, y - h * 0.44, h * 0.23)])]
		const funnel: Drawing = [rect(c.white, 560, 186, 60, 84), rect(c.red, 560, 206, 60, 22), rect(c.lilac, 598, 186, 22, 84)]
		const house: Drawing = [[0, 380, 860], [1, 392, 850], [2, 404, 840], [3, 420, 826], [4, 446, 800], [5, 490, 740]].map(([i = 0, from = 0, to = 0]) => deck(540 - i * 46, from, to, 46))
		const [mast, bow, stern]: Point[] = [[330, 540], [470, 672], [150, 668]]
		const lamps = (from: Point, to: Point, sag: number, n: number): Drawing => indices(n).map((i) => { const t = i / (n - 1); const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)]; const r = 4.4 + Math.sin(2 * Math.PI * (progress + i / 6)) * 0.6; return [disc('#6f6a7a', x, y, r * 2.2), disc('#ffe3a0', x, y, r)] })
		return [
			sky(light, 540, 16), stars('#eef0fa', 19, 260, 70), ridge('#16244c', '#101c40', [[-40, 330], [120, 250], [260, 200], [420, 230], [560, 150], [720, 130], [860, 210], [1010, 180], [1240, 290]], 600), hill('#131f45', [[-20, 400], [200, 350], [420, 380], [700, 330], [960, 360], [1220, 330]], 600),
			indices(90).map((i) => rect(i % 4 ? '#e9b86a' : '#fff0c4', ((i * 131) % 1200), 350 + ((i * 67) % 180), 4 + (i % 2) * 2, 4 + (i % 3) * 2)), funnel, house, withOpacity(0.3, rect(lamp, 380, 536, 480, 10)), flag(c.red, '#8f98bc', 536, 264, 16, progress),
			rect('#263a68', -10, 540, 1220, 30), rect('#3a5082', -10, 536, 1220, 8), indices(12).map((i) => [rect('#1a2850', 40 + i * 100, 490, 4, 50), disc('#ffe9b0', 42 + i * 100, 488, 6), withOpacity(0.16, disc(lamp, 42 + i * 100, 488, 18))]),
			rect('#15264f', 0, 570, 1200, 240), tint(transform(reflect([house, funnel], 570, 0.46), (x, y) => [x + Math.sin(y * 0.11 + 2 * Math.PI * progress) * 5, y]), '#15264f', 0.36), hill('#0f1d42', [[-20, 746], [400, 730], [900, 750], [1220, 736]]), indices(16).map((i) => lens('#15264f', 360 + ((i * 83) % 420), 580 + i * 10, 180, 3.6)), indices(12).map((i) => indices(4).map((j) => lens('#c9a878', 30 + i * 100 + (j % 2) * 6, 582 + j * 16, 26 - j * 4, 3.4))), waves('#3d5688', 590, 790, { seed: 6, count: 18, progress }),
			[900, 960, 1010, 1080, 1140].map((x, i) => moored(at(x, 610 + (i % 3) * 16, 12), i % 2 ? '#4a5c8a' : '#38497a', '#5f70a0')),
			lens('#0b1638', 120, 716, 400, 22), transform(yacht(at(0, 0, 11), '#8fa0cc', '#5f719f', '#ffd98c'), (x, y) => [312 + x, 700 + y]), stroke('#8fa0cc', [330, 612], mast ?? [0, 0], 4), lamps(mast ?? [0, 0], bow ?? [0, 0], 16, 15), lamps(mast ?? [0, 0], stern ?? [0, 0], 18, 17), indices(9).map((i) => lens('#ffe3a0', 190 + ((i * 59) % 260), 724 + i * 8, 44 - i * 2, 4)),
		]
	}),
]
