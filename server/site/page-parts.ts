import { hash } from 'node:crypto'
import { constants, crc32, deflateRawSync, type ZlibOptions } from 'node:zlib'
import { type PageHtml, type SharedHtml, wholeHtml } from '#shared/page-html.ts'
import { compress, type Encoding } from './compress.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Packed = { bytes: Bytes; deflated: Bytes; version: string }

/** What parts that many pages share compress to. Forgotten with the part. */
const packedParts = new WeakMap<SharedHtml, Packed>()

function packed(part: SharedHtml): Packed {
	const known = packedParts.get(part)
	if (known) return known
	const bytes = Buffer.from(part.html)
	const made = { bytes, deflated: deflated(bytes), version: hash('sha256', bytes, 'base64url') }
	packedParts.set(part, made)
	return made
}

/** Pages that differ have different versions: 22 characters. Shared parts are not hashed again. */
export function versionOf(page: PageHtml): string {
	const parts =
		typeof page === 'string' ? page : page.map((part) => (typeof part === 'string' ? part : packed(part).version))
	return hash('sha256', typeof parts === 'string' ? parts : parts.join('\0'), 'base64url').slice(0, 22)
}

/** A page in an encoding. In gzip, with little effort, only the parts are compressed that no other page shares. */
export const compressPage = (page: PageHtml, encoding: Encoding, effort: 'fast' | 'small'): Bytes =>
	typeof page !== 'string' && encoding === 'gzip' && effort === 'fast'
		? gzipOfParts(page)
		: compress(Buffer.from(wholeHtml(page)), encoding, effort)

/** Deflate, an unknown operating system, no name and no time (RFC 1952, 2.3). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block that ends the stream (RFC 1951, 3.2.3). */
const LAST_BLOCK = Buffer.from([3, 0])
/** Shorter parts are stored as they are: setting up zlib and freeing its memory costs as much as all the rest of the answer. */
const STORED_BYTES = 3000

/** A gzip file whose parts were compressed on their own. Each ends at a whole byte and refers to no other, so they can be joined. */
function gzipOfParts(parts: readonly (string | SharedHtml)[]): Bytes {
	const blocks: Bytes[] = [GZIP_HEADER]
	let [sum, size] = [0, 0]
	for (const part of parts) {
		const bytes = typeof part === 'string' ? Buffer.from(part) : packed(part).bytes
		blocks.push(typeof part === 'string' ? quicklyDeflated(bytes) : packed(part).deflated)
		sum = crc32(bytes, sum)
		size += bytes.length
	}
	const trailer = Buffer.alloc(8)
	trailer.writeUInt32LE(sum, 0)
	trailer.writeUInt32LE(size, 4)
	return Buffer.concat([...blocks, LAST_BLOCK, trailer])
}

/** Blocks of a deflate stream which more can follow. */
const deflated = (bytes: Bytes, options: ZlibOptions = { level: 9 }): Bytes =>
	deflateRawSync(bytes, { ...options, finishFlush: constants.Z_FULL_FLUSH })

/** The same for bytes that are needed once. A small window and small buffers cost less to set up. */
const quicklyDeflated = (bytes: Bytes) =>
	bytes.length < STORED_BYTES
		? stored(bytes)
		: deflated(bytes, { level: 1, windowBits: 13, memLevel: 4, chunkSize: 4096 })

/** A block that is not compressed (RFC 1951, 3.2.4). */
function stored(bytes: Bytes): Bytes {
	const header = Buffer.alloc(5)
	header.writeUInt16LE(bytes.length, 1)
	header.writeUInt16LE(bytes.length ^ 0xffff, 3)
	return Buffer.concat([header, bytes])
}
