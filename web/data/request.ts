import type { ErrorBody, Reads } from '#shared/contract.ts'

/**
 * A response other than a success. The message is the status, a colon and the body (or the status text when the body is empty); users see
 * `sentence` instead. Status 0 means that no response arrived.
 */
export class RequestError extends Error {
	readonly status: number
	/** The server's error code, such as 'not_found'. */
	readonly code: string | null
	/** The server's message for the user, or null. See `sentenceOf`. */
	readonly sentence: string | null
	/** For a 422: a message per invalid field. */
	readonly fields: Readonly<Record<string, string>>
	/** The parsed body. For a 412 it holds `current`, the record as someone else saved it. */
	readonly body: unknown

	constructor(status: number, text: string, statusText: string) {
		super(`${status}: ${text || statusText}`)
		this.name = 'RequestError'
		this.status = status
		this.body = parseJson(text)
		const refusal: Partial<ErrorBody> | null = typeof this.body === 'object' ? this.body : null
		this.code = refusal?.code ?? null
		this.sentence = refusal?.error ?? null
		this.fields = refusal?.fields ?? {}
	}
}

/** The message for the user: the server's sentence, or else `fallback`. */
export function sentenceOf(error: unknown, fallback: string): string {
	return (error instanceof RequestError && error.sentence) || fallback
}

/** The error for a request without an answer. */
export const unanswered = (code: string, error: string) =>
	new RequestError(0, JSON.stringify({ error, code } satisfies ErrorBody), '')

/** The error for a request that got no response. */
export const networkError = () =>
	unanswered('unreachable', 'You appear to be offline. Check your connection and try again.')

/** The error for a request that was given up before an answer came. */
export const timeoutError = () => unanswered('timeout', 'The server takes too long to answer. Please try again.')

/** Whether the user cancelled the call, which is nothing to report. */
export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Returns null for a text that is not JSON. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}

/** The response of a successful call, for files. Rejects with a RequestError, or with the abort reason of `signal`. */
export async function fetchResponse(path: string, init: RequestInit = {}): Promise<Response> {
	const response = await fetch(path, { credentials: 'include', ...init }).catch((error: unknown) => {
		throw init.signal?.aborted ? error : networkError()
	})
	if (!response.ok) throw new RequestError(response.status, await response.text(), response.statusText)
	return response
}

/** Longer than the server takes for its slowest call, a document or a text by AI. */
const DEADLINE_MS = 45_000

/** The parsed body of a successful call. A server that never answers is given up after a deadline. */
export async function fetchJson(path: string, init: RequestInit, deadlineMs = DEADLINE_MS): Promise<unknown> {
	const deadline = AbortSignal.timeout(deadlineMs)
	// Safari before 17.4 cannot combine signals: there a call that can be aborted has no deadline.
	const signal = init.signal ? (AbortSignal.any?.([init.signal, deadline]) ?? init.signal) : deadline
	try {
		const text = await (await fetchResponse(path, { ...init, signal })).text()
		return text === '' ? undefined : JSON.parse(text)
	} catch (error) {
		// The page of a captive portal (PORTAL-54).
		if (error instanceof SyntaxError) throw networkError()
		throw deadline.aborted && !init.signal?.aborted ? timeoutError() : error
	}
}

/** Reads from the API without a cache. */
export const get = <P extends keyof Reads>(path: P) => fetchJson(path, {}) as Promise<Reads[P]>

/** Repeats a call that the server refused, once it has what the server asked for, or throws the error. */
type Retry = <Answer>(error: unknown, run: () => Promise<Answer>) => Promise<Answer>
let retries: readonly Retry[] = []

/** Signed-in pages register here what repeats a call: after a confirmation, or after a sign-in. Returns how to end that. */
export const onRefusal = (retry: Retry): (() => void) => {
	retries = [...retries, retry]
	return () => void (retries = retries.filter((one) => one !== retry))
}

/** Runs a call, and again where the server asks for a confirmation (API-134) or a sign-in (CRM-297) before. */
export const withConfirmation = <Answer>(run: () => Promise<Answer>): Promise<Answer> =>
	retries.reduce((before, retry) => () => before().catch((error: unknown) => retry(error, before)), run)()

/**
 * A call that changes data. Resolves to the parsed body (undefined for 204), rejects with a RequestError.
 * `version` is the record's version when the edit started: the server answers 412 when someone else has saved since.
 * `key` is an idempotency key: calls with the same key and body do the work once. `signal` stops waiting for the answer.
 * With `keepalive` a small call goes on while its page is being left.
 */
export const send = <Answer = unknown>(...call: Parameters<typeof sendUnconfirmed>): Promise<Answer> =>
	withConfirmation(() => sendUnconfirmed<Answer>(...call))

type SendOptions = { version?: number; key?: string; signal?: AbortSignal | null; keepalive?: boolean }

/** The same without asking for a confirmation. */
export async function sendUnconfirmed<Answer = unknown>(
	method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
	path: `/api/${string}`,
	body?: unknown,
	{ version, key, signal = null, keepalive = false }: SendOptions = {},
): Promise<Answer> {
	const headers: Record<string, string> = {}
	if (body !== undefined) headers['Content-Type'] = 'application/json'
	if (version !== undefined) headers['If-Match'] = `"${version}"`
	if (key !== undefined) headers['Idempotency-Key'] = key
	const content = body === undefined ? null : JSON.stringify(body)
	return (await fetchJson(path, { method, headers, body: content, signal, keepalive })) as Answer
}
