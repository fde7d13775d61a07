// biome-ignore-all format: a layer a line, from the sky down to our feet
import { chance, upTo } from '../drawing/chance.ts'
import { disc, type Drawing, lens, mass, moved, type Point, rect, shape, smooth, stroke, veil } from '../drawing/marks.ts'
import { scene } from '../drawing/scene.ts'

/** A ring around the island, pulled out of round by a few slow waves. */
const ring = (fill: string, across: number, seed: number, uneven = 0.07): Drawing =>
	smooth(fill, upTo(20).map((i): Point => { const a = (i * Math.PI) / 10; const r = across * (1 + uneven * Math.sin(2 * a + seed) + uneven * 0.5 * Math.sin(3 * a + seed * 2)); return [640 + r * Math.cos(a), 390 + r * 0.74 * Math.sin(a)] }))
/** A palm from above: eight leaves around nothing. */
const star = (fill: string, x: number, y: number, size: number): Drawing =>
	shape(fill, upTo(16).map((i): Point => { const r = i % 2 ? size * 0.42 : size; return [x + r * Math.cos((i * Math.PI) / 8 + x), y + r * 0.86 * Math.sin((i * Math.PI) / 8 + x)] }))
const seaplane: Drawing = [stroke('#0b5c78', [-44, 18], [52, -22], 11), stroke('#0b5c78', [-24, -52], [38, 42], 13), stroke('#0b5c78', [-50, 2], [-34, 30], 8)]

export const scenes = [
	scene('destination-maldives', () => {
		const random = chance(7)
		return [
			rect('#0d4a72', 0, 0, 1200, 800),
			upTo(22).map((i) => lens(i % 2 ? '#125a83' : '#0a3f66', random() * 1300 - 150, random() * 800, 120 + random() * 220, 5 + random() * 6)),
			ring('#12688c', 500, 1), ring('#1c93ad', 420, 1.2), ring('#f2fbf0', 345, 1.3), ring('#3fc0c4', 337, 1.3), ring('#7be0d2', 262, 1.8), ring('#b9f0df', 200, 2.2),
			ring('#fbebc8', 165, 2.4), ring('#e6cf9d', 124, 2.5), ring('#1f5a4c', 116, 2.5),
			upTo(64).map((i) => { const [a, r] = [i * 2.4, 13.2 * Math.sqrt(i)]; return star(['#2c7a58', '#3f9465', '#79b06a'][i % 3] ?? '#3f9465', 640 + r * Math.cos(a), 388 + r * 0.74 * Math.sin(a), 17) }),
			veil(0.3, stroke('#0f6e86', [770, 452], [918, 518], 7)), stroke('#c79a6a', [766, 442], [914, 508], 7),
			upTo(4).map((i) => disc('#b58a55', 826 + i * 30, 452 + i * 14, 10, 8)),
			moved(seaplane, 392, 268, 1),
			mass('#ffffff', [150, 690], 330, 120, { seed: 4 }), mass('#ffffff', [1080, 110], 300, 110, { seed: 9 }),
		]
	}),
]
