import { createHash } from 'node:crypto'
import { DRAFT_LISTS, type Draft } from '#shared/import/draft.ts'
import type { ImportSource } from '#shared/import/preview.ts'
import { Blocked } from './fetch/blocked.ts'
import type { Fetched, GuardedFetch } from './fetch/guarded-fetch.ts'
import { refusalOfFetch } from './fetch-refusals.ts'
import { brokenFormat, type Given, needsLogin, notSupported, unreadable } from './import-refusals.ts'
import { type ReadDocument, readInThread, Unreadable } from './reading/read-in-thread.ts'

/** What staff hand in: a link, a page they copied, or a file. */
export type Booking =
	| { kind: 'link'; link: string }
	| { kind: 'text'; bytes: Uint8Array; contentType: string | null }
	| { kind: 'file'; bytes: Uint8Array; contentType: string | null; name: string }

/**
 * What was read of it. `link` is a secret; null for what didn't come by one. `text` is what people see of the document, for a language model
 * where staff ask for one.
 */
export type Reading = { draft: Draft; source: ImportSource; link: string | null; text: string }

const FORMAT = 'application/vnd.trip-import+json'
const ACCEPT = `${FORMAT}, application/json;q=0.9, text/html;q=0.8, text/calendar;q=0.7, application/pdf;q=0.5`
/** The field of the request that a booking came in. */
export const GIVEN: Record<Booking['kind'], Given> = { link: 'bookingUrl', text: 'content', file: 'file' }

/**
 * Fetches and reads a booking. Refuses, with what to do instead: what can't be fetched, what can't be read, and a login. Whether there is
 * a booking in it is for the caller to see (`hasBooking`). Nothing a document names is fetched but the same order in our own format on the same site.
 */
export async function readBooking(booking: Booking, fetch: GuardedFetch): Promise<Reading> {
	const given = GIVEN[booking.kind]
	const receivedAt = new Date()
	const read = (bytes: Uint8Array, contentType: string | null, url: string | null) =>
		readInThread({ bytes, contentType, url, receivedAt }).catch((error: unknown) => {
			throw error instanceof Unreadable ? unreadable(given, error) : error
		})

	if (booking.kind !== 'link') {
		const found = await read(booking.bytes, booking.contentType, null)
		refuseUseless(found, booking.bytes, given)
		const title = booking.kind === 'file' ? booking.name : found.title
		return {
			draft: named(found.draft, found.title),
			link: null,
			text: found.text,
			source: sourceOf(booking.kind, booking, { title, receivedAt }),
		}
	}

	const { link } = booking
	const page = await fetch(link, ACCEPT).catch((error: unknown) =>
		error instanceof Blocked ? error : Promise.reject(error),
	)
	if (page instanceof Blocked) {
		const filled = await readLinkAlone(link, page, read)
		if (!filled) throw refusalOfFetch(page)
		const url = new URL(link)
		return {
			draft: filled,
			link,
			text: '',
			source: sourceOf('link', { bytes: Buffer.alloc(0), contentType: null, url }, { receivedAt }),
		}
	}
	const found = await read(page.bytes, page.contentType, page.url.href)
	const better = await readAlternate(found, page, fetch, read)
	const { draft, title, isLogin, text } = better ?? found
	refuseUseless({ draft, isLogin }, page.bytes, given)
	const shownTitle = title ?? found.title
	const source = sourceOf('link', page, { title: shownTitle, receivedAt })
	return { draft: named(draft, shownTitle), link, text, source }
}

type Read = (bytes: Uint8Array, contentType: string | null, url: string | null) => Promise<ReadDocument>

/** A link that was filled in beforehand says enough by itself, where the form behind it doesn't answer. Never one that is not allowed. */
async function readLinkAlone(link: string, blocked: Blocked, read: Read): Promise<Draft | null> {
	const isTheirs = ['HTTP_STATUS', 'TIMEOUT', 'FETCH_FAILED', 'TOO_LARGE', 'BAD_ENCODING'].includes(blocked.code)
	if (!isTheirs || (URL.parse(link)?.searchParams.size ?? 0) < 2) return null
	const { draft } = await read(new Uint8Array(), null, link)
	return hasBooking(draft) ? draft : null
}

/** The order in our own format, where the page says that the same site serves it. What goes wrong there leaves us with the page. */
async function readAlternate({ alternate }: ReadDocument, page: Fetched, fetch: GuardedFetch, read: Read) {
	if (!alternate || URL.parse(alternate)?.origin !== page.url.origin) return null
	try {
		const { bytes, contentType, url } = await fetch(alternate, FORMAT)
		const found = await read(bytes, contentType ?? FORMAT, url.href)
		return hasBooking(found.draft) ? found : null
	} catch {
		return null
	}
}

function refuseUseless({ draft, isLogin }: Pick<ReadDocument, 'draft' | 'isLogin'>, bytes: Uint8Array, given: Given) {
	if (hasBooking(draft)) return
	if (draft.issues.some(({ code }) => code === 'SCHEMA_INVALID')) throw brokenFormat(given, draft.issues)
	if (isLogin) throw needsLogin(given)
	if (isBinary(bytes)) throw notSupported(given)
}

/** By its first bytes, as browsers tell what is no text (WHATWG MIME Sniffing, 'binary data byte'). A PDF can be read. */
function isBinary(bytes: Uint8Array): boolean {
	const start = Buffer.from(bytes.subarray(0, 1445)).toString('latin1')
	// oxlint-disable-next-line no-control-regex
	return !/^\s*%PDF-|^(?:\xff\xfe|\xfe\xff)/.test(start) && /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f]/.test(start)
}

/** A name alone is no booking: every page has a heading. Our own format says outright that it is one. */
export const hasBooking = (draft: Draft) =>
	DRAFT_LISTS.some((list) => draft[list].length > 0) || draft.trip.name?.from.layer === 'trip-import'

/** A document that doesn't name the trip lends it the title of its page, or its subject; staff are asked whether that will do. */
function named(draft: Draft, title: string | null): Draft {
	if (draft.trip.name || !title) return draft
	const raw = title.slice(0, 200)
	const name = { value: raw, certainty: 'derived', from: { layer: 'labelled', where: 'title', raw } } as const
	const message = 'The document doesn’t name the trip. This is its own title.'
	const issue = { severity: 'warning', code: 'NAME_FROM_TITLE', path: 'trip/name', message } as const
	const issues = draft.issues.filter(({ code, path }) => code !== 'MISSING' || path !== 'trip/name')
	return { ...draft, trip: { ...draft.trip, name }, issues: [...issues, issue] }
}

function sourceOf(
	kind: ImportSource['kind'],
	{ bytes, contentType, url, hops = 0 }: { bytes: Uint8Array; contentType: string | null; url?: URL; hops?: number },
	{ title = null, receivedAt }: { title?: string | null; receivedAt: Date },
): ImportSource {
	return {
		kind,
		host: url?.host ?? null,
		title,
		contentType,
		bytes: bytes.length,
		sha256: createHash('sha256').update(bytes).digest('hex'),
		hops,
		fetchedAt: receivedAt.toISOString(),
	}
}
