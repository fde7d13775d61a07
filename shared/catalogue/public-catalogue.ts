import { PAGES } from '#shared/paths.ts'
import { hotelCards, type HotelCard, villaCard, type VillaCard } from './card.ts'
import type { Catalogue } from './catalogue.ts'
import type { EventWords, OpeningKey } from './content.ts'
import { eventsOf } from './event-list.ts'
import { slugOf } from './event-slug.ts'
import { homeContentOf, openingIn } from './home-content.ts'
import { dataKeyOf, dataPath, type EventLink, type PageContent } from './page-data.ts'
import type { CatalogueHotel, CatalogueVilla, Hotel, Villa } from './property.ts'
import { bundleOf, type PropertyBundle } from './property-bundle.ts'

/** What pages show of a catalogue, without its rates, which nobody may read in a page's source (SITE-101). It never changes. */
export type PublicCatalogue = {
	events: readonly EventLink[]
	/** What an event's page says above its hotels; null where nobody has written anything. */
	eventWords: (slug: string) => EventWords | null
	villas: readonly VillaCard[]
	hotels: readonly HotelCard[]
	/** A villa, or the first one for an unknown id (SITE-63); null where there is none at all. */
	villa: (id: string) => PropertyBundle<Villa> | null
	/** The same for hotels (SITE-68). */
	hotel: (id: string) => PropertyBundle<Hotel> | null
	/** What a page shows, by its key (page-data.ts); null for an unknown key, and for a property that does not exist. */
	content: (key: string) => PageContent | null
}

export function publicCatalogueOf(catalogue: Catalogue): PublicCatalogue {
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
		[dataKeyOf(PAGES.villas), { opening: opening('villas'), words: landing.lists.villas, cards: villas }],
		[dataKeyOf(PAGES.hotels), { opening: opening('hotels'), words: landing.lists.hotels, cards: hotels }],
		[dataKeyOf(PAGES.welcome), links],
		[dataKeyOf(PAGES.newPassword), links],
	])
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
	return {
		events: eventsOf(hotels),
		eventWords: (slug) => landing.events.find(({ name }) => slugOf(name) === slug) ?? null,
		villas,
		hotels,
		villa: (id) => villaBundle(villaById.get(id) ?? catalogue.villas[0]),
		hotel: (id) => hotelBundle(hotelById.get(id) ?? catalogue.hotels[0]),
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
