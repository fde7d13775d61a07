import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { type MessageDeps, receiveFromTraveller } from '../from-traveller.ts'
import { findThread } from '../threads.ts'

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
