import { ReadableStream } from 'node:stream/web'
import { rangeOf } from '#server/http/byte-range.ts'
import type { AppContext } from '#server/http/routes.ts'
import { notFound } from '#server/http/refusal.ts'
import { contentDisposition } from './file-name.ts'
import type { ByteRange, Storage } from './storage.ts'

export type ServedFile = {
	key: string
	contentType: 'application/pdf' | 'image/jpeg'
	disposition: 'attachment' | 'inline'
	/** What the reader calls it; the extension is put right. */
	name: string
	/** Seconds a browser may keep it without asking: for pictures, whose address changes with them. Documents are never kept. */
	maxAge?: number
}

const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'"

const extensions = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' } as const

/**
 * The answer that carries a file, or the part of it that was asked for. Whoever calls it has checked that the reader may see it.
 * Whatever a PDF from outside contains, it cannot act on our site: it is saved, from a sandbox, and under its own type only.
 */
export async function sendFile(c: AppContext, storage: Storage, file: ServedFile): Promise<Response> {
	const size = await storage.sizeOf(file.key)
	if (size === null) throw notFound('File')
	const headers = new Headers({
		'Content-Type': file.contentType,
		'Content-Disposition': contentDisposition(file.disposition, file.name, extensions[file.contentType]),
		// What is shown in place is a picture, or a paper we made: browsers open no PDF in a sandbox.
		...(file.disposition === 'attachment' && { 'Content-Security-Policy': SANDBOX }),
		'X-Content-Type-Options': 'nosniff',
		'Cache-Control': file.maxAge ? `private, max-age=${file.maxAge}, immutable` : 'private, no-store',
		'Accept-Ranges': 'bytes',
		'Content-Length': String(size),
	})
	// If-Range names a version by a validator, and we give none: then the whole is the right answer.
	const range = c.req.header('if-range') ? null : rangeOf(c.req.header('range'), size)
	if (range === 'unsatisfiable') {
		headers.set('Content-Range', `bytes */${size}`)
		headers.set('Content-Length', '0')
		return new Response(null, { status: 416, headers })
	}
	if (range) {
		headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
		headers.set('Content-Length', String(range.end - range.start + 1))
	}
	const status = range ? 206 : 200
	const body = ReadableStream.from(bytesOf(storage, file.key, range ?? undefined))
	return new Response(body as BodyInit, { status, headers })
}

/**
 * Opened only once somebody reads: the answer to HEAD, or to a reader who has left, is never read, nor closed. A reader who leaves
 * later ends the stream; a fault of the disk, or a file removed since, breaks the answer off.
 */
async function* bytesOf(storage: Storage, key: string, range?: ByteRange) {
	const found = await storage.get(key, range)
	if (!found) throw new Error('A file was removed while it was asked for')
	yield* found.stream
}
