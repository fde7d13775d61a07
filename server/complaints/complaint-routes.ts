import { CompiledQuery, sql } from 'kysely'
import { z } from 'zod'
import { COMPLAINT_STATES } from '#shared/complaints/complaint.ts'
import { audit } from '#server/db/audit.ts'
import { isId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { page, readPaging } from '#server/http/lists/paging.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { get, patch, post, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import { cappedTotal, countCapped } from '#server/search/search-index.ts'
import { acknowledge, type ComplaintDeps, receiveComplaint } from './receive-complaint.ts'
import { findComplaint, listComplaints } from './stored-complaint.ts'

const change = z.strictObject({
	state: z.enum(COMPLAINT_STATES, `Choose one of: ${COMPLAINT_STATES.join(', ')}`).optional(),
	ownerId: z.string().refine(isId, 'Choose a colleague').nullable().optional(),
	outcome: z.string().trim().max(5000, 'At most 5000 characters').nullable().optional(),
})

/** The public form (SITE-166), and staff's list of complaints (CRM-143). */
export function complaintRoutes(deps: ComplaintDeps): Route[] {
	const { db } = deps
	return [
		post('/api/complaints', 'public', (c) => receiveComplaint(deps, c)),

		get('/api/admin/complaints', 'admin', async (c) => {
			const { limit, cursor } = readPaging(c)
			const given = c.req.query('state') || 'waiting'
			const state = COMPLAINT_STATES.find((known) => known === given)
			if (!state) throw new Refusal(400, 'malformed', `state must be one of: ${COMPLAINT_STATES.join(', ')}`)
			const { rows, nextCursor } = page(await listComplaints(db, state, limit + 1, cursor?.id ?? null), limit)
			const counted = await db.executeQuery<{ n: number }>(
				CompiledQuery.raw(countCapped(`select from complaints where state = '${state}'`)),
			)
			return c.json({ complaints: rows, ...cappedTotal(counted.rows[0]?.n ?? 0), nextCursor })
		}),

		patch('/api/admin/complaints/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const given = await readObject(c)
			const complaint = await transaction(db, async (tx) => {
				const current = await findComplaint(tx, id, { lock: true })
				const { state = current.state, ownerId = current.ownerId, outcome = current.outcome } = check(change, given)
				refuseStale(c, current, current)
				if (state === 'answered' && !outcome)
					throw new Refusal(422, 'invalid', 'Say what we answered', { fields: { outcome: 'Say what we answered' } })
				if (ownerId !== null && ownerId !== current.ownerId) {
					const known = await tx
						.selectFrom('users')
						.select('id')
						.where('id', '=', ownerId)
						.where('role', '=', 'admin')
						.where('disabledAt', 'is', null)
						.executeTakeFirst()
					if (!known)
						throw new Refusal(422, 'invalid', 'Choose a colleague', { fields: { ownerId: 'Choose a colleague' } })
				}
				await tx
					.updateTable('complaints')
					.set({
						state,
						ownerId,
						outcome: outcome || null,
						answeredAt: state === 'answered' ? (current.answeredAt ? new Date(current.answeredAt) : new Date()) : null,
						version: sql`version + 1`,
					})
					.where('id', '=', id)
					.execute()
				// Released from quarantine it is confirmed like any other.
				if (current.acknowledgedAt === null && state !== 'quarantined') await acknowledge(tx, deps, id)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'complaint changed', id, {
					detail: { fields: Object.keys(given), state },
				})
				return findComplaint(tx, id)
			})
			return c.json({ complaint })
		}),
	]
}
