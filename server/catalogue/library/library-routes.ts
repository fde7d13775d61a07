import { TAKEN } from '#shared/catalogue/library.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { readPaging } from '#server/http/lists/paging.ts'
import { get, post, type Route } from '#server/http/routes.ts'
import type { CatalogueDeps } from '../item-routes.ts'
import { checkKept, keepEntry } from './keep-entry.ts'
import { searchLibrary } from './search-library.ts'

/**
 * What staff are offered of the catalogue while they add records to a trip, and what they keep of such records for other trips (CRM-227, CRM-402,
 * API-216). Travellers reach none of it.
 */
export function libraryRoutes({ db, catalogue }: CatalogueDeps): Route[] {
	return (['accommodations', 'activities'] as const).flatMap((list) => {
		const path = `/api/admin/library/${TAKEN[list].segment}` as const
		return [
			get(path, 'admin', async (c) => c.json({ entries: await searchLibrary(db, list, readPaging(c).search) })),

			post(path, 'admin', async (c, user) => {
				const body = await readObject(c)
				const content = checkKept(list, body)
				return idempotent(c, db, { scope: `${list} kept ${user.id}`, body }, async (tx) => {
					const entry = await keepEntry(tx, catalogue, list, content, { id: user.id, ip: c.var.ip })
					return { status: 201, body: { entry } }
				})
			}),
		]
	})
}
