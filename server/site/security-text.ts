import type { Headers } from '#server/http/headers.ts'

const DAYS_VALID = 180

/** security.txt (RFC 9116): where to report a vulnerability. It must expire within a year, and each response renews it. */
export function securityText(email: string, now: Date, security: Headers): Response {
	const expires = new Date(now.getTime() + DAYS_VALID * 86_400_000)
	expires.setUTCHours(0, 0, 0, 0)
	const text = `Contact: mailto:${email}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\n`
	return new Response(text, {
		headers: { ...security, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
	})
}
