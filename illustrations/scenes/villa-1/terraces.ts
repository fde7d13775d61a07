// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { indices } from '../../drawing/random.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { at, sail, wake } from '../../drawing/things/boats.ts'
import { camera, polygon, ground, project, placeUpright } from '../../drawing/camera.ts'
import { agave, bougainvillea, bush } from '../../drawing/nature/plants.ts'
import { pool } from '../../drawing/things/poolside.ts'
import { lounger } from '../../drawing/things/seats.ts'
import { pot } from '../../drawing/things/still-life.ts'
import { cypress, stonePine } from '../../drawing/nature/trees.ts'
import { gold, inLight, type Light, night } from '../../drawing/light.ts'
import { balustrade, body, panel, roof, underEaves, walls, windows, type Plot } from '../../drawing/buildings/houses.ts'
import { disc, hill, lens, foliage, type Drawing, rect, shape, withOpacity } from '../../drawing/shapes.ts'
import { crags, ridge, swells } from '../../drawing/nature/ridges.ts'
import { tiles } from '../../drawing/buildings/rooms.ts'
import { scene } from '../../drawing/scene.ts'
import { glitter, sea } from '../../drawing/nature/sea.ts'
import { sky, stars, streaks, sun } from '../../drawing/nature/sky.ts'
import { block } from '../../drawing/things/solids.ts'

import { dim, gulf, lerins, pines, scrub, shutters, vallauris } from './place.ts'

export const terraces = [
	scene('villa-1/terrace', (progress) => {
		const c = inLight(vallauris, gold)
		const e = camera({ height: 2.3, horizon: 318, focal: 900 })
		const plot: Plot = { x: -12.4, z: 17, width: 10, depth: 8, height: 6.6 }
		const { front, right } = walls(plot)
		return [
			sky(gold, 318),
			sun(gold, 668, 206, 50),
			gulf(gold, c, 318),
			sea(gold, 318, { bottom: 560 }),
			lerins(gold, 318, 905),
			glitter(gold.glitter, 668, 330, 470, { width: 90, spread: 2.6, count: 26, seed: 4, progress }),
			sail(at(822 + Math.sin(2 * Math.PI * progress) * 5, 352, 4.6), '#fff4dc', '#f2c99a', c.tile),
			cypress(placeUpright(e, [-13.6, 0, 24]), 10, [pines[0], pines[1]]),
			body(e, { ...tones(c.ochre), side: mix(c.ochre, '#fff0c0', 0.4) }, plot),
			roof(e, c.tile, plot, { rise: 2.1, eaves: 0.7 }),
			underEaves(e, mix(c.ochre, gold.shadow, 0.35), front, 0.45),
			windows(e, front, 0.4, 9.6, 4, shutters(c)),
			windows(e, front, 0.4, 9.6, 4, { width: 1.5, low: 0, high: 2.9, arch: 1, glass: mix(c.glass, gold.lamp, 0.12), reveal: c.shade }),
			panel(e, mix(c.ochre, '#ffffff', 0.35), front, 0, 10, 3.3, 3.48),
			panel(e, c.shutter, right, 2.4, 3.3, 3.9, 5.9),
			ground(e, c.stone, -40, 40, 0.5, 18.6),
			ground(e, mix(c.stone, gold.shadow, 0.2), -12.4, -2.2, 15.6, 17),
			tiles(e, mix(c.stone, c.shade, 0.3), -14, 14, 4, 18, 2),
			balustrade(e, mix(c.stone, '#ffffff', 0.3), [-1.6, 0, 18.4], [18, 0, 18.4], { step: 0.5, thick: 0.22 }),
			bougainvillea(project(e, [-2.4, 1.2, 16.6]), 120, 90, pines[1], ['#a83a63', '#cf5480', '#eb92a8'], 5),
			pool(e, [-2.4, 2.1, 5.2, 15], [mix(c.turquoise, '#12586e', 0.2), c.turquoise, mix(c.turquoise, '#fff4c8', 0.45)], mix(c.stone, '#ffffff', 0.35), { progress }),
			polygon(e, mix(c.stone, gold.shadow, 0.35), [[3.1, 0.001, 7.2], [3.82, 0.001, 7.2], [3.5, 0.001, 9.1], [2.2, 0.001, 9.3], [2.4, 0.001, 7.5]]),
			polygon(e, mix(c.stone, gold.shadow, 0.35), [[3.1, 0.001, 10.2], [3.82, 0.001, 10.2], [3.5, 0.001, 12.1], [2.2, 0.001, 12.3], [2.4, 0.001, 10.5]]),
			lounger(e, c.oak, c.linen, [3.1, 0, 10.2]),
			lounger(e, c.oak, c.linen, [3.1, 0, 7.2]),
			polygon(e, '#fffaf0', [[3.25, 0.33, 7.5], [3.6, 0.33, 7.45], [3.66, 0.33, 7.9], [3.3, 0.33, 7.95]]),
			polygon(e, '#b9a58d', [[3.28, 0.34, 7.7], [3.62, 0.34, 7.66], [3.63, 0.34, 7.72], [3.29, 0.34, 7.76]]),
			pot(e, c.turquoise, [-3.6, 0, 9], 0.9),
			bush(placeUpright(e, [-3.6, 0.75, 9]), 1.3, 1.2, scrub, { blossom: '#f4d38a', seed: 4 }),
			shape(mix(c.stone, gold.shadow, 0.34), [[1200, 690], [1010, 668], [820, 700], [700, 742], [640, 800], [1200, 800]]),
			stonePine({ x: 1108, y: 790, size: 84 }, 8.3, c.bark, pines, 11, 0.03),
			hill(pines[0], [[860, 830], [960, 742], [1080, 728], [1220, 700]]),
			agave({ x: 1012, y: 775, size: 90 }, 0.95, ['#41624f', '#5d8061', '#8fa97a']),
		]
	}),
	scene('villa-1/view', (progress) => {
		const light: Light = {
			...gold,
			sky: ['#e38a5c', '#ee9f65', '#f5b672', '#fac987', '#fddba0'],
			sea: ['#f0bf8a', '#b79a90', '#78848f', '#4c6a80'],
		}
		const c = inLight(vallauris, light)
		const roofAt = (x: number, y: number, w: number, h: number): Drawing => [
			shape(c.ochre, [
				[x + 10, y + h * 0.5],
				[x + w - 10, y + h * 0.5],
				[x + w - 10, y + h * 1.5],
				[x + 10, y + h * 1.5],
			]),
			shape(mix(c.ochre, light.shadow, 0.4), [
				[x + 10, y + h * 0.5],
				[x + w * 0.62, y + h * 0.5],
				[x + w * 0.62, y + h * 1.5],
				[x + 10, y + h * 1.5],
			]),
			shape(c.tile, [
				[x, y + h * 0.5],
				[x + w * 0.18, y],
				[x + w * 0.82, y],
				[x + w, y + h * 0.5],
			]),
			shape(tones(c.tile).side, [
				[x, y + h * 0.5],
				[x + w * 0.18, y],
				[x + w * 0.5, y],
				[x + w * 0.55, y + h * 0.5],
			]),
			rect('#ffe3a0', x + w * 0.72, y + h * 0.72, w * 0.08, h * 0.34),
			rect(c.shade, x + w * 0.3, y - h * 0.18, w * 0.07, h * 0.26),
		]
		const crown = (x: number, y: number, w: number, seed: number, far: number): Drawing => {
			const [d, m, l] = dim(pines, light.haze, far)
			return [
				foliage(d, [x, y], w, w * 0.4, { seed, flat: 0.4, bumps: 10 }),
				foliage(m, [x + w * 0.02, y - w * 0.04], w * 0.96, w * 0.36, { seed, flat: 0.8, bumps: 10 }),
				foliage(l, [x + w * 0.12, y - w * 0.11], w * 0.56, w * 0.13, { seed: seed + 2, flat: 0.85, bumps: 7 }),
			]
		}
		return [
			sky(light, 350, 20),
			sun(light, 842, 262, 58),
			streaks('#fbd9a2', 120, 6, 5, progress),
			ridge(mix(c.esterel, light.haze, 0.42), mix(c.esterel, light.haze, 0.2), crags(13, 420, 1290, 350, 120, 8), 350),
			ridge(mix(c.esterel, light.shadow, 0.12), mix(c.esterel, light.shadow, 0.42), crags(31, 760, 1290, 352, 84, 7), 352),
			sea(light, 350, { bottom: 700 }),
			glitter('#ffe9b8', 842, 356, 600, { width: 120, spread: 2.4, count: 36, seed: 9, progress }),
			lens(mix(pines[0], light.haze, 0.25), 240, 366, 240, 20),
			lens(mix(pines[0], light.haze, 0.12), 90, 378, 280, 22),
			wake(at(560 + progress * 0, 420, 5), mix('#fff4dc', light.sea[1] ?? '', 0.35)),
			sail(at(560 + Math.sin(2 * Math.PI * progress) * 8, 420, 7), '#fff6e2', '#f0bf94', c.tile),
			hill(mix(pines[1], light.haze, 0.3), [[-20, 470], [160, 480], [360, 520], [520, 570], [700, 580], [900, 540], [1220, 500]]),
			roofAt(70, 462, 120, 46),
			crown(240, 512, 150, 3, 0.25),
			roofAt(300, 508, 130, 50),
			crown(470, 556, 170, 7, 0.2),
			crown(1110, 506, 190, 9, 0.22),
			roofAt(930, 514, 150, 54),
			crown(880, 566, 160, 4, 0.18),
			hill(mix(pines[0], light.haze, 0.1), [[-20, 560], [200, 570], [420, 620], [640, 650], [860, 620], [1220, 570]]),
			roofAt(110, 548, 190, 72),
			crown(40, 610, 240, 12, 0.08),
			crown(390, 622, 250, 15, 0.06),
			roofAt(690, 590, 220, 80),
			crown(600, 662, 260, 18, 0.04),
			crown(980, 622, 270, 20, 0.05),
			roofAt(1050, 604, 190, 74),
			hill(pines[0], [[-20, 690], [300, 676], [600, 704], [900, 680], [1220, 690]]),
			indices(17).map((i) => [rect(mix(c.iron, '#241a33', 0.2), i * 74 + 10, 700, 7, 110), disc(mix(c.iron, '#241a33', 0.2), i * 74 + 13.5, 738, 15, 15), disc(pines[0], i * 74 + 13.5, 738, 9, 9)]),
			rect(mix(c.iron, '#241a33', 0.2), 0, 692, 1200, 13),
			rect(mix(c.iron, '#241a33', 0.2), 0, 782, 1200, 20),
			pot(camera({ focal: 300, horizon: 400 }), tones(c.clay), [-1.62, -0.18, 1.02], 0.36),
			bougainvillea([128, 610], 190, 130, pines[1], ['#a83a63', '#cf5480', '#f0a3a8'], 3),
		]
	}),
	scene('villa-1/night', (progress) => {
		const c = { ...inLight(vallauris, night), ochre: '#8f6d52' }
		const e = camera({ height: 1.1, horizon: 590, focal: 900, x: -1 })
		const plot: Plot = { x: -7.5, z: 17, width: 14, depth: 8, height: 6.6, foot: 1.5 }
		const { front } = walls(plot)
		const amber = '#ffc766'
		const d = dim(pines, '#0e1c3c', 0.5)
		return [
			sky(night, 590),
			stars('#dfe6e0', 7, 420, 40),
			sun(night, 1010, 118, 40),
			hill(mix(pines[1], night.haze, 0.72), swells(5, -40, 1240, 570, 90, 3)),
			stonePine({ x: 985, y: 670, size: 52 }, 8, mix(c.bark, '#0e1c3c', 0.4), d, 6, 0.03),
			stonePine({ x: 1130, y: 690, size: 54 }, 6.6, mix(c.bark, '#0e1c3c', 0.4), d, 16, -0.04),
			cypress({ x: 118, y: 590, size: 46 }, 8.6, [d[0], d[1]]),
			body(e, { ...tones(c.ochre), side: mix(c.ochre, '#0c1630', 0.4) }, plot),
			roof(e, c.tile, plot, { rise: 3.2, eaves: 0.7 }),
			windows(e, front, 0.4, 13.6, 5, { ...shutters(c), glass: amber, reveal: '#8a5a3c' }),
			panel(e, mix(c.ochre, '#0c1630', 0.3), front, 0, 14, 3.3, 3.48),
			windows(e, front, 0.4, 13.6, 5, { width: 1.8, low: 0, high: 2.9, arch: 1, glass: amber, reveal: '#c98546', frame: '#b87438' }),
			windows(e, front, 0.4, 13.6, 5, { width: 1.1, low: 0, high: 1.3, arch: 1, glass: '#ffe7a6', reveal: '#ffdc8c' }),
			block(e, mix(c.stone, '#0c1630', 0.1), [-16, 0, 12.6], [40, 1.5, 4.4]),
			polygon(e, '#2fb3b0', [[-6.4, 1.5, 13], [4.8, 1.5, 13], [4.8, 1.5, 16], [-6.4, 1.5, 16]]),
			polygon(e, '#43cfc4', [[-6.4, 0.5, 12.58], [4.8, 0.5, 12.58], [4.8, 1.52, 12.58], [-6.4, 1.52, 12.58]]),
			indices(5).map((i) => polygon(e, '#9ff0dd', [[-5.6 + i * 2.1 + Math.sin(2 * Math.PI * (progress + i / 5)) * 0.12, 1.4, 12.57], [-4.4 + i * 2.1, 1.4, 12.57], [-4.6 + i * 2.1, 1.46, 12.57], [-5.4 + i * 2.1, 1.46, 12.57]])),
			polygon(e, '#2a9aa2', [[-6.4, 0.5, 12.57], [4.8, 0.5, 12.57], [4.8, 0.8, 12.57], [-6.4, 0.8, 12.57]]),
			polygon(e, mix(c.stone, '#0c1630', 0.1), [[-7, 0, 12.56], [5.4, 0, 12.56], [5.4, 0.5, 12.56], [-7, 0.5, 12.56]]),
			ground(e, mix(scrub[0], '#0e1c3c', 0.52), -40, 40, 0.5, 12.6),
			polygon(e, '#1f5a60', [[-8, 0.01, 12.6], [6.4, 0.01, 12.6], [3.6, 0.01, 8.6], [-5.4, 0.01, 8.6]]),
			polygon(e, '#277a78', [[-6.4, 0.01, 12.6], [4.8, 0.01, 12.6], [3.2, 0.01, 10.6], [-5, 0.01, 10.6]]),
			indices(9).toReversed().map((i) => block(e, { ...tones(mix(c.stone, '#0c1630', 0.12)), top: mix(c.stone, '#6a5a50', 0.2) }, [4.9, 0, 8.6 + i * 0.44], [2.3, 0.166 * (i + 1), 0.44])),
			withOpacity(0.3, disc('#ffc766', ...project(e, [4.2, 0.4, 8.4]), 78)),
			block(e, c.iron, [4.05, 0, 8.3], [0.34, 0.08, 0.34]),
			block(e, { ...tones('#ffdf8c'), side: '#ffcf70', top: c.iron }, [4.1, 0.08, 8.35], [0.24, 0.42, 0.24]),
			block(e, c.iron, [4.05, 0.5, 8.3], [0.34, 0.08, 0.34]),
			bush(placeUpright(e, [-5.6, 0, 9]), 3.4, 1.3, dim(scrub, '#0e1c3c', 0.5), { seed: 2 }),
			bush(placeUpright(e, [-7.2, 0, 8]), 3, 1.6, dim(scrub, '#0e1c3c', 0.55), { seed: 6 }),
			stonePine({ x: -10, y: 850, size: 96 }, 8.8, '#141a30', dim(pines, '#0a1228', 0.72), 17, 0.12),
			hill('#0d1a2c', [[-20, 780], [300, 764], [640, 788], [1220, 764]]),
		]
	}),
]
