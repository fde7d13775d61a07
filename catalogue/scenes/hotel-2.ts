// biome-ignore-all format: a layer a line, from the sky down to our feet
import { at, moored, yacht } from '../drawing/boats.ts'
import { upTo } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { type Eye, eye, face, see } from '../drawing/eye.ts'
import { flag } from '../drawing/facades.ts'
import { inLight, type Light, noon } from '../drawing/hours.ts'
import { type Drawing, hill, type Point, rect, stroke } from '../drawing/marks.ts'
import { type Greens, stonePine } from '../drawing/plants.ts'
import { ridge } from '../drawing/ridges.ts'
import { scene } from '../drawing/scene.ts'
import { waves } from '../drawing/sea.ts'
import { cumulus, sky } from '../drawing/sky.ts'

/** Monaco in 1934: a white liner of a house over the harbour, signal red against navy. */
const liner = { white: '#fffaf0', lilac: '#cdd3e6', shade: '#a9b3d4', red: '#d8352f', navy: '#22365f', harbour: '#2b8fb8', asphalt: '#8d93a8', rock: '#c9b8a4', ochre: '#eccb95' }
const pines: Greens = ['#234a45', '#3c6b52', '#74965f']
const brilliant: Light = { ...noon, sky: ['#3f9fd0', '#62b3da', '#8cc8e2', '#b9dde6', '#e2eee4'] }

/** The plan of the house as it rounds the bend, `out` metres before its walls: a wing, the prow, a wing; the road goes on `far`ther. */
function bend(out: number, far = 1): Point[] {
	const [cx, cz, radius] = [1.5, 42, 9 + out]
	const on = (degrees: number): Point => [cx + radius * Math.cos((degrees * Math.PI) / 180), cz + radius * Math.sin((degrees * Math.PI) / 180)]
	const arc = upTo(13).map((i) => on(212 + i * 9.5))
	const [first, last]: [Point, Point] = [arc[0] ?? [0, 0], arc.at(-1) ?? [0, 0]]
	const along = ([x, z]: Point, degrees: number, metres: number): Point => [x + metres * Math.cos((degrees * Math.PI) / 180), z + metres * Math.sin((degrees * Math.PI) / 180)]
	return [...[30, 22, 14, 7].map((m) => along(first, 122 + (far - 1) * 9, m * far)), ...arc, ...[7, 14, 22, 30].map((m) => along(last, 56 - (far - 1) * 9, m * far))]
}
/** A band round the house between two heights: in the light on the left, in shade round the bend. */
const band = (e: Eye, [light, middle, shade]: readonly [string, string, string], out: number, low: number, high: number, from = 0, to = 20): Drawing => {
	const line = bend(out)
	return upTo(to - from).map((i) => { const [[x, z], [X, Z]] = [line[from + i] ?? [0, 0], line[from + i + 1] ?? [0, 0]]; return face(e, from + i < 9 ? light : from + i < 13 ? middle : shade, [[x, low, z], [X, low, Z], [X, high, Z], [x, high, z]]) })
}
const level = (e: Eye, fill: string, inner: number, outer: number, up = 0, far = 1): Drawing => face(e, fill, [...bend(outer, far).map(([x, z]): [number, number, number] => [x, up, z]), ...bend(inner, far).reverse().map(([x, z]): [number, number, number] => [x, up, z])])

export const scenes = [
	scene('hotel-2/facade', (moment) => {
		const c = inLight(liner, brilliant)
		const e = eye({ height: 3.4, horizon: 590, focal: 800 })
		const white = [c.white, mix(c.white, c.lilac, 0.6), c.lilac] as const
		const glass = [mix(c.navy, c.harbour, 0.45), mix(c.navy, c.harbour, 0.25), c.navy] as const
		const red = [c.red, mix(c.red, c.navy, 0.14), mix(c.red, c.navy, 0.3)] as const
		const floors = upTo(6).map((i) => 4 + i * 3.3)
		return [
			sky(brilliant, 570), cumulus('#ffffff', '#cfe3ea', [170, 170], 300, 5), cumulus('#ffffff', '#cfe3ea', [1060, 250], 260, 11),
			ridge(mix(c.rock, brilliant.haze, 0.5), mix(c.shade, brilliant.haze, 0.4), [[560, 520], [700, 420], [800, 330], [880, 270], [960, 262], [1020, 330], [1120, 350], [1240, 320]], 620),
			hill(mix(pines[2], brilliant.haze, 0.35), [[700, 560], [860, 470], [1000, 430], [1220, 440]], 640),
			upTo(26).map((i) => { const [x, y, w, h] = [830 + ((i * 137) % 390), 452 + ((i * 53) % 120), 22 + (i % 3) * 9, 30 + (i % 4) * 14]; return [rect([c.ochre, c.white, '#f0b99a'][i % 3] ?? c.white, x, y, w, h + 80), rect(c.shade, x + w * 0.7, y, w * 0.3, h + 80), rect(c.navy, x + w * 0.16, y + 10, w * 0.14, 7), rect(c.navy, x + w * 0.42, y + 10, w * 0.14, 7)] }),
			hill(mix(c.rock, brilliant.haze, 0.2), [[-40, 494], [60, 480], [150, 486], [210, 520], [260, 572], [300, 592]], 600), rect(c.ochre, 20, 452, 120, 40), rect(c.shade, 104, 452, 36, 40), rect(c.ochre, 70, 430, 24, 30), upTo(6).map((i) => rect(c.navy, 28 + i * 13, 466, 5, 9)),
			rect(c.harbour, 0, 582, 1200, 240), rect('#58aeca', 0, 582, 1200, 14), waves('#dff2ee', 590, 660, { seed: 3, count: 14, moment }),
			yacht(at(60, 614, 5), c.white, c.lilac, c.navy), upTo(7).map((i) => moored(at(150 + i * 26, 606 + (i % 3) * 14, 8), i % 2 ? c.white : c.navy, c.white)), yacht(at(170, 646, 7), c.white, c.lilac, c.navy),
			face(e, c.lilac, bend(6, 4).map(([x, z]) => [x, 0, z])),
			band(e, glass, 0, 0, 20.6), band(e, white, 0.02, 0, 1.1), band(e, white, 0.02, 3, 4.2),
			upTo(20).filter((i) => i > 3).map((i) => { const [[x, z], [X, Z]] = [bend(0.05)[i] ?? [0, 0], bend(0.05)[i + 1] ?? [0, 0]]; return face(e, white[i < 9 ? 0 : i < 13 ? 1 : 2], [[x, 1, z], [x + (X - x) * 0.3, 1, z + (Z - z) * 0.3], [x + (X - x) * 0.3, 3.2, z + (Z - z) * 0.3], [x, 3.2, z]]) }),
			floors.map((up, i) => [
				i < 5 ? band(e, [mix(c.navy, c.harbour, 0.2), c.navy, mix(c.navy, '#14203f', 0.5)], 0.04, up + 2.6, up + 3.1) : [],
				i < 5 ? upTo(10).map((k) => { const j = k * 2 + (i % 2); return band(e, red, 1, up + 2.25, up + 2.5, j, Math.min(20, j + 1)) }) : [],
				i < 5 ? upTo(10).map((k) => { const j = k * 2 + (i % 2); const [a, b, p, q] = [bend(0.1)[j], bend(0.1)[Math.min(20, j + 1)], bend(1)[Math.min(20, j + 1)], bend(1)[j]]; return a && b && p && q ? face(e, red[j < 9 ? 0 : j < 13 ? 1 : 2], [[a[0], up + 3.15, a[1]], [b[0], up + 3.15, b[1]], [p[0], up + 2.5, p[1]], [q[0], up + 2.5, q[1]]]) : [] }) : [],
				level(e, mix(c.shade, c.navy, 0.2), 0, 0.9, up - 0.1), band(e, white, 0.9, up - 0.2, up + 0.86), band(e, [c.red, red[1], red[2]], 0.92, up + 0.1, up + 0.2),
			]),
			band(e, white, -3, 21, 24.4, 3, 17), band(e, glass, -2.95, 22, 23.6, 4, 16), band(e, white, -2.4, 24, 24.8, 3, 17), 
			(() => { const [x, y] = see(e, [1.5, 24.6, 39]); return [stroke(c.white, [x, y], [x, y - 74], 5), flag(c.red, c.white, x, y - 28, 26, moment)] })(),
			band(e, [mix(c.rock, '#ffffff', 0.2), c.rock, c.shade], 13.4, -3, 0.02), level(e, c.white, 3, 5, 0, 4), level(e, c.asphalt, 5, 13.4, 0, 4), level(e, mix(c.asphalt, '#ffffff', 0.5), 9, 9.25, 0.01, 4),
			[5, 13.2].map((out) => upTo(20).map((i) => { const [inner, outer] = [bend(out, 4), bend(out + 0.75, 4)]; const [a, b, p, q] = [inner[i], inner[i + 1], outer[i + 1], outer[i]]; if (!a || !b || !p || !q) return []; const half = (one: Point, two: Point, t: number): [number, number, number] => [one[0] + (two[0] - one[0]) * t, 0.02, one[1] + (two[1] - one[1]) * t]; return [face(e, c.white, [half(a, b, 0), half(a, b, 1), half(q, p, 1), half(q, p, 0)]), face(e, c.red, [half(a, b, 0), half(a, b, 0.5), half(q, p, 0.5), half(q, p, 0)])] })),
			hill(pines[1], [[-20, 690], [120, 700], [260, 744], [440, 772], [620, 780], [820, 768], [1000, 736], [1220, 700]]), hill(pines[0], [[-20, 730], [140, 742], [300, 792], [360, 830]]), stonePine(at(1128, 830, 60), 8.2, '#6b4a3c', pines, 12, -0.06), hill(pines[0], [[880, 830], [980, 786], [1090, 762], [1220, 750]]),
		]
	}),
]
