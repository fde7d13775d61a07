import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
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
		this.body = parsed(text)
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

const unreachable = () => {
	const body: ErrorBody = { error: 'We can’t be reached. Check your connection and try again.', code: 'unreachable' }
	return new RequestError(0, JSON.stringify(body), '')
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}

async function call(path: string, init: RequestInit): Promise<unknown> {
	const response = await fetch(path, { credentials: 'include', ...init }).catch((error: unknown) => {
		throw init.signal?.aborted ? error : unreachable()
	})
	const text = await response.text()
	if (!response.ok) throw new RequestError(response.status, text, response.statusText)
	return text === '' ? undefined : JSON.parse(text)
}

/** One read outside any cache. */
export const read = <P extends keyof Reads>(path: P) => call(path, {}) as Promise<Reads[P]>

type Search = Readonly<Record<string, string | number | undefined>>

/** The default data loader: GET the key's parts joined with slashes. An object at the end of the key is the query string. */
export function load({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
	const path = queryKey.filter((part) => typeof part !== 'object').join('/')
	const search = queryKey.find((part) => typeof part === 'object') as Record<string, string> | undefined
	return call(search ? `${path}?${new URLSearchParams(search)}` : path, { signal })
}

type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
	? Name | Names<`/${Rest}`>
	: P extends `${string}:${infer Name}`
		? Name
		: never
type Values<P extends string> = [Names<P>] extends [never]
	? [search?: Search]
	: [values: Record<Names<P>, string>, search?: Search]

/**
 * Options of `useQuery` for one of the API's reads, typed by its path:
 * `query('/api/admin/trips/:id/guests', { id: '7' })` has the key `['/api/admin/trips', '7', 'guests']`.
 * A last argument is the query string: `query('/api/admin/trips', { q: 'Monaco' })`; undefined and blank values stay out of it.
 */
export function query<P extends keyof Reads>(path: P, ...given: Values<P>) {
	const hasNames = path.includes(':')
	const values = (hasNames ? given[0] : {}) as Record<string, string>
	const search: Search | undefined = hasNames ? given[1] : given[0]
	const parts = path.split(/\/(?=:)|(?<=\/:[^/]+)\//)
	const key: unknown[] = parts.map((part) => (part[0] === ':' ? encodeURIComponent(values[part.slice(1)] ?? '') : part))
	const filled = Object.entries(search ?? {}).flatMap(([name, value]) =>
		value === undefined || value === '' ? [] : [[name, String(value)]],
	)
	if (filled.length > 0) key.push(Object.fromEntries(filled))
	return queryOptions<Reads[P], RequestError>({ queryKey: key })
}

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
	return (await call(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })) as Answer
}

/**
 * POSTs a form with files. `onProgress` hears the share sent so far, 0 to 1: the reason for XMLHttpRequest, as fetch tells nothing
 * of what it has sent. Rejects with a RequestError.
 */
export function upload<Answer = unknown>(
	path: `/api/${string}`,
	form: FormData,
	onProgress?: (share: number) => void,
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const xhr = new XMLHttpRequest()
		xhr.open('POST', path)
		xhr.withCredentials = true
		xhr.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total)
		xhr.onerror = () => reject(unreachable())
		xhr.onload = () => {
			if (xhr.status >= 200 && xhr.status < 300) resolve(parsed(xhr.responseText) as Answer)
			else reject(new RequestError(xhr.status, xhr.responseText, xhr.statusText))
		}
		xhr.send(form)
	})
}
