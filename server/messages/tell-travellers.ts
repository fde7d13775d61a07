import { sql } from 'kysely'
import { z } from 'zod'
import type { Settings } from '#shared/settings.ts'
import type { InstalledAgency } from '#server/agency/agency-store.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import type { MailIn } from '#server/mail/incoming/settings.ts'
import type { Jobs, JobType } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { chainHeaders } from './mail-chain.ts'
import { mailToTraveller } from './message-mails.ts'
import { replyAddress } from './mail-in/reply-address.ts'
import { findThread, messagesForTraveller } from './threads.ts'

type Deps = { db: Db; jobs: Jobs; mailer: Mailer; agency: InstalledAgency; mailIn: MailIn | null } & Pick<
	Settings,
	'publicUrl'
>

/** Runs each minute. One job for all conversations: one for each would lose an answer that is written while it runs. */
export const tellTravellersJob: JobType<Record<string, never>> = {
	name: 'tell-travellers',
	data: z.object({}),
	concurrency: 1,
}

/** A traveller who has the portal open reads an answer at once. Only after this time it is mailed. */
const GRACE_SECONDS = 120

/** Mails the answers that travellers have not read in the portal: one mail for each conversation (PORTAL-102). */
export async function tellTravellers(deps: Deps, graceSeconds = GRACE_SECONDS): Promise<void> {
	const { rows } = await sql<{ threadId: string }>`select distinct "threadId" from messages
		where side = 'agency' and not "isNote" and "toldAt" is null
		and "createdAt" <= now() - make_interval(secs => ${graceSeconds})`.execute(deps.db)
	for (const { threadId } of rows) await transaction(deps.db, (tx) => tell(tx, deps, threadId))
}

async function tell(tx: Tx, deps: Deps, threadId: string) {
	// Locked, so that two instances don't both mail, and no answer is written in between.
	const thread = await findThread(tx, threadId, { lock: true })
	const waiting = await tx
		.updateTable('messages')
		.set({ toldAt: sql<Date>`now()` })
		.where('threadId', '=', threadId)
		.where('side', '=', 'agency')
		.where('isNote', '=', false)
		.where('toldAt', 'is', null)
		.returning('id')
		.execute()
	const all = await messagesForTraveller(tx, threadId)
	const unread = all.filter(({ id, isSeen }) => !isSeen && waiting.some((one) => one.id === id))
	if (unread.length === 0) return
	const { email, name, disabledAt, seesTrip } = await tx
		.selectFrom('users')
		.innerJoin('trips', (join) => join.on('trips.id', '=', thread.tripId))
		.select([
			'users.email',
			'trips.name',
			'users.disabledAt',
			sql<boolean>`trips."userId" = users.id or exists (select from companions c where c."tripId" = trips.id
				and c."userId" = users.id and c."openedAt" is not null and c."endedAt" is null)`.as('seesTrip'),
		])
		.where('users.id', '=', thread.userId)
		.executeTakeFirstOrThrow()
	if (disabledAt || !seesTrip) return
	const quoted = all.findLast(({ from, id }) => from === 'traveller' && id < unread[0]!.id)
	const mailId = await queueMail(
		tx,
		deps,
		mailToTraveller(
			{
				to: email,
				replyTo: deps.mailIn ? await replyAddress(tx, threadId, deps.mailIn.address) : null,
				tripId: thread.tripId,
				tripName: name,
				messages: unread,
				quoted: quoted?.text ?? null,
				headers: await chainHeaders(tx, threadId, deps.mailer),
			},
			deps,
		),
	)
	await tx
		.updateTable('messages')
		.set({ mailId })
		.where(
			'id',
			'in',
			unread.map(({ id }) => id),
		)
		.execute()
}
