import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod'
import { emailAddress, line, lines } from '#shared/schemas.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { type Jobs, type JobType, RetryLater } from '#server/jobs/jobs.ts'
import type { Delivery, Mailer } from './mailer.ts'

/** To one recipient: with several, one rejected address would leave the state of the others unknown. */
export type Mail = { to: string; replyTo?: string; subject: string; text: string; html?: string }

export const deliverMail: JobType<{ id: string }> = {
	name: 'deliver-mail',
	data: z.object({ id: z.uuid() }),
	concurrency: 3,
}

/** The delay after the first temporary rejection, the second and so on: about a day in all. */
const RETRY_MINUTES = [1, 5, 30, 120, 360, 360, 360]

const sendable = z.strictObject({
	to: emailAddress,
	replyTo: emailAddress.optional(),
	subject: line(500).min(1),
	text: lines(50_000),
	html: lines(200_000).optional(),
})

/**
 * Stores the mail and queues its delivery in the caller's transaction. The Message-ID is fixed here so that every attempt carries the
 * same one. Throws when an address is invalid, or an address or the subject contains line breaks.
 */
export async function queueMail(tx: Tx, { jobs, mailer }: { jobs: Jobs; mailer: Mailer }, mail: Mail): Promise<string> {
	const { to, replyTo = null, subject, text, html = null } = sendable.parse(mail)
	const id = newId()
	const messageId = `<${id}@${mailer.from.address.split('@').at(-1)}>`
	await tx.insertInto('mails').values({ id, messageId, to, replyTo, subject, textBody: text, htmlBody: html }).execute()
	await jobs.send(tx, deliverMail, id, { id })
	return id
}

type Deps = { db: Db; jobs: Jobs; mailer: Mailer; log: Pick<Logger, 'info' | 'warn' | 'error'> }

/**
 * Starts mail delivery in this process. Mail that waited for a connection or came from a restored backup is due at once; mail that a
 * server deferred keeps its delay.
 */
export async function startOutbox({ db, jobs, mailer, log }: Deps): Promise<void> {
	const report = logDeliveries(log)
	await jobs.work(deliverMail, ({ id }, signal) => deliver({ db, mailer, report }, id, signal))
	const waiting = db.selectFrom('mails').select('id').where('state', '=', 'waiting')
	for (const { id } of await waiting.where(sql<boolean>`coalesce(answer, '') !~ '^4'`).execute()) {
		// One by one: there may be thousands, and the connection pool is shared.
		await jobs.runNow(deliverMail, id, { id })
	}
}

type Report = (id: string, delivery: Delivery) => void

async function deliver(
	{ db, mailer, report }: { db: Db; mailer: Mailer; report: Report },
	id: string,
	signal: AbortSignal,
) {
	const mail = await db
		.selectFrom('mails')
		.selectAll()
		.where('id', '=', id)
		.where('state', '=', 'waiting')
		.executeTakeFirst()
	if (!mail) return
	const { messageId, to, replyTo, subject, textBody: text, htmlBody: html, createdAt: date } = mail
	const delivery = await mailer.deliver({ messageId, to, replyTo, subject, text, html, date })
	const { outcome, answer } = delivery
	const retryMinutes = RETRY_MINUTES[mail.attempts]
	const isFinal = outcome === 'sent' || outcome === 'rejected' || (outcome === 'deferred' && retryMinutes === undefined)
	await db
		.updateTable('mails')
		.set({
			answer,
			attempts: outcome === 'unavailable' ? mail.attempts : mail.attempts + 1,
			...(isFinal && { state: outcome === 'sent' ? 'sent' : 'failed' }),
			...(outcome === 'sent' && { sentAt: new Date() }),
		})
		.where('id', '=', id)
		.execute()
	report(id, delivery)
	if (outcome === 'unavailable') {
		// No other mail can be delivered either: hold this worker rather than try them all in vain.
		await pause(delivery.retrySeconds * 1000, undefined, { signal }).catch(() => {})
		throw new RetryLater(0, answer)
	}
	if (outcome === 'deferred' && retryMinutes !== undefined)
		throw new RetryLater(retryMinutes * 60 * (0.9 + Math.random() * 0.2), answer)
}

/** Logs an outage once, however many mails meet it, and its end once. */
function logDeliveries(log: Deps['log']): Report {
	let outage: string | null = null
	return (id, delivery) => {
		if (delivery.outcome === 'unavailable') {
			const { answer, needsOperator } = delivery
			if (answer !== outage) log[needsOperator ? 'error' : 'warn']({ answer }, 'Mail delivery is unavailable')
			outage = answer
			return
		}
		if (outage !== null) log.info('Mail delivery has resumed')
		outage = null
		if (delivery.outcome === 'rejected') log.warn({ mail: id }, 'The mail server rejected a mail')
	}
}
