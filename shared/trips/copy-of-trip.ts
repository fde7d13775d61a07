import type { WholeTrip } from './whole-trip.ts'
import { addDays, daysBetween } from '#shared/dates.ts'
import { type AnyTripRecord, valuesOf } from '#shared/record.ts'
import { accommodation } from './kinds/accommodation.ts'
import { activity } from './kinds/activity.ts'
import { flight } from './kinds/flight.ts'
import { guest } from './kinds/guest.ts'
import { transfer } from './kinds/transfer.ts'
import type { TripList } from './kinds/registry.ts'
import type { TripValues } from './trip.ts'

type Row = Record<string, unknown>

/**
 * A copy of a trip with another start date. All records move by whole days and keep their times. Nothing is booked for the copy yet:
 * references are cleared, statuses become pending, cancelled records are left out. Guests are copied without their passports, and
 * documents and images are not copied.
 */
export function copyOfTrip(
	trip: WholeTrip,
	startDate: string,
): { values: TripValues; records: Record<TripList, Row[]> } {
	const days = daysBetween(trip.startDate, startDate)
	const again = (record: AnyTripRecord, items: readonly ({ status: string } & Row)[]) =>
		items
			.filter(({ status }) => status !== 'cancelled')
			.map((item) => ({ ...shifted(record, item, days), ...without(record, REFERENCES), status: 'pending' }))
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
			guests: trip.guests.map((item) => ({ ...valuesOf(guest, item), ...without(guest, PAPERS) })),
			flights: again(flight, trip.flights),
			accommodations: again(accommodation, trip.accommodations),
			transfers: again(transfer, trip.transfers),
			activities: again(activity, trip.activities),
		},
	}
}

const REFERENCES = ['pnr', 'confirmationNumber']
const PAPERS = ['passportNumber', 'passportExpiry', 'passportCountry']

const without = ({ fields }: AnyTripRecord, names: readonly string[]): Row =>
	Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, null]))

function shifted(record: AnyTripRecord, item: Row, days: number): Row {
	const values: Row = valuesOf(record, item)
	for (const [name, value] of Object.entries(values)) {
		const kind = record.fields[name]?.kind
		if ((kind === 'date' || kind === 'dateTime') && typeof value === 'string') values[name] = addDays(value, days)
	}
	return values
}
