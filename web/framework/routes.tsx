import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { PAGES } from '#shared/paths.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { loadPageData } from '../data/catalogue.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { parse } from './pattern.ts'
import type { Allowed } from '../data/signed-in.tsx'

export type Page = {
	/** Its modules by source path: the keys of the build's manifest. */
	sources: readonly string[]
	/** Public pages are rendered on the server. */
	isPublic: boolean
	Component: ComponentType
	/** For a page that shows one property: the last part of its address is the id. */
	propertyKind?: 'villa' | 'hotel'
	/** For a page whose address has a secret: it is not cached, not listed, and sends no referrer. */
	isSecret?: true
	/** Loads the page's chunk and its data for this path, so that it renders without suspending. */
	load: (path: string) => Promise<unknown>
}

type Load = () => Promise<{ default: ComponentType }>

/** Every page is its own chunk. */
const lazyPage = (load: Load) => lazyPart(load, LoadingScreen)

function publicPage(source: string, load: Load): Page {
	const Chunk = lazyPage(load)
	return { sources: [source], isPublic: true, Component: Chunk, load: Chunk.load }
}

/** A public page that shows a part of the catalogue, which the browser loads together with it. */
function cataloguePage(source: string, load: Load): Page {
	const page = publicPage(source, load)
	return { ...page, load: (path) => Promise.all([page.load(path), loadPageData(path)]) }
}

const propertyPage = (kind: 'villa' | 'hotel', source: string, load: Load): Page => ({
	...cataloguePage(source, load),
	propertyKind: kind,
})

/** The last part of a path: '3' of '/villas/3'. */
export const idAt = (path: string) => path.replace(/\/$/, '').split('/').at(-1) ?? ''

let isHydrated = false

/**
 * True on the server and during hydration, so that both render the same. The page then renders in small steps: one long task would keep
 * a slow phone from answering.
 */
function useIsHydrating() {
	const [isHydrating, setIsHydrating] = useState(!isHydrated)
	useEffect(() => {
		isHydrated = true
		startTransition(() => setIsHydrating(false))
	}, [])
	return isHydrating
}

/** The server sends a loading screen; the browser renders the page once the user is known. */
function signedInPage(source: string, allowed: Allowed, load: Load): Page {
	const Chunk = lazyPage(async () => {
		const [{ SignedIn }, { default: Screen }] = await Promise.all([import('../data/signed-in.tsx'), load()])
		const Guarded = () => (
			<SignedIn allowed={allowed}>
				<Screen />
			</SignedIn>
		)
		return { default: Guarded }
	})
	function SignedInPage() {
		const isHydrating = useIsHydrating()
		return (
			<>
				<meta name="robots" content="noindex" />
				{isHydrating ? <LoadingScreen /> : <Chunk />}
			</>
		)
	}
	const sources = ['web/data/signed-in.tsx', source]
	return { sources, isPublic: false, Component: SignedInPage, load: Chunk.load }
}

const home = cataloguePage('web/site/home/page.tsx', () => import('../site/home/page.tsx'))

/** The pages that links in mails lead to. The secret is in the fragment, so the server renders one page for all. */
const links: Page = {
	...cataloguePage('web/site/links/page.tsx', () => import('../site/links/page.tsx')),
	isSecret: true,
}

export const routes: readonly (readonly [pattern: string, page: Page])[] = [
	[PAGES.home, home],
	[PAGES.luxuryTravel, home],
	[PAGES.villas, cataloguePage('web/site/lists/villas-page.tsx', () => import('../site/lists/villas-page.tsx'))],
	[PAGES.hotels, cataloguePage('web/site/lists/hotels-page.tsx', () => import('../site/lists/hotels-page.tsx'))],
	[
		PAGES.villa,
		propertyPage('villa', 'web/site/details/villa-page.tsx', () => import('../site/details/villa-page.tsx')),
	],
	[
		PAGES.hotel,
		propertyPage('hotel', 'web/site/details/hotel-page.tsx', () => import('../site/details/hotel-page.tsx')),
	],
	[PAGES.welcome, links],
	[PAGES.newPassword, links],
	[PAGES.account, signedInPage('web/account/account-page.tsx', 'self', () => import('../account/account-page.tsx'))],
	[PAGES.admin, signedInPage('web/admin/app/page.tsx', 'admin', () => import('../admin/app/page.tsx'))],
	[
		PAGES.preview,
		signedInPage('web/site/preview/preview-page.tsx', 'admin', () => import('../site/preview/preview-page.tsx')),
	],
	[
		PAGES.portal,
		signedInPage(
			'web/portal/dashboard/dashboard-page.tsx',
			'signedIn',
			() => import('../portal/dashboard/dashboard-page.tsx'),
		),
	],
	[
		PAGES.portalTrip,
		signedInPage('web/portal/trip/trip-page.tsx', 'signedIn', () => import('../portal/trip/trip-page.tsx')),
	],
	[
		PAGES.portalGuests,
		signedInPage('web/portal/guests/guests-page.tsx', 'signedIn', () => import('../portal/guests/guests-page.tsx')),
	],
]

export const notFound = publicPage('web/site/not-found.tsx', () => import('../site/not-found.tsx'))

const matchers = routes.map(([pattern, page]) => [parse(pattern).pattern, page] as const)

/** The page at a path, or the not-found page. */
export const pageAt = (path: string): Page => matchers.find(([pattern]) => pattern.test(path))?.[1] ?? notFound
