import type { EnteredKind } from '#shared/trips/kinds/registry.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { Refusal } from '#server/http/refusal.ts'
import { del, get, patch, post, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import { causedBy } from '../changes/cause.ts'
import { findTrip } from '../trip/find-trip.ts'
import type { TripReader } from '../trip/read-trips.ts'
import { addRecord, changeRecord, type FindTrip, recordSeenBy, removeRecord } from './record-actions.ts'
import type { Row } from './stored-record.ts'
import type { TripRecords } from './trip-records.ts'

export const anyTrip: FindTrip = (tx, id) => findTrip(tx, id, { lock: true })

/** Staff's calls to list, add, change and delete records: the same four for every kind (API-51). */
export function recordRoutes(
	{ db, sealer, records, reader }: { db: Db; sealer: Sealer; records: TripRecords; reader: TripReader },
	list: EnteredKind,
): Route[] {
	const stored = records[list]
	const { names, labels } = stored.kind
	const { one, segment } = names
	return [
		get(`/api/admin/trips/:id/${segment}`, 'admin', async (c, user) => {
			const trip = await findTrip(db, c.req.param('id'))
			return c.json({ [list]: await reader.records(db, user, list, trip) })
		}),

		post(`/api/admin/${segment}`, 'admin', async (c, user) => {
			const body = await readObject(c)
			const { tripId, ...given } = body
			if (typeof tripId !== 'string')
				throw new Refusal(422, 'invalid', 'tripId is required', { fields: { tripId: 'tripId is required' } })
			return idempotent(c, db, { scope: `${one} ${user.id}`, body, sealer }, async (tx) => {
				const trip = await anyTrip(tx, tripId)
				const added = await addRecord(tx, stored, trip, given, causedBy(user))
				await audit(tx, { id: user.id, ip: c.var.ip }, `${labels.one} added`, String(added.id))
				return { status: 201, body: { [one]: recordSeenBy(user, trip, stored, added) } }
			})
		}),

		patch(`/api/admin/${segment}/:id`, 'admin', async (c, user) => {
			const id = c.req.param('id')
			const given = await readObject(c)
			const record = await transaction(db, async (tx) => {
				const refuse = (current: Row & { version: number }) => refuseStale(c, current, current)
				const changed = await changeRecord(tx, user, stored, anyTrip, id, given, refuse, causedBy(user))
				await audit(tx, { id: user.id, ip: c.var.ip }, `${labels.one} changed`, id, {
					detail: { fields: Object.keys(given) },
				})
				return changed
			})
			return c.json({ [one]: record })
		}),

		del(`/api/admin/${segment}/:id`, 'admin', async (c, user) => {
			const id = c.req.param('id')
			await transaction(db, async (tx) => {
				await removeRecord(tx, stored, anyTrip, id, causedBy(user))
				await audit(tx, { id: user.id, ip: c.var.ip }, `${labels.one} deleted`, id)
			})
			return c.body(null, 204)
		}),
	]
}
