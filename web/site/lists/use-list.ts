import { filterAndSort, type FilterableCard, type ListKind } from '#shared/catalogue/lists/list-filters.ts'
import { useListSearch } from './list-search.ts'
import { useFilters } from './use-filters.ts'

/** Searches, filters and sorts a list. */
export function useList<Card extends FilterableCard>(kind: ListKind<Card>, all: readonly Card[]) {
	const { filters, change, clear } = useFilters(kind)
	const search = useListSearch()
	return { filters, change, clear, search, cards: filterAndSort(kind, all, filters, search) }
}
