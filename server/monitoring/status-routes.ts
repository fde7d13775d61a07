import { sql } from 'kysely'
import type { ServiceStatus } from '#shared/monitoring/service-status.ts'
import type { Db } from '#server/db/connect.ts'
import type { Storage } from '#server/files/storage.ts'
import { get, type Route } from '#server/http/routes.ts'
import { storageWatch } from './storage-watch.ts'

/** A page of the CRM does not wait longer to learn how the storage is. */
const PATIENCE_MS = 3_000
/** A mail that the server took at the second attempt is nothing to worry staff with. */
const MAIL_LATE_MINUTES = 10

/** Whether mail and files work, for all staff (API-236). */
export function statusRoutes({ db, storage }: { db: Db; storage: Storage }): Route[] {
	const storageAnswers = storageWatch(storage, PATIENCE_MS)
	return [
		get('/api/admin/service-status', 'admin', async (c) => {
			const [isMailLate, files] = await Promise.all([
				waitsForMailServer(db),
				storageAnswers().then(
					() => 'working' as const,
					() => 'failing' as const,
				),
			])
			return c.json({ mail: isMailLate ? 'failing' : 'working', files } satisfies ServiceStatus)
		}),
	]
}

/** Whether a mail was tried and waits for the server. One that the server itself deferred (4xx) does not count. */
async function waitsForMailServer(db: Db): Promise<boolean> {
	const { rows } = await sql<{ isLate: boolean }>`select exists (
		select from mails where state = 'waiting' and answer is not null and answer !~ '^4'
			and "createdAt" < now() - make_interval(mins => ${MAIL_LATE_MINUTES})) as "isLate"`.execute(db)
	return rows[0]?.isLate ?? false
}
