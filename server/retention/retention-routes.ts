import { z } from 'zod'
import { holdFields } from '#shared/retention/hold-fields.ts'
import { RETENTION_KIND_LIST, RETENTION_KINDS } from '#shared/retention/retention-kinds.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { audit } from '#server/db/audit.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check } from '#server/http/refusal.ts'
import { del, freshOnly, get, put, type Route } from '#server/http/routes.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { readHold, readRetention } from './read-retention.ts'
import type { RetentionDeps } from './removal.ts'

/** Null goes back to the initial period. */
const periodsSchema = z.strictObject(
	Object.fromEntries(
		RETENTION_KIND_LIST.map((kind) => {
			const { min, max, unit } = RETENTION_KINDS[kind]
			const sentence = `Enter a whole number of ${unit}s from ${min} to ${max}`
			return [kind, z.int(sentence).min(min, sentence).max(max, sentence).nullable().optional()]
		}),
	),
)
const holdSchema = schemaOfFields(holdFields)

/** The retention table, for owners (CRM-140), and holds on trips (CRM-141). */
export function retentionRoutes(deps: RetentionDeps & { auditMonths: number }): Route[] {
	const { db } = deps
	return [
		get('/api/admin/retention', 'owner', async (c) => c.json({ retention: await readRetention(deps) })),

		freshOnly(
			put('/api/admin/retention', 'owner', async (c, user) => {
				const given = check(periodsSchema, await readObject(c)) as Record<string, number | null | undefined>
				await transaction(db, async (tx) => {
					for (const kind of RETENTION_KIND_LIST) {
						const amount = given[kind]
						if (amount === undefined) continue
						const before = await tx
							.selectFrom('retentionPeriods')
							.select('amount')
							.where('kind', '=', kind)
							.forUpdate()
							.executeTakeFirst()
						if ((before?.amount ?? null) === amount) continue
						if (amount === null) await tx.deleteFrom('retentionPeriods').where('kind', '=', kind).execute()
						else {
							const values = { amount, changedBy: user.id, changedAt: new Date() }
							await tx
								.insertInto('retentionPeriods')
								.values({ kind, ...values })
								.onConflict((conflict) => conflict.column('kind').doUpdateSet(values))
								.execute()
						}
						await audit(tx, { id: user.id, ip: c.var.ip }, 'retention period changed', null, {
							detail: { kind, from: before?.amount ?? null, to: amount },
						})
					}
				})
				return c.json({ retention: await readRetention(deps) })
			}),
		),

		get('/api/admin/trips/:id/hold', 'admin', async (c) => {
			const { id } = await findTrip(db, c.req.param('id'))
			return c.json({ hold: await readHold(db, id) })
		}),

		freshOnly(
			put('/api/admin/trips/:id/hold', 'owner', async (c, user) => {
				const id = c.req.param('id')
				const values = check(holdSchema, await readObject(c))
				await transaction(db, async (tx) => {
					await findTrip(tx, id, { lock: true })
					const held = { ...values, heldBy: user.id, heldAt: new Date() }
					await tx
						.insertInto('tripHolds')
						.values({ tripId: id, ...held })
						.onConflict((conflict) => conflict.column('tripId').doUpdateSet(held))
						.execute()
					await audit(tx, { id: user.id, ip: c.var.ip }, 'trip held', id)
				})
				return c.json({ hold: await readHold(db, id) })
			}),
		),

		freshOnly(
			del('/api/admin/trips/:id/hold', 'owner', async (c, user) => {
				const id = c.req.param('id')
				await transaction(db, async (tx) => {
					await findTrip(tx, id, { lock: true })
					const { numDeletedRows } = await tx.deleteFrom('tripHolds').where('tripId', '=', id).executeTakeFirst()
					if (numDeletedRows > 0n) await audit(tx, { id: user.id, ip: c.var.ip }, 'trip released', id)
				})
				return c.body(null, 204)
			}),
		),
	]
}
