import { createContext, use, useEffect, useRef } from 'react'
import { filterAndSort, type FilterableCard, type ListKind } from '#shared/catalogue/list-filters.ts'
import { useFilters } from './use-filters.ts'

/** The last search. A new object each time, so that searching for the same text again scrolls to the results again. */
export type Search = { text: string }
export const NO_SEARCH: Search = { text: '' }

/** The search in the hero. It is not part of the address (SITE-45). */
export const SearchContext = createContext(NO_SEARCH)

/** Searches, filters and sorts a list, and scrolls to the results of a search. */
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
