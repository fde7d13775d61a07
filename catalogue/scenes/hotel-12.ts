// biome-ignore-all format: a layer a line, from the sky down to our feet
import { at } from '../drawing/boats.ts'
import { upTo } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { datePalm, gap } from '../drawing/fronts.ts'
import { dusk, inLight, type Light } from '../drawing/hours.ts'
import { disc, type Drawing, hill, lens, mirrored, rect, shape, smooth, stroke, tint } from '../drawing/marks.ts'
import { scene } from '../drawing/scene.ts'
import { glitter, waves } from '../drawing/sea.ts'
import { sky, stars } from '../drawing/sky.ts'

/** The Palm at the blue hour: ledges of pearl lit from below, brass and coral on midnight blue. */
const pearl = { pearl: '#fff1e2', shade: '#b9a8c0', midnight: '#22325f', glass: '#3a4c84', brass: '#d9a55a', coral: '#e8836c', sand: '#d9bba8', plaster: '#dcb893', plasterShade: '#8d6f78', wood: '#5b3a38' }
const fronds = ['#1b3349', '#2f5560'] as const
const blueHour: Light = { ...dusk, sky: ['#243a70', '#34508a', '#5a6ea4', '#9486ae', '#d99aa0', '#f3bb9c'], haze: '#8a86b0', sea: ['#c796a8', '#6f80ac', '#3f5f98', '#2b4680'], cast: ['#4a5a98', 0.12] }

/** The tower: shell-edged ledges one above the other, each throwing its light on the one below. */
function shells(c: typeof pearl, x: number, base: number): Drawing {
	return upTo(21).map((i) => {
		const up = i / 20
		const wide = 118 * (1 - 0.5 * up ** 2.4) * (0.94 + 0.06 * Math.cos(i * 1.3)) + (i < 3 ? (3 - i) * 12 : 0)
		const [y, shift] = [base - i * 22, x + Math.sin(up * 3) * 16]
		return [
			rect(c.glass, shift - wide * 0.84, y - 22, wide * 1.68, 22), rect(mix(c.glass, c.midnight, 0.6), shift + wide * 0.4, y - 22, wide * 0.44, 22),
			upTo(9).map((k) => ((i * 5 + k * 3) % 4 !== 1 ? rect(k > 6 ? '#dd9a62' : '#ffcf7c', shift - wide * 0.78 + k * wide * 0.175, y - 15, wide * 0.12, 11) : [])),
			smooth('#ffdf9e', [[shift - wide, y - 3], [shift, y + 6], [shift + wide, y - 3], [shift, y - 2]], 1 / 5),
			smooth(c.pearl, [[shift - wide * 1.04, y - 3], [shift - wide * 0.6, y + 3], [shift, y + 5], [shift + wide * 0.6, y + 3], [shift + wide * 1.04, y - 3], [shift + wide * 0.7, y - 5], [shift, y - 3], [shift - wide * 0.7, y - 5]], 1 / 7),
			smooth(c.shade, [[shift + wide * 0.4, y + 4], [shift + wide * 0.7, y + 2], [shift + wide * 1.04, y - 3], [shift + wide * 0.7, y - 4]], 1 / 8),
		]
	})
}
/** A wind tower: a shaft with its tall slots to the breeze, beams sticking out. */
const windTower = (c: typeof pearl, x: number, base: number, width: number, height: number): Drawing => [
	rect(c.plaster, x, base - height, width, height), rect(c.plasterShade, x + width * 0.64, base - height, width * 0.36, height), rect(mix(c.plaster, '#fff0dc', 0.4), x - 3, base - height - 4, width + 6, 6),
	[0.1, 0.3, 0.5].map((dx) => gap(c.midnight, x + width * dx, base - height * 0.56, width * 0.12, height * 0.36, 1)), [0.72, 0.84].map((dx) => gap(mix(c.midnight, '#101830', 0.4), x + width * dx, base - height * 0.56, width * 0.07, height * 0.36, 1)),
	[0.3, 0.62].map((up) => upTo(3).map((i) => rect(c.wood, x - 7, base - height * up - i * 0.1, 7, 4))), gap('#ffcf7c', x + width * 0.2, base, width * 0.28, height * 0.22, 1),
]
const marina = (c: typeof pearl, light: Light, base: number): Drawing =>
	[[700, 120, 26], [732, 176, 20], [758, 148, 30], [796, 236, 22], [824, 160, 28], [858, 290, 20], [884, 206, 30], [920, 250, 24], [950, 184, 34], [990, 226, 20], [1016, 150, 32], [1054, 196, 24], [1086, 128, 36], [1130, 164, 22], [1160, 112, 50]].map(([x = 0, h = 0, w = 0], i) => {
		const tone = mix(c.midnight, light.haze, 0.46 + (i % 3) * 0.1)
		return [shape(tone, [[x, base], [x, base - h], [x + w * 0.5, base - h - (i % 4) * 9], [x + w, base - h], [x + w, base]]), shape(mix(tone, c.midnight, 0.28), [[x + w * 0.6, base], [x + w * 0.6, base - h], [x + w, base - h], [x + w, base]]), i % 4 === 1 ? rect(tone, x + w / 2 - 1, base - h - 34, 2, 34) : [], upTo(Math.round(h / 15)).map((j) => ((i + j * 3) % 4 < 2 ? rect('#f8c98e', x + 3 + ((j * 7 + i * 3) % Math.max(2, w - 9)), base - h + 8 + j * 14, 4, 4) : []))]
	})
/** An abra: a low wooden ferry under its awning, a lamp at the bow. */
const abra = (c: typeof pearl, x: number, y: number, s: number): Drawing => [
	smooth(c.wood, [[x - 62 * s, y - 20 * s], [x - 52 * s, y - 2 * s], [x, y + 4 * s], [x + 52 * s, y - 4 * s], [x + 70 * s, y - 26 * s], [x + 40 * s, y - 13 * s], [x - 40 * s, y - 11 * s]], 1 / 8),
	[-38, -8, 22].map((dx) => rect(c.wood, x + dx * s, y - 44 * s, 3 * s, 36 * s)), smooth(c.coral, [[x - 48 * s, y - 42 * s], [x - 10 * s, y - 52 * s], [x + 34 * s, y - 42 * s], [x - 8 * s, y - 44 * s]], 1 / 8),
	stroke(c.wood, [x + 62 * s, y - 22 * s], [x + 64 * s, y - 46 * s], 2.4 * s), disc('#8a7f9c', x + 64 * s, y - 50 * s, 15 * s), disc('#ffdd94', x + 64 * s, y - 50 * s, 7 * s),
]

export const scenes = [
	scene('hotel-12/facade', (moment) => {
		const c = inLight(pearl, blueHour)
		const tower = shells(c, 372, 590)
		return [
			sky(blueHour, 548, 18), stars('#f4e6ea', 14, 220, 26),
			marina(c, blueHour, 552),
			rect('#b98fa8', 0, 548, 1200, 260), hill('#7f82ae', [[-20, 566], [300, 560], [700, 570], [1220, 562]]), hill('#4d689e', [[-20, 620], [300, 606], [700, 624], [1220, 612]]), hill('#33528c', [[-20, 702], [260, 690], [640, 712], [1220, 690]]),
			[[858, 60], [796, 44], [920, 50], [1054, 40]].map(([x = 0, h = 0]) => upTo(6).map((i) => lens('#f0bf98', x - 4 + ((i * 5) % 9), 560 + i * (h / 5), 26 - i * 2, 3))),
			tower, 
			smooth(c.sand, [[-40, 600], [60, 584], [300, 580], [520, 586], [700, 606], [760, 622], [640, 644], [420, 656], [160, 672], [-40, 700]]), smooth(mix(c.sand, c.midnight, 0.3), [[-40, 690], [160, 664], [420, 648], [640, 638], [768, 620], [660, 654], [420, 672], [160, 690], [-40, 720]]),
			rect(c.plaster, 470, 556, 210, 50), rect(c.plasterShade, 640, 556, 40, 50), upTo(6).map((i) => gap('#ffcf7c', 480 + i * 26, 606, 15, 32, 1)), windTower(c, 500, 608, 42, 138), windTower(c, 604, 608, 34, 104), windTower(c, 96, 606, 40, 120), rect(c.plaster, 40, 566, 150, 42), rect(c.plasterShade, 160, 566, 30, 42), upTo(4).map((i) => gap('#ffcf7c', 50 + i * 27, 608, 15, 28, 1)),
			[[30, 626, 8], [210, 616, 10], [252, 620, 8], [470, 622, 9], [560, 626, 11], [590, 628, 8], [704, 622, 9]].map(([x = 0, y = 0, h = 0], i) => datePalm(at(x, y, 11), h, c.wood, fronds, { lean: ((i % 3) - 1) * 0.08 })),
			tint(mirrored(upTo(5).map((i) => lens('#ffdf9e', 300 + (i % 2) * 30, 560 - i * 18, 150 - i * 12, 6)), 636, 1), '#33528c', 0.2),
			glitter('#ffd9a0', 372, 690, 800, { width: 120, spread: 1.6, count: 22, seed: 8, moment }), waves('#8ea6cc', 580, 790, { seed: 6, count: 16, moment }),
			upTo(5).map((i) => lens('#ffdd94', 906 - i * 6, 726 + i * 14, 46 + (i % 2) * 24, 5)), abra(c, 850, 716 + Math.sin(2 * Math.PI * moment) * 2, 1.25),
		]
	}),
]
