import type { Logger } from 'pino'
import { z } from 'zod'
import type { ItemContent } from '#shared/catalogue/content.ts'
import { isSame } from '#shared/catalogue/drafts/content-changes.ts'
import { isPublishable } from '#shared/catalogue/rules/finding.ts'
import { findingsIn } from '#shared/catalogue/rules/findings.ts'
import type { Agency } from '#shared/settings.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Jobs, JobType } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/outbox.ts'
import type { FollowedCatalogue } from '../followed-catalogue.ts'
import { around, readPublishedItems } from '../published-items.ts'
import { endDraft, lockHead, publishContent } from '../publish.ts'
import { readDraft } from '../stored-draft.ts'
import { contentOf, findItem } from '../stored-item.ts'
import { heldBackMail } from './held-back-mail.ts'

/** Runs every minute. Times are whole minutes, so nothing waits for longer than that. */
export const publishScheduledJob: JobType<Record<string, never>> = {
	name: 'publish-scheduled',
	data: z.object({}),
	concurrency: 1,
}

export type ScheduleDeps = {
	db: Db
	catalogue: FollowedCatalogue
	jobs: Jobs
	mailer: Mailer
	agency: Agency
	publicUrl: string
	log: Pick<Logger, 'error'>
}

/** Publishes what is due, in the order of its times. One that cannot be published holds up no other. `now` is milliseconds UTC. */
export async function publishScheduled(deps: ScheduleDeps, now = Date.now(), signal?: AbortSignal): Promise<void> {
	const due = await dueAt(deps.db, now).select('itemId').orderBy('publishAt').execute()
	for (const { itemId } of due) {
		if (signal?.aborted) return
		await transaction(deps.db, (tx) => publishOne(tx, deps, itemId, now)).catch((err: unknown) => {
			deps.log.error({ err, catalogueItem: itemId }, 'A scheduled publication failed')
		})
	}
}

const dueAt = (db: Db | Tx, now: number) =>
	db.selectFrom('catalogueSchedules').where('publishAt', '<=', new Date(now)).where('heldBackAt', 'is', null)

/** Publishes one as it was scheduled, unless it was cancelled or moved since. What is no longer right waits, and its colleague gets a mail. */
async function publishOne(tx: Tx, deps: ScheduleDeps, itemId: string, now: number) {
	await lockHead(tx)
	const row = await findItem(tx, itemId, { lock: true })
	const schedule = await dueAt(tx, now)
		.select(['content', 'note', 'scheduledBy'])
		.where('itemId', '=', itemId)
		.executeTakeFirst()
	if (!schedule) return
	const content = readDraft(row.kind, schedule.content) ?? {}
	const published = await readPublishedItems(tx, deps.catalogue)
	const findings = findingsIn({ kind: row.kind, content }, around(row, published))
	const actor = { id: schedule.scheduledBy, ip: null }
	if (!isPublishable(findings)) {
		const heldBackAt = new Date(now)
		await tx.updateTable('catalogueSchedules').set({ heldBackAt }).where('itemId', '=', itemId).execute()
		await audit(tx, actor, 'catalogue publication held back', itemId)
		await queueMail(tx, deps, heldBackMail(row, findings, { ...deps, to: await addressOf(tx, schedule.scheduledBy) }))
		return
	}
	await publishContent(tx, {
		itemId,
		item: { kind: row.kind, content } as unknown as ItemContent,
		source: 'staff',
		publishedBy: schedule.scheduledBy,
		note: schedule.note,
	})
	if (isSame(contentOf(row), content)) await endDraft(tx, itemId)
	await tx.deleteFrom('catalogueSchedules').where('itemId', '=', itemId).execute()
	await audit(tx, actor, 'catalogue item published', itemId, { detail: { isScheduled: true } })
}

/** Of the colleague who scheduled it; null when the account is gone. */
const addressOf = async (tx: Tx, userId: string | null) =>
	(await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())?.email ?? null
