import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf, sharedMemoryOfAll } from './cpu.ts'
import type { Measure } from './measure.ts'
import { type Process, startProduct } from './process.ts'

const PORT = 3915
const SETTLED_MS = 1000

/** How long the built product takes to start and to stop, and what it holds in memory while nobody asks anything. */
export async function benchStarts(): Promise<Measure[]> {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-bench-'))
	const started = async () => {
		const began = performance.now()
		const product = startProduct(PORT, dir, { DEMO: '0' })
		await product.says('is at')
		return { product, took: performance.now() - began }
	}
	const stopped = async (product: Process) => {
		const began = performance.now()
		await product.stop()
		return performance.now() - began
	}
	try {
		const first = await started()
		await pause(SETTLED_MS)
		const app = memoryOf(first.product.pid)
		const whole = app + sharedMemoryOfAll(dir)
		const stop = await stopped(first.product)
		const again = await started()
		await again.product.stop()
		return [
			{
				what: 'memory of the application, idle after start (resident)',
				value: `${app.toFixed(0)} MB`,
				budget: '200 MB',
				isMet: app <= 200,
			},
			{
				what: 'with the database (its share), idle',
				value: `${whole.toFixed(0)} MB`,
				budget: '350 MB',
				isMet: whole <= 350,
			},
			{
				what: 'first start (new database) / later start / stop',
				value: [first.took, again.took, stop].map((ms) => `${(ms / 1000).toFixed(2)} s`).join(' / '),
				budget: '3 s later',
				isMet: again.took <= 3000,
			},
		]
	} finally {
		await rm(dir, { recursive: true, force: true })
	}
}
