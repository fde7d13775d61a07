import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { isFresh } from '#server/http/answer.ts'
import { type Headers, isEventPage } from '#server/http/headers.ts'
import { compress, type Encoding, quickestFor, smallestFor } from './compress.ts'

/** A page as the web's side finds it: see web/framework/entry-server.tsx. */
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

type Drawn = { status: 200 | 404; etag: string; bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> }

/** Of pages as they are kept, compressed: some six hundred. */
const KEPT_BYTES = 4 * 1024 * 1024
const REMEMBERED = 10_000

/**
 * Serves pages. A page is a function of the build and its canonical address. Asked for once, it is drawn, compressed in haste and
 * forgotten: filters combine to more pages than anybody wants. The second time it is compressed with care and kept, until others that
 * were asked for since take its place.
 */
export function createPages(find: FindPage, security: { strict: Headers; embeddable: Headers }) {
	const kept = new Map<string, Drawn>()
	let size = 0
	/** Checksums of what has been asked for once, lately: an address is as long as its sender likes. */
	const asked = new Set<number>()

	const take = (key: string) => {
		const page = kept.get(key)
		// A map is in the order in which it was filled: what was asked for last moves to its end.
		if (page && kept.delete(key)) kept.set(key, page)
		return page
	}
	const keep = (key: string, page: Drawn) => {
		kept.set(key, page)
		size += page.bytes.length
		for (const [oldest, { bytes }] of kept) {
			if (size <= KEPT_BYTES) break
			kept.delete(oldest)
			size -= bytes.length
		}
		return page
	}
	const isAskedAgain = (key: string) => {
		const sum = crc32(key)
		if (asked.delete(sum)) return true
		if (asked.size >= REMEMBERED) asked.clear()
		asked.add(sum)
		return false
	}
	const draw = (found: FoundPage, path: string, encoding: Encoding, effort: 'haste' | 'care'): Drawn => {
		const { status, isPublic, isListed } = found
		const bytes = Buffer.from(found.render())
		const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
		const headers = {
			...(status === 200 && isEventPage(path) ? security.embeddable : security.strict),
			...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
			'Content-Type': 'text/html; charset=utf-8',
			'Cache-Control': isPublic ? 'no-cache' : 'no-store',
			...(isPublic && { ETag: etag }),
			...(!isListed && { 'X-Robots-Tag': 'noindex' }),
			Vary: 'Accept-Encoding',
		}
		return { status, etag, bytes: compress(bytes, encoding, effort), headers }
	}

	/** Answers a GET or HEAD of a page: 200, 304, or 404 with the page that says so. */
	return (request: Request, { pathname, search }: { pathname: string; search: string }): Response => {
		const found = find(pathname, search)
		const encoding = smallestFor(request)
		const key = `${encoding} ${found.key}`
		const { etag, status, bytes, headers } =
			take(key) ??
			(isAskedAgain(key)
				? keep(key, draw(found, pathname, encoding, 'care'))
				: draw(found, pathname, quickestFor(request), 'haste'))
		if (found.isPublic && status === 200 && isFresh(request, etag)) return new Response(null, { status: 304, headers })
		return new Response(bytes, { status, headers })
	}
}
