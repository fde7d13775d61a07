import type { Catalogue } from '#shared/catalogue/catalogue.ts'
import type { ItemContent } from '#shared/catalogue/content.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { indexItem } from './catalogue-search.ts'
import { lockHead, publishContent, withdraw } from './publish.ts'
import { contentText, hashOf } from './stored-content.ts'

type BuiltInItem = ItemContent & { key: string }

/**
 * Takes over the catalogue that this release brings: all of it into an empty database, and from a later release what the agency has left
 * as it was (SITE-172). What the agency has changed, drafted or withdrawn stays, with the release's content recorded as an offer. Of several
 * instances that start at once, the first one does it.
 */
export async function importBuiltIn(db: Db, builtIn: Catalogue): Promise<void> {
	const items = itemsOf(builtIn)
	const builtInHash = hashOf(items)
	const known = await db.selectFrom('catalogueHead').select('builtInHash').executeTakeFirst()
	if (known?.builtInHash === builtInHash) return
	await transaction(db, async (tx) => {
		const head = await lockHead(tx)
		if (head.builtInHash === builtInHash) return
		const isUntouched = head.builtInHash === null || (await isAllBuiltIn(tx))
		for (const item of items) await takeOver(tx, item, isUntouched)
		await withdrawMissing(tx, items)
		await tx.updateTable('catalogueHead').set({ builtInHash }).execute()
	})
}

/** The items in the order in which they get their public numbers. */
const itemsOf = ({ villas, hotels, landing }: Catalogue): BuiltInItem[] => [
	...villas.map(({ id, ...content }) => ({ key: `villa/${id}`, kind: 'villa' as const, content })),
	...hotels.map(({ id, ...content }) => ({ key: `hotel/${id}`, kind: 'hotel' as const, content })),
	{ key: 'landing', kind: 'landing', content: landing },
]

const itemsWithHash = (tx: Tx) =>
	tx
		.selectFrom('catalogueItems as i')
		.leftJoin('catalogueVersions as v', 'v.id', 'i.publishedVersionId')
		.select(['i.id', 'i.builtInKey', 'i.builtInHash', 'i.draft', 'v.hash as publishedHash'])

type StoredItem = { draft: unknown; publishedHash: string | null; builtInHash: string | null }
const isAsDelivered = ({ draft, publishedHash, builtInHash }: StoredItem) =>
	draft === null && publishedHash !== null && publishedHash === builtInHash

/** Whether the agency has changed nothing yet. */
const isAllBuiltIn = async (tx: Tx) => (await itemsWithHash(tx).execute()).every(isAsDelivered)

async function takeOver(tx: Tx, item: BuiltInItem, isUntouched: boolean) {
	const stored = await itemsWithHash(tx).where('i.builtInKey', '=', item.key).executeTakeFirst()
	const builtInHash = hashOf(item.content)
	if (stored?.builtInHash === builtInHash) return
	if (!stored) return isUntouched ? addPublished(tx, item) : addOffered(tx, item)
	const change = isAsDelivered(stored) ? { builtInHash, builtInOffer: null } : { builtInOffer: contentText(item) }
	if (isAsDelivered(stored))
		await publishContent(tx, { itemId: stored.id, item, source: 'built-in', publishedBy: null })
	await tx.updateTable('catalogueItems').set(change).where('id', '=', stored.id).execute()
	indexItem(tx, stored.id)
}

async function addPublished(tx: Tx, item: BuiltInItem) {
	const itemId = newId()
	const row = { id: itemId, kind: item.kind, builtInKey: item.key, builtInHash: hashOf(item.content) }
	await tx.insertInto('catalogueItems').values(row).execute()
	await publishContent(tx, { itemId, item, source: 'built-in', publishedBy: null })
}

/** Nobody wants a sample among their own houses: a new one waits to be published. */
async function addOffered(tx: Tx, item: BuiltInItem) {
	const id = newId()
	const offer = { builtInKey: item.key, builtInOffer: contentText(item) }
	await tx
		.insertInto('catalogueItems')
		.values({ id, kind: item.kind, ...offer })
		.execute()
	indexItem(tx, id)
}

/** A file that was removed closes its property, unless the agency has made it its own. */
async function withdrawMissing(tx: Tx, items: readonly BuiltInItem[]) {
	const keys = items.map(({ key }) => key)
	const missing = await itemsWithHash(tx).where('i.builtInKey', 'not in', keys).execute()
	for (const item of missing) if (isAsDelivered(item)) await withdraw(tx, item.id)
}
