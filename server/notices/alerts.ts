import { sql } from 'kysely'
import { type NoticeAlert, noticeShape } from '#shared/notices/notice.ts'
import { noticeTitle } from '#shared/notices/wording.ts'
import type { Db } from '#server/db/connect.ts'

const HELD_HOURS = 24
/** So long before it begins, a significant change that nobody has answered is a reason to call. */
const CALL_HOURS = 12

/** The customer of trip `t`, and each companion with access to it who was told notice `n`. */
const readersOfNotice = sql<{ userId: string }>`(select t."userId" union select c."userId" from companions c
	where c."tripId" = t.id and c."openedAt" is not null and c."endedAt" is null
		and exists (select from deliveries d where d."noticeId" = n.id and d."userId" = c."userId"))`

/**
 * What staff must not forget (CRM-158): changes held for more than a day, and each person who has not confirmed a significant change
 * shortly before it begins and was not told by telephone.
 */
export async function readAlerts(db: Db): Promise<NoticeAlert[]> {
	const trips = ['t.id as tripId', 't.name as tripName', 'u.fullName', 'u.username', 'u.phone'] as const
	const held = await db
		.selectFrom('pendingNotices as p')
		.innerJoin('trips as t', 't.id', 'p.tripId')
		.innerJoin('users as u', 'u.id', 't.userId')
		.select([...trips, 'p.firstAt as since'])
		.where('p.held', '=', true)
		.where('p.firstAt', '<', sql<Date>`now() - make_interval(hours => ${HELD_HOURS})`)
		.orderBy('p.firstAt')
		.execute()
	const unanswered = await db
		.selectFrom('notices as n')
		.innerJoin('trips as t', 't.id', 'n.tripId')
		.innerJoinLateral(readersOfNotice.as('reader'), (join) => join.onTrue())
		.innerJoin('users as u', 'u.id', 'reader.userId')
		.leftJoin('noticeReaders as r', (join) => join.onRef('r.noticeId', '=', 'n.id').onRef('r.userId', '=', 'u.id'))
		.select([...trips, 'n.at as since', 'n.kind', 'n.body'])
		.where('n.urgency', '=', 'significant')
		.where('n.actsBefore', '>', sql<Date>`now()`)
		.where('n.actsBefore', '<', sql<Date>`now() + make_interval(hours => ${CALL_HOURS})`)
		.where('r.acknowledgedAt', 'is', null)
		.where('r.telephonedAt', 'is', null)
		// Staff called the lead before the notice was sent.
		.where((x) => x.or([x('n.telephonedAt', 'is', null), x('u.id', '<>', x.ref('t.userId'))]))
		.orderBy('n.actsBefore')
		.orderBy('u.id')
		.execute()
	const suspected = await db
		.selectFrom('watchedFlights as w')
		.innerJoin('flights as f', 'f.id', 'w.flightId')
		.innerJoin('trips as t', 't.id', 'f.tripId')
		.innerJoin('users as u', 'u.id', 't.userId')
		.select([...trips, 'w.suspectedAt as since', 'w.suspected', 'f.flightNumber'])
		.where('w.suspectedAt', 'is not', null)
		.where('f.status', '<>', 'cancelled')
		.where('t.status', '<>', 'cancelled')
		// Local times, of which no zone is more than a day away.
		.where('f.arrivalTime', '>', sql<string>`(now() at time zone 'utc') - interval '1 day'`)
		.orderBy('w.suspectedAt')
		.execute()
	const shown = (row: Omit<(typeof held)[number], 'since'> & { since: Date | null }) => ({
		tripId: row.tripId,
		tripName: row.tripName,
		customerName: row.fullName ?? row.username,
		phone: row.phone,
		since: row.since?.toISOString() ?? '',
	})
	return [
		...suspected.map(
			(row): NoticeAlert => ({ ...shown(row), what: suspicionOf(row.suspected), title: row.flightNumber ?? '' }),
		),
		...unanswered.map((row): NoticeAlert => {
			const body = noticeShape.read(row.body)
			return { ...shown(row), what: 'unanswered', title: body ? noticeTitle(row.kind, body) : '' }
		}),
		...held.map((row): NoticeAlert => ({ ...shown(row), what: 'held', title: '' })),
	]
}

const suspicionOf = (stored: string | null) =>
	(['cancelled', 'diverted'] as const).find((known) => known === stored) ?? 'connection'
