import { sql } from 'kysely'
import type { FailedMail } from '#shared/mail/failed-mail.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { notFound, Refusal } from '#server/http/refusal.ts'
import { del, get, post, type Route } from '#server/http/routes.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { jobFor } from './outbox.ts'

/** More than anybody reads; sending them again empties the list. */
const LIMIT = 50

/** A mail with a link that has expired, or whose secret is forgotten: it could only be delivered without its link. */
const LINK_ENDED = sql`"expiresAt" is not null and ("expiresAt" <= now() or sealed is null)`

/** Mails that the mail server refused for good (CRM-75): a wrong address, or a mistake in the mail server's settings. */
export function failedMailRoutes({ db, jobs }: { db: Db; jobs: Jobs }): Route[] {
	return [
		get('/api/admin/failed-mails', 'admin', async (c) => {
			const rows = await db
				.selectFrom('mails')
				.select(['id', 'to', 'subject', 'answer', 'createdAt', sql<boolean>`${LINK_ENDED}`.as('isExpired')])
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
							.selectFrom('mails')
							.select(['sealed', sql<boolean>`${LINK_ENDED}`.as('isExpired')])
							.where('id', '=', id)
							.where('state', '=', 'failed')
							.forUpdate()
							.executeTakeFirst()
					: undefined
				if (!mail) throw notFound('Mail')
				if (mail.isExpired)
					throw new Refusal(409, 'expired', 'The link in this mail has expired. Send a new link instead')
				await tx
					.updateTable('mails')
					.set({ state: 'waiting', attempts: 0, answer: null })
					.where('id', '=', id)
					.execute()
				await jobs.send(tx, jobFor(mail), id, { id })
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
							.set({ dismissedAt: sql<Date>`now()`, sealed: null })
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
