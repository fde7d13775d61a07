import { sql } from 'kysely'
import { z } from 'zod'
import { MAX_VIEW_NAME, MAX_VIEWS, VIEW_PARAMS } from '#shared/saved-view.ts'
import { line } from '#shared/schemas.ts'
import type { Db } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { del, get, put, type Route } from '#server/http/routes.ts'

/** What a view is saved with. */
const savedViewSchema = z
	.strictObject({
		list: z.enum(['trips', 'customers']),
		name: line(MAX_VIEW_NAME).min(1, 'Name is required'),
		query: line(600),
	})
	.refine(
		({ list, query }) => {
			const known: readonly string[] = VIEW_PARAMS[list]
			return [...new URLSearchParams(query).keys()].every((name) => known.includes(name))
		},
		{ path: ['query'], message: 'Not a filter of this list' },
	)

const COLUMNS = ['id', 'list', 'name', 'query'] as const

/** The views that a member of staff has saved for themselves (API-265). Nobody else sees them, so the audit doesn't note them. */
export function savedViewRoutes({ db }: { db: Db }): Route[] {
	return [
		get('/api/admin/saved-views', 'admin', async (c, user) => {
			const views = await db
				.selectFrom('savedViews')
				.select(COLUMNS)
				.where('userId', '=', user.id)
				.orderBy('id')
				.execute()
			return c.json({ views })
		}),

		put('/api/admin/saved-views', 'admin', async (c, user) => {
			const given = check(savedViewSchema, await readObject(c))
			const view = await transaction(db, async (tx) => {
				// Two that are saved at once must not exceed the limit together.
				await tx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
				const saved = await tx
					.insertInto('savedViews')
					.values({ id: newId(), userId: user.id, ...given })
					.onConflict((conflict) =>
						conflict
							.expression(sql`"userId", list, lower(name)`)
							.doUpdateSet({ query: given.query, name: given.name, updatedAt: sql<Date>`now()` }),
					)
					.returning(COLUMNS)
					.executeTakeFirstOrThrow()
				const { n } = await tx
					.selectFrom('savedViews')
					.select((x) => x.fn.countAll<number>().as('n'))
					.where('userId', '=', user.id)
					.where('list', '=', given.list)
					.executeTakeFirstOrThrow()
				if (n > MAX_VIEWS)
					throw new Refusal(409, 'too_many_views', `A list can have ${MAX_VIEWS} views. Delete one first`)
				return saved
			})
			return c.json({ view })
		}),

		del('/api/admin/saved-views/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const deleted = isId(id)
				? await db
						.deleteFrom('savedViews')
						.where('id', '=', id)
						.where('userId', '=', user.id)
						.returning('id')
						.executeTakeFirst()
				: undefined
			if (!deleted) throw notFound('View')
			return c.body(null, 204)
		}),
	]
}
