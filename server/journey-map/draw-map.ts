import { resolve } from 'node:path'
import type { RouteMap } from '#shared/journey/route-map.ts'
import { Refusal } from '#server/http/refusal.ts'
import { ProcessFailed, processPool } from '#server/processes/process-pool.ts'
import type { Route } from './map-of-route.ts'
import { positionOf } from './position-of.ts'

const MAX_DRAWN = 200

/** Reading the finest coasts takes most of a second, in which a server would answer nobody. */
const drawers = processPool<Route, RouteMap>({
	script: resolve('server/journey-map/map-worker.ts'),
	running: 1,
	waiting: 50,
	deadlineMs: 10_000,
	idleMs: 60_000,
	maxJobs: 1000,
	maxMemoryMb: 300,
	replaceAfterFailure: false,
})

/** Drawn maps by their stops and legs, the least recently used first. */
const drawn = new Map<string, Promise<RouteMap>>()

/** The map of a route (PORTAL-115), or null without a stop whose position is known. Draws each route once. Refuses with 503 when the drawing fails. */
export async function drawMap(route: Route): Promise<RouteMap | null> {
	if (route.stops.length === 0) return null
	const key = keyOf(route)
	const map = drawn.get(key) ?? drawers.run(route).catch(notDrawn)
	drawn.delete(key)
	drawn.set(key, map)
	map.catch(() => drawn.delete(key))
	const [oldest] = drawn.keys()
	if (drawn.size > MAX_DRAWN && oldest !== undefined) drawn.delete(oldest)
	return map
}

function notDrawn(cause: unknown): never {
	if (!(cause instanceof ProcessFailed)) throw cause
	throw new Refusal(503, 'not_drawn', 'The map could not be drawn. Try again in a moment', { retryAfter: 5, cause })
}

/** Changes with everything that the map shows. */
const keyOf = ({ stops, legs }: Route) =>
	JSON.stringify([
		stops.map(({ name, latitude, longitude }) => [name, latitude, longitude]),
		legs.map(({ from, to, pending, cancelled }) => [positionOf(from), positionOf(to), pending, cancelled]),
	])
