import type { NoticeItem } from '#shared/notices/notice.ts'

/** What travellers are reminded of (PORTAL-123). */
export const REMINDER_KINDS = ['approve', 'passport', 'documents', 'sevenDays', 'checkIn'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** A reminder as the trip is now. Instants are milliseconds UTC. */
export type Reminder = {
	/** The kind, what it is about and the day it hangs on: a flight that moves to another day is reminded of anew. */
	key: string
	kind: ReminderKind
	dueAt: number
	/** Later than this it is of no use, and is not sent. */
	until: number
	title: string
	text: string
	items: NoticeItem[]
	/** What is missing before it can be sent, for staff. */
	waitsFor: string | null
}
