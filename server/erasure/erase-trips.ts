import { type Kysely, sql } from 'kysely'
import { type ConfirmationContent, contentShape, NO_CONTENT } from '#shared/booking-confirmation/content.ts'
import { ERASED_CUSTOMER, ERASED_GUEST } from '#shared/customers/erasure.ts'
import { KIND_LIST, KINDS } from '#shared/trips/kinds/registry.ts'
import type { Tx } from '#server/db/connect.ts'
import { countTrip, countTripOfCustomer } from '#server/trips/counters/counters.ts'
import { filesOfTrips } from '#server/trips/images/files-of-trips.ts'
import { indexTrip } from '#server/trips/list/trip-search.ts'
import type { PlannedTrip } from './plan-erasure.ts'

/** What the travellers of a trip approved, wrote and were told. */
const GOES_WITH_PEOPLE = [
	'approvals',
	'findingMarks',
	'tasks',
	'staffNotices',
	'threads',
	'changes',
	'pendingNotices',
	'notices',
	'reminderSkips',
	'history',
] as const

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** Deletes trips with everything in them. Returns the keys of their files. */
export async function deleteTrips(tx: Tx, trips: readonly PlannedTrip[]): Promise<string[]> {
	if (trips.length === 0) return []
	const files = await filesOfTrips(tx, idsOf(trips))
	const deleted = await tx.deleteFrom('trips').where('id', 'in', idsOf(trips)).returning(['id', 'userId']).execute()
	for (const trip of trips) await countTrip(tx, trip, null)
	for (const { userId } of deleted) await countTripOfCustomer(tx, userId, -1)
	return files
}

/**
 * Leaves of a trip what is evidence: its days, what was booked, the prices, the register of certificates and the issued documents. Guests
 * are erased by `eraseGuests`. Returns the keys of files without a row.
 */
export async function stripTrips(tx: Tx, trips: readonly PlannedTrip[]): Promise<string[]> {
	if (trips.length === 0) return []
	const ids = idsOf(trips)
	await tx
		.updateTable('trips')
		.set({
			name: `Trip of an ${ERASED_CUSTOMER.toLowerCase()}`,
			notes: null,
			version: sql<number>`version + 1`,
			updatedAt: sql<Date>`now()`,
		})
		.where('id', 'in', ids)
		.execute()
	await blankTexts(tx, ids)
	for (const table of GOES_WITH_PEOPLE) await tx.deleteFrom(table).where('tripId', 'in', ids).execute()
	await forgetOrders(tx, ids)
	const uploads = await tx
		.deleteFrom('documents')
		.where('tripId', 'in', ids)
		.where((eb) =>
			eb.not(
				eb.exists(eb.selectFrom('papers').select('papers.kind').whereRef('papers.documentId', '=', 'documents.id')),
			),
		)
		.returning('storageKey')
		.execute()
	const pictures = await tx.deleteFrom('tripImages').where('tripId', 'in', ids).returning('storageKey').execute()
	await keepPrices(tx, ids)
	for (const id of ids) indexTrip(tx, id)
	return [...uploads, ...pictures].map(({ storageKey }) => storageKey)
}

/** What staff wrote freely in the records may name people. */
async function blankTexts(tx: Tx, tripIds: string[]) {
	const tables = tx as unknown as Kysely<Record<string, Record<string, unknown>>>
	for (const list of KIND_LIST) {
		const { names, fields } = KINDS[list]
		const texts = Object.entries(fields).filter(([, field]) => field.kind === 'longText' && !field.sealed)
		if (texts.length === 0) continue
		await tables
			.updateTable(names.table)
			.set({ ...Object.fromEntries(texts.map(([name]) => [name, null])), updatedAt: sql`now()` })
			.where('tripId', 'in', tripIds)
			.execute()
	}
}

/** What orders stated about the guests. The entry stays, so that a re-import finds the trip. */
const forgetOrders = (tx: Tx, tripIds: string[]) =>
	tx.updateTable('imports').set({ sealed: null }).where('tripId', 'in', tripIds).execute()

const PRICES = ['totalPrice', 'vatAmount', 'vatRate', 'perPersonPrice', 'perNightPrice', 'showVat'] as const

async function keepPrices(tx: Tx, tripIds: string[]) {
	const rows = await tx
		.selectFrom('bookingConfirmationContents')
		.select(['tripId', 'content'])
		.where('tripId', 'in', tripIds)
		.execute()
	for (const { tripId, content } of rows) {
		const read: ConfirmationContent = contentShape.read(content) ?? NO_CONTENT
		const prices = Object.fromEntries(PRICES.map((name) => [name, read[name]]))
		await tx
			.updateTable('bookingConfirmationContents')
			.set({ content: JSON.stringify(contentShape.write({ ...NO_CONTENT, ...prices })), updatedAt: sql<Date>`now()` })
			.where('tripId', '=', tripId)
			.execute()
	}
}

/** Forgets guests with these e-mail addresses in the histories of trips, which still name those who were deleted. */
export async function forgetInHistories(tx: Tx, emails: readonly string[]): Promise<void> {
	for (const email of emails)
		await sql`delete from history h using history named where named.list = 'guests' and h."recordId" = named."recordId"
			and position(${email.toLowerCase()} in lower(named.differences::text)) > 0`.execute(tx)
}

/** Blanks guests, whose keys are destroyed, and the copies of them that are not sealed. */
export async function eraseGuests(tx: Tx, guests: readonly { id: string; tripId: string }[]): Promise<void> {
	if (guests.length === 0) return
	const tripIds = [...new Set(guests.map(({ tripId }) => tripId))]
	await tx.deleteFrom('companions').where('guestId', 'in', idsOf(guests)).execute()
	await tx
		.updateTable('guests')
		.set({
			title: null,
			fullName: ERASED_GUEST,
			email: null,
			phone: null,
			sealed: null,
			version: sql<number>`version + 1`,
			updatedAt: sql<Date>`now()`,
		})
		.where('id', 'in', idsOf(guests))
		.execute()
	await tx.deleteFrom('history').where('recordId', 'in', idsOf(guests)).execute()
	// That consent was given is evidence. Who said so to whom is not.
	await tx.updateTable('consents').set({ note: null }).where('guestId', 'in', idsOf(guests)).execute()
	await forgetOrders(tx, tripIds)
	// The values that an issued document was made from are in clear. Without them staff still see which part has changed.
	await tx.updateTable('papers').set({ madeOf: sql<string>`null` }).where('tripId', 'in', tripIds).execute()
	for (const id of tripIds) indexTrip(tx, id)
}
