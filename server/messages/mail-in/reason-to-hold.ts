import type { Db } from '#server/db/connect.ts'
import { consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import { Refusal } from '#server/http/refusal.ts'
import { passesDmarc } from '#server/mail/incoming/dmarc.ts'
import type { MailIn } from '#server/mail/incoming/settings.ts'
import type { IncomingMail } from '#server/mail/incoming/take-mail.ts'
import type { AnsweredThread } from './answered-thread.ts'

/** Why a mail is held for staff: see HELD_BECAUSE for the words. */
export type HeldReason = 'sender' | 'unproven' | 'no_access' | 'empty' | 'unreadable' | 'too_many' | 'no_token'

/** How many answers by mail an account may send in an hour; further ones are held. */
const MAX_AN_HOUR = 30

/**
 * Only when address, sender and DMARC agree it is the traveller's own words (API-195): then null. Counts the mail towards those that its
 * traveller may send.
 */
export async function reasonToHold(
	db: Db,
	mail: IncomingMail,
	thread: AnsweredThread,
	{ server }: MailIn,
): Promise<HeldReason | null> {
	const [sender] = mail.from
	if (!thread.hasAccess) return 'no_access'
	if (mail.isCut) return 'unreadable'
	if (!thread.byToken) return 'no_token'
	if (mail.from.length !== 1 || sender !== thread.email.toLowerCase()) return 'sender'
	if (!passesDmarc(mail.authenticationResults, server, sender)) return 'unproven'
	if (mail.text === '' && mail.files.length === 0) return 'empty'
	try {
		await consumeRateLimit(db, `mails in ${thread.userId}`, MAX_AN_HOUR, 3600)
	} catch (error) {
		if (error instanceof Refusal) return 'too_many'
		throw error
	}
	return null
}
