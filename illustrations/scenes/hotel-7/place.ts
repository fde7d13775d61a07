// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { indices } from '../../drawing/random.ts'
import { mix } from '../../drawing/colour.ts'
import { dome, gaps, rail } from '../../drawing/buildings/fronts.ts'
import { dusk, type Light } from '../../drawing/light.ts'
import { type Drawing, taperedStroke, type Point, rect, shape, smooth } from '../../drawing/shapes.ts'
import { type Greens } from '../../drawing/nature/plants.ts'

/** Mont Boron at sunset: rose stucco, white garlands, agapanthus, lavender shade on every stair. */
export const rose = { rose: '#f2a79f', deep: '#b9707f', cream: '#fff0dc', lavender: '#a99ac8', brass: '#d9a550', stone: '#f1d8c0', stair: '#c9a6b0', roof: '#8f7a92', glass: '#6f5b86', rock: '#c99a86', rockDeep: '#86607a', straw: '#f0cd84', ribbon: '#c23a5a' }
export const aleppo: Greens = ['#2f4a4c', '#4f6d58', '#8a9a68']
export const sunset: Light = { ...dusk, sky: ['#7f86b4', '#b192b4', '#e2a0a4', '#f5b690', '#fccd92', '#fee2ac'], sun: '#fff3cc', halos: ['#fbc590', '#fddba0'], haze: '#dba7a8', sea: ['#fbd2a0', '#dba3a8', '#a58ab4', '#7a76aa'], cast: ['#e8a0a0', 0.08] }
export type Rose = typeof rose

/** The palace: a middle under its dome, two wings, garlands between the floors. */
export function palace(c: Rose, lamp: string): Drawing {
	const wing = (x: number, width: number, top: number, bays: number): Drawing => [
		rect(c.rose, x, top, width, 344 - top), rect(c.deep, x + width - 10, top, 10, 344 - top), rect(c.cream, x - 4, top - 5, width + 8, 7), shape(c.roof, [[x, top - 4], [x + 12, top - 24], [x + width - 12, top - 24], [x + width, top - 4]]),
		indices(3).map((i) => { const y = top + (344 - top) * ((i + 1) / 3) - 8; return [gaps(c.cream, x + 6, x + width - 14, bays, y, 17, 36, i === 1 ? 1 : 0), gaps(i === 2 ? lamp : c.glass, x + 6, x + width - 14, bays, y, 11, 32, i === 1 ? 1 : 0), rect(c.cream, x, y + 3, width, 3), i < 2 ? indices(bays * 2).map((k) => taperedStroke(c.cream, [x + 8 + ((width - 20) * k) / (bays * 2), y + 7], [x + 8 + ((width - 20) * (k + 0.5)) / (bays * 2), y + 18], [x + 8 + ((width - 20) * (k + 1)) / (bays * 2), y + 7], 3)) : []] }),
	]
	return [wing(640, 148, 196, 5), wing(902, 148, 196, 5), dome(c.roof, mix(c.roof, c.glass, 0.5), mix(c.roof, c.cream, 0.4), 845, 150, 92, 62), wing(780, 130, 164, 4), rail(c.cream, 628, 1062, 352, 14, 8), rect(c.stone, 622, 350, 446, 12)]
}
/** One flight of garden stairs between two landings, its treads in the light, a white string-course beside it. */
export const flight = (c: Rose, [x, y]: Point, [X, Y]: Point, wide: number, steps: number): Drawing => [
	shape(c.stair, [[x - wide / 2, y], [x + wide / 2, y], [X + wide * 0.62, Y], [X - wide * 0.62, Y]]),
	indices(steps).map((i) => { const t = (i + 0.25) / steps; const w = wide * (1 + 0.24 * t); return rect(c.cream, x + (X - x) * t - w / 2, y + (Y - y) * t, w, ((Y - y) / steps) * 0.5) }),
	[-1, 1].map((side) => shape(side < 0 ? c.cream : mix(c.cream, c.lavender, 0.4), [[x + (side * wide) / 2, y - 8], [x + side * wide * 0.58, y - 8], [X + side * wide * 0.74, Y - 8], [X + side * wide * 0.74, Y], [X + side * wide * 0.62, Y]])),
]
/** A tree fern: a shaggy trunk and fronds that arch from its crown, each with its leaflets. */
export const treeFern = (x: number, y: number, high: number, reach: number, [dark, middle, light]: Greens, bark: string): Drawing => {
	const top: Point = [x, y - high]
	const frond = (a: number, fill: string, long: number): Drawing => {
		const tip: Point = [top[0] + Math.cos(a) * long, top[1] - Math.sin(a) * long * 0.55 + long * 0.24]
		const via: Point = [top[0] + Math.cos(a) * long * 0.45, top[1] - Math.sin(a) * long * 0.7 - long * 0.24]
		const on = (t: number): Point => [(1 - t) ** 2 * top[0] + 2 * t * (1 - t) * via[0] + t * t * tip[0], (1 - t) ** 2 * top[1] + 2 * t * (1 - t) * via[1] + t * t * tip[1]]
		return [taperedStroke(fill, top, via, tip, long * 0.03, 1), indices(14).map((i) => { const t = 0.12 + i * 0.062; const [px, py] = on(t); const w = long * 0.19 * Math.sin(Math.PI * (0.16 + t * 0.8)); return shape(fill, [[px - w * 0.12, py], [px + Math.cos(a) * w * 0.5 - w * 0.06, py + w], [px + Math.cos(a) * w * 0.3 + w * 0.2, py + w * 0.2], [px + Math.cos(a) * w * 0.7, py - w * 0.5], [px + w * 0.05, py - w * 0.1]]) })]
	}
	return [indices(5).map((i) => frond(0.2 + i * 0.68, dark, reach)), taperedStroke(bark, [x, y], [x - high * 0.03, y - high * 0.5], top, high * 0.1, high * 0.07), indices(6).map((i) => frond(-0.06 + i * 0.65, middle, reach * 0.94)), indices(4).map((i) => frond(0.5 + i * 0.7, light, reach * 0.7))]
}
/** A straw hat hung up or lying, seen from its side: brim, crown and a ribbon with two ends. */
export const capeline = (x: number, y: number, size: number, straw: string, shade: string, ribbon: string): Drawing => [smooth(shade, [[x - size, y + size * 0.06], [x - size * 0.4, y - size * 0.12], [x + size * 0.4, y - size * 0.12], [x + size, y + size * 0.06], [x, y + size * 0.26]], 1 / 7), smooth(straw, [[x - size, y + size * 0.02], [x - size * 0.4, y - size * 0.16], [x + size * 0.4, y - size * 0.16], [x + size, y + size * 0.02], [x, y + size * 0.18]], 1 / 7), smooth(straw, [[x - size * 0.44, y - size * 0.06], [x - size * 0.36, y - size * 0.42], [x, y - size * 0.54], [x + size * 0.36, y - size * 0.42], [x + size * 0.44, y - size * 0.06], [x, y + size * 0.02]], 1 / 8), smooth(shade, [[x + size * 0.16, y], [x + size * 0.2, y - size * 0.48], [x + size * 0.36, y - size * 0.42], [x + size * 0.44, y - size * 0.06]], 1 / 8), smooth(ribbon, [[x - size * 0.45, y - size * 0.05], [x - size * 0.42, y - size * 0.2], [x, y - size * 0.12], [x + size * 0.42, y - size * 0.2], [x + size * 0.45, y - size * 0.05], [x, y + size * 0.04]], 1 / 8), taperedStroke(ribbon, [x + size * 0.4, y - size * 0.06], [x + size * 0.62, y + size * 0.1], [x + size * 0.56, y + size * 0.6], size * 0.1, size * 0.08), taperedStroke(ribbon, [x + size * 0.4, y - size * 0.06], [x + size * 0.5, y + size * 0.2], [x + size * 0.38, y + size * 0.5], size * 0.1, size * 0.08)]
