import { geoPath } from 'd3-geo'
import type { MapLine, RouteMap } from '#shared/journey/route-map.ts'
import type { Leg, Stop } from '#shared/journey/route.ts'
import { distanceKm, type Position } from '#shared/places/distance.ts'
import { coastOf } from './coast.ts'
import { labelsOf, markedStops } from './labels.ts'
import { positionOf } from './position-of.ts'
import { HEIGHT, type View, viewOf, WIDTH } from './view.ts'

/** Between nearer places no line is drawn: they are one stop (shared/journey/route.ts). */
const NEAR_KM = 25

/** What a map shows: at least one stop. */
export type Route = { stops: readonly Stop[]; legs: readonly Leg[] }
type Way = { from: Position; to: Position; by: MapLine['by']; pending: boolean }

/** Draws the map of a route (PORTAL-115). The first island of a process takes most of a second. */
export async function mapOf(route: Route): Promise<RouteMap> {
	const { stops } = route
	const ways = waysOf(route)
	const view = viewOf([...stops, ...ways.flatMap(({ from, to }) => [from, to])])
	const points = stops.map(({ name, latitude, longitude }) => {
		const [x = 0, y = 0] = view.projection([longitude, latitude]) ?? []
		return { x: round(x), y: round(y), name }
	})
	const marked = markedStops(points)
	const lines = ways.map((way): MapLine => ({ d: lineOf(way, view), by: way.by, pending: way.pending }))
	return {
		width: WIDTH,
		height: HEIGHT,
		land: await coastOf(view),
		lines: unique(lines.filter(({ d }) => d !== '')),
		dots: marked.map(({ x, y }) => ({ x, y })),
		labels: labelsOf(marked),
		route: stops.map(({ name }) => name),
	}
}

/** The flights, and what leads over land or sea from a stop to the next where no flight does. */
function waysOf({ stops, legs }: Route): Way[] {
	const flights = legs.flatMap(({ from, to, pending, cancelled }): Way[] => {
		const [start, end] = [positionOf(from), positionOf(to)]
		return !cancelled && start && end ? [{ from: start, to: end, by: 'air', pending }] : []
	})
	const isFlown = (from: Position, to: Position) =>
		flights.some((flight) => distanceKm(flight.from, from) <= NEAR_KM && distanceKm(flight.to, to) <= NEAR_KM)
	const others = stops.slice(1).flatMap((to, n): Way[] => {
		const from = stops[n]!
		return isFlown(from, to) ? [] : [{ from, to, by: 'land', pending: false }]
	})
	return [...flights, ...others]
}

/** The great circle between two places. A way back is the same line, and is drawn once. */
function lineOf({ from, to }: Way, { projection }: View): string {
	const [start, end] = [from, to].toSorted((a, b) => a.longitude - b.longitude || a.latitude - b.latitude)
	const coordinates = [start!, end!].map(({ longitude, latitude }) => [longitude, latitude])
	return geoPath(projection).digits(1)({ type: 'LineString', coordinates }) ?? ''
}

const unique = (lines: MapLine[]) => lines.filter(({ d }, n) => lines.findIndex((line) => line.d === d) === n)
const round = (value: number) => Math.round(value * 10) / 10
