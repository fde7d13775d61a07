import { sql } from 'kysely'
import { deleteNotes } from '#server/customers/notes/stored-notes.ts'
import { transaction } from '#server/db/transaction.ts'
import { intervalOf, londonDay, MAX_COUNTED, type Removal } from './removal.ts'

const BATCH = 100

/** The customers whose notes nobody has changed for so long, and whose trips all ended that long ago. */
const due = (at: Date, period: Parameters<typeof intervalOf>[0], limit: number) => sql<{
	userId: string
}>`select n."userId" from "customerNotes" n where n."updatedAt" < ${at}::timestamptz - ${intervalOf(period)}
	and not exists (select from trips t where t."userId" = n."userId" and t."endDate" >= ${londonDay(at)} - ${intervalOf(period)})
	limit ${limit}`

/** What colleagues noted about customers who have not travelled for long. */
export const customerNotes: Removal = {
	async count({ db }, { at, period }) {
		return (await due(at, period, MAX_COUNTED).execute(db)).rows.length
	},
	async remove({ db }, { at, period }, signal) {
		let removed = 0
		while (!signal.aborted) {
			const { rows } = await due(at, period, BATCH).execute(db)
			await transaction(db, async (tx) => {
				for (const { userId } of rows) await deleteNotes(tx, userId)
			})
			removed += rows.length
			if (rows.length < BATCH) break
		}
		return { removed, failed: 0 }
	},
}
