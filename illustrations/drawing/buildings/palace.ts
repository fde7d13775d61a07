// biome-ignore-all format: one shape per line is easier to compare with the picture
import { indices } from '../random.ts'
import { mix, tones } from '../colour.ts'
import { type Camera, polygon, unitsPerMetre, levelEllipse, type Position, project } from '../camera.ts'
import { transform, type Drawing, disc, taperedStroke, foliage, type Point, rect, shape, smooth, stroke } from '../shapes.ts'
import { type Foot, type Greens } from '../nature/plants.ts'
import { block, drum } from '../things/solids.ts'

/** A hollyhock: a tall stalk, round flowers smaller towards its tip, broad leaves at its foot. */
export const hollyhock = ({ x, y, size }: Foot, height: number, [dark, middle, light]: Greens, flower: string, heart: string, lean = 0): Drawing => {
	const h = height * size
	const at = (t: number): Point => [x + lean * h * t * t, y - h * t]
	const flowers = indices(9).map((i) => { const t = 0.34 + i * 0.075; const [px, py] = at(t); const r = h * 0.058 * (1.15 - t * 0.72); return { x: px + (i % 2 ? 1 : -1) * r * 0.72, y: py, r } })
	return [
		taperedStroke(middle, [x, y], [x, y - h * 0.5], at(1), h * 0.022, h * 0.008),
		[[-0.16, 0], [0.16, 1], [-0.06, 4]].map(([dx = 0, i = 0]) => foliage(i === 4 ? light : dx < 0 ? dark : middle, [x + dx * h, y - h * (0.06 + i * 0.06)], h * 0.2, h * 0.13, { seed: i + 2, bumps: 5 })),
		flowers.filter((_, i) => i % 3 !== 1).map(({ x, y, r }) => disc(flower, x, y, r)), flowers.filter((_, i) => i % 3 === 1).map(({ x, y, r }) => disc(mix(flower, '#ffffff', 0.28), x, y, r)), flowers.map(({ x, y, r }) => disc(heart, x, y, r * 0.3)),
		disc(light, ...at(1.01), h * 0.014, h * 0.022), disc(flower, ...at(0.985), h * 0.014),
	]
}
/** An orange tree clipped to a ball, in its white tub or in the ground. */
export const orangeTree = ({ x, y, size }: Foot, height: number, bark: string, [dark, middle, light]: Greens, fruit: string, tub = ''): Drawing => {
	const h = height * size
	return [
		tub ? [shape(tub, [[x - h * 0.16, y - h * 0.26], [x + h * 0.16, y - h * 0.26], [x + h * 0.13, y], [x - h * 0.13, y]]), shape(tones(tub).side, [[x + h * 0.04, y - h * 0.26], [x + h * 0.16, y - h * 0.26], [x + h * 0.13, y], [x + h * 0.04, y]])] : [],
		stroke(bark, [x, y - (tub ? h * 0.24 : 0)], [x, y - h * 0.5], h * 0.045), disc(dark, x, y - h * 0.72, h * 0.27), disc(middle, x - h * 0.03, y - h * 0.75, h * 0.225), disc(light, x - h * 0.08, y - h * 0.82, h * 0.11, h * 0.09),
		[[-0.16, 0.66], [0.02, 0.84], [0.14, 0.7], [-0.04, 0.62], [0.18, 0.58], [-0.18, 0.8]].map(([dx = 0, up = 0]) => disc(fruit, x + dx * h, y - up * h, h * 0.034)),
	]
}
/** A lead or stone urn on its foot. */
export const urn = ({ x, y, size }: Foot, height: number, fill: string): Drawing => {
	const h = height * size
	const side = (from: number, to: number): Point[] => [[x + from * h * 0.2, y], [x + from * h * 0.09, y - h * 0.22], [x + from * h * 0.36, y - h * 0.62], [x + from * h * 0.3, y - h * 0.86], [x + from * h * 0.42, y - h], [x + to * h * 0.42, y - h], [x + to * h * 0.3, y - h * 0.86], [x + to * h * 0.36, y - h * 0.62], [x + to * h * 0.09, y - h * 0.22], [x + to * h * 0.2, y]]
	return [smooth(fill, side(-1, 1), 1 / 10), smooth(tones(fill).side, side(0.2, 1), 1 / 10)]
}
/** A chandelier of three rings of lights around `x`, hung from `top`. */
export const chandelier = (x: number, top: number, y: number, size: number, metal: string, flame: string): Drawing => [
	stroke(metal, [x, top], [x, y - size * 0.6], size * 0.03), smooth(metal, [[x, y - size * 0.7], [x + size * 0.08, y - size * 0.3], [x + size * 0.05, y + size * 0.2], [x, y + size * 0.4], [x - size * 0.05, y + size * 0.2], [x - size * 0.08, y - size * 0.3]]),
	[[0.5, -0.24, 5], [0.8, 0, 7], [0.46, 0.2, 4]].map(([wide = 0, up = 0, count = 1]) => [taperedStroke(metal, [x - wide * size, y + up * size], [x, y + up * size + size * 0.3], [x + wide * size, y + up * size], size * 0.03, size * 0.03), indices(count).map((i) => { const dx = (i / (count - 1) - 0.5) * 2 * wide; const fy = y + up * size + size * 0.15 * (1 - (dx / wide) ** 2) - size * 0.05; return [rect('#fff6e0', x + dx * size - size * 0.014, fy - size * 0.06, size * 0.028, size * 0.08), disc(flame, x + dx * size, fy - size * 0.1, size * 0.03, size * 0.045)] })]),
]
/** A round table under a cloth to the floor, laid for two. */
export const clothTable = (camera: Camera, [x, y, z]: Position, radius: number, cloth: string, china: string): Drawing => {
	const t = tones(cloth)
	return [drum(camera, { ...t, side: mix(t.front, t.side, 0.6) }, [x, y, z], radius, 0.74), [-0.45, 0.45].map((dx) => levelEllipse(camera, china, [x + dx * radius, y + 0.75, z], radius * 0.26)), indices(3).map((i) => polygon(camera, t.side, [[x + (i - 1) * radius * 0.6, y, z - radius * 0.86], [x + (i - 1) * radius * 0.6 + 0.05, y, z - radius * 0.86], [x + (i - 1) * radius * 0.6 + 0.02, y + 0.6, z - radius * 0.9]]))]
}
/** A round box for hats, its lid tied with ribbon. */
export const hatbox = (camera: Camera, [x, y, z]: Position, fill: string, ribbon: string, radius = 0.22): Drawing => {
	const [px, py] = project(camera, [x, y + 0.36, z])
	const s = unitsPerMetre(camera, [x, y, z])
	return [drum(camera, fill, [x, y, z], radius, 0.26), drum(camera, { ...tones(fill), front: ribbon, side: tones(ribbon).side }, [x, y + 0.25, z], radius * 1.04, 0.07), transform([taperedStroke(ribbon, [0, 0], [-0.16, -0.14], [-0.02, -0.02], 0.05, 0.03), taperedStroke(ribbon, [0, 0], [0.16, -0.14], [0.02, -0.02], 0.05, 0.03)], (dx, dy) => [px + dx * s, py + (dy + 0.04) * s])]
}
/** A gilt chair without arms, its oval back towards the far side. */
export const giltChair = (camera: Camera, [x, y, z]: Position, gilt: string, seat: string): Drawing => {
	const [px, py] = project(camera, [x + 0.23, y + 0.78, z + 0.42])
	const s = unitsPerMetre(camera, [x, y, z + 0.42])
	return [disc(gilt, px, py, 0.22 * s, 0.26 * s), disc(seat, px, py, 0.17 * s, 0.21 * s), [0, 0.42].map((dx) => block(camera, tones(gilt), [x + dx, y, z + 0.4], [0.045, 0.56, 0.045])), block(camera, seat, [x, y + 0.4, z], [0.46, 0.09, 0.46]), [0, 0.42].map((dx) => block(camera, tones(gilt), [x + dx, y, z], [0.045, 0.4, 0.045]))]
}
