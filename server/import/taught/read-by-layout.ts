import type { DraftIssue } from '#shared/import/draft.ts'
import type { Db } from '#server/db/connect.ts'
import type { Reading } from '../read/read-booking.ts'
import { readTaughtInProcess, UnreadableDocument } from '../read/read-in-process.ts'
import { findLayout, noteUse } from './stored-layouts.ts'

/**
 * Reads a booking again by the layout that staff taught for its sender, if there is one (IMPORT-92). Where the layout no longer fits, the
 * reading stays as it is and says so (IMPORT-93).
 */
export async function readByLayout(db: Db, reading: Reading): Promise<Reading> {
	const { passages, draft } = reading
	if (!passages) return reading
	const found = await findLayout(db, senderOf(reading), passages.wording)
	if (!found) return reading
	const { id, name, taughtAt } = found
	const taught = found.isLike
		? await readTaughtInProcess({
				passages,
				draft,
				receivedAt: reading.source.fetchedAt,
				layout: found.layout,
			}).catch((error: unknown) => {
				// The other readers have read it.
				if (error instanceof UnreadableDocument) return null
				throw error
			})
		: null
	await noteUse(db, id, taught !== null)
	const by = { id, name, taughtAt, isUsed: taught !== null }
	if (taught) return { ...reading, draft: taught, readersDraft: draft, taught: by }
	return { ...reading, draft: { ...draft, issues: [...draft.issues, CHANGED] }, taught: by }
}

const CHANGED: DraftIssue = {
	severity: 'warning',
	code: 'LAYOUT_CHANGED',
	path: '',
	message:
		'The sender lays this document out differently from the one you taught, so it was read without that. Your corrections teach the new layout.',
}

/** Whose layout it is: the host of the link, or the domain of the mail. */
export const senderOf = ({ source, sender }: Reading): string | null => source.host ?? sender
