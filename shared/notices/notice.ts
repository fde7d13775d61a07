import { isObject, readList, versioned } from '../stored-shape.ts'
import type { LiveFlight } from '../portal/live-status.ts'
import type { Kind } from '../trips/kinds/registry.ts'

/** What a notice is about. */
export type NoticeKind = 'ready' | 'change' | 'flight' | 'reminder'
/** 'significant' is what lets a traveller withdraw or decide anew; 'soon' concerns the next three days. Both wait for "Got it". */
export type Urgency = 'significant' | 'soon' | 'ordinary'

/** One value, in words of the time of the notice. Without both, only that it changed is told: a reference, or a long text. */
export type NoticeFact = { label: string; was: string | null; now: string | null }
/** What happened to one part of the trip. `list` and `recordId` are the part's, for links and for who may see it. */
export type NoticeItem = {
	list: Kind | 'trip'
	recordId: string
	act: 'added' | 'changed' | 'cancelled' | 'removed' | 'replaced'
	title: string
	day: string | null
	facts: NoticeFact[]
	/** Who did it. Nobody is told what they did themselves. */
	actorIds: string[]
	/** Who saw a record that was removed. */
	seenBy?: SeenBy
	/** Companions' guests who were put on it, or taken off it: only they are told (PORTAL-143). */
	putOn?: string[]
	takenOff?: string[]
}
/** Who saw a record: everybody on the trip, or these guests and the lead. Missing where it can be looked up, or is not known. */
export type SeenBy = 'everybody' | string[] | null
/** An item as it leaves the server. */
export type SentItem = Omit<NoticeItem, 'actorIds' | 'seenBy' | 'putOn' | 'takenOff'>
/**
 * The stored content of a notice. `title` and `text` are for notices that the product thinks of itself, such as reminders. `readerIds` are
 * the people to whom it is addressed; null is everybody on the trip.
 */
export type NoticeBody = {
	items: NoticeItem[]
	title: string | null
	text: string | null
	choices: string | null
	readerIds: string[] | null
}

/** A notice as a traveller reads it. Instants are ISO 8601 in UTC. */
export type Notice = {
	id: string
	kind: NoticeKind
	urgency: Urgency
	at: string
	word: string | null
	telephonedAt: string | null
	seenAt: string | null
	acknowledgedAt: string | null
} & Omit<NoticeBody, 'items' | 'readerIds'> & { items: SentItem[] }

/** Whether the traveller is asked to say "Got it". */
export const asksForAnswer = ({ kind, urgency }: Pick<Notice, 'kind' | 'urgency'>) =>
	urgency !== 'ordinary' && (kind === 'change' || kind === 'flight')

/** Why changes are not told. A change made by telephone is told all the same, by mail. */
export const WITHHOLD_REASONS = {
	typingError: 'It was a typing error',
	notForGuests: 'It is not for the guests',
} as const
export type WithholdReason = keyof typeof WITHHOLD_REASONS

/** How a notice reached one person, in words that claim only what is known (CRM-157). `at` is an instant. */
export type Receipt = {
	userId: string
	person: string
	isTelephoned: boolean
	lines: { text: string; at: string | null }[]
}
/** A notice as staff read it. */
export type StaffNotice = Omit<Notice, 'seenAt' | 'acknowledgedAt'> & {
	telephonedBy: string | null
	receipts: Receipt[]
}
/** The changes of a trip that wait to be told. */
export type PendingNotice = {
	dueAt: string
	held: boolean
	word: string | null
	choices: string | null
	telephonedAt: string | null
	telephonedBy: string | null
	version: number
	/** What will be told; empty where everything was undone. */
	items: SentItem[]
	/** It may not be withheld (CRM-156). */
	isSignificant: boolean
	subject: string
}
/** A reminder to come, as staff see it (CRM-171). */
export type StaffReminder = {
	key: string
	kind: string
	title: string
	/** An instant, ISO 8601. */
	dueAt: string
	people: string[]
	/** What is missing before it can be sent. */
	waitsFor: string | null
	/** Why a colleague leaves it out. */
	skipped: { reason: string; by: string | null; at: string } | null
}
/** What a provider said last of a flight, next to what is booked (CRM-172). Times are local to each airport. */
export type FlightReport = {
	id: string
	version: number
	title: string
	departureTime: string
	arrivalTime: string
	/** What staff have to look at: 'cancelled', 'diverted' or 'connection'. */
	suspected: string | null
	reported: LiveFlight
}
/** Everything staff see of a trip's notices. */
export type TripNotices = {
	toldSince: string | null
	pending: PendingNotice | null
	notices: StaffNotice[]
	/** Those to come, earliest first. Answers of an earlier release have none. */
	reminders?: StaffReminder[]
	flights?: FlightReport[]
}
/** A trip whose notices need staff: held for more than a day, significant and unanswered, or a flight of which a provider says so. */
export type NoticeAlert = {
	tripId: string
	tripName: string
	customerName: string
	phone: string | null
	what: 'held' | 'unanswered' | 'cancelled' | 'diverted' | 'connection'
	since: string
	title: string
}

const text = (value: unknown) => (typeof value === 'string' ? value : null)
const ACTS = ['added', 'changed', 'cancelled', 'removed', 'replaced'] as const

function readFact(value: unknown): NoticeFact | null {
	if (!isObject(value) || typeof value.label !== 'string') return null
	return { label: value.label, was: text(value.was), now: text(value.now) }
}

function readItem(value: unknown): NoticeItem | null {
	if (!isObject(value)) return null
	const act = ACTS.find((one) => one === value.act)
	const { list, recordId, title } = value
	if (!act || typeof list !== 'string' || typeof recordId !== 'string' || typeof title !== 'string') return null
	return {
		list: list as NoticeItem['list'],
		recordId,
		act,
		title,
		day: text(value.day),
		facts: readList(value.facts, readFact),
		actorIds: readList(value.actorIds, text),
		seenBy: readSeenBy(value.seenBy),
		...(Array.isArray(value.putOn) ? { putOn: readList(value.putOn, text) } : {}),
		...(Array.isArray(value.takenOff) ? { takenOff: readList(value.takenOff, text) } : {}),
	}
}

/** How `seenBy` is stored. */
export const readSeenBy = (value: unknown): SeenBy =>
	value === 'everybody' ? value : Array.isArray(value) ? readList(value, text) : null

const KINDS = ['ready', 'change', 'flight', 'reminder'] as const
const URGENCIES = ['significant', 'soon', 'ordinary'] as const

/** An item as it may leave the server. Staff, to whom nobody has fitted it, read that somebody was put on it or taken off. */
export function asSent({ actorIds: _actorIds, seenBy: _seenBy, putOn, takenOff, ...item }: NoticeItem): SentItem {
	if (!putOn && !takenOff) return item
	return { ...item, facts: [...item.facts, { label: 'Who is on it', was: null, now: null }] }
}

/** Notices from a device's cache, whichever release stored them. One that cannot be read is left out. */
export const readNotices = (value: unknown): Notice[] =>
	readList(value, (one): Notice | null => {
		const body = noticeShape.read(one)
		if (!body || !isObject(one) || typeof one.id !== 'string' || typeof one.at !== 'string') return null
		const { readerIds: _readerIds, items, ...content } = body
		return {
			...content,
			items: items.map(asSent),
			id: one.id,
			kind: KINDS.find((kind) => kind === one.kind) ?? 'change',
			urgency: URGENCIES.find((urgency) => urgency === one.urgency) ?? 'ordinary',
			at: one.at,
			word: text(one.word),
			telephonedAt: text(one.telephonedAt),
			seenAt: text(one.seenAt),
			acknowledgedAt: text(one.acknowledgedAt),
		}
	})

/** How the content of a notice is stored. */
export const noticeShape = versioned<NoticeBody>({
	version: 1,
	read: (members) => ({
		items: readList(members.items, readItem),
		title: text(members.title),
		text: text(members.text),
		choices: text(members.choices),
		readerIds: Array.isArray(members.readerIds) ? readList(members.readerIds, text) : null,
	}),
})
