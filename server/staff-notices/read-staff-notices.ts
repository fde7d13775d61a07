import { sql } from 'kysely'
import { STAFF_NOTICE_KINDS, type StaffNotice, type StaffNotices } from '#shared/staff-notices/staff-notice.ts'
import type { Db, Tx } from '#server/db/connect.ts'

/** As many as anybody scrolls through. */
const MOST = 50
/** Older ones are deleted. */
const DAYS = 60

type Row = Omit<StaffNotice, 'at'> & { at: Date }

/**
 * What is for this colleague, the latest first: what is about their own trips, about trips that nobody looks after, and documents that
 * came by mail and still wait.
 */
export async function readStaffNotices(db: Db | Tx, userId: string): Promise<StaffNotices> {
	const reader = await db
		.selectFrom('staffNoticeReaders')
		.select(['readUntil', 'takesMail'])
		.where('userId', '=', userId)
		.executeTakeFirst()
	const { rows } = await sql<Row>`
		select n.id, n.kind, n."tripId", n.document, n.at, t.name as "tripName", coalesce(u."fullName", u.username) as "customerName",
			-- Answers have milliseconds, and so has what readers send back.
			date_trunc('milliseconds', n.at) > coalesce(${reader?.readUntil ?? null}::timestamptz, '-infinity') as "isNew"
		from "staffNotices" n
		left join trips t on t.id = n."tripId"
		left join users u on u.id = t."userId"
		left join "receivedDocuments" r on r.id = n."receivedId"
		where n.kind = any(${[...STAFF_NOTICE_KINDS]}::text[])
			and (r.state = 'waiting' or (t.id is not null and (t."consultantId" is null or t."consultantId" = ${userId})))
		order by n.at desc, n.id desc limit ${MOST}`.execute(db)
	return {
		notices: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
		takesMail: reader?.takesMail ?? true,
	}
}

/** Deletes what is too old to be news. */
export async function sweepStaffNotices(db: Db): Promise<void> {
	await db.deleteFrom('staffNotices').where('at', '<', sql<Date>`now() - make_interval(days => ${DAYS})`).execute()
}
