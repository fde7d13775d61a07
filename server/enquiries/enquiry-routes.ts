import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { ENQUIRY_STATES, type Enquiry, type EnquiryKind, referenceOf } from '#shared/enquiries/enquiry.ts'
import { withInitials } from '#shared/record.ts'
import type { Settings } from '#shared/settings.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { tripSchema } from '#shared/trips/trip-schema.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import type { Sealer } from '#server/db/seal.ts'
import type { Tables } from '#server/db/tables.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { once } from '#server/http/once.ts'
import { page, readPaging } from '#server/http/paging.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { get, patch, post, type AppContext, type Route } from '#server/http/routes.ts'
import { hit, network } from '#server/http/throttle.ts'
import { refuseStale } from '#server/http/versions.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { createTrip } from '#server/trips/create-trip.ts'
import type { TripReader } from '#server/trips/read-trips.ts'
import { customerOf } from './customer-of-enquiry.ts'
import { mailToAgency, mailToTraveller } from './enquiry-mails.ts'
import { readEnquiry } from './read-enquiry.ts'

type Deps = { db: Db; sealer: Sealer; jobs: Jobs; mailer: Mailer; reader: TripReader } & Pick<
	Settings,
	'publicUrl' | 'agency'
>

const COLUMNS = [
	'id',
	'kind',
	'propertyName',
	'name',
	'email',
	'phone',
	'checkIn',
	'checkOut',
	'guests',
	'message',
	'state',
	'answeredAt',
	'tripId',
	'version',
	'createdAt',
] as const

const stateSchema = z.strictObject({ state: z.enum(ENQUIRY_STATES, `Choose one of: ${ENQUIRY_STATES.join(', ')}`) })

/** The public forms (specification 1 section 7) and staff's list of what came in (design/api.md). */
export function enquiryRoutes(deps: Deps): Route[] {
	const { db, sealer, reader } = deps
	return [
		post('/api/enquiries', 'public', (c) => receive(deps, 'villa', c)),
		post('/api/hotel-enquiries', 'public', (c) => receive(deps, 'hotel', c)),

		get('/api/admin/enquiries', 'admin', async (c) => {
			// The list is newest first; `sort=due` puts the one whose answer is due first at its head.
			const { limit, sort, cursor, matching } = readPaging(c, ['due'])
			const { state } = check(stateSchema.partial(), { state: c.req.query('state') || undefined })
			const wanted = db
				.selectFrom('enquiries')
				.$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
				.$if(matching !== null, (query) => query.where(isAbout(matching ?? '')))
			const isOldestFirst = sort?.isDescending === false
			const part = wanted
				.select(COLUMNS)
				.orderBy('id', isOldestFirst ? 'asc' : 'desc')
				.limit(limit + 1)
			const [found, { total }] = await Promise.all([
				part.$if(cursor !== null, (query) => query.where('id', isOldestFirst ? '>' : '<', cursor?.id ?? '')).execute(),
				wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
			])
			const { rows, nextCursor } = page(found, limit)
			return c.json({ enquiries: rows.map(shown), total, nextCursor })
		}),

		patch('/api/admin/enquiries/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const { state } = check(stateSchema, await readObject(c))
			const enquiry = await transaction(db, async (tx) => {
				const current = await lockEnquiry(tx, id)
				refuseStale(c, current, shown(current))
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
					.returning(COLUMNS)
					.executeTakeFirstOrThrow()
				await audit(tx, { id: user.id, ip: c.var.ip }, `enquiry ${state}`, id)
				return shown(row)
			})
			return c.json({ enquiry })
		}),

		post('/api/admin/enquiries/:id/trip', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const body = await readObject(c)
			const values = check(tripSchema, withInitials(tripFields, body))
			return once(c, db, { scope: `trip of ${id} ${user.id}`, body, sealer }, async (tx) => {
				const enquiry = await lockEnquiry(tx, id)
				if (enquiry.tripId) throw new Refusal(409, 'already_made', 'A trip has been made of this enquiry already')
				const customer = await customerOf(tx, enquiry)
				const tripId = await createTrip(tx, customer.id, values)
				const row = await tx
					.updateTable('enquiries')
					.set({ tripId, version: sql`version + 1` })
					.where('id', '=', id)
					.returning(COLUMNS)
					.executeTakeFirstOrThrow()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'enquiry made a trip', id, {
					detail: { tripId, userId: customer.id },
				})
				const trip = await reader.wholeTrip(tx, user, tripId)
				return { status: 201, body: { trip, user: customer, enquiry: shown(row) } }
			})
		}),
	]
}

async function lockEnquiry(tx: Tx, id: string): Promise<Row> {
	const query = tx.selectFrom('enquiries').select(COLUMNS).where('id', '=', id).forUpdate()
	const row = isId(id) ? await query.executeTakeFirst() : undefined
	if (!row) throw notFound('Enquiry')
	return row
}

/**
 * Keeps the enquiry first and has both mails sent with it: whatever the mail server does, nothing is lost. A doubtful one is kept in
 * quarantine without mails and answered the same. Limits are by address, and by e-mail address so that nobody's mailbox is flooded
 * through us; each form counts for itself.
 */
async function receive(deps: Deps, kind: EnquiryKind, c: AppContext): Promise<Response> {
	const { db } = deps
	const body = await readObject(c)
	const { enquiry: told, isDoubtful } = readEnquiry(kind, body)
	const admit = async () => {
		await hit(db, `enquiry ${kind} ${network(c.var.ip)}`, 10, 600)
		await hit(db, `enquiry ${kind} ${told.email.toLowerCase()}`, 20, 3600)
	}
	return once(c, db, { scope: `enquiry ${kind}`, body, admit }, async (tx) => {
		const state = isDoubtful ? 'quarantined' : 'waiting'
		const row = await tx
			.insertInto('enquiries')
			.values({ ...told, id: newId(), state, answeredAt: null, answeredBy: null, ip: c.var.ip })
			.returning(COLUMNS)
			.executeTakeFirstOrThrow()
		const enquiry = shown(row)
		if (!isDoubtful) {
			await queueMail(tx, deps, mailToAgency(enquiry, deps))
			await queueMail(tx, deps, mailToTraveller(enquiry, deps))
		}
		return { status: 201, body: { enquiry: { id: enquiry.id, reference: enquiry.reference } } }
	})
}

const isAbout = (pattern: string): Expression<SqlBool> =>
	sql<boolean>`folded(concat_ws(' ', name, email, phone, "propertyName")) like folded(${pattern})`

type Row = Pick<Selectable<Tables['enquiries']>, (typeof COLUMNS)[number]>

const shown = ({ createdAt, answeredAt, ...row }: Row): Enquiry => ({
	...row,
	reference: referenceOf(row.id),
	answeredAt: answeredAt?.toISOString() ?? null,
	createdAt: createdAt.toISOString(),
})
