// biome-ignore-all format: one shape per line is easier to compare with the picture
import { indices } from '../random.ts'
import { type Camera, polygon, type Position } from '../camera.ts'
import { panel, type Wall } from './houses.ts'
import { type Drawing, type Mark, rect } from '../shapes.ts'

/** A pair of slatted shutters, closed before an opening; `slats` in each leaf. */
export const closedShutters = (camera: Camera, [paint, slat]: readonly [string, string], wall: Wall, from: number, to: number, low: number, high: number, { slats = 5, out = 0.02 } = {}): Drawing => {
	const [edge, step, middle] = [(to - from) * 0.07, (high - low) / (slats + 0.5), (from + to) / 2]
	return [
		panel(camera, paint, wall, from, to, low, high, out),
		indices(slats).map((i) => [[from + edge, middle - edge * 0.6], [middle + edge * 0.6, to - edge]].map(([a = 0, b = 0]) => panel(camera, slat, wall, a, b, low + step * (i + 0.5), low + step * (i + 0.92), out + 0.01))),
		panel(camera, slat, wall, middle - 0.015, middle + 0.015, low, high, out + 0.01),
	]
}
/** One leaf seen straight on, with its rails and slats; its colours are frame, slat and the gap under each slat. */
export const leaf = ([frame, slat, gap]: readonly [string, string, string], x: number, y: number, width: number, height: number, slats: number): Drawing => {
	const [edge, inner] = [width * 0.12, height * 0.045]
	const parts = height > width * 2.4 ? [[y + inner, y + height * 0.6], [y + height * 0.6 + inner, y + height - inner]] : [[y + inner, y + height - inner]]
	return [
		rect(frame, x, y, width, height),
		parts.map(([top = 0, foot = 0]) => { const count = Math.max(2, Math.round((slats * (foot - top)) / height)); const step = (foot - top) / count; return [rect(gap, x + edge, top, width - edge * 2, foot - top), indices(count).map((i) => rect(slat, x + edge, top + step * i, width - edge * 2, step * 0.62))] }),
	]
}
/** A front that bends: `positions` of its foot from left to right, with the way each looks. Use `belt` on it, since it is straight only between them. */
export const bowed = (positions: readonly { x: number; z: number; towards: number }[], high: number): Wall & { stops: readonly number[] } => {
	const stops = positions.reduce<number[]>((all, { x, z }, i) => { const last = positions[i - 1]; return [...all, last ? (all.at(-1) ?? 0) + Math.hypot(x - last.x, z - last.z) : 0] }, [])
	const at = (along: number, up: number, out = 0): Position => {
		const i = Math.min(positions.length - 2, Math.max(0, stops.filter((stop) => stop <= along).length - 1))
		const [a, b] = [positions[i], positions[i + 1]]
		if (!a || !b) return [0, up, 0]
		const t = (along - (stops[i] ?? 0)) / ((stops[i + 1] ?? 1) - (stops[i] ?? 0))
		const way = a.towards + (b.towards - a.towards) * Math.min(1, t)
		return [a.x + (b.x - a.x) * t + Math.sin(way) * out, up, a.z + (b.z - a.z) * t - Math.cos(way) * out]
	}
	return Object.assign(at, { long: stops.at(-1) ?? 0, high, stops })
}
/** A strip along a bowed front, following its bend. */
export const belt = (camera: Camera, fill: string, wall: ReturnType<typeof bowed>, from: number, to: number, low: number, high: number, out = 0): Mark => {
	const way = [from, ...wall.stops.filter((stop) => stop > from && stop < to), to]
	return polygon(camera, fill, [...way.map((along) => wall(along, low, out)), ...way.toReversed().map((along) => wall(along, high, out))])
}
/** What one sees of a slab from below: between the front and its edge. */
export const underside = (camera: Camera, fill: string, wall: ReturnType<typeof bowed>, from: number, to: number, up: number, out: number): Mark => {
	const way = [from, ...wall.stops.filter((stop) => stop > from && stop < to), to]
	return polygon(camera, fill, [...way.map((along) => wall(along, up, 0)), ...way.toReversed().map((along) => wall(along, up, out))])
}
