import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { refuse } from './answer.ts'
import { drainable } from './drain.ts'
import type { Headers } from './headers.ts'
import { NO_SUCH_METHOD, refuseEarly, refuseMalformed, TOO_SLOW } from './refuse-early.ts'

/** What Hono's node adapter hands over beside the request. */
export type Bindings = { incoming: IncomingMessage; outgoing: ServerResponse }
export type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
const SECOND = 1000

/** All in milliseconds. */
export type Limits = {
	/** For saying what is wanted, counted from the connection: a socket that never speaks is closed by it too. */
	headers: number
	/** For a whole body. */
	body: number
	/** For a whole upload, which need not be quick: it has to go on, see `silence`. */
	upload: number
	/** A connection on which nothing moves, in or out. */
	silence: number
	/** How often the first two are looked at. */
	every: number
}
const LIMITS: Limits = {
	headers: 8 * SECOND,
	body: 30 * SECOND,
	upload: 600 * SECOND,
	silence: 30 * SECOND,
	every: SECOND,
}

type Options = {
	port: number
	host: string
	security: Headers
	/** Hears of what `fetch` threw; the caller of the request gets a 500. */
	onFault: (error: unknown) => void
	limits?: Limits
}

/** Serves `fetch` over HTTP/1.1, with every limit set. Resolves when it listens, with the port and what stops it (see drain.ts). */
export async function serve(fetch: Fetch, { port, host, security, onFault, limits = LIMITS }: Options) {
	const listen = getRequestListener((request, bindings) => fetch(request, bindings as Bindings), {
		// Load balancers ask after our health in HTTP/1.0, without a host. Whatever host is named, nothing is made of it.
		hostname: 'localhost',
		errorHandler: (error) => {
			if (error instanceof RequestError) return refuse(400, 'malformed', 'The address is not valid', security)
			onFault(error)
			return refuse(500, 'internal', 'Something went wrong on our side', security)
		},
	})
	const server = createServer(
		{
			headersTimeout: limits.headers,
			requestTimeout: limits.upload,
			connectionsCheckingInterval: limits.every,
			keepAliveTimeout: 5 * SECOND,
			maxHeaderSize: 16 * 1024,
		},
		(request, response) => {
			if (!METHODS.includes(request.method ?? '')) {
				refuseEarly(response, NO_SUCH_METHOD, { ...security, Allow: METHODS.join(', ') })
				return
			}
			limitBody(request, response, limits.body, security)
			void listen(request, response)
		},
	)
	server.maxRequestsPerSocket = 10_000
	server.maxConnections = 10_000
	server.setTimeout(limits.silence)
	server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuseMalformed(error, socket, security))
	const drain = drainable(server)
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject)
		server.listen(port, host, resolve)
	})
	return { port: (server.address() as AddressInfo).port, drain }
}

/** What may still come of a body that nobody read before its connection is cut: a refused upload's sender should hear why. */
const MAX_UNREAD = 4 * 1024 * 1024

/**
 * Node's own limit is one for all requests and has to leave an upload its time; a body of JSON gets this shorter one. What comes
 * after the answer is let go by, so that the connection can be used again, but not without end.
 */
function limitBody(request: IncomingMessage, response: ServerResponse, ms: number, security: Headers) {
	const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = request.headers
	if (length === undefined && encoding === undefined) return
	response.once('finish', () => request.complete || cutUnread(request))
	if (type?.startsWith('multipart/form-data')) return
	const timer = setTimeout(() => {
		refuseEarly(response, TOO_SLOW, security)
		request.socket.destroySoon()
	}, ms)
	request.once('end', () => clearTimeout(timer))
	response.once('close', () => clearTimeout(timer))
}

/** Node drops such a body without a word, so it is measured on the socket. */
function cutUnread(request: IncomingMessage) {
	const { socket } = request
	const enough = socket.bytesRead + MAX_UNREAD
	const timer = setInterval(() => {
		if (socket.bytesRead > enough) socket.destroySoon()
		if (request.complete || socket.destroyed) clearInterval(timer)
	}, 1)
}
