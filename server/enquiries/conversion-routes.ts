import { z } from 'zod'
import { withInitials } from '#shared/initial-values.ts'
import type { Settings } from '#shared/settings.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { tripSchema } from '#shared/trips/trip-schema.ts'
import { sendLink } from '#server/auth/links/send-link.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { get, post, type Route } from '#server/http/routes.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { TripRecords } from '#server/trips/records/trip-records.ts'
import { createTrip } from '#server/trips/trip/create-trip.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { carryGuest, carryStay, proposeTrip } from './carry-over.ts'
import { findOrCreateCustomer } from './find-or-create-customer.ts'
import { findEnquiry, lockEnquiry, settleEnquiry, toEnquiry } from './stored-enquiry.ts'

type Deps = {
	db: Db
	sealer: Sealer
	jobs: Jobs
	mailer: Mailer
	records: TripRecords
	reader: TripReader
} & Pick<Settings, 'publicUrl' | 'agency'>

const yesOrNo = z.boolean('Say true or false').optional()
/** The stay and the guest are carried over unless staff say no. */
const choicesSchema = z.object({ invite: yesOrNo, addStay: yesOrNo, addGuest: yesOrNo })

/** How an enquiry becomes a customer and a trip (CRM-69, CRM-321, API-251). */
export function conversionRoutes(deps: Deps): Route[] {
	const { db, sealer, records, reader } = deps
	return [
		get('/api/admin/enquiries/:id/trip', 'admin', async (c) => {
			const enquiry = toEnquiry(await findEnquiry(db, c.req.param('id')))
			return c.json({ proposal: await proposeTrip(db, enquiry) })
		}),

		post('/api/admin/enquiries/:id/trip', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const body = await readObject(c)
			const { invite, addStay, addGuest, ...given } = body
			const values = check(tripSchema, withInitials(tripFields, given))
			const choices = check(choicesSchema, { invite, addStay, addGuest })
			return idempotent(c, db, { scope: `trip of ${id} ${user.id}`, body, sealer }, async (tx) => {
				const enquiry = toEnquiry(await lockEnquiry(tx, id))
				if (enquiry.tripId) throw new Refusal(409, 'already_made', 'This enquiry already has a trip')
				const customer = await findOrCreateCustomer(tx, enquiry)
				const tripId = await createTrip(tx, { userId: customer.id, consultantId: user.id }, values)
				const made = { id: tripId, startDate: values.startDate, endDate: values.endDate }
				const carried = {
					stayId: choices.addStay === false ? null : await carryStay(tx, records, user, enquiry, made),
					guestId: choices.addGuest === false ? null : await carryGuest(tx, records, user, enquiry, tripId),
				}
				const settled = await settleEnquiry(tx, enquiry, tripId, user.id)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'enquiry made a trip', id, {
					detail: { tripId, userId: customer.id, ...carried },
				})
				if (choices.invite && (await isWithoutAccess(tx, customer.id)))
					await sendLink(tx, deps, customer, { actor: { id: user.id, ip: c.var.ip }, sender: user })
				const trip = await reader.wholeTrip(tx, user, tripId)
				return { status: 201, body: { trip, user: customer, enquiry: settled } }
			})
		}),
	]
}

/** Somebody who can sign in already needs no invitation. */
async function isWithoutAccess(tx: Tx, userId: string): Promise<boolean> {
	const { passwordHash } = await tx
		.selectFrom('users')
		.select('passwordHash')
		.where('id', '=', userId)
		.executeTakeFirstOrThrow()
	return passwordHash === null
}
