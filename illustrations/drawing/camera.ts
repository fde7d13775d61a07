import { indices } from './random.ts'
import { type Mark, type Point, smooth } from './shapes.ts'

/** A position in the scene in metres: to the right, up, and away from the viewer. */
export type Position = readonly [number, number, number]

/**
 * The viewpoint. Near objects are placed in metres and projected through it, so that every floor, wall and table of a picture shares one
 * perspective and the sea's horizon is at the height of the camera.
 */
export type Camera = {
	x: number
	height: number
	z: number
	turn: number
	focal: number
	middle: number
	horizon: number
}

/** `turn` is in degrees to the right, `focal` in canvas units (900 like the human eye, 600 wide); `middle` and `horizon` are on the canvas. */
export const camera = ({
	x = 0,
	height = 1.6,
	z = 0,
	turn = 0,
	focal = 900,
	middle = 600,
	horizon = 380,
}: Partial<Camera> = {}): Camera => ({ x, height, z, turn: (turn * Math.PI) / 180, focal, middle, horizon })

const NEAR = 0.25
function toCameraSpace({ x, height, z, turn }: Camera, [sx, sy, sz]: Position): Position {
	const [dx, dz] = [sx - x, sz - z]
	return [dx * Math.cos(turn) - dz * Math.sin(turn), sy - height, dx * Math.sin(turn) + dz * Math.cos(turn)]
}
const toCanvas = ({ focal, middle, horizon }: Camera, [x, y, z]: Position): Point => [
	middle + (focal * x) / Math.max(NEAR, z),
	horizon - (focal * y) / Math.max(NEAR, z),
]

/** Projects a position onto the canvas. */
export const project = (camera: Camera, position: Position): Point => toCanvas(camera, toCameraSpace(camera, position))
/** The length of a metre at a position, in canvas units. */
export const unitsPerMetre = (camera: Camera, position: Position): number =>
	camera.focal / Math.max(NEAR, toCameraSpace(camera, position)[2])

/** A flat polygon with its corners in the scene, clipped at the near plane. */
export function polygon(camera: Camera, fill: string, ...outlines: (readonly Position[])[]): Mark {
	const cut = outlines.map((positions) =>
		clipNear(positions.map((position) => toCameraSpace(camera, position))).map((position) =>
			toCanvas(camera, position),
		),
	)
	return cut.length > 1 ? { fill, outlines: cut, holes: true } : { fill, outlines: cut }
}
function clipNear(positions: readonly Position[]): Position[] {
	return positions.flatMap((position, i) => {
		const next = positions[(i + 1) % positions.length] ?? position
		const at = (NEAR - position[2]) / (next[2] - position[2] || 1)
		const crossing: Position = [
			position[0] + (next[0] - position[0]) * at,
			position[1] + (next[1] - position[1]) * at,
			NEAR,
		]
		const crosses = position[2] >= NEAR !== next[2] >= NEAR
		return [...(position[2] >= NEAR ? [position] : []), ...(crosses ? [crossing] : [])]
	})
}
/** A polygon with a rounded outline through its corners. */
export const roundedPolygon = (camera: Camera, fill: string, positions: readonly Position[], pull?: number): Mark =>
	smooth(
		fill,
		positions.map((position) => project(camera, position)),
		pull,
	)
/** A rectangle of the ground or another level: from left to right, from near to far. */
export const ground = (
	camera: Camera,
	fill: string,
	left: number,
	right: number,
	near: number,
	far: number,
	up = 0,
): Mark =>
	polygon(camera, fill, [
		[left, up, near],
		[right, up, near],
		[right, up, far],
		[left, up, far],
	])
/** A horizontal ellipse. */
export const levelEllipse = (camera: Camera, fill: string, [x, y, z]: Position, across: number, deep = across): Mark =>
	roundedPolygon(
		camera,
		fill,
		indices(12).map(
			(i): Position => [x + across * Math.cos((i * Math.PI) / 6), y, z + deep * Math.sin((i * Math.PI) / 6)],
		),
	)
/** Where to place a flat upright drawing, such as a tree, in the scene: its foot on the canvas and its scale. */
export function placeUpright(camera: Camera, position: Position): { x: number; y: number; size: number } {
	const [x, y] = project(camera, position)
	return { x, y, size: unitsPerMetre(camera, position) }
}
