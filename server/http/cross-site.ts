/**
 * Whether a request that changes something comes from another site's page (CSRF). Fetch metadata first, the Origin second; SameSite
 * cookies stand underneath. Logout, approvals and uploads need no JSON content type, and a sibling subdomain counts as same-site to
 * the cookie, so neither alone would do. A request with neither header was not made by a browser's page.
 */
export function isCrossSite(method: string, header: (name: string) => string | undefined, publicUrl: string) {
	if (method === 'GET' || method === 'HEAD') return false
	const site = header('sec-fetch-site')
	if (site && site !== 'same-origin' && site !== 'none') return true
	const origin = header('origin')
	return origin !== undefined && atHome(origin) !== atHome(publicUrl)
}

/** On one's own machine 127.0.0.1 and [::1] are what 'localhost' means, and what tools print. */
const atHome = (origin: string) => origin.replace(/^http:\/\/(?:127\.0\.0\.1|\[::1\])(?=:|$)/, 'http://localhost')
