import { Agent, type Dispatcher, request } from 'undici'
import { inSpan } from '#server/monitoring/traces/span.ts'
import { BodyError, readBody } from '#server/providers/read-body.ts'
import { FetchError, toFetchError } from './fetch-error.ts'
import { checkUrl, hostAndPort, type UrlRules } from './check-url.ts'
import { guardedConnector, internet, type Network } from './network.ts'

export type Fetched = {
	bytes: Buffer
	contentType: string | null
	etag: string | null
	/** The address after all redirects. */
	url: URL
	/** The number of redirects that were followed. */
	hops: number
}
export type FetchRules = UrlRules & { network?: Network; deadlineMs?: number; maxBytes?: number }
/**
 * Fetches a link. `referrer` is the link of the document that contains this one, or null if that document came without a
 * link. A link from a document reaches the private network only at the host that the document came from. Throws
 * FetchError, of status 304 where the file still has the given ETag.
 */
export type GuardedFetch = (
	link: string,
	accept: string,
	more?: { referrer?: string | null; etag?: string | null },
) => Promise<Fetched>

const MAX_HOPS = 3
const MAX_BYTES = 5 * 1024 * 1024
const DEADLINE_MS = 8_000
const REDIRECT_STATUSES = [301, 302, 303, 307, 308]

/**
 * The only way to fetch an address that somebody other than the operator chose. It connects only to public addresses
 * over https, checks every redirect and every DNS answer, follows at most three redirects, sends no cookies or
 * credentials, accepts gzip only, and stops after 5 MiB or eight seconds unless the rules say otherwise (see the OWASP SSRF prevention cheat sheet).
 * Proxy settings are ignored.
 */
export function guardedFetch(rules: FetchRules): GuardedFetch {
	const { network = internet, deadlineMs = DEADLINE_MS, maxBytes = MAX_BYTES } = rules
	return async (link, accept, { referrer, etag } = {}) => {
		// Only links that staff entered may reach the private network, never those from documents or redirects.
		const isEnteredByStaff = referrer === undefined || hostOf(referrer) === hostOf(link)
		const allowedHosts =
			isEnteredByStaff && rules.allowedHosts.has(hostOf(link)) ? rules.allowedHosts : new Set<string>()
		const hopRules = { ...rules, allowedHosts }
		const first = checkUrl(link, hopRules)
		const isAllowed = (host: string) => allowedHosts.has(host)
		const signal = AbortSignal.timeout(deadlineMs)
		const agent = new Agent({
			connect: guardedConnector(network, isAllowed, signal),
			pipelining: 0,
			keepAliveTimeout: 1,
			headersTimeout: 5_000,
			bodyTimeout: 4_000,
			maxHeaderSize: 16 * 1024,
			allowH2: false,
		})
		try {
			const send = (url: URL) =>
				request(url, {
					dispatcher: agent,
					signal,
					headers: {
						...{ accept, 'accept-encoding': 'gzip', 'user-agent': 'trip-import/1' },
						...(etag && { 'if-none-match': etag }),
					},
				})
			return await inSpan(
				() => ({ kind: 'call', name: 'fetch link' }),
				() => follow(first, { ...hopRules, maxBytes }, send),
			)
		} catch (error) {
			throw signal.aborted && !(error instanceof FetchError)
				? new FetchError('TIMEOUT', `${deadlineMs} ms`)
				: toFetchError(error)
		} finally {
			void agent.destroy()
		}
	}
}

const hostOf = (link: string | null) => {
	const url = URL.parse(link?.trim() ?? '')
	return url ? hostAndPort(url) : ''
}

/** Follows redirects one at a time, because each must pass the same checks as the link. A meta refresh is ignored. */
async function follow(
	first: URL,
	rules: UrlRules & { maxBytes: number },
	send: (url: URL) => Promise<Dispatcher.ResponseData>,
): Promise<Fetched> {
	const seen = new Set<string>()
	for (let url = first, hops = 0; ; hops++) {
		if (seen.has(url.href)) throw new FetchError('REDIRECT_LOOP')
		seen.add(url.href)
		// The next address is known only after the previous answer.
		const { statusCode, headers, body } = await send(url)
		if (statusCode === 200) {
			// A server that says how much it sends need not send it first.
			if (Number(headers['content-length'] ?? 0) > rules.maxBytes) {
				body.on('error', () => {}).destroy()
				throw new FetchError('TOO_LARGE', `declared as ${firstHeader(headers['content-length'])} bytes`)
			}
			const bytes = await readBodyWithin(body, headers['content-encoding'], rules.maxBytes)
			const [contentType, etag] = [headers['content-type'], headers.etag].map(firstHeader)
			return { bytes, contentType: contentType ?? null, etag: etag ?? null, url, hops }
		}
		body.on('error', () => {}).destroy()
		if (!REDIRECT_STATUSES.includes(statusCode))
			throw new FetchError('HTTP_STATUS', String(statusCode), { status: statusCode })
		const location = firstHeader(headers.location)
		if (!location) throw new FetchError('REDIRECT_WITHOUT_LOCATION')
		if (hops === MAX_HOPS) throw new FetchError('TOO_MANY_REDIRECTS')
		url = checkUrl(location, rules, url)
	}
}

const BODY_ERRORS = { size: 'TOO_LARGE', encoding: 'ENCODING_NOT_ALLOWED', compression: 'BAD_ENCODING' } as const

async function readBodyWithin(
	body: Dispatcher.ResponseData['body'],
	encoding: string | string[] | undefined,
	maxBytes: number,
) {
	try {
		return await readBody(body, encoding, maxBytes)
	} catch (error) {
		throw error instanceof BodyError ? new FetchError(BODY_ERRORS[error.kind]) : error
	}
}

const firstHeader = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header) ?? null
