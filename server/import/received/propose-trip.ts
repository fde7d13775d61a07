import { sql } from 'kysely'
import { fold } from '#shared/fold.ts'
import { type Draft, IMPORTED_KINDS } from '#shared/import/draft.ts'
import type { ProposedBy } from '#shared/import/received-document.ts'
import type { Db } from '#server/db/connect.ts'

export type Proposal = { tripId: string; userId: string; by: ProposedBy }
type Candidate = { tripId: string; userId: string }

/**
 * The trip that a document seems to belong to (IMPORT-85): by its order number, by a reference that the trip has too, or by names and dates.
 * What fits several trips proposes none. A customer's documents are compared with that customer's trips only.
 */
export async function proposeTrip(db: Db, draft: Draft, customerId: string | null): Promise<Proposal | null> {
	const ways = [
		['order', byOrder],
		['locator', byLocator],
		['names', byNamesAndDates],
	] as const
	for (const [by, find] of ways) {
		const found = await find(db, draft)
		const [own, ...others] = found.filter(({ userId }) => customerId === null || userId === customerId)
		if (own) return others.length === 0 ? { ...own, by } : null
	}
	return null
}

async function byOrder(db: Db, { order: { id } }: Draft): Promise<Candidate[]> {
	if (!id) return []
	const number = String(id.value)
	const { rows } = await sql<Candidate>`select id as "tripId", "userId" from trips where "orderId" = ${number}
		or id in (select "tripId" from imports where "orderId" = ${number})`.execute(db)
	return rows
}

/** Shorter ones are numbers of rooms and the like. */
const LOCATOR_LENGTH = 5

async function byLocator(db: Db, draft: Draft): Promise<Candidate[]> {
	const locators = IMPORTED_KINDS.flatMap((list) =>
		draft[list].flatMap(({ fields: { pnr, confirmationNumber } }) =>
			[pnr, confirmationNumber].flatMap((one) => (one ? [String(one.value).toLowerCase()] : [])),
		),
	).filter((one) => one.length >= LOCATOR_LENGTH)
	if (locators.length === 0) return []
	const { rows } = await sql<Candidate>`select distinct t.id as "tripId", t."userId" from trips t where t.id in (
		select "tripId" from flights where lower(pnr) = any(${locators}::text[])
		union select "tripId" from accommodations where lower("confirmationNumber") = any(${locators}::text[])
		union select "tripId" from transfers where lower("confirmationNumber") = any(${locators}::text[])
		union select "tripId" from activities where lower("confirmationNumber") = any(${locators}::text[]))`.execute(db)
	return rows
}

async function byNamesAndDates(db: Db, draft: Draft): Promise<Candidate[]> {
	const names = draft.guests.flatMap(({ fields: { fullName } }) => (fullName ? [nameKey(String(fullName.value))] : []))
	const days = daysOf(draft)
	if (names.length === 0 || days.length === 0) return []
	const { rows } = await sql<Candidate & { name: string }>`select t.id as "tripId", t."userId", g."fullName" as name
		from trips t join guests g on g."tripId" = t.id
		where t."startDate" <= ${days.at(-1)}::date and t."endDate" >= ${days[0]}::date and t.status <> 'cancelled'`.execute(
		db,
	)
	const fitting = rows.filter(({ name }) => names.includes(nameKey(name)))
	return [...new Map(fitting.map(({ tripId, userId }) => [tripId, { tripId, userId }])).values()]
}

/** 'DOE JOHN' equals 'John Doe'. */
const nameKey = (name: string) => fold(name).split(' ').toSorted().join(' ')

/** The days on which something happens, in order. Guests have birth dates. */
const daysOf = (draft: Draft): string[] =>
	IMPORTED_KINDS.filter((list) => list !== 'guests')
		.flatMap((list) => draft[list].flatMap(({ fields }) => Object.values(fields)))
		.flatMap(({ value }) => /^\d{4}-\d\d-\d\d/.exec(String(value)) ?? [])
		.toSorted()
