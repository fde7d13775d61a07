import type { Logger } from 'pino'
import { MAX_TEXT } from '#shared/messages/thread.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import type { MailIn } from '#server/mail/incoming/settings.ts'
import type { IncomingMail, MailHandler } from '#server/mail/incoming/take-mail.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import type { MessageDeps } from '../from-traveller.ts'
import { storeBytes } from '../message-files.ts'
import { answeredThread } from './answered-thread.ts'
import { fileMail } from './file-mail.ts'
import { reasonToHold } from './reason-to-hold.ts'
import { isKnown, storeMail, storeMailFiles } from './store-mail.ts'

export type MailInDeps = MessageDeps & {
	db: Db
	storage: Storage
	mailIn: MailIn | null
	log: Pick<Logger, 'warn'>
}

/** The handler of answers to the mails of conversations (API-195, API-196). A mail that answers none of them is not for it. */
export function replyHandler(deps: MailInDeps): MailHandler {
	const { db, storage, mailIn } = deps
	return async (mail) => {
		const thread = mailIn && (await answeredThread(db, mail, mailIn.address))
		if (!thread) return false
		if (await isKnown(db, mail)) return true
		if (mail.isAutomatic) {
			const ignored = { mail, threadId: thread.id, state: 'ignored', reason: 'automatic' } as const
			await transaction(db, (tx) => storeMail(tx, ignored))
			return true
		}
		const reason = await reasonToHold(db, mail, thread, mailIn)
		const stored = await Promise.all(mail.files.map((file) => storeBytes(storage, file)))
		const files = stored.filter((file) => file !== null)
		const leftOut = mail.leftOut + mail.files.length - files.length
		const text = textOf(mail, leftOut, files.length)
		const storageKey = newKey('mails', 'eml')
		await storage.put(storageKey, mail.source, 'message/rfc822')
		const isNew = await transaction(db, async (tx) => {
			const state = reason ? 'held' : 'filed'
			const id = await storeMail(tx, { mail, threadId: thread.id, state, reason, text, storageKey })
			if (id === null) return false
			await storeMailFiles(tx, files, { tripId: thread.tripId, incomingMailId: id })
			if (reason === null) await fileMail(tx, deps, id, { id: thread.userId })
			return true
		})
		// The other source was faster.
		if (!isNew) await removeFiles(storage, [storageKey, ...files.map((file) => file.storageKey)])
		return true
	}
}

/** The words of a message made of a mail. What could not be taken over is said. */
function textOf({ text }: IncomingMail, leftOut: number, files: number): string {
	const own = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1).toWellFormed()}…` : text
	const note =
		leftOut === 0 ? null : leftOut === 1 ? 'One attachment was left out.' : `${leftOut} attachments were left out.`
	return [own || (files > 0 ? 'See the attachment.' : ''), note && `[${note}]`].filter(Boolean).join('\n\n')
}
