import { z } from 'zod'
import {
	type Consent,
	CONSENT_FIELDS,
	CONSENT_WORDING,
	isChild,
	obstacleToConsent,
	PORTAL_WAYS,
	toldStaffFields,
} from '#shared/consent/consent.ts'
import { displayName } from '#shared/customers/user.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import type { Agency } from '#shared/settings.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { type AppContext, type Caller, del, get, put, type Route } from '#server/http/routes.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { addressOfTrip } from '#server/trips/trip/address-of-trip.ts'
import { findTravellersTrip, findTrip } from '#server/trips/trip/find-trip.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { changeRecord, type FindTrip } from '#server/trips/records/record-actions.ts'
import type { TripRecords } from '#server/trips/records/trip-records.ts'
import { consentWithdrawnMail } from './consent-mails.ts'
import { consentsOf, giveConsent, withdrawConsent } from './consents.ts'

const CHOOSE = 'Say who agrees'
const fromPortal = z.strictObject({
	how: z.enum(PORTAL_WAYS, CHOOSE),
	/** What the page showed. A page of an earlier release shows earlier words. */
	wording: z.int(),
})
const fromStaff = schemaOfFields(toldStaffFields)

type Deps = {
	db: Db
	records: TripRecords
	reader: TripReader
	jobs: Jobs
	mailer: Mailer
	agency: Agency
	publicUrl: string
}

/** Consent for data about diet and health (PORTAL-62, CRM-142): by travellers for their own trips, and as staff were told. */
export function consentRoutes(deps: Deps): Route[] {
	const { db, records, reader, agency } = deps
	const ofTraveller =
		(user: Caller, guestId: string): FindTrip =>
		async (tx, tripId) => {
			const { trip, viewer } = await findTravellersTrip(tx, user, tripId, { lock: true })
			if (viewer.kind === 'companion' && viewer.guestId !== guestId) throw notFound('Guest')
			return trip
		}
	const ofStaff: FindTrip = (tx, tripId) => findTrip(tx, tripId, { lock: true })

	async function lockGuest(tx: Tx, find: FindTrip, id: string) {
		const place = isId(id)
			? await tx.selectFrom('guests').select('tripId').where('id', '=', id).executeTakeFirst()
			: undefined
		if (!place) throw notFound('Guest')
		const trip = await find(tx, place.tripId).catch((error: unknown) => {
			// A guest of somebody else's trip answers exactly like one that does not exist.
			throw error instanceof Refusal && error.status === 404 ? notFound('Guest') : error
		})
		const guests = (await reader.completeRecords(tx, 'guests', trip.id)) as Guest[]
		const guest = guests.find((one) => one.id === id)
		if (!guest) throw notFound('Guest')
		return { trip, guest }
	}

	/**
	 * Withdrawing takes what it was about with it, in one transaction: the two fields, and the copies of them in what the traveller approved and
	 * in what a booking said.
	 */
	async function withdraw(c: AppContext, user: Caller, find: FindTrip, id: string) {
		await transaction(db, async (tx) => {
			const { trip, guest } = await lockGuest(tx, find, id)
			if (guest.consent?.state === 'withdrawn') return
			const emptied = Object.fromEntries(CONSENT_FIELDS.map((name) => [name, null]))
			await changeRecord(tx, null, records.guests, find, id, emptied, () => {}, 'untold')
			await withdrawConsent(tx, id, user.id)
			await tx.deleteFrom('approvals').where('tripId', '=', trip.id).execute()
			await tx.updateTable('imports').set({ sealed: null }).where('tripId', '=', trip.id).execute()
			await audit(tx, { id: user.id, ip: c.var.ip }, 'consent withdrawn', id)
			const { name } = await tx.selectFrom('trips').select('name').where('id', '=', trip.id).executeTakeFirstOrThrow()
			const about = { guestName: guest.fullName, tripName: name, tripId: trip.id, byName: displayName(user) }
			await queueMail(tx, deps, consentWithdrawnMail(await addressOfTrip(tx, trip, agency), deps, about))
		})
		return c.body(null, 204)
	}

	return [
		put('/api/portal/guests/:guestId/consent', 'signedIn', async (c, user) => {
			const id = c.req.param('guestId')
			const given = await readObject(c)
			const consent = await transaction(db, async (tx) => {
				const { guest } = await lockGuest(tx, ofTraveller(user, id), id)
				const { how, wording } = check(fromPortal, given)
				if (wording !== CONSENT_WORDING)
					throw new Refusal(409, 'wording', 'The words have changed. Please load the page again and read them')
				const obstacle = obstacleToConsent(how, isChild(guest.dateOfBirth, new Date().toISOString().slice(0, 10)))
				if (obstacle) throw new Refusal(422, 'invalid', obstacle, { fields: { how: obstacle } })
				await giveConsent(tx, guest, agency.name, { how, note: null, by: user.id })
				await audit(tx, { id: user.id, ip: c.var.ip }, 'consent given', id, { detail: { how } })
				return { state: 'given', how, at: new Date().toISOString() } satisfies Consent
			})
			return c.json({ consent })
		}),

		del('/api/portal/guests/:guestId/consent', 'signedIn', (c, user) =>
			withdraw(c, user, ofTraveller(user, c.req.param('guestId')), c.req.param('guestId')),
		),

		get('/api/admin/guests/:id/consents', 'admin', async (c) => {
			const id = c.req.param('id')
			const known = isId(id)
				? await db.selectFrom('guests').select('id').where('id', '=', id).executeTakeFirst()
				: undefined
			if (!known) throw notFound('Guest')
			return c.json({ consents: await consentsOf(db, id) })
		}),

		put('/api/admin/guests/:id/consent', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const given = await readObject(c)
			await transaction(db, async (tx) => {
				const { guest } = await lockGuest(tx, ofStaff, id)
				const { note } = check(fromStaff, given)
				await giveConsent(tx, guest, agency.name, { how: 'told_staff', note, by: user.id })
				await audit(tx, { id: user.id, ip: c.var.ip }, 'consent given', id, { detail: { how: 'told_staff' } })
			})
			return c.json({ consents: await consentsOf(db, id) })
		}),

		del('/api/admin/guests/:id/consent', 'admin', (c, user) => withdraw(c, user, ofStaff, c.req.param('id'))),
	]
}
