import { geoAzimuthalEqualArea, geoDistance, geoNaturalEarth1, type GeoProjection } from 'd3-geo'
import type { Position } from '#shared/places/distance.ts'
import type { Detail } from './land.ts'

export const WIDTH = 440
export const HEIGHT = 275
/** Room for the labels around the outermost stops. */
const PADDING_X = 78
const PADDING_Y = 38
const EARTH_KM = 6371
/** Nearer than this the coast of the finest outlines looks invented. */
const MIN_KM_PER_UNIT = 0.5
/** Beyond this distance from the centre a flat map of one side of the globe misleads. */
const MAX_FROM_CENTRE = (70 * Math.PI) / 180

export type View = {
	projection: GeoProjection
	detail: Detail
	/** In degrees, the longitudes possibly beyond ±180; null when a pole or most of the globe is in view. */
	box: { west: number; east: number; south: number; north: number } | null
}

/** How the map looks at these positions, of which there is at least one: as near as possible with all of them in view. */
export function viewOf(positions: readonly Position[]): View {
	const points = positions.map(({ latitude, longitude }): [number, number] => [longitude, latitude])
	const centre = middleOf(points)
	const isWorld = points.some((point) => geoDistance(point, centre) > MAX_FROM_CENTRE)
	const projection = isWorld
		? geoNaturalEarth1().rotate([-centre[0], 0])
		: geoAzimuthalEqualArea().rotate([-centre[0], -centre[1]])
	fit(projection, points)
	const scale = projection.scale()
	const box = isWorld ? null : boxOf(projection, centre[0])
	const detail = isWorld || scale < 250 ? '110m' : scale < 2500 || !box ? '50m' : '10m'
	return { projection, detail, box }
}

/** The middle of points on the globe: that of their vectors, or of two opposite points the first. */
function middleOf(points: readonly [number, number][]): [number, number] {
	const rad = Math.PI / 180
	const [x, y, z] = points.reduce(
		([x, y, z], [lon, lat]) => [
			x + Math.cos(lat * rad) * Math.cos(lon * rad),
			y + Math.cos(lat * rad) * Math.sin(lon * rad),
			z + Math.sin(lat * rad),
		],
		[0, 0, 0],
	)
	if (Math.hypot(x, y, z) < 1e-6) return points[0]!
	return [Math.atan2(y, x) / rad, Math.atan2(z, Math.hypot(x, y)) / rad]
}

function fit(projection: GeoProjection, points: [number, number][]) {
	projection.scale(1).translate([0, 0]).clipExtent(null)
	const flat = points.map((point): [number, number] => projection(point) ?? [0, 0])
	const [left, right] = extentOf(flat.map(([x]) => x))
	const [top, bottom] = extentOf(flat.map(([, y]) => y))
	const most = EARTH_KM / MIN_KM_PER_UNIT
	const scale = Math.min(
		(WIDTH - 2 * PADDING_X) / Math.max(right - left, 1e-9),
		(HEIGHT - 2 * PADDING_Y) / Math.max(bottom - top, 1e-9),
		most,
	)
	projection
		.scale(scale)
		.translate([WIDTH / 2 - (scale * (left + right)) / 2, HEIGHT / 2 - (scale * (top + bottom)) / 2])
}

const extentOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]

/** The longitudes and latitudes that the edge of the drawing touches, with a margin. */
function boxOf(projection: GeoProjection, centre: number): View['box'] {
	const steps = Array.from({ length: 21 }, (_, n) => n / 20)
	const edge = steps.flatMap((part): [number, number][] => [
		[part * WIDTH, 0],
		[part * WIDTH, HEIGHT],
		[0, part * HEIGHT],
		[WIDTH, part * HEIGHT],
	])
	const degrees = edge.map((point) => projection.invert?.(point))
	if (degrees.some((point) => !point || !Number.isFinite(point[0]) || !Number.isFinite(point[1]))) return null
	const lons = degrees.map((point) => centre + ((((point![0] - centre + 180) % 360) + 360) % 360) - 180)
	const lats = degrees.map((point) => point![1])
	const [west, east] = extentOf(lons)
	const [south, north] = extentOf(lats)
	const hasPole = [90, -90].some((lat) => isInView(projection([0, lat])))
	if (hasPole || east - west > 170) return null
	return { west: west - 1, east: east + 1, south: south - 1, north: north + 1 }
}

const isInView = (point: [number, number] | null) =>
	point !== null && point[0] >= 0 && point[0] <= WIDTH && point[1] >= 0 && point[1] <= HEIGHT
