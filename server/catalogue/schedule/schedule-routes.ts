import { z } from 'zod'
import { isPublishable } from '#shared/catalogue/rules/finding.ts'
import { line } from '#shared/schemas.ts'
import { audit } from '#server/db/audit.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { del, put, type Route } from '#server/http/routes.ts'
import { staleItem } from '../change-draft.ts'
import type { CatalogueDeps } from '../item-routes.ts'
import { notPublishable } from '../not-publishable.ts'
import { readPublishedItems } from '../published-items.ts'
import { draftText } from '../stored-draft.ts'
import { contentOf, findItem, shown } from '../stored-item.ts'

const MAX_DAYS_AHEAD = 366
const MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00(?:\.000)?Z$/

const schedule = z.strictObject({
	version: z.int('Enter the version that you read'),
	publishAt: z
		.string('Enter a day and time')
		.regex(MINUTE, 'Enter a day and time, to the minute, as an instant that ends in Z')
		.refine((value) => !Number.isNaN(Date.parse(value)), 'Enter a day and time')
		.refine((value) => Date.parse(value) > Date.now(), 'Choose a time that is still to come')
		.refine((value) => Date.parse(value) < Date.now() + MAX_DAYS_AHEAD * 86_400_000, 'At most a year ahead'),
	note: line(500).nullish(),
})

/** Publications at a time (CRM-355, API-259). What is scheduled is the content that the caller has read, and the draft goes on. */
export function scheduleRoutes({ db, catalogue }: CatalogueDeps): Route[] {
	return [
		put('/api/admin/catalogue/items/:id/schedule', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const given = await readObject(c)
			const item = await transaction(db, async (tx) => {
				const row = await findItem(tx, id, { lock: true })
				const { version, publishAt, note } = check(schedule, given)
				const published = await readPublishedItems(tx, catalogue)
				const item = shown(row, published)
				if (version !== row.draftVersion) throw staleItem(item)
				if (!isPublishable(item.findings)) throw notPublishable(item.findings)
				if (item.published && item.changes.length === 0)
					throw new Refusal(409, 'nothing_to_publish', 'All of it is public already')
				const values = {
					...{ content: draftText(row.kind, contentOf(row)), publishAt: new Date(publishAt), note: note || null },
					...{ scheduledBy: user.id, heldBackAt: null },
				}
				await tx
					.insertInto('catalogueSchedules')
					.values({ itemId: id, ...values })
					.onConflict((conflict) => conflict.column('itemId').doUpdateSet(values))
					.execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'catalogue publication scheduled', id, { detail: { publishAt } })
				return shown(await findItem(tx, id), published)
			})
			return c.json({ item })
		}),

		del('/api/admin/catalogue/items/:id/schedule', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const item = await transaction(db, async (tx) => {
				await findItem(tx, id, { lock: true })
				const gone = await tx.deleteFrom('catalogueSchedules').where('itemId', '=', id).executeTakeFirst()
				if (gone.numDeletedRows === 0n) throw notFound('Schedule')
				await audit(tx, { id: user.id, ip: c.var.ip }, 'catalogue schedule cancelled', id)
				return shown(await findItem(tx, id), await readPublishedItems(tx, catalogue))
			})
			return c.json({ item })
		}),
	]
}
