// biome-ignore-all format: a layer a line, from the sky down to our feet
import { upTo } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { dusk, inLight, type Light } from '../drawing/hours.ts'
import { type Drawing, disc, hill, lens, limb, type Point, rect, shape, smooth } from '../drawing/marks.ts'
import { type Greens } from '../drawing/plants.ts'
import { scene } from '../drawing/scene.ts'
import { glitter, waves } from '../drawing/sea.ts'
import { sky, stars, sun } from '../drawing/sky.ts'

/** Saadiyat: bone-white dunes, sea-glass green, screens lit like lanterns under a coral sky. */
const strand = { bone: '#f3e6d6', sand: '#e3cdb4', shade: '#b39a9e', plaster: '#d9b793', plasterShade: '#9a7a7c', sea: '#8fc4b4', coral: '#e8907c', indigo: '#3f4a7c', teak: '#6a473a' }
const saltbush: Greens = ['#4f6a66', '#76907c', '#a7b592']
const moonrise: Light = { ...dusk, sky: ['#4a5488', '#6f6c98', '#a583a0', '#dc9a98', '#f2b8a2', '#f9d2b4'], sun: '#fff2dc', halos: ['#f0b6a4', '#f7ccb4'], haze: '#b795a8', sea: ['#e8c0b0', '#a9c6b8', '#7db5ab', '#5a9a9a'], glitter: '#fff0dc', cast: ['#7a6494', 0.16] }

/** A low pavilion: plaster, a roof terrace, a screen lit from behind. */
function pavilion(c: typeof strand, x: number, base: number, width: number, height: number, screens: number): Drawing {
	const bay = (width * 0.74) / screens
	return [
		rect(c.plaster, x, base - height, width, height + 60), rect(c.plasterShade, x + width * 0.84, base - height, width * 0.16, height + 60), rect(mix(c.plaster, '#fff0dc', 0.4), x - 3, base - height - 5, width + 6, 7),
		upTo(screens).map((i) => { const [l, w, t, h] = [x + width * 0.06 + i * bay, bay * 0.8, base - height * 0.78, height * 0.78]; return [
			rect('#ffc869', l, t, w, h),
			upTo(5).map((k) => upTo(Math.round(h / (w / 5))).map((j) => ((j + k) % 2 ? shape('#a2583f', diamond(l + (k + 0.5) * (w / 5), t + (j + 0.5) * (w / 5), w / 11)) : []))),
		] }),
	]
}
const diamond = (x: number, y: number, r: number): Point[] => [[x - r, y], [x, y - r], [x + r, y], [x, y + r]]
/** A tuft of marram: blades bent over by the wind. */
const tuft = (greens: Greens, x: number, y: number, size: number, seed: number): Drawing =>
	upTo(9).map((i) => { const lean = (i - 4) * 0.16 + 0.24; return limb(greens[(i + seed) % 3] ?? greens[0], [x + (i - 4) * size * 0.05, y], [x + lean * size * 0.4, y - size * 0.6], [x + lean * size * 1.2, y - size * (0.94 - Math.abs(i - 4) * 0.1)], size * 0.09, 0.5) })

export const scenes = [
	scene('hotel-8/beach', (moment) => {
		const c = inLight(strand, moonrise)
		return [
			sky(moonrise, 384, 14), stars('#fdeee0', 21, 190, 18), sun(moonrise, 300, 268, 50),
			rect('#e8c0b0', 0, 384, 1200, 420),
			hill('#b9cdbd', [[-20, 400], [300, 396], [700, 402], [1220, 396]]), hill('#8fbfb2', [[-20, 428], [300, 420], [640, 432], [1220, 424]]), hill('#6eaaa4', [[-20, 484], [280, 470], [600, 486], [860, 470]]),
			glitter('#fff3e0', 300, 392, 560, { width: 90, spread: 2.2, count: 26, seed: 4, moment }), waves('#d9ead9', 400, 560, { seed: 7, count: 12, moment }),
			hill(mix(c.sand, moonrise.haze, 0.3), [[640, 402], [760, 380], [900, 366], [1060, 356], [1220, 340]]),
			pavilion(c, 708, 392, 92, 40, 3), pavilion(c, 826, 388, 128, 56, 3), pavilion(c, 990, 388, 180, 76, 4), rect(c.plaster, 906, 314, 34, 40), rect(c.plasterShade, 926, 314, 14, 40),
			hill(c.bone, [[440, 500], [540, 452], [640, 412], [720, 388], [800, 404], [880, 388], [960, 402], [1060, 380], [1140, 396], [1220, 372]]), hill(mix(c.bone, c.shade, 0.6), [[714, 394], [740, 398], [800, 410], [872, 396], [900, 410], [960, 412], [1052, 390], [1084, 410], [1140, 408], [1220, 386]], 440),
			hill(c.bone, [[330, 560], [460, 486], [620, 452], [760, 424], [860, 432], [980, 418], [1090, 432], [1220, 412]]),
			[[690, 452, 34], [756, 440, 30], [850, 442, 34], [930, 436, 30], [1010, 440, 40], [1100, 446, 40], [1170, 436, 34]].map(([x = 0, y = 0, s = 0], i) => tuft(saltbush, x, y, s, i)),
			smooth('#ffffff', [[-20, 668], [120, 640], [260, 592], [360, 552], [500, 500], [520, 506], [380, 568], [270, 616], [120, 668], [-20, 700]]),
			hill(c.sand, [[-20, 690], [120, 660], [270, 606], [380, 558], [520, 500], [700, 480], [900, 500], [1220, 470]]), hill(c.bone, [[-20, 740], [160, 700], [330, 640], [480, 580], [640, 536], [860, 540], [1220, 500]]),
			track(mix(c.shade, c.sand, 0.15), mix(c.shade, c.indigo, 0.16)),
			hill(mix(c.bone, c.shade, 0.5), [[880, 830], [960, 700], [1060, 640], [1220, 600]]), tuft(saltbush, 1090, 664, 110, 1), tuft(saltbush, 1160, 640, 130, 2), tuft(saltbush, 1010, 716, 90, 3),
		]
	}),
]
const bezier = ([a, b, c, d]: readonly [number, number, number, number], t: number) => a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3
/** A turtle's way up from the water: a smooth furrow, a comma of a flipper on either side at every stroke. */
function track(fill: string, dark: string): Drawing {
	const way = (t: number): Point => [bezier([96, 430, 560, 772], t), bezier([690, 800, 640, 486], t)]
	const size = (t: number) => 1.5 - 0.3 * t - 0.9 * t ** 3
	const slant = (t: number): Point => { const [[x, y], [X, Y]] = [way(t), way(t + 0.02)]; const long = Math.hypot(X - x, Y - y); return [((X - x) / long) * 0.62, (Y - y) / long] }
	const line = upTo(11).map((i) => i / 10)
	const along = (side: number): Point[] => line.map((t) => [way(t)[0] - side * 9 * slant(t)[1] * size(t), way(t)[1] + side * 9 * slant(t)[0] * size(t)])
	return [
		smooth(fill, [...along(-1), ...along(1).reverse()], 1 / 8),
		upTo(20).map((i) => { const t = i / 20; const [x, y] = way(t); const s = size(t); return [-1, 1].map((side) => lens(dark, x - side * 26 * s * slant(t)[1] - 13 * s, y + side * 26 * s * slant(t)[0], 27 * s, 9 * s)) }),
		disc(fill, ...way(1), 4),
	]
}
