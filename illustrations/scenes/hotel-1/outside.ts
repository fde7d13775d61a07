// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { at, tender } from '../../drawing/things/boats.ts'
import { seededRandom, indices } from '../../drawing/random.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { camera } from '../../drawing/camera.ts'
import { heron } from '../../drawing/buildings/fronts.ts'
import { bush, mangrove } from '../../drawing/nature/plants.ts'
import { parasol } from '../../drawing/things/poolside.ts'
import { lantern } from '../../drawing/buildings/gulf.ts'
import { dawn, gold, inLight, type Light, night, noon } from '../../drawing/light.ts'
import { transform, disc, type Drawing, hill, lens, taperedStroke, foliage, reflect, placeAt, type Point, rect, shape, smooth, stroke, tint, withOpacity } from '../../drawing/shapes.ts'
import { scene } from '../../drawing/scene.ts'
import { glitter, waves } from '../../drawing/nature/sea.ts'
import { crescent, sky, stars, streaks, sun } from '../../drawing/nature/sky.ts'
import { block } from '../../drawing/things/solids.ts'
import { channels, domes, kayak, mangroves, skyline, sunrise, tower } from './place.ts'

export const outside = [
	scene('hotel-1/mangroves', (progress) => {
		const c = inLight(channels, sunrise)
		const tuft = (x: number, y: number, wide: number, size: number, seed: number): Drawing => [lens(mix(mangroves[0], '#94b4c0', 0.45), x - wide * size * 0.56, y + size * 0.1, wide * size * 1.12, size * 0.5), mangrove(at(x, y, size), wide, 1.5, c.root, mangroves, seed)]
		const bank = (fill: string, points: Point[]): Drawing => smooth(fill, points, 1 / 6)
		return [
			sky(sunrise, 440, 16), sun(sunrise, 452, 330, 58), streaks('#fde6cf', 130, 11, 5, progress),
			skyline(mix(c.bronzeDeep, sunrise.haze, 0.72)), domes(mix(c.white, sunrise.haze, 0.45)),
			rect('#f8d6c2', 0, 446, 1200, 400),
			hill(mix(mangroves[1], sunrise.haze, 0.56), [[-20, 440], [120, 432], [260, 438], [420, 446], [560, 448]], 462), hill(mix(mangroves[1], sunrise.haze, 0.5), [[540, 452], [700, 436], [900, 430], [1060, 436], [1220, 428]], 466),
			tower(c),
			smooth('#ecc6bd', [[-40, 520], [260, 500], [520, 540], [760, 520], [1240, 540], [1240, 840], [-40, 840]]),
			glitter('#fff4dc', 452, 458, 700, { width: 110, spread: 2.2, count: 30, seed: 6, progress }),
			bank(mix(mangroves[1], sunrise.haze, 0.3), [[560, 512], [600, 470], [680, 462], [760, 478], [860, 464], [980, 478], [1100, 462], [1240, 480], [1240, 520], [980, 522], [760, 510]]), bank(mix(mangroves[0], sunrise.haze, 0.26), [[600, 514], [640, 494], [760, 500], [900, 492], [1080, 502], [1240, 496], [1240, 526], [960, 526]]),
			bank(mix(mangroves[1], sunrise.haze, 0.34), [[-40, 470], [60, 464], [160, 478], [250, 474], [330, 492], [220, 510], [60, 506], [-40, 514]]),
			smooth('#c4ccd0', [[-40, 590], [180, 566], [420, 600], [640, 620], [900, 590], [1240, 600], [1240, 840], [-40, 840]]),
			indices(8).map((i) => tuft(610 + i * 88, 562 + (i % 3) * 9 + i * 4, 4, 34, i + 3)), indices(3).map((i) => tuft(20 + i * 84, 560 - i * 10, 3.2, 34 - i * 4, i + 13)),
			smooth('#94b4c0', [[-40, 700], [200, 660], [460, 716], [700, 740], [1000, 680], [1240, 700], [1240, 840], [-40, 840]]),
			waves('#fbe9d8', 560, 790, { seed: 5, count: 16, progress }),
			indices(4).map((i) => tuft(880 + i * 112, 668 + i * 18, 4.4, 54, i + 23)),
			jetty(c), placeAt(kayak(c), 0, Math.sin(2 * Math.PI * progress) * 3), heron(at(262, 588, 118), mix('#8fa0a8', c.milk, 0.2), '#3d4a58', '#e0a24c'),
		]
	}),
	scene('hotel-1/arrival', (progress) => {
		const light: Light = { ...dawn, sky: ['#33466f', '#4f5d86', '#7f7d9e', '#b99ba8', '#e6b8aa'], cast: ['#4a4f86', 0.34], shadow: '#2a2f55' }
		const c = inLight(channels, light)
		const root: Point = [96, 478]
		const tip = (t: number, cut = 1): Point => [root[0] + Math.sin(0.22 + t * 1.22) * (760 + 390 * t) * cut, root[1] - Math.cos(0.22 + t * 1.22) * (640 - 120 * t) * cut]
		const under = (t: number) => mix(mix(c.white, light.shadow, 0.3), '#ffcf8a', 0.12 + t * 0.5)
		const bag = (x: number, y: number): Drawing => [rect('#8a4f34', x, y - 44, 88, 44), rect('#653728', x + 60, y - 44, 28, 44), rect('#c98d54', x + 14, y - 44, 6, 44), rect('#c98d54', x + 56, y - 44, 6, 44), taperedStroke('#653728', [x + 28, y - 44], [x + 44, y - 72], [x + 60, y - 44], 5, 5)]
		return [
			sky(light, 520, 16), stars('#dfe3f2', 5, 200, 16), hill(mix(mangroves[0], light.haze, 0.3), [[-20, 560], [300, 548], [700, 556], [1220, 540]], 640),
			rect('#3d3a5c', 250, 396, 800, 216), indices(12).map((i) => [rect(i === 5 || i === 6 ? '#ffe2a6' : '#f6b96c', 262 + i * 66, 410, 60, 202), rect(i === 5 || i === 6 ? '#fff0c4' : '#fbd08c', 262 + i * 66, 470, 60, 142)]), indices(13).map((i) => [rect(c.bronze, 246 + i * 66, 390, 16, 222), rect(c.bronzeDeep, 255 + i * 66, 390, 7, 222)]),
			[[330, 70], [770, 60], [880, 84]].map(([x = 0, h = 0]) => [rect('#7a4f3a', x + 10, 590, 24, 22), foliage(mangroves[0], [x + 22, 590 - h * 0.5], 60, h, { seed: x, bumps: 8 })]),
			rect('#49507a', 0, 608, 1200, 200), hill('#5a5d88', [[-20, 620], [400, 612], [900, 616], [1220, 610]], 660), hill('#3d456f', [[-20, 716], [300, 690], [800, 704], [1220, 680]]),
			indices(12).map((i) => (i === 5 || i === 6 ? [] : lens('#c9946c', 268 + i * 66, 632 + (i % 3) * 22, 52, 9))), indices(6).map((i) => lens('#d9a878', 586 + (i % 2) * 30 - i * 12, 624 + i * 27, 120 + i * 16, 8)),
			shape('#3f74b8', [[604, 612], [708, 612], [900, 800], [480, 800]]), shape('#7cbdf0', [[628, 612], [686, 612], [792, 800], [580, 800]]), shape('#d2f0ff', [[646, 612], [670, 612], [712, 800], [654, 800]]), indices(5).map((i) => shape('#3d456f', [[604 - i * i * 9 - 18, 628 + i * 34], [708 + i * i * 12 + 22, 628 + i * 34], [710 + i * i * 12 + 24, 631 + i * 34], [602 - i * i * 9 - 20, 631 + i * 34]])),
			indices(11).map((i) => { const [a, b, d] = [i / 11, (i + 0.5) / 11, (i + 1) / 11]; return [shape(under(a), [root, tip(a), tip(b, 0.93)]), shape(mix(under(b), light.shadow, 0.34), [root, tip(b, 0.93), tip(d)])] }),
			smooth('#4f3a4a', [[60, 640], [72, 560], [70, 480], [96, 456], [132, 470], [120, 560], [134, 640]], 1 / 8), smooth('#372c48', [[104, 640], [106, 560], [108, 470], [132, 470], [120, 560], [134, 640]], 1 / 8), lens('#2f3358', 20, 642, 170, 14), taperedStroke('#ffd892', root, [480, 398], tip(1), 5, 3),
			withOpacity(0.5, lens('#2a2f55', 860, 752, 260, 20)), stroke('#c9913f', [890, 734], [1092, 734], 10), rect('#7a3a44', 886, 718, 210, 14), bag(930, 718), [900, 1080].map((x) => [disc('#2a2a44', x, 746, 11), disc('#c9913f', x, 746, 4)]),
			[[892, 902], [1080, 1090]].map(([a = 0, b = 0]) => [rect('#e2b05c', a, 520, b - a, 200), rect('#9a6a3c', b - 3, 520, 3, 200)]), taperedStroke('#e2b05c', [897, 524], [897, 424], [991, 430], 10, 9), taperedStroke('#c9913f', [1085, 524], [1085, 424], [991, 430], 10, 9), disc('#f0c878', 991, 426, 9), lens('#fff0c4', 894, 560 + Math.sin(2 * Math.PI * progress) * 30, 5, 40),
		]
	}),
	scene('hotel-1/pool', (progress) => {
		const light: Light = { ...noon, sky: ['#86c0d8', '#a4d0de', '#c6dfe0', '#e6e6da', '#f6e6d2'], haze: '#d4dfd8' }
		const c = inLight(channels, light)
		const e = camera({ height: 3, horizon: 330, focal: 800 })
		const paving = '#f7dccb'
		const foot = (i: number): Point => { const t = i / 11; return [600 + 190 * t + (i % 2 ? 9 : -9), 640 + 60 * t ** 1.4] }
		return [
			sky(light, 330, 14), streaks('#fdf6e6', 110, 21, 5, progress), placeAt(skyline(mix('#8fa9b4', light.haze, 0.5)), 380, 50, 0.62),
			hill(mix(mangroves[1], light.haze, 0.46), [[-20, 322], [300, 312], [700, 322], [1220, 308]], 380), rect('#a9d3d6', 0, 352, 1200, 200),
			hill(mix(mangroves[0], light.haze, 0.14), [[-20, 366], [240, 354], [420, 352], [560, 360], [760, 344], [980, 356], [1220, 340]], 392), indices(12).map((i) => mangrove(at(40 + i * 106, 404 + (i % 3) * 4, 34), 3.6, 1.7, c.root, mangroves, i + 41)), hill('#d9bfae', [[-20, 420], [180, 408], [420, 404], [760, 410], [1220, 398], [1220, 420], [700, 428], [380, 430]], 424),
			smooth('#8cc6cc', [[-20, 440], [240, 418], [600, 426], [940, 418], [1240, 424], [1240, 560], [-20, 560]], 1 / 8), waves('#e6f4ee', 420, 480, { seed: 14, count: 9, progress }),
			heron(at(700, 446, 92), '#8fa0a8', '#3d4a58', '#e0a24c'), heron(at(852, 438, 80), '#f4f2ea', '#5a6470', '#e0a24c'), heron(at(452, 438, 74), '#8fa0a8', '#3d4a58', '#e0a24c'),
			hill(paving, [[-20, 690], [60, 560], [220, 490], [420, 462], [600, 456], [780, 462], [980, 490], [1140, 560], [1220, 690]]), hill(mix(paving, light.shadow, 0.16), [[-20, 720], [60, 590], [220, 510], [420, 480], [600, 473], [780, 480], [980, 510], [1140, 590], [1220, 720]]),
			smooth('#3fa7bd', [[70, 716], [92, 600], [240, 520], [420, 490], [600, 482], [780, 490], [960, 520], [1108, 600], [1130, 716], [1030, 640], [860, 600], [600, 586], [340, 600], [170, 640]], 1 / 6), smooth('#6cc3cd', [[150, 600], [300, 528], [600, 494], [900, 528], [1050, 600], [900, 562], [600, 536], [300, 562]], 1 / 7), smooth('#a8e0dc', [[300, 530], [460, 504], [600, 497], [740, 504], [900, 530], [600, 514]], 1 / 7),
			indices(10).map((i) => lens('#eefaf2', 210 + i * 84 + Math.sin(2 * Math.PI * (progress + i / 10)) * 8, 560 + Math.abs(i - 4.5) * 13 - (i % 2) * 22, 50, 6)),
			smooth(paving, [[-30, 830], [60, 740], [170, 654], [340, 612], [600, 598], [860, 612], [1030, 654], [1140, 740], [1230, 830]], 1 / 7), smooth(mix(paving, '#ffffff', 0.5), [[60, 742], [170, 652], [340, 610], [600, 596], [860, 610], [1030, 652], [1140, 742], [1020, 668], [860, 624], [600, 610], [340, 624], [180, 668]], 1 / 7),
			indices(3).map((i) => [shape(mix('#fffaf2', '#3fa7bd', i * 0.24), [[540 - i * 10, 604 - i * 10], [660 + i * 10, 604 - i * 10], [664 + i * 10, 594 - i * 10], [536 - i * 10, 594 - i * 10]])]).toReversed(), [540, 656].map((x) => taperedStroke('#c9913f', [x, 612], [x, 560], [x + 4, 588], 6, 6)),
			indices(11).map((i) => { const [x, y] = foot(i); const s = 0.8 + i * 0.06; return [disc('#c9a294', x, y, 11 * s, 6 * s), disc('#c9a294', x + 13 * s, y + 3 * s, 6 * s, 4 * s)] }),
			lens('#d3a99e', 770, 716, 300, 26), block(e, tones('#fff6e8'), [1.5, 0.2, 5.8], [0.7, 0.14, 1.5]), parasol(e, [2.5, 0, 6], ['#fff6e8', c.bronze], c.bronzeDeep, 1.3, 2.3),
			[0, 1].map((k) => { const x = 28 + k * 104; return [shape(k ? c.white : mix(c.white, '#ffffff', 0.5), [[x - 40, 0], [x + 66, 0], [x + 40 - k * 8, 640 - k * 66], [x - 66, 690 - k * 60]])] }), indices(7).map((i) => smooth(mix(c.milk, c.shade, 0.4), [[-20, 40 + i * 100], [60, 36 + i * 92], [182 - i * 5, 8 + i * 84], [180 - i * 5, 36 + i * 84], [60, 66 + i * 92], [-20, 72 + i * 100]], 1 / 9)), [16, 84, 150].map((x, i) => [taperedStroke(c.bronze, [x + 14, -10], [x + 10, 300], [x - 14, 700 - i * 46], 24, 18), taperedStroke(c.bronzeDeep, [x + 22, -10], [x + 18, 300], [x - 6, 700 - i * 46], 9, 7)]),
			bush(at(40, 760, 100), 2.6, 1, mangroves, { seed: 6, blossom: '#f7b9a8' }), bush(at(1180, 790, 100), 2, 0.8, mangroves, { seed: 9, blossom: '#f7b9a8' }),
		]
	}),
	scene('hotel-1/view', () => {
		const light: Light = { ...noon, sky: ['#a8cbd6', '#c3d7d8', '#dfe0d6', '#f1e3d2'], haze: '#e2dccf', cast: ['#ffe6cc', 0.08] }
		const c = inLight(channels, light)
		const water = '#8fc3c9'
		const ribbon = (fill: string, points: readonly (readonly [number, number, number])[], more: number): Drawing => smooth(fill, [...points.map(([x, y, w]): Point => [x - w - more, y]), ...points.toReversed().map(([x, y, w]): Point => [x + w + more, y])], 1 / 6)
		const creek = (fill: string, points: readonly (readonly [number, number, number])[], more: number): Drawing => smooth(fill, [...points.map(([x, y, w]): Point => [x, y - w - more]), ...points.toReversed().map(([x, y, w]): Point => [x, y + w + more])], 1 / 6)
		const creeks = [[[560, 600, 16], [470, 606, 18], [380, 560, 15], [280, 566, 14], [180, 520, 11], [80, 524, 11], [-30, 490, 9]], [[660, 540, 13], [740, 556, 13], [820, 520, 12], [920, 530, 11], [1020, 486, 9], [1120, 492, 9], [1230, 458, 7]], [[560, 452, 9], [480, 456, 9], [400, 424, 8], [310, 430, 7], [210, 398, 5], [110, 400, 4], [20, 382, 2]], [[616, 400, 7], [700, 402, 7], [780, 374, 6], [880, 378, 5], [980, 350, 4], [1080, 352, 2]], [[606, 350, 5], [520, 350, 4], [440, 328, 4], [340, 330, 3], [260, 314, 1]], [[640, 312, 3], [720, 310, 3], [800, 292, 2], [900, 292, 1]], [[620, 720, 22], [740, 716, 24], [860, 680, 24], [980, 690, 24], [1100, 640, 24], [1240, 640, 24]], [[240, 540, 9], [210, 600, 8], [140, 640, 8], [60, 640, 6], [-20, 668, 5]], [[900, 524, 7], [960, 570, 6], [1040, 580, 5], [1140, 566, 2]]] as const
		const stem = [[600, 830, 130], [560, 730, 84], [590, 650, 58], [640, 580, 42], [630, 510, 31], [580, 450, 24], [584, 400, 18], [628, 350, 13], [636, 306, 9], [612, 276, 6], [640, 246, 4]] as const
		const random = seededRandom(77)
		return [
			sky(light, 190, 8), [[420, 60], [540, 100], [664, 62], [760, 44]].map(([x = 0, w = 0]) => [disc('#fff4e6', x, 178, w / 2), rect('#fff4e6', x - w * 0.5, 178, w, 18), rect('#fff4e6', x - 1.5, 178 - w * 0.5 - 16, 3, 18), disc('#e0cfc6', x + w * 0.2, 182, w * 0.22)]), [380, 800].map((x) => rect('#fff4e6', x, 120, 6, 74)),
			hill(mix(mangroves[2], light.haze, 0.6), [[-20, 192], [300, 188], [700, 192], [1220, 186]], 300), rect(mix(water, light.haze, 0.5), 0, 204, 1200, 40),
			hill(mix(mangroves[1], light.haze, 0.34), [[-20, 236], [260, 230], [700, 238], [1220, 230]]), hill(mix(mangroves[1], light.haze, 0.14), [[-20, 330], [300, 316], [800, 330], [1220, 312]]), hill(mangroves[1], [[-20, 470], [300, 450], [800, 470], [1220, 440]]), hill(mix(mangroves[1], mangroves[0], 0.5), [[-20, 640], [300, 620], [800, 650], [1220, 610]]),
			indices(120).map(() => { const t = random() ** 0.8; const y = 250 + t * 540; const w = 16 + t * 90; return foliage([mangroves[0], mangroves[2], mix(mangroves[1], mangroves[2], 0.5)][Math.floor(random() * 3)] ?? mangroves[0], [random() * 1240 - 20, y], w, w * 0.3, { seed: Math.floor(random() * 90), bumps: 6, flat: 0.5 }) }),
			creeks.map((points) => creek(mix(mangroves[0], '#3a5a58', 0.5), points, 4)), ribbon(mix(mangroves[0], '#3a5a58', 0.5), stem, 7), creeks.map((points) => creek(water, points, 0)), ribbon(water, stem, 0), ribbon('#b9dcd8', [[590, 800, 24], [568, 720, 20], [604, 650, 13], [640, 586, 9], [622, 520, 3]], 0),
			smooth('#fbead2', [[560, 244], [620, 228], [720, 226], [800, 236], [760, 250], [640, 254]], 1 / 6), smooth('#e3cdb4', [[600, 250], [700, 246], [790, 240], [750, 254], [650, 257]], 1 / 6),
			[shape('#eefaf4', [[622, 470], [586, 640], [594, 640]]), shape('#eefaf4', [[622, 470], [652, 640], [644, 640]]), lens('#ffffff', 610, 486, 26, 7), transform(tender(at(0, 0, 5), '#fff6e8', c.bronze, '#33534b'), (x, y) => [622 + x * 0.34, 470 + y * 1.3])],
			[-30, 1130].map((x, i) => [shape(c.bronze, [[x, 0], [x + 70, 0], [x + (i ? 84 : 60), 800], [x + (i ? 10 : -10), 800]]), shape(c.bronzeDeep, [[x + (i ? 0 : 46), 0], [x + (i ? 20 : 70), 0], [x + (i ? 30 : 60), 800], [x + (i ? 10 : 38), 800]])]), rect(c.white, -10, 752, 1220, 60), rect(mix(c.white, light.shadow, 0.24), -10, 770, 1220, 6), lens(mix(c.white, light.shadow, 0.2), 820, 786, 150, 10), [rect('#33343f', 862, 736, 26, 26), rect('#33343f', 896, 736, 26, 26), disc('#4d4f5c', 875, 734, 13, 6), disc('#4d4f5c', 909, 734, 13, 6), rect('#b0763f', 886, 742, 12, 10)],
		]
	}),
	scene('hotel-1/garden', (progress) => {
		const light: Light = { ...gold, sky: ['#f0c088', '#f4cb98', '#f8d8a8', '#fbe3bc'], haze: '#e9c9a0' }
		const c = inLight(channels, light)
		const mud = '#b98f7a'
		const trunk = (x: number, y: number, s: number, lean: number, seed: number): Drawing => {
			const random = seededRandom(seed)
			const bark = mix(c.root, light.haze, Math.max(0, 0.5 - s * 0.5))
			return [taperedStroke(bark, [x, y - 90 * s], [x + lean * 60, y - 330 * s], [x + lean * 190, y - 640 * s], 44 * s, 20 * s), taperedStroke(bark, [x + lean * 40, y - 260 * s], [x - lean * 60 + 20, y - 360 * s], [x - lean * 160, y - 560 * s], 22 * s, 9 * s), indices(9).map((i) => { const dx = (i - 4) * 30 * s + (random() - 0.5) * 20; return taperedStroke(bark, [x + (i - 4) * 3, y - 150 * s - random() * 60 * s], [x + dx * 1.15, y - 110 * s], [x + dx * 1.3, y + (random() - 0.3) * 26 * s], 11 * s, 6 * s) })]
		}
		const crab = (x: number, y: number, s: number): Drawing => [[-1, 1].map((side) => [0, 1, 2].map((k) => taperedStroke('#8a3a30', [x + side * 5 * s, y], [x + side * (13 + k * 2) * s, y - (8 - k * 4) * s], [x + side * (15 + k * 2) * s, y + (4 + k) * s], 2.4 * s, 1.4 * s))), disc('#d9543a', x, y, 9 * s, 6.4 * s), disc('#f08a5c', x - 2 * s, y - 2 * s, 4 * s, 2.4 * s), taperedStroke('#f3b08a', [x + 7 * s, y - 3 * s], [x + 17 * s, y - 9 * s], [x + 9 * s, y - 14 * s], 5 * s, 3 * s)]
		const way = (t: number): Point => [470 - 150 * Math.sin(t * 2.2) * (1 - t) + 430 * t ** 2.6, 806 - 386 * (1 - (1 - t) ** 2.1)]
		const half = (t: number) => 210 * (1 - t) ** 1.7 + 9
		const planks = indices(34).map((i) => 1 - (i + 1) / 34)
		return [
			sky(light, 420, 10), sun(light, 900, 260, 50), hill(mix(mangroves[2], light.haze, 0.5), [[-20, 330], [200, 300], [420, 330], [640, 318], [900, 330], [1220, 300]], 460), hill(mix(mangroves[1], light.haze, 0.42), [[-20, 380], [240, 350], [520, 376], [800, 360], [1220, 380]], 460),
			rect(mix(mud, light.haze, 0.36), 0, 404, 1200, 400), hill(mud, [[-20, 500], [300, 470], [800, 490], [1220, 470]]), hill(mix(mud, light.shadow, 0.16), [[-20, 650], [300, 620], [800, 660], [1220, 620]]),
			[[760, 452, 300], [200, 470, 260], [880, 560, 300], [60, 610, 240], [820, 716, 420]].map(([x = 0, y = 0, w = 0]) => [lens('#f6d3a4', x, y, w, w * 0.11), lens('#fdeac8', x + w * 0.2, y - 2, w * 0.5, w * 0.04)]),
			[[300, 0.34], [470, 0.3], [690, 0.32], [1010, 0.38], [860, 0.3], [120, 0.36]].map(([x = 0, s = 0], i) => trunk(x, 452 + s * 40, s, i % 2 ? 0.12 : -0.14, i + 3)), [[200, 300, 420], [560, 292, 420], [900, 296, 400], [1140, 310, 300]].map(([x = 0, y = 0, w = 0], i) => [foliage(mix(mangroves[0], light.haze, 0.22), [x, y], w, 90, { seed: i + 2, bumps: 11, flat: 0.3 }), foliage(mix(mangroves[1], light.haze, 0.2), [x - 8, y - 14], w * 0.94, 60, { seed: i + 2, bumps: 11, flat: 0.5 })]),
			planks.map((t) => { const [x, y] = way(t); return lens(mix(mud, light.shadow, 0.34), x - half(t) * 1.2, y + half(t) * 0.5, half(t) * 3, half(t) * 0.16) }),
			planks.map((t, i) => { const [[x, y], [X, Y]] = [way(t), way(t + 1 / 34)]; const [a, b] = [half(t), half(t + 1 / 34)]; const pile = (side: number): Drawing => rect(mix(c.timber, '#3a2a3a', side > 0 ? 0.34 : 0.54), x + side * a - (side > 0 ? a * 0.12 : 0), y, a * 0.12, a * 0.62); return [i % 4 === 1 ? [pile(-1), pile(1)] : [], shape(mix(c.timber, '#3a2a3a', 0.4), [[x + a, y], [X + b, Y], [X + b, Y + b * 0.14], [x + a, y + a * 0.14]]), shape(mix(c.timber, '#3a2a3a', 0.3), [[x - a, y], [x + a, y], [x + a, y + a * 0.14], [x - a, y + a * 0.14]]), shape(mix(i % 3 ? c.timber : mix(c.timber, '#3a2a3a', 0.12), '#ffdfae', 0.34), [[x - a, y], [x + a, y], [X + b, Y + 1.4], [X - b, Y + 1.4]])] }),
			trunk(96, 690, 0.94, 0.14, 21), trunk(1072, 640, 0.82, -0.12, 33), trunk(330, 560, 0.5, -0.1, 12), trunk(900, 540, 0.46, 0.12, 15),
			[[80, 30, 460], [430, -6, 440], [1110, 40, 420], [800, -10, 420]].map(([x = 0, y = 0, w = 0], i) => [foliage(mangroves[0], [x, y + 40], w, 150, { seed: i + 12, bumps: 12 }), foliage(mangroves[1], [x - 10, y + 20], w * 0.95, 110, { seed: i + 12, bumps: 12, flat: 0.4 }), foliage(mangroves[2], [x - 40, y + 6], w * 0.5, 50, { seed: i + 17, bumps: 8, flat: 0.6 })]),
			crab(820, 640, 1.3), crab(934, 700, 1.6), crab(740, 596, 0.9), crab(206, 700, 1.2), crab(1030, 590, 0.9 + 0.05 * Math.sin(2 * Math.PI * progress)),
			[[402, 742], [452, 754]].map(([x = 0, y = 0]) => [lens('#5a3a34', x - 6, y + 4, 56, 12), smooth('#fff6e8', [[x, y + 4], [x - 2, y - 12], [x + 14, y - 18], [x + 24, y - 8], [x + 42, y - 4], [x + 46, y + 5]], 1 / 7), lens('#b0763f', x + 1, y - 13, 20, 7)]),
		]
	}),
	scene('hotel-1/night', (progress) => {
		const light: Light = { ...night, sky: ['#0f1d3d', '#172a4e', '#233a5f', '#35506f', '#566b80'] }
		const c = inLight(channels, { ...light, cast: ['#1b2c52', 0.66] })
		const lit = { ...c, white: '#33476e', shade: '#243558', milk: '#41608a', bronze: '#ffbc66', bronzeDeep: '#e08a3c' }
		const house = placeAt(tower(lit), -330, -92, 1.28)
		const water = 552
		return [
			sky(light, 540, 14), stars('#e9ecf4', 31, 430, 60), crescent(light, 236, 150, 44), placeAt(skyline('#2a4060'), 0, 108), indices(20).map((i) => rect('#f0c987', ((i * 211) % 280) + (i % 2 ? 20 : 930), 470 + ((i * 37) % 60), 3, 3)),
			hill('#16283f', [[-20, 536], [300, 528], [700, 534], [1220, 524]], 560), house, [[500, 40], [560, 50], [640, 44], [700, 54]].map(([x = 0, w = 0]) => rect('#ffcf7c', x, 536, w, 10)),
			hill('#122238', [[-20, 530], [120, 512], [300, 530], [480, 544], [520, 552]], 560), hill('#122238', [[660, 552], [760, 532], [900, 520], [1060, 530], [1220, 512]], 560),
			rect('#1d3556', 0, water, 1200, 260), tint(transform(reflect(house, water, 0.62), (x, y) => [x + Math.sin(y * 0.09 + 2 * Math.PI * progress) * 4, y]), '#1d3556', 0.42), hill('#16294a', [[-20, 716], [300, 700], [800, 726], [1220, 700]]),
			indices(12).map((i) => lens('#1d3556', 480 + ((i * 53) % 220), 580 + i * 15, 150, 4)), waves('#3d5a7c', 570, 790, { seed: 12, count: 18, progress }),
			[[60, 584, 40], [1150, 600, 44], [960, 584, 34]].map(([x = 0, y = 0, s = 0], i) => mangrove(at(x, y, s), 4.2, 1.6, '#0d1a30', ['#0d1a30', '#142a3e', '#1f3a48'], i + 5)),
			[placeAt(kayak({ ...c, red: '#8a3440', timber: '#4a3a4a' }), 250 + Math.sin(2 * Math.PI * progress) * 6, -40), stroke('#4a3a4a', [1026 + Math.sin(2 * Math.PI * progress) * 6, 676], [1036 + Math.sin(2 * Math.PI * progress) * 6, 622], 4), withOpacity(0.14, disc('#ffcf70', 1038 + Math.sin(2 * Math.PI * progress) * 6, 640, 70)), lantern(at(1038 + Math.sin(2 * Math.PI * progress) * 6, 664, 46), '#2a2438', '#ffd27a'), indices(6).map((i) => lens('#ffcf7c', 998 + (i % 2) * 14, 714 + i * 14, 76 - i * 6, 5))],
		]
	}),
]
/** Planks from the lower left corner into the channel, a rail on posts along their far side. */
function jetty(c: typeof channels): Drawing {
	const post = (x: number, y: number, high: number, wide: number): Drawing => [rect(c.timber, x, y - high, wide, high + 50), rect(mix(c.timber, '#3a2a3a', 0.4), x + wide * 0.6, y - high, wide * 0.4, high + 50)]
	return [
		[[60, 700], [180, 690], [330, 676]].map(([x = 0, y = 0]) => post(x, y, 90, 13)),
		shape(mix(c.timber, '#fff0d8', 0.3), [[-20, 606], [390, 584], [390, 592], [-20, 617]]),
		shape(mix(c.timber, '#fff0d8', 0.22), [[-20, 712], [420, 676], [470, 694], [-20, 780]]), shape(mix(c.timber, '#3a2a3a', 0.3), [[-20, 780], [470, 694], [470, 708], [-20, 800]]),
		indices(9).map((i) => stroke(mix(c.timber, '#3a2a3a', 0.24), [10 + i * 50, 710 - i * 4], [18 + i * 56, 773 - i * 10], 2)),
		post(384, 668, 84, 11), post(452, 700, 6, 12), post(240, 742, 4, 13),
	]
}
