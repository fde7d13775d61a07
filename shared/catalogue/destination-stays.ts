import { href, PAGES } from '#shared/paths.ts'
import type { HotelCard, VillaCard } from './card.ts'
import {
	type FilterableCard,
	filterAndSort,
	HOTEL_LIST,
	type ListKind,
	noFilters,
	VILLA_LIST,
} from './lists/list-filters.ts'
import { formatQuery } from './lists/list-query.ts'

/** A link from a destination to stays that are there: '6 hotels' to the filtered list, or one property by its name. */
export type StayLink = { label: string; path: string }

type Destination = { villas: readonly string[]; hotels: readonly string[] }
type Cards = { villas: readonly VillaCard[]; hotels: readonly HotelCard[] }

/** The links of a destination, hotels first; none when the catalogue has no stay there (SITE-40). */
export const stayLinks = ({ villas, hotels }: Destination, cards: Cards): StayLink[] => [
	...linksTo(hotels, { kind: HOTEL_LIST, cards: cards.hotels, list: PAGES.hotels, page: PAGES.hotel, noun: 'hotels' }),
	...linksTo(villas, { kind: VILLA_LIST, cards: cards.villas, list: PAGES.villas, page: PAGES.villa, noun: 'villas' }),
]

type Catalogue<Card> = {
	kind: ListKind<Card>
	cards: readonly Card[]
	list: typeof PAGES.villas | typeof PAGES.hotels
	page: typeof PAGES.villa | typeof PAGES.hotel
	noun: string
}

/** One link to the list where a choice of countries shows exactly these stays; otherwise a link to each. */
function linksTo<Card extends FilterableCard>(ids: readonly string[], catalogue: Catalogue<Card>): StayLink[] {
	const { kind, cards, list, page, noun } = catalogue
	const stays = cards.filter(({ id }) => ids.includes(id))
	const filters = { ...noFilters(kind), locations: [...new Set(stays.map(({ country }) => country))] }
	const shown = filterAndSort(kind, cards, filters, '')
	if (stays.length > 1 && shown.length === stays.length)
		return [{ label: `${stays.length} ${noun}`, path: list + formatQuery(kind, filters) }]
	return stays.map(({ id, name }) => ({ label: name, path: href(page, { id }) }))
}
