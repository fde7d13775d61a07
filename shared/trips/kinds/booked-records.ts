import type { AnyBookedKind, BookedRecord } from './booked-kind.ts'
import { BOOKED_KIND_LIST, BOOKED_KINDS, type BookedKind, type RecordOf } from './registry.ts'

/** What is booked for a trip, list by list. */
export type BookedLists = { [K in BookedKind]: RecordOf[K][] }
type One = { list: BookedKind; kind: AnyBookedKind; record: BookedRecord }

/** Everything booked for a trip with its kind, kind after kind. */
export const bookedRecords = (trip: BookedLists): One[] =>
	BOOKED_KIND_LIST.flatMap((list) => trip[list].map((record): One => ({ list, kind: BOOKED_KINDS[list], record })))

/** The trip with what is booked of each kind chosen or put in order. */
export function eachBooked<T extends BookedLists>(
	trip: T,
	change: (records: readonly BookedRecord[], kind: AnyBookedKind) => BookedRecord[],
): T {
	const changed = BOOKED_KIND_LIST.map((list) => [list, change(trip[list], BOOKED_KINDS[list])])
	return { ...trip, ...Object.fromEntries(changed) }
}

/** The trip with everything in it cancelled when the trip itself is: nothing of it takes place, whatever its records say. */
export const withTripStatus = <T extends BookedLists & { status: string }>(trip: T): T =>
	trip.status === 'cancelled'
		? eachBooked(trip, (records) => records.map((record) => ({ ...record, status: 'cancelled' })))
		: trip

/** The trip without what is cancelled in it. */
export const withoutCancelled = <T extends BookedLists>(trip: T): T =>
	eachBooked(trip, (records) => records.filter(({ status }) => status !== 'cancelled'))
