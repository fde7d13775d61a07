import { sql } from 'kysely'
import type { ListedThread } from '#shared/messages/thread.ts'

export type ListedRow = Omit<ListedThread, 'lastAt' | 'dueAt'> & {
	lastAt: Date
	dueAt: Date | null
	travellerEmail: string
}

export const toListed = ({ travellerEmail: _email, lastAt, dueAt, ...row }: ListedRow): ListedThread => ({
	...row,
	lastAt: lastAt.toISOString(),
	dueAt: dueAt?.toISOString() ?? null,
})

/** The threads as this member of staff lists them, as SQL: what they have not read counts as unread. */
export const LISTED = (viewerId: string) => sql`
	select t.id, t."tripId", trips.name as "tripName", t."userId" as "travellerId", coalesce(u."fullName", u.username) as "travellerName", u.email as "travellerEmail",
		t."ownerId", coalesce(o."fullName", o.username) as "ownerName", t.state, t."dueAt", t."lastAt", t.version,
		left(last.text, 160) as "lastText",
		(select count(*)::int from messages m where m."threadId" = t.id and m.side = 'traveller'
			and m.id > coalesce((select r."readUpTo" from "threadReads" r where r."threadId" = t.id and r."userId" = ${viewerId}),
				'00000000-0000-0000-0000-000000000000')) as unread
	from threads t
	join trips on trips.id = t."tripId"
	join users u on u.id = t."userId"
	left join users o on o.id = t."ownerId"
	join lateral (select text from messages m where m."threadId" = t.id order by m.id desc limit 1) last on true`
