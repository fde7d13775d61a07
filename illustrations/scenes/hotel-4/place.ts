// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { indices } from '../../drawing/random.ts'
import { tones } from '../../drawing/colour.ts'
import { type Camera, type Position } from '../../drawing/camera.ts'
import { dawn, type Light } from '../../drawing/light.ts'
import { type Drawing, type Point, rect, shape } from '../../drawing/shapes.ts'
import { type Greens } from '../../drawing/nature/plants.ts'
import { block } from '../../drawing/things/solids.ts'

/** Nice at seven: lemon stucco, shutter green, the flat blue of the bay, pebbles. */
export const lemon = { lemon: '#fbe08c', light: '#fff0b4', shade: '#d9b77c', shutter: '#2f8f86', slat: '#1f6d6c', white: '#fff8e6', bay: '#3fa6c2', pebble: '#cfc8c0', stone: '#efe2cc', chair: '#2a6fb4', asphalt: '#a8a9b4', glass: '#5b7d92', bark: '#8a6a52', brass: '#d9a548', coral: '#e2694c' }
export type Lemon = typeof lemon
export const palms: Greens = ['#2c5a4c', '#4a8258', '#8fb068']
export const seven: Light = { ...dawn, sky: ['#7db9d6', '#a3cddb', '#cbdcd6', '#f0e2c4', '#fde6bc'], sea: ['#cfe2d8', '#86c7d2', '#4fabc8', '#2f8fb6'] }

/** One of the Promenade's blue chairs, looking out to sea. */
export const blueChair = (e: Camera, fill: string, [x, y, z]: Position): Drawing => {
	const t = tones(fill)
	const post = (dx: number, dz: number, high: number, low = 0) => block(e, { ...t, front: t.side }, [x + dx, y + low, z + dz], [0.05, high - low, 0.05])
	return [post(0.5, 0.5, 0.42), post(0, 0.5, 0.95), block(e, t, [x, y + 0.6, z + 0.1], [0.05, 0.08, 0.4]), indices(4).map((i) => block(e, t, [x, y + 0.42, z + i * 0.14], [0.56, 0.04, 0.1])), block(e, t, [x, y + 0.84, z], [0.05, 0.1, 0.55]), block(e, t, [x, y + 0.62, z], [0.05, 0.08, 0.55]), post(0, 0, 0.95), post(0.5, 0, 0.64), block(e, t, [x, y + 0.62, z], [0.56, 0.05, 0.06])]
}
/** Rays of iron that rise from one point, as over the door of 1931: `rings` of arcs across them. */
export const sunburst = (iron: string, glass: readonly string[], [x, y]: Point, radius: number, rays: number, thick: number): Drawing => {
	const on = (i: number, r: number): Point => { const a = (Math.PI * i) / rays; return [x - Math.cos(a) * radius * r, y - Math.sin(a) * radius * r] }
	return [
		indices(rays).map((i) => shape(glass[i % glass.length] ?? '#fff', [[x, y], ...indices(4).map((k) => on(i + k / 3, 1))])),
		indices(rays + 1).map((i) => { const [[ax, ay], [bx, by]] = [on(i, 0.24), on(i, 1)]; const [nx, ny] = [((by - ay) / radius) * thick, ((ax - bx) / radius) * thick]; return shape(iron, [[ax + nx * 0.5, ay + ny * 0.5], [bx + nx, by + ny], [bx - nx, by - ny], [ax - nx * 0.5, ay - ny * 0.5]]) }),
		[0.3, 0.66, 1].map((r) => { const arc = (rr: number) => indices(25).map((k) => on((k * rays) / 24, rr)); return shape(iron, [...arc(r), ...arc(r - (thick * 1.6) / radius).toReversed()]) }),
		shape(iron, indices(13).map((k) => on((k * rays) / 12, 0.22))), rect(iron, x - radius, y - thick, radius * 2, thick * 2),
	]
}
