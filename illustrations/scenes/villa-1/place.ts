// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { mix } from '../../drawing/colour.ts'
import { type Light } from '../../drawing/light.ts'
import { type Window } from '../../drawing/buildings/houses.ts'
import { lens, type Drawing } from '../../drawing/shapes.ts'
import { type Greens } from '../../drawing/nature/plants.ts'
import { crags, ridge } from '../../drawing/nature/ridges.ts'

/** Vallauris: ochre and pine, potters' turquoise, the red rock of the Esterel across the gulf. */
export const vallauris = {
	ochre: '#ebbd78',
	shade: '#c08a63',
	tile: '#bf5a3c',
	shutter: '#2c5f50',
	glass: '#41586b',
	stone: '#efdcb6',
	gravel: '#f1dfbb',
	turquoise: '#2aa5a4',
	water: '#55c2b8',
	biscuit: '#ecd3a6',
	slate: '#4c667c',
	oak: '#7b5637',
	iron: '#33353f',
	copper: '#c2703f',
	blanket: '#bd5b3d',
	linen: '#fbf1dd',
	clay: '#c9764c',
	esterel: '#b5604f',
	bark: '#6b4534',
}
export const pines: Greens = ['#234238', '#3b6149', '#6a8a58']
export const scrub: Greens = ['#3f5a44', '#6a8057', '#9aa76c']
export const dim = ([dark, middle, light]: Greens, colour: string, amount: number): Greens => [
	mix(dark, colour, amount),
	mix(middle, colour, amount),
	mix(light, colour, amount),
]

/** The gulf: the Esterel to the west, the flat Lérins before it. */
export const gulf = (light: Light, c: typeof vallauris, horizon: number): Drawing => [
	ridge(mix(c.esterel, light.haze, 0.5), mix(c.esterel, light.haze, 0.3), crags(9, 330, 1260, horizon, 92, 7), horizon),
	ridge(
		mix(c.esterel, light.haze, 0.22),
		mix(c.esterel, light.shadow, 0.25),
		crags(24, 690, 1260, horizon, 62, 6),
		horizon,
	),
]
export const lerins = (light: Light, horizon: number, x: number): Drawing => [
	[
		lens(mix(pines[1], light.haze, 0.35), x, horizon + 5, 210, 16),
		lens(mix(pines[0], light.haze, 0.3), x + 130, horizon + 10, 190, 17),
	],
]
export const shutters = (c: typeof vallauris): Window => ({
	width: 1.1,
	low: 3.9,
	high: 5.9,
	glass: c.glass,
	shutter: c.shutter,
	sill: c.stone,
})
