import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { accepts, isFresh } from './answer.ts'
import { type Headers, isEventPage } from './headers.ts'

/** A page as the web's side finds it: see web/entry-server.tsx. */
export type FoundPage = {
	/** Pages of one key are the same byte for byte. */
	key: string
	status: 200 | 404
	isPublic: boolean
	/** May search engines list it at this address? */
	isListed: boolean
	render: () => string
}
export type FindPage = (path: string, search: string) => FoundPage

type Kept = {
	status: 200 | 404
	etag: string
	html: string
	headers: Record<string, string>
	br?: { bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> }
	/** Answers so far; the second one shows that compressing is worth it. */
	hits: number
}

const KEPT_PAGES = 500
/** Good enough for what is kept, at a third of the time that the highest takes. */
const QUALITY = 9
const compress = promisify(brotliCompress)

/**
 * Serves pages. A page is a function of the build and its canonical address, so each is drawn once and kept (the 500 last drawn).
 * One asked for again is compressed, on another thread: in the request it would cost ten times the drawing.
 */
export function createPages(find: FindPage, security: { strict: Headers; embeddable: Headers }) {
	const kept = new Map<string, Kept>()

	const draw = (page: FoundPage, path: string): Kept => {
		const html = page.render()
		const etag = `W/"${hash('sha256', html, 'base64url').slice(0, 22)}"`
		const headers = {
			...(page.status === 200 && isEventPage(path) ? security.embeddable : security.strict),
			'Content-Type': 'text/html; charset=utf-8',
			'Cache-Control': page.isPublic ? 'no-cache' : 'no-store',
			...(page.isPublic && { ETag: etag }),
			...(!page.isListed && { 'X-Robots-Tag': 'noindex' }),
			Vary: 'Accept-Encoding',
		}
		return { status: page.status, etag, html, headers, hits: 0 }
	}

	/** Answers a GET or HEAD of a page: 200, 304, or 404 with the page that says so. */
	return (request: Request, { pathname, search }: { pathname: string; search: string }): Response => {
		const found = find(pathname, search)
		let page = kept.get(found.key)
		if (!page) {
			page = draw(found, pathname)
			if (kept.size >= KEPT_PAGES) kept.delete(kept.keys().next().value ?? '')
			kept.set(found.key, page)
		}
		if (++page.hits === 2) void pack(page)
		if (found.isPublic && page.status === 200 && isFresh(request, page.etag))
			return new Response(null, { status: 304, headers: page.headers })
		if (page.br && accepts(request, 'br'))
			return new Response(page.br.bytes, { status: page.status, headers: page.br.headers })
		return new Response(page.html, { status: page.status, headers: page.headers })
	}
}

async function pack(page: Kept) {
	const bytes = await compress(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
	page.br = { bytes: new Uint8Array(bytes), headers: { ...page.headers, 'Content-Encoding': 'br' } }
}
