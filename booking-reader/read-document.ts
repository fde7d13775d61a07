import { isOwnFormat } from '#shared/import/certainty.ts'
import { type Draft, type DraftIssue, hasBooking, hasElements } from '#shared/import/draft.ts'
import type { BookingDocument, Described } from './documents/drafts.ts'
import { readDrafts } from './documents/read-drafts.ts'
import { combineDrafts } from './merge/combine-drafts.ts'
import { readLink } from './segments/read-link.ts'
import { speaksOfChange } from './sequence/earlier-words.ts'
import { isPartlyRead } from './sequence/partly-read.ts'
import { findUnused } from './sequence/unused-entities.ts'
import { type Passages, toPassages } from './taught/taught.ts'

export type ReadDocument = Described & {
	draft: Draft
	/** What a layout is learned from and read by, for documents whose layout can be taught (IMPORT-91). */
	passages: Passages | null
}

/**
 * Reads a booking document with every reader and combines their drafts. It fetches nothing, uses no database and no
 * environment, and returns the same draft for the same bytes on any machine, except where KDE's extractor is installed.
 */
export async function readDocument({ bytes, contentType, url, receivedAt }: BookingDocument): Promise<ReadDocument> {
	const {
		drafts,
		lines,
		hidden = [],
		days = null,
		isAmended = false,
		...page
	} = await readDrafts({ bytes, contentType, url, receivedAt })
	const all = drafts.some(hasElements) || !url ? drafts : [...drafts, readLink(url, { receivedAt })]
	const draft = combineDrafts(all)
	// Our own format says what each of its values means: it may hold others.
	const isOwn = hasBooking(draft) && isOwnFormat(draft)
	const isSearched = lines && days && !isOwn
	if (isSearched) {
		const said = [...lines, ...hidden]
		draft.unused = findUnused(said, draft, { days, receivedAt })
		const isChanged = isAmended || lines.some((line) => line.isAmended)
		if (hasElements(draft) && (isChanged || speaksOfChange([...lines.map(({ text }) => text), page.title ?? ''])))
			draft.issues.push(AMENDED)
		if (draft.unused.length === 0 && isPartlyRead(said, draft, days)) draft.issues.push(PARTLY_READ)
	}
	return {
		draft,
		passages: isSearched ? toPassages(lines, days) : null,
		sender: null,
		alternate: null,
		title: null,
		text: '',
		rendition: '',
		...page,
		isLogin: (page.isLogin ?? false) && !hasElements(draft),
	}
}

/** Why a reading is not certain though each of its values is (IMPORT-106). */
const AMENDED: DraftIssue = {
	severity: 'warning',
	code: 'AMENDED',
	path: '',
	message: 'The document speaks of a change. Check that each part is as it is now, and is listed once.',
}

const PARTLY_READ: DraftIssue = {
	severity: 'warning',
	code: 'PARTLY_READ',
	path: '',
	message: 'The document says more than was read. Compare it with the values.',
}
