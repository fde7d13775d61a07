import { seenBy } from '#shared/trips/sight/seen-by.ts'
import type { Db } from '#server/db/connect.ts'
import { toCalendar } from './to-calendar.ts'
import { contentDisposition } from '#server/files/file-name.ts'
import { get, type Route } from '#server/http/routes.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'

/** A trip as an iCalendar file for download. */
export function calendarRoutes({ db, reader }: { db: Db; reader: TripReader }): Route[] {
	return [
		get('/api/portal/trips/:id/calendar', 'signedIn', async (c, user) => {
			const { trip: whole, viewer } = await reader.tripWithViewer(db, user, c.req.param('id'))
			const trip = seenBy(viewer, whole)
			return c.body(toCalendar(trip), 200, {
				'Content-Type': 'text/calendar; charset=utf-8',
				'Content-Disposition': contentDisposition('attachment', trip.name, 'ics'),
				'X-Content-Type-Options': 'nosniff',
			})
		}),
	]
}
