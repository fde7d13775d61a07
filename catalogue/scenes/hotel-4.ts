// biome-ignore-all format: a layer a line, from the sky down to our feet
import { upTo } from '../drawing/chance.ts'
import { mix, tones } from '../drawing/colour.ts'
import { type Eye, eye, face, ground, see, type Spot, standing } from '../drawing/eye.ts'
import { dawn, inLight, type Light } from '../drawing/hours.ts'
import { body, opening, panel, type Plot, type Wall, walls } from '../drawing/houses.ts'
import { type Drawing, hill, lens, shape, smooth } from '../drawing/marks.ts'
import { type Greens, palm } from '../drawing/plants.ts'
import { scene } from '../drawing/scene.ts'
import { glitter, waves } from '../drawing/sea.ts'
import { sky, streaks, sun } from '../drawing/sky.ts'
import { block } from '../drawing/solids.ts'

/** Nice at seven: lemon stucco, shutter green, the flat blue of the bay, pebbles. */
const lemon = { lemon: '#fbe08c', light: '#fff0b4', shade: '#d9b77c', shutter: '#2f8f86', slat: '#1f6d6c', white: '#fff8e6', bay: '#3fa6c2', pebble: '#cfc8c0', stone: '#efe2cc', chair: '#2a6fb4', asphalt: '#a8a9b4', glass: '#5b7d92', bark: '#8a6a52' }
const palms: Greens = ['#2c5a4c', '#4a8258', '#8fb068']
const seven: Light = { ...dawn, sky: ['#7db9d6', '#a3cddb', '#cbdcd6', '#f0e2c4', '#fde6bc'], sea: ['#cfe2d8', '#86c7d2', '#4fabc8', '#2f8fb6'] }

/** Slatted shutters before an opening, closed. */
const closed = (e: Eye, c: typeof lemon, wall: Wall, middle: number, low: number, high: number, wide: number): Drawing => [
	panel(e, c.shutter, wall, middle - wide / 2, middle + wide / 2, low, high, 0.02), upTo(4).map((i) => panel(e, c.slat, wall, middle - wide * 0.42, middle + wide * 0.42, low + 0.22 + (i * (high - low)) / 4, low + 0.36 + (i * (high - low)) / 4, 0.03)), panel(e, c.slat, wall, middle - 0.05, middle + 0.05, low, high, 0.04),
]
/** A front of seven storeys: fluted piers, closed shutters, a stepped crown. `open` says which is not. */
function deco(e: Eye, c: typeof lemon, wall: Wall, bays: number, tone: string, light: string, open = -1): Drawing {
	const step = wall.long / bays
	return [
		panel(e, light, wall, 0, wall.long, 0, 4.2, 0.02),
		upTo(bays).map((i) => [face(e, c.glass, opening(wall, (i + 0.2) * step, (i + 0.8) * step, 0, 3.5, 0, 0.03)), panel(e, c.shutter, wall, (i + 0.14) * step, (i + 0.86) * step, 2.9, 3.7, 0.6)]),
		upTo(6).map((floor) => upTo(bays).map((i) => {
			const [middle, low] = [(i + 0.5) * step, 5.1 + floor * 3.3]
			return floor * bays + i === open
				? [panel(e, '#33465c', wall, middle - 0.75, middle + 0.75, low, low + 2.3, 0.02), panel(e, c.white, wall, middle - 0.75, middle - 0.35, low, low + 2.3, 0.03), panel(e, c.shutter, wall, middle - 1.5, middle - 0.78, low, low + 2.3, 0.06), panel(e, c.shutter, wall, middle + 0.78, middle + 1.5, low, low + 2.3, 0.06)]
				: closed(e, c, wall, middle, low, low + 2.3, 1.7)
		})),
		upTo(6).map((floor) => panel(e, c.white, wall, 0.4, wall.long - 0.4, 4.72 + floor * 3.3, 5 + floor * 3.3, floor % 2 ? 0.06 : 0.5)),
		upTo(bays + 1).map((i) => panel(e, light, wall, Math.max(0, i * step - 0.3), Math.min(wall.long, i * step + 0.3), 4.2, 25.6, 0.08)),
		panel(e, c.white, wall, 0, wall.long, 24.6, 25.2, 0.3), panel(e, c.shutter, wall, 0, wall.long, 24.2, 24.5, 0.1),
		panel(e, light, wall, wall.long * 0.3, wall.long * 0.7, 25.2, 27, 0.1), panel(e, tone, wall, wall.long * 0.4, wall.long * 0.6, 27, 28.2, 0.1), panel(e, c.white, wall, wall.long * 0.3, wall.long * 0.7, 26.7, 27, 0.12),
	]
}
/** One of the Promenade's blue chairs, looking out to sea. */
const blueChair = (e: Eye, fill: string, [x, y, z]: Spot): Drawing => {
	const t = tones(fill)
	const post = (dx: number, dz: number, high: number, low = 0) => block(e, { ...t, front: t.side }, [x + dx, y + low, z + dz], [0.05, high - low, 0.05])
	return [post(0.5, 0.5, 0.42), post(0, 0.5, 0.95), block(e, t, [x, y + 0.6, z + 0.1], [0.05, 0.08, 0.4]), upTo(4).map((i) => block(e, t, [x, y + 0.42, z + i * 0.14], [0.56, 0.04, 0.1])), block(e, t, [x, y + 0.84, z], [0.05, 0.1, 0.55]), block(e, t, [x, y + 0.62, z], [0.05, 0.08, 0.55]), post(0, 0, 0.95), post(0.5, 0, 0.64), block(e, t, [x, y + 0.62, z], [0.56, 0.05, 0.06])]
}

export const scenes = [
	scene('hotel-4/facade', (moment) => {
		const c = inLight(lemon, seven)
		const e = eye({ height: 1.9, horizon: 566, focal: 720, turn: -18, middle: 580 })
		const plot: Plot = { x: -38, z: 30, width: 15, depth: 32, height: 25.2 }
		const { front, right } = walls(plot)
		const neighbour = (z: number, depth: number, height: number, fill: string): Drawing => [body(e, { ...tones(fill), side: fill, front: mix(fill, seven.shadow, 0.2) }, { x: -36, z, width: 13, depth, height }), upTo(Math.round(height / 4)).map((i) => upTo(4).map((k) => panel(e, mix(fill, c.slat, 0.5), walls({ x: -36, z, width: 13, depth, height }).right, (depth * (k + 0.3)) / 4, (depth * (k + 0.7)) / 4, 2 + i * 3.6, 4.2 + i * 3.6)))]
		const [vx] = see(e, [0, 1.9, 4000])
		return [
			sky(seven, 566, 14), sun(seven, 1046, 420, 46), streaks('#fdf0d2', 150, 5, 4, moment),
			hill(mix(c.bark, seven.haze, 0.7), [[640, 566], [780, 520], [900, 500], [1010, 512], [1090, 540], [1140, 566]], 570), hill(mix(palms[1], seven.haze, 0.55), [[600, 566], [720, 532], [820, 522], [900, 540], [960, 566]], 570),
			shape('#cfe2d8', [[vx - 40, 564], [1200, 564], [1200, 800], [760, 800]]),
			lens('#86c7d2', 880, 580, 420, 16), lens('#86c7d2', 930, 606, 420, 22), smooth('#6bbccd', [[880, 640], [1060, 616], [1240, 620], [1240, 860], [1100, 860]]), smooth('#4fabc8', [[1000, 720], [1120, 676], [1240, 670], [1240, 860], [1080, 860]]),
			glitter('#fff4d6', 1046, 568, 760, { width: 90, spread: 1.9, count: 24, seed: 5, moment }), waves('#ffffff', 590, 600, { seed: 3, count: 3, moment }),
			ground(e, c.asphalt, -23, -12, 2, 400), face(e, c.pebble, [[4, 0, 1], [14, -1.6, 1], [9, -1.6, 60], [3.6, -1, 400], [3.4, 0, 400]]), face(e, '#fffdf4', [[13.2, -1.6, 1], [14, -1.6, 1], [9, -1.6, 60], [3.9, -1, 400], [8.5, -1.6, 60]]),
			neighbour(92, 40, 20, '#f2c9a0'), neighbour(66, 22, 24, '#f6dcc4'),
			body(e, { ...tones(c.lemon), front: c.shade, side: c.lemon }, plot), deco(e, { ...c, shutter: mix(c.shutter, seven.shadow, 0.25), slat: mix(c.slat, seven.shadow, 0.3), white: mix(c.white, seven.shadow, 0.22) }, front, 4, c.shade, mix(c.lemon, c.shade, 0.6)), deco(e, c, right, 7, c.lemon, c.light, 23),
			ground(e, c.stone, -12, 4.2, 0.5, 400), ground(e, mix(c.stone, '#ffffff', 0.5), 3.6, 4.2, 0.5, 400, 0.02),
			[62, 50, 40, 31, 23.5].map((z, i) => [face(e, mix(c.stone, seven.shadow, 0.22), [[-8, 0.01, z], [-7.6, 0.01, z], [-20, 0.01, z - 4], [-20, 0.01, z - 5]]), palm(standing(e, [-8, 0, z]), 9.5, c.bark, palms, { seed: i + 3, lean: 0.05, spread: 0.36 })]),
			[46, 33, 24, 17].map((z) => block(e, tones(c.pebble), [3.5, 0, z], [0.12, 1, 0.12])),
			face(e, mix(c.stone, seven.shadow, 0.28), [[0.2, 0.004, 8], [0.8, 0.004, 8], [0.8, 0.004, 8.6], [-2, 0.004, 8.2], [-2.2, 0.004, 7.6]]), blueChair(e, c.chair, [0.2, 0, 8]),
		]
	}),
]
