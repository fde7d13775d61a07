import type { ComponentType, ReactNode } from 'react'
import type { PageContent } from '#shared/catalogue/page-data.ts'
import { PAGES } from '#shared/paths.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useIsHydrating } from '#web/ui/rendered-at.ts'
import { loadPageData } from '../data/catalogue.tsx'
import { LongList } from '../site/lists/long/lazy-long-list.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { parse } from './pattern.ts'
import type { Allowed } from '../data/signed-in.tsx'

export type Page = {
	/** Whether it is the same for everyone. */
	isPublic: boolean
	/** Whether the server renders it: all public pages, and others with what their caller may see. */
	isRendered: boolean
	Component: ComponentType
	/** For a page whose address has a secret: it is not cached, not listed, and sends no referrer. */
	isSecret?: true
	/**
	 * Loads the page's chunk and its data for this path and query, so that it renders without suspending. Without a query, as at hydration, the
	 * data are those of the document.
	 */
	load: (path: string, search?: string) => Promise<unknown>
}

type Load = () => Promise<{ default: ComponentType }>

/** Every page is its own chunk (page-modules.ts). */
const lazyPage = (load: Load) => lazyPart(load, LoadingScreen)

function publicPage(load: Load): Page {
	const Chunk = lazyPage(load)
	return { isPublic: true, isRendered: true, Component: Chunk, load: Chunk.load }
}

/** A public page that shows a part of the catalogue, which the browser loads together with it. */
function cataloguePage(load: Load): Page {
	const page = publicPage(load)
	const loadRest = (content?: PageContent) =>
		import.meta.env.SSR || (content && 'title' in content) ? LongList.load() : undefined
	return {
		...page,
		load: (path, search) => Promise.all([page.load(path), loadPageData(path, search).then(loadRest)]),
	}
}

/** The server sends a loading screen; the browser renders the page. */
function browserPage(Chunk: ReturnType<typeof lazyPage>): Page {
	const Component = () => <Unlisted>{useIsHydrating() ? <LoadingScreen /> : <Chunk />}</Unlisted>
	return { isPublic: false, isRendered: false, Component, load: Chunk.load }
}

const Unlisted = ({ children }: { children: ReactNode }) => (
	<>
		<meta name="robots" content="noindex" />
		{children}
	</>
)

/** A page for those who are `allowed`, once the user is known. */
const guarded = (allowed: Allowed, load: Load) =>
	lazyPage(async () => {
		const [{ SignedIn }, { default: Screen }] = await Promise.all([import('../data/signed-in.tsx'), load()])
		const Guarded = () => (
			<SignedIn allowed={allowed}>
				<Screen />
			</SignedIn>
		)
		return { default: Guarded }
	})

const signedInPage = (allowed: Allowed, load: Load): Page => browserPage(guarded(allowed, load))

/** A page of the portal, which the server renders with what it read for its traveller (PORTAL-161). */
function portalPage(load: Load): Page {
	const Chunk = guarded('signedIn', load)
	const Component = () => (
		<Unlisted>
			<Chunk />
		</Unlisted>
	)
	return { isPublic: false, isRendered: true, Component, load: Chunk.load }
}

const home = cataloguePage(() => import('../site/home/page.tsx'))

const admin = signedInPage('admin', () => import('../admin/app/page.tsx'))

/** The pages that links in mails lead to. The secret is in the fragment, so the server renders one page for all. */
const links: Page = {
	...cataloguePage(() => import('../site/links/page.tsx')),
	isSecret: true,
}

const linkedPreview: Page = {
	...browserPage(lazyPage(() => import('../site/preview/linked-preview-page.tsx'))),
	isSecret: true,
}

export const routes: readonly (readonly [pattern: string, page: Page])[] = [
	[PAGES.home, home],
	[PAGES.luxuryTravel, home],
	[PAGES.villas, cataloguePage(() => import('../site/lists/villas-page.tsx'))],
	[PAGES.hotels, cataloguePage(() => import('../site/lists/hotels-page.tsx'))],
	[PAGES.villa, cataloguePage(() => import('../site/details/villa-page.tsx'))],
	[PAGES.hotel, cataloguePage(() => import('../site/details/hotel-page.tsx'))],
	[PAGES.welcome, links],
	[PAGES.newPassword, links],
	[PAGES.account, signedInPage('self', () => import('../account/account-page.tsx'))],
	[PAGES.admin, admin],
	[PAGES.adminTrip, admin],
	[PAGES.adminCustomer, admin],
	[PAGES.preview, signedInPage('admin', () => import('../site/preview/preview-page.tsx'))],
	[PAGES.linkedPreview, linkedPreview],
	[PAGES.portal, portalPage(() => import('../portal/dashboard/dashboard-page.tsx'))],
	[PAGES.portalTrip, portalPage(() => import('../portal/trip/trip-page.tsx'))],
	[PAGES.portalGuests, portalPage(() => import('../portal/guests/guests-page.tsx'))],
]

export const notFound = publicPage(() => import('../site/not-found.tsx'))

const matchers = routes.map(([pattern, page]) => ({ pattern, page, regex: parse(pattern) }))

/** The pattern of the not-found page, which no address has. */
export const NO_PATTERN = ''

/** The page at a path and its pattern, or the not-found page. */
export const routeAt = (path: string): { pattern: string; page: Page } =>
	matchers.find(({ regex }) => regex.test(path)) ?? { pattern: NO_PATTERN, page: notFound }
export const pageAt = (path: string): Page => routeAt(path).page
