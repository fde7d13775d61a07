import { KEPT_AS, KEPT_FIELDS } from '#shared/catalogue/kept-records.ts'
import type { LibraryItem } from '#shared/catalogue/content.ts'
import { type LibraryEntry, offeredAs, type TakingKind } from '#shared/catalogue/library.ts'
import { isPublishable } from '#shared/catalogue/rules/finding.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { type Actor, audit } from '#server/db/audit.ts'
import type { Tx } from '#server/db/connect.ts'
import { check } from '#server/http/refusal.ts'
import { addItem } from '../add-item.ts'
import type { FollowedCatalogue } from '../followed-catalogue.ts'
import { notPublishable } from '../not-publishable.ts'
import { endDraft, lockHead, publishContent } from '../publish.ts'
import { readPublishedItems } from '../published-items.ts'
import { draftText } from '../stored-draft.ts'
import { findItem, shown } from '../stored-item.ts'

/** Reads what is to be kept from a request. Refuses with 422, by field. */
export function checkKept(list: TakingKind, given: unknown): LibraryItem['content'] {
	const values: object = check<object>(schemaOfFields(KEPT_FIELDS[list]), given)
	const known = Object.entries(values).filter(([, value]) => value !== null)
	return Object.fromEntries(known) as LibraryItem['content']
}

/**
 * Adds an entry to the library and offers it to trips at once (CRM-402). Refuses with 422 what may not be published, such as a name that the library
 * has at that place already.
 */
export async function keepEntry(
	tx: Tx,
	catalogue: FollowedCatalogue,
	list: TakingKind,
	content: LibraryItem['content'],
	actor: Actor & { id: string },
): Promise<LibraryEntry> {
	await lockHead(tx)
	const kind = KEPT_AS[list]
	const id = await addItem(tx, { kind, draft: draftText(kind, content) }, actor)
	const { findings } = shown(await findItem(tx, id), await readPublishedItems(tx, catalogue))
	if (!isPublishable(findings)) throw notPublishable(findings)
	const item: LibraryItem = { kind, content }
	await publishContent(tx, { itemId: id, item, source: 'staff', publishedBy: actor.id })
	await endDraft(tx, id)
	await audit(tx, actor, 'catalogue item published', id)
	const { versionId } = await tx
		.selectFrom('catalogueItems')
		.select('publishedVersionId as versionId')
		.where('id', '=', id)
		.$narrowType<{ versionId: string }>()
		.executeTakeFirstOrThrow()
	return { itemId: id, versionId, ...offeredAs(item) }
}
