import hotelCards from 'virtual:catalogue/hotel-cards'
import villaCards from 'virtual:catalogue/villa-cards'
import type { Settings } from '#shared/settings.ts'
import { canonicalSearch } from './canonical-search.ts'
import type { PageAssets } from './document.tsx'
import { createPageRenderer } from './render-page.tsx'
import { EVENT_ENTRY, findEvent } from '../event/find-event.tsx'
import { idAt, notFound, type Page, pageAt, routes } from './routes.tsx'
import { loadedHotel, loadedVilla, loadHotel, loadVilla } from '../site/catalogue.ts'

const pages = [notFound, ...routes.map(([, page]) => page)]
await Promise.all([
	...pages.filter((page) => page.isPublic).map((page) => page.load('')),
	...villaCards.map(({ id }) => loadVilla(id)),
	...hotelCards.map(({ id }) => loadHotel(id)),
])

/** What the server needs to know of a page before it draws it. */
export type FoundPage = {
	/** Pages with one `key` are the same byte for byte: the canonical address. All unknown paths share one, and so do a signed-in page's. */
	key: string
	status: 200 | 404
	/** May a cache keep it? The signed-in faces' frames may not. */
	isPublic: boolean
	/** May search engines list it at this address? */
	isListed: boolean
	render: () => string
}

/** What the build made for a page's modules, and for the entry that starts them: the one of the whole site if none is named. */
type AssetsOf = (sources: readonly string[], entry?: string) => PageAssets

/** Makes the function that finds the page at an address. */
export function pageFinder(settings: Settings, assetsOf: AssetsOf) {
	const draw = createPageRenderer(settings)
	return (path: string, search: string): FoundPage => {
		const event = findEvent(path, settings, () => assetsOf([], EVENT_ENTRY))
		if (event) return event
		const page = pageAt(path)
		const exists = page !== notFound
		const read = canonicalSearch(path, search)
		const isOwn = exists && page.isPublic && !isStandIn(page, path)
		return {
			key: isOwn ? path.replace(/(?<=.)\/$/, '') + read : `any ${page.sources.join()}`,
			status: exists ? 200 : 404,
			isPublic: page.isPublic,
			isListed: isOwn,
			render: () => draw({ path, search: read.slice(1) }, assetsOf(page.sources)),
		}
	}
}

/** An id that is none shows the first villa or hotel in its place: one page for all such ids. */
function isStandIn({ showsOne }: Page, path: string) {
	if (!showsOne) return false
	const id = idAt(path)
	return (showsOne === 'villa' ? loadedVilla(id) : loadedHotel(id))?.id !== id
}
