import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LABEL_SIZE, LETTER_WIDTH, type RouteMap } from '#shared/journey/route-map.ts'
import type { Position } from '#shared/places/distance.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { drawMap } from './draw-map.ts'

const AT: Record<string, [latitude: number, longitude: number]> = {
	London: [51.47, -0.45],
	Nice: [43.66, 7.21],
	'Monte Carlo': [43.74, 7.43],
	Tokyo: [35.55, 139.78],
	Honolulu: [21.32, -157.92],
	'Port de Sóller': [39.8, 2.69],
	Milan: [45.46, 9.19],
	Venice: [45.44, 12.33],
	Florence: [43.77, 11.25],
	Rome: [41.9, 12.5],
	Positano: [40.63, 14.48],
	Ravello: [40.65, 14.61],
	Singapore: [1.36, 103.99],
	Sydney: [-33.95, 151.18],
	Auckland: [-37.01, 174.79],
	'Los Angeles': [33.94, -118.41],
	'New York': [40.64, -73.78],
	Nadi: [-17.75, 177.44],
	Taveuni: [-16.69, -179.88],
	Malé: [4.19, 73.53],
	'A Private Island Retreat with a Very Long Name': [5.1, 73],
	Tromsø: [69.68, 18.92],
	Longyearbyen: [78.25, 15.47],
	'The North Pole': [89.9, 0],
	Papeete: [-17.55, -149.61],
	'Bora Bora': [-16.44, -151.75],
	Ushuaia: [-54.84, -68.3],
}
const at = (name: string): Position => ({ latitude: AT[name]![0], longitude: AT[name]![1] })
const mapOf = async (stops: readonly string[], flights: readonly (readonly [string, string])[] = []) =>
	(await drawMap({
		stops: stops.map((name) => ({ name, ...at(name), parts: [] })),
		legs: flights.map(([from, to]) => ({
			part: { list: 'flights', id: `${from} ${to}` },
			from: placeAt(from),
			to: placeAt(to),
			leaves: null,
			lands: null,
			pending: false,
			cancelled: false,
		})),
	})) as RouteMap
const placeAt = (name: string) => ({
	...at(name),
	name,
	zone: null,
	airport: null,
	town: name,
	country: null,
	known: null,
})

const ITALY = ['Milan', 'Venice', 'Florence', 'Rome', 'Positano', 'Ravello', 'Rome']
const WORLD = ['London', 'Singapore', 'Sydney', 'Auckland', 'Los Angeles', 'New York', 'London']
const flown = (stops: readonly string[]) => stops.slice(1).map((to, n) => [stops[n]!, to] as const)

test.each<[string, string[], (readonly [string, string])[]]>([
	['London to Monaco', ['London', 'Nice', 'Monte Carlo', 'Nice', 'London'], flown(['London', 'Nice', 'London'])],
	['round the world', WORLD, flown(WORLD)],
	['over the date line', ['Tokyo', 'Honolulu'], [['Tokyo', 'Honolulu']]],
	['one villa', ['Port de Sóller'], []],
	['six stops in Italy', ITALY, []],
	['islands on both sides of 180°', ['Nadi', 'Taveuni'], [['Nadi', 'Taveuni']]],
	['atolls and a long name', ['Malé', 'A Private Island Retreat with a Very Long Name'], []],
	['the Arctic', ['London', 'Tromsø', 'Longyearbyen'], flown(['London', 'Tromsø', 'Longyearbyen'])],
	['the pole', ['Longyearbyen', 'The North Pole'], []],
	['the South Seas', ['Los Angeles', 'Papeete', 'Bora Bora'], flown(['Los Angeles', 'Papeete', 'Bora Bora'])],
	['far south', ['London', 'Ushuaia'], [['London', 'Ushuaia']]],
])('%s: whole, small, everything in view, and no label on another (PORTAL-115)', async (_, stops, flights) => {
	const map = await mapOf(stops, flights)
	expect(map.route).toEqual(stops)
	const json = JSON.stringify(map)
	expect(json).not.toMatch(/NaN|Infinity|undefined/)
	expect(brotliCompressSync(json).length).toBeLessThan(30_000)
	for (const { x, y } of map.dots) expect([x > 0 && x < map.width, y > 0 && y < map.height]).toEqual([true, true])
	expect(map.labels.length).toBeGreaterThan(0)
	const boxes = map.labels.map(({ x, y, text, anchor }) => {
		const width = text.length * LABEL_SIZE * LETTER_WIDTH
		const left = x - { start: 0, middle: width / 2, end: width }[anchor]
		return { left, right: left + width, top: y - LABEL_SIZE * 0.7, bottom: y + LABEL_SIZE * 0.2 }
	})
	for (const [n, one] of boxes.entries()) {
		expect([one.left >= 0, one.right <= map.width]).toEqual([true, true])
		for (const other of boxes.slice(n + 1))
			expect(one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom).toBe(
				false,
			)
	}
})

/** The longest step of an outline, in units of the drawing. The box around the view is larger than the drawing. */
const longestStep = ({ land }: RouteMap) =>
	Math.max(...[...land.matchAll(/[ l](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y))))

test('land next to the date line has no stripes across the map', async () => {
	const map = await mapOf(['Nadi', 'Taveuni'], [['Nadi', 'Taveuni']])
	expect(map.land.length).toBeGreaterThan(1000)
	expect(longestStep(map)).toBeLessThan(map.width / 4)
})

test('a flight to the north bends towards the pole, and there and back is one line', async () => {
	const stops = ['London', 'Tokyo', 'Los Angeles', 'Sydney']
	const { lines, dots } = await mapOf(stops, flown(['Tokyo', 'Los Angeles', 'Tokyo']))
	const flights = lines.filter(({ by }) => by === 'air')
	expect(flights).toHaveLength(1)
	const heights = [...flights[0]!.d.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y))
	expect(Math.min(...heights)).toBeLessThan(Math.min(dots[1]!.y, dots[2]!.y) - 5)
})

test('stops that are close share a dot and a label', async () => {
	const { dots, labels } = await mapOf(['London', 'Nice', 'Monte Carlo'])
	expect(dots).toHaveLength(2)
	expect(labels.map(({ text }) => text)).toEqual(['London', 'Nice · Monte Carlo'])
})

test('no stop with a known position, no map', async () => {
	expect(await drawMap({ stops: [], legs: [] })).toBeNull()
})

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

test('a traveller gets the map of what they see of their own trip, and nobody else any (API-192)', async () => {
	const { staff, olivia, james } = product
	const tripId = await makeTrip(product)
	const path = `/api/portal/trips/${tripId}/map`
	expect((await olivia.get(path)).body).toEqual({ map: null })
	await addRecord(staff, 'flights', tripId)
	const { map } = (await olivia.get(path)).body
	expect(map.route).toEqual(['London', 'Nice'])
	expect(map.lines).toEqual([expect.objectContaining({ by: 'air', pending: false })])
	expect((await staff.get(path)).body).toEqual({ map })
	expect((await james.get(path)).status).toBe(404)
	expect((await olivia.get('/api/portal/trips/00000000-0000-7000-8000-000000000000/map')).status).toBe(404)
})
