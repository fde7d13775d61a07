import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { accepts } from '#server/http/answer.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The encoding that makes a page smallest, of those that the client takes. */
export const smallestFor = (request: Request): Encoding =>
	accepts(request, 'br') ? 'br' : accepts(request, 'gzip') ? 'gzip' : 'identity'

/** The one that is made quickest. */
export const quickestFor = (request: Request): Encoding => (accepts(request, 'gzip') ? 'gzip' : smallestFor(request))

/** Brotli above 8 takes thirty times the work of 5 on a page, and saves nothing until 10. */
const QUALITY = { haste: { br: 2, gzip: 1 }, care: { br: 5, gzip: 6 } }

/** A page of 30 kB takes some 0.05 ms in haste, and five times that with care, which makes it a sixth smaller. */
export function compress(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding, effort: keyof typeof QUALITY) {
	if (encoding === 'identity') return bytes
	const quality = QUALITY[effort][encoding]
	const packed =
		encoding === 'br'
			? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
			: gzipSync(bytes, { level: quality })
	// A copy: what zlib gives is the beginning of a larger buffer.
	return new Uint8Array(packed)
}
