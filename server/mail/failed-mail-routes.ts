import { sql } from 'kysely'
import type { FailedMail } from '#shared/mail/failed-mail.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { notFound } from '#server/http/refusal.ts'
import { del, get, post, type Route } from '#server/http/routes.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { deliverMail } from './outbox.ts'

/** More than anybody reads; sending them again empties the list. */
const LIMIT = 50

/** Mails that the mail server refused for good (CRM-75): a wrong address, or a mistake in the mail server's settings. */
export function failedMailRoutes({ db, jobs }: { db: Db; jobs: Jobs }): Route[] {
	return [
		get('/api/admin/failed-mails', 'admin', async (c) => {
			const rows = await db
				.selectFrom('mails')
				.select(['id', 'to', 'subject', 'answer', 'createdAt'])
				.where('state', '=', 'failed')
				.where('dismissedAt', 'is', null)
				.orderBy('createdAt', 'desc')
				.limit(LIMIT)
				.execute()
			const mails: FailedMail[] = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
			return c.json({ mails })
		}),

		post('/api/admin/failed-mails/:id/send-again', 'admin', async (c, user) => {
			const id = c.req.param('id')
			await transaction(db, async (tx) => {
				const mail = isId(id)
					? await tx
							.updateTable('mails')
							.set({ state: 'waiting', attempts: 0, answer: null })
							.where('id', '=', id)
							.where('state', '=', 'failed')
							.returning('id')
							.executeTakeFirst()
					: undefined
				if (!mail) throw notFound('Mail')
				await jobs.send(tx, deliverMail, id, { id })
				await audit(tx, { id: user.id, ip: c.var.ip }, 'mail sent again', id)
			})
			return c.body(null, 204)
		}),

		del('/api/admin/failed-mails/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			await transaction(db, async (tx) => {
				const mail = isId(id)
					? await tx
							.updateTable('mails')
							.set({ dismissedAt: sql<Date>`now()` })
							.where('id', '=', id)
							.where('state', '=', 'failed')
							.where('dismissedAt', 'is', null)
							.returning('id')
							.executeTakeFirst()
					: undefined
				if (!mail) throw notFound('Mail')
				await audit(tx, { id: user.id, ip: c.var.ip }, 'mail dismissed', id)
			})
			return c.body(null, 204)
		}),
	]
}
