import { CompiledQuery, sql } from 'kysely'
import type { FellowTraveller, SentMail } from '#shared/customers/customer-page.ts'
import type { User } from '#shared/customers/user.ts'
import type { Db } from '#server/db/connect.ts'
import type { Paging } from '#server/http/lists/paging.ts'
import { cappedTotal, countCapped, type Total } from '#server/search/search-index.ts'

const MAX_PEOPLE = 50

/**
 * The people who were guests on this customer's trips, the most frequent first, at most `MAX_PEOPLE` (CRM-362). A person is a name as people
 * compare names; whoever has the customer's own name or address is the customer. Cancelled trips do not count.
 */
export async function readFellowTravellers(db: Db, { id, email, fullName }: User): Promise<FellowTraveller[]> {
	const { rows } = await sql<{ name: string; trips: number; lastTrip: FellowTraveller['lastTrip'] }>`
		select (array_agg(g."fullName" order by t."startDate" desc, t.id desc))[1] as name, count(distinct t.id)::int as trips,
			(array_agg(jsonb_build_object('id', t.id, 'name', t.name, 'startDate', t."startDate") order by t."startDate" desc, t.id desc))[1]
				as "lastTrip"
		from guests g join trips t on t.id = g."tripId"
		where t."userId" = ${id} and t.status <> 'cancelled'
			and folded(g."fullName") <> folded(${fullName ?? ''}) and lower(coalesce(g.email, '')) <> ${email.toLowerCase()}
		group by folded(g."fullName")
		order by trips desc, max(t."startDate") desc, name limit ${MAX_PEOPLE}`.execute(db)
	return rows
}

type MailRow = Pick<SentMail, 'id' | 'subject' | 'state'> & { createdAt: Date; sentAt: Date | null }

/** The mails to a customer's address, newest first, without their texts: at most one more than `limit` (CRM-363). */
export async function listMailsTo(db: Db, email: string, { limit, cursor }: Paging): Promise<SentMail[]> {
	const { rows } = await db.executeQuery<MailRow>(
		CompiledQuery.raw(
			`select m.id, m.subject, m.state, m."createdAt", m."sentAt" from mails m
			where lower(m."to") = $1 and ($2::uuid is null or m.id < $2) order by m.id desc limit $3`,
			[email.toLowerCase(), cursor?.id ?? null, limit + 1],
		),
	)
	return rows.map(({ createdAt, sentAt, ...mail }) => ({
		...mail,
		createdAt: createdAt.toISOString(),
		sentAt: sentAt?.toISOString() ?? null,
	}))
}

export async function countMailsTo(db: Db, email: string): Promise<Total> {
	const { rows } = await db.executeQuery<{ n: number }>(
		CompiledQuery.raw(countCapped('select from mails m where lower(m."to") = $1'), [email.toLowerCase()]),
	)
	return cappedTotal(rows[0]?.n ?? 0)
}
