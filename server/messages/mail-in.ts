import { sql } from 'kysely'
import { MAX_TEXT } from '#shared/messages/thread.ts'
import type { MailIn } from '#server/mail/incoming/settings.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import { consumeRateLimit } from '#server/http/rate-limit.ts'
import { Refusal } from '#server/http/refusal.ts'
import { passesDmarc } from '#server/mail/incoming/dmarc.ts'
import type { IncomingMail, MailHandler } from '#server/mail/incoming/take-mail.ts'
import { removeFiles } from '#server/trips/images/files-of-trips.ts'
import { type MessageDeps, receiveFromTraveller } from './from-traveller.ts'
import { type StoredFile, storeBytes } from './message-files.ts'
import { tokensIn } from './reply-address.ts'
import { findThread } from './threads.ts'

export type MailInDeps = MessageDeps & { db: Db; storage: Storage; mailIn: MailIn | null }

/** Why a mail is held for staff: see HELD_BECAUSE for the words. */
export type HeldReason = 'sender' | 'unproven' | 'no_access' | 'empty' | 'unreadable' | 'too_many' | 'no_token'

/** How many answers by mail an account may send in an hour; further ones are held. */
const MAX_AN_HOUR = 30

/** The handler of answers to the mails of conversations (API-195, API-196). A mail that answers none of them is not for it. */
export function replyHandler(deps: MailInDeps): MailHandler {
	const { db, storage, mailIn } = deps
	return async (mail) => {
		const thread = mailIn && (await threadOf(db, mail, mailIn.address))
		if (!thread) return false
		if (await isKnown(db, mail)) return true
		if (mail.isAutomatic) {
			await note(db, { mail, threadId: thread.id, state: 'ignored', reason: 'automatic' })
			return true
		}
		const reason = await reasonToHold(db, mail, thread, mailIn)
		const files = (await Promise.all(mail.files.map((file) => storeBytes(storage, file)))).filter(
			(file) => file !== null,
		)
		const leftOut = mail.leftOut + mail.files.length - files.length
		const text = textOf(mail, leftOut, files.length)
		const storageKey = newKey('mails', 'eml')
		await storage.put(storageKey, mail.source, 'message/rfc822')
		const isNew = await transaction(db, async (tx) => {
			const id = await insert(tx, {
				mail,
				threadId: thread.id,
				state: reason ? 'held' : 'filed',
				reason,
				text,
				storageKey,
			})
			if (id === null) return false
			await insertFiles(tx, files, { tripId: thread.tripId, incomingMailId: id })
			if (reason === null) await fileMail(tx, deps, id, { id: thread.userId })
			return true
		})
		// The other source was faster.
		if (!isNew) await removeFiles(storage, [storageKey, ...files.map((file) => file.storageKey)])
		return true
	}
}

type Found = {
	id: string
	tripId: string
	userId: string
	email: string
	/** Whether the account is open and still sees the trip. */
	hasAccess: boolean
	/** Whether the mail was sent to the secret address of the conversation. */
	byToken: boolean
}

/** The conversation of the address that a mail was sent to, otherwise that of the mail it answers. */
async function threadOf(db: Db, { recipients, references }: IncomingMail, address: string): Promise<Found | null> {
	const tokens = tokensIn(recipients, address)
	const byToken = sql<boolean>`t."replyToken" = any(${tokens}::text[])`
	const { rows } = await sql<Found>`select t.id, t."tripId", t."userId", u.email, ${byToken} is true as "byToken",
		u."disabledAt" is null and (trips."userId" = u.id or exists (select from companions c where c."tripId" = trips.id
			and c."userId" = u.id and c."openedAt" is not null and c."endedAt" is null)) as "hasAccess"
		from threads t join users u on u.id = t."userId" join trips on trips.id = t."tripId"
		where ${byToken} or t.id in (select m."threadId" from messages m join mails on mails.id = m."mailId"
			where mails."messageId" = any(${references}::text[]))
		order by ${byToken} is true desc, t.id limit 1`.execute(db)
	return rows[0] ?? null
}

/** Only when address, sender and DMARC agree it is the traveller's own words. */
async function reasonToHold(db: Db, mail: IncomingMail, thread: Found, mailIn: MailIn): Promise<HeldReason | null> {
	const [sender] = mail.from
	if (!thread.hasAccess) return 'no_access'
	if (mail.isCut) return 'unreadable'
	if (!thread.byToken) return 'no_token'
	if (mail.from.length !== 1 || sender !== thread.email.toLowerCase()) return 'sender'
	if (!passesDmarc(mail.authenticationResults, mailIn.server, sender)) return 'unproven'
	if (mail.text === '' && mail.files.length === 0) return 'empty'
	try {
		await consumeRateLimit(db, `mails in ${thread.userId}`, MAX_AN_HOUR, 3600)
	} catch (error) {
		if (error instanceof Refusal) return 'too_many'
		throw error
	}
	return null
}

/** The words of a message made of a mail. What could not be taken over is said. */
function textOf({ text }: IncomingMail, leftOut: number, files: number): string {
	const own = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1).toWellFormed()}…` : text
	const note =
		leftOut === 0 ? null : leftOut === 1 ? 'One attachment was left out.' : `${leftOut} attachments were left out.`
	return [own || (files > 0 ? 'See the attachment.' : ''), note && `[${note}]`].filter(Boolean).join('\n\n')
}

const isKnown = async (db: Db, { idHash }: IncomingMail) =>
	(await db.selectFrom('incomingMails').select('id').where('idHash', '=', idHash).executeTakeFirst()) !== undefined

type Stored = {
	mail: IncomingMail
	threadId: string
	state: 'filed' | 'held' | 'ignored'
	reason: string | null
	text?: string
	storageKey?: string
}
const note = (db: Db, stored: Stored) => transaction(db, (tx) => insert(tx, stored))

/** Null when it is there already. Of what is ignored only its hash is stored. */
async function insert(tx: Tx, { mail, threadId, state, reason, text, storageKey }: Stored): Promise<string | null> {
	const id = newId()
	const isIgnored = state === 'ignored'
	const row = await tx
		.insertInto('incomingMails')
		.values({
			id,
			threadId,
			idHash: mail.idHash,
			state,
			reason,
			fromAddress: isIgnored ? null : (mail.from[0]?.slice(0, 254) ?? null),
			subject: isIgnored ? null : mail.subject,
			text: text ?? null,
			storageKey: storageKey ?? null,
			messageId: null,
			settledBy: null,
		})
		.onConflict((conflict) => conflict.column('idHash').doNothing())
		.returning('id')
		.executeTakeFirst()
	return row?.id ?? null
}

async function insertFiles(tx: Tx, files: readonly StoredFile[], of: { tripId: string; incomingMailId: string }) {
	if (files.length === 0) return
	const rows = files.map((file) => ({ ...file, ...of, id: newId(), messageId: null, uploadedBy: null }))
	await tx.insertInto('messageFiles').values(rows).execute()
}

/** Makes a stored mail a message of its conversation, in the traveller's name. `actor` is the traveller, or who filed it. */
export async function fileMail(
	tx: Tx,
	deps: MessageDeps,
	id: string,
	actor: { id: string; ip?: string },
): Promise<void> {
	const mail = await tx
		.selectFrom('incomingMails')
		.select(['threadId', 'text'])
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	const thread = await findThread(tx, mail.threadId, { lock: true })
	const author = await tx
		.selectFrom('users')
		.select(['id', sql<string>`coalesce("fullName", username)`.as('name')])
		.where('id', '=', thread.userId)
		.executeTakeFirstOrThrow()
	const messageId = await receiveFromTraveller(tx, deps, thread, {
		author,
		text: mail.text || 'The mail has no text.',
		via: 'mail',
		about: null,
		actor: { id: actor.id, ip: actor.ip ?? null },
	})
	await tx.updateTable('messageFiles').set({ messageId }).where('incomingMailId', '=', id).execute()
	await tx.updateTable('incomingMails').set({ state: 'filed', messageId }).where('id', '=', id).execute()
}
