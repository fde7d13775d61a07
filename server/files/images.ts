import sharp from 'sharp'
import { limitConcurrency } from '#server/http/limit-concurrency.ts'
import { Refusal } from '#server/http/refusal.ts'
import { imageUpload } from '#shared/uploads.ts'

// libvips reads many more formats (SVG with links to files, PDF, GIF). Block them for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

/** A hundred kilobytes can decompress into gigabytes. Photographs from phones are far below this limit. */
const MAX_PIXELS = 40e6
const QUALITY = 80

const limitResizing = limitConcurrency({ running: 2, waiting: 20 })

type AcceptedImage = { bytes: Buffer; contentType: 'image/jpeg'; width: number; height: number }

/**
 * Re-encodes an uploaded image as JPEG. Reads JPEG, PNG or WebP whatever the file is called, applies the EXIF orientation, shrinks it
 * to fit `bounds` doubled (CSS pixels, for high-density screens) without enlarging or distorting it, and flattens it onto white.
 * Nothing else of the file survives: no metadata such as place and time, no trailing bytes. Refuses other formats (415), too many
 * pixels and damaged files (422), and answers 503 when too many images are being processed.
 */
export function acceptImage(path: string, bounds: { width: number; height: number }): Promise<AcceptedImage> {
	return limitResizing(async () => {
		try {
			const source = sharp(path, { limitInputPixels: false, failOn: 'error' })
			const { width, height } = await source.metadata()
			if (width * height > MAX_PIXELS)
				throw new Refusal(422, 'too_many_pixels', 'The image has too many pixels: at most 40 megapixels are accepted')
			const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
				.autoOrient()
				.resize({ width: bounds.width * 2, height: bounds.height * 2, fit: 'inside', withoutEnlargement: true })
				.flatten({ background: 'white' })
				.jpeg({ quality: QUALITY, mozjpeg: true })
				.timeout({ seconds: 20 })
				.toBuffer({ resolveWithObject: true })
			return { bytes: data, contentType: 'image/jpeg', width: info.width, height: info.height }
		} catch (error) {
			throw toRefusal(error as Error)
		}
	})
}

function toRefusal(error: Error) {
	if (error instanceof Refusal || error.message.includes('is missing')) return error
	if (error.message.includes('unsupported image format'))
		return new Refusal(415, 'media_type', imageUpload.wrongKind, { cause: error })
	return new Refusal(422, 'damaged', 'The image is damaged and cannot be read', { cause: error })
}
