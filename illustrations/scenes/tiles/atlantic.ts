// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { at, wake } from '../../drawing/things/boats.ts'
import { indices } from '../../drawing/random.ts'
import { mix } from '../../drawing/colour.ts'
import { gold, type Light, noon } from '../../drawing/light.ts'
import { transform, disc, type Drawing, hill, lens, taperedStroke, foliage, type Point, rect, shape, smooth, stroke, withOpacity } from '../../drawing/shapes.ts'
import { bush, type Foot, type Greens } from '../../drawing/nature/plants.ts'
import { scene } from '../../drawing/scene.ts'
import { glitter, sea, waves } from '../../drawing/nature/sea.ts'
import { cumulus, sky, streaks, sun } from '../../drawing/nature/sky.ts'
import { palm } from '../../drawing/nature/trees.ts'

const trade: Light = { ...noon, sky: ['#3fa3d4', '#67b9de', '#92cee5', '#bde1e6', '#e4f0e2'], sea: ['#2785ae', '#2aa6bd', '#4cc3c6', '#86dcd0', '#bdecd8'], haze: '#bfd9d8' }
const four: Light = { ...gold, sky: ['#7db7cf', '#a0c9d2', '#c8d9cc', '#eedfb8', '#fbdc9f'], sea: ['#7fb5b8', '#4b9aa8', '#2f8097', '#226b88'], haze: '#e3cfa6' }
const palms: Greens = ['#1d5a48', '#2f8257', '#7ab463']

/** A volcanic cone: its left flank in the sun, gullies down it, forest at its foot. */
const piton = (x: number, base: number, wide: number, high: number, [light, middle, shade]: readonly [string, string, string]): Drawing => {
	const put = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * wide, base - py * high])
	return [
		smooth(middle, put([[-0.62, -0.02], [-0.4, 0.2], [-0.24, 0.5], [-0.13, 0.82], [-0.04, 0.99], [0.05, 0.96], [0.14, 0.76], [0.25, 0.48], [0.42, 0.2], [0.66, -0.02]]), 1 / 7),
		smooth(shade, put([[0.02, 0.98], [0.05, 0.96], [0.14, 0.76], [0.25, 0.48], [0.42, 0.2], [0.66, -0.02], [0.2, -0.02], [0.12, 0.2], [0.14, 0.36], [0.04, 0.52], [0.07, 0.7]]), 1 / 8),
		smooth(light, put([[-0.05, 0.95], [-0.13, 0.8], [-0.23, 0.5], [-0.38, 0.2], [-0.28, 0.16], [-0.16, 0.36], [-0.12, 0.6]]), 1 / 8),
		smooth(shade, put([[-0.09, 0.6], [-0.04, 0.44], [-0.1, 0.22], [-0.06, 0.06], [-0.16, 0.04], [-0.14, 0.26]]), 1 / 8),
	]
}
/** A sloop built on the beach: gaff main with one patch, jib, a painted hull; lengths in metres from its waterline. */
const islandSloop = ({ x, y, size }: Foot): Drawing => transform([
	shape('#fff6e0', [[0.3, 1.6], [0.3, 9.6], [4, 10.8], [6.4, 1.9]]), shape('#ecd9ba', [[4, 10.8], [6.4, 1.9], [3.6, 1.75], [3, 9]]), shape('#d9553c', [[2.1, 4.2], [3.9, 4.4], [3.7, 6.2], [2.1, 6]]), shape('#fffdf2', [[-0.1, 10.2], [-0.1, 1.9], [-4.9, 1.6]]), shape('#e3d2b6', [[-0.1, 4.4], [-0.1, 1.9], [-4.9, 1.6]]),
	smooth('#2f6fa8', [[-5, 1.7], [-4.2, 0.4], [-2.6, -0.1], [3.4, -0.1], [4.6, 0.5], [5.2, 1.5], [0, 1]], 1 / 9), smooth('#fff6e0', [[-5, 1.7], [-4.8, 1.3], [0, 0.8], [5.1, 1.2], [5.2, 1.5], [0, 1.1]], 1 / 9), shape('#c8493c', [[-2.9, 0.05], [3.6, 0.05], [3.3, -0.15], [-2.5, -0.15]]),
	stroke('#7a5238', [0.1, 0.9], [0.1, 11.6], 0.24), stroke('#7a5238', [0.2, 1.6], [6.6, 1.85], 0.18), stroke('#7a5238', [0.2, 9.6], [4.2, 11], 0.18), stroke('#7a5238', [-4.4, 1.6], [-6.4, 2.1], 0.2),
], (px, py) => [x + px * size, y - py * size])
/** A boat of the Portuguese beaches, drawn up: a high painted prow at each end. */
const beachBoat = ({ x, y, size }: Foot, side: string, band: string): Drawing => transform([
	smooth(mix(side, '#3a2c4c', 0.35), [[-4.4, 3.4], [-3.6, 1.1], [-1.6, 0.9], [2, 0.9], [3.4, 1.2], [4.6, 2.7], [2, 1.6], [-2, 1.6]], 1 / 9),
	smooth(side, [[-4.5, 3.6], [-4, 1.2], [-2.6, 0.1], [2.6, 0.1], [4, 1], [4.7, 2.9], [2.6, 1.4], [-2, 1.4]], 1 / 9), smooth(band, [[-4.5, 3.6], [-4.3, 2.5], [-2.2, 1.05], [2.6, 1.05], [4.5, 2.1], [4.7, 2.9], [2.6, 1.4], [-2, 1.4]], 1 / 9), shape('#fff2d6', [[-3.9, 1.5], [-3.2, 1.15], [-3.3, 0.72], [-3.75, 0.95]]), disc('#2f3f66', -3.55, 1.1, 0.18),
], (px, py) => [x + px * size, y - py * size])

export const atlantic = [
	scene('destination-caribbean', (progress) => [
		sky(trade, 400), cumulus('#ffffff', '#cde3e6', [250, 190], 300, 4), cumulus('#ffffff', '#cde3e6', [1000, 240], 260, 7), cumulus('#ffffff', '#cde3e6', [640, 128], 190, 3),
		hill(mix('#4f8f7f', trade.haze, 0.5), [[-20, 352], [160, 330], [320, 350], [560, 340], [780, 356], [1000, 330], [1220, 350]], 404),
		piton(790, 410, 400, 270, ['#7fb77f', '#4d9275', '#37766d']), piton(440, 414, 480, 350, ['#86bd73', '#3f8a63', '#25695b']),
		hill('#37805c', [[80, 414], [230, 386], [430, 396], [640, 378], [820, 392], [1000, 378], [1220, 366]], 420), indices(30).map((i) => foliage(i % 3 ? '#2c7354' : '#5ea564', [110 + i * 38, 404 - (i % 4) * 5], 52, 24, { seed: i + 2 })),
		lens('#fbeecb', 150, 418, 900, 14), sea(trade, 420, { sway: 4 }), lens('#9fe3d3', 260, 500, 520, 26), lens('#3ab4c2', 620, 560, 560, 34), lens('#a9ead8', 40, 620, 560, 40), waves('#f6fff6', 432, 700, { seed: 5, count: 24, progress }),
		indices(6).map((i) => { const x = 330 + i * 132 + (i % 2) * 24; return palm(at(x, 424, 8), 7 + (i % 3), '#7f6a4c', palms, { seed: i + 3, lean: i % 2 ? 0.12 : -0.12, fronds: 7 }) }),
		withOpacity(0.3, smooth('#0f6e86', [[500, 566], [640, 556], [780, 566], [700, 584], [560, 584]], 1 / 6)), islandSloop(at(620, 560, 24)), wake(at(620, 566, 22), '#eafaf0'),
		smooth('#fbe9c0', [[-40, 660], [160, 688], [400, 738], [640, 752], [880, 722], [1080, 660], [1240, 610], [1240, 840], [-40, 840]], 1 / 8), smooth('#fffbee', [[-40, 652], [160, 680], [400, 728], [640, 742], [880, 712], [1080, 650], [1240, 600], [1240, 614], [1080, 664], [880, 726], [640, 756], [400, 742], [160, 692], [-40, 664]], 1 / 8),
		palm(at(128, 850, 66), 8.6, '#80664a', palms, { seed: 6, lean: 0.2, spread: 0.4 }), palm(at(60, 860, 56), 7, '#80664a', palms, { seed: 9, lean: -0.04, spread: 0.4 }), palm(at(1090, 850, 62), 7.8, '#80664a', palms, { seed: 4, lean: -0.16, spread: 0.4 }),
		bush(at(40, 800, 60), 3.4, 1.6, palms, { seed: 3, blossom: '#e8503f' }), bush(at(1140, 806, 60), 3.6, 1.5, palms, { seed: 7, blossom: '#e8503f' }),
	]),
	scene('destination-portuguese-coast', (progress) => {
		const breaker = (y: number, to: number, seed: number, thick: number): Drawing => { const step = (to + 60) / 10; return [lens(mix(four.sea[2] ?? '', four.sea[3] ?? '', 0.6), -60, y - thick * 0.5, to + 60, thick * 0.7), smooth('#ffffff', [...indices(11).map((i): Point => [i * step - 60, y + Math.sin(i * 1.7 + seed) * 4]), ...indices(20).toReversed().map((i): Point => [(i * step) / 2 - 60, y + thick * (0.34 + 0.4 * Math.abs(Math.sin(i * 1.9 + seed)))])], 1 / 6), lens('#d9efe8', -80, y + thick * 1.1, to, 6)] }
		return [
			sky(four, 330), sun(four, 330, 190, 42), streaks('#fdf1cf', 90, 5, 5, progress), sea(four, 330, { bottom: 640, sway: 4 }), glitter('#fff0c4', 330, 336, 520, { width: 90, spread: 2.4, count: 26, seed: 2, progress }),
			hill(mix('#6f7f66', four.haze, 0.6), [[780, 300], [900, 280], [1040, 290], [1220, 262]], 332),
			smooth('#b98a5c', [[470, 452], [500, 372], [560, 316], [640, 292], [1240, 250], [1240, 560], [860, 520], [640, 480]], 1 / 9), indices(9).map((i) => shape('#8d6450', [[520 + i * 80, 330 - i * 5 + 30], [544 + i * 80, 330 - i * 5], [556 + i * 80, 400], [590 + i * 80, 480 + i * 3], [546 + i * 80, 470 + i * 3]])),
			smooth('#7ba05c', [[482, 372], [540, 306], [640, 272], [800, 266], [1000, 236], [1240, 210], [1240, 330], [1000, 330], [800, 344], [680, 330], [580, 356], [520, 360]], 1 / 8), smooth('#a6bd6a', [[540, 308], [640, 272], [800, 266], [1000, 236], [1240, 210], [1240, 250], [1000, 272], [780, 296], [620, 300]], 1 / 8),
			smooth('#ece0c0', [[650, 276], [760, 280], [960, 320], [1240, 340], [1240, 352], [940, 330], [740, 292]], 1 / 8),
			[rect('#fff6e2', 700, 232, 110, 44), rect('#d9cbb8', 786, 232, 24, 44), shape('#c85a3c', [[692, 234], [706, 212], [804, 212], [818, 234]]), [716, 742, 768].map((x) => rect('#4d6f8c', x, 246, 12, 16))],
			[shape('#fffaea', [[600, 280], [612, 118], [660, 118], [672, 280]]), shape('#dccdbd', [[642, 280], [640, 118], [660, 118], [672, 280]]), shape('#d0492f', [[605, 214], [608, 170], [664, 170], [667, 214]]), shape('#a53a34', [[641, 214], [640, 170], [664, 170], [667, 214]]), rect('#d0492f', 600, 106, 72, 13), rect('#5a7088', 618, 70, 36, 37), rect('#fff0b4', 622, 74, 28, 30), shape('#d0492f', [[610, 72], [636, 42], [662, 72]]), rect('#d0492f', 633, 30, 6, 16), indices(5).map((i) => rect('#d0492f', 602 + i * 16, 94, 3, 13)), rect('#7d8f9c', 628, 250, 16, 30)],
			breaker(426, 470, 2, 20), breaker(486, 640, 5, 28), 
			smooth('#f3dca8', [[-40, 590], [200, 570], [460, 556], [700, 536], [900, 506], [1240, 470], [1240, 840], [-40, 840]], 1 / 8), breaker(552, 480, 8, 32), smooth('#e6c78e', [[-40, 612], [240, 596], [520, 580], [760, 560], [960, 530], [1240, 500], [1240, 540], [960, 566], [740, 590], [500, 612], [220, 626], [-40, 640]], 1 / 8),
			withOpacity(0.28, [smooth(four.shadow, [[410, 652], [650, 644], [750, 658], [590, 676], [450, 672]], 1 / 8), smooth(four.shadow, [[750, 684], [1000, 674], [1120, 690], [960, 708]], 1 / 8)]), beachBoat(at(790, 606, 19), '#f0bf3f', '#2f6f9f'), beachBoat(at(540, 668, 31), '#2f78a8', '#d0492f'), beachBoat(at(900, 690, 34), '#d0492f', '#fff2d6'),
			smooth('#c9a26a', [[180, 650], [330, 628], [430, 652], [400, 700], [250, 716], [160, 690]], 1 / 7), indices(9).map((i) => taperedStroke('#a67b4e', [176 + i * 30, 690 - (i % 2) * 10], [210 + i * 26, 660], [236 + i * 22, 636 + (i % 3) * 4], 2, 2)), indices(8).map((i) => disc('#d0492f', 188 + i * 30, 708 - i * 5 - (i % 2) * 4, 6)),
		]
	}),
	scene('destination-algarve', () => {
		const hole: Point = [600, 176]
		const ring = (fill: string, k: number, seed: number): Drawing => smooth(fill, indices(22).map((i): Point => { const a = (i * Math.PI) / 11; const r = k * (1 + 0.06 * Math.sin(3 * a + seed) + 0.04 * Math.sin(5 * a + seed * 2)); return [hole[0] + r * 1.5 * Math.cos(a), hole[1] + 30 + k * 0.16 + r * 0.86 * Math.sin(a)] }))
		const outline = (x: number, foot: number, wide: number, high: number, fill: string) => smooth(fill, [[x - wide, foot], [x - wide * 0.98, foot - high * 0.5], [x - wide * 0.74, foot - high * 0.86], [x - wide * 0.2, foot - high * 1.02], [x + wide * 0.34, foot - high], [x + wide * 0.8, foot - high * 0.78], [x + wide, foot - high * 0.4], [x + wide * 0.96, foot]], 1 / 6)
		const rim = (fill: string, x: number, foot: number, wide: number, high: number, inside: number): Drawing => ({ fill, outlines: [...outline(x, foot, wide, high, fill).outlines, ...outline(x, foot, inside, high - (wide - inside), fill).outlines], holes: true })
		return [
			rect('#6b3a34', 0, 0, 1200, 800), ring('#7d4538', 620, 1), ring('#96533a', 520, 1.6), ring('#b0653f', 430, 2.2), ring('#c67b48', 345, 2.9), ring('#d8944f', 268, 3.5), ring('#e8b066', 200, 4.1), ring('#f4ca84', 146, 4.7), ring('#fbe0a4', 112, 5.2),
			ring('#5fb6dc', 92, 5.6), ring('#86cce4', 70, 6), foliage('#ffffff', [644, 226], 100, 34, { seed: 4, flat: 0.7 }),
			[[364, 156, 590], [872, 150, 600]].map(([x = 0, wide = 0, foot = 0], i) => [
				outline(x, foot, wide, 190 + i * 40, '#9fd6e0'), shape('#3294b8', [[x - wide * 1.03, 508], [x + wide * 1.03, 508], [x + wide, foot], [x - wide, foot]]), shape('#5cbcc6', [[x - wide * 1.03, 548], [x + wide * 1.03, 544], [x + wide, foot], [x - wide, foot]]),
				i ? [shape('#d8944f', [[x + 20, 510], [x + 30, 462], [x + 60, 448], [x + 84, 470], [x + 92, 510]]), shape('#a8613f', [[x + 64, 510], [x + 60, 448], [x + 84, 470], [x + 92, 510]])] : [shape('#fffaf0', [[x - 24, 500], [x - 24, 446], [x + 8, 500]]), rect('#7c4a3a', x - 36, 500, 54, 7)],
				rim(i ? '#c98048' : '#e0a35c', x, foot, wide * 1.16, 190 + i * 40, wide * 0.94), rim('#f8dca0', x, foot, wide * 1.02, 172 + i * 40, wide * 0.92),
			]),
			smooth('#d9a964', [[-40, 620], [180, 586], [360, 576], [560, 596], [760, 588], [900, 580], [1080, 600], [1240, 640], [1240, 840], [-40, 840]], 1 / 8), smooth('#eaf6ee', [[180, 588], [360, 578], [520, 594], [520, 602], [360, 588], [190, 598]], 1 / 8), smooth('#eaf6ee', [[730, 592], [880, 582], [1020, 594], [1020, 602], [880, 592], [740, 600]], 1 / 8),
			smooth('#c08a50', [[-40, 690], [200, 640], [330, 690], [560, 770], [860, 760], [1000, 680], [1240, 690], [1240, 840], [-40, 840]], 1 / 8),
			withOpacity(0.22, shape('#fff0bc', [[520, 250], [690, 250], [800, 660], [420, 660]])), disc('#fbe6ac', 610, 664, 200, 46), disc('#fff4cc', 606, 662, 158, 34),
			withOpacity(0.4, smooth('#6b3a34', [[540, 690], [700, 676], [800, 650], [780, 676], [680, 704]], 1 / 7)), smooth('#d99a1f', [[516, 690], [600, 690], [720, 664], [806, 624], [760, 676], [660, 706], [560, 708]], 1 / 7), smooth('#fbd23e', [[512, 686], [590, 672], [710, 646], [806, 620], [730, 668], [620, 692], [540, 696]], 1 / 7), smooth('#5c3c34', [[610, 676], [650, 664], [690, 656], [680, 668], [640, 682]], 1 / 7), taperedStroke('#8a5a3c', [500, 640], [610, 668], [730, 690], 6, 6), taperedStroke('#d0492f', [500, 640], [484, 634], [468, 630], 16, 12), taperedStroke('#d0492f', [730, 690], [748, 694], [762, 700], 16, 12),
			indices(9).map((i) => disc('#b5804a', 420 + i * 14, 716 + (i % 2) * 12 - i * 2, 5, 3)), smooth('#4f2c2e', [[-40, -40], [130, -40], [96, 160], [150, 330], [90, 480], [120, 640], [60, 840], [-40, 840]], 1 / 7), smooth('#4f2c2e', [[1240, -40], [1090, -40], [1120, 140], [1070, 320], [1120, 500], [1090, 660], [1150, 840], [1240, 840]], 1 / 7),
		]
	}),
]
