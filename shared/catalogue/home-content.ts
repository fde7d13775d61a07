import type { HotelCard, VillaCard } from './card.ts'
import type { Catalogue } from './catalogue.ts'
import type { OpeningKey } from './content.ts'
import { stayLinks } from './destination-stays.ts'
import type { HomeContent } from './page-data.ts'
import type { Picture } from './property.ts'
import { servedAs } from './served-as.ts'
import type { WithServedPicture } from './tile.ts'

type Written = Pick<Catalogue, 'landing' | 'pictures'>

/** A picture at the top of a page, with its files. */
export function openingIn({ landing, pictures }: Written, key: OpeningKey) {
	const tile = landing.openings[key]
	return { ...tile, served: servedAs(pictures, tile.picture) }
}

/** What the landing page shows. `cards`: the public stays, to which its destinations link. */
export function homeContentOf(
	written: Written,
	cards: { villas: readonly VillaCard[]; hotels: readonly HotelCard[] },
): HomeContent {
	const { landing, pictures } = written
	/** Tiles are no social previews and are not printed, so the addresses of those files would be useless weight. */
	const served = <T extends { picture: Picture }>(tile: T): WithServedPicture<T> => {
		const picture = servedAs(pictures, tile.picture)
		return { ...tile, served: picture ? { ...picture, social: null, jpeg: null } : null }
	}
	return {
		opening: openingIn(written, 'home'),
		itinerary: openingIn(written, 'itinerary'),
		destinations: landing.destinations.map(({ name, line, picture, ...ids }) =>
			served({ name, line, picture, links: stayLinks(ids, cards) }),
		),
		services: landing.services.map(served),
		words: landing.words,
		planners: landing.planners.map(served),
	}
}
