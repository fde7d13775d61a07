import { TRIP_SORTS } from '#shared/sorting.ts'
import type { ListedTrip } from '#shared/trips/whole-trip.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { csvAnswer } from '#server/http/lists/csv.ts'
import { readPaging } from '#server/http/lists/paging.ts'
import { freshOnly, get, type Route } from '#server/http/routes.ts'
import { wholeList } from '#server/http/lists/whole-list.ts'
import { listTrips } from './list-trips.ts'
import { readWanted } from './read-wanted.ts'

/** What the file has of each trip, by the column's name. */
const COLUMNS: Record<string, (trip: ListedTrip) => string | null> = {
	Customer: (trip) => trip.customerName,
	'Trip Name': (trip) => trip.name,
	Destination: (trip) => trip.destination,
	'Start Date': (trip) => trip.startDate,
	'End Date': (trip) => trip.endDate,
	Status: (trip) => trip.status,
	'Guest Approval Status': (trip) => trip.guestDetailsApprovalStatus,
	Package: (trip) => trip.packageName,
	'Order ID': (trip) => trip.orderId,
	'First Payment Date': (trip) => trip.firstPaymentDate,
	'Booking Agent': (trip) => trip.bookingAgent,
	'Trip ID': (trip) => trip.id,
}

/** The list of trips as a file, filtered and sorted as on the screen (CRM-325, API-254). The export is recorded first. */
export function tripExportRoutes({ db }: { db: Db }): Route[] {
	return [
		freshOnly(
			get('/api/admin/trips.csv', 'admin', async (c, user) => {
				const paging = readPaging(c, TRIP_SORTS)
				const { wanted, sort } = await readWanted(c, db, user, paging)
				await audit(db, { id: user.id, ip: c.var.ip }, 'list exported', null, { detail: { list: 'trips' } })
				return csvAnswer(c, 'trips.csv', Object.keys(COLUMNS), rows())

				async function* rows() {
					for await (const trips of wholeList({ ...paging, sort }, (part) => listTrips(db, part, wanted)))
						yield trips.map((trip) => Object.values(COLUMNS).map((cell) => cell(trip)))
				}
			}),
		),
	]
}
