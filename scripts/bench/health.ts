import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { illustratedTrips } from './illustrated-trips.ts'
import { type Measure, p99 } from './measure.ts'
import { startProduct } from './process.ts'
import { signIn, STAFF } from './staff.ts'

const PORT = 3922
const CONCURRENT = 10
const ROUNDS = 10
const EVERY_MS = 10
const BUDGET_MS = 20

/**
 * What the product's health check takes while ten people sign in, and while ten confirmations are made: the 99th percentile of all rounds,
 * of which the first ones meet a process that has just started.
 */
export async function benchHealth(): Promise<Measure[]> {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-bench-'))
	const url = `http://localhost:${PORT}`
	// Each sign-in names an address of its own: those of one address are limited.
	const product = startProduct(PORT, dir, { ...STAFF, TRUST_PROXY: '127.0.0.1,::1' })
	try {
		await product.waitForOutput('is at')
		const atRest = p99(await checksDuring(url, () => pause(2000)))
		const signIns: number[] = []
		for (let round = 0; round < ROUNDS; round++)
			signIns.push(...(await checksDuring(url, () => tenSignIns(url, round * CONCURRENT))))
		const call = await signIn(url)
		const trips = await illustratedTrips(call, CONCURRENT)
		const confirmations: number[] = []
		for (let round = 0; round < ROUNDS; round++) {
			// A new name makes a new confirmation necessary.
			for (const id of trips) await call('PATCH', `/api/admin/trips/${id}`, { name: `Round ${round}` })
			const makeAll = () =>
				Promise.all(trips.map((id) => call('POST', `/api/admin/trips/${id}/generate-booking-confirmation`)))
			confirmations.push(...(await checksDuring(url, makeAll)))
		}
		return [
			measure('health check while 10 people sign in, p99', signIns, atRest),
			measure('health check while 10 confirmations are made, p99', confirmations, atRest),
		]
	} finally {
		await product.stop()
		await rm(dir, { recursive: true, force: true })
	}
}

const measure = (name: string, times: readonly number[], atRest: number): Measure => ({
	name,
	value: `${p99(times).toFixed(1)} ms of ${times.length} (${atRest.toFixed(1)} ms at rest)`,
	budget: `${BUDGET_MS} ms`,
	isMet: p99(times) <= BUDGET_MS,
})

/** The durations of health checks in milliseconds while `work` is running. One is sent every 10 ms, whether the others are answered or not. */
async function checksDuring(url: string, work: () => Promise<unknown>): Promise<number[]> {
	const checks: Promise<number>[] = []
	const state = { isOver: false }
	const done = work().finally(() => (state.isOver = true))
	const began = performance.now()
	while (!state.isOver) {
		checks.push(healthCheck(url))
		await pause(Math.max(0, began + checks.length * EVERY_MS - performance.now()))
	}
	await done
	return Promise.all(checks)
}

async function healthCheck(url: string): Promise<number> {
	const began = performance.now()
	await (await fetch(`${url}/healthz`)).text()
	return performance.now() - began
}

/** Wrong passwords take as much CPU time as right ones, and need no account. */
const tenSignIns = (url: string, first: number) =>
	Promise.all(
		Array.from({ length: CONCURRENT }, async (_, n) => {
			const answer = await fetch(`${url}/api/auth/login`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${first + n}` },
				body: JSON.stringify({ username: `someone-${first + n}`, password: 'not the password' }),
			})
			if (answer.status !== 401) throw new Error(`A sign-in answered ${answer.status}`)
			return answer.text()
		}),
	)
