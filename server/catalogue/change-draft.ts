import { sql } from 'kysely'
import { isSame } from '#shared/catalogue/drafts/content-changes.ts'
import { mergeContent } from '#shared/catalogue/drafts/merge-content.ts'
import type { Tx } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import { indexItem } from './catalogue-search.ts'
import { checkDraft, type Draft, draftText } from './stored-draft.ts'
import { contentOf, type ItemRow, publicContentOf } from './stored-item.ts'

/** How long the work of one person on one draft is one entry of the audit: an editor saves with every pause. */
const ONE_ENTRY_MS = 10 * 60_000

type Save = { version: number; base: unknown; content: unknown }

/**
 * The draft that a save leads to, on a locked item. A save of an older version is merged with what others have saved since, by the content
 * that it was made from: without that it is 412, and 409 with both values where both changed the same (API-201). `current` is what both
 * answers show as the item.
 */
export function draftAfter(row: ItemRow, { version, base, content }: Save, current: () => unknown): Draft {
	const yours = checkDraft(row.kind, content)
	if (version === row.draftVersion) return yours
	if (base === undefined) throw staleItem(current())
	const merge = mergeContent(checkDraft(row.kind, base), yours, contentOf(row))
	if (merge.conflicts.length > 0)
		throw new Refusal(409, 'conflict', 'Someone else has changed the same in the meantime', {
			more: { conflicts: merge.conflicts, current: current() },
		})
	return checkDraft(row.kind, merge.content)
}

export const staleItem = (current: unknown) =>
	new Refusal(412, 'stale', 'Someone else has changed this in the meantime', { more: { current } })

/**
 * Makes this the draft of a locked item. What is public already is no draft, and what the item has already changes nothing. Returns
 * whether anything changed.
 */
export async function setDraft(tx: Tx, row: ItemRow, draft: Draft, userId: string): Promise<boolean> {
	if (isSame(draft, contentOf(row))) return false
	const isPublic = isSame(draft, publicContentOf(row))
	await tx
		.updateTable('catalogueItems')
		.set({
			draft: isPublic ? null : draftText(row.kind, draft),
			draftVersion: sql`"draftVersion" + 1`,
			draftAt: isPublic ? null : sql<Date>`now()`,
			draftBy: isPublic ? null : userId,
		})
		.where('id', '=', row.id)
		.execute()
	indexItem(tx, row.id)
	return true
}

/** Whether a save by this person begins an entry of the audit (CRM-190). */
export const isNewWork = ({ draft, draftBy, draftAt }: ItemRow, userId: string, now = Date.now()): boolean =>
	draft === null || draftBy !== userId || now - (draftAt?.getTime() ?? 0) > ONE_ENTRY_MS
