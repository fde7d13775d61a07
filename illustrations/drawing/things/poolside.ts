import { indices } from '../random.ts'
import { mix, tones } from '../colour.ts'
import { type Camera, polygon, ground, unitsPerMetre, type Position, project } from '../camera.ts'
import { type Drawing, stroke } from '../shapes.ts'

/** A parasol: eight panels in two tones over a pole. */
export function parasol(
	camera: Camera,
	[x, y, z]: Position,
	[light, shade]: readonly [string, string],
	pole: string,
	radius = 1.5,
	high = 2.5,
): Drawing {
	const edge = (i: number): Position => [
		x + radius * Math.cos((i * Math.PI) / 4 + 0.2),
		y + high - 0.5,
		z + radius * Math.sin((i * Math.PI) / 4 + 0.2),
	]
	const panels = indices(8)
		.map((i) => ({ i, depth: (edge(i)[2] + edge(i + 1)[2]) / 2 }))
		.sort((a, b) => b.depth - a.depth)
	return [
		stroke(
			pole,
			project(camera, [x, y, z]),
			project(camera, [x, y + high, z]),
			0.05 * unitsPerMetre(camera, [x, y, z]),
		),
		panels.map(({ i }) => polygon(camera, i % 2 ? light : shade, [edge(i), edge(i + 1), [x, y + high, z]])),
	]
}
/** A basin of clear water sunk into a terrace: its coping, its far wall, bands of colour and light on the surface. */
export function pool(
	camera: Camera,
	[left, right, near, far]: readonly [number, number, number, number],
	water: readonly [deep: string, middle: string, light: string],
	coping: string,
	{ progress = 0, up = 0 } = {},
): Drawing {
	const [deep, middle, light] = water
	const level = up - 0.14
	return [
		ground(camera, coping, left - 0.4, right + 0.4, near - 0.4, far + 0.4, up),
		ground(camera, tones(coping).side, left, right, near, far, up),
		ground(camera, middle, left, right, near, far - 0.02, level),
		ground(camera, deep, left, right, near, near + (far - near) * 0.34, level),
		ground(camera, light, left, right, far - (far - near) * 0.16, far - 0.02, level),
		indices(9).map((i) => {
			const z = near + ((far - near) * (i + 0.6)) / 9.4
			const wide = (right - left) * (0.16 + 0.1 * (i % 3))
			const x = left + (right - left) * (0.08 + ((i * 0.37) % 0.62)) + Math.sin(2 * Math.PI * (progress + i / 9)) * 0.1
			return polygon(camera, i % 2 ? light : mix(light, '#ffffff', 0.45), [
				[x, level, z],
				[x + wide * 0.3, level, z - 0.03],
				[x + wide, level, z],
				[x + wide * 0.5, level, z + 0.05],
			])
		}),
	]
}
