import type { Env } from '#server/env/env.ts'
import { tryMailbox } from '#server/mail/incoming/mailbox.ts'
import type { Check } from './check.ts'

const mailboxCheck = (subject: string, setting: string, addressIn: (env: Env) => string | null | undefined): Check => ({
	subject,
	ifItFails: `Check host, port, user, password and folder in ${setting}. Mails wait in the mailbox until it can be read.`,
	async look({ env }) {
		const address = addressIn(env)
		if (!address) return 'None is read'
		await tryMailbox(address)
		return `${new URL(address).hostname} lets us read it`
	},
})

export const answersCheck = mailboxCheck('Mailbox for answers', 'MAIL_IN_IMAP_URL', ({ mailIn }) => mailIn?.imapUrl)
export const bookingsCheck = mailboxCheck(
	'Mailbox for bookings',
	'IMPORT_IMAP_URL',
	({ importMailbox }) => importMailbox?.imapUrl,
)
