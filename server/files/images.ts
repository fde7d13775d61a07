import { resolve } from 'node:path'
import { Refusal } from '#server/http/refusal.ts'
import { ProcessFailed, processPool } from '#server/processes/process-pool.ts'
import { imageUpload } from '#shared/uploads.ts'
import type { ImageAnswer, ImageJob } from './image-worker.ts'

/** A hundred kilobytes can decompress into gigabytes. Photographs from phones are far below this limit. */
const MAX_PIXELS = 40e6
const QUALITY = 80

type AcceptedImage = { bytes: Buffer; contentType: 'image/jpeg'; width: number; height: number }

/** The processes that re-encode uploaded images. */
export const imageProcesses = processPool<ImageJob, ImageAnswer>({
	script: resolve('server/files/image-worker.ts'),
	running: 2,
	waiting: 20,
	deadlineMs: 25_000,
	idleMs: 60_000,
	maxJobs: 100,
	maxMemoryMb: 500,
	replaceAfterFailure: false,
})

/**
 * Re-encodes an uploaded image as JPEG. Reads JPEG, PNG or WebP whatever the file is called, applies the EXIF orientation, shrinks it
 * to fit `bounds` doubled (CSS pixels, for high-density screens) without enlarging or distorting it, and flattens it onto white.
 * Nothing else of the file survives: no metadata such as place and time, no trailing bytes. Refuses other formats (415), too many
 * pixels and damaged files (422), and answers 503 when too many images are being processed.
 */
export async function acceptImage(path: string, bounds: { width: number; height: number }): Promise<AcceptedImage> {
	const { width, height } = bounds
	const answer = await imageProcesses
		.run({ path, width: width * 2, height: height * 2, maxPixels: MAX_PIXELS, quality: QUALITY })
		.catch((error: unknown) => {
			throw error instanceof ProcessFailed ? damaged(error) : error
		})
	if ('bytes' in answer) return { ...answer, bytes: Buffer.from(answer.bytes), contentType: 'image/jpeg' }
	const cause = answer.detail
	if (answer.refused === 'media_type') throw new Refusal(415, 'media_type', imageUpload.wrongKind, { cause })
	if (answer.refused === 'damaged') throw damaged(cause)
	throw new Refusal(422, 'too_many_pixels', 'The image has too many pixels: at most 40 megapixels are accepted')
}

/** Also for an image that crashes its process: the decoder failed on it. */
const damaged = (cause: unknown) => new Refusal(422, 'damaged', 'The image is damaged and cannot be read', { cause })
