import type { DraftFields, DraftIssue, ImportedKind, ReadValue } from '#shared/import/draft.ts'
import { rawText, type SourcedValue, toReadValue } from './sourced-value.ts'
import { type LocalTime, toLocalTime, type Timestamp } from './timestamps.ts'

/** Issues of one element, by its field; where it will stand in the draft is not known yet. */
type BookingIssue = Pick<DraftIssue, 'code' | 'message' | 'raw'> & { field: string }

/** One reservation as our model sees it, before copies and versions of it are merged. */
export type Booking = {
	list: Exclude<ImportedKind, 'guests'>
	/** 'flight', 'taxi', 'train' …: only bookings of one kind can be the same. */
	kind: string
	fields: DraftFields
	/** Who it is for, as names with titles; folded into the guests. */
	people: SourcedValue[]
	reference: string | null
	/** When this version was made, in milliseconds; null where nobody says. */
	modified: number | null
	/** Where and when it begins and ends, by names that compare: '' where nobody says. */
	endpoints: { from: string; to: string; departs: string; arrives: string }
	issues: BookingIssue[]
	/** What it says of itself when it has to be left out: 'United 110'. */
	title: string
}

/** What a converter reads of a reservation. */
export type BookingPart = Pick<Booking, 'fields' | 'endpoints' | 'issues' | 'title'>

export const emptyPart = (): BookingPart => ({
	fields: {},
	endpoints: { from: '', to: '', departs: '', arrives: '' },
	issues: [],
	title: '',
})

/** Adds a field where there is something to say. */
export function put(
	fields: DraftFields,
	name: string,
	source: SourcedValue | null,
	value: string | number | null | undefined,
): void {
	if (source && value !== null && value !== undefined && value !== '') fields[name] = toReadValue(source, value)
}

export const derived = (from: ReadValue, value: string | number): ReadValue => ({
	...from,
	value,
	certainty: 'derived',
})

/** A day, and an hour where there is one, of a time that was said: with a word of what is odd about it. */
export function putDayAndTime(
	{ fields, issues }: Pick<Booking, 'fields' | 'issues'>,
	names: { day: string; time?: string },
	timestamp: Timestamp | null,
	zone: string | null,
): LocalTime | null {
	if (!timestamp) return null
	const localTime = toLocalTime(timestamp, zone)
	const isDayAlone = names.time === undefined
	issues.push(
		...timeIssues(
			names.time ?? names.day,
			timestamp,
			isDayAlone ? { ...localTime, offsetClashes: undefined } : localTime,
		),
	)
	const withZone = (value: string) => ({
		...toReadValue(timestamp.source, value),
		...(localTime.zone && { zone: localTime.zone }),
	})
	if (localTime.day) fields[names.day] = withZone(localTime.day)
	if (localTime.time && names.time) fields[names.time] = withZone(localTime.time)
	return localTime
}

/** What staff should look at: an offset the place does not keep, a time without a place, a day that could be a month. */
export function timeIssues(field: string, timestamp: Timestamp, localTime: LocalTime): BookingIssue[] {
	const found = [
		localTime.offsetClashes && {
			code: 'OFFSET_CLASH',
			message: `The UTC offset of ${localTime.time} (${timestamp.offset}) does not match the place. The time was kept as written.`,
		},
		localTime.hasUnknownZone && {
			code: 'TIME_IN_UTC',
			message: `${localTime.time} is in UTC, and the time zone of the place is unknown. Check the time.`,
		},
		timestamp.isOrderAssumed && {
			code: 'DATE_ORDER_ASSUMED',
			message: `The day and the month could be swapped. The date was read as ${localTime.day}.`,
		},
	]
	return found.filter((one) => one !== undefined).map((one) => ({ field, ...one, raw: rawText(timestamp.source) }))
}

/** schema.org's ReservationConfirmed and Gmail's Confirmed alike, as one of our three statuses (IMPORT-42). */
export function normaliseStatus(text: string | null): string | null {
	const word = /(confirmed|pending|hold|cancell?ed)$/i.exec(text ?? '')?.[1]?.toLowerCase()
	if (!word) return null
	if (word === 'confirmed') return 'confirmed'
	return word === 'pending' || word === 'hold' ? 'pending' : 'cancelled'
}
