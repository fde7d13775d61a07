import { sql } from 'kysely'
import type { LinkPurpose } from '#shared/customers/link.ts'
import type { User } from '#shared/customers/user.ts'
import type { Agency } from '#shared/settings.ts'
import { type Actor, audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { type Mail, queueMail } from '#server/mail/outbox.ts'
import { createLink } from './account-links.ts'
import { colleagueMail, invitationMail, newPasswordMail } from './link-mails.ts'

/** What sending a link takes. */
export type LinkSender = { sealer: Sealer; jobs: Jobs; mailer: Mailer; agency: Agency; publicUrl: string }

type Sent = {
	/** Who is recorded as having sent it: no id when somebody without a session asked for it. */
	actor: Actor
	/** The member of staff whom the mail names. */
	sender: User | null
	/** What a colleague is invited as, such as 'consultant'. */
	position?: string
	/** Another invitation than the usual one: its words, and how long it works in seconds. */
	letter?: (from: Pick<LinkSender, 'agency' | 'publicUrl'>, invitation: { expiresAt: Date }) => Mail
	lifetime?: number
}

/**
 * Queues a mail with a link in the caller's transaction: an invitation while the account has no password, otherwise a link for a new
 * password. An older link of the same purpose ends. The account must not be disabled. Returns which of the two was sent.
 */
export async function sendLink(tx: Tx, deps: LinkSender, user: User, sent: Sent): Promise<LinkPurpose> {
	const { sealer, agency, publicUrl } = deps
	// Locked, so that a password set at the same time ends the link.
	const { passwordHash, disabledAt } = await tx
		.selectFrom('users')
		.select(['passwordHash', 'disabledAt'])
		.where('id', '=', user.id)
		.forUpdate()
		.executeTakeFirstOrThrow()
	if (disabledAt) throw new Refusal(409, 'disabled', 'This account is disabled')
	const purpose = passwordHash === null ? 'invitation' : 'password'
	const { token, expiresAt } = await createLink(tx, user, purpose, sent.actor.id, sent.lifetime)
	const from = { agency, publicUrl }
	const invitation = { user, invitedBy: sent.sender?.fullName ?? null, expiresAt }
	const mail =
		purpose === 'password'
			? newPasswordMail(from, user)
			: user.role === 'admin'
				? colleagueMail(from, { ...invitation, position: sent.position ?? 'a member of our team' })
				: (sent.letter ?? invitationMail)(from, invitation)
	await queueMail(tx, deps, mail, { sealer, text: token, expiresAt })
	if (purpose === 'invitation')
		await tx.updateTable('users').set({ invitedAt: sql<Date>`now()` }).where('id', '=', user.id).execute()
	await audit(tx, sent.actor, purpose === 'invitation' ? 'invitation sent' : 'password link sent', user.id)
	return purpose
}

/** Staff may send five links to an account in a day (API-79). Before the transaction. */
export const limitLinksByStaff = (db: Db, userId: string): Promise<void> =>
	consumeRateLimit(db, `links by staff:${userId}`, 5, 24 * 60 * 60)
