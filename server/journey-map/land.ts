import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'

/** How fine the coast is: 1:110 million for the world, 1:10 million for an island. */
export type Detail = '110m' | '50m' | '10m'

/** A closed outline: longitude and latitude of each point in turn, in degrees. Over the date line the longitudes go on beyond ±180. */
export type Outline = { points: Float32Array; west: number; east: number; south: number; north: number }

const { resolve } = createRequire(import.meta.url)
const loaded = new Map<Detail, Promise<Outline[][]>>()

/**
 * The polygons of the earth's land, each with its outer outline first, from Natural Earth (public domain). Read once: the finest take three
 * megabytes.
 */
export function landOf(detail: Detail): Promise<Outline[][]> {
	const known = loaded.get(detail) ?? read(detail)
	loaded.set(detail, known)
	known.catch(() => loaded.delete(detail))
	return known
}

async function read(detail: Detail): Promise<Outline[][]> {
	const text = await readFile(resolve(`world-atlas/land-${detail}.json`), 'utf8')
	const topology = JSON.parse(text) as Parameters<typeof feature>[0]
	const found = feature(topology, topology.objects.land!)
	return ('features' in found ? found.features : [found]).flatMap(({ geometry }) => {
		const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : []
		return (geometry.type === 'Polygon' ? [geometry.coordinates] : polygons).map((rings) => rings.map(outlineOf))
	})
}

function outlineOf(ring: readonly number[][]): Outline {
	const points = new Float32Array(ring.length * 2)
	let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
	let before = ring[0]?.[0] ?? 0
	for (const [n, [given = 0, latitude = 0]] of ring.entries()) {
		const longitude = given - 360 * Math.round((given - before) / 360)
		before = longitude
		points.set([longitude, latitude], 2 * n)
		west = Math.min(west, longitude)
		east = Math.max(east, longitude)
		south = Math.min(south, latitude)
		north = Math.max(north, latitude)
	}
	return { points, west, east, south, north }
}
