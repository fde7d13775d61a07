/**
 * Why a link was not fetched, for the log and tests. Staff see the messages of server/import/fetch/fetch-refusals.ts.
 */
const FETCH_ERROR_CODES = [
	'URL_INVALID',
	'SCHEME_NOT_ALLOWED',
	'CREDENTIALS_IN_URL',
	'PORT_NOT_ALLOWED',
	'HOST_NOT_ALLOWED',
	'IP_LITERAL_NOT_ALLOWED',
	'ADDRESS_NOT_ALLOWED',
	'DNS_FAILED',
	'DNS_EMPTY',
	'TOO_MANY_REDIRECTS',
	'REDIRECT_LOOP',
	'REDIRECT_DOWNGRADE',
	'REDIRECT_WITHOUT_LOCATION',
	'HTTP_STATUS',
	'TOO_LARGE',
	'TIMEOUT',
	'HEADERS_TOO_LARGE',
	'ENCODING_NOT_ALLOWED',
	'BAD_ENCODING',
	'FETCH_FAILED',
] as const
export type FetchErrorCode = (typeof FETCH_ERROR_CODES)[number]

/** A fetch that was refused or failed. `detail` is for the log only, since it may name an address. */
export class FetchError extends Error {
	readonly code: FetchErrorCode
	readonly detail: string
	/** The status of the other server, if it answered with an error. */
	readonly status: number | null

	constructor(
		code: FetchErrorCode,
		detail = '',
		{ status = null, cause }: { status?: number | null; cause?: unknown } = {},
	) {
		super(detail ? `${code}: ${detail}` : code, { cause })
		this.code = code
		this.detail = detail
		this.status = status
	}
}

/** Maps any error of a fetch to our own codes. undici wraps errors, so the whole chain of causes is searched. */
export function toFetchError(error: unknown): FetchError {
	const chain = causesOf(error)
	const own = chain.find((one) => one instanceof FetchError)
	if (own) return own
	const description = chain.map(({ name, code }) => `${name} ${code ?? ''}`).join(' ')
	return new FetchError(codeOf(description), description.trim(), { cause: error })
}

function codeOf(description: string): FetchErrorCode {
	if (/\b(TimeoutError|AbortError)\b|TIMEOUT|ETIMEDOUT/.test(description)) return 'TIMEOUT'
	if (/ENOTFOUND|EAI_AGAIN/.test(description)) return 'DNS_FAILED'
	if (/HEADERS_OVERFLOW/.test(description)) return 'HEADERS_TOO_LARGE'
	return 'FETCH_FAILED'
}

function causesOf(error: unknown): (Error & { code?: string })[] {
	const chain: Error[] = []
	for (let one = error; one instanceof Error && chain.length < 8; one = one.cause) chain.push(one)
	return chain
}
