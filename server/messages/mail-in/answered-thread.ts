import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { IncomingMail } from '#server/mail/incoming/take-mail.ts'
import { tokensIn } from './reply-address.ts'

export type AnsweredThread = {
	id: string
	tripId: string
	userId: string
	email: string
	/** Whether the account is open and still sees the trip. */
	hasAccess: boolean
	/** Whether the mail was sent to the secret address of the conversation. */
	byToken: boolean
}

/** The conversation of the address that a mail was sent to, otherwise that of the mail it answers. */
export async function answeredThread(
	db: Db,
	{ recipients, references }: IncomingMail,
	address: string,
): Promise<AnsweredThread | null> {
	const tokens = tokensIn(recipients, address)
	const byToken = sql<boolean>`t."replyToken" = any(${tokens}::text[])`
	const { rows } =
		await sql<AnsweredThread>`select t.id, t."tripId", t."userId", u.email, ${byToken} is true as "byToken",
		u."disabledAt" is null and (trips."userId" = u.id or exists (select from companions c where c."tripId" = trips.id
			and c."userId" = u.id and c."openedAt" is not null and c."endedAt" is null)) as "hasAccess"
		from threads t join users u on u.id = t."userId" join trips on trips.id = t."tripId"
		where ${byToken} or t.id in (select m."threadId" from messages m join mails on mails.id = m."mailId"
			where mails."messageId" = any(${references}::text[]))
		order by ${byToken} is true desc, t.id limit 1`.execute(db)
	return rows[0] ?? null
}
