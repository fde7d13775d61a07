import { createContext, use } from 'react'
import { dataKeyOf, dataPath, type EventLink, type PageContent, type PageData } from '#shared/catalogue/page-data.ts'
import { DataBlock } from '../framework/meta.tsx'

/** The part of the catalogue that the rendered page shows. The server provides it; the browser uses what it has loaded. */
export const CatalogueContext = createContext<PageData | null>(null)

/** Browser only: on the server one page's content must never reach another page. */
const loaded = new Map<string, PageContent>()
const requests = new Map<string, Promise<PageContent>>()
let events: readonly EventLink[] = []

/** What data are asked for without a query: browser code that says so knows that lists may have pages (SITE-200). */
const FIRST_PAGE = '?page=1'

/** Pointing at a link and following it need one request, and the first page of a visit none. */
const FRESH_MS = 10_000

/** What the current page shows of the catalogue. It is loaded before the page is rendered (framework/routes.tsx). */
export function usePageContent<Content extends PageContent>(): Content {
	const given = use(CatalogueContext)?.content
	if (given) return given as Content
	const key = dataKeyOf(location.pathname)
	return (loaded.get(key) ?? use(request(key))) as Content
}

/** The events that hotels are tagged with, for the footer. */
export const useEvents = (): readonly EventLink[] => use(CatalogueContext)?.events ?? events

/**
 * Loads what the page at a path shows (SITE-173). Rejects where it does not exist or has another format, so that the browser loads the whole page.
 * Without a network, what was loaded before is good enough.
 */
export async function loadPageData(path: string, search?: string): Promise<PageContent | undefined> {
	if (import.meta.env.SSR) return undefined
	const key = dataKeyOf(path)
	return request(key, search).catch((error: unknown) => {
		const known = error instanceof TypeError && loaded.get(key)
		if (known) return known
		throw error
	})
}

function request(key: string, search = ''): Promise<PageContent> {
	return requests.get(key + search) ?? remember(key + search, fetchContent(key, search))
}

function remember(address: string, content: Promise<PageContent>) {
	requests.set(address, content)
	setTimeout(() => requests.delete(address), FRESH_MS)
	return content
}

/** Loads what a page shows, and of a list what it shows for a query. Rejects where there is nothing, and without a network. */
export async function fetchContent(key: string, search: string) {
	const response = await fetch(dataPath(key) + (search || FIRST_PAGE))
	if (!response.ok) throw new Error(String(response.status))
	return add(key, (await response.json()) as PageData)
}

function add(key: string, data: PageData) {
	;({ events } = data)
	const content = data.content as PageContent
	loaded.set(key, content)
	return content
}

const ID = 'catalogue'

/** The page's data in the page itself. Most of its text is there anyway, so it compresses to little. */
export const CatalogueBlock = ({ data }: { data: PageData | null }) => (
	<DataBlock type="application/json" id={ID} data={data} />
)

/** Reads the block of the first page, so that hydration renders what the server rendered. */
export function readCatalogueBlock() {
	const data = JSON.parse((document.getElementById(ID) as HTMLElement).textContent) as PageData
	const key = dataKeyOf(location.pathname)
	void remember(key, Promise.resolve(add(key, data)))
}
