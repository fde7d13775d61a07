import type { Headers } from '#server/http/headers.ts'

const DAYS_VALID = 180

/** RFC 9116: whom to tell of a weakness. It expires within the year, as it must, and is renewed by itself. */
export function securityText(email: string, now: Date, security: Headers): Response {
	const expires = new Date(now.getTime() + DAYS_VALID * 86_400_000)
	expires.setUTCHours(0, 0, 0, 0)
	const text = `Contact: mailto:${email}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\n`
	return new Response(text, {
		headers: { ...security, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
	})
}
