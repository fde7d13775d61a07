import { z } from 'zod'
import { guest } from '#shared/trips/kinds/guest.ts'
import { identityFields } from '#shared/trips/kinds/record-kind.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { readObject } from '#server/http/body.ts'
import { check } from '#server/http/refusal.ts'
import { get, post, type Route } from '#server/http/routes.ts'
import type { TripRecords } from '../records/trip-records.ts'
import { findTrip } from '../trip/find-trip.ts'
import { noteReadingOf } from '../trip/note-reading.ts'
import { listKnownGuests, readKnownGuest } from './read-known-guests.ts'

const nothing = z.strictObject({})
const SEALED = identityFields(guest)

/** Guests of other trips of the same customer, whose details can be taken over (CRM-365, API-272). */
export function knownGuestRoutes({ db, records }: { db: Db; records: TripRecords }): Route[] {
	return [
		get('/api/admin/trips/:id/known-guests', 'admin', async (c) => {
			const trip = await findTrip(db, c.req.param('id'))
			return c.json({ people: await listKnownGuests(db, trip) })
		}),

		get('/api/admin/trips/:id/known-guests/:guestId', 'admin', async (c, user) => {
			const trip = await findTrip(db, c.req.param('id'))
			const details = await readKnownGuest(db, records, user, trip, c.req.param('guestId'))
			if (SEALED.some((name) => name in details.values))
				await noteReadingOf(db, { id: user.id, ip: c.var.ip }, details.trip.id)
			return c.json({ details })
		}),

		post('/api/admin/trips/:id/known-guests/:guestId', 'admin', async (c, user) => {
			check(nothing, await readObject(c))
			const trip = await findTrip(db, c.req.param('id'))
			const details = await readKnownGuest(db, records, user, trip, c.req.param('guestId'))
			await audit(db, { id: user.id, ip: c.var.ip }, 'guest details taken over', trip.id, {
				detail: { guestId: details.guestId, fromTripId: details.trip.id, fields: Object.keys(details.values) },
			})
			return c.json({ details })
		}),
	]
}
