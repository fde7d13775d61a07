/** The path pattern of every page. `href(PAGES.hotel, { id })` fills in the parameters. */
export const PAGES = {
	home: '/',
	luxuryTravel: '/luxury-travel',
	villas: '/villas',
	villa: '/villas/:id',
	hotels: '/hotels',
	hotel: '/hotels/:id',
	event: '/events/:eventSlug',
	welcome: '/welcome',
	newPassword: '/new-password',
	account: '/account',
	admin: '/admin',
	adminTrip: '/admin/trips/:id',
	adminCustomer: '/admin/customers/:id',
	preview: '/admin/preview',
	linkedPreview: '/preview/:token',
	portal: '/portal',
	portalTrip: '/portal/trips/:id',
	portalGuests: '/portal/trips/:id/guests',
} as const

/** The legal pages (SITE-160). Not among `PAGES`, because the router does not know them: the server sends each as a whole document. */
export const LEGAL_PAGES = ['privacy', 'cookies', 'terms', 'accessibility'] as const
export type LegalPageName = (typeof LEGAL_PAGES)[number]
export const legalPath = <Name extends LegalPageName>(name: Name) => `/${name}` as const

/** The page of a link without an account (PORTAL-130). Not among `PAGES` for the same reason. */
const SHARED_PAGE = '/t/'
export const sharedPath = (secret: string): string => SHARED_PAGE + secret
/** The secret in the address of such a page; null for any other path. */
export const secretIn = (path: string): string | null =>
	path.startsWith(SHARED_PAGE) ? path.slice(SHARED_PAGE.length) : null

type PagePattern = (typeof PAGES)[keyof typeof PAGES]

type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
	? Name | Names<`/${Rest}`>
	: P extends `${string}:${infer Name}`
		? Name
		: never

export function href<P extends PagePattern>(
	pattern: P,
	...[values]: [Names<P>] extends [never] ? [] : [Record<Names<P>, string>]
): string {
	const given: Record<string, string> = values ?? {}
	return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''))
}
