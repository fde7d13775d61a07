import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** The body is too large, has an unsupported encoding, or cannot be decompressed. */
export class BodyError extends Error {
	readonly kind: 'size' | 'encoding' | 'compression'

	constructor(kind: BodyError['kind']) {
		super(`Cannot read the body: ${kind}`)
		this.kind = kind
	}
}

/**
 * Reads and decompresses the body of an answer of at most `maxBytes`, counted while it is read, because a small body may decompress into
 * an endless one. Accepts what we request: plain or gzip. Throws BodyError or the error of the connection, without waiting for the rest
 * of the body.
 */
export async function readBody(
	body: Readable,
	encoding: string | string[] | undefined,
	maxBytes: number,
): Promise<Buffer> {
	// Without a listener, an error after we have stopped reading would crash the process.
	body.on('error', () => {})
	const kind = String(encoding ?? 'identity')
		.trim()
		.toLowerCase()
	try {
		if (kind === 'gzip' || kind === 'x-gzip') return await decompress(body, maxBytes)
		if (kind === 'identity' || kind === '') return await readAtMost(body, maxBytes)
		throw new BodyError('encoding')
	} finally {
		body.destroy()
	}
}

async function decompress(body: Readable, maxBytes: number): Promise<Buffer> {
	let all: Buffer | undefined
	await pipeline(body, createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
		all = await readAtMost(chunks, maxBytes)
	}).catch((error: NodeJS.ErrnoException) => {
		throw error.code?.startsWith('Z_') ? new BodyError('compression') : error
	})
	return all ?? Buffer.alloc(0)
}

async function readAtMost(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
	const collected: Buffer[] = []
	let size = 0
	for await (const chunk of chunks) {
		size += chunk.length
		if (size > maxBytes) throw new BodyError('size')
		collected.push(chunk)
	}
	return Buffer.concat(collected)
}
