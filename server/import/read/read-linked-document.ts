import { hasBooking } from '#shared/import/draft.ts'
import { FetchError } from '#server/guarded-fetch/fetch-error.ts'
import type { Fetched, GuardedFetch } from '#server/guarded-fetch/guarded-fetch.ts'
import { refusalForFetch } from '../fetch/fetch-refusals.ts'
import type { ReadDocument } from '#booking-reader/read-document.ts'

/** Reads the bytes of a document. `url` is where they came from. */
export type ReadBytes = (bytes: Uint8Array, contentType: string | null, url: string | null) => Promise<ReadDocument>

const FORMAT = 'application/vnd.trip-import+json'
const ACCEPT = `${FORMAT}, application/json;q=0.9, text/html;q=0.8, text/calendar;q=0.7, application/pdf;q=0.5`

/**
 * Fetches and reads the document behind a link. Of the addresses in the page, only one is fetched: the same order in
 * our own format on the same site. Refuses what cannot be fetched.
 */
export async function readLinkedDocument(
	link: string,
	fetch: GuardedFetch,
	read: ReadBytes,
): Promise<Fetched & { found: ReadDocument }> {
	try {
		const page = await fetch(link, ACCEPT)
		const found = await read(page.bytes, page.contentType, page.url.href)
		const fromAlternate = await readAlternate(found, page, fetch, read)
		return { ...page, found: fromAlternate ? { ...fromAlternate, title: fromAlternate.title ?? found.title } : found }
	} catch (error) {
		if (!(error instanceof FetchError)) throw error
		const found = await readLinkParameters(link, error, read)
		if (!found) throw refusalForFetch(error)
		return { bytes: Buffer.alloc(0), contentType: null, etag: null, url: new URL(link), hops: 0, found }
	}
}

/**
 * Reads a prefilled link by its parameters if its form fails to answer. Such a reading always needs a review. Links
 * that are not allowed are not read.
 */
async function readLinkParameters(link: string, fetchError: FetchError, read: ReadBytes): Promise<ReadDocument | null> {
	const isRemoteFault = ['DNS_FAILED', 'HTTP_STATUS', 'TIMEOUT', 'FETCH_FAILED', 'TOO_LARGE', 'BAD_ENCODING'].includes(
		fetchError.code,
	)
	if (!isRemoteFault || (URL.parse(link)?.searchParams.size ?? 0) < 2) return null
	const found = await read(new Uint8Array(), null, link)
	if (!hasBooking(found.draft)) return null
	const message = 'The form behind the link did not answer. Only the link itself was read.'
	const issue = { severity: 'error', code: 'LINK_ALONE', path: '', message } as const
	return { ...found, draft: { ...found.draft, issues: [issue, ...found.draft.issues] } }
}

/**
 * Reads the order in our own format if the page links to it on the same site. If that fails, the page itself is used.
 */
async function readAlternate({ alternate }: ReadDocument, page: Fetched, fetch: GuardedFetch, read: ReadBytes) {
	if (!alternate || URL.parse(alternate)?.origin !== page.url.origin) return null
	try {
		const { bytes, contentType, url } = await fetch(alternate, FORMAT)
		const found = await read(bytes, contentType ?? FORMAT, url.href)
		return hasBooking(found.draft) ? found : null
	} catch {
		return null
	}
}
