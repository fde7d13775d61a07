import type { DraftFields, DraftIssue, ImportedKind } from '#shared/import/draft.ts'
import { rawText, type SourcedValue, toReadValue } from './sourced-value.ts'
import { type LocalTime, toLocalTime, type Timestamp } from './timestamps.ts'

/** An issue of a field. Its path is completed once the element's index in the draft is known. */
type BookingIssue = Pick<DraftIssue, 'code' | 'message' | 'raw'> & { field: string }

/** One reservation in terms of our records, before copies and versions of it are merged. */
export type Booking = {
	list: Exclude<ImportedKind, 'guests'>
	/** 'flight', 'taxi', 'train' …: only bookings of the same kind are merged. */
	kind: string
	fields: DraftFields
	/** The people it is for. They become guests. */
	people: SourcedValue[]
	reference: string | null
	/** When this version was made, in milliseconds, or null if unknown. */
	modified: number | null
	/** Where and when it begins and ends, as comparable names and times, or '' if unknown. */
	endpoints: { from: string; to: string; departs: string; arrives: string }
	issues: BookingIssue[]
	/** How a message names it if it has to be left out: 'United 110'. */
	title: string
}

/** What a converter reads from a reservation. */
export type BookingPart = Pick<Booking, 'fields' | 'endpoints' | 'issues' | 'title'>

export const emptyPart = (): BookingPart => ({
	fields: {},
	endpoints: { from: '', to: '', departs: '', arrives: '' },
	issues: [],
	title: '',
})

/** Adds a field if there is a value. */
export function put(
	fields: DraftFields,
	name: string,
	source: SourcedValue | null,
	value: string | number | null | undefined,
): void {
	if (source && value !== null && value !== undefined && value !== '') fields[name] = toReadValue(source, value)
}

/** Adds the date of a timestamp, and its time if there is one, with issues about anything odd. */
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

/** Issues for staff to check: an offset that the place does not have, a UTC time without a place, an ambiguous date. */
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

/**
 * Normalises schema.org's ReservationConfirmed, Gmail's Confirmed and the like to one of our three statuses
 * (IMPORT-42).
 */
export function normaliseStatus(text: string | null): string | null {
	const word = /(confirmed|pending|hold|cancell?ed)$/i.exec(text ?? '')?.[1]?.toLowerCase()
	if (!word) return null
	if (word === 'confirmed') return 'confirmed'
	return word === 'pending' || word === 'hold' ? 'pending' : 'cancelled'
}
