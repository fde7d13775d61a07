// biome-ignore-all format: a layer a line, from the sky down to our feet
import { at } from '../drawing/boats.ts'
import { upTo } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { gap, gaps, pointu } from '../drawing/fronts.ts'
import { gold, inLight, type Light } from '../drawing/hours.ts'
import { bent, disc, type Drawing, hill, lens, limb, mass, mirrored, rect, shape, smooth, tint } from '../drawing/marks.ts'
import { type Greens } from '../drawing/plants.ts'
import { scene } from '../drawing/scene.ts'
import { waves } from '../drawing/sea.ts'
import { cumulus, sky } from '../drawing/sky.ts'

/** Port Lympia: Genoese red and ochre over cobalt, harbour green on every shutter. */
const port = { red: '#c8492f', redShade: '#93353a', ochre: '#eab65f', rose: '#e9a183', cream: '#f8e3bb', white: '#fff3dc', green: '#2f7a63', cobalt: '#2557a4', tile: '#b8593c', stone: '#e6cda4', glass: '#43506e', plum: '#5b3452', net: '#7c6a58' }
const trees: Greens = ['#35573f', '#587d4b', '#93a65a']
const five: Light = { ...gold, sky: ['#6fb4d2', '#97c8d6', '#c5dbcf', '#efe0b4', '#fcdf9c'], halos: ['#fbe3a6', '#feeebc'], haze: '#edcf9f', sea: ['#3d8fb0', '#2f74a6', '#255c96'], cast: ['#ffb566', 0.08] }

type House = { x: number; width: number; top: number; fill: string; bays: number; floors: number }
/** A house of the quay: shuttered floors over an arcade, a low tiled roof. */
function quayHouse(c: typeof port, { x, width, top, fill, bays, floors }: House, arches: string, painted = -1): Drawing {
	const [foot, spring] = [560, 466]
	const tall = (spring - top - 6) / floors
	const step = width / bays
	return [
		rect(fill, x, top, width, foot - top), rect(mix(fill, c.plum, 0.26), x + width - 16, top, 16, foot - top),
		shape(c.tile, [[x - 10, top + 2], [x + 6, top - 18], [x + width - 6, top - 18], [x + width + 10, top + 2]]), rect(mix(c.tile, c.plum, 0.5), x - 10, top, width + 20, 5),
		upTo(floors).map((f) => upTo(bays).map((i) => {
			const [cx, sill] = [x + step * (i + 0.5), top + tall * (f + 0.9)]
			const [w, h] = [Math.min(22, step * 0.36), tall * 0.64]
			if (f * bays + i === painted) return [rect(mix(fill, c.cream, 0.45), cx - w * 0.5, sill - h, w, h), rect(mix(c.green, fill, 0.5), cx - w * 1.02, sill - h, w * 0.5, h), rect(mix(c.green, fill, 0.5), cx + w * 0.52, sill - h, w * 0.5, h), smooth(mix(c.cobalt, fill, 0.35), [[cx - w * 0.1, sill], [cx - w * 0.16, sill - h * 0.4], [cx + w * 0.02, sill - h * 0.56], [cx + w * 0.26, sill - h * 0.36], [cx + w * 0.3, sill]]), disc(mix('#f2c39c', fill, 0.2), cx + w * 0.05, sill - h * 0.62, w * 0.16), rect(mix(c.cream, fill, 0.3), cx - w * 0.7, sill, w * 1.4, 4)]
			return [rect(c.white, cx - w * 0.66, sill - h - 4, w * 1.32, h + 4), rect(c.glass, cx - w * 0.5, sill - h, w, h), rect(c.green, cx - w * 1.04, sill - h, w * 0.52, h), rect(c.green, cx + w * 0.52, sill - h, w * 0.52, h), rect(mix(c.green, c.plum, 0.4), cx + w * 0.86, sill - h, w * 0.18, h), rect(c.white, cx - w * 0.8, sill, w * 1.6, 4)]
		})),
		rect(arches, x, spring, width, foot - spring), rect(mix(arches, '#ffffff', 0.4), x - 3, spring - 4, width + 6, 7), rect(mix(arches, c.plum, 0.26), x + width - 16, spring + 3, 16, foot - spring - 3),
	]
}
/** The arcade's arches: deep shade, an edge of light inside each. */
const arches = (c: typeof port, x: number, width: number, count: number): Drawing => [gaps(mix(c.plum, c.glass, 0.3), x, x + width, count, 560, (width / count) * 0.68, 80, 1), upTo(count).map((i) => gap(mix(c.redShade, c.plum, 0.4), x + (width * (i + 0.3)) / count, 560, (width / count) * 0.24, 46))]

export const scenes = [
	scene('hotel-6/facade', (moment) => {
		const c = inLight(port, five)
		const row: Drawing = [
			quayHouse(c, { x: -30, width: 170, top: 262, fill: c.ochre, bays: 3, floors: 4 }, mix(c.ochre, c.cream, 0.5)), arches(c, -30, 170, 3), quayHouse(c, { x: 140, width: 178, top: 236, fill: c.rose, bays: 3, floors: 4 }, mix(c.rose, c.cream, 0.5)), arches(c, 140, 178, 3),
			quayHouse(c, { x: 858, width: 180, top: 250, fill: c.ochre, bays: 3, floors: 4 }, mix(c.ochre, c.cream, 0.5)), arches(c, 858, 180, 3), quayHouse(c, { x: 1038, width: 190, top: 276, fill: mix(c.cream, c.rose, 0.3), bays: 3, floors: 3 }, c.cream), arches(c, 1038, 190, 3),
			quayHouse(c, { x: 318, width: 540, top: 196, fill: c.red, bays: 7, floors: 4 }, c.white, 17), arches(c, 318, 540, 5),
			upTo(6).map((i) => [rect(mix(c.red, c.cream, 0.6), 318 + i * 104, 204, 5, 258)]), rect(mix(c.red, c.cream, 0.6), 318, 268, 524, 4), rect(mix(c.red, c.cream, 0.6), 318, 200, 540, 6),
		]
		return [
			sky(five, 470, 16), cumulus('#fff6e0', '#e6dcc4', [980, 122], 320, 6), cumulus('#fff6e0', '#e6dcc4', [90, 160], 220, 9),
			hill(mix(trees[1], five.haze, 0.4), [[-20, 250], [80, 150], [200, 116], [330, 136], [460, 210], [560, 300]], 470), upTo(9).map((i) => mass(mix(trees[0], five.haze, 0.34), [30 + i * 48, 206 - Math.sin(i * 0.42) * 70], 70, 34, { seed: i, bumps: 8, flat: 0.4 })),
			hill(mix(trees[2], five.haze, 0.5), [[760, 300], [900, 220], [1040, 190], [1220, 210]], 470),
			row,
			rect(c.stone, -10, 560, 1220, 26), rect(mix(c.stone, c.plum, 0.34), -10, 580, 1220, 20), upTo(8).map((i) => rect(mix(c.stone, c.plum, 0.6), 70 + i * 156, 590, 6, 14)), upTo(7).map((i) => [rect(c.green, 118 + i * 160, 546, 10, 16)]),
			rect(mix(c.cobalt, '#7fb6c8', 0.35), -10, 600, 1220, 210), tint(bent(mirrored(row, 596, 0.42), (x, y) => [x, Math.min(y, 800)]), mix(c.cobalt, '#4f9cbc', 0.5), 0.58),
			upTo(26).map((i) => lens(i % 3 ? mix(c.cobalt, '#6fb0c8', 0.4) : c.cobalt, ((i * 173) % 1260) - 80 + Math.sin(2 * Math.PI * (moment + i / 9)) * 8, 612 + ((i * 41) % 130), 130 + (i % 4) * 60, 5 + (i % 3) * 3)),
			hill(c.cobalt, [[-20, 744], [200, 726], [460, 748], [760, 728], [1000, 746], [1220, 730]]), waves('#f6e6b8', 616, 790, { seed: 8, count: 20, moment }),
			([[322, 686, 40, c.green, c.white], [624, 700, 46, c.ochre, c.red], [930, 690, 42, mix(c.cobalt, '#58b0d8', 0.5), c.white]] as const).map(([x, y, s, paint, stripe], i) => { const bob = Math.sin(2 * Math.PI * (moment + i / 3)) * 2; return [lens(mix(c.cobalt, '#142a52', 0.5), x - s * 3.2, y + 6, s * 6.4, 16), lens(paint, x - s * 2.2, y + 20, s * 4.2, 7), lens(paint, x - s * 1.4, y + 34, s * 2.4, 5), pointu(at(x, y + bob, s), paint, stripe, mix(c.net, c.plum, 0.5), mix(c.net, c.plum, 0.4))] }),
			smooth(c.net, [[560, 664], [590, 644], [640, 650], [660, 668], [610, 672]]), limb('#ffffff', [700, 96], [722, 74], [744, 92], 1.4, 5), limb('#ffffff', [744, 92], [764, 72], [790, 88], 5, 1.4), limb('#ffffff', [622, 142], [634, 130], [646, 140], 1, 3.4), limb('#ffffff', [646, 140], [658, 128], [672, 137], 3.4, 1),
		]
	}),
]
