import { ReadableStream } from 'node:stream/web'
import { rangeOf } from '#server/http/byte-range.ts'
import type { AppContext } from '#server/http/routes.ts'
import { Refusal } from '#server/http/refusal.ts'
import { contentDisposition } from './file-name.ts'
import type { ByteRange, Storage } from './storage.ts'

export type ServedFile = {
	key: string
	contentType: 'application/pdf' | 'image/jpeg' | 'message/rfc822'
	disposition: 'attachment' | 'inline'
	/** The name to save it under. The extension is corrected. */
	name: string
	/** How many seconds a browser may cache it: for pictures, whose address changes with them. Documents are never cached. */
	maxAge?: number
}

const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'"

const extensions = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'message/rfc822': 'eml' } as const

/**
 * The response with a file or the requested range of it. The caller has checked that the user may read it. A PDF from outside cannot
 * act on our site, whatever it contains: it is sent as an attachment, in a sandbox and with a fixed content type.
 */
export async function sendFile(c: AppContext, storage: Storage, file: ServedFile): Promise<Response> {
	const size = await storage.sizeOf(file.key)
	if (size === null)
		throw new Refusal(404, 'not_found', 'File not found', {
			cause: new Error(`The stored file ${file.key} is missing`),
		})
	const headers = new Headers({
		'Content-Type': file.contentType,
		'Content-Disposition': contentDisposition(file.disposition, file.name, extensions[file.contentType]),
		// Inline files are pictures or PDFs that we made: browsers do not open a PDF in a sandbox.
		...(file.disposition === 'attachment' && { 'Content-Security-Policy': SANDBOX }),
		'X-Content-Type-Options': 'nosniff',
		'Cache-Control': file.maxAge ? `private, max-age=${file.maxAge}, immutable` : 'private, no-store',
	})
	// If-Range carries a validator, and we send none: then RFC 9110 requires the whole file.
	const asked = c.req.header('if-range') ? null : c.req.header('range')
	return rangedAnswer(storage, { key: file.key, size }, asked, headers)
}

/** The answer with a stored file, or with the range of it that the header `asked` names. `headers` say what it is. */
export function rangedAnswer(
	storage: Storage,
	{ key, size }: { key: string; size: number },
	asked: string | null | undefined,
	headers: Headers,
): Response {
	headers.set('Accept-Ranges', 'bytes')
	headers.set('Content-Length', String(size))
	const range = rangeOf(asked, size)
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
	const body = ReadableStream.from(readLazily(storage, key, range ?? undefined))
	return new Response(body as BodyInit, { status, headers })
}

/**
 * Opens the file only when the body is read: the body of an answer to HEAD, or to a client that has disconnected, is neither read
 * nor closed. A client that disconnects later ends the stream; a disk error or a removed file aborts the response.
 */
async function* readLazily(storage: Storage, key: string, range?: ByteRange) {
	const found = await storage.get(key, range)
	if (!found) throw new Error('A file was removed while it was being served')
	yield* found.stream
}
