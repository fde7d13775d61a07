import type { FeedProblem } from '#shared/catalogue/availability/villa-feed.ts'
import { isObject } from '#shared/stored-shape.ts'
import { nearestZone, zoneOfCountry } from '#server/airports/airports.ts'
import { FetchError } from '#server/guarded-fetch/fetch-error.ts'
import { guardedFetch, type FetchRules, type GuardedFetch } from '#server/guarded-fetch/guarded-fetch.ts'
import { JobFailed, ProcessFailed } from '#server/processes/process-pool.ts'
import { today } from '../villa-calendars.ts'
import type { FeedNights } from './read-feed.ts'
import { readInProcess } from './read-in-process.ts'

const MAX_BYTES = 1024 * 1024
const DEADLINE_MS = 10_000

/** What a platform answered: its nights, that nothing has changed since `etag`, or why there is neither. */
export type FeedAnswer =
	| { kind: 'nights'; nights: FeedNights[]; etag: string | null }
	| { kind: 'unchanged' }
	| { kind: 'failed'; problem: FeedProblem }

/** How calendars of other platforms are fetched. The operator's private hosts are allowed, as for booking links. */
export const feedFetch = (rules: FetchRules): GuardedFetch =>
	guardedFetch({ maxBytes: MAX_BYTES, deadlineMs: DEADLINE_MS, ...rules })

/** Fetches and reads a calendar. `villa` is the content of its item, for the zone of the house. */
export async function fetchFeed(
	fetch: GuardedFetch,
	address: string,
	{ etag, villa }: { etag: string | null; villa: unknown },
): Promise<FeedAnswer> {
	try {
		const fetched = await fetch(address, 'text/calendar', { etag })
		const text = fetched.bytes.toString('utf8')
		const nights = await readInProcess({ text, house: { zone: zoneOf(villa), today: today() } })
		return nights ? { kind: 'nights', nights, etag: fetched.etag } : { kind: 'failed', problem: 'noCalendar' }
	} catch (error) {
		if (error instanceof FetchError)
			return error.status === 304 ? { kind: 'unchanged' } : { kind: 'failed', problem: problemOf(error) }
		if (error instanceof JobFailed || error instanceof ProcessFailed) return { kind: 'failed', problem: 'noCalendar' }
		throw error
	}
}

function problemOf({ code, status }: FetchError): FeedProblem {
	if (code === 'HTTP_STATUS') return status !== null && status < 500 && status !== 429 ? 'refused' : 'unreachable'
	if (code === 'TOO_LARGE') return 'tooLarge'
	return /NOT_ALLOWED|URL_INVALID|CREDENTIALS|DOWNGRADE/.test(code) ? 'notAllowed' : 'unreachable'
}

/** The zone of the house, by where it is. */
function zoneOf(villa: unknown): string {
	const { latitude, longitude, countryCode } = isObject(villa) ? villa : {}
	const country = typeof countryCode === 'string' ? countryCode : ''
	const nearest =
		typeof latitude === 'number' && typeof longitude === 'number'
			? nearestZone({ latitude, longitude }, country || undefined)
			: null
	return nearest ?? zoneOfCountry(country) ?? 'Europe/London'
}
