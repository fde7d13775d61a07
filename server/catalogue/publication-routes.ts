import { z } from 'zod'
import { changesBetween } from '#shared/catalogue/drafts/content-changes.ts'
import type { ItemContent } from '#shared/catalogue/content.ts'
import { isPublishable } from '#shared/catalogue/rules/finding.ts'
import { line } from '#shared/schemas.ts'
import { audit } from '#server/db/audit.ts'
import type { Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { get, post, type Route } from '#server/http/routes.ts'
import { setDraft, staleItem } from './change-draft.ts'
import type { CatalogueDeps } from './item-routes.ts'
import { notPublishable } from './not-publishable.ts'
import { type PublishedItems, readPublishedItems } from './published-items.ts'
import { endDraft, lockHead, publishContent, withdraw } from './publish.ts'
import { contentOf, findItem, type ItemRow, shown } from './stored-item.ts'
import { findVersion, listVersions } from './stored-versions.ts'

const version = z.int('Enter the version that you read')
const asRead = z.strictObject({ version })
const publication = z.strictObject({ version, note: line(500).nullish() })

/** Publishing, withdrawing and the history of an item (CRM-191 to CRM-193). Each call names the version that its caller has read. */
export function publicationRoutes({ db, catalogue }: CatalogueDeps): Route[] {
	/** Runs a change of what is public. Nobody else publishes meanwhile, and this process shows the change at once. */
	async function changePublic<T>(work: (tx: Tx, published: PublishedItems) => Promise<T>): Promise<T> {
		const result = await transaction(db, async (tx) => {
			await lockHead(tx)
			return work(tx, await readPublishedItems(tx, catalogue))
		})
		// The change is committed. Where this fails, the poll shows it.
		await catalogue.refresh().catch(() => {})
		return result
	}
	const again = async (tx: Tx, id: string) => shown(await findItem(tx, id), await readPublishedItems(tx, catalogue))

	return [
		post('/api/admin/catalogue/items/:id/publish', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const given = await readObject(c)
			const answer = await changePublic(async (tx, published) => {
				const row = await findItem(tx, id, { lock: true })
				const { version, note } = check(publication, given)
				const item = shown(row, published)
				if (version !== row.draftVersion) throw staleItem(item)
				if (!isPublishable(item.findings)) throw notPublishable(item.findings)
				const content = { kind: row.kind, content: contentOf(row) } as unknown as ItemContent
				const publishedBy = user.id
				const isPublished = await publishContent(tx, {
					...{ itemId: id, item: content, source: 'staff', publishedBy },
					note: note || null,
				})
				if (isPublished) {
					await endDraft(tx, id)
					await endSchedule(tx, id)
					await audit(tx, { id: user.id, ip: c.var.ip }, 'catalogue item published', id, {
						detail: { fields: item.changes.map(({ path }) => path).slice(0, 50) },
					})
				}
				return { isPublished, changes: item.changes, item: await again(tx, id) }
			})
			return c.json(answer)
		}),

		post('/api/admin/catalogue/items/:id/withdraw', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const given = await readObject(c)
			const item = await changePublic(async (tx, published) => {
				const row = await findItem(tx, id, { lock: true })
				refuseOther(row, check(asRead, given), published)
				if (row.kind === 'landing')
					throw new Refusal(409, 'always_public', 'The landing page cannot be withdrawn: visitors arrive there')
				if (row.publishedVersionId === null) throw new Refusal(409, 'not_public', 'This is not public')
				await withdraw(tx, id)
				await endSchedule(tx, id)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'catalogue item withdrawn', id)
				return again(tx, id)
			})
			return c.json({ item })
		}),

		get('/api/admin/catalogue/items/:id/versions', 'admin', async (c) => {
			const row = await findItem(db, c.req.param('id'))
			return c.json({ versions: await listVersions(db, row) })
		}),

		get('/api/admin/catalogue/items/:id/versions/:no', 'admin', async (c) => {
			const row = await findItem(db, c.req.param('id'))
			const found = await findVersion(db, row, c.req.param('no'))
			return c.json({ version: { ...found, changes: changesBetween(contentOf(row), found.content) } })
		}),

		post('/api/admin/catalogue/items/:id/versions/:no/restore', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const given = await readObject(c)
			const item = await transaction(db, async (tx) => {
				const row = await findItem(tx, id, { lock: true })
				const published = await readPublishedItems(tx, catalogue)
				const { no, content } = await findVersion(tx, row, c.req.param('no'))
				refuseOther(row, check(asRead, given), published)
				const detail = { version: no }
				if (await setDraft(tx, row, content, user.id))
					await audit(tx, { id: user.id, ip: c.var.ip }, 'catalogue version restored', id, { detail })
				return shown(await findItem(tx, id), published)
			})
			return c.json({ item })
		}),
	]
}

function refuseOther(row: ItemRow, { version }: { version: number }, published: PublishedItems) {
	if (version !== row.draftVersion) throw staleItem(shown(row, published))
}

/** What was scheduled before would take back what was decided now. */
const endSchedule = (tx: Tx, itemId: string) =>
	tx.deleteFrom('catalogueSchedules').where('itemId', '=', itemId).execute()
