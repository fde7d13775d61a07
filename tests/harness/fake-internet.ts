import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Network } from '#server/guarded-fetch/network.ts'
import { tls } from './certificate.ts'

/** The addresses of each host: the same list for every lookup, or one list after the other. Missing hosts are unknown. */
export type Names = Record<string, readonly string[] | { inTurn: readonly (readonly string[])[] } | 'silence'>

/**
 * An internet on this machine: DNS, good servers at `publicAddresses`, and a trap at every other address. `reached` lists the connections
 * to the trap, which the guard must prevent. The guard sees the addresses as they would be on the real internet.
 */
export async function startFakeInternet(names: Names, publicAddresses: readonly string[]) {
	const reached: string[] = []
	const lookups = new Map<string, number>()
	const plain = createServer(answer)
	const secure = createSecureServer(tls, answer)
	const trap = createTcpServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 200 OK\r\n\r\nSECRET'))
	const servers = [plain, secure, trap]
	for (const server of servers) await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
	const portOf = (server: (typeof servers)[number]) => (server.address() as AddressInfo).port

	const network: Network = {
		ca: tls.cert,
		resolve(host) {
			const answers = names[host.replace(/\.$/, '')]
			if (answers === 'silence') return new Promise(() => {})
			if (!answers) return Promise.reject(Object.assign(new Error('not known'), { code: 'ENOTFOUND' }))
			if (!('inTurn' in answers)) return Promise.resolve([...answers])
			const count = lookups.get(host) ?? 0
			lookups.set(host, count + 1)
			return Promise.resolve([...(answers.inTurn[Math.min(count, answers.inTurn.length - 1)] ?? [])])
		},
		dial(address, port) {
			const isGood = publicAddresses.includes(address) && (port === 80 || port === 443)
			if (!isGood) reached.push(`${address}:${port}`)
			return connect({ host: '127.0.0.1', port: portOf(!isGood ? trap : port === 443 ? secure : plain) })
		},
	}
	return {
		network,
		reached,
		stop: async () => {
			plain.closeAllConnections()
			secure.closeAllConnections()
			await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
		},
	}
}

const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 })

function answer(request: IncomingMessage, response: ServerResponse) {
	const url = new URL(request.url ?? '/', 'http://fake')
	const redirect = (to: string, status = 302) =>
		response.writeHead(status, { location: to, 'set-cookie': 'session=fake' }).end()
	const chain = /^\/chain\/(\d+)$/.exec(url.pathname)
	const page: Record<string, () => void> = {
		'/ok': () => ok(response),
		'/redir': () => redirect(url.searchParams.get('to') ?? '', Number(url.searchParams.get('c') ?? 302)),
		'/loop': () => redirect('/loop'),
		'/nowhere': () => response.writeHead(302).end(),
		'/seen': () => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(request.headers)),
		'/endless': () => endless(response),
		// Announces six megabytes and sends one byte of them.
		'/declared': () => response.writeHead(200, { 'content-length': String(6 * 1024 * 1024) }).write('x'),
		'/drip': () => drip(response),
		'/gzip': () => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"ok":true}')),
		'/gzipbomb': () => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
		'/doublegzip': () => response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync('{}'))),
		'/badgzip': () => response.writeHead(200, { 'content-encoding': 'gzip' }).end('this is text'),
		'/brotli': () => response.writeHead(200, { 'content-encoding': 'br' }).end('x'),
		'/stall': () => response.writeHead(200).write('x'),
		'/silence': () => {},
		'/bigheaders': () => response.writeHead(200, { 'x-large': 'x'.repeat(60_000) }).end(),
		'/hangup': () => response.destroy(),
		'/401': () => response.writeHead(401).end('Sign in'),
		'/204': () => response.writeHead(204).end(),
	}
	const found = page[url.pathname]
	if (found) found()
	else if (chain) redirect(chain[1] === '1' ? '/ok' : `/chain/${Number(chain[1]) - 1}`)
	else response.writeHead(404).end()
}

const ok = (response: ServerResponse) =>
	response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')

function endless(response: ServerResponse) {
	const chunk = Buffer.alloc(64 * 1024, 'x')
	const more = () => {
		while (!response.destroyed && response.write(chunk));
	}
	response.writeHead(200).on('drain', more)
	more()
}

/** Each byte follows shortly after the last, so that only a limit on the total time ends the request. */
function drip(response: ServerResponse) {
	response.writeHead(200)
	const timer = setInterval(() => response.write('x'), 50)
	response.on('close', () => clearInterval(timer))
}
