import type { Logger } from 'pino'
import { z } from 'zod'
import { sweepSessions } from './auth/sessions.ts'
import type { Db } from './db/connect.ts'
import { sweepSentOnce } from './http/once.ts'
import { sweepThrottle } from './http/throttle.ts'
import type { Jobs, JobType } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import { deliverMail, startOutbox } from './mail/outbox.ts'

const sweepHourly: JobType<Record<string, never>> = { name: 'sweep', data: z.strictObject({}), atOnce: 1 }

/** Every kind of work there is in the background. */
export const JOB_TYPES = [deliverMail, sweepHourly]

/** Has this process take part in the work in the background: mails go out, what has run out is removed. */
export async function startBackground(parts: { db: Db; jobs: Jobs; mailer: Mailer; log: Logger }): Promise<void> {
	const { db, jobs } = parts
	await startOutbox(parts)
	await jobs.work(sweepHourly, async () => {
		await Promise.all([sweepSessions(db), sweepThrottle(db), sweepSentOnce(db)])
	})
	await jobs.repeat(sweepHourly, '17 * * * *', {})
}
