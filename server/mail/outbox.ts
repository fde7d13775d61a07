import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod'
import { emailAddress, line, lines } from '#shared/schemas.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import type { Sealer } from '#server/db/seal.ts'
import { type Jobs, type JobType, RetryLater } from '#server/jobs/jobs.ts'
import { inSpan } from '#server/monitoring/traces/span.ts'
import { type Delivery, type MailHeaders, mailHeaders, type Mailer } from './mailer.ts'
import { fillIn } from './secret.ts'

/** To one recipient: with several, one rejected address would leave the state of the others unknown. */
export type Mail = {
	to: string
	replyTo?: string
	subject: string
	text: string
	html?: string
	headers?: MailHeaders
}

export const deliverMail: JobType<{ id: string }> = {
	name: 'deliver-mail',
	data: z.object({ id: z.uuid() }),
	concurrency: 3,
}

/** Of a type of its own, so that a release that would deliver the placeholder does not take the job during a rolling restart. */
export const deliverSealedMail: JobType<{ id: string }> = {
	...deliverMail,
	name: 'deliver-sealed-mail',
	concurrency: 2,
}

/** What only the recipient may read: the body has placeholders for it (secret.ts). Past `expiresAt` the mail is not delivered. */
export type MailSecret = { sealer: Sealer; text: string; expiresAt: Date }

/** The delay after the first temporary rejection, the second and so on: about a day in all. */
const RETRY_MINUTES = [1, 5, 30, 120, 360, 360, 360]

const UNREADABLE_RETRY_SECONDS = 300

const sendable = z.strictObject({
	to: emailAddress,
	replyTo: emailAddress.optional(),
	subject: line(500).min(1),
	text: lines(50_000),
	html: lines(200_000).optional(),
	headers: mailHeaders.optional(),
})

/**
 * Stores the mail and queues its delivery in the caller's transaction. The Message-ID is fixed here so that every attempt carries the
 * same one. Throws when an address is invalid, or an address or the subject contains line breaks. A secret is stored sealed, and
 * forgotten once the mail is delivered (API-82).
 */
export async function queueMail(
	tx: Tx,
	{ jobs, mailer }: { jobs: Jobs; mailer: Mailer },
	mail: Mail,
	secret?: MailSecret,
): Promise<string> {
	const { to, replyTo = null, subject, text, html = null, headers } = sendable.parse(mail)
	const id = newId()
	const messageId = messageIdOf(mailer, id)
	const sealed = secret?.sealer.seal(`mails:${id}`, secret.text) ?? null
	await tx
		.insertInto('mails')
		.values({
			id,
			messageId,
			to,
			replyTo,
			subject,
			textBody: text,
			htmlBody: html,
			headers: headers ? JSON.stringify(headers) : null,
			sealed,
			expiresAt: secret?.expiresAt ?? null,
		})
		.execute()
	await jobs.send(tx, jobFor({ sealed }), id, { id })
	return id
}

/** A Message-ID of this installation. */
export const messageIdOf = ({ from }: Pick<Mailer, 'from'>, name: string) =>
	`<${name}@${from.address.split('@').at(-1)}>`

/** The type of the job that delivers a mail. */
export const jobFor = ({ sealed }: { sealed: string | null }) => (sealed === null ? deliverMail : deliverSealedMail)

type Deps = { db: Db; jobs: Jobs; mailer: Mailer; sealer: Sealer; log: Pick<Logger, 'info' | 'warn' | 'error'> }

/**
 * Starts mail delivery in this process. Mail that waited for a connection or came from a restored backup is due at once; mail that a
 * server deferred keeps its delay.
 */
export async function startOutbox({ db, jobs, mailer, sealer, log }: Deps): Promise<void> {
	const report = logDeliveries(log)
	for (const type of [deliverMail, deliverSealedMail])
		await jobs.work(type, ({ id }, signal) => deliver({ db, mailer, sealer, report }, id, signal))
	const waiting = db.selectFrom('mails').select(['id', 'sealed']).where('state', '=', 'waiting')
	for (const { id, sealed } of await waiting.where(sql<boolean>`coalesce(answer, '') !~ '^4'`).execute()) {
		// One by one: there may be thousands, and the connection pool is shared.
		await jobs.runNow(jobFor({ sealed }), id, { id })
	}
}

/** Forgets the secrets of mails that are too late to be of use, such as those that the mail server refused. */
export async function sweepMailSecrets(db: Db): Promise<void> {
	await db
		.updateTable('mails')
		.set({ sealed: null })
		.where('sealed', 'is not', null)
		.where('state', '<>', 'waiting')
		.where('expiresAt', '<', sql<Date>`now()`)
		.execute()
}

type Report = (id: string, delivery: Delivery) => void

async function deliver(
	{ db, mailer, sealer, report }: { db: Db; mailer: Mailer; sealer: Sealer; report: Report },
	id: string,
	signal: AbortSignal,
) {
	const mail = await db
		.selectFrom('mails')
		.selectAll()
		.select(sql<boolean>`coalesce("expiresAt" <= now(), false)`.as('isExpired'))
		.where('id', '=', id)
		.where('state', '=', 'waiting')
		.executeTakeFirst()
	if (!mail) return
	const secret = mail.sealed === null ? '' : sealer.unseal(`mails:${id}`, mail.sealed)
	// An instance with the new key may have sealed it while SECRET_KEY is being replaced.
	if (secret === null && !mail.isExpired && !sealer.givesUpUnreadable)
		throw new RetryLater(UNREADABLE_RETRY_SECONDS, 'The secret of a mail cannot be decrypted')
	if (mail.isExpired || secret === null) {
		const answer = mail.isExpired ? 'Not sent: its link has expired' : 'Not sent: its link cannot be decrypted'
		await db.updateTable('mails').set({ state: 'failed', sealed: null, answer }).where('id', '=', id).execute()
		return
	}
	const { messageId, to, replyTo, subject, createdAt: date } = mail
	const text = fillIn(mail.textBody, secret)
	const html = mail.htmlBody === null ? null : fillIn(mail.htmlBody, secret)
	const { data: headers = {} } = mailHeaders.safeParse(mail.headers ?? {})
	const delivery = await inSpan(
		() => ({ kind: 'call', name: 'deliver mail' }),
		async (span) => {
			const delivery = await mailer.deliver({ messageId, to, replyTo, subject, text, html, date, headers })
			if (delivery.outcome !== 'sent') span.fail(delivery.outcome)
			return delivery
		},
	)
	const { outcome, answer } = delivery
	const retryMinutes = RETRY_MINUTES[mail.attempts]
	const isFinal = outcome === 'sent' || outcome === 'rejected' || (outcome === 'deferred' && retryMinutes === undefined)
	await db
		.updateTable('mails')
		.set({
			answer,
			attempts: outcome === 'unavailable' ? mail.attempts : mail.attempts + 1,
			...(isFinal && { state: outcome === 'sent' ? 'sent' : 'failed' }),
			...(outcome === 'sent' && { sentAt: new Date(), sealed: null }),
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
