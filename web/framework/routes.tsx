import { type ComponentType, useSyncExternalStore } from 'react'
import { PAGES } from '#shared/paths.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { parsePattern } from './pattern.ts'
import type { Allowed } from '../data/signed-in.tsx'

export type Page = {
	/** The modules it is made of, by their place in the tree: the keys of the build's manifest. */
	sources: readonly string[]
	/** Rendered on the server; the signed-in faces are not. */
	isPublic: boolean
	Component: ComponentType
	/** What each of its addresses shows one of: the address ends with its id. */
	propertyKind?: 'villa' | 'hotel'
	/** Fetches the page's chunk and what it shows at this path; afterwards it renders without waiting. */
	load: (path: string) => Promise<unknown>
}

type Load = () => Promise<{ default: ComponentType }>

/** A page is a chunk of its own. */
const lazyPage = (load: Load) => lazyPart(load, LoadingScreen)

function publicPage(source: string, load: Load): Page {
	const Chunk = lazyPage(load)
	return { sources: [source], isPublic: true, Component: Chunk, load: Chunk.load }
}

/** A page for each villa or hotel. The first that is opened brings its property along; others are drawn from the catalogue's portions. */
function propertyPage(kind: 'villa' | 'hotel', source: string, load: Load): Page {
	const Chunk = lazyPage(load)
	const loadProperty = async (path: string) => {
		const [{ loadHotel, loadVilla }, { keepWritten }] = await Promise.all([
			import('../site/catalogue.ts'),
			import('../site/written-property.tsx'),
		])
		if (!import.meta.env.SSR) keepWritten()
		await (kind === 'villa' ? loadVilla(idAt(path)) : loadHotel(idAt(path)))
	}
	return {
		sources: [source],
		isPublic: true,
		propertyKind: kind,
		Component: Chunk,
		load: (path) => Promise.all([Chunk.load(), loadProperty(path)]),
	}
}

/** The last part of a path: '3' of '/villas/3'. */
export const idAt = (path: string) => path.replace(/\/$/, '').split('/').at(-1) ?? ''

const subscribeToNothing = () => () => {}
/** True on the server and while the browser takes over its page, so that both draw the same. */
const useIsHydrating = () =>
	useSyncExternalStore(
		subscribeToNothing,
		() => false,
		() => true,
	)

/** The server sends a frame that waits; the browser does the rest, once it is known who is signed in. */
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

const home = publicPage('web/site/home/page.tsx', () => import('../site/home/page.tsx'))

export const routes: readonly (readonly [pattern: string, page: Page])[] = [
	[PAGES.home, home],
	[PAGES.luxuryTravel, home],
	[PAGES.villas, publicPage('web/site/lists/villas-page.tsx', () => import('../site/lists/villas-page.tsx'))],
	[PAGES.hotels, publicPage('web/site/lists/hotels-page.tsx', () => import('../site/lists/hotels-page.tsx'))],
	[
		PAGES.villa,
		propertyPage('villa', 'web/site/details/villa-page.tsx', () => import('../site/details/villa-page.tsx')),
	],
	[
		PAGES.hotel,
		propertyPage('hotel', 'web/site/details/hotel-page.tsx', () => import('../site/details/hotel-page.tsx')),
	],
	[PAGES.admin, signedInPage('web/admin/app/page.tsx', 'admin', () => import('../admin/app/page.tsx'))],
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

const matchers = routes.map(([pattern, page]) => [parsePattern(pattern).pattern, page] as const)

/** The page at a path; the not-found page where there is none. */
export const pageAt = (path: string): Page => matchers.find(([pattern]) => pattern.test(path))?.[1] ?? notFound
