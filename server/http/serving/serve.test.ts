import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { type Fetch, type Limits, serve } from './serve.ts'

const SECURITY = { 'X-Content-Type-Options': 'nosniff' }
const QUICK: Limits = { headers: 300, body: 400, upload: 5000, silence: 700, every: 50 }
let stop: () => Promise<void> = async () => {}
afterEach(() => stop())

async function start(fetch: Fetch, limits?: Limits) {
	const server = await serve(fetch, { port: 0, host: '127.0.0.1', security: SECURITY, onFault: () => {}, limits })
	stop = () => server.drain(0)
	return server
}

/** A connection on which a test writes what it likes. `closed` resolves with all that came. */
function dial(port: number, text = '') {
	const socket = connect(port, '127.0.0.1')
	let heard = ''
	socket.on('data', (bytes) => (heard += bytes.toString()))
	socket.on('error', () => {})
	const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(heard)))
	const open = new Promise<void>((resolve) => socket.on('connect', () => resolve()))
	if (text) socket.write(text)
	return { socket, closed, open }
}

/** One byte now and then, until the other side has had enough. */
function dribble(socket: Socket, text: string) {
	const timer = setInterval(() => socket.writable && socket.write(text), 40)
	socket.on('close', () => clearInterval(timer))
}

const ok: Fetch = () => new Response('ok')
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

it('closes a connection that sends its headers too slowly or nothing at all', async () => {
	const { port } = await start(ok, QUICK)
	const slow = dial(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n')
	dribble(slow.socket, 'X-Header: 1\r\n')
	const silent = dial(port)
	expect(await slow.closed).toMatch(/^HTTP\/1.1 408 /)
	await silent.closed
})

it('closes a connection that sends its body too slowly, unless it is an upload', async () => {
	const { port } = await start(async (request) => new Response(String((await request.text()).length)), QUICK)
	const post = (type: string, length: number) =>
		`POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`
	const json = dial(port, post('application/json', 1000))
	dribble(json.socket, ' ')
	const upload = dial(port, post('multipart/form-data; boundary=x', 20))
	dribble(upload.socket, ' ')
	const answered = once(upload.socket, 'data')
	expect(await json.closed).toMatch(/^HTTP\/1.1 408 /)
	// What dribbles on is no request, and is told so.
	expect(String(await answered)).toMatch(/^HTTP\/1.1 200 [^]*\r\n20(?:HTTP\/1.1 400 |$)/)
})

it('closes the connection on an endless unread body, and reuses it after one that ends', async () => {
	const { port } = await start(() => new Response('no', { status: 401 }))
	const endless = dial(port, 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n')
	let sent = 0
	const push = () => {
		while (endless.socket.writable && endless.socket.write(`10000\r\n${' '.repeat(65_536)}\r\n`)) sent += 65_536
	}
	endless.socket.on('drain', push)
	push()
	await endless.closed
	expect(sent).toBeLessThan(16_000_000)

	const post = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000\r\n\r\n${' '.repeat(200_000)}`
	const twice = dial(port, post)
	await once(twice.socket, 'data')
	twice.socket.write(post.replace('Host', 'Connection: close\r\nHost'))
	expect((await twice.closed).match(/HTTP\/1.1 401/g)).toHaveLength(2)
})

it('answers a refused body of 60 MB on a connection that closes, without a reset', async () => {
	const { port } = await start(() => new Response('no', { status: 401 }))
	for (const length of [300_000, 3_000_000, 60_000_000]) {
		const head = `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`
		const { socket, closed } = dial(port, head)
		const errors: Error[] = []
		socket.on('error', (error) => errors.push(error))
		socket.write(Buffer.alloc(length))
		expect(await closed).toMatch(/^HTTP\/1.1 401 [^]*no$/)
		expect(errors).toEqual([])
	}
})

it('answers a refused body that takes longer than half a second', async () => {
	const { port } = await start(() => new Response('no', { status: 401 }))
	// As a proxy does, it sends the rest though the server has said that it sends no more.
	const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
	const answered = once(socket, 'data')
	const errors: Error[] = []
	socket.on('error', (error) => errors.push(error))
	socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 8\r\n\r\n')
	for (let n = 0; n < 8; n++) await new Promise((written) => setTimeout(() => socket.write('x', written), 100))
	expect(String(await answered)).toMatch(/^HTTP\/1.1 401 [^]*no$/)
	expect(errors).toEqual([])
})

it('closes a connection whose client does not read the response', async () => {
	const big = new Uint8Array(20_000_000)
	const cut = Promise.withResolvers<void>()
	const { port } = await start((_, { outgoing }) => {
		outgoing.once('close', cut.resolve)
		return new Response(big)
	}, QUICK)
	const { socket, closed } = dial(port, GET)
	await once(socket, 'data')
	socket.pause()
	await cut.promise
	socket.resume()
	expect((await closed).length).toBeLessThan(big.length)
})

it('answers malformed HTTP with 400, too many headers with 431, unknown methods with 405', async () => {
	const { port } = await start(ok)
	const answer = (text: string) => dial(port, text).closed
	expect(await answer('GET / HTTP/1.1\nHost: localhost\n\n')).toMatch(/^HTTP\/1.1 400 [^]*nosniff/)
	expect(await answer('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n')).toMatch(
		/^HTTP\/1.1 400 /,
	)
	expect(await answer('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n')).toMatch(
		/^HTTP\/1.1 400 /,
	)
	expect(await answer(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 /)
	for (const method of ['TRACE', 'PROPFIND']) {
		const said = await answer(`${method} / HTTP/1.1\r\nHost: x\r\n\r\n`)
		expect(said).toMatch(/^HTTP\/1.1 405 [^]*nosniff/)
		expect(said).not.toMatch(/server:|x-powered-by/i)
	}
	expect(await answer('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*nosniff/)
})

it('answers errors in the API’s shape, even for bytes that never became a request', async () => {
	const { port } = await start(async (request) => new Response(await request.text()), QUICK)
	const POST = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
	for (const [text, status, code] of [
		['no HTTP at all\r\n\r\n', 400, 'malformed'],
		[`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`, 431, 'headers_too_large'],
		['TRACE / HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method'],
		['GET / HTTP/1.1\r\nHost: x\r\n', 408, 'too_slow'],
		[`${POST}Content-Length: 9\r\n\r\n`, 408, 'too_slow'],
	] as const) {
		const [head = '', body = ''] = (await dial(port, text).closed).split('\r\n\r\n')
		expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*nosniff`))
		expect(head).toMatch(/Content-Type: application\/json/i)
		expect(head).toMatch(/Cache-Control: no-store/i)
		expect(head).toMatch(/Connection: close/i)
		expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/^[A-Z]/), code })
	}
})

it('answers load balancers that send no Host header', async () => {
	const { port } = await start(ok)
	expect(await dial(port, 'GET / HTTP/1.0\r\n\r\n').closed).toMatch(/^HTTP\/1.1 200 /)
})

it('answers 500 when fetch throws, with the security headers and no details', async () => {
	const { port } = await start(() => {
		throw new Error('the secret of the house')
	})
	const said = await dial(port, GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')).closed
	expect(said).toMatch(/^HTTP\/1.1 500 [^]*nosniff/)
	expect(said).not.toContain('secret')
})

it('keeps an idle connection open longer than the 60 seconds after which proxies close theirs', async () => {
	const { port } = await start(() => new Response('finished'))
	const agent = new Agent({ keepAlive: true })
	onTestFinished(() => agent.destroy())
	const announced = await new Promise<string>((resolve, reject) =>
		request({ port, host: '127.0.0.1', agent }, (answer) => {
			resolve(String(answer.resume().headers['keep-alive']))
		})
			.on('error', reject)
			.end(),
	)
	expect(Number(announced.match(/timeout=(\d+)/)?.[1])).toBeGreaterThan(60)
})

it('drains: answers a request already on its way, closes idle connections a second later, running ones after their response', async () => {
	const begun = Promise.withResolvers<void>()
	const end = Promise.withResolvers<void>()
	const { port, drain } = await start(async ({ url }) => {
		if (url.endsWith('/slow')) {
			begun.resolve()
			await end.promise
		}
		return new Response('finished')
	})
	const agent = new Agent({ keepAlive: true, maxSockets: 1 })
	const ask = ({ agent, path = '/' }: { agent?: Agent; path?: string } = {}) =>
		new Promise<{ text: string; connection: string | undefined }>((resolve, reject) =>
			request({ port, host: '127.0.0.1', path, agent }, (answer) => {
				const { connection } = answer.headers
				answer.toArray().then((parts) => resolve({ text: parts.join(''), connection }), reject)
			})
				.on('error', reject)
				.end(),
		)
	await ask({ agent })
	const silent = dial(port)
	await silent.open
	const late = dial(port)
	await late.open
	const running = ask({ path: '/slow' })
	await begun.promise

	const stopped = drain(60_000)
	await expect(ask()).rejects.toThrow(/ECONNREFUSED|socket hang up|ECONNRESET/)
	late.socket.write(GET)
	expect(await late.closed).toMatch(/^HTTP\/1.1 200 [^]*connection: close[^]*finished$/i)
	await silent.closed
	end.resolve()
	expect(await running).toEqual({ text: 'finished', connection: 'close' })
	const began = performance.now()
	await stopped
	expect(performance.now() - began).toBeLessThan(30_000)
	agent.destroy()
})

it('closes a request that never ends', async () => {
	const begun = Promise.withResolvers<void>()
	const { port, drain } = await start(() => {
		begun.resolve()
		return new Promise<Response>(() => {})
	})
	const hanging = dial(port, GET)
	await begun.promise
	const began = performance.now()
	await drain(300)
	await hanging.closed
	expect(performance.now() - began).toBeGreaterThanOrEqual(299)
})
