import type { FlightReport } from '#shared/notices/notice.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { bookedFrom } from './bookings.ts'
import { storedReading } from './readings.ts'

const DAY_MS = 86_400_000

/** What the provider said last of each flight of a trip, next to what is booked, for staff (CRM-172). Flights that are over for a day are left out. */
export async function flightReports(db: Db | Tx, tripId: string, now = Date.now()): Promise<FlightReport[]> {
	const rows = await db
		.selectFrom('flights as f')
		.innerJoin('trips as t', 't.id', 'f.tripId')
		.leftJoin('watchedFlights as w', 'w.flightId', 'f.id')
		.select(['f.id', 'f.version', 'f.airline', 'f.flightNumber', 'f.departureAirport', 'f.arrivalAirport'])
		.select(['f.departureTime', 'f.arrivalTime', 'f.status', 't.destination', 'w.suspected'])
		.where('f.tripId', '=', tripId)
		.where('f.status', '<>', 'cancelled')
		.orderBy('f.departureTime')
		.execute()
	const reports: FlightReport[] = []
	for (const { id, version, suspected, departureTime, arrivalTime, ...row } of rows) {
		const booked = bookedFrom({ ...row, departureTime, arrivalTime })
		if (!booked || now > booked.arrival + DAY_MS || now < booked.departure - 2 * DAY_MS) continue
		const reading = await storedReading(db, booked)
		if (!reading?.flight) continue
		reports.push({
			id,
			version,
			title: `${row.flightNumber ?? row.airline}, ${row.departureAirport} to ${row.arrivalAirport}`,
			departureTime,
			arrivalTime,
			suspected,
			reported: { ...reading.flight, asOf: new Date(reading.readAt).toISOString() },
		})
	}
	return reports
}
