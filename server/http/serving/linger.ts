import type { IncomingMessage, ServerResponse } from 'node:http'

/** A declared body up to this size is read to its end after the response: more than the largest film. */
const MAX_DECLARED = 256 * 1024 * 1024
/** How much of a longer or undeclared body is read before the connection is closed. */
const MAX_UNREAD = 4 * 1024 * 1024
/** How long nothing may arrive of such a body. A slow connection that goes on sending is not cut off. */
const SILENCE_MS = 10_000

/**
 * Closes a connection with an unread body in a way that lets the client read the response (a lingering close). Closing at once makes the
 * kernel reset the connection, and the response in flight is lost: nginx then answers 502 and counts the server as failed. Instead this
 * shuts only the writing side, discards what still arrives up to a limit, and closes then. The limit also applies to a connection that
 * stays open. Call it when the request arrives.
 */
export function lingerOnClose(request: IncomingMessage, response: ServerResponse): void {
	const { socket } = request
	/** Shows Node's own method again. */
	const restore = () => Reflect.deleteProperty(socket, 'destroySoon')
	const declared = Number(request.headers['content-length'] ?? Number.NaN)
	const limit = socket.bytesRead + (declared <= MAX_DECLARED ? declared + MAX_UNREAD : MAX_UNREAD)
	// Node, Hono and drain.ts all close a connection with this method.
	socket.destroySoon = () => {
		if (request.complete) {
			restore()
			socket.destroySoon()
			return
		}
		// Hono asks again after half a second, in which a slow connection has not sent the rest.
		socket.destroySoon = () => {}
		socket.end()
		request.resume()
		let read = socket.bytesRead
		const timer = setInterval(() => {
			if (socket.bytesRead === read) socket.destroy()
			read = socket.bytesRead
		}, SILENCE_MS)
		socket.once('end', () => socket.destroy())
		socket.once('close', () => clearInterval(timer))
	}
	response.once('finish', () => {
		// Node discards an unread body without events, so this measures it on the socket.
		const timer = setInterval(() => {
			if (request.complete && !Object.hasOwn(socket, 'destroySoon') && socket.writableEnded) socket.destroy()
			if (request.complete || socket.destroyed) clearInterval(timer)
			else if (socket.bytesRead > limit) socket.destroy()
		}, 1)
	})
	request.once('end', restore)
}
