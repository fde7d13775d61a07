// biome-ignore-all format: one shape per line is easier to compare with the picture
import { indices } from '../random.ts'
import { mix, tones } from '../colour.ts'
import { type Camera, polygon, type Position, project } from '../camera.ts'
import { arched, body, facesUs, oneWindow, panel, type Plot, roof, type Wall, wall, walls } from './houses.ts'
import { type Drawing, disc, shape, stroke } from '../shapes.ts'
import { block } from '../things/solids.ts'

type Thatch = { thatch: string; wall: string; pole: string; deck: string; open: string }
/** A bungalow on stilts over a lagoon, its veranda towards us; `position` is the middle of its front at the water. `lamp` lights its doorway. */
export function overwater(camera: Camera, c: Thatch, [x, , z]: Position, { size = 1, lamp = '', ladder = false } = {}): Drawing {
	const [w, d, up] = [5.4 * size, 5.4 * size, 1.5 * size]
	const house: Plot = { x: x - w / 2, z: z + 1.2 * size, width: w, depth: d, height: 2.3 * size, foot: up }
	const { front } = walls(house)
	const stilt = (sx: number, sz: number) => block(camera, { ...tones(c.pole), front: tones(c.pole).side }, [sx - 0.1 * size, -0.6, sz], [0.2 * size, up + 0.6, 0.2 * size])
	const across = [-0.5, -0.17, 0.17, 0.5].map((at) => x + at * w * 0.96)
	return [
		across.map((sx) => stilt(sx, z + d)),
		across.map((sx) => stilt(sx, z + 0.1)),
		block(camera, c.deck, [x - w * 0.56, up - 0.22 * size, z - 0.3], [w * 1.12, 0.22 * size, d + 1.6 * size]),
		body(camera, c.wall, house),
		panel(camera, lamp || c.open, front, w * 0.12, w * 0.88, 0, 1.95 * size),
		[0.12, 0.37, 0.63, 0.88].map((at) => panel(camera, c.pole, front, w * at - 0.08, w * at + 0.08, 0, 2.3 * size, 0.05)),
		lamp ? panel(camera, mix(lamp, '#fffbe0', 0.55), front, w * 0.38, w * 0.62, 0, 1.95 * size, 0.02) : [],
		[-0.5, 0.5].map((at) => block(camera, c.pole, [x + at * w * 0.94 - 0.07, up, z], [0.14 * size, 2.2 * size, 0.14 * size])),
		roof(camera, c.thatch, { ...house, z: z + 0.1, depth: d + 1.1 * size }, { rise: 3 * size, eaves: 0.7 * size, hip: 0.86, thick: 0.3 * size }),
		ladder ? [[-0.3, 0.3].map((dx) => panel(camera, c.pole, wall([x + w * 0.34 + dx, z - 0.32], [x + w * 0.34 + dx + 0.1, z - 0.32], 2), 0, 0.1, -0.5, up)), indices(5).map((i) => panel(camera, c.pole, wall([x + w * 0.34 - 0.3, z - 0.33], [x + w * 0.34 + 0.4, z - 0.33], 2), 0, 0.7, -0.2 + i * 0.34, -0.12 + i * 0.34))] : [],
	]
}

export type Timber = { plaster: string; oak: string; brick: string; roof: string; glass: string; door: string; stone: string }
/** Oak framing on a wall between two heights: posts, rails, and braces in a cross or leaning at the ends. */
export function framing(camera: Camera, oak: string, wall: Wall, low: number, high: number, bays: number, slant = true): Drawing {
	const step = wall.long / bays
	const beam = (a: number, b: number, c: number, d: number, thick = 0.16): Drawing => polygon(camera, oak, [wall(a, b, 0.02), wall(a + thick, b, 0.02), wall(c + thick, d, 0.02), wall(c, d, 0.02)])
	return [
		indices(bays + 1).map((i) => beam(Math.min(wall.long - 0.18, i * step), low, Math.min(wall.long - 0.18, i * step), high, 0.18)),
		indices(bays).map((i) => indices(2).map((j) => beam(i * step + ((j + 1) * step) / 3, low, i * step + ((j + 1) * step) / 3, high, 0.1))),
		slant ? [0, bays - 1].map((i) => [beam(i * step, low, (i + 1) * step - 0.2, high), beam((i + 1) * step - 0.2, low, i * step, high)]) : [],
		[low, high - 0.18].map((up) => panel(camera, oak, wall, 0, wall.long, up, up + 0.18, 0.03)),
	]
}
/** A Norman manor: brick below, oak and plaster above, a steep roof with dormers and tall stacks. `lamp` lights its windows. */
export function manor(camera: Camera, c: Timber, plot: Plot, { bays = 7, lamp = '', rise = 5 } = {}): Drawing {
	const { front, left, right } = walls(plot)
	const ends = [left, right].filter((end) => facesUs(camera, end))
	const middle = plot.height * 0.46
	const glass = lamp || c.glass
	const dormer = (at: number): Drawing => {
		const little: Plot = { x: plot.x + at - 0.8, z: plot.z + 0.3, width: 1.6, depth: 1.6, height: 1.5, foot: (plot.foot ?? 0) + plot.height + 0.2 }
		const face0 = walls(little).front
		return [body(camera, c.plaster, little), oneWindow(camera, face0, 0.8, { width: 0.8, low: 0.2, high: 1.3, glass, frame: c.plaster }), panel(camera, c.oak, face0, 0, 0.14, 0, 1.5, 0.02), panel(camera, c.oak, face0, 1.46, 1.6, 0, 1.5, 0.02), gable(camera, c.roof, c.oak, little)]
	}
	const stack = (at: number, height: number): Drawing => [block(camera, c.brick, [plot.x + at, (plot.foot ?? 0) + plot.height + rise * 0.55, plot.z + plot.depth * 0.5], [1, height, 0.9]), block(camera, c.stone, [plot.x + at - 0.1, (plot.foot ?? 0) + plot.height + rise * 0.55 + height, plot.z + plot.depth * 0.5 - 0.1], [1.2, 0.2, 1.1])]
	return [
		[0.14, 0.62, 0.86].map((at, i) => stack(plot.width * at, rise * (0.62 + (i % 2) * 0.12))),
		body(camera, c.plaster, plot),
		panel(camera, c.brick, front, 0, front.long, 0, middle * 0.34),
		ends.map((end) => [panel(camera, tones(c.brick).side, end, 0, end.long, 0, middle * 0.34), framing(camera, tones(c.oak).side, end, middle * 0.34, middle, 3), framing(camera, tones(c.oak).side, end, middle, plot.height, 3)]),
		framing(camera, c.oak, front, middle * 0.34, middle, bays, false),
		framing(camera, c.oak, front, middle, plot.height, bays),
		panel(camera, tones(c.oak).deep, front, 0, front.long, middle - 0.06, middle + 0.16, 0.12),
		indices(bays).filter((i) => i !== (bays - 1) / 2).map((i) => oneWindow(camera, front, (front.long * (i + 0.5)) / bays, { width: 1.1, low: middle * 0.42, high: middle * 0.9, glass, frame: c.plaster, sill: c.stone })),
		indices(bays).filter((i) => i % 2 === 1 || i === (bays - 1) / 2).map((i) => oneWindow(camera, front, (front.long * (i + 0.5)) / bays, { width: 1.2, low: middle + 0.7, high: plot.height - 0.5, glass, frame: c.plaster, sill: c.oak })),
		panel(camera, c.oak, front, front.long / 2 - 0.85, front.long / 2 + 0.85, 0, middle * 0.92, 0.02),
		panel(camera, lamp || '#2b2530', front, front.long / 2 - 0.62, front.long / 2 + 0.62, 0, middle * 0.84, 0.03),
		panel(camera, c.door, front, front.long / 2 - 0.62, front.long / 2 + 0.62, 0, middle * 0.42, 0.05),
		roof(camera, c.roof, plot, { rise, eaves: 0.5, hip: 0.5 }),
		[0.22, 0.5, 0.78].map((at) => dormer(plot.width * at)),
	]
}
/** A small pitched roof whose gable looks at us. */
function gable(camera: Camera, fill: string, edge: string, { x, z, width, depth, height, foot = 0 }: Plot): Drawing {
	const up = foot + height
	const top: Position = [x + width / 2, up + width * 0.62, z - 0.15]
	const back: Position = [top[0], top[1], z + depth]
	const side = camera.x < top[0] ? x - 0.2 : x + width + 0.2
	return [polygon(camera, tones(fill).front, [[side, up - 0.1, z - 0.15], top, back, [side, up - 0.1, z + depth]]), shape(edge, [[x - 0.24, up - 0.14, z - 0.15], top, [x + width + 0.24, up - 0.14, z - 0.15], [x + width, up - 0.14, z - 0.15], [top[0], top[1] - 0.3, z - 0.15], [x, up - 0.14, z - 0.15]].map((position) => project(camera, position as unknown as Position)))]
}

/** A tower of glass or stone with floors, narrowing or not; drawn flat, for skylines. */
export const tower = (fill: string, shade: string, window: string, x: number, base: number, width: number, height: number, { floors = 12, crown = 0, lit = 0 } = {}): Drawing => [
	shape(fill, [[x, base], [x, base - height], [x + width / 2, base - height - crown], [x + width, base - height], [x + width, base]]),
	shape(shade, [[x + width * 0.62, base], [x + width * 0.62, base - height - crown * 0.76], [x + width, base - height], [x + width, base]]),
	indices(floors).map((i) => (lit && (i * 7 + Math.round(x)) % lit === 0 ? [] : shape(window, [[x + width * 0.1, base - height + (i + 0.4) * (height / floors)], [x + width * 0.54, base - height + (i + 0.4) * (height / floors)], [x + width * 0.54, base - height + (i + 0.75) * (height / floors)], [x + width * 0.1, base - height + (i + 0.75) * (height / floors)]]))),
]
/** A fort of the Gulf: battered walls, merlons, round towers at its corners; `x` to `x + width` on the canvas. */
export function fort(light: string, shade: string, dark: string, x: number, base: number, width: number, height: number): Drawing {
	const merlons = (from: number, to: number, y: number, size: number) => indices((to - from) / (size * 1.6)).map((i) => shape(light, [[from + i * size * 1.6, y], [from + i * size * 1.6 + size * 0.1, y - size], [from + i * size * 1.6 + size * 0.9, y - size], [from + i * size * 1.6 + size, y]]))
	const drum = (at: number, wide: number, high: number): Drawing => [
		shape(light, [[at - wide * 0.56, base], [at - wide * 0.46, base - high], [at + wide * 0.46, base - high], [at + wide * 0.56, base]]),
		shape(shade, [[at + wide * 0.1, base], [at + wide * 0.12, base - high], [at + wide * 0.46, base - high], [at + wide * 0.56, base]]),
		merlons(at - wide * 0.46, at + wide * 0.46, base - high, wide * 0.12),
		[-0.2, 0.02].map((dx) => shape(dark, [[at + dx * wide, base - high * 0.72], [at + (dx + 0.06) * wide, base - high * 0.72], [at + (dx + 0.06) * wide, base - high * 0.6], [at + dx * wide, base - high * 0.6]])),
	]
	return [
		shape(light, [[x, base], [x + width * 0.03, base - height * 0.7], [x + width * 0.97, base - height * 0.7], [x + width, base]]),
		shape(shade, [[x + width * 0.62, base], [x + width * 0.64, base - height * 0.7], [x + width * 0.97, base - height * 0.7], [x + width, base]]),
		merlons(x + width * 0.06, x + width * 0.94, base - height * 0.7, width * 0.024),
		{ fill: dark, outlines: [[[x + width * 0.44, base], [x + width * 0.44, base - height * 0.26], [x + width * 0.44, base - height * 0.44, x + width * 0.56, base - height * 0.44, x + width * 0.56, base - height * 0.26], [x + width * 0.56, base]]] },
		drum(x + width * 0.08, width * 0.2, height),
		drum(x + width * 0.92, width * 0.24, height * 1.12),
	]
}
/** A flag without a device, on its staff. */
export const flag = (fill: string, staff: string, x: number, y: number, size: number, progress = 0): Drawing => [stroke(staff, [x, y], [x, y - size * 2], size * 0.07), { fill, outlines: [[[x, y - size * 2], [x + size * 0.5, y - size * (2.2 + 0.1 * Math.sin(2 * Math.PI * progress)), x + size, y - size * 1.9, x + size * 1.4, y - size * 2], [x + size * 1.4, y - size * 1.2], [x + size, y - size * 1.1, x + size * 0.5, y - size * (1.4 - 0.1 * Math.sin(2 * Math.PI * progress)), x, y - size * 1.2]]] }, disc(staff, x, y - size * 2.04, size * 0.08)]
/** An arcade: open arches between piers along a wall, dark or lit inside. */
export const arcade = (camera: Camera, wall: Wall, fill: string, inside: string, count: number, high: number): Drawing => [panel(camera, fill, wall, 0, wall.long, 0, wall.high), indices(count).map((i) => arched(camera, inside, wall, (wall.long * (i + 0.16)) / count, (wall.long * (i + 0.84)) / count, 0, high, 1))]
