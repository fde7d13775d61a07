// biome-ignore-all format: one shape a line reads like the thing it is
import { upTo } from './chance.ts'
import { mix, tones } from './colour.ts'
import { type Eye, metre, round, type Spot, see } from './eye.ts'
import { bent, type Drawing, disc, limb, type Point, rect, smooth, veil } from './marks.ts'
import { turnedOnWheel } from './solids.ts'

/** Steam that rises in wisps from `[x, y]`. */
export const steam = (fill: string, x: number, y: number, height: number, { wisps = 3, spread = 26, moment = 0, width = 7 } = {}): Drawing =>
	upTo(wisps).map((i) => {
		const [from, sway] = [x + (i - (wisps - 1) / 2) * spread, Math.sin(2 * Math.PI * (moment + i / wisps)) * height * 0.04 + height * 0.1]
		const tall = height * (0.8 + (i % 2) * 0.2)
		return veil(0.6, [limb(fill, [from, y], [from - sway, y - tall * 0.28], [from, y - tall * 0.5], 1, width), limb(fill, [from, y - tall * 0.5], [from + sway, y - tall * 0.75], [from + sway * 0.2, y - tall], width, 1)])
	})
/** A cup on its saucer, its handle to the right. */
export const cup = (eye: Eye, foot: Spot, china: string, drink: string): Drawing => {
	const [x, y] = see(eye, [foot[0], foot[1] + 0.05, foot[2]])
	const s = metre(eye, foot)
	const ring = disc(china, x + 0.065 * s, y, 0.032 * s, 0.026 * s)
	return [
		round(eye, tones(china).side, [foot[0] + 0.01, foot[1] + 0.004, foot[2] - 0.01], 0.11), round(eye, china, [foot[0], foot[1] + 0.012, foot[2]], 0.105), round(eye, tones(china).side, [foot[0], foot[1] + 0.014, foot[2]], 0.055),
		{ ...ring, outlines: [...ring.outlines, ...disc(china, x + 0.065 * s, y, 0.02 * s, 0.015 * s).outlines], holes: true } as const,
		turnedOnWheel(eye, china, foot, [[0.03, 0.01], [0.05, 0.04], [0.06, 0.095]]), round(eye, drink, [foot[0], foot[1] + 0.094, foot[2]], 0.054),
	]
}
/** A croissant, its horns towards us. */
export const croissant = (x: number, y: number, size: number, crust: string): Drawing => {
	const put = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * size, y + py * size])
	return [
		smooth(tones(crust).side, put([[-1, 0.34], [-0.86, -0.06], [-0.5, -0.36], [0, -0.46], [0.5, -0.36], [0.86, -0.06], [1, 0.34], [0.62, 0.26], [0.3, 0.08], [0, 0.04], [-0.3, 0.08], [-0.62, 0.26]])),
		smooth(crust, put([[-0.94, 0.2], [-0.8, -0.1], [-0.48, -0.36], [0, -0.46], [0.5, -0.36], [0.84, -0.1], [0.6, -0.04], [0.28, -0.12], [0, -0.14], [-0.3, -0.1], [-0.62, 0.06]])),
		[-0.52, -0.18, 0.18, 0.5].map((dx) => limb(mix(crust, '#5a2f2a', 0.4), ...([[dx * 1.1, -0.36 + Math.abs(dx) * 0.2], [dx * 0.9, -0.14], [dx * 0.8, 0.08 + Math.abs(dx) * 0.14]].map(([px = 0, py = 0]): Point => [x + px * size, y + py * size]) as [Point, Point, Point]), size * 0.05, size * 0.03)),
	]
}
/** A gull in the air, its wings a metre and a half across, coming a little towards us; `lift` raises them. */
export const gull = (x: number, y: number, size: number, white: string, grey: string, bill: string, lift = 0.3): Drawing => {
	const wing = (side: number, far: number): Drawing => {
		const p = (px: number, up: number): Point => [side * px * far, -up * lift * 3.3]
		return [smooth(grey, [p(0.02, 0.02), p(0.16, 0.24), p(0.34, 0.36), p(0.6, 0.3), p(0.98, 0.06), p(0.62, 0.2), p(0.4, 0.22), p(0.24, 0.1), p(0.12, -0.06)], 1 / 7), smooth(white, [p(0.12, -0.06), p(0.24, 0.1), p(0.4, 0.22), p(0.62, 0.2), p(0.72, 0.15), p(0.44, 0.12), p(0.28, 0.02), p(0.14, -0.12)], 1 / 7), smooth('#3a3442', [p(0.76, 0.22), p(0.98, 0.06), p(0.74, 0.15)], 1 / 9)]
	}
	return bent([wing(-1, 0.92), wing(1, 1), smooth(white, [[-0.3, 0.09], [-0.16, -0.04], [0.06, -0.08], [0.2, -0.07], [0.3, 0], [0.22, 0.06], [0, 0.11], [-0.16, 0.1]]), smooth(bill, [[0.28, -0.01], [0.39, 0.03], [0.28, 0.035]]), disc('#3a3442', 0.22, -0.02, 0.016)], (px, py) => [x + px * size, y + py * size])
}
/** A gull standing, looking to the right. */
export const standingGull = (x: number, y: number, size: number, white: string, grey: string, bill: string): Drawing =>
	bent([
		[-0.04, 0.06].map((dx) => rect(bill, dx, -0.14, 0.025, 0.14)), smooth(white, [[-0.3, -0.22], [-0.14, -0.12], [0.08, -0.12], [0.22, -0.26], [0.2, -0.46], [0.24, -0.56], [0.16, -0.62], [0.07, -0.56], [0.05, -0.42], [-0.1, -0.34]]), smooth(grey, [[-0.44, -0.2], [-0.2, -0.18], [0.06, -0.22], [0.1, -0.34], [-0.06, -0.36], [-0.22, -0.28]]), limb('#3a3442', [-0.3, -0.21], [-0.4, -0.19], [-0.5, -0.16], 0.06, 0.01), smooth(bill, [[0.22, -0.56], [0.36, -0.51], [0.22, -0.51]]), disc('#3a3442', 0.17, -0.555, 0.016),
	], (px, py) => [x + px * size, y + py * size])
