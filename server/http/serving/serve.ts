import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { refuse } from '../answer.ts'
import { drainable } from './drain.ts'
import type { Headers } from '../headers.ts'
import { lingerOnClose } from './linger.ts'
import { NO_SUCH_METHOD, refuseEarly, refuseMalformed, TOO_SLOW } from './refuse-early.ts'

/** What Hono's Node adapter passes along with the request. */
export type Bindings = { incoming: IncomingMessage; outgoing: ServerResponse }
export type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
const SECOND = 1000
/**
 * How long an idle connection stays open. Longer than the 60 seconds for which proxies keep theirs by default (nginx, most load
 * balancers), so that none of them sends a request on a connection that is just being closed here.
 */
const IDLE_MS = 75 * SECOND

/** All in milliseconds. */
export type Limits = {
	/** For the request headers, from the moment of connection. Also closes a socket that never sends anything. */
	headers: number
	/** For a whole body. */
	body: number
	/** For a whole upload. It may be slow but must make progress, see `silence`. */
	upload: number
	/** For a connection without traffic in either direction. */
	silence: number
	/** How often Node checks the first two. */
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
	/** Receives what `fetch` threw. The client gets a 500. */
	onFault: (error: unknown) => void
	limits?: Limits
}

/** Serves `fetch` over HTTP/1.1 with every limit set. Resolves once it listens, with the port and `drain` (see drain.ts). */
export async function serve(fetch: Fetch, { port, host, security, onFault, limits = LIMITS }: Options) {
	const listen = getRequestListener((request, bindings) => fetch(request, bindings as Bindings), {
		// Load balancers check health over HTTP/1.0 without a Host header. The host is never used for anything.
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
			keepAliveTimeout: IDLE_MS,
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

/** Node has one limit for all requests, which must leave an upload enough time; a JSON body gets this shorter one. */
function limitBody(request: IncomingMessage, response: ServerResponse, ms: number, security: Headers) {
	const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = request.headers
	if (length === undefined && encoding === undefined) return
	lingerOnClose(request, response)
	if (type?.startsWith('multipart/form-data')) return
	const timer = setTimeout(() => {
		refuseEarly(response, TOO_SLOW, security)
		// Without waiting for the rest.
		Socket.prototype.destroySoon.call(request.socket)
	}, ms)
	request.once('end', () => clearTimeout(timer))
	response.once('close', () => clearTimeout(timer))
}
