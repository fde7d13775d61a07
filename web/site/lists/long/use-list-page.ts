import { startTransition, useEffect, useState } from 'react'
import { withMember } from '#shared/catalogue/lists/list-page.ts'
import type { ListPart } from '#shared/catalogue/lists/long-list.ts'
import type { ListContent } from '#shared/catalogue/page-data.ts'
import { dataKeyOf } from '#shared/catalogue/page-data.ts'
import { fetchContent, usePageContent } from '#web/data/catalogue.tsx'

/** The blocks of a document's data that depend on its query: what its page is a part of, and each of its cards. */
export const PART_ID = 'list-part'
export const CARD_DATA = 'application/card+json'

/** While a slider moves, its list is asked for when it has stopped for so long. */
const SLIDER_REST_MS = 150

type PageContent = ListContent<never> & { part: ListPart }
type Wanted = {
	path: string
	/** The query of the address as it stands there; `query` is what the list makes of it. */
	address: string
	query: string
	search: string
	/** Called when other content is shown, or the list is whole now. */
	onChange: (change: object) => void
}

/** The page of a list that is wanted, or until it has loaded, the one before. The last one that was wanted is shown. */
export function useListPage({ path, address, query, search, onChange }: Wanted) {
	const given = withBlocks(usePageContent<ListContent<never>>())
	const [{ content, request }, setShown] = useState(() => ({ content: given, request: requestOf(given.part) }))
	const [attempt, setAttempt] = useState(0)
	const [failed, setFailed] = useState('')
	const wanted = requestOf({ query, search })
	const isShown = wanted === request || wanted === requestOf(content.part)
	const slider = rangeOf(wanted) === rangeOf(request) ? 0 : SLIDER_REST_MS

	useEffect(() => {
		if (isShown) return undefined
		let isSuperseded = false
		const { dataset } = document.documentElement
		dataset.navigating = ''
		const load = async () => {
			try {
				const loaded = (await fetchContent(dataKeyOf(path), wanted)) as ListContent<never>
				if (isSuperseded) return
				startTransition(() => {
					// Without its part the list is whole: so many properties were withdrawn.
					if (loaded.part) setShown({ content: { ...loaded, part: loaded.part }, request: wanted })
					onChange({})
				})
			} catch {
				if (!isSuperseded) setFailed(`${wanted} ${attempt}`)
			}
			delete dataset.navigating
		}
		const timer = setTimeout(() => void load(), slider)
		return () => {
			isSuperseded = true
			clearTimeout(timer)
			delete dataset.navigating
		}
	}, [path, wanted, isShown, slider, attempt, onChange])

	// An address with a page that does not exist, or with 'page=1', is corrected, unless it has changed since this was rendered.
	useEffect(() => {
		const isCurrent = location.search === (address && `?${address}`)
		if (isShown && isCurrent && pageOf(address) !== pageOf(content.part.query))
			history.replaceState(history.state, '', path + content.part.query)
	}, [isShown, content, path, address])

	const hasFailed = failed === `${wanted} ${attempt}`
	return { cards: content.cards, part: content.part, hasFailed, retry: () => setAttempt(attempt + 1) }
}

/** The query of the data: never empty, which would ask for the whole list. */
function requestOf({ query, search }: Pick<ListPart, 'query' | 'search'>) {
	const request = query === '' ? '?page=1' : query
	return search === '' ? request : withMember(request, 'q', search)
}

const pageOf = (query: string) => new URLSearchParams(query).get('page')
const rangeOf = (query: string) => ['minSize', 'maxSize'].map((name) => new URLSearchParams(query).get(name)).join()

/** The content of a document with what its own blocks add. On the server, and after a navigation, it is complete. */
function withBlocks(content: ListContent<never>): PageContent {
	if (!content.part) {
		const cards = [...document.querySelectorAll(`[type="${CARD_DATA}"]`)].map(read)
		Object.assign(content, { part: read(document.getElementById(PART_ID)), cards })
	}
	return content as PageContent
}

const read = (block: Element | null) => JSON.parse(block?.textContent ?? '') as never
