// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { seededRandom, indices } from '../../drawing/random.ts'
import { mix } from '../../drawing/colour.ts'
import { gap } from '../../drawing/buildings/fronts.ts'
import { gold, type Light } from '../../drawing/light.ts'
import { type Drawing, disc, lens, taperedStroke, foliage, rect, shape, smooth } from '../../drawing/shapes.ts'

/** Old Nice seen against the light: apricot and violet, petrol blue water, pale concrete. */
export const ledge = { concrete: '#efe0d4', shade: '#a98fa4', petrol: '#1f6c84', deep: '#174a68', roof: '#5d3a5c', roofDark: '#44305a', tower: '#3b2a54', rim: '#ffd9a0', vine: '#4f6a4c', apricot: '#f6a868', towel: '#f3f0e6' }
export const against: Light = { ...gold, sky: ['#ef9460', '#f4a76a', '#f8bb78', '#fbce8c', '#fee0a8'], halos: ['#fcd090', '#fee4b0'], haze: '#f0a67c' }
export type Ledge = typeof ledge

/** A roof of tiles in its own shade, the sun along its ridge. */
export const tiled = (c: Ledge, x: number, y: number, w: number, h: number, fill: string, wall: string): Drawing => [rect(wall, x + w * 0.06, y + h, w * 0.88, 200), shape(fill, [[x, y + h], [x + w * 0.14, y], [x + w * 0.86, y], [x + w, y + h]]), shape(c.rim, [[x + w * 0.14, y], [x + w * 0.86, y], [x + w * 0.88, y + 3], [x + w * 0.12, y + 3]]), rect(mix(fill, '#2a1c3a', 0.3), x + w * 0.7, y - h * 0.3, w * 0.09, h * 0.6), gap(mix(wall, '#ffcf8a', 0.5), x + w * 0.2, y + h + 46, w * 0.09, 30), gap(mix(wall, '#2a1c3a', 0.4), x + w * 0.5, y + h + 46, w * 0.09, 30)]
/** A bell tower of the old town: open belfry, a small dome or a pyramid, an iron cross of thin air. */
export const belfry = (fill: string, light: string, x: number, base: number, w: number, h: number, domed: boolean): Drawing => [
	rect(fill, x - w / 2, base - h, w, h), rect(fill, x - w * 0.6, base - h, w * 1.2, 8), rect(fill, x - w * 0.6, base - h * 0.66, w * 1.2, 7), gap(light, x - w * 0.2, base - h * 0.7, w * 0.4, h * 0.2, 1), rect(fill, x - w * 0.03, base - h * 0.9, w * 0.06, h * 0.1), smooth(fill, [[x - w * 0.12, base - h * 0.76], [x, base - h * 0.84], [x + w * 0.12, base - h * 0.76], [x, base - h * 0.74]]),
	rect(fill, x - w * 0.38, base - h - 26, w * 0.76, 28), gap(light, x - w * 0.12, base - h, w * 0.24, 22, 1),
	domed ? smooth(fill, [[x - w * 0.42, base - h - 24], [x - w * 0.42, base - h - 48], [x - w * 0.16, base - h - 72], [x, base - h - 84], [x + w * 0.16, base - h - 72], [x + w * 0.42, base - h - 48], [x + w * 0.42, base - h - 24]], 1 / 8) : shape(fill, [[x - w * 0.44, base - h - 24], [x, base - h - 92], [x + w * 0.44, base - h - 24]]),
	rect(fill, x - 1.5, base - h - 112, 3, 34), shape(light, [[x - w / 2, base - h * 0.62], [x - w / 2 + 4, base - h * 0.62], [x - w / 2 + 4, base], [x - w / 2, base]]),
]
/** What grows on a ledge and hangs over its edge at `y`, the light behind it along every top; `rim` is that light. */
export const spill = ([deep, leaf]: readonly [string, string], rim: string, from: number, to: number, y: number, size: number, seed: number, flower = ''): Drawing => {
	const random = seededRandom(seed)
	const clumps = indices((to - from) / (size * 1.3)).map((i) => ({ x: from + size * 0.7 + i * size * 1.3 + (random() - 0.5) * size * 0.7, wide: size * (1.3 + random() * 1.1), high: size * (0.7 + random() * 0.9), hang: random() > 0.35 ? size * (0.6 + random() * 2) : 0 }))
	return [
		clumps.map(({ x, wide, high }, i) => foliage(rim, [x + size * 0.08, y - high * 0.42 - size * 0.09], wide * 1.03, high * 1.02, { seed: seed + i, bumps: 8, flat: 0.5 })),
		clumps.map(({ x, wide, high }, i) => foliage(i % 3 ? deep : leaf, [x, y - high * 0.36], wide, high, { seed: seed + i, bumps: 8, flat: 0.4 })),
		clumps.map(({ x, wide, hang }, i) => (hang ? [-0.24, 0.06, 0.3].map((dx, k) => [taperedStroke(k % 2 ? leaf : deep, [x + dx * wide, y - size * 0.2], [x + dx * wide * 1.2, y + hang * 0.4], [x + dx * wide * 1.1 + size * 0.1 * (k - 1), y + hang * (1 - k * 0.22)], size * 0.34, size * 0.06), indices(3).map((m) => lens(k % 2 ? leaf : deep, x + dx * wide * 1.1 - size * 0.22, y + hang * (0.2 + m * 0.24) * (1 - k * 0.2), size * 0.46, size * 0.18)), i % 2 ? [] : disc(rim, x + dx * wide * 1.16, y + hang * 0.3, size * 0.07)]) : [])),
		flower ? clumps.filter((_, i) => i % 2 === 0).map(({ x, wide, high }, i) => indices(4).map((k) => disc(flower, x + (k - 1.5) * wide * 0.2, y - high * (0.5 + ((i + k) % 3) * 0.16), size * 0.1))) : [],
	]
}
