import { date, longText, required, text } from '#shared/fields.ts'

/** What staff have to do for a trip, a customer or an enquiry. Instants are ISO 8601 in UTC, days 'YYYY-MM-DD'. */
export type Task = {
	/** That of a template's task consists of the ids of its template and its trip. */
	id: string
	title: string
	note: string | null
	due: string | null
	ownerId: string | null
	ownerName: string | null
	/** The trip, customer or enquiry that it is about. */
	about: { kind: TaskSubject; id: string; name: string }
	/** The template that makes it for the trip; null for one that staff wrote. */
	templateId: string | null
	doneAt: string | null
	/** Null while it is open, and when the account is gone. */
	doneByName: string | null
	/** 0 for a template's task about which nobody has decided anything yet. */
	version: number
}

export type TaskSubject = 'trip' | 'customer' | 'enquiry'

/** The member of a request that names what a task is about. */
export const SUBJECT_IDS = { trip: 'tripId', customer: 'userId', enquiry: 'enquiryId' } as const

/** What staff write down. */
export const taskFields = {
	title: required(text('Task', { max: 200 })),
	due: date('Due'),
	note: longText('Note', { rows: 3, max: 2000 }),
}

/** Whose tasks a list shows. */
export const TASK_OWNERS = ['mine', 'nobody', 'all'] as const
export type TaskOwner = (typeof TASK_OWNERS)[number]
