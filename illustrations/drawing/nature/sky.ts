import { seededRandom, indices } from '../random.ts'
import type { Light } from '../light.ts'
import { type Drawing, disc, hill, lens, foliage, CANVAS, type Point, rect } from '../shapes.ts'

/** Bands that get narrower towards the horizon. `arch` raises their middle. */
export function sky({ sky }: Light, horizon: number, arch = 14): Drawing {
	const [zenith = '#fff', ...bands] = sky
	return [
		rect(zenith, 0, 0, CANVAS.width, CANVAS.height),
		bands.map((band, i) => {
			const y = horizon * (1 - (1 - (i + 1) / sky.length) ** 1.25) - 8
			return hill(band, [
				[-10, y + arch],
				[600, y - arch],
				[1210, y + arch],
			])
		}),
	]
}
/** The sun, or a full moon, with its discs of haze. */
export const sun = ({ sun, halos }: Light, x: number, y: number, radius: number): Drawing => [
	halos.map((halo, i) => disc(halo, x, y, radius * (1 + (halos.length - i) * 0.62))),
	disc(sun, x, y, radius),
]
export function crescent({ sun, sky }: Light, x: number, y: number, radius: number): Drawing {
	return [disc(sun, x, y, radius), disc(sky[1] ?? sun, x + radius * 0.42, y - radius * 0.18, radius * 0.9)]
}
/** A few stars in three sizes. */
export function stars(colour: string, seed: number, bottom: number, count = 34): Drawing {
	const random = seededRandom(seed)
	return indices(count).map((i) => {
		const size = i % 9 === 0 ? 2.6 : i % 3 === 0 ? 1.8 : 1.2
		return disc(colour, random() * CANVAS.width, random() ** 1.4 * bottom, size)
	})
}
/** Long horizontal clouds. They drift with `progress` and come back. */
export function streaks(colour: string, y: number, seed: number, count = 5, progress = 0): Drawing {
	const random = seededRandom(seed)
	return indices(count).map(() => {
		const width = 160 + random() * 340
		const drift = Math.sin(2 * Math.PI * progress) * 10
		return lens(colour, random() * 1300 - 150 + drift, y + (random() - 0.5) * 110, width, 7 + random() * 14)
	})
}
/** A fair-weather cloud with a level base: lit above, grey below. */
export const cumulus = (light: string, shade: string, [x, y]: Point, width: number, seed: number): Drawing => [
	foliage(shade, [x + width * 0.04, y], width, width * 0.4, { seed, bumps: 8, flat: 0.86 }),
	foliage(light, [x - width * 0.03, y - width * 0.035], width * 0.92, width * 0.36, {
		seed: seed + 1,
		bumps: 8,
		flat: 0.9,
	}),
	foliage(light, [x + width * 0.12, y - width * 0.12], width * 0.5, width * 0.32, {
		seed: seed + 2,
		bumps: 7,
		flat: 0.6,
	}),
]
