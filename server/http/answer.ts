import type { Headers } from './headers.ts'

/** Does the client take this encoding? 'br' and 'gzip' are all we keep. */
export const accepts = (request: Request, encoding: 'br' | 'gzip') =>
	new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(request.headers.get('accept-encoding') ?? '')

/** Does the client hold this version already, whatever else it holds? A proxy that packs an answer anew weakens its tag: 'W/'. */
export function isFresh(request: Request, etag: string) {
	const held = request.headers.get('if-none-match')
	return held !== null && (held === etag || held.split(/,\s*/).some((one) => strong(one) === strong(etag)))
}

const strong = (etag: string) => etag.replace(/^W\//, '')

/** A refusal below the API, in the API's shape. */
export const refuse = (status: number, code: string, error: string, headers: Headers) =>
	new Response(JSON.stringify({ error, code }), {
		status,
		headers: { ...headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
	})
