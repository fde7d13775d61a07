import { addDays, daysBetween } from '#shared/dates.ts'
import { type BookedLists, bookedRecords, withoutCancelled } from './kinds/booked-records.ts'
import { guest } from './kinds/guest.ts'
import { type AnyKind, valuesOf } from './kinds/record-kind.ts'
import { BOOKED_KIND_LIST, type BookedKind, type EnteredKind } from './kinds/registry.ts'
import type { TripValues } from './trip.ts'
import type { WholeTrip } from './whole-trip.ts'

type Row = Record<string, unknown>

/**
 * A copy of a trip with another start date. All records move by whole days and keep their times. Nothing is booked for the copy yet:
 * references are cleared, statuses become pending, cancelled records are left out. Guests are copied without their passports, and
 * documents and images are not copied.
 */
export function copyOfTrip(
	trip: WholeTrip,
	startDate: string,
): { values: TripValues; records: Record<EnteredKind, Row[]> } {
	const days = daysBetween(trip.startDate, startDate)
	return {
		values: {
			name: `Copy of ${trip.name}`.slice(0, 200),
			destination: trip.destination,
			packageName: trip.packageName,
			orderId: null,
			startDate,
			endDate: addDays(trip.endDate, days),
			firstPaymentDate: null,
			guestDetailsApprovalStatus: 'pending',
			status: 'pending',
			bookingAgent: trip.bookingAgent,
			notes: trip.notes,
		},
		records: {
			guests: trip.guests.map((item) => ({ ...valuesOf(guest, item), ...without(PASSPORT_FIELDS) })),
			...bookedAgain(trip, days),
		},
	}
}

const PASSPORT_FIELDS: readonly (keyof typeof guest.fields)[] = [
	'passportNumber',
	'passportExpiry',
	'passportCountry',
	'passportIssued',
]

const without = (names: readonly string[]): Row => Object.fromEntries(names.map((name) => [name, null]))

function bookedAgain(trip: BookedLists, days: number): Record<BookedKind, Row[]> {
	const again = Object.fromEntries(BOOKED_KIND_LIST.map((list) => [list, []])) as unknown as Record<BookedKind, Row[]>
	for (const { list, kind, record } of bookedRecords(withoutCancelled(trip)))
		again[list].push({ ...shifted(kind, record, days), ...without(kind.references), status: 'pending' })
	return again
}

function shifted(kind: AnyKind, item: Row, days: number): Row {
	const values: Row = valuesOf(kind, item)
	for (const [name, value] of Object.entries(values)) {
		const type = kind.fields[name]?.kind
		if ((type === 'date' || type === 'dateTime') && typeof value === 'string') values[name] = addDays(value, days)
	}
	return values
}
