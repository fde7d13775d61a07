import { indices } from '../random.ts'
import { mix, type Tones, tones } from '../colour.ts'
import { type Camera, polygon, ground, unitsPerMetre, levelEllipse, type Position, project } from '../camera.ts'
import { type Drawing, disc, taperedStroke, type Point, smooth, withOpacity } from '../shapes.ts'
import { block, drum, turnedOnWheel } from './solids.ts'

/** A plate, a glass and a napkin at one place of a table. */
export const setting = (camera: Camera, [x, y, z]: Position, china: string, glass: string, napkin: string): Drawing => [
	levelEllipse(camera, tones(china).side, [x, y + 0.004, z - 0.01], 0.16),
	levelEllipse(camera, china, [x, y + 0.012, z], 0.15),
	ground(camera, napkin, x - 0.05, x + 0.05, z - 0.06, z + 0.08, y + 0.016),
	wineGlass(camera, [x + 0.2, y, z + 0.16], glass),
]
export const wineGlass = (camera: Camera, foot: Position, fill: string): Drawing =>
	turnedOnWheel(camera, { ...tones(fill), side: mix(fill, '#ffffff', 0.25) }, foot, [
		[0.045, 0],
		[0.01, 0.02],
		[0.01, 0.11],
		[0.055, 0.16],
		[0.045, 0.25],
	])
/** A bowl heaped with fruit. */
export const fruitBowl = (camera: Camera, foot: Position, bowl: string, fruit: string): Drawing => {
	const [x, y] = project(camera, foot)
	const s = unitsPerMetre(camera, foot)
	return [
		[
			[-0.1, 0.15],
			[0.02, 0.19],
			[0.12, 0.15],
			[-0.03, 0.14],
		].map(([dx = 0, up = 0], i) => disc(i % 2 ? fruit : tones(fruit).side, x + dx * s, y - up * s, 0.07 * s, 0.06 * s)),
		turnedOnWheel(camera, bowl, foot, [
			[0.08, 0],
			[0.18, 0.06],
			[0.22, 0.13],
		]),
	]
}
/** A vase with stems: blossom, branches or reeds. */
export function vase(
	camera: Camera,
	foot: Position,
	clay: string,
	leaf: string,
	blossom: string,
	{ height = 0.34, stems = 7 } = {},
): Drawing {
	const [x, y] = project(camera, foot)
	const s = unitsPerMetre(camera, foot)
	const mouth: Point = [x, y - height * 0.92 * s]
	const tips = indices(stems).map((i): Point => {
		const angle = -Math.PI * (0.16 + (0.68 * i) / (stems - 1))
		const long = height * (1.3 + (i % 2) * 0.3) * s
		return [mouth[0] + Math.cos(angle) * long * 0.8, mouth[1] + Math.sin(angle) * long]
	})
	return [
		tips.map((tip) =>
			taperedStroke(
				leaf,
				mouth,
				[mouth[0] + (tip[0] - mouth[0]) * 0.25, mouth[1] + (tip[1] - mouth[1]) * 0.7],
				tip,
				0.022 * s,
				0.01 * s,
			),
		),
		tips.map((tip, i) =>
			disc(i % 3 === 2 ? mix(blossom, '#ffffff', 0.35) : blossom, tip[0], tip[1], height * 0.17 * s, height * 0.14 * s),
		),
		turnedOnWheel(camera, clay, foot, [
			[height * 0.2, 0],
			[height * 0.4, height * 0.4],
			[height * 0.3, height * 0.72],
			[height * 0.14, height * 0.86],
			[height * 0.2, height],
		]),
	]
}
/** Books in a pile, the uppermost a little askew. */
export const books = (camera: Camera, [x, y, z]: Position, colours: readonly string[]): Drawing =>
	colours.map((fill, i) =>
		block(camera, fill, [x + (i % 2) * 0.03, y + i * 0.05, z], [0.3 - (i % 2) * 0.04, 0.045, 0.22]),
	)
/** An open book. */
export const openBook = (camera: Camera, [x, y, z]: Position, page: string): Drawing => [
	ground(camera, tones(page).side, x - 0.02, x + 0.42, z - 0.02, z + 0.28, y + 0.005),
	polygon(camera, page, [
		[x, y + 0.01, z],
		[x + 0.2, y + 0.03, z],
		[x + 0.2, y + 0.03, z + 0.26],
		[x, y + 0.01, z + 0.26],
	]),
	polygon(camera, mix(page, '#3f3052', 0.12), [
		[x + 0.2, y + 0.03, z],
		[x + 0.4, y + 0.01, z],
		[x + 0.4, y + 0.01, z + 0.26],
		[x + 0.2, y + 0.03, z + 0.26],
	]),
]
/** A straw hat left lying: brim, crown and ribbon. */
export const hat = (camera: Camera, [x, y, z]: Position, straw: string, ribbon: string): Drawing => [
	levelEllipse(camera, tones(straw).side, [x + 0.02, y + 0.004, z - 0.01], 0.23),
	levelEllipse(camera, straw, [x, y + 0.012, z], 0.22),
	drum(camera, { top: straw, front: ribbon, side: tones(ribbon).side, deep: ribbon }, [x, y + 0.012, z], 0.115, 0.05),
	drum(camera, straw, [x, y + 0.05, z], 0.11, 0.07),
]
/** A big pot, with nothing in it. */
export const pot = (camera: Camera, fill: string | Tones, foot: Position, height = 0.6): Drawing =>
	turnedOnWheel(camera, fill, foot, [
		[height * 0.28, 0],
		[height * 0.5, height * 0.55],
		[height * 0.42, height * 0.86],
		[height * 0.5, height],
	])
/** A cup on its saucer, its handle to the right. */
export const cup = (camera: Camera, foot: Position, china: string, drink: string): Drawing => {
	const [x, y] = project(camera, [foot[0], foot[1] + 0.05, foot[2]])
	const s = unitsPerMetre(camera, foot)
	const ring = disc(china, x + 0.065 * s, y, 0.032 * s, 0.026 * s)
	return [
		levelEllipse(camera, tones(china).side, [foot[0] + 0.01, foot[1] + 0.004, foot[2] - 0.01], 0.11),
		levelEllipse(camera, china, [foot[0], foot[1] + 0.012, foot[2]], 0.105),
		levelEllipse(camera, tones(china).side, [foot[0], foot[1] + 0.014, foot[2]], 0.055),
		{
			...ring,
			outlines: [...ring.outlines, ...disc(china, x + 0.065 * s, y, 0.02 * s, 0.015 * s).outlines],
			holes: true,
		} as const,
		turnedOnWheel(camera, china, foot, [
			[0.03, 0.01],
			[0.05, 0.04],
			[0.06, 0.095],
		]),
		levelEllipse(camera, drink, [foot[0], foot[1] + 0.094, foot[2]], 0.054),
	]
}
/** A croissant, its horns towards us. */
export const croissant = (x: number, y: number, size: number, crust: string): Drawing => {
	const put = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * size, y + py * size])
	return [
		smooth(
			tones(crust).side,
			put([
				[-1, 0.34],
				[-0.86, -0.06],
				[-0.5, -0.36],
				[0, -0.46],
				[0.5, -0.36],
				[0.86, -0.06],
				[1, 0.34],
				[0.62, 0.26],
				[0.3, 0.08],
				[0, 0.04],
				[-0.3, 0.08],
				[-0.62, 0.26],
			]),
		),
		smooth(
			crust,
			put([
				[-0.94, 0.2],
				[-0.8, -0.1],
				[-0.48, -0.36],
				[0, -0.46],
				[0.5, -0.36],
				[0.84, -0.1],
				[0.6, -0.04],
				[0.28, -0.12],
				[0, -0.14],
				[-0.3, -0.1],
				[-0.62, 0.06],
			]),
		),
		[-0.52, -0.18, 0.18, 0.5].map((dx) =>
			taperedStroke(
				mix(crust, '#5a2f2a', 0.4),
				...([
					[dx * 1.1, -0.36 + Math.abs(dx) * 0.2],
					[dx * 0.9, -0.14],
					[dx * 0.8, 0.08 + Math.abs(dx) * 0.14],
				].map(([px = 0, py = 0]): Point => [x + px * size, y + py * size]) as [Point, Point, Point]),
				size * 0.05,
				size * 0.03,
			),
		),
	]
}
/** Steam that rises in wisps from `[x, y]`. */
export const steam = (
	fill: string,
	x: number,
	y: number,
	height: number,
	{ wisps = 3, spread = 26, progress = 0, width = 7 } = {},
): Drawing =>
	indices(wisps).map((i) => {
		const [from, sway] = [
			x + (i - (wisps - 1) / 2) * spread,
			Math.sin(2 * Math.PI * (progress + i / wisps)) * height * 0.04 + height * 0.1,
		]
		const tall = height * (0.8 + (i % 2) * 0.2)
		return withOpacity(0.6, [
			taperedStroke(fill, [from, y], [from - sway, y - tall * 0.28], [from, y - tall * 0.5], 1, width),
			taperedStroke(
				fill,
				[from, y - tall * 0.5],
				[from + sway, y - tall * 0.75],
				[from + sway * 0.2, y - tall],
				width,
				1,
			),
		])
	})
