import type { Db } from '#server/db/connect.ts'
import { readPaging } from '#server/http/paging.ts'
import { get, type Route } from '#server/http/routes.ts'
import { searchStays } from './search-stays.ts'

/** What staff are offered of the catalogue while they add records to a trip (CRM-227, API-216). Travellers reach none of it. */
export function libraryRoutes({ db }: { db: Db }): Route[] {
	return [
		get('/api/admin/library/stays', 'admin', async (c) =>
			c.json({ entries: await searchStays(db, readPaging(c).search) }),
		),
	]
}
