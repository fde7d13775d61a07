import sharp from 'sharp'
import { answerJobs } from '#server/processes/answer-jobs.ts'

/** An image to re-encode: its file, the largest size in pixels, and how many pixels it may have. */
export type ImageJob = { path: string; width: number; height: number; maxPixels: number; quality: number }
export type ImageAnswer =
	| { bytes: Uint8Array; width: number; height: number }
	| { refused: 'media_type' | 'too_many_pixels' | 'damaged'; detail: string }

// Runs in its own process: libvips is native code and reads files from other people.

// It reads many more formats (SVG with links to files, PDF, GIF). Block them for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
// Each image comes once.
sharp.cache(false)

answerJobs((job: ImageJob) => resize(job).catch(toRefused))

async function resize({ path, width, height, maxPixels, quality }: ImageJob): Promise<ImageAnswer> {
	const original = await sharp(path, { limitInputPixels: false, failOn: 'error' }).metadata()
	if (original.width * original.height > maxPixels) return { refused: 'too_many_pixels', detail: '' }
	const { data, info } = await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
		.autoOrient()
		.resize({ width, height, fit: 'inside', withoutEnlargement: true })
		.flatten({ background: 'white' })
		.jpeg({ quality, mozjpeg: true })
		.timeout({ seconds: 20 })
		.toBuffer({ resolveWithObject: true })
	return { bytes: data, width: info.width, height: info.height }
}

function toRefused(error: Error): ImageAnswer {
	// A missing file is our bug, not the image's.
	if (error.message.includes('is missing')) throw error
	const isFormat = error.message.includes('unsupported image format')
	return { refused: isFormat ? 'media_type' : 'damaged', detail: error.message }
}
