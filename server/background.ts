import type { Logger } from 'pino'
import { z } from 'zod'
import { sweepDevices } from './auth/devices.ts'
import { sweepSessions } from './auth/sessions.ts'
import { answerForgotten, sendForgottenLink } from './auth/links/forgotten.ts'
import { sweepLinks } from './auth/links/account-links.ts'
import type { LinkSender } from './auth/links/send-link.ts'
import type { Db } from './db/connect.ts'
import type { Storage } from './files/storage.ts'
import { sweepFiles } from './files/sweep.ts'
import { sweepIdempotencyKeys } from './http/idempotent.ts'
import { sweepPreviews } from './import/preview/previews.ts'
import { sweepRateLimits } from './http/rate-limit.ts'
import type { JobType } from './jobs/jobs.ts'
import { sweepReleases } from './site/published-assets.ts'
import { deliverMail, deliverSealedMail, startOutbox, sweepMailSecrets } from './mail/outbox.ts'
import { keysWithRows } from './trips/images/files-of-trips.ts'

const sweepHourly: JobType<Record<string, never>> = { name: 'sweep', data: z.object({}), concurrency: 1 }

/** Every type of background job. */
export const JOB_TYPES = [deliverMail, deliverSealedMail, answerForgotten, sweepHourly]

/** A file is written before its row. One without a row that is older than this is an orphan. */
const HOUR_MS = 60 * 60 * 1000

type Parts = LinkSender & { db: Db; storage: Storage; log: Logger }

/** Starts this process's workers: mail delivery, new passwords by mail, and the hourly sweep of expired data. */
export async function startBackground(parts: Parts): Promise<void> {
	const { db, storage, jobs } = parts
	await startOutbox(parts)
	await jobs.work(answerForgotten, (asked) => sendForgottenLink(parts, asked))
	await jobs.work(sweepHourly, async () => {
		await Promise.all([
			sweepSessions(db),
			sweepDevices(db),
			sweepLinks(db),
			sweepMailSecrets(db),
			sweepRateLimits(db),
			sweepIdempotencyKeys(db),
			sweepPreviews(db),
			sweepReleases(db),
		])
		await sweepFiles(storage, (keys) => keysWithRows(db, keys), new Date(Date.now() - HOUR_MS))
	})
	await jobs.repeat(sweepHourly, '17 * * * *', {})
}
