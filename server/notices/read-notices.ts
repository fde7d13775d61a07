import { type Notice, type NoticeItem, noticeShape } from '#shared/notices/notice.ts'
import type { Db } from '#server/db/connect.ts'
import { itemsFor } from './readers.ts'

/** More than a trip gathers; the oldest are left out. */
const LIMIT = 100

/** The notices of a trip, newest first. Without a reader: everything, for staff. */
export async function readNotices(db: Db, tripId: string, readerId: string | null) {
	const rows = await db
		.selectFrom('notices as n')
		.leftJoin('noticeReaders as r', (join) => join.onRef('r.noticeId', '=', 'n.id').on('r.userId', '=', readerId))
		.select(['n.id', 'n.kind', 'n.urgency', 'n.body', 'n.word', 'n.at', 'n.telephonedAt', 'n.telephonedBy'])
		.select(['r.seenAt', 'r.acknowledgedAt'])
		.where('n.tripId', '=', tripId)
		.orderBy('n.id', 'desc')
		.limit(LIMIT)
		.execute()
	return rows.flatMap(({ body, telephonedBy, ...row }) => {
		const content = noticeShape.read(body)
		if (!content) return []
		const items = readerId === null ? content.items : itemsFor(content.items, readerId)
		// Nothing of it is left for this reader.
		if (content.items.length > 0 && items.length === 0) return []
		const notice: Notice = {
			...row,
			...content,
			items: items.map(withoutActors),
			at: row.at.toISOString(),
			telephonedAt: row.telephonedAt?.toISOString() ?? null,
			seenAt: row.seenAt?.toISOString() ?? null,
			acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
		}
		return [{ notice, telephonedBy }]
	})
}

/** An item as it may leave the server. */
export const withoutActors = ({ actorIds: _actorIds, ...item }: NoticeItem): Omit<NoticeItem, 'actorIds'> => item
