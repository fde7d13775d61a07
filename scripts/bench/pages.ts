import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { residentMemory } from './cpu.ts'
import { fetchCompressed, cpuMsPerRequest, load } from './load.ts'
import { type Measure, median } from './measure.ts'
import { start, startProduct } from './process.ts'

const ROUNDS = 7
const REQUESTS = 4000
const PORT = 3917
const BARE_SERVER = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

/** The CPU time of the built product's pages in a separate process, compared with a bare node:http server that sends the same bytes. */
export async function benchPages(): Promise<Measure[]> {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-bench-'))
	const url = `http://localhost:${PORT}`
	const product = startProduct(PORT, dir, { DEMO: '0' })
	try {
		await product.waitForOutput('is at')
		const [home, bareHome] = [{ url }, { url: `http://localhost:${PORT + 1}` }]
		const [villas, hotels] = ['villas', 'hotels'].map((list) => ({ url: `${url}/${list}`, query: uncachedListQuery }))
		// Warm up: the page is cached at its second request, and V8 has optimised the code after some thousand answers.
		await load(home, REQUESTS)
		await load(villas!, REQUESTS)
		await load(hotels!, REQUESTS)
		const memoryBefore = residentMemory(product.pid)
		// The compressed page from the product, so that both servers send the same bytes.
		const bare = start([BARE_SERVER, String(PORT + 1), (await fetchCompressed(url)).toString('base64')], {})
		await bare.waitForOutput('ready')
		await load(bareHome, REQUESTS)
		const costs = { home: [] as number[], bare: [] as number[], list: [] as number[] }
		for (let round = 0; round < ROUNDS; round++) {
			costs.home.push(await cpuMsPerRequest(product.pid, home, REQUESTS))
			costs.bare.push(await cpuMsPerRequest(bare.pid, bareHome, REQUESTS))
			costs.list.push(await cpuMsPerRequest(product.pid, hotels!, REQUESTS))
		}
		await bare.stop()
		const [cached, baseline, list] = [median(costs.home), median(costs.bare), median(costs.list)]
		const memoryAfter = residentMemory(product.pid)
		const us = (ms: number) => `${(ms * 1000).toFixed(1)} µs`
		return [
			{
				name: 'cached public page, server CPU against bare node:http',
				value: `${us(cached)} / ${us(baseline)} = ${(cached / baseline).toFixed(2)}×`,
				budget: '2×',
				isMet: cached / baseline <= 2,
			},
			{
				name: 'filtered list not requested before, against the same',
				value: `${us(list)} = ${(list / baseline).toFixed(1)}×`,
				budget: '8×',
				isMet: list / baseline <= 8,
			},
			{
				name: `memory after ${thousands(2 * REQUESTS)} filtered lists, and ${thousands(ROUNDS * REQUESTS)} more`,
				value: `${memoryBefore.toFixed(0)} MB, ${memoryAfter.toFixed(0)} MB`,
				budget: '15 % more',
				isMet: memoryAfter <= memoryBefore * 1.15,
			},
		]
	} finally {
		await product.stop()
		await rm(dir, { recursive: true, force: true })
	}
}

const thousands = (amount: number) => amount.toLocaleString('en')

const SORTS = ['name-asc', 'name-desc', 'guests-desc', 'size-desc', 'guests-asc', 'size-asc']
const COUNTRIES = ['France', 'Monaco', 'Oman', 'United%20Arab%20Emirates']
const AMENITIES = ['', '&amenities=Breakfast', '&amenities=Restaurant', '&amenities=Bar']

let listsRequested = 0

/** The query of a list that has not been requested before: countries, stars, order, an amenity, and a country without properties. */
function uncachedListQuery(): string {
	const n = listsRequested++
	const places = COUNTRIES.filter((_country, i) => ((n % 15) + 1) & (1 << i)).join(',')
	const [sort, guests, stars] = [SORTS[Math.floor(n / 15) % 6], Math.floor(n / 90) % 3, 1 + (Math.floor(n / 270) % 4)]
	return `?locations=${places},${n}&sort=${sort}&guests=${guests}&minSize=${stars}${AMENITIES[Math.floor(n / 1080) % 4]}`
}
