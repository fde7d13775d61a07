// biome-ignore-all format: one shape per line is easier to compare with the picture
import { seededRandom, indices } from '../random.ts'
import { mix } from '../colour.ts'
import { type Drawing, rect, shape } from '../shapes.ts'

type TownHouse = { x: number; foot: number; width: number; height: number; fill: string; floors: number; bays: number }
export type TownColours = { shade: string; glass: string; shutter: string; roof: string; lamp: string }
/** A house of an old town seen straight on: a low tiled roof (`flat`: a parapet), shuttered windows in rows. `lit` of its windows (0 to 1) have a lamp. */
export function townHouse({ x, foot, width, height, fill, floors, bays }: TownHouse, c: TownColours, { lit = 0, seed = 1, flat = false } = {}): Drawing {
	const random = seededRandom(seed)
	const [top, tall, step] = [foot - height, height / (floors + 0.3), width / bays]
	const [w, h] = [step * 0.34, tall * 0.54]
	return [
		rect(fill, x, top, width, height), rect(mix(fill, c.shade, 0.3), x + width * 0.8, top, width * 0.2, height),
		flat ? rect(mix(fill, '#fff6dc', 0.5), x - 2, top - 4, width + 4, 7) : [shape(c.roof, [[x - 6, top + 3], [x + 5, top - width * 0.13], [x + width - 5, top - width * 0.13], [x + width + 6, top + 3]]), rect(mix(c.roof, c.shade, 0.4), x - 6, top + 1, width + 12, 4)],
		indices(floors).map((floor) => indices(bays).map((bay) => {
			const [left, sill] = [x + step * (bay + 0.5) - w / 2, top + tall * (floor + 0.95)]
			const lamp = random() < lit
			return [rect(lamp ? c.lamp : c.glass, left, sill - h, w, h), c.shutter ? [rect(c.shutter, left - w * 0.52, sill - h, w * 0.48, h), rect(c.shutter, left + w * 1.04, sill - h, w * 0.48, h)] : [], rect(mix(fill, '#fff6dc', 0.6), left - w * 0.2, sill, w * 1.4, Math.max(1.5, h * 0.07))]
		})),
	]
}
