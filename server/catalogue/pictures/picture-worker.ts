import sharp, { type Metadata, type Sharp } from 'sharp'
import { FULL_FILE, servedWidths } from '#shared/catalogue/photograph.ts'
import type { FocalPoint } from '#shared/catalogue/property.ts'
import { answerJobs } from '#server/processes/answer-jobs.ts'

/** `look` checks an upload and makes its preview; `make` makes everything that pages serve; `crop` cuts the picture for social previews; `jpeg` encodes one of our own files again. */
export type PictureJob =
	| { task: 'look' | 'make'; path: string }
	| { task: 'crop'; path: string; focal: FocalPoint }
	| { task: 'jpeg'; bytes: Uint8Array }
export type MadeFile = { rendition: string; bytes: Uint8Array }
export type Look = { kind: 'jpeg' | 'png' | 'webp' | 'avif'; width: number; height: number; color: string } & {
	preview: Uint8Array
}
export type Refused = { refused: 'media_type' | 'too_many_pixels' | 'damaged'; detail: string }
export type PictureAnswer = Look | { files: MadeFile[] } | { bytes: Uint8Array } | Refused

// Runs in its own process: libvips is native code, reads files from other people, and keeps the memory that it once had.

// It reads many more formats (SVG with links to files, PDF, GIF). Block them for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
	operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})
sharp.cache(false)
sharp.concurrency(1)

/** A hundred kilobytes can decompress into gigabytes. JPEGs are decoded piece by piece, and cameras make larger ones. */
const MAX_PIXELS = { jpeg: 64e6, others: 40e6 }
const FULL_SIZE = 2400
const FULL_QUALITY = 82
const PREVIEW_SIZE = 480
const SOCIAL = { width: 1200, height: 630 }
/** The size that a file of this width should not exceed, for a picture of three by two. */
const BYTES: Readonly<Record<number, number>> = { 480: 15_000, 960: 28_000, 1600: 40_000 }
const QUALITIES = [52, 44, 36, 28, 20]
/** A sixth of the time of effort 6 for files that are a tenth larger. */
const AVIF_EFFORT = 3

answerJobs((job: PictureJob): Promise<PictureAnswer> => {
	if (job.task === 'crop') return crop(job.path, job.focal)
	if (job.task === 'jpeg')
		return sharp(job.bytes)
			.jpeg()
			.toBuffer()
			.then((bytes) => ({ bytes }))
	return (job.task === 'look' ? look(job.path) : make(job.path)).catch(toRefused)
})

async function look(path: string): Promise<Look | Refused> {
	const about = await sharp(path, { limitInputPixels: false, failOn: 'error' }).metadata()
	const kind = kindOf(about)
	if (!kind) return { refused: 'media_type', detail: about.format }
	if (about.width * about.height > maxPixels(kind)) return { refused: 'too_many_pixels', detail: '' }
	const preview = await upright(path, PREVIEW_SIZE).webp({ quality: 70 }).toBuffer()
	const { dominant } = await sharp(preview).stats()
	const color = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')
	const { width, height } = fitted(about.autoOrient, FULL_SIZE)
	return { kind, width, height, color: `#${color}`, preview }
}

/** HEIF is a container: only AV1 is in the product's libvips, and HEVC is what a HEIC has. */
function kindOf({ format, compression }: Metadata): Look['kind'] | null {
	if (format === 'jpeg' || format === 'png' || format === 'webp') return format
	return format === 'heif' && compression === 'av1' ? 'avif' : null
}

const maxPixels = (kind: Look['kind']) => (kind === 'jpeg' ? MAX_PIXELS.jpeg : MAX_PIXELS.others)

/** The size of a picture that is shrunk to a square, as sharp computes it. */
function fitted({ width, height }: { width: number; height: number }, size: number) {
	const scale = Math.min(1, size / Math.max(width, height))
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The picture with its orientation applied, at most `size` pixels long and wide. Nothing else of the file survives: no place, no time. */
const upright = (path: string, size: number) =>
	sharp(path, { limitInputPixels: MAX_PIXELS.jpeg, failOn: 'error' })
		.autoOrient()
		.resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
		.flatten({ background: 'white' })
		.toColourspace('srgb')

/** Decodes once, because decoding a large photograph costs as much as encoding a small one. */
async function make(path: string): Promise<{ files: MadeFile[] }> {
	const { data, info } = await upright(path, FULL_SIZE).raw().toBuffer({ resolveWithObject: true })
	const { width, height, channels } = info
	const decoded = () => sharp(data, { raw: { width, height, channels } })
	const full = await decoded().jpeg({ quality: FULL_QUALITY, mozjpeg: true }).toBuffer()
	const files: MadeFile[] = [{ rendition: FULL_FILE, bytes: full }]
	for (const served of servedWidths(width)) {
		const small = decoded().resize({ width: served })
		const most = maxBytes(served, height / width)
		const avif = await encodeWithin(most, (quality) => small.clone().avif({ quality, effort: AVIF_EFFORT }))
		const webp = await encodeWithin(most, (quality) => small.clone().webp({ quality: quality + 14 }))
		files.push({ rendition: `${served}.avif`, bytes: avif }, { rendition: `${served}.webp`, bytes: webp })
	}
	return { files }
}

function maxBytes(width: number, ratio: number) {
	const nearest =
		Object.keys(BYTES)
			.map(Number)
			.find((one) => one >= width) ?? 1600
	return (BYTES[nearest] ?? 0) * Math.max(1, ratio * 1.5)
}

/** Encodes with the best quality within the size limit, or the lowest quality if none fits. */
async function encodeWithin(most: number, encoded: (quality: number) => Sharp): Promise<Buffer> {
	let best = Buffer.alloc(0)
	for (const quality of QUALITIES) {
		best = await encoded(quality).toBuffer()
		if (best.length <= most) break
	}
	return best
}

/** The largest part of the right shape around the focal point. */
async function crop(path: string, [x, y]: FocalPoint): Promise<{ bytes: Uint8Array }> {
	const { width, height } = await sharp(path).metadata()
	const scale = Math.min(width / SOCIAL.width, height / SOCIAL.height)
	const part = {
		width: Math.max(1, Math.floor(SOCIAL.width * scale)),
		height: Math.max(1, Math.floor(SOCIAL.height * scale)),
	}
	const start = (whole: number, length: number, at: number) =>
		Math.round(Math.min(Math.max((whole * at) / 100 - length / 2, 0), whole - length))
	const bytes = await sharp(path)
		.extract({ left: start(width, part.width, x), top: start(height, part.height, y), ...part })
		.resize({ ...SOCIAL, fit: 'fill' })
		.jpeg({ quality: 76, mozjpeg: true })
		.toBuffer()
	return { bytes }
}

function toRefused(error: Error): Refused {
	// A missing file is our bug, not the picture's.
	if (error.message.includes('is missing')) throw error
	const isFormat = error.message.includes('unsupported image format')
	return { refused: isFormat ? 'media_type' : 'damaged', detail: error.message }
}
