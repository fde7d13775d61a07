// biome-ignore-all format: one shape per line is easier to compare with the picture
import { indices } from '../random.ts'
import { mix, type Tones } from '../colour.ts'
import { type Camera, polygon, type Position } from '../camera.ts'
import type { Drawing, Mark, Point } from '../shapes.ts'

type Barrel = { left: number; right: number; far: number; near?: number; spring: number; rise: number }
/** The curve of a barrel vault from its left springing to its right one. */
const barrelLine = ({ left, right, spring, rise }: Barrel, parts = 24): Point[] =>
	indices(parts + 1).map((i) => [(left + right) / 2 - ((right - left) / 2) * Math.cos((i * Math.PI) / parts), spring + rise * Math.sin((i * Math.PI) / parts)])
/** The wall that closes it, down to the floor. */
export const barrelEnd = (camera: Camera, fill: string, barrel: Barrel, z = barrel.far): Mark =>
	polygon(camera, fill, [[barrel.left, 0, z], ...barrelLine(barrel).map(([x, y]): Position => [x, y, z]), [barrel.right, 0, z]])
/**
 * A barrel vault that runs away from us, in few calm tones round its curve: shade at the springings, light on the side away from the
 * window or the lamp (`lit`, from 0 on the left to 1 on the right). `ribs` are arches that stand out of it.
 */
export function barrelVault(camera: Camera, { front, side, top, deep }: Tones, barrel: Barrel, { lit = 0.62, ribs = [], rib = 0.3, courses = 0 }: { lit?: number; ribs?: readonly number[]; rib?: number; courses?: number } = {}): Drawing {
	const { far, near = 0.3, spring } = barrel
	const line = barrelLine(barrel)
	const bands: [number, number, string][] = [[0, 3, deep], [3, 7, side], [7, 11, mix(side, front, 0.6)], [11, 19, front], [19, 22, mix(side, front, 0.5)], [22, 24, side]]
	const shift = Math.round((lit - 0.5) * 8)
	const at = (i: number) => Math.min(24, Math.max(0, i === 0 || i === 24 ? i : i + shift))
	const strip = (from: number, to: number, fill: string, n: number, f: number): Mark => polygon(camera, fill, [...line.slice(from, to + 1).map(([x, y]): Position => [x, y, n]), ...line.slice(from, to + 1).toReversed().map(([x, y]): Position => [x, y, f])])
	const inner = ([x, y]: Point, z: number): Position => { const middle = (barrel.left + barrel.right) / 2; return [middle + (x - middle) * 0.95, y - 0.16 * ((y - barrel.spring) / barrel.rise), z] }
	return [
		bands.map(([from, to, fill]) => strip(at(from), at(to), fill, near, far)), strip(at(13), at(16), mix(front, top, 0.5), near, far),
		indices(courses).map((i) => { const k = Math.round(((i + 1) * 24) / (courses + 1)); const [[x, y], [X, Y]] = [line[k] ?? [0, 0], line[k + 1] ?? line[k] ?? [0, 0]]; return polygon(camera, mix(front, side, 0.5), [[x, y, near], [x + (X - x) * 0.07, y + (Y - y) * 0.07, near], [x + (X - x) * 0.07, y + (Y - y) * 0.07, far], [x, y, far]]) }),
		[...ribs].sort((a, b) => b - a).map((z) => [[barrel.left, barrel.right].map((x, k) => { const [[edge]] = [inner([x, spring], z)]; return [polygon(camera, k ? side : deep, [[edge, 0, z], [edge, spring, z], [edge, spring, z + rib], [edge, 0, z + rib]]), polygon(camera, mix(front, top, 0.4), [[x, 0, z], [edge, 0, z], [edge, spring, z], [x, spring, z]])] }), polygon(camera, side, [...line.map((point) => inner(point, z)), ...line.toReversed().map((point) => inner(point, z + rib))]), polygon(camera, mix(front, top, 0.4), [...line.map(([x, y]): Position => [x, y, z]), ...line.toReversed().map((point) => inner(point, z))])]),
	]
}
