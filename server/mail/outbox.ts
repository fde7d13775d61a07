import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod'
import { emailAddress, line, lines } from '#shared/fields.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { type Jobs, type JobType, Later } from '#server/jobs/jobs.ts'
import type { Delivery, Mailer } from './mailer.ts'

/** To one person: one refused address of several would leave the rest in doubt. */
export type Mail = { to: string; replyTo?: string; subject: string; text: string; html?: string }

export const deliverMail: JobType<{ id: string }> = {
	name: 'deliver-mail',
	data: z.strictObject({ id: z.uuid() }),
	atOnce: 3,
}

/** After the first refusal that may pass, the second and so on; about a day in all. */
const PAUSES_MINUTES = [1, 5, 30, 120, 360, 360, 360]

const sendable = z.strictObject({
	to: emailAddress,
	replyTo: emailAddress.optional(),
	subject: line(500).min(1),
	text: lines(50_000),
	html: lines(200_000).optional(),
})

/**
 * Writes the mail down and asks for its delivery, in the caller's transaction. Its Message-ID is decided here, once. Throws when an
 * address or the subject has line breaks or isn't one.
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
 * Has this process deliver mails. Those that waited for want of a connection, and those that came back with a backup, are due at once;
 * those a server put off stay put off.
 */
export async function startOutbox({ db, jobs, mailer, log }: Deps): Promise<void> {
	const tell = tellOnce(log)
	await jobs.work(deliverMail, ({ id }, signal) => deliver({ db, mailer, tell }, id, signal))
	const waiting = db.selectFrom('mails').select('id').where('state', '=', 'waiting')
	for (const { id } of await waiting.where(sql<boolean>`coalesce(answer, '') !~ '^4'`).execute()) {
		// There may be thousands, and the pool is everybody's.
		await jobs.hasten(deliverMail, id, { id })
	}
}

type Tell = (id: string, delivery: Delivery) => void

async function deliver({ db, mailer, tell }: { db: Db; mailer: Mailer; tell: Tell }, id: string, signal: AbortSignal) {
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
	const minutes = PAUSES_MINUTES[mail.attempts]
	const isFinal = outcome === 'sent' || outcome === 'refused' || (outcome === 'postponed' && minutes === undefined)
	await db
		.updateTable('mails')
		.set({
			answer,
			attempts: outcome === 'shut' ? mail.attempts : mail.attempts + 1,
			...(isFinal && { state: outcome === 'sent' ? 'sent' : 'failed' }),
			...(outcome === 'sent' && { sentAt: new Date() }),
		})
		.where('id', '=', id)
		.execute()
	tell(id, delivery)
	if (outcome === 'shut') {
		// The line is closed for every letter: this place in it is kept, rather than trying them all in vain.
		await pause(delivery.seconds * 1000, undefined, { signal }).catch(() => {})
		throw new Later(0, answer)
	}
	if (outcome === 'postponed' && minutes !== undefined)
		throw new Later(minutes * 60 * (0.9 + Math.random() * 0.2), answer)
}

/** One line in the log when the way out closes, however many mails find it closed, and one when it opens again. */
function tellOnce(log: Deps['log']): Tell {
	let shut: string | null = null
	return (id, delivery) => {
		if (delivery.outcome === 'shut') {
			const { answer, ours } = delivery
			if (answer !== shut) log[ours ? 'error' : 'warn']({ answer }, 'No mail goes out')
			shut = answer
			return
		}
		if (shut !== null) log.info('Mail goes out again')
		shut = null
		if (delivery.outcome === 'refused') log.warn({ mail: id }, 'A mail was refused')
	}
}
