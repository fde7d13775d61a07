import { asSent, type Notice, noticeShape } from '#shared/notices/notice.ts'
import type { Db } from '#server/db/connect.ts'
import { contentFor, type Reader } from './readers.ts'

/** More than a trip gathers; the oldest are left out. */
const LIMIT = 100

/** The notices of a trip, newest first. Without a reader: everything, for staff. */
export async function readNotices(db: Db, tripId: string, reader: Pick<Reader, 'id' | 'guestId'> | null) {
	const contentOf = reader ? await contentFor(db, tripId, reader) : null
	const rows = await db
		.selectFrom('notices as n')
		.leftJoin('noticeReaders as r', (join) =>
			join.onRef('r.noticeId', '=', 'n.id').on('r.userId', '=', reader?.id ?? null),
		)
		.select(['n.id', 'n.kind', 'n.urgency', 'n.body', 'n.word', 'n.at', 'n.telephonedAt', 'n.telephonedBy'])
		.select(['r.seenAt', 'r.acknowledgedAt'])
		.where('n.tripId', '=', tripId)
		.orderBy('n.id', 'desc')
		.limit(LIMIT)
		.execute()
	return rows.flatMap(({ body, telephonedBy, ...row }) => {
		const content = noticeShape.read(body)
		if (!content) return []
		const { readerIds: _readerIds, ...stored } = content
		const told = contentOf ? contentOf({ body: content, word: row.word }) : { ...stored, word: row.word }
		if (!told) return []
		const notice: Notice = {
			...row,
			...stored,
			...told,
			items: told.items.map(asSent),
			at: row.at.toISOString(),
			// What staff told the lead on the telephone is not about anybody else.
			telephonedAt: reader?.guestId ? null : (row.telephonedAt?.toISOString() ?? null),
			seenAt: row.seenAt?.toISOString() ?? null,
			acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
		}
		return [{ notice, telephonedBy }]
	})
}
