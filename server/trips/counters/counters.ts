import { sql } from 'kysely'
import type { Stats } from '#shared/contract.ts'
import type { Db, Tx } from '#server/db/connect.ts'

type Key = keyof Stats
type Counted = { guestDetailsApprovalStatus: string; status: string }

/**
 * Updates the dashboard's counters inside the transaction that changes a trip. `before` and `after` are the trip's state, null where it
 * does not exist. Active trips are confirmed or pending (CRM-12).
 */
export async function countTrip(tx: Tx, before: Counted | null, after: Counted | null) {
	const from = before ? countsOf(before) : NOTHING
	const to = after ? countsOf(after) : NOTHING
	await addToCounters(tx, {
		activeTrips: to.activeTrips - from.activeTrips,
		pendingApprovals: to.pendingApprovals - from.pendingApprovals,
		totalTrips: to.totalTrips - from.totalTrips,
	})
}

/** Updates how many trips a customer has, by which staff can sort. */
export async function countTripOfCustomer(tx: Tx, userId: string, change: 1 | -1): Promise<void> {
	await tx
		.updateTable('users')
		.set({ tripCount: sql<number>`"tripCount" + ${change}` })
		.where('id', '=', userId)
		.execute()
}

/** Corrects what an older release did not count during a rolling restart. */
export async function correctTripCounts(db: Db): Promise<void> {
	await sql`update users u set "tripCount" = c.n
		from (select x.id, count(t.id) as n from users x left join trips t on t."userId" = x.id group by x.id) c
		where c.id = u.id and u."tripCount" <> c.n`.execute(db)
}

export const countCustomer = (tx: Tx, change: number) => addToCounters(tx, { totalCustomers: change })

/** The four numbers of the dashboard, at the same cost for a hundred thousand trips as for ten. */
export async function readStats(db: Db): Promise<Stats> {
	const rows = await db.selectFrom('tallies').select(['key', 'n']).execute()
	const count = (key: Key) => rows.find((row) => row.key === key)?.n ?? 0
	return {
		totalCustomers: count('totalCustomers'),
		totalTrips: count('totalTrips'),
		pendingApprovals: count('pendingApprovals'),
		activeTrips: count('activeTrips'),
	}
}

/** SQL of the number of trips, for staff (server/http/routes.ts, `readingAlongside`). */
export const TOTAL_TRIPS = `(select n::text from tallies where key = 'totalTrips' and caller.role = 'admin')`

const NOTHING = { totalTrips: 0, pendingApprovals: 0, activeTrips: 0 }

const countsOf = ({ guestDetailsApprovalStatus, status }: Counted) => ({
	totalTrips: 1,
	pendingApprovals: guestDetailsApprovalStatus === 'pending' ? 1 : 0,
	activeTrips: status === 'confirmed' || status === 'pending' ? 1 : 0,
})

/** Every writer updates the counter rows in the same order, so that two can't deadlock. */
async function addToCounters(tx: Tx, changes: Partial<Record<Key, number>>) {
	const rows = Object.entries(changes)
		.filter(([, n]) => n !== 0)
		.map(([key, n]) => ({ key, n }))
		.toSorted((a, b) => (a.key < b.key ? -1 : 1))
	if (rows.length === 0) return
	await tx
		.insertInto('tallies')
		.values(rows)
		.onConflict((conflict) => conflict.column('key').doUpdateSet({ n: sql<number>`tallies.n + excluded.n` }))
		.execute()
}
