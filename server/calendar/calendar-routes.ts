import { seenBy } from '#shared/trips/sight/seen-by.ts'
import type { Db } from '#server/db/connect.ts'
import type { InstalledAgency } from '#server/agency/agency-store.ts'
import { helpOf } from './help.ts'
import { toCalendar } from './to-calendar.ts'
import { contentDisposition } from '#server/files/file-name.ts'
import { get, type Route } from '#server/http/routes.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'

type Deps = { db: Db; reader: TripReader; publicUrl: string; agency: InstalledAgency }

/** A trip as an iCalendar file for download. */
export function calendarRoutes({ db, reader, publicUrl, agency }: Deps): Route[] {
	return [
		get('/api/portal/trips/:id/calendar', 'signedIn', async (c, user) => {
			const { trip: whole, viewer } = await reader.tripWithViewer(db, user, c.req.param('id'))
			const trip = seenBy(viewer, whole)
			return c.body(toCalendar(trip, await helpOf(db, publicUrl, agency)), 200, {
				'Content-Type': 'text/calendar; charset=utf-8',
				'Content-Disposition': contentDisposition('attachment', trip.name, 'ics'),
				'X-Content-Type-Options': 'nosniff',
			})
		}),
	]
}
