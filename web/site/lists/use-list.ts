import { createContext, use, useEffect, useRef } from 'react'
import { filterAndSort, type FilterableCard, type ListKind } from '#shared/catalogue/list-filters.ts'
import { useFilters } from './use-filters.ts'

/** What was searched for last; a new object each time, so that the same words can be searched for again. */
export type Search = { text: string }
export const NO_SEARCH: Search = { text: '' }

/** The search of the box that opens the page. The address doesn't know it. */
export const SearchContext = createContext(NO_SEARCH)

/** What both lists do: search, filter and sort. A search goes to what it found. */
export function useList<Card extends FilterableCard>(kind: ListKind<Card>, all: readonly Card[]) {
	const { filters, change, clear } = useFilters(kind)
	const search = use(SearchContext)
	const results = useRef<HTMLElement>(null)
	useEffect(() => {
		if (search === NO_SEARCH) return
		const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
		results.current?.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth' })
	}, [search])
	return { filters, change, clear, results, cards: filterAndSort(kind, all, filters, search.text) }
}
