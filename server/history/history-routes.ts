import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { page, readPaging } from '#server/http/lists/paging.ts'
import { notFound, Refusal } from '#server/http/refusal.ts'
import { type AppContext, get, type Route } from '#server/http/routes.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { type HistoryQuery, readHistory } from './read-history.ts'

/** Who changed what of a trip or of a customer, for all staff (CRM-323, API-252). */
export function historyRoutes({ db }: { db: Db }): Route[] {
	const answer = async (c: AppContext, owner: HistoryQuery['owner'], id: string) => {
		const { limit, cursor } = readPaging(c)
		const recordId = c.req.query('recordId') || null
		if (recordId && !isId(recordId)) throw new Refusal(400, 'malformed', 'recordId is not an id')
		const after = cursor?.id ?? null
		const { rows: entries, nextCursor } = page(
			await readHistory(db, { owner, id, recordId, after, limit: limit + 1 }),
			limit,
		)
		return c.json({ entries, nextCursor })
	}
	return [
		get('/api/admin/trips/:id/history', 'admin', async (c) => {
			const { id } = await findTrip(db, c.req.param('id'))
			return answer(c, 'tripId', id)
		}),

		get('/api/admin/users/:id/history', 'admin', async (c) => {
			const id = c.req.param('id')
			const customers = db.selectFrom('users').select('id').where('id', '=', id).where('role', '=', 'customer')
			if (!isId(id) || !(await customers.executeTakeFirst())) throw notFound('Customer')
			return answer(c, 'userId', id)
		}),
	]
}
