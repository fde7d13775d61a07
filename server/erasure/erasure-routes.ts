import { z } from 'zod'
import type { ErasureSubject } from '#shared/customers/erasure.ts'
import { blankAddressesOf } from '#server/audit/sweep-audit.ts'
import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Storage } from '#server/files/storage.ts'
import { readObject } from '#server/http/body.ts'
import { check } from '#server/http/refusal.ts'
import { type AppContext, type Caller, freshOnly, get, post, type Route } from '#server/http/routes.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { describeErasure } from './describe-erasure.ts'
import { erasePerson } from './erase-person.ts'
import { londonDay, planErasure } from './plan-erasure.ts'

const decision = z.strictObject({ fingerprint: z.string().max(100) })

/** An owner erases a customer, or one guest of a trip, after a preview of what goes and what stays (CRM-135, CRM-136). */
export function erasureRoutes({ db, storage, sealer }: { db: Db; storage: Storage; sealer: Sealer }): Route[] {
	const preview = async (c: AppContext, subject: ErasureSubject) =>
		c.json({ preview: await describeErasure(db, await planErasure(db, subject, await londonDay(db))) })

	async function erase(c: AppContext, user: Caller, subject: ErasureSubject) {
		const { fingerprint } = check(decision, await readObject(c))
		const actor = { id: user.id, ip: c.var.ip }
		const { files } = await transaction(db, (tx) => erasePerson(tx, subject, { sealer, actor, fingerprint }))
		await removeFiles(storage, files)
		if (subject.kind === 'customer') await blankAddressesOf(db, subject.id)
		return c.body(null, 204)
	}

	return [
		get('/api/admin/users/:id/erasure', 'owner', (c) => preview(c, { kind: 'customer', id: c.req.param('id') })),
		get('/api/admin/guests/:id/erasure', 'owner', (c) => preview(c, { kind: 'guest', id: c.req.param('id') })),
		freshOnly(
			post('/api/admin/users/:id/erasure', 'owner', (c, user) =>
				erase(c, user, { kind: 'customer', id: c.req.param('id') }),
			),
		),
		freshOnly(
			post('/api/admin/guests/:id/erasure', 'owner', (c, user) =>
				erase(c, user, { kind: 'guest', id: c.req.param('id') }),
			),
		),
	]
}
