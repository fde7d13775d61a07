import { seededRandom, indices } from '../random.ts'
import type { Light } from '../light.ts'
import { type Drawing, hill, lens, CANVAS, type Point, rect } from '../shapes.ts'

/** Water from the horizon down to `bottom`, in bands that get wider towards the viewer. `sway` makes their edges wavy. */
export function sea({ sea }: Light, horizon: number, { bottom = CANVAS.height, sway = 5 } = {}): Drawing {
	const [far = '#fff', ...bands] = sea
	return [
		rect(far, -10, horizon, CANVAS.width + 20, bottom - horizon),
		bands.map((band, i) => {
			const y = horizon + (bottom - horizon) * ((i + 1) / sea.length) ** 1.7
			const edge = indices(7).map(
				(j): Point => [j * 204 - 12, y + (j % 2 ? sway : -sway) * (1 + i * 0.5) * (i % 2 ? 1 : -1)],
			)
			return hill(band, edge, bottom)
		}),
	]
}
/** Sunlight on water below the sun at `x`: longer and wider apart towards the viewer. It changes with `progress` and comes back. */
export function glitter(
	colour: string,
	x: number,
	top: number,
	bottom: number,
	{ width = 120, spread = 2.2, count = 34, seed = 1, progress = 0 } = {},
): Drawing {
	const random = seededRandom(seed)
	return indices(count).map((i) => {
		const near = ((i + random() * 0.8) / count) ** 1.6
		const reach = width * (0.35 + near * (spread - 0.35))
		const phase = random()
		const breath = 1 + 0.35 * Math.sin(2 * Math.PI * (progress * (1 + (i % 2)) + phase))
		const long = reach * (0.25 + 0.5 * random()) * breath
		const across = x + (random() - 0.5) * reach * 1.1
		return lens(
			colour,
			across - long / 2,
			top + 4 + near * (bottom - top),
			long,
			(2.4 + near * 7) * (0.7 + breath * 0.3),
		)
	})
}
/** Single waves, few and far between, over the whole width. */
export function waves(
	colour: string,
	top: number,
	bottom: number,
	{ seed = 1, count = 16, progress = 0 } = {},
): Drawing {
	const random = seededRandom(seed)
	return indices(count).map(() => {
		const near = random()
		const long = 26 + near * 110 * (0.6 + random() * 0.6)
		const drift = Math.sin(2 * Math.PI * (progress + random())) * (2 + near * 10)
		return lens(colour, random() * 1320 - 90 + drift, top + 8 + near ** 1.3 * (bottom - top), long, 1.6 + near * 4)
	})
}
