import { Refusal } from './refusal.ts'
import type { AppContext } from './routes.ts'

/** Refuses an edit of an older version of the record: 412 with the record as it is now (API-20). */
export function refuseStale(c: AppContext, current: { version: number }, shown: unknown) {
	const wanted = ifMatch(c)
	if (wanted !== null && wanted !== current.version)
		throw new Refusal(412, 'stale', 'Someone else has changed this in the meantime', { more: { current: shown } })
}

/** The version in `If-Match: "3"`, or null without the header. Any other value is 400. */
function ifMatch(c: AppContext): number | null {
	const header = c.req.header('if-match')
	if (header === undefined) return null
	const version = /^"(\d{1,9})"$/.exec(header.trim())?.[1]
	if (!version) throw new Refusal(400, 'malformed', 'If-Match must be a version in quotes, such as "3"')
	return Number(version)
}
