// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { seededRandom, indices } from '../../drawing/random.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { gap, gaps } from '../../drawing/buildings/fronts.ts'
import { gold, type Light } from '../../drawing/light.ts'
import { disc, type Drawing, taperedStroke, rect, shape, smooth } from '../../drawing/shapes.ts'
import { type Foot, type Greens } from '../../drawing/nature/plants.ts'

/** Port Lympia: Genoese red and ochre over cobalt, harbour green on every shutter. */
export const port = { red: '#c8492f', redShade: '#93353a', ochre: '#eab65f', rose: '#e9a183', cream: '#f8e3bb', white: '#fff3dc', green: '#2f7a63', cobalt: '#2557a4', tile: '#b8593c', stone: '#e6cda4', glass: '#43506e', plum: '#5b3452', net: '#7c6a58' }
export const trees: Greens = ['#35573f', '#587d4b', '#93a65a']
export const five: Light = { ...gold, sky: ['#6fb4d2', '#97c8d6', '#c5dbcf', '#efe0b4', '#fcdf9c'], halos: ['#fbe3a6', '#feeebc'], haze: '#edcf9f', sea: ['#3d8fb0', '#2f74a6', '#255c96'], cast: ['#ffb566', 0.08] }

export type Port = typeof port
type House = { x: number; width: number; top: number; fill: string; bays: number; floors: number }
/** A house of the quay: shuttered floors over an arcade, a low tiled roof. */
export function quayHouse(c: Port, { x, width, top, fill, bays, floors }: House, arches: string, painted = -1): Drawing {
	const [foot, spring] = [560, 466]
	const tall = (spring - top - 6) / floors
	const step = width / bays
	return [
		rect(fill, x, top, width, foot - top), rect(mix(fill, c.plum, 0.26), x + width - 16, top, 16, foot - top),
		shape(c.tile, [[x - 10, top + 2], [x + 6, top - 18], [x + width - 6, top - 18], [x + width + 10, top + 2]]), rect(mix(c.tile, c.plum, 0.5), x - 10, top, width + 20, 5),
		indices(floors).map((f) => indices(bays).map((i) => {
			const [cx, sill] = [x + step * (i + 0.5), top + tall * (f + 0.9)]
			const [w, h] = [Math.min(22, step * 0.36), tall * 0.64]
			if (f * bays + i === painted) return [rect(mix(fill, c.cream, 0.45), cx - w * 0.5, sill - h, w, h), rect(mix(c.green, fill, 0.5), cx - w * 1.02, sill - h, w * 0.5, h), rect(mix(c.green, fill, 0.5), cx + w * 0.52, sill - h, w * 0.5, h), smooth(mix(c.cobalt, fill, 0.35), [[cx - w * 0.1, sill], [cx - w * 0.16, sill - h * 0.4], [cx + w * 0.02, sill - h * 0.56], [cx + w * 0.26, sill - h * 0.36], [cx + w * 0.3, sill]]), disc(mix('#f2c39c', fill, 0.2), cx + w * 0.05, sill - h * 0.62, w * 0.16), rect(mix(c.cream, fill, 0.3), cx - w * 0.7, sill, w * 1.4, 4)]
			return [rect(c.white, cx - w * 0.66, sill - h - 4, w * 1.32, h + 4), rect(c.glass, cx - w * 0.5, sill - h, w, h), rect(c.green, cx - w * 1.04, sill - h, w * 0.52, h), rect(c.green, cx + w * 0.52, sill - h, w * 0.52, h), rect(mix(c.green, c.plum, 0.4), cx + w * 0.86, sill - h, w * 0.18, h), rect(c.white, cx - w * 0.8, sill, w * 1.6, 4)]
		})),
		rect(arches, x, spring, width, foot - spring), rect(mix(arches, '#ffffff', 0.4), x - 3, spring - 4, width + 6, 7), rect(mix(arches, c.plum, 0.26), x + width - 16, spring + 3, 16, foot - spring - 3),
	]
}
/** The arches of the arcade: deep shade, an edge of light inside each. */
export const arches = (c: Port, x: number, width: number, count: number): Drawing => [gaps(mix(c.plum, c.glass, 0.3), x, x + width, count, 560, (width / count) * 0.68, 80, 1), indices(count).map((i) => gap(mix(c.redShade, c.plum, 0.4), x + (width * (i + 0.3)) / count, 560, (width / count) * 0.24, 46))]
/** An oleander in an oil tin of the size that feeds a kitchen for a month. */
export const oleander = ({ x, y, size }: Foot, height: number, tin: string, band: string, blossom: string, seed: number): Drawing => {
	const random = seededRandom(seed)
	const s = height * size
	const tips = indices(15).map((i) => { const a = Math.PI * (0.1 + (0.8 * i) / 14); const r = (0.5 + random() * 0.5) * s * 0.6; return [x - Math.cos(a) * r * 0.8, y - s * 0.36 - Math.sin(a) * r] as const })
	const t = tones(tin)
	return [
		tips.map(([tx, ty], i) => taperedStroke(trees[i % 3] ?? trees[0], [x, y - s * 0.3], [x + (tx - x) * 0.3, y - s * 0.3 + (ty - y + s * 0.3) * 0.7], [tx, ty], s * 0.03, s * 0.012)),
		tips.map(([tx, ty], i) => indices(4).map((k) => taperedStroke(trees[(i + k) % 3] ?? trees[0], [tx + (x - tx) * k * 0.12, ty + (y - s * 0.36 - ty) * k * 0.12], [tx + (k - 1.5) * s * 0.05, ty - s * 0.03], [tx + (k - 1.5) * s * 0.11, ty - s * (0.1 - k * 0.02)], s * 0.045, 1))),
		tips.map(([tx, ty], i) => (i % 4 === 3 ? [] : indices(3).map((k) => disc(k === 1 ? mix(blossom, '#ffffff', 0.4) : blossom, tx + (k - 1) * s * 0.045, ty - s * 0.02 + (k % 2) * s * 0.03, s * 0.036)))),
		rect(t.front, x - s * 0.17, y - s * 0.36, s * 0.34, s * 0.36), rect(t.side, x + s * 0.07, y - s * 0.36, s * 0.1, s * 0.36), rect(band, x - s * 0.17, y - s * 0.25, s * 0.34, s * 0.14), disc(tin, x - s * 0.04, y - s * 0.18, s * 0.05, s * 0.045), rect(t.top, x - s * 0.18, y - s * 0.375, s * 0.36, s * 0.03),
	]
}
/** The little lighthouse at the harbour mouth: white, its lantern red, `y` the foot of the tower. */
export const lighthouse = (x: number, y: number, size: number, white: string, shade: string, red: string, lamp: string): Drawing => [
	shape(white, [[x - size * 0.13, y], [x - size * 0.09, y - size], [x + size * 0.09, y - size], [x + size * 0.13, y]]), shape(shade, [[x + size * 0.03, y], [x + size * 0.02, y - size], [x + size * 0.09, y - size], [x + size * 0.13, y]]), rect(red, x - size * 0.15, y - size * 1.04, size * 0.3, size * 0.05), rect(lamp, x - size * 0.07, y - size * 1.2, size * 0.14, size * 0.17), rect(red, x - size * 0.02, y - size * 1.2, size * 0.03, size * 0.17), smooth(red, [[x - size * 0.1, y - size * 1.19], [x, y - size * 1.34], [x + size * 0.1, y - size * 1.19]], 1 / 9), rect(red, x - size * 0.03, y - size * 0.16, size * 0.06, size * 0.16), rect(shade, x - size * 0.02, y - size * 0.6, size * 0.04, size * 0.07),
]
/** A small fish, silver, its head to the left. */
export const sardine = (x: number, y: number, size: number, back: string, belly: string): Drawing => [smooth(belly, [[x - size, y], [x - size * 0.4, y - size * 0.24], [x + size * 0.5, y - size * 0.14], [x + size, y - size * 0.28], [x + size * 0.9, y], [x + size, y + size * 0.26], [x + size * 0.5, y + size * 0.12], [x - size * 0.4, y + size * 0.22]], 1 / 8), smooth(back, [[x - size, y], [x - size * 0.4, y - size * 0.24], [x + size * 0.5, y - size * 0.14], [x + size, y - size * 0.28], [x + size * 0.86, y - size * 0.06], [x - size * 0.3, y - size * 0.02]], 1 / 8), disc('#2a2438', x - size * 0.76, y - size * 0.05, size * 0.06)]
/** The mast, boom and stays of a boat whose hull is out of the picture. */
export const mast = (fill: string, x: number, foot: number, high: number, lean = 0, sailCloth = ''): Drawing => [taperedStroke(fill, [x, foot], [x + lean * 0.5, foot - high * 0.5], [x + lean, foot - high], 7, 3), taperedStroke(fill, [x - high * 0.2, foot - high * 0.28], [x + lean * 0.4, foot - high * 0.5], [x + high * 0.24 + lean, foot - high * 0.86], 5, 3), sailCloth ? taperedStroke(sailCloth, [x - high * 0.18, foot - high * 0.3], [x + lean * 0.4, foot - high * 0.53], [x + high * 0.2 + lean, foot - high * 0.82], 14, 6) : [], [-0.26, 0.3].map((dx) => taperedStroke(fill, [x + lean, foot - high], [x + lean + dx * high * 0.5, foot - high * 0.5], [x + dx * high, foot], 1.6, 1.6))]
