import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ENTERED_KIND_LIST, ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { cpuSeconds, cpuSecondsOfPostgres } from './cpu.ts'
import { load, type Target } from './load.ts'
import { type Measure, median } from './measure.ts'
import { start, startProduct } from './process.ts'
import { type Call, signIn, STAFF } from './staff.ts'

const ROUNDS = 5
const REQUESTS = 2000
/** So many trips are read once a round each, when the product no longer holds them in memory. */
const NOT_HELD = 1000
const AFTER_PAUSE = 200
const NOTHING_HELD_MS = 11_000
const PORT = 3921
const BARE_SERVER = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

/**
 * API answers over sockets, application and database together, against a bare node:http server: both send the same bytes, uncompressed,
 * over eight connections that stay open, with a log line and a session on our side only. A trip has 4 guests, 4 flights, 3 stays, 4 transfers
 * and 6 activities. An unchanged answer is one that the product holds: nothing was committed since it was read (API-290). Medians of
 * interleaved rounds.
 *
 * What is not held is read while the product is busy, like everything else here: other lists are read directly before, and no trip was read
 * within the last ten seconds. The first readings after eleven idle seconds cost more, because other programs have taken the caches of the
 * processor by then, and they contain what idle processes do in the background. They are measured by themselves, without a budget.
 */
export async function benchSockets(): Promise<Measure[]> {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-bench-'))
	const url = `http://localhost:${PORT}`
	const product = startProduct(PORT, dir, STAFF)
	const bare: ReturnType<typeof start>[] = []
	try {
		await product.waitForOutput('is at')
		const call = await signIn(url)
		// Both send the answer as it is: compressing it is not what node:http is compared with.
		const headers = { cookie: call.cookie, 'accept-encoding': 'identity' }
		const copies = await realisticTrips(call)
		const cpuOfProduct = () => cpuSeconds(product.pid) + cpuSecondsOfPostgres(dir)

		/** A server that sends the bytes of the product's answer, and its CPU time. */
		const startBare = async (target: Target) => {
			const body = await fetch(target.url, { headers }).then((answer) => answer.arrayBuffer())
			const port = PORT + 1 + bare.length
			const server = start([BARE_SERVER, String(port), Buffer.from(body).toString('base64'), 'identity'], {})
			bare.push(server)
			await server.waitForOutput('ready')
			return {
				cpu: () => cpuSeconds(server.pid),
				target: { url: `http://localhost:${port}` },
				requests: REQUESTS,
				bytes: body.byteLength,
			}
		}
		let [next, nextCopy] = [0, 0]
		// All copies in turn: each is read once a round, by one of two subjects.
		const notHeld: Target = {
			url: `${url}/api/admin/trips/`,
			query: () => copies[nextCopy++ % copies.length]!,
			headers,
		}
		const trip: Target = { url: `${url}/api/admin/trips/${copies[0]}`, headers }
		const list: Target = { url: `${url}/api/admin/trips?limit=100`, headers }
		// Another address each time is never held.
		const newList: Target = { ...list, query: () => `&n=${next++}` }
		const bareTrip = await startBare(trip)
		const subjects = {
			afterPause: { target: notHeld, requests: AFTER_PAUSE, cpu: cpuOfProduct },
			newList: { target: newList, requests: REQUESTS, cpu: cpuOfProduct },
			notHeld: { target: notHeld, requests: NOT_HELD, cpu: cpuOfProduct },
			trip: { target: trip, requests: REQUESTS, cpu: cpuOfProduct },
			list: { target: list, requests: REQUESTS, cpu: cpuOfProduct },
			bareTrip,
			bareList: await startBare(list),
		}
		const costs = new Map(Object.keys(subjects).map((name) => [name, [] as number[]]))
		for (let round = -1; round < ROUNDS; round++)
			for (const [name, { target, requests, cpu }] of Object.entries(subjects)) {
				if (name === 'afterPause') await pause(NOTHING_HELD_MS)
				const before = cpu()
				await load(target, requests)
				// The first round warms up.
				if (round >= 0) costs.get(name)!.push(((cpu() - before) * 1000) / requests)
			}
		const of = (name: keyof typeof subjects) => median(costs.get(name)!)
		const ratio = (name: string, cost: number, floor: number, limit = Infinity): Measure => ({
			name,
			value: `${cost.toFixed(2)} / ${floor.toFixed(3)} ms = ${(cost / floor).toFixed(1)}×`,
			budget: limit === Infinity ? '' : `${limit}×`,
			isMet: cost / floor <= limit,
		})
		return [
			ratio(
				`trip of ${(bareTrip.bytes / 1000).toFixed(1)} kB that is not held, against node:http`,
				of('notHeld'),
				of('bareTrip'),
				12,
			),
			ratio('the same, the first readings after a pause', of('afterPause'), of('bareTrip')),
			ratio('the same, nothing changed since it was read', of('trip'), of('bareTrip'), 6),
			ratio('list of 100 trips that is not held, against node:http', of('newList'), of('bareList')),
			ratio('the same, nothing changed since it was read', of('list'), of('bareList'), 6),
		]
	} finally {
		await Promise.all([product, ...bare].map((server) => server.stop()))
		await rm(dir, { recursive: true, force: true })
	}
}

/** Copies of a sample trip, filled up to a family's fortnight. Returns their ids. */
async function realisticTrips(call: Call): Promise<string[]> {
	const { trips } = await call('GET', '/api/admin/trips?q=Monaco')
	const { trip } = await call('POST', `/api/admin/trips/${trips[0].id}/duplicate`, { startDate: '2030-05-20' })
	const { trip: whole } = await call('GET', `/api/admin/trips/${trip.id}`)
	const wanted = { guests: 4, flights: 4, accommodations: 3, transfers: 4, activities: 6 }
	for (const plural of ENTERED_KIND_LIST) {
		const { fields, names } = ENTERED_KINDS[plural]
		const values = Object.fromEntries(Object.keys(fields).map((field) => [field, whole[plural][0][field]]))
		for (let n = whole[plural].length; n < wanted[plural]; n++)
			await call('POST', `/api/admin/${names.segment}`, { ...values, tripId: trip.id })
	}
	const copies: string[] = []
	for (let n = 0; n < NOT_HELD + AFTER_PAUSE; n++) {
		const { trip: copy } = await call('POST', `/api/admin/trips/${trip.id}/duplicate`, { startDate: '2031-05-20' })
		copies.push(copy.id)
	}
	return copies
}
