import { renderToString } from 'react-dom/server'
import type { Settings } from '#shared/settings.ts'
import { App } from './app.tsx'
import { Document, type PageAssets } from './document.tsx'
import { notFound, pageAt, routes } from './routes.tsx'

const pages = [notFound, ...routes.map(([, page]) => page)]
await Promise.all(pages.filter((page) => page.isPublic).map((page) => page.load()))

/** How React marks a part that threw or waited. */
const UNFINISHED = '<!--$!-->'

/** What the server needs to know of a page before it draws it. */
export type FoundPage = {
	/** Pages with one `key` are the same byte for byte: the canonical address. All unknown paths share one, and so do a signed-in page's. */
	key: string
	status: 200 | 404
	/** May a cache keep it? The signed-in faces' frames may not. */
	isPublic: boolean
	render: () => string
}

/** Makes the function that finds the page at an address. `assetsOf` names what the build made for a page's modules. */
export const pageFinder =
	(settings: Settings, assetsOf: (sources: readonly string[]) => PageAssets) =>
	(path: string, search: string): FoundPage => {
		const page = pageAt(path)
		const exists = page !== notFound
		const canonicalSearch = page.canonicalSearch(search)
		return {
			key: exists && page.isPublic ? path.replace(/(?<=.)\/$/, '') + canonicalSearch : page.sources.join(),
			status: exists ? 200 : 404,
			isPublic: page.isPublic,
			render: () => {
				const html = renderToString(
					<Document settings={settings} assets={assetsOf(page.sources)}>
						<App settings={settings} address={{ path, search: canonicalSearch.slice(1) }} />
					</Document>,
				)
				// React leaves a part that threw to the browser and says nothing; half a page is no page.
				if (html.includes(UNFINISHED)) throw new Error(`A part of ${page.sources.join()} could not be drawn`)
				return `<!doctype html>${html}`
			},
		}
	}
