import { PAGES } from '#shared/paths.ts'
import { refuse } from '#server/http/answer.ts'
import type { Headers } from '#server/http/headers.ts'
import type { Bindings, Fetch } from '#server/http/serving/serve.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isUnavailable } from '#server/db/errors.ts'
import { securityText } from './security-text.ts'
import { isAsset, type StaticFiles } from './static-files.ts'

type Parts = {
	/** `/api/**`, `/healthz` and `/readyz`: server/app.ts. */
	api: (request: Request, bindings?: Bindings) => Response | Promise<Response>
	files: StaticFiles
	/** Assets of other releases: published-assets.ts. */
	otherAssets: (request: Request, path: string) => Promise<Response | null>
	/** The calendars of villas, which change without the pages; null for any other path. */
	availability: (request: Request, address: Address) => Promise<Response> | null
	pages: (request: Request, address: Address) => Response
	/** The signed-in pages with what they show first; null for any other path, and for who is not signed in. */
	signedInPages: (request: Request, address: Address, bindings: Bindings) => Promise<Response> | null
	/** The legal pages, whose facts are read from the database; null for any other path. */
	legalPages: (request: Request, address: Address) => Promise<Response> | null
	/** The pages of links without an account; null for any other path. */
	sharedPages: (request: Request, address: Address, bindings: Bindings) => Promise<Response> | null
	/** The pages of links to drafts of the catalogue; null for any other path. */
	previewPages: (request: Request, address: Address) => Promise<Response> | null
	/** The catalogue's photographs and films; null for any other path. */
	pictures: (request: Request, path: string) => Promise<Response> | null
	security: Headers
	/** The e-mail address for vulnerability reports. */
	contact: string
}

/** A path and its query string as the URL parser leaves them; `search` is '' or begins with '?'. */
export type Address = { pathname: string; search: string }

const IS_API = /^\/(api(\/|$)|healthz$|readyz$)/

/** A link from a mail whose '#' a mail filter has turned into '%23' (API-80). */
const BROKEN_LINK = new RegExp(`^(${PAGES.welcome}|${PAGES.newPassword})/?%23([a-zA-Z0-9-]{1,100})$`)

/**
 * Serves the whole product at one address: the API, the build's files, `/.well-known/security.txt` and the pages. To keep a hot page
 * cheap, it answers synchronously where possible and never creates a router context for a page.
 */
export function createSite({
	api,
	files,
	otherAssets,
	availability,
	pages,
	signedInPages,
	legalPages,
	sharedPages,
	previewPages,
	pictures,
	security,
	contact,
}: Parts): Fetch {
	return (request, bindings) => {
		const address = readAddress(request.url)
		if (!address) return refuse(400, 'malformed', 'The address is not valid', security)
		const { pathname } = address
		if (IS_API.test(pathname)) return secured(api(request, bindings), security)
		if (request.method !== 'GET' && request.method !== 'HEAD')
			return refuse(405, 'method', 'This address can only be read', { ...security, Allow: 'GET, HEAD' })
		if (pathname === '/.well-known/security.txt') return securityText(contact, new Date(), security)
		const picture = pictures(request, pathname)
		if (picture) return orUnavailable(picture, security)
		const broken = BROKEN_LINK.exec(pathname)
		if (broken) return seeOther(`${broken[1]}#${broken[2]}`, security)
		const calendar = availability(request, address)
		if (calendar) return orUnavailable(calendar, security)
		const legal = legalPages(request, address)
		if (legal) return orUnavailable(legal, security)
		const shared = sharedPages(request, address, bindings)
		if (shared) return orUnavailable(shared, security)
		const preview = previewPages(request, address)
		if (preview) return orUnavailable(preview, security)
		const signedIn = signedInPages(request, address, bindings)
		if (signedIn) return signedIn
		const file = files(request, pathname)
		if (file || !isAsset(pathname)) return file ?? pages(request, address)
		return orUnavailable(otherAssets(request, pathname), security).then((found) => found ?? pages(request, address))
	}
}

const seeOther = (to: string, security: Headers) =>
	new Response(null, {
		status: 303,
		headers: { ...security, Location: to, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
	})

/** What could not be looked up may be asked for again. 404 would say that there is none. */
async function orUnavailable<T extends Response | null>(answer: Promise<T>, security: Headers): Promise<T | Response> {
	try {
		return await answer
	} catch (error) {
		if (!isUnavailable(error) && !(error instanceof Refusal)) throw error
		return refuse(503, 'unavailable', 'The service is temporarily unavailable', { ...security, 'Retry-After': '2' })
	}
}

/** Adds the security headers that a response doesn't set itself: documents set a stricter policy than pages. */
async function secured(answer: Response | Promise<Response>, security: Headers) {
	const response = await answer
	for (const name in security) if (!response.headers.has(name)) response.headers.set(name, security[name] ?? '')
	return response
}

/** Parses an address. Null when the path contains an invalid escape, such as '%zz'. */
export function readAddress(url: string): Address | null {
	const start = url.indexOf('/', url.indexOf('://') + 3)
	const query = url.indexOf('?', start)
	const address =
		query === -1
			? { pathname: url.slice(start), search: '' }
			: { pathname: url.slice(start, query), search: url.slice(query) }
	if (!address.pathname.includes('%')) return address
	try {
		decodeURIComponent(address.pathname)
		// The URL parser treats escaped dots ('%2e%2e') as dots, so they must be resolved before the path is matched.
		return { ...address, pathname: new URL(url).pathname }
	} catch {
		return null
	}
}
