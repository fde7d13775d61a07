import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Headers } from '../headers.ts'

type Early = { status: 400 | 405 | 408 | 431; code: string; error: string }

export const NO_SUCH_METHOD: Early = { status: 405, code: 'method', error: 'This method is not supported' }
export const TOO_SLOW: Early = { status: 408, code: 'too_slow', error: 'The request took too long to arrive' }
const NO_HTTP: Early = { status: 400, code: 'malformed', error: 'This is not a valid HTTP request' }
const TOO_MANY_HEADERS: Early = { status: 431, code: 'headers_too_large', error: 'The headers are too large' }

/** Keyed by the code of Node's error. Anything else is malformed HTTP. */
const FAULTS: Record<string, Early> = {
	HPE_HEADER_OVERFLOW: TOO_MANY_HEADERS,
	ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
}

/** Refuses a request that never reaches the application, in the API's error shape, and closes its connection. */
export function refuseEarly(response: ServerResponse, refusal: Early, headers: Headers) {
	if (response.headersSent) return
	const body = bodyOf(refusal)
	response.writeHead(refusal.status, { ...headers, ...about(body) }).end(body)
}

/** Refuses bytes that could not be parsed as a request: writes the response to the socket directly. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket, security: Headers) {
	if (error.code === 'ECONNRESET' || !socket.writable) {
		socket.destroy()
		return
	}
	const refusal = FAULTS[error.code ?? ''] ?? NO_HTTP
	const body = bodyOf(refusal)
	const headers = Object.entries({ ...security, ...about(body) }).map(([name, value]) => `${name}: ${value}\r\n`)
	const head = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${headers.join('')}`
	socket.end(`${head}\r\n${body}`, () => socket.destroy())
}

const bodyOf = ({ code, error }: Early) => JSON.stringify({ error, code })

const about = (body: string) => ({
	'Content-Type': 'application/json',
	'Content-Length': String(Buffer.byteLength(body)),
	'Cache-Control': 'no-store',
	Connection: 'close',
})
