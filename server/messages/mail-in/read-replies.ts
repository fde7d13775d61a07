import { sql } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { JobType } from '#server/jobs/jobs.ts'
import { readMailbox } from '#server/mail/incoming/mailbox.ts'
import { type MailHandler, takeMail } from '#server/mail/incoming/take-mail.ts'
import type { Db } from '#server/db/connect.ts'

/** Runs each minute. One for all instances, so that none reads what another is reading. */
export const readMailJob: JobType<Record<string, never>> = { name: 'read-mail', data: z.object({}), concurrency: 1 }

type Deps = { db: Db; log: Pick<Logger, 'warn'> }

/** Reads what came into the mailbox since the last time. A mailbox that cannot be read is reported, and read at the next time. */
export async function readNewMail(
	{ db, log }: Deps,
	address: string,
	handlers: readonly MailHandler[],
	signal: AbortSignal,
): Promise<void> {
	const { host, pathname, username } = new URL(address)
	const name = `${decodeURIComponent(username)}@${host}${pathname}`
	const known = await db
		.selectFrom('mailboxes')
		.select(['uidValidity', 'lastUid'])
		.where('name', '=', name)
		.executeTakeFirst()
	const save = async (at: { uidValidity: string; lastUid: number }) => {
		const progress = { ...at, checkedAt: sql<Date>`now()` }
		await db
			.insertInto('mailboxes')
			.values({ name, ...progress })
			.onConflict((conflict) => conflict.column('name').doUpdateSet(progress))
			.execute()
	}
	const take = (mail: { source: Uint8Array; isCut: boolean }) => takeMail(mail.source, handlers, mail)
	await readMailbox(address, known ?? null, { take, save }, signal).catch((err: unknown) => {
		if (!signal.aborted) log.warn({ err }, 'The mailbox for answers could not be read')
	})
}
