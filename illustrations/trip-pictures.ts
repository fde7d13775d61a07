// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { chalet, fir } from './drawing/buildings/alps.ts'
import { at, outrigger, sail, wake, yacht } from './drawing/things/boats.ts'
import { indices } from './drawing/random.ts'
import { mix } from './drawing/colour.ts'
import { dome, gap } from './drawing/buildings/fronts.ts'
import { lantern } from './drawing/buildings/gulf.ts'
import { dawn, dusk, gold, type Light, noon } from './drawing/light.ts'
import { transform, disc, type Drawing, hill, lens, taperedStroke, foliage, reflect, placeAt, type Point, rect, shape, smooth, stroke, tint, withOpacity } from './drawing/shapes.ts'
import type { Greens } from './drawing/nature/plants.ts'
import { dune } from './drawing/nature/ridges.ts'
import { scene } from './drawing/scene.ts'
import { glitter, sea } from './drawing/nature/sea.ts'
import { crescent, cumulus, sky, stars, streaks, sun } from './drawing/nature/sky.ts'
import { palm } from './drawing/nature/trees.ts'
import { scenes as tiles } from './scenes/tiles.ts'

const port: Light = { ...gold, sky: ['#e59a6c', '#eeab72', '#f5bd7e', '#f9d093', '#fde3b2'], sea: ['#eec08c', '#7fb0ab', '#3b8f9c', '#226f88'], haze: '#e9b58f' }
const river: Light = { ...gold, sky: ['#86b4c6', '#abc6ca', '#d3d5c0', '#f3dfb0', '#fbd791'], sea: ['#d8c291', '#8fae9c', '#4f8d92', '#2f7080'], haze: '#e6cc9d' }
const atoll: Light = { ...noon, sky: ['#43a9d6', '#6cbfe0', '#98d4e6', '#c4e7e6', '#e8f3e0'], sea: ['#2089b2', '#27a8bd', '#52c8c6', '#93e3d3', '#c9f2df'] }
const peaks: Light = { ...dawn, sky: ['#7f9fc4', '#a3b7cf', '#cbc8d0', '#ecd0c4', '#fbdcbe'], sea: ['#d9c3c2', '#9fb0c6', '#6f90b3', '#4a6f9a'], haze: '#c6c3d3' }
const sand: Light = { ...dusk, sky: ['#39406f', '#5f5482', '#94668a', '#ca7f80', '#ee9f78', '#f9c78c'] }
const evening: Light = { ...dusk, sky: ['#2b3d6c', '#4b5080', '#7a658d', '#b57b87', '#e69c7d', '#f9c78d'], sea: ['#d3958c', '#83739a', '#4e5c8d', '#33487a'] }
const palms: Greens = ['#1d5a48', '#2f8257', '#7ab463']

/** A distant block of flats or old house: its lit and its shaded side and some of its windows. */
const block = (fill: string, shade: string, glass: string, x: number, foot: number, width: number, height: number, every = 2): Drawing => [
	rect(fill, x, foot - height, width, height), rect(shade, x + width * 0.68, foot - height, width * 0.32, height),
	indices(height / 20 - 0.4).flatMap((floor) => indices(width / 17).map((bay) => ((floor * 3 + bay * 2 + Math.round(x)) % every === 0 ? rect(glass, x + 6 + bay * 16, foot - height + 9 + floor * 20, 7, 10) : []))),
]

/** The pictures of trips without a picture of their own, by the names in shared/trips/trip-picture.ts. */
export const tripPictures = [
	scene('monaco', () => [
		sky(port, 400), sun(port, 500, 336, 50), streaks('#fde6b8', 150, 5, 4), hill(mix('#7b5b78', port.haze, 0.5), [[-20, 330], [140, 250], [300, 220], [440, 300], [620, 372], [760, 400]], 404), hill(mix('#6a6470', port.haze, 0.3), [[560, 404], [700, 330], [820, 230], [960, 120], [1060, 150], [1220, 40]], 480), sea(port, 400, { sway: 2 }), glitter('#ffe8b8', 500, 404, 660, { width: 90, spread: 2.6, count: 24, seed: 3 }),
		[[700, 452, 60, 110], [752, 456, 74, 150], [818, 456, 56, 210], [866, 460, 80, 170], [940, 460, 62, 250], [996, 462, 84, 200], [1074, 464, 70, 270], [1140, 466, 80, 220]].map(([x = 0, foot = 0, w = 0, h = 0], i) => block(['#f6dfbd', '#eab58d', '#fbeed2', '#e2a27f'][i % 4] ?? '', ['#c79b8c', '#b97e72', '#cdb0a3', '#a8706c'][i % 4] ?? '', i % 3 ? '#6d6a86' : '#ffefc0', x, foot, w, h, 3)), rect('#d9b592', 660, 452, 560, 22), rect('#a98274', 660, 468, 560, 8),
		smooth('#8a6258', [[-40, 420], [60, 330], [150, 300], [260, 306], [330, 350], [372, 410], [392, 470], [300, 486], [-40, 500]], 1 / 8), smooth('#5f4552', [[230, 306], [260, 306], [330, 350], [372, 410], [392, 470], [320, 480], [290, 400]], 1 / 8), [block('#f6dfbd', '#c79b8c', '#6d6a86', 40, 334, 150, 64, 2), rect('#f6dfbd', 186, 236, 40, 96), rect('#c79b8c', 212, 236, 14, 96), [186, 201, 216].map((x) => rect('#f6dfbd', x, 228, 9, 9)), shape('#d4473c', [[206, 226], [206, 194], [240, 200], [208, 208]])], foliage('#476b58', [110, 348], 220, 50, { seed: 3 }), foliage('#5d8262', [250, 330], 130, 46, { seed: 5 }),
		yacht(at(450, 520, 7.4), '#fffaf0', '#c9b3a8', '#3f6a80'), wake(at(450, 524, 8), '#fbe6c0'), yacht(at(800, 510, 5.4), '#fffaf0', '#c9b3a8', '#3f6a80'), yacht(at(980, 560, 8.6), '#fffaf0', '#c9b3a8', '#3f6a80'), sail(at(620, 478, 5.4), '#fffaf0', '#f0cf9f', '#7c4a3a'), sail(at(220, 620, 14), '#fffaf0', '#f0cf9f', '#2f5f7c'), wake(at(220, 626, 13), '#fbe6c0'),
	]),
	scene('porto', () => {
		const bridge = (y: number): Point[] => indices(17).map((i) => [330 + i * 42, y - Math.sin((i * Math.PI) / 16) * 190])
		const arch = bridge(470)
		return [
			sky(river, 430), sun(river, 640, 250, 52), streaks('#fdf2d4', 130, 8, 4), hill(mix('#8a8f7a', river.haze, 0.5), [[-20, 380], [300, 350], [620, 392], [900, 350], [1220, 380]], 440), sea(river, 430, { sway: 2 }), glitter('#fff0c4', 640, 436, 640, { width: 80, spread: 2.4, count: 24, seed: 5 }),
			hill('#8f8a66', [[-20, 210], [120, 236], [240, 320], [330, 430], [352, 486]], 490), [[-10, 330, 70], [56, 336, 64], [116, 350, 60], [172, 388, 62], [-10, 412, 72], [60, 420, 66], [122, 430, 70], [188, 450, 66], [250, 470, 60]].map(([x = 0, foot = 0, w = 0], i) => [block(['#f3d9a8', '#d98a5c', '#e9b866', '#f7ead0', '#b9c2b0'][i % 5] ?? '', ['#c7a585', '#a8624c', '#b98a50', '#c9b8a6', '#8d9690'][i % 5] ?? '', '#5f6a80', x, foot, w, 74, 2), shape('#b5533a', [[x - 5, foot - 72], [x + w / 2, foot - 92], [x + w + 5, foot - 72]])]), rect('#f7ead0', 92, 150, 34, 130), rect('#c9b8a6', 114, 150, 12, 130), dome('#e9b866', '#b98a50', '#f9dc9a', 109, 152, 40, 34),
			hill('#7d8a5c', [[880, 486], [910, 380], [990, 290], [1100, 250], [1220, 220]], 490), [[930, 470, 92], [1020, 476, 100], [1118, 480, 110]].map(([x = 0, foot = 0, w = 0], i) => [block(i % 2 ? '#f7ead0' : '#eed7ae', '#c9a98c', '#5f6a80', x, foot, w, 56, 2), shape('#b5533a', [[x - 5, foot - 54], [x + w / 2, foot - 76], [x + w + 5, foot - 54]])]),
			indices(16).map((i) => { const [a, b] = [arch[i] ?? [0, 0], arch[i + 1] ?? [0, 0]]; return [stroke('#4f6274', [a[0], a[1]], [b[0], b[1]], 10), stroke('#4f6274', [a[0], a[1] + 32], [b[0], b[1] + 32], 6), stroke('#4f6274', [a[0], a[1] + 2], [b[0], b[1] + 32], 4), a[1] > 276 ? stroke('#4f6274', [a[0], a[1]], [a[0], 266], 4) : []] }), rect('#4f6274', 240, 258, 760, 13), rect('#6f8492', 240, 254, 760, 5), rect('#4f6274', 320, 470, 690, 9), [236, 992].map((x) => [rect('#d9bd8e', x, 250, 34, 236), rect('#b0906e', x + 20, 250, 14, 236)]),
			rect('#c9a87c', -10, 482, 420, 14), rect('#c9a87c', 860, 484, 360, 14),
			transform([smooth('#5c3a30', [[-9, 3.2], [-6, 0.4], [-2, -0.2], [5, -0.2], [9, 1.2], [12, 4], [4, 1.6], [-5, 1.5]], 1 / 9), indices(5).map((i) => [smooth('#b97f4a', [[-4 + i * 1.9, 1.4], [-4.2 + i * 1.9, 2.2], [-4 + i * 1.9, 3], [-2.5 + i * 1.9, 3], [-2.3 + i * 1.9, 2.2], [-2.5 + i * 1.9, 1.4]], 1 / 9), rect('#5c3a30', -3.9 + i * 1.9, 1.4, 0.16, 1.6), rect('#5c3a30', -2.8 + i * 1.9, 1.4, 0.16, 1.6)]), stroke('#5c3a30', [0.4, 1], [0.4, 16], 0.36), smooth('#fbeccb', [[-4.6, 14], [5.4, 14], [6.6, 9], [5.4, 4.6], [-4.6, 4.6], [-3.4, 9]], 1 / 12), smooth('#e3c79a', [[2, 14], [5.4, 14], [6.6, 9], [5.4, 4.6], [2, 4.6], [3.2, 9]], 1 / 12), disc('#c8452f', -0.4, 9.3, 1.7, 1.7), stroke('#5c3a30', [-5.2, 14.1], [6, 14.1], 0.3), stroke('#5c3a30', [-8, 3], [-14, 0], 0.24)], (px, py) => [520 + px * 17, 600 - py * 17]), withOpacity(0.5, lens('#24596a', 350, 606, 400, 16)), indices(3).map((i) => lens('#fbe6b8', 400 + i * 40, 630 + i * 22, 260 - i * 40, 6)),
		]
	}),
	scene('lagoon', () => [
		sky(atoll, 380), cumulus('#ffffff', '#d2e8e8', [330, 230], 330, 5), cumulus('#ffffff', '#d2e8e8', [1010, 150], 260, 8), sea(atoll, 380, { sway: 4 }), lens('#a9ecdb', 90, 470, 520, 26), lens('#35b3c0', 520, 520, 560, 30), lens('#c9f4e4', 260, 600, 640, 34), lens('#ffffff', -60, 386, 480, 5), lens('#ffffff', 560, 385, 520, 5),
		smooth('#fbeecb', [[640, 398], [720, 380], [860, 372], [990, 380], [1060, 396], [860, 404]], 1 / 6), foliage('#2c7a55', [850, 366], 300, 46, { seed: 4, flat: 0.6 }), foliage('#59a566', [820, 356], 220, 30, { seed: 6, flat: 0.6 }),
		outrigger(at(560, 540, 34), '#d5433c', '#7a4e38'), withOpacity(0.35, lens('#0f7f90', 430, 566, 260, 14)),
		smooth('#fbe8c0', [[-40, 610], [180, 640], [420, 690], [640, 720], [900, 716], [1240, 650], [1240, 840], [-40, 840]], 1 / 8), smooth('#fffaea', [[-40, 602], [180, 632], [420, 682], [640, 712], [900, 708], [1240, 642], [1240, 654], [900, 724], [640, 730], [420, 700], [180, 648], [-40, 618]], 1 / 8),
		withOpacity(0.3, smooth('#a97f5c', [[150, 742], [420, 720], [560, 738], [420, 764]], 1 / 7)), palm(at(120, 800, 70), 8.6, '#80664a', palms, { seed: 6, lean: 0.34, spread: 0.4 }), palm(at(1130, 830, 64), 7.6, '#80664a', palms, { seed: 9, lean: -0.22, spread: 0.42 }), placeAt([withOpacity(0.3, lens('#a97f5c', -90, 12, 230, 18)), lens('#f0cf94', -84, 0, 168, 30), smooth('#f7dfae', [[-44, 2], [-36, -34], [0, -42], [36, -34], [44, 2], [0, 10]], 1 / 8), smooth('#d5433c', [[-44, 2], [-42, -10], [0, -4], [42, -10], [44, 2], [0, 10]], 1 / 10)], 700, 742, 0.9),
	]),
	scene('mountains', () => {
		const range: Drawing = [
			shape('#a9b1cb', [[-20, 420], [80, 300], [150, 330], [260, 210], [330, 280], [420, 230], [520, 420]]), shape('#f6e3de', [[260, 210], [330, 280], [300, 292], [276, 270], [250, 296], [216, 254]]), shape('#98a2c2', [[760, 420], [860, 260], [930, 300], [1040, 180], [1120, 260], [1220, 190], [1220, 420]]), shape('#f6e3de', [[1040, 180], [1120, 260], [1080, 268], [1048, 246], [1010, 276], [996, 228]]),
			shape('#8590b4', [[330, 430], [440, 330], [500, 300], [556, 190], [600, 150], [634, 92], [668, 134], [708, 180], [752, 262], [830, 330], [940, 430]]), shape('#65729c', [[634, 92], [668, 134], [708, 180], [752, 262], [830, 330], [940, 430], [720, 430], [700, 340], [650, 280], [668, 210]]), shape('#fdf1e8', [[556, 190], [600, 150], [634, 92], [656, 160], [668, 210], [640, 236], [620, 214], [590, 262], [566, 232], [530, 268]]), shape('#cfd2e2', [[634, 92], [668, 134], [708, 180], [740, 240], [706, 226], [690, 262], [668, 210], [656, 160]]),
			hill('#5f7a86', [[-20, 380], [160, 356], [320, 400], [520, 416], [760, 408], [980, 370], [1220, 340]], 444), hill('#4a6672', [[-20, 416], [220, 404], [420, 432], [700, 436], [960, 410], [1220, 396]], 446),
		]
		return [
			sky(peaks, 430), sun(peaks, 336, 176, 36), streaks('#fdeede', 120, 6, 4), range, sea(peaks, 444, { sway: 2 }), withOpacity(0.5, tint(reflect(range, 444, 0.62), '#6f90b3', 0.3)), [[80, 500, 420], [420, 540, 360], [700, 580, 420], [240, 630, 380]].map(([x = 0, y = 0, w = 0]) => lens('#e6dede', x, y, w, 5)),
			transform([smooth('#8a4a3c', [[-2.4, 0.6], [-2, 0.05], [1.9, 0.05], [2.4, 0.6]], 1 / 9), stroke('#5c3a34', [-1, 0.5], [-2.9, -0.3], 0.1), stroke('#5c3a34', [0.8, 0.5], [2.7, -0.3], 0.1)], (px, py) => [470 + px * 26, 570 - py * 26]),
			smooth('#6f8f6a', [[560, 840], [640, 690], [760, 620], [900, 590], [1060, 560], [1240, 550], [1240, 840]], 1 / 7), smooth('#89a878', [[760, 640], [900, 600], [1060, 570], [1240, 560], [1240, 620], [1000, 640], [840, 680]], 1 / 7), chalet(at(930, 612, 30), '#9a5f42', '#5c3a34', '#f3e6da', '#ffe09a'), rect('#5c3a34', 640, 690, 130, 10), [654, 750].map((x) => rect('#5c3a34', x, 690, 8, 50)),
			[[1060, 640, 6], [1130, 670, 7], [800, 690, 5], [60, 760, 8.4], [140, 800, 7], [1190, 760, 9]].map(([x = 0, y = 0, h = 0]) => fir(at(x, y, 34), h, ['#24443f', '#3c6353'])),
		]
	}),
	scene('desert', () => [
		sky(sand, 470), stars('#f8e6c4', 9, 220, 18), crescent(sand, 880, 150, 40), streaks('#f4b487', 330, 4, 4), hill('#a26a7f', [[-20, 420], [160, 396], [360, 424], [560, 388], [760, 420], [1000, 380], [1220, 410]], 500),
		dune('#d98a68', '#8d5068', [[-20, 470], [180, 440], [400, 376], [520, 430], [700, 470], [880, 490]], 640), dune('#e29a6c', '#96546a', [[420, 540], [640, 500], [860, 410], [960, 452], [1100, 500], [1240, 520]], 700), dune('#eeb07a', '#a8606c', [[-40, 590], [140, 560], [360, 520], [480, 560], [640, 600], [840, 620], [1240, 640]], 820),
		indices(4).map((i) => transform([smooth('#5a3550', [[-1.2, 1], [-1.3, 1.5], [-0.7, 1.75], [-0.3, 1.7], [0, 2.25], [0.4, 1.75], [0.8, 1.6], [1.3, 1.9], [1.6, 2.5], [1.9, 2.5], [2.1, 2.3], [1.75, 2.2], [1.5, 1.5], [1, 1.1], [0, 0.95]], 1 / 8), [-1.1, -0.75, 0.7, 1].map((x) => stroke('#5a3550', [x, 1.2], [x + 0.06, 0], 0.16)), i === 0 ? shape('#c8452f', [[-0.4, 1.72], [0.4, 1.72], [0.55, 1.2], [-0.55, 1.2]]) : []], (px, py) => [640 + i * 76 + px * 15, 494 - i * 24 - py * 15])),
		withOpacity(0.3, smooth('#4a2a4a', [[280, 700], [620, 690], [860, 716], [560, 740]], 1 / 7)), shape('#f3dcbc', [[250, 704], [330, 596], [470, 540], [600, 596], [690, 704]]), shape('#c89b8c', [[470, 540], [600, 596], [690, 704], [560, 704]]), shape('#ffd98a', [[400, 704], [430, 610], [470, 576], [500, 612], [524, 704]]), shape('#fff2c8', [[440, 704], [456, 640], [474, 616], [488, 646], [496, 704]]), shape('#f9e9cf', [[396, 704], [428, 606], [470, 570], [440, 640], [426, 704]]), [300, 350, 580, 640].map((x, i) => shape(i < 2 ? '#c8452f' : '#943546', [[x - 9, 704], [x + (470 - x) * 0.72 - 3, 568 + (i % 2) * 6], [x + (470 - x) * 0.72 + 3, 568 + (i % 2) * 6], [x + 9, 704]])), stroke('#6b4038', [470, 544], [470, 516], 5), shape('#c8452f', [[472, 516], [506, 522], [472, 534]]), stroke('#6b4038', [252, 704], [190, 724], 3), stroke('#6b4038', [688, 704], [750, 724], 3),
		smooth('#a8404a', [[360, 722], [560, 718], [620, 752], [340, 760]], 1 / 12), smooth('#d9a05c', [[384, 730], [546, 726], [584, 746], [370, 750]], 1 / 12), withOpacity(0.4, disc('#ffd98a', 716, 716, 46, 18)), lantern(at(716, 724, 54), '#5a3a3c', '#ffd98a'),
	]),
	scene('city', () => {
		const [far, near, shade, glass] = ['#8a6a8d', '#4b4472', '#383461', '#ffd488']
		const deco = (x: number, foot: number, w: number, h: number): Drawing => [block(near, shade, glass, x, foot, w, h * 0.7, 3), block(near, shade, glass, x + w * 0.16, foot - h * 0.7 + 2, w * 0.68, h * 0.2, 3), rect(near, x + w * 0.32, foot - h, w * 0.36, h * 0.12), stroke(near, [x + w / 2, foot - h], [x + w / 2, foot - h - w * 0.7], 5)]
		const skyline: Drawing = [
			[[0, 150, 90], [100, 210, 70], [190, 170, 100], [320, 240, 70], [420, 180, 110], [560, 250, 64], [660, 190, 90], [780, 230, 80], [880, 170, 110], [1010, 220, 70], [1100, 180, 110]].map(([x = 0, h = 0, w = 0]) => rect(far, x, 470 - h, w, h)),
			block(near, shade, glass, -20, 480, 120, 170, 3), deco(120, 480, 104, 330), block(near, shade, glass, 240, 480, 110, 140, 3), dome('#6a8a92', '#4b6680', '#9fb6b0', 430, 372, 120, 92), block(near, shade, glass, 366, 480, 130, 108, 2), deco(790, 480, 116, 390), block(near, shade, glass, 700, 480, 84, 180, 3), block(near, shade, glass, 920, 480, 96, 220, 3), deco(1026, 480, 90, 290), block(near, shade, glass, 1122, 480, 100, 160, 3),
		]
		return [
			sky(evening, 470), sun(evening, 600, 396, 60), streaks('#f6b48a', 210, 6, 4), skyline, rect('#2c2a54', -10, 478, 1220, 16), sea(evening, 494, { sway: 2 }), glitter('#fcd09a', 600, 500, 700, { width: 110, spread: 2.4, count: 28, seed: 4 }), indices(12).map((i) => lens(glass, 20 + i * 104, 512 + (i % 3) * 16, 54, 4)),
			indices(5).map((i) => gap('#2c2a54', 520 + i * 36, 494, 20, 18 + (i % 2) * 6)), [[-40, 1240]].map(([a = 0, b = 0]) => ({ fill: '#37335f', outlines: [[[a, 580], [600, 548, 600, 548, b, 580], [b, 720], [a, 720]], ...indices(4).map((i) => gap('', 20 + i * 306, 720, 236, 118, 0.8).outlines[0] ?? [])], holes: true as const })), taperedStroke('#4f4a7a', [-40, 580], [600, 532], [1240, 580], 12, 12), indices(7).map((i) => { const x = 80 + i * 176; const y = 560 - 10 * Math.sin((x / 1200) * Math.PI); return [stroke('#2c2a54', [x, y], [x, y - 56], 5), disc('#a98a90', x, y - 60, 15), disc(glass, x, y - 60, 10), disc('#fff6dc', x, y - 60, 5)] }),
			smooth('#f3dcc0', [[470, 740], [500, 762], [700, 762], [740, 736], [600, 746]], 1 / 9), rect('#8a4a4a', 540, 716, 130, 30), rect('#fff0cf', 550, 724, 110, 10), lens('#232c5a', 450, 768, 320, 10),
		]
	}),
]

/** A coast that could be anywhere, for the confirmation of a trip whose destination says nothing of its landscape. */
const horizon = scene('horizon', () => [
	sky(river, 470), sun(river, 600, 372, 58), streaks('#fdf2d4', 150, 9, 5), streaks('#fbe3b4', 262, 5, 11),
	hill(mix('#8a8f7a', river.haze, 0.62), [[-20, 450], [150, 404], [330, 436], [480, 470], [560, 482]], 486), hill(mix('#6f7f74', river.haze, 0.4), [[700, 484], [860, 446], [980, 398], [1120, 420], [1220, 380]], 486), hill('#7d8a72', [[900, 486], [1040, 452], [1130, 466], [1220, 436]], 490),
	sea(river, 480, { sway: 2 }), glitter('#fff0c4', 600, 486, 780, { width: 96, spread: 2.8, count: 30, seed: 8 }),
	sail(at(380, 540, 9), '#fffaf0', '#f0cf9f', '#2f5f7c'), wake(at(380, 545, 8), '#fbeccb'), sail(at(770, 506, 4.6), '#fffaf0', '#f0cf9f', '#7c4a3a'),
])
/** Drawings of destinations on the public site that also suit the cover of a confirmation. */
const OF_DESTINATIONS = ['french-riviera', 'italian-coast', 'caribbean']
const destinations = tiles
	.map(({ name, draw }) => scene(name.replace('destination-', ''), draw))
	.filter(({ name }) => OF_DESTINATIONS.includes(name))

/**
 * The folders to which `npm run pictures` writes them: the portal bundles its six for offline use, and the confirmation's cover includes
 * more, by the names in shared/trips/scene-of-destination.ts.
 */
export const TRIP_PICTURE_FOLDERS = {
	'web/portal/pictures': tripPictures,
	'server/booking-confirmation/covers': [...tripPictures, horizon, ...destinations],
} as const
