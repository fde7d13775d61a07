import type { DraftFields, DraftIssue, DraftList, ReadValue } from '#shared/import/draft.ts'
import { rawOf, type Said, valueOf } from './said.ts'
import { type Clock, clockOf, type When } from './when.ts'

/** Issues of one element, by its field; where it will stand in the draft is not known yet. */
type BookingIssue = Pick<DraftIssue, 'code' | 'message' | 'raw'> & { field: string }

/** One reservation as our model sees it, before copies and versions of it are merged. */
export type Booking = {
	list: Exclude<DraftList, 'guests'>
	/** 'flight', 'taxi', 'train' …: only bookings of one kind can be the same. */
	kind: string
	fields: DraftFields
	/** Who it is for, as names with titles; folded into the guests. */
	people: Said[]
	reference: string | null
	/** When this version was made, in milliseconds; null where nobody says. */
	modified: number | null
	/** Where and when it begins and ends, by names that compare: '' where nobody says. */
	ends: { from: string; to: string; departs: string; arrives: string }
	issues: BookingIssue[]
	/** What it says of itself when it has to be left out: 'United 110'. */
	title: string
}

export const NO_ENDS: Booking['ends'] = { from: '', to: '', departs: '', arrives: '' }

/** Adds a field where there is something to say. */
export function put(
	fields: DraftFields,
	name: string,
	said: Said | null,
	value: string | number | null | undefined,
): void {
	if (said && value !== null && value !== undefined && value !== '') fields[name] = valueOf(said, value)
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
	when: When | null,
	zone: string | null,
): Clock | null {
	if (!when) return null
	const clock = clockOf(when, zone)
	const isDayAlone = names.time === undefined
	issues.push(...oddities(names.time ?? names.day, when, isDayAlone ? { ...clock, clashes: undefined } : clock))
	const withZone = (value: string) => ({ ...valueOf(when.said, value), ...(clock.zone && { zone: clock.zone }) })
	if (clock.day) fields[names.day] = withZone(clock.day)
	if (clock.time && names.time) fields[names.time] = withZone(clock.time)
	return clock
}

/** What staff should look at: an offset the place does not keep, a time without a place, a day that could be a month. */
export function oddities(field: string, when: When, clock: Clock): BookingIssue[] {
	const odd = [
		clock.clashes && {
			code: 'OFFSET_CLASH',
			message: `${clock.time} is said to be ${when.offset} from UTC, but clocks there keep another time. Kept as given.`,
		},
		clock.unplaced && {
			code: 'TIME_IN_UTC',
			message: `${clock.time} is in UTC, and where it happens is not known. Check the hour.`,
		},
		when.isOrderAssumed && {
			code: 'DATE_ORDER_ASSUMED',
			message: `The day and the month could be the other way round. Read as ${clock.day}.`,
		},
	]
	return odd.filter((one) => one !== undefined).map((one) => ({ field, ...one, raw: rawOf(when.said) }))
}

/** schema.org's ReservationConfirmed and Gmail's Confirmed alike, as one of our three statuses (IMPORT-42). */
export function statusOf(text: string | null): string | null {
	const word = /(confirmed|pending|hold|cancell?ed)$/i.exec(text ?? '')?.[1]?.toLowerCase()
	if (!word) return null
	if (word === 'confirmed') return 'confirmed'
	return word === 'pending' || word === 'hold' ? 'pending' : 'cancelled'
}
