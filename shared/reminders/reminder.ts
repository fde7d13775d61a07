import type { Crossing } from '#shared/borders/crossing.ts'
import type { Moment } from '#shared/journey/moment.ts'
import type { Places } from '#shared/journey/place.ts'
import type { NoticeItem } from '#shared/notices/notice.ts'
import type { RecordLists } from '#shared/trips/kinds/registry.ts'

/** What travellers are reminded of (PORTAL-123). */
export const REMINDER_KINDS = ['approve', 'passport', 'documents', 'sevenDays', 'checkIn', 'tomorrow'] as const
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

/** A trip as one person sees it. */
export type RemindedTrip = RecordLists & {
	name: string
	startDate: string
	endDate: string
	status: string
	guestDetailsApprovalStatus: string
	places: Places
	crossings?: Crossing[]
}

/** The part of a trip that a moment belongs to, as an item of a notice. */
export const itemOf = ({ part, day }: Moment, title: string, time: string | null): NoticeItem => ({
	list: part.list,
	recordId: part.id,
	act: 'changed',
	title,
	day,
	facts: time === null ? [] : [{ label: 'Time', was: null, now: time }],
	actorIds: [],
})
