import { HOTEL_LIST, type ListKind, VILLA_LIST } from '#shared/catalogue/lists/list-filters.ts'
import { withMember } from '#shared/catalogue/lists/list-page.ts'
import { formatQuery, parseQuery } from '#shared/catalogue/lists/list-query.ts'
import { dataKeyOf, type EventLink, type PageContent } from '#shared/catalogue/page-data.ts'
import { keyAtDataPath, type LongListPages, type PublicCatalogue } from '#shared/catalogue/public-catalogue.ts'
import type { LegalFacts } from '#shared/legal/legal-facts.ts'
import { PAGES } from '#shared/paths.ts'
import type { PageHtml } from '#shared/page-html.ts'
import type { Settings } from '#shared/settings.ts'
import type { SharedPage } from '#shared/shared-links/shared-page.ts'
import type { PageAssets } from './document.tsx'
import { findComplaintsPage } from './find-complaints-page.tsx'
import { findLegalPage } from './find-legal-page.tsx'
import { findSharedPage } from './find-shared-page.tsx'
import { firstReads } from './first-reads.ts'
import { openingOf } from './opening.ts'
import type { WholeList } from './rendering/list-templates.tsx'
import { createPageRenderer } from './render-page.tsx'
import { EVENT_ENTRY, findEventPage } from '../event/find-event.tsx'
import { LONG_LIST_MODULE, modulesOf } from './page-modules.ts'
import { parse } from './pattern.ts'
import { NO_PATTERN, notFound, routeAt, routes } from './routes.tsx'

const pages = [notFound, ...routes.map(([, page]) => page)]
await Promise.all(pages.filter((page) => page.isRendered).map((page) => page.load('')))

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
	/** The path that its subject is at now; the page is not rendered. */
	movedTo?: string
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
		const data = findData(path, search, catalogue)
		if (data) return data
		const legal = findLegalPage(path, settings, facts, events, () => assetsOf([]))
		if (legal) return legal
		const complaints = findComplaintsPage(path, search, settings, events, () => assetsOf([]))
		if (complaints) return complaints
		const sharedPage = findSharedPage(path, settings, shared, events, () => assetsOf([]))
		if (sharedPage) return sharedPage
		const event = findEventPage(path, settings, isFramed, catalogue, () => assetsOf([], EVENT_ENTRY))
		if (event) return event
		const { pattern, page, content: known, isFallback, isEmpty } = pageWithContent(path, catalogue)
		const exists = page !== notFound
		const longList = catalogue.longList(dataKeyOf(path))
		const list = longList ? undefined : wholeListAt(path, search, known)
		const query = longList ? longList.canonicalQuery(search) : list ? formatQuery(list.kind, list.filters) : ''
		const isSecret = page.isSecret === true
		const isCanonical = exists && page.isPublic && !isSecret && !isFallback
		return {
			key:
				isCanonical || (isSecret && page.isPublic)
					? path.replace(/(?<=.)\/$/, '') + query
					: `any ${modulesOf(pattern).join()}`,
			status: exists ? 200 : 404,
			isPublic: page.isPublic && !isSecret,
			isListed: isCanonical,
			isSecret,
			reads: firstReads(path),
			render: (answers) => {
				const content = longList ? longList.content(query) : known
				return render({
					address: { path: isEmpty ? NOWHERE : path, search: query.slice(1) },
					assets: {
						...assetsOf(longList ? [...modulesOf(pattern), LONG_LIST_MODULE] : modulesOf(pattern)),
						// The browser's routes would find a property's page at this address.
						...(isEmpty && { scripts: [], modules: [] }),
						isUrgent: !page.isPublic && !(page.isRendered && answers),
						opening: isSecret ? undefined : openingOf(content),
					},
					content,
					list,
					answers,
					...(longList && { frame: frameOf(longList, content) }),
				})
			},
		}
	}
}

/** All pages of a long list share the frame of the first one, except those that search engines list by an address of their own. */
const frameOf = ({ content: contentAt }: LongListPages, content: PageContent | null) =>
	content && 'query' in content && content.query !== ''
		? { isShared: false, content: () => content }
		: { isShared: true, content: () => contentAt('') }

/** A path without a page. */
const NOWHERE = '/404'

/** The page at a path and what it shows. An unknown id shows the first villa or hotel; without any, there is no such page. */
function pageWithContent(path: string, catalogue: PublicCatalogue) {
	const { pattern, page } = routeAt(path)
	if (pattern !== PAGES.villa && pattern !== PAGES.hotel)
		return { pattern, page, content: catalogue.content(dataKeyOf(path)), isFallback: false, isEmpty: false }
	const id = parse(pattern).exec(path)?.[1] ?? ''
	const content: PageContent | null = pattern === PAGES.villa ? catalogue.villa(id) : catalogue.hotel(id)
	return content
		? { pattern, page, content, isFallback: content.property.id !== id, isEmpty: false }
		: { pattern: NO_PATTERN, page: notFound, content, isFallback: false, isEmpty: true }
}

/** The data of a page, or null for another path. Search engines list the page instead. */
function findData(path: string, query: string, { events, content, longList }: PublicCatalogue): FoundPage | null {
	const key = keyAtDataPath(path)
	if (key === null) return null
	const pages = longList(key)
	if (pages && query !== '') return findListData(path, query, events, pages)
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

/**
 * The data of one page of a long list (SITE-200). Browser code of an earlier release asks without a query. It knows no pages and would take one
 * for the whole list, so it finds no data and loads the whole page.
 */
function findListData(path: string, query: string, events: readonly EventLink[], pages: LongListPages): FoundPage {
	const search = new URLSearchParams(query).get('q') ?? ''
	const canonical = pages.canonicalQuery(query)
	return {
		key: path + withMember(canonical, 'q', search),
		status: 200,
		isPublic: true,
		isListed: false,
		contentType: 'application/json',
		render: () => JSON.stringify({ events, content: pages.content(canonical, search) }),
	}
}

const LISTS: Partial<Record<string, ListKind<never>>> = { [PAGES.villas]: VILLA_LIST, [PAGES.hotels]: HOTEL_LIST }

/** The list that is sent whole at a path, and the filters that it reads of a query string. The rest is dropped. */
function wholeListAt(path: string, search: string, content: PageContent | null): WholeList | undefined {
	const kind = LISTS[path.replace(/\/$/, '')]
	if (!kind || !content || !('cards' in content)) return undefined
	return { kind, cards: content.cards, filters: parseQuery(kind, search) }
}
