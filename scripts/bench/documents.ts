import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { cpuSeconds, residentMemory } from './cpu.ts'
import { healthCheck, healthChecksDuring } from './health.ts'
import { type Measure, median, p99 } from './measure.ts'
import { startProduct } from './process.ts'
import { type Call, signIn, STAFF } from './staff.ts'

const PORT = 3919
const CONCURRENT = 10
const ROUNDS = 50
/** After these rounds the rendering process has loaded its fonts and the heap has reached its size. */
const WARM_ROUNDS = 10

/** The CPU time of illustrated confirmations, the latency of other requests while ten are made, and the memory after five hundred. */
export async function benchDocuments(): Promise<Measure[]> {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-bench-'))
	const product = startProduct(PORT, dir, STAFF)
	try {
		await product.waitForOutput('is at')
		const call = await signIn(`http://localhost:${PORT}`)
		const trips = await illustratedTrips(call)
		const busy: number[] = []
		const quiet: number[] = []
		const memory = { early: 0, late: 0 }
		const cpu: number[] = []
		for (let round = 0; round < ROUNDS; round++) {
			// A new name makes a new confirmation necessary.
			for (const id of trips) await call('PATCH', `/api/admin/trips/${id}`, { name: `Round ${round}` })
			const makeAll = () =>
				Promise.all(trips.map((id) => call('POST', `/api/admin/trips/${id}/generate-booking-confirmation`)))
			if (round % 2 === 0) {
				for (let n = 0; n < 50; n++) quiet.push(await healthCheck(call.url))
				busy.push(p99(await healthChecksDuring(call.url, makeAll)))
			} else {
				const before = cpuSeconds(product.pid)
				await makeAll()
				cpu.push(((cpuSeconds(product.pid) - before) * 1000) / CONCURRENT)
			}
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
				name: 'health check while 10 confirmations are made, p99',
				value: `${median(busy).toFixed(1)} ms (${p99(quiet).toFixed(1)} ms at rest)`,
				budget: '20 ms',
				isMet: median(busy) <= 20,
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

/** Copies of a sample trip, each with its own pictures for the cover and for every hotel and activity. */
async function illustratedTrips(call: Call): Promise<string[]> {
	const photograph = await sharp({
		create: {
			width: 2400,
			height: 1600,
			channels: 3,
			background: 'teal',
			noise: { type: 'gaussian', mean: 120, sigma: 20 },
		},
	})
		.jpeg()
		.toBuffer()
	const { trips } = await call('GET', '/api/admin/trips?q=Monaco')
	const ids: string[] = []
	for (let n = 0; n < CONCURRENT; n++) {
		const { trip } = await call('POST', `/api/admin/trips/${trips[0].id}/duplicate`, { startDate: '2030-05-20' })
		ids.push(trip.id)
		const picture = async (section: string, id = '') => {
			const form = new FormData()
			form.set('section', section)
			form.set('id', id)
			form.set('file', new File([new Uint8Array(photograph)], 'x.jpg', { type: 'image/jpeg' }))
			return (await call('POST', `/api/admin/trips/${trip.id}/upload-section-image`, form)).url
		}
		const { trip: whole } = await call('GET', `/api/admin/trips/${trip.id}`)
		const hotelImages: Record<string, string> = {}
		for (const { id } of whole.accommodations) hotelImages[id] = await picture('hotel', id)
		const activityImages: Record<string, string> = {}
		for (const { id } of whole.activities) activityImages[id] = await picture('activity', id)
		const destinationHeaderImage = await picture('destination')
		await call('PUT', `/api/admin/trips/${trip.id}/booking-confirmation-content`, {
			destinationHeaderImage,
			hotelImages,
			activityImages,
			totalPrice: '28450',
		})
	}
	return ids
}
