import { sql } from 'kysely'
import { z } from 'zod'
import { line, schemaOfFields, valueSchema } from '#shared/schemas.ts'
import { SUBJECT_IDS, TASK_OWNERS, taskFields } from '#shared/tasks/task.ts'
import { type Actor, audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { readDay } from '#server/http/read-day.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { del, get, patch, post, put, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import { refuseNoConsultant } from '#server/trips/consultants/consultants.ts'
import { listTasks } from './listed-tasks.ts'
import { findTask, lockTask, readSubject, refuseMissing } from './task-subject.ts'

const ownerId = z.string().refine(isId, 'Choose a colleague').nullable()
const newTask = schemaOfFields(taskFields)
const subject = z.strictObject({
	tripId: z.uuid().optional(),
	userId: z.uuid().optional(),
	enquiryId: z.uuid().optional(),
})
const change = z.strictObject({
	title: line(taskFields.title.max).min(1, 'Task is required').optional(),
	note: valueSchema(taskFields.note).nullable().optional(),
	due: valueSchema(taskFields.due).nullable().optional(),
	ownerId: ownerId.optional(),
	isDone: z.boolean('Say true or false').optional(),
})
const decision = change.omit({ title: true })

/** The tasks of staff (CRM-307, API-246). */
export function taskRoutes({ db }: { db: Db }): Route[] {
	return [
		get('/api/admin/tasks', 'admin', async (c, user) => {
			const today = readDay(c, 'today')
			const about = readSubject({
				tripId: c.req.query('tripId'),
				userId: c.req.query('userId'),
				enquiryId: c.req.query('enquiryId'),
			})
			if (about) {
				await refuseMissing(db, about)
				return c.json({ tasks: await listTasks(db, { today, about }) })
			}
			const owner = c.req.query('owner') || 'mine'
			if (!TASK_OWNERS.some((known) => known === owner))
				throw new Refusal(400, 'malformed', `owner must be one of: ${TASK_OWNERS.join(', ')}`)
			const id = owner === 'mine' ? user.id : owner === 'nobody' ? null : undefined
			return c.json({ tasks: await listTasks(db, { today, until: readDay(c, 'until'), ownerId: id }) })
		}),

		post('/api/admin/tasks', 'admin', async (c, user) => {
			const body = await readObject(c)
			const { tripId, userId, enquiryId, ...fields } = body
			const about = readSubject(check(subject, { tripId, userId, enquiryId }))
			if (!about) throw new Refusal(422, 'invalid', 'Say what the task is about', { fields: {} })
			const values = check(newTask, fields)
			return idempotent(c, db, { scope: `task ${user.id}`, body }, async (tx) => {
				await refuseMissing(tx, about)
				const id = newId()
				const row = { id, ...values, [SUBJECT_IDS[about.kind]]: about.id, ownerId: user.id, createdBy: user.id }
				await tx.insertInto('tasks').values(row).execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'task added', about.id, { detail: { task: id } })
				return { status: 201, body: { task: await findTask(tx, about, id) } }
			})
		}),

		patch('/api/admin/tasks/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const { isDone, ...values } = check(change, await readObject(c))
			const task = await transaction(db, async (tx) => {
				const current = await lockTask(tx, id)
				refuseStale(c, current, current)
				await refuseNoConsultant(tx, values.ownerId ?? null, 'ownerId')
				await tx
					.updateTable('tasks')
					.set({ ...values, ...(isDone === undefined ? {} : done(isDone, user.id)), ...NEXT_VERSION })
					.where('id', '=', id)
					.execute()
				await auditChange(tx, { id: user.id, ip: c.var.ip }, current.about.id, { task: id }, { isDone, ...values })
				return findTask(tx, current.about, id)
			})
			return c.json({ task })
		}),

		del('/api/admin/tasks/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			await transaction(db, async (tx) => {
				const { about } = await lockTask(tx, id)
				await tx.deleteFrom('tasks').where('id', '=', id).execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'task deleted', about.id, { detail: { task: id } })
			})
			return c.body(null, 204)
		}),

		// What a template makes for a trip is stored only once somebody decides something about it.
		put('/api/admin/trips/:id/template-tasks/:templateId', 'admin', async (c, user) => {
			const [tripId, templateId] = [c.req.param('id'), c.req.param('templateId')]
			const { isDone, ...values } = check(decision, await readObject(c))
			const about = { kind: 'trip', id: tripId } as const
			const task = await transaction(db, async (tx) => {
				if (!isId(templateId)) throw notFound('Task')
				await refuseMissing(tx, about, { lock: true })
				const taskId = `${templateId}.${tripId}`
				const current = await findTask(tx, about, taskId)
				refuseStale(c, current, current)
				await refuseNoConsultant(tx, values.ownerId ?? null, 'ownerId')
				const set = { ...values, ...(isDone === undefined ? {} : done(isDone, user.id)) }
				await tx
					.insertInto('tasks')
					.values({ id: newId(), tripId, templateId, createdBy: user.id, ...set })
					.onConflict((conflict) =>
						conflict
							.columns(['tripId', 'templateId'])
							.doUpdateSet({ ...set, version: sql`tasks.version + 1`, updatedAt: sql<Date>`now()` }),
					)
					.execute()
				await auditChange(tx, { id: user.id, ip: c.var.ip }, tripId, { template: templateId }, { isDone, ...values })
				return findTask(tx, about, taskId)
			})
			return c.json({ task })
		}),
	]
}

const NEXT_VERSION = { version: sql<number>`version + 1`, updatedAt: sql<Date>`now()` }

const done = (isDone: boolean, userId: string) =>
	isDone ? { doneAt: sql<Date>`now()`, doneBy: userId } : { doneAt: null, doneBy: null }

type Changed = { isDone: boolean | undefined; [field: string]: unknown }

const auditChange = (tx: Tx, actor: Actor, objectId: string, which: object, { isDone, ...values }: Changed) =>
	audit(tx, actor, isDone === undefined ? 'task changed' : isDone ? 'task done' : 'task opened again', objectId, {
		detail: { ...which, fields: Object.keys(values) },
	})
