import { searchAirlines } from '#server/airports/airlines.ts'
import { searchAirports } from '#server/airports/search-airports.ts'
import { readPaging } from '#server/http/lists/paging.ts'
import { get, type Route } from '#server/http/routes.ts'

/** The airports and airlines that staff are offered while they type one (CRM-336, API-267). */
export function offeredNameRoutes(): Route[] {
	return [
		get('/api/admin/airports', 'admin', (c) => c.json({ entries: searchAirports(readPaging(c).search ?? '') })),
		get('/api/admin/airlines', 'admin', (c) => c.json({ entries: searchAirlines(readPaging(c).search ?? '') })),
	]
}
