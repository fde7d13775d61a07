import { z } from 'zod'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check } from '#server/http/refusal.ts'
import { del, get, patch, type Route } from '#server/http/routes.ts'
import { deleteLayout, listLayouts, renameLayout } from './stored-layouts.ts'

const change = z.strictObject({
	name: z.string('Enter a name').trim().min(1, 'Enter a name').max(100, 'At most 100 characters'),
})

/** What the import was taught: staff see it, rename it and delete it (IMPORT-94). */
export const layoutRoutes = (db: Db): Route[] => [
	get('/api/admin/taught-layouts', 'admin', async (c) => c.json({ layouts: await listLayouts(db) })),

	patch('/api/admin/taught-layouts/:id', 'admin', async (c, user) => {
		const { name } = check(change, await readObject(c))
		const id = c.req.param('id')
		await transaction(db, async (tx) => {
			await renameLayout(tx, id, name)
			await audit(tx, { id: user.id, ip: c.var.ip }, 'layout renamed', id)
		})
		return c.body(null, 204)
	}),

	del('/api/admin/taught-layouts/:id', 'admin', async (c, user) => {
		const id = c.req.param('id')
		await transaction(db, async (tx) => {
			await deleteLayout(tx, id)
			await audit(tx, { id: user.id, ip: c.var.ip }, 'layout deleted', id)
		})
		return c.body(null, 204)
	}),
]
