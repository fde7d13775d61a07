import { PAGES } from '#shared/paths.ts'

/** A shared plain object: copied into each response, never modified. */
export type Headers = Readonly<Record<string, string>>

type Options = {
	publicUrl: string
	/** The only inline script that may run, as a source with its hash: 'sha256-…'. */
	inlineScript: string
	/** Which sites may frame the event pages: sources as in `frame-ancestors`, such as 'https://www.example.org'. */
	embedders: string
	/** Vite's development server connects to the page by WebSocket. */
	isDevelopment?: boolean
}

/**
 * The security headers of every response, built once (MDN HTTP Observatory, OWASP Secure Headers). `embeddable` is for event pages
 * only: other sites may frame those and nothing else. `framing` is for the CRM, which shows the preview of a draft in a frame, and
 * `preview` for what is in that frame (CRM-203).
 */
export function securityHeaders({ publicUrl, inlineScript, embedders, isDevelopment = false }: Options) {
	const policy = (ancestors: string, ...more: string[]) =>
		[
			"default-src 'none'",
			`script-src 'self' ${inlineScript}`,
			"style-src 'self' 'unsafe-inline'", // Radix locks scrolling and positions its menus with style elements
			"img-src 'self' data: blob:",
			"font-src 'self'",
			`connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
			"media-src 'self'",
			"manifest-src 'self'",
			"base-uri 'none'",
			"form-action 'self'",
			"object-src 'none'",
			`frame-ancestors ${ancestors}`,
			...more,
		].join('; ')
	const common: Headers = {
		'X-Content-Type-Options': 'nosniff',
		'Referrer-Policy': 'strict-origin-when-cross-origin',
		'Cross-Origin-Opener-Policy': 'same-origin',
		'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
		'X-XSS-Protection': '0',
		// Browsers ignore it over plain http, and a developer's localhost must never be pinned.
		...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
	}
	const strict: Headers = {
		...common,
		'Content-Security-Policy': policy("'none'"),
		'X-Frame-Options': 'DENY',
		'Cross-Origin-Resource-Policy': 'same-origin',
	}
	const embeddable: Headers = {
		...common,
		'Content-Security-Policy': policy(embedders),
		'Cross-Origin-Resource-Policy': 'cross-origin',
	}
	const framing: Headers = { ...strict, 'Content-Security-Policy': policy("'none'", "frame-src 'self'") }
	const preview: Headers = {
		...strict,
		'Content-Security-Policy': policy("'self'"),
		'X-Frame-Options': 'SAMEORIGIN',
	}
	return { strict, embeddable, framing, preview }
}
export type SecurityHeaders = ReturnType<typeof securityHeaders>

const EVENT_PAGE = new RegExp(`^${PAGES.event.replace(':eventSlug', '[a-z0-9]+(-[a-z0-9]+)*')}$`)

/** The pages of the CRM. Its sections change without loading a document, so each needs what any of them frames. */
const ADMIN_PAGE = new RegExp(
	`^(${[PAGES.admin, PAGES.adminTrip, PAGES.adminCustomer].join('|').replaceAll(':id', '[^/]+')})/?$`,
)

/** Whether a parsed path is an event page: one segment of slug characters only, so no escape sequence can match. */
export const isEventPage = (path: string) => EVENT_PAGE.test(path)

/** The security headers of the page at a parsed path. */
export function pageHeaders(path: string, security: SecurityHeaders): Headers {
	if (isEventPage(path)) return security.embeddable
	if (path === PAGES.preview) return security.preview
	return ADMIN_PAGE.test(path) ? security.framing : security.strict
}
