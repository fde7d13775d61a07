import { PAGES } from '#shared/paths.ts'

const signedIn = (module: string) => ['web/data/signed-in.tsx', module]

const ADMIN = signedIn('web/admin/app/page.tsx')
const HOME = ['web/site/home/page.tsx']
const LINKS = ['web/site/links/page.tsx']
const NOT_FOUND = ['web/site/not-found.tsx']

/** The server renders the page of an event without the routes. */
type RoutedPage = Exclude<keyof typeof PAGES, 'event'>

const MODULES: Record<(typeof PAGES)[RoutedPage], readonly string[]> = {
	[PAGES.home]: HOME,
	[PAGES.luxuryTravel]: HOME,
	[PAGES.villas]: ['web/site/lists/villas-page.tsx'],
	[PAGES.villa]: ['web/site/details/villa-page.tsx'],
	[PAGES.hotels]: ['web/site/lists/hotels-page.tsx'],
	[PAGES.hotel]: ['web/site/details/hotel-page.tsx'],
	[PAGES.welcome]: LINKS,
	[PAGES.newPassword]: LINKS,
	[PAGES.account]: signedIn('web/account/account-page.tsx'),
	[PAGES.admin]: ADMIN,
	[PAGES.adminTrip]: ADMIN,
	[PAGES.adminCustomer]: ADMIN,
	[PAGES.preview]: signedIn('web/site/preview/preview-page.tsx'),
	[PAGES.linkedPreview]: ['web/site/preview/linked-preview-page.tsx'],
	[PAGES.portal]: signedIn('web/portal/dashboard/dashboard-page.tsx'),
	[PAGES.portalTrip]: signedIn('web/portal/trip/trip-page.tsx'),
	[PAGES.portalGuests]: signedIn('web/portal/guests/guests-page.tsx'),
}

/**
 * What the page with this pattern imports (routes.tsx), as source paths: the keys of the build's manifest. For the server, which lists them in
 * the page's head; the browser only imports them.
 */
export const modulesOf = (pattern: string): readonly string[] =>
	(MODULES as Record<string, readonly string[]>)[pattern] ?? NOT_FOUND

/** Loaded with the page of a list that is sent in pages (SITE-200). */
export const LONG_LIST_MODULE = 'web/site/lists/long/long-list.tsx'
