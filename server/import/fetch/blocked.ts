/** Why a link was not fetched, in words for logs and tests; staff read server/import/fetch-refusals.ts. */
const BLOCK_CODES = [
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
export type BlockCode = (typeof BLOCK_CODES)[number]

/** A fetch that was refused or failed. `detail` is for the log: it may name an address, and is never answered. */
export class Blocked extends Error {
	readonly code: BlockCode
	readonly detail: string
	/** The other server's, where it answered with one that is no success. */
	readonly status: number | null

	constructor(
		code: BlockCode,
		detail = '',
		{ status = null, cause }: { status?: number | null; cause?: unknown } = {},
	) {
		super(detail ? `${code}: ${detail}` : code, { cause })
		this.code = code
		this.detail = detail
		this.status = status
	}
}

/** What went wrong on the way, as one of our own codes: undici wraps errors, so the whole chain of causes is looked at. */
export function blockedBy(error: unknown): Blocked {
	const chain = causesOf(error)
	const own = chain.find((one) => one instanceof Blocked)
	if (own) return own
	const told = chain.map(({ name, code }) => `${name} ${code ?? ''}`).join(' ')
	return new Blocked(codeOf(told), told.trim(), { cause: error })
}

function codeOf(told: string): BlockCode {
	if (/\b(TimeoutError|AbortError)\b|TIMEOUT|ETIMEDOUT/.test(told)) return 'TIMEOUT'
	if (/ENOTFOUND|EAI_AGAIN/.test(told)) return 'DNS_FAILED'
	if (/HEADERS_OVERFLOW/.test(told)) return 'HEADERS_TOO_LARGE'
	return 'FETCH_FAILED'
}

function causesOf(error: unknown): (Error & { code?: string })[] {
	const chain: Error[] = []
	for (let one = error; one instanceof Error && chain.length < 8; one = one.cause) chain.push(one)
	return chain
}
