import { sql } from 'kysely'
import type { NoticeBody, NoticeItem } from '#shared/notices/notice.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { recordsOfCompanion } from '#server/trips/companions/companion-rows.ts'

/** Somebody who is told about a trip: its lead, or a companion, with the guest who they are. */
export type Reader = { id: string; name: string; email: string; guestId: string | null }
type Told = Pick<Reader, 'id' | 'guestId'>

/**
 * Who is told about a trip (PORTAL-121): its customer, then its companions in the order in which they joined. Access that ended and
 * accounts that are disabled are left out.
 */
export async function readersOf(db: Db | Tx, trip: { id: string; userId: string }): Promise<Reader[]> {
	const rows = await db
		.selectFrom('users as u')
		.leftJoin('companions as c', (join) =>
			join
				.onRef('c.userId', '=', 'u.id')
				.on('c.tripId', '=', trip.id)
				.on('c.openedAt', 'is not', null)
				.on('c.endedAt', 'is', null),
		)
		.select(['u.id', 'u.username', 'u.fullName', 'u.email', 'c.guestId'])
		.where((x) => x.or([x('u.id', '=', trip.userId), x('c.id', 'is not', null)]))
		.where('u.disabledAt', 'is', null)
		.orderBy(sql`u.id <> ${trip.userId}`)
		.orderBy('c.openedAt')
		.orderBy('u.id')
		.execute()
	return rows.map(({ id, username, fullName, email, guestId }) => ({
		id,
		email,
		name: fullName ?? username,
		guestId: id === trip.userId ? null : guestId,
	}))
}

/** What a notice says to one person. */
export type ToldContent = Pick<NoticeBody, 'choices'> & { items: NoticeItem[]; word: string | null }
type Content = { body: NoticeBody; word: string | null }

/**
 * A function that says what a notice of a trip tells one person, and null where nothing in it concerns them. The lead is told everything,
 * a companion what happens to the trip and to the records they are on. Nobody is told what they did themselves. Staff's own words are for the lead: they may
 * be about the rest. It looks at who sees what now, so it is asked when a notice is sent and again when it is read.
 */
export async function contentFor(
	db: Db | Tx,
	tripId: string,
	{ id, guestId }: Told,
): Promise<(content: Content) => ToldContent | null> {
	const seen = guestId === null ? null : await recordsOfCompanion(db, tripId, guestId)
	const wasSomebodyElse = ({ actorIds }: NoticeItem) => actorIds.length === 0 || actorIds.some((actor) => actor !== id)
	const fitted = (item: NoticeItem) =>
		seen === null || guestId === null ? forLead(item) : forCompanion(item, seen, guestId)
	return ({ body, word }) => {
		if (body.readerIds !== null && !body.readerIds.includes(id)) return null
		const items = body.items.filter(wasSomebodyElse).flatMap((item) => fitted(item) ?? [])
		if (body.items.length > 0 && items.length === 0) return null
		return seen === null ? { items, word, choices: body.choices } : { items, word: null, choices: null }
	}
}

/** Nothing where all that changed is who is on it: the lead sees it either way. */
function forLead({ putOn, takenOff, ...item }: NoticeItem): NoticeItem | null {
	const isOnlyGuests = item.act === 'changed' && item.facts.length === 0 && (putOn || takenOff)
	return isOnlyGuests ? null : item
}

/** To whom was put on a record it is new, and from whom was taken off it is removed (PORTAL-143). */
function forCompanion(item: NoticeItem, seen: ReadonlySet<string>, guestId: string): NoticeItem | null {
	const { putOn = [], takenOff = [], act, facts } = item
	if (takenOff.includes(guestId)) return act === 'added' ? null : forLead({ ...item, act: 'removed', facts: [] })
	if (!isSeen(item, seen, guestId)) return null
	if (act !== 'changed' || !putOn.includes(guestId)) return forLead(item)
	const known = facts.filter(({ now }) => now !== null).map((fact) => ({ ...fact, was: null }))
	return forLead({ ...item, act: 'added', facts: known })
}

/** A record that was removed is seen by those who saw it last. */
function isSeen(
	{ list, recordId, seenBy }: Pick<NoticeItem, 'list' | 'recordId' | 'seenBy'>,
	seen: ReadonlySet<string>,
	guestId: string,
): boolean {
	if (list === 'trip' || seen.has(recordId)) return true
	return seenBy === 'everybody' || (Array.isArray(seenBy) && seenBy.includes(guestId))
}
