import { sql } from 'kysely'
import { z } from 'zod'
import type { CatalogueOffer } from '#shared/catalogue/catalogue-item.ts'
import { changesBetween } from '#shared/catalogue/drafts/content-changes.ts'
import { withValuesOf } from '#shared/catalogue/drafts/content-path.ts'
import { type Choices, mergeContent } from '#shared/catalogue/drafts/merge-content.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { get, post, type Route } from '#server/http/routes.ts'
import { setDraft, staleItem } from './change-draft.ts'
import type { CatalogueDeps } from './item-routes.ts'
import { readPublishedItems } from './published-items.ts'
import { hashOf, readContent } from './stored-content.ts'
import { checkDraft, readDraft } from './stored-draft.ts'
import { contentOf, findItem, type ItemRow, shown } from './stored-item.ts'

const acceptance = z.strictObject({
	version: z.int('Enter the version that you read'),
	choices: z.record(z.string().max(200), z.enum(['yours', 'theirs'], 'Choose one of: yours, theirs')).optional(),
})

/** What a release brings for an item that the agency has changed (CRM-194): to look at, and to take into the draft. */
export function offerRoutes({ db, catalogue }: CatalogueDeps): Route[] {
	return [
		get('/api/admin/catalogue/items/:id/offer', 'admin', async (c) => {
			const row = await findItem(db, c.req.param('id'))
			const { hash: _, ...offer } = await offerFor(db, row)
			return c.json({ offer })
		}),

		post('/api/admin/catalogue/items/:id/offer', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const given = await readObject(c)
			const item = await transaction(db, async (tx) => {
				const row = await findItem(tx, id, { lock: true })
				const { version, choices } = check(acceptance, given)
				const published = await readPublishedItems(tx, catalogue)
				if (version !== row.draftVersion) throw staleItem(shown(row, published))
				const { content, conflicts, hash } = await offerFor(tx, row, choices)
				if (conflicts.length > 0)
					throw new Refusal(409, 'conflict', 'Choose between your words and those of the release', {
						more: { conflicts },
					})
				await setDraft(tx, row, checkDraft(row.kind, content), user.id)
				const taken = { builtInOffer: null, builtInHash: hash }
				await tx.updateTable('catalogueItems').set(taken).where('id', '=', id).execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'catalogue offer taken', id)
				return shown(await findItem(tx, id), published)
			})
			return c.json({ item })
		}),
	]
}

/** The offer of a release merged with what staff edit, without the changes that they leave out, or 404. */
async function offerFor(db: Db | Tx, row: ItemRow, choices: Choices = {}): Promise<CatalogueOffer & { hash: string }> {
	const offered = readContent(row.kind, row.builtInOffer)
	if (!offered) throw notFound('Offer')
	const yours = contentOf(row)
	const base = row.no === null && row.draft === null ? yours : await lastTaken(db, row)
	const { content: merged, conflicts } = mergeContent(base, yours, offered.content, choices)
	const left = changesBetween(yours, merged).filter(({ path }) => choices[path] === 'yours')
	const content = withValuesOf(
		merged,
		yours,
		left.map(({ path }) => path),
	)
	return { content, conflicts, changes: changesBetween(yours, content), hash: hashOf(offered.content) }
}

/** The content of a release that the item has last taken over unchanged. */
async function lastTaken(db: Db | Tx, { id, kind, builtInHash }: ItemRow) {
	const found = await db
		.selectFrom('catalogueVersions')
		.select('content')
		.where('itemId', '=', id)
		.where((eb) => eb.or([eb('source', '=', 'built-in'), eb('hash', '=', builtInHash ?? '')]))
		.orderBy(sql`hash = ${builtInHash ?? ''}`, 'desc')
		.orderBy('no', 'desc')
		.limit(1)
		.executeTakeFirst()
	return readDraft(kind, found?.content) ?? {}
}
