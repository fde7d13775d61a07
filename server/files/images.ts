import sharp from 'sharp'
import { atMost } from '#server/http/at-most.ts'
import { Refusal } from '#server/http/refusal.ts'
import { imageUpload } from '#shared/uploads.ts'

// libvips reads far more than photographs (SVG with links to files, PDF, GIF): everything else stays shut, for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

/** A hundred kilobytes can unfold into gigabytes: what a phone takes is far below this. */
const MAX_PIXELS = 40e6
const QUALITY = 80

const resizing = atMost({ running: 2, waiting: 20 })

type AcceptedImage = { bytes: Buffer; contentType: 'image/jpeg'; width: number; height: number }

/**
 * Makes a picture from outside our own: read as JPEG, PNG or WebP whatever it is called, turned upright, made to fit twice the box
 * (in CSS pixels; twice for sharp screens) without growing or losing its shape, and written anew as a JPEG on white. Nothing else
 * of the file survives: no place and time of the photograph, no trailing bytes. Refuses other formats (415), too many pixels and
 * damage (422), and with 503 when too many are at it.
 */
export function acceptImage(path: string, box: { width: number; height: number }): Promise<AcceptedImage> {
	return resizing(async () => {
		try {
			const source = sharp(path, { limitInputPixels: false, failOn: 'error' })
			const { width, height } = await source.metadata()
			if (width * height > MAX_PIXELS)
				throw new Refusal(422, 'too_many_pixels', 'The image has too many pixels: at most 40 megapixels are accepted')
			const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
				.autoOrient()
				.resize({ width: box.width * 2, height: box.height * 2, fit: 'inside', withoutEnlargement: true })
				.flatten({ background: 'white' })
				.jpeg({ quality: QUALITY, mozjpeg: true })
				.timeout({ seconds: 20 })
				.toBuffer({ resolveWithObject: true })
			return { bytes: data, contentType: 'image/jpeg', width: info.width, height: info.height }
		} catch (error) {
			throw refusalOf(error as Error)
		}
	})
}

function refusalOf(error: Error) {
	if (error instanceof Refusal || error.message.includes('is missing')) return error
	if (error.message.includes('unsupported image format'))
		return new Refusal(415, 'media_type', imageUpload.wrongKind, { cause: error })
	return new Refusal(422, 'damaged', 'The image is damaged and cannot be read', { cause: error })
}
