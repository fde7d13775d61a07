import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureSlots } from '#shared/uploads.ts'
import { acceptImage } from './images.ts'

let dir: string
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), 'images-'))
})
afterAll(() => rm(dir, { recursive: true }))

const { thumbnail } = pictureSlots
const sunset = { r: 200, g: 90, b: 40 }
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: sunset } })

let files = 0
async function accept(bytes: Uint8Array | string, box = thumbnail as { width: number; height: number }) {
	const path = join(dir, `${++files}.png`)
	await writeFile(path, bytes)
	return acceptImage(path, box)
}

/** The colour of a pixel, rounded to allow for JPEG's losses. */
async function colourAt(bytes: Buffer, left: number, top: number) {
	const raw = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
	return [...raw].map((channel) => Math.round(channel / 10) * 10)
}

test.each(['jpeg', 'png', 'webp'] as const)('re-encodes a %s as JPEG', async (format) => {
	const image = await accept(await picture(1000, 500).toFormat(format).toBuffer())
	expect(image).toMatchObject({ contentType: 'image/jpeg', width: 1000, height: 500 })
	expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1000, height: 500 })
	expect(await colourAt(image.bytes, 500, 250)).toEqual([200, 90, 40])
})

test('fits twice the bounds, keeps the aspect ratio and never enlarges', async () => {
	expect(await accept(await picture(4000, 1000).jpeg().toBuffer())).toMatchObject({ width: 1600, height: 400 })
	expect(await accept(await picture(1000, 3000).jpeg().toBuffer())).toMatchObject({ width: 300, height: 900 })
	expect(await accept(await picture(30, 20).png().toBuffer())).toMatchObject({ width: 30, height: 20 })
})

test('applies the orientation and removes all metadata and trailing bytes', async () => {
	const fromPhone = await picture(600, 300)
		.withExif({ IFD0: { Make: 'Canary Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer()
	expect((await sharp(fromPhone).metadata()).exif).toBeDefined()
	const image = await accept(Buffer.concat([fromPhone, Buffer.from('<script>trailing canary</script>')]))
	expect(image).toMatchObject({ width: 300, height: 600 })
	const { exif, icc, xmp, orientation } = await sharp(image.bytes).metadata()
	expect({ exif, icc, xmp, orientation }).toEqual({})
	expect(image.bytes.includes('Canary')).toBe(false)
	expect(image.bytes.includes('canary')).toBe(false)
})

test('flattens transparency onto white', async () => {
	const clear = { r: 0, g: 0, b: 0, alpha: 0 }
	const image = await accept(
		await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
			.png()
			.toBuffer(),
	)
	expect(await colourAt(image.bytes, 20, 20)).toEqual([260, 260, 260])
})

test('keeps the first frame of an animation', async () => {
	const frames = Buffer.alloc(10 * 20 * 3)
	for (let i = 0; i < frames.length; i += 3) frames.set(i < frames.length / 2 ? [250, 0, 0] : [0, 0, 250], i)
	const animation = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
		.webp({ loop: 0, delay: [9, 9] })
		.toBuffer()
	expect((await sharp(animation).metadata()).pages).toBe(2)
	const image = await accept(animation)
	expect(image).toMatchObject({ width: 10, height: 10 })
	expect((await colourAt(image.bytes, 5, 5))[0]).toBeGreaterThan(200)
})

/** A picture of one colour with one bit per pixel: tiny as a file, enormous when decompressed. */
function bomb(side: number) {
	const chunk = (type: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(type), data])
		const length = Buffer.alloc(4)
		length.writeUInt32BE(data.length)
		const crc = Buffer.alloc(4)
		crc.writeUInt32BE(crc32(body))
		return Buffer.concat([length, body, crc])
	}
	const header = Buffer.alloc(13)
	header.writeUInt32BE(side, 0)
	header.writeUInt32BE(side, 4)
	header[8] = 1
	const rows = deflateSync(Buffer.alloc((1 + side / 8) * side))
	return Buffer.concat([
		Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
		chunk('IHDR', header),
		chunk('IDAT', rows),
		chunk('IEND', Buffer.alloc(0)),
	])
}

test('refuses a decompression bomb without decompressing it', async () => {
	expect(await accept(bomb(6000))).toMatchObject({ width: 900, height: 900 })
	const hostile = bomb(16_000)
	expect(hostile.length).toBeLessThan(100_000)
	const start = performance.now()
	await expect(accept(hostile)).rejects.toMatchObject({ status: 422, code: 'too_many_pixels' })
	expect(performance.now() - start).toBeLessThan(500)
})

const svg =
	'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd" width="9" height="9"/></svg>'
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
test.each([
	['SVG', svg],
	['SVG with an XML head', `<?xml version="1.0"?>${svg}`],
	['GIF', gif],
	['PDF', '%PDF-1.7\n'],
	['HTML', '<html>'],
	['nothing', ''],
])('refuses %s with the extension .png', async (_name, bytes) => {
	await expect(accept(bytes)).rejects.toMatchObject({ status: 415, code: 'media_type' })
})

test.each(['jpeg', 'png', 'webp'] as const)('refuses a truncated %s', async (format) => {
	const noise = await sharp({
		create: {
			width: 300,
			height: 300,
			channels: 3,
			noise: { type: 'gaussian', mean: 128, sigma: 60 },
			background: sunset,
		},
	})
		.toFormat(format)
		.toBuffer()
	await expect(accept(noise.subarray(0, noise.length / 2))).rejects.toMatchObject({ status: 422, code: 'damaged' })
})

test('of thirty images at once 22 are processed and 8 are refused as busy; later ones succeed', async () => {
	const small = await picture(20, 20).png().toBuffer()
	const path = join(dir, 'small.png')
	await writeFile(path, small)
	const results = await Promise.allSettled(Array.from({ length: 30 }, () => acceptImage(path, thumbnail)))
	expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(22)
	for (const result of results)
		if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 503, code: 'busy', retryAfter: 1 })
	expect(await acceptImage(path, thumbnail)).toMatchObject({ width: 20 })
})
