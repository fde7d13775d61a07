import type { Draft } from '#shared/import/draft.ts'
import type { SourceLine } from '../sequence/source-lines.ts'
import type { DayContext } from '../values/days.ts'

/** Of the text that AI reads. */
export const MAX_TEXT_LENGTH = 60_000

/** `url` is where the document came from, or null if staff uploaded it. `receivedAt` supplies missing years. */
export type BookingDocument = { bytes: Uint8Array; contentType: string | null; url: string | null; receivedAt: Date }

/** What a document says about itself besides its booking. */
export type Described = {
	/** The address of the order in our own format, if the page links to one. */
	alternate: string | null
	title: string | null
	isLogin: boolean
	/** The visible text, for AI; for JSON its leaves, and '' for our own format and for other data. */
	text: string
	/** HTML of our own that shows the document to people. */
	rendition: string
	/** The domain that a mail came from. */
	sender: string | null
}

/** One draft per reader that applies. */
export type Drafts = {
	drafts: Draft[]
	/** What the document says to people, to find out what no reader used. */
	lines?: SourceLine[]
	/** What a page says only to its scripts. */
	hidden?: SourceLine[]
	/** How the document writes dates. */
	days?: DayContext
	/** It describes an earlier version of the booking too. */
	isAmended?: boolean
} & Partial<Described>

export const textOfLines = (lines: readonly SourceLine[]): string =>
	lines
		.map(({ text }) => text)
		.join('\n')
		.slice(0, MAX_TEXT_LENGTH)
