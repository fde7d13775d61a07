import { Agent, request } from 'undici'
import type { z } from 'zod'
import { Refusal } from '#server/http/refusal.ts'
import { inSpan } from '#server/monitoring/traces/span.ts'
import { BodyError, readBody } from './read-body.ts'

/**
 * An external service failed. Contains neither its address (which may include a key) nor its answer, because it is logged. `status` is
 * the status of the answer, or null if there was none.
 */
export class ProviderFailure extends Error {
	readonly provider: string
	readonly isSlow: boolean
	readonly status: number | null

	constructor(provider: string, what: string, { isSlow = false, status = null as number | null } = {}) {
		super(`${provider}: ${what}`)
		this.provider = provider
		this.isSlow = isSlow
		this.status = status
	}
}

/** The answer to our caller: 504 when the service timed out, otherwise 502. `what` names what was requested: 'The weather'. */
export function providerRefusal(what: string, failure: ProviderFailure): Refusal {
	return failure.isSlow
		? new Refusal(504, 'provider_slow', `${what} took too long to load. Please try again later`, { cause: failure })
		: new Refusal(502, 'provider_failed', `${what} is currently unavailable. Please try again later`, {
				cause: failure,
			})
}

const dispatcher = new Agent({ connect: { timeout: 3_000 }, keepAliveTimeout: 10_000 })

type ProviderRequest<T> = {
	/** The name of the service in the log. */
	provider: string
	url: URL
	headers?: Record<string, string>
	/** With a body the request is a POST with JSON. */
	body?: unknown
	/** The schema of a valid answer. An answer without a body (204) is validated as null. */
	schema: z.ZodType<T>
	/** The limit for the whole exchange, including the body. */
	deadlineMs?: number
	maxBytes?: number
}

/**
 * GETs JSON from an external service, or POSTs a body to it, without trusting it: time and size are limited, redirects are not followed
 * (they could lead into our network, and would forward the key), and an answer that does not match the schema is a failure. Throws
 * ProviderFailure.
 */
export const fetchJson = <T>(options: ProviderRequest<T>): Promise<T> =>
	inSpan(
		() => ({ kind: 'call', name: options.provider, attributes: { 'server.address': options.url.hostname } }),
		() => fetchChecked(options),
	)

async function fetchChecked<T>(options: ProviderRequest<T>): Promise<T> {
	const { provider, url, headers, body: requestBody, schema, deadlineMs = 5_000, maxBytes = 512 * 1024 } = options
	const signal = AbortSignal.timeout(deadlineMs)
	const fail = (what: string, status: number | null = null) => new ProviderFailure(provider, what, { status })
	let text: string
	try {
		const {
			statusCode,
			headers: responseHeaders,
			body,
		} = await request(url, {
			dispatcher,
			signal,
			...(requestBody === undefined ? {} : { method: 'POST', body: JSON.stringify(requestBody) }),
			headers: {
				accept: 'application/json',
				'accept-encoding': 'gzip',
				...(requestBody === undefined ? {} : { 'content-type': 'application/json' }),
				...headers,
			},
		})
		if (statusCode < 200 || statusCode > 299) {
			body.on('error', () => {}).destroy()
			throw fail(`answered ${statusCode}`, statusCode)
		}
		text = (await readBody(body, responseHeaders['content-encoding'], maxBytes)).toString('utf8')
	} catch (error) {
		if (error instanceof ProviderFailure) throw error
		if (error instanceof BodyError) throw fail(BODY_ERRORS[error.kind](maxBytes), 200)
		if (signal.aborted) throw new ProviderFailure(provider, `no answer within ${deadlineMs} ms`, { isSlow: true })
		const { code, name } = error as NodeJS.ErrnoException
		const isSlow = code === 'UND_ERR_CONNECT_TIMEOUT'
		throw new ProviderFailure(provider, `unreachable (${code ?? name})`, { isSlow })
	}
	const checked = schema.safeParse(parseJson(text))
	if (checked.success) return checked.data
	const paths = checked.error.issues.map(({ path }) => path.join('.') || 'the root').slice(0, 5)
	throw fail(`unexpected data at ${paths.join(', ')}`, 200)
}

const BODY_ERRORS = {
	size: (maxBytes: number) => `answered more than ${maxBytes} bytes`,
	encoding: () => 'answered with an unsupported encoding',
	compression: () => 'answered with a body that cannot be decompressed',
}

function parseJson(text: string): unknown {
	try {
		return text === '' ? null : JSON.parse(text)
	} catch {
		return undefined
	}
}
