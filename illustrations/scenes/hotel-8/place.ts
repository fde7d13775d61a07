// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { indices } from '../../drawing/random.ts'
import { mix } from '../../drawing/colour.ts'
import { dusk, type Light } from '../../drawing/light.ts'
import { type Drawing, taperedStroke, type Point, rect, shape } from '../../drawing/shapes.ts'
import { type Greens } from '../../drawing/nature/plants.ts'

/** Saadiyat: bone-white dunes, sea-glass green, screens lit like lanterns under a coral sky. */
export const strand = { bone: '#f3e6d6', sand: '#e3cdb4', shade: '#b39a9e', plaster: '#d9b793', plasterShade: '#9a7a7c', sea: '#8fc4b4', coral: '#e8907c', indigo: '#3f4a7c', teak: '#6a473a' }
export const saltbush: Greens = ['#4f6a66', '#76907c', '#a7b592']
export const moonrise: Light = { ...dusk, sky: ['#4a5488', '#6f6c98', '#a583a0', '#dc9a98', '#f2b8a2', '#f9d2b4'], sun: '#fff2dc', halos: ['#f0b6a4', '#f7ccb4'], haze: '#b795a8', sea: ['#e8c0b0', '#a9c6b8', '#7db5ab', '#5a9a9a'], glitter: '#fff0dc', cast: ['#7a6494', 0.16] }

/** A low pavilion: plaster, a roof terrace, a screen lit from behind, or in the shade. */
export function pavilion(c: typeof strand, x: number, base: number, width: number, height: number, screens: number, [behind, wood]: readonly [string, string] = ['#ffc869', '#a2583f']): Drawing {
	const bay = (width * 0.74) / screens
	return [
		rect(c.plaster, x, base - height, width, height + 60), rect(c.plasterShade, x + width * 0.84, base - height, width * 0.16, height + 60), rect(mix(c.plaster, '#fff0dc', 0.4), x - 3, base - height - 5, width + 6, 7),
		indices(screens).map((i) => { const [l, w, t, h] = [x + width * 0.06 + i * bay, bay * 0.8, base - height * 0.78, height * 0.78]; return [
			rect(behind, l, t, w, h),
			indices(5).map((k) => indices(Math.round(h / (w / 5))).map((j) => ((j + k) % 2 ? shape(wood, diamond(l + (k + 0.5) * (w / 5), t + (j + 0.5) * (w / 5), w / 11)) : []))),
		] }),
	]
}
const diamond = (x: number, y: number, r: number): Point[] => [[x - r, y], [x, y - r], [x + r, y], [x, y + r]]
/** A tuft of marram: blades bent over by the wind; `sway` bends them further, for films. */
export const tuft = (greens: Greens, x: number, y: number, size: number, seed: number, sway = 0): Drawing =>
	indices(9).map((i) => { const lean = (i - 4) * 0.16 + 0.24 + sway * (1 + (i % 3) * 0.3); return taperedStroke(greens[(i + seed) % 3] ?? greens[0], [x + (i - 4) * size * 0.05, y], [x + lean * size * 0.4, y - size * 0.6], [x + lean * size * 1.2, y - size * (0.94 - Math.abs(i - 4) * 0.1)], size * 0.09, 0.5) })
