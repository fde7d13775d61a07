import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { tls } from './certificate.ts'

export type ReceivedRequest = {
	path: string
	search: URLSearchParams
	headers: IncomingMessage['headers']
	body: string
}
type Reply = (response: ServerResponse, request: ReceivedRequest) => void

/** An answer from tests/fixtures, as the provider documents it. */
export const fixture = (name: string): string =>
	readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8')

/** Answers with a fixture or any other text. */
export const respondWith =
	(body: string, status = 200, headers: Record<string, string> = {}): Reply =>
	(response) =>
		response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)

/** A fake external service on its own port. It records the requests that it receives, and `reply` sets the answer. */
export async function startProvider(reply: Reply = respondWith('{}'), { isSecure = false } = {}) {
	const requests: ReceivedRequest[] = []
	let current = reply
	const handle = (request: IncomingMessage, response: ServerResponse) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider')
		void text(request).then((body) => {
			const received = { path: pathname, search: searchParams, headers: request.headers, body }
			requests.push(received)
			current(response, received)
		})
	}
	const server = isSecure ? createSecureServer(tls, handle) : createServer(handle)
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
	const { port } = server.address() as AddressInfo
	return {
		url: isSecure ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
		requests,
		reply: (next: Reply) => void (current = next),
		stop: () =>
			new Promise<void>((stopped) => {
				server.close(() => stopped())
				server.closeAllConnections()
			}),
	}
}
export type Provider = Awaited<ReturnType<typeof startProvider>>
