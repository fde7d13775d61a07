import { type Availability, availabilityKey, availabilityOf } from '#shared/catalogue/availability/availability.ts'
import { dataPath } from '#shared/catalogue/page-data.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { refuse } from '#server/http/answer.ts'
import type { Headers } from '#server/http/headers.ts'
import { feedsKnownSince } from './feeds/stored-feeds.ts'
import { readPeriods } from './read-periods.ts'
import { today } from './villa-calendars.ts'

const PATH = new RegExp(`^${dataPath(availabilityKey('(\\d{1,9})')).replaceAll('.', '\\.')}$`)
/** Pages ask when a visitor comes near the calendar, and again for the enquiry. */
const MAX_AGE_SECONDS = 60

/** Answers the calendar of a public villa as JSON (SITE-179); null for any other path. A villa that is not public is 404. */
export function availabilityFiles(db: Db, security: Headers) {
	return (request: Request, { pathname }: { pathname: string }): Promise<Response> | null => {
		const number = PATH.exec(pathname)?.[1]
		return number === undefined ? null : answer(db, request, Number(number), security)
	}
}

async function answer(db: Db, request: Request, number: number, security: Headers): Promise<Response> {
	const headers = { ...security, 'X-Robots-Tag': 'noindex' }
	const villa = await db
		.selectFrom('catalogueItems')
		.select('id')
		.where('kind', '=', 'villa')
		.where('number', '=', number)
		.where('publishedVersionId', 'is not', null)
		.executeTakeFirst()
	if (!villa) return refuse(404, 'not_found', 'Villa not found', headers)
	const body = JSON.stringify({ availability: await readAvailability(db, villa.id) })
	return new Response(request.method === 'HEAD' ? null : body, {
		headers: { ...headers, 'Content-Type': 'application/json', 'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}` },
	})
}

/** What visitors see of a villa's calendar now. */
export async function readAvailability(db: Db | Tx, itemId: string): Promise<Availability | null> {
	const [periods, calendar, feeds] = await Promise.all([
		readPeriods(db, today(), [itemId]),
		db.selectFrom('villaCalendars').select('completeUntil').where('itemId', '=', itemId).executeTakeFirst(),
		feedsKnownSince(db, itemId),
	])
	const isComplete = feeds === null || !feeds.isStale
	const knownSince = isComplete && feeds ? feeds.since.getTime() : Date.now()
	return availabilityOf({
		periods: periods.get(itemId) ?? [],
		completeUntil: (isComplete && calendar?.completeUntil) || null,
		today: today(),
		asOf: new Date(Math.floor(knownSince / 60_000) * 60_000).toISOString(),
	})
}
