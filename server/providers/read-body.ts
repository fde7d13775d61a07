import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** Too much of it, packed in a way nobody asked for, or packed wrongly. */
export class BodyFault extends Error {
	readonly kind: 'size' | 'encoding' | 'packing'

	constructor(kind: BodyFault['kind']) {
		super(`A body's ${kind}`)
		this.kind = kind
	}
}

/**
 * All of an answer's body, unpacked, as long as that is at most `maxBytes`: counted as it comes, for a small answer may unpack into an
 * endless one. Plain or gzip, once, which is what we offer. Throws BodyFault, or what the connection failed with; what is left of the
 * body is not waited for.
 */
export async function readBody(
	body: Readable,
	encoding: string | string[] | undefined,
	maxBytes: number,
): Promise<Buffer> {
	// An error that comes after we have turned away finds a listener, or it would take the process with it.
	body.on('error', () => {})
	const kind = String(encoding ?? 'identity')
		.trim()
		.toLowerCase()
	try {
		if (kind === 'gzip' || kind === 'x-gzip') return await unpacked(body, maxBytes)
		if (kind === 'identity' || kind === '') return await counted(body, maxBytes)
		throw new BodyFault('encoding')
	} finally {
		body.destroy()
	}
}

async function unpacked(body: Readable, maxBytes: number): Promise<Buffer> {
	let all: Buffer | undefined
	await pipeline(body, createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
		all = await counted(chunks, maxBytes)
	}).catch((error: NodeJS.ErrnoException) => {
		throw error.code?.startsWith('Z_') ? new BodyFault('packing') : error
	})
	return all ?? Buffer.alloc(0)
}

async function counted(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
	const kept: Buffer[] = []
	let size = 0
	for await (const chunk of chunks) {
		size += chunk.length
		if (size > maxBytes) throw new BodyFault('size')
		kept.push(chunk)
	}
	return Buffer.concat(kept)
}
