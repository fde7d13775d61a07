import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { acceptImage, imageProcesses } from '#server/files/images.ts'
import { documentReader } from '#server/import/read/read-in-process.ts'
import { pdfMaker } from '#server/pdf/pdf-maker.ts'

// Foreign documents, PDFs and images are processed by native code in child processes. One that crashes there costs its own request an
// error: the server goes on, and the next job succeeds.

let folder: string
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'crashes-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Kills the first process of a pool as a segmentation fault would, as soon as there is one. */
async function crash(pids: () => number[]) {
	const [pid] = await vi.waitFor(() => {
		expect(pids()).toHaveLength(1)
		return pids()
	}, 20_000)
	process.kill(pid!, 'SIGSEGV')
}

test('reading: the document is refused as unreadable, and the next one is read', async () => {
	const reader = documentReader()
	const page = { contentType: 'text/html', url: null, receivedAt: new Date('2026-11-20T12:00:00Z') }
	const large = { ...page, bytes: Buffer.from(`<p>${'Guest name: Ada Lovelace<br>'.repeat(60_000)}`) }
	const reading = reader.read(large)
	await Promise.all([expect(reading).rejects.toMatchObject({ reason: 'broken' }), crash(reader.pids)])
	const { title } = await reader.read({
		...page,
		bytes: Buffer.from('<!doctype html><title>Your booking</title><p>Soon'),
	})
	expect(title).toBe('Your booking')
	await reader.close()
})

test('printing: the document is refused with 503, and the next one is made', async () => {
	const maker = pdfMaker()
	const job = { template: 'pdf/proof.typ', data: { words: 'Olivia', picture: null }, pictures: {} }
	await Promise.all([
		expect(maker.make(job)).rejects.toMatchObject({ status: 503, code: 'crashed' }),
		crash(maker.pids),
	])
	expect(Buffer.from(await maker.make(job)).toString('latin1')).toMatch(/^%PDF/)
	await maker.close()
})

test('resizing: the image is refused as damaged, and the next one is stored', async () => {
	const path = join(folder, 'large.png')
	await writeFile(
		path,
		await sharp({ create: { width: 5000, height: 5000, channels: 3, background: 'teal' } })
			.png()
			.toBuffer(),
	)
	await imageProcesses.close()
	const box = { width: 400, height: 300 }
	await Promise.all([
		expect(acceptImage(path, box)).rejects.toMatchObject({ status: 422, code: 'damaged' }),
		crash(imageProcesses.pids),
	])
	expect(await acceptImage(path, box)).toMatchObject({ contentType: 'image/jpeg', height: 600 })
})
