import { PAGES } from '#shared/paths.ts'
import { defaultPicture } from '#shared/trips/trip-picture.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { DRAWINGS } from '../portal/app/drawings.ts'
import { parse } from './pattern.ts'

/** What each signed-in page reads first, besides who is signed in. Server only. */
const READS: readonly (readonly [page: string, path: string])[] = [
	[PAGES.account, ''],
	[PAGES.admin, ''],
	[PAGES.preview, ''],
	[PAGES.portal, '/api/portal/trips'],
	[PAGES.portalTrip, '/api/portal/trips/:id'],
	[PAGES.portalGuests, '/api/portal/trips/:id'],
]
const matchers = READS.map(([page, path]) => [parse(page).pattern, path] as const)

/** The API's calls whose answers a page contains (PORTAL-73); none for a public page. */
export function firstReads(path: string): string[] {
	for (const [pattern, read] of matchers) {
		const found = pattern.exec(path)
		if (found) return ['/api/auth/user', ...(read ? [read.replace(':id', found[1] ?? '')] : [])]
	}
	return []
}

/** The picture at the top of the trip's page, for which the browser need not wait. Null for other pages. */
export function firstPicture(answers: Record<string, unknown>): string | null {
	const [answer] = Object.entries(answers).flatMap(([path, read]) =>
		/^\/api\/portal\/trips\/[^/]+$/.test(path) ? [read] : [],
	)
	const trip = (answer as { trip: WholePortalTrip } | undefined)?.trip
	return trip ? (trip.headerImage ?? trip.thumbnailImage ?? DRAWINGS[defaultPicture(trip)]) : null
}
