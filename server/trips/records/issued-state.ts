import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'

const STATE = sql`case count(*) when 0 then 'none' when 2 then 'both' else min(case kind when 'booking-confirmation' then 'confirmation' else 'certificate' end) end`

/** Notes which documents of a trip are issued. Call it in the transaction that issued or deleted one. */
export async function noteIssuedState(tx: Tx, tripId: string): Promise<void> {
	await sql`update trips set "issuedState" = (select ${STATE} from papers where "tripId" = ${tripId}) where id = ${tripId}`.execute(
		tx,
	)
}

/** Corrects what an older release did not note during a rolling restart. */
export async function correctIssuedStates(db: Db): Promise<void> {
	await sql`update trips t set "issuedState" = c.state
		from (select x.id, (select ${STATE} from papers where "tripId" = x.id) as state from trips x) c
		where c.id = t.id and t."issuedState" <> c.state`.execute(db)
}
