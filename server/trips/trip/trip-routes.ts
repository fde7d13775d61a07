import { schemaOfFields } from '#shared/schemas.ts'
import { withInitials } from '#shared/fields.ts'
import { TRIP_SORTS } from '#shared/sorting.ts'
import { type TripValues, tripFields } from '#shared/trips/trip.ts'
import { newTripSchema, tripSchema } from '#shared/trips/trip-schema.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Storage } from '#server/files/storage.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { answerText } from '#server/http/json-text.ts'
import { page, readPaging } from '#server/http/paging.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { del, get, patch, post, readingAlongside, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import { findMatches } from '#server/search/search-index.ts'
import { causedBy } from '../changes/note-change.ts'
import { changeTrip } from './change-trip.ts'
import { createTrip } from './create-trip.ts'
import { duplicateTrip } from './duplicate-trip.ts'
import { deleteTrip } from './delete-trip.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { findTrip } from './find-trip.ts'
import { countTrips, listTrips, readConsultant } from './list-trips.ts'
import type { TripReader } from './read-trips.ts'
import { noteReading } from './note-reading.ts'
import { refuseHeld } from './trip-hold.ts'
import { tripSearch } from './trip-search.ts'
import { readStats } from '../counters/counters.ts'
import type { TripRecords } from '../records/trip-records.ts'

const startSchema = schemaOfFields({ startDate: tripFields.startDate })

type Deps = { db: Db; storage: Storage; sealer: Sealer; records: TripRecords; reader: TripReader }

/** Staff's calls for trips (API-50). */
export function tripRoutes({ db, storage, sealer, records, reader }: Deps): Route[] {
	return [
		get('/api/admin/stats', 'admin', async (c) => c.json({ stats: await readStats(db) })),

		get('/api/admin/trips', 'admin', async (c, user) => {
			const paging = readPaging(c, TRIP_SORTS)
			const userId = c.req.query('userId') || null
			if (userId && !isId(userId)) throw new Refusal(400, 'malformed', 'userId is not an id')
			const matches = paging.search ? await findMatches(db, tripSearch, paging.search) : null
			const wanted = { matches, userId, consultantId: readConsultant(c, user) }
			const rows = await listTrips(db, paging, wanted)
			const isAll = !matches && !userId && !wanted.consultantId
			const total = isAll ? { total: (await readStats(db)).totalTrips } : await countTrips(db, wanted)
			const { rows: trips, nextCursor } = page(rows, paging.limit)
			return c.json({ trips, ...total, nextCursor })
		}),

		post('/api/admin/trips', 'admin', async (c, user) => {
			const given = await readObject(c)
			const { userId, ...values } = check(newTripSchema, withInitials(tripFields, given))
			return idempotent(c, db, { scope: `trip ${user.id}`, body: given, sealer }, async (tx) => {
				const id = await createTrip(tx, { userId, consultantId: user.id }, values)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'trip added', id)
				return { status: 201, body: { trip: await reader.wholeTrip(tx, user, id) } }
			})
		}),

		readingAlongside(
			reader.wholeForStaff,
			get('/api/admin/trips/:id', 'admin', async (c, user) => {
				const read = await reader.wholeAlongside(db, user, c.var.alongside)
				await noteReading(db, user, c.var.ip, read)
				return answerText(c, read.answer)
			}),
		),

		patch('/api/admin/trips/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const given = await readObject(c)
			const trip = await transaction(db, async (tx) => {
				const saved = await findTrip(tx, id, { lock: true })
				const current = await reader.wholeTrip(tx, user, id)
				refuseStale(c, current, current)
				const before = Object.fromEntries(
					Object.keys(tripFields).map((name) => [name, current[name as keyof TripValues]]),
				)
				const values = check(tripSchema, { ...before, ...given })
				await changeTrip(tx, saved, values, user.id, causedBy(user))
				await audit(tx, { id: user.id, ip: c.var.ip }, 'trip changed', id, { detail: { fields: Object.keys(given) } })
				return reader.wholeTrip(tx, user, id)
			})
			return c.json({ trip })
		}),

		post('/api/admin/trips/:id/duplicate', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const body = await readObject(c)
			const { startDate } = check(startSchema, body)
			return idempotent(c, db, { scope: `copy ${id} ${user.id}`, body, sealer }, async (tx) => {
				const copy = await duplicateTrip(tx, records, user.id, await reader.wholeTrip(tx, user, id), startDate)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'trip duplicated', copy, { detail: { of: id } })
				return { status: 201, body: { trip: await reader.wholeTrip(tx, user, copy) } }
			})
		}),

		del('/api/admin/trips/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const files = await transaction(db, async (tx) => {
				const trip = await findTrip(tx, id, { lock: true })
				await refuseHeld(tx, [id])
				const keys = await deleteTrip(tx, trip)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'trip deleted', id)
				return keys
			})
			await removeFiles(storage, files)
			return c.body(null, 204)
		}),
	]
}
