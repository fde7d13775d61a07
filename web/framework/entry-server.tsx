import { HOTEL_LIST, type ListKind, VILLA_LIST } from '#shared/catalogue/lists/list-filters.ts'
import { formatQuery, parseQuery } from '#shared/catalogue/lists/list-query.ts'
import { dataKeyOf, type PageContent } from '#shared/catalogue/page-data.ts'
import { keyAtDataPath, type PublicCatalogue } from '#shared/catalogue/public-catalogue.ts'
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
import { idAt, notFound, pageAt, routes } from './routes.tsx'

const pages = [notFound, ...routes.map(([, page]) => page)]
await Promise.all(pages.filter((page) => page.isPublic).map((page) => page.load('')))

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
	/** For the data of a page (SITE-173), which is no HTML. */
	contentType?: 'application/json'
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

/** Finds pages of one state of the catalogue. What is rendered is cached with it, so another state needs another finder. */
export function createPageFinder(settings: Settings, assetsOf: AssetsOf, catalogue: PublicCatalogue) {
	const { events } = catalogue
	const render = createPageRenderer(settings, events)
	return (path: string, search: string, { isFramed = false, facts, shared }: Options = {}): FoundPage => {
		const data = findData(path, catalogue)
		if (data) return data
		const legal = findLegalPage(path, settings, facts, events, () => assetsOf([]))
		if (legal) return legal
		const complaints = findComplaintsPage(path, search, settings, events, () => assetsOf([]))
		if (complaints) return complaints
		const sharedPage = findSharedPage(path, settings, shared, events, () => assetsOf([]))
		if (sharedPage) return sharedPage
		const event = findEventPage(path, settings, isFramed, catalogue, () => assetsOf([], EVENT_ENTRY))
		if (event) return event
		const { page, content, isFallback, isEmpty } = pageWithContent(path, catalogue)
		const exists = page !== notFound
		const query = canonicalSearch(path, search)
		const isSecret = page.isSecret === true
		const isCanonical = exists && page.isPublic && !isSecret && !isFallback
		return {
			key: isCanonical || isSecret ? path.replace(/(?<=.)\/$/, '') + query : `any ${page.sources.join()}`,
			status: exists ? 200 : 404,
			isPublic: page.isPublic && !isSecret,
			isListed: isCanonical,
			isSecret,
			reads: firstReads(path),
			render: (answers) =>
				render(
					{ path: isEmpty ? NOWHERE : path, search: query.slice(1) },
					{
						...assetsOf(page.sources),
						// The browser's routes would find a property's page at this address.
						...(isEmpty && { scripts: [], modules: [] }),
						isUrgent: !page.isPublic,
						opening: isSecret ? undefined : openingOf(content),
						picture: answers && firstPicture(answers),
					},
					content,
					answers,
				),
		}
	}
}

/** A path without a page. */
const NOWHERE = '/404'

/** The page at a path and what it shows. An unknown id shows the first villa or hotel; without any, there is no such page. */
function pageWithContent(path: string, catalogue: PublicCatalogue) {
	const page = pageAt(path)
	const { propertyKind } = page
	if (!propertyKind) return { page, content: catalogue.content(dataKeyOf(path)), isFallback: false, isEmpty: false }
	const id = idAt(path)
	const content: PageContent | null = propertyKind === 'villa' ? catalogue.villa(id) : catalogue.hotel(id)
	return content
		? { page, content, isFallback: content.property.id !== id, isEmpty: false }
		: { page: notFound, content, isFallback: false, isEmpty: true }
}

/** The data of a page, or null for another path. Search engines list the page instead. */
function findData(path: string, { events, content }: PublicCatalogue): FoundPage | null {
	const key = keyAtDataPath(path)
	if (key === null) return null
	const found = content(key)
	return {
		key: found ? path : 'no data',
		status: found ? 200 : 404,
		isPublic: true,
		isListed: false,
		contentType: 'application/json',
		render: () =>
			JSON.stringify(found ? { events, content: found } : { error: 'There is no such data', code: 'not_found' }),
	}
}

const LISTS: Partial<Record<string, ListKind<never>>> = { [PAGES.villas]: VILLA_LIST, [PAGES.hotels]: HOTEL_LIST }

/** The part of a query string that the page at `path` reads, in one fixed order: '' or '?a=b'. The rest is dropped. */
function canonicalSearch(path: string, search: string): string {
	const kind = LISTS[path.replace(/\/$/, '')]
	return kind ? formatQuery(kind, parseQuery(kind, search)) : ''
}
