import hotelCards from 'virtual:catalogue/hotel-cards'
import villaCards from 'virtual:catalogue/villa-cards'
import { HOTEL_LIST, type ListKind, VILLA_LIST } from '#shared/catalogue/list-filters.ts'
import { formatQuery, parseQuery } from '#shared/catalogue/list-query.ts'
import type { LegalFacts } from '#shared/legal/legal-facts.ts'
import { PAGES } from '#shared/paths.ts'
import type { PageHtml } from '#shared/page-html.ts'
import type { Settings } from '#shared/settings.ts'
import type { SharedPage } from '#shared/shared-links/shared-page.ts'
import type { PageAssets } from './document.tsx'
import { findComplaintsPage } from './find-complaints-page.tsx'
import { findLegalPage } from './find-legal-page.tsx'
import { findSharedPage } from './find-shared-page.tsx'
import { firstPicture, firstReads } from './first-reads.ts'
import { openingOf } from './opening.ts'
import { createPageRenderer } from './render-page.tsx'
import { EVENT_ENTRY, findEventPage } from '../event/find-event.tsx'
import { idAt, notFound, type Page, pageAt, routes } from './routes.tsx'
import { loadedHotel, loadedVilla, loadHotel, loadVilla } from '../site/catalogue.ts'

const pages = [notFound, ...routes.map(([, page]) => page)]
await Promise.all([
	...pages.filter((page) => page.isPublic).map((page) => page.load('')),
	...villaCards.map(({ id }) => loadVilla(id)),
	...hotelCards.map(({ id }) => loadHotel(id)),
])

/** What the server needs before it renders a page. */
export type FoundPage = {
	/**
	 * The cache key: pages with the same key are identical byte for byte. All unknown paths share one, and so do all addresses of a
	 * signed-in page.
	 */
	key: string
	status: 200 | 404
	/** Whether caches may store it; not for signed-in pages. */
	isPublic: boolean
	/** Whether search engines may list it at this address. */
	isListed: boolean
	/** Whether its address has a secret, which no other page may learn. */
	isSecret?: boolean
	/** The API's calls that a signed-in page begins with. */
	reads?: readonly string[]
	/** With the answers to those calls, the page contains them. */
	render: (answers?: Record<string, unknown>) => PageHtml
}

/** The built files for a page's modules and for the entry that starts them, by default the entry of the whole site. */
type AssetsOf = (sources: readonly string[], entry?: string) => PageAssets

type Options = { isFramed?: boolean; facts?: LegalFacts | undefined; shared?: SharedPage | null | undefined }

export function createPageFinder(settings: Settings, assetsOf: AssetsOf) {
	const render = createPageRenderer(settings)
	return (path: string, search: string, { isFramed = false, facts, shared }: Options = {}): FoundPage => {
		const legal = findLegalPage(path, settings, facts, () => assetsOf([]))
		if (legal) return legal
		const complaints = findComplaintsPage(path, search, settings, () => assetsOf([]))
		if (complaints) return complaints
		const sharedPage = findSharedPage(path, settings, shared, () => assetsOf([]))
		if (sharedPage) return sharedPage
		const event = findEventPage(path, settings, isFramed, () => assetsOf([], EVENT_ENTRY))
		if (event) return event
		const page = pageAt(path)
		const exists = page !== notFound
		const query = canonicalSearch(path, search)
		const isSecret = page.isSecret === true
		const isCanonical = exists && page.isPublic && !isSecret && !isFallback(page, path)
		return {
			key: isCanonical || isSecret ? path.replace(/(?<=.)\/$/, '') + query : `any ${page.sources.join()}`,
			status: exists ? 200 : 404,
			isPublic: page.isPublic && !isSecret,
			isListed: isCanonical,
			isSecret,
			reads: firstReads(path),
			render: (answers) =>
				render(
					{ path, search: query.slice(1) },
					{
						...assetsOf(page.sources),
						isUrgent: !page.isPublic,
						opening: openingOf(page, path),
						picture: answers && firstPicture(answers),
					},
					answers,
				),
		}
	}
}

/** Unknown ids show the first villa or hotel: one page for all of them. */
function isFallback({ propertyKind }: Page, path: string) {
	if (!propertyKind) return false
	const id = idAt(path)
	return (propertyKind === 'villa' ? loadedVilla(id) : loadedHotel(id))?.id !== id
}

const LISTS: Partial<Record<string, ListKind<never>>> = { [PAGES.villas]: VILLA_LIST, [PAGES.hotels]: HOTEL_LIST }

/** The part of a query string that the page at `path` reads, in one fixed order: '' or '?a=b'. The rest is dropped. */
function canonicalSearch(path: string, search: string): string {
	const kind = LISTS[path.replace(/\/$/, '')]
	return kind ? formatQuery(kind, parseQuery(kind, search)) : ''
}
