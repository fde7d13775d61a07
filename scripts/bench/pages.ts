import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoryOf } from './cpu.ts'
import { healthWhile } from './health.ts'
import { compressed, cost, load } from './load.ts'
import { type Measure, median, p99 } from './measure.ts'
import { newList } from './new-lists.ts'
import { start, startProduct } from './process.ts'

const ROUNDS = 7
const REQUESTS = 4000
const PORT = 3917
const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

/** What the built product's pages cost as a process of its own, beside a bare node:http that sends the same bytes. */
export async function benchPages(): Promise<Measure[]> {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-bench-'))
	const url = `http://localhost:${PORT}`
	const product = startProduct(PORT, dir, { DEMO: '0' })
	try {
		await product.says('is at')
		const [home, bareHome] = [{ url }, { url: `http://localhost:${PORT + 1}` }]
		const [villas, hotels] = ['villas', 'hotels'].map((list) => ({ url: `${url}/${list}`, query: newList }))
		// From the second look on the page is kept; all are as quick as they get after some thousand answers.
		await load(home, REQUESTS)
		await load(villas!, REQUESTS)
		await load(hotels!, REQUESTS)
		const grown = memoryOf(product.pid)
		// The compressed page as the product sends it, so that both send the same bytes.
		const bare = start([BARE, String(PORT + 1), (await compressed(url)).toString('base64')], {})
		await bare.says('ready')
		await load(bareHome, REQUESTS)
		const costs = { home: [] as number[], bare: [] as number[], list: [] as number[] }
		for (let round = 0; round < ROUNDS; round++) {
			costs.home.push(await cost(product.pid, home, REQUESTS))
			costs.bare.push(await cost(bare.pid, bareHome, REQUESTS))
			costs.list.push(await cost(product.pid, hotels!, REQUESTS))
		}
		await bare.stop()
		const [hot, nothing, list] = [median(costs.home), median(costs.bare), median(costs.list)]
		const after = memoryOf(product.pid)
		const health = p99(await healthWhile(url, () => tenSignIns(url)))
		const us = (ms: number) => `${(ms * 1000).toFixed(1)} µs`
		return [
			{
				what: 'hot public page, server CPU against bare node:http',
				value: `${us(hot)} / ${us(nothing)} = ${(hot / nothing).toFixed(2)}×`,
				budget: '2×',
				isMet: hot / nothing <= 2,
			},
			{
				what: 'filtered list never asked for before, against the same',
				value: `${us(list)} = ${(list / nothing).toFixed(1)}×`,
				budget: '15×',
				isMet: list / nothing <= 15,
			},
			{
				what: `memory after ${thousands(2 * REQUESTS)} filtered lists, and ${thousands(ROUNDS * REQUESTS)} more`,
				value: `${grown.toFixed(0)} MB, ${after.toFixed(0)} MB`,
				budget: '15 % more',
				isMet: after <= grown * 1.15,
			},
			{
				what: 'health check while 10 people sign in, p99',
				value: `${health.toFixed(1)} ms`,
				budget: '20 ms',
				isMet: health <= 20,
			},
		]
	} finally {
		await product.stop()
		await rm(dir, { recursive: true, force: true })
	}
}

const thousands = (amount: number) => amount.toLocaleString('en')

/** Wrong passwords cost as much as right ones, and need no account. */
const tenSignIns = (url: string) =>
	Promise.all(
		Array.from({ length: 10 }, async (_, n) => {
			const answer = await fetch(`${url}/api/auth/login`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ username: `someone-${n}`, password: 'not the password' }),
			})
			return answer.text()
		}),
	)
