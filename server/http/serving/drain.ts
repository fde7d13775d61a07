import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * How long an accepted connection without a running request stays open after the start of a drain. A request that is already on its
 * way, typically on a load balancer's keep-alive connection, is still answered instead of reset.
 */
const IDLE_GRACE_MS = 1_000

/**
 * Lets a server stop gracefully. `server.close()` alone waits for keep-alive sockets and for sockets that never sent a request
 * (browsers open those ahead of time), so this tracks the running responses of each socket. Call it before the server listens. The
 * returned function starts the stop: it refuses new connections, answers every request on accepted ones with `Connection: close`, and
 * closes idle ones after a short grace. It resolves when all connections are closed, by force after `ms`.
 */
export function drainable(server: Server) {
	const running = new Map<Socket, Set<ServerResponse>>()
	let isDraining = false

	server.on('connection', (socket) => {
		running.set(socket, new Set())
		socket.on('close', () => running.delete(socket))
	})
	// Before the handler, so that the header is set when it answers.
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
		// Not `server.close()`, which also closes idle keep-alive connections at once, with requests on their way.
		const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
		for (const responses of running.values())
			for (const response of responses) if (!response.headersSent) response.setHeader('Connection', 'close')
		const isOver = new AbortController()
		const after = (wait: number, action: () => void) =>
			delay(wait, undefined, { signal: isOver.signal }).then(action, () => {})
		void after(Math.min(IDLE_GRACE_MS, ms / 2), () => {
			for (const [socket, responses] of running) if (responses.size === 0) socket.destroySoon()
		})
		await Promise.race([closed, after(ms, () => server.closeAllConnections())])
		isOver.abort()
	}
}
