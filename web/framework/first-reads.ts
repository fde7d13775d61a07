import { PAGES } from '#shared/paths.ts'
import { parse } from './pattern.ts'

/** What each signed-in page reads first, besides who is signed in. Server only. */
const READS: readonly (readonly [page: string, path: string])[] = [
	[PAGES.account, ''],
	[PAGES.admin, ''],
	[PAGES.adminTrip, ''],
	[PAGES.adminCustomer, ''],
	[PAGES.preview, ''],
	[PAGES.portal, '/api/portal/trips'],
	[PAGES.portalTrip, '/api/portal/trips/:id'],
	[PAGES.portalGuests, '/api/portal/trips/:id'],
]
const matchers = READS.map(([page, path]) => [parse(page), path] as const)

/** The API's calls whose answers a page contains (PORTAL-73); none for a public page. */
export function firstReads(path: string): string[] {
	for (const [pattern, read] of matchers) {
		const found = pattern.exec(path)
		if (found) return ['/api/auth/user', ...(read ? [read.replace(':id', found[1] ?? '')] : [])]
	}
	return []
}
