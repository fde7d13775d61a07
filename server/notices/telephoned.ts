import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'

export type ToldByTelephone = { tripId: string; noticeId: string; userId: string }

/**
 * Notes that a member of staff told one person by telephone what a notice says (CRM-155). The first note counts. False where there is no
 * such notice of the trip, or it was not for this person.
 */
export async function noteTelephoned(
	tx: Tx,
	staffId: string,
	{ tripId, noticeId, userId }: ToldByTelephone,
): Promise<boolean> {
	if (!isId(noticeId) || !isId(userId)) return false
	const { rows } = await sql`
		insert into "noticeReaders" as r ("noticeId", "userId", "telephonedAt", "telephonedBy")
		select n.id, ${userId}, now(), ${staffId} from notices n join trips t on t.id = n."tripId"
			where n.id = ${noticeId} and n."tripId" = ${tripId} and (t."userId" = ${userId}
				or exists (select from deliveries d where d."noticeId" = n.id and d."userId" = ${userId}))
		on conflict ("noticeId", "userId") do update set
			"telephonedAt" = coalesce(r."telephonedAt", excluded."telephonedAt"),
			"telephonedBy" = coalesce(r."telephonedBy", excluded."telephonedBy")
		returning "noticeId"`.execute(tx)
	// Where an instance of an earlier release looks for it.
	await sql`update notices n set "telephonedAt" = now(), "telephonedBy" = ${staffId} from trips t
		where n.id = ${noticeId} and t.id = n."tripId" and t.id = ${tripId} and t."userId" = ${userId}
		and n."telephonedAt" is null`.execute(tx)
	return rows.length > 0
}
