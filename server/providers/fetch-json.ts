import { Agent, request } from 'undici'
import type { z } from 'zod'
import { Refusal } from '#server/http/refusal.ts'
import { BodyFault, readBody } from './read-body.ts'

/**
 * An outside service did not do what it should. Neither its address (which may hold a key) nor what it answered is in it: this is logged.
 * `status` is that of its answer, null where none came.
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

/** What the caller is told: 504 when the service was too slow, 502 for all else. `what` is the thing's name: 'The weather'. */
export function providerRefusal(what: string, failure: ProviderFailure): Refusal {
	return failure.isSlow
		? new Refusal(504, 'provider_slow', `${what} took too long to arrive. Please try again later`, { cause: failure })
		: new Refusal(502, 'provider_failed', `${what} is not available just now. Please try again later`, {
				cause: failure,
			})
}

const dispatcher = new Agent({ connect: { timeout: 3_000 }, keepAliveTimeout: 10_000 })

type ProviderRequest<T> = {
	/** Its name in the log. */
	provider: string
	url: URL
	headers?: Record<string, string>
	/** What to say in JSON: then it is a POST. */
	body?: unknown
	/** What a good answer looks like. An answer without a body (204) is checked as null. */
	schema: z.ZodType<T>
	/** For the whole exchange, the body included. */
	deadlineMs?: number
	maxBytes?: number
}

/**
 * GETs JSON from an outside service, or POSTs a body to it, and believes nothing of it: the time and the bytes are limited, redirects
 * are not followed (they could lead inside our network, and take a key along), and what does not fit the schema is a failure. Throws
 * ProviderFailure.
 */
export async function fetchJson<T>(wanted: ProviderRequest<T>): Promise<T> {
	const { provider, url, headers, body: said, schema, deadlineMs = 5_000, maxBytes = 512 * 1024 } = wanted
	const signal = AbortSignal.timeout(deadlineMs)
	const fail = (what: string, status: number | null = null) => new ProviderFailure(provider, what, { status })
	let text: string
	try {
		const {
			statusCode,
			headers: told,
			body,
		} = await request(url, {
			dispatcher,
			signal,
			...(said === undefined ? {} : { method: 'POST', body: JSON.stringify(said) }),
			headers: {
				accept: 'application/json',
				'accept-encoding': 'gzip',
				...(said === undefined ? {} : { 'content-type': 'application/json' }),
				...headers,
			},
		})
		if (statusCode < 200 || statusCode > 299) {
			body.on('error', () => {}).destroy()
			throw fail(`answered ${statusCode}`, statusCode)
		}
		text = (await readBody(body, told['content-encoding'], maxBytes)).toString('utf8')
	} catch (error) {
		if (error instanceof ProviderFailure) throw error
		if (error instanceof BodyFault) throw fail(FAULTS[error.kind](maxBytes), 200)
		if (signal.aborted) throw new ProviderFailure(provider, `no answer within ${deadlineMs} ms`, { isSlow: true })
		const { code, name } = error as NodeJS.ErrnoException
		const isSlow = code === 'UND_ERR_CONNECT_TIMEOUT'
		throw new ProviderFailure(provider, `out of reach (${code ?? name})`, { isSlow })
	}
	const checked = schema.safeParse(parsed(text))
	if (checked.success) return checked.data
	const where = checked.error.issues.map(({ path }) => path.join('.') || 'the whole').slice(0, 5)
	throw fail(`an answer of another shape at ${where.join(', ')}`, 200)
}

const FAULTS = {
	size: (maxBytes: number) => `answered more than ${maxBytes} bytes`,
	encoding: () => 'answered in an encoding nobody asked for',
	packing: () => 'answered what does not unpack',
}

function parsed(text: string): unknown {
	try {
		return text === '' ? null : JSON.parse(text)
	} catch {
		return undefined
	}
}
