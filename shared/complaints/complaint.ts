import { choice, email, longText, required, text } from '#shared/fields.ts'
import { addDays, daysBetween } from '#shared/dates.ts'

/** What a complaint is about. Only the law on personal data has a clock (SITE-166). */
export const COMPLAINT_KINDS = ['personal_data', 'journey'] as const
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number]

export const COMPLAINT_STATES = ['waiting', 'in_progress', 'answered', 'quarantined'] as const
export type ComplaintState = (typeof COMPLAINT_STATES)[number]

/** The fields of the public form. */
export const complaintFields = {
	kind: required(choice('What is it about?', COMPLAINT_KINDS)),
	name: required(text('Your name', { max: 120 })),
	email: required(email('E-mail address')),
	phone: text('Telephone', { max: 60 }),
	booking: text('Journey or reference', { max: 120 }),
	message: required(longText('What happened?', { rows: 7, max: 5000 })),
	remedy: longText('What would put it right?', { rows: 3, max: 2000 }),
}

/** A complaint as staff see it. Instants are ISO 8601 in UTC, days 'YYYY-MM-DD'. */
export type Complaint = {
	id: string
	reference: string
	kind: ComplaintKind
	name: string
	email: string
	phone: string | null
	booking: string | null
	message: string
	remedy: string | null
	state: ComplaintState
	/** The last day for an answer; null where the law names none. */
	dueOn: string | null
	/** When the acknowledgement was queued; null for a quarantined one. */
	acknowledgedAt: string | null
	ownerId: string | null
	ownerName: string | null
	outcome: string | null
	answeredAt: string | null
	version: number
	createdAt: string
}

const DAYS = 30
/** From this many days before the last one it is urgent: the 20th day. */
const URGENT_DAYS = 10

/** The 30th day, the day of receipt included: the earlier of the two ways in which the law is read. */
export const dueDay = (receivedOn: string): string => addDays(receivedOn, DAYS - 1)

/** How urgent an open complaint is on a day; null where nothing is due. */
export function urgencyOf({ dueOn, state }: Pick<Complaint, 'dueOn' | 'state'>, today: string) {
	if (dueOn === null || state === 'answered' || state === 'quarantined') return null
	const daysLeft = daysBetween(today, dueOn)
	return { daysLeft, level: daysLeft < 0 ? 'overdue' : daysLeft <= URGENT_DAYS ? 'soon' : 'calm' } as const
}

/** Where the public page is. Not among the pages of the router: the server sends it as a whole document. */
export const COMPLAINTS_PATH = '/complaints'

/** What the page says after the form was sent: the reference, or the reason why it was not taken. */
export type ComplaintNotice = { received: string } | { problem: ComplaintProblem }
export const COMPLAINT_PROBLEMS = ['invalid', 'too_many', 'unavailable'] as const
export type ComplaintProblem = (typeof COMPLAINT_PROBLEMS)[number]

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** Reads the notice from the page's address; anything else is no notice. */
export function noticeIn(search: string): ComplaintNotice | null {
	const params = new URLSearchParams(search)
	const received = params.get('received')
	if (received !== null && REFERENCE.test(received)) return { received }
	const problem = COMPLAINT_PROBLEMS.find((known) => known === params.get('problem'))
	return problem ? { problem } : null
}
