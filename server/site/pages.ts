import { crc32 } from 'node:zlib'
import { isFresh } from '#server/http/answer.ts'
import type { LegalFacts } from '#shared/legal/legal-facts.ts'
import type { SharedPage } from '#shared/shared-links/shared-page.ts'
import type { PageHtml } from '#shared/page-html.ts'
import { isEventPage, pageHeaders, type SecurityHeaders } from '#server/http/headers.ts'
import { type Encoding, fastestEncoding, smallestEncoding } from './compress.ts'
import { compressPage, versionOf } from './page-parts.ts'
import type { EmbeddedAnswers } from './signed-in-pages.ts'

/** A page as web/framework/entry-server.tsx finds it. */
export type FoundPage = {
	/** Pages with the same key are identical byte for byte. */
	key: string
	status: 200 | 404
	isPublic: boolean
	/** Whether search engines may list it at this address. */
	isListed: boolean
	/** The path that its subject is at now; the page is not rendered. */
	movedTo?: string
	/** For the data of a page (SITE-173), which is no HTML. */
	contentType?: 'application/json'
	/** Whether its address has a secret, which no other page may learn. */
	isSecret?: boolean
	/** The API's calls that a signed-in page begins with. */
	reads?: readonly string[]
	/** With the answers to those calls, the page contains them. */
	render: (answers?: EmbeddedAnswers) => PageHtml
}
/** `isFramed`: the page is loaded into a frame of another page. `facts`: what a legal page states. `shared`: what a link shows. */
export type FindPage = (
	path: string,
	search: string,
	options: { isFramed: boolean; facts?: LegalFacts | undefined; shared?: SharedPage | null | undefined },
) => FoundPage

type RenderedPage = { status: 200 | 404; etag: string; bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> }

/** What browsers say in `Sec-Fetch-Dest` when they load a page into a frame. Without https or localhost they say nothing. */
const FRAMES = new Set(['iframe', 'frame', 'embed', 'object'])

/** Size of the cache of compressed pages: about six hundred pages. */
const CACHE_BYTES = 4 * 1024 * 1024
const REQUESTED_ONCE_LIMIT = 10_000

/**
 * Serves pages. A page is a function of the build, the catalogue and its canonical address. On the first request it is rendered, compressed quickly and
 * not cached, because filters combine to more pages than are ever requested twice. On the second request it is compressed well and
 * cached, until more recently used pages evict it.
 */
export function createPages(find: FindPage, security: SecurityHeaders) {
	const cache = new Map<string, RenderedPage>()
	let size = 0
	/** Checksums of keys requested once recently. Checksums, because an address can be of any length. */
	const requestedOnce = new Set<number>()

	const takeFromCache = (key: string) => {
		const page = cache.get(key)
		// A Map iterates in insertion order: move the most recently used page to the end.
		if (page && cache.delete(key)) cache.set(key, page)
		return page
	}
	const addToCache = (key: string, page: RenderedPage) => {
		cache.set(key, page)
		size += page.bytes.length
		for (const [oldest, { bytes }] of cache) {
			if (size <= CACHE_BYTES) break
			cache.delete(oldest)
			size -= bytes.length
		}
		return page
	}
	const isRequestedAgain = (key: string) => {
		const sum = crc32(key)
		if (requestedOnce.delete(sum)) return true
		if (requestedOnce.size >= REQUESTED_ONCE_LIMIT) requestedOnce.clear()
		requestedOnce.add(sum)
		return false
	}
	const renderPage = (
		found: FoundPage,
		path: string,
		encoding: Encoding,
		effort: 'fast' | 'small',
		answers?: EmbeddedAnswers,
	): RenderedPage => {
		const { status, isPublic, isListed, isSecret, contentType = 'text/html; charset=utf-8' } = found
		const page = found.render(answers)
		const etag = `W/"${versionOf(page)}"`
		const headers = {
			...(status === 200 ? pageHeaders(path, security) : security.strict),
			...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
			'Content-Type': contentType,
			'Cache-Control': isPublic ? 'no-cache' : 'no-store',
			...(isPublic && { ETag: etag }),
			...(!isListed && { 'X-Robots-Tag': 'noindex' }),
			...(isSecret && { 'Referrer-Policy': 'no-referrer' }),
			Vary: isEventPage(path) ? 'Accept-Encoding, Sec-Fetch-Dest' : 'Accept-Encoding',
		}
		return { status, etag, bytes: compressPage(page, encoding, effort), headers }
	}

	/**
	 * Answers GET and HEAD of a page: 200, 304, 301 where it has moved, or 404 with the not-found page. A legal page needs its facts. A page with somebody's answers,
	 * and the page of a link, are never cached.
	 */
	return (
		request: Request,
		{ pathname, search }: { pathname: string; search: string },
		{ facts, answers, shared }: { facts?: LegalFacts; answers?: EmbeddedAnswers; shared?: SharedPage | null } = {},
	): Response => {
		const isFramed = FRAMES.has(request.headers.get('sec-fetch-dest') ?? '')
		const found = find(pathname, search, { isFramed, facts, shared })
		if (found.movedTo !== undefined) return moved(found.movedTo, security)
		const encoding = smallestEncoding(request)
		if (shared !== undefined || (answers && !found.isPublic)) {
			const { status, bytes, headers } = renderPage(found, pathname, encoding, 'small', answers)
			return new Response(bytes, { status, headers })
		}
		const key = `${encoding} ${found.key}`
		const { etag, status, bytes, headers } =
			takeFromCache(key) ??
			(isRequestedAgain(key)
				? addToCache(key, renderPage(found, pathname, encoding, 'small'))
				: renderPage(found, pathname, fastestEncoding(request), 'fast'))
		if (found.isPublic && status === 200 && isFresh(request, etag)) return new Response(null, { status: 304, headers })
		return new Response(bytes, { status, headers })
	}
}

/** Asked for again at each visit, so that it ends when the catalogue says something else. */
const moved = (path: string, { strict }: SecurityHeaders) =>
	new Response(null, { status: 301, headers: { ...strict, Location: path, 'Cache-Control': 'no-cache' } })
