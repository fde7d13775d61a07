// biome-ignore-all format: one shape per line is easier to compare with the picture
import { indices } from '../random.ts'
import { mix, tones } from '../colour.ts'
import { transform, type Drawing, disc, lens, taperedStroke, type Mark, type Point, rect, shape, smooth, stroke } from '../shapes.ts'
import { type Foot } from '../nature/plants.ts'

const put = ({ x, y, size }: Foot, drawing: Drawing): Drawing => transform(drawing, (px, py) => [x + px * size, y - py * size])

/** The coffee pot of the Gulf, its beak to the left; `foot.size` is its height. */
export const dallah = (foot: Foot, metal: string): Drawing => {
	const { front, side, top } = tones(metal)
	return put(foot, [
		taperedStroke(side, [0.14, 0.64], [0.66, 0.62], [0.28, 0.14], 0.07, 0.05), smooth(front, [[-0.14, 0.66], [-0.3, 0.63], [-0.54, 0.76], [-0.44, 0.6], [-0.28, 0.44], [-0.1, 0.48]], 1 / 8),
		smooth(front, [[-0.22, 0], [-0.34, 0.2], [-0.18, 0.42], [-0.12, 0.54], [-0.18, 0.68], [0.18, 0.68], [0.12, 0.54], [0.18, 0.42], [0.34, 0.2], [0.22, 0]], 1 / 8),
		smooth(side, [[0.06, 0], [0.14, 0.2], [0.06, 0.42], [0.04, 0.54], [0.07, 0.68], [0.18, 0.68], [0.12, 0.54], [0.18, 0.42], [0.34, 0.2], [0.22, 0]], 1 / 8), lens(top, -0.24, 0.27, 0.16, 0.09),
		smooth(top, [[-0.19, 0.67], [-0.1, 0.8], [-0.02, 0.86], [0.02, 0.86], [0.1, 0.8], [0.19, 0.67]], 1 / 8), rect(front, -0.015, 0.84, 0.03, 0.1), disc(top, 0, 0.96, 0.04),
	])
}
/** A thimble of a cup without a handle; `foot.size` is its height. */
export const thimbleCup = (foot: Foot, china: string, band: string): Drawing =>
	put(foot, [shape(china, [[-0.3, 0], [-0.48, 1], [0.48, 1], [0.3, 0]]), shape(tones(china).side, [[0.1, 0], [0.16, 1], [0.48, 1], [0.3, 0]]), shape(band, [[-0.44, 0.78], [-0.46, 0.9], [0.46, 0.9], [0.44, 0.78]]), lens(tones(band).deep, -0.48, 1, 0.96, 0.16)])
/** A lantern of four panes under a pierced hat, hung by its ring or standing; `foot.size` is its height. */
export const lantern = (foot: Foot, metal: string, glow: string): Drawing =>
	put(foot, [
		shape(metal, [[-0.24, 0], [0.24, 0], [0.2, 0.07], [-0.2, 0.07]]), shape(glow, [[-0.19, 0.07], [0.19, 0.07], [0.22, 0.6], [-0.22, 0.6]]), shape(mix(glow, '#fffbe6', 0.6), [[-0.08, 0.07], [0.08, 0.07], [0.09, 0.6], [-0.09, 0.6]]),
		[-0.2, -0.07, 0.07, 0.2].map((x) => stroke(metal, [x * 0.94, 0.07], [x * 1.08, 0.6], 0.03)), shape(metal, [[-0.27, 0.6], [0.27, 0.6], [0.12, 0.78], [0.05, 0.9], [-0.05, 0.9], [-0.12, 0.78]]), disc(metal, 0, 0.95, 0.06),
	])
/** A star of eight points, as domes and screens are pierced with; `squash` below 1 where it is seen aslant. */
export const star8 = (fill: string, x: number, y: number, radius: number, squash = 1): Mark =>
	shape(fill, indices(16).map((i): Point => { const r = radius * (i % 2 ? 0.6 : 1); return [x + r * Math.sin((i * Math.PI) / 8), y - r * squash * Math.cos((i * Math.PI) / 8)] }))
/** Mashrabiya: a pane of carved wood, the light behind it showing in diamonds; `step` from one to the next. */
export const mashrabiya = (wood: string, behind: string, x: number, y: number, width: number, height: number, step: number): Drawing => [
	rect(wood, x, y, width, height),
	indices(width / step).flatMap((i) => indices(height / step).map((j) => { const [px, py, r] = [x + (i + 0.5) * (width / Math.round(width / step)), y + (j + 0.5) * (height / Math.round(height / step)), step * ((i + j) % 2 ? 0.44 : 0.22)]; return shape(behind, [[px - r, py], [px, py - r], [px + r, py], [px, py + r]]) })),
]
