import type { User } from '#shared/customers/user.ts'
import type { Agency } from '#shared/settings.ts'
import { agencyMail } from '#server/mail/agency-mail.ts'
import type { Mail } from '#server/mail/outbox.ts'

type To = Pick<User, 'username' | 'email'>

const CHANGES = {
	added: { title: 'A passkey was added', words: 'From now on this passkey opens your account' },
	removed: { title: 'A passkey was removed', words: 'This passkey no longer opens your account' },
	copied: {
		title: 'A passkey was refused',
		words:
			'This passkey was used with an older state than the last one we saw. It may have been copied, so we refused it for your account',
	},
}

/** Tells the owner of an account what happened to one of its passkeys, in case it was somebody else (OWASP ASVS 6.3.7). */
export function passkeyMail({ username, email }: To, agency: Agency, change: keyof typeof CHANGES, name: string): Mail {
	const { title, words } = CHANGES[change]
	return agencyMail(agency, email, {
		title,
		paragraphs: [`${words} ${username}.`],
		facts: [['Passkey', name]],
		closing: [`If that wasn't you, reply to this mail or call ${agency.phone} at once.`],
	})
}
