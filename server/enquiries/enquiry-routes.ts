import { sql } from 'kysely'
import { z } from 'zod'
import { ENQUIRY_STATES } from '#shared/enquiries/enquiry.ts'
import { withInitials } from '#shared/fields.ts'
import type { Settings } from '#shared/settings.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { tripSchema } from '#shared/trips/trip-schema.ts'
import { sendLink } from '#server/auth/links/send-link.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { page, readPaging } from '#server/http/paging.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { get, patch, post, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { isMatch } from '#server/search/search-index.ts'
import { createTrip } from '#server/trips/trip/create-trip.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { findOrCreateCustomer } from './find-or-create-customer.ts'
import { receiveEnquiry } from './receive-enquiry.ts'
import { enquirySearch } from './enquiry-search.ts'
import { ENQUIRY_COLUMNS, lockEnquiry, toEnquiry } from './stored-enquiry.ts'

type Deps = { db: Db; sealer: Sealer; jobs: Jobs; mailer: Mailer; reader: TripReader } & Pick<
	Settings,
	'publicUrl' | 'agency'
>

const invitation = z.object({ invite: z.boolean('Say true or false').optional() })

const stateSchema = z.strictObject({ state: z.enum(ENQUIRY_STATES, `Choose one of: ${ENQUIRY_STATES.join(', ')}`) })

/** The public forms (SITE-88) and the staff's list of enquiries (API-53). */
export function enquiryRoutes(deps: Deps): Route[] {
	const { db, sealer, reader } = deps
	/** Somebody who can sign in already needs no invitation. */
	const isWithoutAccess = async (tx: Tx, userId: string) => {
		const { passwordHash } = await tx
			.selectFrom('users')
			.select('passwordHash')
			.where('id', '=', userId)
			.executeTakeFirstOrThrow()
		return passwordHash === null
	}
	return [
		post('/api/enquiries', 'public', (c) => receiveEnquiry(deps, 'villa', c)),
		post('/api/hotel-enquiries', 'public', (c) => receiveEnquiry(deps, 'hotel', c)),
		post('/api/general-enquiries', 'public', (c) => receiveEnquiry(deps, 'general', c)),

		get('/api/admin/enquiries', 'admin', async (c) => {
			// The list is newest first; `sort=due` puts the one whose answer is due first at its head.
			const { limit, sort, cursor, search } = readPaging(c, ['due'])
			const requestedState = c.req.query('state') || undefined
			const state = ENQUIRY_STATES.find((known) => known === requestedState)
			if (requestedState && !state)
				throw new Refusal(400, 'malformed', `state must be one of: ${ENQUIRY_STATES.join(', ')}`)
			const matches = db
				.selectFrom('enquiries')
				.where((that) =>
					that.and([
						...(state ? [that('state', '=', state)] : []),
						...(search ? [isMatch(enquirySearch, search)] : []),
					]),
				)
			const isOldestFirst = sort?.isDescending === false
			const pageQuery = matches
				.select(ENQUIRY_COLUMNS)
				.orderBy('id', isOldestFirst ? 'asc' : 'desc')
				.limit(limit + 1)
			const [found, { total }] = await Promise.all([
				pageQuery
					.$if(cursor !== null, (query) => query.where('id', isOldestFirst ? '>' : '<', cursor?.id ?? ''))
					.execute(),
				matches.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
			])
			const { rows, nextCursor } = page(found, limit)
			return c.json({ enquiries: rows.map(toEnquiry), total, nextCursor })
		}),

		patch('/api/admin/enquiries/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const { state } = check(stateSchema, await readObject(c))
			const enquiry = await transaction(db, async (tx) => {
				const current = await lockEnquiry(tx, id)
				refuseStale(c, current, toEnquiry(current))
				const isAnswered = state === 'answered'
				const row = await tx
					.updateTable('enquiries')
					.set({
						state,
						answeredAt: isAnswered ? (current.answeredAt ?? new Date()) : null,
						answeredBy: isAnswered ? user.id : null,
						version: sql`version + 1`,
					})
					.where('id', '=', id)
					.returning(ENQUIRY_COLUMNS)
					.executeTakeFirstOrThrow()
				await audit(tx, { id: user.id, ip: c.var.ip }, `enquiry ${state}`, id)
				return toEnquiry(row)
			})
			return c.json({ enquiry })
		}),

		post('/api/admin/enquiries/:id/trip', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const body = await readObject(c)
			const { invite, ...given } = body
			const values = check(tripSchema, withInitials(tripFields, given))
			const isInviting = check(invitation, { invite }).invite === true
			return idempotent(c, db, { scope: `trip of ${id} ${user.id}`, body, sealer }, async (tx) => {
				const enquiry = await lockEnquiry(tx, id)
				if (enquiry.tripId) throw new Refusal(409, 'already_made', 'This enquiry already has a trip')
				const customer = await findOrCreateCustomer(tx, enquiry)
				const tripId = await createTrip(tx, { userId: customer.id, consultantId: user.id }, values)
				const row = await tx
					.updateTable('enquiries')
					.set({ tripId, version: sql`version + 1` })
					.where('id', '=', id)
					.returning(ENQUIRY_COLUMNS)
					.executeTakeFirstOrThrow()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'enquiry made a trip', id, {
					detail: { tripId, userId: customer.id },
				})
				if (isInviting && (await isWithoutAccess(tx, customer.id)))
					await sendLink(tx, deps, customer, { actor: { id: user.id, ip: c.var.ip }, sender: user })
				const trip = await reader.wholeTrip(tx, user, tripId)
				return { status: 201, body: { trip, user: customer, enquiry: toEnquiry(row) } }
			})
		}),
	]
}
