import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { AppContext } from '#server/http/routes.ts'

/** A request whose body may still be arriving: Node's own, or one built in memory. */
export type RequestStream = Readable & { headers: IncomingHttpHeaders }

/**
 * The body of a request as a Node stream. On a server this is Node's own request, since going through a web stream would cost twice
 * the CPU. In-memory requests have no socket, so their web stream is wrapped.
 */
export function requestStream(c: AppContext): RequestStream {
	if (c.env?.incoming) return c.env.incoming
	const body = c.req.raw.body
	const stream = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([])
	return Object.assign(stream, { headers: Object.fromEntries(c.req.raw.headers) })
}

/**
 * Reads and discards up to `maxBytes`, so that a browser that is still sending receives the refusal instead of a connection reset.
 * Returns when the request has ended, was aborted or has sent that much.
 */
export function discardRest(stream: RequestStream, maxBytes: number) {
	return new Promise<void>((done) => {
		if (stream.readableEnded || stream.destroyed) return done()
		let left = maxBytes
		stream.on('data', (chunk: Buffer) => {
			left -= chunk.length
			if (left >= 0) return
			stream.pause()
			done()
		})
		stream.once('end', done).once('close', done)
		stream.resume()
	})
}
