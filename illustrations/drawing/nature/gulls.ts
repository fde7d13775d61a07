// biome-ignore-all format: one shape per line is easier to compare with the picture
import { transform, type Drawing, disc, taperedStroke, type Point, rect, smooth } from '../shapes.ts'

/** A gull in the air, its wings a metre and a half across, coming a little towards us; `lift` raises them. */
export const gull = (x: number, y: number, size: number, white: string, grey: string, bill: string, lift = 0.3): Drawing => {
	const wing = (side: number, far: number): Drawing => {
		const p = (px: number, up: number): Point => [side * px * far, -up * lift * 3.3]
		return [smooth(grey, [p(0.02, 0.02), p(0.16, 0.24), p(0.34, 0.36), p(0.6, 0.3), p(0.98, 0.06), p(0.62, 0.2), p(0.4, 0.22), p(0.24, 0.1), p(0.12, -0.06)], 1 / 7), smooth(white, [p(0.12, -0.06), p(0.24, 0.1), p(0.4, 0.22), p(0.62, 0.2), p(0.72, 0.15), p(0.44, 0.12), p(0.28, 0.02), p(0.14, -0.12)], 1 / 7), smooth('#3a3442', [p(0.76, 0.22), p(0.98, 0.06), p(0.74, 0.15)], 1 / 9)]
	}
	return transform([wing(-1, 0.92), wing(1, 1), smooth(white, [[-0.3, 0.09], [-0.16, -0.04], [0.06, -0.08], [0.2, -0.07], [0.3, 0], [0.22, 0.06], [0, 0.11], [-0.16, 0.1]]), smooth(bill, [[0.28, -0.01], [0.39, 0.03], [0.28, 0.035]]), disc('#3a3442', 0.22, -0.02, 0.016)], (px, py) => [x + px * size, y + py * size])
}
/** A gull standing, looking to the right. */
export const standingGull = (x: number, y: number, size: number, white: string, grey: string, bill: string): Drawing =>
	transform([
		[-0.04, 0.06].map((dx) => rect(bill, dx, -0.14, 0.025, 0.14)), smooth(white, [[-0.3, -0.22], [-0.14, -0.12], [0.08, -0.12], [0.22, -0.26], [0.2, -0.46], [0.24, -0.56], [0.16, -0.62], [0.07, -0.56], [0.05, -0.42], [-0.1, -0.34]]), smooth(grey, [[-0.44, -0.2], [-0.2, -0.18], [0.06, -0.22], [0.1, -0.34], [-0.06, -0.36], [-0.22, -0.28]]), taperedStroke('#3a3442', [-0.3, -0.21], [-0.4, -0.19], [-0.5, -0.16], 0.06, 0.01), smooth(bill, [[0.22, -0.56], [0.36, -0.51], [0.22, -0.51]]), disc('#3a3442', 0.17, -0.555, 0.016),
	], (px, py) => [x + px * size, y + py * size])
