import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { residentMemory, sharedMemoryOfPostgres } from './cpu.ts'
import type { Measure } from './measure.ts'
import { type Process, startProduct } from './process.ts'

const PORT = 3915
const SETTLE_MS = 1000

/** How long the built product takes to start and stop, and its memory when idle. */
export async function benchStartup(): Promise<Measure[]> {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-bench-'))
	const timeStart = async () => {
		const began = performance.now()
		const product = startProduct(PORT, dir, { DEMO: '0' })
		await product.waitForOutput('is at')
		return { product, took: performance.now() - began }
	}
	const timeStop = async (product: Process) => {
		const began = performance.now()
		await product.stop()
		return performance.now() - began
	}
	try {
		const first = await timeStart()
		await pause(SETTLE_MS)
		const app = residentMemory(first.product.pid)
		const whole = app + sharedMemoryOfPostgres(dir)
		const stop = await timeStop(first.product)
		const again = await timeStart()
		await again.product.stop()
		return [
			{
				name: 'memory of the application, idle after start (resident)',
				value: `${app.toFixed(0)} MB`,
				budget: '200 MB',
				isMet: app <= 200,
			},
			{
				name: 'with the database (its share), idle',
				value: `${whole.toFixed(0)} MB`,
				budget: '350 MB',
				isMet: whole <= 350,
			},
			{
				name: 'first start (new database) / later start / stop',
				value: [first.took, again.took, stop].map((ms) => `${(ms / 1000).toFixed(2)} s`).join(' / '),
				budget: '3 s later',
				isMet: again.took <= 3000,
			},
		]
	} finally {
		await rm(dir, { recursive: true, force: true })
	}
}
