import { schemaOfFields } from '#shared/schemas.ts'
import { withInitials } from '#shared/initial-values.ts'
import { TRIP_SORTS } from '#shared/sorting.ts'
import { type TripValues, tripFields } from '#shared/trips/trip.ts'
import { newTripSchema, tripSchema } from '#shared/trips/trip-schema.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { answerText, listText, withMembers } from '#server/http/json-text.ts'
import { page, readPaging } from '#server/http/lists/paging.ts'
import { check } from '#server/http/refusal.ts'
import { del, get, patch, post, readingAlongside, type Route, whileUnchanged } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import { causedBy } from '../changes/cause.ts'
import { putTripIntoBin } from '../bin/bin.ts'
import { changeTrip } from './change-trip.ts'
import { createTrip } from './create-trip.ts'
import { duplicateTrip } from './duplicate-trip.ts'
import { deleteTrip } from './delete-trip.ts'
import { findTrip } from './find-trip.ts'
import { countTrips, findTripNeighbours, listTripTexts } from '../list/list-trips.ts'
import { readWanted } from '../list/read-wanted.ts'
import type { TripReader } from './read-trips.ts'
import { noteReading } from './note-reading.ts'
import { refuseHeld } from './trip-hold.ts'
import { readStats, TOTAL_TRIPS } from '../counters/counters.ts'
import type { TripRecords } from '../records/trip-records.ts'

const startSchema = schemaOfFields({ startDate: tripFields.startDate })

type Deps = { db: Db; sealer: Sealer; records: TripRecords; reader: TripReader }

/** Staff's calls for trips (API-50). */
export function tripRoutes({ db, sealer, records, reader }: Deps): Route[] {
	return [
		get('/api/admin/stats', 'admin', async (c) => c.json({ stats: await readStats(db) })),

		whileUnchanged(
			readingAlongside(
				() => TOTAL_TRIPS,
				get('/api/admin/trips', 'admin', async (c, user) => {
					const paging = readPaging(c, TRIP_SORTS)
					const { wanted, sort } = await readWanted(c, db, user, paging)
					const isAll = !Object.values(wanted).some(Boolean)
					const total = isAll ? { total: Number(c.var.alongside) } : await countTrips(db, wanted)
					const rows = await listTripTexts(db, { ...paging, sort }, wanted)
					const { rows: shown, nextCursor } = page(rows, paging.limit)
					const texts = shown.map(({ text }) => text)
					return answerText(c, withMembers(listText('trips', texts), { ...total, nextCursor }))
				}),
			),
		),

		post('/api/admin/trips', 'admin', async (c, user) => {
			const given = await readObject(c)
			const { userId, ...values } = check(newTripSchema, withInitials(tripFields, given))
			return idempotent(c, db, { scope: `trip ${user.id}`, body: given, sealer }, async (tx) => {
				const id = await createTrip(tx, { userId, consultantId: user.id }, values)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'trip added', id)
				return { status: 201, body: { trip: await reader.wholeTrip(tx, user, id) } }
			})
		}),

		whileUnchanged(
			readingAlongside(
				reader.wholeForStaff,
				get('/api/admin/trips/:id', 'admin', async (c, user) => {
					const read = await reader.wholeAlongside(db, user, c.var.alongside)
					await noteReading(db, user, c.var.ip, read)
					return answerText(c, read.answer)
				}),
			),
		),

		get('/api/admin/trips/:id/neighbours', 'admin', async (c, user) => {
			const paging = readPaging(c, TRIP_SORTS)
			const { wanted, sort } = await readWanted(c, db, user, paging)
			return c.json(await findTripNeighbours(db, c.req.param('id'), { sort }, wanted))
		}),

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
			await transaction(db, async (tx) => {
				const trip = await findTrip(tx, id, { lock: true })
				await refuseHeld(tx, [id])
				// Its files stay until the bin is emptied.
				await putTripIntoBin(tx, trip, user.id)
				await deleteTrip(tx, trip)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'trip deleted', id)
			})
			return c.body(null, 204)
		}),
	]
}
