import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type ErasureSubject, EVIDENCE_YEARS } from '#shared/customers/erasure.ts'
import { addMonths } from '#shared/dates.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { notFound } from '#server/http/refusal.ts'
import { findTraces, type Traces } from './find-traces.ts'

export type PlannedTrip = {
	id: string
	name: string
	endDate: string
	status: string
	guestDetailsApprovalStatus: string
	/** A booking confirmation, an ATOL certificate or a price: evidence of what was agreed. */
	hasEvidence: boolean
}

/** What an erasure does. */
export type ErasurePlan = {
	subject: ErasureSubject
	/** The account; null where a guest is erased. */
	userId: string | null
	name: string
	emails: string[]
	/** Still to come. */
	upcoming: PlannedTrip[]
	/** Deleted with everything in them. */
	deleted: PlannedTrip[]
	/** Nothing personal stays in them, except the issued documents. */
	stripped: PlannedTrip[]
	/** The guests of stripped trips and those on other customers' trips. */
	guests: { id: string; tripId: string }[]
	traces: Traces
}

/**
 * Finds everything that an erasure of this person concerns, on this day in London. 404 for somebody who does not exist. `areTripsOver`:
 * trips count as over whatever their days say.
 */
export const planErasure = (
	db: Db | Tx,
	subject: ErasureSubject,
	today: string,
	{ areTripsOver = false } = {},
): Promise<ErasurePlan> => {
	const isUpcoming: IsUpcoming = ({ status, endDate }) => !areTripsOver && status !== 'cancelled' && endDate >= today
	return subject.kind === 'customer'
		? planForCustomer(db, subject, today, isUpcoming)
		: planForGuest(db, subject, isUpcoming)
}

/** Today at the agency: 'YYYY-MM-DD'. */
export async function londonDay(db: Db | Tx): Promise<string> {
	const { rows } = await sql<{
		day: string
	}>`select to_char(now() at time zone 'Europe/London', 'YYYY-MM-DD') as day`.execute(db)
	return rows[0]!.day
}

type IsUpcoming = (trip: PlannedTrip) => boolean

async function planForCustomer(
	db: Db | Tx,
	subject: ErasureSubject,
	today: string,
	isUpcoming: IsUpcoming,
): Promise<ErasurePlan> {
	const user = isId(subject.id)
		? await db
				.selectFrom('users')
				.select(['id', 'username', 'fullName', 'email'])
				.where('id', '=', subject.id)
				.where('role', '=', 'customer')
				.executeTakeFirst()
		: undefined
	if (!user) throw notFound('Customer')
	const own = await selectTrips(db).where('trips.userId', '=', user.id).orderBy('trips.id').execute()
	const elsewhere = await db
		.selectFrom('guests')
		.select(['id', 'tripId'])
		.where(sql<string>`lower(email)`, '=', user.email.toLowerCase())
		.where('tripId', 'not in', own.length > 0 ? own.map(({ id }) => id) : [NO_TRIP])
		.orderBy('id')
		.execute()
	const others = elsewhere.length > 0 ? await tripsById(db, elsewhere) : []
	const past = own.filter((trip) => !isUpcoming(trip))
	const stripped = past.filter((trip) => trip.hasEvidence && evidenceUntil(trip) >= today)
	const inStripped =
		stripped.length > 0
			? await db
					.selectFrom('guests')
					.select(['id', 'tripId'])
					.where(
						'tripId',
						'in',
						stripped.map(({ id }) => id),
					)
					.orderBy('id')
					.execute()
			: []
	return {
		subject,
		userId: user.id,
		name: user.fullName ?? user.username,
		emails: [user.email],
		upcoming: [...own, ...others].filter(isUpcoming),
		deleted: past.filter((trip) => !stripped.includes(trip)),
		stripped,
		guests: [...inStripped, ...elsewhere],
		traces: await findTraces(db, {
			userId: user.id,
			emails: [user.email],
			tripIds: own.map(({ id }) => id),
			name: user.fullName,
		}),
	}
}

async function planForGuest(db: Db | Tx, subject: ErasureSubject, isUpcoming: IsUpcoming): Promise<ErasurePlan> {
	const guest = isId(subject.id)
		? await db
				.selectFrom('guests')
				.select(['id', 'tripId', 'fullName', 'email'])
				.where('id', '=', subject.id)
				.executeTakeFirst()
		: undefined
	if (!guest) throw notFound('Guest')
	const trips = await tripsById(db, [guest])
	// Mails and enquiries of somebody with an account belong to that account.
	const account = guest.email
		? await db
				.selectFrom('users')
				.select('id')
				.where(sql<string>`lower(email)`, '=', guest.email.toLowerCase())
				.executeTakeFirst()
		: undefined
	const emails = guest.email && !account ? [guest.email] : []
	return {
		subject,
		userId: null,
		name: guest.fullName,
		emails,
		upcoming: trips.filter(isUpcoming),
		deleted: [],
		stripped: [],
		guests: [{ id: guest.id, tripId: guest.tripId }],
		traces: await findTraces(db, { userId: null, emails, tripIds: [], name: null }),
	}
}

const NO_TRIP = '00000000-0000-0000-0000-000000000000'

const selectTrips = (db: Db | Tx) =>
	db
		.selectFrom('trips')
		.select(['trips.id', 'trips.name', 'trips.endDate', 'trips.status', 'trips.guestDetailsApprovalStatus'])
		.select((eb) =>
			eb
				.or([
					eb.exists(eb.selectFrom('papers').select('papers.kind').whereRef('papers.tripId', '=', 'trips.id')),
					eb.exists(
						eb
							.selectFrom('certificateFiles')
							.select('certificateFiles.bytes')
							.whereRef('certificateFiles.tripId', '=', 'trips.id'),
					),
					eb.exists(
						eb
							.selectFrom('bookingConfirmationContents as c')
							.select('c.version')
							.whereRef('c.tripId', '=', 'trips.id')
							.where(sql<boolean>`c.content ->> 'totalPrice' is not null`),
					),
				])
				.$castTo<boolean>()
				.as('hasEvidence'),
		)

const tripsById = (db: Db | Tx, guests: readonly { tripId: string }[]): Promise<PlannedTrip[]> =>
	selectTrips(db)
		.where(
			'trips.id',
			'in',
			guests.map(({ tripId }) => tripId),
		)
		.orderBy('trips.id')
		.execute()

/** The last day on which the documents of a trip are evidence. */
export const evidenceUntil = ({ endDate }: Pick<PlannedTrip, 'endDate'>): string =>
	addMonths(endDate, EVIDENCE_YEARS * 12)

/** Changes as soon as an erasure would do something else. */
export function fingerprintOf({ subject, emails, upcoming, deleted, stripped, guests, traces }: ErasurePlan): string {
	const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
	const { enquiries, documents } = traces
	const said = [subject, emails, ids(upcoming), ids(deleted), ids(stripped), ids(guests), enquiries, ids(documents)]
	return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
