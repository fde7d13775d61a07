import type { Db, Tx } from '#server/db/connect.ts'
import type { NoticeItem } from '#shared/notices/notice.ts'

/** Somebody who is told about a trip. */
export type Reader = { id: string; name: string; email: string }

/** Who is told about a trip: its customer, unless the account is disabled. */
export async function readersOf(db: Db | Tx, trip: { userId: string }): Promise<Reader[]> {
	const rows = await db
		.selectFrom('users')
		.select(['id', 'username', 'fullName', 'email'])
		.where('id', '=', trip.userId)
		.where('disabledAt', 'is', null)
		.execute()
	return rows.map(({ id, username, fullName, email }) => ({ id, email, name: fullName ?? username }))
}

/** The items that concern a reader: not those of which they know because they did everything themselves. */
export const itemsFor = (items: readonly NoticeItem[], readerId: string): NoticeItem[] =>
	items.filter(({ actorIds }) => actorIds.length === 0 || actorIds.some((id) => id !== readerId))
