import { atolCover } from '#shared/atol/atol-cover.ts'
import { choice, type Fields, guestsOfTrip, required, type ValuesOf } from '#shared/fields.ts'
import { BOOKING_STATUSES } from '../booking-status.ts'
import type { DeclaredMoment } from '#shared/journey/declared-moment.ts'
import type { PlaceEnd, PlaceTexts } from '#shared/journey/place.ts'
import type { Moment } from '../timeline/moments.ts'
import type { AnyValues, KindNames, RecordKind, Saved } from './record-kind.ts'

/** The fields that everything booked has. */
export const bookedFields = {
	status: required(choice('Status', BOOKING_STATUSES, { initial: 'confirmed', tells: 'exists' })),
	atolCover,
	/** Who is on it. No value is everybody; an empty list is nobody yet, and is shown to no companion. */
	guestIds: guestsOfTrip('Who is on it', { blankMeansAll: true }),
}
type BookedFields = typeof bookedFields

type BookedNames = KindNames & {
	/** The first part of the UID of its calendar events. Calendars know an event again by it, so it never changes. */
	event: string
}

/** A name and a value; a fact without a value is left out. */
type Fact = [label: string, value: string | null]
/** Declares a kind of record that is booked, takes place at some time and is printed. */
export type BookedRecordKind<F extends Fields, N extends BookedNames = BookedNames, V = ValuesOf<F>> = RecordKind<
	F,
	N,
	V
> & {
	/** Fields that name this one booking: a copy of the trip leaves them empty. */
	references: readonly (keyof F & string)[]
	/** The few words that name it in a sentence: 'BA342'. */
	shortName: (record: V) => string
	/** When it begins, by the clock of its place: what a trip is ordered by, and what comes next. */
	begins: (record: V) => Moment
	/** Orders records that begin at the same moment. */
	ends?: (record: V) => Moment
	/** Its first and its last day. */
	days: (record: V) => { from: string; to: string }
	/** What the portal's trip page says where there are none; null leaves its section out. */
	none: string | null
	/**
	 * Its event in a calendar. It lasts for whole days, of which `until` is the one after the last, or from its first moment on. `alarm`:
	 * minutes before it, for what does not wait. `ownNotes` are for the traveller's own file, never for an address that others may know.
	 */
	calendar: (record: V) => {
		wholeDays?: { from: string; until: string }
		alarm?: number
		summary: string
		location: string | null
		notes: (string | null)[]
		ownNotes: (string | null)[]
	}
	/** What happens to its travellers, in order (PORTAL-65). */
	moments: (record: V) => DeclaredMoment[]
	/** Where each of its moments takes place. */
	places: (record: V) => { [end in PlaceEnd]?: PlaceTexts }
	/** Where the travellers sleep, and until when. */
	sleeps?: (record: V) => { at: string; from: string; until: string }
	/** The facts of its chapter in the booking confirmation. */
	printedFacts: (record: V) => Fact[]
	/**
	 * Its line on the ATOL certificate, under which heading, and the fields it depends on. With a flight, a service that is `inPackage`
	 * makes the trip a package.
	 */
	certificate: {
		heading: string
		fields: readonly (keyof F & string)[]
		line: (record: V) => string
		inPackage: boolean
	}
}

export type AnyBookedKind = BookedRecordKind<Fields, BookedNames, AnyValues>
/** What is known of a booked record of whatever kind. */
export type BookedRecord = Saved<RecordKind<BookedFields>>

export function bookedKind<const F extends Fields & BookedFields, const N extends BookedNames>(
	kind: BookedRecordKind<F, N>,
): BookedRecordKind<F, N> {
	return kind
}
