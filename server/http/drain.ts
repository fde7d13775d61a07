import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Makes a server that stops well. `server.close()` alone waits for kept-alive sockets and for those that never spoke (browsers open
 * such ahead), so what runs is noted by socket. Call it before the server listens; the function it gives starts the stop: new
 * connections are refused, idle ones closed, what runs is finished with `Connection: close`. Resolves when all are closed, by
 * force after `ms`.
 */
export function drainable(server: Server) {
	const running = new Map<Socket, Set<ServerResponse>>()
	let isDraining = false

	server.on('connection', (socket) => {
		running.set(socket, new Set())
		socket.on('close', () => running.delete(socket))
	})
	// Ahead of the handler, so that the header is there when it answers.
	server.prependListener('request', ({ socket }, response) => {
		const responses = running.get(socket)
		responses?.add(response)
		if (isDraining) response.setHeader('Connection', 'close')
		response.on('close', () => {
			responses?.delete(response)
			if (isDraining && responses?.size === 0) socket.destroySoon()
		})
	})

	return async function drain(ms: number): Promise<void> {
		isDraining = true
		const closed = new Promise<void>((resolve) => server.close(() => resolve()))
		for (const [socket, responses] of running) {
			if (responses.size === 0) socket.destroy()
			for (const response of responses) if (!response.headersSent) response.setHeader('Connection', 'close')
		}
		const hardStop = new AbortController()
		const cut = delay(ms, undefined, { signal: hardStop.signal }).then(
			() => server.closeAllConnections(),
			() => {},
		)
		await Promise.race([closed, cut])
		hardStop.abort()
	}
}
