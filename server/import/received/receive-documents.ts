import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import type { Jobs, JobType } from '#server/jobs/jobs.ts'
import { passesDmarc } from '#server/mail/incoming/dmarc.ts'
import type { IncomingMail, MailHandler } from '#server/mail/incoming/take-mail.ts'
import { removeFiles } from '#server/files/remove-files.ts'

/** Reads one received document. */
export const readReceivedJob: JobType<{ id: string }> = {
	name: 'read-received-document',
	data: z.object({ id: z.string() }),
	concurrency: 1,
}

type Deps = { db: Db; storage: Storage; jobs: Jobs }

/**
 * The handler of the import mailbox (IMPORT-83, IMPORT-84): stores each mail once and queues its reading. Every mail is for it. `server` is the name of
 * our mail server in Authentication-Results headers.
 */
export function receivedDocuments({ db, storage, jobs }: Deps, server: string | null): MailHandler {
	return async (mail) => {
		if (await isKnown(db, mail)) return true
		const { userId, reason } = await judgeSender(db, mail, server)
		const storageKey = newKey('mails', 'eml')
		await storage.put(storageKey, mail.source, 'message/rfc822')
		const isNew = await transaction(db, async (tx) => {
			const row = await tx
				.insertInto('receivedDocuments')
				.values({
					id: newId(),
					idHash: mail.idHash,
					state: 'new',
					reason: mail.isCut ? 'too_large' : reason,
					fromAddress: mail.from[0]?.slice(0, 254) ?? null,
					subject: mail.subject,
					userId,
					isTrusted: reason === null,
					storageKey,
				})
				.onConflict((conflict) => conflict.column('idHash').doNothing())
				.returning('id')
				.executeTakeFirst()
			if (row) await jobs.send(tx, readReceivedJob, row.id, { id: row.id })
			return row !== undefined
		})
		// The same mail came a second time in the same moment.
		if (!isNew) await removeFiles(storage, [storageKey])
		return true
	}
}

const isKnown = async (db: Db, { idHash }: IncomingMail) =>
	(await db.selectFrom('receivedDocuments').select('id').where('idHash', '=', idHash).executeTakeFirst()) !== undefined

/**
 * Trusts a mail when its only sender is the address of an open account, and our own mail server found that DMARC passes. Otherwise a reason
 * for the quarantine. `userId` is the sender's if it is a customer.
 */
async function judgeSender(db: Db, { from, authenticationResults }: IncomingMail, server: string | null) {
	const [sender = ''] = from
	const account = await db
		.selectFrom('users')
		.select(['id', 'role'])
		.where(sql<string>`lower(email)`, '=', sender)
		.where('disabledAt', 'is', null)
		.executeTakeFirst()
	if (!account || from.length !== 1) return { userId: null, reason: 'unknown' }
	if (!passesDmarc(authenticationResults, server, sender)) return { userId: null, reason: 'unproven' }
	return { userId: account.role === 'customer' ? account.id : null, reason: null }
}
