import { PAGES } from '#shared/paths.ts'
import { hotelCards, type HotelCard, villaCard, type VillaCard } from './card.ts'
import type { Catalogue } from './catalogue.ts'
import type { EventWords, OpeningKey } from './content.ts'
import { eventsOf, hotelsByEvent } from './events/event-list.ts'
import { slugOf } from './events/event-slug.ts'
import { homeContentOf, openingIn } from './home-content.ts'
import { HOTEL_LIST, type ListKind, VILLA_LIST } from './lists/list-filters.ts'
import { canonicalPageQuery } from './lists/list-page.ts'
import { longListOf } from './lists/long-list.ts'
import { dataKeyOf, dataPath, type EventLink, type PageContent } from './page-data.ts'
import type { CatalogueHotel, CatalogueVilla, Hotel, Villa } from './property.ts'
import { presentSlugs } from './events/renamed-events.ts'
import { bundleOf, type PropertyBundle } from './property-bundle.ts'

/** A list that is too long to be sent whole (SITE-200). */
export type LongListPages = {
	/** The part of a query string that the list reads, in its one form. */
	canonicalQuery: (search: string) => string
	/** One page of the results; `search` is what a visitor looks for, which no address has. */
	content: (query: string, search?: string) => PageContent
}

/** What pages show of a catalogue, without its rates, which nobody may read in a page's source (SITE-101). It never changes. */
export type PublicCatalogue = {
	events: readonly EventLink[]
	/** What an event's page says above its hotels; null where nobody has written anything. */
	eventWords: (slug: string) => EventWords | null
	/** The slug of the event that the page of a former name leads to (SITE-204); null for any other page. */
	presentEvent: (slug: string) => string | null
	/** The hotels of an event by name, by the slug of its page; none for an unknown one. */
	eventHotels: (slug: string) => readonly HotelCard[]
	villas: readonly VillaCard[]
	hotels: readonly HotelCard[]
	/** A villa, or the first one for an unknown id (SITE-63); null where there is none at all. */
	villa: (id: string) => PropertyBundle<Villa> | null
	/** The same for hotels (SITE-68). */
	hotel: (id: string) => PropertyBundle<Hotel> | null
	/** A list that is sent in pages, by its key; null for any other page. */
	longList: (key: string) => LongListPages | null
	/** What a page shows, by its key (page-data.ts); null for an unknown key, a long list, and a property that does not exist. */
	content: (key: string) => PageContent | null
	/** When what visitors see of the page at a path last changed; undefined where that is not known. */
	changedAt: (path: string) => Date | undefined
}

export function publicCatalogueOf(
	catalogue: Catalogue,
	changes: ReadonlyMap<string, Date> = new Map(),
): PublicCatalogue {
	const { landing, pictures } = catalogue
	const villas = catalogue.villas.map((villa) => villaCard(villa, pictures))
	const hotels = hotelCards(catalogue.hotels, pictures)
	const [villaById, hotelById] = [mapById(catalogue.villas), mapById(catalogue.hotels)]
	const opening = (key: OpeningKey) => openingIn(catalogue, key)
	const home = homeContentOf(catalogue, { villas, hotels })
	const links = { opening: opening('links') }
	const pages = new Map<string, PageContent>([
		[dataKeyOf(PAGES.home), home],
		[dataKeyOf(PAGES.luxuryTravel), home],
		[dataKeyOf(PAGES.welcome), links],
		[dataKeyOf(PAGES.newPassword), links],
	])
	const longLists = new Map<string, LongListPages>()
	function addList<Card extends VillaCard>(key: 'villas' | 'hotels', kind: ListKind<Card>, cards: readonly Card[]) {
		const content = { opening: opening(key), words: landing.lists[key] }
		const pageOf = longListOf(kind, cards)
		if (!pageOf) return pages.set(key, { ...content, cards })
		return longLists.set(key, {
			canonicalQuery: (search) => canonicalPageQuery(kind, search),
			content: (query, search = '') => ({ ...content, ...pageOf(query, search) }),
		})
	}
	addList('villas', VILLA_LIST, villas)
	addList('hotels', HOTEL_LIST, hotels)
	const villaBundle = (villa: CatalogueVilla | undefined) => {
		if (!villa) return null
		const { price: _, ...property } = villa
		return bundleOf(catalogue, property)
	}
	const hotelBundle = (hotel: CatalogueHotel | undefined) => {
		if (!hotel) return null
		const { price: _, offSeasonPrice: __, ...property } = hotel
		return bundleOf(catalogue, property)
	}
	const byEvent = hotelsByEvent(hotels)
	const renamed = presentSlugs(landing.renamedEvents ?? [], (slug) => byEvent.has(slug))
	return {
		events: eventsOf(hotels),
		presentEvent: (slug) => renamed.get(slug) ?? null,
		eventHotels: (slug) => byEvent.get(slug) ?? [],
		eventWords: (slug) => landing.events.find(({ name }) => slugOf(name) === slug) ?? null,
		changedAt: (path) => changes.get(path),
		villas,
		hotels,
		villa: (id) => villaBundle(villaById.get(id) ?? catalogue.villas[0]),
		hotel: (id) => hotelBundle(hotelById.get(id) ?? catalogue.hotels[0]),
		longList: (key) => longLists.get(key) ?? null,
		content: (key) => {
			const [, list, id = ''] = /^(villas|hotels)\/([1-9]\d*)$/.exec(key) ?? []
			if (list === 'villas') return villaBundle(villaById.get(id))
			return list === 'hotels' ? hotelBundle(hotelById.get(id)) : (pages.get(key) ?? null)
		},
	}
}

const mapById = <P extends { id: string }>(properties: readonly P[]) =>
	new Map(properties.map((property) => [property.id, property]))

const DATA_PATH = new RegExp(`^${dataPath('(.+)').replaceAll('.json', '\\.json')}$`)
/** Any format: one that is not ours has no data. */
const ANY_DATA_PATH = /^\/catalogue\/.*\.json$/

/** The key of the data at a path; '' for data in another format, null for any other path. */
export const keyAtDataPath = (path: string): string | null =>
	ANY_DATA_PATH.test(path) ? (DATA_PATH.exec(path)?.[1] ?? '') : null
