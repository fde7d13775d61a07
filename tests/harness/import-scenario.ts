import { sql } from 'kysely'
import { afterAll, beforeEach, expect } from 'vitest'
import type { AppServices } from '#server/api-routes.ts'
import { guardedFetch } from '#server/guarded-fetch/guarded-fetch.ts'
import { type Order, orderOf } from '#tests/amalfi.ts'
import { startProduct } from './product.ts'
import { respondWith, startProvider } from './provider.ts'

/** A booking form and a product whose staff import its orders for Olivia. Both stop with the test file. */
export async function startImportScenario(overrides: Partial<AppServices> = {}) {
	const form = await startProvider()
	const host = new URL(form.url).host
	const product = await startProduct({ fetchForm: guardedFetch({ allowedHosts: new Set([host]) }), ...overrides })
	beforeEach(() => sql`delete from throttle`.execute(product.db))
	afterAll(async () => {
		await product.stop()
		await form.stop()
	})

	let orders = 0
	const anOrder = (changes: Record<string, unknown> = {}, id = `GP-${++orders}`) => orderOf(id, changes)
	const link = (path = '/booking?token=SECRETTOKEN') => form.url + path
	const oliviaId = product.olivia.user!.id
	const importFrom = (bookingUrl = link(), more: object = {}) =>
		product.staff.post('/api/admin/trips/import', { bookingUrl, userId: oliviaId, ...more })
	const serve = (order: unknown) =>
		form.reply(respondWith(JSON.stringify(order), 200, { 'content-type': 'application/vnd.trip-import+json' }))
	return {
		form,
		host,
		product,
		oliviaId,
		link,
		anOrder,
		serve,
		importFrom,
		preview: (more: object = {}) =>
			product.staff.post('/api/admin/trips/import/preview', { bookingUrl: link(), userId: oliviaId, ...more }),
		commit: (previewId: string, more: object = {}) =>
			product.staff.post('/api/admin/trips/import', { previewId, ...more }),
		/** Imports an order. Returns the trip and the order. */
		imported: async (order: Order = anOrder()) => {
			serve(order)
			const { status, body } = await importFrom()
			expect([status, body.error]).toEqual([201, undefined])
			return { trip: body.trip, order }
		},
		/** The number of rows in the tables that an import writes to. */
		rows: async () => {
			const { rows } = await sql<{ n: number }>`select
				(select count(*) from trips) + (select count(*) from guests) + (select count(*) from flights) +
				(select count(*) from imports) + (select coalesce(sum(n), 0) from tallies) as n`.execute(product.db)
			return rows[0]!.n
		},
	}
}
