import { ATOL_TYPES, type AtolType, derivedAtolType } from '#shared/atol/atol-type.ts'
import { isBlank } from '#shared/fields.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { Refusal } from '#server/http/refusal.ts'
import { get, put, type Route } from '#server/http/routes.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { chosenAtolType } from '#server/issued-documents/atol-choice.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'

/** The type of certificate that a trip gets. Its records decide, unless staff choose another one (DOC-42). */
export function typeRoutes({ db, reader }: { db: Db; reader: TripReader }): Route[] {
	return [
		get('/api/admin/trips/:id/atol-type', 'admin', async (c, user) => {
			const trip = await reader.wholeTrip(db, user, c.req.param('id'))
			return c.json({ atolType: { chosen: await chosenAtolType(db, trip.id), derived: derivedAtolType(trip) } })
		}),

		put('/api/admin/trips/:id/atol-type', 'admin', async (c, user) => {
			const { type } = await readObject(c)
			const id = c.req.param('id')
			if (!isBlank(type) && !isType(type)) {
				const message = `Choose one of: ${ATOL_TYPES.join(', ')}`
				throw new Refusal(422, 'invalid', message, { fields: { type: message } })
			}
			await transaction(db, async (tx) => {
				await findTrip(tx, id, { lock: true })
				await tx.deleteFrom('atolChoices').where('tripId', '=', id).execute()
				if (isType(type)) await tx.insertInto('atolChoices').values({ tripId: id, type }).execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'ATOL type chosen', id)
			})
			const trip = await reader.wholeTrip(db, user, id)
			return c.json({ atolType: { chosen: isType(type) ? type : null, derived: derivedAtolType(trip) } })
		}),
	]
}

const isType = (type: unknown): type is AtolType => ATOL_TYPES.some((one) => one === type)
