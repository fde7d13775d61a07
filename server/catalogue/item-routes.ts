import { z } from 'zod'
import { LIBRARY_KINDS } from '#shared/catalogue/content.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { readPaging } from '#server/http/lists/paging.ts'
import { check } from '#server/http/refusal.ts'
import { del, get, post, put, type Route } from '#server/http/routes.ts'
import { addItem } from './add-item.ts'
import { draftAfter, isNewWork, setDraft } from './change-draft.ts'
import { deleteItem } from './delete-item.ts'
import type { FollowedCatalogue } from './followed-catalogue.ts'
import { listItems, readFilter } from './list-items.ts'
import { readPublishedItems } from './published-items.ts'
import { checkDraft, draftText } from './stored-draft.ts'
import { findItem, listedRows, shown } from './stored-item.ts'

/** Two drafts: the one that is saved and the one that it was made from. */
const MAX_SAVE_BYTES = 500_000

/** There is one landing page. */
const ADDED_KINDS = ['villa', 'hotel', ...LIBRARY_KINDS] as const

const addition = z.strictObject({
	kind: z.enum(ADDED_KINDS, `Choose one of: ${ADDED_KINDS.join(', ')}`),
	content: z.unknown().optional(),
})
const save = z.strictObject({
	version: z.int('Enter the version that you read'),
	base: z.unknown().optional(),
	content: z.unknown().optional(),
})

export type CatalogueDeps = { db: Db; catalogue: FollowedCatalogue }

/** The items of the catalogue as staff see them, and their drafts (CRM-189, CRM-190). Nothing here changes what is public. */
export function itemRoutes({ db, catalogue, ffmpegPath }: CatalogueDeps & { ffmpegPath: string | null }): Route[] {
	return [
		get('/api/admin/catalogue/items', 'admin', async (c) => {
			const { rows, ...paged } = await listItems(db, readFilter(c), readPaging(c))
			const published = await readPublishedItems(db, catalogue)
			return c.json({ items: await listedRows(rows, published), ...paged })
		}),

		get('/api/admin/catalogue/drawings', 'admin', (c) =>
			c.json({ ...catalogue.builtIn, convertsFilms: ffmpegPath !== null }),
		),

		get('/api/admin/catalogue/items/:id', 'admin', async (c) => {
			const row = await findItem(db, c.req.param('id'))
			return c.json({ item: shown(row, await readPublishedItems(db, catalogue)) })
		}),

		post('/api/admin/catalogue/items', 'admin', async (c, user) => {
			const body = await readObject(c, MAX_SAVE_BYTES)
			const { kind, content = {} } = check(addition, body)
			const draft = draftText(kind, checkDraft(kind, content))
			return idempotent(c, db, { scope: `catalogue item ${user.id}`, body }, async (tx) => {
				const id = await addItem(tx, { kind, draft }, { id: user.id, ip: c.var.ip })
				const item = shown(await findItem(tx, id), await readPublishedItems(tx, catalogue))
				return { status: 201, body: { item } }
			})
		}),

		put('/api/admin/catalogue/items/:id/draft', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const given = await readObject(c, MAX_SAVE_BYTES)
			const item = await transaction(db, async (tx) => {
				const row = await findItem(tx, id, { lock: true })
				const published = await readPublishedItems(tx, catalogue)
				const { version, base, content } = check(save, given)
				const draft = draftAfter(row, { version, base, content }, () => shown(row, published))
				const hasChanged = await setDraft(tx, row, draft, user.id)
				if (hasChanged && isNewWork(row, user.id))
					await audit(tx, { id: user.id, ip: c.var.ip }, 'catalogue draft changed', id)
				return shown(await findItem(tx, id), published)
			})
			return c.json({ item })
		}),

		del('/api/admin/catalogue/items/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			await transaction(db, async (tx) => {
				const { kind } = await deleteItem(tx, id)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'catalogue item deleted', id, { detail: { kind } })
			})
			return c.body(null, 204)
		}),
	]
}
