import type { User } from '#shared/customers/user.ts'
import type { Agency } from '#shared/settings.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { agencyMail } from '#server/mail/agency-mail.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { countPasskeys } from './passkeys/passkeys.ts'

type Deps = { jobs: Jobs; mailer: Mailer; agency: Agency }

/** Tells the owner of an account that its password was changed, in case it was somebody else (OWASP ASVS 6.3.7). */
export async function notifyPasswordChanged(tx: Tx, deps: Deps, user: User): Promise<void> {
	const { agency } = deps
	const feed = await tx.selectFrom('calendarFeeds').select('userId').where('userId', '=', user.id).executeTakeFirst()
	const passkeys = await countPasskeys(tx, user.id)
	const mail = agencyMail(agency, user.email, {
		title: 'Your password was changed',
		paragraphs: [
			`The password of your account ${user.username} was changed just now, and all other devices were signed out.`,
			...(passkeys > 0
				? [`Your ${passkeys === 1 ? 'passkey still opens' : `${passkeys} passkeys still open`} the account.`]
				: []),
			...(feed ? ['The address at which your calendar follows your trips still works.'] : []),
		],
		closing: [`If that wasn't you, reply to this mail or call ${agency.phone} at once.`],
	})
	await queueMail(tx, deps, mail)
}

/** Tells both mailboxes that an account has another e-mail address. The old one is the one that a thief cannot read. */
export async function notifyAddressChanged(tx: Tx, deps: Deps, user: User, oldEmail: string): Promise<void> {
	const { agency } = deps
	const content = {
		title: 'Your e-mail address was changed',
		paragraphs: [`Mails about your account ${user.username} now go to another address.`],
		facts: [
			['Before', oldEmail],
			['Now', user.email],
		] as const,
		closing: [`If you did not ask for this, call ${agency.phone} at once.`],
	}
	for (const to of [oldEmail, user.email]) await queueMail(tx, deps, agencyMail(agency, to, content))
}
