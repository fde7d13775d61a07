import type { ItemKind } from '#shared/catalogue/content.ts'
import { type Actor, audit } from '#server/db/audit.ts'
import type { Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { indexItem } from './catalogue-search.ts'

/** Adds an item with a draft, as `draftText` writes it. It has no number, and nothing of it is public. Returns its id. */
export async function addItem(
	tx: Tx,
	{ kind, draft }: { kind: ItemKind; draft: string },
	actor: Actor & { id: string },
): Promise<string> {
	const id = newId()
	const written = { draft, draftVersion: 1, draftAt: new Date(), draftBy: actor.id }
	await tx
		.insertInto('catalogueItems')
		.values({ id, kind, ...written })
		.execute()
	indexItem(tx, id)
	await audit(tx, actor, 'catalogue item added', id, { detail: { kind } })
	return id
}
