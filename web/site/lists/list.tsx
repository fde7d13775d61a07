import { type ReactNode, use, useState } from 'react'
import {
	distinctValues,
	filterAndSort,
	type FilterableCard,
	type ListKind,
} from '#shared/catalogue/lists/list-filters.ts'
import type { ListContent } from '#shared/catalogue/page-data.ts'
import { usePageContent } from '#web/data/catalogue.tsx'
import { RenderContext } from '#web/framework/render-context.tsx'
import { useListSearch } from './list-search.ts'
import { LongList } from './long/lazy-long-list.ts'
import type { ListOptions, ShownList } from './shown-list.ts'
import { useFilters } from './use-filters.ts'

/** The search of a list's visitor, and what renders its page once more when another part of the list has loaded. */
export function useListState() {
	const [, onChange] = useState<object>()
	return { search: useListSearch(), onChange }
}

type Props<Card> = {
	kind: ListKind<Card>
	/** Of a whole list: `optionsOf` its cards. They are the same for every address, so not a part of what is rendered for each. */
	options: ListOptions
	/** Called when another page of the list is shown. */
	onChange: (change: object) => void
	children: (list: ShownList<Card>) => ReactNode
}

/** The list of the page, which the browser has whole, or page by page when it is long (SITE-200). */
export function List<Card extends FilterableCard>(props: Props<Card>) {
	const { title, cards } = usePageContent<ListContent<Card>>()
	return title === undefined ? <WholeList {...props} cards={cards} /> : <LongList {...props} />
}

export const optionsOf = (cards: readonly FilterableCard[]): ListOptions => ({
	mostGuests: Math.max(0, ...cards.map(({ guests }) => guests)),
	choices: {
		locations: distinctValues(cards, ({ country }) => [country]),
		amenities: tagsOf(cards, 'amenityTags'),
		eventTags: tagsOf(cards, 'eventTags'),
	},
})

const tagsOf = (cards: readonly FilterableCard[], name: 'amenityTags' | 'eventTags') =>
	distinctValues(cards, (card) => card[name] ?? [])

type WholeListProps<Card> = Omit<Props<Card>, 'onChange'> & { cards: readonly Card[] }

function WholeList<Card extends FilterableCard>({ kind, options, cards: all, children }: WholeListProps<Card>) {
	const filters = useFilters(kind)
	const search = useListSearch()
	const template = import.meta.env.SSR ? use(RenderContext)?.results : undefined
	if (template)
		return children({ ...filters, ...options, search, ...(template as Pick<ShownList<Card>, 'cards' | 'total'>) })
	const cards = filterAndSort(kind, all, filters.filters, search)
	return children({ ...filters, ...options, search, cards, total: cards.length })
}
