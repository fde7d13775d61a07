import { createHash } from 'node:crypto'
import type { AppContext } from './routes.ts'
import { isFresh } from './answer.ts'

/** Answers an iCalendar file at a secret address: 304 where the program that polls has it already. Nothing shared may store it. */
export function answerCalendar(c: AppContext, calendar: string): Response {
	const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`
	const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', 'Referrer-Policy': 'no-referrer' }
	if (isFresh(c.req.raw, etag)) return c.body(null, 304, headers)
	return c.body(calendar, 200, {
		...headers,
		'Content-Type': 'text/calendar; charset=utf-8',
		'X-Content-Type-Options': 'nosniff',
	})
}
