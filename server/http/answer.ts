import type { Headers } from './headers.ts'

/** Whether the client accepts this encoding. We serve 'br' and 'gzip' only. */
export const accepts = (request: Request, encoding: 'br' | 'gzip') =>
	new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(request.headers.get('accept-encoding') ?? '')

/** Whether the client's cached copy is this version. A proxy that recompresses a response weakens its tag with 'W/'. */
export function isFresh(request: Request, etag: string) {
	const held = request.headers.get('if-none-match')
	return held !== null && (held === etag || held.split(/,\s*/).some((one) => strong(one) === strong(etag)))
}

const strong = (etag: string) => etag.replace(/^W\//, '')

/** A refusal outside the API, in the API's error shape. */
export const refuse = (status: number, code: string, error: string, headers: Headers) =>
	new Response(JSON.stringify({ error, code }), {
		status,
		headers: { ...headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
	})
