import type { ErrorBody, Reads } from '#shared/contract.ts'

/**
 * An answer that is not a success. Its text is the status, a colon and the body (or the status text when the body is empty);
 * a person is shown `sentence`. Status 0 means that no answer came at all.
 */
export class RequestError extends Error {
	readonly status: number
	/** The server's machine word, such as 'not_found'. */
	readonly code: string | null
	/** The server's own sentence, or null when it gave none. See `sentenceOf`. */
	readonly sentence: string | null
	/** For a 422: a sentence for each field in error. */
	readonly fields: Readonly<Record<string, string>>
	/** The parsed body: for a 412 it holds `current`, the record as someone else left it. */
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

/** What to tell a person of a failed request: the server's sentence, or `fallback` when it gave none. */
export function sentenceOf(error: unknown, fallback: string): string {
	return (error instanceof RequestError && error.sentence) || fallback
}

/** No answer came at all. */
export const networkError = () => {
	const body: ErrorBody = {
		error: 'You appear to be offline. Check your connection and try again.',
		code: 'unreachable',
	}
	return new RequestError(0, JSON.stringify(body), '')
}

/** A body as JSON; null when it is none. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}

/** A success as it comes, its body unread: for files. Rejects with a RequestError, or with the abort of `signal`. */
export async function fetchResponse(path: string, init: RequestInit = {}): Promise<Response> {
	const response = await fetch(path, { credentials: 'include', ...init }).catch((error: unknown) => {
		throw init.signal?.aborted ? error : networkError()
	})
	if (!response.ok) throw new RequestError(response.status, await response.text(), response.statusText)
	return response
}

/** One call of the API: the parsed answer, or a RequestError. */
export async function fetchJson(path: string, init: RequestInit): Promise<unknown> {
	const text = await (await fetchResponse(path, init)).text()
	return text === '' ? undefined : JSON.parse(text)
}

/** One read outside any cache. */
export const get = <P extends keyof Reads>(path: P) => fetchJson(path, {}) as Promise<Reads[P]>

/**
 * A call that changes something. Resolves to the parsed answer (undefined for 204), rejects with a RequestError.
 * `version` is the record's version this edit began from: when someone else saved in between, the server answers 412.
 * `key` makes the call safe to send again: with the same key and body the work is done once.
 */
export async function send<Answer = unknown>(
	method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
	path: `/api/${string}`,
	body?: unknown,
	{ version, key }: { version?: number; key?: string } = {},
): Promise<Answer> {
	const headers: Record<string, string> = {}
	if (body !== undefined) headers['Content-Type'] = 'application/json'
	if (version !== undefined) headers['If-Match'] = `"${version}"`
	if (key !== undefined) headers['Idempotency-Key'] = key
	return (await fetchJson(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })) as Answer
}
