// biome-ignore-all format: one shape per line is easier to compare with the picture
import { indices } from '../random.ts'
import { type Drawing, disc, lens, type Point, stroke } from '../shapes.ts'
import { type Foot } from '../nature/plants.ts'

/** A bicycle standing by itself, a metre high, its front wheel to the right. */
export const bicycle = ({ x, y, size }: Foot, frame: string, tyre: string): Drawing => {
	const p = (px: number, py: number): Point => [x + px * size, y - py * size]
	const wheel = (at: Point): Drawing => { const ring = disc(tyre, ...at, 0.34 * size); return [{ ...ring, outlines: [...ring.outlines, ...disc(tyre, ...at, 0.3 * size).outlines], holes: true } as const, indices(6).map((i) => stroke(tyre, at, [at[0] + Math.cos(i) * 0.3 * size, at[1] + Math.sin(i) * 0.3 * size], 1))] }
	const tubes: [Point, Point][] = [[p(-0.52, 0.34), p(-0.18, 0.34)], [p(-0.18, 0.34), p(-0.3, 0.82)], [p(-0.52, 0.34), p(-0.26, 0.74)], [p(-0.18, 0.34), p(0.36, 0.78)], [p(-0.27, 0.74), p(0.38, 0.8)], [p(0.52, 0.34), p(0.34, 0.92)], [p(0.34, 0.92), p(0.22, 0.98)]]
	return [wheel(p(-0.52, 0.34)), wheel(p(0.52, 0.34)), tubes.map(([a, b]) => stroke(frame, a, b, size * 0.05)), lens(tyre, x - 0.42 * size, y - 0.84 * size, 0.26 * size, 0.07 * size), stroke(tyre, p(-0.18, 0.34), p(-0.1, 0.24), size * 0.04)]
}
