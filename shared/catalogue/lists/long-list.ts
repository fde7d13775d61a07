import {
	distinctValues,
	type FilterableCard,
	type ListKind,
	matcherOf,
	ORDERS,
	noFilters,
	SORTS,
} from './list-filters.ts'
import { formatPageQuery, pageIn } from './list-page.ts'
import { parseQuery } from './list-query.ts'

/** Up to so many properties a list is sent whole, and filtered in the browser. */
export const WHOLE_LIST = 60
/** How many properties a page of a longer list has. */
const PAGE_SIZE = 24

/** The filters whose choices have counts. */
export type FacetName = 'locations' | 'amenities' | 'eventTags'
/** Every choice of a filter in alphabetical order, each with the number of results if it were chosen too. */
export type Facet = readonly (readonly [choice: string, count: number])[]

/** What the head of the document says of a page of a list. */
export type ListHead = {
	/** Follows the title: '' or ', page 2'. */
	title: string
	/** The query of the canonical address: '' or '?page=2'. */
	query: string
}

/** What a page of a long list is a part of. */
export type ListPart = {
	/** The query of its address, in its one form, and the search, which no address has. */
	query: string
	search: string
	/** The number of results on all pages. */
	total: number
	page: number
	pages: number
	/** The most guests that any property of the whole list takes. */
	mostGuests: number
	facets: Readonly<Record<FacetName, Facet>>
}

/** The results of a query string; a page beyond the last one is the last one. `search` may be empty. */
type PageOf<Card> = (query: string, search: string) => ListHead & { cards: readonly Card[]; part: ListPart }

/** Null for a list that is sent whole. */
export function longListOf<Card extends FilterableCard>(
	kind: ListKind<Card>,
	cards: readonly Card[],
): PageOf<Card> | null {
	if (cards.length <= WHOLE_LIST) return null
	const choices: Record<FacetName, readonly string[]> = {
		locations: distinctValues(cards, ({ country }) => [country]),
		amenities: distinctValues(cards, ({ amenityTags = [] }) => amenityTags),
		eventTags: distinctValues(cards, ({ eventTags = [] }) => eventTags),
	}
	const placesIn = (name: FacetName, values: readonly string[] = []) =>
		values.map((value) => choices[name].indexOf(value))
	const entries = new Map(
		cards.map((card) => [
			card,
			{
				card,
				locations: placesIn('locations', [card.country]),
				amenities: placesIn('amenities', card.amenityTags),
				eventTags: placesIn('eventTags', card.eventTags),
			},
		]),
	)
	const byName = cards.toSorted(ORDERS['name-asc'])
	// Sorting is most of what a request would cost, and a list that is sorted by name is soon sorted otherwise.
	const sorted = new Map(
		SORTS.map((sort) => [sort, byName.toSorted(ORDERS[sort]).flatMap((card) => entries.get(card) ?? [])]),
	)
	const mostGuests = Math.max(...cards.map(({ guests }) => guests))
	return (query, search) => {
		const filters = parseQuery(kind, query)
		const counts = mapValues(choices, ({ length }) => new Uint32Array(length))
		// Of countries and events any choice is enough, so another one adds what the other filters leave.
		const wherever = matcherOf(kind, { ...filters, locations: [] }, search)
		const whichever = matcherOf(kind, { ...filters, eventTags: [] }, search)
		const results: Card[] = []
		for (const { card, locations, amenities, eventTags } of sorted.get(filters.sort) ?? []) {
			const [isCountedByPlace, isCountedByEvent] = [wherever(card), whichever(card)]
			if (isCountedByPlace) count(counts.locations, locations)
			if (isCountedByEvent) count(counts.eventTags, eventTags)
			if (!isCountedByPlace || !isCountedByEvent) continue
			count(counts.amenities, amenities)
			results.push(card)
		}
		const pages = Math.max(1, Math.ceil(results.length / PAGE_SIZE))
		const page = Math.min(pageIn(query), pages)
		const end = page * PAGE_SIZE
		const canonical = formatPageQuery(kind, { filters, page })
		const isListed = page > 1 && canonical === formatPageQuery(kind, { filters: noFilters(kind), page })
		const facets = mapValues(choices, (names, facet) =>
			names.map((name, place) => [name, counts[facet][place] ?? 0] as const),
		)
		return {
			cards: results.slice(end - PAGE_SIZE, end),
			...(isListed ? { title: `, page ${page}`, query: canonical } : { title: '', query: '' }),
			part: { query: canonical, search, total: results.length, page, pages, mostGuests, facets },
		}
	}
}

function count(counts: Uint32Array, places: readonly number[]) {
	for (const place of places) counts[place] = (counts[place] ?? 0) + 1
}

const mapValues = <T, U>(
	values: Record<FacetName, T>,
	change: (value: T, name: FacetName) => U,
): Record<FacetName, U> => ({
	locations: change(values.locations, 'locations'),
	amenities: change(values.amenities, 'amenities'),
	eventTags: change(values.eventTags, 'eventTags'),
})
