// biome-ignore-all format: one layer per line, from the sky down to the foreground
import { barrelVault } from '../../drawing/buildings/vaults.ts'
import { indices } from '../../drawing/random.ts'
import { mix, tones } from '../../drawing/colour.ts'
import { at, sail } from '../../drawing/things/boats.ts'
import { camera, polygon, ground, unitsPerMetre, project, placeUpright, type Position } from '../../drawing/camera.ts'
import { bed, rug, table } from '../../drawing/things/furniture.ts'
import { tableLamp } from '../../drawing/things/lamps.ts'
import { agave, bougainvillea, bush } from '../../drawing/nature/plants.ts'
import { chair, sofa } from '../../drawing/things/seats.ts'
import { fruitBowl, pot, setting, vase } from '../../drawing/things/still-life.ts'
import { cypress, stonePine } from '../../drawing/nature/trees.ts'
import { dawn, gold, inLight, noon } from '../../drawing/light.ts'
import { balustrade, opening, panel, wall } from '../../drawing/buildings/houses.ts'
import { disc, hill, lens, type Drawing, rect, shape, smooth, stroke, withOpacity, taperedStroke } from '../../drawing/shapes.ts'
import { crags, ridge, swells } from '../../drawing/nature/ridges.ts'
import { beams, boards, deep, hung, room, roomWalls, shelf, tiles } from '../../drawing/buildings/rooms.ts'
import { scene } from '../../drawing/scene.ts'
import { glitter, sea, waves } from '../../drawing/nature/sea.ts'
import { sky, sun } from '../../drawing/nature/sky.ts'
import { block, drum, pillow, sunlight, turnedOnWheel } from '../../drawing/things/solids.ts'

import { dim, gulf, pines, scrub, vallauris } from './place.ts'

export const house = [
	scene('villa-1/living-room', () => {
		const c = inLight(vallauris, gold)
		const e = camera({ height: 1.75, horizon: 410, focal: 760 })
		const plan = { left: -4.2, right: 4.2, far: 8, height: 2.3 }
		const vaulted = { front: mix(c.biscuit, '#fff6e0', 0.3), side: mix(c.biscuit, gold.shadow, 0.16), top: '#fff4d8', deep: mix(c.biscuit, gold.shadow, 0.28) }
		const doors = [-2.6, 0, 2.6].map((middle) => ({
			in: 'back' as const,
			from: middle + 4.2 - 0.85,
			to: middle + 4.2 + 0.85,
			low: 0,
			high: 2.75,
			arch: 1,
			frame: c.shutter,
			bars: 1,
			rails: [1.9],
		}))
		return [
			sky({ ...noon, sky: ['#9fd0d2', '#bcdcd2', '#dce6cf', '#f2e8cc'] }, 410),
			hill(mix(pines[2], '#f0e3c0', 0.5), swells(12, 100, 1100, 400, 60, 3)),
			[-1, 0.2, 1.3].map((x, i) => stonePine(placeUpright(e, [x * 3.4 - 0.6, 0, 16 + i]), 4.6 + i * 0.4, c.bark, dim(pines, '#e8dfc0', 0.12), 7 + i, 0.04)),
			ground(e, c.gravel, -20, 20, 8, 18),
			bush(placeUpright(e, [-2.8, 0, 12]), 3, 0.9, scrub, { blossom: '#c58fb4' }),
			bush(placeUpright(e, [3.4, 0, 12]), 3, 0.8, scrub, { seed: 4 }),
			room(e, { ...plan, height: 4.9 }, { floor: c.clay, ceiling: c.biscuit, back: mix(c.biscuit, gold.shadow, 0.12), left: mix(c.biscuit, gold.shadow, 0.3), right: c.biscuit, reveal: mix(c.biscuit, '#fff2d0', 0.4) }, doors),
			barrelVault(e, vaulted, { ...plan, spring: 2.3, rise: 2.6 }, { lit: 0.66, ribs: [7.5, 5.3, 3.2], rib: 0.26 }),
			tiles(e, mix(c.clay, '#fbe3c0', 0.22), -4.2, 4.2, 1.5, 8, 0.7, true),
			doors.map((door) => sunlight(e, mix(c.clay, '#ffe6b4', 0.62), opening(roomWalls(plan).back, door.from + 0.06, door.to - 0.06, 0, 2.75, 1), [-0.32, -1])),
			shelf(e, c.oak, roomWalls(plan).left, deep(plan, 'left', 4), deep(plan, 'left', 7.2), 1.5, [c.turquoise, c.linen, c.clay, '#3f8a6a', c.linen, c.turquoise]),
			shelf(e, c.oak, roomWalls(plan).left, deep(plan, 'left', 4), deep(plan, 'left', 7.2), 2.1, [c.linen, c.clay, c.turquoise, c.copper, c.linen]),
			hung(e, c.oak, roomWalls(plan).right, deep(plan, 'right', 6.6), deep(plan, 'right', 4.6), 1.2, 2.2, '#f2c98a', c.turquoise, c.esterel),
			pot(e, c.turquoise, [3.5, 0, 7.2], 0.7),
			agave({ ...placeUpright(e, [3.5, 0.66, 7.2]) }, 0.7, scrub),
			rug(e, '#e9d3a5', c.slate, -1.9, 1.9, 3.5, 6.4),
			table(e, c.oak, [-0.7, 0, 5], [1.4, 0.4, 0.7]),
			fruitBowl(e, [0.1, 0.4, 5.3], c.turquoise, '#e9a23f'),
			sofa(e, c.slate, [-1.5, 0, 4.1], 3, { facing: 'away', cushions: [c.blanket, c.linen, '#e0b05c'] }),
			polygon(e, c.linen, [[1.06, 0.86, 4.1], [1.24, 0.97, 4.12], [1.24, 0.97, 4.36], [1.06, 0.86, 4.36]]),
			polygon(e, c.tile, [[1.24, 1, 4.1], [1.44, 0.86, 4.1], [1.44, 0.86, 4.36], [1.24, 1, 4.36]]),
			polygon(e, tones(c.tile).deep, [[1.04, 0.86, 4.09], [1.24, 1, 4.09], [1.24, 0.94, 4.09]]),
		]
	}),
	scene('villa-1/dining', () => {
		const c = inLight(vallauris, noon)
		const e = camera({ height: 1.95, horizon: 300, focal: 820, x: 0.5 })
		const posts = [3.2, 6, 8.8]
		const cane = mix('#c9a468', '#fff0c8', 0.1)
		const places = indices(6).map((i) => 3 + i * 0.95)
		return [
			sky(noon, 300),
			gulf(noon, c, 300),
			sea(noon, 300, { bottom: 420 }),
			waves('#dff1e6', 305, 400, { seed: 3, count: 14 }),
			sail(at(800, 326, 4), '#fffaf0', '#d8e4dd', c.tile),
			hill(mix(pines[1], noon.haze, 0.25), [[-20, 350], [160, 340], [380, 372], [560, 392], [760, 384], [1000, 350], [1220, 356]]),
			cypress(placeUpright(e, [-5, 0, 13]), 3.6, [pines[0], pines[1]]),
			cypress(placeUpright(e, [5.6, 0, 13]), 3.4, [pines[0], pines[1]]),
			ground(e, mix(c.stone, '#e8b98a', 0.25), -20, 20, 0.5, 10.5),
			balustrade(e, c.stone, [-9, 0, 10.4], [10, 0, 10.4], { step: 0.5, thick: 0.2, height: 0.8 }),
			indices(15).map((i) => ground(e, mix(c.stone, noon.shadow, 0.24), -2.9, 2.9, 2.2 + i * 0.56, 2.42 + i * 0.56, 0.001)),
			posts.toReversed().map((z) => [-2.6, 2.6].map((x) => [block(e, c.stone, [x - 0.2, 0, z - 0.2], [0.4, 0.5, 0.4]), block(e, c.ochre, [x - 0.14, 0.5, z - 0.14], [0.28, 2.1, 0.28])])),
			[-2.6, 2.46].map((x) => block(e, c.oak, [x, 2.6, 1], [0.14, 0.18, 8.2])),
			indices(17).toReversed().map((i) => block(e, { ...tones(cane), deep: mix(cane, noon.shadow, 0.36), front: mix(cane, noon.shadow, 0.12) }, [-3, 2.78, 1.4 + i * 0.48], [6, 0.07, 0.22])),
			bougainvillea([118, 110], 250, 170, pines[1], ['#a83a63', '#cf5480', '#f0a3a8'], 9),
			bougainvillea([1120, 96], 210, 130, pines[1], ['#a83a63', '#cf5480', '#f0a3a8'], 4),
			places.toReversed().map((z, i) => [chair(e, c.shutter, [-1.5, 0, z - 0.2], 'right', c.linen), i === 4 ? [] : chair(e, c.shutter, [1.05, 0, z - 0.2], 'left', c.linen)]),
			block(e, { ...tones(c.linen), side: mix(c.linen, noon.shadow, 0.2), front: mix(c.linen, noon.shadow, 0.12) }, [-0.95, 0.3, 2.7], [1.9, 0.46, 6]),
			indices(10).map((i) => ground(e, mix(c.linen, noon.shadow, 0.2), -0.95, 0.95, 2.86 + i * 0.58, 3.08 + i * 0.58, 0.761)),
			places.toReversed().map((z, i) => [setting(e, [-0.62, 0.765, z], [c.turquoise, '#f2e3c0', '#d98f5c', '#3f8a6a'][i % 4] ?? c.turquoise, '#bfd9d2', c.tile), setting(e, [0.5, 0.765, z], ['#d98f5c', c.turquoise, '#e6bf63', '#f2e3c0'][i % 4] ?? c.turquoise, '#bfd9d2', c.tile), i % 2 ? fruitBowl(e, [0, 0.765, z + 0.1], c.clay, '#efb13f') : turnedOnWheel(e, c.shutter, [0.02, 0.765, z], [[0.07, 0], [0.1, 0.12], [0.05, 0.26], [0.06, 0.32]])]),
			chair(e, c.shutter, [1.75, 0, 3.5], 'left', c.linen),
		]
	}),
	scene('villa-1/kitchen', () => {
		const c = inLight(vallauris, dawn)
		const e = camera({ height: 1.6, horizon: 360, focal: 800 })
		const plan = { left: -3.4, right: 3.4, far: 5.4, height: 3.1 }
		const { back } = roomWalls(plan)
		const green = '#2f6b58'
		const pan = (x: number, r: number): Drawing => {
			const [px, py] = project(e, back(x, 1.78, 0.2))
			const s = unitsPerMetre(e, back(x, 1.78, 0.2))
			return [
				stroke(c.copper, [px, py], [px, py + 0.3 * s], 0.05 * s),
				disc(c.copper, px, py + (0.3 + r) * s, r * s),
				disc(mix(c.copper, '#ffe2b0', 0.45), px - r * 0.2 * s, py + (0.28 + r) * s, r * 0.62 * s),
				disc(c.copper, px - r * 0.08 * s, py + (0.3 + r) * s, r * 0.6 * s),
			]
		}
		return [
			sky(dawn, 380),
			sun(dawn, 1020, 250, 40),
			hill(mix(pines[1], dawn.haze, 0.4), [[760, 340], [880, 310], [1000, 330], [1220, 300]]),
			stonePine({ x: 930, y: 400, size: 30 }, 6, c.bark, dim(pines, dawn.haze, 0.2), 3),
			room(e, plan, { floor: '#d9b98a', ceiling: mix(c.linen, dawn.shadow, 0.12), back: green, left: mix(green, dawn.shadow, 0.3), right: mix(c.linen, dawn.shadow, 0.14), reveal: c.linen }, [{ in: 'back', from: 4.9, to: 6.3, low: 1.15, high: 2.55, frame: c.linen, bars: 1, rails: [1.85] }]),
			indices(11).map((i) => panel(e, mix(green, '#9fd0b0', 0.14), back, 0, i < 8 && i > 2 ? 4.9 : 6.8, 0.96 + i * 0.2, 0.975 + i * 0.2, 0.01)),
			indices(16).map((i) => panel(e, mix(green, '#9fd0b0', 0.14), back, 0.2 + i * 0.3, 0.215 + i * 0.3, 0.94, 3.1, 0.01)),
			[[0.7, 1.3, 0.5], [2.9, 1.7, 0.4], [1.9, 2.4, 0.4]].map(([a = 0, u = 0, w = 0]) => panel(e, mix(green, '#bfe6c8', 0.22), back, a, a + w * 0.6, u, u + 0.18, 0.01)),
			beams(e, c.oak, plan, 3, 'across', 0.18),
			tiles(e, '#c98a5c', -3.4, 3.4, 1.8, 5.4, 0.6, true),
			block(e, c.linen, [-3.4, 0, 4.8], [1.4, 0.9, 0.6]),
			block(e, c.linen, [0.4, 0, 4.8], [3, 0.9, 0.6]),
			[0.5, 1.25, 2, 2.7].map((x) => panel(e, tones(c.linen).side, wall([x, 4.79], [x + 0.6, 4.79], 1), 0.04, 0.6, 0.12, 0.78)),
			block(e, tones('#2b2b33'), [-2, 0, 4.7], [2.4, 0.92, 0.7]),
			[[-1.85, 0.95], [-0.75, 1]].map(([x = 0, w = 0]) => [panel(e, '#454651', wall([x, 4.68], [x + w, 4.68], 1), 0, w, 0.16, 0.7), panel(e, '#d8b26a', wall([x, 4.66], [x + w, 4.66], 1), 0.08, w - 0.08, 0.62, 0.65)]),
			shape('#e9d3a8', [[-2.2, 2.15], [0.6, 2.15], [0.2, 3.1], [-1.8, 3.1]].map(([x = 0, u = 0]) => project(e, [x, u, 4.9]))),
			panel(e, c.oak, wall([-2.3, 4.85], [0.7, 4.85], 3), 0, 3, 2.06, 2.18),
			turnedOnWheel(e, c.copper, [-1.4, 0.93, 5], [[0.18, 0], [0.2, 0.2], [0.2, 0.26]]),
			turnedOnWheel(e, c.turquoise, [-0.4, 0.93, 5], [[0.12, 0], [0.2, 0.1], [0.18, 0.22], [0.05, 0.27]]),
			panel(e, '#d8b26a', back, 0.2, 4.6, 1.78, 1.82, 0.2),
			[0.5, 0.9, 3.6, 4, 4.35].map((x, i) => pan(x, [0.15, 0.12, 0.17, 0.14, 0.11][i] ?? 0.1)),
			block(e, { ...tones(c.stone), top: '#fff3dc' }, [0.4, 0.9, 4.75], [3, 0.06, 0.65]),
			sunlight(e, '#f3d9a4', [[1.6, 1.15, 5.4], [2.8, 1.15, 5.4], [2.8, 2.5, 5.4], [1.6, 2.5, 5.4]], [-0.7, -0.9]),
			fruitBowl(e, [1.9, 0.96, 5], mix('#c4ccd0', c.linen, 0.2), '#ee9a43'),
			[[2.35, 0], [2.52, 0.05], [1.5, -0.04]].map(([x = 0, dz = 0]) => disc('#ee9a43', ...project(e, [x, 1.01, 4.95 + dz]), 9)),
			table(e, tones(c.oak), [-1.7, 0, 2.5], [3.4, 0.86, 1.1], 0.12),
			turnedOnWheel(e, c.turquoise, [-1.05, 0.86, 3], [[0.12, 0], [0.2, 0.16], [0.1, 0.3], [0.14, 0.36]]),
			block(e, '#d7a765', [0.1, 0.86, 2.8], [0.7, 0.03, 0.4]),
			smooth('#d99b54', [[0.16, 0.89], [0.2, 1], [0.45, 1.03], [0.68, 0.98], [0.72, 0.89]].map(([x = 0, u = 0]) => project(e, [x, u, 3]))),
			vase(e, [-0.45, 0.86, 3.2], c.linen, pines[2], '#e7c25f', { height: 0.3 }),
		]
	}),
	scene('villa-1/bedroom-gulf', () => {
		const c = inLight(vallauris, gold)
		const cool = '#5a5470'
		const e = camera({ height: 1.95, horizon: 330, focal: 780, x: -0.9, middle: 500, z: -0.6 })
		const plan = { left: -3.2, right: 3.2, far: 5.6, height: 3.3 }
		const { back } = roomWalls(plan)
		const shut = (from: number, to: number, out: number): Drawing => [
			polygon(e, mix(c.shutter, cool, 0.3), [back(from, 0.1), back(to, 0.1, out), back(to, 2.9, out), back(from, 2.9)]),
			indices(13).map((i) =>
				polygon(e, mix(c.shutter, '#cfe0b0', 0.22), [
					back(from + (to - from) * 0.14, 0.3 + i * 0.19, out * 0.14),
					back(from + (to - from) * 0.86, 0.3 + i * 0.19, out * 0.86),
					back(from + (to - from) * 0.86, 0.36 + i * 0.19, out * 0.86),
					back(from + (to - from) * 0.14, 0.36 + i * 0.19, out * 0.14),
				]),
			),
		]
		const wallTone = mix(c.biscuit, cool, 0.34)
		return [
			sky({ ...gold, sky: ['#f4c98c', '#f8d69c', '#fce6bb'] }, 380),
			ridge(mix(c.esterel, gold.haze, 0.4), mix(c.esterel, gold.haze, 0.2), crags(9, 420, 800, 380, 40, 5), 380),
			sea(gold, 380, { bottom: 640 }),
			glitter('#fff0c4', 606, 386, 600, { width: 60, count: 22, seed: 3 }),
			sail(at(590, 404, 4), '#fff8e6', '#f2c99a', c.tile),
			room(e, plan, { floor: mix(c.clay, cool, 0.38), ceiling: mix(c.linen, cool, 0.44), back: wallTone, left: mix(wallTone, cool, 0.3), right: mix(wallTone, '#ffe2b0', 0.1), reveal: '#f6e2b8' }, [{ in: 'back', from: 2.55, to: 3.95, low: 0.02, high: 2.95 }]),
			tiles(e, mix(c.clay, cool, 0.5), -3.2, 3.2, 1.4, 5.6, 0.7, true),
			beams(e, mix(c.oak, cool, 0.3), plan, 5, 'away', 0.2),
			polygon(e, mix(c.clay, '#ffdf9e', 0.72), [[0.02, 0.002, 5.6], [0.42, 0.002, 5.6], [-0.6, 0.002, 2], [-1.5, 0.002, 2]]),
			shut(2.52, 3.14, 0.36),
			shut(3.98, 3.36, 0.36),
			disc(c.stone, ...project(e, back(3.66, 1.72, 0.5)), 33, 36),
			disc(c.tile, ...project(e, back(3.66, 1.745, 0.5)), 18, 20),
			disc(mix(c.stone, '#fff4d8', 0.4), ...project(e, back(3.66, 1.77, 0.5)), 15, 17),
			hung(e, c.oak, back, 0.6, 1.6, 1.4, 2.3, mix(c.turquoise, cool, 0.3), mix('#e8c47c', cool, 0.2)),
			table(e, mix(c.oak, cool, 0.3), [2.2, 0, 3.4], [0.6, 0.6, 0.5]),
			tableLamp(e, [2.5, 0.6, 3.65], c.turquoise, mix(c.linen, cool, 0.2)),
			block(e, mix(c.oak, cool, 0.2), [-1.2, 0, 2], [2.3, 0.24, 2.2]),
			block(e, { ...tones(mix(c.linen, cool, 0.28)), top: mix(c.linen, cool, 0.12) }, [-1.22, 0.2, 2], [2.34, 0.28, 2.18]),
			block(e, { ...tones(mix(c.blanket, cool, 0.2)), top: mix(c.blanket, cool, 0.08) }, [-1.26, 0.16, 2.62], [2.42, 0.36, 1.6]),
			polygon(e, mix(c.blanket, '#ffdb9a', 0.55), [[-0.3, 0.522, 4.22], [0.12, 0.522, 4.22], [-0.28, 0.522, 2.62], [-0.9, 0.522, 2.62]]),
			[-1.08, 0.08].map((x) => pillow(e, { ...tones(mix(c.linen, cool, 0.06)), side: mix(c.linen, cool, 0.4) }, [x, 0.48, 2.02], [0.96, 0.26, 0.56])),
		]
	}),
	scene('villa-1/bedroom-studio', () => {
		const c = inLight(vallauris, dawn)
		const e = camera({ height: 1.6, horizon: 430, focal: 820, x: -0.2 })
		const far = 6
		const gable: [number, number][] = [
			[-3.6, 0],
			[-3.6, 1.3],
			[0, 4],
			[3.6, 1.3],
			[3.6, 0],
		]
		const wallColour = '#f3e4c6'
		const at3 = (z: number) => gable.map(([x, y]): Position => [x, y, z])
		const window = indices(20).map(
			(i): Position => [0.35 + 0.72 * Math.cos((i * Math.PI) / 10), 2.05 + 0.72 * Math.sin((i * Math.PI) / 10), far],
		)
		const slope = (side: number, fill: string): Drawing =>
			polygon(e, fill, [
				[side * 3.6, 1.3, 0.3],
				[side * 3.6, 1.3, far],
				[0, 4, far],
				[0, 4, 0.3],
			])
		const rafter = (z: number): Drawing =>
			[-1, 1].map((side) => [
				polygon(e, side < 0 ? tones(c.oak).side : c.oak, [
					[side * 3.6, 1.3, z],
					[0, 4, z],
					[0, 3.72, z],
					[side * 3.6, 1.02, z],
				]),
				polygon(e, tones(c.oak).deep, [
					[side * 3.6, 1.02, z],
					[0, 3.72, z],
					[0, 3.72, z + 0.2],
					[side * 3.6, 1.02, z + 0.2],
				]),
			])
		return [
			rect('#c9dcd2', 500, 200, 300, 300),
			sun(dawn, 700, 330, 30),
			hill(mix(pines[2], dawn.haze, 0.4), [[500, 420], [640, 380], [760, 400], [820, 390]], 560),
			stonePine(placeUpright(e, [0.5, 0.2, 10]), 2.9, c.bark, pines, 12, 0.03),
			polygon(e, wallColour, at3(far), window),
			polygon(e, mix(wallColour, dawn.shadow, 0.2), [[-3.6, 0, 0.3], [-3.6, 0, far], [-3.6, 1.3, far], [-3.6, 1.3, 0.3]]),
			polygon(e, mix(wallColour, dawn.shadow, 0.06), [[3.6, 0, 0.3], [3.6, 0, far], [3.6, 1.3, far], [3.6, 1.3, 0.3]]),
			slope(-1, mix(wallColour, dawn.shadow, 0.28)),
			slope(1, mix(wallColour, dawn.shadow, 0.1)),
			panel(e, c.linen, wall([-0.4, far], [1.1, far], 3), 0.71, 0.79, 1.33, 2.77),
			panel(e, c.linen, wall([-0.4, far], [1.1, far], 3), 0.03, 1.47, 2.01, 2.09),
			ground(e, '#c99763', -3.6, 3.6, 0.3, far),
			boards(e, mix('#c99763', dawn.shadow, 0.28), { left: -3.6, right: 3.6, far, height: 3 }, 0.45),
			sunlight(e, '#f2d29c', window.map(([x, y]): Position => [x, y - 0.5, far]), [-0.55, -1.1]),
			[5.4, 3.7].map(rafter),
			polygon(e, tones(c.oak).deep, [[-0.1, 3.75, 0.3], [0.1, 3.75, 0.3], [0.1, 3.75, far], [-0.1, 3.75, far]]),
			bed(e, { sheet: '#fffaf0', throw: mix(c.turquoise, c.linen, 0.35), wood: c.oak, pillow: c.linen }, [-3.1, 0, 3.5], { width: 1.15, length: 2 }),
			block(e, c.oak, [-1.75, 0, 5.1], [0.45, 0.5, 0.45]),
			tableLamp(e, [-1.52, 0.5, 5.3], c.clay, c.linen),
			[stroke(c.oak, project(e, [1.2, 0, 4.3]), project(e, [1.68, 2, 4.5]), 11), stroke(c.oak, project(e, [2.3, 0, 4.3]), project(e, [1.8, 2, 4.5]), 11), stroke(tones(c.oak).side, project(e, [1.75, 0, 5]), project(e, [1.75, 1.9, 4.5]), 8)],
			polygon(e, '#fffaf0', [[1.25, 0.75, 4.3], [2.25, 0.75, 4.3], [2.25, 1.9, 4.42], [1.25, 1.9, 4.42]]),
			polygon(e, '#bcd8cf', [[1.3, 1.1, 4.29], [2.2, 1.1, 4.29], [2.2, 1.85, 4.4], [1.3, 1.85, 4.4]]),
			stonePine({ ...placeUpright(e, [1.7, 0.86, 4.28]), size: 158 }, 0.94, c.bark, pines, 8, 0.04),
			polygon(e, '#e3b27c', [[1.3, 0.9, 4.28], [1.9, 0.9, 4.28], [1.7, 1.02, 4.28], [1.3, 1, 4.28]]),
			polygon(e, c.oak, [[1.15, 0.7, 4.24], [2.35, 0.7, 4.24], [2.35, 0.77, 4.24], [1.15, 0.77, 4.24]]),
			drum(e, c.oak, [2.75, 0, 3.6], 0.22, 0.5),
			turnedOnWheel(e, c.turquoise, [2.75, 0.5, 3.6], [[0.07, 0], [0.08, 0.18]]),
			[-0.06, 0, 0.05].map((dx, i) => stroke([c.oak, c.tile, c.bark][i] ?? c.oak, project(e, [2.75 + dx * 0.4, 0.66, 3.6]), project(e, [2.75 + dx * 2, 0.98 + (i % 2) * 0.05, 3.6]), 4)),
			rug(e, '#e6cfa4', c.blanket, -1.3, 0.7, 2.6, 3.7),
		]
	}),
	scene('villa-1/bathroom', () => {
		const c = inLight(vallauris, dawn)
		const wallTone = '#efdcb8'
		const [deep1, pale] = [mix(c.turquoise, '#10506a', 0.25), mix(c.turquoise, '#ffffff', 0.5)]
		const arch = (fill: string, x: number, y: number, w: number, h: number): Drawing => ({ fill, outlines: [[[x, y], [x, y - h + w / 2], [x, y - h + w * 0.224, x + w * 0.224, y - h, x + w / 2, y - h], [x + w * 0.776, y - h, x + w, y - h + w * 0.224, x + w, y - h + w / 2], [x + w, y]]] })
		return [
			rect(wallTone, 0, 0, 1200, 800), rect(mix(wallTone, '#fff6e0', 0.6), 0, 0, 1200, 40), shape(mix(wallTone, '#fff2d0', 0.6), [[820, 40], [1110, 40], [960, 430], [670, 430]]),
			arch(c.clay, 300, 400, 280, 360), arch('#bfe0dc', 316, 400, 248, 342), hill('#dfe2bc', [[316, 320], [420, 296], [564, 312]], 400), stonePine({ x: 452, y: 396, size: 50 }, 5.6, c.bark, pines, 4, 0.02), withOpacity(0.34, shape('#ffffff', [[316, 330], [430, 110], [474, 86], [340, 400], [316, 400]])), withOpacity(0.3, shape('#ffffff', [[372, 400], [510, 100], [532, 112], [400, 400]])),
			arch(mix(wallTone, c.shade, 0.5), 846, 360, 168, 236), arch(mix(wallTone, c.shade, 0.8), 846, 360, 150, 228), rect(c.clay, 836, 356, 188, 14), smooth(c.turquoise, [[872, 356], [866, 330], [854, 304], [874, 272], [900, 272], [918, 304], [908, 330], [902, 356]], 1 / 7), smooth(deep1, [[892, 356], [900, 320], [896, 272], [900, 272], [918, 304], [908, 330], [902, 356]], 1 / 7), rect(c.linen, 876, 262, 24, 10), smooth(c.blanket, [[956, 356], [952, 300], [962, 250], [972, 250], [984, 300], [980, 356]], 1 / 8),
			rect(c.clay, 0, 432, 1200, 12), rect(mix(c.turquoise, c.linen, 0.3), 0, 444, 1200, 236), indices(20).map((i) => indices(4).map((j) => rect([c.turquoise, deep1, pale, mix(c.turquoise, c.linen, 0.24), mix(c.turquoise, '#2f8f9a', 0.4)][(i * 2 + j * 3) % 5] ?? c.turquoise, i * 60 + 2, 446 + j * 58, 56, 54))),
			shape(mix(c.stone, c.clay, 0.24), [[0, 680], [1200, 680], [1200, 800], [0, 800]]), indices(3).map((j) => indices(20).map((i) => { const [y, Y] = [[680, 706, 744][j] ?? 680, [706, 744, 802][j] ?? 802]; const on = (k: number, yy: number) => 560 + (k - 10) * 88 * (1 + (yy - 680) / 200); return (i + j) % 2 ? shape(mix(c.turquoise, c.stone, 0.5), [[on(i, y), y], [on(i + 1, y), y], [on(i + 1, Y), Y], [on(i, Y), Y]]) : [] })),
			rect(c.stone, 170, 470, 540, 30), rect(mix(c.stone, c.shade, 0.5), 170, 498, 540, 9), [204, 652].map((x) => [rect(c.oak, x, 507, 26, 226), rect(tones(c.oak).side, x + 17, 507, 9, 226)]), rect(c.oak, 190, 624, 504, 16), indices(3).map((i) => rect([c.linen, c.blanket, c.linen][i] ?? c.linen, 260 + i * 6, 600 - i * 24, 150 - i * 12, 24)), [smooth('#c99a5c', [[480, 624], [470, 566], [620, 566], [610, 624]], 1 / 12), indices(4).map((i) => rect('#a8783c', 474, 576 + i * 12, 142, 4))],
			smooth(c.turquoise, [[322, 424], [350, 464], [400, 472], [480, 472], [530, 464], [558, 424]], 1 / 8), smooth(deep1, [[470, 424], [558, 424], [530, 464], [480, 472], [440, 472], [480, 450]], 1 / 8), lens(pale, 318, 424, 244, 26), lens(deep1, 336, 425, 208, 16), taperedStroke(c.copper, [440, 404], [440, 350], [440, 390], 12, 12), [taperedStroke(c.copper, [600, 470], [600, 372], [580, 372], 12, 11), taperedStroke(c.copper, [590, 374], [548, 366], [530, 400], 11, 9), disc(c.copper, 600, 420, 10)],
			[smooth(c.linen, [[636, 470], [630, 440], [640, 420], [664, 420], [674, 440], [668, 470]], 1 / 8), [[-26, -70], [0, -92], [24, -74], [40, -46], [-40, -44]].map(([dx = 0, dy = 0]) => [taperedStroke(pines[2], [652, 422], [652 + dx * 0.4, 400 + dy * 0.5], [652 + dx, 420 + dy], 4, 2), disc('#cf5480', 652 + dx, 418 + dy, 10), disc('#e88aa6', 649 + dx, 415 + dy, 5)])], [smooth(c.clay, [[214, 470], [208, 448], [220, 432], [222, 420], [240, 420], [242, 432], [254, 448], [248, 470]], 1 / 8)],
			[smooth(c.linen, [[800, 560], [812, 548], [1240, 548], [1240, 770], [880, 770], [826, 720]], 1 / 12), smooth(mix(c.linen, c.shade, 0.34), [[816, 690], [1240, 690], [1240, 770], [880, 770], [826, 724]], 1 / 12), smooth('#fffaf0', [[780, 556], [804, 536], [1240, 536], [1240, 572], [804, 576]], 1 / 10), rect('#8fcfc8', 850, 546, 400, 12), shape(c.blanket, [[920, 536], [1060, 536], [1064, 700], [916, 700]]), shape(mix(c.blanket, c.bark, 0.3), [[1020, 536], [1060, 536], [1064, 700], [1022, 700]]), rect('#f6dcc0', 917, 664, 147, 12), rect(mix(c.blanket, '#ffffff', 0.2), 914, 530, 150, 12), [taperedStroke(c.copper, [1150, 540], [1150, 470], [1120, 476], 12, 11), taperedStroke(c.copper, [1126, 474], [1104, 474], [1102, 500], 11, 10)]],
		]
	}),
]
