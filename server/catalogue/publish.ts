import { sql } from 'kysely'
import { isSiteKind, type ItemContent, type ItemKind } from '#shared/catalogue/content.ts'
import { filmsIn } from '#shared/catalogue/film.ts'
import { photoIdOf } from '#shared/catalogue/photograph.ts'
import { picturesIn } from '#shared/catalogue/pictures-in.ts'
import type { Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import type { Tables } from '#server/db/tables.ts'
import { indexItem } from './catalogue-search.ts'
import { contentText, hashOf, readContent } from './stored-content.ts'

/** The locked row of the catalogue. While a transaction holds it, nobody else publishes. */
export type Head = { revision: number; nextVilla: number; nextHotel: number; builtInHash: string | null }

/**
 * Locks the catalogue's row, which makes one on first use. Take it before any item: revisions are then committed in their order, and a
 * process that has read one has missed none before it. A sequence would not promise that.
 */
export async function lockHead(tx: Tx): Promise<Head> {
	await tx
		.insertInto('catalogueHead')
		.values({ id: 1, builtInHash: null })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	return tx
		.selectFrom('catalogueHead')
		.select(['revision', 'nextVilla', 'nextHotel', 'builtInHash'])
		.forUpdate()
		.executeTakeFirstOrThrow()
}

type Publication = {
	itemId: string
	item: ItemContent
	source: Tables['catalogueVersions']['source']
	publishedBy: string | null
	note?: string | null
}

/**
 * Publishes checked content as the item's next version, inside a transaction that holds the head. The first publication gives the public
 * number (SITE-172). Of the library, trips can draw on the version from then on, and visitors see nothing of it (CRM-400). Content that is
 * public already changes nothing. Returns whether anything changed.
 */
export async function publishContent(tx: Tx, publication: Publication): Promise<boolean> {
	const { itemId, item, source, publishedBy, note = null } = publication
	const row = await tx
		.selectFrom('catalogueItems as i')
		.leftJoin('catalogueVersions as v', 'v.id', 'i.publishedVersionId')
		.select(['i.number', 'i.kind', 'v.hash', 'v.content'])
		.where('i.id', '=', itemId)
		.executeTakeFirstOrThrow()
	const hash = hashOf(item.content)
	if (row.hash === hash) return false
	await serveOnForOpenPages(tx, row)
	const id = newId()
	const { last } = await tx
		.selectFrom('catalogueVersions')
		.select(({ fn }) => fn.max('no').as('last'))
		.where('itemId', '=', itemId)
		.executeTakeFirstOrThrow()
	const version = { id, itemId, no: (last ?? 0) + 1, content: contentText(item), hash, source, publishedBy, note }
	await tx.insertInto('catalogueVersions').values(version).execute()
	await tx
		.updateTable('catalogueItems')
		.set({
			publishedVersionId: id,
			publishedRevision: await revisionFor(tx, item.kind),
			contentChangedAt: sql<Date>`now()`,
			// An editor that has the item open must learn of it.
			draftVersion: sql`"draftVersion" + 1`,
			...(row.number === null && hasNumber(item.kind) && { number: await nextNumber(tx, item.kind) }),
		})
		.where('id', '=', itemId)
		.execute()
	indexItem(tx, itemId)
	return true
}

/** What an item's draft says is public now. */
export async function endDraft(tx: Tx, itemId: string): Promise<void> {
	const noDraft = { draft: null, draftAt: null, draftBy: null }
	await tx.updateTable('catalogueItems').set(noDraft).where('id', '=', itemId).execute()
	indexItem(tx, itemId)
}

/** Takes an item from the site, or from what trips are offered, inside a transaction that holds the head. Its number and its versions stay. */
export async function withdraw(tx: Tx, itemId: string): Promise<void> {
	const row = await tx
		.selectFrom('catalogueItems as i')
		.innerJoin('catalogueVersions as v', 'v.id', 'i.publishedVersionId')
		.select(['i.kind', 'v.content'])
		.where('i.id', '=', itemId)
		.executeTakeFirst()
	if (!row) return
	await serveOnForOpenPages(tx, row)
	await tx
		.updateTable('catalogueItems')
		.set({
			publishedVersionId: null,
			publishedRevision: await revisionFor(tx, row.kind),
			contentChangedAt: sql<Date>`now()`,
			draftVersion: sql`"draftVersion" + 1`,
		})
		.where('id', '=', itemId)
		.execute()
	indexItem(tx, itemId)
}

/** Pages that are open show what was public until now: its photographs and its film are served for another day (SITE-175). */
async function serveOnForOpenPages(tx: Tx, { kind, content }: { kind: ItemKind; content: unknown }) {
	const item = isSiteKind(kind) ? readContent(kind, content) : null
	const publicUntil = sql<Date>`now() + interval '1 day'`
	const photographs = (item ? picturesIn(item) : []).flatMap(({ name }) => photoIdOf(name) ?? [])
	const films = item ? filmsIn(item) : []
	if (photographs.length > 0)
		await tx.updateTable('cataloguePictures').set({ publicUntil }).where('id', 'in', photographs).execute()
	if (films.length > 0) await tx.updateTable('catalogueFilms').set({ publicUntil }).where('id', 'in', films).execute()
}

/** No process shows an item of the library, so that none has to read it: a process asks for revisions from 0 on. */
const NO_REVISION = -1

async function revisionFor(tx: Tx, kind: ItemKind): Promise<number> {
	if (!isSiteKind(kind)) return NO_REVISION
	const { revision } = await tx
		.updateTable('catalogueHead')
		.set({ revision: sql`revision + 1` })
		.returning('revision')
		.executeTakeFirstOrThrow()
	return revision
}

const hasNumber = (kind: ItemKind): kind is 'villa' | 'hotel' => kind === 'villa' || kind === 'hotel'

async function nextNumber(tx: Tx, kind: 'villa' | 'hotel'): Promise<number> {
	const column = kind === 'villa' ? 'nextVilla' : 'nextHotel'
	const { next } = await tx
		.updateTable('catalogueHead')
		.set({ [column]: sql`${sql.ref(column)} + 1` })
		.returning(`${column} as next`)
		.executeTakeFirstOrThrow()
	return next - 1
}
