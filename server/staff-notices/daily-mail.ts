import { sql } from 'kysely'
import { z } from 'zod'
import { isolated } from '#shared/bidi.ts'
import { href, PAGES } from '#shared/paths.ts'
import type { Settings } from '#shared/settings.ts'
import { type StaffNotice, wordsOf } from '#shared/staff-notices/staff-notice.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Jobs, JobType } from '#server/jobs/jobs.ts'
import { compose } from '#server/mail/compose.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { type Mail, queueMail } from '#server/mail/outbox.ts'
import { consultantsOf } from '#server/trips/consultants/consultants.ts'
import { readStaffNotices } from './read-staff-notices.ts'

export const mailStaffNotices: JobType<Record<string, never>> = {
	name: 'mail-staff-notices',
	data: z.object({}),
	concurrency: 1,
}
/** Before the office opens in London, in summer and in winter. */
export const EARLY_MORNING = '30 6 * * *'

/** A second run on the same morning sends nothing. */
const HOURS_BETWEEN = 20
/** More are read in the CRM. */
const MOST = 20

type Deps = { db: Db; jobs: Jobs; mailer: Mailer } & Pick<Settings, 'publicUrl' | 'agency'>

/** Sends each colleague who wants it one mail with what is new since the last one and not read in the CRM (CRM-312). */
export async function mailNewNotices(deps: Deps): Promise<void> {
	for (const { id } of await consultantsOf(deps.db)) await transaction(deps.db, (tx) => mailTo(tx, deps, id))
}

async function mailTo(tx: Tx, deps: Deps, userId: string): Promise<void> {
	await tx
		.insertInto('staffNoticeReaders')
		.values({ userId })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	const reader = await tx
		.selectFrom('staffNoticeReaders')
		.innerJoin('users', 'users.id', 'staffNoticeReaders.userId')
		.select(['mailedAt', 'email'])
		.where('userId', '=', userId)
		.where('takesMail', '=', true)
		.where((x) =>
			x.or([
				x('mailedAt', 'is', null),
				x('mailedAt', '<', sql<Date>`now() - make_interval(hours => ${HOURS_BETWEEN})`),
			]),
		)
		.forUpdate('staffNoticeReaders')
		.executeTakeFirst()
	if (!reader) return
	const { notices } = await readStaffNotices(tx, userId)
	const since = reader.mailedAt?.toISOString() ?? ''
	const fresh = notices.filter(({ isNew, at }) => isNew && at > since)
	if (fresh.length === 0) return
	await queueMail(tx, deps, newsMail(reader.email, fresh, deps))
	await tx.updateTable('staffNoticeReaders').set({ mailedAt: sql<Date>`now()` }).where('userId', '=', userId).execute()
}

function newsMail(to: string, fresh: readonly StaffNotice[], { agency, publicUrl }: Deps): Mail {
	const others = fresh.length - MOST
	return {
		to,
		subject: fresh.length === 1 ? '1 new notice in the CRM' : `${fresh.length} new notices in the CRM`,
		...compose({
			sender: agency,
			title: 'Since yesterday',
			paragraphs: ['This happened on your trips and on trips that nobody looks after.'],
			facts: fresh
				.slice(0, MOST)
				.map((notice) => [notice.tripName ? isolated(notice.tripName) : 'Import', wordsOf(notice)]),
			closing: [
				...(others > 0 ? [`And ${others} more.`] : []),
				'You get at most one of these mails a day. Turn them off below the bell in the CRM.',
			],
			link: { label: 'Open my day', address: `${publicUrl}${href(PAGES.admin)}?section=day` },
		}),
	}
}
