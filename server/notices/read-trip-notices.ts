import { asSent, type PendingNotice, type StaffNotice, type TripNotices } from '#shared/notices/notice.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { flightReports } from '#server/flight-status/flight-reports.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { noticeSubject } from './notice-mail.ts'
import { bodyOf, readOpenChanges } from './open-changes.ts'
import { readNotices } from './read-notices.ts'
import { upcomingReminders } from './reminders/upcoming-reminders.ts'
import { readReceipts } from './receipts.ts'
import type { NoticeServices } from './send-notice.ts'

/** Everything staff see of a trip's notices: what waits, and what was told with its receipts. */
export async function readTripNotices(db: Db, services: NoticeServices, tripId: string): Promise<TripNotices> {
	const { toldSince } = await findTrip(db, tripId)
	const found = await readNotices(db, tripId, null)
	const receipts = await readReceipts(
		db,
		found.map(({ notice }) => notice.id),
	)
	const names = await namesOf(
		db,
		found.map(({ telephonedBy }) => telephonedBy),
	)
	return {
		flights: await flightReports(db, tripId),
		reminders: toldSince ? await upcomingReminders(db, services, tripId) : [],
		toldSince: toldSince?.toISOString() ?? null,
		pending: await readPending(db, tripId),
		notices: found.map(
			({ notice: { seenAt: _seenAt, acknowledgedAt: _acknowledgedAt, ...notice }, telephonedBy }): StaffNotice => ({
				...notice,
				telephonedBy: names.get(telephonedBy) ?? null,
				receipts: receipts.get(notice.id) ?? [],
			}),
		),
	}
}

/** The changes that wait to be told, as the mail will say them. */
export async function readPending(db: Db | Tx, tripId: string): Promise<PendingNotice | null> {
	const pending = await db.selectFrom('pendingNotices').selectAll().where('tripId', '=', tripId).executeTakeFirst()
	if (!pending) return null
	const trip = await findTrip(db, tripId)
	const open = await readOpenChanges(db, tripId)
	const { dueAt, held, word, choices, telephonedAt, telephonedBy, version } = pending
	const body = bodyOf(open, choices)
	return {
		dueAt: dueAt.toISOString(),
		held,
		word,
		choices,
		telephonedAt: telephonedAt?.toISOString() ?? null,
		telephonedBy: (await namesOf(db, [telephonedBy])).get(telephonedBy) ?? null,
		version,
		items: body.items.map(asSent),
		isSignificant: open.isSignificant,
		subject: noticeSubject({ kind: 'change', body }, trip),
	}
}

async function namesOf(db: Db | Tx, ids: readonly (string | null)[]): Promise<Map<string | null, string>> {
	const known = ids.filter((id) => id !== null)
	if (known.length === 0) return new Map()
	const rows = await db.selectFrom('users').select(['id', 'username', 'fullName']).where('id', 'in', known).execute()
	return new Map(rows.map(({ id, username, fullName }) => [id, fullName ?? username]))
}
