import hotelCards from 'virtual:catalogue/hotel-cards'
import villaCards from 'virtual:catalogue/villa-cards'
import { renderToString } from 'react-dom/server'
import type { Settings } from '#shared/settings.ts'
import { App } from './app.tsx'
import { canonicalSearch } from './canonical-search.ts'
import { Document, type PageAssets } from './document.tsx'
import { EVENT_ENTRY, findEvent } from './event/find-event.tsx'
import { idAt, notFound, type Page, pageAt, routes } from './routes.tsx'
import { loadedHotel, loadedVilla, loadHotel, loadVilla } from './site/catalogue.ts'

const pages = [notFound, ...routes.map(([, page]) => page)]
await Promise.all([
	...pages.filter((page) => page.isPublic).map((page) => page.load('')),
	...villaCards.map(({ id }) => loadVilla(id)),
	...hotelCards.map(({ id }) => loadHotel(id)),
])

/** How React marks a part that threw or waited. */
const UNFINISHED = '<!--$!-->'

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
export const pageFinder =
	(settings: Settings, assetsOf: AssetsOf) =>
	(path: string, search: string): FoundPage => {
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
			render: () => {
				const html = renderToString(
					<Document settings={settings} assets={assetsOf(page.sources)}>
						<App settings={settings} address={{ path, search: read.slice(1) }} />
					</Document>,
				)
				// React leaves a part that threw to the browser and says nothing; half a page is no page.
				if (html.includes(UNFINISHED)) throw new Error(`A part of ${page.sources.join()} could not be drawn`)
				return `<!doctype html>${html}`
			},
		}
	}

/** An id that is none shows the first villa or hotel in its place: one page for all such ids. */
function isStandIn({ showsOne }: Page, path: string) {
	if (!showsOne) return false
	const id = idAt(path)
	return (showsOne === 'villa' ? loadedVilla(id) : loadedHotel(id))?.id !== id
}
