import type { StaffReminder } from '#shared/notices/notice.ts'
import type { Db } from '#server/db/connect.ts'
import type { NoticeServices } from '../send-notice.ts'
import { dedupeKey, plannedReminders, sentKeys } from './planned-reminders.ts'

/** The reminders to come of a trip, as staff see them (CRM-171): when, to whom, and which are left out. */
export async function upcomingReminders(
	db: Db,
	services: Pick<NoticeServices, 'agency' | 'reader'>,
	tripId: string,
	now = Date.now(),
): Promise<StaffReminder[]> {
	const planned = await plannedReminders(db, services, tripId)
	const sent = await sentKeys(db, tripId)
	const skips = await db
		.selectFrom('reminderSkips as r')
		.leftJoin('users as u', 'u.id', 'r.skippedBy')
		.select(['r.key', 'r.reason', 'r.skippedAt', 'u.fullName', 'u.username'])
		.where('tripId', '=', tripId)
		.execute()
	return planned
		.filter((reminder) => reminder.until > now && !sent.has(dedupeKey(tripId, reminder)))
		.map(({ key, kind, title, dueAt, waitsFor, readers }) => {
			const skip = skips.find((one) => one.key === key)
			return {
				key,
				kind,
				title,
				waitsFor,
				dueAt: new Date(dueAt).toISOString(),
				people: readers.map(({ name }) => name),
				skipped: skip
					? { reason: skip.reason, by: skip.fullName ?? skip.username, at: skip.skippedAt.toISOString() }
					: null,
			}
		})
}
