import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * What stands between a traveller and the product: nothing in the way, a proxy whose product is away, the product without its database, a
 * captive portal that answers everything itself, or one that leads elsewhere.
 */
type Mode = 'open' | 'badGateway' | 'noDatabase' | 'signInPage' | 'redirect'

const HTML = { 'content-type': 'text/html' }
const ANSWERS: Record<Exclude<Mode, 'open'>, (answer: ServerResponse) => void> = {
	badGateway: (answer) => answer.writeHead(502, HTML).end('<h1>502 Bad Gateway</h1>'),
	noDatabase: (answer) =>
		answer
			.writeHead(503, { 'content-type': 'application/json' })
			.end('{"error":"The service is temporarily unavailable","code":"unavailable"}'),
	signInPage: (answer) => answer.writeHead(200, HTML).end('<h1>Hotel Wi-Fi</h1>'),
	redirect: (answer) => answer.writeHead(302, { location: 'http://127.0.0.1:9/hotel-wifi' }).end(),
}

/** A proxy in front of the product at `url`. It closes with the test. */
export async function startGateway(url: string) {
	const gateway = { url: '', mode: 'open' as Mode }
	const { host, origin, port } = new URL(url)
	const forward = (asked: IncomingMessage, answer: ServerResponse) => {
		const { method, url: path } = asked
		// To the product, its pages and calls come from its own address.
		const headers = { ...asked.headers, host, ...(asked.headers.origin ? { origin } : {}) }
		const upstream = request({ host: 'localhost', port, method, headers, path, agent: false }, (given) => {
			answer.writeHead(given.statusCode ?? 502, given.headers)
			given.pipe(answer)
		})
		upstream.on('error', () => answer.destroy())
		asked.pipe(upstream)
	}
	const server = createServer((asked, answer) =>
		gateway.mode === 'open' ? forward(asked, answer) : ANSWERS[gateway.mode](answer),
	)
	await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
	})
	return Object.assign(gateway, { url: `http://localhost:${(server.address() as AddressInfo).port}` })
}
