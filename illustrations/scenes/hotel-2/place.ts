// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { at, moored, yacht } from '../../drawing/things/boats.ts'
import { indices } from '../../drawing/random.ts'
import { mix } from '../../drawing/colour.ts'
import { type Light, noon } from '../../drawing/light.ts'
import { disc, type Drawing, hill, lens, type Point, rect, shape, smooth, stroke } from '../../drawing/shapes.ts'
import { type Greens } from '../../drawing/nature/plants.ts'
import { waves } from '../../drawing/nature/sea.ts'
import { sky } from '../../drawing/nature/sky.ts'

/** Monaco in 1934: a white liner of a house over the harbour, signal red against navy. */
export const liner = { white: '#fffaf0', lilac: '#cdd3e6', shade: '#a9b3d4', red: '#d8352f', navy: '#22365f', harbour: '#2b8fb8', asphalt: '#8d93a8', rock: '#c9b8a4', ochre: '#eccb95' }
export const pines: Greens = ['#234a45', '#3c6b52', '#74965f']
export const brilliant: Light = { ...noon, sky: ['#3f9fd0', '#62b3da', '#8cc8e2', '#b9dde6', '#e2eee4'] }


/** The Rock across the harbour: a long level cliff, the palace on it, the museum over the sea. */
export const theRock = (light: Light, x: number, base: number, s: number): Drawing => {
	const p = (dx: number, up: number): Point => [x + dx * s, base - up * s]
	const [face, shade, wall, wallShade] = [mix(liner.rock, light.haze, 0.2), mix('#94899c', light.haze, 0.2), mix(liner.ochre, light.haze, 0.14), mix('#c0a08c', light.haze, 0.14)]
	const block = (dx: number, up: number, w: number, h: number): Drawing => [rect(wall, ...p(dx, up + h), w * s, h * s), rect(wallShade, ...p(dx + w * 0.66, up + h), w * 0.34 * s, h * s), indices(Math.round(w / 14)).map((i) => rect(mix(liner.navy, light.haze, 0.3), ...p(dx + 5 + i * 14, up + h * 0.66), 5 * s, 9 * s))]
	return [
		shape(face, [p(-300, 0), p(-280, 40), p(-250, 96), p(-190, 116), p(40, 120), p(190, 112), p(250, 84), p(290, 34), p(330, 0)]), [[-210, 30], [-130, 24], [-40, 34], [50, 26], [140, 36], [216, 30]].map(([dx = 0, w = 0]) => shape(shade, [p(dx, 112), p(dx + w, 108), p(dx + w * 1.3, 50), p(dx + w * 2, 0), p(dx + w * 0.4, 0), p(dx + w * 0.2, 60)])),
		smooth('#5f8a5c', [p(-270, 60), p(-200, 92), p(-120, 84), p(-40, 98), p(60, 88), p(170, 94), p(260, 60), p(200, 50), p(60, 62), p(-80, 54), p(-200, 60)], 1 / 8), block(-170, 116, 200, 44), block(-150, 156, 44, 22), block(-20, 150, 40, 30), block(90, 116, 76, 34), indices(6).map((i) => rect(wall, ...p(-150 + i * 7.4, 186), 4 * s, 8 * s)),
	]
}
/** The harbour at one hour: sky, the Rock, water, masts and two yachts. */
export const harbour = (light: Light, horizon: number, progress = 0, x = 600): Drawing => [
	sky(light, horizon, 12), theRock(light, x, horizon + 6, 0.82), rect(liner.harbour, 0, horizon + 4, 1200, 500), rect(mix(liner.harbour, '#ffffff', 0.3), 0, horizon + 4, 1200, 12), hill(mix(liner.harbour, liner.navy, 0.24), [[-20, horizon + 90], [500, horizon + 78], [1220, horizon + 94]]), waves('#dff2ee', horizon + 14, horizon + 150, { seed: 3, count: 14, progress }),
	indices(16).map((i) => moored(at(x - 330 + i * 44, horizon + 26 + (i % 3) * 12, 8), i % 3 ? liner.white : liner.navy, liner.white)), yacht(at(x - 190, horizon + 66, 7), liner.white, liner.lilac, liner.navy), yacht(at(x + 150, horizon + 76, 8), liner.white, liner.lilac, liner.navy),
]
/** A porthole: a ring of chrome, the harbour behind it in flat bands. */
export const porthole = (x: number, y: number, r: number, bands: readonly string[], across = r): Drawing => [
	disc(liner.shade, x + across * 0.05, y + r * 0.05, across * 1.26, r * 1.26), disc('#eef1f6', x, y, across * 1.22, r * 1.22), disc('#8c97b8', x, y, across * 1.06, r * 1.06), disc(bands[0] ?? '#fff', x, y, across, r),
	bands.slice(1).map((band, i) => { const level = -0.1 + i * 0.4; const a = Math.acos(level); const steps = indices(11).map((k): Point => { const t = Math.PI / 2 - a + ((2 * a) * k) / 10; return [x + across * Math.sin(t - Math.PI / 2), y + r * Math.cos(t - Math.PI / 2)] }); return shape(band, steps) }),
	indices(8).map((i) => disc('#8c97b8', x + Math.cos((i * Math.PI) / 4 + 0.4) * across * 1.14, y + Math.sin((i * Math.PI) / 4 + 0.4) * r * 1.14, r * 0.035)), lens('#ffffff', x - across * 0.7, y - r * 0.5, across * 0.6, r * 0.1),
]
/** A mast of pennants from one place to another, sagging. */
export const bunting = (from: Point, to: Point, sag: number, count: number, size: number, colours: readonly string[], flutter = 0): Drawing => {
	const on = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)]
	return [indices(20).map((i) => stroke(liner.navy, on(i / 20), on((i + 1) / 20), 2)), indices(count).map((i) => { const [x, y] = on((i + 0.5) / count); const lean = Math.sin(2 * Math.PI * (flutter + i / 5)) * size * 0.12; return shape(colours[i % colours.length] ?? liner.red, [[x - size * 0.34, y], [x + size * 0.34, y], [x + lean, y + size]]) })]
}
