import { CompiledQuery, sql } from 'kysely'
import { displayName, type User } from '#shared/customers/user.ts'
import type { CustomerMerge } from '#shared/customers/customer-merge.ts'
import { indexCustomer } from '#server/auth/customer-search.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { type ForeignKey, readForeignKeys } from '#server/db/foreign-keys.ts'
import { noteHistory } from '#server/db/history.ts'
import { identifier } from '#server/db/identifier.ts'
import type { Sealer } from '#server/db/seal.ts'
import { countCustomer } from '#server/trips/counters/counters.ts'
import { indexTripsOf } from '#server/trips/list/trip-search.ts'
import { joinNotes } from './notes/stored-notes.ts'

/** What opens an account, or belongs to its devices: it ends with the account. */
const ENDS = [
	'sessions',
	'devices',
	'passkeys',
	'ceremonies',
	'secondSteps',
	'recoveryCodes',
	'accountLinks',
	'addressChanges',
	'calendarFeeds',
	'pushSubscriptions',
	'turnedOffDevices',
	'reminderSettings',
	'contactCards',
	'customerSearch',
]

/** Columns that name an account without a foreign key, so that its deletion leaves them. */
const NAMED = [
	['trips', 'approvedBy'],
	['approvals', 'approvedBy'],
	['consents', 'givenBy'],
	['consents', 'withdrawnBy'],
	['changes', 'actorId'],
	['history', 'actorId'],
] as const

const nameOf = (user: User) => `${displayName(user)} (${user.email})`

/** What `mergeCustomers` would do (API-256). */
export async function previewMerge(db: Db, from: User, to: User): Promise<CustomerMerge> {
	const { rows } = await sql<Omit<CustomerMerge, 'from' | 'to'>>`select
		(select count(*)::int from trips where "userId" = ${from.id}) as trips,
		(select count(*)::int from companions where "userId" = ${from.id} and "endedAt" is null) as "sharedTrips",
		(select count(*)::int from threads where "userId" = ${from.id}) as conversations,
		(select "passwordHash" is not null or exists (select from passkeys where "userId" = ${from.id})
			from users where id = ${from.id}) as "hasAccess"`.execute(db)
	return { ...rows[0]!, from: nameOf(from), to: nameOf(to) }
}

/**
 * Gives everything of a locked customer to another locked one, and deletes the account (CRM-327): its trips, conversations, tasks and
 * history, and its place on trips of others. Its sessions, passkeys, links and calendar address end. It follows the live schema: what refers
 * to the account and is not in `ENDS` moves.
 */
export async function mergeCustomers(tx: Tx, sealer: Sealer, from: User, to: User, staffId: string): Promise<void> {
	await joinNotes(tx, sealer, from.id, to.id)
	await endDoubledCompanions(tx, from.id, to.id)
	await joinConversations(tx, from.id, to.id)
	for (const key of await readForeignKeys(tx))
		if (key.target === 'users' && !ENDS.includes(key.table)) await moveRows(tx, key, from.id, to.id)
	for (const [table, column] of NAMED)
		await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to.id} where ${sql.ref(column)} = ${from.id}`.execute(
			tx,
		)
	await renameInBin(tx, from.id, to.id)
	const gone = await tx
		.deleteFrom('users')
		.where('id', '=', from.id)
		.returning('companionOnly')
		.executeTakeFirstOrThrow()
	if (!gone.companionOnly) await countCustomer(tx, -1)
	await countTripsOf(tx, to.id)
	indexCustomer(tx, to.id)
	await indexTripsOf(tx, to.id)
	const change = { list: 'customer', recordId: to.id, act: 'changed', title: displayName(to), why: 'staff' } as const
	const differences = [{ name: 'Merged with', was: null, now: nameOf(from) }]
	await noteHistory(tx, { userId: to.id }, staffId, { ...change, differences })
}

/** Nobody is a companion on a trip of their own, nor twice on one. */
async function endDoubledCompanions(tx: Tx, from: string, to: string) {
	await sql`update companions c set "endedAt" = now() from trips t where t.id = c."tripId" and c."endedAt" is null
		and ((c."userId" = ${to} and t."userId" = ${from}) or (c."userId" = ${from} and (t."userId" = ${to}
			or exists (select from companions o where o."tripId" = c."tripId" and o."userId" = ${to} and o."endedAt" is null))))`.execute(
		tx,
	)
}

/** Where both wrote about one trip, their messages become one conversation. */
async function joinConversations(tx: Tx, from: string, to: string) {
	for (const table of ['messages', 'incomingMails'])
		await sql`update ${sql.table(table)} m set "threadId" = b.id from threads a join threads b on b."tripId" = a."tripId"
			where m."threadId" = a.id and a."userId" = ${from} and b."userId" = ${to}`.execute(tx)
}

/** Deleted rows name the account too, and could not be brought back without it. */
const renameInBin = (tx: Tx, from: string, to: string) =>
	sql`update bin set "deletedRows" = replace("deletedRows"::text, ${from}, ${to})::jsonb
		where position(${from} in "deletedRows"::text) > 0`.execute(tx)

/** A row stays, and goes with the account, where a unique index of the table has the same row for the other customer. */
async function moveRows(tx: Tx, { table, column }: ForeignKey, from: string, to: string) {
	const { rows } = await sql<{ columns: string[] }>`
		select array(select a.attname::text from unnest(i.indkey) k join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k
			where a.attname <> ${column}) as columns
		from pg_index i where i.indrelid = to_regclass(${identifier(table)}) and i.indisunique and i.indpred is null and i.indexprs is null
			and (select attnum from pg_attribute where attrelid = i.indrelid and attname = ${column}) = any(i.indkey)`.execute(
		tx,
	)
	const taken = rows.map(
		({ columns }) =>
			`not exists (select from ${identifier(table)} o where o.${identifier(column)} = $2${columns
				.map((name) => ` and o.${identifier(name)} = r.${identifier(name)}`)
				.join('')})`,
	)
	const where = [`r.${identifier(column)} = $1`, ...taken].join(' and ')
	await tx.executeQuery(
		CompiledQuery.raw(`update ${identifier(table)} r set ${identifier(column)} = $2 where ${where}`, [from, to]),
	)
}

/** The number of trips, and that somebody with trips of their own is a customer. */
async function countTripsOf(tx: Tx, userId: string) {
	const before = await tx.selectFrom('users').select('companionOnly').where('id', '=', userId).executeTakeFirstOrThrow()
	const { tripCount } = await tx
		.updateTable('users')
		.set({
			tripCount: sql<number>`(select count(*) from trips t where t."userId" = users.id)`,
			companionOnly: sql<boolean>`"companionOnly" and not exists (select from trips t where t."userId" = users.id)`,
			version: sql<number>`version + 1`,
			updatedAt: sql<Date>`now()`,
		})
		.where('id', '=', userId)
		.returning('tripCount')
		.executeTakeFirstOrThrow()
	if (before.companionOnly && tripCount > 0) await countCustomer(tx, 1)
}
