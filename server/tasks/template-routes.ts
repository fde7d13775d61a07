import { sql } from 'kysely'
import { schemaOfFields } from '#shared/schemas.ts'
import { MAX_TEMPLATE_DAYS, type TaskTemplate, taskTemplateFields } from '#shared/tasks/task-template.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { del, get, patch, post, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'

const schema = schemaOfFields(taskTemplateFields)
const COLUMNS = ['id', 'title', 'days', 'when', 'version'] as const
/** Each makes a task for every trip. */
const MOST = 50

/** What the agency does for every trip (CRM-308, API-247). */
export function templateRoutes({ db }: { db: Db }): Route[] {
	return [
		get('/api/admin/task-templates', 'admin', async (c) =>
			c.json({
				templates: await db
					.selectFrom('taskTemplates')
					.select(COLUMNS)
					.orderBy('when', 'desc')
					.orderBy('days', 'desc')
					.orderBy('id')
					.execute(),
			}),
		),

		post('/api/admin/task-templates', 'owner', async (c, user) => {
			const body = await readObject(c)
			const values = readTemplate(body)
			return idempotent(c, db, { scope: `task template ${user.id}`, body }, async (tx) => {
				const { n } = await tx
					.selectFrom('taskTemplates')
					.select(({ fn }) => fn.countAll<number>().as('n'))
					.executeTakeFirstOrThrow()
				if (n >= MOST) throw new Refusal(409, 'too_many', `There are ${MOST} templates already. Change or delete one`)
				const id = newId()
				await tx
					.insertInto('taskTemplates')
					.values({ id, ...values })
					.execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'task template added', id)
				return { status: 201, body: { template: await lockTemplate(tx, id) } }
			})
		}),

		patch('/api/admin/task-templates/:id', 'owner', async (c, user) => {
			const id = c.req.param('id')
			const values = readTemplate(await readObject(c))
			const template = await transaction(db, async (tx) => {
				const current = await lockTemplate(tx, id)
				refuseStale(c, current, current)
				await tx
					.updateTable('taskTemplates')
					.set({ ...values, version: sql`version + 1`, updatedAt: sql<Date>`now()` })
					.where('id', '=', id)
					.execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'task template changed', id)
				return lockTemplate(tx, id)
			})
			return c.json({ template })
		}),

		del('/api/admin/task-templates/:id', 'owner', async (c, user) => {
			const id = c.req.param('id')
			await transaction(db, async (tx) => {
				await lockTemplate(tx, id)
				await tx.deleteFrom('taskTemplates').where('id', '=', id).execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'task template deleted', id)
			})
			return c.body(null, 204)
		}),
	]
}

function readTemplate(given: Record<string, unknown>) {
	const values = check(schema, given)
	if (values.days > MAX_TEMPLATE_DAYS)
		throw new Refusal(422, 'invalid', 'Check the days', { fields: { days: `At most ${MAX_TEMPLATE_DAYS} days` } })
	return values
}

async function lockTemplate(tx: Tx, id: string): Promise<TaskTemplate> {
	const query = tx.selectFrom('taskTemplates').select(COLUMNS).where('id', '=', id).forUpdate()
	const template = isId(id) ? await query.executeTakeFirst() : undefined
	if (!template) throw notFound('Task template')
	return template
}
