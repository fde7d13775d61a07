// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { indices } from '../../drawing/random.ts'
import { mix } from '../../drawing/colour.ts'
import { gap } from '../../drawing/buildings/fronts.ts'
import { dusk, type Light } from '../../drawing/light.ts'
import { disc, type Drawing, rect, shape, smooth, stroke } from '../../drawing/shapes.ts'

/** The Palm at the blue hour: ledges of pearl lit from below, brass and coral on midnight blue. */
export const pearl = { pearl: '#fff1e2', shade: '#b9a8c0', midnight: '#22325f', glass: '#3a4c84', brass: '#d9a55a', coral: '#e8836c', sand: '#d9bba8', plaster: '#dcb893', plasterShade: '#8d6f78', wood: '#5b3a38' }
export const fronds = ['#1b3349', '#2f5560'] as const
export const blueHour: Light = { ...dusk, sky: ['#243a70', '#34508a', '#5a6ea4', '#9486ae', '#d99aa0', '#f3bb9c'], haze: '#8a86b0', sea: ['#c796a8', '#6f80ac', '#3f5f98', '#2b4680'], cast: ['#4a5a98', 0.12] }

/** The tower: shell-edged ledges one above the other, each throwing its light on the one below; by day the panes are glass. */
export function shells(c: typeof pearl, x: number, base: number, [pane, shaded, glow]: readonly [string, string, string] = ['#ffcf7c', '#dd9a62', '#ffdf9e']): Drawing {
	return indices(21).map((i) => {
		const up = i / 20
		const wide = 118 * (1 - 0.5 * up ** 2.4) * (0.94 + 0.06 * Math.cos(i * 1.3)) + (i < 3 ? (3 - i) * 12 : 0)
		const [y, shift] = [base - i * 22, x + Math.sin(up * 3) * 16]
		return [
			rect(c.glass, shift - wide * 0.84, y - 22, wide * 1.68, 22), rect(mix(c.glass, c.midnight, 0.6), shift + wide * 0.4, y - 22, wide * 0.44, 22),
			indices(9).map((k) => ((i * 5 + k * 3) % 4 !== 1 ? rect(k > 6 ? shaded : pane, shift - wide * 0.78 + k * wide * 0.175, y - 15, wide * 0.12, 11) : [])),
			smooth(glow, [[shift - wide, y - 3], [shift, y + 6], [shift + wide, y - 3], [shift, y - 2]], 1 / 5),
			smooth(c.pearl, [[shift - wide * 1.04, y - 3], [shift - wide * 0.6, y + 3], [shift, y + 5], [shift + wide * 0.6, y + 3], [shift + wide * 1.04, y - 3], [shift + wide * 0.7, y - 5], [shift, y - 3], [shift - wide * 0.7, y - 5]], 1 / 7),
			smooth(c.shade, [[shift + wide * 0.4, y + 4], [shift + wide * 0.7, y + 2], [shift + wide * 1.04, y - 3], [shift + wide * 0.7, y - 4]], 1 / 8),
		]
	})
}
/** A wind tower: a shaft with its tall slots to the breeze, beams sticking out. */
export const windTower = (c: typeof pearl, x: number, base: number, width: number, height: number): Drawing => [
	rect(c.plaster, x, base - height, width, height), rect(c.plasterShade, x + width * 0.64, base - height, width * 0.36, height), rect(mix(c.plaster, '#fff0dc', 0.4), x - 3, base - height - 4, width + 6, 6),
	[0.1, 0.3, 0.5].map((dx) => gap(c.midnight, x + width * dx, base - height * 0.56, width * 0.12, height * 0.36, 1)), [0.72, 0.84].map((dx) => gap(mix(c.midnight, '#101830', 0.4), x + width * dx, base - height * 0.56, width * 0.07, height * 0.36, 1)),
	[0.3, 0.62].map((up) => indices(3).map((i) => rect(c.wood, x - 7, base - height * up - i * 0.1, 7, 4))), gap('#ffcf7c', x + width * 0.2, base, width * 0.28, height * 0.22, 1),
]
export const marina = (c: typeof pearl, light: Light, base: number): Drawing =>
	[[700, 120, 26], [732, 176, 20], [758, 148, 30], [796, 236, 22], [824, 160, 28], [858, 290, 20], [884, 206, 30], [920, 250, 24], [950, 184, 34], [990, 226, 20], [1016, 150, 32], [1054, 196, 24], [1086, 128, 36], [1130, 164, 22], [1160, 112, 50]].map(([x = 0, h = 0, w = 0], i) => {
		const tone = mix(c.midnight, light.haze, 0.46 + (i % 3) * 0.1)
		return [shape(tone, [[x, base], [x, base - h], [x + w * 0.5, base - h - (i % 4) * 9], [x + w, base - h], [x + w, base]]), shape(mix(tone, c.midnight, 0.28), [[x + w * 0.6, base], [x + w * 0.6, base - h], [x + w, base - h], [x + w, base]]), i % 4 === 1 ? rect(tone, x + w / 2 - 1, base - h - 34, 2, 34) : [], indices(Math.round(h / 15)).map((j) => ((i + j * 3) % 4 < 2 ? rect('#f8c98e', x + 3 + ((j * 7 + i * 3) % Math.max(2, w - 9)), base - h + 8 + j * 14, 4, 4) : []))]
	})
/** An abra: a low wooden ferry under its awning, a lamp at the bow. */
export const abra = (c: typeof pearl, x: number, y: number, s: number): Drawing => [
	smooth(c.wood, [[x - 62 * s, y - 20 * s], [x - 52 * s, y - 2 * s], [x, y + 4 * s], [x + 52 * s, y - 4 * s], [x + 70 * s, y - 26 * s], [x + 40 * s, y - 13 * s], [x - 40 * s, y - 11 * s]], 1 / 8),
	[-38, -8, 22].map((dx) => rect(c.wood, x + dx * s, y - 44 * s, 3 * s, 36 * s)), smooth(c.coral, [[x - 48 * s, y - 42 * s], [x - 10 * s, y - 52 * s], [x + 34 * s, y - 42 * s], [x - 8 * s, y - 44 * s]], 1 / 8),
	stroke(c.wood, [x + 62 * s, y - 22 * s], [x + 64 * s, y - 46 * s], 2.4 * s), disc('#8a7f9c', x + 64 * s, y - 50 * s, 15 * s), disc('#ffdd94', x + 64 * s, y - 50 * s, 7 * s),
]
