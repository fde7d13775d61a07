import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import type { MailHeaders, Mailer } from '#server/mail/mailer.ts'
import { messageIdOf } from '#server/mail/outbox.ts'

/** How many of the last mails are named. The first one and the last are what mail programs need most (RFC 5322, section 3.6.4). */
const MAX_NAMED = 10

/**
 * The headers by which mail programs show the mails of a conversation together (CRM-195): the latest mail, whoever sent it, and those
 * before it. Each chain begins with an id of the conversation that no mail has, so that it holds when the first mails are gone.
 */
export async function chainHeaders(tx: Tx, threadId: string, mailer: Mailer): Promise<MailHeaders> {
	const { rows } = await sql<{ id: string }>`
		select id from (
			select coalesce(mails."messageId", i."sentAs") as id, max(m.id::text) as latest from messages m
				left join mails on mails.id = m."mailId" left join "incomingMails" i on i."messageId" = m.id
			where m."threadId" = ${threadId} group by 1) named
		where id is not null order by latest desc limit ${MAX_NAMED}`.execute(tx)
	return namedIn([chainStart(threadId, mailer), ...rows.map(({ id }) => id).toReversed()])
}

/** The headers of the mails to staff about a conversation: they are a chain of their own, since answers are written in the CRM. */
export const staffChainHeaders = (threadId: string, mailer: Mailer): MailHeaders =>
	namedIn([chainStart(threadId, mailer)])

const chainStart = (threadId: string, mailer: Mailer) => messageIdOf(mailer, `conversation.${threadId}`)

const namedIn = (ids: readonly string[]): MailHeaders => ({
	'In-Reply-To': ids.at(-1),
	References: ids.join(' '),
})
