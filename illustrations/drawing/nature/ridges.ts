import { seededRandom, indices } from '../random.ts'
import { mix } from '../colour.ts'
import { type Drawing, hill, type Mark, type Point, shape, smooth } from '../shapes.ts'

/** A jagged skyline with `peaks` peaks, up to `height` above `base`. */
export function crags(seed: number, from: number, to: number, base: number, height: number, peaks: number): Point[] {
	const random = seededRandom(seed)
	const step = (to - from) / (peaks * 2)
	const line = indices(peaks * 2 + 1).map((i): Point => {
		const up = i % 2 ? 0.62 + 0.38 * random() : 0.2 + 0.35 * random()
		return [from + i * step + (random() - 0.5) * step * 0.7, base - height * up]
	})
	return line.flatMap((point, i): Point[] => {
		const next = line[i + 1]
		if (!next) return [point]
		const at = 0.35 + random() * 0.3
		const rough = (random() - 0.5) * height * 0.12
		return [point, [point[0] + (next[0] - point[0]) * at, point[1] + (next[1] - point[1]) * at + rough]]
	})
}
/** A soft skyline: rounded hills. */
export function swells(seed: number, from: number, to: number, base: number, height: number, count: number): Point[] {
	const random = seededRandom(seed)
	return indices(count * 2 + 1).map(
		(i): Point => [
			from + ((to - from) * i) / (count * 2),
			base - height * (i % 2 ? 0.6 + 0.4 * random() : 0.1 + 0.35 * random()),
		],
	)
}
/** A ridge with hard edges; every slope that falls to the right (or to the left, `lit` 'right') lies in shade. */
export function ridge(
	fill: string,
	shade: string,
	line: readonly Point[],
	base: number,
	lit: 'left' | 'right' = 'left',
): Drawing {
	const [first, last] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]]
	return [
		shape(fill, [...line, [last[0], base], [first[0], base]]),
		slopes(line, lit).map((slope) => facet(shade, slope, base, lit)),
	]
}
/** The segments of the skyline that slope down away from the light. */
function slopes(line: readonly Point[], lit: 'left' | 'right') {
	const way = lit === 'left' ? line : [...line].reverse()
	const found: Point[][] = []
	let run: Point[] = []
	way.forEach((point, i) => {
		const next = way[i + 1]
		if (next && next[1] > point[1]) run.push(point)
		else {
			if (run.length > 0) found.push([...run, point])
			run = []
		}
	})
	return found.filter((run) => (run.at(-1)?.[1] ?? 0) - (run[0]?.[1] ?? 0) > 14)
}
/** A facet: down the slope, then back to the peak over a broken edge that leans with the light. */
function facet(shade: string, run: readonly Point[], base: number, lit: 'left' | 'right'): Mark {
	const [peak, foot] = [run[0] ?? [0, 0], run.at(-1) ?? [0, 0]]
	const fall = foot[1] - peak[1]
	const lean = (lit === 'left' ? -1 : 1) * fall
	const bottom = Math.min(base, foot[1] + fall * 0.75)
	return shape(shade, [
		...run,
		[foot[0] + lean * 0.22, bottom],
		[peak[0] - lean * 0.2, peak[1] + fall * 0.92],
		[peak[0] + lean * 0.06, peak[1] + fall * 0.62],
		[peak[0] - lean * 0.1, peak[1] + fall * 0.34],
	])
}
/** Snow on the peaks: what of the skyline rises over `line`, with a ragged lower edge. */
export function snow(fill: string, skyline: readonly Point[], line: number, seed: number): Drawing {
	const random = seededRandom(seed)
	return skyline.slice(1, -1).flatMap(([x, y], i) => {
		const [left, right]: Point[] = [skyline[i] ?? [0, 0], skyline[i + 2] ?? [0, 0]]
		if (!left || !right) return []
		if (y > line || left[1] < y || right[1] < y) return []
		const down = (side: Point): Point => {
			const at = Math.min(1, (line - y) / Math.max(1, side[1] - y))
			return [x + (side[0] - x) * at, y + (side[1] - y) * at]
		}
		const [a, b] = [down(left), down(right)]
		return shape(fill, [
			[x, y],
			b,
			[x + (b[0] - x) * 0.45, b[1] + 8 + random() * 14],
			[x + (b[0] - x) * 0.1, line - random() * 12],
			[x + (a[0] - x) * 0.4, a[1] + 10 + random() * 16],
			a,
		])
	})
}
/** Mount Otemanu of Bora Bora as it stands over the lagoon: a leaning block of basalt on green shoulders, lit from the left. */
export function otemanu(rock: string, shade: string, green: string, x: number, base: number, size: number): Drawing {
	const put = (points: readonly Point[]) => points.map(([px, py]): Point => [x + px * size, base - py * size])
	return [
		shape(rock, put([[-330, 0], [-215, 70], [-150, 108], [-112, 172], [-84, 188], [-60, 262], [-28, 290], [-6, 366], [22, 384], [66, 378], [88, 330], [122, 292], [132, 238], [178, 186], [220, 128], [300, 74], [360, 0]])), // biome-ignore format: a profile
		shape(shade, put([[66, 378], [88, 330], [122, 292], [132, 238], [178, 186], [220, 128], [300, 74], [360, 0], [150, 0], [110, 92], [128, 150], [84, 196], [92, 250], [56, 300], [70, 342]])), // biome-ignore format: a profile
		shape(shade, put([[-28, 290], [-6, 240], [-30, 190], [-4, 140], [-40, 96], [-70, 150], [-60, 200]])), // biome-ignore format: a profile
		smooth(mix(green, rock, 0.35), put([[-480, -20], [-400, 30], [-260, 84], [-150, 70], [-60, 112], [30, 74], [130, 112], [240, 76], [390, 92], [520, 24], [560, -20]])), // biome-ignore format: a profile
		smooth(green, put([[-560, -30], [-470, 22], [-330, 44], [-210, 26], [-80, 56], [60, 30], [190, 60], [330, 34], [480, 50], [640, 14], [700, -30]])), // biome-ignore format: a profile
	]
}
/** Boulders of granite, rounded by wind: light above, shade below. */
export function boulders(
	light: string,
	shade: string,
	seed: number,
	from: number,
	to: number,
	base: number,
	size: number,
): Drawing {
	const random = seededRandom(seed)
	const count = Math.max(2, Math.round((to - from) / (size * 0.8)))
	return indices(count).map((i) => {
		const [wide, high] = [size * (0.7 + random() * 0.7), size * (0.45 + random() * 0.5)]
		const x = from + ((to - from) * (i + 0.5)) / count
		const stone = (dx: number, dy: number, w: number, h: number): Point[] => [
			[x + dx - w * 0.5, base + h * 0.3],
			[x + dx - w * 0.46, base + dy - h * 0.5],
			[x + dx - w * 0.1, base + dy - h],
			[x + dx + w * 0.3, base + dy - h * 0.86],
			[x + dx + w * 0.52, base + dy - h * 0.3],
			[x + dx + w * 0.5, base + h * 0.3],
		]
		return [
			smooth(shade, stone(0, 0, wide, high)),
			smooth(light, stone(-wide * 0.1, -high * 0.04, wide * 0.68, high * 0.9)),
		]
	})
}
/** Cliffs over the sea: a level top, a face broken into buttresses, and a beach or rocks at their foot. */
export function cliffs(
	top: string,
	face: string,
	shade: string,
	seed: number,
	edge: readonly Point[],
	base: number,
): Drawing {
	const random = seededRandom(seed)
	const [first, last] = [edge[0] ?? [0, 0], edge.at(-1) ?? [0, 0]]
	return [
		shape(face, [...edge, [last[0], base], [first[0], base]]),
		edge.slice(0, -1).flatMap(([x, y], i) => {
			const next = edge[i + 1] ?? [x, y]
			return indices(Math.max(1, Math.abs(next[0] - x) / 46)).map((j, _, all): Mark => {
				const at = (j + 0.2 + random() * 0.4) / all.length
				const [px, py] = [x + (next[0] - x) * at, y + (next[1] - y) * at]
				const wide = 9 + random() * 15
				return shape(shade, [
					[px, py + 3],
					[px + wide, py + 4],
					[px + wide * 1.1, py + (base - py) * 0.5],
					[px + wide * 2, base],
					[px + wide * 0.4, base],
					[px + wide * 0.3, py + (base - py) * 0.55],
				])
			})
		}),
		shape(top, [
			...edge,
			[last[0], last[1] - 2],
			...[...edge].reverse().map(([x, y], i): Point => [x, y + 7 + (i % 3) * 4]),
		]),
	]
}
/** Dunes, one behind the other: each crest has a lit face and one in shade. */
export function dune(light: string, shade: string, crest: readonly Point[], base: number): Drawing {
	const top = crest.reduce((best, point) => (point[1] < best[1] ? point : best), crest[0] ?? [0, 0])
	const after = crest.slice(crest.indexOf(top))
	const last = crest.at(-1) ?? top
	return [
		hill(light, crest, base),
		smooth(
			shade,
			[
				...after,
				[last[0], base],
				[top[0] + 60, base],
				[top[0] - 50, (top[1] + base) / 2 + 30],
				[top[0] + 14, top[1] + 34],
			],
			1 / 9,
		),
	]
}
/** One great rock in three tones, wind-worn: it stands on `y` with its middle at `x`; the light comes from the left unless `lit` says so. */
export function boulder(
	[light, middle, shade]: readonly [string, string, string],
	x: number,
	y: number,
	width: number,
	height: number,
	seed = 1,
	lit: 'left' | 'right' = 'left',
): Drawing {
	const random = seededRandom(seed)
	const way = lit === 'left' ? 1 : -1
	const bend = () => 0.9 + random() * 0.2
	const [a, b, c, d] = [bend(), bend(), bend(), bend()]
	const put = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + way * px * width, y - py * height])
	return [
		smooth(
			middle,
			put([
				[-0.48, -0.06],
				[-0.52 * a, 0.3],
				[-0.4, 0.66 * b],
				[-0.16, 0.94 * c],
				[0.14, 0.98 * d],
				[0.4, 0.7 * b],
				[0.52 * a, 0.32],
				[0.48, -0.06],
			]),
		),
		smooth(
			shade,
			put([
				[0.06, -0.06],
				[0.16 * a, 0.3],
				[0.04 * b, 0.56],
				[0.2, 0.8],
				[0.16, 0.97 * d],
				[0.4, 0.7 * b],
				[0.52 * a, 0.32],
				[0.48, -0.06],
			]),
		),
		smooth(
			light,
			put([
				[-0.44, 0.42],
				[-0.36, 0.66 * b],
				[-0.15, 0.91 * c],
				[0.1, 0.95 * d],
				[0.02, 0.76],
				[-0.16 * a, 0.6],
				[-0.26, 0.46],
			]),
		),
	]
}
