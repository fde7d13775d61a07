import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { HeldMail } from '#shared/messages/held-mail.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { sendFile } from '#server/files/serve-file.ts'
import { readBytes, readObject } from '#server/http/body.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { get, post, type Route } from '#server/http/routes.ts'
import { MAX_MAIL_BYTES } from '#server/mail/incoming/parsed-mail.ts'
import { takeMail } from '#server/mail/incoming/take-mail.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { fileMail } from './file-mail.ts'
import { mailInHandlers } from './handlers.ts'
import type { MailInDeps } from './reply-handler.ts'

const decision = z.strictObject({ decision: z.enum(['file', 'ignore'], 'Choose file or ignore') })

/** How old a signature may be, in seconds. */
const MAX_AGE = 300

/** Mails that staff decide about, and the address at which a mail provider delivers (API-195, API-196, CRM-179). */
export function mailInRoutes(deps: MailInDeps): Route[] {
	const { db, storage, mailIn } = deps
	const handlers = mailInHandlers(deps)
	return [
		get('/api/admin/held-mails', 'admin', async (c) => c.json({ mails: await heldMails(db) })),

		post('/api/admin/held-mails/:id', 'admin', async (c, user) => {
			const { decision: taken } = check(decision, await readObject(c))
			const id = c.req.param('id')
			const gone = await transaction(db, async (tx) => {
				const held = isId(id)
					? await tx
							.selectFrom('incomingMails')
							.select(['id', 'threadId', 'storageKey'])
							.where('id', '=', id)
							.where('state', '=', 'held')
							.forUpdate()
							.executeTakeFirst()
					: undefined
				if (!held) throw notFound('Mail')
				const actor = { id: user.id, ip: c.var.ip }
				const settled = tx.updateTable('incomingMails').where('id', '=', id)
				await settled.set({ settledBy: user.id }).execute()
				await audit(tx, actor, taken === 'file' ? 'mail filed' : 'mail ignored', held.threadId)
				if (taken === 'file') {
					await fileMail(tx, deps, id, actor)
					return []
				}
				const files = await tx
					.deleteFrom('messageFiles')
					.where('incomingMailId', '=', id)
					.returning('storageKey')
					.execute()
				const nothing = { fromAddress: null, subject: null, text: null, sentAs: null, storageKey: null }
				await settled.set({ state: 'ignored', ...nothing }).execute()
				return [...files.map(({ storageKey }) => storageKey), ...(held.storageKey ? [held.storageKey] : [])]
			})
			await removeFiles(storage, gone)
			return c.body(null, 204)
		}),

		/** A mail as it came, byte for byte. */
		get('/api/admin/incoming-mails/:id/original', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const mail = isId(id)
				? await db
						.selectFrom('incomingMails')
						.select(['storageKey', 'threadId'])
						.where('id', '=', id)
						.executeTakeFirst()
				: undefined
			if (!mail?.storageKey) throw notFound('Mail')
			await audit(db, { id: user.id, ip: c.var.ip }, 'mail downloaded', mail.threadId)
			return sendFile(c, storage, {
				key: mail.storageKey,
				contentType: 'message/rfc822',
				disposition: 'attachment',
				name: 'mail.eml',
			})
		}),

		/** Takes a mail from a provider that delivers by HTTP: the mail itself is the body. */
		post('/api/incoming-mail', 'public', async (c) => {
			const body = await readBytes(c, MAX_MAIL_BYTES)
			if (!mailIn?.webhookSecret) throw notFound('Mailbox')
			requireSignature(c.req.header('x-signature') ?? '', body, mailIn.webhookSecret)
			const isTaken = await takeMail(body, handlers)
			return c.json({ taken: isTaken }, 202)
		}),
	]
}

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>." and the body, in hexadecimal>` */
function requireSignature(header: string, body: Uint8Array, secret: string) {
	const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header.trim()) ?? []
	const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
	const isRight = signature !== '' && timingSafeEqual(Buffer.from(signature, 'hex'), expected)
	if (!isRight || Math.abs(Date.now() / 1000 - Number(time)) > MAX_AGE)
		throw new Refusal(401, 'signature', 'The signature is wrong or too old')
}

async function heldMails(db: Db): Promise<HeldMail[]> {
	const { rows } = await sql<Omit<HeldMail, 'receivedAt'> & { receivedAt: Date }>`
		select i.id, i."threadId", i.reason, i."fromAddress" as "from", i.subject, i.text, i."receivedAt", trips.name as "tripName",
			coalesce(u."fullName", u.username) as "travellerName", u.email as "travellerEmail",
			(select count(*)::int from "messageFiles" f where f."incomingMailId" = i.id) as files
		from "incomingMails" i join threads t on t.id = i."threadId" join trips on trips.id = t."tripId" join users u on u.id = t."userId"
		where i.state = 'held' order by i."receivedAt", i.id limit 100`.execute(db)
	return rows.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() }))
}
