import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuSeconds, residentMemory } from './cpu.ts'
import { illustratedTrips } from './illustrated-trips.ts'
import { type Measure, median } from './measure.ts'
import { startProduct } from './process.ts'
import { signIn, STAFF } from './staff.ts'

const PORT = 3919
const CONCURRENT = 10
const ROUNDS = 50
/** After these rounds the rendering process has loaded its fonts and the heap has reached its size. */
const WARM_ROUNDS = 10

/** The CPU time of illustrated confirmations, made ten at once, and the memory after five hundred. */
export async function benchDocuments(): Promise<Measure[]> {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-bench-'))
	const product = startProduct(PORT, dir, STAFF)
	try {
		await product.waitForOutput('is at')
		const call = await signIn(`http://localhost:${PORT}`)
		const trips = await illustratedTrips(call, CONCURRENT)
		const memory = { early: 0, late: 0 }
		const cpu: number[] = []
		for (let round = 0; round < ROUNDS; round++) {
			// A new name makes a new confirmation necessary.
			for (const id of trips) await call('PATCH', `/api/admin/trips/${id}`, { name: `Round ${round}` })
			const before = cpuSeconds(product.pid)
			await Promise.all(trips.map((id) => call('POST', `/api/admin/trips/${id}/generate-booking-confirmation`)))
			cpu.push(((cpuSeconds(product.pid) - before) * 1000) / CONCURRENT)
			if (round === WARM_ROUNDS) memory.early = residentMemory(product.pid)
		}
		memory.late = residentMemory(product.pid)
		const growth = memory.late / memory.early
		return [
			{
				name: 'confirmation with pictures, from request to document',
				value: `${median(cpu).toFixed(0)} ms CPU`,
				budget: '150 ms',
				isMet: median(cpu) <= 150,
			},
			{
				name: `memory after ${CONCURRENT * (WARM_ROUNDS + 1)} / ${CONCURRENT * ROUNDS} confirmations`,
				value: `${memory.early.toFixed(0)} / ${memory.late.toFixed(0)} MB = ${growth.toFixed(2)}×`,
				budget: '1.2×',
				isMet: growth <= 1.2,
			},
		]
	} finally {
		await product.stop()
		await rm(dir, { recursive: true, force: true })
	}
}
