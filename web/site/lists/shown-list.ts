import type { ReactNode } from 'react'
import type { FacetName } from '#shared/catalogue/lists/long-list.ts'
import type { useFilters } from './use-filters.ts'

/** What the filters of a list offer. */
export type ListOptions = {
	/** The most guests that any property of the list takes. */
	mostGuests: number
	choices: Readonly<Record<FacetName, readonly string[]>>
}

/** A list as it is searched, filtered and sorted now. */
export type ShownList<Card> = ReturnType<typeof useFilters> &
	ListOptions & {
		search: string
		cards: readonly Card[]
		/** The number of results, of which a long list shows one page; in a template its mark. */
		total: number | string
		/** Of a long list: how a choice is shown, with its number of results. */
		labelOf?: (name: FacetName, choice: string) => string
		/** Of a long list: what follows the number of results, and the links to its other pages. */
		place?: ReactNode
		pager?: ReactNode
	}
