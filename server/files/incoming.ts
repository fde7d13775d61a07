import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { AppContext } from '#server/http/routes.ts'

/** A request still arriving: Node's own, or one built in memory. */
export type Incoming = Readable & { headers: IncomingHttpHeaders }

/**
 * The body of a request as a Node stream. On a server that is the socket's request itself, since a web stream in between would
 * cost twice the CPU; without a socket (in-memory requests) the web stream is wrapped.
 */
export function incomingOf(c: AppContext): Incoming {
	if (c.env?.incoming) return c.env.incoming
	const body = c.req.raw.body
	const stream = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([])
	return Object.assign(stream, { headers: Object.fromEntries(c.req.raw.headers) })
}

/**
 * Reads on for at most `cap` bytes and throws them away, so that a browser that is still sending gets to see the refusal instead
 * of a reset connection. Returns when the request has ended, broken off, or sent that much.
 */
export function drain(incoming: Incoming, cap: number) {
	return new Promise<void>((done) => {
		if (incoming.readableEnded || incoming.destroyed) return done()
		let left = cap
		incoming.on('data', (chunk: Buffer) => {
			left -= chunk.length
			if (left >= 0) return
			incoming.pause()
			done()
		})
		incoming.once('end', done).once('close', done)
		incoming.resume()
	})
}
