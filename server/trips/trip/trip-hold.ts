import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Refuses to delete trips of which one is held (API-162). */
export async function refuseHeld(tx: Tx, tripIds: readonly string[]): Promise<void> {
	if (tripIds.length === 0) return
	const { rows } = await sql`select from "tripHolds" where "tripId" = any(${tripIds}::uuid[])
		and (until is null or until >= (now() at time zone 'Europe/London')::date) limit 1`.execute(tx)
	if (rows.length > 0)
		throw new Refusal(409, 'on_hold', 'An owner has put this on hold, so that nothing of it is deleted')
}
