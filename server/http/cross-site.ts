/**
 * Whether a request that changes something comes from another site's page (CSRF). Checks fetch metadata first and the Origin second;
 * SameSite cookies are a further layer. Logout, approvals and uploads need no JSON content type, and the cookie treats a sibling
 * subdomain as the same site, so neither of those is enough. A request with neither header does not come from a page in a browser.
 */
export function isCrossSite(method: string, header: (name: string) => string | undefined, publicUrl: string) {
	if (method === 'GET' || method === 'HEAD') return false
	const site = header('sec-fetch-site')
	if (site && site !== 'same-origin' && site !== 'none') return true
	const origin = header('origin')
	return origin !== undefined && normalised(origin) !== normalised(publicUrl)
}

/** 127.0.0.1 and [::1] count as 'localhost': tools print any of them. */
const normalised = (origin: string) => origin.replace(/^http:\/\/(?:127\.0\.0\.1|\[::1\])(?=:|$)/, 'http://localhost')
