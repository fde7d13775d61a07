import { createHash } from 'node:crypto'
import { allFields, type Draft, hasBooking } from '#shared/import/draft.ts'
import type { ImportSource, TaughtBy } from '#shared/import/preview.ts'
import type { Passages } from '#booking-reader/taught/taught.ts'
import type { GuardedFetch } from '#server/guarded-fetch/guarded-fetch.ts'
import { invalidFormat, type InputField, loginNeeded, unsupportedType, unreadable } from '../import-refusals.ts'
import { type ReadBytes, readLinkedDocument } from './read-linked-document.ts'
import type { ReadDocument } from '#booking-reader/read-document.ts'
import { readInProcess, UnreadableDocument } from './read-in-process.ts'

/** What staff enter: a link, a copied page, or a file. */
export type BookingInput =
	| { kind: 'link'; link: string }
	| { kind: 'text'; bytes: Uint8Array; contentType: string | null }
	| { kind: 'file'; bytes: Uint8Array; contentType: string | null; name: string }

/**
 * The result of reading a booking. `link` is a secret, and null if there was none. `text` is the visible text, for AI. `rendition` is HTML
 * that shows the document to staff (IMPORT-76).
 */
export type Reading = {
	draft: Draft
	/** What our readers found, where `draft` was read by a layout as well. */
	readersDraft: Draft | null
	source: ImportSource
	link: string | null
	text: string
	rendition: string
	/** The domain that a mail came from. */
	sender: string | null
	/** What a layout is learned from, or null. */
	passages: Passages | null
	/** Of the text and of what our readers found in it: the same as long as the document states the same. */
	statedHash: string
	taught: TaughtBy | null
}

/** The request field of each kind of input. */
export const INPUT_FIELDS: Record<BookingInput['kind'], InputField> = {
	link: 'bookingUrl',
	text: 'content',
	file: 'file',
}

/**
 * Fetches and reads a booking. Refuses what cannot be fetched or read, and pages that need a login, saying what to do
 * instead. The caller checks whether there is a booking in it (`hasBooking`).
 */
export async function readBooking(booking: BookingInput, fetch: GuardedFetch): Promise<Reading> {
	if (booking.kind !== 'link') return readFile(booking)
	const receivedAt = new Date()
	const document = await readLinkedDocument(booking.link, fetch, bytesReader(INPUT_FIELDS.link, receivedAt))
	return toReading(booking, receivedAt, document)
}

/** The same for what is here already: nothing is fetched. */
export async function readFile(booking: Exclude<BookingInput, { kind: 'link' }>): Promise<Reading> {
	const receivedAt = new Date()
	const { bytes, contentType } = booking
	const found = await bytesReader(INPUT_FIELDS[booking.kind], receivedAt)(bytes, contentType, null)
	return toReading(booking, receivedAt, { bytes, contentType, found, url: null, hops: 0 })
}

const bytesReader =
	(field: InputField, receivedAt: Date): ReadBytes =>
	(bytes, contentType, url) =>
		readInProcess({ bytes, contentType, url, receivedAt }).catch((error: unknown) => {
			throw error instanceof UnreadableDocument ? unreadable(field, error) : error
		})

type FoundDocument = {
	found: ReadDocument
	bytes: Uint8Array
	contentType: string | null
	url: URL | null
	hops: number
}

function toReading(
	booking: BookingInput,
	receivedAt: Date,
	{ found, bytes, contentType, url, hops }: FoundDocument,
): Reading {
	refuseUnusable(found, bytes, INPUT_FIELDS[booking.kind])
	return {
		draft: withTitleAsName(found.draft, found.title),
		readersDraft: null,
		link: booking.kind === 'link' ? booking.link : null,
		text: found.text,
		rendition: found.rendition,
		sender: found.sender,
		passages: found.passages,
		statedHash: hashOf(found),
		taught: null,
		source: {
			kind: booking.kind,
			host: url?.host ?? null,
			title: booking.kind === 'file' ? booking.name : found.title,
			contentType,
			bytes: bytes.length,
			sha256: createHash('sha256').update(bytes).digest('hex'),
			hops,
			fetchedAt: receivedAt.toISOString(),
		},
	}
}

const hashOf = ({ text, draft }: ReadDocument): string => {
	const values = [draft.order, ...allFields(draft)].map((fields) =>
		Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? value.value : value]),
	)
	const words = text.split(/\s+/).join(' ')
	return createHash('sha256')
		.update(JSON.stringify([words, values]))
		.digest('base64url')
}

function refuseUnusable({ draft, isLogin }: ReadDocument, bytes: Uint8Array, field: InputField) {
	if (hasBooking(draft)) return
	if (draft.issues.some(({ code }) => code === 'SCHEMA_INVALID')) throw invalidFormat(field, draft.issues)
	if (isLogin) throw loginNeeded(field)
	if (isBinary(bytes)) throw unsupportedType(field)
}

/** Judges by the first bytes, as browsers do (WHATWG MIME Sniffing, 'binary data byte'). PDFs are excepted. */
function isBinary(bytes: Uint8Array): boolean {
	const start = Buffer.from(bytes.subarray(0, 1445)).toString('latin1')
	// oxlint-disable-next-line no-control-regex
	return !/^\s*%PDF-|^(?:\xff\xfe|\xfe\xff)/.test(start) && /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f]/.test(start)
}

/** If the document does not name the trip, its title or subject becomes the name, which staff must confirm. */
function withTitleAsName(draft: Draft, title: string | null): Draft {
	if (draft.trip.name || !title) return draft
	const raw = title.slice(0, 200)
	const name = { value: raw, certainty: 'derived', from: { layer: 'labelled', where: 'title', raw } } as const
	const message = 'The document doesn’t name the trip. This is the title of the document.'
	const issue = { severity: 'warning', code: 'NAME_FROM_TITLE', path: 'trip/name', message } as const
	const issues = draft.issues.filter(({ code, path }) => code !== 'MISSING' || path !== 'trip/name')
	return { ...draft, trip: { ...draft.trip, name }, issues: [...issues, issue] }
}
