import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#server/db/connect.ts'
import { readObject } from '#server/http/body.ts'
import { check } from '#server/http/refusal.ts'
import { get, put, type Route } from '#server/http/routes.ts'
import { readStaffNotices } from './read-staff-notices.ts'

const change = z.strictObject({
	/** The instant of the newest one that was seen. */
	readUntil: z.iso.datetime('Send an instant').optional(),
	takesMail: z.boolean('Say true or false').optional(),
})

/** What colleagues are told in the CRM (CRM-311, API-248). Reading is not audited: it is about oneself. */
export function bellRoutes({ db }: { db: Db }): Route[] {
	return [
		get('/api/admin/staff-notices', 'admin', async (c, user) => c.json(await readStaffNotices(db, user.id))),

		put('/api/admin/staff-notices', 'admin', async (c, user) => {
			const { readUntil, takesMail } = check(change, await readObject(c))
			const until = readUntil === undefined ? null : new Date(readUntil)
			await db
				.insertInto('staffNoticeReaders')
				.values({ userId: user.id, readUntil: until, ...(takesMail === undefined ? {} : { takesMail }) })
				.onConflict((conflict) =>
					conflict.column('userId').doUpdateSet({
						// Two windows: the one that saw more counts.
						readUntil: sql<Date>`greatest("staffNoticeReaders"."readUntil", ${until}::timestamptz)`,
						...(takesMail === undefined ? {} : { takesMail }),
					}),
				)
				.execute()
			return c.json(await readStaffNotices(db, user.id))
		}),
	]
}
