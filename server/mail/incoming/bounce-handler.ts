import type { Logger } from 'pino'
import type { Db } from '#server/db/connect.ts'
import type { MailHandler } from './take-mail.ts'

/**
 * The handler of reports that a mail of ours could not be delivered after a mail server had taken it: the mail counts as failed, and staff
 * see it (CRM-196). A report about any other mail is not for it. A recipient, who knows the random Message-ID, could forge a report about
 * their own mail: it does nothing else.
 */
export const bounceHandler =
	({ db, log }: { db: Db; log: Pick<Logger, 'warn'> }): MailHandler =>
	async ({ bounce, references, idHash }) => {
		if (bounce === null || references.length === 0) return false
		const mail = await db
			.selectFrom('mails')
			.select(['id', 'bounceHash'])
			.where('messageId', 'in', references)
			.executeTakeFirst()
		if (!mail) return false
		// A mailbox that was numbered anew is read again, perhaps after staff have sent the mail again.
		if (mail.bounceHash?.equals(idHash)) return true
		const { numUpdatedRows } = await db
			.updateTable('mails')
			.set({ state: 'failed', answer: `Returned: ${bounce}`, bounceHash: idHash, dismissedAt: null })
			.where('id', '=', mail.id)
			.where('state', '=', 'sent')
			.executeTakeFirst()
		if (numUpdatedRows > 0n) log.warn({ mail: mail.id }, 'A mail was returned')
		return true
	}
