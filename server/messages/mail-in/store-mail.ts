import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import type { IncomingMail } from '#server/mail/incoming/take-mail.ts'
import type { StoredFile } from '../message-files.ts'

type Stored = {
	mail: IncomingMail
	threadId: string
	state: 'filed' | 'held' | 'ignored'
	reason: string | null
	text?: string
	storageKey?: string
}

export const isKnown = async (db: Db, { idHash }: IncomingMail): Promise<boolean> =>
	(await db.selectFrom('incomingMails').select('id').where('idHash', '=', idHash).executeTakeFirst()) !== undefined

/** Stores what came in for a conversation; of what is ignored only its hash. Returns its id, and null when it is there already. */
export async function storeMail(
	tx: Tx,
	{ mail, threadId, state, reason, text, storageKey }: Stored,
): Promise<string | null> {
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
			sentAs: isIgnored || !isMessageId(mail.messageId) ? null : mail.messageId,
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

/** As RFC 5322 has them. Anything else would spoil the headers of our own mails. */
const isMessageId = (id: string | null) => id !== null && /^<[!-;=?-~]{1,300}>$/.test(id)

export async function storeMailFiles(
	tx: Tx,
	files: readonly StoredFile[],
	of: { tripId: string; incomingMailId: string },
): Promise<void> {
	if (files.length === 0) return
	const rows = files.map((file) => ({ ...file, ...of, id: newId(), messageId: null, uploadedBy: null }))
	await tx.insertInto('messageFiles').values(rows).execute()
}
